"""Agents think in worker processes with limits. They get a view and options as text and answer with text.

An agent is kept between the questions of its seat, so that it can go on with what it has found out. Its home is the
worker process that answered its last question; if that process dies, only what the agent remembered is lost.
"""

from __future__ import annotations

import itertools
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, NamedTuple

from tessera.agents import time_limit
from tessera.core.editions import FOLDERS
from tessera.core.match import Match
from tessera.server.acts import Heading
from tessera.server.fair_queue import PEOPLE, Turn
from tessera.server.worker import find_games
from tessera.server.worker_pool import Job, WorkerPool
from tessera.server.worker_process import AgentFailed, Worker

__all__ = ["AgentFailed", "AgentPool", "Memory", "Question", "facts_of"]

KNOWN_TABLES = 4096
"""Tables whose agents are kept; those of the one that asked longest ago go first."""
PREVIEWS_WAITING = 8
"""Previews of one address that may wait."""


NO_TURN = Turn(PEOPLE, "", "")


class Memory(NamedTuple):
    """Names an agent that is kept between questions. A seat has a new one whenever what the old one knew is outdated."""

    table: str
    seat: int
    since: int
    """The version of the table from which on this agent plays the seat."""


@dataclass(frozen=True)
class Question:
    """A question to an agent: the game as it was set up, and all that its seat knows."""

    game: str
    seats: int
    options: dict[str, Any]
    agent: str
    facts: list[Any]
    memory: Memory | None = None
    """The agent that answers; None for one that is made for this question alone."""
    turn: Turn = NO_TURN
    rules: str = ""
    """The edition of the match; empty for the current one."""
    seed: int | None = None
    """The seed of the agent's own random choices; None for any."""


def folders_of(rules: str) -> dict[str, str]:
    """Where the packs of an edition lie on this machine, for the processes of agents."""
    return {seal: str(FOLDERS[seal]) for seal in rules.split("+")[1:] if seal in FOLDERS}


def facts_of(match: Match, seat: int) -> list[Any]:
    """All that a seat knows, as plain values."""
    return match.look(seat).facts()


@dataclass
class Home:
    """Where an agent is kept: a worker, and the agent's number there."""

    worker: Worker
    number: int


class Homes:
    """The homes of all agents that are kept, by table."""

    def __init__(self) -> None:
        self.by_table: OrderedDict[str, dict[Memory, Home]] = OrderedDict()
        self.numbers = itertools.count(1)

    def find(self, memory: Memory) -> Home | None:
        return self.by_table.get(memory.table, {}).get(memory)

    def settle(self, memory: Memory, worker: Worker) -> Home:
        """The home of an agent at this worker. One that was kept elsewhere has missed a question and is forgotten."""
        home = self.find(memory)
        if home is None or home.worker is not worker:
            self.forget(memory)
            home = Home(worker, next(self.numbers))
        agents = self.by_table.pop(memory.table, {})
        agents[memory] = home
        self.by_table[memory.table] = agents
        if len(self.by_table) > KNOWN_TABLES:
            self.forget_table(next(iter(self.by_table)))
        return home

    def forget(self, memory: Memory) -> None:
        home = self.by_table.get(memory.table, {}).pop(memory, None)
        if home is not None:
            home.worker.forgotten.append(home.number)

    def forget_table(self, table: str) -> None:
        for home in self.by_table.pop(table, {}).values():
            home.worker.forgotten.append(home.number)


class AgentPool(WorkerPool):
    """The worker processes in which agents think."""

    def __init__(self, n_workers: int, games: str, seconds: float, slack: float, memory: int) -> None:
        super().__init__(n_workers, games, memory)
        self.games = find_games(games)
        self.seconds = seconds
        self.slack = slack
        self.homes = Homes()
        self.quick = WorkerPool(1, games, memory)
        """Answers what takes no thought, while the others think."""

    # -- asking -------------------------------------------------------------------------------------------------

    async def choose(self, question: Question, options: list[str]) -> str:
        """One of the options."""
        return str((await self.ask("choose", question, options))["do"])

    async def advise(self, question: Question, options: list[str]) -> tuple[str, list[dict[str, Any]]]:
        """The agent's choice, with its reasons as messages."""
        answer = await self.ask("advise", question, options)
        return str(answer["do"]), list(answer["why"])

    async def ask(self, job: str, question: Question, options: list[str]) -> dict[str, Any]:
        """Put a question to an agent. One that answers with anything but an option has failed, and is not kept."""
        body = {
            "job": job,
            "game": question.game,
            "seats": question.seats,
            "options": question.options,
            "agent": question.agent,
            "facts": question.facts,
            "texts": options,
            "seed": secrets.randbits(62) if question.seed is None else question.seed,
            "memory": question.memory,
            "rules": question.rules,
            "folders": folders_of(question.rules),
        }
        try:
            answer = await self.do(body, self.limit(question.agent, question.game), question.turn)
            if answer.get("do") not in options:
                raise AgentFailed(str(answer.get("error", "not an option"))[:200])
        except AgentFailed:
            self.forget(question)
            raise
        return answer

    def forget(self, question: Question) -> None:
        """Make the next question of this seat start from nothing, as when an answer was not played."""
        if question.memory is not None:
            self.homes.forget(question.memory)

    def forget_table(self, table: str) -> None:
        """Drop all agents of a table whose match is over."""
        self.homes.forget_table(table)

    def limit(self, agent: str, game: str) -> float:
        """How many seconds an agent may think: as long as its level promises, and a little more on a busy machine."""
        promised = time_limit(agent, self.games[game])
        return self.seconds if promised is None else promised + self.slack

    async def preview(self, heading: Heading, facts: list[Any], turn: Turn) -> dict[str, Any]:
        """The effect of each option on the seat with these facts. People wait for it, so it does not queue behind long
        searches."""
        body = {
            "job": "preview",
            "game": heading.game,
            "seats": heading.seats,
            "options": heading.options,
            "facts": facts,
            "rules": heading.rules,
            "folders": folders_of(heading.rules),
        }
        if self.quick.queue.by_address[turn.address] >= PREVIEWS_WAITING:
            raise AgentFailed("too many previews wait")
        answer = await self.quick.do(body, self.seconds, turn)
        if "options" not in answer:
            raise AgentFailed(str(answer.get("error"))[:200])
        return dict(answer["options"])

    # -- working ------------------------------------------------------------------------------------------------

    def choose_worker(self, job: Job) -> Worker:
        """A kept agent is asked at its home, unless that is busy while another worker is idle."""
        memory = job.body.get("memory")
        home = self.homes.find(Memory(*memory)) if memory else None
        return home.worker if home is not None and home.worker in self.idle else self.idle[0]

    async def run(self, worker: Worker, job: Job) -> None:
        memory = job.body.get("memory")
        job.body["memory"] = self.homes.settle(Memory(*memory), worker).number if memory else 0
        await super().run(worker, job)

    async def close(self) -> None:
        await super().close()
        await self.quick.close()
