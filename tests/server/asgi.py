"""The server in this process: requests and sockets through its ASGI interface, with a real SQLite file."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tessera.server.app import build_app
from tessera.server.server import TableServer
from tessera.server.settings import Settings

ROOMY: dict[str, Any] = {
    "requests": 10**9,
    "creations": 10**9,
    "messages": 10**9,
    "sockets_per_address": 10**6,
    "tables_per_address": 10**9,
    "agent_tables_per_address": 10**9,
    "open_tables_per_address": 10**9,
    "creations_per_day": 10**9,
    "bytes_per_day": 10**15,
    "replay_seconds": 300.0,
    "fold_seconds": 1e9,
    "seating": "as-listed",
}
"""Limits that no test of something else can reach, and seats that such a test can foresee."""
NAMES: dict[str, Any] = {"names": ("testserver",)}
ANSWERS = ('{"type":"receipt"', '{"type":"refusal"')


class Socket:
    """A socket as a client sees it. Every frame is kept as it was sent."""

    def __init__(self, app: Any, path: str, query: str, headers: dict[str, str]) -> None:
        self.frames: list[str] = []
        self.answers: dict[str, dict[str, Any]] = {}
        """For each move the latest receipt or refusal."""
        self.kinds: set[str] = set()
        """How frames were sent: as text or as bytes."""
        self.closed: tuple[int, str] | None = None
        self.heard = asyncio.Event()
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("testserver", 80),
            "scheme": "ws",
            "subprotocols": [],
            "root_path": "",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
        }
        self.task = asyncio.ensure_future(app(scope, self.inbox.get, self.take))

    async def take(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.kinds.add("text" if message.get("text") is not None else "bytes")
            self.keep(message.get("text") or message["bytes"].decode())
        elif message["type"] == "websocket.close":
            self.closed = (message["code"], message.get("reason", ""))
        self.heard.set()

    def keep(self, frame: str) -> None:
        self.frames.append(frame)
        if frame.startswith(ANSWERS):
            said = msgspec.json.decode(frame)
            self.answers[said.get("id", "")] = said

    def send(self, message: Any) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def settle(self, n_turns: int = 20) -> None:
        """Let what was begun be sent."""
        for _ in range(n_turns):
            await asyncio.sleep(0)

    async def until(self, n_frames: int, seconds: float = 10.0) -> None:
        async with asyncio.timeout(seconds):
            while len(self.frames) < n_frames and self.closed is None:
                await self.listen()

    async def answer(self, id: str, seconds: float = 10.0) -> dict[str, Any]:
        """The receipt or refusal of this move."""
        async with asyncio.timeout(seconds):
            while id not in self.answers:
                await self.listen()
        return self.answers[id]

    async def listen(self) -> None:
        """Wait until something more was sent."""
        self.heard.clear()
        await self.heard.wait()

    async def close(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait({self.task}, timeout=5)


class Client:
    """One caller with a cookie jar of its own."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://testserver")

    async def post(self, path: str, body: Any, **rest: Any) -> httpx.Response:
        return await self.http.post(path, json=body, **rest)

    async def get(self, path: str, **rest: Any) -> httpx.Response:
        return await self.http.get(path, **rest)

    async def join(self, table: str, link: str, name: str = "Ann", nonce: str = "n") -> httpx.Response:
        return await self.post(f"/api/tables/{table}/join", {"link": link, "name": name, "nonce": nonce})

    async def socket(self, table: str, seat: int | None = None, mark: str = "", **headers: str) -> Socket:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        query = "&".join(([f"seat={seat}"] if seat is not None else []) + ([f"mark={mark}"] if mark else []))
        made = Socket(self.app, f"/api/tables/{table}/socket", query, {"host": "testserver", "cookie": cookies, **headers})
        await made.until(1)
        return made


@asynccontextmanager
async def running(folder: Path, **choices: Any) -> AsyncIterator[Any]:
    """A server on a file in this folder, without doors to the network."""
    now = choices.pop("now", None)
    chosen = {"database_url": f"sqlite:///{folder}/tables.db", **ROOMY, **NAMES, **choices}
    server = TableServer(Settings(**chosen), **({"now": now} if now else {}))
    app = build_app(server)
    await server.open()
    try:
        yield app
    finally:
        await server.close()


async def seated(app: Any, n: int = 2, game: str = "tides-of-time", **wishes: Any) -> tuple[str, list[Client]]:
    """A table with so many people at it, and their clients."""
    wishes = {"game": game, "seats": n, "answers_forced": False, **wishes}
    made = (await Client(app).post("/api/tables", wishes)).json()
    clients = []
    for seat, link in enumerate(made["links"]):
        clients.append(Client(app))
        if link is not None:
            joined = await clients[seat].join(made["table"], link, f"P{seat}")
            assert joined.status_code == 200, joined.text
    return made["table"], clients
