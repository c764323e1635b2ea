"""The statements for both databases, written once. Parameters are `?1`, as SQLite reads them; PostgreSQL reads `$1`."""

from __future__ import annotations

import json
from typing import Any, Final

from tessera.server.store.base import Conflict, Key, Listed, Store, Summary
from tessera.server.store.schema import CHECKS

NEW_TABLE: Final = "INSERT INTO tables VALUES (?1, ?2, 0, ?3, ?4, ?5, ?5, ?6, ?7)"
NEW_KEY: Final = "INSERT INTO keys VALUES (?1, ?2, ?3, ?4, ?5)"
HEADING: Final = "SELECT heading FROM tables WHERE id = ?1 AND status <> 'deleted'"
UNTOUCHED: Final = "SELECT id FROM tables WHERE status <> 'deleted' AND changed <= ?1 ORDER BY changed LIMIT ?2"
DELETE_TABLE: Final = """
UPDATE tables SET heading = '', version = version + 1, status = 'deleted', due = NULL, public = 0 WHERE id = ?1 AND version = ?2
"""
IS_DELETED: Final = "SELECT 1 FROM tables WHERE id = ?1 AND status = 'deleted'"
DELETE_ACTS: Final = f"DELETE FROM acts WHERE table_id = ?1 AND EXISTS ({IS_DELETED})"
DELETE_KEYS: Final = f"DELETE FROM keys WHERE table_id = ?1 AND EXISTS ({IS_DELETED})"
DELETE_REVIEW: Final = f"DELETE FROM reviews WHERE table_id = ?1 AND EXISTS ({IS_DELETED})"
DELETE_RECORD: Final = """
DELETE FROM records WHERE hash = ?1
AND NOT EXISTS (SELECT 1 FROM acts WHERE version = 1 AND substr(act, instr(act, '"record":"') + 10, 64) = ?1)
"""
OVERVIEW: Final = """
SELECT id, heading, status, version, changed FROM tables WHERE status = ?1 OR ?1 = '' ORDER BY changed DESC LIMIT ?2
"""
COUNTED: Final = {
    "acts": "SELECT count(*), coalesce(sum(length(act)), 0) FROM acts",
    "records": "SELECT count(*), coalesce(sum(length(record)), 0) FROM records",
    "components": "SELECT count(*), coalesce(sum(length(files)), 0) FROM components",
    "reviews": "SELECT count(*), coalesce(sum(length(review)), 0) FROM reviews",
    "keys": "SELECT count(*), coalesce(sum(length(hash) + length(table_id) + length(kind) + 16), 0) FROM keys",
}
STATUSES: Final = "SELECT status, count(*) FROM tables GROUP BY status ORDER BY status"
LARGEST: Final = """
SELECT table_id, count(*), sum(length(act)) FROM acts GROUP BY table_id ORDER BY sum(length(act)) DESC LIMIT 10
"""
ACTS: Final = "SELECT act FROM acts WHERE table_id = ?1 AND version > ?2 ORDER BY version"
DUE: Final = "SELECT id FROM tables WHERE due <= ?1 ORDER BY due LIMIT ?2"
STALE: Final = "SELECT id FROM tables WHERE status = 'open' AND changed <= ?1 LIMIT ?2"
CLOCKED: Final = "SELECT id FROM tables WHERE due IS NOT NULL ORDER BY due"
LISTING: Final = """
SELECT id, heading, status, changed FROM tables
WHERE public = 1 AND status = ?1 AND changed < ?2 ORDER BY changed DESC LIMIT ?3
"""
COMMITMENTS: Final = """
SELECT commitment, status, opened FROM tables
WHERE commitment <> '' AND opened < ?1 ORDER BY opened DESC LIMIT ?2
"""
FIND_KEY: Final = "SELECT hash, table_id, seat, kind, expires FROM keys WHERE hash = ?1"
DROP_KEY: Final = "DELETE FROM keys WHERE hash = ?1"
DROP_KEYS: Final = "DELETE FROM keys WHERE table_id = ?1 AND seat = ?2 AND kind = ?3"
DROP_OLD_KEYS: Final = "DELETE FROM keys WHERE expires < ?1"
DROP_OLD_BEATS: Final = "DELETE FROM beats WHERE seen < ?1 AND node <> 'ready'"
NEW_RECORD: Final = "INSERT INTO records VALUES (?1, ?2) ON CONFLICT (hash) DO NOTHING"
HAS_RECORD: Final = "SELECT 1 FROM records WHERE hash = ?1"
RECORD: Final = "SELECT record FROM records WHERE hash = ?1"
NEW_COMPONENTS: Final = "INSERT INTO components VALUES (?1, ?2) ON CONFLICT (seal) DO NOTHING"
COMPONENTS: Final = "SELECT files FROM components WHERE seal = ?1"
NEW_REVIEW: Final = "INSERT INTO reviews VALUES (?1, ?2) ON CONFLICT (table_id) DO NOTHING"
REVIEW: Final = "SELECT review FROM reviews WHERE table_id = ?1"
BEAT: Final = "INSERT INTO beats VALUES (?1, ?2) ON CONFLICT (node) DO UPDATE SET seen = excluded.seen"
LAST_BEAT: Final = "SELECT max(seen) FROM beats"

OLD: Final = 86400.0
"""Seconds after which a process that was not heard of is forgotten."""
Rows = list[tuple[Any, ...]]


def game_in(heading: str) -> str:
    """The game of a table; empty if it was deleted."""
    return str(json.loads(heading).get("game", "")) if heading else ""


class SqlStore(Store):
    """A store in SQL. A database adds how it reads, how it writes, and how it appends in one step."""

    async def select(self, query: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def change(self, *work: tuple[str, Rows]) -> None:
        """Do all statements with each of their rows, or none."""
        raise NotImplementedError

    async def create(
        self, table: str, heading: bytes, public: bool, commitment: str, summary: Summary, keys: list[Key]
    ) -> None:
        row = (table, heading.decode(), summary.status, summary.due, summary.changed, int(public), commitment)
        await self.change((NEW_TABLE, [row]), (NEW_KEY, [*keys]))

    async def since(self, table: str, version: int) -> list[bytes]:
        return [row[0].encode() for row in await self.select(ACTS, table, version)]

    async def due(self, before: float, limit: int) -> list[str]:
        return [row[0] for row in await self.select(DUE, before, limit)]

    async def stale(self, before: float, limit: int) -> list[str]:
        return [row[0] for row in await self.select(STALE, before, limit)]

    async def clocked(self) -> list[str]:
        return [row[0] for row in await self.select(CLOCKED)]

    async def listing(self, status: str, before: float, limit: int) -> list[Listed]:
        rows = await self.select(LISTING, status, before, limit)
        return [Listed(id, heading.encode(), status, changed) for id, heading, status, changed in rows]

    async def commitments(self, before: float, limit: int) -> list[tuple[str, str, float]]:
        return [(row[0], row[1], row[2]) for row in await self.select(COMMITMENTS, before, limit)]

    async def untouched(self, before: float, limit: int) -> list[str]:
        return [row[0] for row in await self.select(UNTOUCHED, before, limit)]

    async def delete(self, table: str, version: int, record: str) -> None:
        work: list[tuple[str, Rows]] = [
            (DELETE_TABLE, [(table, version)]),
            (DELETE_ACTS, [(table,)]),
            (DELETE_KEYS, [(table,)]),
            (DELETE_REVIEW, [(table,)]),
        ]
        await self.change(*work, *([(DELETE_RECORD, [(record,)])] if record else []))
        if not await self.select(IS_DELETED, table):
            raise Conflict(table)

    async def overview(self, status: str, limit: int) -> list[dict[str, Any]]:
        rows = await self.select(OVERVIEW, status, limit)
        return [
            {"table": id, "game": game_in(heading), "status": status, "acts": version, "changed": changed}
            for id, heading, status, version, changed in rows
        ]

    async def usage(self) -> dict[str, Any]:
        found: dict[str, Any] = {"tables": {row[0]: row[1] for row in await self.select(STATUSES)}}
        for name, query in COUNTED.items():
            number, size = (await self.select(query))[0]
            found[name] = {"number": number, "bytes": int(size)}
        rows = await self.select(LARGEST)
        found["largest"] = [{"table": table, "acts": n, "bytes": int(size)} for table, n, size in rows]
        return found

    async def add_key(self, key: Key) -> None:
        await self.change((NEW_KEY, [key]))

    async def find_key(self, hash: str) -> Key | None:
        rows = await self.select(FIND_KEY, hash)
        return Key(*rows[0]) if rows else None

    async def drop_keys(self, table: str, seat: int, kinds: tuple[str, ...]) -> None:
        await self.change((DROP_KEYS, [(table, seat, kind) for kind in kinds]))

    async def add_record(self, hash: str, record: bytes) -> None:
        await self.change((NEW_RECORD, [(hash, record.decode())]))

    async def has_record(self, hash: str) -> bool:
        return bool(await self.select(HAS_RECORD, hash))

    async def find_record(self, hash: str) -> bytes | None:
        rows = await self.select(RECORD, hash)
        return rows[0][0].encode() if rows else None

    async def add_components(self, seal: str, files: bytes) -> None:
        await self.change((NEW_COMPONENTS, [(seal, files.decode())]))

    async def find_components(self, seal: str) -> bytes | None:
        rows = await self.select(COMPONENTS, seal)
        return rows[0][0].encode() if rows else None

    async def add_review(self, table: str, review: bytes) -> None:
        await self.change((NEW_REVIEW, [(table, review.decode())]))

    async def find_review(self, table: str) -> bytes | None:
        rows = await self.select(REVIEW, table)
        return rows[0][0].encode() if rows else None

    async def beat(self, node: str, now: float) -> None:
        await self.change((BEAT, [(node, now)]))

    async def last_beat(self) -> float | None:
        seen: float | None = (await self.select(LAST_BEAT))[0][0]
        return seen

    async def tidy(self, now: float) -> None:
        await self.change((DROP_OLD_KEYS, [(now,)]), (DROP_OLD_BEATS, [(now - OLD,)]))

    async def ready(self) -> None:
        for check in CHECKS:
            await self.select(check)
        await self.beat("ready", 0.0)
