"""Faults: processes killed at any instant, disks that fill up or turn read-only. What was acknowledged is kept."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from laws.worlds import sized
from server.processes import Server

from tessera.games import GAMES
from tessera.server import acts
from tessera.server.live_table import fold

N_KILLS = sized(15, 300)
N_TABLES = 12
N_STORED = 1000


class Bot:
    """Somebody who plays one seat, and sends a move again until it is answered."""

    def __init__(self, url: str, table: str, seat: int, rng: Random) -> None:
        self.http = httpx.AsyncClient(base_url=url, timeout=5)
        self.table, self.seat, self.rng = table, seat, rng
        self.acknowledged: list[tuple[str, str]] = []
        self.n = 0

    async def persist(self, call: Any) -> httpx.Response:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                answer: httpx.Response = await call()
                if answer.status_code != 503:
                    return answer
            await asyncio.sleep(0.02)

    async def play(self, until: asyncio.Event) -> None:
        path = f"/api/tables/{self.table}"
        while not until.is_set():
            told = (await self.persist(lambda: self.http.get(f"{path}?seat={self.seat}"))).json()
            if told["table"]["status"] != "playing":
                return
            prompt = told["prompt"]
            if prompt is None or not prompt["owed"]:
                await asyncio.sleep(0.02)
                continue
            self.n += 1
            do, id = self.rng.choice(prompt["options"])["do"], f"k{self.seat}-{self.n}"
            move = {"seat": self.seat, "ask": prompt["ask"], "id": id, "do": do}
            answer = await self.persist(lambda move=move: self.http.post(f"{path}/moves", json=move))
            assert answer.status_code == 200, answer.text
            self.acknowledged.append((id, do))


async def open_table(server: Server, rng: Random, **wishes: Any) -> list[Bot]:
    async with httpx.AsyncClient(base_url=server.url, timeout=10) as http:
        wish = {"game": "tides-of-time", "answers_forced": False, **wishes}
        made = (await http.post("/api/tables", json=wish)).json()
    bots = [Bot(server.url, made["table"], seat, rng) for seat in range(2)]
    for bot, link in zip(bots, made["links"], strict=True):
        joined = await bot.http.post(f"/api/tables/{bot.table}/join", json={"link": link, "name": f"B{bot.seat}"})
        assert joined.status_code == 200
    return bots


def kept(path: Path, table: str) -> tuple[bytes, list[bytes]]:
    with contextlib.closing(sqlite3.connect(path)) as db:
        heading = db.execute("SELECT heading FROM tables WHERE id = ?", (table,)).fetchone()[0]
        rows = db.execute("SELECT act FROM acts WHERE table_id = ? ORDER BY version", (table,)).fetchall()
    return heading.encode(), [row[0].encode() for row in rows]


def expect_kept(path: Path, bot: Bot) -> None:
    """Every acknowledged move is there once, and none is there twice."""
    heading, written = kept(path, bot.table)
    played = [act for act in map(acts.decode_act, written) if isinstance(act, acts.Played) and act.seat == bot.seat]
    ids = [act.id for act in played]
    assert len(ids) == len(set(ids)), "a move was applied twice"
    assert set(bot.acknowledged) <= {(act.id, act.do) for act in played}, "an acknowledged move was lost"
    fold(GAMES, bot.table, (heading, written))


def fill(path: Path, table: str, n: int, word: str) -> None:
    """Copies of a table under other names, so that the file holds many."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        heading = db.execute("SELECT heading FROM tables WHERE id = ?", (table,)).fetchone()[0]
        for number in range(n):
            name = f"{word}{number:012d}"
            row = "SELECT ?, ?, version, status, due, changed, opened, 1, commitment FROM tables WHERE id = ?"
            db.execute(f"INSERT INTO tables {row}", (name, heading.replace(table, name), table))
            db.execute("INSERT INTO acts SELECT ?, version, act FROM acts WHERE table_id = ?", (name, table))
        db.commit()


async def stock(server: Server, path: Path, n: int) -> None:
    """Fill the file with games that were played: half of them over, half in the middle with clocks that run."""
    over = await open_table(server, Random(1))
    await asyncio.gather(*[bot.play(asyncio.Event()) for bot in over])
    clocked = await open_table(server, Random(2), clock={"kind": "each", "seconds": 86400})
    for number in range(16):
        assert (await move(clocked[number % 2], f"s{number}")).status_code == 200
    await asyncio.to_thread(fill, path, over[0].table, n // 2, "over")
    await asyncio.to_thread(fill, path, clocked[0].table, n - n // 2, "live")


def test_killed_at_random_instants_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    starts, n_moves = kill_often(tmp_path, os.urandom(4)[0], N_KILLS)
    print(f"{N_KILLS} kills, {n_moves} acknowledged moves, all kept once;")
    print(f"restart with {N_STORED} stored games: median {sorted(starts)[len(starts) // 2]:.2f} s, longest {max(starts):.2f} s")


def kill_often(folder: Path, seed: int, n_kills: int) -> tuple[list[float], int]:
    """Kill a server among its players, again and again: how long each start took, and how many moves were acknowledged."""
    rng = Random(seed)

    async def story(server: Server) -> tuple[list[float], int]:
        tables = [await open_table(server, rng) for _ in range(N_TABLES)]
        await stock(server, folder / "tables.db", N_STORED)
        starts: list[float] = []
        everybody = [bot for bots in tables for bot in bots]
        for _ in range(n_kills):
            until = asyncio.Event()
            playing = [asyncio.ensure_future(bot.play(until)) for bot in everybody]
            await asyncio.sleep(rng.uniform(0.05, 0.5))
            await asyncio.to_thread(server.kill)
            starts.append(await asyncio.to_thread(server.start))
            await asyncio.sleep(0.05)
            until.set()
            await asyncio.gather(*playing)
            for _ in range(2):
                tables.append(await open_table(server, rng))
            everybody = [bot for bots in tables[-N_TABLES:] for bot in bots]
        for bots in tables:
            for bot in bots:
                expect_kept(folder / "tables.db", bot)
        return starts, sum(len(bot.acknowledged) for bots in tables for bot in bots)

    with Server(folder) as server:
        return asyncio.run(story(server))


def test_a_hundred_games_of_agents_go_on_after_a_kill(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        tables = []
        for _ in range(100):
            made = httpx.post(f"{server.url}/api/tables", json={"game": "tides-of-time", "agents": ["random", "random"]})
            tables.append(made.json()["table"])
        server.kill()
        server.start()
        deadline = time.monotonic() + 300
        left = set(tables)
        while left and time.monotonic() < deadline:
            for table in list(left)[:10]:
                if httpx.get(f"{server.url}/api/tables/{table}").json()["table"]["status"] == "over":
                    left.discard(table)
            time.sleep(0.05)
        assert not left


def test_it_stops_gracefully_and_says_so(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        httpx.post(f"{server.url}/api/tables", json={"game": "tides-of-time", "agents": ["random", "random"]})
        begin = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - begin < 8
        assert "Traceback" not in server.log()


# -- disks --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk of its own."""
    if os.geteuid() != 0:
        if os.environ.get("CI") == "true":
            pytest.fail("this test mounts a disk and must run as root")
        pytest.skip("mounting a disk needs root")
    folder = tmp_path / "disk"
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def turn(folder: Path, mode: str) -> None:
    subprocess.run(["mount", "-o", f"remount,{mode}", str(folder)], check=True)


async def move(bot: Bot, id: str) -> httpx.Response:
    prompt = (await bot.http.get(f"/api/tables/{bot.table}?seat={bot.seat}")).json()["prompt"]
    body = {"seat": bot.seat, "ask": prompt["ask"], "id": id, "do": prompt["options"][0]["do"]}
    return await bot.http.post(f"/api/tables/{bot.table}/moves", json=body)


def fill_up(ballast: Path) -> None:
    """Write until nothing more fits, not even one byte."""
    with ballast.open("wb", buffering=0) as file:
        for size in (65536, 4096, 512, 1):
            with contextlib.suppress(OSError):
                while file.write(b"x" * size) == size:
                    pass


def played(path: Path, table: str) -> list[str]:
    return [act.id for act in map(acts.decode_act, kept(path, table)[1]) if isinstance(act, acts.Played)]


def test_a_full_disk_is_a_clear_503_and_passes(disk: Path, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ours, theirs = await open_table(server, Random(1)), await open_table(server, Random(2))
        assert (await move(ours[0], "before")).status_code == 200
        fill_up(disk / "ballast")
        link = {"seat": 0}
        statuses = [
            (await theirs[0].http.post(f"/api/tables/{theirs[0].table}/links", json=link)).status_code for _ in range(300)
        ]
        assert set(statuses) <= {201, 503}
        assert statuses[-1] == 503
        answer = await move(ours[1], "lost")
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert answer.headers["retry-after"]
        assert (await ours[0].http.get("/healthz")).status_code == 200
        assert (await ours[0].http.get("/readyz")).status_code == 503
        (disk / "ballast").unlink()
        assert (await move(ours[1], "found")).status_code == 200
        assert (await ours[0].http.get("/readyz")).status_code == 200
        assert played(disk / "tables.db", ours[0].table) == ["before", "found"]

    with Server(tmp_path, None, f"sqlite:///{disk}/tables.db") as server:
        asyncio.run(story(server))
        assert "Traceback" not in server.log()


def test_a_read_only_disk_is_a_clear_503_and_passes(disk: Path, tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        bots = await open_table(server, Random(1))
        assert (await move(bots[0], "before")).status_code == 200
        server.kill()
        turn(disk, "ro")
        server.start()
        answer = await move(bots[1], "lost")
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert (await bots[0].http.get("/readyz")).status_code == 503
        turn(disk, "rw")
        for _ in range(100):
            if (await bots[0].http.get("/readyz")).status_code == 200:
                break
            await asyncio.sleep(0.1)
        assert (await move(bots[1], "found")).status_code == 200
        assert played(disk / "tables.db", bots[0].table) == ["before", "found"]

    with Server(tmp_path, None, f"sqlite:///{disk}/tables.db") as server:
        asyncio.run(story(server))
        assert "Traceback" not in server.log()
