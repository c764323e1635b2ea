"""Services: what the tables of one process share, such as the store, the bus, the workers and the clock."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from tessera.core.editions import find_folder, unpack
from tessera.core.game import Game
from tessera.server.acts import Heading
from tessera.server.agents import AgentPool
from tessera.server.bus import open_bus
from tessera.server.clocks import Downtime, SteadyClock
from tessera.server.commands import Repeated
from tessera.server.finished import Finished
from tessera.server.fold_queue import WAITING, FoldQueue, Spent
from tessera.server.logs import log
from tessera.server.metrics import Metrics
from tessera.server.origins import Origins
from tessera.server.presence import Presence
from tessera.server.refusals import Rejection
from tessera.server.replays import ReplayPool
from tessera.server.settings import Settings
from tessera.server.store import StoreDown, open_store
from tessera.server.webhooks import Webhooks
from tessera.server.worker import find_games

Answer = TypeVar("Answer")
EXPECTED = (Rejection, StoreDown, Repeated)
"""The exceptions with which a background task may end without a fault."""


class Services:
    """The services that the parts of one server process share."""

    def __init__(self, settings: Settings, now: Callable[[], float] | None = None) -> None:
        self.settings = settings
        self.now = now or SteadyClock()
        self.games: dict[str, Game] = find_games(settings.games)
        self.node = secrets.token_hex(6)
        """The name of this process among those that share a store."""
        self.store = open_store(settings.database_url)
        self.bus = open_bus(settings.redis_url, self.node)
        self.presence = Presence(self.bus.publish)
        self.metrics = Metrics()
        self.metrics.store_reads = self.store.reads
        self.tasks = Tasks(self.metrics)
        self.agents = AgentPool(
            settings.agent_workers, settings.games, settings.agent_seconds, settings.agent_slack, settings.agent_bytes
        )
        self.replays = ReplayPool(settings.games, settings.replay_seconds, settings.agent_bytes)
        self.origins = Origins(settings.tables_per_address, settings.agent_tables_per_address, settings.open_tables_per_address)
        self.webhooks = Webhooks(self.tasks, self.metrics)
        self.downtime = Downtime()
        self.thread = ThreadPoolExecutor(1, "tessera-brief")
        self.folds = FoldQueue("tessera-fold")
        self.record_folds = FoldQueue("tessera-record", WAITING, Spent(settings.fold_seconds, settings.window))
        self.finished = Finished(self.folds, self.record_folds)

    async def find_components(self, heading: Heading) -> None:
        """See to it that the packs of a table are on the shelf: as they are stored, or as they lie in their folders still.

        Tables from before packs were stored find theirs in the folder, and it is stored now.
        """
        for seal in heading.rules.split("+")[1:]:
            if (stored := await self.store.find_components(seal)) is not None:
                if find_folder(seal) is None:
                    await self.in_thread(unpack, msgspec.json.decode(stored, type=dict[str, str]))
            elif heading.game in self.games and seal in self.games[heading.game].edition(heading.options):
                await self.keep_components(heading)

    async def keep_components(self, heading: Heading) -> None:
        """Store the packs of a table once, however many tables use them."""
        for seal, files in self.games[heading.game].components(heading.rules).items():
            await self.store.add_components(seal, msgspec.json.encode(files))

    async def in_thread(self, work: Callable[..., Answer], *given: Any) -> Answer:
        """Run a function that takes milliseconds outside the event loop, one at a time. What may take longer is a fold."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, work, *given)

    async def close(self) -> None:
        await self.tasks.cancel()
        self.thread.shutdown(wait=False, cancel_futures=True)
        self.folds.close()
        self.record_folds.close()
        await self.agents.close()
        await self.replays.close()
        await self.bus.close()
        await self.store.close()


class Tasks:
    """Work in the background. It holds every task, because one that nobody holds may vanish."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        task = asyncio.ensure_future(work)
        self.running.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[Any]) -> None:
        """Forget a task. A fault of ours in it is logged here, since nobody may wait for the task."""
        self.running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, EXPECTED):
            log("fault", kind=type(error).__name__)
            self.metrics.count("faults", kind=type(error).__name__)

    async def cancel(self) -> None:
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
