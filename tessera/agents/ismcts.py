"""An agent that searches: information-set Monte Carlo tree search, from a view alone."""

from __future__ import annotations

import math
import time
from random import Random

from tessera.agents.base import Agent
from tessera.agents.greedy import settled_answer
from tessera.agents.search import Choice, Search
from tessera.core.event import Message
from tessera.core.game import Game
from tessera.core.view import View, imagine


class SearchAgent(Agent):
    """Imagines worlds that fit its view, searches them in one tree, and takes the option with the most visits.

    With few simulations many options have equally many. Then the better mean result decides, then the bot's advice, then
    the lot. Questions that the bot has settled are answered by its advice.
    """

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
            advised = settled_answer(self.bot, view, options, self.rng)
            if advised:
                self.last = self.kept = None
                return advised
            tried = self.think(view).tried(view.seat)
            codes = {option: view.box.actions.by_text[option].code for option in options}
            chosen = most_visited({option: tried.get(codes[option]) for option in options}, self.rng)
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
        world = imagine(view, self.rng)
        reason = self.bot.explain(world, view.seat, view.box.actions.by_text[option])
        if self.bot.settled(world, view.seat, world.options(view.seat)):
            return [reason]
        search = self.last if self.last is not None else self.think(view)
        choice = search.tried(view.seat).get(view.box.actions.by_text[option].code)
        if choice is None or not choice.visits:
            return [Message("why-untried")]
        return [reason, Message("why-searched", n=round(100 * choice.value / choice.visits), m=choice.visits)]


def most_visited(options: dict[str, Choice | None], rng: Random) -> str:
    """The option with the most visits; of several the one with the best mean result, then the one that is advised most."""
    ranks = {option: rank(choice) for option, choice in options.items()}
    best = max(ranks.values())
    return rng.choice([option for option, its in ranks.items() if its == best])


def rank(choice: Choice | None) -> tuple[int, float, float]:
    """Visits, mean result and advice of an option; one that the search did not admit ranks last."""
    if choice is None:
        return -1, 0.0, 0.0
    return choice.visits, choice.value / max(1, choice.visits), choice.prior
