"""Thousands of games of Tides of Time at once, computed as arrays.

All games are at the same question at the same time, so a step answers one question in all of them: two arrays of answers,
one for each seat. Seats are the first axis of every array. An answer is the place of a card in the hand.

    batch = Batch(8192, seed=1)
    while not batch.over:
        batch.answer_at_random()
    batch.points                        # (2, 8192)

    python -m tessera.research.batch    measures its decisions per second beside those of the engine
"""

from __future__ import annotations

import time
from functools import cache
from random import Random
from typing import Any, Final

from tessera.research.numbers import np
from tessera.solve.kingdoms import COMPARED, HIGH, N_CARDS, Kingdoms
from tessera.solve.tables import facts, prizes

Array = Any
HAND: Final = 5
N_ROUNDS: Final = 3
DECISIONS: Final = 28
"""The number of decisions of a game, without forced picks."""


@cache
def tables(singles_by_amount: bool) -> tuple[Array, Array]:
    """The facts of all kingdoms under one reading of the Molehill, one row for each fact, and the prizes."""
    return np.ascontiguousarray(facts(Kingdoms(singles_by_amount)).T), prizes()


def score(mine: Array, theirs: Array, columns: Array, prize: Array) -> Array:
    """TT-28. The points of one kingdom of every game against the other."""
    points, best, amounts, wanted, handicap, port = columns
    won_a = gathered(((amounts[mine] | HIGH) - amounts[theirs] - handicap[mine]) & wanted[mine])
    won_b = gathered(((amounts[theirs] | HIGH) - amounts[mine] - handicap[theirs]) & wanted[theirs])
    best_a = np.maximum(best[mine], prize[won_a, 1])
    best_b = np.maximum(best[theirs], prize[won_b, 1])
    prevails = (best_a > 0) & ((best_a > best_b) | ((best_a == best_b) & (handicap[mine] == 0)))
    return points[mine] + prize[won_a, 0] + np.where(prevails, port[mine], 0)


def gathered(won: Array) -> Array:
    """The high bits of six nibbles, packed into six bits."""
    found = won >> 3 & 1
    for number in range(1, COMPARED):
        found |= (won >> 3 * number + 3) & (1 << number)
    return found


class Batch:
    """Games in lockstep. `hand[seat, game]` are the cards that a seat chooses from, numbered from 0."""

    def __init__(self, n: int, seed: int, singles_by_amount: bool = False) -> None:
        self.n = n
        self.rng = np.random.default_rng(seed)
        self.columns, self.prize = tables(singles_by_amount)
        self.lines = np.arange(2 * n).reshape(2, n)
        self.reset()

    def reset(self, decks: Array | None = None) -> None:
        """Begin new games, from the given decks as TT-9 reads them or from shuffled ones."""
        n = self.n
        self.deck = decks if decks is not None else self.shuffled()
        self.hand = np.stack([self.deck[:, :5], self.deck[:, 5:10]])
        self.kingdoms, self.relics, self.discards = (np.zeros((2, n), np.int32) for _ in range(3))
        self.points = np.zeros((2, n), np.int32)
        self.round_points: list[Array] = []
        self.played: list[Array] = []
        self.round, self.chooses_relic, self.over = 1, False, False

    def shuffled(self) -> Array:
        order = self.rng.random((self.n, N_CARDS), dtype=np.float32).argsort(1)
        return order.astype(np.int8)

    @property
    def n_options(self) -> int:
        """The number of options of each seat: the cards of the hand, or twenty pairs of a relic and a discard."""
        return 20 if self.chooses_relic else self.hand.shape[2]

    def pick(self, places: Array) -> None:
        """TT-12 to TT-14. Both seats of every game take the card at this place of their hand; the hands are exchanged."""
        k = self.hand.shape[2]
        flat = self.hand.reshape(-1)
        at = self.lines * k + places
        cards = flat[at]
        self.kingdoms |= np.left_shift(1, cards, dtype=np.int32)
        self.played.append(cards)
        flat[at] = self.hand[:, :, k - 1]  # the last card moves to the place of the card that was taken
        self.hand = np.ascontiguousarray(self.hand[::-1, :, : k - 1])
        if k == 2:
            self.pick(np.zeros((2, self.n), np.int64))
        elif k == 1:
            self.end_round()

    def end_round(self) -> None:
        mine, theirs = self.kingdoms
        scored = np.stack([score(mine, theirs, self.columns, self.prize), score(theirs, mine, self.columns, self.prize)])
        self.round_points.append(scored)
        self.points += scored
        if self.round == N_ROUNDS:
            self.over = True
            return
        self.hand = np.stack(self.played, axis=2)  # TT-20: the five cards of this round, in the order of their picks
        self.kingdoms = self.relics.copy()
        self.played = []
        self.chooses_relic = True

    def keep(self, relics: Array, discards: Array) -> None:
        """TT-21 to TT-26. Both seats of every game keep a relic and discard a card, given by places, and draw two cards."""
        flat = self.hand.reshape(-1)
        self.relics |= np.left_shift(1, flat[self.lines * HAND + relics], dtype=np.int32)
        self.discards |= np.left_shift(1, flat[self.lines * HAND + discards], dtype=np.int32)
        self.kingdoms = self.relics.copy()
        left = LEFT[relics, discards]
        kept = flat[(self.lines * HAND)[:, :, None] + left]
        begin = 6 + 4 * self.round
        drawn = np.stack([self.deck[:, begin : begin + 2], self.deck[:, begin + 2 : begin + 4]])
        self.hand = np.concatenate([kept, drawn], axis=2)
        self.round += 1
        self.chooses_relic = False

    def answer_at_random(self) -> None:
        """Answer the present question with options of equal probability."""
        if self.chooses_relic:
            ways = self.rng.integers(0, 20, (2, self.n))
            self.keep(RELIC[ways], DISCARD[ways])
        else:
            self.pick((self.rng.random((2, self.n), dtype=np.float32) * self.hand.shape[2]).astype(np.int64))


WAYS: Final = [(relic, discard) for relic in range(HAND) for discard in range(HAND) if relic != discard]
RELIC: Final = np.array([relic for relic, _ in WAYS])
DISCARD: Final = np.array([discard for _, discard in WAYS])
LEFT: Final = np.array(
    [[([c for c in range(HAND) if c not in (r, d)] + [0])[:3] for d in range(HAND)] for r in range(HAND)], dtype=np.int64
)
"""The places of the other three cards, for each relic and discard."""


def main() -> None:
    """Measure random games in a batch and with the engine, in one run."""
    from tessera.compiled import is_compiled
    from tessera.core.playout import play_out
    from tessera.games.tides_of_time import GAME

    batch = Batch(8192, 1)
    began, games = time.process_time(), 0
    while (spent := time.process_time() - began) < 3:
        batch.reset()
        while not batch.over:
            batch.answer_at_random()
        games += batch.n
    rate = games * DECISIONS / spent
    rng, box = Random(1), GAME.box(2)
    began, games = time.process_time(), 0
    while (spent := time.process_time() - began) < 3:
        play_out(GAME.begin(box), rng)
        games += 1
    engine = games * DECISIONS / spent
    kind = "compiled" if is_compiled() else "interpreted"
    print(f"batch of {batch.n}: {rate:,.0f} decisions/s; the {kind} engine {engine:,.0f}; {rate / engine:.0f} times as many")


if __name__ == "__main__":
    main()
