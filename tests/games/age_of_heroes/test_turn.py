"""Rounds, turns, drawing, taxes, Monument, discard, retrieve (chapters 4 to 6, 12 to 14)."""

from __future__ import annotations

from games.age_of_heroes.build import (
    armies,
    carry,
    discards,
    drawn,
    events,
    hand,
    heroes,
    keys,
    monument,
    names,
    play,
    refusal,
    reveal,
    stack,
    step_name,
    texts,
    timeout,
)
from support import rule

from tessera.core.seats import CHANCE, EVERYONE, only
from tessera.core.view import look
from tessera.games.age_of_heroes.places import DECK, DISCARDS, HAND, QUAKES, REVEALED, STRIDE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.draws import AT_ONCE, SET_ASIDE, DrawCards
from tessera.games.age_of_heroes.steps.ending import Checkpoint, eliminate
from tessera.games.age_of_heroes.steps.turn import (
    END_ROUND,
    END_TURN,
    ROUND,
    BuildMonument,
    ChooseAction,
    DiscardDown,
    ExchangeCard,
    Retrieve,
    Turn,
)


def agenda(s: Heroes) -> list[str]:
    return [type(step).__name__ for step in s.agenda[::-1]]


# -- rounds -----------------------------------------------------------------------------------------------------


@rule("AH-40", "AH-44", "AH-25")
def test_a_round_is_one_turn_for_each_survivor_clockwise_from_the_start_player() -> None:
    s = heroes(4)
    s.start_seat = 2
    s.alive[3] = 0
    ROUND.run(s)
    turns = [step.save()[1] for step in s.agenda[::-1] if isinstance(step, Turn)]
    assert turns == [2, 0, 1]
    assert agenda(s)[-1] == "EndRound"


@rule("AH-41", "AH-42")
def test_after_a_round_a_market_day_is_held_and_the_start_player_stays() -> None:
    s = heroes(3)
    s.start_seat = 1
    END_ROUND.run(s)
    assert agenda(s) == ["MarketDay", "Round"]
    assert s.start_seat == 1


@rule("AH-43")
def test_a_fallen_start_player_hands_the_role_on_after_the_round() -> None:
    s = heroes(3, cities=(0, 1, 1), hands=("", "iron", "iron"), active=1)
    s.then(Checkpoint(1), END_TURN, Turn(2), END_ROUND)
    Checkpoint(1).run(s)
    assert not s.alive[0]
    assert s.start_seat == 0
    END_ROUND.run(s)
    assert s.start_seat == 1


@rule("AH-299")
def test_a_start_player_falling_on_market_day_hands_the_role_on_at_once() -> None:
    s = heroes(3, cities=(0, 1, 1), hands=("", "iron", "iron"), phase="market", active=-1)
    Checkpoint(2).run(s)
    assert (s.alive, s.start_seat) == ([0, 1, 1], 1)
    ROUND.run(s)
    assert [step.save()[1] for step in s.agenda[::-1] if isinstance(step, Turn)] == [1, 2]


@rule("AH-45")
def test_a_turn_has_five_phases_in_order() -> None:
    s = heroes(2, hands=("iron", "iron"))
    Turn(0).run(s)
    assert agenda(s) == [
        "DrawCards",
        "AskForRoad",
        "EnterPhase",
        "ChooseAction",
        "Checkpoint",
        "EnterPhase",
        "BuildMonument",
        "Checkpoint",
        "EnterPhase",
        "DiscardDown",
        "Retrieve",
        "VictoryTest",
        "EndTurn",
    ]
    phases = [s.phase]
    s.settle()
    play(s, "chance: draw wood", "0: go-on")
    phases.append(s.phase)
    play(s, "0: rest")
    phases.append(s.phase)
    assert phases == ["draw", "action", "monument"]


@rule("AH-46", "AH-282")
def test_the_turn_of_an_active_player_who_falls_ends_at_once() -> None:
    s = heroes(3, cities=(0, 1, 1), hands=("grain", "iron", "iron"))
    s.then(Turn(0), Turn(1))
    s.settle()
    play(s, "chance: draw famine", "0: nothing", "1: nothing", "2: nothing")
    assert not s.alive[0]
    assert s.active == 1
    assert s.waiting() == (CHANCE,)
    Turn(0).run(s)
    assert s.active == 1


# -- drawing ----------------------------------------------------------------------------------------------------


@rule("AH-47", "AH-48", "I-5", "AH-321")
def test_one_card_is_drawn_unseen_by_the_others() -> None:
    s = heroes(3)
    Turn(0).run(s)
    s.settle()
    assert s.waiting() == (CHANCE,)
    play(s, "chance: draw iron")
    assert hand(s, 0) == ["iron"]
    assert step_name(s) == "AskForRoad"
    card = s.places[HAND][0]
    assert s.eyes[card] == only(0)
    assert look(s, 1).places[HAND] == [-1]
    [told] = events(s, "drew-card")
    assert told.audience == only(0)
    [public] = events(s, "drew")
    assert public.audience == EVERYONE & ~only(0)
    assert public.piece == -1


@rule("AH-49", "AH-50")
def test_an_immediate_card_is_shown_and_resolved_before_the_turn_goes_on_and_not_replaced() -> None:
    s = heroes(2, hands=("iron", "iron"))
    Turn(0).run(s)
    s.settle()
    play(s, "chance: draw volcano")
    assert names(s, REVEALED) == ["volcano"]
    assert events(s, "drew-event")[0].audience == EVERYONE
    assert step_name(s) == "ChooseVictim"
    play(s, "0: erupt 1", "1: nothing")
    assert hand(s, 0) == ["iron"]
    assert step_name(s) == "AskForRoad"


@rule("AH-51", "AH-53", "EX-35")
def test_a_draw_that_finds_the_deck_empty_shuffles_the_discard_pile() -> None:
    s = heroes(2, cities=(3, 1), agenda=())
    stack(s, "iron", HAND + STRIDE)
    for name in ["wood", "wood", "wood", "grain", "grain", "grain", "stone", "stone", "stone"]:
        card = s.one_of(s.box.by_name[name], HAND + STRIDE)
        s.move(card, HAND + STRIDE, DISCARDS, EVERYONE)
    s.then(DrawCards(0, 3, AT_ONCE))
    s.settle()
    play(s, "chance: draw iron")
    assert keys(s)[-1] == "reshuffled"
    play(s, "chance: draw wood", "chance: draw stone")
    assert hand(s, 0) == ["iron", "wood", "stone"]
    assert (len(s.places[DECK]), len(s.places[DISCARDS])) == (7, 0)
    assert all(s.eyes[card] == 0 for card in s.places[DECK])


@rule("AH-53", "EX-35")
def test_with_neither_deck_nor_discards_draws_are_skipped() -> None:
    s = heroes(2, cities=(3, 1), deck="iron", rest=HAND + STRIDE)
    s.then(DrawCards(0, 3, AT_ONCE))
    s.settle()
    play(s, "chance: draw iron")
    assert hand(s, 0) == ["iron"]
    assert events(s, "nothing-to-draw")[0].n == 2
    assert s.over()


@rule("AH-52")
def test_the_deck_is_not_made_anew_when_its_last_card_leaves() -> None:
    s = heroes(2, deck="iron")
    s.then(DrawCards(0, 1, AT_ONCE))
    s.settle()
    play(s, "chance: draw iron")
    assert s.places[DECK] == []
    assert len(s.places[DISCARDS]) == 107


@rule("AH-54")
def test_a_card_in_resolution_takes_no_part_in_a_reshuffle() -> None:
    s = heroes(2, deck="", rest=DISCARDS)
    s.move(s.one_of(s.box.by_name["volcano"], DISCARDS), DISCARDS, REVEALED, EVERYONE)
    s.then(DrawCards(0, 1, AT_ONCE))
    s.settle()
    assert names(s, REVEALED) == ["volcano"]
    assert len(s.places[DECK]) == 107


# -- the action -------------------------------------------------------------------------------------------------


@rule("AH-55", "AH-56", "D-9")
def test_at_most_one_action_and_none_is_always_legal() -> None:
    s = heroes(2, hands=("wood wood stone",), agenda=(ChooseAction(0), BuildMonument(0)))
    assert texts(s, 0) == ["taxes", "build", "war", "rest"]
    assert s.agenda[-1].default(s, 0).text == "taxes"
    assert refusal(s, "0: place 0") == "AH-55"
    play(s, "0: rest")
    assert step_name(s) == "BuildMonument"
    s = heroes(2, hands=("iron",), cities=(0, 1), armies=("",), agenda=(ChooseAction(0),))
    assert texts(s, 0) == ["taxes", "rest"]
    assert s.agenda[-1].default(s, 0).text == "rest"


@rule("AH-57", "AH-87")
def test_taxes_bring_a_card_for_each_city() -> None:
    s = heroes(2, cities=(3, 1), agenda=(ChooseAction(0),))
    play(s, "0: taxes", "chance: draw iron", "chance: draw iron", "chance: draw wood")
    assert hand(s, 0) == ["iron", "iron", "wood"]
    assert s.over()


@rule("AH-58", "AH-59", "EX-6")
def test_a_boom_among_taxes_is_resolved_at_once_and_adds_no_draw() -> None:
    s = heroes(2, hands=("wood wood wood",), cities=(2, 1), agenda=(ChooseAction(0),))
    play(s, "0: taxes", "chance: draw population-boom")
    assert s.cities[0] == 3
    assert discards(s) == ["population-boom"]
    play(s, "chance: draw iron")
    assert (s.cities[0], len(hand(s, 0))) == (3, 4)
    assert s.over()


@rule("AH-59")
def test_a_disaster_among_taxes_is_over_before_the_next_draw() -> None:
    s = heroes(2, cities=(2, 1), hands=("", "iron"), agenda=(ChooseAction(0),))
    play(s, "0: taxes", "chance: draw volcano")
    assert s.waiting() == (0,)
    play(s, "0: erupt 1", "1: nothing")
    assert s.waiting() == (CHANCE,)


@rule("AH-300")
def test_draws_of_taxes_and_market_cannot_be_declined() -> None:
    s = heroes(2, cities=(3, 1), agenda=(ChooseAction(0),))
    play(s, "0: taxes")
    for _ in range(3):
        assert s.waiting() == (CHANCE,)
        assert texts(s, 0) == []
        play(s, f"chance: {drawn(s)[0]}")
    s = heroes(2, agenda=(DrawCards(1, 2, SET_ASIDE),))
    assert (s.waiting(), texts(s, 1)) == ((CHANCE,), [])


@rule("AH-60", "AH-61", "AH-276", "D-10")
def test_without_a_city_a_card_is_exchanged() -> None:
    s = heroes(2, hands=("iron",), cities=(0, 1), agenda=(ChooseAction(0), Checkpoint(0)))
    play(s, "0: taxes")
    assert texts(s, 0) == ["exchange iron"]
    play(s, "0: exchange iron")
    assert (hand(s, 0), discards(s)) == ([], ["iron"])
    assert s.waiting() == (CHANCE,)
    play(s, "chance: draw iron")
    assert s.alive == [1, 1]
    s = heroes(2, hands=("iron",), agenda=(ChooseAction(0),))
    play(s, "0: taxes")
    assert step_name(s) == "DrawCards"


@rule("D-10", "AH-317")
def test_by_default_the_latest_card_is_exchanged() -> None:
    s = heroes(2, hands=("wood iron wood grain",), cities=(0, 1), agenda=(ExchangeCard(0),))
    assert s.agenda[-1].default(s, 0).text == "exchange grain"


@rule("AH-62")
def test_an_immediate_card_drawn_in_an_exchange_is_resolved_and_not_replaced() -> None:
    s = heroes(2, hands=("iron wood",), cities=(0, 1), agenda=(ExchangeCard(0),))
    play(s, "0: exchange iron", "chance: draw population-boom")
    assert (hand(s, 0), s.cities[0]) == (["wood"], 1)
    assert s.over()


# -- Monument ---------------------------------------------------------------------------------------------------


@rule("AH-218", "AH-219", "AH-220", "AH-221", "D-18")
def test_any_number_of_own_special_cards_is_placed_face_up() -> None:
    s = heroes(2, hands=("limestone limestone limestone concrete iron",), agenda=(BuildMonument(0),))
    assert texts(s, 0) == ["place 0", "place 1", "place 2", "place 3"]
    assert refusal(s, "0: place 4") == "AH-219"
    play(s, "0: place 2")
    assert monument(s, 0) == ["limestone", "limestone"]
    assert hand(s, 0) == ["iron", "limestone", "concrete"]
    assert look(s, 1).faces(9) == look(s, 0).faces(9)
    assert s.over()


@rule("AH-220", "D-18", "AH-277")
def test_the_default_places_all_but_never_the_last_card_of_a_tribe_without_cities() -> None:
    s = heroes(2, hands=("limestone limestone",), agenda=(BuildMonument(0),))
    assert s.agenda[-1].default(s, 0).text == "place 2"
    s = heroes(2, hands=("limestone limestone",), cities=(0, 1), agenda=(BuildMonument(0), Checkpoint(0)))
    assert s.agenda[-1].default(s, 0).text == "place 1"
    play(s, "0: place 2")
    assert s.winner == 1


@rule("AH-222", "AH-285")
def test_a_monument_is_complete_from_five_cards_on_and_takes_a_sixth() -> None:
    s = heroes(2, hands=("limestone limestone",), monuments=(4,), agenda=(BuildMonument(0),))
    assert not s.is_culture(0)
    play(s, "0: place 2")
    assert len(monument(s, 0)) == 6
    assert s.is_culture(0)


@rule("AH-223", "AH-244")
def test_monument_cards_cannot_be_taken_back_or_traded() -> None:
    s = heroes(2, monuments=(3,), hands=("iron", "wood"), phase="market")
    from tessera.games.age_of_heroes.steps.trade import CallTrader

    s.then(CallTrader(0, 0, 0, 0))
    assert refusal(s, "0: offer limestone for wood") == "AH-251"
    s = heroes(2, monuments=(3,), hands=("iron", "wood"), agenda=(BuildMonument(0),))
    assert texts(s, 0) == ["place 0"]


# -- discard and retrieve ---------------------------------------------------------------------------------------


@rule("AH-224", "AH-225", "D-19")
def test_down_to_five_cards_of_ones_choice() -> None:
    s = heroes(2, hands=("iron iron wood grain stone gold luck",), agenda=(DiscardDown(0),))
    assert texts(s, 0) == [f"discard {name}" for name in ("iron", "wood", "grain", "stone", "gold", "luck")]
    play(s, "0: discard gold", "0: discard iron")
    assert hand(s, 0) == ["iron", "wood", "grain", "stone", "luck"]
    assert s.over()
    s = heroes(2, hands=("iron iron wood grain stone",), agenda=(DiscardDown(0),))
    assert s.over()


@rule("D-19", "AH-317")
def test_by_default_the_latest_cards_are_discarded() -> None:
    s = heroes(2, hands=("iron wood gold stone grain iron luck wood",), agenda=(DiscardDown(0),))
    for _ in range(3):
        timeout(s, 0)
    assert discards(s) == ["iron", "wood", "luck"]
    assert hand(s, 0) == ["iron", "wood", "grain", "stone", "gold"]


@rule("AH-226", "AH-160", "EX-26")
def test_the_hand_limit_holds_in_the_discard_phase_alone() -> None:
    s = heroes(2, hands=("iron iron iron wood limestone", "iron"), cities=(4, 1))
    Turn(0).run(s)
    s.settle()
    play(s, "chance: draw limestone", "0: go-on")
    assert len(hand(s, 0)) == 6
    play(s, "0: taxes", *["chance: draw grain"] * 4)
    assert len(hand(s, 0)) == 10
    play(s, "0: place 2")
    assert len(hand(s, 0)) == 8
    play(s, *["0: discard grain"] * 3)
    assert len(hand(s, 0)) == 5
    assert step_name(s) != "DiscardDown"
    for _ in range(7):
        carry(s, "stone", HAND, only(0))
    assert len(hand(s, 0)) == 12


@rule("AH-170", "AH-227", "AH-228")
def test_armies_of_earlier_turns_come_home_and_those_of_this_turn_stay_away() -> None:
    s = heroes(2, armies=("away away* home", "away"), turn=5)
    s.army_sent[0], s.army_sent[1] = 3, 5
    Retrieve(0).run(s)
    assert armies(s, 0) == ["home", "away*", "home"]
    assert armies(s, 1) == ["away"]


@rule("AH-229", "AH-198", "AH-199")
def test_shaken_armies_recover_and_their_earthquake_is_discarded() -> None:
    s = heroes(2, armies=("shaken home", "shaken"))
    Retrieve(0).run(s)
    assert armies(s, 0) == ["home", "home"]
    assert armies(s, 1) == ["shaken"]
    assert discards(s) == ["earthquake"]
    assert names(s, QUAKES + STRIDE) == ["earthquake"]


@rule("AH-230")
def test_after_the_retrieve_phase_the_victory_test_ends_the_turn() -> None:
    s = heroes(2, hands=("", "iron"), cities=(5, 1))
    Turn(0).run(s)
    s.settle()
    play(s, "chance: draw iron", "0: go-on", "0: rest", "0: place 0")
    assert s.empire_claims == [1, 0]
    assert keys(s)[-1] == "claimed-empire"
    assert s.active == -1


@rule("AH-74", "AH-99")
def test_items_and_road_questions_have_their_time() -> None:
    s = heroes(2, hands=("wood wood stone stone",), agenda=(BuildMonument(0),))
    assert refusal(s, "0: build city with wood wood stone") != ""
    s = heroes(3, hands=("wood wood stone stone",), agenda=(ChooseAction(0),))
    assert refusal(s, "0: ask 1") == "AH-99"


@rule("AH-282")
def test_the_fallen_have_no_turn() -> None:
    s = heroes(3, hands=("iron", "iron", "iron"), cities=(1, 0, 1))
    eliminate(s, 1)
    s.then(Turn(1))
    s.settle()
    assert s.over()
    reveal(s, "volcano")
