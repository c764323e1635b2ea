"""Expansion: the tile (CB-74 on), settlers (CB-89 on), Statues (CB-105 on), Monuments (CB-116 to CB-125)."""

from __future__ import annotations

from random import Random

import pytest
from games.city_builder.build import (
    built,
    columns,
    draw_first,
    expanding,
    hand,
    keys,
    letters,
    line,
    names_in,
    play,
    ready,
    refused,
    settler,
    sized,
    supply,
    texts,
    together,
)
from games.city_builder.maps import EX1, EX3, EX4, EX7, block_map
from support import rule

from tessera.core.dealer import Dealer
from tessera.core.match import Match
from tessera.core.refusal import Refused
from tessera.core.seats import CHANCE, EVERYONE
from tessera.core.view import look
from tessera.games.city_builder import GAME
from tessera.games.city_builder.city import ASSIGNED, MONUMENT, SETTLERS, City
from tessera.games.city_builder.grid import at, landmarks, turns_of
from tessera.games.city_builder.maps import draw_map, read_map
from tessera.games.city_builder.measures import MEASURES
from tessera.games.city_builder.settling import can_build, can_house, statues_for_monument, statues_for_settler
from tessera.games.city_builder.state import HAND, MONUMENTS, CityState

FULL = ("rgbpbgr", "rgpbo", "obgprrg", "ggbpbgr", "bgpbo", "ooopggg")


def sets(city: City, district: int, who: str) -> list[str]:
    """The Statue sets that let a settler in, as colour letters; "" is none."""
    return spelled(statues_for_settler(city, district, settler(who)))


def spelled(packed: list[int]) -> list[str]:
    return sorted("".join("BGOR"[colour] * landmarks(one, colour) for colour in range(4)) for one in packed)


def block(cells: str) -> City:
    """One completed district of as many blocks as cells are given for, in a row."""
    return read_map(block_map("a" * len(cells.split()), a=cells))


# -- turns and the tile -------------------------------------------------------------------------------------------


@rule("CB-74", "CB-75", "CB-133")
def test_turns_pass_clockwise_each_an_expansion_and_an_upkeep() -> None:
    s = ready(3)
    order: list[int] = []
    for _ in range(7):
        order.append(s.active)
        seat = s.active
        assert type(s.agenda[-1]).__name__ == "LayTile"
        play(s, f"{seat}: {texts(s, seat)[0]}", f"{seat}: end expansion")
        assert s.waiting() == (CHANCE,)
        draw_first(s)
    assert order == [0, 1, 2, 0, 1, 2, 0]


@rule("CB-76", "CB-82")
def test_exactly_one_tile_is_laid_and_it_comes_first() -> None:
    s = ready(2)
    assert {option.verb for option in s.options(0)} == {"lay", "discard"}
    assert refused(s, 0, "end expansion").rule == "CB-76"
    assert refused(s, 0, "gain track 0 column-0 into 0,0").rule == "CB-76"
    held = names_in(s, HAND)
    play(s, f"0: lay {held[0]} at 2,0 turned 1")
    assert names_in(s, HAND) == held[1:]
    assert refused(s, 0, f"lay {held[1]} at -1,0 turned 0").rule == "CB-76"
    assert held[0] in names_in(s, s.cb.city)


@rule("CB-76")
def test_only_tiles_of_the_own_hand_are_laid() -> None:
    s = ready(2)
    other = names_in(s, HAND + 1)[0]
    assert refused(s, 0, f"lay {other} at 2,0 turned 0").rule == "CB-76"
    assert len([option for option in s.options(0) if option.verb == "lay"]) == 3 * 6 * 4


@rule("CB-77", "CB-78", "CB-79", "CB-80")
def test_any_empty_position_beside_the_city_in_any_rotation() -> None:
    s = hand(ready(2), 0, "c01 c02 c03")
    assert refused(s, 0, "lay c01 at 2,1 turned 0").rule == "CB-77"
    s2 = hand(ready(2), 0, "c01 c02 c03")
    play(s2, "0: lay c01 at 2,0 turned 0")
    s2.active = 0
    on = [text for text in texts(expanding(hand(s2, 0, "c02")), 0) if text.startswith("lay")]
    assert on == []
    for turn in range(4):
        assert f"lay c01 at -1,0 turned {turn}" in texts(s, 0)
    play(s, "0: lay c01 at -1,0 turned 2")
    assert draw_map(s.city[0]).splitlines()[0].startswith("H|O")


@rule("CB-79")
def test_a_taken_position_is_refused() -> None:
    s = hand(ready(2), 0, "c01 c02 c03")
    s.city[0].lay(at(2, 0), 15)
    assert refused(s, 0, "lay c01 at 2,0 turned 0").rule == "CB-79"


@rule("CB-80")
def test_a_city_may_grow_further_than_its_listed_positions() -> None:
    s = hand(ready(2), 0, "c01")
    for x in range(2, 13):
        s.city[0].lay(at(x, 0), 10)
    assert not [text for text in texts(s, 0) if " at 13,0 " in text]
    play(s, "0: lay c01 at 13,0 turned 3")
    assert s.city[0].where[-1] == at(13, 0)


@rule("CB-80")
def test_far_districts_can_be_used_too() -> None:
    s = expanding(columns(ready(2), *FULL), EX7)
    x = 11
    for dx, dy, face in [(0, 0, 6), (1, 0, 12), (0, 1, 3), (1, 1, 9)]:
        s.city[0].lay(at(x + dx, dy), face | 2 << 4 | 1 << 7 | 5 << 10 | 2 << 13)
    assert not [text for text in texts(s, 0) if "into 11,0" in text]
    play(s, "0: gain track 0 column-0 into 11,0")
    assert s.city[0].is_populated(s.city[0].district_named(at(11, 0)))


@rule("CB-81", "CB-83", "CB-87")
def test_settlers_and_monuments_may_alternate_and_both_may_be_left() -> None:
    s = supply(expanding(columns(ready(2), *FULL), EX3), "arch-of-the-legions")
    assert "end expansion" in texts(s, 0)
    play(s, "0: gain track 0 column-0 into 0,0", "0: build arch-of-the-legions at 0,1", "0: gain track 0 column-0 into 0,0")
    assert s.n_settlers(0) == 2
    assert "end expansion" in texts(s, 0)
    idle = expanding(columns(ready(2), *FULL), EX3)
    play(idle, "0: end expansion")
    assert idle.n_settlers(0) == 0


@rule("CB-81")
def test_nobody_else_ends_or_uses_the_expansion_of_the_active_player() -> None:
    match = Match(GAME, GAME.box(2), Dealer.seeded(3, 2))
    while type(match.state.agenda[-1]).__name__ != "Expand":
        seat = match.waiting()[0]
        match.play(seat, match.options(seat)[0])
    assert match.waiting() == [0]
    assert match.options(1) == []
    tile = match.state.agenda[-1].parse(match.state, 0, "move to 0,-1 turned 2")
    assert tile is not None
    for text in ("end expansion", "move to 0,-1 turned 2", "move to -1,0 turned 1", "gain track 0 column-0 into 0,0"):
        with pytest.raises(Refused) as found:
            match.play(1, text)
        assert (found.value.rule, found.value.message.key) == ("CB-81", "not-asked")
    assert match.waiting() == [0]
    match.play(0, "end expansion")
    assert match.waiting() == [1]


@rule("CB-74", "CB-81")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_every_question_is_answered_by_the_seat_that_is_asked_and_by_nobody_else(mode: str) -> None:
    """What the asked seat may do is refused to the other, question by question, through the match."""
    match = Match(GAME, GAME.box(2, {"mode": mode}), Dealer.seeded(5, 2))
    met: set[str] = set()
    while match.view(0)["turn"] < 4:
        met.add(type(match.state.agenda[-1]).__name__)
        (seat,) = match.waiting()
        options = match.options(seat)
        assert match.options(1 - seat) == []
        for text in options[:4] + options[-4:]:
            with pytest.raises(Refused):
                match.play(1 - seat, text)
        assert match.options(seat) == options
        match.play(seat, options[-1] if "end expansion" in options else options[0])
    expected = set() if mode == "competitive" else {"ChooseEdictSide", "Immigrate", "TakeTile"}
    assert met == {"ChooseStarterSet", "LayTile", "Expand", *expected}


@rule("CB-84", "CB-226")
def test_the_tile_of_the_turn_may_be_moved_until_something_is_gained() -> None:
    """R-6, R-7."""
    s = hand(ready(2), 0, "c01 c02 c03")
    play(s, "0: lay c01 at 2,0 turned 0")
    before = look(s, 1).facts()
    play(s, "0: move to -1,0 turned 3", "0: move to 0,-1 turned 3", "0: move to 0,-1 turned 1")
    assert s.city[0].where[2:] == [at(0, -1)]
    assert turns_of(s.city[0].faces[-1]) == 1
    assert refused(s, 0, "move to 0,-1 turned 1").rule == "CB-226"
    assert refused(s, 0, "move to 0,-2 turned 1").rule == "CB-77"
    play(s, "0: move to 2,0 turned 0")
    assert look(s, 1).facts() == before
    assert not [text for text in texts(s, 0) if text.startswith("move")]


@rule("CB-84", "CB-85")
def test_after_a_gain_or_the_end_of_the_turn_the_tile_stays() -> None:
    s = hand(columns(ready(2), *FULL), 0, "c01")
    s.city[0] = read_map(EX3)
    s.turn = 1
    play(s, "0: lay c01 at 5,0 turned 0")
    play(s, "0: gain track 0 column-0 into 0,0")
    assert refused(s, 0, "move to 5,1 turned 0").rule == "CB-84"
    play(s, "0: end expansion")
    assert s.agenda[-1].parse(s, 0, "move to 5,1 turned 0") is None
    assert s.before == []


@rule("CB-84")
def test_a_move_undoes_the_district_that_the_tile_had_completed() -> None:
    s = hand(columns(ready(2), *FULL), 0, "green-2")
    rows = EX1.strip().splitlines()
    s.city[0] = read_map("\n".join([*rows[:3], *[row[:4] + "..." for row in rows[3:]]]))
    play(s, "0: lay green-2 at 1,1 turned 3")
    assert s.city[0].n_districts() == 1
    play(s, "0: move to 0,2 turned 0")
    assert s.city[0].n_districts() == 0


@rule("CB-84")
def test_a_tile_is_taken_back_through_the_table_and_nothing_is_revealed() -> None:
    """Undo within the turn is the table's; the views of all are what they were."""
    match = Match(GAME, GAME.box(2), Dealer.seeded(3, 2))
    while match.prompt(0) is None or match.prompt(0)["title"] != "ask-lay":  # type: ignore[index]
        seat = match.waiting()[0]
        match.play(seat, match.options(seat)[0])
    before = [match.view(seat) for seat in (None, 0, 1)], match.options(0)
    match.play(0, match.options(0)[5])
    assert match.can_undo(0)
    match.play(0, "move to 2,0 turned 2" if "2,0" not in match.options(0)[0] else "move to -1,0 turned 2")
    match.undo(0)
    match.undo(0)
    assert ([match.view(seat) for seat in (None, 0, 1)], match.options(0)) == before
    match.play(0, match.options(0)[7])
    match.play(0, "end expansion")
    assert not match.can_undo(0)
    with pytest.raises(Refused):
        match.undo(0)


@rule("CB-86")
def test_completing_a_district_puts_nothing_into_it() -> None:
    s = hand(columns(ready(2), *FULL), 0, "green-2")
    rows = EX1.strip().splitlines()
    s.city[0] = read_map("\n".join([*rows[:3], *[row[:4] + "..." for row in rows[3:]]]))
    play(s, "0: lay green-2 at 1,1 turned 3")
    assert s.city[0].get(0, SETTLERS) == 0
    assert s.city[0].get(0, MONUMENT) == -1
    assert "completed" in keys(s)


@rule("CB-88")
def test_only_completed_districts_of_the_own_city_are_used() -> None:
    s = expanding(columns(ready(2), *FULL), EX7, EX3)
    assert refused(s, 0, "gain track 0 column-0 into 0,0").rule == "CB-88"
    assert refused(s, 0, "gain track 0 column-0 into 2,1").rule == "CB-88"
    x = expanding(columns(ready(2), *FULL), EX3)
    assert refused(x, 0, "gain track 0 column-0 into 3,0").rule == "CB-88"


# -- settlers -----------------------------------------------------------------------------------------------------


@rule("CB-89", "CB-90", "CB-91")
def test_ex_18_only_the_nearest_settlers_are_available() -> None:
    """R-10, R-12."""
    s = columns(ready(2), "__o____", "_rpg_", "rgbp___", "___pb__", "___o_", "____bg_")
    assert [s.at_end(0, column) for column in range(6)] == [-1, settler("R"), settler("r"), settler("p"), -1, settler("b")]
    expanding(s, EX3)
    play(s, "0: gain track 1 column-2 into 0,0")
    assert s.at_end(0, 5) == -1
    assert refused(s, 0, "gain track 1 column-2 into 0,0").rule == "CB-91"
    assert refused(s, 0, "gain track 0 column-0 into 0,0").rule == "CB-91"


@rule("CB-89")
def test_each_neighbour_takes_from_the_own_end_and_from_own_tracks_only() -> None:
    s = columns(ready(3), "rgbpbgo", *["rgpbo", "obgprrg", "ggbpbgr", "bgpbo", "ooopggg"])
    assert s.at_end(0, 0) == settler("r")
    assert s.at_end(1, 0) == settler("o")
    expanding(s, EX3, EX3, EX3, turn=3)
    assert s.active == 2
    assert refused(s, 2, "gain track 0 column-0 into 0,0").rule == "CB-89"
    assert refused(s, 2, "gain track 0 into 0,0").rule == "CB-89"


@rule("CB-90", "CB-104", "CB-138")
def test_the_next_settler_is_available_at_once_and_the_space_stays_empty() -> None:
    s = expanding(columns(ready(2), "rgbpbgr", *FULL[1:]), EX3)
    play(s, "0: gain track 0 column-0 into 0,0", "0: gain track 0 column-0 into 0,0", "0: gain track 0 column-0 into 0,0")
    assert letters(s, 0) == "pbgr"
    assert s.cleared[:2] == [3, 0]
    assert s.column_points(0, 0) == 6
    assert sorted(names_in(s, s.cb.housed)) == ["blue-commoner", "green-commoner", "red-commoner"]


@rule("CB-91", "CB-137")
def test_two_left_either_may_take_one_and_then_the_other_is_locked() -> None:
    s = expanding(columns(ready(2), "___rb__", *FULL[1:]), EX3, EX3)
    assert s.at_end(0, 0) == settler("r")
    assert s.at_end(1, 0) == settler("b")
    play(s, "0: gain track 0 column-0 into 0,0")
    assert s.at_end(0, 0) == s.at_end(1, 0) == -1


@rule("CB-92", "CB-103", "CB-22")
def test_a_settler_takes_the_first_free_house_and_houses_run_out() -> None:
    s = expanding(columns(ready(2), "rgbpbgr", *FULL[1:]), EX1)
    play(s, "0: gain track 0 column-0 into 0,0")
    assert "r" in draw_map(s.city[0])
    assert s.city[0].empty_houses(0) == 0
    again = expanding(columns(ready(2), "bgrpbgr", *FULL[1:]), block_map("a", a="RBrH"))
    play(again, "0: gain track 0 column-0 into 0,0")
    assert draw_map(again.city[0]) == block_map("a", a="RBrb")
    full = expanding(columns(ready(2), "bgrpbgr", *FULL[1:]), block_map("a", a="RBGr"))
    assert refused(full, 0, "gain track 0 column-0 into 0,0").rule == "CB-92"


@rule("CB-103")
def test_houses_are_filled_by_y_then_x_then_around_the_tile() -> None:
    city = read_map(block_map("aa", a="HRHB HHGG"))
    for who in "brg":
        city.settle(0, settler(who))
    assert draw_map(city) == block_map("aa", a="bRHB rgGG")


@rule("CB-93", "CB-107", "CB-122")
def test_what_was_housed_assigned_or_built_stays() -> None:
    """An invariant: settlers, Statue colours, Monuments and completed districts never disappear or change."""
    rng = Random(2)
    for seed in range(sized(4, 60)):
        s = ready(2)
        known: list[list[tuple[int, int, int]]] = [[], []]
        rng = Random(seed)
        bot = GAME.bot
        while not s.over():
            seat = s.waiting()[0]
            options = s.options(seat)
            if seat < 0 or rng.random() < 0.2:
                action = rng.choice(options)
            else:
                weights = bot.weigh(s, seat, options)
                action = options[weights.index(max(weights))]
            s.apply(seat, action)
            for owner, city in enumerate(s.city):
                now = [(city.get(d, SETTLERS), city.get(d, ASSIGNED), city.get(d, MONUMENT)) for d in range(city.n_districts())]
                for old, new in zip(known[owner], now, strict=False):
                    assert old[0] & ~new[0] == 0
                    assert all(landmarks(new[1], c) >= landmarks(old[1], c) for c in range(4))
                    assert old[2] in (-1, new[2])
                known[owner] = now


@rule("CB-94")
def test_nobody_lives_under_a_monument() -> None:
    s = expanding(columns(ready(2), *FULL), EX3)
    built(s, 0, "temple-of-apollo", 0, 0)
    assert refused(s, 0, "gain track 0 column-0 into 0,0").rule == "CB-94"


@rule("CB-95", "CB-96")
def test_ex_16_one_settler_of_each_colour_whatever_the_rank() -> None:
    s = expanding(columns(ready(2), "rgbpbgr", *FULL[1:]), block_map("aa", a="RRG~ 8H~~"))
    assert refused(s, 0, "gain track 0 column-0 into 0,0").rule == "CB-95"
    play(columns(s, "grbpbgr", *FULL[1:]), "0: gain track 0 column-0 into 0,0")
    assert s.city[0].n_settlers(0) == 2
    five = read_map(block_map("aaa", a="BGOR bgor pHHH"))
    assert all(not can_house(five, 0, number) for number in range(10))


@rule("CB-97", "CB-101", "CB-102")
@pytest.mark.parametrize(
    ("cells", "who", "fits"), [("RBHH", "r", True), ("RBHH", "b", True), ("RRHH", "r", False), ("GBHH", "r", False)]
)
def test_a_commoner_needs_one_of_its_colour_and_one_other(cells: str, who: str, fits: bool) -> None:
    assert can_house(block(cells), 0, settler(who)) is fits


@rule("CB-97", "CB-98", "CB-99", "CB-100", "CB-101")
def test_ex_3_who_may_live_in_a_b_c_and_d() -> None:
    city = read_map(EX3)
    a, b, c, d = (city.district_named(at(*name)) for name in [(0, 0), (0, 1), (2, 0), (2, 1)])
    allowed = {district: {who for who in "bgorpBGORP" if can_house(city, district, settler(who))} for district in (a, b, c, d)}
    assert allowed == {a: set("gbrp"), b: set("bgorpP"), c: set(), d: set("rogp")}
    for who in "gbrp":
        city.settle(a, settler(who))
    assert city.empty_houses(a) == 1
    assert not any(can_house(city, a, number) for number in range(10))
    city.settle(b, settler("P"))
    assert not can_house(city, b, settler("p"))


@rule("CB-102")
def test_landmarks_of_other_districts_do_not_count() -> None:
    city = read_map(block_map("ab", a="RHHH", b="BGOR"))
    assert not can_house(city, city.district_named(at(0, 0)), settler("r"))


@rule("CB-98")
@pytest.mark.parametrize(("cells", "fits"), [("RRBH", True), ("RBBH", False), ("RRRH", False)])
def test_a_noble_needs_two_of_its_colour_and_one_other(cells: str, fits: bool) -> None:
    assert can_house(block(cells), 0, settler("R")) is fits


@rule("CB-99", "CB-100", "CB-15")
def test_purple_needs_three_colours_and_a_purple_noble_all_four() -> None:
    three, four = block("RGBH HHHH"), block("RGBO HHHH")
    assert can_house(three, 0, settler("p"))
    assert not can_house(three, 0, settler("P"))
    assert can_house(four, 0, settler("P"))
    assert not can_house(block("RRGH"), 0, settler("p"))


@rule("CB-101", "CB-23")
def test_a_landmark_serves_any_number_of_settlers_and_houses_nobody() -> None:
    city = block("RBHH")
    city.settle(0, settler("r"))
    assert can_house(city, 0, settler("b"))
    assert city.n_houses(0) == 2


@rule("CB-24")
def test_a_lake_is_no_landmark() -> None:
    assert not can_house(block("R~HH"), 0, settler("r"))
    assert not can_build(block("R~HH HHHH"), 0, (3, 3))


@rule("CB-97", "CB-98", "CB-99", "CB-100")
@pytest.mark.parametrize(
    ("column", "text", "cited", "has"),
    [
        (0, "rgbpbgr", "CB-97", "the district has none of its colour, 2 of other colours and no free Statue"),
        (0, "grbpbgr", "CB-97", "the district has 2 of its colour, none of other colours and no free Statue"),
        (1, "rgpbo", "CB-98", "the district has none of its colour, 2 of other colours and no free Statue"),
        (0, "pgbrbgr", "CB-99", "needs Landmarks of 3 colours; the district has Landmarks of one colour and no free Statue"),
        (1, "pgbro", "CB-100", "needs Landmarks of 4 colours; the district has Landmarks of one colour and no free Statue"),
    ],
)
def test_a_refused_settler_is_told_what_the_district_has(column: int, text: str, cited: str, has: str) -> None:
    s = expanding(
        columns(ready(2), text if column == 0 else FULL[0], text if column else FULL[1], *FULL[2:]), block_map("a", a="GGHH")
    )
    answer = refused(s, 0, f"gain track 0 column-{column} into 0,0")
    assert answer.rule == cited
    assert answer.reason.endswith(has)


# -- Statues ------------------------------------------------------------------------------------------------------


@rule("CB-106", "CB-111")
@pytest.mark.parametrize("seats", [2, 3])
def test_all_are_told_who_needs_statues_and_where_before_they_get_colours(seats: int) -> None:
    """The question is public: the settler, the district and the column it comes from are said to everyone."""
    s = expanding(columns(ready(seats), "bgopbgr", *FULL[1:]), block_map("aa.b", a="BSHH SHHH", b="BSHH"))
    play(s, "0: gain track 0 column-0 into 3,0", "0: assign green")
    told = [event for event in s.log or [] if event.key == "needs-statues"]
    assert [(s.box.names[event.piece], event.text, event.seat) for event in told] == [
        ("blue-commoner", "3,0", 0),
    ]
    assert [event.audience for event in told] == [EVERYONE]
    keys_told = [key for key in keys(s) if key in ("needs-statues", "assigned", "gained", "built")]
    assert keys_told == ["needs-statues", "assigned", "gained"]


@rule("CB-111", "CB-227")
def test_where_only_one_set_of_statues_will_do_it_is_assigned_without_a_question() -> None:
    s = expanding(columns(ready(2), "bgopbgr", *FULL[1:]), block_map("aa.b", a="BSHH SHHH", b="GSHH"))
    play(supply(s, "theatre-of-full-benches"), "0: gain track 0 column-0 into 3,0", "0: build theatre-of-full-benches at 0,0")
    assert s.city[0].landmarks(1, 0) == 1
    assert s.city[0].landmarks(0, 0) == 2
    assert [key for key in keys(s) if key in ("needs-statues", "assigned", "gained", "built")] == [
        "assigned",
        "gained",
        "assigned",
        "built",
    ]


@rule("CB-111")
def test_nobody_speaks_of_statues_where_none_are_needed() -> None:
    s = expanding(columns(ready(2), "bgopbgr", *FULL[1:]), block_map("a", a="BGSH"))
    play(s, "0: gain track 0 column-0 into 0,0")
    assert "gained" in keys(s)
    assert "needs-statues" not in keys(s)


@rule("CB-105", "CB-106", "CB-107", "CB-108", "CB-109", "CB-111", "CB-112")
def test_ex_13_a_statue_is_secondary_first_and_primary_later() -> None:
    s = expanding(columns(ready(2), "bgopbgr", *FULL[1:]), block_map("a", a="BSHH"))
    play(s, "0: gain track 0 column-0 into 0,0")
    assert texts(s, 0) == ["assign green", "assign orange", "assign red"]
    no = refused(s, 0, "assign blue")
    assert no.rule == "CB-111"
    assert no.reason.endswith("with one free Statue there are 3 ways to choose them")
    play(s, "0: assign green")
    assert draw_map(s.city[0]) == block_map("a", a="B2bH")
    assert s.city[0].landmarks(0, 1) == 1
    play(s, "0: gain track 0 column-0 into 0,0")
    assert s.n_settlers(0) == 2
    assert s.city[0].free_statues(0) == 0
    other = read_map(block_map("a", a="B2HH"))
    assert not can_house(other, 0, settler("o"))
    assert can_house(read_map(block_map("a", a="B3HH")), 0, settler("o"))
    assert not can_house(read_map(block_map("a", a="B.HH")), 0, settler("g"))


@rule("CB-98", "CB-111", "CB-110", "CB-227")
def test_ex_14_only_minimal_and_sufficient_sets() -> None:
    assert sets(block("BBSH"), 0, "B") == ["G", "O", "R"]
    assert sets(block("BSSH"), 0, "B") == ["BG", "BO", "BR"]
    assert sets(block("BGSH"), 0, "b") == [""]
    assert sets(block("SSHH"), 0, "r") == ["BR", "GR", "OR"]
    assert sets(block("SSSH"), 0, "R") == ["BRR", "GRR", "ORR"]
    assert sets(block("BSHH"), 0, "r") == ["R"]
    assert sets(block("S.HH"), 0, "r") == []


@rule("CB-99", "CB-100", "CB-111", "CB-227", "CB-95")
def test_ex_15_purple_and_statues() -> None:
    city = block("BGSS HHH~")
    assert sets(city, 0, "p") == ["O", "R"]
    assert sets(city, 0, "P") == ["OR"]
    assert sets(block("BGSH HHH~"), 0, "P") == []
    city.assign(0, 1 << 24)
    city.settle(0, settler("p"))
    assert not can_house(city, 0, settler("P"))
    assert sets(block("SSSS HHHH"), 0, "P") == ["BGOR"]
    assert sets(block("SSSS HHHH"), 0, "p") == ["BGO", "BGR", "BOR", "GOR"]


@rule("CB-111", "CB-227")
def test_sets_are_exactly_those_of_the_definition() -> None:
    """Every multiset of colours is tried: it must suffice, and none of its members may be spared (CB-111 word by word)."""
    from itertools import combinations_with_replacement

    def met(own: list[int], who: int) -> bool:
        colour, noble = who % 5, who >= 5
        if colour == 4:
            return sum(n > 0 for n in own) >= (4 if noble else 3)
        return own[colour] >= (2 if noble else 1) and sum(own) > own[colour]

    rng = Random(5)
    for _ in range(sized(60, 2000)):
        cells = "".join(rng.choice("BGORSSH") for _ in range(8))
        city = block(f"{cells[:4]} {cells[4:]}")
        base = [cells.count(letter) for letter in "BGOR"]
        free = cells.count("S")
        for who in range(10):
            expected = []
            for size in range(free + 1):
                for chosen in combinations_with_replacement(range(4), size):
                    counts = [base[c] + chosen.count(c) for c in range(4)]
                    spared = [[base[c] + chosen.count(c) - (c == less) for c in range(4)] for less in chosen]
                    if met(counts, who) and not any(met(fewer, who) for fewer in spared):
                        expected.append("".join("BGOR"[c] for c in chosen))
            assert sets(city, 0, "bgorpBGORP"[who]) == sorted(expected), (cells, who)
            assert len({len(one) for one in expected}) <= 1


@rule("CB-106", "CB-113")
def test_statues_get_a_colour_at_no_other_time() -> None:
    """R-17. Not in unfinished districts, not by laying, not by ending."""
    s = expanding(columns(ready(2), *FULL), EX7)
    play(s, "0: end expansion")
    assert s.city[0].painted == []
    unfinished = expanding(columns(ready(2), *FULL), EX7)
    assert not [text for text in texts(unfinished, 0) if "assign" in text]


@rule("CB-111")
def test_no_statue_is_coloured_where_landmarks_suffice() -> None:
    """R-16."""
    s = expanding(columns(ready(2), "bgopbgr", *FULL[1:]), block_map("aa", a="BGSH HHHH"))
    play(s, "0: gain track 0 column-0 into 0,0")
    assert s.n_settlers(0) == 1
    assert s.city[0].free_statues(0) == 1


@rule("CB-115", "CB-228")
def test_the_first_free_statues_get_the_colours_in_their_order() -> None:
    city = read_map(block_map("aa", a="BHSS HHHS"))
    city.assign(0, 1 << 32 | 1 << 16)
    assert draw_map(city) == block_map("aa", a="BH24 HHHS").replace("|24", "|24")
    city.assign(0, 1 << 8)
    assert "1" in draw_map(city)


@rule("CB-114")
def test_an_assigned_statue_counts_as_statue_and_as_landmark() -> None:
    city = read_map(block_map("a", a="B2bH"))
    assert MEASURES["statues-populated"].count(city, 0) == 1
    four = read_map(block_map("aa", a="BGO4 bHHH"))
    plain = read_map(block_map("aa", a="BGOS bHHH"))
    assert MEASURES["four-colours-populated"].count(four, 0) == 1
    assert MEASURES["four-colours-populated"].count(plain, 0) == 0
    assert MEASURES["statues-populated"].count(plain, 0) == 1


# -- Monuments ----------------------------------------------------------------------------------------------------

EX17 = block_map("aa", a="BSHH G~HH")


@rule("CB-116", "CB-124")
def test_all_faceup_monuments_are_available_and_not_refilled_during_expansion() -> None:
    two = block_map("aab\n..b", a="BRHH HHHH", b="BRHH HHHH")
    s = supply(expanding(ready(2), two), "temple-of-apollo palace-of-the-purple")
    offered = [text for text in texts(s, 0) if text.startswith("build")]
    assert len(offered) == 4
    assert refused(s, 0, "build golden-waystone at 0,0").rule == "CB-116"
    play(s, "0: build temple-of-apollo at 0,0")
    assert names_in(s, MONUMENTS) == ["palace-of-the-purple"]
    play(s, "0: build palace-of-the-purple at 2,0")
    assert names_in(s, MONUMENTS) == []
    play(s, "0: end expansion")
    draw_first(s)
    assert len(names_in(s, MONUMENTS)) == 3


@rule("CB-125")
def test_any_number_of_monuments_in_a_city_and_a_turn() -> None:
    two = block_map("aab\n..b", a="BRHH HHHH", b="BRHH HHHH")
    s = supply(expanding(ready(2), two), "temple-of-apollo palace-of-the-purple")
    play(s, "0: build temple-of-apollo at 0,0", "0: build palace-of-the-purple at 2,0")
    assert len(s.city[0].monuments()) == 2
    assert sorted(names_in(s, s.cb.built)) == ["palace-of-the-purple", "temple-of-apollo"]


@rule("CB-117", "CB-51")
def test_a_monument_needs_a_completed_district_of_its_shape() -> None:
    s = supply(expanding(ready(2), EX3), "hall-of-the-surveyors guild-of-the-set-square arch-of-the-legions")
    assert refused(s, 0, "build arch-of-the-legions at 2,0").rule == "CB-51"
    assert refused(s, 0, "build arch-of-the-legions at 3,0").rule == "CB-117"
    play(s, "0: build arch-of-the-legions at 0,0")


@rule("CB-118", "CB-119", "CB-120", "CB-111")
def test_ex_17_building_with_a_statue() -> None:
    city = read_map(EX17)
    assert spelled(statues_for_monument(city, 0, (0, 3))) == ["R"]
    assert spelled(statues_for_monument(city, 0, (0, 0))) == ["B"]
    assert spelled(statues_for_monument(city, 0, (2, 2))) == []
    assert spelled(statues_for_monument(city, 0, (0, 1))) == [""]
    s = supply(expanding(ready(2), EX17), "temple-of-apollo golden-waystone theatre-of-full-benches hall-of-the-surveyors")
    no = refused(s, 0, "build golden-waystone at 0,0")
    assert no.rule == "CB-118"
    assert no.reason.startswith("Golden Waystone needs ")
    assert no.reason.endswith("; the district has neither of them and one free Statue")
    play(s, "0: build temple-of-apollo at 0,0")
    assert s.city[0].landmarks(0, 3) == 1
    assert s.city[0].get(0, MONUMENT) == s.box.by_name["temple-of-apollo"]
    plain = supply(expanding(ready(2), EX17), "hall-of-the-surveyors")
    play(plain, "0: build hall-of-the-surveyors at 0,0")
    assert plain.city[0].free_statues(0) == 1


@rule("CB-119")
def test_two_statues_may_stand_in_for_both_landmarks() -> None:
    city = read_map(block_map("aa", a="SSHH HHHH"))
    assert spelled(statues_for_monument(city, 0, (2, 2))) == ["OO"]
    assert spelled(statues_for_monument(city, 0, (0, 3))) == ["BR"]


@rule("CB-120", "CB-121")
def test_no_monument_among_settlers_and_no_second_one() -> None:
    populated = supply(expanding(ready(2), block_map("aa", a="BSbH G~HH")), "hall-of-the-surveyors")
    no = refused(populated, 0, "build hall-of-the-surveyors at 0,0")
    assert (no.rule, no.reason) == ("CB-120", "a settler lives in that district")
    covered = supply(expanding(ready(2), EX17), "hall-of-the-surveyors house-of-waters")
    play(covered, "0: build hall-of-the-surveyors at 0,0")
    assert refused(covered, 0, "build house-of-waters at 0,0").rule == "CB-121"


@rule("CB-123", "CB-217", "CB-221")
def test_ex_17_and_ex_33_a_monument_covers_all_that_is_under_it() -> None:
    s = supply(expanding(ready(2), EX17), "temple-of-apollo")
    play(s, "0: build temple-of-apollo at 0,0")
    city = s.city[0]
    assert city.empty_houses(0) == 0
    for name in ("statues-populated", "lakes", "four-colours-populated", "empty-houses"):
        assert MEASURES[name].count(city, 0) == 0, name
    assert MEASURES["lakes"].count(read_map(EX17), 0) == 1


@rule("CB-51", "CB-117", "CB-118")
def test_ex_3_which_monuments_fit_by_colour() -> None:
    city = read_map(EX3)
    a, b, d = (city.district_named(at(*name)) for name in [(0, 0), (0, 1), (2, 1)])
    pairs = {
        district: {
            x + y for x in "BGOR" for y in "BGOR" if x <= y and can_build(city, district, ("BGOR".index(x), "BGOR".index(y)))
        }
        for district in (a, b, d)
    }
    assert pairs == {a: {"BG", "BR", "GR"}, b: {"BG", "BO", "BR", "GO", "GR", "OR"}, d: {"OR", "GO", "GR"}}


@rule("CB-214")
def test_ex_4_temple_of_apollo_may_stand_in_m() -> None:
    s = supply(expanding(ready(2), EX4), "temple-of-apollo")
    play(s, "0: build temple-of-apollo at 0,0")
    assert s.bonus(0, s.city[0].district_named(at(0, 0))) == 4


@rule("CB-176", "CB-175", "CB-171")
def test_the_cooperative_game_lays_houses_and_builds_by_the_same_rules() -> None:
    s = line(supply(expanding(together(2), EX3), "house-of-the-surveyor"), 0, "ogo")
    assert refused(s, 0, "gain track 0 into 0,0").rule == "CB-97"
    play(s, "0: gain track 0 into 0,1", "0: build house-of-the-surveyor at 0,0")
    assert len(s.city[0].monuments()) == 1
    assert refused(s, 0, "gain track 0 into 0,0").rule == "CB-94"


@rule("CB-80", "CB-226")
@pytest.mark.parametrize("place", ["-0,-1", "00,-01", "0,-\u0661"])
def test_numbers_in_another_form_are_read_and_written_in_one_form(place: str) -> None:
    s = hand(ready(2), 0, "c01")
    action = s.agenda[-1].parse(s, 0, f"lay c01 at {place} turned 0")
    assert action is s.box.actions.find("lay c01 at 0,-1 turned 0")
    play(s, "0: lay c01 at 2,0 turned 0")
    moved = s.agenda[-1].parse(s, 0, f"move to {place} turned 1")
    assert moved is not None
    assert moved.text == "move to 0,-1 turned 1"
    gained = s.agenda[-1].parse(s, 0, f"gain track 0 column-0 into {place}")
    assert gained is s.box.actions.find("gain track 0 column-0 into 0,-1")


# -- how actions are written --------------------------------------------------------------------------------------


@rule("CB-76", "CB-84", "CB-92", "CB-117")
@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("lay c01 at -0,-1 turned 0", "lay c01 at 0,-1 turned 0"),
        ("lay c01 at 00,01 turned 2", "lay c01 at 0,1 turned 2"),
        ("lay c01 at -01,0 turned 3", "lay c01 at -1,0 turned 3"),
        ("lay c01 at ٢,٠ turned ١", "lay c01 at 2,0 turned 1"),
        ("discard c02", "discard c02"),
    ],
)
def test_numbers_are_read_in_any_form_and_written_in_one(written: str, canonical: str) -> None:
    """Minus zero, leading zeros and Arabic digits name the same place, and the record keeps the canonical text."""
    match = Match(GAME, GAME.box(2), Dealer.seeded(3, 2))
    while match.prompt(0) is None or match.prompt(0)["title"] != "ask-lay":  # type: ignore[index]
        seat = match.waiting()[0]
        match.play(seat, match.options(seat)[0])
    assert isinstance(match.state, CityState)
    hand(match.state, 0, "c01 c02 c03")
    match.play(0, written)
    assert match.entries[-1] == f"0: {canonical}"


@rule("CB-84", "CB-92", "CB-117")
@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("move to -0,-01 turned 2", "move to 0,-1 turned 2"),
        ("move to ٠,-١ turned ٢", "move to 0,-1 turned 2"),
        ("gain track 0 column-0 into -0,00", "gain track 0 column-0 into 0,0"),
        ("gain track 0 column-0 into ٠,٠", "gain track 0 column-0 into 0,0"),
        ("build arch-of-the-legions at 00,01", "build arch-of-the-legions at 0,1"),
        ("build arch-of-the-legions at ٠,١", "build arch-of-the-legions at 0,1"),
    ],
)
def test_after_the_tile_too_numbers_are_read_in_any_form(written: str, canonical: str) -> None:
    s = supply(expanding(columns(ready(2), *FULL), EX3), "arch-of-the-legions")
    read = s.agenda[-1].parse(s, 0, written)
    assert read is not None
    assert read.text == canonical
    minted = s.box.actions.find(canonical)
    assert minted is None or read is minted


@rule("CB-78")
@pytest.mark.parametrize("written", ["lay c01 at 2.0,0 turned 0", "lay c01 at +2,0 turned 0", "lay c01 at 2,0 turned ٤"])
def test_other_ways_to_write_a_number_are_refused(written: str) -> None:
    s = hand(ready(2), 0, "c01")
    assert s.agenda[-1].parse(s, 0, written) is None
