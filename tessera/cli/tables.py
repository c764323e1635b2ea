"""`tessera tables` shows an operator what is stored, and closes or deletes tables. The server may go on running."""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from pathlib import Path
from typing import Any

from tessera.core.refusal import BadCall

EXAMPLE = "tessera tables usage --database-url sqlite:///tessera.db"
DOES = ("list", "usage", "close", "delete")
DAY = 86400.0


def add_arguments(made: argparse.ArgumentParser) -> None:
    made.add_argument("do", choices=DOES, metavar="list|usage|close|delete", help="what to do")
    made.add_argument("table", nargs="*", metavar="TABLE", help="the tables to close or to delete")
    made.add_argument("--database-url", default="sqlite:///tessera.db", metavar="URL", help="(default: sqlite:///tessera.db)")
    made.add_argument("--status", default="", help="list only tables that are open, playing, over, abandoned or deleted")
    made.add_argument("--limit", type=int, default=50, metavar="N", help="list so many, the latest first (default: 50)")
    made.add_argument("--export", metavar="FOLDER", help="where deleted tables are exported to (default: beside the database)")
    made.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    if (args.do in ("close", "delete")) != bool(args.table):
        raise BadCall(f"{args.do} takes {'the names of tables' if args.do in ('close', 'delete') else 'no tables'}")
    from tessera.server.store import StoreDown

    try:
        return asyncio.run(attend(args))
    except StoreDown as error:
        raise BadCall(f"the database cannot be used: {error}") from None


async def attend(args: argparse.Namespace) -> int:
    from tessera.server.store import open_store

    path = Path(args.database_url.removeprefix("sqlite:///"))
    if args.database_url.startswith("sqlite:///") and not path.exists():
        raise BadCall(f"there is no database {path}")
    store = open_store(args.database_url)
    await store.open()
    try:
        if args.do == "list":
            return show_list(args, await store.overview(args.status, args.limit))
        if args.do == "usage":
            return show_usage(args, await store.usage())
        work = close if args.do == "close" else delete
        done = [await work(store, table, args) for table in args.table]
        return 0 if all(done) else 1
    finally:
        await store.close()


def show_list(args: argparse.Namespace, lines: list[dict[str, Any]]) -> int:
    if args.json:
        print(json.dumps({"tables": lines}))
        return 0
    for line in lines:
        changed = time.strftime("%Y-%m-%d %H:%M", time.localtime(line["changed"]))
        print(f"{line['table']:16}  {line['status']:9}  {line['game']:18}  {line['acts']:6} acts  {changed}")
    return 0


def show_usage(args: argparse.Namespace, usage: dict[str, Any]) -> int:
    if args.json:
        print(json.dumps(usage))
        return 0
    for name, n in usage["tables"].items():
        print(f"{n:9} tables are {name}")
    for name in ("acts", "records", "components", "keys"):
        print(f"{usage[name]['number']:9} {name}, {usage[name]['bytes'] / 1e6:.1f} MB")
    print("the largest tables:")
    for line in usage["largest"]:
        print(f"  {line['table']:16}  {line['acts']:6} acts  {line['bytes'] / 1e6:.2f} MB")
    return 0


async def close(store: Any, table: str, args: argparse.Namespace) -> bool:
    """End a table: nobody can act there any more. Its match stays stored."""
    from tessera.server.acts import Abandoned, encode
    from tessera.server.store import Conflict, Summary

    stored = await store.load(table)
    if stored is None:
        print(f"there is no table {table}")
        return False
    try:
        await store.append(table, len(stored[1]), encode(Abandoned(at=time.time())), Summary("abandoned", None, time.time()))
    except Conflict:
        print(f"{table}: somebody acted meanwhile; try again")
        return False
    print(f"{table} is closed")
    return True


async def delete(store: Any, table: str, args: argparse.Namespace) -> bool:
    """Export a table and delete it."""
    from tessera.server.retention import delete_table, export_folder
    from tessera.server.settings import Settings
    from tessera.server.store import Conflict

    folder = Path(args.export) if args.export else export_folder(Settings(database_url=args.database_url))
    if folder is None:
        raise BadCall("say where tables are exported to: --export FOLDER")
    try:
        path = await delete_table(store, table, folder)
    except Conflict:
        print(f"{table}: somebody acted meanwhile; try again")
        return False
    print(f"{table} is deleted; it was exported to {path}" if path else f"there is no table {table}")
    return path is not None
