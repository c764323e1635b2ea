"""A ladder whose novice sleeps, for the processes of a test."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from server.bad_agents import GAMES

__all__ = ["GAMES"]

LEVELS: Any = import_module("tessera.agents.levels")  # the package calls a function by that name
LEVELS.DEFAULT_LADDER = Path(__file__).with_name("slow_levels.toml")
LEVELS.OWN_LADDER = "bot/no-levels.toml"  # so that every game has the default ladder
