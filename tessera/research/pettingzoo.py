"""Every game as a PettingZoo environment (AEC), with flat observations and action masks.

    env = tessera.research.pettingzoo.env("tides-of-time")

    python -m tessera.research.pettingzoo [GAME]    how many steps it makes in a second of processor time

Where several seats answer at once they are asked one after the other, and nobody sees an answer before all are in.
"""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Any

from tessera.core.playout import weighted
from tessera.core.refusal import BadCall
from tessera.core.seats import CHANCE, WATCHER
from tessera.core.view import look
from tessera.games import find_game
from tessera.research import HOW
from tessera.research.observe import features_of, rewards

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as error:
    raise BadCall(f"a PettingZoo environment needs {error.name}: {HOW}") from None


def env(
    game: str, seats: int | None = None, options: dict[str, Any] | None = None, render_mode: str | None = None
) -> TesseraEnv:
    """An environment of a game."""
    return TesseraEnv(game, seats, options, render_mode)


class TesseraEnv(AECEnv):  # type: ignore[misc,type-arg,unused-ignore]
    """A match as PettingZoo steps through it. Rewards come at the end: 1 for the only winner, and all add up to nothing."""

    def __init__(
        self, game: str, seats: int | None = None, options: dict[str, Any] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.game = find_game(game)
        self.box = self.game.box(seats if seats is not None else self.game.seats[0], options)
        self.features = features_of(self.game)
        self.metadata = {"name": f"{game}_v{self.game.version}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.box.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        n_actions, size = len(self.box.actions.all), self.features.size(self.box)
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (n_actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(n_actions) for agent in self.possible_agents}
        self.n_actions = n_actions
        self.rng = Random()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.rng = Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.match = self.game.begin(self.box)
        self.go_on()

    def go_on(self) -> None:
        """Draw what is to be drawn; then somebody is asked, or the match is over."""
        s, rng = self.match, self.rng
        while s.agenda:
            seat = s.agenda[-1].waiting(s)[0]
            if seat != CHANCE:
                self.agent_selection = self.possible_agents[seat]
                return
            options, weights = s.options(CHANCE), s.agenda[-1].weights(s)
            s.apply(CHANCE, options[weighted(weights, rng.random()) if weights else int(rng.random() * len(options))])
        for agent, reward in zip(self.possible_agents, rewards(s), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        mask = np.zeros(self.n_actions, np.int8)
        if self.match.agenda and agent == self.agent_selection:
            for option in self.match.options(seat):
                mask[option.code] = 1
        return {"observation": np.array(self.features.vector(look(self.match, seat)), np.float32), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        chosen = self.box.actions.all[int(action)]
        if chosen not in self.match.options(seat):
            raise BadCall(f"'{chosen.text}' is not an option of {agent} now; see its action mask")
        self._cumulative_rewards[agent] = 0.0
        self.match.apply(seat, chosen)
        self.go_on()
        if not self.match.agenda:
            self._accumulate_rewards()

    def render(self) -> str | None:
        """The scores and what each place shows to a spectator, as text."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(f"{key}: {value}" for key, value in look(self.match, WATCHER).json().items())

    def close(self) -> None:
        """Nothing is open."""


def random_steps(table: TesseraEnv, seconds: float, rng: Random) -> float:
    """Steps a second of random play through PettingZoo's own loop, `agent_iter`, `last` and `step`; `None`s not counted."""
    steps, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds or not steps:
        table.reset()
        for _ in table.agent_iter():
            seen, _, ended, cut, _ = table.last()
            if ended or cut:
                table.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            table.step(legal[int(rng.random() * len(legal))])
            steps += 1
    return steps / spent


def main() -> None:
    from tessera.arena.bench import compiled

    table = env(sys.argv[1] if len(sys.argv) > 1 else "tides-of-time")
    table.reset(seed=1)
    rate = random_steps(table, 5, Random(1))
    kind = "compiled" if compiled() else "interpreted"
    print(f"{rate:,.0f} steps/s through PettingZoo's loop in {table.game.id}, with the {kind} engine")


if __name__ == "__main__":
    main()
