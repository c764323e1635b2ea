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
    """Who opened a table, and when something last happened there."""

    address: str
    agents_only: bool
    """Do only agents play there?"""
    listed: bool
    """Does the lobby show it to those who look for a seat?"""
    active: float


class Origins:
    """The origins of the tables of this process."""

    def __init__(self, most: int, most_of_agents: int, most_listed: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        """Running tables that an address may have,"""
        self.most_of_agents = most_of_agents
        """and how many of them may be played by agents alone."""
        self.most_listed = most_listed
        """Tables of an address that may wait for players in the lobby, for however long."""
        self.clock = clock
        self.by_table: OrderedDict[str, Origin] = OrderedDict()
        self.by_address: dict[str, set[str]] = {}

    def of(self, address: str) -> list[Origin]:
        return [self.by_table[table] for table in self.by_address.get(address, ())]

    def running(self, address: str) -> list[Origin]:
        since = self.clock() - ACTIVE
        return [origin for origin in self.of(address) if origin.active > since]

    def add(self, table: str, address: str, agents_only: bool, listed: bool) -> None:
        """Count a new table for an address, or refuse it because the address has too many."""
        if len(self.running(address)) >= self.most:
            raise Rejection("limit", "server-too-many-tables", n=self.most)
        if agents_only:
            self.expect_few_of_agents(address)
        if listed and len(self.listed(address)) >= self.most_listed:
            raise Rejection("limit", "server-too-many-open-tables", n=self.most_listed)
        self.put(table, address, agents_only, listed)

    def put(self, table: str, address: str, agents_only: bool, listed: bool) -> None:
        self.by_table[table] = Origin(address, agents_only, listed, self.clock())
        self.by_address.setdefault(address, set()).add(table)
        if len(self.by_table) > KNOWN:
            self.forget(next(iter(self.by_table)))

    def listed(self, address: str) -> list[str]:
        """The tables of an address that wait in the lobby."""
        return [table for table in self.by_address.get(address, ()) if self.by_table[table].listed]

    def expect_few_of_agents(self, address: str) -> None:
        if sum(origin.agents_only for origin in self.running(address)) >= self.most_of_agents:
            raise Rejection("limit", "server-too-many-agent-tables", n=self.most_of_agents)

    def give_to_agents(self, table: str, address: str) -> None:
        """Count a table at which only agents play from now on, or refuse that because its address has too many such tables.

        A table of unknown origin is counted for the address of whoever gives it to them.
        """
        if table not in self.by_table:
            self.put(table, address, False, False)
        origin = self.by_table[table]
        if not origin.agents_only:
            self.expect_few_of_agents(origin.address)
            origin.agents_only, origin.active = True, self.clock()

    def note(self, table: str, agents_only: bool, listed: bool) -> None:
        """Note that something happened at a table."""
        if table in self.by_table:
            self.by_table.move_to_end(table)
            origin = self.by_table[table]
            origin.active, origin.agents_only, origin.listed = self.clock(), agents_only, listed

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
