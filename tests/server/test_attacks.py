"""Attacks on a server whose host has changed no limit. Each test repeats one that once succeeded."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from server.asgi import ROOMY, Client, running
from server.long_records import as_sent, longest_record
from server.processes import PlainServer, Server
from server.test_deceive import at, two_processes
from server.test_play import state
from server.test_stop import HANDSHAKE, SIX_CHAMPIONS, connect, push
from server.test_table_life import ask, wait_for

from tessera.server.limits import HINTS_AT_ONCE, Unsent
from tessera.server.settings import Settings
from tessera.server.store import StoreDown
from tessera.server.worker_process import Worker

MEGABYTE = 1_000_000


def stored_records(folder: Path) -> tuple[int, int]:
    """How many records the store has, and how many bytes they take."""
    with contextlib.closing(sqlite3.connect(folder / "tables.db")) as db:
        found: tuple[int, int] = db.execute("SELECT count(*), coalesce(sum(length(record)), 0) FROM records").fetchone()
    return found


def upload(http: httpx.Client, record: dict[str, Any]) -> str:
    answer = http.post("/api/records", content=as_sent(record), headers={"content-type": "application/json"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def play_on(http: httpx.Client, table: str, entry: int) -> str:
    """Go on from a moment of a finished match, and give up at once, so that the new match is finished too."""
    answer = http.post(f"/api/tables/{table}/moments/{entry}/play-on", json={"seat": 0})
    while answer.status_code == 429:  # the address has used much processor time
        time.sleep(1)
        answer = http.post(f"/api/tables/{table}/moments/{entry}/play-on", json={"seat": 0})
    assert answer.status_code == 200, answer.text
    new, link = answer.json()["table"], answer.json()["links"][0]
    assert http.post(f"/api/tables/{new}/join", json={"link": link}).status_code == 200
    assert http.post(f"/api/tables/{new}/resign", json={"seat": 0}).status_code == 200
    return str(new)


def test_a_chain_of_matches_that_go_on_stores_one_record_and_fills_no_memory(tmp_path: Path) -> None:
    """Of a record of a megabyte each link of the chain stored another one, free of charge: 40 MB with 45 tables, and 500 MB of
    memory."""
    record = longest_record()
    with PlainServer(tmp_path) as server, httpx.Client(base_url=server.url, timeout=30) as http:
        table, n = upload(http, record), len(record["entries"])
        assert stored_records(tmp_path)[0] == 1
        before = server.memory()
        for link in range(12):
            table = play_on(http, table, n - 1 - link)
        print(f"{(server.memory() - before) / MEGABYTE:.0f} MB more")
        assert stored_records(tmp_path)[0] == 1, "each is what the first one was, up to some entry"
        assert server.memory() - before < 90 * MEGABYTE
        assert "tessera_tables_in_memory 13\n" not in http.get("/metrics").text, "the finished ones made room"


def test_who_has_a_long_record_stored_pays_for_it(tmp_path: Path) -> None:
    """A match that goes on beyond what was uploaded is a new record, and its whole length counts."""

    async def story() -> None:
        async with running(tmp_path, bytes_per_day=Settings().bytes_per_day) as app:
            record, client = longest_record(), Client(app)
            used = app.state.server.limits.daily_bytes.used
            table, n = (await ask(client, "/api/records", record, 201))["table"], len(record["entries"])
            sent = used["127.0.0.1"][1]
            assert len(as_sent(record)) < sent < len(as_sent(record)) * 1.2
            made = await ask(client, f"/api/tables/{table}/moments/{n - 2}/play-on", {"seat": 0})
            assert used["127.0.0.1"][1] < sent + 1000, "it refers to what is stored"
            assert (await client.join(made["table"], made["links"][0])).status_code == 200
            prompt = (await state(client, made["table"], 0))["prompt"]
            move = {"seat": 0, "ask": prompt["ask"], "id": "m", "do": prompt["options"][0]["do"]}
            await ask(client, f"/api/tables/{made['table']}/moves", move)
            await ask(client, f"/api/tables/{made['table']}/resign", {"seat": 0})
            await ask(client, f"/api/tables/{made['table']}/moments/{n - 1}/play-on", {"seat": 0})
            assert used["127.0.0.1"][1] > sent + 0.9 * len(as_sent(record))

    asyncio.run(story())


# -- sockets and connections --------------------------------------------------------------------------------------------

EMPTY_PING = b"\x89\x80\0\0\0\0"


def test_sockets_full_of_pings_are_dropped_before_they_cost_time(tmp_path: Path) -> None:
    """Twenty sockets with 250 kB of empty pings each kept everybody waiting for 5 s: only whole messages were counted."""
    with PlainServer(tmp_path) as server:
        table = httpx.post(f"{server.url}/api/tables", json={"game": "tides-of-time"}).json()["table"]
        lines = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(20)]
        for line in lines:
            line.settimeout(20)
            line.sendall(HANDSHAKE.format(table=table).encode())
            assert line.recv(12) == b"HTTP/1.1 101"
        before = server.seconds_used()
        for line in lines:
            push(line, EMPTY_PING * 42_000)
        assert httpx.get(f"{server.url}/healthz", timeout=30).status_code == 200
        for line in lines:
            assert hangs_up(line)
        used = server.seconds_used() - before
        print(f"{used:.2f} s of processor time")
        assert used < 1.0
        assert "Traceback" not in server.log()


def hangs_up(line: socket.socket) -> bool:
    """True if the other side breaks off the connection before long."""
    line.settimeout(20)
    with contextlib.suppress(ConnectionError):
        while line.recv(65536):
            pass
    return True


def test_a_socket_may_send_as_many_messages_as_the_limit_says(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        table = httpx.post(f"{server.url}/api/tables", json={"game": "tides-of-time"}).json()["table"]
        async with websockets.connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as ear:
            await ear.recv()
            for _ in range(Settings().messages // 2):
                await (await ear.ping())
            for _ in range(Settings().messages):
                await ear.send('{"type":"ping"}')
            for _ in range(Settings().messages):
                assert await asyncio.wait_for(ear.recv(), 20) == '{"type":"pong"}'

    with PlainServer(tmp_path) as server:
        asyncio.run(story(server))


def test_connections_that_ask_for_a_long_record_and_never_read_hold_little_memory(tmp_path: Path) -> None:
    """190 of them held 336 MB: each had its own copy of a page of two megabytes, and nobody counted what was not read."""
    with PlainServer(tmp_path) as server, httpx.Client(base_url=server.url, timeout=30) as http:
        table = upload(http, longest_record())
        for path in (f"/records/{table}", f"/api/tables/{table}/record", f"/api/tables/{table}"):
            assert len(http.get(path).content) > 0.7 * MEGABYTE
        before = most = server.memory()
        lines = [connect(server) for _ in range(190)]
        for n, line in enumerate(lines):
            path = ("/records/{}", "/api/tables/{}", "/api/tables/{}/record")[n % 3].format(table)
            push(line, f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() * 3)
            most = max(most, server.memory())
        waiting = []
        for _ in range(20):
            waiting.append(gauge(server, "unsent_bytes"))
            most = max(most, server.memory())
        print(f"{(most - before) / MEGABYTE:.0f} MB more; {max(waiting) / MEGABYTE:.0f} MB waited")
        assert 10 * MEGABYTE < max(waiting) <= Settings().unsent_per_address
        assert most - before < 200 * MEGABYTE
        assert http.get("/healthz").status_code == 200
        for line in lines:
            line.close()
        assert http.get(f"/records/{table}").status_code == 200
        assert "Traceback" not in server.log()


def test_who_holds_most_of_what_is_not_read_is_dropped() -> None:
    class Transport:
        def __init__(self, size: int) -> None:
            self.size = size
            self.is_dropped = False

        def get_write_buffer_size(self) -> int:
            return self.size

        def abort(self) -> None:
            self.is_dropped = True

    unsent = Unsent(100, 40)
    small, large, other = Transport(10), Transport(25), Transport(30)
    for one in (small, large):
        unsent.note("a", one)
    unsent.note("b", other)
    assert unsent.total == 65
    small.size = 20
    unsent.note("a", small)
    assert (small.is_dropped, large.is_dropped, unsent.total) == (False, True, 50), (
        "the largest of an address that has too much"
    )
    for n in range(3):
        unsent.note(f"c{n}", Transport(16))
    assert not other.is_dropped
    unsent.note("d", Transport(4))
    assert (other.is_dropped, small.is_dropped, unsent.total) == (True, False, 72), "the largest of all who have too much"
    unsent.forget("a", small)
    unsent.forget("a", small)
    assert unsent.total == 52
    assert "a" not in unsent.by_address


# -- hints --------------------------------------------------------------------------------------------------------------


def hint_of(server: Server, table: str, cookie: str) -> bytes:
    body = b'{"seat":0}'
    return (
        f"POST /api/tables/{table}/hint HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    ).encode() + body


def test_hints_of_those_who_hang_up_do_not_wait_and_end_with_the_server(tmp_path: Path) -> None:
    """Whoever asked for a hint and hung up left a job behind: 344 of them waited, and each logged an error at the end."""
    with PlainServer(tmp_path) as server:
        asked = []
        for _ in range(12):
            with httpx.Client(base_url=server.url, timeout=20) as http:
                wish = {"game": "age-of-heroes", "agents": [None, "random"], "seating": "as-listed"}
                made = http.post("/api/tables", json=wish).json()
                joined = http.post(f"/api/tables/{made['table']}/join", json={"link": made["links"][0]})
                cookie = joined.headers["set-cookie"].split(";")[0]
                path = f"/api/tables/{made['table']}?seat=0"
                until(lambda http=http, path=path: (http.get(path).json()["prompt"] or {}).get("owed"))  # type: ignore[misc]
                asked.append(hint_of(server, made["table"], cookie))
        for _ in range(3):
            for one in asked:
                line = socket.create_connection(("127.0.0.1", server.port))
                line.sendall(one)
                line.close()
        until(lambda: gauge(server, "agent_jobs_waiting") == 0)
        lines = [socket.create_connection(("127.0.0.1", server.port)) for _ in asked]
        for line, one in zip(lines, asked, strict=True):
            line.sendall(one)
        until(lambda: requests(server, "hint", "429") >= len(asked) - 5)
        assert gauge(server, "agent_jobs_waiting") <= HINTS_AT_ONCE
        assert server.stop() == 0
        for line in lines:
            line.close()
        assert "Traceback" not in server.log(), server.log()[-3000:]
        assert "Cancel" not in server.log()


def until(condition: Callable[[], Any], seconds: float = 30.0) -> None:
    begin = time.monotonic()
    while not condition():
        assert time.monotonic() - begin < seconds
        time.sleep(0.05)


def gauge(server: Server, name: str) -> float:
    found = re.search(rf"^tessera_{name} (\S+)$", httpx.get(f"{server.url}/metrics").text, re.M)
    return float(found[1]) if found else 0.0


def requests(server: Server, path: str, status: str) -> float:
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    found = [line for line in lines if f'/{path}",status="{status}"' in line and line.startswith("tessera_requests_total")]
    return sum(float(line.split()[1]) for line in found)


# -- tables -------------------------------------------------------------------------------------------------------------


def plain(folder: Path, **more: Any) -> Any:
    """A server in this process with the limits that a host has who changes none."""
    limits = {name: getattr(Settings(), name) for name in ROOMY if name != "seating"}
    return running(folder, **limits, **more)


async def alone_with_champions(app: Any) -> tuple[str, Client]:
    """A person among computers."""
    client = Client(app)
    made = await ask(client, "/api/tables", {"game": "age-of-heroes", "agents": [None, "champion", "champion"]}, 201)
    assert (await client.join(made["table"], made["links"][0])).status_code == 200
    return made["table"], client


def n_agent_tables(app: Any) -> int:
    states = [live.state for live in app.state.server.tables.loaded.values()]
    return sum(state is not None and state.status == "playing" and state.agents_only for state in states)


@pytest.mark.parametrize("together", [False, True])
def test_tables_that_are_handed_to_agents_are_few_too(tmp_path: Path, together: bool) -> None:
    """Who opened tables with a seat for themselves, sat down and handed it to the champion, ran any number of them."""
    most = Settings().agent_tables_per_address

    async def story() -> None:
        async with plain(tmp_path) as app:
            app.state.server.duties.paused = True
            tables = [await alone_with_champions(app) for _ in range(most + 4)]
            wishes = [
                client.post(f"/api/tables/{table}/hand-over", {"seat": 0, "agent": "champion"}) for table, client in tables
            ]
            answers = await asyncio.gather(*wishes) if together else [await wish for wish in wishes]
            statuses = [answer.status_code for answer in answers]
            assert sorted(statuses) == [200] * most + [429] * 4
            assert {answer.json()["message"]["key"] for answer in answers if answer.status_code == 429} == {
                "server-too-many-agent-tables"
            }
            assert n_agent_tables(app) == most
            table, client = tables[statuses.index(200)]
            await ask(client, f"/api/tables/{table}/come-back", {"seat": 0})
            table, client = tables[statuses.index(429)]
            await ask(client, f"/api/tables/{table}/hand-over", {"seat": 0, "agent": "champion"})
            assert n_agent_tables(app) == most

    asyncio.run(story())


@pytest.mark.parametrize("way", ["leave", "resign"])
def test_matches_that_people_have_left_end_where_agents_play_enough_of_them(tmp_path: Path, way: str) -> None:
    most = Settings().agent_tables_per_address

    async def story() -> None:
        async with plain(tmp_path) as app:
            app.state.server.duties.paused = True
            tables = [await alone_with_champions(app) for _ in range(most + 4)]
            for table, client in tables:
                await ask(client, f"/api/tables/{table}/{way}", {"seat": 0})
            found = [(await state(Client(app), table))["table"]["status"] for table, _ in tables]
            assert found == ["playing"] * most + ["abandoned"] * 4
            refused = await Client(app).post("/api/tables", {"game": "tides-of-time", "agents": ["greedy", "greedy"]})
            assert refused.status_code == 429

    asyncio.run(story())


def test_nobody_fills_the_lobby(tmp_path: Path) -> None:
    """One address could list as many tables as it could create, and nobody found the others among them."""
    most = Settings().open_tables_per_address

    async def story() -> None:
        async with plain(tmp_path) as app:
            wish = {"game": "tides-of-time", "public": True}
            answers = await asyncio.gather(*[Client(app).post("/api/tables", wish) for _ in range(most + 5)])
            made = [answer.json() for answer in answers if answer.status_code == 201]
            refused = [answer.json()["message"]["key"] for answer in answers if answer.status_code == 429]
            assert (len(made), refused) == (most, ["server-too-many-open-tables"] * 5)
            assert len((await Client(app).get("/api/tables")).json()["tables"]) == most
            app.state.server.services.origins.clock = lambda: time.monotonic() + 86400
            assert (await Client(app).post("/api/tables", wish)).status_code == 429, "they are listed as long as they wait"
            assert (await Client(app).post("/api/tables", {"game": "tides-of-time"})).status_code == 201
            for link in made[0]["links"]:
                assert (await Client(app).join(made[0]["table"], link)).status_code == 200
            assert (await Client(app).post("/api/tables", wish)).status_code == 201, "one has begun"

    asyncio.run(story())


def test_players_may_come_to_an_open_table_at_another_process(tmp_path: Path) -> None:
    """Then the process that opened it does not hear of it, and looks again before it refuses another one."""

    async def story() -> None:
        async with two_processes(tmp_path, open_tables_per_address=2) as (first, second):
            wish = {"game": "tides-of-time", "public": True}
            made = [await ask(Client(first), "/api/tables", wish, 201) for _ in range(2)]
            assert (await Client(first).post("/api/tables", wish)).status_code == 429
            for link in made[0]["links"]:
                assert (await Client(second).join(made[0]["table"], link)).status_code == 200
            await ask(Client(first), "/api/tables", wish, 201)
            assert (await Client(first).post("/api/tables", wish)).status_code == 429
            for _ in range(2):
                await ask(Client(second), "/api/tables", wish, 201)
            assert (await Client(second).post("/api/tables", wish)).status_code == 429, "each process counts by itself"

    asyncio.run(story())


def test_a_hand_over_at_another_process_counts_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_processes(tmp_path, agent_tables_per_address=2) as (first, second):
            for app in (first, second):
                app.state.server.duties.paused = True
            tables = [await alone_with_champions(first) for _ in range(3)]
            wish, statuses = {"seat": 0, "agent": "champion"}, []
            for table, client in tables:
                statuses.append((await at(second, client).post(f"/api/tables/{table}/hand-over", wish)).status_code)
            assert statuses == [200, 200, 429]

    asyncio.run(story())


def test_a_table_that_cannot_be_stored_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*given: Any) -> None:
        raise StoreDown("away")

    async def story() -> None:
        async with plain(tmp_path) as app:
            monkeypatch.setattr(app.state.server.services.store, "create", fail)
            statuses = [(await Client(app).post("/api/tables", {"game": "tides-of-time"})).status_code for _ in range(3)]
            assert statuses == [503] * 3
            assert not app.state.server.services.origins.by_table

    asyncio.run(story())


def test_a_person_waits_for_one_thought_of_a_champion_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a real worker, and as many tables of six champions as an address may have: the person's agent is asked next."""
    begun: list[str] = []
    think = Worker.do

    async def noted(self: Worker, job: dict[str, Any], seconds: float) -> dict[str, Any]:
        begun.append(job["agent"])
        return await think(self, job, seconds)

    monkeypatch.setattr(Worker, "do", noted)

    async def story() -> None:
        async with plain(tmp_path) as app:
            for _ in range(Settings().agent_tables_per_address):
                await ask(Client(app), "/api/tables", SIX_CHAMPIONS, 201)
            client = Client(app)
            wish = {"game": "tides-of-time", "agents": [None, "greedy"], "answers_forced": False, "seating": "as-listed"}
            made = await ask(client, "/api/tables", wish, 201)
            assert (await client.join(made["table"], made["links"][0])).status_code == 200
            await wait_for(lambda: found(begun, "greedy", 0))
            for _ in range(3):
                prompt = (await state(client, made["table"], 0))["prompt"]
                move, before = {"seat": 0, "ask": prompt["ask"], "do": prompt["options"][0]["do"]}, len(begun)
                await ask(client, f"/api/tables/{made['table']}/moves", {**move, "id": f"m{prompt['ask']}"})
                await wait_for(lambda before=before: found(begun, "greedy", before))
                assert begun[before:].index("greedy") <= 1, begun[before:]
                await wait_for(lambda ask=prompt["ask"]: asked_after(client, made["table"], ask))
            assert begun.count("champion") > 1
            assert len(app.state.server.services.agents.queue) > 0

    asyncio.run(story())


async def found(begun: list[str], agent: str, after: int) -> bool:
    return agent in begun[after:]


async def asked_after(client: Client, table: str, ask: int) -> bool:
    """Is the person asked something new?"""
    prompt = (await state(client, table, 0))["prompt"]
    return prompt is not None and prompt["owed"] and prompt["ask"] > ask
