"""Fitted values at the boundaries of the rounds: a small network each, written down in `values.json`.

A boundary is where cards lie, seen from seat 0, as five masks: own relics, the rival's, own cards, the rival's, the pile.
The network adds a row of numbers for every card in its place, keeps what is above zero, and adds that up with weights.
What it says of a boundary less what it says of the same boundary seen from the other side is twice the value, so that
swapping the seats changes the sign and nothing else.

Values are expected leads still to come. What a lead means for the result is one number more for each boundary.
"""

from __future__ import annotations

import json
from math import tanh
from pathlib import Path
from typing import Final

from tessera.solve.kingdoms import N_CARDS

OWN_RELICS: Final = 0
RIVAL_RELICS: Final = 1
OWN_CARDS: Final = 2
RIVAL_CARDS: Final = 3
PILE: Final = 4
N_ROLES: Final = 5
SWAPPED: Final = (RIVAL_RELICS, OWN_RELICS, RIVAL_CARDS, OWN_CARDS, PILE)
MOST: Final = 200_000
"""Rows kept in mind; beyond that they are added up anew."""


class Network:
    """The value of one kind of boundary."""

    def __init__(self, rows: list[list[float]], bias: list[float], out: list[float], spread: float) -> None:
        self.rows = rows
        """Of each role and card: `rows[role * 18 + card]`."""
        self.bias = bias
        self.out = out
        self.spread = spread
        """The lead at which a win is as likely as tanh(1) makes it."""
        self.sums: dict[int, list[float]] = {}

    def sum_of(self, role: int, mask: int) -> list[float]:
        """The rows of all cards of a mask together."""
        key = mask << 3 | role
        found = self.sums.get(key)
        if found is None:
            found = [0.0] * len(self.bias)
            for card in range(N_CARDS):
                if mask >> card & 1:
                    found = [a + b for a, b in zip(found, self.rows[role * N_CARDS + card], strict=True)]
            if len(self.sums) >= MOST:
                self.sums.clear()
            self.sums[key] = found
        return found

    def value(self, relics: tuple[int, int], cards: tuple[int, int], pile: int) -> float:
        """The lead that seat 0 may still expect."""
        own = self.side(relics[0], relics[1], cards[0], cards[1], pile)
        return 0.5 * (own - self.side(relics[1], relics[0], cards[1], cards[0], pile))

    def side(self, own_relics: int, rival_relics: int, own: int, rival: int, pile: int) -> float:
        a, b = self.common(own_relics, rival_relics, pile), self.sum_of(OWN_CARDS, own)
        c = self.sum_of(RIVAL_CARDS, rival)
        total = 0.0
        for p, q, r, weight in zip(a, b, c, self.out, strict=True):
            n = p + q + r
            if n > 0.0:
                total += n * weight
        return total

    def common(self, own_relics: int, rival_relics: int, pile: int) -> list[float]:
        """What all boundaries with these relics and this pile share."""
        key = (own_relics << 2 * N_CARDS | rival_relics << N_CARDS | pile) << 3 | 7
        found = self.sums.get(key)
        if found is None:
            a, b = self.sum_of(OWN_RELICS, own_relics), self.sum_of(RIVAL_RELICS, rival_relics)
            c = self.sum_of(PILE, pile)
            found = [p + q + r + s for p, q, r, s in zip(a, b, c, self.bias, strict=True)]
            self.sums[key] = found
        return found

    def result(self, lead: float) -> float:
        """The expected result, when a lead is expected: 1 a win, -1 a loss."""
        return tanh(lead / self.spread)


class Values:
    """All that was fitted."""

    def __init__(self, end_1: Network, start_2: Network, end_2: Network, picks: dict[str, list[list[int]]]) -> None:
        self.end_1 = end_1
        """After round 1, before the first relic choice."""
        self.start_2 = start_2
        """After that choice, before the draw: relics and three cards each."""
        self.end_2 = end_2
        """After round 2, before the second relic choice."""
        self.picks = picks
        """For each objective and each of the 8568 hands the very first pick: places and shares in thousandths."""


def read_values(path: Path) -> Values:
    data = json.loads(path.read_text(encoding="utf-8"))
    networks = [read_network(data[name]) for name in ("end-1", "start-2", "end-2")]
    picks = {objective: read_picks(said) for objective, said in data["first-picks"].items()}
    return Values(networks[0], networks[1], networks[2], picks)


def read_network(data: dict[str, list[list[int]] | list[int] | float]) -> Network:
    """Weights are written as whole numbers, in thousandths."""
    rows, bias, out, spread = data["rows"], data["bias"], data["out"], data["spread"]
    assert isinstance(rows, list)
    assert isinstance(bias, list)
    assert isinstance(out, list)
    assert isinstance(spread, float)
    return Network([scaled(row) for row in rows], scaled(bias), scaled(out), spread)


def scaled(numbers: object) -> list[float]:
    assert isinstance(numbers, list)
    return [n / 1000 for n in numbers]


def read_picks(said: dict[str, object]) -> list[list[int]]:
    """A digit for each hand: its place of the card to pick; the hands that mix are listed apart."""
    pure, mixed = said["pure"], said["mixed"]
    assert isinstance(pure, str)
    assert isinstance(mixed, dict)
    found: list[list[int]] = []
    for place, digit in enumerate(pure):
        shares = [0] * 5
        shares[int(digit)] = 1000
        found.append(list(mixed.get(str(place), shares)))
    return found
