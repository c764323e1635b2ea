"""Upkeep, the end and scoring: CB-126 to CB-144, the competitive Monuments, and the clarified terms CB-214 to CB-222."""

from __future__ import annotations

from random import Random

import pytest
from games.city_builder.build import (
    built,
    columns,
    draw_first,
    expanding,
    fetch,
    hand,
    keys,
    names_in,
    play,
    ready,
    refused,
    settler,
    supply,
    texts,
)
from games.city_builder.maps import EX4, EX12, block_map
from games.city_builder.positions import TOLD
from support import rule

from tessera.core.seats import CHANCE
from tessera.core.view import look
from tessera.games.city_builder.city import NAME
from tessera.games.city_builder.components import HOUSE_PACK
from tessera.games.city_builder.grid import ARMS, STEPS, WIDTH, at
from tessera.games.city_builder.maps import read_map
from tessera.games.city_builder.measures import MEASURES
from tessera.games.city_builder.state import ASIDE, HAND, MONUMENT_BAG, MONUMENTS, STACK, UNDER, CityState

FULL = ("rgbpbgr", "rgpbo", "obgprrg", "ggbpbgr", "bgpbo", "ooopggg")


def laid(names: str) -> CityState:
    """Seat 0 has laid its tile, and these tiles are left in its hand."""
    return hand(expanding(ready(2), block_map("a")), 0, names)


def upkeep(s: CityState, *discards: str) -> CityState:
    """Seat 0 discards these tiles and ends its turn."""
    return play(s, *[f"0: discard {name}" for name in discards], "0: end expansion")


# -- Upkeep -------------------------------------------------------------------------------------------------------


@rule("CB-126", "CB-127", "CB-128")
def test_none_one_or_both_tiles_go_under_the_stack_in_the_order_named() -> None:
    """I-8, R-21."""
    s = upkeep(laid("c05 blue-2"), "blue-2", "c05")
    assert names_in(s, UNDER) == ["blue-2", "c05"]
    assert s.waiting() == (CHANCE,)
    assert look(s, 0).faces(UNDER) == s.kinds_in(UNDER)
    assert look(s, 1).n_unseen(UNDER) == 2
    assert names_in(upkeep(laid("c05 blue-2"), "c05"), HAND) == ["blue-2"]
    assert refused(laid("c05 blue-2"), 0, "discard c06").rule == "CB-126"
    assert not upkeep(laid("c05 blue-2")).places[UNDER]


@rule("CB-126", "CB-76")
def test_discards_are_listed_beside_the_tile_to_lay_and_one_tile_stays_for_it() -> None:
    """Nothing is drawn or revealed between the tile and Upkeep, so discards may be named at any time of the turn."""
    s = hand(ready(2), 0, "c05 c06 blue-2")
    assert [text for text in texts(s, 0) if not text.startswith("lay")] == ["discard c05", "discard c06", "discard blue-2"]
    play(s, "0: discard blue-2", "0: discard c05")
    assert {text.split()[1] for text in texts(s, 0)} == {"c06"}
    no = refused(s, 0, "discard c06")
    assert (no.rule, no.reason) == ("CB-76", "your last tile must be laid")
    later = hand(ready(2), 0, "c05 c06 blue-2")
    lay = next(text for text in texts(s, 0) if text.startswith("lay"))
    play(s, f"0: {lay}", "0: end expansion")
    play(later, f"0: {lay}", "0: discard blue-2", "0: discard c05", "0: end expansion")
    assert [look(s, seat).facts() for seat in (0, 1)] == [look(later, seat).facts() for seat in (0, 1)]


@rule("CB-128")
def test_a_discarded_starter_tile_is_drawn_like_any_other() -> None:
    s = laid("c05 blue-2")
    for piece in s.places[STACK][1:]:
        s.move(piece, STACK, ASIDE, 0)
    draw_first(upkeep(s, "blue-2"))
    assert "blue-2" in names_in(s, HAND)


@rule("CB-129", "CB-130")
def test_the_hand_is_filled_to_three_and_the_stack_shrinks_by_one() -> None:
    for discards in ([], ["c05"], ["c05", "blue-2"]):
        s = laid("c05 blue-2")
        before = len(s.places[STACK]) + len(s.places[UNDER])
        draw_first(upkeep(s, *discards))
        assert len(s.places[HAND]) == 3
        assert len(s.places[STACK]) + len(s.places[UNDER]) == before - 1


@rule("CB-130", "CB-131", "CB-127")
def test_ex_24_the_last_tile_of_the_stack() -> None:
    """R-22, R-23. The order under the stack is the order in which tiles come up again."""
    for discards, expected in [(["c05", "blue-2"], {"c05", "blue-2"}), ([], {"c05", "blue-2"})]:
        s = laid("c05 blue-2")
        for piece in s.places[STACK][1:]:
            s.move(piece, STACK, ASIDE, 0)
        last = names_in(s, STACK)[0]
        draw_first(upkeep(s, *discards))
        assert set(names_in(s, HAND)) == expected | {last}
        assert not s.places[STACK]
        assert not s.places[UNDER]
        play(s, f"1: {texts(s, 1)[0]}", "1: end expansion")
        assert s.active == 0
        assert type(s.agenda[-1]).__name__ == "LayTile"


@rule("CB-127", "CB-129")
def test_tiles_under_the_stack_come_up_first_in_first_out() -> None:
    s = laid("c05")
    for piece in s.places[STACK][:]:
        s.move(piece, STACK, ASIDE, 0)
    for name in ("c11", "c12", "c13"):
        s.put(fetch(s, s.box.by_name[name]), UNDER, 0)
    upkeep(s)
    assert names_in(s, HAND) == ["c05", "c11", "c12"]
    assert names_in(s, UNDER) == ["c13"]


@rule("CB-127")
def test_the_discarder_knows_what_comes_up_and_others_do_not() -> None:
    """I-8: the bottom of the stack is known to the discarder, also when a rival draws it."""
    s = laid("c05 blue-2")
    for piece in s.places[STACK][2:]:
        s.move(piece, STACK, ASIDE, 0)
    draw_first(upkeep(s, "c05"))
    known = s.kinds_in(UNDER)
    hand(s, 1, "c30 c31 c32")
    play(s, f"1: {texts(s, 1)[0]}", "1: end expansion")
    draw_first(s)
    if known:
        assert known[0] in look(s, 0).faces(HAND + 1)


@rule("CB-126", "CB-129")
def test_hands_are_seen_by_their_owners_only() -> None:
    """I-4."""
    s = upkeep(laid("c05 c06"), "c05")
    draw_first(s)
    assert look(s, 0).faces(HAND) == s.kinds_in(HAND)
    assert look(s, 1).faces(HAND) == []
    assert look(s, 1).n_unseen(HAND) == 3


@rule("CB-131")
def test_once_the_stack_is_empty_nobody_discards_or_draws() -> None:
    s = hand(expanding(ready(2), block_map("a")), 0, "c05 c06")
    for piece in s.places[STACK][:]:
        s.move(piece, STACK, ASIDE, 0)
    assert refused(s, 0, "discard c05").rule == "CB-131"
    play(s, "0: end expansion")
    draw_first(s)
    assert s.active == 1
    assert len(s.places[HAND]) == 2
    assert all(text.startswith("lay") for text in texts(s, 1))


@rule("CB-132")
def test_the_monument_supply_is_filled_to_three_or_as_far_as_the_bag_goes() -> None:
    s = supply(hand(expanding(ready(2), block_map("a")), 0, "c05 c06"), "temple-of-apollo")
    for piece in s.places[MONUMENT_BAG][1:]:
        s.move(piece, MONUMENT_BAG, 3, 0)
    play(s, "0: end expansion")
    draw_first(s)
    assert len(s.places[MONUMENTS]) == 2
    assert not s.places[MONUMENT_BAG]


# -- the end ------------------------------------------------------------------------------------------------------


@rule("CB-134", "CB-135", "CB-231")
@pytest.mark.parametrize("seats", [2, 3])
def test_everybody_plays_eighteen_tiles_and_the_game_ends_with_the_last_expansion(seats: int) -> None:
    """An invariant besides: the stack after t turns, and the tiles in hands, cities and stack."""
    s = ready(seats)
    rng = Random(3)
    ended: list[str] = []
    while not s.over():
        seat = s.waiting()[0]
        if type(s.agenda[-1]).__name__ == "LayTile":
            done = s.turn - 1
            stack = len(s.places[STACK]) + len(s.places[UNDER])
            discarded = min(3, 18 - done // seats) - len(s.places[HAND + seat])
            assert stack - discarded == max(0, 15 * seats - done)
            tiles = sum(len(s.places[HAND + owner]) + len(s.places[s.cb.city + owner]) - 1 for owner in range(seats))
            assert stack + tiles == 18 * seats
        action = rng.choice(s.options(seat))
        ended.append(action.text)
        s.apply(seat, action)
    assert ended[-1] == "end expansion"
    assert s.turn == 18 * seats
    assert all(len(city.where) == 20 for city in s.city)
    assert all(not s.places[HAND + seat] for seat in range(seats))
    assert "final-score" in keys(s)
    last_monuments = [event for event in s.log or [] if event.key == "revealed"]
    assert len(last_monuments) <= 16


@rule("CB-141", "CB-142")
@pytest.mark.parametrize("told", ["tie-settlers", "tie-monuments"])
def test_the_log_says_what_decides_a_tie(told: str) -> None:
    s = TOLD[told]()
    assert [key for key in keys(s) if key.startswith("tie-")] == [told]
    assert s.winners() == [0]


@rule("CB-136", "CB-137", "CB-138", "CB-144")
def test_ex_19_the_columns_of_the_rulebooks_example() -> None:
    s = columns(ready(2), "____o__", "_rpg_", "rgbp___", "___pb__", "__p__", "____b__")
    assert [s.column_points(0, column) for column in range(6)] == [10, 2, 0, 6, 6, 10]
    assert s.settler_points(0) == 34
    assert [s.column_points(1, column) for column in range(6)] == [3, 2, 6, 3, 6, 3]


@rule("CB-136", "CB-139")
def test_a_score_is_columns_and_monuments() -> None:
    s = columns(expanding(ready(2), EX4), "____o__", "_rpg_", "rgbp___", "___pb__", "__p__", "____b__")
    built(s, 0, "temple-of-apollo", 0, 0)
    assert s.scores()[0] == 34 + 4
    assert s.scores()[1] == 22 + 1


@rule("CB-137", "CB-144")
def test_ex_20_beyond_the_middle_and_between_two_settlers() -> None:
    """R-11."""
    s = columns(ready(2), "______r", "____r", "__rp___", *FULL[3:])
    assert (s.column_points(0, 0), s.column_points(1, 0)) == (15, 0)
    assert (s.column_points(0, 1), s.column_points(1, 1)) == (17, 0)
    assert (s.column_points(0, 2), s.column_points(1, 2)) == (3, 6)


@rule("CB-140", "CB-141", "CB-142", "CB-143")
def test_ex_21_ties_go_to_fewer_settlers_then_to_fewer_monuments() -> None:
    """R-24."""

    def standing(settlers: list[int], monuments: list[int]) -> list[int]:
        s = ready(3)
        for seat in range(3):
            s.city[seat] = read_map(block_map("aa.bb.cc"))
            s.city[seat].housed = [0, 0] * settlers[seat]
            for district in range(monuments[seat]):
                s.city[seat].cover(district, s.box.by_name["palace-of-the-purple"])
        assert len(set(s.scores())) == 1
        return s.winners()

    assert standing([12, 11, 11], [2, 3, 2]) == [2]
    assert standing([12, 11, 11], [2, 2, 2]) == [1, 2]
    assert standing([10, 11, 11], [3, 2, 2]) == [0]
    s = columns(ready(2), "_rgbpbg", *FULL[1:])
    assert s.winners() == [0]
    assert s.scores() == [1, 0]


@rule("CB-139")
def test_monuments_are_scored_from_the_final_position_and_told() -> None:
    s = columns(expanding(ready(2), EX4, EX4, turn=36), *FULL)
    built(s, 1, "temple-of-apollo", 0, 0)
    play(s, "1: end expansion")
    assert s.over()
    told = [event for event in s.log or [] if event.key == "scored-monument"]
    assert [(event.seat, event.n) for event in told] == [(1, 4)]
    assert s.scores() == [0, 4]


# -- Monuments and terms ------------------------------------------------------------------------------------------


def bonus(name: str, text: str, *rivals: str, at_block: tuple[int, int] = (0, 0)) -> int:
    """What a competitive Monument brings in a city that this map shows, beside rivals."""
    s = expanding(ready(1 + max(1, len(rivals))), text, *rivals)
    return s.bonus(0, built(s, 0, name, *at_block))


@rule("CB-214", "CB-220")
def test_ex_4_temple_of_apollo() -> None:
    """M01."""
    assert bonus("temple-of-apollo", EX4) == 4


def worth(name: str) -> int:
    """The points that a Monument gives for each of what it counts."""
    found = next(monument.bonus for monument in HOUSE_PACK.monuments if monument.id == name)
    assert found is not None
    return found.points


@rule("CB-220", "CB-222")
def test_basilica_of_the_wards_counts_settlers_next_door() -> None:
    """M02."""
    crowd = block_map("mmp\nqrz", m="RRHH HHHH", p="BGOb", q="rHHH", r="bgHH", z="bHHH")
    assert bonus("basilica-of-the-wards", crowd) == (1 + 1 + 2) * worth("basilica-of-the-wards")


@rule("CB-215", "CB-216")
def test_hall_of_the_surveyors_counts_unique_shapes_monuments_included() -> None:
    """M03, EX-9, R-25."""
    unit = worth("hall-of-the-surveyors")
    assert bonus("hall-of-the-surveyors", block_map("aaabbb\na.cc.b"), at_block=(2, 1)) == unit
    assert bonus("hall-of-the-surveyors", block_map("ccabb\n...bb"), at_block=(0, 0)) == 3 * unit


LONG_WAY = """
.:. .:. .:. .:. .:. .:.
:+- -+- -+- -+: :+- -+:
.|. .:. .|. .:. .:. .:.
.|. .:. .|. .:. .:. .:.
:+- -+- -+- -+- -+: :+:
.:. .:. .:. .:. .:. .:.
"""
"""A district of two blocks between two streets, of four and of five tiles; another street of two tiles ends beside it."""


@rule("CB-55", "CB-234")
def test_golden_waystone_counts_the_longest_street_that_runs_along_it() -> None:
    """M04. The street beyond a gap is longer in no city, and the streets that end at the district are the short ones."""
    city = read_map(LONG_WAY)
    assert [city.street_along(district) for district in range(city.n_districts())] == [5]
    assert bonus("golden-waystone", LONG_WAY) == 5 * worth("golden-waystone")
    two = read_map(block_map("aab\n..b"))
    streets = {two.get(district, NAME): two.street_along(district) for district in range(two.n_districts())}
    assert streets == {at(0, 0): 4, at(2, 0): 4}
    assert two.street == 4


@rule("CB-234")
@pytest.mark.parametrize("seed", range(8))
def test_the_street_along_a_district_is_found_by_walking_its_border(seed: int) -> None:
    """Against a walk around every district of a random city: each full link on its border, followed both ways."""
    rng = Random(seed)
    letters = "abcdef"
    rows = ["".join(rng.choice(letters) for _ in range(5)) for _ in range(4)]
    city = read_map(block_map("\n".join(rows)))
    faces = dict(zip(city.where, city.faces, strict=True))
    arms = {(position, step): bool(faces[position] & ARMS[i]) for position in faces for i, step in enumerate(STEPS)}

    def length(position: int, step: int) -> int:
        tiles = {position}
        for way in (step, -step):
            here = position
            while arms.get((here, way)) and arms.get((here + way, -way)):
                here += way
                tiles.add(here)
        return len(tiles)

    for district in range(city.n_districts()):
        blocks = city.blocks_of(district)
        around = [
            length(block + first, along)
            for block in blocks
            for first, along, beyond in ((0, 1, -WIDTH), (WIDTH, 1, WIDTH), (0, WIDTH, -1), (1, WIDTH, 1))
            if block + beyond not in blocks
        ]
        assert city.street_along(district) == max(around)


@rule("CB-219", "CB-55")
def test_ex_22_most_is_strictly_more_than_every_other() -> None:
    """M05, R-29."""

    def rows(length: int) -> str:
        return (
            block_map("aa" + "." * 8)
            + "\n"
            + "\n".join(
                [
                    " ".join([".:."] * length + ["..."] * (11 - length)),
                    " ".join([":+-", *["-+-"] * (length - 2), "-+:"] + ["..."] * (11 - length)),
                    " ".join([".:."] * length + ["..."] * (11 - length)),
                ]
            )
        )

    lengths = {n: rows(n) for n in (5, 6, 7)}
    assert [read_map(lengths[n]).street for n in (5, 6, 7)] == [5, 6, 7]
    assert bonus("arch-of-the-legions", lengths[6], lengths[6], lengths[5]) == 0
    assert bonus("arch-of-the-legions", lengths[7], lengths[6], lengths[5]) == worth("arch-of-the-legions")
    assert bonus("arch-of-the-legions", lengths[5], lengths[6], lengths[7]) == 0


@rule("CB-57")
def test_populated_districts_at_the_fountain_are_counted() -> None:
    """EX-12."""
    city = read_map(EX12)
    measure = MEASURES["populated-at-fountain"]
    assert measure.count(city, 0) == 0
    city.settle(city.at_fountain(0), settler("g"))
    assert measure.count(city, 0) == 1


@rule("CB-57", "CB-235")
def test_court_of_the_nymphs_stands_at_the_fountain_or_brings_nothing() -> None:
    """M06, EX-12. The district north of the fountain touches it; one a step away does not."""
    city = read_map(EX12)
    assert MEASURES["touches-fountain"].count(city, city.at_fountain(0)) == 1
    assert bonus("court-of-the-nymphs", block_map("aabb"), at_block=(0, 0)) == worth("court-of-the-nymphs")
    assert bonus("court-of-the-nymphs", block_map("aabb"), at_block=(2, 0)) == 0


@rule("CB-24", "CB-123")
def test_house_of_waters_counts_uncovered_lakes() -> None:
    """M07."""
    lakes = block_map("aabc", a="BG~~ ~~HH", b="~HHB", c="~~~~")
    assert bonus("house-of-waters", lakes) == 5 * worth("house-of-waters")


@rule("CB-114")
def test_gallery_of_ancestors_counts_statues_in_populated_districts() -> None:
    """M08."""
    statues = block_map("aabc", a="GGSS HHHH", b="S2gH", c="SSHH")
    assert bonus("gallery-of-ancestors", statues) == 2 * worth("gallery-of-ancestors")


@rule("CB-235")
def test_villa_of_the_patricians_counts_the_steps_to_the_fountain() -> None:
    """M09. Steps go from block to block over a side, from the nearest block of the district, whatever lies between."""
    unit = worth("villa-of-the-patricians")
    far = block_map("ab..\ncd..\n..ee")
    assert bonus("villa-of-the-patricians", far, at_block=(0, 0)) == 0
    assert bonus("villa-of-the-patricians", far, at_block=(0, 1)) == unit
    assert bonus("villa-of-the-patricians", far, at_block=(2, 2)) == 4 * unit
    north = read_map(EX12)
    assert north.steps_to_fountain(north.at_fountain(0)) == 0


@rule("CB-217")
def test_granary_of_plenty_counts_empty_houses_next_door() -> None:
    """M10."""
    text = block_map("aab\nc.d", a="GOHH HHHH", b="HHHg", c="HbHB", d="HHHH")
    assert bonus("granary-of-plenty", text) == (3 + 2) * worth("granary-of-plenty")


@rule("CB-219", "CB-237", "CB-220")
def test_arena_of_the_multitude_needs_more_neighbours_than_any_monument_of_another_city() -> None:
    """M11. A rival's settlers count only beside one of its Monuments; nobody beside the Arena brings nothing."""
    two, three = block_map("aab", a="ORHH HHHH", b="bgHH"), block_map("aab", a="ORHH HHHH", b="bgrH")
    full = worth("arena-of-the-multitude")
    assert bonus("arena-of-the-multitude", two, three) == full
    assert bonus("arena-of-the-multitude", block_map("aab", a="ORHH HHHH")) == 0
    for own, theirs, points in ((three, two, full), (two, two, 0), (two, three, 0)):
        s = expanding(ready(2), own, theirs)
        arena = built(s, 0, "arena-of-the-multitude", 0, 0)
        built(s, 1, "temple-of-apollo", 0, 0)
        assert s.bonus(0, arena) == points


@rule("CB-49")
def test_guild_of_the_set_square_counts_l_shapes() -> None:
    """M12, EX-9."""
    bent = block_map("aaabbb\na.cc.b")
    assert bonus("guild-of-the-set-square", bent, at_block=(2, 1)) == 2 * worth("guild-of-the-set-square")


@rule("CB-221", "CB-220", "CB-214")
def test_temple_of_the_seasons_counts_neighbours_with_landmarks_of_all_colours() -> None:
    """M13, EX-33. Statues with a colour count, free ones do not; nor do districts that are not adjacent or not populated."""
    unit = worth("temple-of-the-seasons")
    assert bonus("temple-of-the-seasons", block_map("aabb", a="BOHH HHHH", b="BGO4 bHHH")) == unit
    assert bonus("temple-of-the-seasons", block_map("aabb", a="BOHH HHHH", b="BGSO bHHH")) == 0
    assert bonus("temple-of-the-seasons", block_map("aab\n...\ncc.", a="BOHH HHHH", b="BGOr", c="BGOR bHHH")) == 0
    s = expanding(ready(2), block_map("aabb", a="BOHH HHHH", b="BGOR HHHH"))
    first = built(s, 0, "temple-of-the-seasons", 0, 0)
    assert s.bonus(0, first) == 0
    s.city[0].settle(s.city[0].district_named(at(2, 0)), settler("g"))
    assert s.bonus(0, first) == unit


@rule("CB-221")
def test_populated_districts_of_all_four_colours_are_counted() -> None:
    text = block_map("aabbcc", a="BOHH HHHH", b="BGO4 bHHH", c="BGOR HHHH")
    assert MEASURES["four-colours-populated"].count(read_map(text), 0) == 1


@rule("CB-218")
def test_theatre_of_full_benches_counts_fully_occupied_districts() -> None:
    """M14. A district without Houses is not fully occupied, nor is one under a Monument."""
    text = block_map("aabcd", a="BBHH HHHH", b="bgBG", c="BGHb", d="BGOR")
    assert bonus("theatre-of-full-benches", text) == worth("theatre-of-full-benches")


@rule("CB-15")
def test_palace_of_the_purple_counts_purple_settlers() -> None:
    """M15."""
    purple = block_map("aabc", a="BRHH HHHH", b="pHHH", c="9bHH")
    assert bonus("palace-of-the-purple", purple) == 2 * worth("palace-of-the-purple")


@rule("CB-125", "CB-236")
def test_processional_way_counts_other_monuments_and_adjacent_ones_twice() -> None:
    """M16, R-49."""
    s = expanding(ready(2), block_map("aabb.cc", a="GRHH HHHH", b="GRHH HHHH"))
    first = built(s, 0, "processional-way", 0, 0)
    assert s.bonus(0, first) == 0
    built(s, 0, "golden-waystone", 5, 0)
    assert s.bonus(0, first) == worth("processional-way")
    built(s, 0, "temple-of-apollo", 2, 0)
    assert s.bonus(0, first) == 3 * worth("processional-way")


@rule("CB-139")
def test_a_bonus_is_for_the_city_it_is_built_in() -> None:
    s = expanding(ready(2), EX4, EX4)
    built(s, 0, "temple-of-apollo", 0, 0)
    assert s.monument_points(1) == 0


@rule("CB-214")
def test_a_monument_does_not_populate() -> None:
    """R-19."""
    city = read_map(EX4)
    city.cover(0, 80)
    assert not city.is_populated(0)
    assert MEASURES["settlers"].count(city, 0) == 3


@rule("CB-217")
def test_houses_of_unfinished_districts_do_not_matter_to_effects() -> None:
    city = read_map(EX12)
    assert MEASURES["empty-houses"].count(city, 0) == city.n_houses(city.at_fountain(0)) == 4


def test_permuting_the_landmark_colours_changes_no_score() -> None:
    """An invariant: the four colours are alike, in districts, in requirements and in every measure."""
    rng = Random(9)
    for _ in range(20):
        order = rng.sample(range(4), 4)
        cells = ["".join(rng.choice("BGORSH~") for _ in range(8)) for _ in range(4)]
        other = ["".join("BGOR"[order["BGOR".index(c)]] if c in "BGOR" else c for c in four) for four in cells]
        first, second = (
            read_map(
                block_map(
                    "aab\nccb\nddb",
                    a=f"{x[0][:4]} {x[0][4:]}",
                    b=f"{x[1][:4]} {x[1][4:]} {x[2][:4]}",
                    c=f"{x[2][4:]} {x[3][:4]}",
                    d=f"{x[3][4:]} HHHH",
                )
            )
            for x in (cells, other)
        )
        from tessera.games.city_builder.settling import statues_for_settler

        for district in range(first.n_districts()):
            for who in range(10):
                mapped = who if who % 5 == 4 else order[who % 5] + who // 5 * 5
                assert len(statues_for_settler(first, district, who)) == len(statues_for_settler(second, district, mapped))
        for name, measure in MEASURES.items():
            assert measure.count(first, 0) == measure.count(second, 0), name
