"""The interface of a store: append an act, read acts back, keep keys and records. Nothing else changes what is stored."""

from __future__ import annotations

from typing import Any, NamedTuple

from tessera.server.metrics import Histogram


class StoreDown(Exception):
    """The store cannot be written or read now. Nothing was acknowledged."""


class Conflict(Exception):
    """Somebody else has written to this table since it was read, or it exists already."""


class Summary(NamedTuple):
    """What lists and sweeps need to know of a table, stored beside its version."""

    status: str
    due: float | None
    """The time at which the server must act by itself; None if it acts only when somebody calls."""
    changed: float


class Key(NamedTuple):
    """The right that a secret gives. Only its hash is stored."""

    hash: str
    table: str
    seat: int
    kind: str
    """link and share-link are exchanged once; seat and share are what one gets for them."""
    expires: float


class Listed(NamedTuple):
    """A line of a list of tables."""

    table: str
    heading: bytes
    status: str
    changed: float


class Store:
    """Append and read. Every call either is durable when it returns or raises `StoreDown`."""

    shared = False
    """True if other processes may write to the same store."""

    def __init__(self) -> None:
        self.reads = Histogram()
        """How long answers took."""

    async def open(self) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    async def create(
        self, table: str, heading: bytes, public: bool, commitment: str, summary: Summary, keys: list[Key]
    ) -> None:
        raise NotImplementedError

    async def append(self, table: str, version: int, act: bytes, summary: Summary) -> None:
        """Write act number version + 1, if the table still stands at that version; else `Conflict`."""
        raise NotImplementedError

    async def load(self, table: str) -> tuple[bytes, list[bytes]] | None:
        """Heading and acts, or None."""
        raise NotImplementedError

    async def since(self, table: str, version: int) -> list[bytes]:
        """The acts after this version."""
        raise NotImplementedError

    async def due(self, before: float, limit: int) -> list[str]:
        """Tables where the server should have acted by then, the longest overdue first."""
        raise NotImplementedError

    async def stale(self, before: float, limit: int) -> list[str]:
        """Tables that were opened but never begun, unchanged since then."""
        raise NotImplementedError

    async def clocked(self) -> list[str]:
        """Tables where the server must act by itself some day."""
        raise NotImplementedError

    async def listing(self, status: str, before: float, limit: int) -> list[Listed]:
        """Public tables of a status, the latest first."""
        raise NotImplementedError

    async def commitments(self, before: float, limit: int) -> list[tuple[str, str, float]]:
        """Every commitment ever made, with its table's status and when it was made, the latest first."""
        raise NotImplementedError

    async def untouched(self, before: float, limit: int) -> list[str]:
        """Tables of any status at which nothing has happened since then, the oldest first."""
        raise NotImplementedError

    async def delete(self, table: str, version: int, record: str) -> None:
        """Forget acts and keys of a table that still stands at this version, else `Conflict`; its commitment stays listed.

        A record that it refers to is deleted with the last table that does.
        """
        raise NotImplementedError

    async def overview(self, status: str, limit: int) -> list[dict[str, Any]]:
        """Tables of a status, or of any, the latest first, for an operator."""
        raise NotImplementedError

    async def usage(self) -> dict[str, Any]:
        """What fills the database."""
        raise NotImplementedError

    async def add_key(self, key: Key) -> None:
        raise NotImplementedError

    async def find_key(self, hash: str) -> Key | None:
        raise NotImplementedError

    async def exchange(self, hash: str, key: Key) -> bool:
        """Give up a link for a key. False: it was given up before."""
        raise NotImplementedError

    async def drop_keys(self, table: str, seat: int, kinds: tuple[str, ...]) -> None:
        raise NotImplementedError

    async def add_record(self, hash: str, record: bytes) -> None:
        """Keep a record under its hash. One that is there already is not written again."""
        raise NotImplementedError

    async def has_record(self, hash: str) -> bool:
        raise NotImplementedError

    async def find_record(self, hash: str) -> bytes | None:
        raise NotImplementedError

    async def add_components(self, seal: str, files: bytes) -> None:
        """Keep the files of a pack under their seal. What is there already is not written again."""
        raise NotImplementedError

    async def find_components(self, seal: str) -> bytes | None:
        raise NotImplementedError

    async def add_review(self, table: str, review: bytes) -> None:
        """Keep the review of a finished match. One that is there already is not written again."""
        raise NotImplementedError

    async def find_review(self, table: str) -> bytes | None:
        raise NotImplementedError

    async def beat(self, node: str, now: float) -> None:
        """Say that this process is alive."""
        raise NotImplementedError

    async def last_beat(self) -> float | None:
        """When any process last said so."""
        raise NotImplementedError

    async def tidy(self, now: float) -> None:
        """Forget keys that have run out, and processes that are long gone."""
        raise NotImplementedError

    async def ready(self) -> None:
        """Raise `StoreDown` unless something can be written."""
        raise NotImplementedError
