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
    """For each seat: 1 for the only winner, and nothing in all among rivals. Who plays together wins 1 or loses 1."""
    n, winners = s.box.seats, s.winners()
    if s.box.together or n == 1:
        return [1.0 if winners else -1.0] * n
    if not winners:
        return [0.0] * n
    return [(share - 1 / n) * n / (n - 1) for share in s.shares()]
