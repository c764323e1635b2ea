"""A worker process, as the server sees it: it takes one job at a time and is killed when a job takes too long."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Any

import msgspec

from tessera import compiled

LINE = 4 << 20
"""Bytes of the longest line between the server and a worker."""
BOOT = 30.0
"""Seconds that a worker may take to start."""


class AgentFailed(Exception):
    """An agent crashed, took too long, or chose what it may not."""


class Worker:
    """A worker process. It is started with its first job, and again after it was stopped or died."""

    def __init__(self, games: str, memory: int) -> None:
        self.games = games
        self.memory = memory
        self.running: asyncio.subprocess.Process | None = None
        self.forgotten: list[int] = []
        """The numbers of agents that the process need not keep any longer; told with the next job."""
        self.changes_over = True
        """True if a fresh process would run the compiled engine once that is ready."""

    @property
    def is_alive(self) -> bool:
        return self.running is not None and self.running.returncode is None

    async def start(self) -> asyncio.subprocess.Process:
        if self.running is not None and self.changes_over and compiled.is_ready():
            await self.stop()  # a fresh process runs the engine that has been compiled meanwhile
        if self.running is None or not self.is_alive:
            await self.stop()
            ready = compiled.is_ready()
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
                hello = await self.read_answer(self.running)
            # A process that is plain although an engine is ready will not do better at the next try.
            self.changes_over = not hello.get("compiled") and not ready
        return self.running

    async def do(self, job: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a job; `AgentFailed` if there is none within so many seconds."""
        try:
            running = await self.start()
            assert running.stdin is not None
            forgotten, self.forgotten = self.forgotten, []
            running.stdin.write(msgspec.json.encode({**job, "forget": forgotten}) + b"\n")
            async with asyncio.timeout(seconds):
                await running.stdin.drain()
                return await self.read_answer(running)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
            await self.stop()
            raise AgentFailed(type(error).__name__) from None
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def read_answer(self, running: asyncio.subprocess.Process) -> dict[str, Any]:
        assert running.stdout is not None
        answer = msgspec.json.decode(await running.stdout.readline())
        if not isinstance(answer, dict):
            raise ValueError("a worker answers with an object")
        return answer

    async def stop(self) -> None:
        """End the process; the next job starts a fresh one."""
        running, self.running = self.running, None
        if running is None:
            return
        if running.stdin is not None:
            running.stdin.close()
        if running.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                running.kill()
            await running.wait()
