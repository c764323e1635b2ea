"""Every game as a PettingZoo environment (AEC), with flat observations and action masks.

    env = tessera.research.pettingzoo.env("tides-of-time")

    python -m tessera.research.pettingzoo [GAME]    measures its steps per second of processor time

Seats that answer at once are asked one after the other, and nobody sees an answer before all are in. An action is the number
of one of the players' actions, `env.actions`.
"""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Any

from tessera.core.action import Action
from tessera.core.observation import MOST
from tessera.core.refusal import BadCall
from tessera.core.seats import WATCHER
from tessera.core.state import State
from tessera.core.view import look
from tessera.games import GAMES, find_game
from tessera.research import HOW
from tessera.research.lockstep import NOBODY, Numbers, RunningMatch
from tessera.research.rewards import rewards

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as error:
    raise BadCall(f"a PettingZoo environment needs {error.name}: {HOW}") from None


def env(
    game: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    render_mode: str | None = None,
    copy: bool = True,
) -> TesseraEnv:
    """An environment of a game.

    Without `copy`, all observations are written into the same two arrays: faster, and valid until the next observation.
    """
    return TesseraEnv(game, seats, options, render_mode, copy)


class TesseraEnv(AECEnv):  # type: ignore[misc,type-arg,unused-ignore]
    """A match as PettingZoo steps through it. Rewards come at the end; see `rewards`."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        copy: bool = True,
    ) -> None:
        super().__init__()
        self.game = find_game(game)
        self.box = self.game.box(seats if seats is not None else self.game.seats[0], options)
        numbers = Numbers(self.game.begin, self.box, self.game.features)
        self.numbers = numbers
        self.actions = numbers.actions
        """The players' actions, by number."""
        self.running = RunningMatch(numbers)
        self.metadata = {"name": f"{game}_v{self.game.version}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.copy = copy
        self.possible_agents = [f"seat_{seat}" for seat in range(self.box.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space(numbers))
        self.action_spaces = {agent: spaces.Discrete(numbers.width) for agent in self.possible_agents}
        self.mask = bytearray(numbers.width)
        """The mask that is changed in place,"""
        self.filled: list[Action] = []
        """and the options that are marked in it."""
        self.shown = {
            "observation": np.frombuffer(numbers.row.numbers, np.uint8),
            "action_mask": np.frombuffer(self.mask, np.int8),
        }
        """The arrays that are written again and again without `copy`."""
        self.agents: list[str] = []

    @property
    def match(self) -> State:
        """The position, with all that is hidden."""
        return self.running.state

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.running.luck = Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.running.begin()
        self.select()

    def select(self) -> None:
        """Select the agent that is asked, or end the match."""
        if self.running.seat != NOBODY:
            self.agent_selection = self.possible_agents[self.running.seat]
            return
        for agent, reward in zip(self.possible_agents, rewards(self.match), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """The observation of an agent, and the mask of its actions: empty if it is not asked."""
        seat = self.seat_of[agent]
        seen = self.running.observe(seat)
        options = self.running.options if seat == self.running.seat else []
        if self.copy:
            mask = bytearray(len(self.mask))
            self.numbers.fill(mask, options, 1)
            return {"observation": np.frombuffer(seen[:], np.uint8), "action_mask": np.frombuffer(mask, np.int8)}
        self.numbers.fill(self.mask, self.filled, 0)
        self.numbers.fill(self.mask, options, 1)
        self.filled = options
        return self.shown

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = int(action)
        if not self.running.allows(number):
            raise BadCall(f"action {number} is not an option of {agent} now; see its action mask")
        self._cumulative_rewards[agent] = 0.0
        self.running.answer(self.actions[number])
        self.select()

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(f"{key}: {value}" for key, value in look(self.match, WATCHER).json().items())

    def close(self) -> None:
        """Nothing needs to be closed."""


def observation_space(numbers: Numbers) -> Any:
    """The space of one seat's observation and mask."""
    seen = spaces.Box(0, MOST, (numbers.size,), np.uint8)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (numbers.width,), np.int8)})


def random_steps(table: TesseraEnv, seconds: float, rng: Random) -> float:
    """Steps per second of random play through PettingZoo's own loop (`agent_iter`, `last`, `step`), without the final ones.

    The mask is searched as booleans, for which numpy is many times faster than for whole numbers.
    """
    steps, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds or not steps:
        table.reset()
        for _ in table.agent_iter():
            seen, _, ended, cut, _ = table.last()
            if ended or cut:
                table.step(None)
                continue
            legal = seen["action_mask"].view(bool).nonzero()[0]
            table.step(legal[int(rng.random() * len(legal))])
            steps += 1
    return steps / spent


def main() -> None:
    from tessera.compiled import describe

    table = env(sys.argv[1] if len(sys.argv) > 1 else next(iter(GAMES)))
    table.reset(seed=1)
    rate = random_steps(table, 5, Random(1))
    print(f"{rate:,.0f} steps/s through PettingZoo's loop in {table.game.id}, the engine is {describe()}")


if __name__ == "__main__":
    main()
