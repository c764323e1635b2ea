"""Levels: what the computer is called at a table, how long it may think, and which agent plays it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

NAMES = ("novice", "apprentice", "player", "master", "champion")
"""From one that a child can beat to the strongest."""
DEFAULT = "player"
ABOUT = {
    "novice": "guesses at what comes next",
    "apprentice": "knows its way a little",
    "player": "plays like a regular",
    "master": "thinks of many ways it may go",
    "champion": "thinks as long as it may",
}
LADDERS = Path(__file__).with_name("levels.toml")


@dataclass(frozen=True)
class Level:
    """One rung of a game's ladder."""

    name: str
    about: str
    agent: str
    """The spec of the agent that plays it."""
    seconds: float
    """Within how long it answers."""
    rating: int | None
    """Measured against the other levels of its game, whose novice is at 1000; none until it is measured."""


@cache
def read_ladders() -> dict[str, Any]:
    return tomllib.loads(LADDERS.read_text(encoding="utf-8"))


def levels(game_id: str) -> tuple[Level, ...]:
    """The five levels of a game, the weakest first."""
    ladder = read_ladders().get(game_id) or read_ladders()["any"]
    return tuple(
        Level(name, ABOUT[name], ladder[name]["agent"], ladder[name]["seconds"], ladder[name].get("rating")) for name in NAMES
    )


def find_level(name: str, game_id: str) -> Level | None:
    """The level of that name, if it is one."""
    return next((level for level in levels(game_id) if level.name == name), None)
