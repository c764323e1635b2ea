"""Attacks on a server whose host has changed no limit. Each test repeats one that once succeeded."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import httpx
from server.asgi import Client, running
from server.long_records import as_sent, longest_record
from server.processes import PlainServer
from server.test_play import state
from server.test_table_life import ask

from tessera.server.settings import Settings

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
