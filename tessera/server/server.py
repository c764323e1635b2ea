"""One server process, without its network interface: its parts, and how they are opened and closed together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tessera.server.duties import Duties
from tessera.server.limits import Limits
from tessera.server.logs import log
from tessera.server.maintenance import Maintenance
from tessera.server.registry import Registry
from tessera.server.reviews import Reviews
from tessera.server.services import Services
from tessera.server.settings import Settings
from tessera.server.store import BadDatabase, StoreDown


class TableServer:
    """Puts the parts together. Each part is handed only what it needs."""

    def __init__(self, settings: Settings, now: Callable[[], float] | None = None) -> None:
        self.settings = settings
        self.limits = Limits(settings)
        self.services = Services(settings, now)
        self.duties = Duties(self.services)
        self.tables = Registry(self.services, self.duties)
        self.maintenance = Maintenance(self.services, self.tables, self.duties)
        self.reviews = Reviews(self.services)
        self.closing = False
        self.waiting: set[asyncio.Future[Any]] = set()
        """What callers wait for that takes thought, such as hints."""
        self.unusable = "the store was not reached yet"
        """Why nothing can be stored; empty while the store is open."""

    async def open(self) -> None:
        """Begin to serve. If the store is away, callers are told so until it comes back."""
        await self.services.bus.open(self.tables.changed_elsewhere, self.tables.present_elsewhere)
        is_open = await self.open_store()
        self.services.tasks.start(self.maintenance.run() if is_open else self.wait_for_store())

    async def open_store(self) -> bool:
        try:
            await self.services.store.open()
            await self.maintenance.note_downtime()
        except StoreDown as error:
            log("store-down", why=str(error))
            return False
        except BadDatabase as error:
            # It may be replaced while we run, so we go on asking.
            self.unusable = str(error)
            log("bad-database", why=self.unusable)
            return False
        self.unusable = ""
        self.services.tasks.start(self.maintenance.give_time_back())
        return True

    async def wait_for_store(self) -> None:
        while not await self.open_store():
            await asyncio.sleep(self.settings.sweep)
        await self.maintenance.run()

    def hurry(self) -> None:
        """Begin to close: nobody is let in any more, and those who wait for something that takes thought are told so."""
        self.closing = self.duties.paused = True
        for working in self.waiting:
            working.cancel()

    async def close(self) -> None:
        """Finish what has begun, ask subscribers to come back later, and close everything."""
        self.hurry()
        await self.tables.close()
        await self.services.close()
