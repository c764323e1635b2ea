"""One SQLite file. A thread of its own writes, and puts all that waits into one transaction and one sync.

Write-ahead log with synchronous=FULL: a commit is on the disk before anybody hears of it, so an acknowledged move
survives a killed process and, as far as the disk is honest, a power cut.

The file holds the secrets of dealers whose matches are still played, so nobody but its owner may read it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from tessera.server.store.base import Conflict, Key, StoreDown, Summary
from tessera.server.store.schema import CHECKS, NEWEST, BadDatabase, damaged, missing
from tessera.server.store.sql import ACTS, DROP_KEY, HEADING, NEW_KEY, Rows, SqlStore

BATCH = 256
PRIVATE_FILE, PRIVATE_FOLDER, OTHERS = 0o600, 0o700, 0o077
COMPANIONS = ("-wal", "-shm")
"""Endings of the files that SQLite keeps beside the database while it is open."""
MOVE = "UPDATE tables SET version = ?2 + 1, status = ?3, due = ?4, changed = ?5 WHERE id = ?1 AND version = ?2"
NEW_ACT = "INSERT INTO acts VALUES (?1, ?2, ?3)"
Answer = TypeVar("Answer")
Query = Callable[[sqlite3.Connection], Any]


class Job(NamedTuple):
    """Something to do with the file, and who waits for it."""

    query: Query
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class DatabaseThread(threading.Thread):
    """A thread with its own connection. All jobs that wait when it is free are done in one transaction."""

    def __init__(self, path: str, writes: bool) -> None:
        super().__init__(name="tessera-store", daemon=True)
        self.path = path
        self.writes = writes
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.connection: sqlite3.Connection | None = None
        self.reconnects = threading.Event()
        """Set if the next job shall have a fresh connection."""

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
        if self.reconnects.is_set():
            self.reconnects.clear()
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


def make_private(path: Path) -> None:
    """See to it that nobody else can read the database. SQLite gives its two companions the mode of the file itself."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE_FILE))
    for file in [path, *[path.with_name(path.name + ending) for ending in COMPANIONS]]:
        # On a disk that cannot be written the mode stays as it is; whoever writes hears of it from the database.
        with contextlib.suppress(OSError):
            if file.stat().st_mode & OTHERS:
                file.chmod(PRIVATE_FILE)


def connect(path: str, writes: bool) -> sqlite3.Connection:
    make_private(Path(path))
    connection = sqlite3.connect(path, isolation_level=None, timeout=5.0)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    if not writes:
        connection.execute("PRAGMA query_only=ON")
    return connection


def migrate(db: sqlite3.Connection) -> BadDatabase | None:
    """Run the migrations that are missing, in the transaction of a writer, so that all of them are done or none."""
    try:
        for migration in missing(db.execute("PRAGMA user_version").fetchone()[0]):
            for statement in migration.statements:
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {NEWEST}")
    except BadDatabase as error:
        return error
    return look_over(db)


def look_over(db: sqlite3.Connection) -> BadDatabase | None:
    try:
        for check in CHECKS:
            db.execute(check)
    except sqlite3.OperationalError as error:
        return damaged(str(error))
    return None


class SqliteStore(SqlStore):
    """The default store: one file, one process."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = path
        self.writer = DatabaseThread(path, True)
        self.reader = DatabaseThread(path, False)

    async def open(self) -> None:
        """Open the file. A missing folder is made for this user alone; the mode of an existing one is its owner's choice."""
        with contextlib.suppress(OSError):
            Path(self.path).parent.mkdir(PRIVATE_FOLDER)
        for thread in (self.writer, self.reader):
            if thread.ident is None:
                thread.start()
        found = await self.write(migrate)
        if isinstance(found, BadDatabase):
            raise found

    async def close(self) -> None:
        for thread in (self.writer, self.reader):
            thread.jobs.put(None)
            if thread.ident is not None:
                await asyncio.to_thread(thread.join)

    async def append(self, table: str, version: int, act: bytes, summary: Summary) -> None:
        text = act.decode()

        def write(db: sqlite3.Connection) -> None:
            if db.execute(MOVE, (table, version, summary.status, summary.due, summary.changed)).rowcount != 1:
                raise Conflict(table)
            db.execute(NEW_ACT, (table, version + 1, text))

        await self.write(write)

    async def load(self, table: str) -> tuple[bytes, list[bytes]] | None:
        def read(db: sqlite3.Connection) -> tuple[bytes, list[bytes]] | None:
            row = db.execute(HEADING, (table,)).fetchone()
            if row is None:
                return None
            return row[0].encode(), [act.encode() for (act,) in db.execute(ACTS, (table, 0))]

        with self.reads.timed():
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
            self.reader.reconnects.set()
            with contextlib.suppress(StoreDown):
                await self.reader.do(lambda db: None)
            raise

    async def select(self, query: str, *values: Any) -> list[Any]:
        with self.reads.timed():
            return await self.reader.do(lambda db: db.execute(query, values).fetchall())
