"""Sections 7 and 13: card actions and named cards."""

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
    refused,
    roll,
    set_army,
    set_citizens,
    set_row,
    set_titans,
    stored,
    texts,
    titans,
    turn,
    world,
)
from support import rule

from tessera.core.seats import CHANCE
from tessera.games.the_ancient_world.cards import EMPIRE
from tessera.games.the_ancient_world.state import (
    EMPIRE_DISCARDS,
    EMPIRE_ROW,
    OUT,
    STARVING,
    TITAN_DECK,
    TITAN_TOP,
    Ancient,
)
from tessera.games.the_ancient_world.steps.gain import Gain


@rule("AW-195", "AW-196", "AW-197")
def test_a_card_action_is_used_once_a_round_by_any_citizen() -> None:
    s = own(world(), 0, "desert-caravan")
    assert [text for text in texts(s, 0) if "caravan" in text] == [f"place {n} desert-caravan" for n in (1, 2, 3)]
    play(s, "0: place 3 desert-caravan", "1: pass")
    assert s.coins[0] == 6 + 3
    assert refused(s, "0: place 1 desert-caravan") == "AW-197"
    damage(s, 0, "desert-caravan")
    assert refused(s, "0: place 1 desert-caravan") == "AW-195"


@rule("AW-197", "AW-254")
def test_a_card_action_is_free_again_next_round() -> None:
    s = own(world(), 0, "desert-caravan")
    play(s, "0: place 3 desert-caravan", "1: pass", "0: pass")
    deal(s)
    assert refused(turn(s, 0), "0: place 3 desert-caravan") == ""


@rule("AW-198", "AW-195")
def test_nobody_uses_anothers_card_or_one_without_action() -> None:
    s = own(own(world(), 1, "desert-caravan"), 0, "tidal-nets")
    assert refused(s, "0: place 1 desert-caravan") == "AW-195"
    assert s.box.actions.find("place 1 tidal-nets") is None


@rule("AW-199", "AW-204")
def test_all_effects_come_in_their_order() -> None:
    s = turn(own(set_row(world(round=2), "bridge"), 0, "crypta-ship"), 0)
    play(s, "0: place 1 crypta-ship")
    assert (asked(s), s.coins[0]) == ("Explore", 6)
    play(s, "0: store bridge")
    assert (s.coins[0], stored(s, 0)) == (8, ["bridge"])


@rule("AW-200")
def test_a_card_action_must_change_something() -> None:
    s = own(world(), 0, "masons-yard")
    assert refused(s, "0: place 1 masons-yard") == "AW-200"
    damage(s, 0, "fishing-dock")
    assert refused(s, "0: place 1 masons-yard") == ""


@rule("AW-201", "AW-318")
def test_a_card_that_explores_needs_no_space_and_no_uncovering() -> None:
    s = own(set_row(world(round=1), "bridge"), 0, "crypta-ship")
    assert refused(s, "0: place 1 explore") == "AW-96"
    play(s, "0: place 1 crypta-ship", "0: explore")
    deal(s)
    assert len(s.places[s.ancient.examined[0]]) == 5
    play(s, f"0: {texts(s, 0)[0]}")
    assert s.coins[0] == 8
    s = turn(own(world(round=2), 0, "crypta-ship"), 0)
    s.citizens[1][2] = 7
    assert refused(s, "0: place 1 explore") == "AW-90"
    assert refused(s, "0: place 1 crypta-ship") == ""


@rule("AW-202")
def test_a_card_damaged_under_its_citizen_stays_used() -> None:
    s = own(world(), 0, "desert-caravan")
    play(s, "0: place 1 desert-caravan")
    damage(s, 0, "desert-caravan")
    assert s.ancient.whereabouts(s.citizens[0][0]) == "desert-caravan"
    play(s, "1: pass", "0: place 2 rebuild", "0: repair desert-caravan")
    assert refused(s, "0: place 3 desert-caravan") == "AW-197"


@rule("AW-203")
def test_only_empire_cards_have_actions() -> None:
    assert all(card.action is None for card in world().cards if card.group != EMPIRE)


@rule("AW-204")
def test_an_effect_that_cannot_be_carried_out_is_skipped() -> None:
    s = turn(means(own(world(round=4), 0, "temple-of-masks"), 0, 0), 0)
    play(s, "0: place 1 temple-of-masks")
    assert (s.coins[0], s.waiting()) == (3, (1,))


# -- Aqueduct -----------------------------------------------------------------------------------------------------


@rule("AW-300", "AW-302")
def test_aqueduct_pays_per_food_after_grow_is_paid() -> None:
    s = turn(means(own(world(round=3), 0, "aqueduct"), 0, 3), 0)
    play(s, "0: place 1 grow")
    assert s.coins[0] == 0 + 3
    damage(s, 0, "aqueduct")
    means(s, 0, 3)
    play(s, "1: pass", "0: place 2 grow")
    assert s.coins[0] == 0


@rule("AW-301", "AW-286")
def test_aqueduct_counts_the_food_of_the_card_that_gave_the_citizen() -> None:
    s = turn(set_row(means(own(world(round=4), 0, "aqueduct"), 0, 6), "settlers-clearing"), 0)
    play(s, "0: place 1 build", "0: buy settlers-clearing")
    assert s.coins[0] == 6 - 5 + 4


@rule("AW-304", "AW-277")
def test_aqueduct_pays_for_each_token_gained_and_not_without_one() -> None:
    s = set_citizens(own(world(), 0, "aqueduct"), 0, 5)
    set_row(means(s, 0, 5), "pilgrim-quay")
    play(s, "0: place 1 build", "0: buy pilgrim-quay")
    assert s.coins[0] == 0


@rule("AW-391", "AW-286", "AW-282")
def test_an_aqueduct_mended_by_the_same_card_pays() -> None:
    """A card with a citizen and a bare Repair: the citizen comes, the Repair mends Aqueduct, and Aqueduct reacts."""
    s = damage(own(world(), 0, "aqueduct"), 0, "aqueduct")
    card = s.cards[kind(s, "storm-crown")]
    card.citizens = 1
    try:
        s.then(Gain(0, kind(s, "storm-crown")))
        s.settle()
        assert (asked(s), s.coins[0]) == ("CardRepair", 6)
        assert s.citizens[0][3] == STARVING
        play(s, "0: repair aqueduct")
        assert s.coins[0] == 6 + 3
    finally:
        card.citizens = 0


# -- Archivists, Archive, Caravan ---------------------------------------------------------------------------------


@rule("AW-303")
def test_archivists_of_bol() -> None:
    s = own(world(), 0, "archivists-of-bol")
    assert (live(s, 0, "income_coin"), live(s, 0, "explore_bonus")) == (6, 2)


@rule("AW-328")
def test_desert_archive() -> None:
    s = own(world(), 0, "desert-archive")
    assert live(s, 0, "income_coin") == 6
    play(s, "0: place 1 desert-archive")
    assert s.knowledge[0] == 1


@rule("AW-319")
def test_desert_caravan_pays_per_live_food() -> None:
    s = damage(own(world(), 0, "desert-caravan", "tidal-nets"), 0, "fishing-dock")
    play(s, "0: place 1 desert-caravan")
    assert s.coins[0] == 6 + 3


# -- Bridge and Trade City ----------------------------------------------------------------------------------------


@rule("AW-305", "AW-306", "AW-308", "AW-309")
@pytest.mark.parametrize("card", ["bridge", "trade-city"])
def test_a_rivals_action_is_used_for_oneself(card: str) -> None:
    s = own(own(world(), 0, card, "tidal-nets"), 1, "desert-caravan", "bramble-pickets")
    s.citizens[1][0] = 9 + kind(s, "desert-caravan")
    play(s, f"0: place 1 {card}")
    assert texts(s, 0) == ["copy desert-caravan"]
    play(s, "0: copy desert-caravan")
    assert (s.coins[0], s.coins[1]) == (6 + 4, 7)
    assert s.ancient.whereabouts(s.citizens[0][0]) == card
    assert s.ancient.whereabouts(s.citizens[1][0]) == "desert-caravan"


@rule("AW-308")
def test_a_copied_card_is_not_used_up() -> None:
    s = own(own(world(), 0, "bridge"), 1, "desert-caravan")
    play(s, "0: place 1 bridge", "0: copy desert-caravan", "1: place 1 desert-caravan")
    assert s.coins[1] == 7 + 3


@rule("AW-307", "AW-338", "AW-337")
def test_damaged_cards_copiers_and_idle_actions_cannot_be_copied() -> None:
    s = own(own(world(), 0, "bridge"), 1, "crypta-ship", "trade-city")
    damage(s, 1, "crypta-ship")
    assert refused(s, "0: place 1 bridge") == "AW-337"
    own(s, 1, "masons-yard")
    assert refused(s, "0: place 1 bridge") == "AW-337"
    damage(s, 0, "fishing-dock")
    play(s, "0: place 1 bridge")
    assert texts(s, 0) == ["copy masons-yard"]
    assert refused(s, "0: copy crypta-ship") == "AW-307"
    assert refused(s, "0: copy trade-city") == "AW-338"
    play(s, "0: copy masons-yard", "0: repair fishing-dock")
    assert damaged(s, 0) == []


@rule("AW-337")
def test_a_copied_action_must_be_legal_for_the_copier() -> None:
    s = damage(own(own(world(), 0, "bridge"), 1, "masons-yard", "desert-caravan"), 1, "fishing-dock")
    play(s, "0: place 1 bridge")
    assert texts(s, 0) == ["copy desert-caravan"]
    assert refused(s, "0: copy masons-yard") == "AW-337"


# -- Crane --------------------------------------------------------------------------------------------------------


@rule("AW-313", "AW-314", "AW-82")
def test_crane_is_discarded_for_a_free_card() -> None:
    s = set_row(means(own(world(), 0, "crane", "bridge"), 0, 0), "floodplain-granary")
    play(s, "0: place 1 build")
    assert texts(s, 0) == ["buy floodplain-granary discarding crane"]
    play(s, "0: buy floodplain-granary discarding crane")
    assert (s.coins[0], s.n_owned(0)) == (0, 4)
    assert "crane" not in intact(s, 0)
    assert "crane" in names(s, EMPIRE_DISCARDS)


@rule("AW-313")
def test_a_damaged_crane_is_no_help() -> None:
    s = damage(set_row(means(own(world(), 0, "crane"), 0, 2), "aqueduct"), 0, "crane")
    play(s, "0: place 1 build")
    assert texts(s, 0) == ["buy aqueduct"]
    assert refused(s, "0: buy aqueduct discarding crane") == "AW-313"


@rule("AW-314", "AW-126")
def test_crane_may_be_replaced_by_another_crane() -> None:
    s = set_row(means(own(world(), 0, "crane"), 0, 9, 9), "crane", "bridge")
    play(s, "0: place 1 build")
    assert texts(s, 0) == ["buy bridge", "buy crane discarding crane", "buy bridge discarding crane"]


@rule("AW-310")
def test_crane_pays_for_a_stored_card_too() -> None:
    s = hold(set_row(means(own(world(), 0, "crane"), 0, 0)), 0, "bridge")
    play(s, "0: place 1 build")
    assert texts(s, 0) == ["buy stored bridge discarding crane"]
    play(s, "0: buy stored bridge discarding crane")
    assert stored(s, 0) == []


@rule("AW-311")
def test_crane_does_not_waive_the_surcharge() -> None:
    s = set_row(means(own(world(), 0, "crane"), 0, 1), "crypta-ship")
    s.citizens[1][1] = 1
    play(s, "0: place 1 build", "0: buy crypta-ship discarding crane")
    assert s.coins[0] == 0


# -- Distant Outpost and Scribe Guild -----------------------------------------------------------------------------


@rule("AW-315", "AW-316")
def test_distant_outpost_removes_a_coin_when_the_right_neighbour_learns() -> None:
    s = own(world(3), 1, "distant-outpost")
    set_army(s, 1, 0, "hill-wardens", "reed-slingers", name_coins=2, picture_coins=1)
    play(s, "0: place 1 learn")
    assert texts(s, 1) == ["remove name coin of army 1", "remove picture coin of army 1", "decline"]
    assert refused(s, "1: remove name coin of army 2") == "AW-315"
    play(s, "1: remove picture coin of army 1")
    assert (s.name_coins[1][0], s.picture_coins[1][0], s.price(1, 0)) == (2, 0, 3)
    assert s.coins[1] == 7


@rule("AW-315")
def test_distant_outpost_is_silent_for_others_and_without_coins() -> None:
    s = own(world(3), 1, "distant-outpost")
    play(s, "0: place 1 learn")
    assert asked(s) == "Turn"
    set_army(s, 1, 0, "hill-wardens", name_coins=1)
    play(s, "1: pass", "2: place 2 learn")
    assert asked(s) == "Turn"


@rule("AW-317")
def test_a_card_without_its_last_name_coin_is_ready_again() -> None:
    s = own(set_titans(world(), "mud-strider"), 0, "distant-outpost")
    set_army(s, 0, 0, "titan-hounds", name_coins=1)
    means(s, 1, 3)
    turn(s, 1)
    play(s, "1: place 1 learn", "0: remove name coin of army 1")
    assert s.is_ready(0, 0)
    assert "attack mud-strider with army 1" in texts(s, 0)


@rule("AW-330", "AW-331")
def test_scribe_guild_pays_for_knowledge_when_the_left_neighbour_learns() -> None:
    s = own(own(world(3), 1, "scribe-guild"), 0, "scribe-guild")
    means(s, 1, 1)
    turn(s, 2)
    play(s, "2: place 1 learn")
    assert (asked(s), s.waiting(), texts(s, 1)) == ("PayForKnowledge", (1,), ["use scribe-guild", "decline"])
    play(s, "1: use scribe-guild")
    assert (s.coins[1], s.knowledge[1], asked(s)) == (0, 1, "Turn")
    turn(s, 0)
    play(s, "0: place 2 learn")
    assert asked(s) == "Turn"


@rule("AW-330")
def test_scribe_guild_needs_a_coin_and_must_be_intact() -> None:
    s = means(own(world(), 1, "scribe-guild"), 1, 0)
    play(s, "0: place 1 learn")
    assert asked(s) == "Turn"
    s = damage(own(world(), 1, "scribe-guild"), 1, "scribe-guild")
    play(s, "0: place 1 learn")
    assert asked(s) == "Turn"


@rule("AW-331")
def test_only_the_learn_action_is_reacted_to() -> None:
    s = own(own(world(), 0, "desert-archive"), 1, "scribe-guild", "distant-outpost")
    set_army(s, 1, 0, "hill-wardens", picture_coins=1)
    play(s, "0: place 1 desert-archive")
    assert (s.knowledge[0], asked(s), s.waiting()) == (1, "Turn", (1,))


@rule("AW-332", "AW-148")
def test_with_two_players_the_rival_sits_on_both_sides() -> None:
    s = own(world(), 1, "scribe-guild", "distant-outpost")
    set_army(s, 1, 0, "hill-wardens", picture_coins=1)
    play(s, "0: place 1 learn", "1: decline", "1: use scribe-guild")
    assert s.knowledge == [1, 1]


# -- Forest Hideout -----------------------------------------------------------------------------------------------


def hiding(s: Ancient) -> Ancient:
    """Forest Hideout looks at Mud Strider and the three below it."""
    set_titans(s, "mud-strider")
    play(own(s, 0, "forest-hideout"), "0: place 1 forest-hideout", "0: inspect one-star")
    return play(s, "chance: deal thorn-back", "chance: deal fog-heron", "chance: deal brine-horn")


@rule("AW-320", "AW-321", "AW-322")
def test_four_titans_with_the_open_one_are_put_in_any_order() -> None:
    s = hiding(world())
    assert sorted(texts(s, 0)) == ["lay brine-horn", "lay fog-heron", "lay mud-strider", "lay thorn-back"]
    play(s, "0: lay fog-heron", "0: lay mud-strider", "0: lay brine-horn", "0: lay thorn-back")
    assert names(s, TITAN_TOP) == ["fog-heron", "mud-strider", "brine-horn", "thorn-back"]
    assert len(s.places[TITAN_DECK]) == 3


@rule("AW-323", "AW-324", "AW-226")
def test_the_new_top_may_be_attacked_at_once_and_no_other_deck() -> None:
    s = set_titans(hiding(world()), "stone-being")
    s.draft[0] = 9
    play(s, "0: lay fog-heron", "0: lay mud-strider", "0: lay brine-horn", "0: lay thorn-back")
    assert asked(s) == "AttackNow"
    assert {text.split()[1] for text in texts(s, 0, "attack")} == {"fog-heron"}
    assert refused(s, "0: attack stone-being with army 1") == "AW-324"
    play(s, "0: attack fog-heron with army 1")
    assert (asked(s), names(s, TITAN_TOP)[0]) == ("RollDice", "mud-strider")
    assert s.eyes[s.places[TITAN_TOP][0]] == 0xFFFF
    roll(s, "titan")
    play(s, "0: damage fishing-dock")
    assert (titans(s, 0), s.waiting()) == (["fog-heron"], (1,))


@rule("AW-323")
def test_the_attack_may_be_declined() -> None:
    s = hiding(world())
    play(s, "0: lay fog-heron", "0: lay mud-strider", "0: lay brine-horn", "0: lay thorn-back", "0: decline")
    assert s.waiting() == (1,)


@rule("AW-339", "AW-320")
def test_fewer_than_four_titans_are_all_taken_and_empty_decks_are_no_choice() -> None:
    s = own(set_titans(world(), "mud-strider"), 0, "forest-hideout")
    for piece in s.places[TITAN_DECK][1:]:
        s.move(piece, TITAN_DECK, OUT, 0)
    for piece in s.places[TITAN_TOP + 1][:]:
        s.move(piece, TITAN_TOP + 1, OUT, 0)
    play(s, "0: place 1 forest-hideout")
    assert texts(s, 0) == ["inspect one-star", "inspect three-star"]
    assert refused(s, "0: inspect two-star") == "AW-339"
    play(s, "0: inspect one-star")
    deal(s)
    assert len(texts(s, 0, "lay")) == 2


@rule("AW-339", "AW-200")
def test_without_titans_forest_hideout_is_closed() -> None:
    s = own(world(), 0, "forest-hideout")
    for deck in range(3):
        for piece in s.places[TITAN_TOP + deck][:]:
            s.move(piece, TITAN_TOP + deck, OUT, 0)
    assert refused(s, "0: place 1 forest-hideout") == "AW-200"


# -- Town Hall and Zori Dramatists --------------------------------------------------------------------------------


@rule("AW-333", "AW-334")
def test_town_hall_gives_knowledge_and_the_token() -> None:
    s = own(own(world(), 1, "town-hall"), 0, "town-hall")
    turn(s, 1)
    play(s, "1: place 1 town-hall")
    assert (s.knowledge[1], s.first_player, s.hand_up) == (1, 1, True)
    play(s, "0: place 1 town-hall")
    assert (s.knowledge[0], s.first_player) == (1, 1)
    play(s, "1: pass", "0: place 2 rebuild")
    assert s.first_player == 1


@rule("AW-335", "AW-336", "AW-280")
def test_zori_dramatists_store_a_card_for_the_first_to_pass() -> None:
    s = own(set_row(world(), "bridge", "crane"), 0, "zori-dramatists", "archivists-of-bol")
    play(s, "0: pass")
    assert texts(s, 0) == ["store crane", "store bridge", "store the unseen top card", "decline"]
    play(s, "0: store the unseen top card")
    assert s.waiting() == (CHANCE,)
    play(s, "chance: deal aqueduct")
    assert (stored(s, 0), s.waiting()) == (["aqueduct"], (1,))


@rule("AW-335")
def test_zori_dramatists_are_for_the_first_to_pass_alone() -> None:
    s = own(set_row(world(), "bridge"), 1, "zori-dramatists")
    play(s, "0: pass", "1: pass")
    assert asked(s) != "FirstPass"
    s = own(set_row(world(), "bridge"), 0, "zori-dramatists")
    play(s, "0: pass", "0: store bridge")
    assert (stored(s, 0), names(s, EMPIRE_ROW)) == (["bridge"], [])
    s = damage(own(set_row(world(), "bridge"), 0, "zori-dramatists"), 0, "zori-dramatists")
    play(s, "0: pass")
    assert asked(s) == "Turn"


@rule("AW-336", "AW-77")
def test_the_unseen_card_may_need_a_reshuffle_and_an_empty_deck_offers_none() -> None:
    s = own(set_row(world(), "bridge"), 0, "zori-dramatists")
    deck = s.empire_deck()
    for piece in s.places[deck][1:]:
        s.move(piece, deck, OUT, 0)
    s.move(s.places[deck][0], deck, EMPIRE_DISCARDS, 0)
    play(s, "0: pass", "0: store the unseen top card")
    deal(s)
    assert len(stored(s, 0)) == 1
    s = own(set_row(world(), "bridge"), 0, "zori-dramatists")
    for piece in s.places[deck][:]:
        s.move(piece, deck, OUT, 0)
    play(s, "0: pass")
    assert texts(s, 0) == ["store bridge", "decline"]
    assert refused(s, "0: store the unseen top card") == "AW-336"
    assert army(s, 0, 0) == ["city-guard"]
