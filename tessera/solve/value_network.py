"""Value networks for the boundaries of the rounds, stored in `values.json`.

A boundary is given by the places of the cards as seat 0 sees them, in five masks: own relics, the rival's relics, own cards,
the rival's cards, the pile. A network has one hidden layer of rectified linear units; its input is one-hot in the card and
its place. The value is half the difference between the output for a boundary and the output for the same boundary seen from
the other side, so swapping the seats only changes the sign.

Values are leads that are still expected. One more number for each boundary, the spread, turns a lead into an expected result.
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
"""The number of sums that are cached."""


class Network:
    """The value network of one boundary."""

    def __init__(self, rows: list[list[float]], bias: list[float], out: list[float], spread: float) -> None:
        self.rows = rows
        """The weights of each role and card: `rows[role * 18 + card]`."""
        self.bias = bias
        self.out = out
        self.spread = spread
        """The lead at which the expected result is tanh(1)."""
        self.sums: dict[int, list[float]] = {}

    def sum_of(self, role: int, mask: int) -> list[float]:
        """The sum of the rows of all cards of a mask."""
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
        """The lead that seat 0 can still expect."""
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
        """The sum of rows that all boundaries with these relics and this pile share."""
        key = (own_relics << 2 * N_CARDS | rival_relics << N_CARDS | pile) << 3 | 7
        found = self.sums.get(key)
        if found is None:
            a, b = self.sum_of(OWN_RELICS, own_relics), self.sum_of(RIVAL_RELICS, rival_relics)
            c = self.sum_of(PILE, pile)
            found = [p + q + r + s for p, q, r, s in zip(a, b, c, self.bias, strict=True)]
            self.sums[key] = found
        return found

    def result(self, lead: float) -> float:
        """The expected result for an expected lead: 1 is a win, -1 a loss."""
        return tanh(lead / self.spread)


class Values:
    """All learned values."""

    def __init__(self, end_1: Network, start_2: Network, end_2: Network, picks: dict[str, list[list[int]]]) -> None:
        self.end_1 = end_1
        """After round 1, before the first relic choice."""
        self.start_2 = start_2
        """After that choice, before the draw: relics and three cards each."""
        self.end_2 = end_2
        """After round 2, before the second relic choice."""
        self.picks = picks
        """The mixture of the very first pick for each objective and each of the 8568 hands, in thousandths."""


def read_values(path: Path) -> Values:
    data = json.loads(path.read_text(encoding="utf-8"))
    networks = [read_network(data[name]) for name in ("end-1", "start-2", "end-2")]
    picks = {objective: read_picks(said) for objective, said in data["first-picks"].items()}
    return Values(networks[0], networks[1], networks[2], picks)


def read_network(data: dict[str, list[list[int]] | list[int] | float]) -> Network:
    """Read a network; its weights are stored as integers, in thousandths."""
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
    """Read the first picks: a digit for each hand with a pure pick, its place; mixed hands are listed separately."""
    pure, mixed = said["pure"], said["mixed"]
    assert isinstance(pure, str)
    assert isinstance(mixed, dict)
    found: list[list[int]] = []
    for place, digit in enumerate(pure):
        shares = [0] * 5
        shares[int(digit)] = 1000
        found.append(list(mixed.get(str(place), shares)))
    return found
