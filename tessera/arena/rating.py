"""Ratings: estimates of the agents' strengths from the results of their matches, with confidence intervals.

Every agent has a strength. A seat wins with the probability of its strength divided by the sum of all strengths in the
match: with two seats this is the Bradley-Terry model, with more seats Luce's. Strengths are fitted by maximum likelihood.
One added drawn game against an average agent keeps the rating of a perfect record finite. Ratings use the Elo scale.
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
    """Its share of the wins in its matches, as a mean over the seats that it held."""


def fit(agents: list[str], results: list[Result]) -> dict[str, float]:
    """The strengths of maximum likelihood, as natural logarithms with mean zero."""
    wins = dict.fromkeys(agents, 0.5)
    for result in results:
        for agent, share in zip(result.agents, result.shares, strict=True):
            wins[agent] += share
    games = grouped(results)
    strength = dict.fromkeys(agents, 1.0)
    for _ in range(ROUNDS):
        pressure = {agent: 1 / (strength[agent] + 1.0) for agent in agents}
        for group, n in games.items():
            total = sum(strength[agent] for agent in group)
            for agent in group:
                pressure[agent] += n / total
        fresh = {agent: wins[agent] / pressure[agent] for agent in agents}
        moved = max(abs(math.log(fresh[agent] / strength[agent])) for agent in agents)
        strength = fresh
        if moved < 1e-9:
            break
    mean = sum(math.log(strength[agent]) for agent in agents) / len(agents)
    return {agent: math.log(strength[agent]) - mean for agent in agents}


def grouped(results: list[Result]) -> dict[tuple[str, ...], int]:
    """The number of decided games for each group of agents that met; games that nobody won say nothing about strength."""
    games: dict[tuple[str, ...], int] = {}
    for result in results:
        if any(result.shares):
            group = tuple(sorted(result.agents))
            games[group] = games.get(group, 0) + 1
    return games


def rate(agents: list[str], results: list[Result], deals: int, seed: int = 1, samples: int = 200) -> list[Rating]:
    """The ratings, strongest first. Intervals come from a bootstrap over deals, because games of one deal are correlated."""
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
    """True if each agent is surely stronger than the next. The interval is widened because this is asked repeatedly."""
    for above, below in pairwise(ratings):
        spread = math.hypot(above.rating - above.low, below.rating - below.low)
        if not above.rating - below.rating > 1.5 * spread:
            return False
    return True
