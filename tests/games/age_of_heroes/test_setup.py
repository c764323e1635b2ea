"""Setup: order of play, tribes, items, hands, the first Market Day (chapters 2 and 3)."""

from __future__ import annotations

import json
from random import Random

import pytest
from games.age_of_heroes.build import (
    blank,
    carry,
    check_items,
    discards,
    drawn,
    events,
    hand,
    heroes,
    keys,
    names,
    play,
    refusal,
    set_aside,
    step_name,
    texts,
)
from support import rule

from tessera import new_match
from tessera.core.refusal import Refused
from tessera.core.seats import CHANCE, EVERYONE, only
from tessera.games.age_of_heroes import GAME
from tessera.games.age_of_heroes.places import BATTLE_DECK, BATTLE_LINE, DEALT, DECK, HAND, STRIDE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.battle import gather_battle_cards
from tessera.games.age_of_heroes.steps.market import MarketDay, ResolveAside
from tessera.games.age_of_heroes.steps.setup import Deal, OrderOfPlay, ResolveStartingHand, StartingItems


def order(seats: int, *values: int) -> Heroes:
    """Draw these Battle Cards for the order of play."""
    s = blank(seats)
    s.log = []
    s.then(OrderOfPlay(tuple(range(seats)), 0))
    for value in values:
        play(s, f"chance: draw battle-card-{value}")
    return s


@rule("AH-21", "I-11")
def test_the_highest_battle_card_starts_and_all_see_the_draws() -> None:
    s = order(3, 2, 5, 3)
    assert s.start_seat == 1
    assert [(event.seat, event.n) for event in events(s, "drew-for-order")] == [(0, 2), (1, 5), (2, 3)]
    assert all(event.audience == EVERYONE for event in events(s, "drew-for-order"))


@rule("AH-22", "AH-25", "EX-3")
def test_only_those_who_tie_draw_again_until_one_is_highest() -> None:
    s = order(4, 5, 6, 6, 2, 3, 3, 1, 4)
    assert s.start_seat == 2
    assert [event.seat for event in events(s, "drew-for-order")] == [0, 1, 2, 3, 1, 2, 1, 2]
    assert s.clockwise(s.start_seat) == [2, 3, 0, 1]
    assert s.waiting() == (2,)


@rule("AH-22")
def test_a_lone_highest_among_ties_of_lower_cards_starts_at_once() -> None:
    assert order(4, 5, 5, 6, 5).start_seat == 2


@rule("AH-23")
def test_redraws_come_from_the_rest_which_is_made_anew_when_too_few_are_left() -> None:
    s = order(2, 6, 6)
    assert len(s.places[BATTLE_DECK]) == 34
    for _ in range(2):
        play(s, "chance: draw battle-card-6", "chance: draw battle-card-6")
    assert "draw battle-card-6" not in drawn(s)
    while len(s.places[BATTLE_DECK]) > 1:
        s.move(s.places[BATTLE_DECK][0], BATTLE_DECK, BATTLE_LINE, EVERYONE)
    s.settle()
    assert len(s.places[BATTLE_DECK]) == 36
    assert "draw battle-card-6" in drawn(s)


@rule("AH-24")
def test_all_battle_cards_return_to_the_deck_unknown() -> None:
    s = order(3, 2, 5, 3)
    assert len(s.places[BATTLE_DECK]) == 36
    assert not [place for place in range(3) if s.places[BATTLE_LINE + STRIDE * place]]
    s = order(2, 4, 4)
    gather_battle_cards(s)
    assert len(s.places[BATTLE_DECK]) == 36


@rule("AH-26", "AH-28", "D-1")
def test_tribes_are_picked_clockwise_from_the_start_player_and_never_twice() -> None:
    s = order(3, 2, 5, 3)
    assert s.waiting() == (1,)
    assert texts(s, 0) == []
    play(s, "1: tribe greeks")
    assert s.waiting() == (2,)
    assert "tribe greeks" not in texts(s, 2)
    assert refusal(s, "2: tribe greeks") == "AH-28"
    assert s.agenda[-1].default(s, 2).text == "tribe egyptians"
    play(s, "2: tribe celts", "0: tribe egyptians")
    assert s.tribes == [0, 2, 4]


@rule("AH-27", "AH-16")
def test_random_tribes_are_dealt_by_chance_the_start_player_first() -> None:
    s = blank(3, tribes="random")
    s.then(OrderOfPlay((0, 1, 2), 0))
    play(s, "chance: draw battle-card-1", "chance: draw battle-card-2", "chance: draw battle-card-6")
    assert (s.start_seat, s.waiting(), step_name(s)) == (2, (CHANCE,), "DealTribe")
    play(s, "chance: tribe romans")
    assert s.tribes == [-1, -1, 1]
    assert "tribe romans" not in drawn(s)
    play(s, "chance: tribe celts", "chance: tribe chinese")
    assert s.tribes == [4, 5, 1]


@rule("AH-9", "AH-30", "AH-31", "AH-32")
@pytest.mark.parametrize("seats", [2, 6])
def test_starting_items_come_from_the_supply_and_cards_are_dealt_singly(seats: int) -> None:
    s = blank(seats)
    s.start_seat = 1
    s.then(StartingItems())
    s.settle()
    assert s.supply == [12 - seats, 12 - seats, 9, 6, 6]
    assert s.cities == [1] * seats
    assert [s.army_general[army] for army in s.home_armies(1)] == [0]
    check_items(s)
    deals = [step.save() for step in s.agenda[::-1] if isinstance(step, Deal)]
    assert [deal[1] for deal in deals] == s.clockwise(1) * 3
    for _ in range(3 * seats):
        play(s, drawn_line(s))
    assert step_name(s) == "DrawCards"
    assert len(s.places[DECK]) == 108 - 3 * seats


def drawn_line(s: Heroes) -> str:
    return f"chance: {drawn(s)[0]}"


@rule("AH-30", "AH-31", "AH-232", "EX-2")
@pytest.mark.parametrize(("seats", "after_deal", "after_market"), [(6, 90, 84), (2, 102, 100)])
def test_deck_sizes_after_deal_and_market(seats: int, after_deal: int, after_market: int) -> None:
    s = GAME.begin(GAME.box(seats))
    assert isinstance(s, Heroes)
    rng = Random(3)
    sizes: list[int] = []
    while step_name(s) != "CallTrader":
        if step_name(s) == "DrawCards" and not sizes:
            sizes.append(len(s.places[DECK]))
        seat = s.waiting()[0]
        s.apply(seat, rng.choice(s.options(seat)))
    assert sizes == [after_deal]
    assert len(s.places[DECK]) == after_market
    assert s.supply[1:] == [12 - seats, 9, 6, 6]


@rule("AH-33", "AH-34", "AH-35", "EX-4")
def test_disasters_of_a_starting_hand_are_discarded_and_booms_played() -> None:
    s = heroes(2)
    for name in ("volcano", "grain", "population-boom"):
        carry(s, name, DEALT, only(0))
    ResolveStartingHand(0).run(s)
    assert hand(s, 0) == ["grain"]
    assert s.cities == [2, 1]
    assert discards(s) == ["population-boom", "volcano"]
    assert keys(s) == ["disaster-spared", "boom"]
    check_items(s)


@rule("AH-35")
def test_starting_hands_are_resolved_clockwise_from_the_start_player() -> None:
    s = heroes(3)
    s.start_seat = 1
    s.then(StartingItems())
    s.settle()
    resolved = [step.save()[1] for step in s.agenda[::-1] if isinstance(step, ResolveStartingHand)]
    assert resolved == [1, 2, 0]


@rule("AH-20")
def test_starting_cards_are_no_hand_before_they_are_resolved() -> None:
    s = heroes(2)
    carry(s, "famine", DEALT, only(0))
    assert hand(s, 0) == []
    assert not s.box.fits(HAND, s.box.by_name["famine"])
    assert s.box.fits(HAND, s.box.by_name["luck"])
    assert HAND in s.box.picky()
    assert HAND + STRIDE in s.box.picky()


@rule("AH-36", "AH-39", "AH-41")
def test_a_market_day_follows_and_then_the_start_players_turn() -> None:
    s = blank(2)
    s.start_seat = 1
    s.then(StartingItems())
    s.settle()
    assert [type(step).__name__ for step in s.agenda[::-1]][-2:] == ["MarketDay", "Round"]
    while s.round == 0:
        seat = s.waiting()[0]
        s.tribes = [0, 1]
        s.apply(seat, s.options(seat)[0])
    assert (s.active, s.round) == (1, 1)


@rule("AH-37", "AH-38")
def test_on_the_first_market_day_disasters_do_nothing_and_a_boom_works() -> None:
    s = heroes(2, hands=("grain", "grain"), round=0, phase="market")
    set_aside(s, 1, "famine", "population-boom", "volcano", "barbarians", "earthquake")
    s.then(ResolveAside(1))
    s.settle()
    assert (hand(s, 0), hand(s, 1)) == (["grain"], ["grain"])
    assert s.cities == [1, 2]
    assert discards(s) == ["population-boom", "earthquake", "volcano", "famine", "barbarians"]


@rule("AH-29")
def test_special_cards_of_unused_tribes_are_dead_weight_that_can_be_held_and_discarded() -> None:
    from tessera.games.age_of_heroes.steps.turn import BuildMonument, DiscardDown, ExchangeCard

    s = heroes(2, hands=("granite granite brick brick iron iron",), agenda=(BuildMonument(0), DiscardDown(0)))
    assert texts(s, 0) == ["place 0"]
    play(s, "0: place 0", "0: discard granite")
    assert discards(s) == ["granite"]
    s = heroes(2, hands=("granite",), cities=(0, 1), agenda=(ExchangeCard(0),))
    assert texts(s, 0) == ["exchange granite"]


@rule("AH-14")
def test_the_same_seed_and_answers_give_the_same_match() -> None:
    told = []
    for _ in range(2):
        match = new_match("age-of-heroes", seats=3, seed=11, options={})
        rng = Random(4)
        for _ in range(150):
            if not match.over:
                seat = match.waiting()[0]
                match.play(seat, rng.choice(match.options(seat)))
        told.append(json.dumps([match.record(), match.view(0), match.view(None), match.log(1)]))
    assert told[0] == told[1]


@rule("AH-15", "AH-298")
def test_an_illegal_command_changes_nothing_and_leaves_no_trace() -> None:
    match = new_match("age-of-heroes", seats=3, seed=5, options={})
    before = json.dumps([match.record(), [match.view(seat) for seat in range(3)], [match.log(seat) for seat in range(3)]])
    for text in ("taxes", "tribe atlanteans", "war 9 plunder with army 1", "offer iron for wood"):
        with pytest.raises(Refused) as refused:
            match.play(match.waiting()[0], text)
        assert refused.value.rule.startswith("AH-")
    assert (
        json.dumps([match.record(), [match.view(seat) for seat in range(3)], [match.log(seat) for seat in range(3)]]) == before
    )


@rule("AH-16")
def test_chance_only_draws_deals_tribes_and_plunders() -> None:
    seen = set()
    for seed in range(6):
        s = GAME.begin(GAME.box(4, {"tribes": "random"}))
        rng = Random(seed)
        while not s.over():
            seat = s.waiting()[0]
            if seat == CHANCE:
                seen.add(type(s.agenda[-1]).__name__)
            s.apply(seat, rng.choice(s.options(seat)))
    assert seen == {"OrderOfPlay", "DealTribe", "Deal", "DrawCards", "DrawBattleCards", "Seize", "BarbarianLoot"}


@rule("AH-37")
def test_disasters_take_effect_on_later_market_days() -> None:
    s = heroes(2, hands=("grain iron", "iron"), round=1, phase="market")
    set_aside(s, 1, "famine")
    s.then(ResolveAside(1))
    s.settle()
    play(s, "1: nothing", "0: nothing")
    assert hand(s, 0) == ["iron"]
    assert names(s, DEALT) == []
    assert MarketDay().waiting(s) == ()
