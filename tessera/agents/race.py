"""An agent that compares the bot's favourite options by playouts in the same imagined worlds.

Most decisions change the probability of winning by a few percent, less than the noise between different worlds. Therefore
every option is tried in the same worlds with the same luck (common random numbers). Options that fall clearly behind are
dropped, and the bot's own favourite is replaced only by an option that is significantly better. The agent looks one
decision ahead and plays on by the bot's advice.
"""

from __future__ import annotations

import math
import time
from random import Random

from tessera.agents.base import Agent
from tessera.agents.search import Search
from tessera.core.action import Action
from tessera.core.bot import Bot
from tessera.core.event import Message
from tessera.core.game import Game
from tessera.core.state import State
from tessera.core.view import View, imagine

LOOKS = 3
"""The number of worlds in which the bot is asked for its favourites."""
LEAST = 4
"""The number of worlds before any option is dropped."""
DROP = 2.5
"""An option is dropped when it is this many standard errors behind the leader."""
FEW = 4.0
"""The standard error is enlarged by the factor 1 + FEW / n after n worlds, because the spread of few samples is unreliable."""
PROOF = 4.0
"""The favourite is dropped, and the race may end, only when it is this many standard errors behind."""
PROVED = 32
"""The least number of worlds before the favourite is dropped. A test repeated after every world would otherwise reject
something by chance sooner or later."""
WORLDS = 8
"""The number of worlds that the time must suffice for. On a slow machine the playouts are cut off earlier to reach it."""
SHALLOW = 5
"""Playouts are never cut off before this many answers."""
TRIAL = 0.1
"""The largest share of the time that is spent on measuring the speed of this machine."""
ALIKE = 16
"""An option that had exactly the leader's result in this many worlds is dropped: it amounts to the same."""


class Runner:
    """An option in the race, with its result for the seat in every world so far."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def lead(self, other: Runner) -> tuple[float, float]:
        """Its mean lead over another runner in the same worlds, and the enlarged standard error of that lead."""
        gaps = [own - its for own, its in zip(self.values, other.values, strict=False)]
        n = len(gaps)
        if n < 2:
            return 0.0, math.inf
        mean = sum(gaps) / n
        return mean, (1.0 + FEW / n) * math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / (n - 1) / n)


class RaceAgent(Agent):
    """Compares the bot's favourite options, and takes the first of them unless another proves better."""

    about = "compares the bot's favourite options by playouts in the same imagined worlds"

    def __init__(
        self,
        game: Game,
        seed: int,
        simulations: int = 120,
        seconds: float = 0.0,
        depth: int = 40,
        breadth: int = 4,
        caution: float = 1.0,
        follow: float = 1.0,
        untuned_rivals: float = 0.0,
    ) -> None:
        self.bot = game.search_bot
        self.plain = game.bot
        self.rng = Random(seed)
        self.simulations = simulations
        """The most playouts for one decision. With a time limit, whichever is reached first ends the race."""
        self.seconds = seconds
        self.depth = depth
        """The most answers in a playout before it is cut off and judged by the bot; fewer on a slow machine."""
        self.breadth = breadth
        """The number of favourite options that are compared."""
        self.caution = caution
        """The number of standard errors by which another option must lead the favourite to be taken."""
        self.untuned_rivals = untuned_rivals
        """The probability that a simulated rival plays the untuned bot, so that the search does not assume that rivals
        think as we do."""
        self.playing = Search(self.bot, Random(seed), 0.0, depth, 0.0, follow)
        self.last: list[Runner] = []

    def choose(self, view: View, options: list[str]) -> str:
        if len(options) == 1:
            return options[0]
        self.last = self.race(view, options)
        return self.winner(self.last).action.text

    def race(self, view: View, options: list[str]) -> list[Runner]:
        """Compare the options within the limits; all runners, the bot's favourite first."""
        runners = [Runner(action) for action in self.favourites(view, set(options))]
        world = imagine(view, self.rng)
        if self.bot.settled(world, view.seat, world.options(view.seat)):
            return runners[:1]
        until = time.perf_counter() + self.seconds if self.seconds else math.inf
        self.playing.depth = self.depth
        if self.seconds and self.simulations >= len(runners) > 1:
            self.playing.depth = self.reach(world, len(runners))
        self.playing.until = until
        left, running = self.simulations, runners
        while left >= len(running) > 1 and not self.playing.is_late():
            self.run(view, running)
            left -= len(running)
            if len(running[0].values) >= LEAST:
                running = still_running(running)
        return runners

    def reach(self, world: State, n_runners: int) -> int:
        """The depth of the playouts: the one asked for, or less if this machine would be too slow for enough worlds."""
        start = time.perf_counter()
        self.playing.until = start + TRIAL * self.seconds
        n_answers = max(1, self.playing.play_on(world))
        pace = (time.perf_counter() - start) / n_answers
        n_simulations = min(WORLDS * n_runners, self.simulations)
        affordable = max(SHALLOW, int(self.seconds / (n_simulations * pace)))
        return min(self.depth or affordable, affordable)

    def favourites(self, view: View, options: set[str]) -> list[Action]:
        """The options with the largest sum of the bot's weights in a few worlds, best first."""
        listed: list[Action] = []
        liked: list[float] = []
        for _ in range(LOOKS):
            world = imagine(view, self.rng)
            listed = [action for action in world.options(view.seat) if action.text in options]
            weights = self.bot.weigh(world, view.seat, listed)
            liked = [a + b for a, b in zip(liked, weights, strict=True)] if liked else weights
        order = sorted(range(len(listed)), key=lambda i: -liked[i])
        return [listed[i] for i in order[: self.breadth]]

    def run(self, view: View, running: list[Runner]) -> None:
        """Try all running options in one more world, with the same hidden cards and the same luck in every turn.

        If time runs out before all are tried, the world is not counted.
        """
        world = imagine(view, self.rng)
        self.playing.luck = self.rng.getrandbits(32)
        if self.untuned_rivals:
            self.playing.players = self.company(world.box.seats, view.seat)
        ends: list[float] = []
        for runner in running:
            s = world.clone()
            s.apply(view.seat, runner.action)
            self.playing.play_on(s)
            if self.playing.is_late():
                return
            ends.append(self.playing.judge(s)[view.seat])
        for runner, end in zip(running, ends, strict=True):
            runner.values.append(end)

    def company(self, seats: int, own: int) -> list[Bot]:
        """The bot of each seat in one world: the tuned bot for the agent's own seat, a random one of both for each rival."""
        return [self.plain if seat != own and self.rng.random() < self.untuned_rivals else self.bot for seat in range(seats)]

    def winner(self, runners: list[Runner]) -> Runner:
        """The favourite, unless another runner that was never dropped leads it clearly."""
        favourite, longest = runners[0], max(len(runner.values) for runner in runners)
        best = max((runner for runner in runners if len(runner.values) == longest), key=lambda runner: runner.mean)
        if best is favourite or len(favourite.values) < longest:
            return best
        ahead, error = best.lead(favourite)
        return best if ahead > self.caution * error else favourite

    def explain(self, view: View, option: str) -> list[Message]:
        runners = self.last or self.race(view, [action.text for action in imagine(view, self.rng).options(view.seat)])
        runner = next((each for each in runners if each.action.text == option), None)
        if runner is None:
            return [Message("why-untried")]
        reason = self.bot.explain(imagine(view, self.rng), view.seat, runner.action)
        # Where the bot is sure of its choice nothing was tried, and its own reason is all there is to say.
        tried = [Message("why-searched", n=round(100 * runner.mean), m=len(runner.values))] if runner.values else []
        return [reason, *tried]


def still_running(running: list[Runner]) -> list[Runner]:
    """The runners that are not clearly behind the leader.

    The favourite stays as long as several others run, and is dropped only when the last of them proves better.
    """
    favourite, leader = running[0], max(running, key=lambda runner: runner.mean)
    kept = [runner for runner in running[1:] if runner is leader or not is_beaten(runner, leader)]
    ended = len(kept) == 1 and is_proved(kept[0], favourite)
    return kept if ended else [favourite, *kept]


def is_beaten(runner: Runner, leader: Runner) -> bool:
    """True if a runner is clearly behind the leader, or has had the same results for long enough."""
    behind, error = leader.lead(runner)
    alike = error == 0.0 and behind == 0.0 and len(runner.values) >= ALIKE
    return behind > DROP * error + 1e-9 or alike


def is_proved(runner: Runner, favourite: Runner) -> bool:
    """True if enough worlds show that a runner is better than the favourite."""
    ahead, error = runner.lead(favourite)
    return len(favourite.values) >= PROVED and ahead > PROOF * error
