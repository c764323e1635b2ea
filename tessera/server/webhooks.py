"""Turn notices: an address that a table names is told whose turn it is. It learns what every watcher knows."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from typing import TYPE_CHECKING, Any

from tessera.server.acts import encode
from tessera.server.sitting import Sitting

if TYPE_CHECKING:
    from tessera.server.house import House

SECONDS = 5.0
AT_ONCE = 8
WAITING = 256
"""Notices that may wait to be sent; beyond that a slow listener misses some."""


class Straight(urllib.request.HTTPRedirectHandler):
    """Goes nowhere but where it was sent: a redirect could lead into the host's own network."""

    def redirect_request(self, *given: Any, **rest: Any) -> None:
        return None


class Webhooks:
    """Tells addresses, a few at a time, without anybody waiting for it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.room = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0
        self.opener = urllib.request.build_opener(Straight)

    def tell(self, before: list[int], sitting: Sitting) -> None:
        """Say who is waited for, if that has changed and somebody wants to know."""
        now = sitting.waiting()
        if sitting.heading.webhook and now != before and self.waiting < WAITING:
            self.waiting += 1
            said = {"table": sitting.heading.table, "game": sitting.heading.game, "status": sitting.status, "waiting": now}
            self.house.keep(self.send(sitting.heading.webhook, encode(said)))

    async def send(self, address: str, said: bytes) -> None:
        try:
            async with self.room:
                told = await asyncio.to_thread(self.post, address, said)
        finally:
            self.waiting -= 1
        self.house.metrics.count("webhooks", told=str(told).lower())

    def post(self, address: str, said: bytes) -> bool:
        """A notice that is not taken is not sent again: the next turn brings another."""
        request = urllib.request.Request(address, said, {"Content-Type": "application/json"}, method="POST")
        try:
            with self.opener.open(request, timeout=SECONDS) as answer:
                return bool(200 <= answer.status < 300)
        except (urllib.error.URLError, OSError, ValueError):
            return False
