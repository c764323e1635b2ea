"""Folds: tables are computed from what is stored in a thread beside the event loop, and everybody has a turn there.

Reading a table back may play a whole match again, and what a stranger has uploaded may be made to take long. So there are two
such threads, one for tables that were played here and one for those that bring the record of another match, each with a fair
queue.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, TypeVar

from tessera.server.fair_queue import PEOPLE, FairQueue, Turn
from tessera.server.refusals import Rejection

Answer = TypeVar("Answer")
WAITING = 8
"""Folds of records that may wait for one address."""
asker: ContextVar[str] = ContextVar("asker", default="")
"""The address for which the current task works; empty: the server's own work."""


@dataclass(eq=False)
class Fold:
    """Work that waits for the thread, or is being done there."""

    work: Callable[[], Any]
    answer: asyncio.Future[Any]


class Spent:
    """How much processor time each address has used within the current window."""

    def __init__(self, most: float, window: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.window = window
        self.clock = clock
        self.begun = clock()
        self.by_address: dict[str, float] = {}

    def has_left(self, address: str) -> bool:
        if self.clock() - self.begun >= self.window:
            self.begun = self.clock()
            self.by_address.clear()
        return self.by_address.get(address, 0.0) < self.most

    def add(self, address: str, seconds: float) -> None:
        self.by_address[address] = self.by_address.get(address, 0.0) + seconds


class FoldQueue:
    """One thread, and a fair queue before it."""

    def __init__(self, name: str, most: int = 0, spent: Spent | None = None) -> None:
        self.thread = ThreadPoolExecutor(1, name)
        self.queue: FairQueue[Fold] = FairQueue()
        self.most = most
        """How many may wait for one address; 0: any number."""
        self.spent = spent
        """What addresses have used of the thread, if that is limited."""
        self.busy = False

    async def do(self, table: str, work: Callable[..., Answer], *given: Any) -> Answer:
        """The answer of a function that is called with these values when its turn comes."""
        turn = Turn(PEOPLE, asker.get(), table)
        if self.most and turn.address and self.queue.by_address[turn.address] >= self.most:
            raise Rejection("limit", "server-too-many-replays")
        if self.spent is not None and turn.address and not self.spent.has_left(turn.address):
            raise Rejection("limit", "server-too-many-replays")
        fold = Fold(lambda: self.timed(turn.address, work, *given), asyncio.get_running_loop().create_future())
        self.queue.put(turn, fold)
        self.take_next()
        try:
            answer: Answer = await fold.answer
        except asyncio.CancelledError:
            self.queue.remove(turn, fold)
            raise
        return answer

    def timed(self, address: str, work: Callable[..., Answer], *given: Any) -> Answer:
        """Call a function in the thread, and note what it has cost."""
        begin = time.thread_time()
        try:
            return work(*given)
        finally:
            if self.spent is not None:
                self.spent.add(address, time.thread_time() - begin)

    def take_next(self) -> None:
        if self.busy or not len(self.queue):
            return
        self.busy, fold = True, self.queue.take()
        asyncio.get_running_loop().run_in_executor(self.thread, fold.work).add_done_callback(
            lambda done: self.hand_out(fold, done)
        )

    def hand_out(self, fold: Fold, done: asyncio.Future[Any]) -> None:
        """Pass an answer on, unless nobody waits for it any more, and begin with the next fold."""
        self.busy = False
        error = None if done.cancelled() else done.exception()
        if not fold.answer.done():
            if done.cancelled():
                fold.answer.cancel()
            elif error is not None:
                fold.answer.set_exception(error)
            else:
                fold.answer.set_result(done.result())
        self.take_next()

    def close(self) -> None:
        while len(self.queue):
            self.queue.take().answer.cancel()
        self.thread.shutdown(wait=False, cancel_futures=True)
