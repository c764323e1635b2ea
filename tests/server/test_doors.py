"""Doors: every endpoint, tried by everybody. What is not declared does not pass."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from server.asgi import Client, running, seated
from server.test_play import play_on
from starlette.routing import Route, WebSocketRoute

from tessera.server import seats
from tessera.server.app import build_app
from tessera.server.doors import ENDPOINTS, Door, Endpoint
from tessera.server.openapi import SOCKET_PATH, message_schema, openapi
from tessera.server.pages import PAGES
from tessera.server.registry import TABLE_ID
from tessera.server.server import TableServer
from tessera.server.settings import Settings
from tessera.server.store import Key

CALLERS = ("own", "other", "share", "nobody", "other-table", "expired")
BODIES: dict[str, Any] = {
    "NewTable": {"game": "tides-of-time"},
    "Join": {"link": "x" * 32},
    "OpenNonce": {"seat": 0, "nonce": "n"},
    "Move": {"seat": 0, "ask": 1, "id": "d1", "do": "nonsense"},
    "Undo": {"seat": 0, "id": "d2"},
    "Chat": {"seat": 0, "text": "hello"},
    "OfSeat": {"seat": 0},
    "AskWhy": {"seat": 0, "piece": "hands/0/kings-nest"},
    "Rename": {"seat": 0, "name": "Anna"},
    "Fill": {"seat": 0, "place": 1, "agent": "random"},
    "Reply": {"seat": 0, "yes": True},
    "HandOver": {"seat": 0, "agent": "random"},
    "dict": {"tessera": 1},
}
OPENED = {200, 201, 400, 409, 410, 422}
"""Let in: whatever the table then says to it."""


def page_paths(table: str) -> list[str]:
    """An address of every page but the files of the client."""
    return [
        path.format(table=table, entry="1", seat="0", game="tides-of-time", name="box") for path in PAGES if "file" not in path
    ]


def test_every_route_is_declared_with_a_door() -> None:
    app = build_app(TableServer(Settings()))
    found = {(route.path, method) for route in app.routes if isinstance(route, Route) for method in route.methods or ()}
    declared = {(one.path, one.method) for one in ENDPOINTS} | {(path, "GET") for path in PAGES}
    heads = {(path, "HEAD") for path, method in declared if method == "GET"}
    assert found == declared | heads
    assert [route.path for route in app.routes if isinstance(route, WebSocketRoute)] == [SOCKET_PATH]
    assert all(isinstance(route, Route | WebSocketRoute) for route in app.routes)


def test_the_schema_tells_the_door_of_every_endpoint() -> None:
    paths = openapi()["paths"]
    told = {(path, method.upper(), said["x-door"]) for path, one in paths.items() for method, said in one.items()}
    socket = (SOCKET_PATH, "GET", Door.WATCHER.value)
    assert told == {(one.path, one.method, one.door.value) for one in ENDPOINTS} | {socket}
    for path, one in paths.items():
        for said in one.values():
            assert said["summary"], path
    json.dumps(message_schema())


def expected(one: Endpoint, caller: str, watched: bool, over: bool) -> set[int]:
    """The statuses that this caller may get here."""
    if one.door is Door.ANYONE:
        return OPENED
    inside = watched or caller in ("own", "other", "share")
    if not inside:
        return {404}
    if one.door is Door.SEAT:
        return OPENED if caller == "own" else {403}
    if one.door is Door.OVER:
        return {200} if over else {409}
    return {200}


def expected_as_seat(one: Endpoint, caller: str, watched: bool, over: bool) -> set[int]:
    """The same when a caller asks to see what seat 0 sees."""
    if caller in ("own", "share") or (one.door is Door.OVER and over):
        return expected(one, caller, watched, over)
    return {403} if expected(one, caller, watched, over) != {404} else {404}


async def callers(app: Any, table: str, clients: list[Client]) -> dict[str, Client]:
    found = {"own": clients[0], "other": clients[1], "nobody": Client(app), "share": Client(app)}
    link = (await clients[0].post(f"/api/tables/{table}/shares", {"seat": 0})).json()["link"]
    assert (await found["share"].join(table, link)).status_code == 200
    elsewhere, others = await seated(app)
    found["other-table"] = others[0]
    for cookie in list(others[0].http.cookies.jar):
        others[0].http.cookies.set(cookie.name.replace(elsewhere, table), cookie.value or "")
    found["expired"] = Client(app)
    secret = seats.new_secret()
    await app.state.server.services.store.add_key(
        Key(seats.hashed(secret), table, 0, "seat", app.state.server.services.now() - 1)
    )
    found["expired"].http.cookies.set(seats.cookie_name(table, 0, "seat"), secret)
    return found


async def call(client: Client, one: Endpoint, table: str, query: str = "") -> Any:
    path = one.path.format(table=table, entry="1", game="tides-of-time") + query
    if one.body is None:
        return await client.get(path)
    return await client.post(path, BODIES[getattr(one.body, "__name__", "dict")])


@pytest.mark.parametrize("watched", [True, False])
@pytest.mark.parametrize("over", [True, False])
def test_every_endpoint_lets_in_whom_it_declares(tmp_path: Path, watched: bool, over: bool) -> None:
    async def story() -> int:
        n = 0
        async with running(tmp_path, agent_workers=1) as app:
            for one in ENDPOINTS:
                table, clients = await seated(app, watched=watched)
                if over:
                    await clients[1].post(f"/api/tables/{table}/resign", {"seat": 1})
                found = await callers(app, table, clients)
                for name in [*CALLERS[1:], CALLERS[0]]:  # the owner last: some of its calls end its rights
                    answer = await call(found[name], one, table)
                    assert answer.status_code in expected(one, name, watched, over), (one.path, name, answer.text)
                    n += 1
                    if "seat" in one.query:
                        answer = await call(found[name], one, table, "?seat=0")
                        assert answer.status_code in expected_as_seat(one, name, watched, over), (one.path, name, answer.text)
                        n += 1
        return n

    assert asyncio.run(story()) >= len(ENDPOINTS) * len(CALLERS)


@pytest.mark.parametrize("watched", [True, False])
def test_a_socket_lets_in_whom_it_should(tmp_path: Path, watched: bool) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app, watched=watched)
            for name, client in (await callers(app, table, clients)).items():
                for seat in (None, 0, 7):
                    socket = await client.socket(table, seat)
                    said = json.loads(socket.frames[0])
                    inside = watched or name in ("own", "other", "share")
                    right = seat is None or (seat == 0 and name in ("own", "share"))
                    if inside and right:
                        assert said["type"] == "state"
                        socket.send({"type": "move", **BODIES["Move"]})
                        answer = await socket.answer("d1")
                        may_act = name == "own" and seat == 0
                        assert answer["code"] == ("refused" if may_act else "forbidden")
                    else:
                        assert said["code"] == ("forbidden" if inside else "unknown")
                        await asyncio.sleep(0.01)
                        assert socket.closed is not None
                        assert socket.closed[0] == 1008

    asyncio.run(story())


def test_an_unknown_table_and_a_closed_one_look_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, _ = await seated(app, watched=False)
            for one in ENDPOINTS:
                if one.door is not Door.ANYONE:
                    closed, unknown = await call(Client(app), one, table), await call(Client(app), one, "a" * 16)
                    assert (
                        (closed.status_code, closed.content) == (unknown.status_code, unknown.content) == (404, unknown.content)
                    )
                    assert closed.headers == unknown.headers

    asyncio.run(story())


def test_foreign_origins_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            for origin in ("https://evil.example", "null", "http://testserver.evil.example", "http://evil.example?testserver"):
                for one in ENDPOINTS:
                    if one.method != "GET":
                        path, body = (
                            one.path.format(table=table, entry="1", game="tides-of-time"),
                            BODIES[getattr(one.body, "__name__", "dict")],
                        )
                        answer = await clients[0].post(path, body, headers={"origin": origin})
                        assert answer.status_code == 403, one.path
                socket = await clients[0].socket(table, 0, origin=origin)
                assert json.loads(socket.frames[0])["code"] == "forbidden"
            own = await clients[0].post(f"/api/tables/{table}/chat", BODIES["Chat"], headers={"origin": "http://testserver"})
            assert own.status_code == 200

    asyncio.run(story())


def test_who_calls_us_by_a_foreign_name_is_turned_away(tmp_path: Path) -> None:
    """A page whose name is made to lead here could else read our answers as its own."""

    async def story() -> None:
        async with running(tmp_path, names=("testserver", "play.example.org"), origins=("https://other.example",)) as app:
            table, clients = await seated(app)
            paths = page_paths(table)
            paths += [one.path.format(table=table, entry="1", game="tides-of-time") for one in ENDPOINTS]
            for foreign in (
                "evil.example",
                "evil.example:8321",
                "play.example.org.evil.example",
                "[",
                "127.0.0.1.evil.example",
            ):
                for path in paths:
                    answer = await clients[0].get(path, headers={"host": foreign})
                    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden"), (path, foreign)
                    assert "default-src" in answer.headers["content-security-policy"]
                socket = await clients[0].socket(table, 0, host=foreign, origin=f"http://{foreign}")
                assert (socket.frames, socket.closed) == ([], (1008, "forbidden"))
            for own in ("localhost:8321", "127.0.0.1", "[::1]:8321", "192.168.1.5:80", "Play.Example.org", "other.example", ""):
                assert (await clients[0].get("/api/games", headers={"host": own})).status_code == 200, own

    asyncio.run(story())


def test_every_answer_carries_the_strict_headers(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            await clients[0].post(f"/api/tables/{table}/resign", {"seat": 0})
            paths = page_paths(table)
            for path in [*paths, "/nothing/here", "/../../etc/passwd", "/static/../app.py", f"/api/tables/{table}"]:
                answer = await clients[0].get(path)
                assert "default-src 'none'" in answer.headers["content-security-policy"], path
                assert "unsafe" not in answer.headers["content-security-policy"]
                assert answer.headers["referrer-policy"] == "no-referrer"
                assert answer.headers["x-content-type-options"] == "nosniff"
                own = answer.text.replace("http://testserver", "").replace('xmlns="http://www.w3.org/2000/svg"', "")
                assert "http://" not in own
                assert answer.status_code in (200, 404), path

    asyncio.run(story())


def test_links_and_cookies_are_long_secret_and_nowhere_else(tmp_path: Path, caplog: Any) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            made = (await Client(app).post("/api/tables", {"game": "tides-of-time"})).json()
            client = Client(app)
            joined = await client.join(made["table"], made["links"][0])
            cookie = joined.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=Strict" in cookie
            secret = cookie.split(";")[0].split("=")[1]
            assert len(secret) >= 32
            assert secret not in joined.text
            other = Client(app)
            await other.join(made["table"], made["links"][1])
            await play_on(made["table"], [client, other])
            everything = (await other.get(f"/api/tables/{made['table']}?seat=1")).text + caplog.text
            kept = (tmp_path / "tables.db").read_bytes() + (tmp_path / "tables.db-wal").read_bytes()
            for hidden in (secret, *made["links"]):
                assert hidden not in everything
                assert hidden.encode() not in kept

    caplog.set_level("INFO")
    asyncio.run(story())


def padded(size: int) -> bytes:
    """A wish for a table of exactly so many bytes; the spaces mean nothing."""
    wish = json.dumps({"game": "tides-of-time"}).encode()
    return wish + b" " * (size - len(wish))


@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_has_at_most_64_kib(tmp_path: Path, chunked: bool) -> None:
    """One byte more is refused, whether its length was announced or not."""

    async def post(client: Client, size: int) -> Any:
        async def stream() -> AsyncIterator[bytes]:
            yield padded(size)

        headers = {"content-type": "application/json"}
        return await client.http.post("/api/tables", content=stream() if chunked else padded(size), headers=headers)

    async def story() -> None:
        async with running(tmp_path) as app:
            assert (await post(Client(app), 65_536)).status_code == 201
            refused = await post(Client(app), 65_537)
            assert (refused.status_code, refused.json()["code"]) == (413, "too-large")
            assert refused.json()["message"] == {"key": "server-too-large", "n": 65_536, "m": 0}

    asyncio.run(story())


def test_a_body_that_is_announced_as_too_large_is_not_read(tmp_path: Path) -> None:
    is_read = False

    async def stream() -> AsyncIterator[bytes]:
        nonlocal is_read
        is_read = True
        yield padded(65_537)

    async def story() -> None:
        async with running(tmp_path) as app:
            headers = {"content-type": "application/json", "content-length": "65537"}
            refused = await Client(app).http.post("/api/tables", content=stream(), headers=headers)
            assert refused.status_code == 413
            assert not is_read

    asyncio.run(story())


def test_table_ids_are_long_and_easy_to_read_aloud() -> None:
    """80 bits: who guesses a million ids a second needs longer than the world is old for one of a million tables."""
    ids = {seats.new_table_id() for _ in range(200)}
    assert len(ids) == 200
    assert all(re.fullmatch("[a-hjkmnp-z2-9]{16}", id) for id in ids)
    assert TABLE_ID.fullmatch(max(ids))
    assert not TABLE_ID.fullmatch("a" * 33)
    assert TABLE_ID.fullmatch("a" * 32)
