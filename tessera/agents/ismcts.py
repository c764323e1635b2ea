"""An agent that searches: information-set Monte Carlo tree search, from a view alone."""

from __future__ import annotations

import math
import time
from random import Random

from tessera.agents.base import Agent
from tessera.agents.search import Search
from tessera.core.event import Message
from tessera.core.game import Game
from tessera.core.view import View, imagine


class SearchAgent(Agent):
    """Imagines worlds that fit its view, searches them in one tree, and takes the option with the most visits."""

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
        self.bot = game.search_bot
        self.rng = Random(seed)
        self.simulations = simulations
        """The most simulations for one decision. With a time limit, whichever is reached first ends the search."""
        self.seconds = seconds
        self.explore = explore
        self.depth = depth
        self.width = width
        self.follow = follow
        self.last: Search | None = None
        self.kept: Search | None = None
        """The subtree below the option that was chosen, for reuse if this seat is asked again at once."""
        self.seen: View | None = None
        """The view from which that subtree was searched."""

    def choose(self, view: View, options: list[str]) -> str:
        code = view.box.actions.by_text[options[0]].code
        chosen = options[0]
        if len(options) > 1:
            tried = self.think(view).tried(view.seat)
            codes = {option: view.box.actions.by_text[option].code for option in options}
            chosen = max(options, key=lambda option: tried[codes[option]].visits if codes[option] in tried else -1)
            code, self.kept, self.seen = codes[chosen], self.last, view
        if self.kept is not None:
            self.kept = self.kept.after(view.seat, code)
        return chosen

    def reused(self, view: View) -> Search | None:
        """The subtree of the last decision, if this decision follows from it and nothing was revealed in between."""
        if self.kept is None or self.seen is None or self.seen.box is not view.box or self.seen.seat != view.seat:
            return None
        same = all(self.seen.n_unseen(place) == view.n_unseen(place) for place in range(len(view.places)))
        return self.kept if same else None

    def think(self, view: View) -> Search:
        search = self.reused(view) or Search(self.bot, self.rng, self.explore, self.depth, self.width, self.follow)
        search.until = time.perf_counter() + self.seconds if self.seconds else math.inf
        while search.n_simulations < self.simulations:
            search.simulate(view)
            if search.is_late():
                break
        self.last = search
        return search

    def explain(self, view: View, option: str) -> list[Message]:
        search = self.last if self.last is not None else self.think(view)
        choice = search.tried(view.seat).get(view.box.actions.by_text[option].code)
        if choice is None or not choice.visits:
            return [Message("why-untried")]
        world = imagine(view, self.rng)
        reason = self.bot.explain(world, view.seat, view.box.actions.by_text[option])
        return [reason, Message("why-searched", n=round(100 * choice.value / choice.visits), m=choice.visits)]
