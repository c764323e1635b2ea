"""Retention: tables that nobody has touched for long are exported to a file and deleted. Their commitments stay listed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from tessera.server.acts import Continued, Imported, decode_act
from tessera.server.settings import Settings
from tessera.server.store import Store

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
SQLITE = "sqlite:///"


def export_folder(settings: Settings) -> Path | None:
    """Where tables are exported to before they are deleted; None where nobody has said so and there is no place beside it."""
    if settings.export_folder:
        return Path(settings.export_folder)
    if settings.database_url.startswith(SQLITE):
        return Path(settings.database_url.removeprefix(SQLITE)).parent / "exported"
    return None


def write_export(folder: Path, table: str, heading: bytes, acts: list[bytes], record: bytes | None) -> Path:
    """Write all that is stored of a table into a file that nobody else can read: it may hold a dealer's secret."""
    folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    path = folder / f"{table}.json"
    body: dict[str, Any] = {
        "table": msgspec.Raw(heading),
        "acts": [msgspec.Raw(act) for act in acts],
        "record": msgspec.Raw(record or b"null"),
    }
    new = path.with_suffix(".new")
    with os.fdopen(os.open(new, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, PRIVATE_FILE), "wb") as file:
        file.write(msgspec.json.encode(body))
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
    return path


def record_hash(acts: list[bytes]) -> str:
    """The record that a table refers to, if it does; only its first act can."""
    first = decode_act(acts[0]) if acts else None
    return first.record if isinstance(first, Imported | Continued) and isinstance(first.record, str) else ""


async def delete_table(store: Store, table: str, folder: Path) -> Path | None:
    """Export a table and delete it. None: there is none. `Conflict`: somebody acted there meanwhile, so it is kept."""
    stored = await store.load(table)
    if stored is None:
        return None
    heading, acts = stored
    hash = record_hash(acts)
    path = write_export(folder, table, heading, acts, await store.find_record(hash) if hash else None)
    await store.delete(table, len(acts), hash)
    return path
