"""Jobs are single matches described as text, so that only text crosses the border of a process or a machine."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from tessera.arena.match import play, seed_of
from tessera.games import find_game


@dataclass(frozen=True)
class Job:
    """A match to be played: the agent of each seat, and the seeds that determine everything in it."""

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
    """The result of a job, for each of its seats."""

    number: int
    agents: tuple[str, ...]
    shares: tuple[float, ...]
    """Shares of the win: 1 for a sole winner and for all who win together, equal parts where rivals share it."""
    scores: tuple[int, ...]

    def text(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def parse(text: str) -> Result:
        data = json.loads(text)
        return Result(data["number"], tuple(data["agents"]), tuple(data["shares"]), tuple(data["scores"]))


def play_job(text: str) -> str:
    """Play the job that a text describes; its result as text."""
    job = Job.parse(text)
    match = play(find_game(job.game), list(job.agents), job.deal, job.choices, dict(job.options))
    return Result(job.number, job.agents, tuple(match.state.shares()), tuple(match.scores)).text()


def jobs_for(game: str, seating: list[tuple[str, ...]], games: int, seed: int, options: dict[str, Any]) -> list[Job]:
    """The jobs of so many games. Every deal is played once in each seating, so that cards and order favour nobody."""
    found = []
    for number in range(games):
        deal, turn = divmod(number, len(seating))
        seeds = seed_of(seed, deal), seed_of(seed, "choices", number)
        found.append(Job(number, game, seating[turn], *seeds, tuple(sorted(options.items()))))
    return found
