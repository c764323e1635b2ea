"""Backup and restore of the SQLite file, while the server runs: `python -m tessera.server.backup tessera.db copy.db`."""

from __future__ import annotations

import contextlib
import sqlite3
import sys
from pathlib import Path

from tessera.server.store.sqlite import make_private


def back_up(source: Path, target: Path) -> int:
    """A consistent copy, checked and readable by its owner alone; how many acts it holds."""
    if not source.is_file():
        raise SystemExit(f"there is no file {source}")
    if target.exists():
        raise SystemExit(f"{target} exists already; name a new file")
    make_private(target)
    with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(target)) as new:
        old.backup(new)
        if new.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
            raise SystemExit(f"{target} is damaged; try again")
        return int(new.execute("SELECT count(*) FROM acts").fetchone()[0])


def main() -> int:
    if len(sys.argv) != 3:
        print("usage: python -m tessera.server.backup FROM.db TO.db", file=sys.stderr)
        return 2
    print(f"{back_up(Path(sys.argv[1]), Path(sys.argv[2]))} acts copied and checked")
    return 0


if __name__ == "__main__":
    sys.exit(main())
