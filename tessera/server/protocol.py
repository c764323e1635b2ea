"""The HTTP protocol with patience: who does not finish a request in time is dropped."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD = 64 * 1024
"""Bytes of a request line and its headers."""
BODIES = 1 << 40
"""More than any body: their limits are the application's, which reads no more than it wants."""


class PatientProtocol(HttpToolsProtocol):
    """A connection that must send its whole request within so many seconds."""

    patience = 10.0
    head = 0
    """Bytes that arrived since the last request was read whole."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.expect()

    def expect(self) -> None:
        """Start the clock for the next request."""
        self.waiting = asyncio.get_running_loop().call_later(self.patience, self.drop)

    def drop(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """The parser keeps a line until it ends, so an endless one is cut off here."""
        self.head += len(data)
        super().data_received(data)
        if self.head > HEAD and not self.transport.is_closing():
            self.drop()

    def on_headers_complete(self) -> None:
        self.head = -BODIES
        super().on_headers_complete()

    def on_message_begin(self) -> None:
        if self.waiting.cancelled():
            self.expect()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.waiting.cancel()
        self.head = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.waiting.cancel()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.waiting.cancel()
        super().connection_lost(exc)
