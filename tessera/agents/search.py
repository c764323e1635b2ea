"""Search: a tree over imagined worlds, in which every seat learns from what it could know.

Each simulation imagines a world from the root seat's view, walks down the tree, plays on from its edge, and tells every
node on the way how it ended for the seat that chose there. Draws are sampled and are no branches (the tree is open-loop),
so that a node stands for a line of choices and not for one deck. Where several seats answer at once each chooses by its
own figures, blind to the others, and the answers together lead on.
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
"""More answers than any match has."""
UNTIED: Final = -1
"""No luck in common: simulations draw on from each other."""
GLANCE: Final = 8
"""So many imagined answers lie between two looks at the clock."""


class Choice:
    """What a seat has learnt about one option at one node."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.offered = 0
        """How often it could have been chosen: options differ from world to world."""
        self.value = 0.0


class Node:
    """A line of choices from the root. Every seat that chooses here keeps figures of its own."""

    def __init__(self) -> None:
        self.choices: dict[int, dict[int, Choice]] = {}
        self.children: dict[int, Node] = {}


class Search:
    """A search for one decision of one seat."""

    def __init__(self, bot: Bot, rng: Random, explore: float, depth: int, width: float, follow: float) -> None:
        self.bot = bot
        self.rng = rng
        self.explore = explore
        """How much the less tried is preferred."""
        self.depth = depth
        """After how many answers beyond the tree a simulation is cut off and judged; 0: it is played to its end."""
        self.width = width
        """How fast new options are admitted: so many times the square root of the visits. 0: all at once."""
        self.follow = follow
        """How often a simulation follows the bot's advice instead of chance."""
        self.players: list[Bot] = []
        """Whose advice each seat follows in a simulation; none: all follow the bot's."""
        self.luck = UNTIED
        """A seed from which every turn of a simulation takes its luck anew: simulations that differ in one turn, and in what
        they drew there, are as lucky in the next."""
        self.until = math.inf
        """When a simulation is broken off by the clock, wherever it stands."""
        self.root = Node()
        self.n_simulations = 0

    def simulate(self, view: View) -> None:
        """One imagined world, from the root to an end."""
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
        """The search of the question that this answer leads to, if it is put to the same seat alone."""
        child = self.root.children.get(code + 2)
        if child is None or list(self.root.choices) != [seat] or list(child.choices) != [seat]:
            return None
        search = Search(self.bot, self.rng, self.explore, self.depth, self.width, self.follow)
        search.root = child
        for choice in child.choices[seat].values():
            search.n_simulations += choice.visits
        return search

    def draw(self, s: State) -> Action:
        options = s.options(CHANCE)
        weights = s.agenda[-1].weights(s)
        if weights:
            return options[weighted(weights, self.rng.random())]
        return options[int(self.rng.random() * len(options))]

    def select(self, node: Node, s: State, seat: int) -> tuple[Action, Choice]:
        """The option that promises most, by its value so far, its prior and how little it was tried."""
        options = s.options(seat)
        known = node.choices.get(seat)
        if known is None:
            known = {}
            node.choices[seat] = known
        self.admit(known, s, seat, options)
        best: Action | None = None
        best_choice: Choice | None = None
        best_worth = -1e9
        for option in options:
            choice = known.get(option.code)
            if choice is None:
                continue
            choice.offered += 1
            worth = self.promise(choice)
            if worth > best_worth:
                best, best_choice, best_worth = option, choice, worth
        assert best is not None
        assert best_choice is not None
        return best, best_choice

    def promise(self, choice: Choice) -> float:
        if choice.visits == 0:
            return 1e3 + choice.prior
        spread = self.explore * math.sqrt(math.log(choice.offered + 1.0) / choice.visits)
        return choice.value / choice.visits + spread + choice.prior / (choice.visits + 1)

    def admit(self, known: dict[int, Choice], s: State, seat: int, options: list[Action]) -> None:
        """Let new options into the node, the bot's favourites first, as fast as the width allows."""
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
            fresh.sort(key=lambda option: -prior[option.code])
        for option in fresh[:room]:
            known[option.code] = Choice(prior[option.code])

    def play_on(self, s: State) -> int:
        """From the edge of the tree to the end, or as far as the depth and the time go: after how many answers it ended."""
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
            if left % GLANCE == 0 and self.is_late():
                break
        return most - left

    def is_late(self) -> bool:
        return self.until < math.inf and time.perf_counter() > self.until

    def advised(self, s: State, seat: int, options: list[Action]) -> Action:
        """An answer in a simulation: now and then by advice, else at random. Who always follows it needs no luck to."""
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
        """Tell every choice on the way how it ended for its seat."""
        values = self.judge(s)
        for i in range(len(path)):
            path[i].visits += 1
            path[i].value += values[seats[i]]

    def judge(self, s: State) -> list[float]:
        """For each seat 1 for a win, a share for a shared one; an unfinished position is judged by the bot."""
        if s.agenda:
            return self.bot.values(s)
        return s.shares()

    def tried(self, seat: int) -> dict[int, Choice]:
        """What the root seat has learnt of its options, by action code."""
        return self.root.choices.get(seat, {})
