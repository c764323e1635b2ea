"""Decisions and secrets (TT-60 to TT-71)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import comb
from random import Random
from typing import Any

import pytest
from games.tides_of_time.build import (
    ALL,
    DECK_OF_G1,
    answers,
    choose_any,
    discards,
    draft,
    draft_all,
    feed,
    hand,
    keep_any,
    kingdom,
    pile,
    play,
    printed,
    relics,
    start,
    tides,
)
from support import rule

from tessera.core.dealer import Dealer
from tessera.core.match import Match
from tessera.core.seats import CHANCE, WATCHER
from tessera.core.view import View, imagine, look
from tessera.games.tides_of_time import GAME
from tessera.games.tides_of_time.state import HAND, Tides
from tessera.games.tides_of_time.steps.rounds import Draft

LOOKERS = (0, 1, WATCHER)


def decisions(seed: int) -> Iterator[Tides]:
    """Every decision of a random match on a shuffled deck, before either seat has answered."""
    rng = Random(seed)
    deck = rng.sample(range(1, 19), 18)
    s = start(deck)
    while not s.over():
        yield s
        for seat in range(2):
            s.apply(seat, rng.choice(s.options(seat)))
        feed(s, deck)


def known(view: View) -> list[int]:
    """The cards certainly in the opponent's hand."""
    return printed(view["opponent_hand"])


def unlocated(view: View) -> list[int]:
    return printed(view["unlocated"])


# -- decisions ------------------------------------------------------------------------------------------------------


@rule("TT-60")
def test_a_pick_is_legal_for_exactly_the_cards_in_hand() -> None:
    for s in decisions(1):
        if s.pick:
            for seat in range(2):
                assert answers(s, seat) == [(number,) for number in hand(s, seat)]


@rule("TT-61")
def test_a_relic_and_a_discard_are_two_different_cards_of_the_five_played() -> None:
    n = 0
    for s in decisions(2):
        if not s.pick:
            n += 1
            for seat in range(2):
                played = hand(s, seat)
                assert len(played) == 5
                assert not set(played) & set(kingdom(s, seat))
                assert answers(s, seat) == list(permutations(played, 2))
    assert n == 2


@rule("TT-62")
def test_every_decision_asks_both_and_the_order_of_answers_has_no_effect() -> None:
    rng = Random(3)
    n = 0
    for s in decisions(3):
        n += 1
        assert s.waiting() == (0, 1)
        chosen = [(seat, rng.choice(s.options(seat))) for seat in range(2)]
        ends: list[Any] = []
        for order in (chosen, chosen[::-1]):
            twin = s.clone()
            first, second = order
            twin.apply(*first)
            assert twin.waiting() == (second[0],)
            assert [kingdom(twin, seat) for seat in range(2)] == [kingdom(s, seat) for seat in range(2)]
            twin.apply(*second)
            ends.append(GAME.save(twin))
        assert ends[0] == ends[1]
    assert n == 17


# -- open and secret ------------------------------------------------------------------------------------------------


@rule("TT-63")
def test_public_facts_are_in_every_view_at_every_decision() -> None:
    for s in decisions(4):
        for seat in LOOKERS:
            view = look(s, seat).json()
            assert (view["round"], view["pick"]) == (s.round, s.pick)
            assert view["round_scores"] == s.round_scores
            for other in range(2):
                assert printed(view["kingdoms"][other]) == kingdom(s, other)
                assert printed(view["relics"][other]) == sorted(relics(s, other))
                assert printed(view["discards"][other]) == discards(s, other)
                assert len(view["hands"][other]) + view["unseen"]["hands"][other] == len(hand(s, other))
            assert len(view["deck"]) + view["unseen"]["deck"] == len(pile(s))


@rule("TT-63")
def test_everybody_is_told_the_whole_history_of_revealed_cards() -> None:
    rng = Random(5)
    match = Match(GAME, GAME.box(2), Dealer.seeded(5, 2))
    shown = []
    while not match.over:
        for seat in range(2):
            text = rng.choice(match.options(seat))
            match.play(seat, text)
            shown.append((seat, text))
    for listener in (None, 0, 1):
        told = []
        for _, event in match.log(listener):
            if event["key"] == "drafted":
                told.append((event["seat"], f"draft {event['piece']}"))
            if event["key"] == "kept":
                told.append((event["seat"], f"keep {event['piece']} discard {event['pieces'][0]}"))
        assert told == shown


@rule("TT-64")
def test_a_view_tells_that_the_rival_has_answered_but_not_what() -> None:
    for s in decisions(6):
        for seat in (0, 1):
            for looker in (1 - seat, WATCHER):
                seen = []
                for option in s.options(seat):
                    twin = s.clone()
                    twin.apply(seat, option)
                    seen.append(look(twin, looker).facts())
                assert all(facts == seen[0] for facts in seen)


@rule("TT-64")
def test_a_seat_always_sees_its_own_hand() -> None:
    for s in decisions(5):
        for seat in range(2):
            assert printed(look(s, seat)["hands"][seat]) == hand(s, seat)


@rule("TT-64")
def test_a_hand_is_seen_by_its_owner_and_at_first_by_nobody_else() -> None:
    s = start(DECK_OF_G1)
    for seat in range(2):
        own = look(s, seat).json()
        assert printed(own["hands"][seat]) == hand(s, seat)
        assert own["hands"][1 - seat] == []
        assert own["deck"] == []
    assert look(s, WATCHER)["hands"] == [[], []]
    draft(s, 15, 6)
    assert look(s, WATCHER)["hands"] == [[], []]


@rule("TT-64")
def test_nobody_is_told_of_a_card_that_they_have_not_seen() -> None:
    rng = Random(12)
    for seed in range(5):
        match = Match(GAME, GAME.box(2), Dealer.seeded(seed, 2))
        while not match.over:
            for listener in (None, 0, 1):
                view = match.view(listener)
                seen = {id for place in ("hands", "kingdoms", "discards") for lying in view[place] for id in lying}
                told = [event for _, event in match.log(listener)]
                assert {event["piece"] for event in told if "piece" in event} <= seen
                assert {id for event in told for id in event.get("pieces", [])} <= seen
            for seat in range(2):
                match.play(seat, rng.choice(match.options(seat)))


@rule("TT-64", "TT-66")
def test_the_pile_has_no_order_to_betray() -> None:
    """Whatever the written deck holds further down, every view is the same until it is drawn."""
    seen = []
    for rest in (DECK_OF_G1[10:], DECK_OF_G1[:9:-1]):
        s = start([*DECK_OF_G1[:10], *rest])
        draft(s, 15, 6)
        seen.append([look(s, seat).facts() for seat in LOOKERS])
    assert seen[0] == seen[1]


# -- what follows from perfect memory -------------------------------------------------------------------------------


@rule("TT-65")
def test_from_the_second_pick_on_both_hands_are_known_to_both() -> None:
    for seed in range(5):
        for s in decisions(seed):
            if s.pick >= 2:
                for seat in range(2):
                    view = look(s, seat)
                    assert [printed(ids) for ids in view["hands"]] == [hand(s, 0), hand(s, 1)]
                    assert known(view) == hand(s, 1 - seat)


@rule("TT-66")
def test_from_the_second_pick_on_both_know_which_cards_are_in_the_pile() -> None:
    for s in decisions(7):
        if s.pick != 1 and s.round < 3:
            for seat in range(2):
                view = look(s, seat)
                assert printed(view["deck"]) == unlocated(view) == pile(s)


@rule("TT-66")
def test_at_the_first_pick_nobody_knows_the_pile() -> None:
    for s in decisions(8):
        if s.pick == 1 and s.round < 3:
            for seat in range(2):
                assert look(s, seat)["deck"] == []


def round_two() -> Tides:
    """The draw for round 2 is due."""
    s = start(DECK_OF_G1)
    draft_all(s, Random(9))
    choose_any(s, Random(9))
    assert (s.round, s.waiting(), len(pile(s))) == (2, (CHANCE,), 8)
    return s


def draws(s: Tides) -> Iterator[Tides]:
    """Every way in which chance may go on to the next decision. No draw has weights: all ways are equally likely."""
    if CHANCE not in s.waiting():
        yield s
        return
    assert s.agenda[-1].weights(s) == []
    for option in s.options(CHANCE):
        twin = s.clone()
        twin.apply(CHANCE, option)
        yield from draws(twin)


@rule("TT-67")
@pytest.mark.parametrize("seat", [0, 1])
def test_in_round_two_three_cards_of_the_rival_are_known_and_two_are_any_pair_of_six(seat: int) -> None:
    s = round_two()
    kept, back = set(hand(s, seat)), hand(s, 1 - seat)
    own = set(pile(s)[2:4])
    pairs: Counter[tuple[int, ...]] = Counter()
    for dealt in draws(s):
        if set(hand(dealt, seat)) == kept | own:
            view = look(dealt, seat)
            assert known(view) == back
            assert unlocated(view) == sorted(set(pile(s)) - own)
            pairs[tuple(sorted(set(hand(dealt, 1 - seat)) - set(back)))] += 1
    assert len(pairs) == comb(6, 2) == 15
    assert len(set(pairs.values())) == 1


@rule("TT-67", "TT-71")
def test_worlds_imagined_in_round_two_hold_each_of_the_fifteen_pairs() -> None:
    s = round_two()
    feed(s, DECK_OF_G1)
    view = look(s, 0)
    rng = Random(10)
    worlds = Counter(tuple(imagine(view, rng).places[HAND + 1]) for _ in range(600))
    assert len(worlds) == 15
    assert all(card - 1 in world for world in worlds for card in known(view))
    assert min(worlds.values()) >= 15  # forty are expected of each


@rule("TT-68")
def test_before_the_last_draw_the_four_cards_are_known_and_split_in_six_ways() -> None:
    rng = Random(11)
    s = start(DECK_OF_G1)
    draft_all(s, rng)
    keep_any(s, DECK_OF_G1, rng)
    draft_all(s, rng)
    for seat in range(2):
        assert printed(look(s, seat)["deck"]) == pile(s)
        assert len(pile(s)) == 4
    choose_any(s, rng)
    splits = Counter(tuple(hand(dealt, 0)) for dealt in draws(s))
    assert sorted(splits.values()) == [4] * 6


@rule("TT-69")
def test_in_round_three_nothing_is_hidden_from_the_seats() -> None:
    for seed in range(5):
        for s in decisions(seed):
            if s.round == 3:
                for seat in range(2):
                    view = look(s, seat)
                    assert known(view) == hand(s, 1 - seat)
                    assert unlocated(view) == pile(s) == []
                    assert view.json()["unseen"] == {"deck": 0, "hands": [0, 0], "kingdoms": [0, 0], "discards": [0, 0]}


@rule("TT-70")
def test_cards_are_hidden_at_exactly_two_decisions_of_a_game() -> None:
    for seed in range(10):
        for seat in range(2):
            hidden = [(s.round, s.pick) for s in decisions(seed) if known(look(s, seat)) != hand(s, 1 - seat)]
            assert hidden == [(1, 1), (2, 1)]


ROWS = {
    "round 1, pick 1": (13, 0),
    "round 1, picks 2 to 5": (8, None),
    "after round 1": (8, None),
    "round 2, pick 1": (6, 3),
    "round 2, picks 2 to 5": (4, None),
    "after round 2": (4, None),
    "round 3": (0, None),
}
"""How many cards are unlocated, and how many of the opponent's hand are known; None: all."""


def row(s: Tides) -> str:
    if s.round == 3:
        return "round 3"
    if s.pick == 0:
        return f"after round {s.round}"
    return f"round {s.round}, pick 1" if s.pick == 1 else f"round {s.round}, picks 2 to 5"


@rule("TT-71")
@pytest.mark.parametrize("seed", range(5))
def test_a_view_knows_what_the_table_of_knowledge_says(seed: int) -> None:
    met = []
    for s in decisions(seed):
        met.append(row(s))
        n_unlocated, n_known = ROWS[row(s)]
        for seat in range(2):
            view = look(s, seat)
            theirs = hand(s, 1 - seat)
            assert len(unlocated(view)) == n_unlocated
            assert len(known(view)) == (len(theirs) if n_known is None else n_known)
            assert set(known(view)) <= set(theirs)
            located = {*hand(s, seat), *known(view), *kingdom(s, 0), *kingdom(s, 1), *discards(s, 0), *discards(s, 1)}
            assert set(unlocated(view)) == ALL - located
            if s.pick == 0:
                assert len(theirs) == 5
    assert list(dict.fromkeys(met)) == list(ROWS)


@rule("TT-71")
def test_at_the_first_pick_the_opponent_has_one_of_1287_hands() -> None:
    view = look(start(DECK_OF_G1), 0)
    assert comb(len(unlocated(view)), view.n_unseen(HAND + 1)) == 1287


@rule("TT-71", "TT-64")
def test_a_watcher_has_no_opponent_and_learns_no_hand_before_it_is_open() -> None:
    s = tides(hands=["1 2 3", "4 5 6"], agenda=[Draft()])
    view = look(s, WATCHER).json()
    assert "opponent_hand" not in view
    assert len(view["unlocated"]) == 18
    play(s, "0: draft kings-nest", "1: draft the-mana-well")
    assert printed(look(s, WATCHER)["unlocated"]) == sorted(ALL - {1, 5})
