"""Market Day and both forms of trading (chapters 15 and 16)."""

from __future__ import annotations

from random import Random

import pytest
from games.age_of_heroes.build import (
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
    timeout,
)
from support import rule

from tessera import new_match
from tessera.agents import make_agent
from tessera.core.refusal import Refused
from tessera.core.seats import CHANCE, EVERYONE
from tessera.core.view import look
from tessera.games.age_of_heroes import GAME
from tessera.games.age_of_heroes.places import ASIDE, HAND, STRIDE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.ending import eliminate
from tessera.games.age_of_heroes.steps.market import MarketDay, OpenTrading, ResolveAside
from tessera.games.age_of_heroes.steps.trade import BARGAIN, Bargain
from tessera.games.age_of_heroes.steps.turn import BuildMonument, ChooseAction, DiscardDown


def market(seats: int = 3, **more: object) -> Heroes:
    more.setdefault("hands", ("iron", "iron", "iron"))
    return heroes(seats, agenda=(MarketDay(),), active=-1, **more)  # type: ignore[arg-type]


def live(seats: int = 3, **more: object) -> Heroes:
    """Everybody trades at once."""
    return heroes(seats, agenda=(OpenTrading(),), phase="market", active=-1, market="open", **more)  # type: ignore[arg-type]


def called(seats: int = 3, **more: object) -> Heroes:
    """Seats are called one at a time."""
    return heroes(seats, agenda=(OpenTrading(),), phase="market", active=-1, **more)  # type: ignore[arg-type]


# -- the day ----------------------------------------------------------------------------------------------------


@rule("AH-231", "AH-241")
def test_draws_then_immediate_cards_then_trading() -> None:
    s = market(2)
    play(s, "chance: draw population-boom", "chance: draw iron")
    assert keys(s).index("set-aside") < keys(s).index("drew") < keys(s).index("event-resolved")
    assert s.cities == [2, 1]
    assert step_name(s) == "CallTrader"


@rule("AH-232", "AH-233", "AH-234", "AH-306")
def test_one_card_and_one_for_each_connected_tribe_the_start_player_first() -> None:
    s = heroes(4, hands=("iron",) * 4, roads=((0, 1), (1, 2)), phase="market")
    s.start_seat = 2
    s.then(MarketDay())
    s.settle()
    counts = [step.save()[1:3] for step in s.agenda[::-1] if type(step).__name__ == "DrawCards"]
    assert counts == [[2, 3], [3, 1], [0, 3], [1, 3]]
    s.roads = []
    for _ in range(10):
        assert s.waiting() == (CHANCE,)
        play(s, "chance: draw wood")
    assert [len(hand(s, seat)) for seat in range(4)] == [4, 4, 4, 2]


@rule("AH-235", "AH-322", "AH-17")
def test_immediate_cards_are_set_aside_in_the_open_outside_the_hand() -> None:
    s = market(2, roads=((0, 1),))
    play(s, "chance: draw famine", "chance: draw luck")
    assert names(s, ASIDE) == ["famine"]
    assert hand(s, 0) == ["iron", "luck"]
    assert look(s, 1).faces(ASIDE) == look(s, 0).faces(ASIDE)
    assert events(s, "set-aside")[0].audience == EVERYONE


@rule("AH-236", "AH-238")
def test_set_aside_cards_are_resolved_player_by_player_one_completely_before_the_next() -> None:
    s = heroes(3, hands=("iron", "iron", "iron"), phase="market")
    s.start_seat = 1
    set_aside(s, 0, "population-boom")
    set_aside(s, 1, "volcano", "barbarians")
    s.then(*[ResolveAside(seat) for seat in s.clockwise(1)])
    s.settle()
    play(s, "1: resolve volcano", "1: erupt 2", "2: nothing")
    assert step_name(s) == "RespondToBarbarians"
    play(s, "1: nothing", "chance: draw battle-card-1", "chance: draw battle-card-6")
    assert s.cities == [1, 1, 0]
    play(s, "1: lay 6 under army 2", "1: fight army 2")
    assert s.cities == [2, 1, 0]
    assert s.over()


def with_aside(*names: str, **more: object) -> Heroes:
    """Seat 0 has set these cards aside in this order."""
    s = heroes(2, phase="market", active=-1, **more)  # type: ignore[arg-type]
    set_aside(s, 0, *names)
    s.then(ResolveAside(0))
    s.settle()
    return s


@rule("AH-237")
def test_each_player_chooses_the_order_of_the_own_cards() -> None:
    s = with_aside("volcano", "famine", "population-boom", hands=("iron", "iron"))
    assert (step_name(s), s.waiting()) == ("ResolveAside", (0,))
    assert texts(s, 0) == ["resolve population-boom", "resolve volcano", "resolve famine"]
    assert s.agenda[-1].default(s, 0).text == "resolve volcano"
    assert refusal(s, "0: resolve earthquake") == "AH-237"
    play(s, "0: resolve population-boom")
    assert s.cities == [2, 1]
    assert texts(s, 0) == ["resolve volcano", "resolve famine"]
    play(s, "0: resolve famine", "0: nothing", "1: nothing")
    assert step_name(s) == "ChooseVictim"


@rule("AH-237")
def test_cards_of_one_kind_need_no_order() -> None:
    s = with_aside("famine", "famine", hands=("iron", "iron"))
    assert step_name(s) == "Famine"


@rule("AH-237", "AH-37")
def test_the_disasters_of_the_first_market_day_need_no_order() -> None:
    s = with_aside("famine", "population-boom", "volcano", hands=("grain", "iron"), round=0)
    assert s.over()
    assert (s.cities, hand(s, 0)) == ([2, 1], ["grain"])


@rule("AH-239")
def test_kept_events_drawn_today_can_be_used_today() -> None:
    s = market(2)
    play(s, "chance: draw volcano", "chance: draw luck", "0: erupt 1")
    assert texts(s, 1) == ["nothing", "play luck"]


@rule("AH-240")
def test_unresolved_cards_of_a_fallen_player_are_discarded() -> None:
    s = heroes(3, hands=("iron", "", "iron"), cities=(1, 0, 1), phase="market", active=-1)
    set_aside(s, 1, "famine", "volcano")
    eliminate(s, 1)
    s.then(ResolveAside(1))
    s.settle()
    assert (s.over(), s.cities, names(s, ASIDE + STRIDE)) == (True, [1, 0, 1], [])
    assert sorted(discards(s)) == ["famine", "volcano"]


@rule("AH-272", "AH-235")
def test_cards_set_aside_keep_a_tribe_in_the_game_until_they_are_resolved() -> None:
    s = heroes(3, hands=("iron", "grain", "iron"), cities=(1, 0, 1), phase="market", active=-1)
    set_aside(s, 0, "famine")
    set_aside(s, 1, "population-boom")
    s.then(ResolveAside(0), ResolveAside(1))
    s.settle()
    play(s, "0: nothing", "1: nothing", "2: nothing")
    assert (s.alive, s.cities, hand(s, 1)) == ([1, 1, 1], [1, 1, 1], [])
    s = heroes(3, hands=("iron", "grain", "iron"), cities=(1, 0, 1), phase="market", active=-1)
    set_aside(s, 1, "famine", "volcano")
    s.then(ResolveAside(1))
    s.settle()
    play(s, "1: resolve famine", "1: nothing", "2: nothing", "0: nothing", "1: erupt 0", "0: nothing")
    assert (s.alive, s.cities) == ([1, 0, 1], [0, 0, 1])


# -- what may be traded -----------------------------------------------------------------------------------------


@rule("AH-242")
def test_cards_are_traded_on_market_day_alone() -> None:
    for step in (ChooseAction(0), BuildMonument(0), DiscardDown(0)):
        s = heroes(2, hands=("iron iron iron iron iron wood", "iron"), agenda=(step,))
        assert refusal(s, "0: offer iron for wood") != ""


@rule("AH-243", "AH-244", "AH-29", "AH-307")
def test_any_hand_card_can_be_offered_and_nothing_else() -> None:
    s = live(2, hands=("limestone granite luck", "iron"), monuments=(1,))
    for text in ("limestone", "granite", "luck", "limestone granite luck"):
        assert refusal(s, f"0: offer {text} for gold") == ""
    assert refusal(s, "0: offer limestone limestone for gold") == "AH-251"
    for text in ("offer city for gold", "offer battle-card-6 for gold", "offer iron for army"):
        assert refusal(s, f"0: {text}") == "AH-263"
    assert refusal(s, "0: offer luck for famine") == "AH-307"


@rule("AH-245", "AH-307")
def test_an_exchange_is_between_two_survivors() -> None:
    s = live(4, hands=("iron",) * 4)
    s.alive[3] = 0
    assert refusal(s, "0: offer iron for wood to 3") == "AH-307"
    assert refusal(s, "0: offer iron for wood to 0") == "AH-307"
    assert refusal(s, "0: offer iron for wood to 9") == "AH-307"
    assert texts(s, 3) == []
    assert refusal(s, "3: offer iron for wood") == "AH-311"
    play(s, "0: offer iron for wood to 2")
    assert refusal(s, "1: accept o1 1") == "AH-255"


@rule("AH-246", "AH-307", "EX-37")
def test_bundles_and_gifts_but_not_nothing_for_nothing() -> None:
    s = live(2, hands=("gold iron iron", "wood"))
    assert refusal(s, "0: offer gold for nothing") == ""
    assert refusal(s, "0: offer nothing for wood") == ""
    assert refusal(s, "0: offer gold iron iron for wood") == ""
    assert refusal(s, "0: offer nothing for nothing") == "AH-307"
    play(s, "0: offer gold 2 iron for nothing to 1", "1: accept o1")
    assert (hand(s, 0), hand(s, 1)) == ([], ["iron", "iron", "wood", "gold"])


@rule("AH-247", "AH-256", "I-7", "AH-317")
def test_an_exchange_is_one_step_and_public() -> None:
    s = live(3, hands=("iron grain", "gold gold", "wood"))
    play(s, "0: offer iron grain for gold gold or marble")
    play(s, "1: accept o1 with gold gold")
    assert (hand(s, 0), hand(s, 1)) == (["gold", "gold"], ["iron", "grain"])
    assert s.offers == []
    [told] = events(s, "traded")
    assert (told.audience, told.pieces, told.text) == (EVERYONE, (0, 2), "gold gold for iron grain")
    assert look(s, 2).faces(HAND) == [4, 4]
    assert look(s, 2).faces(HAND + STRIDE) == [0, 2]
    assert refusal(s, "2: accept o1 1") == "AH-255"


@rule("AH-248", "AH-308")
def test_nobody_may_be_traded_out_of_the_game() -> None:
    s = live(3, hands=("iron", "wood", "gold"), cities=(0, 1, 0))
    play(s, "0: offer iron for nothing")
    assert refusal(s, "1: accept o1") == "AH-248"
    assert "accept o1 1" not in texts(s, 1)
    assert len(s.offers) == 1
    play(s, "1: offer nothing for gold")
    assert refusal(s, "2: accept o2") == "AH-248"
    play(s, "1: offer wood for gold")
    assert refusal(s, "2: accept o3") == ""


@rule("AH-249", "AH-265")
def test_promises_are_said_and_bind_nobody() -> None:
    s = live(2, hands=("iron", "wood"))
    before = GAME.save(s)
    play(s, "0: say i promise not to attack you")
    assert GAME.save(s) == before
    [told] = events(s, "said")
    assert (told.audience, told.seat, told.text) == (EVERYONE, 0, "i promise not to attack you")
    s = heroes(2, hands=("iron", "wood"), agenda=(ChooseAction(0),))
    assert "war" in texts(s, 0)


# -- the offer protocol -----------------------------------------------------------------------------------------


@rule("AH-250", "AH-322")
def test_offers_are_public_whoever_they_are_addressed_to() -> None:
    s = live(3, hands=("iron", "wood", "gold"))
    play(s, "0: offer iron for wood or gold to 1")
    for seat in (0, 1, 2, 15):
        assert look(s, seat).json()["open_offers"] == [
            {
                "offer": "o1",
                "maker": 0,
                "to": 1,
                "reply": None,
                "give": ["iron"],
                "wants": [["wood"], ["gold"]],
                "declined": [],
            }
        ]
    play(s, "1: decline o1", "0: offer iron for wood", "0: withdraw o2", "0: offer iron for wood", "1: accept o3 1")
    assert all(event.audience == EVERYONE for event in events(s))
    assert [(event.seat, event.rival, event.n) for event in events(s, "declined")] == [(1, 0, 1)]
    assert [key for key in keys(s) if key.startswith("offer") or key == "traded"] == [
        "offer-made",
        "offer-made",
        "offer-withdrawn",
        "offer-made",
        "traded",
    ]


@rule("AH-251")
def test_what_is_offered_must_be_held() -> None:
    s = live(2, hands=("iron", "wood"))
    assert refusal(s, "0: offer wood for gold") == "AH-251"
    assert refusal(s, "0: offer iron iron for gold") == "AH-251"


@rule("AH-252", "AH-307")
def test_one_to_four_different_alternatives() -> None:
    s = live(2, hands=("iron", "wood"))
    assert refusal(s, "0: offer iron for wood or grain or stone or gold") == ""
    assert refusal(s, "0: offer iron for wood or grain or stone or gold or marble") == "AH-252"
    assert refusal(s, "0: offer iron for wood or wood") == "AH-307"
    assert refusal(s, "0: offer iron for iron") == "AH-307"
    assert refusal(s, "0: offer iron for 7 gold") == "AH-307"
    assert refusal(s, "0: offer iron for 6 gold") == ""
    assert refusal(s, "0: offer iron for wood grain or grain wood") == "AH-307"


@rule("AH-253")
def test_offered_cards_are_not_reserved() -> None:
    s = live(2, hands=("gold", "wood"))
    play(s, "0: offer gold for marble", "0: offer gold for stone stone")
    assert [offer[0] for offer in s.offers] == [1, 2]


@rule("AH-254", "AH-259", "AH-260", "AH-15", "EX-37")
def test_lapse_and_limits() -> None:
    s = live(3, hands=("gold", "marble", "stone stone"))
    play(s, "0: offer gold for marble", "0: offer gold for stone stone", "1: accept o1")
    assert s.offers == []
    assert keys(s)[-1] == "offer-lapsed"
    assert refusal(s, "2: accept o2 1") == "AH-255"
    s = live(2, hands=("gold", "iron"))
    for want in ("marble", "stone", "wood", "grain"):
        play(s, f"0: offer gold for {want}")
    assert refusal(s, "0: offer gold for iron") == "AH-259"
    assert not [text for text in texts(s, 0) if text.startswith("offer")]
    play(s, "0: withdraw o1", "0: offer gold for iron")
    for number in range(2, 9):
        play(s, f"0: withdraw o{number}", "0: offer gold for marble iron")
    assert s.offers_made == [12, 0]
    play(s, "0: withdraw o9")
    assert refusal(s, "0: offer gold for iron") == "AH-260"


@rule("AH-254")
def test_an_offer_whose_cards_are_still_there_stands_and_shows_it() -> None:
    s = live(3, hands=("gold gold", "marble", "stone"))
    play(s, "0: offer gold for marble", "0: offer gold for stone", "1: accept o1")
    assert [offer[0] for offer in s.offers] == [2]
    assert 4 in look(s, 2).faces(HAND)


@rule("AH-255", "AH-256")
def test_the_first_acceptance_that_is_legal_closes_an_offer() -> None:
    s = live(4, hands=("gold", "stone", "marble", "marble"))
    play(s, "0: offer gold for marble or iron")
    assert refusal(s, "0: accept o1 1") == "AH-255"
    assert refusal(s, "1: accept o1 1") == "AH-255"
    assert refusal(s, "2: accept o1 3") == "AH-255"
    assert refusal(s, "2: accept o7 1") == "AH-255"
    play(s, "3: accept o1 with marble")
    assert hand(s, 3) == ["gold"]
    assert refusal(s, "2: accept o1 1") == "AH-255"


@rule("AH-257", "AH-307")
def test_a_counter_offer_names_the_offer_it_answers_which_stays_open() -> None:
    s = live(3, hands=("gold", "stone", "marble"))
    play(s, "0: offer gold for marble")
    play(s, "1: offer stone for gold to 0 reply o1")
    assert [offer[:4] for offer in s.offers] == [[1, 0, -1, 0], [2, 1, 0, 1]]
    assert refusal(s, "1: offer stone for iron to 2 reply o1") == "AH-307"
    assert refusal(s, "1: offer stone for iron reply o1") == "AH-307"
    assert refusal(s, "1: offer stone for iron to 0 reply o5") == "AH-307"


@rule("AH-258", "AH-309")
def test_declining_closes_an_offer_to_one_and_is_a_signal_for_an_offer_to_all() -> None:
    s = live(3, hands=("gold", "stone", "marble"))
    play(s, "0: offer gold for marble", "0: offer gold for stone to 1", "1: decline o1", "1: decline o2")
    assert [offer[0] for offer in s.offers] == [1]
    assert refusal(s, "1: decline o1") == "AH-309"
    assert refusal(s, "0: decline o1") == "AH-309"
    assert refusal(s, "2: decline o2") == "AH-309"
    assert refusal(s, "2: decline o1") == ""
    play(s, "0: offer gold for stone to 1")
    assert refusal(s, "2: decline o3") == "AH-309"


@rule("AH-261", "AH-309")
def test_offers_outlive_done_and_a_seat_that_is_done_may_still_answer() -> None:
    s = live(3, hands=("gold", "stone", "marble"))
    play(s, "0: offer gold for marble", "0: offer gold for stone", "0: done")
    assert [offer[0] for offer in s.offers] == [1, 2]
    assert s.done == [1, 0, 0]
    assert "offer-withdrawn" not in keys(s)
    assert refusal(s, "0: done") == "AH-309"
    assert s.waiting() == (1, 2)
    for seat, text in ((1, "accept o2 1"), (2, "accept o1 1"), (0, "withdraw o1")):
        assert text in texts(s, seat)
    play(s, "1: offer stone for gold", "0: done")
    assert {"accept o3 1", "decline o3", "withdraw o2"} <= set(texts(s, 0))
    play(s, "2: accept o1")
    assert (hand(s, 0), hand(s, 2)) == (["marble"], ["gold"])


@rule("AH-262", "AH-310")
def test_an_offer_to_one_asks_its_maker_and_its_addressee_anew() -> None:
    s = live(4, hands=("gold", "stone", "marble", "iron"))
    play(s, "0: done", "1: done", "2: done")
    play(s, "2: offer marble for gold to 0")
    assert s.done == [0, 1, 0, 0]
    play(s, "0: done", "2: done", "0: offer gold for iron to 3")
    assert s.done == [0, 1, 1, 0]


@rule("AH-262")
def test_an_offer_to_everyone_asks_everyone_anew() -> None:
    s = live(4, hands=("gold", "stone", "marble", "iron"))
    play(s, "0: done", "1: done", "2: done")
    play(s, "3: offer iron for stone")
    assert s.done == [0, 0, 0, 0]
    assert s.waiting() == (0, 1, 2, 3)


@rule("AH-262")
def test_an_exchange_asks_both_its_parties_anew() -> None:
    s = live(4, hands=("gold", "stone", "marble", "iron"))
    play(s, "0: offer gold for iron", "0: done", "1: done", "2: done", "1: offer stone for marble to 2")
    play(s, "1: done", "2: done", "3: accept o1")
    assert s.done == [0, 1, 1, 0]


@rule("AH-262", "AH-264")
def test_a_seat_that_ran_out_of_time_is_not_asked_anew() -> None:
    s = live(3, hands=("gold", "stone", "marble"))
    timeout(s, 0)
    play(s, "1: done", "2: offer marble for gold")
    assert s.done == [1, 0, 0]


@rule("AH-262", "AH-260", "AH-263")
def test_asking_anew_comes_to_an_end() -> None:
    s = live(3, hands=("gold", "stone", "marble"))
    asked = 0
    while not s.over():
        seat = s.waiting()[0]
        offer = f"{seat}: offer {hand(s, seat)[0]} for luck"
        fault = refusal(s, offer)
        if fault == "AH-259":
            play(s, f"{seat}: withdraw o{next(offer[0] for offer in s.offers if offer[1] == seat)}")
        else:
            play(s, f"{seat}: done" if fault else offer)
        asked += 1
        assert asked < 200
    assert keys(s).count("offer-made") == 36


@rule("AH-263", "AH-312")
def test_trading_ends_when_all_are_done() -> None:
    s = live(2, hands=("gold", "stone"))
    play(s, "0: done", "1: offer stone for gold", "1: done")
    assert s.waiting() == (0,)
    play(s, "0: done")
    assert s.over()
    assert "offer-withdrawn" not in keys(s)
    assert (s.offers, s.n_offers, s.done) == ([], 0, [0, 0])
    assert keys(s)[-2:] == ["trading-over", "offers-expired"]


@rule("AH-264", "AH-311")
def test_a_seat_that_runs_out_of_time_is_done_for_the_day() -> None:
    s = live(3, hands=("gold", "stone", "marble"))
    play(s, "0: offer gold for marble", "1: offer stone for gold to 0", "2: offer marble for gold")
    timeout(s, 0)
    assert [offer[0] for offer in s.offers] == [3]
    assert (s.done, s.timed_out) == ([1, 0, 0], [1, 0, 0])
    assert texts(s, 0) == []
    for text in ("offer gold for marble", "accept o3 1", "decline o3", "done", "say wait"):
        assert refusal(s, f"0: {text}") == "AH-311"
    assert refusal(s, "1: offer stone for gold to 0") == "AH-264"
    timeout(s, 1)
    timeout(s, 2)
    assert s.over()


@rule("AH-318", "D-20")
def test_options_hold_every_one_for_one_offer_and_all_other_commands() -> None:
    s = live(3, hands=("gold iron iron", "stone", "marble"))
    play(s, "1: offer stone for gold or iron iron", "0: offer iron for wood")
    options = texts(s, 0)
    assert options[:5] == ["done", "accept o1 1", "accept o1 2", "decline o1", "withdraw o2"]
    offers = options[5:]
    assert len(offers) == 2 * 13
    assert "offer gold for luck" in offers
    assert all(refusal(s, f"0: {text}") == "" for text in options)
    assert refusal(s, "0: offer gold iron for luck marble") == ""


@rule("AH-264", "AH-263")
def test_a_table_reports_the_time_out() -> None:
    match = new_match("age-of-heroes", seats=2, seed=3, options={"market": "open"})
    rng = Random(1)
    while match.prompt(match.waiting()[0])["title"] != "ask-bargain":  # type: ignore[index]
        seat = match.waiting()[0]
        match.play(seat, rng.choice(match.options(seat)))
    match.timeout(0)
    assert match.options(0) == []
    assert match.waiting() == [1]
    prompt = match.prompt(1)
    assert prompt is not None
    assert prompt["open"].startswith("offer KIND")


@rule("AH-310", "AH-318", "AH-265")
def test_a_seat_that_is_done_and_has_no_card_may_still_talk_and_ask() -> None:
    match = new_match("age-of-heroes", seats=2, seed=3, options={"market": "open"})
    match.state = live(2, hands=("", "wood"))
    match.play(0, "done")
    assert match.options(0) == []
    match.play(0, "say does anyone have marble?")
    match.play(0, "offer nothing for wood")
    assert match.state.waiting() == (0, 1)
    with pytest.raises(Refused):
        match.play(0, "accept o7 1")


# -- by turns ---------------------------------------------------------------------------------------------------


@rule("AH-266", "AH-267", "AH-268", "AH-269", "EX-36")
def test_turn_taking_trade() -> None:
    s = heroes(3, hands=("wood wood marble", "stone grain", "iron"), phase="market", active=-1)
    s.tribes = [0, 2, 1]
    s.then(OpenTrading())
    s.settle()
    play(s, "0: offer marble for stone or iron iron", "1: accept o1 with stone", "2: offer iron for wood to 0")
    assert (hand(s, 0), hand(s, 1)) == (["wood", "wood", "stone"], ["grain", "marble"])
    play(s, "0: pass", "1: pass", "2: withdraw o2", "0: pass", "1: pass")
    assert not s.over()
    play(s, "2: pass")
    assert s.over()
    assert keys(s).count("traded") == 1


@rule("AH-266", "D-20")
def test_called_clockwise_from_the_start_player_each_answers_once() -> None:
    s = heroes(4, hands=("iron",) * 4, phase="market", active=-1)
    s.start_seat = 2
    s.alive[3] = 0
    s.then(OpenTrading())
    s.settle()
    order = []
    for _ in range(3):
        [seat] = s.waiting()
        order.append(seat)
        assert s.agenda[-1].default(s, seat).text == "pass"
        assert refusal(s, f"{seat}: decline o1") != ""
        assert refusal(s, f"{seat}: done") == "AH-266"
        play(s, f"{seat}: pass")
    assert order == [2, 0, 1]
    assert s.over()


@rule("AH-267")
def test_offers_stay_open_between_calls() -> None:
    s = called(2, hands=("iron", "wood"))
    play(s, "0: offer iron for wood", "1: pass", "0: pass")
    assert "accept o1 1" in texts(s, 1)
    assert refusal(s, "1: withdraw o1") == "AH-267"


@rule("AH-269", "AH-312")
@pytest.mark.parametrize("circuits", [0, 1, 3])
def test_trading_ends_after_the_last_circuit(circuits: int) -> None:
    s = called(2, hands=("iron iron", "wood"), market_circuits=circuits)
    calls = 0
    while not s.over():
        [seat] = s.waiting()
        play(s, f"{seat}: {[text for text in texts(s, seat) if text != 'pass'][calls]}")
        calls += 1
    assert calls == 2 * circuits
    assert s.offers == []
    assert [event.n for event in events(s, "offers-expired")] == ([2 * circuits] if circuits else [])


@rule("AH-270", "AH-259")
def test_four_open_offers_at_most_but_no_daily_limit_by_turns() -> None:
    s = called(2, hands=("iron", "gold"), market_circuits=20)
    for want in ("wood", "grain", "stone", "gold"):
        play(s, f"0: offer iron for {want}", "1: pass")
    assert refusal(s, "0: offer iron for luck") == "AH-259"
    play(s, "0: withdraw o1", "1: pass")
    s.offers_made[0] = 12
    play(s, "0: offer iron for luck", "1: pass")
    assert s.offers_made[0] == 13


@rule("AH-268")
def test_a_circuit_with_one_offer_is_followed_by_another() -> None:
    s = called(2, hands=("iron", "wood"))
    play(s, "0: pass", "1: offer wood for gold", "0: pass", "1: withdraw o1", "0: pass", "1: pass")
    assert s.over()


@rule("AH-271")
def test_a_computer_player_answers_from_its_view_and_its_own_seed() -> None:
    records = []
    for _ in range(2):
        match = new_match("age-of-heroes", seats=3, seed=9, options={})
        agents = [make_agent("greedy", GAME, seat) for seat in range(3)]
        for _ in range(120):
            seat = match.waiting()[0]
            match.play(seat, agents[seat].choose(match.look(seat), match.options(seat)))
        records.append(match.record()["entries"])
    assert records[0] == records[1]
    assert any("offer" in entry for entry in records[0])


@rule("AH-282")
def test_the_fallen_do_not_trade() -> None:
    s = live(3, hands=("iron", "wood", "gold"))
    eliminate(s, 2)
    assert s.waiting() == (0, 1)
    assert (drawn(s), texts(s, 2)) == ([], [])
    assert isinstance(BARGAIN, Bargain)
