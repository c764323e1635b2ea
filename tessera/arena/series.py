"""A series of matches: wins, scores and intervals of a few agents at one kind of table."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tessera.arena.jobs import Result, jobs_for
from tessera.arena.pool import play_all
from tessera.core.game import Game
from tessera.core.refusal import BadCall

Z95 = 1.96


@dataclass
class Standing:
    """How an agent fared, over all seats it held."""

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
    """What a series of games showed."""

    game: str
    seats: int
    games: int
    seed: int
    seconds: float
    standings: list[Standing] = field(default_factory=list)

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
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "seed": self.seed,
            "seconds": round(self.seconds, 3),
            "agents": agents,
        }


def wilson(wins: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a share, which stays honest near 0 and 1."""
    if n == 0:
        return (0.0, 1.0)
    share = wins / n
    spread = Z95 * math.sqrt(share * (1 - share) / n + Z95 * Z95 / (4 * n * n))
    centre = share + Z95 * Z95 / (2 * n)
    scale = 1 + Z95 * Z95 / n
    return (max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))


def seated(agents: list[str], seats: int) -> list[int]:
    """For each seat the index of its agent; with more seats than agents the last fills the rest."""
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
) -> Outcome:
    """So many games. Every deal is played once from each seat, so that nobody gains by the cards or the order."""
    places = seated(agents, seats)
    turns = [places[turn:] + places[:turn] for turn in range(seats)]
    seating = [tuple(agents[i] for i in sitting) for sitting in turns]
    standings = [Standing(name) for name in agents]
    began = time.perf_counter()
    for result in play_all(jobs_for(game.id, seating, games, seed, options), workers, cluster):
        count(standings, turns[result.number % seats], result)
        tick()
    return Outcome(game.id, seats, games, seed, time.perf_counter() - began, standings)


def count(standings: list[Standing], sitting: list[int], result: Result) -> None:
    """A shared win counts as its share."""
    for seat, i in enumerate(sitting):
        standings[i].seats += 1
        standings[i].points += result.scores[seat]
        standings[i].wins += result.shares[seat]
