"""Sockets: one reader, one writer, and a picture of what was sent last."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tessera.core.refusal import Refused
from tessera.server import wire
from tessera.server.calls import TABLE, make_move, say, take_back
from tessera.server.doors import Call, Door, open_door
from tessera.server.edge import same_origin
from tessera.server.house import House
from tessera.server.limits import Allowance
from tessera.server.picture import whole
from tessera.server.refusals import No, unavailable, worded
from tessera.server.store import StoreDown
from tessera.server.tables import Ear, LiveTable

SOCKET_PATH = TABLE + "/socket"
POLICY, AGAIN, TOO_LARGE = 1008, 1012, 1009
CODES = {"restart": AGAIN}
PONG = wire.write(wire.Pong())


async def serve_socket(house: House, socket: WebSocket, call: Call) -> None:
    """Admit a socket, or close it with a reason before anything is sent."""
    if not same_origin(house.settings, socket):
        await refuse(socket, No("forbidden", "a page of another site may not do this"))
        return
    if house.closing:
        await refuse(socket, unavailable())
        return
    if not house.requests.take(call.address) or not house.sockets.enter(call.address):
        await refuse(socket, No("limit", "too many sockets from your address"))
        return
    try:
        await open_door(call, Door.WATCHER)
        ear = Ear(call.asked_seat(), await right_of(call))
        await attend(house, socket, call, ear)
    except (No, StoreDown) as error:
        await refuse(socket, error if isinstance(error, No) else unavailable())
    finally:
        house.sockets.leave(call.address)


async def right_of(call: Call) -> str:
    seat = call.asked_seat()
    if seat is None:
        return "watcher"
    return "seat" if await call.holds(seat, "seat") else "share"


async def refuse(socket: WebSocket, error: No) -> None:
    """Close with a code and the reason. A socket is accepted first, or browsers could not read why."""
    with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
        if socket.client_state is WebSocketState.CONNECTING:
            await socket.accept()
        await socket.send_bytes(wire.write(worded(error)))
        await socket.close(POLICY, error.code)


async def attend(house: House, socket: WebSocket, call: Call, ear: Ear) -> None:
    """Serve a socket until either side goes."""
    live = house.live(call.table)
    picture = await live.listen(ear)
    try:
        await socket.accept()
        ear.tell(whole(picture, call.query.get("mark", "")))
        house.metrics.count("sockets")
        writer = asyncio.ensure_future(write(house, socket, live, ear))
        reader = asyncio.ensure_future(read(house, socket, call, ear))
        done, rest = await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        for task in rest:
            task.cancel()
        await asyncio.gather(*done, *rest, return_exceptions=True)
    finally:
        live.leave(ear)
    with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
        await socket.close(CODES.get(ear.closed, POLICY), ear.closed)


async def write(house: House, socket: WebSocket, live: LiveTable, ear: Ear) -> None:
    """Send answers, and the way from the picture sent last to the latest one. Who reads slowly skips what is past."""
    shown = ear.latest
    while not ear.closed or ear.said:
        await ear.waking.wait()
        ear.waking.clear()
        said, ear.said = ear.said, []
        latest = ear.latest
        if shown is not None and latest is not None and latest is not shown and not ear.closed:
            frame = live.news(ear.seat, shown, latest)
            shown = latest
            if frame is not None:
                said.append(frame)
        async with asyncio.timeout(house.settings.patience):
            for one in said:
                await socket.send({"type": "websocket.send", "text": one.decode()})


async def read(house: House, socket: WebSocket, call: Call, ear: Ear) -> None:
    """Take messages until the other side goes, or says too much, or nothing that makes sense."""
    allowance = Allowance(house.settings.messages, house.settings.window)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        raw = message.get("text") or message.get("bytes") or ""
        if not allowance.take():
            ear.close("limit")
            return
        if len(raw) > house.settings.frame_bytes:
            ear.close("too-large")
            return
        await take(house, call, ear, raw)


async def take(house: House, call: Call, ear: Ear, raw: str | bytes) -> None:
    """Do what one message asks, and answer it."""
    id = ""
    try:
        message = understood(raw)
        id = getattr(message, "id", "")
        if isinstance(message, wire.Ping):
            ear.tell(PONG)
        elif ear.kind != "seat" or message.seat != ear.seat:
            raise No("forbidden", "this seat is not yours")
        elif isinstance(message, wire.ChatMessage):
            await say(call, message)
        else:
            await act(call, ear, message)
    except (No, Refused) as error:
        house.metrics.count("refusals", code=error.code if isinstance(error, No) else "refused")
        ear.tell(wire.write(worded(error, id)))
    except StoreDown:
        ear.tell(wire.write(worded(unavailable(), id)))


async def act(call: Call, ear: Ear, message: Any) -> None:
    def done(receipt: wire.Receipt) -> None:
        ear.tell(wire.write(receipt))

    if isinstance(message, wire.MoveMessage):
        await make_move(call, message, done)
    else:
        await take_back(call, message, done)


def understood(raw: str | bytes) -> Any:
    try:
        return wire.read_message(raw)
    except (ValueError, RecursionError) as error:
        raise No("malformed", f"this message makes no sense: {str(error)[:200]}") from None
