"""Sections 8 and 9: attacks and damage."""

from __future__ import annotations

import pytest
from games.the_ancient_world.build import (
    army,
    asked,
    damage,
    damaged,
    deal,
    intact,
    kind,
    live,
    means,
    names,
    own,
    play,
    refused,
    roll,
    set_army,
    set_row,
    set_titans,
    texts,
    titans,
    turn,
    world,
)
from support import rule

from tessera.games.the_ancient_world.scoring import count_banners
from tessera.games.the_ancient_world.state import OUT, STARVING, TITAN_DECK, TITAN_TOP, Ancient
from tessera.games.the_ancient_world.steps.attack import Damage, Loot, Muster, RollDice


def facing(*cards: str, seats: int = 2) -> Ancient:
    """Seat 0 with plenty of coins before these Titans."""
    return means(set_titans(world(seats), *cards), 0, 20)


@rule("AW-205", "AW-212")
def test_each_face_up_titan_may_be_attacked_from_round_1() -> None:
    s = facing("mud-strider", "stone-being", "forge-colossus")
    s.draft[0] = 20
    assert {text.split()[1] for text in texts(s, 0, "attack")} == {"mud-strider", "stone-being", "forge-colossus"}
    assert refused(s, "0: attack thorn-back with army 1") == "AW-205"


@rule("AW-206", "AW-211")
def test_one_attack_a_turn_and_another_on_a_later_turn() -> None:
    s = facing("mud-strider", "stone-being")
    s.draft[0] = 8
    play(s, "0: attack mud-strider with army 1")
    roll(s, "blank")
    assert s.waiting() == (1,)
    play(s, "1: pass", "0: attack stone-being with army 2")
    roll(s, "blank", "blank")
    assert titans(s, 0) == ["mud-strider", "stone-being"]
    assert texts(s, 0, "attack") == []


@rule("AW-207")
def test_only_ready_own_armies_are_paid_and_at_least_one() -> None:
    s = facing("mud-strider")
    s.draft[0] = 4
    s.name_coins[0][0] = 1
    assert texts(s, 0, "attack") == ["attack mud-strider with army 2"]
    assert refused(s, "0: attack mud-strider with army 1") == "AW-207"
    assert refused(s, "0: attack mud-strider with army 3") == "AW-207"


@rule("AW-208", "AW-209", "AW-210", "AW-253")
def test_prices_double_from_round_to_round() -> None:
    s = facing("mud-strider")
    prices = []
    for _ in range(6):
        prices.append(s.price(0, 0))
        s.name_coins[0][0] += s.price(0, 0)
        s.picture_coins[0][0] += s.name_coins[0][0]
        s.name_coins[0][0] = 0
    assert prices == [1, 2, 4, 8, 16, 32]
    assert s.picture_coins[0][0] == 63


@rule("AW-209", "AW-253", "AW-166")
def test_the_price_lies_on_the_name_and_slides_down_at_the_end() -> None:
    s = set_army(facing("mud-strider"), 0, 0, "titan-hounds", picture_coins=3)
    play(s, "0: attack mud-strider with army 1")
    assert (s.coins[0], s.name_coins[0][0], s.picture_coins[0][0]) == (16, 4, 3)
    assert not s.is_ready(0, 0)
    roll(s, "blank")
    play(s, "1: pass", "0: pass")
    assert (s.name_coins[0][0], s.picture_coins[0][0], s.is_ready(0, 0)) == (0, 7, True)


@rule("AW-213", "AW-221")
def test_an_attack_must_reach_the_defence() -> None:
    s = facing("cinder-hound")
    assert texts(s, 0, "attack") == []
    assert refused(s, "0: attack cinder-hound with army 1 2") == "AW-213"
    s.draft[0] = 1
    assert texts(s, 0, "attack") == ["attack cinder-hound with army 1 2"]


@rule("AW-214")
def test_more_armies_than_needed_may_be_paid() -> None:
    s = facing("mud-strider")
    s.draft[0] = 2
    assert texts(s, 0, "attack") == [f"attack mud-strider with army {armies}" for armies in ("1", "2", "1 2")]


@rule("AW-215", "AW-216")
def test_the_price_is_covered_by_coins_in_hand() -> None:
    s = means(facing("mud-strider"), 0, 1)
    set_army(s, 0, 0, "titan-hounds", picture_coins=1)
    assert refused(s, "0: attack mud-strider with army 1") == "AW-215"
    means(s, 0, 2)
    play(s, "0: attack mud-strider with army 1")
    assert s.coins[0] == 0


@rule("AW-217", "AW-274")
def test_an_army_helps_only_when_paid() -> None:
    s = facing("mud-strider")
    titan = s.cards[kind(s, "mud-strider")]
    muster = Muster(s, 0)
    assert [muster.value(titan, armies) for armies in (1, 2, 3)] == [2, 1, 3]


@rule("AW-218", "AW-273", "AW-224")
def test_permanent_symbols_of_all_cards_help_every_attack() -> None:
    s = own(facing("fog-heron"), 0, "hunters-of-merk", "wall-ward", "bramble-pickets", "storm-crown")
    titan = s.cards[kind(s, "fog-heron")]
    assert Muster(s, 0).value(titan, 1) == 2 + 2 + 2
    damage(s, 0, "hunters-of-merk")
    assert Muster(s, 0).value(titan, 1) == 2 + 1 + 2


@rule("AW-219", "AW-220")
def test_arrows_count_only_where_the_titan_shows_them() -> None:
    s = own(facing("mud-strider", "stone-being"), 0, "bramble-pickets")
    set_army(s, 0, 0, "reed-slingers", "hill-wardens")
    assert Muster(s, 0).value(s.cards[kind(s, "mud-strider")], 1) == 0
    assert Muster(s, 0).value(s.cards[kind(s, "stone-being")], 1) == 3 + 1 + 1


@rule("AW-222", "AW-223", "AW-226", "AW-227", "AW-229")
def test_the_order_of_an_attack() -> None:
    """Pay, Spy, claim, reveal, Repair, roll, coins, damage, Loot."""
    s = damage(own(facing("mud-strider"), 0, "bridge"), 0, "bridge")
    set_army(s, 0, 0, "mason-levies", "temple-ushers")
    set_army(s, 0, 1, "titan-hounds")
    play(s, "0: attack mud-strider with army 1 2")
    assert (s.coins[0], s.knowledge[0], titans(s, 0)) == (18, 1, ["mud-strider"])
    assert asked(s) == "RevealTitan"
    play(s, "chance: deal brine-horn")
    assert (asked(s), texts(s, 0)) == ("ArmyRepair", ["repair bridge"])
    play(s, "0: repair bridge")
    assert asked(s) == "RollDice"
    means(s, 0, 5)
    play(s, "chance: roll coin")
    assert s.coins[0] == 5 - 1 + 1


@rule("AW-223")
def test_each_spy_of_a_paid_army_gives_a_knowledge() -> None:
    s = set_army(facing("mud-strider"), 0, 0, "veiled-blades", "temple-ushers")
    s.draft[0] = 3
    play(s, "0: attack mud-strider with army 2")
    assert s.knowledge[0] == 0
    roll(s, "blank")
    set_titans(s, "thorn-back")
    play(s, "1: pass", "0: attack thorn-back with army 1")
    assert s.knowledge[0] == 2


@rule("AW-224", "AW-284", "AW-285")
def test_a_defeated_titan_gives_its_symbols_banners_and_capacity() -> None:
    s = facing("mud-strider")
    before = count_banners(s, 0)
    play(s, "0: attack mud-strider with army 1 2")
    assert (live(s, 0, "income_knowledge"), live(s, 0, "capacity")) == (1, 5)
    assert count_banners(s, 0)[1] == before[1] + 1


@rule("AW-225")
def test_a_titan_does_not_help_against_itself() -> None:
    """Root Giant shows the one sword that is lacking against its 11."""
    s = facing("root-giant")
    s.draft[0] = 6
    assert Muster(s, 0).value(s.cards[kind(s, "root-giant")], 3) == 10
    assert refused(s, "0: attack root-giant with army 1 2") == "AW-213"


@rule("AW-227", "AW-228", "AW-281")
def test_army_repair_is_mandatory_and_chosen() -> None:
    s = damage(own(facing("mud-strider"), 0, "bridge"), 0, "bridge", "fishing-dock")
    set_army(s, 0, 0, "mason-levies")
    s.draft[0] = 3
    play(s, "0: attack mud-strider with army 1", "chance: deal brine-horn")
    assert texts(s, 0) == ["repair fishing-dock", "repair bridge"]
    assert refused(s, "0: done") == "AW-228"
    play(s, "0: repair fishing-dock")
    assert asked(s) == "RollDice"


@rule("AW-229", "AW-230")
def test_loot_comes_after_the_dice_even_from_an_army_just_lost() -> None:
    s = own(facing("mud-strider"), 0, "outrider-lodge")
    set_army(s, 0, 2, "dune-raiders")
    means(s, 0, 1)
    s.draft[0] = 3
    play(s, "0: attack mud-strider with army 3")
    roll(s, "titan")
    play(s, "0: damage outrider-lodge", "0: discard army 3")
    assert s.coins[0] == 1
    assert s.waiting() == (1,)


@rule("AW-231")
def test_an_exhausted_titan_deck_stays_empty() -> None:
    s = facing("mud-strider")
    for piece in s.places[TITAN_DECK][:]:
        s.move(piece, TITAN_DECK, OUT, 0)
    play(s, "0: attack mud-strider with army 1 2", "chance: roll blank")
    assert s.places[TITAN_TOP] == []
    assert not any("strider" in text for text in texts(s, 1, "attack"))
    play(s, "1: pass", "0: pass")
    deal(s)
    assert s.places[TITAN_TOP] == []


# -- damage -------------------------------------------------------------------------------------------------------


@rule("AW-235", "AW-236", "AW-381")
@pytest.mark.parametrize(("card", "dice"), [("mud-strider", 1), ("stone-being", 2), ("forge-colossus", 3)])
def test_a_die_for_each_banner_all_rolled_before_any_counts(card: str, dice: int) -> None:
    s = facing(card)
    s.draft[0] = 20
    play(s, f"0: attack {card} with army 1")
    coins = s.coins[0]
    roll(s, *["coin"] * (dice - 1))
    assert (asked(s), s.coins[0]) == ("RollDice", coins)
    play(s, "chance: roll titan")
    assert s.coins[0] == coins - (dice - 1)
    assert asked(s) == "Damage"


@rule("AW-237")
def test_a_blank_has_no_effect() -> None:
    s = facing("mud-strider")
    play(s, "0: attack mud-strider with army 1 2")
    roll(s, "blank")
    assert (s.coins[0], damaged(s, 0), s.waiting()) == (18, [], (1,))


@rule("AW-238")
def test_coin_faces_cost_what_is_there() -> None:
    s = means(facing(), 0, 1)
    s.then(RollDice(0, 3, 0, 0))
    play(s, "chance: roll coin", "chance: roll coin", "chance: roll coin")
    assert s.coins[0] == 0


@rule("AW-239", "AW-245")
def test_titan_faces_damage_empire_cards_of_ones_choice() -> None:
    s = own(facing(), 0, "bridge", "terrace-ward", "stone-being")
    s.then(Damage(0, 1))
    assert texts(s, 0) == ["damage fishing-dock", "damage wheat-fields", "damage bridge"]
    assert refused(s, "0: damage crane") == "AW-239"
    assert refused(s, "0: done") == "AW-239"
    play(s, "0: damage wheat-fields")
    assert damaged(s, 0) == ["wheat-fields"]


@rule("AW-240")
def test_without_an_intact_card_a_titan_face_does_nothing() -> None:
    s = facing()
    s.then(Damage(0, 3))
    play(s, "0: damage wheat-fields", "0: damage fishing-dock")
    assert asked(s) == "Turn"


@rule("AW-241", "AW-246")
def test_a_damaged_card_grants_nothing_until_repaired() -> None:
    s = own(facing(), 0, "desert-archive")
    s.then(Damage(0, 1))
    play(s, "0: damage desert-archive")
    assert live(s, 0, "income_coin") == 5
    assert refused(s, "0: place 1 desert-archive") == "AW-195"
    play(s, "0: place 1 rebuild", "0: repair desert-archive")
    assert live(s, 0, "income_coin") == 6
    play(s, "1: pass")
    assert refused(s, "0: place 2 desert-archive") == ""


@rule("AW-242", "AW-243", "AW-233", "AW-234")
def test_armies_above_the_limit_leave_whole_and_at_once() -> None:
    s = own(facing(), 0, "outrider-lodge", "bridge")
    set_army(s, 0, 2, "hill-wardens", "ford-spears", name_coins=2, picture_coins=1)
    s.then(Damage(0, 2))
    play(s, "0: damage outrider-lodge")
    assert (asked(s), texts(s, 0)) == ("DiscardArmy", ["discard army 1", "discard army 2", "discard army 3"])
    assert refused(s, "0: damage bridge") == "AW-242"
    coins = s.coins[0]
    play(s, "0: discard army 3")
    assert (army(s, 0, 2), s.name_coins[0][2], s.picture_coins[0][2], s.coins[0]) == ([], 0, 0, coins)
    assert {"hill-wardens", "ford-spears"} <= set(names(s, OUT))
    assert asked(s) == "Damage"


@rule("AW-244")
def test_a_damaged_food_source_is_felt_at_the_end_of_the_round_only() -> None:
    s = facing()
    s.then(Damage(0, 1))
    play(s, "0: damage fishing-dock")
    assert STARVING not in s.citizens[0]
    assert len([text for text in texts(s, 0) if text.endswith("rebuild")]) == 3
    play(s, "0: pass", "1: pass")
    assert (asked(s), s.waiting()) == ("Feed", (0,))


@rule("AW-246")
def test_discarded_armies_do_not_come_back_with_a_repair() -> None:
    s = own(facing(), 0, "outrider-lodge")
    set_army(s, 0, 2, "hill-wardens")
    s.then(Damage(0, 1))
    play(s, "0: damage outrider-lodge", "0: discard army 1", "0: place 1 rebuild", "0: repair outrider-lodge")
    assert (s.n_armies(0), s.army_limit(0)) == (2, 3)


@rule("AW-247", "AW-278", "AW-276")
def test_a_citizen_is_given_once_and_never_taken_back() -> None:
    s = set_row(means(world(), 0, 9, 1), "pilgrim-quay")
    play(s, "0: place 1 build", "0: buy pilgrim-quay")
    assert s.n_citizens(0) == 4
    turn(s, 0)
    s.then(Damage(0, 1))
    play(s, "0: damage pilgrim-quay")
    assert s.n_citizens(0) == 4
    play(s, "0: place 2 rebuild", "0: repair pilgrim-quay")
    assert s.n_citizens(0) == 4
    assert "pilgrim-quay" in intact(s, 0)


def test_loot_of_nothing_is_not_told() -> None:
    s = facing()
    s.log = []
    ahead = s.agenda[:]
    s.then(Loot(0, 0))
    s.settle()
    assert s.log == []
    assert s.agenda == ahead
