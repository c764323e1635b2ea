"""An agent that follows the advice of the game's own bot."""

from __future__ import annotations

from random import Random

from tessera.agents.base import Agent
from tessera.core.event import Message
from tessera.core.game import Game
from tessera.core.view import View, imagine


class GreedyAgent(Agent):
    """Takes the option that the game's bot prefers; ties are broken at random."""

    about = "follows the advice of the game's bot, one decision at a time"

    def __init__(self, game: Game, seed: int, tuned: int = 0) -> None:
        self.bot = game.search_bot if tuned else game.bot
        """The untuned bot, or with `tuned=1` the tuned one that searches start from."""
        self.rng = Random(seed)

    def choose(self, view: View, options: list[str]) -> str:
        if len(options) == 1:
            return options[0]
        world = imagine(view, self.rng)
        listed = [action for action in world.options(view.seat) if action.text in set(options)]
        weights = self.bot.weigh(world, view.seat, listed)
        best = max(weights)
        return self.rng.choice([action.text for action, weight in zip(listed, weights, strict=True) if weight == best])

    def explain(self, view: View, option: str) -> list[Message]:
        world = imagine(view, self.rng)
        action = next(action for action in world.options(view.seat) if action.text == option)
        return [self.bot.explain(world, view.seat, action)]
