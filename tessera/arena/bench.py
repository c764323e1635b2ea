"""Measures the speed of the engine, all figures in processor time and from one run."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from tessera.agents.search import Search
from tessera.core.dealer import Dealer
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.playout import play_out
from tessera.core.seats import CHANCE
from tessera.core.state import State
from tessera.core.view import imagine, look

SAMPLE = 200
"""The number of positions on which single calls are measured."""
EACH = 20
"""The number of simulations of one search."""
CUT_OFF = 8
"""The number of answers beyond the tree after which playouts are judged, where they are cut off."""


def measure(call: Callable[[], Any], seconds: float) -> float:
    """The microseconds of processor time that a call takes."""
    n, began = 0, time.process_time()
    while True:
        call()
        n += 1
        spent = time.process_time() - began
        if spent >= seconds:
            return spent / n * 1e6


def bench(game: Game, seats: int, seconds: float, seed: int = 1) -> dict[str, Any]:
    """The figures of one game: random playouts, and single calls on positions taken from them."""
    rng = Random(seed)
    box = game.box(seats)
    began, decisions, draws, games = time.process_time(), 0, 0, 0
    while (spent := time.process_time() - began) < seconds:
        made, drawn = play_out(game.begin(box), rng)
        decisions, draws, games = decisions + made, draws + drawn, games + 1
    sample = positions(game, seats, rng)
    each = seconds / 7
    figures = {
        "decisions_per_second": round(decisions / spent),
        "draws_per_second": round(draws / spent),
        "decisions_per_game": round(decisions / games, 1),
        "match_decisions_per_second": round(through_match(game, seats, seconds, rng)),
        "options_us": per_position(sample, each, list_options),
        "clone_us": per_position(sample, each, clone),
        "apply_us": measure_apply(sample, each, rng),
        "view_us": per_position(sample, each, view),
        "imagine_us": measure_imagine(sample, each, rng),
        "search_simulations_per_second": simulations(game, sample, each, rng, depth=0),
        "cut_off_simulations_per_second": simulations(game, sample, each, rng, depth=CUT_OFF),
    }
    return {"game": game.id, "seats": seats, **figures}


def through_match(game: Game, seats: int, seconds: float, rng: Random) -> float:
    """Players' decisions per second in random matches by the public calls, as in README's loop."""
    began, decisions = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds or not decisions:
        match = Match(game, game.box(seats), Dealer.seeded(rng.getrandbits(32), seats))
        while not match.over:
            for seat in match.waiting():
                match.play(seat, rng.choice(match.options(seat)))
                decisions += 1
    return decisions / spent


def positions(game: Game, seats: int, rng: Random) -> list[State]:
    """Positions in which a seat is asked, spread over random matches."""
    found: list[State] = []
    while len(found) < SAMPLE:
        s = game.begin(game.box(seats))
        while not s.over():
            seat = rng.choice(s.waiting())
            if seat != CHANCE and rng.random() < 0.2:
                found.append(s.clone())
            s.apply(seat, rng.choice(s.options(seat)))
    rng.shuffle(found)
    return found[:SAMPLE]


def list_options(s: State) -> object:
    return s.options(s.waiting()[0])


def clone(s: State) -> object:
    return s.clone()


def view(s: State) -> object:
    return look(s, s.waiting()[0])


def per_position(sample: list[State], seconds: float, call: Callable[[State], object]) -> float:
    def through() -> None:
        for s in sample:
            call(s)

    return round(measure(through, seconds) / len(sample), 2)


def measure_apply(sample: list[State], seconds: float, rng: Random) -> float:
    """The time of an answer and all automatic steps after it, without the clone on which it is made."""
    answers = [rng.choice(s.options(s.waiting()[0])) for s in sample]

    def through() -> None:
        for s, answer in zip(sample, answers, strict=True):
            s.clone().apply(s.waiting()[0], answer)

    both = measure(through, seconds) / len(sample)
    return round(max(0.0, both - per_position(sample, seconds, clone)), 2)


def measure_imagine(sample: list[State], seconds: float, rng: Random) -> float:
    views = [look(s, s.waiting()[0]) for s in sample]

    def through() -> None:
        for view in views:
            imagine(view, rng)

    return round(measure(through, seconds) / len(sample), 2)


def simulations(game: Game, sample: list[State], seconds: float, rng: Random, depth: int) -> int:
    """Search simulations per second; a depth of 0 plays every imagined world to its end."""
    views = [look(s, s.waiting()[0]) for s in sample]

    def through() -> None:
        search = Search(game.search_bot, rng, explore=0.7, depth=depth, width=0.0, follow=0.0)
        view = rng.choice(views)
        for _ in range(EACH):
            search.simulate(view)

    return round(EACH * 1e6 / measure(through, seconds))
