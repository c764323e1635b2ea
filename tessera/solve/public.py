"""The exact solution of rounds 2 and 3 from a public state: its 3 million last rounds and all its second relic choices.

A public state of round 2 is what both seats know when the first relics are shown: the relics, the discards, and three cards
of each hand. Fourteen cards are still in play, so masks have fourteen bits here. Needs the extra `numba`.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Final

from tessera.solve.kernels import KEEPS, SPLITS, Array, ask, kernel, last_round, mixed_value, oracle
from tessera.solve.kingdoms import N_CARDS
from tessera.solve.numbers import np

IN_PLAY: Final = 14
N_PAIRS: Final = 2002 * 126
"""The number of ordered pairs of disjoint hands of five out of fourteen cards."""


@dataclass(frozen=True)
class Public:
    """What both seats know at the start of round 2."""

    relics: tuple[int, int]
    known: tuple[tuple[int, ...], tuple[int, ...]]
    """For each seat, the three cards of its hand that the other knows."""
    pile: tuple[int, ...]
    """The eight cards from which each seat has drawn two."""

    def in_play(self) -> list[int]:
        return sorted([*self.known[0], *self.known[1], *self.pile])


def random_public(rng: Random) -> Public:
    """One of the 2.2 billion public states (TT-75), all equally likely."""
    cards = rng.sample(range(N_CARDS), 16)
    known = tuple(sorted(cards[2:5])), tuple(sorted(cards[5:8]))
    return Public((cards[0], cards[1]), known, tuple(sorted(cards[8:])))


def ranks(n: int) -> Array:
    """For each mask of n bits with five of them set, its rank among those masks; 0 for the others."""
    found = np.zeros(1 << n, dtype=np.int64)
    for rank, cards in enumerate(combinations(range(n), 5)):
        found[sum(1 << card for card in cards)] = rank
    return found


RANK_14: Final = ranks(IN_PLAY)
RANK_9: Final = ranks(9)
HANDS_14: Final = np.array([sum(1 << card for card in cards) for cards in combinations(range(IN_PLAY), 5)], dtype=np.int64)
HANDS_9: Final = np.array([sum(1 << card for card in cards) for cards in combinations(range(9), 5)], dtype=np.int64)


@kernel
def squeeze(mask: int, without: int) -> int:
    """A mask without the bits of another one; the other bits close up."""
    found = place = 0
    for bit in range(IN_PLAY):
        if not without >> bit & 1:
            found |= (mask >> bit & 1) << place
            place += 1
    return found


@kernel
def stretch(mask: int, without: int) -> int:
    """The inverse of `squeeze`."""
    found = place = 0
    for bit in range(IN_PLAY):
        if not without >> bit & 1:
            found |= (mask >> place & 1) << bit
            place += 1
    return found


@kernel
def pair_rank(hand_0: int, hand_1: int) -> int:
    """The rank of an ordered pair of disjoint hands."""
    return RANK_14[hand_0] * 126 + RANK_9[squeeze(hand_1, hand_0)]


@kernel
def unpack(mask: int, cards: Array, found: Array) -> None:
    """The cards of a mask of places, sorted."""
    place = 0
    for bit in range(IN_PLAY):
        if mask >> bit & 1:
            found[place] = cards[bit]
            place += 1


@kernel
def below(mask: int, bit: int) -> int:
    """The number of bits of a mask below this one."""
    n = 0
    for other in range(bit):
        n += mask >> other & 1
    return n


@kernel
def one_last_round(table: Array, cards: Array, relics: Array, hand_0: int, hand_1: int, r: int, q: int, rounds: Array) -> float:
    """The value of round 3 with these hands and new relics, from the table or solved and stored in it."""
    rest = (1 << IN_PLAY) - 1 & ~hand_0 & ~hand_1
    place = pair_rank(hand_0, hand_1) * 16 + below(rest, r) * 4 + below(rest, q)
    if np.isnan(rounds[place]):
        mine = np.empty(5, dtype=np.int64)
        theirs = np.empty(5, dtype=np.int64)
        unpack(hand_0, cards, mine)
        unpack(hand_1, cards, theirs)
        kept_0, kept_1 = 1 << relics[0] | 1 << cards[r], 1 << relics[1] | 1 << cards[q]
        rounds[place] = last_round(table, kept_0, kept_1, mine, theirs, 0, False)
    return rounds[place]


@kernel
def one_relic_choice(table: Array, cards: Array, relics: Array, five_0: int, five_1: int, rounds: Array) -> float:
    """The value of the second relic choice at one end of round 2, by a double oracle; each last round is solved once."""
    pile = (1 << IN_PLAY) - 1 & ~five_0 & ~five_1
    places = np.arange(IN_PLAY)
    mine = np.empty(5, dtype=np.int64)
    theirs = np.empty(5, dtype=np.int64)
    left = np.empty(4, dtype=np.int64)
    unpack(five_0, places, mine)
    unpack(five_1, places, theirs)
    unpack(pile, places, left)
    full, chosen, sizes, needed, x, y = oracle()
    n = ask(full, chosen, sizes, needed, x, y)
    while n:
        for k in range(n):
            i, j = needed[k, 0], needed[k, 1]
            r, q = mine[KEEPS[i, 0]], theirs[KEEPS[j, 0]]
            keep_0 = five_0 & ~(1 << r) & ~(1 << mine[KEEPS[i, 1]])
            keep_1 = five_1 & ~(1 << q) & ~(1 << theirs[KEEPS[j, 1]])
            total = 0.0
            for draw in range(6):
                drawn = 1 << left[SPLITS[draw, 0]] | 1 << left[SPLITS[draw, 1]]
                total += one_last_round(table, cards, relics, keep_0 | drawn, keep_1 | (pile & ~drawn), r, q, rounds)
            full[i, j] = total / 6
        n = ask(full, chosen, sizes, needed, x, y)
    return mixed_value(full, chosen, sizes, x, y)


@kernel
def all_relic_choices(
    table: Array, cards: Array, relics: Array, known: int, begin: int, end: int, rounds: Array, found: Array
) -> None:
    """The values of the ends of round 2 in which seat 0 has one of these hands of five, by the ranks of both hands."""
    for rank in range(begin, end):
        five_0 = HANDS_14[rank]
        for other in range(126):
            five_1 = stretch(HANDS_9[other], five_0)
            if not known & ~(five_0 | five_1):
                found[rank * 126 + other] = one_relic_choice(table, cards, relics, five_0, five_1, rounds)
