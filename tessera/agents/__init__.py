"""Agents: programs that choose. An agent gets a view and its options as texts, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from tessera.agents.base import Advice, Agent
from tessera.agents.greedy import GreedyAgent
from tessera.agents.ismcts import SearchAgent
from tessera.agents.levels import NAMES, Level, find_level, levels
from tessera.agents.race import RaceAgent
from tessera.agents.random import RandomAgent
from tessera.core.game import Game
from tessera.core.refusal import BadCall

Maker = Callable[..., Agent]
"""Makes an agent for a game, with a seed for its own choices and what settings it knows."""

AGENTS: dict[str, Maker] = {
    "random": RandomAgent,
    "greedy": GreedyAgent,
    "ismcts": SearchAgent,
    "race": RaceAgent,
}


def register(name: str, maker: Maker) -> None:
    """Make an agent known by a name, so that every command can use it."""
    if name in AGENTS or name in NAMES:
        raise BadCall(f"there is an agent '{name}' already")
    AGENTS[name] = maker


def plays(name: str, game: str) -> bool:
    """Is there an agent of this name, and does it play this game?"""
    return name in AGENTS and getattr(AGENTS[name], "only_game", "") in ("", game)


def agents_for(game: str) -> list[str]:
    """The agents that play this game."""
    return [name for name in AGENTS if plays(name, game)]


def expert(game: str) -> str | None:
    """The agent that was made for this game and weighs every option of it, if there is one."""
    return next((name for name in agents_for(game) if getattr(AGENTS[name], "only_game", "") == game), None)


def make_agent(spec: str, game: Game, seed: int) -> Agent:
    """An agent by its level, `master`, by its name and settings, `ismcts:simulations=200:depth=20`, or `package.module.Class`.

    A name with dots is imported, so that agents from outside are found by every process that plays.
    """
    level = find_level(spec, game.id)
    name, *settings = (level.agent if level is not None else spec).split(":")
    maker = AGENTS.get(name) or import_agent(name)
    try:
        return maker(game, seed, **read_settings(spec, settings))
    except TypeError as error:
        raise BadCall(f"agent '{spec}' cannot be made: {error}") from None


def agent_names(game_id: str) -> list[str]:
    """Who can sit down at a game: its levels, then the agents by themselves."""
    return [*(level.name for level in levels(game_id)), *agents_for(game_id)]


def time_limit(name: str, game_id: str) -> float | None:
    """Within how many seconds an agent answers, if it is a level; the others do not say."""
    level = find_level(name, game_id)
    return level.seconds if level is not None else None


def import_agent(name: str) -> Maker:
    module, _, cls = name.rpartition(".")
    try:
        maker: Maker = getattr(import_module(module), cls)
    except (ImportError, AttributeError, ValueError):
        raise BadCall(f"there is no agent '{name}'; there are {', '.join([*NAMES, *AGENTS])}") from None
    return maker


def read_settings(spec: str, settings: list[str]) -> dict[str, float | str]:
    """Settings as `name=value`: whole numbers, other numbers, or texts."""
    found: dict[str, float | str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadCall(f"a setting in '{spec}' is NAME=VALUE, not '{setting}'")
        found[name] = number(value)
    return found


def number(text: str) -> float | str:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


__all__ = [
    "AGENTS",
    "Advice",
    "Agent",
    "Level",
    "agent_names",
    "agents_for",
    "expert",
    "levels",
    "make_agent",
    "plays",
    "register",
    "time_limit",
]
