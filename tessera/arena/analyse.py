"""Analysis of a match: what each decision cost, what each draw gave, and how the chances went.

Two curves for every seat: the chance to win as the seat itself could know it, from worlds imagined out of its view, and as
an all-seeing eye would. Their gap is luck and concealment. A decision is judged from what its seat could know; a draw by how
the chances after it differ from those after the same draw made again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any

from tessera.agents import Agent, expert, make_agent
from tessera.agents.base import SHOWN
from tessera.agents.ismcts import SearchAgent
from tessera.agents.search import Search
from tessera.arena.match import seed_of
from tessera.core.game import Game
from tessera.core.record import Record
from tessera.core.refusal import BadRecord
from tessera.core.replay import ENTRY, open_table, replay
from tessera.core.seats import CHANCE
from tessera.core.state import State
from tessera.core.view import imagine, look


@dataclass(frozen=True)
class Thought:
    """How much is thought about each entry."""

    simulations: int = 200
    """Of a search, for each decision."""
    playouts: int = 32
    """For each chance that is estimated."""
    depth: int = 40
    """Answers after which a playout is cut off and judged."""
    seed: int = 1
    expert: bool = True
    """Ask the agent that was made for the game, where there is one, instead of a search."""


@dataclass(frozen=True)
class Decision:
    """One answer of a seat, and what the search would have done."""

    entry: int
    seat: int
    done: str
    best: str
    value: float
    """The estimated chance after what was done, as the seat could know it."""
    loss: float
    """How much better the best was. Both are estimates of the same search, so it is never below zero."""
    exact: bool = False
    """Are these figures no estimates?"""
    mixture: dict[str, float] = field(default_factory=dict)
    """How often the best play chooses which option, where that was found out."""


@dataclass(frozen=True)
class Luck:
    """One draw, and by how much it changed each seat's chance against the same draw made again."""

    entry: int
    drawn: str
    luck: list[float]


@dataclass(frozen=True)
class Moment:
    """The chances after an entry: as each seat could know its own, and as an all-seeing eye would."""

    entry: int
    known: list[float]
    true: list[float]


@dataclass(frozen=True)
class Analysis:
    """All of it."""

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


def analyse(game: Game, record: Record, thought: Thought, tick: Callable[[], None] = lambda: None) -> Analysis:
    """Go through a finished match entry by entry."""
    whole = replay(game, record)
    if not whole.over:
        raise BadRecord("only a finished match can be analysed: before its end this would tell what is hidden")
    eye = Eye(game, thought)
    decisions: list[Decision] = []
    draws: list[Luck] = []
    moments: list[Moment] = []
    stepper = Stepper(game, record)
    for number, entry in enumerate(whole.entries, 1):
        found = ENTRY.fullmatch(entry)
        assert found is not None
        who, text = found.groups()
        if who == "chance":
            draws.append(eye.luck(stepper.state, number, text))
        elif who != "host" and text != "undo" and len(stepper.state.options(int(who))) > 1:
            decisions.append(eye.decision(stepper.state, number, int(who), text))
        stepper.advance(entry)
        moments.append(eye.moment(stepper.state, number))
        tick()
    return Analysis(game.id, whole.seats, whole.winners, decisions, draws, moments)


class Stepper:
    """A match walked through one entry at a time, draws included; a table itself never stops before a draw."""

    def __init__(self, game: Game, record: Record) -> None:
        self.table = open_table(game, record)
        self.state = game.begin(self.table.box)
        self.before: list[State] = []

    def advance(self, entry: str) -> None:
        found = ENTRY.fullmatch(entry)
        assert found is not None
        who, text = found.groups()
        s = self.state
        if text == "undo":
            self.state = self.before.pop()
            return
        if who != "chance":
            self.before.append(s.clone())
        if who == "host":
            self.obey(text)
            return
        seat = CHANCE if who == "chance" else int(who)
        action = s.box.actions.find(text) or s.agenda[-1].parse(s, seat, text)
        assert action is not None
        s.apply(seat, action)

    def obey(self, text: str) -> None:
        verb, number = text.split()
        if verb != "timeout":
            raise BadRecord(f"a match that was taken back by consent ('{text}') cannot be analysed")
        self.state.agenda.pop().timeout(self.state, int(number))
        self.state.settle()


class Eye:
    """One who estimates chances by playing on."""

    def __init__(self, game: Game, thought: Thought) -> None:
        self.game = game
        self.thought = thought
        self.expert = expert(game.id) if thought.expert else None
        self.advisers: dict[int, Agent] = {}
        """For each seat an expert that has seen what the seat saw."""

    def search(self, *parts: int | str) -> Search:
        rng = Random(seed_of(self.thought.seed, *parts))
        return Search(self.game.search_bot, rng, explore=0.7, depth=self.thought.depth, width=0.0, follow=0.0)

    def chances(self, s: State, playouts: int, *parts: int | str, view_of: int = -1) -> list[float]:
        """Every seat's chance from this state; or, from one seat's view of it, as that seat could know it."""
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
        n = self.thought.playouts
        known = [self.chances(s, n, entry, "known", seat, view_of=seat)[seat] for seat in range(s.box.seats)]
        return Moment(entry, known, self.chances(s, n, entry, "true"))

    def luck(self, s: State, entry: int, drawn: str) -> Luck:
        """The chances after the draw, less those after the same draw made again and again."""
        n = self.thought.playouts
        after = s.clone()
        after.apply(CHANCE, s.box.actions.by_text[drawn])
        was = self.chances(after, n, entry, "luck")
        search = self.search(entry, "again")
        might = [0.0] * s.box.seats
        for _ in range(n):
            world = s.clone()
            world.apply(CHANCE, search.draw(world))
            search.play_on(world)
            might = [before + each / n for before, each in zip(might, search.judge(world), strict=True)]
        return Luck(entry, drawn, [round(was[seat] - might[seat], 4) for seat in range(s.box.seats)])

    def decision(self, s: State, entry: int, seat: int, done: str) -> Decision:
        """What the expert or the search thinks of an answer, from what its seat could know."""
        if self.expert is not None:
            return self.advised(s, entry, seat, done)
        agent = SearchAgent(self.game, seed_of(self.thought.seed, entry), self.thought.simulations, depth=self.thought.depth)
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
            self.advisers[seat] = make_agent(self.expert, self.game, seed_of(self.thought.seed, seat))
        advice = self.advisers[seat].advise(look(s, seat))
        assert advice is not None
        loss = advice.cost[done]
        mixture = {option: round(share, 4) for option, share in advice.mixture.items() if share > SHOWN}
        value = max(0.0, advice.value - loss)
        return Decision(entry, seat, done, advice.best(), round(value, 4), round(loss, 4), advice.exact, mixture)
