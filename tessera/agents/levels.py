"""Levels of the computer player: the name shown at a table, the time it may take, and the agent that plays it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tessera.core.game import Game

NAMES = ("novice", "apprentice", "player", "master", "champion")
"""The levels from the weakest, which a child can beat, to the strongest."""
DEFAULT = "player"
ABOUT = {
    "novice": "guesses at what comes next",
    "apprentice": "knows its way a little",
    "player": "plays like a regular",
    "master": "thinks of many ways it may go",
    "champion": "thinks as long as it may",
}
OWN_LADDER = "bot/levels.toml"
"""The file with a game's levels, in the game's folder."""
DEFAULT_LADDER = Path(__file__).with_name("levels.toml")
"""The file with the levels of games that have none of their own."""


@dataclass(frozen=True)
class Level:
    """One of the five levels of a game."""

    name: str
    about: str
    agent: str
    """The spec of the agent that plays it."""
    seconds: float
    """The time within which it answers."""
    rating: int | None
    """Its Elo rating among the levels of its game, whose novice has 1000; None until it is measured."""


def ladder_of(game: Game) -> Path:
    """The file with the levels of a game."""
    own = game.folder / OWN_LADDER
    return own if own.exists() else DEFAULT_LADDER


@cache
def read_ladder(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def levels(game: Game) -> tuple[Level, ...]:
    """The five levels of a game, weakest first."""
    ladder = read_ladder(ladder_of(game))
    return tuple(
        Level(name, ABOUT[name], ladder[name]["agent"], ladder[name]["seconds"], ladder[name].get("rating")) for name in NAMES
    )


def find_level(name: str, game: Game) -> Level | None:
    """The level of that name; None if it is not the name of a level."""
    return next((level for level in levels(game) if level.name == name), None)
