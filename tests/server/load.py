"""The load benchmark: many live tables with a move every two seconds each, and two sockets a table.

PYTHONPATH=.:tests python -m server.load --tables 50 150 500 --seconds 30
PYTHONPATH=.:tests python -m server.load --tables 500 --seconds 30 --cluster

The server runs in a process of its own and the clients in this one, on loopback. With --cluster two processes share
PostgreSQL and Redis, and the two players of a table sit at different processes.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import websockets
from server.processes import Server
from server.services import Postgres, Redis

EVERY = 2.0
"""Seconds between two moves of a table."""
COUNTER = itertools.count()


class Player:
    """One socket at one seat: it remembers its question and how long its receipts took."""

    def __init__(self, seat: int, line: Any, took: list[float]) -> None:
        self.seat, self.line, self.took = seat, line, took
        self.prompt: dict[str, Any] | None = None
        self.sent: dict[str, float] = {}
        self.over = False

    async def listen(self) -> None:
        async for frame in self.line:
            now = time.perf_counter()
            said = json.loads(frame)
            if said["type"] == "receipt":
                self.took.append(now - self.sent.pop(said["id"]))
            elif said["type"] in ("state", "news"):
                self.prompt = said.get("prompt", self.prompt)
                self.over = said.get("table", {}).get("status", "") == "over"

    async def move(self, rng: Random) -> None:
        assert self.prompt is not None
        id = f"l{next(COUNTER)}"
        move = {"type": "move", "seat": self.seat, "ask": self.prompt["ask"], "id": id}
        self.sent[id] = time.perf_counter()
        await self.line.send(json.dumps({**move, "do": rng.choice(self.prompt["options"])["do"]}))


async def sit(servers: list[Server], http: httpx.AsyncClient, took: list[float]) -> list[Player]:
    wish = {"game": "tides-of-time", "answers_forced": False}
    made = (await http.post(f"{servers[0].url}/api/tables", json=wish)).json()
    players = []
    for seat, link in enumerate(made["links"]):
        joined = await http.post(f"{servers[0].url}/api/tables/{made['table']}/join", json={"link": link})
        cookie = joined.headers["set-cookie"].split(";")[0]
        server = servers[seat % len(servers)]
        address = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket?seat={seat}"
        line = await websockets.connect(address, additional_headers={"Cookie": cookie}, compression=None, open_timeout=60)
        players.append(Player(seat, line, took))
    return players


async def play(players: list[Player], begin: float, until: float, rng: Random) -> None:
    """A move now and then, by whoever is asked."""
    at = begin + rng.uniform(0, EVERY)
    while at < until:
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        asked = [player for player in players if player.prompt and player.prompt["owed"] and not player.sent and not player.over]
        if asked:
            await rng.choice(asked).move(rng)
        at += EVERY


async def measure(servers: list[Server], n_tables: int, seconds: float) -> dict[str, Any]:
    rng, took = Random(1), list[float]()
    async with httpx.AsyncClient(timeout=60) as http:
        tables = []
        for _ in range(n_tables):
            tables.append(await sit(servers, http, took))
            http.cookies.clear()
    everybody = [player for players in tables for player in players]
    ears = [asyncio.ensure_future(player.listen()) for player in everybody]
    await asyncio.sleep(1)
    used, begin, own = [server.seconds_used() for server in servers], time.perf_counter(), time.process_time()
    await asyncio.gather(*[play(players, begin, begin + seconds, Random(n)) for n, players in enumerate(tables)])
    await asyncio.sleep(1)
    took.sort()
    spent = sum(server.seconds_used() - before for server, before in zip(servers, used, strict=True))
    lost = sum(len(player.sent) for player in everybody)
    for ear in ears:
        ear.cancel()
    await asyncio.gather(*[player.line.close() for player in everybody])
    return {
        "processes": len(servers),
        "tables": n_tables,
        "sockets": len(everybody),
        "moves": len(took),
        "moves_per_second": round(len(took) / seconds, 1),
        "p50_ms": round(took[len(took) // 2] * 1000, 1),
        "p99_ms": round(took[len(took) * 99 // 100] * 1000, 1),
        "longest_ms": round(took[-1] * 1000, 1),
        "unanswered": lost,
        "server_cpu_ms_per_move": round(spent * 1000 / len(took), 2),
        "client_cpu_seconds": round(time.process_time() - own, 1),
        "load_average": round(os.getloadavg()[0], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 150, 500])
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--cluster", action="store_true", help="two processes over PostgreSQL and Redis")
    args = parser.parse_args()
    services: list[Any] = [Postgres(), Redis()] if args.cluster else []
    with tempfile.TemporaryDirectory() as folder:
        try:
            for service in services:
                service.start()
            for n_tables in args.tables:
                url, words = (services[0].url, ("--redis-url", services[1].url)) if args.cluster else ("", ())
                n = 2 if args.cluster else 1
                servers = [Server(Path(folder), None, url, arguments=words) for _ in range(n)]
                for server in servers:
                    server.start()
                print(json.dumps(asyncio.run(measure(servers, n_tables, args.seconds))), flush=True)
                for server in servers:
                    server.stop()
        finally:
            for service in services:
                service.close()


if __name__ == "__main__":
    main()
