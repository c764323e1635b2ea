"""Ratings: how strong agents are, from who won against whom, with intervals.

Every agent has a strength; a seat wins with the chance of its strength among all strengths at its table. With two seats
this is the model of Bradley and Terry, with more that of Luce. Strengths are fitted by maximum likelihood, with one
imagined drawn game against an average agent to keep a perfect record finite, and shown on the scale of chess ratings.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from tessera.arena.jobs import Result

SCALE = 400 / math.log(10)
ROUNDS = 400
Z95 = 1.96


@dataclass(frozen=True)
class Rating:
    """An agent's strength: 400 points more win ten times as often."""

    agent: str
    rating: float
    low: float
    high: float
    games: int
    share: float
    """Of all wins at its tables that fell to it, for each seat it held."""


def fit(agents: list[str], results: list[Result]) -> dict[str, float]:
    """The strengths, as natural logarithms with mean zero, that make these results likeliest."""
    wins = dict.fromkeys(agents, 0.5)
    for result in results:
        for agent, share in zip(result.agents, result.shares, strict=True):
            wins[agent] += share
    tables = grouped(results)
    strength = dict.fromkeys(agents, 1.0)
    for _ in range(ROUNDS):
        pressure = {agent: 1 / (strength[agent] + 1.0) for agent in agents}
        for sitting, n in tables.items():
            total = sum(strength[agent] for agent in sitting)
            for agent in sitting:
                pressure[agent] += n / total
        fresh = {agent: wins[agent] / pressure[agent] for agent in agents}
        moved = max(abs(math.log(fresh[agent] / strength[agent])) for agent in agents)
        strength = fresh
        if moved < 1e-9:
            break
    mean = sum(math.log(strength[agent]) for agent in agents) / len(agents)
    return {agent: math.log(strength[agent]) - mean for agent in agents}


def grouped(results: list[Result]) -> dict[tuple[str, ...], int]:
    """How many decided games each company of agents played; games that nobody won say nothing of strength."""
    tables: dict[tuple[str, ...], int] = {}
    for result in results:
        if any(result.shares):
            sitting = tuple(sorted(result.agents))
            tables[sitting] = tables.get(sitting, 0) + 1
    return tables


def rate(agents: list[str], results: list[Result], deals: int, seed: int = 1, samples: int = 200) -> list[Rating]:
    """The ratings, strongest first. Intervals come from drawing whole deals anew, since games of one deal are akin."""
    centre = fit(agents, results)
    rng = Random(seed)
    blocks = [results[i : i + deals] for i in range(0, len(results), deals)]
    drawn: list[dict[str, float]] = []
    for _ in range(samples if len(blocks) > 1 else 0):
        again = [result for _ in blocks for result in rng.choice(blocks)]
        drawn.append(fit(agents, again))
    found = []
    for agent in agents:
        spread = deviation([each[agent] for each in drawn]) * Z95 * SCALE
        seats = [(name, share) for result in results for name, share in zip(result.agents, result.shares, strict=True)]
        own = [share for name, share in seats if name == agent]
        rating = 1500 + centre[agent] * SCALE
        share = sum(own) / len(own) if own else 0.0
        found.append(Rating(agent, rating, rating - spread, rating + spread, len(own), share))
    return sorted(found, key=lambda each: -each.rating)


def deviation(values: list[float]) -> float:
    if len(values) < 2:
        return math.inf
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))


def settled(ratings: list[Rating]) -> bool:
    """Is every neighbour in the table beaten for certain? Looking often is paid for by a wider interval."""
    for above, below in pairwise(ratings):
        spread = math.hypot(above.rating - above.low, below.rating - below.low)
        if not above.rating - below.rating > 1.5 * spread:
            return False
    return True
