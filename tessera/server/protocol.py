"""The HTTP protocol with patience: who does not finish a request in time is dropped."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class PatientProtocol(HttpToolsProtocol):
    """A connection that must send its whole request within so many seconds."""

    patience = 10.0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.expect()

    def expect(self) -> None:
        """Start the clock for the next request."""
        self.waiting = asyncio.get_running_loop().call_later(self.patience, self.drop)

    def drop(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()

    def on_message_begin(self) -> None:
        if self.waiting.cancelled():
            self.expect()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.waiting.cancel()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.waiting.cancel()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.waiting.cancel()
        super().connection_lost(exc)
