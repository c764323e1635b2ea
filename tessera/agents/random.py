"""An agent that chooses at random."""

from __future__ import annotations

from random import Random

from tessera.agents.base import Agent
from tessera.core.event import Message
from tessera.core.game import Game
from tessera.core.view import View


class RandomAgent(Agent):
    """Chooses among its options with equal probability."""

    about = "chooses among its options with equal probability"

    def __init__(self, game: Game, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, options: list[str]) -> str:
        return self.rng.choice(options)

    def explain(self, view: View, option: str) -> list[Message]:
        return [Message("why-any")]
