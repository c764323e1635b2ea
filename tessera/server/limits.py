"""Limits at the edge: how often, how much, how long."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tessera.server.refusals import Rejection
from tessera.server.settings import Settings

KNOWN = 10_000
"""Addresses that are remembered; the one that was quiet longest is forgotten first."""
CHATS, CHAT_WINDOW = 5, 10.0
"""Lines that a seat may say within so many seconds."""
HINTS, HINT_WINDOW = 3, 10.0
"""Hints that a seat may ask for within so many seconds."""
HINTS_AT_ONCE = 4
"""Hints of one address that may be worked on or wait at a time; of a seat it is one."""
DAY = 86400.0
OVERHEAD = 256
"""Bytes that the store adds to whatever is sent to it, about."""


class Allowance:
    """Allows a number of uses within each window of time."""

    def __init__(self, n: int, window: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.n = n
        self.window = window
        self.clock = clock
        self.times: deque[float] = deque()

    def take(self) -> bool:
        """Use one up; False if there is none left now."""
        now = self.clock()
        while self.times and self.times[0] <= now - self.window:
            self.times.popleft()
        if len(self.times) >= self.n:
            return False
        self.times.append(now)
        return True


class Allowances:
    """An allowance for each address, or for each seat."""

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


class Quota:
    """Allows an amount per day for each address."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.clock = clock
        self.used: OrderedDict[str, tuple[float, int]] = OrderedDict()
        """For each address when its day began, and how much it has used since."""

    def take(self, address: str, amount: int = 1) -> bool:
        """Use up some of it; False if that is more than is left, and then nothing is used up."""
        now = self.clock()
        begun, used = self.used.pop(address, (now, 0))
        if now - begun >= DAY:
            begun, used = now, 0
        fits = used + amount <= self.most
        self.used[address] = (begun, used + amount if fits else used)
        if len(self.used) > KNOWN:
            self.used.popitem(last=False)
        return fits


class OpenLimit:
    """Counts what each address has open, up to a limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more; False if the address has as many as it may have."""
        if self.open[address] >= self.most:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]


class Unsent:
    """What was written to connections and not read by their other sides, for each address and for all.

    When it is too much, the connections that hold most of it are dropped: those of the address that holds most.
    """

    def __init__(self, most: int, most_per_address: int) -> None:
        self.most = most
        self.most_per_address = most_per_address
        self.total = 0
        self.by_address: dict[str, dict[Any, int]] = {}
        """For each address its transports to which writing is paused, and how many bytes wait there."""

    def note(self, address: str, transport: Any) -> None:
        """Count anew what waits at a connection to which writing is paused, and drop whoever has too much."""
        self.forget(address, transport)
        size = transport.get_write_buffer_size()
        self.by_address.setdefault(address, {})[transport] = size
        self.total += size
        while sum(self.by_address.get(address, {}).values()) > self.most_per_address:
            self.drop_largest(address)
        while self.total > self.most:
            self.drop_largest(max(self.by_address, key=lambda one: sum(self.by_address[one].values())))

    def forget(self, address: str, transport: Any) -> None:
        waiting = self.by_address.get(address, {})
        self.total -= waiting.pop(transport, 0)
        if not waiting:
            self.by_address.pop(address, None)

    def drop_largest(self, address: str) -> None:
        waiting = self.by_address[address]
        transport = max(waiting, key=lambda one: waiting[one])
        self.forget(address, transport)
        transport.abort()


class Limits:
    """All limits that count callers of one process. They are kept in memory, so that no address is ever stored."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Allowances(settings.requests, settings.window)
        self.creations = Allowances(settings.creations, settings.window)
        self.daily_creations = Quota(settings.creations_per_day)
        self.daily_bytes = Quota(settings.bytes_per_day)
        self.chats = Allowances(CHATS, CHAT_WINDOW)
        self.hints = Allowances(HINTS, HINT_WINDOW)
        self.hints_of_address = OpenLimit(HINTS_AT_ONCE)
        self.hints_of_seat = OpenLimit(1)
        self.sockets = OpenLimit(settings.sockets_per_address)
        # Behind a proxy all connections come from the proxy, which reads by itself.
        self.unsent = Unsent(
            settings.unsent_bytes, settings.unsent_bytes if settings.behind_proxy else settings.unsent_per_address
        )

    @contextmanager
    def one_hint(self, address: str, seat: str) -> Iterator[None]:
        """Count a hint while it is worked on, or refuse it."""
        if not self.hints_of_seat.enter(seat):
            raise Rejection("limit", "server-hints-too-fast")
        try:
            if not self.hints_of_address.enter(address):
                raise Rejection("limit", "server-hints-too-fast")
            try:
                yield
            finally:
                self.hints_of_address.leave(address)
        finally:
            self.hints_of_seat.leave(seat)

    def expect_volume(self, address: str, n_bytes: int) -> None:
        """Refuse what would store more than an address may within a day."""
        if not self.daily_bytes.take(address, n_bytes + OVERHEAD):
            raise Rejection("limit", "server-quota")
