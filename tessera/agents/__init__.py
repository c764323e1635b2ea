"""Agents: programs that choose. An agent gets a view and its options as texts, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from tessera.agents.base import Advice, Agent
from tessera.agents.greedy import GreedyAgent
from tessera.agents.ismcts import SearchAgent
from tessera.agents.random import RandomAgent
from tessera.core.game import Game
from tessera.core.refusal import BadCall

Maker = Callable[..., Agent]
"""Makes an agent for a game, with a seed for its own choices and what settings it knows."""

AGENTS: dict[str, Maker] = {
    "random": RandomAgent,
    "greedy": GreedyAgent,
    "ismcts": SearchAgent,
}


def register(name: str, maker: Maker) -> None:
    """Make an agent known by a name, so that every command can use it."""
    if name in AGENTS:
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
    """An agent by its name and settings: `greedy`, `ismcts:simulations=200:depth=20`, or `package.module.Class`.

    A name with dots is imported, so that agents from outside are found by every process that plays.
    """
    name, *settings = spec.split(":")
    maker = AGENTS.get(name) or import_agent(name)
    try:
        return maker(game, seed, **read_settings(spec, settings))
    except TypeError as error:
        raise BadCall(f"agent '{spec}' cannot be made: {error}") from None


def import_agent(name: str) -> Maker:
    module, _, cls = name.rpartition(".")
    try:
        maker: Maker = getattr(import_module(module), cls)
    except (ImportError, AttributeError, ValueError):
        raise BadCall(f"there is no agent '{name}'; there are {', '.join(AGENTS)}") from None
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


__all__ = ["AGENTS", "Advice", "Agent", "agents_for", "expert", "make_agent", "plays", "register"]
