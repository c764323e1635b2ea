"""Starting and stopping a server process."""

from __future__ import annotations

import logging
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn

from tessera.server.app import build_app
from tessera.server.house import House
from tessera.server.protocol import PatientProtocol
from tessera.server.settings import Settings


class Process(uvicorn.Server):
    """A server that ends well when it is asked to: the signal was obeyed, so it is not raised again."""

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
    logging.basicConfig(stream=sys.stderr, level=logging.INFO, format="%(message)s")
    server = Process(uvicorn.Config(build_app(House(settings)), **choices(settings)))
    server.run()
    return 0 if server.started else 1


def choices(settings: Settings) -> dict[str, Any]:
    """How uvicorn is told about our limits. Its own access log would hold whole addresses, so it is off."""

    class Patient(PatientProtocol):
        patience = settings.patience

    return {
        "host": settings.host,
        "port": settings.port,
        "loop": "uvloop",
        "http": Patient,
        "ws": "websockets-sansio",
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
