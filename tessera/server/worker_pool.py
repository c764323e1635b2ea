"""A few worker processes and a fair queue before them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from tessera.server.fair_queue import FairQueue, Turn
from tessera.server.worker_process import AgentFailed, Worker


@dataclass(eq=False)
class Job:
    """Work that waits for a worker, or is being done by one."""

    body: dict[str, Any]
    seconds: float
    answer: asyncio.Future[dict[str, Any]]
    running: asyncio.Task[None] | None = None


class WorkerPool:
    """Gives jobs to idle workers."""

    def __init__(self, n_workers: int, games: str, memory: int) -> None:
        self.workers = [Worker(games, memory) for _ in range(n_workers)]
        self.idle = self.workers[:]
        self.queue: FairQueue[Job] = FairQueue()

    async def do(self, body: dict[str, Any], seconds: float, turn: Turn) -> dict[str, Any]:
        """The answer of a worker, or `AgentFailed`. Whoever is cancelled while waiting gives up the place in the queue.

        What a worker has begun it brings to its end, since a worker that is stopped forgets all agents that are kept there.
        """
        job = Job(body, seconds, asyncio.get_running_loop().create_future())
        self.queue.put(turn, job)
        self.dispatch()
        try:
            return await job.answer
        except asyncio.CancelledError:
            self.queue.remove(turn, job)
            raise

    def dispatch(self) -> None:
        while len(self.queue) and self.idle:
            job = self.queue.take()
            worker = self.choose_worker(job)
            self.idle.remove(worker)
            job.running = asyncio.ensure_future(self.run(worker, job))

    def choose_worker(self, job: Job) -> Worker:
        """One of the idle workers."""
        return self.idle[0]

    async def run(self, worker: Worker, job: Job) -> None:
        try:
            answer = await worker.do(job.body, job.seconds)
            if not job.answer.done():
                job.answer.set_result(answer)
        except AgentFailed as error:
            if not job.answer.done():
                job.answer.set_exception(error)
        finally:
            self.idle.append(worker)
            self.dispatch()

    async def close(self) -> None:
        while len(self.queue):
            self.queue.take().answer.cancel()
        for worker in self.workers:
            await worker.stop()
