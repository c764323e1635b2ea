"""A series of matches between a few agents: wins, scores and confidence intervals."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tessera.arena.jobs import Result, jobs_for
from tessera.arena.pool import play_all
from tessera.arena.results import ResultsFolder
from tessera.arena.sequential_test import SequentialTest
from tessera.core.game import Game
from tessera.core.refusal import BadCall

Z95 = 1.96
BLOCK = 4
"""The number of deals between two evaluations of a claim."""


@dataclass
class Standing:
    """The results of an agent over all seats that it held."""

    agent: str
    wins: float = 0.0
    points: int = 0
    seats: int = 0

    @property
    def win_rate(self) -> float:
        return self.wins / self.seats if self.seats else 0.0

    @property
    def mean_score(self) -> float:
        return self.points / self.seats if self.seats else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.seats)


@dataclass
class Outcome:
    """The results of a series of games."""

    game: str
    seats: int
    games: int
    seed: int
    seconds: float
    standings: list[Standing] = field(default_factory=list)
    claim: float | None = None
    verdict: str | None = None
    """Whether the first agent's share of wins lies `above` the claim, `below` it, or is still `open`."""

    def json(self) -> dict[str, Any]:
        agents = [
            {
                "agent": each.agent,
                "win_rate": round(each.win_rate, 4),
                "interval": [round(bound, 4) for bound in each.interval],
                "mean_score": round(each.mean_score, 3),
            }
            for each in self.standings
        ]
        told = {"claim": self.claim, "verdict": self.verdict} if self.claim is not None else {}
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "seed": self.seed,
            "seconds": round(self.seconds, 3),
            "agents": agents,
            **told,
        }


def wilson(wins: float, n: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a share, which holds near 0 and 1, too."""
    if n == 0:
        return (0.0, 1.0)
    share = wins / n
    spread = Z95 * math.sqrt(share * (1 - share) / n + Z95 * Z95 / (4 * n * n))
    centre = share + Z95 * Z95 / (2 * n)
    scale = 1 + Z95 * Z95 / n
    return (max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))


def seated(agents: list[str], seats: int) -> list[int]:
    """The index of the agent of each seat; where there are more seats than agents, the last agent takes the rest."""
    if not agents:
        raise BadCall("name at least one agent, as in --agents greedy,random")
    if len(agents) > seats:
        raise BadCall(f"{len(agents)} agents need as many seats, and there are {seats}")
    return [min(seat, len(agents) - 1) for seat in range(seats)]


def series(
    game: Game,
    agents: list[str],
    games: int,
    seed: int,
    seats: int,
    options: dict[str, Any],
    tick: Callable[[], None] = lambda: None,
    workers: int = 1,
    cluster: str = "",
    folder: Path | None = None,
    claim: float | None = None,
) -> Outcome:
    """Play so many games. Every deal is played once from each seat, so that cards and order favour nobody.

    With a folder, the series resumes from the results in it. With a claim, it ends as soon as the first agent's share of the
    wins is significantly above or below the claim.
    """
    if claim is not None and not 0 < claim < 1:
        raise BadCall(f"a claim is a share between 0 and 1, not {claim}")
    places = seated(agents, seats)
    turns = [places[turn:] + places[:turn] for turn in range(seats)]
    seating = [tuple(agents[i] for i in order) for order in turns]
    jobs = jobs_for(game.id, seating, games, seed, options)
    plan = {"game": game.id, "agents": agents, "seats": seats, "games": games, "seed": seed, "options": options, "claim": claim}
    kept = ResultsFolder(plan, folder) if folder is not None else None
    results = kept.read()[:games] if kept else []
    for _ in results:
        tick()
    began = time.perf_counter()
    test = SequentialTest(claim) if claim is not None else None
    observe(test, turns, results, 0)
    while len(results) < games and not (test and test.verdict != "open"):
        known = len(results)
        # The claim is evaluated after whole blocks, so that many workers stop at the same game as one.
        block = jobs[known : (known // (BLOCK * seats) + 1) * BLOCK * seats if test else games]
        for result in play_all(block, workers, cluster):
            results.append(result)
            if kept:
                kept.append(result)
            tick()
        observe(test, turns, results, known)
    standings = [Standing(name) for name in agents]
    for result in results:
        count(standings, turns[result.number % seats], result)
    seconds = time.perf_counter() - began
    return Outcome(game.id, seats, len(results), seed, seconds, standings, claim, test.verdict if test else None)


def observe(test: SequentialTest | None, turns: list[list[int]], results: list[Result], known: int) -> None:
    """Give the test the deals that were completed since so many results were known."""
    seats = len(turns)
    if test is None:
        return
    for first in range(known // seats * seats, len(results) - seats + 1, seats):
        held = [
            share
            for result in results[first : first + seats]
            for i, share in zip(turns[result.number % seats], result.shares, strict=True)
            if i == 0
        ]
        test.observe(sum(held) / len(held))


def count(standings: list[Standing], order: list[int], result: Result) -> None:
    """Add a result to the standings; a shared win counts as its share."""
    for seat, i in enumerate(order):
        standings[i].seats += 1
        standings[i].points += result.scores[seat]
        standings[i].wins += result.shares[seat]
