"""Bots: what a sensible player of a game would say."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tessera.core.action import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A game's own advice. It is handed a world imagined from a view, so that it may read anything in it."""

    def weigh(self, s: Any, seat: int, options: list[Action]) -> list[float]:
        """For each option how good it looks; the scale is the game's own."""
        raise NotImplementedError

    def explain(self, s: Any, seat: int, action: Action) -> str:
        """One line on why."""
        raise NotImplementedError

    def value(self, s: Any, seat: int) -> float:
        """How this seat stands, from 0 (lost) to 1 (won)."""
        raise NotImplementedError
