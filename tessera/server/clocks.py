"""Clocks: how much time each seat has left, by the server's time alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from tessera.server.acts import Clock


class Clocks:
    """The clocks of a table. They run for the seats that owe an answer."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.seconds] * seats
        self.since: list[float | None] = [None] * seats
        """For each seat when its clock was started; None while it stands."""
        self.before = self.left[:]
        """The time that each seat had left when it last answered, before anything was added for the answer."""

    @property
    def running(self) -> bool:
        return self.clock.kind != "none"

    def turn(self, at: float, waiting: Sequence[int], answered: int | None) -> None:
        """Stop the clock of whoever answered and start those of all who are waited for."""
        for seat, since in enumerate(self.since):
            if since is not None and (seat not in waiting or seat == answered):
                self.stop(seat, at - since, seat == answered)
            if seat in waiting and self.since[seat] is None:
                self.since[seat] = at

    def stop(self, seat: int, used: float, answered: bool) -> None:
        self.since[seat] = None
        self.before[seat] = max(0.0, self.left[seat] - max(0.0, used))
        if self.clock.kind == "each":
            self.left[seat] = self.clock.seconds
        else:
            self.left[seat] = self.before[seat] + (self.clock.increment if answered else 0.0)

    def take_back(self, seat: int) -> None:
        """An answer that is taken back earns nothing, or time could be made by answering again and again."""
        self.left[seat] = min(self.left[seat], self.before[seat])

    def stand(self) -> None:
        """Stop all clocks for good."""
        self.since = [None] * len(self.since)

    def skip(self, lost: float) -> None:
        """Give back the time in which no server ran."""
        self.since = [since + lost if since is not None else None for since in self.since]

    def deadline(self, seat: int) -> float | None:
        since = self.since[seat]
        return since + self.left[seat] if self.running and since is not None else None

    def first(self) -> float | None:
        """The time at which the first of the running clocks runs out."""
        found = [deadline for seat in range(len(self.left)) if (deadline := self.deadline(seat)) is not None]
        return min(found, default=None)


class SteadyClock:
    """The time of the server: what the wall clock said at the start, and from then on at a pace that nobody can change.

    If the wall clock were read again, setting it by an hour would run out the clocks of all players.
    """

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        self.monotonic = monotonic
        self.offset = wall() - monotonic()

    def __call__(self) -> float:
        return self.offset + self.monotonic()

    def drift(self) -> float:
        """By how many seconds the wall clock has been set forward since the start."""
        return self.wall() - self()


class Downtime:
    """The time in which no server ran, and the tables whose running clocks are still owed it."""

    def __init__(self) -> None:
        self.owed: dict[str, tuple[float, float]] = {}
        """For each table when a server was last seen, and how many seconds were lost."""

    def note(self, tables: list[str], seen: float, lost: float) -> None:
        """Note what was lost; less than nothing if the clock of the machine was set back meanwhile."""
        self.owed = dict.fromkeys(tables, (seen, lost))

    def settle(self, table: str) -> None:
        """Note that this table has been given its time."""
        self.owed.pop(table, None)
