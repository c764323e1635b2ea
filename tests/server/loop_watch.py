"""How long the event loop was kept busy without a pause, in processor time: other programs of the machine do not count."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class LoopWatch:
    """The longest that one callback took, and which it was."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.what = ""

    def note(self, seconds: float, handle: Any) -> None:
        if seconds > self.longest:
            self.longest, self.what = seconds, repr(handle)[:300]


@contextmanager
def watched_loop() -> Iterator[LoopWatch]:
    """Watch all callbacks of the loop that runs in this thread."""
    watch = LoopWatch()
    real = asyncio.Handle._run

    def run(self: asyncio.Handle) -> None:
        begin = time.thread_time()
        real(self)
        watch.note(time.thread_time() - begin, self)

    asyncio.Handle._run = run  # type: ignore[method-assign]
    gc.collect()
    gc.freeze()  # as the server does; a collection of all the tests' objects is no work of the server
    try:
        yield watch
    finally:
        asyncio.Handle._run = real  # type: ignore[method-assign]
        gc.unfreeze()
