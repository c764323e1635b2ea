"""Maintenance: what has to be done now and then, whether or not anybody calls."""

from __future__ import annotations

import asyncio
import contextlib

from tessera.server import acts
from tessera.server.duties import Duties
from tessera.server.logs import log
from tessera.server.refusals import Rejection
from tessera.server.registry import Registry
from tessera.server.retention import delete_table, export_folder
from tessera.server.seats import DAY
from tessera.server.services import Services
from tessera.server.store import Conflict, StoreDown
from tessera.server.table_state import TableState

TIDY = 3600.0
"""Seconds between two deletions of what has expired."""
DUE_AT_ONCE = 1000
"""Overdue tables that one sweep takes up."""
STALE_AT_ONCE = 50
"""Unstarted tables that one round abandons."""
OLD_AT_ONCE = 500
"""Untouched tables that one round deletes."""
TOGETHER = 64
"""Tables whose clocks are corrected at the same time, so that they share a sync of the disk."""


class Maintenance:
    """Takes up tables that nobody looks after, corrects clocks after a pause of the server, and abandons stale tables."""

    def __init__(self, services: Services, tables: Registry, duties: Duties) -> None:
        self.services = services
        self.tables = tables
        self.duties = duties
        self.unreadable: set[str] = set()
        """Overdue tables that cannot be read, as after a change of rules; they must not crowd out the others."""

    async def run(self) -> None:
        """Work for as long as the server runs. Trouble with the store may pass, so it never ends this loop."""
        services, tidied = self.services, 0.0
        while True:
            try:
                if services.now() - tidied > TIDY:
                    await services.store.tidy(tidied := services.now())
                    await self.delete_untouched()
                services.presence.repeat()
                await services.store.beat(services.node, services.now())
                await self.sweep()
                await self.abandon_stale()
            except (StoreDown, Rejection):
                pass
            except Exception as error:
                log("fault", kind=type(error).__name__)
            await asyncio.sleep(services.settings.sweep)

    async def sweep(self) -> None:
        """Take up tables that nobody looks after: after a restart, or when the process that did so has died."""
        services = self.services
        until = services.now() + services.settings.lease
        for id in await services.store.due(until, DUE_AT_ONCE + len(self.unreadable)):
            if self.duties.paused:
                return
            if id not in self.unreadable and await services.bus.claim(id, services.settings.lease):
                await self.take_up(id)

    async def take_up(self, id: str) -> None:
        """Arrange the duties of one table. Whatever is wrong with it must not keep the others waiting."""
        try:
            live = self.tables.live(id)
            self.duties.arrange(live, await live.read_state())
        except Rejection as error:
            if error.code == "gone":
                self.unreadable.add(id)
        except StoreDown:
            raise
        except Exception as error:
            log("fault", kind=type(error).__name__, table=id)
            self.unreadable.add(id)

    async def note_downtime(self) -> None:
        """Note which clocks may be owed the time in which no server ran. Nobody waits until all of them have it."""
        services = self.services
        seen = await services.store.last_beat()
        if seen and abs(lost := services.now() - seen) > 4 * services.settings.sweep:
            services.downtime.note(await services.store.clocked(), seen, lost)

    async def give_time_back(self) -> None:
        """Read every table that is owed time, which corrects its clocks."""
        owed = list(self.services.downtime.owed)
        for at in range(0, len(owed), TOGETHER):
            group = [self.tables.live(id).read_state() for id in owed[at : at + TOGETHER]]
            await asyncio.gather(*group, return_exceptions=True)

    async def abandon_stale(self) -> None:
        """Abandon tables that were opened long ago and never begun. Their commitments stay listed."""
        before = self.services.now() - self.services.settings.abandon_days * DAY
        for id in await self.services.store.stale(before, STALE_AT_ONCE):
            with contextlib.suppress(Rejection):
                await self.tables.live(id).commit(abandon)

    async def delete_untouched(self) -> None:
        """Export and delete tables at which nothing has happened for long, so that the disk does not fill for ever."""
        settings, folder = self.services.settings, export_folder(self.services.settings)
        if not settings.keep_days or folder is None:
            return
        before = self.services.now() - settings.keep_days * DAY
        for id in await self.services.store.untouched(before, OLD_AT_ONCE):
            try:
                await delete_table(self.services.store, id, folder)
            except Conflict:
                continue  # somebody has come back
            except OSError as error:
                log("not-exported", table=id, why=str(error))
                return
            self.tables.forget(id)
            log("deleted", table=id)


def abandon(state: TableState) -> acts.Act:
    if state.status != "open":
        raise Rejection("conflict", "server-begun")
    return acts.Abandoned()
