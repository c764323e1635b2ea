"""Agents: programs that choose. An agent gets a view and its options as texts, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from tessera.agents.base import Agent
from tessera.agents.greedy import GreedyAgent
from tessera.agents.random import RandomAgent
from tessera.core.game import Game
from tessera.core.refusal import BadCall

Maker = Callable[[Game, int], Agent]
"""Makes an agent for a game, with a seed for its own choices."""

AGENTS: dict[str, Maker] = {
    "random": RandomAgent,
    "greedy": GreedyAgent,
}


def register(name: str, maker: Maker) -> None:
    """Make an agent known by a name, so that every command can use it."""
    if name in AGENTS:
        raise BadCall(f"there is an agent '{name}' already")
    AGENTS[name] = maker


def make_agent(name: str, game: Game, seed: int) -> Agent:
    if name not in AGENTS:
        raise BadCall(f"there is no agent '{name}'; there are {', '.join(AGENTS)}")
    return AGENTS[name](game, seed)


__all__ = ["AGENTS", "Agent", "make_agent", "register"]
