"""An agent that follows the advice of the game's bot, but not always: the higher its temperature, the more it strays."""

from __future__ import annotations

import math

from tessera.agents.greedy import GreedyAgent, favourite
from tessera.core.action import Action
from tessera.core.game import Game
from tessera.core.state import State

WITHIN = 1 / 3
"""The temperature among options of one verb, as a share of the temperature among verbs."""
LEAST = 1e-12
"""The logarithm of zero is not taken."""


class TemperatureAgent(GreedyAgent):
    """Chooses what kind of thing to do, and then which, by the bot's weights with noise added to them.

    Options of one verb are often many, such as trade offers or targets of an attack. With noise on every option the verb
    with the most options would nearly always be chosen; therefore each verb stands for its best option first. Questions
    that the bot has settled are answered without noise.
    """

    about = "follows the advice of the game's bot, and strays from it the more, the higher its temperature"

    def __init__(self, game: Game, seed: int, temperature: float = 1.0, tuned: int = 0) -> None:
        super().__init__(game, seed, tuned)
        self.temperature = temperature
        """The scale of the noise, on the scale of the bot's weights."""

    def pick(self, world: State, seat: int, listed: list[Action]) -> Action:
        weights = self.bot.weigh(world, seat, listed)
        if self.bot.settled(world, seat, listed):
            return favourite(listed, weights, self.rng)
        best: dict[str, float] = {}
        for action, weight in zip(listed, weights, strict=True):
            best[action.verb] = max(weight, best.get(action.verb, weight))
        noisy = {verb: weight + self.noise(self.temperature) for verb, weight in best.items()}
        verb = max(noisy, key=lambda verb: noisy[verb])
        inside = [i for i, action in enumerate(listed) if action.verb == verb]
        strayed = [weights[i] + self.noise(self.temperature * WITHIN) for i in inside]
        return favourite([listed[i] for i in inside], strayed, self.rng)

    def noise(self, scale: float) -> float:
        """Gumbel noise: with it the largest sum is each option's in proportion to the exponential of its weight / scale."""
        return -scale * math.log(max(LEAST, -math.log(max(LEAST, self.rng.random())))) if scale else 0.0
