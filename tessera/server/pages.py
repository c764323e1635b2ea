"""Plain pages: what the server shows to a browser without the client, and what machines ask about its health."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

from tessera.server.doors import Call, Door, open_door
from tessera.server.edge import HEADERS, address, caller
from tessera.server.history import moment, record_of
from tessera.server.house import House
from tessera.server.openapi import message_schema, openapi
from tessera.server.refusals import STATUS, No
from tessera.server.store import StoreDown

STATIC = Path(__file__).parent / "static"
"""Where the browser client lies, if one is installed."""
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
    "/records/{table}": "over",
    "/records/{table}/{entry}/{seat}": "over",
    "/{file:path}": "anyone",
}
"""Every page and who may see it; a route that is not listed here fails the build."""
WELCOME = """<h1>Tessera</h1>
<p>This server hosts tables of {games}. No client for browsers is installed here.</p>
<p>Play by program: <code>POST /api/tables</code> opens a table; <a href="/api/openapi.json">/api/openapi.json</a> and
<a href="/api/messages.json">/api/messages.json</a> say the rest. Play in a terminal:
<code>tessera play tides-of-time --terminal</code>.</p>"""


def html(body: str, status: int = 200) -> Response:
    page = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Tessera</title><body>{body}</body></html>'
    return Response(page, status, dict(HEADERS), "text/html; charset=utf-8")


def said(value: Any, status: int = 200, kind: str = "application/json") -> Response:
    text = value if isinstance(value, str) else json.dumps(value)
    return Response(text, status, {**HEADERS, "Cache-Control": "no-store"}, kind)


def page_routes(house: House) -> list[BaseRoute]:
    async def home(request: Request) -> Response:
        if (STATIC / "index.html").exists():
            return static("index.html")
        return html(WELCOME.format(games=escape(", ".join(game.title for game in house.games.values()))))

    async def file(request: Request) -> Response:
        return static(request.path_params["file"])

    async def health(request: Request) -> Response:
        return said({"ok": True})

    async def ready(request: Request) -> Response:
        return await readiness(house, request)

    async def metrics(request: Request) -> Response:
        return measured(house, request)

    schemas = {"calls": json.dumps(openapi()), "messages": json.dumps(message_schema())}

    async def schema(request: Request) -> Response:
        return said(schemas["calls"])

    async def messages(request: Request) -> Response:
        return said(schemas["messages"])

    async def record_page(request: Request) -> Response:
        return await guarded(house, request, show_record)

    async def moment_page(request: Request) -> Response:
        return await guarded(house, request, show_moment)

    runs = [home, health, ready, metrics, schema, messages, record_page, moment_page, file]
    return [Route(path, run, methods=["GET"]) for path, run in zip(PAGES, runs, strict=True)]


def static(name: str) -> Response:
    """A file of the client, if there is one of that name and kind."""
    for folder in (STATIC, VERIFIER) if "\0" not in name and len(name) < 200 else ():
        path = (folder / name).resolve()
        if path.is_relative_to(folder.resolve()) and path.is_file() and path.suffix in KINDS:
            return FileResponse(path, media_type=KINDS[path.suffix], headers=dict(HEADERS))
    return html("<p>There is no such page.</p>", 404)


async def readiness(house: House, request: Request) -> Response:
    """Can something be written? To find out costs a write, so it is not asked too often."""
    if not house.requests.take(address(house.settings, request)):
        return said({"ok": False, "why": "asked too often"}, 429)
    try:
        await house.store.ready()
    except StoreDown:
        return said({"ok": False, "why": "the store cannot be written"}, 503)
    return said({"ok": not house.closing}, 503 if house.closing else 200)


def measured(house: House, request: Request) -> Response:
    """Numbers for the host's own eyes: asked through a proxy they are not shown."""
    if "x-forwarded-for" in request.headers or (request.client and request.client.host not in ("127.0.0.1", "::1")):
        return html("<p>There is no such page.</p>", 404)
    house.metrics.gauge("tables_in_memory", len(house.tables))
    house.metrics.gauge("sockets_open", house.sockets.open.total())
    house.metrics.gauge("questions_tended", len(house.duties.busy))
    return said(house.metrics.text(), kind="text/plain; version=0.0.4")


async def guarded(house: House, request: Request, show: Callable[[Call, Any], Awaitable[Response]]) -> Response:
    """A page of a finished match, for whoever may watch it."""
    call = caller(house, request)
    try:
        if not house.requests.take(call.address):
            raise No("limit", "too many requests from your address; wait a little")
        await open_door(call, Door.OVER)
        return await show(call, await house.live(call.table).peek())
    except No as error:
        return html(f"<p>{escape(error.reason)}</p>", STATUS[error.code])


async def show_record(call: Call, sitting: Any) -> Response:
    """A finished match, each entry with an address of its own."""
    record = record_of(sitting)
    rows = "".join(
        f'<li value="{n}"><a href="/records/{call.table}/{n}/watcher">{escape(entry)}</a></li>'
        for n, entry in enumerate(record["entries"], 1)
    )
    names = ", ".join(escape(player.name) for player in sitting.players)
    head = f"<h1>{escape(sitting.game.title)}</h1><p>{names}. Scores: {escape(str(sitting.match.scores))}.</p>"
    return html(f'{head}<p><a href="/api/tables/{call.table}/record">The record</a></p><ol>{rows}</ol>')


async def show_moment(call: Call, sitting: Any) -> Response:
    entry, seat = call.path["entry"], call.path["seat"]
    if not (entry.isascii() and entry.isdigit() and len(entry) < 7):
        raise No("unknown", "an entry is a number")
    viewer = int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else None
    if (viewer is None and seat != "watcher") or (viewer is not None and viewer >= sitting.heading.seats):
        raise No("unknown", "a seat is a number, or watcher")
    names = [player.name for player in sitting.players]
    shown = await call.house.study(moment, sitting.game, record_of(sitting), names, call.table, int(entry), viewer)
    links = " ".join(
        f'<a href="/records/{call.table}/{n}/{seat}">{word}</a>'
        for n, word in ((shown.entry - 1, "before"), (shown.entry + 1, "after"))
        if 0 <= n <= shown.n_entries
    )
    told = "".join(f"<li>{escape(line.say)}</li>" for line in shown.log)
    view = escape(json.dumps(shown.view, indent=1))
    return html(f"<h1>Entry {shown.entry}</h1><p>{escape(shown.did)}</p><p>{links}</p><ol>{told}</ol><pre>{view}</pre>")
