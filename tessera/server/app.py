"""The doors of the house: HTTP and sockets, with every limit before anything is read."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from tessera.core.refusal import Refused
from tessera.server import calls, library, lobby, wire
from tessera.server.doors import ENDPOINTS, Call, Endpoint, open_door
from tessera.server.edge import HEADERS, caller, known_name, same_origin
from tessera.server.house import House
from tessera.server.logs import log
from tessera.server.pages import page_routes
from tessera.server.refusals import STATUS, No, unavailable, worded
from tessera.server.settings import Settings
from tessera.server.sockets import SOCKET_PATH, serve_socket
from tessera.server.store import StoreDown

DECLARED = (calls, library, lobby)
"""Reading these modules declares their endpoints."""
JSON = "application/json"


def build_app(house: House) -> Starlette:
    """The server as an ASGI application."""
    routes: list[BaseRoute] = [Route(one.path, respond(house, one), methods=[one.method]) for one in ENDPOINTS]
    routes.append(WebSocketRoute(SOCKET_PATH, lambda socket: serve_socket(house, socket, caller(house, socket))))
    routes += page_routes(house)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        log("started", node=house.node)
        yield
        await house.close()
        log("stopped", node=house.node)

    app = Starlette(
        routes=routes,
        middleware=[Middleware(Gate, settings=house.settings)],
        lifespan=lifespan,
        exception_handlers={HTTPException: not_found, 500: broken},
    )
    app.state.house = house
    return app


class Gate:
    """Turns away whoever calls us by a name that is not ours, before any route is looked for."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = next((value for name, value in scope.get("headers", ()) if name == b"host"), b"").decode("latin-1")
        if scope["type"] == "lifespan" or named(self.settings, host):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "forbidden"})
        else:
            said = worded(No("forbidden", "this server does not go by that name; its host can add it by --name"))
            await answered(STATUS["forbidden"], wire.write(said))(scope, receive, send)


def named(settings: Settings, host: str) -> bool:
    try:
        return known_name(settings, host)
    except ValueError:
        return False  # not even a name


def respond(house: House, one: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint as Starlette calls it: limits, door, body, answer."""

    async def run(request: Request) -> Response:
        start, call = time.perf_counter(), caller(house, request)
        try:
            answer = await admitted(house, one, request, call)
            status, said = one.status, wire.write(answer)
        except (No, Refused) as error:
            refusal = worded(error)
            status, said = STATUS[refusal.code], wire.write(refusal)
        except StoreDown:
            status, said = 503, wire.write(worded(unavailable()))
        house.metrics.count("requests", path=one.path, status=str(status))
        log("request", method=one.method, path=one.path, status=status, ms=round((time.perf_counter() - start) * 1000, 1))
        return answered(status, said, call)

    return run


async def admitted(house: House, one: Endpoint, request: Request, call: Call) -> Any:
    """The answer to a request that passes every check."""
    if not house.requests.take(call.address) or (one.creates and not house.creations.take(call.address)):
        raise No("limit", "too many requests from your address; wait a little")
    if one.method != "GET" and not same_origin(house.settings, request):
        raise No("forbidden", "a page of another site may not do this")
    if house.closing:
        raise unavailable()
    if one.body is not None:
        call.raw = await read_body(request, house.settings.upload_bytes if one.big else house.settings.body_bytes)
        call.body = parsed(call.raw, one.body)
    await open_door(call, one.door)
    return await one.run(call)


async def read_body(request: Request, limit: int) -> bytes:
    """A body, as far as it is not too large; what goes beyond is never kept."""
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length) > limit:
        raise No("too-large", f"a body has at most {limit} bytes here")
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise No("malformed", f"the content type is {JSON}")
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > limit:
                raise No("too-large", f"a body has at most {limit} bytes here")
    except ClientDisconnect:
        raise No("malformed", "the request broke off") from None
    return bytes(body)


def parsed(raw: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(raw, type=kind)
    except (ValueError, RecursionError) as error:
        raise No("malformed", f"this is not what is expected here: {str(error)[:200]}") from None


def answered(status: int, said: bytes, call: Call | None = None) -> Response:
    response = Response(said, status, {**HEADERS, "Cache-Control": "no-store"}, JSON)
    for cookie in call.set_cookies if call is not None else []:
        response.headers.append("set-cookie", cookie)
    if status == 503:
        response.headers["Retry-After"] = "2"
    return response


async def not_found(request: Request, error: Exception) -> Response:
    """What no route takes, in the shape of every refusal."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    code = {405: "not-allowed", 400: "malformed"}.get(status, "unknown")
    return answered(STATUS[code], wire.write(worded(No(code, "there is nothing here that could do this"))))


async def broken(request: Request, error: Exception) -> Response:
    """A fault of ours: logged with its kind, told without any detail."""
    log("fault", kind=type(error).__name__)
    return answered(500, wire.write(worded(No("fault", "the server made a mistake; nothing was acknowledged"))))
