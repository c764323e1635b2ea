"""The exact solution of round 3, where nothing is private, and of the second relic choice before it.

All values are seat 0's. With the objective `margin` a value is the lead that is still expected. With `win` it is the expected
result given the lead so far (TT-53): 1 for a win, 0 for a shared win, -1 for a loss. Among options with the same result
against a perfect rival, the larger lead is preferred, because the rival may err.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.solve.draft import Draft, shares
from tessera.solve.kingdoms import Kingdoms, cards_of
from tessera.solve.matrix import Solution, solve

KEEPS: Final = [(relic, discard) for relic in range(5) for discard in range(5) if relic != discard]
"""TT-23. The twenty pairs of a relic and a discard, as places in the sorted five cards."""
ENOUGH: Final = 1e-10
"""A best response must gain more than this to be added."""


BREAKS_TIES: Final = 1e-6
"""The value of one point of lead beside the result. In total it is less than a ten-thousandth of a win."""


def result(lead: float) -> float:
    """TT-53. The value of a final lead: a win, a loss or a shared win, with ties broken by the lead."""
    return (1.0 if lead > 0 else -1.0 if lead < 0 else 0.0) + BREAKS_TIES * lead


class LastRound:
    """Round 3 from its start. Hands and kept cards are masks."""

    def __init__(self, kingdoms: Kingdoms, kept: tuple[int, int], hands: tuple[int, int], so_far: int, win: bool) -> None:
        self.hands = [cards_of(hands[0]), cards_of(hands[1])]
        ends: list[float] = []
        mine, theirs = kept
        theirs_shares = shares(self.hands[1])
        for first, second in shares(self.hands[0]):
            for their_first, their_second in theirs_shares:
                lead = kingdoms.lead(mine | first | their_second, theirs | their_first | second)
                ends.append(result(so_far + lead) if win else float(lead))
        self.draft = Draft(ends)


class SecondRelic:
    """The relic choice after round 2: a 20 by 20 game, each entry the mean over the six possible draws (TT-68)."""

    def __init__(
        self, kingdoms: Kingdoms, relics: tuple[int, int], fives: tuple[int, int], pile: int, so_far: int, win: bool
    ) -> None:
        self.kingdoms = kingdoms
        self.relics = relics
        self.fives = [cards_of(fives[0]), cards_of(fives[1])]
        self.masks = fives
        self.so_far = so_far
        self.win = win
        self.draws = pairs_of(cards_of(pile))
        self.pile = pile

    def entry(self, mine: int, theirs: int) -> float:
        """The value of one pair of choices."""
        relic_0, hand_0 = self.keep(0, mine)
        relic_1, hand_1 = self.keep(1, theirs)
        kept = (self.relics[0] | relic_0, self.relics[1] | relic_1)
        total = 0.0
        for drawn in self.draws:
            hands = (hand_0 | drawn, hand_1 | self.pile & ~drawn)
            total += LastRound(self.kingdoms, kept, hands, self.so_far, self.win).draft.value()
        return total / len(self.draws)

    def keep(self, seat: int, way: int) -> tuple[int, int]:
        """The relic, and the three cards that are kept for the next hand."""
        relic, discard = KEEPS[way]
        five = self.fives[seat]
        return 1 << five[relic], self.masks[seat] & ~(1 << five[relic] | 1 << five[discard])

    def solve(self) -> Solution:
        return double_oracle(self.entry, len(KEEPS), len(KEEPS))


def pairs_of(cards: list[int]) -> list[int]:
    """Every pair of these cards, as a mask."""
    return [1 << a | 1 << b for i, a in enumerate(cards) for b in cards[i + 1 :]]


class Entries:
    """A matrix whose entries are computed on demand."""

    def __init__(self, entry: Callable[[int, int], float]) -> None:
        self.entry = entry
        self.known: dict[int, float] = {}

    def at(self, row: int, column: int) -> float:
        place = row << 16 | column
        found = self.known.get(place)
        if found is None:
            found = self.entry(row, column)
            self.known[place] = found
        return found

    def row(self, row: int, columns: list[int], shares: list[float]) -> float:
        """The value of a row against a mixture of columns."""
        return sum([share * self.at(row, column) for column, share in zip(columns, shares, strict=True) if share > 0])

    def column(self, column: int, rows: list[int], shares: list[float]) -> float:
        return sum([share * self.at(row, column) for row, share in zip(rows, shares, strict=True) if share > 0])


def double_oracle(entry: Callable[[int, int], float], n_rows: int, n_columns: int) -> Solution:
    """Solve a game whose entries are costly: each side adds best responses until neither gains by another."""
    entries = Entries(entry)
    rows, columns = [0], [0]
    while True:
        small = solve([[entries.at(row, column) for column in columns] for row in rows])
        gains = [entries.row(row, columns, small.columns) for row in range(n_rows)]
        losses = [entries.column(column, rows, small.rows) for column in range(n_columns)]
        better = [row for row in range(n_rows) if gains[row] > small.value + ENOUGH and row not in rows]
        worse = [column for column in range(n_columns) if losses[column] < small.value - ENOUGH and column not in columns]
        if not better and not worse:
            found = Solution(small.value, spread(small.rows, rows, n_rows), spread(small.columns, columns, n_columns))
            found.row_values, found.column_values = gains, losses
            return found
        if better:
            rows.append(max(better, key=lambda row: gains[row]))
        if worse:
            columns.append(min(worse, key=lambda column: losses[column]))


def spread(shares: list[float], chosen: list[int], n: int) -> list[float]:
    """A mixture of the chosen strategies, as a mixture of all n."""
    found = [0.0] * n
    for share, place in zip(shares, chosen, strict=True):
        found[place] += share
    return found
