"""The server as an ASGI application: HTTP and sockets, with every limit before anything is read."""

from __future__ import annotations

import asyncio
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

from tessera.server import calls, library, lobby, review_calls, wire
from tessera.server.doors import ENDPOINTS, Call, Endpoint, open_door
from tessera.server.edge import HEADERS, caller, known_name, same_origin
from tessera.server.fold_queue import asker
from tessera.server.logs import log
from tessera.server.openapi import SOCKET_PATH
from tessera.server.pages import page_routes
from tessera.server.refusals import STATUS, Rejection, misunderstood, refusal_of, unavailable
from tessera.server.server import TableServer
from tessera.server.settings import Settings
from tessera.server.sockets import serve_socket
from tessera.server.store import StoreDown

DECLARED = (calls, library, lobby, review_calls)
"""Reading these modules declares their endpoints."""
JSON = "application/json"


def build_app(server: TableServer) -> Starlette:
    """The server as an ASGI application."""
    routes: list[BaseRoute] = [Route(one.path, respond(server, one), methods=[one.method]) for one in ENDPOINTS]
    routes.append(WebSocketRoute(SOCKET_PATH, lambda socket: serve_socket(server, socket, caller(server, socket))))
    routes += page_routes(server)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.open()
        log("started", node=server.services.node)
        yield
        await server.close()
        log("stopped", node=server.services.node)

    app = Starlette(
        routes=routes,
        middleware=[Middleware(Gate, settings=server.settings)],
        lifespan=lifespan,
        exception_handlers={HTTPException: not_found, 500: broken},
    )
    app.state.server = server
    return app


class Gate:
    """Turns away whoever calls us by a name that is not ours, before any route is looked for."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = next((value for name, value in scope.get("headers", ()) if name == b"host"), b"").decode("latin-1")
        if scope["type"] == "lifespan" or known_name(self.settings, host):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "forbidden"})
        else:
            said = refusal_of(Rejection("forbidden", "server-foreign-name"))
            await answered(STATUS["forbidden"], wire.write(said))(scope, receive, send)


def respond(server: TableServer, one: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint as Starlette calls it: limits, door, body, answer."""

    async def run(request: Request) -> Response:
        start, call = time.perf_counter(), caller(server, request)
        asker.set(call.address)
        try:
            answer = await admitted(server, one, request, call)
            status, said = one.status, wire.write(answer)
        except Rejection as error:
            refusal = refusal_of(error)
            status, said = STATUS[refusal.code], wire.write(refusal)
        except StoreDown:
            status, said = 503, wire.write(refusal_of(unavailable()))
        server.services.metrics.count("requests", path=one.path, status=str(status))
        log("request", method=one.method, path=one.path, status=status, ms=round((time.perf_counter() - start) * 1000, 1))
        return answered(status, said, call)

    return run


async def admitted(server: TableServer, one: Endpoint, request: Request, call: Call) -> Any:
    """The answer to a request that passes every check."""
    if not call.limits.requests.take(call.address) or (one.creates and not call.limits.creations.take(call.address)):
        raise Rejection("limit", "server-too-many-requests")
    if one.creates and not call.limits.daily_creations.take(call.address):
        raise Rejection("limit", "server-quota")
    if one.method != "GET" and not same_origin(server.settings, request):
        raise Rejection("forbidden", "server-foreign-page")
    if server.closing:
        raise unavailable()
    if one.body is not None:
        call.raw = await read_body(request, server.settings.upload_bytes if one.big else server.settings.body_bytes)
        call.body = parsed(call.raw, one.body)
        call.limits.expect_volume(call.address, len(call.raw))
    await open_door(call, one.door)
    return await (while_somebody_waits(server, request, one.run(call)) if one.waits else one.run(call))


async def while_somebody_waits(server: TableServer, request: Request, work: Awaitable[Any]) -> Any:
    """The answer of some work that ends when its caller hangs up or the server closes."""
    working, hung_up = asyncio.ensure_future(work), asyncio.ensure_future(until_hung_up(request))
    server.waiting.add(working)
    try:
        await asyncio.wait({working, hung_up}, return_when=asyncio.FIRST_COMPLETED)
        if working.cancelled():
            raise unavailable()
        if not working.done():
            raise Rejection("malformed", "server-broken-off")
        return working.result()
    finally:
        server.waiting.discard(working)
        working.cancel()
        hung_up.cancel()


async def until_hung_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def read_body(request: Request, limit: int) -> bytes:
    """A body, as far as it is not too large; what goes beyond is never kept."""
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length) > limit:
        raise Rejection("too-large", "server-too-large", n=limit)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Rejection("malformed", "server-content-type", text=JSON)
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > limit:
                raise Rejection("too-large", "server-too-large", n=limit)
    except ClientDisconnect:
        raise Rejection("malformed", "server-broken-off") from None
    return bytes(body)


def parsed(raw: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(raw, type=kind)
    except (ValueError, RecursionError) as error:
        raise misunderstood(error) from None


def answered(status: int, said: bytes, call: Call | None = None) -> Response:
    response = Response(said, status, {**HEADERS, "Cache-Control": "no-store"}, JSON)
    for cookie in call.set_cookies if call is not None else []:
        response.headers.append("set-cookie", cookie)
    if status == 503:
        response.headers["Retry-After"] = "2"
    return response


async def not_found(request: Request, error: Exception) -> Response:
    """Answer a request that no route takes, in the shape of every refusal."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    code = {405: "not-allowed", 400: "malformed"}.get(status, "unknown")
    return answered(STATUS[code], wire.write(refusal_of(Rejection(code, "server-nothing-here"))))


async def broken(request: Request, error: Exception) -> Response:
    """A fault of ours: logged with its kind, told without any detail."""
    log("fault", kind=type(error).__name__)
    return answered(500, wire.write(refusal_of(Rejection("fault", "server-fault"))))
