"""Limits at the edge: how often, how much, how long."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable

KNOWN = 10_000
"""Addresses that are remembered; the one that was quiet longest is forgotten first."""


class Allowance:
    """So many within one window of time."""

    def __init__(self, n: int, window: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.n = n
        self.window = window
        self.clock = clock
        self.times: deque[float] = deque()

    def take(self) -> bool:
        """Use one up. False: there is none left now."""
        now = self.clock()
        while self.times and self.times[0] <= now - self.window:
            self.times.popleft()
        if len(self.times) >= self.n:
            return False
        self.times.append(now)
        return True


class Allowances:
    """An allowance for each address."""

    def __init__(self, n: int, window: float) -> None:
        self.n = n
        self.window = window
        self.known: OrderedDict[str, Allowance] = OrderedDict()

    def take(self, address: str) -> bool:
        allowance = self.known.pop(address, None) or Allowance(self.n, self.window)
        self.known[address] = allowance
        if len(self.known) > KNOWN:
            self.known.popitem(last=False)
        return allowance.take()


class Doorkeeper:
    """Counts what is open from each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self.open[address] >= self.most:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]
