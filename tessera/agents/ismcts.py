"""An agent that thinks: information-set Monte Carlo tree search from a view alone."""

from __future__ import annotations

import time
from random import Random

from tessera.agents.base import Agent
from tessera.agents.search import Search
from tessera.core.game import Game
from tessera.core.view import View

CHECK = 16
"""Simulations between two looks at the clock."""


class SearchAgent(Agent):
    """Imagines worlds that fit its view, searches them together, and takes what it tried most."""

    about = "searches imagined worlds (information-set Monte Carlo tree search)"

    def __init__(
        self,
        game: Game,
        seed: int,
        simulations: int = 400,
        seconds: float = 0.0,
        explore: float = 0.7,
        depth: int = 40,
        width: float = 0.0,
        follow: float = 0.0,
    ) -> None:
        self.game = game
        self.rng = Random(seed)
        self.simulations = simulations
        """How many simulations a decision may take; with a time limit it is the lesser of both."""
        self.seconds = seconds
        self.explore = explore
        self.depth = depth
        self.width = width
        self.follow = follow
        self.last: Search | None = None

    def choose(self, view: View, options: list[str]) -> str:
        if len(options) == 1:
            return options[0]
        search = self.think(view)
        tried = search.tried(view.seat)
        codes = {option: view.box.actions.by_text[option].code for option in options}
        return max(options, key=lambda option: tried[codes[option]].visits if codes[option] in tried else -1)

    def think(self, view: View) -> Search:
        search = Search(self.game.bot, self.rng, self.explore, self.depth, self.width, self.follow)
        until = time.perf_counter() + self.seconds if self.seconds else 0.0
        while search.n_simulations < self.simulations:
            search.simulate(view)
            if until and search.n_simulations % CHECK == 0 and time.perf_counter() > until:
                break
        self.last = search
        return search

    def explain(self, view: View, option: str) -> str:
        search = self.last if self.last is not None else self.think(view)
        choice = search.tried(view.seat).get(view.box.actions.by_text[option].code)
        if choice is None or not choice.visits:
            return "I did not try it"
        return f"{choice.value / choice.visits:.0%} to win in {choice.visits} of {search.n_simulations} imagined games"
