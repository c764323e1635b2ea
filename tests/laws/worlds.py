"""Positions for the laws: random matches of every game with every number of seats and every option."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from toys import TOYS

from tessera.core.action import Action
from tessera.core.box import Box
from tessera.core.event import Event
from tessera.core.game import Game
from tessera.core.playout import weighted
from tessera.core.seats import CHANCE, WATCHER
from tessera.core.state import State
from tessera.games import GAMES

LONG = os.environ.get("TESSERA_LONG") == "1"


def sized(short: int, long: int) -> int:
    """The number of tries: the first in CI, the second in `make test-long`."""
    return long if LONG else short


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and options."""

    game: Game
    seats: int
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        said = " ".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game.id} {self.seats} {said}".strip()

    def box(self) -> Box:
        return self.game.box(self.seats, dict(self.options))

    def start(self) -> State:
        return self.game.begin(self.box())

    def eyes(self) -> list[int]:
        """All viewers: each seat, and the watchers."""
        return [*range(self.seats), WATCHER]


def cases() -> list[Case]:
    """Every game with every number of seats, and every single departure from the default options."""
    found: list[Case] = []
    for game in [*GAMES.values(), *TOYS]:
        for seats in game.seats:
            found.append(Case(game, seats, ()))
        for name, value in departures(game):
            options = ((name, value),)
            fitting = [seats for seats in game.seats if opens(game, seats, dict(options))]
            if fitting:
                found.append(Case(game, fitting[-1], options))
    return [case for case in found if opens(case.game, case.seats, dict(case.options))]


def departures(game: Game) -> Iterator[tuple[str, Any]]:
    for option in game.options:
        values = (True, False) if isinstance(option.default, bool) else option.choices
        for value in values:
            if value != option.default:
                yield option.name, value


def opens(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.box(seats, options)
    except ValueError:
        return False
    return True


CASES = cases()
NAMES = [str(case) for case in CASES]


def choose(s: State, seat: int, rng: Random) -> Action:
    """A random answer; chance's answers are drawn by their weights."""
    options = s.options(seat)
    weights = s.agenda[-1].weights(s) if seat == CHANCE else []
    return options[weighted(weights, rng.random())] if weights else rng.choice(options)


def wander(case: Case, seed: int, limit: int = 100_000) -> Iterator[State]:
    """Every position of a random match, including those before draws. The same state object is yielded and played on."""
    rng = Random(seed)
    s = case.start()
    for _ in range(limit):
        yield s
        if s.over():
            return
        actors = acting(s, case.seats, rng)
        s.apply(actors, choose(s, actors, rng))
    raise AssertionError(f"{case} with seed {seed} does not end")


def acting(s: State, seats: int, rng: Random) -> int:
    """The seat that acts next: mostly one that is asked, sometimes one that may act without being asked."""
    waiting = s.waiting()
    if rng.random() < 0.1 and CHANCE not in waiting:
        able = [seat for seat in range(seats) if seat not in waiting and s.options(seat)]
        if able:
            return rng.choice(able)
    return rng.choice(waiting)


@cache
def built(module: str) -> list[State]:
    """One position for every step that asks something, from a game's own tests; random play misses the rare ones."""
    return [make() for make in import_module(module).POSITIONS.values()] if module else []


def positions(case: Case, seed: int, n: int) -> Iterator[State]:
    """The built positions of a case, and about n others, spread over as many random matches as are needed."""
    yield from [s.clone() for s in built(case.game.test_positions) if s.box is case.box()]
    rng = Random(seed)
    left = n
    while left > 0:
        every = rng.randrange(1, 8)
        for i, s in enumerate(wander(case, rng.randrange(1 << 30))):
            if i % every == 0 or s.over():
                left -= 1
                yield s
            if left <= 0:
                return


def heard(s: State, seat: int) -> list[list[Any]]:
    """The events that this seat was told since the last call, as comparable values; the log is emptied."""
    said = [told(event) for event in s.log or [] if event.heard_by(seat)]
    s.log = []
    return said


def told(event: Event) -> list[Any]:
    return [event.key, event.seat, event.rival, event.piece, event.pieces, event.n, event.m, event.text]
