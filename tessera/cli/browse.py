"""`tessera play` serves the browser table on this machine, reachable from nowhere else."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path

from tessera.compiled import background
from tessera.core.refusal import BadCall
from tessera.games import find_game

PATIENCE = 20.0
"""The most seconds to wait for the server before the browser is not opened any more."""


def data_folder() -> Path:
    """The folder in which this user's programs keep their data."""
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "tessera"


def run(args: argparse.Namespace) -> int:
    """Serve on loopback and open the browser there."""
    try:
        from tessera.server.pages import STATIC
        from tessera.server.run import run as serve
        from tessera.server.settings import Settings
    except ImportError as error:
        raise BadCall(f"the package {error.name} is missing; `make play` installs everything that is needed") from None
    if not (STATIC / "index.html").exists():
        raise BadCall("the browser table is not built; `make client` builds it, or play with --terminal")
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    address = f"http://127.0.0.1:{args.port}/"
    page = f"{address}#/play/{find_game(args.game).id}" if args.game else address
    if is_up(address):
        print(f"a table server is already running: {page}", file=sys.stderr)
        show(page, args.no_browser)
        return 0
    print(f"the table is at {page} (Ctrl-C ends it)", file=sys.stderr)
    threading.Thread(target=show_when_up, args=(address, page, args.no_browser), daemon=True).start()
    logging.getLogger("tessera.server").setLevel(logging.WARNING)
    return serve(Settings(database_url=f"sqlite:///{folder / 'tables.db'}", port=args.port))


def is_up(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}healthz", timeout=0.5) as answer:
            return bool(answer.status == 200)
    except (OSError, ValueError):
        return False


def show_when_up(address: str, page: str, unseen: bool) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if is_up(address):
            show(page, unseen)
            background.start(lambda said: print(said, file=sys.stderr, flush=True))
            return
        time.sleep(0.1)
    print(f"the server has not answered for {PATIENCE:.0f} s; once it does, open {page}", file=sys.stderr, flush=True)


def show(page: str, unseen: bool) -> None:
    """Open the browser where there is a desktop; elsewhere the printed address is enough."""
    if not unseen and (sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        webbrowser.open(page)
