"""Sockets: each has one reader, one writer, and the snapshot that was sent last."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tessera.server import wire
from tessera.server.calls import make_move, say, take_back
from tessera.server.doors import Call, Door, open_door
from tessera.server.edge import same_origin
from tessera.server.fold_queue import asker
from tessera.server.limits import Allowance
from tessera.server.live_table import LiveTable, Subscriber
from tessera.server.refusals import Rejection, misunderstood, refusal_of, unavailable
from tessera.server.server import TableServer
from tessera.server.snapshot import state_message
from tessera.server.store import StoreDown

POLICY, AGAIN = 1008, 1012
CODES = {"restart": AGAIN}
HUNG_UP = (WebSocketDisconnect, OSError)
"""The exceptions that are raised when the other side has gone."""
PONG = wire.write(wire.Pong())


async def serve_socket(server: TableServer, socket: WebSocket, call: Call) -> None:
    """Admit a socket, or refuse it with a reason before anything of the table is sent."""
    asker.set(call.address)
    if not same_origin(server.settings, socket):
        await refuse(socket, Rejection("forbidden", "server-foreign-page"))
        return
    if server.closing:
        await refuse(socket, unavailable())
        return
    if not call.limits.requests.take(call.address) or not call.limits.sockets.enter(call.address):
        await refuse(socket, Rejection("limit", "server-too-many-sockets"))
        return
    try:
        await open_door(call, Door.WATCHER)
        await attend(server, socket, call, await subscriber_of(call))
    except (Rejection, StoreDown) as error:
        await refuse(socket, error if isinstance(error, Rejection) else unavailable())
    except HUNG_UP:
        pass
    finally:
        call.limits.sockets.leave(call.address)


async def subscriber_of(call: Call) -> Subscriber:
    """A subscriber with the right that the caller's key gives."""
    if call.place is None:
        return Subscriber(None)
    key = await call.key_of(call.place, "seat", "share")
    if key is None:  # it was worth something when the door was passed, and is not any more
        raise Rejection("forbidden", "server-not-your-seat")
    return Subscriber(call.place, key.kind, key.expires)


async def refuse(socket: WebSocket, error: Rejection) -> None:
    """Close with a code and the reason. A socket is accepted first, or browsers could not read why."""
    with contextlib.suppress(*HUNG_UP, RuntimeError):
        if socket.client_state is WebSocketState.CONNECTING:
            await socket.accept()
        await socket.send_text(wire.write(refusal_of(error)).decode())
        await socket.close(POLICY, error.code)


async def attend(server: TableServer, socket: WebSocket, call: Call, subscriber: Subscriber) -> None:
    """Serve a socket until either side goes."""
    live = call.live
    snapshot = await live.subscribe(subscriber)
    try:
        await socket.accept()
        subscriber.tell(state_message(snapshot, call.query.get("mark", "")))
        server.services.metrics.count("sockets")
        writer = asyncio.ensure_future(write(server, socket, live, subscriber))
        reader = asyncio.ensure_future(read(server, socket, call, subscriber))
        done, rest = await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()
        await asyncio.gather(*done, *rest, return_exceptions=True)
    finally:
        live.unsubscribe(subscriber)
    with contextlib.suppress(*HUNG_UP, RuntimeError):  # one that was closed already cannot be closed again
        await socket.close(CODES.get(subscriber.closed, POLICY), subscriber.closed)


async def write(server: TableServer, socket: WebSocket, live: LiveTable, subscriber: Subscriber) -> None:
    """Send replies, then the difference between the last snapshot sent and the newest. Slow readers skip those in between."""
    shown = subscriber.latest
    while not subscriber.closed or subscriber.replies:
        await subscriber.wake.wait()
        subscriber.wake.clear()
        messages, subscriber.replies = subscriber.replies, []
        latest = subscriber.latest
        if shown is not None and latest is not None and latest is not shown and not subscriber.closed:
            news = live.news(subscriber.seat, shown, latest)
            shown = latest
            if news is not None:
                messages.append(news)
        async with asyncio.timeout(server.settings.patience):
            for message in messages:
                await socket.send({"type": "websocket.send", "text": message.decode()})


async def read(server: TableServer, socket: WebSocket, call: Call, subscriber: Subscriber) -> None:
    """Take messages until the other side goes, sends too many, or sends one that is too large."""
    allowance = Allowance(server.settings.messages, server.settings.window)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        raw = message.get("text") or message.get("bytes") or ""
        if not allowance.take():
            subscriber.close("limit")
            return
        if len(raw) > server.settings.frame_bytes:
            subscriber.close("too-large")
            return
        await take(server, call, subscriber, raw)


async def take(server: TableServer, call: Call, subscriber: Subscriber, raw: str | bytes) -> None:
    """Carry out the command of one message, and answer it."""
    id = ""
    try:
        message = understood(raw)
        id = getattr(message, "id", "")
        if isinstance(message, wire.Ping):
            subscriber.tell(PONG)
            return
        if subscriber.kind != "seat" or message.seat != subscriber.seat:
            raise Rejection("forbidden", "server-not-your-seat")
        call.seat = message.seat
        call.limits.expect_volume(call.address, len(raw))
        if isinstance(message, wire.ChatMessage):
            await say(call, message)
        else:
            await act(call, subscriber, message)
    except Rejection as error:
        server.services.metrics.count("refusals", code=error.code)
        subscriber.tell(wire.write(refusal_of(error, id)))
    except StoreDown:
        subscriber.tell(wire.write(refusal_of(unavailable(), id)))


async def act(call: Call, subscriber: Subscriber, message: Any) -> None:
    def done(receipt: wire.Receipt) -> None:
        subscriber.tell(wire.write(receipt))

    if isinstance(message, wire.MoveMessage):
        await make_move(call, message, done)
    else:
        await take_back(call, message, done)


def understood(raw: str | bytes) -> Any:
    try:
        return wire.read_message(raw)
    except (ValueError, RecursionError) as error:
        raise misunderstood(error) from None
