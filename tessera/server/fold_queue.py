"""Folds: tables are computed from what is stored in a thread beside the event loop, and everybody has a turn there.

Reading a table back may play a whole match again, and what a stranger has uploaded may be made to take long. So there are two
such threads, one for tables that were played here and one for those that bring the record of another match, each with a fair
queue.
"""

from __future__ import annotations

import asyncio
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


class FoldQueue:
    """One thread, and a fair queue before it."""

    def __init__(self, name: str, most: int = 0) -> None:
        self.thread = ThreadPoolExecutor(1, name)
        self.queue: FairQueue[Fold] = FairQueue()
        self.most = most
        """How many may wait for one address; 0: any number."""
        self.busy = False

    async def do(self, table: str, work: Callable[..., Answer], *given: Any) -> Answer:
        """The answer of a function that is called with these values when its turn comes."""
        turn = Turn(PEOPLE, asker.get(), table)
        if self.most and turn.address and self.queue.by_address[turn.address] >= self.most:
            raise Rejection("limit", "server-too-many-replays")
        fold = Fold(lambda: work(*given), asyncio.get_running_loop().create_future())
        self.queue.put(turn, fold)
        self.take_next()
        try:
            answer: Answer = await fold.answer
        except asyncio.CancelledError:
            self.queue.remove(turn, fold)
            raise
        return answer

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
