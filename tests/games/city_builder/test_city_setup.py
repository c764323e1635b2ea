"""Setup: CB-58 to CB-73, CB-145 to CB-156, CB-223 to CB-225."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from games.city_builder.build import (
    alone,
    city_box,
    draw_first,
    fresh,
    letters,
    names_in,
    play,
    ready,
    refused,
    texts,
    together,
)
from support import rule

from tessera.core.dealer import Dealer
from tessera.core.match import Match
from tessera.core.seats import CHANCE, WATCHER
from tessera.core.view import look
from tessera.games.city_builder import GAME
from tessera.games.city_builder.state import (
    ASIDE,
    BAG,
    EDICTS,
    GONE,
    HAND,
    MONUMENT_BAG,
    MONUMENTS,
    NOBLE_SUPPLY,
    STACK,
    STARTERS,
    TILES,
    CityState,
)

LAID_OUT = {1: (4, 4, 5), 2: (5, 5, 6), 3: (6, 6, 7), 4: (7, 7, 8)}
TARGETS = {1: (2, 3, 4), 2: (3, 4, 5), 3: (4, 5, 6), 4: (5, 6, 7)}
LEVELS = ("beginner", "intermediate", "advanced")


def asked_in_setup(s: CityState) -> list[str]:
    """The steps of setup that ask somebody, in their order, each once."""
    found: list[str] = []
    rng = Random(1)
    while s.turn == 0:
        name = type(s.agenda[-1]).__name__
        if not found or found[-1] != name:
            found.append(name)
        seat = s.waiting()[0]
        s.apply(seat, rng.choice(s.options(seat)))
    return found


@rule("CB-58")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_the_competitive_game(seats: int) -> None:
    s = ready(seats)
    assert len(s.city) == seats
    assert s.scores() == [0] * seats


@rule("CB-59", "CB-60", "CB-149")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_ex_23_seats_are_counted_from_the_lowest_town_square(mode: str) -> None:
    s = fresh(3, mode=mode)
    play(s, "chance: deal town-square-4", "chance: deal town-square-2", "chance: deal town-square-6")
    assert [names_in(s, s.cb.city + seat) for seat in range(3)] == [["town-square-2"], ["town-square-6"], ["town-square-4"]]
    assert sum("town-square" in name for name in names_in(s, GONE)) == 3
    assert s.active == 0
    for seat, number in enumerate([2, 6, 4]):
        square = s.cb.pack.squares[number - 1]
        assert [face & 0xFFFF for face in s.city[seat].faces] == [square.west, square.east]


@rule("CB-59")
def test_every_town_square_may_be_dealt() -> None:
    s = fresh(2)
    assert len(s.options(CHANCE)) == 6
    play(s, "chance: deal town-square-1")
    assert len(s.options(CHANCE)) == 5


@rule("CB-61", "CB-62")
@pytest.mark.parametrize(("seats", "stack"), [(2, 30), (3, 45), (4, 60)])
def test_fifteen_tiles_a_player_form_the_stack_and_nobody_saw_the_others(seats: int, stack: int) -> None:
    """EX-23, I-6, I-7."""
    s = ready(seats)
    assert len(s.places[STACK]) == stack
    assert len(s.places[ASIDE]) == 60 - stack
    for seat in [*range(seats), WATCHER]:
        view = look(s, seat)
        if seats < 4:
            assert not view.faces(STACK)
            assert not view.faces(ASIDE)
    assert not [event for event in s.log or [] if event.key == "aside"]


@rule("CB-63", "CB-65", "CB-66")
@pytest.mark.parametrize("seats", [3, 4])
def test_neighbours_share_a_track_with_the_lower_seat_at_its_near_end(seats: int) -> None:
    s = ready(seats)
    assert s.cb.tracks == seats
    for track in range(seats):
        near, far = track, (track + 1) % seats
        assert track in s.cb.own_tracks(near)
        assert track in s.cb.own_tracks(far)
        assert s.cb.is_near(near, track)
        assert not s.cb.is_near(far, track)
        assert [track in s.cb.own_tracks(seat) for seat in range(seats)].count(True) == 2
    assert all(len(s.own_columns(seat)) == 6 for seat in range(seats))


@rule("CB-64", "CB-65", "CB-66")
def test_two_players_share_both_tracks() -> None:
    s = ready(2)
    assert s.cb.tracks == 2
    assert s.own_columns(0) == s.own_columns(1) == [0, 1, 2, 3, 4, 5]
    assert [s.cb.is_near(0, track) for track in (0, 1)] == [True, True]
    assert [s.cb.is_near(1, track) for track in (0, 1)] == [False, False]


@rule("CB-67", "CB-68", "CB-69", "CB-19")
@pytest.mark.parametrize(("seats", "commoners", "nobles"), [(2, 24, 8), (3, 36, 12), (4, 48, 16)])
def test_columns_are_filled_at_random_around_purple(seats: int, commoners: int, nobles: int) -> None:
    """EX-23, I-10."""
    s = ready(seats)
    standing: Counter[str] = Counter()
    for column in range(3 * s.cb.tracks):
        found = letters(s, column)
        middle = len(found) // 2
        assert found[middle].lower() == "p"
        assert "p" not in (found[:middle] + found[middle + 1 :]).lower()
        assert found == (found.upper() if column % 3 == 1 else found.lower())
        standing.update(found.replace(found[middle], ""))
    assert sum(n for letter, n in standing.items() if letter.islower()) == commoners
    assert sum(n for letter, n in standing.items() if letter.isupper()) == nobles
    gone = [name for name in names_in(s, GONE) if name.endswith(("commoner", "noble"))]
    assert len(gone) == 76 - commoners - nobles - 3 * s.cb.tracks
    assert Counter(name for name in gone if "purple" in name) == Counter(
        {"purple-commoner": 8 - 2 * s.cb.tracks, "purple-noble": 4 - s.cb.tracks} if s.cb.tracks < 4 else {}
    )


@rule("CB-68")
def test_a_draw_for_a_column_is_weighed_by_the_settlers_left() -> None:
    s = fresh(2)
    while type(s.agenda[-1]).__name__ != "FillColumns":
        s.apply(CHANCE, s.options(CHANCE)[0])
    assert s.agenda[-1].weights(s) == [12, 12, 12, 12]
    play(s, "chance: call blue-commoner")
    assert s.agenda[-1].weights(s) == [11, 12, 12, 12]


@rule("CB-70")
def test_three_of_sixteen_monuments_lie_open() -> None:
    """I-2, I-3."""
    s = ready(2)
    assert len(s.places[MONUMENTS]) == 3
    assert len(s.places[MONUMENT_BAG]) == 13
    assert len(look(s, 1).faces(MONUMENT_BAG)) == 13


@rule("CB-71", "CB-72", "CB-155")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_starter_sets_are_chosen_counterclockwise_from_the_first_players_right(mode: str) -> None:
    """EX-23, I-5."""
    s = draw_first(fresh(3, mode=mode, edict=False))
    assert s.waiting() == (2,)
    assert texts(s, 2) == ["choose blue starters", "choose green starters", "choose orange starters", "choose red starters"]
    play(s, "2: choose red starters")
    assert s.waiting() == (1,)
    assert refused(s, 1, "choose red starters").rule == "CB-72"
    play(s, "1: choose blue starters")
    assert s.waiting() == (0,)
    play(s, "0: choose green starters")
    assert names_in(s, HAND + 2) == ["red-1", "red-2", "red-3"]
    assert names_in(s, HAND) == ["green-1", "green-2", "green-3"]
    assert not s.places[STARTERS]
    assert [name for name in names_in(s, GONE) if name.startswith("orange-") and name[-1].isdigit()] == [
        "orange-1",
        "orange-2",
        "orange-3",
    ]
    assert look(s, 0).faces(HAND + 2) == s.kinds_in(HAND + 2)


@rule("CB-73", "CB-224")
def test_competitive_chance_comes_in_order_and_before_the_first_decision() -> None:
    assert asked_in_setup(fresh(3)) == [
        "DealTownSquares",
        "SetTilesAside",
        "FillColumns",
        "RevealMonuments",
        "ChooseStarterSet",
    ]


@rule("CB-156", "CB-224")
def test_cooperative_chance_comes_in_order_and_before_the_first_decision() -> None:
    asked = asked_in_setup(fresh(3, mode="cooperative", extra_commoners=2))
    assert asked == [
        "DealTownSquares",
        "SetTilesAside",
        "FillTileSupply",
        "RevealMonuments",
        "DrawEdict",
        "ExtraCommoner",
        "ChooseEdictSide",
        "ChooseStarterSet",
    ]


@rule("CB-73", "CB-223")
def test_columns_are_filled_one_after_the_other_from_their_near_ends() -> None:
    s = fresh(2)
    while type(s.agenda[-1]).__name__ != "FillColumns":
        s.apply(CHANCE, s.options(CHANCE)[0])
    play(
        s,
        "chance: call red-commoner",
        "chance: call green-commoner",
        "chance: call blue-commoner",
        "chance: call orange-commoner",
    )
    assert letters(s, 0) == "rgbpo"
    play(s, "chance: call red-commoner", "chance: call red-commoner", "chance: call green-commoner")
    assert [letters(s, column) for column in range(6)] == ["rgbporr", "", "g", "", "", ""]


@rule("CB-73", "CB-156")
@pytest.mark.parametrize("options", [{}, {"mode": "cooperative"}])
def test_the_same_seed_and_decisions_give_the_same_game(options: dict[str, str]) -> None:
    def play_on(match: Match, seed: int) -> list[str]:
        rng = Random(seed)
        for _ in range(40):
            if not match.over:
                seat = match.waiting()[0]
                match.play(seat, rng.choice(match.options(seat)))
        return match.entries

    tables = [Match(GAME, GAME.box(2, options), Dealer.seeded(seed, 2)) for seed in (5, 5, 6)]
    first, same, other = (play_on(match, 9) for match in tables)
    assert first == same
    assert first != other


# -- together -----------------------------------------------------------------------------------------------------


@rule("CB-146", "CB-147", "CB-206")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", [0, 1, 2])
def test_monuments_laid_out_and_wanted_follow_players_and_difficulty(seats: int, level: int) -> None:
    s = alone(difficulty=LEVELS[level]) if seats == 1 else together(seats, difficulty=LEVELS[level])
    assert len(s.places[MONUMENTS]) == LAID_OUT[seats][level]
    assert not s.places[MONUMENT_BAG]
    assert s.cb.target == TARGETS[seats][level]


@rule("CB-148")
def test_three_tiles_of_the_stack_lie_open_as_the_supply() -> None:
    s = together(3)
    assert len(s.places[TILES]) == 3
    assert len(s.places[STACK]) == 42
    assert len(look(s, WATCHER).faces(TILES)) == 3


@rule("CB-150", "CB-151")
def test_tracks_start_empty_with_all_commoners_in_the_bag_and_all_nobles_beside_it() -> None:
    """I-12, I-13."""
    s = draw_first(fresh(4, mode="cooperative", edict=False))
    assert [letters(s, track) for track in range(4)] == ["", "", "", ""]
    assert Counter(names_in(s, BAG)) == {
        f"{c}-commoner": 8 if c == "purple" else 12 for c in ("blue", "green", "orange", "red", "purple")
    }
    assert len(s.places[NOBLE_SUPPLY]) == 20
    assert len(look(s, 2).faces(BAG)) == 56


@rule("CB-152")
def test_an_edict_is_drawn_and_the_first_player_chooses_its_side() -> None:
    s = fresh(2, mode="cooperative")
    while type(s.agenda[-1]).__name__ != "DrawEdict":
        s.apply(CHANCE, s.options(CHANCE)[0])
    assert texts(s, CHANCE) == [f"proclaim edict-{number}" for number in range(1, 6)]
    play(s, "chance: proclaim edict-4")
    assert s.waiting() == (0,)
    assert texts(s, 0) == ["side piety", "side many-peoples"]
    play(s, "0: side many-peoples")
    assert s.cb.pack.edicts[s.edict].sides[s.side].name == "many-peoples"
    assert not s.is_restriction()


@rule("CB-153", "CB-200")
def test_without_an_edict_none_is_drawn() -> None:
    s = together(2)
    assert s.edict == -1
    assert not s.places[EDICTS]
    assert s.all_obey()


@rule("CB-154", "CB-225")
def test_extra_commoners_join_the_tracks_in_rounds_by_the_rules_of_immigration() -> None:
    """R-47."""
    s = fresh(3, mode="cooperative", edict=False, extra_commoners=2)
    while type(s.agenda[-1]).__name__ != "ExtraCommoner":
        s.apply(CHANCE, s.options(CHANCE)[0])
    calls = ["red", "blue", "green", "red", "orange", "purple"]
    play(s, *[f"chance: call {colour}-commoner" for colour in calls])
    assert [letters(s, track) for track in range(3)] == ["R", "bo", "gp"]
    assert type(s.agenda[-1]).__name__ == "ChooseStarterSet"


@rule("CB-225")
def test_no_setup_reaches_the_skull() -> None:
    for seed in range(5):
        s = fresh(4, mode="cooperative", edict=False, extra_commoners=9)
        rng = Random(seed)
        while s.waiting() == (CHANCE,):
            s.apply(CHANCE, rng.choice(s.options(CHANCE)))
        assert s.outcome == ""
        assert all(len(s.places[s.cb.column + track]) <= 9 for track in range(4))


@pytest.mark.parametrize(("seats", "mode"), [(2, "competitive"), (3, "competitive"), (2, "cooperative"), (1, "solo")])
def test_which_places_lie_open_and_which_keep_an_order_in_each_mode(seats: int, mode: str) -> None:
    """I-4, I-11. Only the stack, what lies under it and what was set aside are hidden, and hands in the competitive game."""
    places = city_box(seats, mode=mode).places
    hidden = {(place.name, place.seat) for place in places if not place.face_up}
    hands = {("hands", seat) for seat in range(seats)} if mode == "competitive" else set()
    assert hidden == {(name, -1) for name in ("stack", "under", "aside")} | hands
    tracks = 1 if seats == 1 else seats
    lines = [f"track_{track}" for track in range(tracks)]
    if mode == "competitive":
        lines = [f"column_{track}_{column}" for track in range(tracks) for column in range(3)]
    assert [place.name for place in places if place.line] == ["under", *lines]
    open_to_all = "gone monument_bag monument_supply bag noble_supply arrived tile_supply town_squares starters edicts"
    assert [place.name for place in places if place.face_up and place.seat == -1] == [*open_to_all.split(), *lines]


@rule("CB-137")
def test_a_view_tells_how_far_each_column_is_cleared_from_both_ends() -> None:
    """All numbers differ, so that no column can show those of another."""
    s = ready(2)
    s.cleared = [0, 1, 2, 0, 1, 2, 3, 0, 0, 3, 4, 1]
    tracks = look(s, 1).json()["tracks"]
    shown = [column["cleared"] for track in tracks for column in track["columns"]]
    assert shown == [(0, 1), (2, 0), (1, 2), (3, 0), (0, 3), (4, 1)]
