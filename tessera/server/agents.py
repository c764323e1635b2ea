"""Agents at work: processes of their own with limits, which get a view and options as text and answer with text."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sys
from dataclasses import asdict, dataclass
from typing import Any

import msgspec

from tessera.agents import time_limit
from tessera.core.match import Match

LINE = 4 << 20
"""Bytes of the longest line between the server and a worker."""
BOOT = 30.0
"""Seconds that a worker may take to start."""


class AgentFailed(Exception):
    """An agent crashed, took too long or chose what it may not."""


@dataclass(frozen=True)
class Question:
    """What an agent is asked: a game as it was set up, and all that its seat knows."""

    game: str
    seats: int
    options: dict[str, Any]
    agent: str
    facts: list[Any]


def facts_of(match: Match, seat: int) -> list[Any]:
    """All that a seat knows, as plain values."""
    return match.look(seat).facts()


class Worker:
    """A process that thinks. It takes one job at a time and is killed when one takes too long."""

    def __init__(self, games: str, memory: int) -> None:
        self.games = games
        self.memory = memory
        self.running: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        if self.running is None or self.running.returncode is not None:
            self.running = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tessera.server.worker",
                self.games,
                str(self.memory),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE,
            )
            async with asyncio.timeout(BOOT):
                await self.hear(self.running)
        return self.running

    async def do(self, job: dict[str, Any], seconds: float) -> dict[str, Any]:
        try:
            running = await self.start()
            assert running.stdin is not None
            running.stdin.write(msgspec.json.encode(job) + b"\n")
            async with asyncio.timeout(seconds):
                await running.stdin.drain()
                return await self.hear(running)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
            await self.stop()
            raise AgentFailed(type(error).__name__) from None
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def hear(self, running: asyncio.subprocess.Process) -> dict[str, Any]:
        assert running.stdout is not None
        answer = msgspec.json.decode(await running.stdout.readline())
        if not isinstance(answer, dict):
            raise ValueError("a worker answers with an object")
        return answer

    async def stop(self) -> None:
        """End the process; the next job starts a fresh one."""
        running, self.running = self.running, None
        if running is not None and running.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                running.kill()
            await running.wait()


class Agents:
    """A few workers and a queue before them."""

    def __init__(self, n_workers: int, games: str, seconds: float, slack: float, memory: int) -> None:
        self.seconds = seconds
        self.slack = slack
        self.workers = [Worker(games, memory) for _ in range(n_workers)]
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.idle.put_nowait(worker)

    async def choose(self, question: Question, options: list[str]) -> str:
        """One of the options."""
        return str((await self.ask("choose", question, options))["do"])

    async def advise(self, question: Question, options: list[str]) -> tuple[str, list[dict[str, Any]]]:
        """What the agent would do, and why: events as a story has them."""
        answer = await self.ask("advise", question, options)
        return str(answer["do"]), list(answer["why"])

    async def ask(self, job: str, question: Question, options: list[str]) -> dict[str, Any]:
        """Put a question to an agent. One that answers with anything but an option has failed."""
        wish = {"job": job, **asdict(question), "texts": options, "seed": secrets.randbits(62)}
        answer = await self.do(wish, self.limit(question.agent, question.game))
        if answer.get("do") not in options:
            raise AgentFailed(str(answer.get("error", "not an option"))[:200])
        return answer

    def limit(self, agent: str, game: str) -> float:
        """How long an agent may think: a level as long as it promises, and a little for a busy machine."""
        promised = time_limit(agent, game)
        return self.seconds if promised is None else promised + self.slack

    async def verify(self, record: bytes) -> dict[str, Any]:
        """What an uploaded record is worth, found out where it can do no harm."""
        return await self.do({"job": "verify", "record": record.decode()}, self.seconds)

    async def do(self, job: dict[str, Any], seconds: float) -> dict[str, Any]:
        worker = await self.idle.get()
        try:
            return await worker.do(job, seconds)
        finally:
            self.idle.put_nowait(worker)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.stop()
