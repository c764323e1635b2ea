"""Together and alone: CB-157 to CB-213, CB-229, CB-230, CB-233."""

from __future__ import annotations

from collections import Counter
from io import StringIO
from random import Random
from typing import Any

import pytest
from games.city_builder.build import (
    alone,
    built,
    draw_first,
    expanding,
    fetch,
    fresh,
    hand,
    keys,
    letters,
    line,
    names_in,
    on_agenda,
    play,
    ready,
    refused,
    settler,
    sized,
    supply,
    texts,
    together,
)
from games.city_builder.maps import EX1, EX3, EX4, EX12, block_map
from rich.console import Console
from support import rule

from tessera.core.dealer import Dealer
from tessera.core.match import Match
from tessera.core.prompt import prompt
from tessera.core.seats import CHANCE, WATCHER
from tessera.core.view import look
from tessera.games.city_builder import GAME
from tessera.games.city_builder.grid import at
from tessera.games.city_builder.maps import draw_map, read_map
from tessera.games.city_builder.measures import MEASURES, all_hold
from tessera.games.city_builder.state import ARRIVED, BAG, GONE, HAND, MONUMENTS, NOBLE_SUPPLY, STACK, TILES, CityState
from tessera.games.city_builder.steps.immigration import DrawThree, Immigrate, ImmigrateAlone, OpenGates
from tessera.games.city_builder.steps.turn import Turn
from tessera.research.rewards import rewards


def arriving(s: CityState, colour: str, track: int) -> CityState:
    """A settler comes out of the bag and is put on a track by the active seat."""
    on_agenda(s, OpenGates(1), Immigrate(), Turn())
    return play(s, f"chance: call {colour}", f"{s.active}: admit to track {track}")


def with_edict(s: CityState, side: str) -> CityState:
    """An Edict side in force: "e3a"."""
    s.edict = int(side[1]) - 1
    s.side = "ab".index(side[2])
    return s


def fulfil(s: CityState, n: int) -> CityState:
    """So many Monuments are fulfilled already."""
    s.fulfilled = list(range(s.cb.cooperative_monuments, s.cb.cooperative_monuments + n))
    return s


# -- Immigration --------------------------------------------------------------------------------------------------


@rule("CB-157", "CB-159", "CB-186")
def test_a_cooperative_turn_is_immigration_expansion_upkeep() -> None:
    """R-48."""
    s = together(3)
    order = []
    for _ in range(4):
        asked = []
        seat = s.active
        while s.active == seat:
            who = s.waiting()[0]
            asked.append(type(s.agenda[-1]).__name__)
            options = s.options(who)
            s.apply(who, options[-1])
        order.append((seat, asked))
    assert [seat for seat, _ in order] == [0, 1, 2, 0]
    assert order[1][1] == ["OpenGates", "Immigrate", "LayTile", "Expand", "TakeTile", "FillTileSupply"]


@rule("CB-158")
def test_the_settler_goes_to_one_of_the_own_two_tracks() -> None:
    s = on_agenda(together(3), OpenGates(1), Immigrate(), Turn())
    assert s.waiting() == (CHANCE,)
    play(s, "chance: call red-commoner")
    assert texts(s, 0) == ["admit to track 0", "admit to track 2"]
    assert refused(s, 0, "admit to track 1").rule == "CB-158"
    play(s, "0: admit to track 2")
    assert [letters(s, track)[-1:] for track in range(3)][2] == "r"


@rule("CB-160")
def test_a_settler_joins_the_back_of_the_line() -> None:
    s = line(together(2), 0, "")
    arriving(s, "green-commoner", 0)
    assert letters(s, 0) == "g"
    arriving(line(s, 0, "g r B"), "green-commoner", 0)
    assert letters(s, 0) == "grBg"


@rule("CB-161", "CB-162", "CB-163", "CB-164", "CB-165")
def test_ex_25_two_like_commoners_make_a_noble() -> None:
    """R-32, R-33."""
    s = line(together(2), 0, "gr")
    bag, nobles = names_in(s, BAG).count("red-commoner"), names_in(s, NOBLE_SUPPLY).count("red-noble")
    arriving(s, "red-commoner", 0)
    assert letters(s, 0) == "gR"
    assert names_in(s, BAG).count("red-commoner") == bag + 1
    assert names_in(s, NOBLE_SUPPLY).count("red-noble") == nobles - 1
    arriving(s, "red-commoner", 0)
    assert letters(s, 0) == "gRr"
    with_noble = s.clone()
    arriving(with_noble, "red-commoner", 0)
    assert letters(with_noble, 0) == "gRR"
    while (noble := s.one_of(s.box.by_name["red-noble"], NOBLE_SUPPLY)) >= 0:
        s.move(noble, NOBLE_SUPPLY, GONE, 0)
    arriving(s, "red-commoner", 0)
    assert letters(s, 0) == "gRrr"


@rule("CB-164", "CB-165")
def test_no_exchange_because_a_line_moves_up() -> None:
    s = line(expanding(together(2), EX3), 0, "grr")
    play(s, "0: gain track 0 into 0,0")
    assert letters(s, 0) == "rr"


@rule("CB-166", "CB-167", "CB-192")
def test_ex_26_the_skull_and_the_exchange_before_it() -> None:
    """R-36."""
    s = line(together(2), 0, "rgrgrgrgrb")
    arriving(s, "blue-commoner", 0)
    assert letters(s, 0) == "rgrgrgrgrB"
    assert s.outcome == ""
    lost = line(together(2), 0, "rgrgrgrgrb")
    arriving(lost, "green-commoner", 0)
    assert lost.outcome == "overrun"
    assert lost.over()
    assert lost.winners() == []
    assert "outcome-overrun" in keys(lost)
    nine = line(together(2), 0, "rgrgrgrgr")
    arriving(nine, "green-commoner", 0)
    assert nine.outcome == ""


@rule("CB-168", "CB-169", "CB-233")
def test_ex_32_when_the_bag_is_empty_the_nobles_go_in() -> None:
    """R-34."""
    s = line(together(2), 0, "")
    for piece in s.places[BAG][:]:
        s.move(piece, BAG, GONE, 0)
    while len(s.places[NOBLE_SUPPLY]) > 3:
        s.move(s.places[NOBLE_SUPPLY][0], NOBLE_SUPPLY, GONE, 0)
    assert names_in(s, NOBLE_SUPPLY) == ["purple-noble"] * 3
    on_agenda(s, OpenGates(1), Immigrate(), Turn())
    s.settle()
    assert names_in(s, BAG) == ["purple-noble"] * 3
    assert not s.places[NOBLE_SUPPLY]
    play(s, "chance: call purple-noble", "0: admit to track 0")
    for _ in range(2):
        on_agenda(s, OpenGates(1), Immigrate(), Turn())
        play(s, "chance: call purple-noble", f"{s.active}: admit to track 0")
    assert letters(s, 0) == "PPP"
    assert "nobles-in-bag" in keys(s)


@rule("CB-233", "CB-163")
def test_after_the_nobles_went_in_there_is_no_exchange() -> None:
    s = line(together(2), 0, "r")
    for piece in s.places[NOBLE_SUPPLY][:]:
        s.move(piece, NOBLE_SUPPLY, BAG, 0)
    arriving(s, "red-commoner", 0)
    assert letters(s, 0) == "rr"


@rule("CB-170")
def test_without_settlers_immigration_is_skipped() -> None:
    """R-35."""
    s = together(2)
    for place in (BAG, NOBLE_SUPPLY, ARRIVED):
        for piece in s.places[place][:]:
            s.move(piece, place, GONE, 0)
    s.turn = 1
    on_agenda(s, Turn())
    s.settle()
    assert type(s.agenda[-1]).__name__ == "LayTile"
    assert s.active == 1
    assert "no-immigration" in keys(s)


@rule("CB-156")
def test_a_draw_is_weighed_by_the_bag() -> None:
    s = on_agenda(line(together(2), 0, "rrb"), OpenGates(1), Immigrate(), Turn())
    weights = dict(zip(texts(s, CHANCE), s.agenda[-1].weights(s), strict=True))
    assert weights["call red-commoner"] == names_in(s, BAG).count("red-commoner")
    assert weights["call purple-commoner"] == names_in(s, BAG).count("purple-commoner") <= 8


# -- cooperative Expansion and Upkeep -----------------------------------------------------------------------------


@rule("CB-172", "CB-173", "CB-174")
def test_ex_27_the_settler_at_the_gate_and_the_next_at_once() -> None:
    """R-46."""
    s = line(expanding(together(2), block_map("aab", a="RGGH HHHH", b="RGBH")), 0, "rGp")
    play(s, "0: gain track 0 into 0,0")
    assert letters(s, 0) == "Gp"
    assert s.at_end(0, 0) == settler("G")
    play(s, "0: gain track 0 into 0,0")
    assert s.at_end(0, 0) == settler("p")
    play(s, "0: gain track 0 into 2,0")
    assert letters(s, 0) == ""
    assert refused(s, 0, "gain track 0 into 2,0").rule == "CB-172"


@rule("CB-172", "CB-88")
def test_only_the_own_two_tracks_and_only_the_own_city() -> None:
    """R-50."""
    s = line(expanding(together(3), EX3, EX3, EX3), 1, "r")
    line(s, 0, "")
    line(s, 2, "g")
    assert [text for text in texts(s, 0) if "track 1" in text] == []
    assert refused(s, 0, "gain track 1 into 0,0").rule == "CB-89"
    play(s, "0: gain track 2 into 0,0")
    assert [city.n_settlers(0) for city in s.city] == [1, 0, 0]


@rule("CB-177", "CB-178", "CB-180")
def test_ex_31_an_objective_met_counts_at_once_and_for_good() -> None:
    """R-37, R-38."""
    two = block_map("aa.b", a="BRHH HHHH", b="HHHH")
    s = supply(expanding(together(2), two), "house-of-the-surveyor")
    play(s, "0: build house-of-the-surveyor at 0,0")
    assert [s.box.names[kind] for kind in s.fulfilled] == ["house-of-the-surveyor"]
    assert s.scores() == [1, 1]
    s.city[0] = read_map(block_map("aa.b.c", a="BRHH HHHH"))
    s.city[0].cover(0, s.box.by_name["house-of-the-surveyor"])
    assert MEASURES["unique-shapes"].count(s.city[0], 0) == 1
    play(s, "0: end expansion")
    assert len(s.fulfilled) == 1


@rule("CB-177")
def test_other_cities_cannot_contribute() -> None:
    s = supply(expanding(together(2), block_map("aa", a="BRHH HHHH"), block_map("aa.b")), "house-of-the-surveyor")
    play(s, "0: build house-of-the-surveyor at 0,0")
    assert s.fulfilled == []


@rule("CB-178", "CB-179")
def test_while_the_tile_may_be_moved_nothing_is_flipped() -> None:
    s = hand(line(together(2), 0, ""), 0, "green-2")
    s.turn, s.active = 1, 0
    rows = EX1.strip().splitlines()
    part = "\n".join([*rows[:3], *[row[:4] + "..." for row in rows[3:]]])
    s.city[0] = read_map(part)
    pair = read_map(block_map("aa", a="BRHH HHHH"))
    for position, face in zip(pair.where, pair.faces, strict=True):
        s.city[0].lay(position + 8, face)
    district = s.city[0].district_named(at(8, 0))
    s.city[0].cover(district, s.box.by_name["house-of-the-surveyor"])
    while type(s.agenda[-1]).__name__ != "LayTile":
        s.agenda.pop()
    play(s, "0: lay green-2 at 1,1 turned 3")
    assert s.city[0].n_districts() == 2
    assert s.fulfilled == []
    play(s, "0: move to 0,2 turned 0", "0: move to 1,1 turned 3", "0: end expansion")
    assert len(s.fulfilled) == 1


@rule("CB-181", "CB-182", "CB-148")
def test_one_tile_of_the_supply_is_taken_and_replaced() -> None:
    s = hand(expanding(together(2), EX1), 0, "c41 c42")
    play(s, "0: end expansion")
    open_tiles = names_in(s, TILES)
    assert texts(s, 0) == [f"take {name}" for name in open_tiles]
    stack = len(s.places[STACK])
    play(s, f"0: take {open_tiles[1]}")
    assert s.waiting() == (CHANCE,)
    draw_first(s)
    assert open_tiles[1] in names_in(s, HAND)
    assert len(s.places[HAND]) == 3
    assert len(s.places[TILES]) == 3
    assert len(s.places[STACK]) == stack - 1


@rule("CB-183")
def test_when_stack_and_supply_are_empty_nothing_is_drawn() -> None:
    s = hand(expanding(together(2), EX1), 0, "c41 c42")
    for piece in s.places[STACK][:]:
        s.move(piece, STACK, GONE, 0)
    for piece in s.places[TILES][1:]:
        s.move(piece, TILES, GONE, 0)
    twin = s.clone()
    play(s, "0: end expansion", f"0: take {names_in(s, TILES)[0]}")
    assert not s.places[TILES]
    assert s.active == 1
    twin.move(twin.places[TILES][0], TILES, GONE, 0)
    play(twin, "0: end expansion")
    assert twin.active == 1
    assert len(twin.places[HAND]) == 2


@rule("CB-184")
def test_monuments_are_not_replaced() -> None:
    s = supply(expanding(together(2), block_map("aa", a="BRHH HHHH")), "house-of-the-surveyor altar-of-concord")
    play(s, "0: build house-of-the-surveyor at 0,0", "0: end expansion", f"0: take {names_in(s, TILES)[0]}")
    draw_first(s)
    assert names_in(s, MONUMENTS) == ["altar-of-concord"]


@rule("CB-185")
def test_tiles_are_never_discarded() -> None:
    s = hand(expanding(together(2), EX1), 0, "c41 c42")
    assert refused(s, 0, "discard c41").rule == "CB-185"
    play(s, "0: end expansion")
    assert refused(s, 0, "discard c41").rule == "CB-185"
    assert all(text.startswith("lay") for text in texts(together(2), 0))


@rule("CB-182")
def test_cooperative_hands_lie_open() -> None:
    """I-11."""
    s = together(3)
    for seat in (0, 1, 2, WATCHER):
        assert all(len(look(s, seat).faces(HAND + owner)) == 3 for owner in range(3))


@rule("CB-187", "CB-191")
def test_undecided_everybody_has_eighteen_turns() -> None:
    s = together(2)
    rng = Random(1)
    while not s.over():
        for track in range(2):
            if len(s.places[s.cb.column + track]) > 5:
                line(s, track, "")
        seat = s.waiting()[0]
        s.apply(seat, rng.choice(s.options(seat)))
    assert s.outcome == "out-of-tiles"
    assert s.turn == 36
    assert all(len(city.where) == 20 for city in s.city)
    assert s.winners() == []


# -- objectives ---------------------------------------------------------------------------------------------------

MET: list[tuple[str, str, str]] = [
    ("shrine-of-good-neighbours", block_map("mmp\nqrz", p="gHHH", q="rHHH"), block_map("mmp\nqrz", p="gHHH", z="rHHH")),
    ("hearth-of-the-ward", block_map("mmp\nqrz", p="gbrH", q="rbHH"), block_map("mmp\nqrz", p="gbrH", q="rHHH", z="bgHH")),
    ("waystone-of-the-province", block_map("mmaa"), block_map("mma")),
    ("house-of-the-surveyor", block_map("mmp"), block_map("mm.pp")),
    ("forum-of-the-patricians", block_map("mmp\nqrz", p="6bHH"), block_map("mmp\nqrz", p="gbHH", z="7HHH")),
    ("theatre-of-the-quarter", block_map("mmp\nqrz", p="gBGR"), block_map("mmp\nqrz", p="gBGH", z="bgBG")),
    ("sculptors-portico", block_map("mmp\nqrz", p="gSBG", z="2bBG"), block_map("mmp\nqrz", p="gSBG", z="SHBG")),
    ("altar-of-concord", block_map("mmp\nqrz", p="bgor", z="pHHH"), block_map("mmp\nqrz", p="bgor", z="bHHH")),
    ("rostra-of-the-tribunes", block_map("mmp\nqrz", p="gBBG", z="HHHH"), block_map("mmp\nqrz", p="gBBG", q="HBBB")),
]


@rule("CB-177", "CB-217", "CB-218", "CB-220", "CB-221")
@pytest.mark.parametrize(("name", "met", "missed"), MET, ids=[name for name, _, _ in MET])
def test_objectives_are_met_or_just_missed(name: str, met: str, missed: str) -> None:
    """P01 to P04, P06 and P08 to P11, each seen from the Monument in district m."""
    s = together(2)
    objective = s.cb.pack.monuments[s.box.by_name[name] - s.cb.monuments].objective
    for text, holds in ((met, True), (missed, False)):
        s.city[0] = read_map(text)
        district = built(s, 0, name, 0, 0)
        assert all_hold(objective, s.city[0], district) is holds, text


@rule("CB-235", "CB-220", "CB-177")
def test_the_border_watch_stands_two_steps_from_the_fountain_beside_a_populated_district() -> None:
    """P05. At the fountain, one step away, two steps away, and there without neighbours."""
    s = together(2)
    objective = s.cb.pack.monuments[s.box.by_name["border-watch"] - s.cb.monuments].objective
    for text, x, holds in (("mmp", 0, False), ("amm\n.p.", 1, False), ("abmm\n..p.", 2, True), ("abmm\np...", 2, False)):
        s.city[0] = read_map(block_map(text, p="gHHH"))
        assert all_hold(objective, s.city[0], built(s, 0, "border-watch", x, 0)) is holds, text


@rule("CB-57", "CB-177")
def test_the_colonnade_wants_both_places_at_the_fountain() -> None:
    """P07, EX-12."""
    s = together(2)
    objective = s.cb.pack.monuments[s.box.by_name["colonnade-of-the-fountain"] - s.cb.monuments].objective
    city = read_map(EX12)
    city.settle(city.at_fountain(0), 1)
    assert not all_hold(objective, city, 0)
    closed = read_map(EX12.replace(":+: :+- :+: :+:", ":+: :+- -+: :+:"))
    assert closed.at_fountain(1) >= 0
    assert not all_hold(objective, closed, 0)
    closed.settle(closed.at_fountain(1), 0)
    assert all_hold(objective, closed, 0)


# -- victory, defeat, Edicts --------------------------------------------------------------------------------------


@rule("CB-145", "CB-188", "CB-189")
def test_the_players_win_at_once_and_together() -> None:
    """R-42. Also in the middle of a turn."""
    two = block_map("aa.b", a="BRHH HHHH", b="HHHH")
    s = fulfil(supply(expanding(together(2), two), "house-of-the-surveyor"), 2)
    s.fulfilled = [s.cb.cooperative_monuments, s.cb.cooperative_monuments + 1]
    assert s.cb.target == 3
    play(s, "0: build house-of-the-surveyor at 0,0")
    assert s.over()
    assert s.outcome == "won"
    assert s.winners() == [0, 1]
    assert s.scores() == [3, 3]
    assert "outcome-won" in keys(s)


@rule("CB-188")
def test_one_monument_less_is_no_victory() -> None:
    two = block_map("aa.b", a="BRHH HHHH", b="HHHH")
    s = fulfil(supply(expanding(together(2), two), "house-of-the-surveyor"), 1)
    play(s, "0: build house-of-the-surveyor at 0,0")
    assert not s.over()


@rule("CB-188", "CB-190", "CB-196", "CB-189")
def test_ex_28_a_restriction_must_hold_at_the_moment_of_victory() -> None:
    text = block_map("mmp\nqq.", m="BBHH HHHH", p="gHBG", q="BGHH HHH~")
    s = with_edict(expanding(together(2), text), "e3a")
    built(s, 0, "shrine-of-good-neighbours", 0, 0)
    s.fulfilled = [s.cb.cooperative_monuments + 1, s.cb.cooperative_monuments + 2]
    line(s, 0, "bg")
    assert s.cb.target == 3
    assert MEASURES["empty-houses"].count(s.city[0], 0) == 6
    assert s.outcome == ""
    play(s, "0: gain track 0 into 0,1")
    assert len(s.fulfilled) == 3
    assert s.outcome == ""
    ended = play(s.clone(), "0: end expansion")
    assert ended.outcome == "disobeyed"
    assert (ended.shares(), rewards(ended)) == ([0.0, 0.0], [-1.0, -1.0])
    play(s, "0: gain track 0 into 0,1")
    assert s.outcome == "won"
    # A win together is nobody's half.
    assert (s.shares(), rewards(s)) == ([1.0, 1.0], [1.0, 1.0])


@rule("CB-190", "CB-199", "CB-193")
def test_ex_29_a_demand_is_awaited() -> None:
    """R-41."""
    text = block_map("aa", a="BBGH HHHH")
    s = with_edict(fulfil(expanding(together(2), text, text), 3), "e2b")
    s.city[1].settle(0, settler("B"))
    line(s, 0, "bB")
    play(s, "0: gain track 0 into 0,0")
    assert not s.over()
    other = with_edict(fulfil(expanding(together(2), text, text), 3), "e2b")
    other.city[1].settle(0, settler("B"))
    line(other, 0, "B")
    play(other, "0: gain track 0 into 0,0")
    assert other.outcome == "won"
    last = with_edict(fulfil(expanding(together(2), text, text, turn=36), 3), "e2b")
    play(last, "1: end expansion")
    assert last.outcome == "disobeyed"


@rule("CB-191", "CB-230")
def test_all_tiles_used_and_the_target_not_reached_is_a_defeat() -> None:
    """Built but not fulfilled does not help; the tiles come before the demand."""
    s = with_edict(fulfil(expanding(together(2), EX3, EX3, turn=36), 2), "e2b")
    s.city[1].cover(s.city[1].district_named(at(0, 0)), s.box.by_name["altar-of-concord"])
    play(s, "1: end expansion")
    assert s.outcome == "out-of-tiles"
    assert s.winners() == []


@rule("CB-191", "CB-230")
def test_victory_is_tested_before_defeat() -> None:
    """R-43."""
    s = fulfil(expanding(together(2), EX3, EX3, turn=36), 3)
    play(s, "1: end expansion")
    assert s.outcome == "won"
    broken = with_edict(fulfil(expanding(together(2), EX3, EX3, turn=36), 2), "e3a")
    play(broken, "1: end expansion")
    assert broken.outcome == "disobeyed"


@rule("CB-193", "CB-196", "CB-197", "CB-201")
def test_a_restriction_is_tested_for_the_active_city_at_the_end_of_its_expansion() -> None:
    """R-39, R-40."""
    s = with_edict(expanding(together(2), EX1, EX3), "e3a")
    play(s, "0: end expansion")
    assert s.outcome == ""
    broken = with_edict(expanding(together(2), EX3, EX1), "e3a")
    assert "end expansion" in texts(broken, 0)
    play(broken, "0: end expansion")
    assert broken.outcome == "disobeyed"


@rule("CB-198")
def test_options_that_break_the_edict_are_marked() -> None:
    """The end of the Expansion is marked while the Edict is broken, and so is what breaks it."""
    s = with_edict(expanding(together(2), EX3), "e3a")
    asked = prompt(s, 0, 1)
    assert asked is not None
    marked = {option["do"]: option.get("warn") for option in asked["options"]}
    assert marked["end expansion"] == "CB-197"
    nobles = line(with_edict(expanding(together(2), block_map("aa", a="BBG5 GGHH")), "e2a"), 0, "G")
    asked = prompt(nobles, 0, 1)
    assert asked is not None
    assert {option["do"]: option.get("warn") for option in asked["options"]} == {
        "gain track 0 into 0,0": "CB-197",
        "end expansion": None,
    }
    free = expanding(together(2), EX3)
    asked = prompt(free, 0, 1)
    assert asked is not None
    assert not any("warn" in option for option in asked["options"])


def warned(s: CityState, seat: int = 0) -> dict[str, str | None]:
    """The options of a seat, each with the rule that its mark cites."""
    asked = prompt(s, seat, 1)
    assert asked is not None
    return {option["do"]: option.get("warn") for option in asked["options"]}


@rule("CB-198", "CB-111")
def test_a_gain_that_breaks_the_edict_through_a_statue_is_marked() -> None:
    """Modest Rank: the second Noble needs a Statue first, and so do the Statues that would follow."""
    s = line(with_edict(expanding(together(2), block_map("aa", a="BSRR 8HHH")), "e2a"), 0, "B")
    assert warned(s) == {"gain track 0 into 0,0": "CB-197", "end expansion": None}
    play(s, "0: gain track 0 into 0,0")
    assert set(warned(s).values()) == {"CB-197"}


def open_door(cells: str) -> CityState:
    """One district of two blocks, and no Monument to build in it."""
    return supply(expanding(together(2), block_map("aa", a=cells)), "")


@rule("CB-198")
def test_an_option_that_can_still_be_mended_is_not_marked() -> None:
    """Open Door with five and six empty Houses: settlers who still fit mend it within the same Expansion."""
    five = line(with_edict(open_door("BGHH HHH~"), "e3a"), 0, "b")
    assert warned(five) == {"gain track 0 into 0,0": None, "end expansion": "CB-197"}
    six = line(with_edict(open_door("BGHH HHHH"), "e3a"), 0, "b g")
    assert warned(six) == {"gain track 0 into 0,0": None, "end expansion": "CB-197"}
    lost = line(with_edict(open_door("BGHH HHHH"), "e3a"), 0, "b r")
    assert warned(lost) == {"gain track 0 into 0,0": "CB-197", "end expansion": "CB-197"}


def laying(*names: str) -> CityState:
    """Seat 0 is about to lay one of these tiles."""
    s = hand(together(2), 0, " ".join(names))
    while type(s.agenda[-1]).__name__ != "LayTile":
        s.agenda.pop()
    return s


def wide(*names: str) -> CityState:
    """Boundary: a city of six tiles in a row, to which one of these tiles is laid."""
    s = with_edict(laying(*names), "e1a")
    for x in range(2, 6):
        s.city[0].lay(at(x, 0), 10)
    return s


@rule("CB-198", "CB-84", "CB-226")
def test_a_tile_that_can_be_moved_to_a_good_place_is_not_marked_anywhere() -> None:
    """Boundary: beyond either end the city is too wide, but until something is gained the tile may still be moved."""
    s = wide("c01")
    assert "lay c01 at 6,0 turned 0" in warned(s)
    assert set(warned(s).values()) == {None}
    play(s, "0: lay c01 at 6,0 turned 0")
    assert warned(s) == {"end expansion": "CB-197"}
    play(s, "0: move to 5,1 turned 0")
    assert warned(s) == {"end expansion": None}


@rule("CB-198", "CB-84")
def test_a_tile_that_loses_wherever_it_is_laid_is_marked_everywhere() -> None:
    """Only the two places that make the city too wide are left; and in the last turn, no tile reaches the target."""
    s = wide("c01 c02")
    s.city[0].frontier = [position for position in s.city[0].frontier if position in (at(-1, 0), at(6, 0))]
    found = warned(s)
    assert len(found) == 2 * 2 * 4
    assert set(found.values()) == {"CB-197"}
    last = fulfil(laying("c01"), 1)
    last.turn = last.cb.n_turns
    assert set(warned(last).values()) == {"CB-191"}


@rule("CB-198", "CB-166", "CB-167")
def test_a_settler_that_would_reach_the_skull_is_marked() -> None:
    """Ten wait in line 0: any settler but an exchanged one loses there."""
    s = line(together(2), 0, "bgorbgorbg")
    on_agenda(s, OpenGates(1), Immigrate(), Turn())
    play(s, "chance: call red-commoner")
    assert warned(s, s.active) == {"admit to track 0": "CB-166", "admit to track 1": None}
    s = line(together(2), 0, "bgorbgorbg")
    on_agenda(s, OpenGates(1), Immigrate(), Turn())
    play(s, "chance: call green-commoner")
    assert warned(s, s.active) == {"admit to track 0": None, "admit to track 1": None}


@rule("CB-198", "CB-166", "CB-207")
def test_alone_a_defeat_by_the_skull_is_marked_and_is_the_last_event() -> None:
    s = line(alone(), 0, "bgorbgorbg")
    for piece in s.places[ARRIVED][:]:
        s.move(piece, ARRIVED, BAG, 0)
    on_agenda(s, OpenGates(2), ImmigrateAlone(), DrawThree())
    play(s, "chance: call green-commoner", "chance: call red-commoner")
    assert warned(s) == {
        "admit green-commoner and return red-commoner": None,
        "admit green-commoner and dismiss red-commoner": None,
        "admit red-commoner and return green-commoner": "CB-166",
        "admit red-commoner and dismiss green-commoner": "CB-166",
    }
    play(s, "0: admit red-commoner and dismiss green-commoner")
    assert keys(s)[-1] == "outcome-overrun"


@rule("CB-198", "CB-191", "CB-199")
def test_the_last_end_of_an_expansion_is_marked_if_it_loses() -> None:
    short = fulfil(expanding(together(2), EX1, EX1, turn=36), 2)
    assert warned(short, 1)["end expansion"] == "CB-191"
    demand = with_edict(fulfil(expanding(together(2), EX1, EX1, turn=36), 3), "e2b")
    assert warned(demand, 1)["end expansion"] == "CB-199"
    earlier = fulfil(expanding(together(2), EX1, EX1, turn=34), 2)
    assert warned(earlier, 1)["end expansion"] is None


@rule("CB-168", "CB-233")
def test_the_nobles_go_into_the_bag_before_the_exchange_of_the_last_draw() -> None:
    """R-34. The bag is empty as soon as its last settler is drawn, so no Noble is left for an exchange."""
    s = line(together(2), 0, "r")
    for piece in s.places[BAG][:]:
        s.move(piece, BAG, GONE, 0)
    s.put(fetch(s, s.box.by_name["red-commoner"]), BAG, 0)
    on_agenda(s, OpenGates(1), Immigrate(), Turn())
    play(s, "chance: call red-commoner")
    assert not s.places[NOBLE_SUPPLY]
    assert len(s.places[BAG]) == 20
    play(s, "0: admit to track 0")
    assert letters(s, 0) == "rr"


@rule("CB-209", "CB-168")
def test_alone_the_second_settler_comes_from_the_nobles() -> None:
    s = line(alone(), 0, "")
    for place in (BAG, ARRIVED):
        for piece in s.places[place][:]:
            s.move(piece, place, GONE, 0)
    s.put(fetch(s, s.box.by_name["red-commoner"]), BAG, 0)
    on_agenda(s, OpenGates(2), ImmigrateAlone(), DrawThree())
    play(s, "chance: call red-commoner", "chance: call blue-noble")
    assert "admit blue-noble and return red-commoner" in texts(s, 0)


@rule("CB-194")
def test_the_game_is_not_ended_early_when_victory_has_become_impossible() -> None:
    s = supply(expanding(together(2), EX3, EX3, turn=35), "")
    play(s, "0: end expansion")
    assert not s.over()


@rule("CB-199", "CB-200", "CB-201")
@pytest.mark.parametrize(
    ("side", "kept", "broken"),
    [
        ("e1a", block_map("aaaaa"), block_map("aaaaaa")),
        ("e1a", block_map("a\na\na\na\na"), block_map("a\na\na\na\na\na")),
        ("e1b", block_map("aaab"), block_map("aaa")),
        ("e2a", block_map("ab", a="5HHH", b="6HHH"), block_map("ab", a="56HH")),
        ("e2b", block_map("a", a="5HHH"), block_map("a", a="bHHH")),
        ("e3a", block_map("ab", a="HHHH", b="bgor"), block_map("ab", a="HHHH", b="Hbgr")),
        ("e3b", block_map("ab", a="bgor", b="pHHH"), block_map("ab", a="bgor")),
        ("e4a", block_map("ab", a="bgHH"), block_map("ab", a="bgoH")),
        ("e4b", block_map("ab", a="bgoH", b="rHHH"), block_map("ab", a="bgoH", b="bHHH")),
    ],
)
def test_edicts_hold_or_do_not(side: str, kept: str, broken: str) -> None:
    s = with_edict(together(2), side)
    for text, holds in ((kept, True), (broken, False)):
        s.city[0] = read_map(text)
        assert s.city_obeys(0) is holds, text
    assert s.is_restriction() is (side[2] == "a")


@rule("CB-201", "CB-220")
def test_piety_sacred_distance_and_waters() -> None:
    s = with_edict(expanding(together(2), block_map("aab", a="BRHH HHHH", b="bgoH")), "e4a")
    assert not s.city_obeys(0)
    built(s, 0, "house-of-the-surveyor", 0, 0)
    assert s.city_obeys(0)
    s = with_edict(expanding(together(2), block_map("aabb.cc")), "e5a")
    built(s, 0, "house-of-the-surveyor", 0, 0)
    built(s, 0, "altar-of-concord", 5, 0)
    assert s.city_obeys(0)
    built(s, 0, "hearth-of-the-ward", 2, 0)
    assert not s.city_obeys(0)
    s = with_edict(expanding(together(2), EX12), "e5b")
    assert not s.city_obeys(0)


@rule("CB-201")
def test_every_city_counts_for_the_edict() -> None:
    text = block_map("a", a="5HHH")
    s = with_edict(expanding(together(3), text, text, EX1), "e2b")
    assert [s.city_obeys(seat) for seat in range(3)] == [True, True, False]
    assert not s.all_obey()


@rule("CB-229", "CB-179", "CB-189")
def test_a_tile_that_accomplishes_the_demand_wins_at_once() -> None:
    """CB-229: laying and moving are actions too; only flipping waits."""
    s = with_edict(fulfil(hand(together(2), 0, "c01"), 3), "e1b")
    while type(s.agenda[-1]).__name__ != "LayTile":
        s.agenda.pop()
    s.turn, s.active = 1, 0
    street = "\n".join([" ".join([".:."] * 4), ":+- -T- -T- -+-", " ".join([".:."] * 4)])
    s.city[0], s.city[1] = read_map(street), read_map(block_map("aaab"))
    assert s.city[0].street == 4
    twin = s.clone()
    play(s, "0: lay c01 at 0,1 turned 0")
    assert not s.over()
    play(s, "0: move to 3,0 turned 0")
    assert s.outcome == "won"
    play(twin, "0: lay c01 at 3,0 turned 0")
    assert twin.outcome == "won"


# -- alone --------------------------------------------------------------------------------------------------------


@rule("CB-202", "CB-203", "CB-204", "CB-205")
def test_alone_there_are_no_starters_no_hand_no_supply_and_one_track() -> None:
    s = fresh(1, mode="solo", edict=False)
    assert len(s.options(CHANCE)) == 6
    s = on_agenda(alone(), Turn())
    assert s.cb.tracks == 1
    assert s.own_columns(0) == [0]
    total = len(s.places[STACK]) + len(s.places[HAND]) + len(s.places[s.cb.city]) - 1
    assert total == 60
    assert not s.places[TILES]
    assert [name for name in names_in(s, GONE) if name in ("blue-1", "red-3")] == ["blue-1", "red-3"]
    assert s.box.seats == 1


@rule("CB-206", "CB-152", "CB-154")
def test_alone_with_edict_and_extra_commoners() -> None:
    s = fresh(1, mode="solo", extra_commoners=1)
    while s.waiting() == (CHANCE,):
        s.apply(CHANCE, s.options(CHANCE)[0])
    assert type(s.agenda[-1]).__name__ == "ChooseEdictSide"
    assert len(letters(s, 0)) == 1


@rule("CB-207", "CB-208", "CB-209", "CB-213")
def test_ex_30_a_solo_turn() -> None:
    """I-14, R-44, R-45."""
    s = line(alone(), 0, "b")
    s.turn = 0
    for place in (ARRIVED, HAND):
        for piece in s.places[place][:]:
            s.move(piece, place, BAG if place == ARRIVED else STACK, 0)
    on_agenda(s, Turn())
    s.settle()
    blue = names_in(s, BAG).count("blue-commoner")
    play(s, "chance: call blue-commoner", "chance: call red-commoner")
    assert texts(s, 0) == [
        "admit blue-commoner and return red-commoner",
        "admit blue-commoner and dismiss red-commoner",
        "admit red-commoner and return blue-commoner",
        "admit red-commoner and dismiss blue-commoner",
    ]
    assert len(look(s, 0).faces(ARRIVED)) == 2
    twin = s.clone()
    play(s, "0: admit blue-commoner and dismiss red-commoner")
    assert letters(s, 0) == "B"
    assert names_in(s, BAG).count("blue-commoner") == blue - 1 + 2
    assert "red-commoner" in names_in(s, GONE)
    assert type(s.agenda[-1]).__name__ == "DrawThree"
    draw_first(s)
    assert len(look(s, 0).faces(HAND)) == 3
    held = names_in(s, HAND)
    play(s, f"0: lay {held[0]} at 2,0 turned 0")
    assert not s.places[HAND]
    assert set(held[1:]) <= set(names_in(s, GONE))
    assert len(s.places[STACK]) == 57
    play(twin, "0: admit red-commoner and return blue-commoner")
    assert letters(twin, 0) == "br"
    assert names_in(twin, BAG).count("blue-commoner") == blue


@rule("CB-207", "CB-209", "CB-168")
def test_alone_with_fewer_than_two_settlers_in_the_bag() -> None:
    s = line(alone(), 0, "")
    for place in (BAG, ARRIVED, NOBLE_SUPPLY):
        for piece in s.places[place][:]:
            s.move(piece, place, GONE, 0)
    s.put(fetch(s, s.box.by_name["red-commoner"]), BAG, 0)
    on_agenda(s, OpenGates(2), ImmigrateAlone(), DrawThree())
    play(s, "chance: call red-commoner")
    assert letters(s, 0) == "r"
    s.put(fetch(s, s.box.by_name["red-noble"]), NOBLE_SUPPLY, 0)
    on_agenda(s, OpenGates(2), ImmigrateAlone(), DrawThree())
    s.settle()
    play(s, "chance: call red-noble")
    assert letters(s, 0) == "rR"


@rule("CB-210", "CB-211", "CB-213")
def test_alone_there_is_no_upkeep_and_tiles_come_after_immigration() -> None:
    s = on_agenda(alone(), Turn())
    s.settle()
    asked: list[str] = []
    for _ in range(12):
        name = type(s.agenda[-1]).__name__
        if not asked or asked[-1] != name:
            asked.append(name)
        seat = s.waiting()[0]
        s.apply(seat, s.options(seat)[-1])
    assert asked[:6] == ["OpenGates", "ImmigrateAlone", "DrawThree", "LayTile", "Expand", "OpenGates"]


@rule("CB-212", "CB-191")
def test_ex_34_alone_it_lasts_twenty_turns() -> None:
    s = alone()
    rng = Random(4)
    while not s.over():
        if len(s.places[s.cb.column]) > 5:
            line(s, 0, "")
        seat = s.waiting()[0]
        s.apply(seat, rng.choice(s.options(seat)))
    assert s.turn == 20
    assert not s.places[STACK]
    assert len(s.city[0].where) == 22
    assert s.outcome == "out-of-tiles"
    last = expanding(alone(), EX4, turn=20)
    last.fulfilled = [s.cb.cooperative_monuments]
    built(last, 0, "altar-of-concord", 0, 0)
    assert last.cb.target == 2
    play(last, "0: end expansion")
    assert last.outcome == "out-of-tiles"
    assert last.winners() == []


# -- whole games --------------------------------------------------------------------------------------------------

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"mode": "cooperative"}),
    (3, {"mode": "cooperative", "difficulty": "advanced"}),
    (4, {"mode": "cooperative", "extra_commoners": 3, "edict": False}),
    (1, {"mode": "solo"}),
    (1, {"mode": "solo", "edict": False, "extra_commoners": 9}),
]


def check_invariants(s: CityState) -> None:
    """What holds in every position of every mode."""
    lying = sorted(piece for place in s.places for piece in place)
    assert lying == list(range(len(s.box.kind)))
    for seat, city in enumerate(s.city):
        assert len(s.places[s.cb.housed + seat]) == len(city.housed) // 2
        assert len(s.places[s.cb.built + seat]) == len(city.monuments())
        for district in range(city.n_districts()):
            check_district(city, district)
    if s.cleared:
        for column in range(3 * s.cb.tracks):
            size = 5 if column % 3 == 1 else 7
            left = len(s.places[s.cb.column + column])
            assert left + s.cleared[2 * column] + s.cleared[2 * column + 1] == size or s.turn == 0
            assert left >= 1 or s.turn == 0


def check_district(city: Any, district: int) -> None:
    """CB-95 to CB-100, CB-121. Everybody who lives there may live there, and never beside a Monument."""
    settlers = city.get(district, 6)
    own = [city.landmarks(district, colour) for colour in range(4)]
    assert settlers.bit_count() <= city.n_houses(district)
    assert not (settlers and city.get(district, 8) >= 0)
    assert settlers & settlers >> 5 & 31 == 0
    assert city.free_statues(district) >= 0
    for who in range(10):
        if settlers >> who & 1:
            colour, noble = who % 5, who >= 5
            if colour == 4:
                assert sum(n > 0 for n in own) >= (4 if noble else 3)
            else:
                assert own[colour] >= (2 if noble else 1)
                assert sum(own) > own[colour]


@rule("CB-95", "CB-96", "CB-121", "CB-91", "CB-104")
@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("clever", [False, True])
def test_invariants_hold_in_every_position(seats: int, options: dict[str, Any], clever: bool) -> None:
    for seed in range(sized(2 if clever else 4, 60)):
        s = fresh(seats, **options)
        rng = Random(seed)
        while not s.over():
            seat = s.waiting()[0]
            choices = s.options(seat)
            if clever and seat >= 0:
                weights = GAME.bot.weigh(s, seat, choices)
                action = choices[weights.index(max(weights))]
            else:
                action = rng.choice(choices)
            s.apply(seat, action)
            check_invariants(s)
        assert s.over()


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_event_has_a_sentence_and_every_question_a_title(seats: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        match = Match(GAME, GAME.box(seats, options), Dealer.seeded(seed, seats))
        while not match.over:
            seat = match.waiting()[0]
            asked = match.prompt(seat)
            assert asked is not None
            assert asked["title"] in GAME.words()
            chosen = GAME.bot.weigh(match.state, seat, match.state.options(seat))
            match.play(seat, match.options(seat)[chosen.index(max(chosen))])
        for viewer in (None, 0):
            for _, event in match.log(viewer):
                assert event["key"] in GAME.words(), event
                said = GAME.words().tell(event, viewer, [f"Player {seat}" for seat in range(seats)])
                assert "?" not in said, (event, said)
                assert GAME.words().rule(event), event


def test_every_piece_has_a_name() -> None:
    for name in ready(2).box.names:
        assert name in GAME.words()


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_terminal_draws_every_city_and_track(seats: int, options: dict[str, Any]) -> None:
    console = Console(width=200, record=True, file=StringIO())
    s = ready(seats, **options)
    assert GAME.draw is not None
    console.print(GAME.draw(look(s, 0)))
    said = console.export_text()
    assert said.count("City of seat") == seats
    assert said.count("Track ") == s.cb.tracks
    for row in draw_map(s.city[0]).splitlines():
        assert row in said
    assert "Tiles of seat 1" in said or seats == 1


@rule("CB-65")
def test_the_terminal_says_whose_a_track_is_and_names_it_as_actions_do() -> None:
    assert GAME.draw is not None
    for seat, said in ((0, "Track 2, seat 2 at the left end, you at the right:"), (1, "Track 0, seat 0 at the left end, you")):
        console = Console(width=200, record=True, file=StringIO())
        console.print(GAME.draw(look(ready(3), seat)))
        assert said in console.export_text()
    console = Console(width=200, record=True, file=StringIO())
    console.print(GAME.draw(look(line(together(2), 1, "rgB"), 1)))
    assert "Track 1 of seat 0 and you: gate rg5.......! skull, 3 in line" in console.export_text()


@rule("CB-154", "CB-161", "CB-207", "CB-208", "CB-210", "CB-212")
@pytest.mark.parametrize("where", ["return", "dismiss"])
def test_the_first_turn_of_a_solo_game_with_a_blue_commoner_on_the_track(where: str) -> None:
    """EX-30, from the very first draw."""
    s = fresh(1, mode="solo", edict=False, extra_commoners=1)
    while type(s.agenda[-1]).__name__ != "ExtraCommoner":
        s.apply(CHANCE, s.options(CHANCE)[0])
    play(s, "chance: call blue-commoner", "chance: call blue-commoner", "chance: call red-commoner")
    assert s.turn == 1
    assert letters(s, 0) == "b"
    bag = Counter(names_in(s, BAG))
    assert bag["blue-commoner"] == 10
    play(s, f"0: admit blue-commoner and {where} red-commoner")
    assert letters(s, 0) == "B"
    bag = Counter(names_in(s, BAG))
    assert bag["blue-commoner"] == 12
    assert bag["red-commoner"] == (12 if where == "return" else 11)
    assert names_in(s, GONE).count("red-commoner") == (0 if where == "return" else 1)
    play(s, "chance: draw c01", "chance: draw c02", "chance: draw c03", "0: lay c02 at 0,-1 turned 0")
    assert not s.places[HAND]
    assert {"c01", "c03"} <= set(names_in(s, GONE))
    assert len(s.places[STACK]) == 57
    assert s.cb.n_turns == 20
