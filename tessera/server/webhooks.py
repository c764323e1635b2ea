"""Turn notices: an address that a table names is told whose turn it is. It learns what every watcher knows."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from typing import TYPE_CHECKING, Any

from tessera.server.acts import encode
from tessera.server.metrics import Metrics
from tessera.server.table_state import TableState

if TYPE_CHECKING:
    from tessera.server.services import Tasks

SECONDS = 5.0
AT_ONCE = 8
WAITING = 256
"""Notices that may wait to be sent; beyond that a slow listener misses some."""


class NoRedirects(urllib.request.HTTPRedirectHandler):
    """Follows no redirect, because one could lead into the host's own network."""

    def redirect_request(self, *given: Any, **rest: Any) -> None:
        return None


class Webhooks:
    """Sends notices, a few at a time, without anybody waiting for them."""

    def __init__(self, tasks: Tasks, metrics: Metrics) -> None:
        self.tasks = tasks
        self.metrics = metrics
        self.room = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0
        self.opener = urllib.request.build_opener(NoRedirects)

    def tell(self, before: list[int], state: TableState) -> None:
        """Send a notice if the seats that are waited for have changed and the table names an address."""
        now = state.waiting()
        if state.heading.webhook and now != before and self.waiting < WAITING:
            self.waiting += 1
            said = {"table": state.heading.table, "game": state.heading.game, "status": state.status, "waiting": now}
            self.tasks.start(self.send(state.heading.webhook, encode(said)))

    async def send(self, address: str, said: bytes) -> None:
        try:
            async with self.room:
                told = await asyncio.to_thread(self.post, address, said)
        finally:
            self.waiting -= 1
        self.metrics.count("webhooks", told=str(told).lower())

    def post(self, address: str, said: bytes) -> bool:
        """Post a notice once. One that is not taken is not sent again, since the next turn brings another."""
        request = urllib.request.Request(address, said, {"Content-Type": "application/json"}, method="POST")
        try:
            with self.opener.open(request, timeout=SECONDS) as answer:
                return bool(200 <= answer.status < 300)
        except (urllib.error.URLError, OSError, ValueError):
            return False
