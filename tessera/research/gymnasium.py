"""Matches side by side as a vector environment of Gymnasium: one seat learns, agents play the others.

    envs = VectorEnv("tides-of-time", num_envs=256, rivals="greedy")
    observations, infos = envs.reset(seed=1)
    observations, rewards, terminations, truncations, infos = envs.step(actions)

An observation is a dictionary with the numbers of `observation` and the `action_mask` of all matches. A match that ends begins
anew in the same step (`AutoresetMode.SAME_STEP`); `infos["final_obs"]` holds its last observation. Match i follows from the
seed `seed + i` and from the actions, and from nothing else: not from the other matches, nor from the number of processes.
"""

from __future__ import annotations

from typing import Any

from tessera.core.refusal import BadCall
from tessera.games import find_game
from tessera.research import HOW
from tessera.research.numbers import np
from tessera.research.pettingzoo import observation_space
from tessera.research.plan import RANDOM, Array, Plan
from tessera.research.workers import Workers

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as Base
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise BadCall(f"a vector environment needs {error.name}: {HOW}") from None


class VectorEnv(Base):  # type: ignore[misc,type-arg,unused-ignore]
    """Matches of one game side by side, for a learner that always has the same seat.

    `rivals` is an agent as `tessera match` takes it: `random`, `greedy`, a level, `ismcts:simulations=50`. Without `copy`, the
    observations that are returned are written again by the next step.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        learner: int = 0,
        rivals: str = RANDOM,
        processes: int = 1,
        copy: bool = True,
    ) -> None:
        plan = Plan(game, seats, options, num_envs, learner, rivals)
        numbers = plan.numbers()
        self.num_envs = num_envs
        self.learner = learner
        self.copy = copy
        self.actions = numbers.actions
        """The players' actions, by number."""
        self.metadata = {
            "name": f"{game}_v{find_game(game).version}",
            "render_modes": [],
            "autoreset_mode": AutoresetMode.SAME_STEP,
        }
        self.single_observation_space = observation_space(numbers)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = spaces.Discrete(numbers.width)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.workers = Workers(plan, processes)
        self.every = np.arange(num_envs)
        self.no_actions = np.zeros(numbers.width, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Begin all matches anew. Match i follows from `seed + i`; without a seed, from one that the last seed leads to."""
        super().reset(seed=seed)
        self.workers.reset(seed if seed is not None else int(self.np_random.integers(1 << 31)))
        return self.observations(), {}

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """Answer in every match, by the numbers of the actions. If one is illegal, none is played."""
        self.workers.step(self.every, np.asarray(actions))
        arrays = self.workers.arrays
        ended = arrays.ended.copy()
        infos: dict[str, Any] = {}
        if ended.any():
            infos = {"final_obs": self.final_observations(ended), "_final_obs": ended.copy()}
        rewards = arrays.rewards[:, self.learner].astype(np.float64)
        return self.observations(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def observations(self) -> dict[str, Array]:
        arrays = self.workers.arrays
        if not self.copy:
            return {"observation": arrays.observations, "action_mask": arrays.masks}
        return {"observation": arrays.observations.copy(), "action_mask": arrays.masks.copy()}

    def final_observations(self, ended: Array) -> Array:
        """For each match that ended its last observation, as Gymnasium packs them: an array of dictionaries."""
        found = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(ended):
            found[row] = {"observation": self.workers.arrays.final[row].copy(), "action_mask": self.no_actions.copy()}
        return found

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        self.workers.close()
