"""Starting and stopping a server process."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import resource
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn

from tessera.server.app import build_app
from tessera.server.limits import Limits
from tessera.server.protocol import Connections, PatientProtocol, PatientSocket
from tessera.server.server import TableServer
from tessera.server.settings import Settings
from tessera.server.store import StoreDown, open_store

FRAME_HEAD = 14
"""The most bytes before the content of a socket's frame."""
SPARE_FILES = 64
"""Files that are not connections: the database, workers, static files."""


class Process(uvicorn.Server):
    """A server that ends well when it is asked to: the signal was obeyed, so it is not raised again."""

    def __init__(self, config: uvicorn.Config, tables: TableServer) -> None:
        super().__init__(config)
        self.tables = tables

    async def shutdown(self, sockets: Any = None) -> None:
        self.tables.hurry()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, old in before.items():
                signal.signal(number, old)


def run(settings: Settings) -> int:
    """Serve until told to stop. The log goes to stderr, one line of JSON each."""
    asyncio.run(prepare(settings))
    calm_collector()
    logging.basicConfig(stream=sys.stderr, level=settings.log_level.upper(), format="%(message)s")
    tables = TableServer(settings)
    server = Process(uvicorn.Config(build_app(tables), **choices(settings, tables.limits)), tables)
    server.run()
    return 0 if server.started else 1


async def prepare(settings: Settings) -> None:
    """Bring the database up to date before anybody is served. `BadDatabase` if this version cannot use it.

    A database that is away is waited for later, while callers are told so.
    """
    store = open_store(settings.database_url)
    try:
        await store.open()
    except StoreDown:
        pass
    finally:
        await store.close()


def calm_collector() -> None:
    """Look through the whole memory rarely: with a thousand sockets each look stops everybody for a while."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 50, 100)


def choices(settings: Settings, limits: Limits) -> dict[str, Any]:
    """How uvicorn is told about our limits. Its own access log would hold whole addresses, so it is off."""
    # Behind a proxy all connections come from the proxy, which has to limit them itself.
    per_address = settings.connections if settings.behind_proxy else settings.connections_per_address
    connections = Connections(min(settings.connections, most_files() - SPARE_FILES), per_address)

    class Http(PatientProtocol):
        patience = settings.patience
        open_connections = connections
        unsent = limits.unsent

    class Socket(PatientSocket):
        patience = settings.patience
        open_connections = connections
        unsent = limits.unsent
        most_frames = 2 * settings.messages
        most_bytes = (settings.messages + 1) * (settings.frame_bytes + FRAME_HEAD)
        window = settings.window

    return {
        "host": settings.host,
        "port": settings.port,
        "loop": "uvloop",
        "http": Http,
        "ws": Socket,
        "ws_max_size": settings.frame_bytes,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "proxy_headers": False,
        "server_header": False,
        "access_log": False,
        "log_level": "warning",
        "timeout_graceful_shutdown": 5,
    }


def most_files() -> int:
    """How many files and connections this process may have open, after it has asked for as many as it can get."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    return soft if soft != resource.RLIM_INFINITY else 1 << 20
