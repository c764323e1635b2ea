"""Information-set Monte Carlo tree search over imagined worlds.

Each simulation imagines a world from the root seat's view, descends the tree, plays on from its edge, and adds the result
to every choice on the path, from the point of view of the seat that chose. Draws are sampled and are not branches (the tree
is open-loop), so a node stands for a sequence of choices and not for one order of the deck. Where several seats answer at
once, each chooses by its own statistics without knowing the others' answers; all answers together select the child.
"""

from __future__ import annotations

import math
import time
from random import Random
from typing import Final

from tessera.core.action import Action
from tessera.core.bot import Bot
from tessera.core.playout import weighted
from tessera.core.seats import CHANCE
from tessera.core.state import State
from tessera.core.view import View, imagine

ENDLESS: Final = 1_000_000_000
"""A depth that no match reaches."""
UNTIED: Final = -1
"""Simulations share no luck: each draws on from where the generator stands."""
CLOCK_INTERVAL: Final = 8
"""The number of answers in a playout between two looks at the clock."""


class Choice:
    """A seat's statistics on one option at one node."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.offered = 0
        """The number of times it was among the options, which differ from world to world."""
        self.value = 0.0
        """The sum of the results of its visits."""


class Node:
    """A sequence of choices from the root. Every seat that chooses here has statistics of its own."""

    def __init__(self) -> None:
        self.choices: dict[int, dict[int, Choice]] = {}
        self.children: dict[int, Node] = {}


class Search:
    """A search for one decision of one seat."""

    def __init__(self, bot: Bot, rng: Random, explore: float, depth: int, width: float, follow: float) -> None:
        self.bot = bot
        self.rng = rng
        self.explore = explore
        """The exploration constant of UCB."""
        self.depth = depth
        """The number of answers beyond the tree after which a playout is cut off and judged; 0 plays to the end."""
        self.width = width
        """Progressive widening: a node admits this many times the square root of its visits options. 0 admits all at once."""
        self.follow = follow
        """The probability that an answer in a playout follows the bot instead of being random."""
        self.players: list[Bot] = []
        """The bot that each seat follows in playouts; empty if all follow `bot`."""
        self.luck = UNTIED
        """A seed from which the generator is seeded anew in every turn of a playout. Playouts that differ in one turn, and in
        how many numbers they drew there, have the same luck in the next."""
        self.until = math.inf
        """The time at which a simulation is broken off, wherever it stands."""
        self.root = Node()
        self.n_simulations = 0

    def simulate(self, view: View) -> None:
        """Run one simulation in a newly imagined world."""
        s = imagine(view, self.rng)
        node = self.root
        path: list[Choice] = []
        seats: list[int] = []
        grown = False
        while s.agenda and not grown:
            waiting = s.waiting()
            if waiting[0] == CHANCE:
                s.apply(CHANCE, self.draw(s))
                continue
            joint = 0
            for seat in waiting:
                action, choice = self.select(node, s, seat)
                grown = grown or choice.visits == 0
                path.append(choice)
                seats.append(seat)
                joint = joint * 65599 + action.code + 2
                s.apply(seat, action)
            child = node.children.get(joint)
            if child is None:
                child = Node()
                node.children[joint] = child
            node = child
        self.play_on(s)
        self.learn(s, path, seats)
        self.n_simulations += 1

    def after(self, seat: int, code: int) -> Search | None:
        """The subtree below an answer as a search of its own, if the next question is put to the same seat alone."""
        child = self.root.children.get(code + 2)
        if child is None or list(self.root.choices) != [seat] or list(child.choices) != [seat]:
            return None
        search = Search(self.bot, self.rng, self.explore, self.depth, self.width, self.follow)
        search.root = child
        for choice in child.choices[seat].values():
            search.n_simulations += choice.visits
        return search

    def draw(self, s: State) -> Action:
        """A random draw of chance, by its weights."""
        options = s.options(CHANCE)
        weights = s.agenda[-1].weights(s)
        if weights:
            return options[weighted(weights, self.rng.random())]
        return options[int(self.rng.random() * len(options))]

    def select(self, node: Node, s: State, seat: int) -> tuple[Action, Choice]:
        """The option with the largest upper confidence bound, and its statistics. Among equals the lot decides."""
        options = s.options(seat)
        known = node.choices.get(seat)
        if known is None:
            known = {}
            node.choices[seat] = known
        self.admit(known, s, seat, options)
        best: Action | None = None
        best_choice: Choice | None = None
        best_bound = -1e9
        n_best = 0
        for option in options:
            choice = known.get(option.code)
            if choice is None:
                continue
            choice.offered += 1
            bound = self.upper_bound(choice)
            if bound < best_bound:
                continue
            n_best = n_best + 1 if bound == best_bound else 1
            if n_best == 1 or self.rng.random() * n_best < 1.0:
                best, best_choice, best_bound = option, choice, bound
        assert best is not None
        assert best_choice is not None
        return best, best_choice

    def upper_bound(self, choice: Choice) -> float:
        """UCB1 with the bot's prior, whose influence fades with the visits; untried options come first."""
        if choice.visits == 0:
            return 1e3 + choice.prior
        spread = self.explore * math.sqrt(math.log(choice.offered + 1.0) / choice.visits)
        return choice.value / choice.visits + spread + choice.prior / (choice.visits + 1)

    def admit(self, known: dict[int, Choice], s: State, seat: int, options: list[Action]) -> None:
        """Add new options to the node, the bot's favourites first, as many as progressive widening allows."""
        fresh = [option for option in options if option.code not in known]
        if not fresh:
            return
        listed = len(options) - len(fresh)
        if self.width > 0 and listed:
            visits = 0
            for choice in known.values():
                visits += choice.visits
            room = int(self.width * math.sqrt(visits + 1.0)) + 1 - listed
            if room <= 0:
                return
        else:
            room = len(fresh) if self.width <= 0 else 2
        if len(options) == 1:
            known[fresh[0].code] = Choice(0.0)
            return
        weights = self.bot.weigh(s, seat, options)
        low, high = min(weights), max(weights)
        scale = high - low if high > low else 1.0
        prior = {options[i].code: (weights[i] - low) / scale for i in range(len(options))}
        if room < len(fresh):
            self.rng.shuffle(fresh)  # so that equals are admitted by lot
            fresh.sort(key=lambda option: -prior[option.code])
        for option in fresh[:room]:
            known[option.code] = Choice(prior[option.code])

    def play_on(self, s: State) -> int:
        """Play on from the edge of the tree to the end, or until depth or time is used up; the number of answers played."""
        most = self.depth if self.depth > 0 else ENDLESS
        left = most
        turn = -1
        while s.agenda and left > 0:
            if self.luck != UNTIED and self.bot.turn(s) != turn:
                turn = self.bot.turn(s)
                self.rng.seed((turn << 32) + self.luck)
            step = s.agenda[-1]
            seat = step.waiting(s)[0]
            if seat == CHANCE:
                s.apply(CHANCE, self.draw(s))
                continue
            options = step.options(s, seat)
            s.apply(seat, self.advised(s, seat, options))
            left -= 1
            if left % CLOCK_INTERVAL == 0 and self.is_late():
                break
        return most - left

    def is_late(self) -> bool:
        return self.until < math.inf and time.perf_counter() > self.until

    def advised(self, s: State, seat: int, options: list[Action]) -> Action:
        """An answer in a playout: the bot's with the probability `follow`, else a random one."""
        if len(options) == 1:
            return options[0]
        if self.follow >= 1 or (self.follow > 0 and self.rng.random() < self.follow):
            bot = self.players[seat] if self.players else self.bot
            weights = bot.weigh(s, seat, options)
            best = 0
            for i in range(len(weights)):
                if weights[i] > weights[best]:
                    best = i
            return options[best]
        return options[int(self.rng.random() * len(options))]

    def learn(self, s: State, path: list[Choice], seats: list[int]) -> None:
        """Add the result of the simulation to every choice on the path, each for its own seat."""
        values = self.judge(s)
        for i in range(len(path)):
            path[i].visits += 1
            path[i].value += values[seats[i]]

    def judge(self, s: State) -> list[float]:
        """The result for each seat: 1 for a win, a share of 1 for a shared win; the bot judges unfinished positions."""
        if s.agenda:
            return self.bot.values(s)
        return s.shares()

    def tried(self, seat: int) -> dict[int, Choice]:
        """The root seat's statistics on its options, by action code."""
        return self.root.choices.get(seat, {})
