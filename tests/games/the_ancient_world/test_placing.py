"""Sections 5 and 10: turns, placing citizens, passing."""

from __future__ import annotations

from games.the_ancient_world.build import (
    asked,
    hold,
    means,
    own,
    play,
    put_citizen,
    refused,
    set_army,
    set_citizens,
    set_row,
    set_titans,
    texts,
    turn,
    world,
)
from support import rule

from tessera.games.the_ancient_world.actions import SPACES
from tessera.games.the_ancient_world.state import AT_HAND, STARVING


@rule("AW-85", "AW-87")
def test_turns_go_clockwise_from_the_first_player_and_skip_who_passed() -> None:
    s = world(3, first=1)
    order = []
    for line in ("1: place 1 labor", "2: pass", "0: place 2 labor", "1: place 3 labor", "0: pass", "1: pass"):
        order.append(s.waiting()[0])
        play(s, line)
    assert order == [1, 2, 0, 1, 0, 1]
    assert s.round == 2


@rule("AW-86", "AW-248")
def test_a_turn_is_a_placement_an_attack_or_a_pass() -> None:
    s = set_titans(world(), "mud-strider")
    assert {option.verb for option in s.options(0)} == {"place", "attack", "pass"}
    assert refused(s, "0: done") == "AW-86"
    play(s, "0: place 1 labor")
    assert s.waiting() == (1,)


@rule("AW-88")
def test_taking_the_token_does_not_change_the_order_of_this_round() -> None:
    s = world(3)
    play(s, "0: place 1 labor", "1: place 1 rebuild", "2: place 2 labor")
    assert s.first_player == 1
    assert s.waiting() == (0,)


@rule("AW-89", "AW-100", "AW-93")
def test_a_citizen_acts_at_once_and_stays() -> None:
    s = world()
    play(s, "0: place 1 labor")
    assert s.coins[0] == 8
    assert s.citizens[0][0] == SPACES.index("labor")
    play(s, "1: place 3 labor", "0: pass")
    assert (s.citizens[0][0], s.citizens[1][2]) == (SPACES.index("labor"), SPACES.index("labor"))


@rule("AW-90", "AW-91", "AW-92")
def test_a_citizen_must_be_higher_than_all_on_the_space() -> None:
    s = set_citizens(put_citizen(world(), 1, 2, "labor"), 0, 5)
    assert texts(s, 0, "place")[:3] == ["place 3 labor", "place 4 labor", "place 5 labor"]
    assert refused(s, "0: place 2 labor") == "AW-90"
    assert refused(s, "0: place 1 labor") == "AW-90"
    play(s, "0: place 4 labor", "1: pass")
    assert refused(s, "0: place 3 labor") == "AW-90"
    assert refused(s, "0: place 5 labor") == ""


@rule("AW-94", "AW-114", "AW-151", "AW-158")
def test_standard_placement_is_for_six_of_the_nine() -> None:
    s = set_row(means(world(round=3), 0, 9, 1), "bridge")
    for space in SPACES:
        if space == "labor":
            continue
        put_citizen(s, 1, 3, space)
        barred = refused(s, f"0: place 2 {space}") == "AW-90"
        assert barred == (space not in ("build", "rebuild", "recruit")), space


@rule("AW-95")
def test_only_own_citizens_at_hand_are_placed() -> None:
    s = world()
    s.citizens[0][1] = STARVING
    play(s, "0: place 1 labor", "1: pass")
    assert refused(s, "0: place 1 rebuild") == "AW-95"
    assert refused(s, "0: place 2 rebuild") == "AW-95"
    assert refused(s, "0: place 4 rebuild") == "AW-95"
    assert refused(s, "0: place 3 rebuild") == ""


@rule("AW-97")
def test_a_space_is_open_only_to_who_can_carry_out_its_action() -> None:
    s = set_row(means(world(round=3), 0, 2), "crypta-ship")
    offered = {text.split()[-1] for text in texts(s, 0, "place")}
    assert offered == {"labor", "draft", "rebuild", "recruit", "explore"}
    assert [refused(s, f"0: place 1 {space}") for space in ("build", "expand", "learn", "grow")] == [
        "AW-121",
        "AW-140",
        "AW-147",
        "AW-185",
    ]


@rule("AW-98", "AW-151")
def test_rebuild_is_always_open() -> None:
    s = means(world(), 0, 0)
    for skill in (1, 2, 3):
        put_citizen(s, 1, skill, "rebuild")
    assert [text for text in texts(s, 0) if text.endswith("rebuild")] == [f"place {n} rebuild" for n in (1, 2, 3)]


@rule("AW-99")
def test_any_number_of_citizens_may_share_a_space() -> None:
    s = world()
    play(s, "0: place 1 labor", "1: place 2 labor", "0: place 3 labor")
    set_citizens(s, 1, 5)
    play(s, "1: place 4 labor", "0: pass", "1: place 5 labor")
    assert sum(at == SPACES.index("labor") for own in s.citizens for at in own) == 4


@rule("AW-248", "AW-249")
def test_who_passes_has_no_more_turns_this_round() -> None:
    s = world()
    assert s.minted.pass_turn in s.options(0)
    play(s, "0: pass", "1: place 1 labor", "1: place 2 labor")
    assert s.waiting() == (1,)
    assert s.passed == [True, False]


@rule("AW-250")
def test_a_passed_player_still_reacts_and_may_be_copied() -> None:
    s = own(own(world(), 0, "scribe-guild", "desert-caravan"), 1, "bridge")
    means(s, 1, 9)
    play(s, "0: pass", "1: place 1 learn")
    assert (asked(s), s.waiting()) == ("PayForKnowledge", (0,))
    play(s, "0: decline", "1: place 2 bridge", "1: copy desert-caravan")
    assert s.coins[1] == 9 - 3 + 3


@rule("AW-385")
def test_the_turn_is_asked_even_when_passing_is_all_that_is_left() -> None:
    s = world()
    s.citizens[0] = [STARVING, STARVING, STARVING, -1, -1]
    means(s, 0, 0)
    turn(s, 0)
    assert texts(s, 0) == ["pass"]
    assert s.waiting() == (0,)


@rule("AW-386")
def test_options_do_not_depend_on_what_rivals_hide() -> None:
    s = turn(world(round=2), 0)
    before = texts(s, 0)
    hold(s, 1, "bridge")
    assert texts(s, 0) == before


def test_a_spent_army_does_not_hinder_placing() -> None:
    s = set_army(world(), 0, 0, "hill-wardens", name_coins=1)
    assert "place 1 labor" in texts(s, 0)
    assert s.citizens[0][0] == AT_HAND
