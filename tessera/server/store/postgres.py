"""PostgreSQL, for many machines: the same tables, the same promises."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import asyncpg

from tessera.server.store.base import Conflict, Key, StoreDown, Summary
from tessera.server.store.schema import CHECKS, NEWEST, damaged, missing
from tessera.server.store.sql import ACTS, DROP_KEY, HEADING, NEW_KEY, Rows, SqlStore

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


@cache
def spoken(query: str) -> str:
    """A statement as this database reads it."""
    return query.replace("?", "$").replace("instr(", "strpos(")


async def migrate(line: Any) -> None:
    """Run the migrations that are missing, all or none. Processes that start together wait for each other."""
    await line.execute("SELECT pg_advisory_xact_lock(7463747)")
    await line.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    version: int = await line.fetchval("SELECT coalesce(max(version), 0) FROM schema_version")
    for migration in missing(version):
        for statement in migration.statements:
            await line.execute(spoken(statement))
    await line.execute("DELETE FROM schema_version")
    await line.execute("INSERT INTO schema_version VALUES ($1)", NEWEST)
    try:
        for check in CHECKS:
            await line.execute(check)
    except (asyncpg.UndefinedColumnError, asyncpg.UndefinedTableError) as error:
        raise damaged(str(error)) from None


class PostgresStore(SqlStore):
    """A shared store. One statement writes an act and the version it makes, or neither."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
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
            await migrate(line)

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

    async def append(self, table: str, version: int, act: bytes, summary: Summary) -> None:
        async with self.line() as line:
            done = await line.execute(MOVE, table, version, summary.status, summary.due, summary.changed, act.decode())
        if done != "INSERT 0 1":
            raise Conflict(table)

    async def load(self, table: str) -> tuple[bytes, list[bytes]] | None:
        with self.reads.timed():
            return await self.load_at_once(table)

    async def load_at_once(self, table: str) -> tuple[bytes, list[bytes]] | None:
        async with self.line() as line, line.transaction(isolation="repeatable_read", readonly=True):
            heading = await line.fetchval(spoken(HEADING), table)
            if heading is None:
                return None
            rows = await line.fetch(spoken(ACTS), table, 0)
        return heading.encode(), [row[0].encode() for row in rows]

    async def exchange(self, hash: str, key: Key) -> bool:
        async with self.line() as line, line.transaction():
            if await line.execute(spoken(DROP_KEY), hash) != "DELETE 1":
                return False
            await line.execute(spoken(NEW_KEY), *key)
        return True

    async def change(self, *work: tuple[str, Rows]) -> None:
        async with self.line() as line:
            if len(work) == len(work[0][1]) == 1:  # one statement is a transaction by itself: two round trips less
                await line.execute(spoken(work[0][0]), *work[0][1][0])
                return
            async with line.transaction():
                for query, rows in work:
                    await line.executemany(spoken(query), rows)

    async def select(self, query: str, *values: Any) -> list[Any]:
        with self.reads.timed():
            async with self.line() as line:
                rows: list[Any] = await line.fetch(spoken(query), *values)
                return rows
