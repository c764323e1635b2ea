"""An agent that follows the advice of the game's own bot."""

from __future__ import annotations

from random import Random

from tessera.agents.base import Agent
from tessera.core.action import Action
from tessera.core.bot import Bot
from tessera.core.event import Message
from tessera.core.game import Game
from tessera.core.state import State
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
        return self.pick(world, view.seat, among(world, view.seat, options)).text

    def pick(self, world: State, seat: int, listed: list[Action]) -> Action:
        return favourite(listed, self.bot.weigh(world, seat, listed), self.rng)

    def explain(self, view: View, option: str) -> list[Message]:
        world = imagine(view, self.rng)
        action = next(action for action in world.options(view.seat) if action.text == option)
        return [self.bot.explain(world, view.seat, action)]


def among(world: State, seat: int, options: list[str]) -> list[Action]:
    """The options that these texts name, in the order in which they are listed."""
    texts = set(options)
    return [action for action in world.options(seat) if action.text in texts]


def favourite(listed: list[Action], weights: list[float], rng: Random) -> Action:
    """An option of the largest weight."""
    best = max(weights)
    return rng.choice([action for action, weight in zip(listed, weights, strict=True) if weight == best])


def settled_answer(bot: Bot, view: View, options: list[str], rng: Random) -> str:
    """The bot's answer to a question that it has settled; empty if it has not."""
    world = imagine(view, rng)
    listed = among(world, view.seat, options)
    if not bot.settled(world, view.seat, listed):
        return ""
    return favourite(listed, bot.weigh(world, view.seat, listed), rng).text
