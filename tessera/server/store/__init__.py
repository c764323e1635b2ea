"""Where tables are kept: one SQLite file, or PostgreSQL for many machines."""

from __future__ import annotations

from tessera.core.refusal import BadCall
from tessera.server.store.base import Conflict, Key, Listed, Store, StoreDown, Summary
from tessera.server.store.schema import BadDatabase

__all__ = ["BadDatabase", "Conflict", "Key", "Listed", "Store", "StoreDown", "Summary", "open_store"]


def open_store(url: str) -> Store:
    """The store that an address names."""
    if url.startswith("sqlite:///"):
        from tessera.server.store.sqlite import SqliteStore

        return SqliteStore(url.removeprefix("sqlite:///"))
    if url.startswith(("postgresql://", "postgres://")):
        from tessera.server.store.postgres import PostgresStore

        return PostgresStore(url)
    raise BadCall("--database-url starts with sqlite:/// or postgresql://")
