"""Tournaments: every agent meets every other on paired deals. They can be resumed; any number of workers gives the same."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from tessera.arena.jobs import Job, jobs_for
from tessera.arena.plot import plot_ratings
from tessera.arena.pool import play_all
from tessera.arena.rating import Rating, rate, settled
from tessera.arena.results import ResultsFolder
from tessera.core.refusal import BadCall

BLOCK = 8
"""The number of rounds of the schedule between two evaluations of the standings."""


@dataclass(frozen=True)
class Plan:
    """The settings that determine all games of a tournament."""

    game: str
    agents: tuple[str, ...]
    seats: int
    games: int
    """The number of games of each pair of agents."""
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    ladder: bool = False
    """If true, each agent meets only the next one of the list, because games between strong and weak agents say little."""

    def meetings(self) -> list[tuple[str, str]]:
        return list(pairwise(self.agents) if self.ladder else combinations(self.agents, 2))

    def seating(self) -> list[tuple[str, ...]]:
        """The agent of each seat, for every pair of agents that meet and for both ways of sharing the seats."""
        found = []
        for first, second in self.meetings():
            for turn in range(2):
                pair = (first, second) if turn == 0 else (second, first)
                found.append(tuple(pair[seat % 2] for seat in range(self.seats)))
        return found

    def jobs(self) -> list[Job]:
        seating = self.seating()
        return jobs_for(self.game, seating, self.games * len(seating) // 2, self.seed, self.options)


def run(
    plan: Plan,
    folder: Path | None = None,
    workers: int = 1,
    cluster: str = "",
    stop_early: bool = False,
    tick: Callable[[], None] = lambda: None,
) -> list[Rating]:
    """Play the games of a plan that are not played yet, and rate the agents. A folder keeps every result at once."""
    if len(set(plan.agents)) < 2 or len(set(plan.agents)) != len(plan.agents):
        raise BadCall("a tournament takes two or more different agents")
    if plan.seats < 2:
        raise BadCall("a tournament takes two or more seats")
    kept = ResultsFolder(asdict(plan), folder) if folder is not None else None
    results = kept.read() if kept else []
    for _ in results:
        tick()
    ratings = rate(list(plan.agents), results, len(plan.seating())) if results else []
    for block in blocks(plan.jobs()[len(results) :], BLOCK * len(plan.seating())):
        if stop_early and ratings and settled(ratings):
            break
        for result in play_all(block, workers, cluster):
            results.append(result)
            if kept:
                kept.append(result)
            tick()
        ratings = rate(list(plan.agents), results, len(plan.seating()))
    if kept:
        publish(plan, kept.folder, ratings)
    return ratings


def blocks(jobs: list[Job], size: int) -> Iterator[list[Job]]:
    for i in range(0, len(jobs), size):
        yield jobs[i : i + size]


def publish(plan: Plan, folder: Path, ratings: list[Rating]) -> None:
    """Write the ratings as JSON, as CSV and as a plot."""
    rows = [asdict(each) for each in ratings]
    (folder / "ratings.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]))
    writer.writeheader()
    writer.writerows(rows)
    (folder / "ratings.csv").write_text(text.getvalue(), encoding="utf-8")
    title = f"{plan.game}, {plan.seats} seats"
    (folder / "ratings.svg").write_text(plot_ratings(title, ratings), encoding="utf-8")
