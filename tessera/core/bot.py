"""Bots: what a sensible player of a game would say."""

from __future__ import annotations

import math
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tessera.core.action import Action
from tessera.core.event import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A game's own advice. It is handed a world imagined from a view, so that it may read anything in it."""

    TERMS: ClassVar[tuple[str, ...]] = ()
    """The names of its terms, if its values are fitted."""

    def weigh(self, s: Any, seat: int, options: list[Action]) -> list[float]:
        """For each option how good it looks; the scale is the game's own."""
        raise NotImplementedError

    def settled(self, s: Any, seat: int, options: list[Action]) -> bool:
        """Is this a question at which thought has found nothing better than the advice? Then none is spent on it."""
        return False

    def turn(self, s: Any) -> int:
        """How many turns, or rounds where a game counts those only, have begun: terms on the way of an imagined game."""
        return 0

    def explain(self, s: Any, seat: int, action: Action) -> Message:
        """Why, in a sentence of the game's messages."""
        raise NotImplementedError

    def value(self, s: Any, seat: int) -> float:
        """How this seat stands, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def values(self, s: Any) -> list[float]:
        """How all seats stand, for those who want to know of each."""
        return [self.value(s, seat) for seat in range(s.box.seats)]

    def terms(self, s: Any, seat: int) -> list[float]:
        """What counts for a seat in a position that is not over, as numbers; none for one that is out of the game."""
        raise NotImplementedError


def chances(terms: list[list[float]], weights: list[float]) -> list[float]:
    """How likely each seat is to win: all terms weighed, and the seats' sums set against each other."""
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
