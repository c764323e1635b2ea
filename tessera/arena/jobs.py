"""Jobs: single matches as texts, so that nothing but text crosses the border of a process or a machine."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from tessera.arena.match import play, seed_of
from tessera.games import find_game


@dataclass(frozen=True)
class Job:
    """One match to be played: who sits where, and the seeds from which everything in it follows."""

    number: int
    game: str
    agents: tuple[str, ...]
    deal: int
    choices: int
    options: tuple[tuple[str, Any], ...] = ()

    def text(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def parse(text: str) -> Job:
        data = json.loads(text)
        options = tuple((name, value) for name, value in data["options"])
        return Job(data["number"], data["game"], tuple(data["agents"]), data["deal"], data["choices"], options)


@dataclass(frozen=True)
class Result:
    """How a job ended, for each seat of it."""

    number: int
    agents: tuple[str, ...]
    shares: tuple[float, ...]
    """Of the win: 1 for the only winner and for all who win together, equal parts when rivals share it."""
    scores: tuple[int, ...]

    def text(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def parse(text: str) -> Result:
        data = json.loads(text)
        return Result(data["number"], tuple(data["agents"]), tuple(data["shares"]), tuple(data["scores"]))


def play_job(text: str) -> str:
    """Play the job that a text describes, and describe its result."""
    job = Job.parse(text)
    table = play(find_game(job.game), list(job.agents), job.deal, job.choices, dict(job.options))
    return Result(job.number, job.agents, tuple(table.state.shares()), tuple(table.scores)).text()


def jobs_for(game: str, seating: list[tuple[str, ...]], games: int, seed: int, options: dict[str, Any]) -> list[Job]:
    """So many jobs: every deal once for each seating, so that nobody gains by the cards or the order."""
    found = []
    for number in range(games):
        deal, turn = divmod(number, len(seating))
        seeds = seed_of(seed, deal), seed_of(seed, "choices", number)
        found.append(Job(number, game, seating[turn], *seeds, tuple(sorted(options.items()))))
    return found
