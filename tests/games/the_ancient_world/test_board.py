"""Section 6: board actions."""

from __future__ import annotations

import pytest
from games.the_ancient_world.build import (
    army,
    asked,
    damage,
    damaged,
    deal,
    hold,
    intact,
    kind,
    live,
    means,
    names,
    own,
    play,
    put_citizen,
    refused,
    roll,
    set_army,
    set_citizens,
    set_military,
    set_row,
    set_titans,
    stored,
    texts,
    turn,
    world,
)
from support import rule

from tessera.core.seats import CHANCE, only
from tessera.core.view import look
from tessera.games.the_ancient_world.state import (
    AT_HAND,
    DISTRICT_BOTTOM,
    DISTRICT_DECK,
    DISTRICT_TOP,
    EMPIRE_DISCARDS,
    EMPIRE_ROW,
    MILITARY_ROW,
    OUT,
    STARVING,
    Ancient,
)
from tessera.games.the_ancient_world.steps.attack import Muster


@rule("AW-110")
def test_labor_gives_two_coins() -> None:
    s = world()
    play(s, "0: place 1 labor")
    assert s.coins[0] == 8


# -- Build --------------------------------------------------------------------------------------------------------


@rule("AW-115", "AW-116", "AW-118", "AW-119", "AW-159")
@pytest.mark.parametrize("space", ["build", "recruit"])
@pytest.mark.parametrize(
    ("there", "skill", "extra"),
    [([], 2, 0), ([2], 2, 0), ([2], 3, 1), ([2], 1, 1), ([1, 3], 3, 0), ([1, 3], 2, 1)],
)
def test_the_surcharge(space: str, there: list[int], skill: int, extra: int) -> None:
    s = set_military(set_row(world(), "bridge"), "hill-wardens")
    for other in there:
        put_citizen(s, 1, other, space)
    play(s, f"0: place {skill} {space}")
    assert s.coins[0] == 6 - extra


@rule("AW-116")
def test_an_equal_of_any_owner_waives_the_surcharge() -> None:
    s = set_row(world(3), "bridge", "aqueduct")
    put_citizen(s, 2, 3, "build")
    play(s, "0: place 3 build", "0: buy bridge")
    assert s.coins[0] == 6 - 3


@rule("AW-117")
def test_who_cannot_pay_the_surcharge_cannot_place() -> None:
    s = set_military(means(world(), 0, 0), "hill-wardens")
    put_citizen(s, 1, 2, "recruit")
    put_citizen(s, 1, 3, "build")
    own(s, 0, "crane")
    assert refused(s, "0: place 1 recruit") == "AW-117"
    assert refused(s, "0: place 1 build") == "AW-117"
    assert refused(s, "0: place 2 recruit") == ""
    assert refused(s, "0: place 3 build") == ""


@rule("AW-118", "AW-121", "AW-97")
def test_the_surcharge_comes_before_the_price() -> None:
    s = set_row(means(world(), 0, 4), "crypta-ship")
    put_citizen(s, 1, 2, "build")
    assert refused(s, "0: place 3 build") == "AW-121"
    set_row(s, "bridge", "crypta-ship")
    play(s, "0: place 3 build")
    assert texts(s, 0) == ["buy bridge"]
    assert refused(s, "0: buy crypta-ship") == "AW-122"


@rule("AW-120", "AW-175", "AW-182")
def test_a_card_is_bought_from_the_row_or_from_the_own_stored_cards() -> None:
    s = hold(hold(set_row(world(round=4), "harbour-market"), 0, "aqueduct"), 1, "bridge")
    turn(s, 0)
    play(s, "0: place 1 build")
    assert texts(s, 0) == ["buy harbour-market", "buy stored aqueduct"]
    assert refused(s, "0: buy aqueduct") == "AW-120"
    assert refused(s, "0: buy stored bridge") == "AW-120"
    play(s, "0: buy stored aqueduct")
    assert (stored(s, 0), s.coins[0]) == ([], 4)
    assert "aqueduct" in intact(s, 0)


@rule("AW-121")
def test_build_buys_exactly_one_card() -> None:
    s = set_row(world(), "bridge", "aqueduct")
    play(s, "0: place 1 build")
    assert refused(s, "0: done") == "AW-121"
    play(s, "0: buy bridge")
    assert s.waiting() == (1,)
    assert refused(set_row(world(), "crane"), "0: place 1 build") == "AW-121"


@rule("AW-122")
def test_coins_and_knowledge_are_both_paid_in_kind() -> None:
    s = set_row(means(world(), 0, 9, 0), "crane", "aqueduct")
    play(s, "0: place 1 build")
    assert refused(s, "0: buy crane") == "AW-122"
    s = set_row(means(world(), 0, 2, 1), "crane")
    play(s, "0: place 1 build", "0: buy crane")
    assert (s.coins[0], s.knowledge[0]) == (0, 0)


@rule("AW-123", "AW-124", "AW-125", "AW-388")
def test_a_card_needs_free_capacity_and_damaged_cards_use_it_too() -> None:
    s = damage(own(world(), 0, "tidal-nets", "bramble-pickets"), 0, "tidal-nets")
    set_row(s, "aqueduct")
    hold(s, 0, "bridge")
    assert s.free_capacity(0) == 0
    assert refused(s, "0: place 1 build") == "AW-123"
    own(s, 0, "terrace-ward")
    assert s.free_capacity(0) == 3
    own(s, 0, "mud-strider")
    assert s.free_capacity(0) == 4
    play(s, "0: place 1 build", "0: buy aqueduct")
    assert (s.n_owned(0), s.free_capacity(0)) == (5, 3)


@rule("AW-123")
def test_a_full_tableau_is_told_when_buying() -> None:
    s = own(set_row(world(), "aqueduct", "bridge"), 0, "tidal-nets", "crane")
    play(s, "0: place 1 build")
    assert refused(s, "0: buy aqueduct") == "AW-123"
    assert texts(s, 0) == ["buy aqueduct discarding crane", "buy bridge discarding crane"]


@rule("AW-126", "AW-127")
def test_no_two_cards_of_one_name() -> None:
    s = set_row(own(world(), 0, "bridge"), "bridge", "aqueduct")
    play(s, "0: place 1 build")
    assert texts(s, 0) == ["buy aqueduct"]
    assert refused(s, "0: buy bridge") == "AW-126"
    damage(s, 0, "bridge")
    assert refused(s, "0: buy bridge") == "AW-126"


@rule("AW-127", "AW-180")
def test_a_stored_copy_does_not_count_as_owned() -> None:
    s = hold(set_row(world(), "bridge"), 0, "bridge")
    play(s, "0: place 1 build")
    assert texts(s, 0) == ["buy bridge", "buy stored bridge"]
    play(s, "0: buy bridge")
    assert stored(s, 0) == ["bridge"]


@rule("AW-128")
def test_a_bought_card_works_at_once() -> None:
    s = set_row(world(), "desert-caravan")
    play(s, "0: place 1 build", "0: buy desert-caravan", "1: pass")
    assert refused(s, "0: place 2 desert-caravan") == ""
    s = set_row(world(), "tidal-nets")
    play(s, "0: place 1 build", "0: buy tidal-nets")
    assert live(s, 0, "food") == 4


# -- Draft --------------------------------------------------------------------------------------------------------


@rule("AW-132", "AW-133", "AW-138", "AW-139", "AW-136")
def test_draft_counts_all_citizens_there_at_placement() -> None:
    s = set_citizens(world(), 0, 4)
    play(s, "0: place 1 draft")
    assert s.draft == [1, 0]
    play(s, "1: place 3 draft")
    assert s.draft == [1, 2]
    play(s, "0: place 4 draft")
    assert s.draft == [4, 2]


@rule("AW-134", "AW-135", "AW-137")
def test_draft_helps_every_attack_of_the_round_but_never_attacks_alone() -> None:
    s = set_titans(world(), "cinder-hound", "stone-being")
    s.draft[0] = 7
    assert "attack cinder-hound with army 2" in texts(s, 0)
    play(s, "0: attack cinder-hound with army 2")
    roll(s, "blank")
    play(s, "1: pass")
    assert s.draft[0] == 7
    assert "attack stone-being with army 1" in texts(s, 0)
    s.name_coins[0] = [1, 1, *s.name_coins[0][2:]]
    assert texts(s, 0, "attack") == []


# -- Expand -------------------------------------------------------------------------------------------------------


@rule("AW-140", "AW-144")
def test_expand_costs_a_knowledge_or_three_coins() -> None:
    s = means(world(), 0, 3, 1)
    play(s, "0: place 1 expand")
    assert texts(s, 0) == ["pay knowledge", "pay coins"]
    play(s, "0: pay coins")
    assert (s.coins[0], s.knowledge[0]) == (0, 1)
    s = means(world(), 0, 2, 1)
    play(s, "0: place 1 expand")
    assert refused(s, "0: pay coins") == "AW-140"
    play(s, "0: pay knowledge")
    assert (s.coins[0], s.knowledge[0]) == (2, 0)


@rule("AW-141", "AW-142")
def test_expand_gives_the_top_district_and_reveals_the_next() -> None:
    s = world()
    top = names(s, DISTRICT_TOP)
    play(s, "0: place 1 expand", "0: pay coins")
    assert names(s, s.ancient.districts[0]) == top
    assert (asked(s), s.places[DISTRICT_TOP]) == ("RevealDistrict", [])
    play(s, "chance: deal wall-ward")
    assert names(s, DISTRICT_TOP) == ["wall-ward"]
    assert s.waiting() == (1,)


@rule("AW-143")
def test_without_districts_expand_is_closed() -> None:
    s = world()
    for place in (DISTRICT_TOP, DISTRICT_DECK):
        for piece in s.places[place][:]:
            s.move(piece, place, OUT, 0)
    assert refused(s, "0: place 1 expand") == "AW-143"


@rule("AW-143")
def test_the_last_district_is_followed_by_none() -> None:
    s = world()
    for piece in s.places[DISTRICT_DECK][:]:
        s.move(piece, DISTRICT_DECK, OUT, 0)
    play(s, "0: place 1 expand", "0: pay coins")
    assert (s.places[DISTRICT_TOP], s.waiting()) == ([], (1,))


# -- Learn --------------------------------------------------------------------------------------------------------


@rule("AW-147")
def test_learn_costs_three_coins_and_gives_a_knowledge() -> None:
    s = world()
    play(s, "0: place 1 learn")
    assert (s.coins[0], s.knowledge[0]) == (3, 1)
    assert refused(means(world(), 0, 2), "0: place 1 learn") == "AW-147"


@rule("AW-148")
def test_learn_reactions_go_clockwise_and_by_name() -> None:
    s = own(own(world(3), 1, "distant-outpost"), 2, "scribe-guild")
    set_army(s, 1, 0, "hill-wardens", picture_coins=1)
    play(s, "0: place 1 learn")
    assert (asked(s), s.waiting()) == ("RemoveCoin", (1,))
    play(s, "1: decline")
    assert (asked(s), s.waiting()) == ("PayForKnowledge", (2,))
    s = own(world(2), 1, "scribe-guild", "distant-outpost")
    set_army(s, 1, 0, "hill-wardens", picture_coins=1)
    play(s, "0: place 1 learn")
    assert asked(s) == "RemoveCoin"
    play(s, "1: decline")
    assert asked(s) == "PayForKnowledge"


# -- Rebuild ------------------------------------------------------------------------------------------------------


@rule("AW-152", "AW-155")
@pytest.mark.parametrize("repaired", [[], ["bridge"], ["bridge", "crane"]])
def test_rebuild_repairs_up_to_two(repaired: list[str]) -> None:
    s = damage(own(world(), 0, "bridge", "crane"), 0, "bridge", "crane", "fishing-dock")
    play(s, "0: place 1 rebuild", *[f"0: repair {name}" for name in repaired])
    if len(repaired) < 2:
        play(s, "0: done")
    assert len(damaged(s, 0)) == 3 - len(repaired)
    assert set(repaired) <= set(intact(s, 0))
    assert (s.coins[0], s.waiting()) == (7, (1,))


@rule("AW-153", "AW-154", "AW-156")
def test_rebuild_takes_the_token_once_a_round() -> None:
    s = world(3)
    play(s, "0: place 1 labor", "1: place 1 rebuild")
    assert (s.first_player, s.hand_up, s.coins[1]) == (1, True, 8)
    play(s, "2: place 1 rebuild")
    assert (s.first_player, s.hand_up, s.coins[2]) == (1, True, 9)


@rule("AW-157")
def test_the_holder_may_lock_the_token() -> None:
    s = world()
    play(s, "0: place 1 rebuild", "1: place 1 rebuild")
    assert (s.first_player, s.hand_up) == (0, True)


# -- Recruit ------------------------------------------------------------------------------------------------------


@rule("AW-160")
def test_a_recruit_costs_what_it_says() -> None:
    s = set_military(means(world(), 0, 2), "sun-phalanx", "titan-hounds")
    play(s, "0: place 1 recruit")
    assert texts(s, 0) == ["recruit titan-hounds"]
    assert refused(s, "0: recruit sun-phalanx") == "AW-160"
    assert refused(s, "0: recruit ford-spears") == "AW-160"
    play(s, "0: recruit titan-hounds", "0: retire army 2")
    assert (s.coins[0], names(s, MILITARY_ROW)) == (0, ["sun-phalanx"])


@rule("AW-161", "AW-162", "AW-163", "AW-383")
def test_without_an_open_army_a_ready_card_retires() -> None:
    s = set_military(world(), "hill-wardens", "ford-spears")
    play(s, "0: place 1 recruit", "0: recruit hill-wardens")
    assert texts(s, 0) == ["retire army 1", "retire army 2"]
    assert refused(s, "0: form a new army") == "AW-161"
    play(s, "0: retire army 1")
    assert army(s, 0, 0) == ["hill-wardens", "city-guard"]


@rule("AW-164", "AW-171", "AW-275")
def test_with_an_open_army_both_ways_are_free() -> None:
    s = set_military(own(world(), 0, "barracks-ward"), "hill-wardens", "hill-wardens")
    play(s, "0: place 1 recruit", "0: recruit hill-wardens")
    assert texts(s, 0) == ["retire army 1", "retire army 2", "form a new army"]
    play(s, "0: form a new army", "1: pass", "0: place 2 recruit", "0: recruit hill-wardens", "0: retire army 3")
    assert army(s, 0, 2) == ["hill-wardens", "hill-wardens"]
    assert s.n_armies(0) == 3


@rule("AW-165", "AW-166")
def test_only_a_ready_card_retires_and_its_coins_go_to_the_supply() -> None:
    s = set_military(world(), "hill-wardens")
    s.name_coins[0][0] = 1
    s.picture_coins[0][1] = 3
    play(s, "0: place 1 recruit", "0: recruit hill-wardens")
    assert texts(s, 0) == ["retire army 2"]
    assert refused(s, "0: retire army 1") == "AW-165"
    play(s, "0: retire army 2")
    assert (s.picture_coins[0][1], s.coins[0], s.price(0, 1)) == (0, 6, 1)


@rule("AW-167", "AW-168", "AW-169", "AW-217")
def test_legacies_count_for_retired_cards_only_and_pile_up() -> None:
    s = set_army(world(), 0, 0, "reed-slingers", "mason-levies", "city-guard")
    titan = s.cards[kind(s, "stone-being")]
    assert Muster(s, 0).value(titan, 1) == 3 + 1 + 1
    s = set_military(world(), "reed-slingers")
    play(s, "0: place 1 recruit", "0: recruit reed-slingers", "0: retire army 1")
    assert s.is_ready(0, 0)
    assert Muster(s, 0).value(titan, 1) == 3 + 1


@rule("AW-170")
def test_recruit_needs_an_open_army_or_a_ready_card() -> None:
    s = set_military(world(), "hill-wardens")
    s.name_coins[0][0] = s.name_coins[0][1] = 1
    assert refused(s, "0: place 1 recruit") == "AW-170"
    own(s, 0, "barracks-ward")
    play(s, "0: place 1 recruit", "0: recruit hill-wardens")
    assert texts(s, 0) == ["form a new army"]


@rule("AW-390")
def test_recruit_takes_exactly_one_card() -> None:
    s = set_military(means(world(), 0, 1), "titan-hounds")
    assert refused(s, "0: place 1 recruit") == "AW-390"
    assert refused(set_military(world()), "0: place 1 recruit") == "AW-390"
    s = set_military(means(world(), 0, 1), "merkian-troop")
    put_citizen(s, 1, 2, "recruit")
    assert refused(s, "0: place 1 recruit") == "AW-390"
    play(s, "0: place 2 recruit")
    assert refused(s, "0: done") == "AW-390"


# -- Explore ------------------------------------------------------------------------------------------------------


def exploring(s: Ancient) -> Ancient:
    return play(turn(s, 0), "0: place 1 explore")


@rule("AW-174", "AW-175", "AW-183")
def test_a_card_of_the_row_is_stored_for_nothing() -> None:
    s = exploring(set_row(means(own(world(round=2), 0, "tidal-nets", "bramble-pickets"), 0, 0), "bridge", "crane"))
    assert texts(s, 0) == ["explore", "store crane", "store bridge"]
    play(s, "0: store bridge")
    assert (stored(s, 0), names(s, EMPIRE_ROW), s.coins[0]) == (["bridge"], ["crane"], 0)
    assert live(s, 0, "income_coin") == 5


@rule("AW-176", "AW-177", "AW-179", "AW-279", "AW-303")
def test_five_cards_and_the_bonuses_are_drawn_and_one_is_stored() -> None:
    s = exploring(own(world(round=2), 0, "archivists-of-bol", "tidal-nets"))
    discarded = len(s.places[EMPIRE_DISCARDS])
    play(s, "0: explore")
    deal(s)
    assert len(s.places[s.ancient.examined[0]]) == 5 + 2 + 1
    assert refused(s, "0: done") == "AW-179"
    assert all(text.startswith("keep ") for text in texts(s, 0))
    play(s, f"0: {texts(s, 0)[-1]}")
    assert len(stored(s, 0)) == 1
    assert len(s.places[EMPIRE_DISCARDS]) == discarded + 7
    assert s.waiting() == (1,)


@rule("AW-176", "AW-241")
def test_a_damaged_bonus_draws_nothing_more() -> None:
    s = exploring(damage(own(world(round=2), 0, "archivists-of-bol"), 0, "archivists-of-bol"))
    play(s, "0: explore")
    deal(s)
    assert len(s.places[s.ancient.examined[0]]) == 5


@rule("AW-178", "AW-180")
def test_stored_cards_are_unlimited_and_may_repeat_what_is_owned() -> None:
    s = hold(own(world(round=2), 0, "bridge"), 0, "aqueduct", "aqueduct", "crane", "crane", "zori-dramatists")
    s = exploring(set_row(s, "bridge"))
    play(s, "0: store bridge")
    assert len(stored(s, 0)) == 6


@rule("AW-181")
def test_explore_needs_a_card_somewhere() -> None:
    s = turn(world(round=2), 0)
    for place in (s.empire_deck(), EMPIRE_DISCARDS):
        for piece in s.places[place][:]:
            s.move(piece, place, OUT, 0)
    play(s, "0: place 1 explore")
    assert "explore" not in texts(s, 0)
    assert refused(s, "0: explore") == "AW-181"
    play(s, f"0: {texts(s, 0)[0]}", "1: pass")
    for piece in s.places[EMPIRE_ROW][:]:
        s.move(piece, EMPIRE_ROW, OUT, 0)
    assert refused(s, "0: place 2 explore") == "AW-181"


# -- Grow ---------------------------------------------------------------------------------------------------------


@rule("AW-185", "AW-186", "AW-188", "AW-387")
def test_grow_gives_the_next_citizen_into_the_starving_box() -> None:
    s = turn(means(world(round=3), 0, 6), 0)
    play(s, "0: place 1 grow", "1: pass")
    assert (s.coins[0], s.citizens[0][3], s.citizens[0][4]) == (3, STARVING, -1)
    assert refused(s, "0: place 4 labor") == "AW-95"
    play(s, "0: place 2 grow")
    assert s.citizens[0][4] == STARVING
    assert refused(means(turn(world(round=3), 0), 0, 2), "0: place 1 grow") == "AW-185"


@rule("AW-187")
def test_grow_ends_with_five_citizens() -> None:
    assert refused(set_citizens(means(turn(world(round=3), 0), 0, 9), 0, 5), "0: place 1 grow") == "AW-187"


@rule("AW-190", "AW-257", "AW-263")
def test_a_new_citizen_is_fed_like_the_others_and_works_next_round() -> None:
    s = turn(own(means(world(round=3), 0, 6), 0, "tidal-nets"), 0)
    play(s, "0: place 1 grow", "1: pass", "0: pass")
    deal(s)
    assert s.citizens[0] == [AT_HAND] * 4 + [-1]
    assert refused(turn(s, 0), "0: place 4 labor") == ""


@rule("AW-189")
def test_a_citizen_from_a_card_comes_like_one_from_grow() -> None:
    s = set_row(means(world(), 0, 6, 1), "pilgrim-quay")
    play(s, "0: place 1 build", "0: buy pilgrim-quay")
    assert s.citizens[0][3] == STARVING
    play(s, "1: pass", "0: pass")
    assert (asked(s), s.waiting()) == ("Feed", (0,))


# -- Expand+ ------------------------------------------------------------------------------------------------------


def surveying(s: Ancient, *dealt: str) -> Ancient:
    return play(turn(s, 0), "0: place 1 expand", "0: pay coins", "0: survey", *[f"chance: deal {name}" for name in dealt])


@rule("AW-372", "AW-373", "AW-376")
def test_expand_plus_draws_three_and_returns_two_below() -> None:
    s = world(expand_plus=True)
    top = names(s, DISTRICT_TOP)[0]
    surveying(s, "wall-ward", "market-ward")
    assert s.coins[0] == 3
    assert texts(s, 0) == [f"take {name}" for name in [top, "market-ward", "wall-ward"]]
    assert refused(s, "0: done") == "AW-372"
    play(s, "0: take market-ward")
    assert names(s, s.ancient.districts[0]) == ["market-ward"]
    assert names(s, DISTRICT_BOTTOM) == [top, "wall-ward"]
    assert asked(s) == "RevealDistrict"


@rule("AW-374")
def test_with_expand_plus_the_open_district_may_be_taken_and_nothing_is_drawn() -> None:
    s = world(expand_plus=True)
    top = names(s, DISTRICT_TOP)[0]
    play(turn(s, 0), "0: place 1 expand", "0: pay coins")
    assert (asked(s), s.coins[0], texts(s, 0)) == ("MaySurvey", 3, [f"take {top}", "survey"])
    assert refused(s, "0: take wall-ward") == "AW-374"
    play(s, f"0: take {top}")
    assert names(s, s.ancient.districts[0]) == [top]
    assert (asked(s), names(s, DISTRICT_BOTTOM)) == ("RevealDistrict", [])


@rule("AW-374")
def test_the_last_district_is_gained_without_a_question() -> None:
    s = world(expand_plus=True)
    for piece in s.places[DISTRICT_DECK][:]:
        s.move(piece, DISTRICT_DECK, OUT, 0)
    top = names(s, DISTRICT_TOP)
    play(turn(s, 0), "0: place 1 expand", "0: pay coins")
    assert (names(s, s.ancient.districts[0]), names(s, DISTRICT_TOP), s.waiting()) == (top, [], (1,))


@rule("AW-140")
def test_a_payment_that_is_not_in_hand_is_refused_by_the_price() -> None:
    s = play(means(world(), 0, coins=3), "0: place 1 expand")
    assert refused(s, "0: pay knowledge") == "AW-140"


@rule("AW-372")
def test_without_the_option_expand_draws_one() -> None:
    s = world()
    play(s, "0: place 1 expand", "0: pay coins")
    assert asked(s) == "RevealDistrict"


@rule("AW-375", "AW-376")
def test_with_two_districts_left_both_are_drawn_and_the_other_is_on_top() -> None:
    s = world(expand_plus=True)
    for piece in s.places[DISTRICT_DECK][:]:
        if s.box.names[s.kind[piece]] != "wall-ward":
            s.move(piece, DISTRICT_DECK, OUT, 0)
    top = names(s, DISTRICT_TOP)[0]
    surveying(s, "wall-ward")
    play(s, "0: take wall-ward")
    assert (names(s, DISTRICT_TOP), names(s, DISTRICT_BOTTOM)) == ([top], [])
    assert s.waiting() == (1,)


@rule("AW-376")
def test_returned_districts_come_back_in_their_order_when_the_deck_is_through() -> None:
    s = world(expand_plus=True)
    surveying(s, "wall-ward", "market-ward")
    play(s, "0: take terrace-ward")
    for piece in s.places[DISTRICT_DECK][:]:
        s.move(piece, DISTRICT_DECK, OUT, 0)
    s.settle()
    assert names(s, DISTRICT_TOP) == ["wall-ward"]
    play(s, "1: place 2 expand", "1: pay coins", "1: survey")
    assert texts(s, 1) == ["take market-ward", "take wall-ward"]
    assert CHANCE not in s.waiting()
    assert look(s, 0).seen[s.ancient.examined[1]] == s.kinds_in(s.ancient.examined[1])


@rule("AW-372", "AW-376")
def test_which_of_two_equal_districts_was_kept_tells_nobody_that_there_were_two() -> None:
    """Seat 1 knows only the last of the three Districts. If one of that kind is kept, the second changes nothing for it."""
    seen = []
    for second in ("river-ward", "barracks-ward"):
        s = world(expand_plus=True)
        surveying(s, second, "river-ward")
        hand = s.ancient.examined[0]
        s.show([s.places[hand][2]], only(1))
        play(s, "0: take river-ward")
        assert len(names(s, DISTRICT_BOTTOM)) == 2
        seen.append(look(s, 1).seen[DISTRICT_BOTTOM])
    assert seen[0] == seen[1]
    assert seen[0][0] >= 0, "the face-up one is followed by all"
