"""Agents are programs that choose. An agent is given a view and its options as texts, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from tessera.agents.base import Advice, Agent
from tessera.agents.greedy import GreedyAgent
from tessera.agents.ismcts import SearchAgent
from tessera.agents.levels import NAMES, Level, find_level, levels
from tessera.agents.race import RaceAgent
from tessera.agents.random import RandomAgent
from tessera.agents.temperature import TemperatureAgent
from tessera.core.game import Game
from tessera.core.refusal import BadCall

Maker = Callable[..., Agent]
"""Makes an agent for a game, from a seed for its random choices and the settings that it knows."""


AGENTS: dict[str, Maker] = {
    "random": RandomAgent,
    "greedy": GreedyAgent,
    "temperature": TemperatureAgent,
    "ismcts": SearchAgent,
    "race": RaceAgent,
}
"""The agents that play every game, and those that were registered. The expert of a game is named by the game itself."""


def register(name: str, maker: Maker) -> None:
    """Register an agent under a name, so that every command can use it."""
    if name in AGENTS or name in NAMES:
        raise BadCall(f"there is an agent '{name}' already")
    AGENTS[name] = maker


def agents_for(game: Game) -> list[str]:
    """The agents that play this game; its expert comes last."""
    found = [name for name, maker in AGENTS.items() if getattr(maker, "only_game", "") in ("", game.id)]
    return found if game.expert is None else [*found, game.expert.name]


def expert(game: Game) -> str | None:
    """The name of the agent that was written for this game alone and values every option, if there is one."""
    return game.expert.name if game.expert is not None else None


def make_agent(spec: str, game: Game, seed: int) -> Agent:
    """An agent from a level (`master`), a name with settings (`ismcts:simulations=200:depth=20`) or `package.module.Class`.

    A name with dots is imported, so that every process that plays finds agents of other packages.
    The module of a game's expert is imported here, so that listing the agents costs no imports.
    """
    level = find_level(spec, game)
    name, *settings = (level.agent if level is not None else spec).split(":")
    if game.expert is not None and name == game.expert.name:
        name = game.expert.place
    maker = AGENTS.get(name) or import_agent(name)
    try:
        return maker(game, seed, **read_settings(spec, settings))
    except TypeError as error:
        raise BadCall(f"agent '{spec}' cannot be made: {error}") from None


def agent_names(game: Game) -> list[str]:
    """All names that can take a seat in a game: its levels, then its agents."""
    return [*(level.name for level in levels(game)), *agents_for(game)]


def time_limit(name: str, game: Game) -> float | None:
    """The number of seconds within which a level answers; None for agents that are no level."""
    level = find_level(name, game)
    return level.seconds if level is not None else None


def import_agent(name: str) -> Maker:
    module, _, cls = name.rpartition(".")
    try:
        maker: Maker = getattr(import_module(module), cls)
    except (ImportError, AttributeError, ValueError):
        raise BadCall(f"there is no agent '{name}'; there are {', '.join([*NAMES, *AGENTS])}") from None
    return maker


def read_settings(spec: str, settings: list[str]) -> dict[str, float | str]:
    """Read settings of the form `name=value`; values are integers, floats or texts."""
    found: dict[str, float | str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadCall(f"a setting in '{spec}' is NAME=VALUE, not '{setting}'")
        found[name] = number(value)
    return found


def number(text: str) -> float | str:
    """The text as an integer or a float, or unchanged where it is neither."""
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
    "register",
    "time_limit",
]
