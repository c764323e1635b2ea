"""Presence: who has the table before their eyes, at this process or at another one.

It is a courtesy and never written down. Processes tell each other over the bus, and repeat it now and then. What is not
repeated is forgotten, so a process that dies takes its people with it.
"""

from __future__ import annotations

import time
from collections.abc import Callable

REPEAT = 30.0
"""Seconds after which a process says again who is there."""
FORGET = 2.5 * REPEAT
"""Seconds after which the word of another process counts no more."""
AT_ONCE = 200
"""Tables that one message tells of."""
PREFIX = "+"
"""The first character of messages about presence. No table's name begins with it."""


class Presence:
    """For each table the places whose people are there."""

    def __init__(self, tell: Callable[[str], None], clock: Callable[[], float] = time.monotonic) -> None:
        self.tell = tell
        self.clock = clock
        self.here: dict[str, frozenset[int]] = {}
        """The people at this process."""
        self.elsewhere: dict[str, dict[str, tuple[frozenset[int], float]]] = {}
        """By table and process the people there, and the time until which that counts."""
        self.repeated = clock()

    def at(self, table: str) -> frozenset[int]:
        """The places of a table whose people are there."""
        now = self.clock()
        found = [places for places, until in self.elsewhere.get(table, {}).values() if until > now]
        return self.here.get(table, frozenset()).union(*found)

    def note(self, table: str, places: frozenset[int]) -> None:
        """Note who is at this process, and tell the others if that has changed. Who comes first asks who else is there."""
        before = self.here.get(table, frozenset())
        if places == before:
            return
        if places:
            self.here[table] = places
        else:
            del self.here[table]
        self.tell(PREFIX + said(table, places) + ("?" if not before else ""))

    def hear(self, node: str, message: str) -> list[str]:
        """Process a message of another process, and return the tables that it is about."""
        tables = []
        for one in message.removeprefix(PREFIX).removesuffix("?").split(";"):
            table, _, places = one.partition(":")
            tables.append(table)
            there = frozenset(int(place) for place in places.split(",") if place)
            if there:
                self.elsewhere.setdefault(table, {})[node] = (there, self.clock() + FORGET)
            else:
                self.elsewhere.get(table, {}).pop(node, None)
            if message.endswith("?") and table in self.here:
                self.tell(PREFIX + said(table, self.here[table]))
        return tables

    def repeat(self) -> None:
        """Send again who is there when it is time, and forget processes that have sent nothing for long."""
        now = self.clock()
        if now - self.repeated < REPEAT:
            return
        self.repeated = now
        lines = [said(table, places) for table, places in self.here.items()]
        for at in range(0, len(lines), AT_ONCE):
            self.tell(PREFIX + ";".join(lines[at : at + AT_ONCE]))
        for table, nodes in list(self.elsewhere.items()):
            self.elsewhere[table] = {node: word for node, word in nodes.items() if word[1] > now}
            if not self.elsewhere[table]:
                del self.elsewhere[table]


def said(table: str, places: frozenset[int]) -> str:
    return f"{table}:{','.join(map(str, sorted(places)))}"
