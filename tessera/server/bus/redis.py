"""Redis between many processes: one channel for messages, and a short lease for each table whose duties a process holds."""

from __future__ import annotations

import asyncio
import contextlib
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


class RedisBus(Bus):
    """News by publish and subscribe. While Redis is away, processes look into the store now and then."""

    def __init__(self, url: str, node: str) -> None:
        self.node = node
        self.redis: Any = redis.Redis.from_url(url, socket_timeout=5.0, socket_connect_timeout=5.0, decode_responses=True)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.listener: Listener = lambda table: None
        self.gossip: Gossip = lambda node, said: None

    async def open(self, listener: Listener, gossip: Gossip) -> None:
        self.listener, self.gossip = listener, gossip
        self.keep(self.listen())

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        with contextlib.suppress(RedisError, OSError):
            await self.redis.aclose()

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
        try:
            return bool(await self.redis.eval(CLAIM, 1, LEASE + table, self.node, int(seconds * 1000)))
        except (TimeoutError, RedisError, OSError):
            return True
