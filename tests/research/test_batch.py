"""The batch plays the same game as the engine: every hand, kingdom and point of recorded games."""

from __future__ import annotations

import numpy as np
import pytest
from laws.worlds import LONG, sized

from tessera.core.seats import CHANCE
from tessera.games.tides_of_time import GAME
from tessera.games.tides_of_time.actions import DEAL
from tessera.games.tides_of_time.state import DECK, DISCARDS, HAND, KINGDOM, Tides
from tessera.research.batch import DECISIONS, DISCARD, RELIC, Batch, main


def mask(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def deal(s: Tides, deck: list[int]) -> None:
    while CHANCE in s.waiting():
        s.apply(CHANCE, DEAL[deck[18 - len(s.places[DECK])]])


def follow(games: list[Tides], decks: list[list[int]], answers: list[list[tuple[int, ...]]]) -> None:
    """The engine answers as the batch did, game by game."""
    for game, s in enumerate(games):
        for seat in range(2):
            wanted = answers[seat][game]
            s.apply(seat, next(option for option in s.options(seat) if option.args == wanted))
        deal(s, decks[game])


def forced(games: list[Tides]) -> None:
    for s in games:
        while not s.over() and s.waiting() != (CHANCE,) and all(len(s.options(seat)) == 1 for seat in range(2)):
            for seat in range(2):
                s.apply(seat, s.options(seat)[0])


def compare(batch: Batch, games: list[Tides]) -> None:
    for game, s in enumerate(games):
        for seat in range(2):
            assert mask(s.places[KINGDOM + seat]) == batch.kingdoms[seat, game]
            assert mask(s.places[DISCARDS + seat]) == batch.discards[seat, game]
            assert mask(s.relics[seat]) == batch.relics[seat, game]
            if not batch.over:
                assert sorted(batch.hand[seat, game]) == s.places[HAND + seat]
            assert s.scores()[seat] == batch.points[seat, game]


@pytest.mark.parametrize("reading", [False, True])
def test_the_batch_is_the_engine(reading: bool) -> None:
    n = sized(40, 10_000)
    batch = Batch(n, 7, reading)
    decks = [[int(card) for card in deck] for deck in batch.deck]
    games = []
    for deck in decks:
        s = GAME.begin(GAME.box(2, {"molehill_counts_amounts": reading}))
        assert isinstance(s, Tides)
        deal(s, deck)
        games.append(s)
    rng = np.random.default_rng(1)
    decisions = 0
    while not batch.over:
        compare(batch, games)
        hand = batch.hand.copy()
        if batch.chooses_relic:
            ways = rng.integers(0, 20, (2, n))
            relics, discards = RELIC[ways], DISCARD[ways]
            batch.keep(relics, discards)
            chosen: list[list[tuple[int, ...]]] = [
                [(int(hand[seat, g, relics[seat, g]]), int(hand[seat, g, discards[seat, g]])) for g in range(n)]
                for seat in range(2)
            ]
        else:
            places = rng.integers(0, hand.shape[2], (2, n))
            batch.pick(places)
            chosen = [[(int(hand[seat, g, places[seat, g]]),) for g in range(n)] for seat in range(2)]
        follow(games, decks, chosen)
        forced(games)
        decisions += 2
    compare(batch, games)
    assert decisions == DECISIONS
    assert all(s.over() for s in games)


def test_every_card_is_somewhere_and_only_once() -> None:
    batch = Batch(500, 3)
    while not batch.over:
        if not batch.chooses_relic:
            held = np.left_shift(1, batch.hand, dtype=np.int32).sum(2)
            assert not (held[0] & held[1]).any()
            assert not (held & batch.kingdoms).any()
            assert not (batch.kingdoms[0] & batch.kingdoms[1]).any()
        batch.answer_at_random()
    everything = batch.kingdoms[0] | batch.kingdoms[1] | batch.discards[0] | batch.discards[1]
    assert (everything == (1 << 18) - 1).all()


def test_a_seed_fixes_the_decks() -> None:
    assert (Batch(50, 3).deck == Batch(50, 3).deck).all()
    assert (Batch(50, 3).deck != Batch(50, 4).deck).any()


@pytest.mark.skipif(not LONG, reason="it takes six seconds")
def test_the_bench_names_both_figures(capsys: pytest.CaptureFixture[str]) -> None:
    main()
    assert "engine" in capsys.readouterr().out
