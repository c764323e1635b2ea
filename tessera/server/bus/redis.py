"""Redis between many processes: one channel for messages, and a short lease for each table whose duties a process holds."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import redis.asyncio as redis
from redis.exceptions import RedisError

from tessera.server.bus.base import Bus, Gossip, Listener
from tessera.server.presence import PREFIX

CHANNEL = "tessera:news"
LEASE = "tessera:lease:"
RETRY = 1.0
CLAIM = """
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
"""
RELEASE = """
for _, key in ipairs(KEYS) do
    if redis.call('GET', key) == ARGV[1] then redis.call('DEL', key) end
end
"""
KNOWN = 10_000
"""Leases that are remembered before those that have run out are forgotten."""
AT_ONCE = 500
"""Leases that one request gives back."""


class RedisBus(Bus):
    """News by publish and subscribe. While Redis is away, processes look into the store now and then."""

    def __init__(self, url: str, node: str) -> None:
        self.node = node
        self.redis: Any = redis.Redis.from_url(url, socket_timeout=5.0, socket_connect_timeout=5.0, decode_responses=True)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.leases: dict[str, float] = {}
        """For each table whose lease this process holds when it runs out."""
        self.listener: Listener = lambda table: None
        self.gossip: Gossip = lambda node, said: None

    async def open(self, listener: Listener, gossip: Gossip) -> None:
        self.listener, self.gossip = listener, gossip
        self.keep(self.listen())

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        with contextlib.suppress(RedisError, OSError, asyncio.TimeoutError):
            await self.release()
        with contextlib.suppress(RedisError, OSError):
            await self.redis.aclose()

    async def release(self) -> None:
        """Give back all leases that are still ours, so that others need not wait until they run out."""
        now = time.monotonic()
        keys = [LEASE + table for table, until in self.leases.items() if until > now]
        self.leases.clear()
        for at in range(0, len(keys), AT_ONCE):
            some = keys[at : at + AT_ONCE]
            await self.redis.eval(RELEASE, len(some), *some, self.node)

    def keep(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def listen(self) -> None:
        while True:
            try:
                await self.hear_all()
            except (TimeoutError, RedisError, OSError):
                await asyncio.sleep(RETRY)
            self.listener("")

    async def hear_all(self) -> None:
        async with self.redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            self.listener("")
            while True:
                said = await channel.get_message(ignore_subscribe_messages=True, timeout=1.0)
                if said is None:
                    continue
                node, _, table = said["data"].partition(" ")
                if node != self.node and table.startswith(PREFIX):
                    self.gossip(node, table)
                elif node != self.node:
                    self.listener(table)

    def publish(self, table: str) -> None:
        self.keep(self.send(table))

    async def send(self, table: str) -> None:
        with contextlib.suppress(RedisError, OSError, asyncio.TimeoutError):
            await self.redis.publish(CHANNEL, f"{self.node} {table}")

    async def claim(self, table: str, seconds: float) -> bool:
        """Claim a table. Without Redis every process claims it: the store accepts one act, and the others are wasted work."""
        until = time.monotonic() + seconds
        try:
            if not await self.redis.eval(CLAIM, 1, LEASE + table, self.node, int(seconds * 1000)):
                return False
        except (TimeoutError, RedisError, OSError):
            return True
        self.remember(table, until)
        return True

    def remember(self, table: str, until: float) -> None:
        self.leases[table] = until
        if len(self.leases) > KNOWN:
            now = time.monotonic()
            self.leases = {table: until for table, until in self.leases.items() if until > now}
