"""What all doors share: a game's features, and what a finished match is worth."""

from __future__ import annotations

from importlib import import_module

from tessera.core.features import Features
from tessera.core.game import Game
from tessera.core.state import State


def features_of(game: Game) -> Features:
    """How this game's views become numbers: the `FEATURES` of its `features.py`."""
    module = import_module(f"tessera.games.{game.folder.name}.features")
    found: Features = module.FEATURES
    return found


def rewards(s: State) -> list[float]:
    """For each seat: 1 for the only winner, 0 in all for a shared or lost table; the sum is nothing with two seats or more."""
    n = s.box.seats
    winners = s.winners()
    if n == 1:
        return [1.0 if winners else -1.0]
    if not winners:
        return [0.0] * n
    share = 1 / len(winners)
    return [((share if seat in winners else 0.0) - 1 / n) * n / (n - 1) for seat in range(n)]
