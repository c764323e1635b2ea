"""Bots: the heuristic player of each game."""

from __future__ import annotations

import math
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tessera.core.action import Action
from tessera.core.event import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A game's own heuristic player. It is given a world imagined from a view, so it may read everything in it."""

    TERMS: ClassVar[tuple[str, ...]] = ()
    """The names of its evaluation terms, if it has fitted weights."""

    def weigh(self, s: Any, seat: int, options: list[Action]) -> list[float]:
        """The weight of each option: the larger, the better. Each game has a scale of its own."""
        raise NotImplementedError

    def settled(self, s: Any, seat: int, options: list[Action]) -> bool:
        """True where search does not improve on the bot, by measurement. Such questions are answered without searching."""
        return False

    def turn(self, s: Any) -> int:
        """The number of turns that have begun (rounds, in games that count only rounds). Searches use it as a clock."""
        return 0

    def explain(self, s: Any, seat: int, action: Action) -> Message:
        """The reason for an action, as a message."""
        raise NotImplementedError

    def value(self, s: Any, seat: int) -> float:
        """The estimated result for this seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def values(self, s: Any) -> list[float]:
        """The estimated results of all seats."""
        return [self.value(s, seat) for seat in range(s.box.seats)]

    def terms(self, s: Any, seat: int) -> list[float]:
        """The evaluation terms of a seat in an unfinished position; an empty list for a seat that is out of the game."""
        raise NotImplementedError


def chances(terms: list[list[float]], weights: list[float]) -> list[float]:
    """The probability that each seat wins: the softmax of the weighted sums of terms."""
    sums: list[float] = []
    for seat in range(len(terms)):
        total = 0.0
        for i in range(len(weights)):
            total += weights[i] * terms[seat][i]
        sums.append(total)
    top = max(sums)
    odds = [math.exp(total - top) for total in sums]
    whole = sum(odds)
    return [each / whole for each in odds]
