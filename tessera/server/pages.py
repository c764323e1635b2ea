"""Plain pages: what the server shows to a browser without the client, and what machines ask about its health."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

from tessera import __version__, compiled
from tessera.server.art import picture
from tessera.server.doors import Call, Door, open_door
from tessera.server.edge import HEADERS, address, caller
from tessera.server.finished import record_page, record_text
from tessera.server.openapi import message_schema, openapi
from tessera.server.refusals import STATUS, Rejection
from tessera.server.server import TableServer
from tessera.server.store import StoreDown
from tessera.server.table_state import TableState

STATIC = Path(__file__).parent / "static"
"""The folder of the browser client, if one is installed."""
VERIFIER = Path(__file__).parent / "verifier"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}
PAGES = {
    "/": "anyone",
    "/healthz": "anyone",
    "/readyz": "anyone",
    "/metrics": "local",
    "/api/openapi.json": "anyone",
    "/api/messages.json": "anyone",
    "/api/games/{game}/art/{name}.svg": "anyone",
    "/records/{table}": "over",
    "/records/{table}/{entry}/{seat}": "over",
    "/{file:path}": "anyone",
}
"""Every page and who may see it; a route that is not listed here fails the build."""
HTML = "text/html; charset=utf-8"
WELCOME = """<h1>Tessera</h1>
<p>This server hosts tables of {games}. No client for browsers is installed here.</p>
<p>Play by program: <code>POST /api/tables</code> opens a table; <a href="/api/openapi.json">/api/openapi.json</a> and
<a href="/api/messages.json">/api/messages.json</a> say the rest. Play in a terminal:
<code>tessera play GAME --terminal</code>.</p>"""


HEAD = b'<!doctype html><html lang="en"><meta charset="utf-8"><title>Tessera</title><body>'
FOOT = b"</body></html>"


def html(body: str, status: int = 200) -> Response:
    return Response(HEAD + body.encode() + FOOT, status, dict(HEADERS), HTML)


def said(value: Any, status: int = 200, kind: str = "application/json") -> Response:
    text = value if isinstance(value, str) else json.dumps(value)
    return Response(text, status, {**HEADERS, "Cache-Control": "no-store"}, kind)


def page_routes(server: TableServer) -> list[BaseRoute]:
    async def home(request: Request) -> Response:
        if (STATIC / "index.html").exists():
            return static("index.html")
        return html(WELCOME.format(games=escape(", ".join(game.title for game in server.services.games.values()))))

    async def file(request: Request) -> Response:
        return static(request.path_params["file"])

    async def health(request: Request) -> Response:
        return said({"ok": True, "version": __version__, **compiled.health()})

    async def ready(request: Request) -> Response:
        return await readiness(server, request)

    async def metrics(request: Request) -> Response:
        return measured(server, request)

    schemas = {"calls": json.dumps(openapi()), "messages": json.dumps(message_schema())}

    async def schema(request: Request) -> Response:
        return said(schemas["calls"])

    async def messages(request: Request) -> Response:
        return said(schemas["messages"])

    async def art(request: Request) -> Response:
        game, name = server.services.games.get(request.path_params["game"]), request.path_params["name"]
        version, encodings = request.query_params.get("v", ""), request.headers.get("accept-encoding", "")
        return await run_in_threadpool(picture, game, name, version, encodings) or no_page()

    async def record_page(request: Request) -> Response:
        return await guarded(server, request, show_record)

    async def moment_page(request: Request) -> Response:
        return await guarded(server, request, show_moment)

    runs = [home, health, ready, metrics, schema, messages, art, record_page, moment_page, file]
    return [Route(path, run, methods=["GET"]) for path, run in zip(PAGES, runs, strict=True)]


def static(name: str) -> Response:
    """A file of the client, if there is one of that name and kind."""
    for folder in (STATIC, VERIFIER) if "\0" not in name and len(name) < 200 else ():
        path = (folder / name).resolve()
        if path.is_relative_to(folder.resolve()) and path.is_file() and path.suffix in KINDS:
            return FileResponse(path, media_type=KINDS[path.suffix], headers=dict(HEADERS))
    return no_page()


def no_page() -> Response:
    return html("<p>There is no such page.</p>", 404)


async def readiness(server: TableServer, request: Request) -> Response:
    """True if the store can be written to. The check costs a write, so its result is kept for a while."""
    if not server.limits.requests.take(address(server.settings, request)):
        return said({"ok": False, "why": "asked too often"}, 429)
    if server.unusable:
        return said({"ok": False, "why": server.unusable}, 503)
    try:
        await server.services.store.ready()
    except StoreDown:
        return said({"ok": False, "why": "the store cannot be written"}, 503)
    return said({"ok": not server.closing}, 503 if server.closing else 200)


def measured(server: TableServer, request: Request) -> Response:
    """Numbers for the host's own eyes: asked through a proxy they are not shown."""
    if "x-forwarded-for" in request.headers or (request.client and request.client.host not in ("127.0.0.1", "::1")):
        return no_page()
    metrics = server.services.metrics
    metrics.gauge("tables_in_memory", len(server.tables.loaded))
    metrics.gauge("sockets_open", server.limits.sockets.open.total())
    metrics.gauge("duties", len(server.duties.busy))
    metrics.gauge("unsent_bytes", server.limits.unsent.total)
    agents = server.services.agents
    metrics.gauge("agent_jobs_waiting", len(agents.queue))
    metrics.gauge("agent_workers_busy", len(agents.workers) - len(agents.idle))
    metrics.gauge("store_ready", 0 if server.unusable else 1)
    metrics.measure_process()
    return said(metrics.text(), kind="text/plain; version=0.0.4")


async def guarded(server: TableServer, request: Request, show: Callable[[Call, Any], Awaitable[Response]]) -> Response:
    """A page of a finished match, for whoever may watch it."""
    call = caller(server, request)
    try:
        if not call.limits.requests.take(call.address):
            raise Rejection("limit", "server-too-many-requests")
        await open_door(call, Door.OVER)
        return await show(call, await call.live.read_state())
    except Rejection as error:
        return html(f"<p>{escape(error.reason)}</p>", STATUS[error.code])


async def show_record(call: Call, state: TableState) -> Response:
    """A finished match, each entry with an address of its own."""
    page = await call.services.finished.find(state, whole_record_page)
    return Response(page, 200, dict(HEADERS), HTML)


def whole_record_page(state: TableState) -> bytes:
    return HEAD + record_page(state) + FOOT


async def show_moment(call: Call, state: TableState) -> Response:
    entry, seat = call.path["entry"], call.path["seat"]
    if not (entry.isascii() and entry.isdigit() and len(entry) < 7):
        raise Rejection("unknown", "server-entry-number")
    viewer = int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else None
    if (viewer is None and seat != "watcher") or (viewer is not None and viewer >= state.heading.seats):
        raise Rejection("unknown", "server-seat-number")
    record = await call.services.finished.find(state, record_text)
    shown = await call.services.replays.moment(state, record, int(entry), viewer, call.address)
    links = " ".join(
        f'<a href="/records/{call.table}/{n}/{seat}">{word}</a>'
        for n, word in ((shown.entry - 1, "before"), (shown.entry + 1, "after"))
        if 0 <= n <= shown.n_entries
    )
    told = "".join(f"<li>{escape(line.say)}</li>" for line in shown.log)
    view = escape(json.dumps(shown.view, indent=1))
    return html(f"<h1>Entry {shown.entry}</h1><p>{escape(shown.did)}</p><p>{links}</p><ol>{told}</ol><pre>{view}</pre>")
