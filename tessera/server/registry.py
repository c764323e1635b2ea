"""The registry: the tables that are loaded in this process."""

from __future__ import annotations

import contextlib
import re
from collections import OrderedDict
from collections.abc import Callable

from tessera.server import acts
from tessera.server.acts import Heading
from tessera.server.duties import Duties
from tessera.server.live_table import LiveTable
from tessera.server.refusals import Rejection, unavailable, unknown
from tessera.server.services import Services
from tessera.server.store import Conflict, Key, StoreDown, Summary
from tessera.server.table_state import TableState

TABLE_ID = re.compile("[a-z0-9]{1,32}")


FINISHED = 4
"""Tables that are finished take at most this part of the memory for tables: a fourth."""


class Registry:
    """Finds tables by their ids, loads them when they are asked for, and drops idle ones when they take too much memory."""

    def __init__(self, services: Services, duties: Duties) -> None:
        self.services = services
        self.duties = duties
        self.loaded: OrderedDict[str, LiveTable] = OrderedDict()
        """The tables in memory, the one that was unused longest first."""
        self.weights: dict[str, int] = {}
        """About how many bytes each of them takes,"""
        self.weight = 0
        """and all of them together."""
        self.finished: dict[str, int] = {}
        """The weights of those that are finished,"""
        self.finished_weight = 0
        """and of all these together."""

    def live(self, id: str) -> LiveTable:
        """The table of this id. Whether it exists is found out when its state is read."""
        if not TABLE_ID.fullmatch(id):
            raise unknown()
        found = self.loaded.pop(id, None) or LiveTable(id, self.services, self, self.duties)
        self.loaded[id] = found
        self.make_room(found)
        return found

    def weigh(self, live: LiveTable) -> None:
        """Note how much memory a table takes now, and make room for it."""
        if self.loaded.get(live.id) is not live:
            return
        self.take_off(live.id)
        weight = self.weights[live.id] = live.weight
        self.weight += weight
        if live.is_finished:
            self.finished[live.id] = weight
            self.finished_weight += weight
        self.make_room(live)

    def take_off(self, id: str) -> None:
        self.weight -= self.weights.pop(id, 0)
        self.finished_weight -= self.finished.pop(id, 0)

    def make_room(self, used: LiveTable) -> None:
        """Drop idle tables, but not the one that is used now: finished ones first, and those first that were unused longest."""
        share = self.services.settings.cached_bytes // FINISHED
        if self.finished_weight > share:
            self.drop([*self.finished], used, lambda: self.finished_weight <= share)
        if not self.fits():
            self.drop([*self.finished], used, self.fits)
            self.drop([*self.loaded], used, self.fits)

    def fits(self) -> bool:
        settings = self.services.settings
        return len(self.loaded) <= settings.cached_tables and self.weight <= settings.cached_bytes

    def drop(self, ids: list[str], used: LiveTable, enough: Callable[[], bool]) -> None:
        """Drop those of these tables that are idle, one after the other, until that is enough."""
        for id in ids:
            if enough():
                return
            if self.loaded[id].is_idle and id != used.id:
                self.forget(id)

    def forget(self, id: str) -> None:
        self.loaded.pop(id, None)
        self.take_off(id)

    async def create(self, heading: Heading, keys: list[Key], address: str = "") -> LiveTable:
        """Store a new table with the hashes of its links. The address of who opens it is not stored."""
        if heading.uploaded:
            return await self.store_new(heading, keys)
        agents_only, origins = None not in heading.agents, self.services.origins
        listed = heading.public and not agents_only
        if listed:
            await self.look_again(origins.listed(address))
        origins.add(heading.table, address, agents_only, listed)
        try:
            return await self.store_new(heading, keys)
        except BaseException:
            origins.forget(heading.table)
            raise

    async def look_again(self, tables: list[str]) -> None:
        """Note of tables that were in the lobby whether they still are: another process may have let players in."""
        origins = self.services.origins
        if not self.services.store.shared or len(tables) < origins.most_listed:
            return
        for id in tables:
            try:
                state = await self.live(id).read_state()
                origins.note(id, state.agents_only, state.listed)
            except Rejection:
                origins.forget(id)

    async def store_new(self, heading: Heading, keys: list[Key]) -> LiveTable:
        try:
            await self.services.find_components(heading)
        except StoreDown:
            raise unavailable() from None
        state = await self.services.in_thread(TableState, self.services.games[heading.game], heading)
        summary = Summary(state.status, state.due(), heading.opened)
        commitment = own_commitment(heading)
        try:
            await self.services.store.create(heading.table, acts.encode(heading), heading.public, commitment, summary, keys)
        except StoreDown:
            raise unavailable() from None
        except Conflict:
            raise Rejection("conflict", "server-conflict") from None
        live = self.live(heading.table)
        live.state = state
        self.duties.arrange(live, state)
        return live

    # -- other processes ------------------------------------------------------------------------------------------

    def changed_elsewhere(self, id: str) -> None:
        """Called when another process has written to a table; an empty id means that it may have been any."""
        if id:
            found = [self.loaded[id]] if id in self.loaded else []
        else:
            found = list(self.loaded.values())
        for live in found:
            if live.subscribers:
                self.services.tasks.start(self.refresh(live))

    def present_elsewhere(self, node: str, said: str) -> None:
        """Called when another process says who is there."""
        for id in self.services.presence.hear(node, said):
            if id in self.loaded:
                self.loaded[id].look_around()

    async def refresh(self, live: LiveTable) -> None:
        with contextlib.suppress(Rejection):
            self.duties.arrange(live, await live.read_state())

    # -- closing --------------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Ask all subscribers to come back later, and wait until every act that has begun is stored."""
        for live in self.loaded.values():
            for subscriber in live.subscribers:
                subscriber.close("restart")
        for live in list(self.loaded.values()):
            async with live.locked():
                pass


def own_commitment(heading: Heading) -> str:
    """The commitment that this server made at this table; empty where the deal was made elsewhere, before, or for a lesson."""
    return "" if heading.uploaded or heading.continues or heading.lesson else heading.commitment
