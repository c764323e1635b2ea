"""Analysis of a finished match: the cost of each decision, the luck of each draw, and every seat's chances over time.

Each seat has two curves of its probability of winning: one as the seat could know it, from worlds imagined from its view,
and one from the full state. A decision is judged by what its seat could know. The luck of a draw is the difference between
the chances after it and the mean of the chances after drawing again.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from itertools import takewhile
from random import Random
from typing import Any

from tessera.agents import Agent, expert, make_agent
from tessera.agents.base import SHOWN
from tessera.agents.ismcts import SearchAgent
from tessera.agents.search import Search
from tessera.arena.match import seed_of
from tessera.core.game import Game
from tessera.core.record import Record, in_force, returns
from tessera.core.refusal import BadRecord
from tessera.core.replay import ENTRY, open_match, replay
from tessera.core.seats import CHANCE
from tessera.core.state import State
from tessera.core.view import imagine, look


@dataclass(frozen=True)
class Effort:
    """The computation that is spent on each entry of the record."""

    simulations: int = 200
    """The number of search simulations for each decision."""
    playouts: int = 32
    """The number of playouts for each estimated chance."""
    depth: int = 40
    """The number of answers after which a playout is cut off and judged."""
    seed: int = 1
    expert: bool = True
    """Ask the agent that was written for the game, where there is one, instead of searching."""


@dataclass(frozen=True)
class Decision:
    """An answer of a seat, compared with the best one that was found."""

    entry: int
    seat: int
    done: str
    best: str
    value: float
    """The estimated probability of winning after this answer, as the seat could know it."""
    loss: float
    """The lead of the best answer. Both estimates come from the same search, so it is never negative."""
    exact: bool = False
    """True if these figures are computed and not estimated."""
    mixture: dict[str, float] = field(default_factory=dict)
    """How often the best play chooses each option, where this is known."""


LUCK = 4
"""Times as many playouts are spent on a draw as on a chance, because its effect is the small difference of two chances."""


@dataclass(frozen=True)
class Luck:
    """A draw, and each seat's gain in chances against drawing again, with the standard error of the estimate.

    Several draws in a row, such as a deal, count as one: apart, the errors of their estimates would hide all effects.
    """

    entry: int
    """The last of them."""
    drawn: list[str]
    luck: list[float]
    error: list[float]


@dataclass(frozen=True)
class Moment:
    """The chances after an entry: as each seat could know its own, and from the full state."""

    entry: int
    known: list[float]
    true: list[float]


@dataclass(frozen=True)
class Analysis:
    """The analysis of a whole match."""

    game: str
    seats: int
    winners: list[int]
    decisions: list[Decision]
    draws: list[Luck]
    moments: list[Moment]

    def json(self) -> dict[str, Any]:
        return asdict(self)

    def worst(self, seat: int, n: int = 3) -> list[Decision]:
        """The decisions that cost this seat most."""
        own = [decision for decision in self.decisions if decision.seat == seat and decision.loss > 0]
        return sorted(own, key=lambda decision: -decision.loss)[:n]


def analyse(game: Game, record: Record, effort: Effort, tick: Callable[[], None] = lambda: None) -> Analysis:
    """Analyse a finished match entry by entry; `tick` is called after each."""
    match = replay(game, record)
    if not match.over:
        raise BadRecord("only a finished match can be analysed: before its end the analysis would reveal hidden cards")
    estimator = Estimator(game, effort)
    decisions: list[Decision] = []
    draws: list[Luck] = []
    moments: list[Moment] = []
    stepper, counts = Stepper(game, record), set(in_force(record.entries))
    for number, entry in enumerate(match.entries, 1):
        found = ENTRY.fullmatch(entry)
        assert found is not None
        who, text = found.groups()
        if number - 1 not in counts:
            pass  # what was taken back counts neither as luck nor as a decision
        elif who == "chance":
            if drawn := draws_from(match.entries, number - 1):
                draws.append(estimator.luck(stepper.state, number - 1 + len(drawn), drawn))
        elif who != "host" and len(stepper.state.options(int(who))) > 1:
            decisions.append(estimator.decision(stepper.state, number, int(who), text))
        stepper.advance()
        moments.append(estimator.moment(stepper.state, number))
        tick()
    return Analysis(game.id, match.seats, match.winners, decisions, draws, moments)


def draws_from(entries: list[str], number: int) -> list[str]:
    """The draws in a row that begin with this entry, counted from 0; none if it only continues a row."""
    if number and entries[number - 1].startswith("chance: "):
        return []
    row = takewhile(lambda entry: entry.startswith("chance: "), entries[number:])
    return [entry.removeprefix("chance: ") for entry in row]


class Stepper:
    """Replays a match one entry at a time. It stops before draws, too, which a match itself never does."""

    def __init__(self, game: Game, record: Record) -> None:
        self.state = game.begin(open_match(game, record).box)
        self.entries = record.entries
        self.returns = returns(record.entries)
        """For each entry that takes others back, after how many entries the position stood that it returns to."""
        self.wanted = set(self.returns.values())
        self.kept: dict[int, State] = {}
        """Positions that a later entry returns to, by the number of entries before them."""
        self.n_done = 0

    def advance(self) -> None:
        """Do what the next entry says."""
        if self.n_done in self.wanted:
            self.kept[self.n_done] = self.state.clone()
        if self.n_done in self.returns:
            self.state = self.kept[self.returns[self.n_done]].clone()
        else:
            self.obey(self.entries[self.n_done])
        self.n_done += 1

    def obey(self, entry: str) -> None:
        found = ENTRY.fullmatch(entry)
        assert found is not None
        who, text = found.groups()
        s = self.state
        if who == "host":  # of the host only time-outs are left
            s.agenda.pop().timeout(s, int(text.removeprefix("timeout ")))
            s.settle()
            return
        seat = CHANCE if who == "chance" else int(who)
        action = s.box.actions.find(text) or s.agenda[-1].parse(s, seat, text)
        assert action is not None
        s.apply(seat, action)


class Estimator:
    """Estimates chances by playouts, and decisions by a search or by the game's expert."""

    def __init__(self, game: Game, effort: Effort) -> None:
        self.game = game
        self.effort = effort
        self.expert = expert(game) if effort.expert else None
        self.advisers: dict[int, Agent] = {}
        """The expert of each seat, which was shown what the seat saw."""

    def search(self, *parts: int | str) -> Search:
        rng = Random(seed_of(self.effort.seed, *parts))
        return Search(self.game.search_bot, rng, explore=0.7, depth=self.effort.depth, width=0.0, follow=0.0)

    def chances(self, s: State, playouts: int, *parts: int | str, view_of: int = -1) -> list[float]:
        """Every seat's probability of winning from this state, or from one seat's view of it."""
        search = self.search(*parts)
        if s.over():
            return search.judge(s)
        total = [0.0] * s.box.seats
        view = look(s, view_of) if view_of >= 0 else None
        for _ in range(playouts):
            world = imagine(view, search.rng) if view is not None else s.clone()
            search.play_on(world)
            total = [before + each for before, each in zip(total, search.judge(world), strict=True)]
        return [round(each / playouts, 4) for each in total]

    def moment(self, s: State, entry: int) -> Moment:
        n = self.effort.playouts
        known = [self.chances(s, n, entry, "known", seat, view_of=seat)[seat] for seat in range(s.box.seats)]
        return Moment(entry, known, self.chances(s, n, entry, "true"))

    def luck(self, s: State, entry: int, drawn: list[str]) -> Luck:
        """The chances after these draws, minus those after drawing again; both are played on with the same luck."""
        n = LUCK * self.effort.playouts
        after = s.clone()
        for text in drawn:
            after.apply(CHANCE, s.box.actions.by_text[text])
        search = self.search(entry, "luck")
        gains: list[list[float]] = []
        for playout in range(n):
            was, might = [self.value(start, search, seed_of(self.effort.seed, entry, playout)) for start in (after, s)]
            gains.append([one - other for one, other in zip(was, might, strict=True)])
        columns = list(zip(*gains, strict=True))
        mean = [sum(column) / n for column in columns]
        spread = [sum((gain - mean[seat]) ** 2 for gain in column) for seat, column in enumerate(columns)]
        error = [math.sqrt(total / n / max(1, n - 1)) for total in spread]
        return Luck(entry, drawn, [round(each, 4) for each in mean], [round(each, 4) for each in error])

    def value(self, s: State, search: Search, luck: int) -> list[float]:
        """How every seat fares in one playout with the luck of this seed; what chance has still to draw is drawn in it."""
        world = s.clone()
        search.luck = luck >> 32
        search.rng.seed(luck)
        search.play_on(world)
        return search.judge(world)

    def decision(self, s: State, entry: int, seat: int, done: str) -> Decision:
        """The judgement of an answer by the expert or the search, from the view of its seat."""
        if self.expert is not None:
            return self.advised(s, entry, seat, done)
        agent = SearchAgent(self.game, seed_of(self.effort.seed, entry), self.effort.simulations, depth=self.effort.depth)
        view = look(s, seat)
        tried = agent.think(view).tried(seat)
        options = {option.code: option.text for option in s.options(seat)}
        values = {
            options[code]: choice.value / choice.visits for code, choice in tried.items() if choice.visits and code in options
        }
        best = max(values, key=lambda text: values[text])
        value = values.get(done, values[best])
        return Decision(entry, seat, done, best, round(value, 4), round(values[best] - value, 4))

    def advised(self, s: State, entry: int, seat: int, done: str) -> Decision:
        assert self.expert is not None
        if seat not in self.advisers:
            self.advisers[seat] = make_agent(self.expert, self.game, seed_of(self.effort.seed, seat))
        advice = self.advisers[seat].advise(look(s, seat))
        assert advice is not None
        loss = advice.cost[done]
        mixture = {option: round(share, 4) for option, share in advice.mixture.items() if share > SHOWN}
        value = max(0.0, advice.value - loss)
        return Decision(entry, seat, done, advice.best(), round(value, 4), round(loss, 4), advice.exact, mixture)
