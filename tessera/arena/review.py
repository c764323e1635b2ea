"""The review of a match in slices: the analysis of so many entries at a time, so that other work can come in between."""

from __future__ import annotations

import time
from dataclasses import asdict, replace
from typing import Any

from tessera.agents.ismcts import SearchAgent
from tessera.arena.analyse import Decision, Effort, Estimator, Stepper, draws_from
from tessera.arena.match import seed_of
from tessera.core.event import Message
from tessera.core.game import Game
from tessera.core.record import Record, in_force
from tessera.core.replay import ENTRY
from tessera.core.state import State
from tessera.core.view import imagine, look

EFFORT = Effort(simulations=60, playouts=32, depth=24)
"""What a table server spends on each entry. A chance out of so many playouts is good to about nine points."""
CONFIRMATIONS = 48
"""Worlds in which a costly answer and a better one are compared; a short search alone overrates what it has hardly tried."""
COSTLY = 0.03
"""Losses from here on are confirmed and explained."""
POINTS = 60
"""About how many points each curve of chances has."""


class Review:
    """An analysis that can stop after any entry. `n_done` entries are reviewed or were passed over."""

    def __init__(self, game: Game, record: Record, n_done: int = 0, effort: Effort = EFFORT) -> None:
        self.game = game
        self.entries = record.entries
        self.in_force = set(in_force(record.entries))
        """What was taken back counts neither as luck nor as a decision."""
        self.effort = effort
        self.estimator = Estimator(game, effort)
        self.stepper = Stepper(game, record)
        self.n_done = 0
        while self.n_done < n_done:
            self.pass_over()

    @property
    def stride(self) -> int:
        """One entry in so many has a point on the curves."""
        return max(1, len(self.entries) // POINTS)

    def pass_over(self) -> None:
        self.stepper.advance()
        self.n_done += 1

    def slice(self, seconds: float) -> dict[str, Any]:
        """Review entries for about so long, at least one, and return what was found."""
        begin = time.monotonic()
        found: dict[str, Any] = {"decisions": [], "draws": [], "moments": []}
        while self.n_done < len(self.entries):
            self.entry(found)
            if time.monotonic() - begin > seconds:
                break
        return {**found, "done": self.n_done}

    def entry(self, found: dict[str, Any]) -> None:
        match = ENTRY.fullmatch(self.entries[self.n_done])
        assert match is not None
        who, text = match.groups()
        number, state = self.n_done + 1, self.stepper.state
        if self.n_done not in self.in_force:
            pass
        elif who == "chance":
            if drawn := draws_from(self.entries, self.n_done):
                found["draws"].append(asdict(self.estimator.luck(state, self.n_done + len(drawn), drawn)))
        elif who != "host" and len(state.options(int(who))) > 1:
            found["decisions"].append(self.decision(state, number, int(who), text))
        self.pass_over()
        if number % self.stride == 0 or number == len(self.entries):
            found["moments"].append(asdict(self.estimator.moment(self.stepper.state, number)))

    def decision(self, s: State, number: int, seat: int, done: str) -> dict[str, Any]:
        """The judgement of an answer; a costly one is confirmed, unless the expert judged it, and explained."""
        judged = self.estimator.decision(s, number, seat, done)
        if judged.loss >= COSTLY and self.estimator.expert is None:
            judged = self.confirmed(s, judged)
        why = self.reasons(s, judged) if judged.loss >= COSTLY else []
        return {**asdict(judged), "why": [message.json(s.box.names) for message in why]}

    def confirmed(self, s: State, judged: Decision) -> Decision:
        """The loss as the mean difference of both answers in the same imagined worlds."""
        done, best = [self.mean_value(s, judged.entry, judged.seat, text) for text in (judged.done, judged.best)]
        return replace(judged, value=round(done, 4), loss=round(max(0.0, best - done), 4))

    def mean_value(self, s: State, number: int, seat: int, text: str) -> float:
        search = self.estimator.search(number, "confirm")
        view, action, total = look(s, seat), s.box.actions.by_text.get(text), 0.0
        if action is None:
            return self.estimator.chances(s, CONFIRMATIONS, number, "confirm", view_of=seat)[seat]
        for _ in range(CONFIRMATIONS):
            world = imagine(view, search.rng)
            world.apply(seat, action)
            search.play_on(world)
            total += search.judge(world)[seat]
        return total / CONFIRMATIONS

    def reasons(self, s: State, judged: Decision) -> list[Message]:
        """Why the better answer is better, in the words of the expert or of the bot."""
        view = look(s, judged.seat)
        if self.estimator.expert is not None:
            return self.estimator.advisers[judged.seat].explain(view, judged.done)
        agent = SearchAgent(self.game, seed_of(self.effort.seed, judged.entry), 1)
        world = imagine(view, agent.rng)
        return [agent.bot.explain(world, judged.seat, s.box.actions.by_text[judged.best])]
