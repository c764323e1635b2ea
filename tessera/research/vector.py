"""Thousands of matches of any game stepped by one call, as preallocated arrays, for the self-play of all seats.

    matches = SelfPlay("the-ancient-world", n=1024, seats=2, seed=1)
    while training:
        actions = policy(matches.observations, matches.masks)       # one number for each match
        matches.step(actions)
        learn(matches.rewards, matches.ended)

    python -m tessera.research.vector [GAME] [--seats K] [--matches N] [--processes P]     measures its speed

In every match one seat is asked at a time, `matches.seats`; seats that answer at once are asked one after the other, and
nobody sees an answer before all are in. A match that ends begins anew in the same step: its row of `rewards` holds what each
seat receives, and its observation is the first of the next match. Row i shows the same matches as the PettingZoo environment
with the seed `seed + i`.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from typing import Any

from tessera.core.refusal import BadCall
from tessera.games import GAMES
from tessera.research.numbers import np
from tessera.research.plan import Array, Plan
from tessera.research.workers import Workers


class SelfPlay:
    """Matches of one game side by side, in which all seats are played from outside.

    The arrays are written in place by every step:

    - `observations` (n, size) and `masks` (n, actions): what the seat that is asked knows, and 1 for each of its options;
    - `seats` (n): the seat that is asked;
    - `rewards` (n, seats) and `ended` (n): what a match that ended in this step pays; zero for all others.
    """

    def __init__(
        self,
        game: str,
        n: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        processes: int = 1,
    ) -> None:
        plan = Plan(game, seats, options, n)
        self.n = n
        self.workers = Workers(plan, processes)
        arrays = self.workers.arrays
        self.observations, self.masks, self.seats = arrays.observations, arrays.masks, arrays.seats
        self.rewards, self.ended = arrays.rewards, arrays.ended
        self.actions = plan.numbers().actions
        """The players' actions, by number."""
        self.every = np.arange(n)
        self.rng = Random(seed)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all matches anew. Match i follows from `seed + i`."""
        self.workers.reset(seed)

    def step(self, actions: Array) -> None:
        """Answer in every match, by the numbers of the actions. If one is illegal, none is played."""
        self.workers.step(self.every, np.asarray(actions))

    def step_some(self, rows: Array, actions: Array) -> None:
        """Answer in some of the matches, given by their rows. The others wait."""
        rows = np.asarray(rows)
        if len(np.unique(rows)) != len(rows):
            raise BadCall("a step answers only once in each match")
        self.workers.step(rows, np.asarray(actions))

    def sample(self) -> Array:
        """A random option of each match."""
        return self.workers.sample(self.rng.getrandbits(32))

    def close(self) -> None:
        """End the processes, and remove the file that they share. The arrays stay as they are."""
        self.workers.close()

    def __enter__(self) -> SelfPlay:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def random_decisions(matches: SelfPlay, seconds: float, clock: Any = time.process_time) -> float:
    """Decisions per second in random play, by a clock."""
    steps, began = 0, clock()
    while (spent := clock() - began) < seconds or not steps:
        matches.step(matches.sample())
        steps += 1
    return float(steps * matches.n / spent)


def main() -> None:
    from tessera.compiled import describe

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default=next(iter(GAMES)))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--matches", type=int, default=256)
    parser.add_argument("--processes", type=int, default=1, help="more than one are measured in time on the clock (default: 1)")
    parser.add_argument("--seconds", type=float, default=5)
    args = parser.parse_args()
    alone = args.processes == 1
    with SelfPlay(args.game, args.matches, args.seats, processes=args.processes) as matches:
        rate = random_decisions(matches, args.seconds, time.process_time if alone else time.perf_counter)
        what = "second of processor time" if alone else f"second on the clock with {args.processes} processes"
        print(f"{rate:,.0f} decisions per {what} in {args.matches} matches of {args.game}; the engine is {describe()}")


if __name__ == "__main__":
    main()
