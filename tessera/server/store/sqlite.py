"""One SQLite file. A thread of its own writes, and puts all that waits into one transaction and one sync.

Write-ahead log with synchronous=FULL: a commit is on the disk before anybody hears of it, so an acknowledged move
survives a killed process and, as far as the disk is honest, a power cut.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from tessera.server.store.base import Conflict, Face, Key, StoreDown
from tessera.server.store.schema import STATEMENTS
from tessera.server.store.sql import ACTS, DROP_KEY, HEADING, NEW_KEY, Rows, SqlStore

BATCH = 256
MOVE = "UPDATE tables SET version = ?2 + 1, status = ?3, due = ?4, changed = ?5 WHERE id = ?1 AND version = ?2"
NEW_ACT = "INSERT INTO acts VALUES (?1, ?2, ?3)"
Answer = TypeVar("Answer")
Query = Callable[[sqlite3.Connection], Any]


class Job(NamedTuple):
    """Something to do with the file, and who waits for it."""

    query: Query
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class Hand(threading.Thread):
    """A thread with a connection of its own. What waits when it is free is done in one transaction."""

    def __init__(self, path: str, writes: bool) -> None:
        super().__init__(name="tessera-store", daemon=True)
        self.path = path
        self.writes = writes
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.connection: sqlite3.Connection | None = None
        self.tired = threading.Event()
        """Shall it take a fresh connection for the next job?"""

    async def do(self, query: Callable[[sqlite3.Connection], Answer]) -> Answer:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Answer] = loop.create_future()
        self.jobs.put(Job(query, future, loop))
        return await future

    def run(self) -> None:
        while (job := self.jobs.get()) is not None:
            batch = [job]
            while len(batch) < BATCH and not self.jobs.empty():
                following = self.jobs.get()
                if following is None:
                    self.jobs.put(None)
                    break
                batch.append(following)
            self.settle(batch)
        if self.connection is not None:
            self.connection.close()

    def settle(self, batch: list[Job]) -> None:
        try:
            answers = self.transact(batch)
        except Exception as error:
            # Whatever it was: a thread that dies here would leave everybody waiting for ever.
            self.give_up()
            answers = [StoreDown(str(error))] * len(batch)
        for job, answer in zip(batch, answers, strict=True):
            # A closing server may have stopped its loop already; then nobody waits for the answer.
            with contextlib.suppress(RuntimeError):
                job.loop.call_soon_threadsafe(deliver, job.future, answer)

    def transact(self, batch: list[Job]) -> list[Any]:
        """Do all or nothing; a single job that conflicts is left out."""
        if self.tired.is_set():
            self.tired.clear()
            self.give_up()
        if self.connection is None:
            self.connection = connect(self.path, self.writes)
        connection = self.connection
        connection.execute("BEGIN IMMEDIATE" if self.writes else "BEGIN")
        answers = [self.attempt(connection, job.query) for job in batch]
        connection.execute("COMMIT")
        return answers

    def attempt(self, connection: sqlite3.Connection, query: Query) -> Any:
        if not self.writes:
            return query(connection)
        connection.execute("SAVEPOINT job")
        try:
            answer = query(connection)
        except (Conflict, sqlite3.IntegrityError) as error:
            connection.execute("ROLLBACK TO job")
            answer = Conflict(str(error))
        connection.execute("RELEASE job")
        return answer

    def give_up(self) -> None:
        """Forget the connection, so that the next job tries a fresh one: the trouble may have passed."""
        if self.connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self.connection.close()
            self.connection = None


def deliver(future: asyncio.Future[Any], answer: Any) -> None:
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)


def connect(path: str, writes: bool) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, timeout=5.0)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    if not writes:
        connection.execute("PRAGMA query_only=ON")
    return connection


class SqliteStore(SqlStore):
    """The default store: one file, one process."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.writer = Hand(path, True)
        self.reader = Hand(path, False)

    async def open(self) -> None:
        for hand in (self.writer, self.reader):
            if hand.ident is None:
                hand.start()
        await self.change(*[(statement, [()]) for statement in STATEMENTS])

    async def close(self) -> None:
        for hand in (self.writer, self.reader):
            hand.jobs.put(None)
            if hand.ident is not None:
                await asyncio.to_thread(hand.join)

    async def append(self, table: str, version: int, act: bytes, face: Face) -> None:
        text = act.decode()

        def write(db: sqlite3.Connection) -> None:
            if db.execute(MOVE, (table, version, face.status, face.due, face.changed)).rowcount != 1:
                raise Conflict(table)
            db.execute(NEW_ACT, (table, version + 1, text))

        await self.write(write)

    async def load(self, table: str) -> tuple[bytes, list[bytes]] | None:
        def read(db: sqlite3.Connection) -> tuple[bytes, list[bytes]] | None:
            row = db.execute(HEADING, (table,)).fetchone()
            if row is None:
                return None
            return row[0].encode(), [act.encode() for (act,) in db.execute(ACTS, (table, 0))]

        return await self.reader.do(read)

    async def exchange(self, hash: str, key: Key) -> bool:
        def write(db: sqlite3.Connection) -> bool:
            if db.execute(DROP_KEY, (hash,)).rowcount != 1:
                return False
            db.execute(NEW_KEY, key)
            return True

        return await self.write(write)

    async def change(self, *work: tuple[str, Rows]) -> None:
        def write(db: sqlite3.Connection) -> None:
            for query, rows in work:
                for row in rows:
                    db.execute(query, row)

        await self.write(write)

    async def write(self, query: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Write, or raise. A reader that was opened on a read-only disk would keep the whole process from writing."""
        try:
            return await self.writer.do(query)
        except StoreDown:
            self.reader.tired.set()
            with contextlib.suppress(StoreDown):
                await self.reader.do(lambda db: None)
            raise

    async def select(self, query: str, *values: Any) -> list[Any]:
        return await self.reader.do(lambda db: db.execute(query, values).fetchall())
