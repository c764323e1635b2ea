"""What always holds (TT-80 to TT-86)."""

from __future__ import annotations

from random import Random
from typing import Any

from games.tides_of_time.build import box, feed, start
from hypothesis import given, settings
from hypothesis import strategies as st
from laws.worlds import sized
from support import rule

from tessera.core.action import Action
from tessera.core.seats import CHANCE, WATCHER
from tessera.core.view import look
from tessera.games.tides_of_time import GAME
from tessera.games.tides_of_time.actions import DRAFT, KEEP
from tessera.games.tides_of_time.components import CARDS
from tessera.games.tides_of_time.scoring import Ability, Card, score
from tessera.games.tides_of_time.state import DECK, DISCARDS, HAND, KINGDOM, Tides
from tessera.games.tides_of_time.steps.rounds import ScoreRound

COMPARING = {1, 3, 6, 11, 12, 15, 17}
"""Cards 2, 4, 7, 12, 13, 16 and 18 as the engine numbers them: the only ones that look at the rival."""
NEST, PORT = 0, 17
DULL = [Card(CARDS[NEST].suit, Ability()), *CARDS[1:]]
"""The cards, with a Kings Nest that does nothing."""

decks = st.permutations(range(1, 19))
seeds = st.integers(0, 1 << 32)
often = settings(max_examples=sized(100, 3000), deadline=None)
matches = settings(max_examples=sized(25, 1000), deadline=None)


@st.composite
def kingdom_pairs(draw: st.DrawFn) -> list[list[int]]:
    """Two kingdoms as a round may end: five, six or seven cards each."""
    n = draw(st.integers(5, 7))
    deal = draw(st.permutations(range(18)))
    return [sorted(deal[:n]), sorted(deal[n : 2 * n])]


Answers = list[tuple[Action, Action]]


def play_through(deck: list[int], rng: Random) -> tuple[Tides, Answers]:
    """A random match on a deck, and the answers of both seats at every decision."""
    s = start(deck)
    taken: Answers = []
    while not s.over():
        pair = (rng.choice(s.options(0)), rng.choice(s.options(1)))
        taken.append(pair)
        answer(s, pair, deck)
    return s, taken


def answer(s: Tides, pair: tuple[Action, Action], deck: list[int]) -> None:
    for seat in range(2):
        assert pair[seat] in s.options(seat)
        s.apply(seat, pair[seat])
    feed(s, deck)


def seen(s: Tides) -> list[Any]:
    """All that seats and watchers see."""
    return [look(s, seat).json() for seat in (0, 1, WATCHER)]


def exchanged(deck: list[int]) -> list[int]:
    """The deck that gives each player what the other would get."""
    first, second = deck[:5], deck[5:10]
    return [*second, *first, *deck[12:14], *deck[10:12], *deck[16:18], *deck[14:16]]


@rule("TT-80")
@matches
@given(seeds)
def test_the_cards_are_always_parted_among_hands_kingdoms_pile_and_discards(seed: int) -> None:
    rng = Random(seed)
    s = GAME.begin(GAME.box(2))
    assert len(s.places) == len({DECK, HAND, HAND + 1, KINGDOM, KINGDOM + 1, DISCARDS, DISCARDS + 1})
    while not s.over():
        seat = s.waiting()[0]
        s.apply(seat, rng.choice(s.options(seat)))
        assert sorted(card for place in s.places for card in place) == list(range(18))


@rule("TT-81")
@matches
@given(decks, seeds)
def test_players_who_change_places_change_scores_and_nothing_else(deck: list[int], seed: int) -> None:
    s, taken = play_through(deck, Random(seed))
    other = start(exchanged(deck))
    for first, second in taken:
        answer(other, (second, first), exchanged(deck))
    assert other.round_scores == s.round_scores[::-1]
    assert other.relics == s.relics[::-1]
    for place in (HAND, KINGDOM, DISCARDS):
        assert other.places[place : place + 2] == s.places[place : place + 2][::-1]
    assert sorted(1 - seat for seat in other.winners()) == s.winners()


@rule("TT-82")
@often
@given(kingdom_pairs(), seeds, st.booleans())
def test_scoring_depends_on_kingdoms_as_sets(kingdoms: list[list[int]], seed: int, by_amount: bool) -> None:
    rng = Random(seed)
    mixed = [rng.sample(kingdom, len(kingdom)) for kingdom in kingdoms]
    plain, again = score(CARDS, kingdoms, by_amount), score(CARDS, mixed, by_amount)
    for seat in range(2):
        assert dict(zip(kingdoms[seat], plain[seat], strict=True)) == dict(zip(mixed[seat], again[seat], strict=True))
    s = Tides(box(molehill_counts_amounts=by_amount))
    s.set_out()
    s.places[KINGDOM : KINGDOM + 2] = kingdoms
    s.relics = [rng.sample(kingdom, 2) for kingdom in kingdoms]
    s.then(ScoreRound())
    s.settle()
    assert s.scores() == [sum(plain[0]), sum(plain[1])]


@rule("TT-83")
@often
@given(st.permutations(range(18)), st.integers(5, 7), seeds)
def test_a_kingdom_that_compares_nothing_scores_the_same_against_all(deal: list[int], n: int, seed: int) -> None:
    mine = [card for card in deal if card not in COMPARING][:n]
    rest = [card for card in deal if card not in mine]
    rivals = Random(seed).sample(rest, n)
    alone = score(CARDS, [mine, []], False)[0]
    assert score(CARDS, [mine, rest[:n]], False)[0] == score(CARDS, [mine, rivals], False)[0] == alone


@rule("TT-84", "TT-46")
@often
@given(kingdom_pairs(), st.booleans())
def test_kings_nest_never_hurts_its_owner_and_costs_the_rival_the_port_at_most(
    kingdoms: list[list[int]], by_amount: bool
) -> None:
    if NEST not in kingdoms[0]:
        kingdoms = [sorted({NEST, *kingdoms[0][1:]}), [card for card in kingdoms[1] if card != NEST]]
    real, dull = score(CARDS, kingdoms, by_amount), score(DULL, kingdoms, by_amount)
    assert all(n >= m for n, m in zip(real[0], dull[0], strict=True))
    for card, n, m in zip(kingdoms[1], real[1], dull[1], strict=True):
        assert n == m or (card == PORT and (n, m) == (0, 8) and max(real[0]) > max(dull[0]))


@rule("TT-85")
@matches
@given(decks, seeds, st.integers(0, 1))
def test_what_a_seat_has_not_seen_does_not_change_its_view(deck: list[int], seed: int, seat: int) -> None:
    """At each decision the cards below what this seat knows are dealt anew, and its view must stay as it is."""
    _, taken = play_through(deck, Random(seed))
    rng = Random(seed)
    s = start(deck)
    for n in range(len(taken)):
        other_deck = reshuffled(deck, s, seat, rng)
        other = start(other_deck)
        for pair in taken[:n]:
            answer(other, pair, other_deck)
        assert look(other, seat).json() == look(s, seat).json()
        answer(s, taken[n], deck)


def reshuffled(deck: list[int], s: Tides, seat: int, rng: Random) -> list[int]:
    """The deck with all that this seat has not seen in another order."""
    n_dealt = 18 - len(s.places[DECK])
    places = list(range(n_dealt, 18))
    if s.pick == 1 and s.round < 3:
        drawn = {1: 5, 2: 2}[s.round]
        places += range(n_dealt - 2 * drawn, n_dealt - drawn) if seat == 1 else range(n_dealt - drawn, n_dealt)
    mixed = deck[:]
    for place, source in zip(places, rng.sample(places, len(places)), strict=True):
        mixed[place] = deck[source]
    return mixed


@rule("TT-86")
@matches
@given(decks, seeds)
def test_a_deck_and_its_actions_replay_to_the_same_views_and_scores(deck: list[int], seed: int) -> None:
    rng = Random(seed)
    s = start(deck)
    views, texts = [seen(s)], []
    while not s.over():
        pair = [rng.choice(s.options(seat)).text for seat in range(2)]
        texts.append(pair)
        answer(s, (s.box.actions.by_text[pair[0]], s.box.actions.by_text[pair[1]]), deck)
        views.append(seen(s))
    again = start(deck)
    repeated = [seen(again)]
    for pair in texts:
        answer(again, (again.box.actions.by_text[pair[0]], again.box.actions.by_text[pair[1]]), deck)
        repeated.append(seen(again))
    assert repeated == views
    assert again.round_scores == s.round_scores


@rule("TT-60", "TT-61")
@matches
@given(decks, seeds)
def test_only_cards_in_hand_are_ever_offered(deck: list[int], seed: int) -> None:
    rng = Random(seed)
    s = start(deck)
    while not s.over():
        assert CHANCE not in s.waiting()
        for seat in range(2):
            held = s.places[HAND + seat]
            legal = [DRAFT[card] for card in held] if s.pick else [KEEP[a][b] for a in held for b in held if a != b]
            assert s.options(seat) == legal
        answer(s, (rng.choice(s.options(0)), rng.choice(s.options(1))), deck)
