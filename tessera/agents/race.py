"""An agent that compares: it plays on from each of the bot's favourites in the same imagined worlds.

Where a decision moves the chances by a few hundredths, figures of different worlds drown it. Here every option meets the
same worlds and the same luck, those that fall clearly behind leave the race, and the bot's own favourite is given up only
for one that has proved better. It looks one decision deep, and judges it by how advised players would go on.
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
"""Worlds in which the bot is asked for its favourites."""
LEAST = 4
"""Worlds before anybody leaves the race."""
DROP = 2.5
"""Standard errors behind the leader at which an option leaves,"""
FEW = 4.0
"""and by how much more so after few worlds, whose spread says little: so many worlds double it."""
PROOF = 4.0
"""Standard errors behind at which the favourite leaves too, and the race may end,"""
PROVED = 32
"""in so many worlds at least: who looks after every world finds anything clearly behind for once."""
WORLDS = 8
"""As many worlds as time must suffice for; on a slow machine the imagined games are cut off earlier for it."""
SHALLOW = 5
"""But never earlier than after so many answers."""
TRIAL = 0.1
"""The share of its time that an agent spends at most to find out how fast it is here."""
ALIKE = 16
"""Worlds after which one that has done in each exactly as the leader leaves too: it is the same by another name."""


class Runner:
    """An option in the race: how it ended for the seat in every world so far."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def lead(self, other: Runner) -> tuple[float, float]:
        """How far it is ahead of another that ran in the same worlds, and the error of that, larger than it looks at first."""
        gaps = [own - its for own, its in zip(self.values, other.values, strict=False)]
        n = len(gaps)
        if n < 2:
            return 0.0, math.inf
        mean = sum(gaps) / n
        return mean, (1.0 + FEW / n) * math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / (n - 1) / n)


class RaceAgent(Agent):
    """Lets the bot's favourites race, and takes the favourite unless another has proved better."""

    about = "plays on from each of the bot's favourites in the same imagined worlds"

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
        """How many worlds are played on in all; with a time limit it is the lesser of both."""
        self.seconds = seconds
        self.depth = depth
        """How many answers an imagined game has at most before it is judged; on a slow machine fewer."""
        self.breadth = breadth
        """How many of the bot's favourites run."""
        self.caution = caution
        """By how many standard errors another must lead the favourite to be taken."""
        self.untuned_rivals = untuned_rivals
        """How likely a rival in an imagined world follows the plain advice: nobody knows how others think."""
        self.playing = Search(self.bot, Random(seed), 0.0, depth, 0.0, follow)
        self.last: list[Runner] = []

    def choose(self, view: View, options: list[str]) -> str:
        if len(options) == 1:
            return options[0]
        self.last = self.race(view, options)
        return self.winner(self.last).action.text

    def race(self, view: View, options: list[str]) -> list[Runner]:
        """All who ran, the bot's favourite first."""
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
        """How far to play on: as far as was asked for, if at this machine's pace there is time for enough worlds."""
        start = time.perf_counter()
        self.playing.until = start + TRIAL * self.seconds
        n_answers = max(1, self.playing.play_on(world))
        pace = (time.perf_counter() - start) / n_answers
        n_simulations = min(WORLDS * n_runners, self.simulations)
        affordable = max(SHALLOW, int(self.seconds / (n_simulations * pace)))
        return min(self.depth or affordable, affordable)

    def favourites(self, view: View, options: set[str]) -> list[Action]:
        """What the bot likes best, by its word in a few worlds."""
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
        """One world for all: what is hidden is the same, and so is the luck, from turn to turn anew.
        If time is up before all have run, it counts for none."""
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
        """How each seat plays in a world: the own one as tuned as ever, rivals by lot."""
        return [self.plain if seat != own and self.rng.random() < self.untuned_rivals else self.bot for seat in range(seats)]

    def winner(self, runners: list[Runner]) -> Runner:
        """The best of those who ran to the end; the favourite, unless it is clearly beaten."""
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
        # Where the advice is settled nothing was tried, and it has its own reason.
        tried = [Message("why-searched", n=round(100 * runner.mean), m=len(runner.values))] if runner.values else []
        return [reason, *tried]


def still_running(running: list[Runner]) -> list[Runner]:
    """All but those that are clearly behind the leader. The favourite stays while there is anybody but one to beat it,
    and leaves for a proof only."""
    favourite, leader = running[0], max(running, key=lambda runner: runner.mean)
    kept = [runner for runner in running[1:] if runner is leader or not is_beaten(runner, leader)]
    ended = len(kept) == 1 and is_proved(kept[0], favourite)
    return kept if ended else [favourite, *kept]


def is_beaten(runner: Runner, leader: Runner) -> bool:
    behind, error = leader.lead(runner)
    alike = error == 0.0 and behind == 0.0 and len(runner.values) >= ALIKE
    return behind > DROP * error + 1e-9 or alike


def is_proved(runner: Runner, favourite: Runner) -> bool:
    ahead, error = runner.lead(favourite)
    return len(favourite.values) >= PROVED and ahead > PROOF * error
