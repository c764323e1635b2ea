"""What both databases are asked, written once. Parameters are `?1`, as SQLite reads them; PostgreSQL reads `$1`."""

from __future__ import annotations

from typing import Any, Final

from tessera.server.store.base import Face, Key, Listed, Store

NEW_TABLE: Final = "INSERT INTO tables VALUES (?1, ?2, 0, ?3, ?4, ?5, ?5, ?6, ?7)"
NEW_KEY: Final = "INSERT INTO keys VALUES (?1, ?2, ?3, ?4, ?5)"
HEADING: Final = "SELECT heading FROM tables WHERE id = ?1"
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
BEAT: Final = "INSERT INTO beats VALUES (?1, ?2) ON CONFLICT (node) DO UPDATE SET seen = excluded.seen"
LAST_BEAT: Final = "SELECT max(seen) FROM beats"

OLD: Final = 86400.0
"""Seconds after which a process that was not heard of is forgotten."""
Rows = list[tuple[Any, ...]]


class SqlStore(Store):
    """A store in SQL. A database adds how it reads, how it writes, and how it appends in one step."""

    async def select(self, query: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def change(self, *work: tuple[str, Rows]) -> None:
        """Do all statements with each of their rows, or none."""
        raise NotImplementedError

    async def create(self, table: str, heading: bytes, public: bool, commitment: str, face: Face, keys: list[Key]) -> None:
        row = (table, heading.decode(), face.status, face.due, face.changed, int(public), commitment)
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

    async def add_key(self, key: Key) -> None:
        await self.change((NEW_KEY, [key]))

    async def find_key(self, hash: str) -> Key | None:
        rows = await self.select(FIND_KEY, hash)
        return Key(*rows[0]) if rows else None

    async def drop_keys(self, table: str, seat: int, kinds: tuple[str, ...]) -> None:
        await self.change((DROP_KEYS, [(table, seat, kind) for kind in kinds]))

    async def beat(self, node: str, now: float) -> None:
        await self.change((BEAT, [(node, now)]))

    async def last_beat(self) -> float | None:
        seen: float | None = (await self.select(LAST_BEAT))[0][0]
        return seen

    async def tidy(self, now: float) -> None:
        await self.change((DROP_OLD_KEYS, [(now,)]), (DROP_OLD_BEATS, [(now - OLD,)]))

    async def ready(self) -> None:
        await self.beat("ready", 0.0)
