"""Limits: floods, crowds, slow callers and silent ones."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from server.asgi import Client, running, seated
from server.processes import Server

from tessera.server.edge import caller_network
from tessera.server.limits import Allowance, Allowances, OpenLimit


def test_a_socket_that_says_too_much_is_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, messages=100) as app:
            table, clients = await seated(app)
            ear = await clients[0].socket(table, 0)
            for _ in range(101):
                ear.send({"type": "ping"})
            await ear.until(10_000, 5)
            assert ear.closed == (1008, "limit")
            again = await clients[0].socket(table, 0)
            assert json.loads(again.frames[0])["type"] == "state"

    asyncio.run(story())


def test_an_address_has_twenty_sockets_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, sockets_per_address=20) as app:
            table, clients = await seated(app)
            ears = [await clients[0].socket(table, 0) for _ in range(20)]
            refused = await clients[0].socket(table, 0)
            assert json.loads(refused.frames[0])["code"] == "limit"
            await ears[0].close()
            assert json.loads((await clients[0].socket(table, 0)).frames[0])["type"] == "state"

    asyncio.run(story())


def test_requests_and_new_tables_are_counted_by_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, requests=50, creations=5) as app:
            client = Client(app)
            made = [(await client.post("/api/tables", {"game": "tides-of-time"})).status_code for _ in range(8)]
            assert made == [201] * 5 + [429] * 3
            asked = [(await client.get("/api/games")).status_code for _ in range(60)]
            assert asked.count(429) == 60 - (50 - 8)

    asyncio.run(story())


def test_an_allowance_comes_back_with_time() -> None:
    now = 0.0
    allowance = Allowance(2, 10.0, lambda: now)
    assert [allowance.take() for _ in range(3)] == [True, True, False]
    now = 10.0
    assert allowance.take()


def test_addresses_are_forgotten_and_doors_counted() -> None:
    allowances = Allowances(1, 10.0)
    assert allowances.take("a")
    assert not allowances.take("a")
    for n in range(20_000):
        allowances.take(str(n))
    assert len(allowances.known) <= 10_000
    keeper = OpenLimit(1)
    assert keeper.enter("a")
    assert not keeper.enter("a")
    keeper.leave("a")
    assert keeper.enter("a")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("slow"), None, "", "patience=2") as found:
        yield found
        assert "Traceback" not in found.log()


def drip(server: Server, n: int) -> list[socket.socket]:
    lines = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(n)]
    for line in lines:
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
        )
    return lines


def test_slow_and_silent_connections_are_dropped_and_hurt_nobody(server: Server) -> None:
    silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(250)]
    slow = drip(server, 250)
    times = []
    for _ in range(50):
        begin = time.perf_counter()
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        times.append(time.perf_counter() - begin)
    assert sorted(times)[48] < 0.5
    for line in silent + slow:
        line.settimeout(10)
        try:
            assert line.recv(100) in (b"",)
        except ConnectionError:
            pass
        finally:
            line.close()


def test_a_frame_beyond_8_kib_closes_the_socket_unread(server: Server) -> None:
    async def story() -> None:
        made = httpx.post(f"{server.url}/api/tables", json={"game": "tides-of-time"}).json()
        address = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket"
        async with websockets.connect(address) as line:
            await line.recv()
            await line.send("x" * 8192)
            assert json.loads(await line.recv())["code"] == "malformed"
            await line.send("x" * 8193)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await line.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    asyncio.run(story())


def test_200_nasty_texts_come_out_inert(tmp_path: Path) -> None:
    """Script, direction, zero-width and oversize texts in names and chat: shown as text, without what cannot be seen."""
    marks = ["\u202e", "\u2066", "\u200b", "\u200d", "\ufeff", "\x00", "\x1b[31m", "\u2028", "\x7f", "\ue000"]
    bodies = ["<script>alert(1)</script>", "<img src=x onerror=y>", "{{7*7}}", "a" * 400, "javascript:x", "'--", "%s%n", "ok"]
    texts = [f"{mark}{body}{mark}{n}" for mark in marks for body in bodies for n in range(3)]

    async def story() -> None:
        async with running(tmp_path) as app:
            app.state.server.limits.chats = Allowances(10**6, 1.0)
            table, clients = await seated(app)
            for text in texts:
                answer = await clients[0].post(f"/api/tables/{table}/chat", {"seat": 0, "text": text[:500]})
                assert answer.status_code == 200, answer.text
            told: Any = (await clients[1].get(f"/api/tables/{table}?seat=1")).text
            assert len(texts) >= 200
            assert not any(mark in told for mark in marks if len(mark) == 1)

    asyncio.run(story())


def test_a_network_of_version_six_counts_as_one_caller() -> None:
    assert caller_network("2001:db8:1:2:3:4:5:6") == caller_network("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert caller_network("2001:db8:1:3::9") != caller_network("2001:db8:1:2::9")
    assert caller_network("::ffff:192.0.2.7") == caller_network("192.0.2.7") == "192.0.2.7"
    assert caller_network("unix:") == "unix:"


def test_who_opens_sockets_again_and_again_is_counted_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, requests=30) as app:
            table, clients = await seated(app)
            said = []
            for _ in range(40):
                ear = await clients[0].socket(table, 0)
                said.append(json.loads(ear.frames[0])["type"])
                await ear.close()
            assert said.count("refusal") >= 10
            assert said[0] == "state"
            assert said[-1] == "refusal"

    asyncio.run(story())
