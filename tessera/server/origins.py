"""Origins: which address opened which table that is still played, so that nobody runs more tables than is fair.

They are kept in memory only. After a restart every table stands for itself.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from tessera.server.fair_queue import AGENTS_ONLY, PEOPLE, Turn
from tessera.server.refusals import Rejection

ACTIVE = 600.0
"""Seconds after its last act from which on a table does not count as running."""
KNOWN = 100_000
"""Tables that are remembered; the one that was quiet longest is forgotten first."""


@dataclass
class Origin:
    """Who opened a table, whether only agents play at it, and when something last happened there."""

    address: str
    agents_only: bool
    active: float


class Origins:
    """The origins of the tables of this process."""

    def __init__(self, most: int, most_of_agents: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        """Running tables that an address may have,"""
        self.most_of_agents = most_of_agents
        """and how many of them may be played by agents alone."""
        self.clock = clock
        self.by_table: OrderedDict[str, Origin] = OrderedDict()
        self.by_address: dict[str, set[str]] = {}

    def expect_room(self, address: str, agents_only: bool) -> None:
        """Refuse one more table of an address that runs too many."""
        since = self.clock() - ACTIVE
        running = [self.by_table[table] for table in self.by_address.get(address, ())]
        running = [origin for origin in running if origin.active > since]
        if len(running) >= self.most:
            raise Rejection("limit", "server-too-many-tables", n=self.most)
        if agents_only and sum(origin.agents_only for origin in running) >= self.most_of_agents:
            raise Rejection("limit", "server-too-many-agent-tables", n=self.most_of_agents)

    def add(self, table: str, address: str, agents_only: bool) -> None:
        self.by_table[table] = Origin(address, agents_only, self.clock())
        self.by_address.setdefault(address, set()).add(table)
        if len(self.by_table) > KNOWN:
            self.forget(next(iter(self.by_table)))

    def note(self, table: str, agents_only: bool) -> None:
        """Note that something happened at a table."""
        if table in self.by_table:
            self.by_table.move_to_end(table)
            self.by_table[table].active = self.clock()
            self.by_table[table].agents_only = agents_only

    def forget(self, table: str) -> None:
        """Forget a table whose match is over."""
        origin = self.by_table.pop(table, None)
        if origin is not None:
            tables = self.by_address[origin.address]
            tables.discard(table)
            if not tables:
                del self.by_address[origin.address]

    def turn(self, table: str, agents_only: bool) -> Turn:
        """The turn of this table's agents in the queue. A table of unknown origin counts as an address of its own."""
        origin = self.by_table.get(table)
        address = origin.address if origin is not None else f"table {table}"
        return Turn(AGENTS_ONLY if agents_only else PEOPLE, address, table)
