"""Matches between agents: a pure function of names and seeds, so that they give the same table everywhere."""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tessera.agents import make_agent
from tessera.core.dealer import Dealer
from tessera.core.game import Game
from tessera.core.refusal import BadCall
from tessera.core.table import Table

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


def seed_of(*parts: int | str) -> int:
    """A seed that follows from these and nothing else."""
    text = " ".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def play(game: Game, agents: list[str], deal: int, choices: int, options: dict[str, Any]) -> Table:
    """One match: an agent a seat, the draws from one seed, the agents' own choices from another."""
    box = game.box(len(agents), options)
    table = Table(game, box, Dealer.seeded(deal, len(agents)), undoable=False)
    players = [make_agent(name, game, seed_of(choices, seat)) for seat, name in enumerate(agents)]
    while not table.over:
        seat = table.waiting()[0]
        table.play(seat, players[seat].choose(table.look(seat), table.options(seat)))
    return table


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
) -> Outcome:
    """So many games. Every deal is played once from each seat, so that nobody gains by the cards or the order."""
    places = seated(agents, seats)
    standings = [Standing(name) for name in agents]
    began = time.perf_counter()
    for number in range(games):
        deal, turn = divmod(number, seats)
        sitting = places[turn:] + places[:turn]
        table = play(game, [agents[i] for i in sitting], seed_of(seed, deal), seed_of(seed, "choices", number), options)
        count(standings, sitting, table)
        tick()
    return Outcome(game.id, seats, games, seed, time.perf_counter() - began, standings)


def count(standings: list[Standing], sitting: list[int], table: Table) -> None:
    """A shared win counts as its share."""
    winners, scores = table.winners, table.scores
    for seat, i in enumerate(sitting):
        standings[i].seats += 1
        standings[i].points += scores[seat]
        if seat in winners:
            standings[i].wins += 1 / len(winners)
