"""The house: every table of one process, where they are kept, and who works for them."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from tessera.core.dealer import commit
from tessera.core.game import Game
from tessera.core.refusal import Refused
from tessera.server import acts
from tessera.server.acts import Heading
from tessera.server.agents import Agents
from tessera.server.bus import open_bus
from tessera.server.drafts import Repeated
from tessera.server.duties import Duties
from tessera.server.limits import Allowances, Doorkeeper
from tessera.server.logs import log
from tessera.server.metrics import Metrics
from tessera.server.refusals import No, unavailable, unknown
from tessera.server.seats import DAY
from tessera.server.settings import Settings
from tessera.server.sitting import Sitting
from tessera.server.store import Conflict, Face, Key, StoreDown, open_store
from tessera.server.tables import LiveTable, fold
from tessera.server.webhooks import Webhooks
from tessera.server.worker import find_games

Answer = TypeVar("Answer")
EXPECTED = (No, Refused, StoreDown, Repeated)
"""How work may end without being at fault."""
LONG = 400
"""Acts from which on a table is read in a thread, so that others need not wait for it."""
STALE = 50
TOGETHER = 64
"""Tables whose clocks are put right at once, so that they share a sync."""
TABLE_ID = re.compile("[a-z0-9]{1,32}")
CHATS, CHAT_WINDOW = 5, 10.0
"""Lines of chat that a seat may say within so many seconds."""
HINTS, HINT_WINDOW = 3, 10.0
"""Hints that a seat may ask for within so many seconds."""


class House:
    """One server process, without its doors."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.now = now
        self.games: dict[str, Game] = find_games(settings.games)
        self.node = secrets.token_hex(6)
        self.store = open_store(settings.database_url)
        self.bus = open_bus(settings.redis_url, self.node)
        self.metrics = Metrics()
        self.agents = Agents(
            settings.agent_workers, settings.games, settings.agent_seconds, settings.agent_slack, settings.agent_bytes
        )
        self.duties = Duties(self)
        self.webhooks = Webhooks(self)
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.sockets = Doorkeeper(settings.sockets_per_address)
        self.requests = Allowances(settings.requests, settings.window)
        self.creations = Allowances(settings.creations, settings.window)
        self.chats = Allowances(CHATS, CHAT_WINDOW)
        self.hints = Allowances(HINTS, HINT_WINDOW)
        self.desk = asyncio.Lock()
        self.closing = False
        self.owed: dict[str, tuple[float, float]] = {}
        """Tables whose clocks may be owed the time in which no server ran: since when, and how much."""

    # -- opening and closing --------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Begin to serve. If the store is away, callers are told so until it comes back."""
        await self.bus.open(self.hear)
        if not await self.open_store():
            self.keep(self.wait_for_store())
        else:
            self.keep(self.duties.patrol())

    async def open_store(self) -> bool:
        try:
            await self.store.open()
            await self.resume()
        except StoreDown as error:
            log("store-down", why=str(error))
            return False
        self.keep(self.give_back())
        return True

    async def wait_for_store(self) -> None:
        while not await self.open_store():
            await asyncio.sleep(self.settings.sweep)
        await self.duties.patrol()

    async def resume(self) -> None:
        """Note which clocks may be owed the time in which no server ran. Nobody waits until all of them have it."""
        seen = await self.store.last_beat()
        if seen and (lost := self.now() - seen) > 4 * self.settings.sweep:
            self.owed = dict.fromkeys(await self.store.clocked(), (seen, lost))

    async def give_back(self) -> None:
        """Look at every table that is owed time, a few at once so that they share a sync."""
        owed = list(self.owed)
        for at in range(0, len(owed), TOGETHER):
            await asyncio.gather(*[self.live(id).peek() for id in owed[at : at + TOGETHER]], return_exceptions=True)

    async def close(self) -> None:
        """Let what has begun be finished, tell those who listen to come back, and put everything away."""
        self.closing = self.duties.resting = True
        for live in self.tables.values():
            for ear in live.ears:
                ear.close("restart")
        for live in list(self.tables.values()):
            async with live.inside():
                pass
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.agents.close()
        await self.bus.close()
        await self.store.close()

    def keep(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        """Do something in the background; a task that nobody holds may vanish."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[Any]) -> None:
        """Forget a task; a fault of ours in it is told, since nobody may wait for it."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, EXPECTED):
            log("fault", kind=type(error).__name__)
            self.metrics.count("faults", kind=type(error).__name__)

    # -- tables ---------------------------------------------------------------------------------------------------

    def live(self, id: str) -> LiveTable:
        """A table in memory. Those that nobody listens to make room when there are too many."""
        if not TABLE_ID.fullmatch(id):
            raise unknown()
        found = self.tables.pop(id, None) or LiveTable(self, id)
        self.tables[id] = found
        if len(self.tables) > self.settings.cached_tables:
            self.make_room()
        return found

    def make_room(self) -> None:
        for id, live in list(self.tables.items()):
            if len(self.tables) <= self.settings.cached_tables:
                return
            if not live.ears and not live.visitors:
                del self.tables[id]

    async def study(self, work: Callable[..., Answer], *given: Any) -> Answer:
        """Read a past match in a thread, one at a time: the matches that are played come first."""
        async with self.desk:
            return await asyncio.to_thread(work, *given)

    async def fold(self, id: str, kept: tuple[bytes, list[bytes]]) -> Sitting:
        if len(kept[1]) > LONG:
            return await asyncio.to_thread(fold, self.games, id, kept)
        return fold(self.games, id, kept)

    async def create(self, heading: Heading, keys: list[Key]) -> None:
        """Write down a new table, with the hashes of its links."""
        sitting = Sitting(self.games[heading.game], heading)
        face = Face(sitting.status, sitting.due(), heading.opened)
        try:
            await self.store.create(heading.table, acts.encode(heading), heading.public, ours(heading), face, keys)
        except StoreDown:
            raise unavailable() from None
        except Conflict:
            raise No("conflict", "try again") from None
        live = self.live(heading.table)
        self.duties.arrange(live, await live.peek())

    def new_secret(self) -> tuple[str, str]:
        """A dealer's secret and what is published of it."""
        secret = secrets.token_bytes(32)
        return secret.hex(), commit(secret)

    async def poker_pause(self, live: LiveTable, seat: int) -> None:
        """At a poker-face table let every answer wait for the same moment, whoever gives it and however fast."""
        sitting = live.sitting or await live.peek()
        if not sitting.heading.poker_face:
            return
        sitting = await live.peek()
        if 0 <= seat < sitting.heading.seats and (asked := sitting.asked[seat]):
            await asyncio.sleep(max(0.0, asked[1] + self.settings.poker_pause - self.now()))

    async def forsake(self) -> None:
        """Give up tables that were opened and never begun. Their commitments stay listed."""
        for id in await self.store.stale(self.now() - self.settings.abandon_days * DAY, STALE):
            with contextlib.suppress(No):
                await self.live(id).commit(forsaken)

    # -- other processes --------------------------------------------------------------------------------------------

    def hear(self, table: str) -> None:
        """Another process wrote to a table; an empty name: it may have been any."""
        for live in [self.tables[table]] if table in self.tables else [] if table else list(self.tables.values()):
            if live.ears:
                self.keep(self.refresh(live))

    async def refresh(self, live: LiveTable) -> None:
        with contextlib.suppress(No):
            sitting = await live.peek()
            self.duties.arrange(live, sitting)


def ours(heading: Heading) -> str:
    """What this server committed to at this table. Uploaded and continued matches were committed to elsewhere or before."""
    return "" if heading.uploaded or heading.continues else heading.commitment


def forsaken(sitting: Sitting) -> acts.Act:
    if sitting.status != "open":
        raise No("conflict", "it has begun")
    return acts.Abandoned()
