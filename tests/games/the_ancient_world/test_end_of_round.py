"""Sections 11, 12 and 14: the end of a round, symbols, scoring, ties."""

from __future__ import annotations

import pytest
from games.the_ancient_world.build import (
    asked,
    damage,
    deal,
    hold,
    kind,
    live,
    means,
    own,
    play,
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

from tessera.games.the_ancient_world.bonuses import TribeTable
from tessera.games.the_ancient_world.cards import DISTRICT, EMPIRE, LIVE, MAIN, MILITARY, TITAN
from tessera.games.the_ancient_world.scoring import banner_points, bonus_points, count_banners
from tessera.games.the_ancient_world.state import AT_HAND, STARVING, Ancient
from tessera.games.the_ancient_world.steps.gain import Gain
from tessera.games.the_ancient_world.steps.rounds import Score


def pass_all(s: Ancient) -> Ancient:
    for _ in range(s.n):
        s.apply(s.waiting()[0], s.minted.pass_turn)
    return s


@rule("AW-251", "AW-270", "AW-271", "AW-241")
def test_income_counts_live_symbols_and_the_capital_city() -> None:
    s = own(
        turn(world(round=3), 0), 0, "archivists-of-bol", "desert-archive", "house-of-tablets", "market-ward", "dune-crawler"
    )
    damage(s, 0, "desert-archive")
    pass_all(s)
    assert (s.coins[0], s.knowledge[0]) == (6 + 5 + 1 + 1 + 1, 1)
    assert (s.coins[1], s.knowledge[1]) == (6 + 5, 0)


@rule("AW-252", "AW-360")
def test_round_6_has_no_income() -> None:
    s = own(turn(world(round=6), 0), 0, "house-of-tablets")
    pass_all(s)
    assert s.over()
    assert (s.coins, s.knowledge) == ([6, 6], [0, 0])


@rule("AW-253", "AW-254", "AW-255", "AW-256")
def test_coins_slide_citizens_return_draft_ends_and_the_token_turns() -> None:
    s = set_army(world(), 0, 0, "hill-wardens", name_coins=2, picture_coins=1)
    play(s, "0: place 1 labor", "1: place 3 rebuild", "0: place 2 draft", "1: pass", "0: pass")
    assert s.picture_coins[0][0] == 3
    assert s.name_coins[0][0] == 0
    assert s.citizens[0][:3] == [AT_HAND] * 3
    assert s.draft == [0, 0]
    assert (s.first_player, s.hand_up) == (1, False)
    deal(s)
    assert s.waiting() == (1,)


@rule("AW-257", "AW-258", "AW-259", "AW-272")
def test_unfed_citizens_are_chosen_and_starve_for_a_round() -> None:
    s = pass_all(damage(set_citizens(world(), 0, 4), 0, "wheat-fields"))
    assert texts(s, 0) == ["starve 1 2", "starve 1 3", "starve 2 3", "starve 1 4", "starve 2 4", "starve 3 4"]
    assert refused(s, "0: starve 1") == "AW-259"
    assert refused(s, "0: starve 1 2 3") == "AW-259"
    assert refused(s, "0: starve 1 5") == "AW-259"
    play(s, "0: starve 1 4")
    deal(s)
    assert s.citizens[0] == [STARVING, AT_HAND, AT_HAND, STARVING, -1]
    assert refused(turn(s, 0), "0: place 1 labor") == "AW-95"


@rule("AW-260")
def test_food_on_damaged_cards_does_not_count() -> None:
    s = pass_all(damage(world(), 0, "fishing-dock"))
    assert (asked(s), len(texts(s, 0))) == ("Feed", 3)


@rule("AW-261")
def test_feeding_goes_round_from_the_holder_of_the_token() -> None:
    s = world(3, first=2)
    for seat in range(3):
        set_citizens(s, seat, 4)
    pass_all(s)
    order = []
    while asked(s) == "Feed":
        seat = s.waiting()[0]
        order.append(seat)
        play(s, f"{seat}: starve 1")
    assert order == [2, 0, 1]


@rule("AW-262")
def test_the_capital_city_always_feeds_one() -> None:
    s = pass_all(damage(set_citizens(world(), 0, 5), 0, "wheat-fields", "fishing-dock"))
    play(s, "0: starve 1 2 3 4")
    assert s.citizens[0].count(AT_HAND) == 1


@rule("AW-263")
def test_every_check_starts_afresh() -> None:
    s = world()
    s.citizens[0] = [STARVING, AT_HAND, AT_HAND, -1, -1]
    pass_all(s)
    assert s.citizens[0] == [AT_HAND] * 3 + [-1, -1]


@rule("AW-264", "AW-351", "AW-352")
def test_the_last_feeding_costs_points_although_cards_are_repaired_then() -> None:
    s = damage(turn(world(round=6), 0), 0, "wheat-fields")
    pass_all(s)
    play(s, "0: starve 1")
    assert s.over()
    assert s.points == [-2 + 1 + 1, 1 + 1]
    assert s.places[s.ancient.damaged[0]] == []


@rule("AW-264")
def test_who_was_hungry_before_but_is_fed_at_last_costs_nothing() -> None:
    s = turn(world(round=6), 0)
    s.citizens[0][0] = STARVING
    pass_all(s)
    assert s.points == [2, 2]


# -- symbols ------------------------------------------------------------------------------------------------------


@rule("AW-272", "AW-275", "AW-279", "AW-273")
def test_symbols_of_gained_cards_add_up() -> None:
    s = own(
        world(),
        0,
        "reed-villages",
        "bramble-pickets",
        "river-ward",
        "stone-being",
        "barracks-ward",
        "outrider-lodge",
        "fog-heron",
        "map-room",
    )
    assert {name: live(s, 0, name) for name in LIVE} == {
        "income_coin": 5,
        "income_knowledge": 1,
        "food": 6,
        "sword": 0,
        "arrow": 1,
        "army_limit": 4,
        "explore_bonus": 3,
        "capacity": 4 + 2 + 1 + 2 + 1,
    }


@rule("AW-276", "AW-277", "AW-286")
def test_a_citizen_symbol_gives_one_citizen_on_gaining_the_card() -> None:
    s = set_titans(means(world(), 0, 9), "walking-mountain")
    s.draft[0] = 20
    play(s, "0: attack walking-mountain with army 1")
    assert s.citizens[0][3] == STARVING
    s = set_citizens(set_row(means(world(), 0, 9, 1), "pilgrim-quay"), 0, 5)
    play(s, "0: place 1 build", "0: buy pilgrim-quay")
    assert s.citizens[0].count(STARVING) == 0


@rule("AW-281")
def test_repair_in_a_card_action_is_a_must_for_the_first_card_only() -> None:
    s = damage(own(world(), 0, "masons-yard", "bridge"), 0, "fishing-dock", "bridge")
    play(s, "0: place 1 masons-yard")
    assert texts(s, 0) == ["repair fishing-dock", "repair bridge"]
    assert refused(s, "0: done") == "AW-281"
    play(s, "0: repair bridge")
    assert texts(s, 0) == ["repair fishing-dock", "done"]
    play(s, "0: done")
    assert s.waiting() == (1,)


@rule("AW-282", "AW-247")
def test_a_bare_repair_is_resolved_once_on_gaining_the_card() -> None:
    s = damage(world(), 0, "fishing-dock", "wheat-fields")
    s.then(Gain(0, kind(s, "sleepless-king")))
    s.settle()
    assert texts(s, 0) == ["repair fishing-dock", "repair wheat-fields"]
    play(s, "0: repair wheat-fields")
    assert asked(s) == "Turn"


@rule("AW-283", "AW-284", "AW-290", "AW-291", "AW-293", "AW-294")
def test_which_symbols_stand_on_which_cards() -> None:
    s = world()
    capacity, limit = LIVE.index("capacity"), LIVE.index("army_limit")
    for card in s.cards:
        if card.group == EMPIRE:
            assert card.live[capacity] == 0
        if card.group != MILITARY:
            assert card.active == card.legacy == [0] * 5
        if card.group == TITAN:
            assert card.tribes
            assert card.live[capacity] >= 1
            assert card.live[limit] == 0
            assert sum(card.live) - card.live[capacity] + card.citizens + card.repairs >= 1
        if card.group == DISTRICT:
            assert card.live[capacity] >= 1
        if card.group in (DISTRICT, MILITARY):
            assert card.tribes == []


@rule("AW-292")
def test_most_military_cards_are_free() -> None:
    cards = [card for card in world().cards if card.back == MAIN]
    free = sum(card.copies for card in cards if card.coins == 0)
    assert 2 * free > sum(card.copies for card in cards)
    assert any(card.coins for card in cards)


@rule("AW-285", "AW-388")
def test_capacity_never_falls_below_the_cards() -> None:
    s = own(world(), 0, "bridge", "crane", "terrace-ward", "tidal-nets")
    damage(s, 0, "bridge", "crane", "fishing-dock")
    assert live(s, 0, "capacity") == 7
    assert s.n_owned(0) == 5


# -- scoring ------------------------------------------------------------------------------------------------------


def final(s: Ancient) -> list[int]:
    """The points of a seat if the match ended now."""
    s.agenda = []
    s.then(Score())
    s.settle()
    return s.points


@rule("AW-350")
def test_points_come_once_at_the_end() -> None:
    s = own(world(), 0, "crane")
    assert s.scores() == [0, 0]
    assert final(s) == [3, 2]


@rule("AW-353", "AW-354", "AW-355")
def test_the_banner_table() -> None:
    assert [banner_points(n) for n in (0, 1, 2, 3, 4, 5, 6, 7, 9)] == [0, 1, 2, 4, 6, 8, 11, 11, 11]


@rule("AW-356")
def test_banners_of_owned_cards_and_titans_count_and_stored_ones_do_not() -> None:
    s = own(world(), 0, "crane", "iron-boar", "terrace-ward")
    hold(s, 0, "scribe-guild")
    damage(s, 0, "crane")
    assert count_banners(s, 0) == [1, 2, 1, 1, 0]


@rule("AW-357", "AW-312", "AW-326", "AW-327")
def test_bonuses_of_special_cards() -> None:
    s = own(world(), 0, "citadel", "crane", "ember-quarter", "distant-outpost")
    assert count_banners(s, 0)[0] == 5
    assert bonus_points(s, 0, kind(s, "citadel")) == 3
    assert bonus_points(s, 0, kind(s, "moon-festival")) == 0
    own(s, 0, "moon-festival")
    assert bonus_points(s, 0, kind(s, "moon-festival")) == 1


@rule("AW-312")
def test_citadels_table() -> None:
    s = world()
    bonus = s.cards[kind(s, "citadel")].bonuses[0]
    assert isinstance(bonus, TribeTable)
    table = bonus.table
    assert table == [1, 1, 2, 2, 3, 3]


@rule("AW-358")
def test_a_total_may_be_negative() -> None:
    s = world()
    s.citizens[0] = [STARVING] * 3 + [-1, -1]
    assert final(s) == [-4, 2]


@rule("AW-359", "AW-360")
def test_the_highest_total_wins_whatever_the_coins() -> None:
    s = own(means(world(), 1, 99, 99), 0, "crane")
    final(s)
    assert s.winners() == [0]


@rule("AW-365", "AW-366", "AW-367")
@pytest.mark.parametrize(
    ("coins", "knowledge", "district", "key"),
    [(5, 1, False, "coins"), (4, 1, True, "cards"), (4, 2, False, "knowledge"), (4, 1, False, "")],
)
def test_the_log_says_which_tie_break_decided(coins: int, knowledge: int, district: bool, key: str) -> None:
    s = means(means(world(), 0, 4, 1), 1, coins, knowledge)
    if district:
        s.put(s.places[7][0], s.ancient.districts[1], 0xFFFF)
    s.log = []
    final(s)
    told = [event.key for event in s.log if event.key.startswith("tie-broken")]
    assert told == ([f"tie-broken-by-{key}"] if key else [])


@rule("AW-252", "AW-352")
def test_the_log_says_why_round_6_pays_nothing_and_what_is_repaired_last() -> None:
    s = damage(own(world(round=6), 0, "bridge"), 0, "bridge")
    s.log = []
    play(s, "0: pass", "1: pass")
    told = [(event.key, event.seat, event.n) for event in s.log]
    assert ("last-repair", 0, 1) in told
    assert "income-ends" in [event.key for event in s.log]
    assert "income" not in [event.key for event in s.log]


@rule("AW-365", "AW-366", "AW-367", "AW-368", "AW-369", "AW-371", "AW-216")
def test_ties_are_broken_by_coins_then_cards_then_knowledge() -> None:
    s = world()
    for seat in range(2):
        means(s, seat, 4, 1)
    final(s)
    assert s.winners() == [0, 1]
    s.picture_coins[0][0] = 9
    hold(s, 0, "bridge")
    set_army(s, 0, 2, "hill-wardens")
    assert s.winners() == [0, 1]
    s.knowledge[1] = 2
    assert s.winners() == [1]
    s.put(s.places[7][0], s.ancient.districts[0], 0xFFFF)
    assert s.winners() == [0]
    s.coins[1] = 5
    assert s.winners() == [1]


@rule("AW-370")
def test_the_same_order_ranks_lower_places() -> None:
    s = world(4)
    s.points = [10, 30, 10, 10]
    s.coins = [3, 0, 5, 3]
    s.knowledge = [1, 0, 0, 1]
    assert s.winners() == [1]
    assert s.ranking() == [3, 1, 2, 3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_ties_at_first(seats: int) -> None:
    s = world(seats)
    for seat in range(seats):
        means(s, seat, 1)
    final(s)
    assert s.winners() == list(range(seats))
