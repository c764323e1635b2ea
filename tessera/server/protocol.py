"""HTTP and sockets with patience: who does not send or does not read in time is dropped, and an address has few connections."""

from __future__ import annotations

import asyncio
import math
import socket
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tessera.server.edge import caller_network
from tessera.server.limits import OpenLimit, Unsent

HEAD = 64 * 1024
"""Bytes of a request line and its headers."""
BODIES = 1 << 40
"""More than any body: their limits are the application's, which reads no more than it wants."""
PIPELINED = 8
"""Requests that may wait behind the one that is being answered."""
UNREAD = 4 << 20
"""Bytes that may wait for somebody who goes on sending instead of reading them."""
IN_SYSTEM = 128 << 10
"""Bytes that the system may hold for a connection beside what waits here. By itself it would take megabytes, uncounted."""
PROGRESS = 64 << 10
"""Bytes that must be read while the server is patient; else nobody seems to read."""
SLICE = 1024
"""Bytes of a socket that are taken in before it is looked whether they were too many frames."""


class TooManyRequests(Exception):
    """Somebody sends one request after the other without waiting for answers."""


class Connections:
    """How many connections each address has, and how many there are in all."""

    def __init__(self, most: int, most_per_address: int) -> None:
        self.most = most
        self.open = OpenLimit(most_per_address)

    def enter(self, address: str) -> bool:
        return self.open.open.total() < self.most and self.open.enter(address)

    def leave(self, address: str) -> None:
        self.open.leave(address)


class Intake:
    """How many frames and bytes a socket may send within one window of time. Control frames count like messages."""

    def __init__(self, most_frames: int, most_bytes: int, window: float) -> None:
        self.most_frames = most_frames
        self.most_bytes = most_bytes
        self.window = window
        self.begun = -math.inf
        self.n_frames = self.n_bytes = 0

    def take(self, now: float, n_frames: int, n_bytes: int) -> bool:
        """Count what has arrived; False if it was too much."""
        if now - self.begun >= self.window:
            self.begun, self.n_frames, self.n_bytes = now, 0, 0
        self.n_frames += n_frames
        self.n_bytes += n_bytes
        return self.n_frames <= self.most_frames and self.n_bytes <= self.most_bytes


class Patience:
    """Aborts a connection whose other side does not read what was written to it. Whoever reads slowly is given more time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.transport: Any = None
        self.timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Abort the connection in so many seconds, unless a good part of what waits to be written is read by then."""
        if self.timer is None:
            waiting = self.transport.get_write_buffer_size()
            self.timer = asyncio.get_running_loop().call_later(self.seconds, self.look, waiting)

    def look(self, before: int) -> None:
        self.timer = None
        if before - self.transport.get_write_buffer_size() < PROGRESS:
            self.transport.abort()
        else:
            self.start()

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class PatientProtocol(HttpToolsProtocol):
    """A connection that must send its whole request within so many seconds, and read the answer."""

    patience = 10.0
    open_connections = Connections(1 << 30, 1 << 30)
    unsent = Unsent(1 << 40, 1 << 40)
    head = 0
    """Bytes that arrived since the last request was read whole."""
    address = ""
    """The address that this connection is counted for; empty if it is not counted."""
    answering: Any = None
    """The request that is being answered."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.writing = Patience(self.patience)
        self.writing.transport = transport
        if (line := transport.get_extra_info("socket")) is not None and hasattr(line, "setsockopt"):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, IN_SYSTEM)
        self.expect()
        address = caller_network(self.client[0]) if self.client else "local"
        if self.open_connections.enter(address):
            self.address = address
        else:
            self.drop()

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
        if self.head > HEAD:
            self.drop()

    def on_headers_complete(self) -> None:
        """Read no further where too many requests wait: the exception ends the parser's work at once."""
        if len(self.pipeline) >= PIPELINED:
            self.drop()
            raise TooManyRequests
        self.head = -BODIES
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def on_message_begin(self) -> None:
        if self.waiting.cancelled():
            self.expect()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.waiting.cancel()
        self.head = 0
        super().on_message_complete()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        """Answer a request, but write nothing to somebody who has hung up: the transport would raise an error."""
        self.answering, write = cycle, cycle.send

        async def send(message: Any) -> None:
            if self.transport.is_closing():
                cycle.disconnected = True
            await write(message)

        async def begin(*given: Any) -> None:
            await self.flow.drain()  # the next answer is made when the one before it was read, or memory fills with both
            try:
                if not cycle.disconnected:
                    await app(*given)
            except asyncio.CancelledError:  # the server closes and waits no longer
                cycle.disconnected = True
                self.drop()

        cycle.send = send
        super()._start_asgi_task(cycle, begin)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self.writing.start()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.writing.start()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.writing.start()
        self.unsent.note(self.address, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.writing.stop()
        self.unsent.forget(self.address, self.transport)

    def handle_websocket_upgrade(self) -> None:
        self.waiting.cancel()
        self.writing.stop()
        self.unsent.forget(self.address, self.transport)
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, PatientSocket)
        protocol.address, self.address = self.address, ""

    def connection_lost(self, exc: Exception | None) -> None:
        self.waiting.cancel()
        self.writing.stop()
        if self.answering is not None:  # uvicorn tells the request that came last, which may be another one
            self.answering.disconnected = True
            self.answering.message_event.set()
        self.pipeline.clear()
        super().connection_lost(exc)
        self.unsent.forget(self.address, self.transport)
        if self.address:
            self.open_connections.leave(self.address)


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose other side must read what is sent to it, and may send only so much itself."""

    patience = 10.0
    open_connections = Connections(1 << 30, 1 << 30)
    unsent = Unsent(1 << 40, 1 << 40)
    most_frames = 1 << 30
    """Frames of any kind that may arrive within one window,"""
    most_bytes = 1 << 40
    """and bytes."""
    window = 20.0
    address = ""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.writing = Patience(self.patience)
        self.writing.transport = transport
        self.intake = Intake(self.most_frames, self.most_bytes, self.window)

    def data_received(self, data: bytes) -> None:
        """Take in what has arrived piece by piece, for ten thousand frames fit into what the system hands over at once.

        Pings are answered without being asked for, so who sends them and reads nothing is dropped here too.
        """
        for at in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            piece = data[at : at + SLICE]
            self.count(0, len(piece))
            super().data_received(piece)
            if self.transport.get_write_buffer_size() > UNREAD:
                self.transport.abort()

    def handle_events(self) -> None:
        self.count(len(self.conn.events), 0)
        if not self.transport.is_closing():
            super().handle_events()

    def count(self, n_frames: int, n_bytes: int) -> None:
        if not self.intake.take(self.loop.time(), n_frames, n_bytes):
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.writing.start()
        self.unsent.note(self.address, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.writing.stop()
        self.unsent.forget(self.address, self.transport)

    async def send(self, message: Any) -> None:
        if self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """When the application is done with a socket, its other side has a while to close it too."""
        await super().run_asgi()
        self.writing.start()

    def connection_lost(self, exc: Exception | None) -> None:
        self.writing.stop()
        super().connection_lost(exc)
        self.unsent.forget(self.address, self.transport)
        if self.address:
            self.open_connections.leave(self.address)
