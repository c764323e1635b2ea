"""Several processes over PostgreSQL and Redis: any of them serves any table, and none is needed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import httpx
import pytest
import websockets
from laws.worlds import sized
from server.processes import Server
from server.services import Postgres, Redis
from server.test_faults import Bot, open_table

from tessera.games import GAMES
from tessera.server import acts
from tessera.server.bus.redis import LEASE, RedisBus
from tessera.server.live_table import fold

N_KILLS = sized(4, 60)
N_ROUNDS = sized(20, 500)
N_PAUSES = sized(3, 30)


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis) -> Iterator[list[Server]]:
    folder = tmp_path_factory.mktemp("pair")
    redis_url = ("--redis-url", redis.url)
    servers = [Server(folder, None, postgres.url, "sweep=0.5", "lease=1.5", arguments=redis_url) for _ in range(2)]
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        server.__exit__()
    assert not any("Traceback" in server.log() for server in servers)


def elsewhere(bot: Bot, server: Server) -> Bot:
    """The same person at another process."""
    bot.http._base_url = httpx.URL(server.url)
    for cookie in bot.http.cookies.jar:
        cookie.domain = "127.0.0.1"
    return bot


async def stored(postgres: Postgres, table: str) -> tuple[bytes, list[bytes]]:
    line = await asyncpg.connect(postgres.url)
    try:
        heading = await line.fetchval("SELECT heading FROM tables WHERE id = $1", table)
        rows = await line.fetch("SELECT act FROM acts WHERE table_id = $1 ORDER BY version", table)
    finally:
        await line.close()
    return heading.encode(), [row[0].encode() for row in rows]


async def expect_kept(postgres: Postgres, bot: Bot) -> None:
    heading, written = await stored(postgres, bot.table)
    played = [act for act in map(acts.decode_act, written) if isinstance(act, acts.Played) and act.seat == bot.seat]
    assert len({act.id for act in played}) == len(played)
    assert set(bot.acknowledged) <= {(act.id, act.do) for act in played}
    fold(GAMES, bot.table, (heading, written))


def test_players_at_different_processes_meet_at_one_table(pair: list[Server], postgres: Postgres) -> None:
    async def story() -> None:
        bots = await open_table(pair[0], Random(1))
        elsewhere(bots[1], pair[1])
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in bots[1].http.cookies.jar)
        address = f"ws://127.0.0.1:{pair[1].port}/api/tables/{bots[1].table}/socket?seat=1"
        async with websockets.connect(address, additional_headers={"Cookie": cookies}) as socket:
            assert json.loads(await socket.recv())["type"] == "state"
            begin = time.perf_counter()
            prompt = (await bots[0].http.get(f"/api/tables/{bots[0].table}?seat=0")).json()["prompt"]
            move = {"seat": 0, "ask": 1, "id": "a", "do": prompt["options"][0]["do"]}
            assert (await bots[0].http.post(f"/api/tables/{bots[0].table}/moves", json=move)).status_code == 200
            news = json.loads(await asyncio.wait_for(socket.recv(), 5))
            print(f"news reached the other process after {(time.perf_counter() - begin) * 1000:.0f} ms")
            assert news["view"]["answered"] == [True, False]
        await asyncio.gather(*[bot.play(asyncio.Event()) for bot in bots])
        for bot in bots:
            await expect_kept(postgres, bot)

    asyncio.run(story())


def test_of_conflicting_moves_at_two_processes_one_is_accepted(pair: list[Server], postgres: Postgres) -> None:
    async def story() -> None:
        rounds = 0
        while rounds < N_ROUNDS:
            bots = await open_table(pair[0], Random(2))
            bot = bots[0]
            secret = {cookie.name: cookie.value or "" for cookie in bot.http.cookies.jar}
            clients = [httpx.AsyncClient(base_url=server.url, cookies=secret, timeout=20) for server in pair]
            for _ in range(5):
                rounds += 1
                prompt = (await clients[0].get(f"/api/tables/{bot.table}?seat=0")).json()["prompt"]
                options = [option["do"] for option in prompt["options"]]
                ask = prompt["ask"]
                moves = [{"seat": 0, "ask": ask, "id": f"{ask}-{n}", "do": options[n % 2]} for n in range(20)]
                path = f"/api/tables/{bot.table}/moves"
                answers = await asyncio.gather(*[clients[n % 2].post(path, json=move) for n, move in enumerate(moves)])
                statuses = [answer.status_code for answer in answers]
                assert statuses.count(200) == 1, statuses
                assert statuses.count(409) == 19, statuses
                undone = await clients[rounds % 2].post(f"/api/tables/{bot.table}/undo", json={"seat": 0, "id": f"u{rounds}"})
                assert undone.status_code == 200, undone.text
            await expect_kept(postgres, bot)

    asyncio.run(story())


def test_when_a_process_dies_the_other_goes_on_with_its_tables(pair: list[Server], postgres: Postgres) -> None:
    async def story() -> None:
        rng = Random(3)
        for _ in range(N_KILLS):
            tables = [await open_table(pair[0], rng) for _ in range(3)]
            async with httpx.AsyncClient(base_url=pair[0].url) as http:
                wish = {"game": "tides-of-time", "agents": ["random", "random"]}
                agents = [(await http.post("/api/tables", json=wish)).json()["table"] for _ in range(3)]
            everybody = [bot for bots in tables for bot in bots]
            until = asyncio.Event()
            playing = [asyncio.ensure_future(bot.play(until)) for bot in everybody]
            await asyncio.sleep(rng.uniform(0.02, 0.3))
            await asyncio.to_thread(pair[0].kill)
            for bot in everybody:
                elsewhere(bot, pair[1])
            await asyncio.sleep(0.2)
            until.set()
            await asyncio.gather(*playing)
            for bot in everybody:
                await expect_kept(postgres, bot)
            await expect_over(pair[1], agents)
            await asyncio.to_thread(pair[0].start)

    asyncio.run(story())


async def expect_over(server: Server, tables: list[str]) -> None:
    """Their agents were at work in the process that died; the other takes them up."""
    async with asyncio.timeout(60), httpx.AsyncClient(base_url=server.url) as http:
        for table in tables:
            while (await http.get(f"/api/tables/{table}")).json()["table"]["status"] != "over":
                await asyncio.sleep(0.1)


def test_a_process_that_was_paused_beyond_its_lease_acts_no_second_time(
    pair: list[Server], postgres: Postgres, redis: Redis
) -> None:
    """A paused process goes on as if no time had passed: it believes to hold the lease, and its agent has an answer ready."""

    async def story() -> int:
        wish = {"game": "the-ancient-world", "agents": ["random"] * 4}
        async with httpx.AsyncClient(base_url=pair[0].url, timeout=20) as http:
            table = (await http.post("/api/tables", json=wish)).json()["table"]
        n_pauses = 0
        while n_pauses < N_PAUSES and (before := await n_acts(postgres, table)) is not None:
            holder = await holder_of(pair, redis, table)
            if holder is None:
                continue
            os.kill(holder, signal.SIGSTOP)
            try:
                async with asyncio.timeout(60):
                    while await n_acts(postgres, table) in range(before + 8):
                        await asyncio.sleep(0.01)
            finally:
                os.kill(holder, signal.SIGCONT)
            n_pauses += 1
        await expect_over(pair[1], [table])
        heading, written = await stored(postgres, table)
        played = [act for act in map(acts.decode_act, written) if isinstance(act, acts.Played)]
        answered = [(act.seat, act.ask) for act in played]
        assert len(answered) == len(set(answered)) > 50, "no question was answered twice"
        assert fold(GAMES, table, (heading, written)).status == "over"
        return n_pauses

    n_pauses = 0
    while n_pauses < N_PAUSES:
        n_pauses += asyncio.run(story())
    assert all(httpx.get(f"{server.url}/healthz", timeout=20).status_code == 200 for server in pair)


async def n_acts(postgres: Postgres, table: str) -> int | None:
    """How many acts a table has; None: it is over."""
    line = await asyncpg.connect(postgres.url)
    try:
        version, status = await line.fetchrow("SELECT version, status FROM tables WHERE id = $1", table)
    finally:
        await line.close()
    return int(version) if status != "over" else None


async def holder_of(pair: list[Server], redis: Redis, table: str) -> int | None:
    """The process that holds the lease of a table."""
    bus = RedisBus(redis.url, "")
    node = await bus.redis.get(LEASE + table)
    await bus.close()
    for server in pair:
        started = [json.loads(line) for line in server.log().splitlines() if '"started"' in line]
        if node is not None and started[-1]["node"] == node and server.process is not None:
            return server.process.pid
    return None


def test_a_database_that_goes_and_comes_back(pair: list[Server], postgres: Postgres) -> None:
    async def story() -> None:
        bots = await open_table(pair[1], Random(4))
        until = asyncio.Event()
        playing = [asyncio.ensure_future(bot.play(until)) for bot in bots]
        await asyncio.sleep(0.1)
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(0.3)
        answer = await answered(bots[0])
        assert answer.status_code == 503, answer.text
        assert answer.json()["code"] == "unavailable"
        assert httpx.get(f"{pair[1].url}/readyz", timeout=15).status_code == 503
        await asyncio.to_thread(postgres.start)
        await asyncio.wait_for(asyncio.gather(*playing), 60)
        for bot in bots:
            await expect_kept(postgres, bot)
            assert bot.acknowledged

    asyncio.run(story())


def test_a_process_that_starts_before_its_database_waits_for_it(tmp_path: Path, postgres: Postgres) -> None:
    postgres.stop()
    try:
        with Server(tmp_path, None, postgres.url, "sweep=0.2") as server:
            assert httpx.get(f"{server.url}/readyz", timeout=15).status_code == 503
            refused = httpx.post(f"{server.url}/api/tables", json={"game": "tides-of-time"}, timeout=15)
            assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
            postgres.start()
            deadline = time.monotonic() + 30
            while httpx.get(f"{server.url}/readyz", timeout=15).status_code != 200:
                assert time.monotonic() < deadline
                time.sleep(0.1)
            assert httpx.post(f"{server.url}/api/tables", json={"game": "tides-of-time"}, timeout=15).status_code == 201
            assert "Traceback" not in server.log()
    finally:
        if not (postgres.folder / "data/postmaster.pid").exists():
            postgres.start()


async def answered(bot: Bot) -> Any:
    body = {"seat": bot.seat, "ask": 1, "id": "probe", "do": "x"}
    with contextlib.suppress(httpx.HTTPError):
        return await bot.http.post(f"/api/tables/{bot.table}/moves", json=body, timeout=15)
    raise AssertionError("no answer")


def test_without_redis_tables_go_on_and_news_come_late(pair: list[Server], redis: Redis) -> None:
    async def story() -> None:
        bots = await open_table(pair[0], Random(5))
        elsewhere(bots[1], pair[1])
        redis.stop()
        try:
            await asyncio.wait_for(asyncio.gather(*[bot.play(asyncio.Event()) for bot in bots]), 60)
        finally:
            redis.start()
        assert len(bots[0].acknowledged) + len(bots[1].acknowledged) == 34

    asyncio.run(story())


def test_a_process_that_ends_gives_its_leases_back_and_no_others(redis: Redis) -> None:
    """Whoever took over had to wait until the leases of the process that had ended ran out."""

    async def story() -> None:
        first, second = RedisBus(redis.url, "first"), RedisBus(redis.url, "second")
        assert await first.claim("a", 600)
        assert await first.claim("b", 600)
        assert await second.claim("c", 600)
        assert not await second.claim("a", 600)
        await first.redis.set(LEASE + "b", "second")  # it was lost meanwhile, and another process has it
        await first.close()
        assert await second.claim("a", 600)
        third = RedisBus(redis.url, "third")
        assert [await third.claim(table, 600) for table in "abc"] == [False, False, False]
        await second.close()
        assert [await third.claim(table, 600) for table in "abc"] == [True, False, True], "b was not the second's own claim"
        await third.redis.delete(LEASE + "b")
        await third.close()

    asyncio.run(story())
