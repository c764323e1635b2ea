"""How long the event loop was kept from its work: by its own callbacks, in processor time, and by anything, by the clock.

Processor time leaves out what other programs of the machine do, but also a thread of this process that keeps the interpreter
for itself. So the lateness of the loop is measured by the clock as well, and beside it that of a process which only sleeps:
what both suffer is the machine's doing.
"""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

TICK = 0.005
"""Seconds between two looks at the clock."""
SLEEPER = f"""
import select, sys, time
latest = 0.0
print(flush=True)
while True:
    due = time.monotonic() + {TICK}
    if select.select([sys.stdin], [], [], {TICK})[0]:
        break
    latest = max(latest, time.monotonic() - due)
print(latest)
"""


class LoopWatch:
    """The longest that one callback took, and which it was; how late the loop was, and how late a sleeper was meanwhile."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.what = ""
        self.late = 0.0
        self.sleeper_late = 0.0
        self.begun = time.thread_time()
        """When the callback that runs now was begun, or what is watched of it."""
        self.handle: Any = "the step that was running when the watch began"
        self.ticking: asyncio.TimerHandle | None = None

    @property
    def own_lateness(self) -> float:
        """By how much the loop was later than the machine alone would have made it."""
        return max(0.0, self.late - self.sleeper_late)

    def turn(self, handle: Any) -> None:
        """Note what ends now, and that something else begins."""
        now = time.thread_time()
        if now - self.begun > self.longest:
            self.longest, self.what = now - self.begun, repr(self.handle)[:300]
        self.begun, self.handle = now, handle

    def tick(self, due: float) -> None:
        loop = asyncio.get_running_loop()
        self.late = max(self.late, loop.time() - due)
        self.ticking = loop.call_later(TICK, self.tick, loop.time() + TICK)


@contextmanager
def watched_loop() -> Iterator[LoopWatch]:
    """Watch all callbacks of the loop that runs in this thread, the step that enters here and the one that leaves included."""
    real = asyncio.Handle._run
    sleeper = subprocess.Popen([sys.executable, "-c", SLEEPER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert sleeper.stdin is not None
    assert sleeper.stdout is not None
    sleeper.stdout.readline()
    gc.collect()
    gc.freeze()  # as the server does; a collection of all the tests' objects is no work of the server
    watch = LoopWatch()

    def run(self: asyncio.Handle) -> None:
        watch.turn(self)
        real(self)
        watch.turn("the loop itself")

    asyncio.Handle._run = run  # type: ignore[method-assign]
    watch.tick(asyncio.get_running_loop().time())
    try:
        yield watch
    finally:
        watch.turn(None)
        asyncio.Handle._run = real  # type: ignore[method-assign]
        if watch.ticking is not None:
            watch.late = max(watch.late, asyncio.get_running_loop().time() - watch.ticking.when())
            watch.ticking.cancel()
        watch.sleeper_late = float(sleeper.communicate("\n")[0])
        gc.unfreeze()
