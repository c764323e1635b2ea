"""Nonsense of every kind: nothing breaks, nothing sticks, and what is too large is never read."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as sockets
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from laws.worlds import sized
from server.asgi import Socket, running, seated
from server.processes import Server
from server.test_play import state

from tessera.server.openapi import openapi

N_MESSAGES = sized(10_000, 1_000_000)
N_CASES = sized(25, 1000)
VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    7,
    10**9,
    10**400,
    1.5,
    "",
    "x",
    "é" * 300,
    "\u202e\u200b",
    [],
    {},
    [[]],
    {"a": 1},
    "draft x",
]


KINDS = tuple(f'{{"type":"{kind}"' for kind in ("state", "news", "receipt", "refusal", "pong"))


def nonsense(rng: Random, good: dict[str, Any]) -> str:
    """A message that is more or less wrong."""
    kind = rng.randrange(9)
    if kind == 0:
        return "".join(chr(rng.randrange(1, 0x2FF)) for _ in range(rng.randrange(60)))
    if kind == 1:
        return "[" * rng.randrange(1, 4000)
    if kind == 2:
        return '{"type":' * rng.randrange(1, 900) + "1"
    if kind == 3:
        text = json.dumps(good)
        cut = rng.randrange(len(text))
        return text[:cut] + chr(rng.randrange(32, 127)) + text[cut + rng.randrange(3) :]
    if kind == 4:
        return '{"type":"move","ask":' + "9" * rng.randrange(1, 7000) + "}"
    message = dict(good)
    for _ in range(rng.randrange(1, 3)):
        field = rng.choice([*message, "extra", "type"])
        if rng.random() < 0.3:
            message.pop(field, None)
        else:
            message[field] = rng.choice(VALUES)
    if rng.random() < 0.3:
        message["type"] = rng.choice(["move", "undo", "chat", "ping", "state", "", 5])
    return json.dumps(message)


def test_fuzzed_socket_messages_break_nothing(tmp_path: Path, caplog: Any) -> None:
    caplog.set_level("INFO")
    asyncio.run(babble(tmp_path, 3, N_MESSAGES))
    assert '"fault"' not in caplog.text
    assert "Traceback" not in caplog.text


async def babble(folder: Path, seed: int, at_least: int) -> int:
    """So many messages that make no sense or little, at tables that must all be played to their end."""
    rng, sent = Random(seed), 0
    async with running(folder) as app:
        while sent < at_least:
            table, clients = await seated(app)
            ears = [await client.socket(table, seat) for seat, client in enumerate(clients)]
            while (await state(clients[0], table))["table"]["status"] == "playing":
                sent += await volley(rng, clients, ears, table)
            for ear in ears:
                await ear.close()
    return sent


async def volley(rng: Random, clients: list[Any], ears: list[Socket], table: str) -> int:
    """A salvo of nonsense, and then a move that is taken, unless some nonsense happened to be a move."""
    told = await state(clients[0], table, 0)
    seat = rng.choice(told["table"]["waiting"])
    prompt = (await state(clients[seat], table, seat))["prompt"]
    do = rng.choice(prompt["options"])["do"]
    good = {"type": "move", "seat": seat, "ask": prompt["ask"], "id": f"f{seat}-{prompt['ask']}", "do": do}
    n = rng.randrange(40, 120)
    for _ in range(n):
        ears[rng.randrange(2)].send(nonsense(rng, good))
    last = {**good, "id": f"last{seat}-{prompt['ask']}-{rng.randrange(1 << 30)}"}
    ears[seat].send(last)
    answer = await ears[seat].answer(last["id"], 60)
    assert answer["type"] == "receipt" or answer["code"] == "stale" or answer["reason"] == "the match is over", answer
    for ear in ears:
        assert ear.closed is None
        for frame in ear.frames:
            assert frame.startswith(KINDS), frame[:200]
        ear.frames.clear()
        ear.answers.clear()
    return n


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("fuzz")) as running_server:
        yield running_server
        assert "Traceback" not in running_server.log()


SCHEMA = schemathesis.openapi.from_dict(openapi())
FOUND: list[Any] = [found.ok() for found in SCHEMA.get_all_operations()]  # type: ignore[union-attr]
OPERATIONS = {operation.label: operation for operation in FOUND}
CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.response_schema_conformance,
    schemathesis.checks.content_type_conformance,
]


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_endpoint_keeps_to_its_schema(server: Server, label: str) -> None:
    """No server error, and no answer that the schema does not allow, whatever is sent."""

    @given(case=OPERATIONS[label].as_strategy())
    @settings(max_examples=N_CASES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def attack(case: Any) -> None:
        case.call_and_validate(base_url=server.url, checks=CHECKS)

    attack()


GIANTS = {
    "deep": b"[" * 60_000,
    "digits": b'{"game":"tides-of-time","seats":' + b"9" * 60_000 + b"}",
    "keys": b'{"options":{' + b",".join(b'"k%d":1' % n for n in range(6000)) + b"}}",
    "long": b'{"game":"' + b"x" * 65_000 + b'"}',
}


@pytest.mark.parametrize("name", GIANTS)
def test_payloads_within_the_limit_are_refused_cheaply(server: Server, name: str) -> None:
    before, used = server.memory(), server.seconds_used()
    for _ in range(5):
        answer = httpx.post(f"{server.url}/api/tables", content=GIANTS[name], headers={"content-type": "application/json"})
        assert answer.status_code == 400, answer.text
    assert server.seconds_used() - used < 0.5
    assert server.memory() - before < 20 << 20


def raw_post(server: Server, head: bytes, chunk: bytes, n: int) -> tuple[bytes, int]:
    """A request written by hand: its answer, and how many chunks could be sent before it came."""
    with sockets.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(head)
        sent = 0
        try:
            for sent in range(n):  # noqa: B007
                line.sendall(chunk)
        except OSError:
            pass
        line.settimeout(5)
        answer = b""
        with contextlib.suppress(OSError):
            answer = line.recv(4096)
        return answer, sent


def test_a_body_of_100_megabytes_is_not_read(server: Server) -> None:
    """Whether it says its length or comes in chunks without end."""
    before = server.memory()
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    told, _ = raw_post(server, head + b"Content-Length: 104857600\r\n\r\n", b"x" * 65536, 10)
    assert b"413" in told[:20]
    chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
    told, sent = raw_post(server, head + b"Transfer-Encoding: chunked\r\n\r\n", chunk, 1600)
    assert b"413" in told[:20] or sent < 1599
    assert server.memory() - before < 20 << 20
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_endless_headers_are_cut_off(server: Server) -> None:
    before = server.memory()
    for head in (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Long: ", b"GET /"):
        _, sent = raw_post(server, head, b"x" * 65536, 1600)
        assert sent < 1599
    assert server.memory() - before < 20 << 20
    assert httpx.get(f"{server.url}/healthz").status_code == 200
