"""Kingdoms as masks of eighteen bits: the points of each by itself, and those that a comparison of two adds.

The rules are not written again here: the facts of a kingdom come from the abilities that the engine scores with.
"""

from __future__ import annotations

from typing import Final

from tessera.games.tides_of_time.components import CARDS
from tessera.games.tides_of_time.scoring import N_SUITS, Ability, BestCard, Majority, MoreSingles, tally_up

N_CARDS: Final = 18
EVERY_CARD: Final = (1 << N_CARDS) - 1
COMPARED: Final = N_SUITS + 1
"""The number of quantities that objectives compare between two kingdoms: the amounts of the suits, then the singles."""
ONES: Final = 0x111111
"""The lowest bit of each nibble; there is a nibble for each compared quantity."""
HIGH: Final = 0x888888
"""The highest bit of each nibble, which no quantity reaches (the largest is six)."""


def cards_of(mask: int) -> list[int]:
    return [card for card in range(N_CARDS) if mask >> card & 1]


def mask_of(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def compared_number(ability: Ability) -> int:
    """The index of the quantity that this objective compares; -1 if it compares none."""
    if isinstance(ability, Majority):
        return ability.suit
    return N_SUITS if isinstance(ability, MoreSingles) else -1


def prizes() -> list[tuple[int, int]]:
    """For every set of won comparisons, the sum of the points of their objectives, and the largest of them."""
    points = [0] * COMPARED
    for card in CARDS:
        ability = card.ability
        if isinstance(ability, Majority):
            points[ability.suit] = ability.reward
        if isinstance(ability, MoreSingles):
            points[N_SUITS] = ability.reward
    found: list[tuple[int, int]] = []
    for wins in range(1 << COMPARED):
        won = [points[number] for number in range(COMPARED) if wins >> number & 1]
        found.append((sum(won), max([0, *won])))
    return found


def spread(wins: int) -> int:
    """A set of compared quantities as the high bits of their nibbles."""
    mask = 0
    for number in range(COMPARED):
        if wins >> number & 1:
            mask |= 8 << 4 * number
    return mask


PRIZE: Final[dict[int, tuple[int, int]]] = {spread(wins): prize for wins, prize in enumerate(prizes())}


class Kingdom:
    """The facts of a kingdom that scoring needs."""

    def __init__(self, points: int, best: int, amounts: int, wanted: int, handicap: int, port: int) -> None:
        self.points = points
        """The points of the cards that depend on their own kingdom only."""
        self.best = best
        """The most points that one of those cards gives."""
        self.amounts = amounts
        """The compared quantities, one in each nibble."""
        self.wanted = wanted
        """The comparisons that would score, as high bits."""
        self.handicap = handicap
        """What is subtracted from each comparison: 1 in each nibble, so that a tie is not won, or 0 for a kingdom that wins
        ties."""
        self.port = port
        """The points for having the best card, if the kingdom has the card that gives them."""


class Kingdoms:
    """All kingdoms met so far, under one reading of the Molehill (TT-R2)."""

    def __init__(self, singles_by_amount: bool = False) -> None:
        self.singles_by_amount = singles_by_amount
        self.met: dict[int, Kingdom] = {}

    def at(self, mask: int) -> Kingdom:
        found = self.met.get(mask)
        if found is None:
            found = self.count(mask)
            self.met[mask] = found
        return found

    def count(self, mask: int) -> Kingdom:
        cards = cards_of(mask)
        tally = tally_up(CARDS, cards, self.singles_by_amount)
        amounts = 0
        for number, amount in enumerate([*tally.amounts, tally.singles]):
            amounts |= amount << 4 * number
        points = best = wanted = port = 0
        for card in cards:
            ability = CARDS[card].ability
            number = compared_number(ability)
            if number >= 0:
                if number == N_SUITS or tally.amounts[number] > 0:
                    wanted |= 8 << 4 * number
            elif isinstance(ability, BestCard):
                port = ability.reward
            else:
                given = ability.points(tally, tally)
                points += given
                best = max(best, given)
        return Kingdom(points, best, amounts, wanted, 0 if tally.wins_ties else ONES, port)

    def lead(self, mine: int, theirs: int) -> int:
        """The number of points by which one kingdom outscores the other (TT-28 to TT-48)."""
        a = self.met.get(mine) or self.at(mine)
        b = self.met.get(theirs) or self.at(theirs)
        won_a = PRIZE[((a.amounts | HIGH) - b.amounts - a.handicap) & a.wanted]
        won_b = PRIZE[((b.amounts | HIGH) - a.amounts - b.handicap) & b.wanted]
        lead = a.points + won_a[0] - b.points - won_b[0]
        if a.port or b.port:
            best_a = a.best if a.best > won_a[1] else won_a[1]
            best_b = b.best if b.best > won_b[1] else won_b[1]
            if a.port and best_a > 0 and (best_a > best_b or (best_a == best_b and a.handicap == 0)):
                lead += a.port
            if b.port and best_b > 0 and (best_b > best_a or (best_b == best_a and b.handicap == 0)):
                lead -= b.port
        return lead
