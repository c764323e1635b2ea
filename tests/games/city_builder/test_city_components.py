"""Components and the house set: CB-1 to CB-25, HC-1 to HC-12, and packs that say what is wrong with them."""

from __future__ import annotations

import shutil
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from games.city_builder.build import alone, city_box, columns, fresh, ready, together
from support import rule

from tessera.core.refusal import BadCall
from tessera.games.city_builder import GAME
from tessera.games.city_builder.components import HOUSE_PACK, HOUSE_SET, read_pack
from tessera.games.city_builder.grid import HOUSE, LAKE, STATUE, cell_of, turned
from tessera.games.city_builder.measures import MEASURES
from tessera.games.city_builder.scoring import CENTRE, OUTER
from tessera.games.city_builder.state import GONE, MONUMENT_BAG, NOBLE_SUPPLY, STARTERS

CITY = HOUSE_PACK.tiles[:60]
LANDMARKS = {2, 3, 4, 5}


def cells(face: int) -> list[int]:
    return [cell_of(face, corner) for corner in range(4)]


@rule("CB-1", "CB-2", "CB-4", "CB-6", "CB-7", "CB-10")
def test_the_box_holds_what_it_should() -> None:
    """HC-1."""
    assert len(CITY) == 60
    assert len(HOUSE_PACK.tiles) - 60 == 12
    assert [square.number for square in HOUSE_PACK.squares] == [1, 2, 3, 4, 5, 6]
    assert sum(monument.bonus is not None for monument in HOUSE_PACK.monuments) == 16
    assert sum(bool(monument.objective) for monument in HOUSE_PACK.monuments) == 11
    assert len(HOUSE_PACK.edicts) == 5
    assert all(len(edict.sides) == 2 for edict in HOUSE_PACK.edicts)


@rule("CB-2", "CB-3")
def test_each_starter_set_has_its_prevalent_colour() -> None:
    """HC-5. The same patterns and numbers of everything; the own colour three times, the others once."""
    for number, colour in enumerate(HOUSE_PACK.starters):
        tiles = HOUSE_PACK.tiles[60 + 3 * number : 63 + 3 * number]
        assert [tile.code[0] for tile in tiles] == ["X", "T", "V"]
        found = Counter(letter for tile in tiles for letter in tile.code[1:])
        assert found["H"] == 5
        assert found["~"] == 1
        assert found[colour[0].upper()] == 3
        assert sorted(found[letter] for letter in "BGOR") == [1, 1, 1, 3]
    assert sorted(HOUSE_PACK.starters) == ["blue", "green", "orange", "red"]


@rule("CB-8", "CB-15")
def test_a_monument_needs_two_landmarks_of_the_four_colours() -> None:
    """HC-7. Each pair of different colours twice among the competitive ones, each equal pair once."""
    pairs = Counter(tuple(sorted(monument.needs)) for monument in HOUSE_PACK.monuments[:16])
    assert all(pairs[(a, b)] == (1 if a == b else 2) for a in range(4) for b in range(a, 4))
    assert all(len(monument.needs) == 2 and max(monument.needs) < 4 for monument in HOUSE_PACK.monuments)


@rule("CB-6", "CB-7", "CB-202")
def test_each_mode_uses_its_own_monuments() -> None:
    for s, used in [(fresh(2), range(78, 94)), (fresh(2, mode="cooperative"), range(94, 105)), (fresh(1), range(94, 105))]:
        assert set(s.kinds_in(MONUMENT_BAG)) == set(used)
        assert set(range(78, 105)) - set(used) <= set(s.kinds_in(GONE))


@rule("CB-11", "CB-16", "CB-17", "CB-18")
def test_a_competitive_track_has_three_columns_of_seven_five_and_seven_spaces() -> None:
    assert OUTER == [1, 2, 3, 4, 3, 2, 1]
    assert CENTRE == [2, 4, 7, 4, 2]
    s = ready(4)
    assert [len(s.places[s.cb.column + column]) for column in range(12)] == [7, 5, 7] * 4
    places = [place.name for place in together(4).box.places]
    assert sum(name.startswith("track_") for name in places) == 4


@rule("CB-16")
def test_columns_never_influence_one_another() -> None:
    s = columns(ready(2), "rgbpbgr", "rgpbo", "obgprrg", "ggbpbgr", "bgpbo", "ooopggg")
    before = [s.places[s.cb.column + column][:] for column in range(6)]
    s.move(s.places[s.cb.column][0], s.cb.column, GONE, 0)
    assert [s.places[s.cb.column + column] for column in range(1, 6)] == before[1:]
    assert [s.at_end(0, column) for column in range(1, 6)] == [8, 2, 1, 5, 2]


@rule("CB-12", "CB-13", "CB-14", "CB-19")
def test_four_tracks_take_exactly_the_whole_supply_of_settlers() -> None:
    box = city_box(4)
    assert box.copies[box.settlers :] == [12, 12, 12, 12, 8, 4, 4, 4, 4, 4]
    s = ready(4)
    standing = [piece for column in range(12) for piece in s.places[s.cb.column + column]]
    assert len(standing) == 76
    purple = [s.box.names[s.box.kind[piece]] for piece in standing if "purple" in s.box.names[s.box.kind[piece]]]
    assert Counter(purple) == {"purple-commoner": 8, "purple-noble": 4}


@rule("CB-20")
def test_the_cooperative_track_is_one_line_of_eleven_with_the_skull_last() -> None:
    assert HOUSE_PACK.spaces == 11
    assert together(3).cb.last_space == 11


@rule("CB-21", "CB-22", "CB-23", "CB-24")
def test_features_are_what_the_codes_say() -> None:
    """HC-3, HC-4."""
    found = Counter(cell for tile in CITY for cell in cells(tile.faces[0]))
    assert found == {HOUSE: 100, 2: 27, 3: 27, 4: 27, 5: 27, STATUE: 16, LAKE: 16}
    for tile in CITY:
        held = cells(tile.faces[0])
        assert held.count(HOUSE) in (1, 2)
        others = [cell for cell in held if cell != HOUSE]
        assert len(set(others)) == len(others)
        assert not {STATUE, LAKE} <= set(others)
    turns = {min(tile.faces) for tile in CITY}
    assert len(turns) == 60


def test_patterns_and_the_share_of_arms() -> None:
    """HC-2."""
    assert Counter(tile.code[0] for tile in CITY) == {"X": 6, "T": 22, "I": 14, "V": 18}
    arms = [(tile.faces[0] & 15).bit_count() for tile in CITY]
    assert min(arms) >= 2
    assert sum(arms) == 154
    assert 0.6 <= sum(arms) / 240 <= 0.7


@rule("CB-35", "CB-5")
def test_town_squares_are_alike_in_kind_and_different_in_streets() -> None:
    """HC-6."""
    streets = set()
    for square in HOUSE_PACK.squares:
        assert square.west & 2
        assert square.east & 8
        outer = (square.west & ~2 & 15).bit_count() + (square.east & ~8 & 15).bit_count()
        assert outer == 3
        found = Counter(cells(square.west) + cells(square.east))
        assert found == {HOUSE: 3, 2: 1, 3: 1, 4: 1, 5: 1, STATUE: 1}
        half = (turned(turned(square.east)) & 15, turned(turned(square.west)) & 15)
        streets.add(min((square.west & 15, square.east & 15), half))
    assert len(streets) == 6


def test_the_effects_use_every_term() -> None:
    """HC-8, HC-12. Every term that the rulebook clarifies is used, and `most` is among them."""
    used = {type(monument.bonus.measure).__name__ for monument in HOUSE_PACK.monuments if monument.bonus}
    assert {
        "PopulatedAdjacent",
        "UniqueShapes",
        "LShapes",
        "LongestStreet",
        "EmptyHousesAdjacent",
        "TouchesFountain",
    } <= used
    assert "StatuesPopulated" in used
    assert sum(monument.bonus.most for monument in HOUSE_PACK.monuments if monument.bonus) == 2


def test_most_monuments_depend_on_where_they_stand() -> None:
    """HC-13. Their district, its neighbours, their street, their distance to the fountain or to each other."""
    competitive = [monument.bonus.measure for monument in HOUSE_PACK.monuments if monument.bonus]
    cooperative = [monument.objective for monument in HOUSE_PACK.monuments if monument.objective]
    assert sum(measure.LOCAL for measure in competitive) >= 8
    assert sum(any(condition.measure.LOCAL for condition in objective) for objective in cooperative) >= 5
    used = {measure.KEY for measure in competitive if measure.LOCAL}
    assert {"populated-adjacent", "street-along", "steps-to-fountain", "monuments-near"} <= used
    assert len(used) >= 7


@rule("CB-214", "CB-220")
def test_the_temple_of_apollo_is_as_printed() -> None:
    temple = HOUSE_PACK.monuments[0]
    assert temple.bonus is not None
    assert (temple.id, temple.needs) == ("temple-of-apollo", (0, 3))
    assert (temple.bonus.measure.KEY, temple.bonus.points, temple.bonus.most) == ("populated-adjacent", 2, False)


@rule("CB-8")
@pytest.mark.parametrize(("language", "unit"), [("en", "VP"), ("de", "SP")])
def test_the_text_of_a_monument_names_its_points(language: str, unit: str) -> None:
    """The sentences on the cards and the data say the same, and every Monument has its own picture."""
    texts = GAME.words(language).patterns
    for monument in HOUSE_PACK.monuments:
        text = texts[f"{monument.id}.text"]
        assert monument.bonus is None or text.startswith(f"{monument.bonus.points} {unit}"), monument.id
        assert f"[{monument.id}]" in (GAME.art / "monuments.toml").read_text(encoding="utf-8")


@rule("CB-195")
def test_each_edict_has_a_restriction_and_a_demand() -> None:
    """HC-11."""
    for edict in HOUSE_PACK.edicts:
        assert [side.restriction for side in edict.sides] == [True, False]
        assert all(condition.at_most >= 0 for condition in edict.sides[0].conditions)
        assert all(condition.at_least > 0 and condition.at_most < 0 for condition in edict.sides[1].conditions)


@rule("CB-25", "CB-74")
def test_the_active_player_token_is_the_number_of_a_seat() -> None:
    s = ready(3)
    assert s.active == 0
    assert s.waiting() == (0,)


def test_starters_lie_open_until_they_are_chosen() -> None:
    assert len(fresh(3).places[STARTERS]) == 12
    assert not alone().places[STARTERS]
    assert len(together(2).places[NOBLE_SUPPLY]) == 20


# -- packs --------------------------------------------------------------------------------------------------------


def a_pack(folder: Path) -> Path:
    shutil.copytree(HOUSE_SET, folder / "pack")
    return folder / "pack"


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("tiles.toml", '"XBHHO"', '"QBHHO"', "tiles.toml, line 7: tiles.city should be codes"),
        ("tiles.toml", '"XBHHO", ', "", "tiles.toml, line 7: tiles.city should be 60 entries, not 59"),
        ("tiles.toml", 'west = "NEW HBSH"', 'west = "NW HBSH"', "a half whose street runs on"),
        ("tiles.toml", 'colour = "green"', 'colour = "mauve"', "starter.colour should be one of blue, green, orange, red"),
        ("monuments.toml", "points = 2, most", "points = 0, most", "points should be from 1"),
        ("monuments.toml", 'measure = "unique-shapes", points', 'measure = "beauty", points', "measure should be one of"),
        ("monuments.toml", '["red", "red"]', '["red"]', "needs should be 2 entries, not 1"),
        ("edicts.toml", "spaces = 11", "spaces = 11\nlength = 3", "has no key 'length'"),
        ("edicts.toml", "at_least = 5", 'at_least = "five"', "at_least should be a whole number, not 'five'"),
    ],
)
def test_a_wrong_pack_says_file_line_and_what_was_expected(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    folder = a_pack(tmp_path)
    path = folder / file
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadCall, match=r"line \d+") as error:
        read_pack(folder)
    assert said in str(error.value)


def test_another_pack_is_played_with_its_own_tiles(tmp_path: Path) -> None:
    folder = a_pack(tmp_path)
    path = folder / "tiles.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('"IBGHH"', '"IHBHB"', 1), encoding="utf-8")
    box = GAME.box(2, {"pack": str(folder)})
    assert box.actions is not city_box(2).actions
    symmetric = read_pack(folder).tiles[28]
    assert symmetric.turns == [0, 1]


def test_equal_rotations_of_a_symmetric_tile_are_one_option(tmp_path: Path) -> None:
    from games.city_builder.build import hand

    folder = a_pack(tmp_path)
    path = folder / "tiles.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('"IBGHH"', '"IHBHB"', 1), encoding="utf-8")
    s = hand(ready(2, pack=str(folder)), 0, "c29")
    assert len(s.options(0)) == 6 * 2
    assert [first.code < second.code for first, second in pairwise(s.options(0))].count(False) == 0


def test_measures_have_names_that_data_can_use() -> None:
    assert all(name == name.lower() and " " not in name for name in MEASURES)


@rule("CB-58", "CB-145")
@pytest.mark.parametrize(
    ("seats", "options"), [(5, {}), (1, {"mode": "cooperative"}), (2, {"mode": "solo"}), (2, {"extra_commoners": 10})]
)
def test_wrong_tables_are_refused(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadCall):
        GAME.box(seats, options)
