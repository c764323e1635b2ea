"""PostgreSQL, for many machines: the same tables, the same promises."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from tessera.server.store.base import Conflict, Face, Key, Listed, Store, StoreDown
from tessera.server.store.schema import STATEMENTS

TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, asyncio.TimeoutError)
SECONDS = 10.0
MOVE = """
WITH moved AS (
    UPDATE tables SET version = $2 + 1, status = $3, due = $4, changed = $5 WHERE id = $1 AND version = $2 RETURNING id
)
INSERT INTO acts SELECT id, $2 + 1, $6 FROM moved
"""


class Line(asyncpg.Connection):  # type: ignore[misc]
    """A connection that needs no cleaning after use, since nothing is ever set on it: one round trip less."""

    def get_reset_query(self) -> str:
        return ""


class PostgresStore(Store):
    """A shared store. One statement writes an act and the version it makes, or neither."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.pool: Any = None

    async def open(self) -> None:
        try:
            self.pool = await asyncpg.create_pool(
                self.url, min_size=0, max_size=8, command_timeout=SECONDS, connection_class=Line
            )
        except TROUBLE as error:
            raise StoreDown(str(error)) from None
        async with self.line() as line, line.transaction():
            # Two processes that start together would both create the tables.
            await line.execute("SELECT pg_advisory_xact_lock(7463747)")
            for statement in STATEMENTS:
                await line.execute(statement)

    async def close(self) -> None:
        if self.pool is not None:
            try:
                await asyncio.wait_for(self.pool.close(), SECONDS)
            except TROUBLE:
                self.pool.terminate()

    @asynccontextmanager
    async def line(self) -> AsyncIterator[Any]:
        """A connection; whatever goes wrong with it is `StoreDown`."""
        if self.pool is None:
            raise StoreDown("not connected yet")
        try:
            async with self.pool.acquire(timeout=SECONDS) as line:
                yield line
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(str(error)) from None
        except TROUBLE as error:
            raise StoreDown(str(error)) from None

    async def create(self, table: str, heading: bytes, public: bool, commitment: str, face: Face, keys: list[Key]) -> None:
        row = (table, heading.decode(), 0, face.status, face.due, face.changed, face.changed, int(public), commitment)
        async with self.line() as line, line.transaction():
            await line.execute("INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)", *row)
            await line.executemany("INSERT INTO keys VALUES ($1, $2, $3, $4, $5)", keys)

    async def append(self, table: str, version: int, act: bytes, face: Face) -> None:
        async with self.line() as line:
            done = await line.execute(MOVE, table, version, face.status, face.due, face.changed, act.decode())
        if done != "INSERT 0 1":
            raise Conflict(table)

    async def load(self, table: str) -> tuple[bytes, list[bytes]] | None:
        async with self.line() as line, line.transaction(isolation="repeatable_read", readonly=True):
            heading = await line.fetchval("SELECT heading FROM tables WHERE id = $1", table)
            if heading is None:
                return None
            rows = await line.fetch("SELECT act FROM acts WHERE table_id = $1 ORDER BY version", table)
        return heading.encode(), [row[0].encode() for row in rows]

    async def since(self, table: str, version: int) -> list[bytes]:
        query = "SELECT act FROM acts WHERE table_id = $1 AND version > $2 ORDER BY version"
        return [row[0].encode() for row in await self.select(query, table, version)]

    async def due(self, before: float, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2"
        return [row[0] for row in await self.select(query, before, limit)]

    async def stale(self, before: float, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE status = 'open' AND changed <= $1 LIMIT $2"
        return [row[0] for row in await self.select(query, before, limit)]

    async def clocked(self) -> list[str]:
        return [row[0] for row in await self.select("SELECT id FROM tables WHERE due IS NOT NULL ORDER BY due")]

    async def listing(self, status: str, before: float, limit: int) -> list[Listed]:
        query = (
            "SELECT id, heading, status, changed FROM tables"
            " WHERE public = 1 AND status = $1 AND changed < $2 ORDER BY changed DESC LIMIT $3"
        )
        rows = await self.select(query, status, before, limit)
        return [Listed(id, heading.encode(), status, changed) for id, heading, status, changed in rows]

    async def commitments(self, before: float, limit: int) -> list[tuple[str, str, float]]:
        query = (
            "SELECT commitment, status, opened FROM tables WHERE commitment <> '' AND opened < $1 ORDER BY opened DESC LIMIT $2"
        )
        return [(row[0], row[1], row[2]) for row in await self.select(query, before, limit)]

    async def add_key(self, key: Key) -> None:
        async with self.line() as line:
            await line.execute("INSERT INTO keys VALUES ($1, $2, $3, $4, $5)", *key)

    async def find_key(self, hash: str) -> Key | None:
        rows = await self.select("SELECT hash, table_id, seat, kind, expires FROM keys WHERE hash = $1", hash)
        return Key(*rows[0]) if rows else None

    async def exchange(self, hash: str, key: Key) -> bool:
        async with self.line() as line, line.transaction():
            if await line.execute("DELETE FROM keys WHERE hash = $1", hash) != "DELETE 1":
                return False
            await line.execute("INSERT INTO keys VALUES ($1, $2, $3, $4, $5)", *key)
        return True

    async def drop_keys(self, table: str, seat: int, kinds: tuple[str, ...]) -> None:
        async with self.line() as line:
            query = "DELETE FROM keys WHERE table_id = $1 AND seat = $2 AND kind = ANY($3)"
            await line.execute(query, table, seat, list(kinds))

    async def beat(self, node: str, now: float) -> None:
        async with self.line() as line:
            query = "INSERT INTO beats VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET seen = excluded.seen"
            await line.execute(query, node, now)

    async def last_beat(self) -> float | None:
        seen: float | None = (await self.select("SELECT max(seen) FROM beats"))[0][0]
        return seen

    async def ready(self) -> None:
        await self.beat("ready", 0.0)

    async def select(self, query: str, *values: Any) -> list[Any]:
        async with self.line() as line:
            rows: list[Any] = await line.fetch(query, *values)
            return rows
