"""A table from its opening to its record."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from server.asgi import Client, running, seated

import tessera


async def state(client: Client, table: str, seat: int | None = None) -> Any:
    answer = await client.get(f"/api/tables/{table}" + (f"?seat={seat}" if seat is not None else ""))
    assert answer.status_code == 200, answer.text
    return answer.json()


async def play_on(table: str, clients: list[Client], n: int = 10_000) -> int:
    """Answer by the first option until n moves are made or the match is over; how many were made."""
    made = 0
    while made < n:
        told = await state(clients[0], table, 0)
        if told["table"]["status"] != "playing":
            return made
        for seat in told["table"]["waiting"]:
            prompt = (await state(clients[seat], table, seat))["prompt"]
            move = {"seat": seat, "ask": prompt["ask"], "id": f"m{seat}-{prompt['ask']}", "do": prompt["options"][0]["do"]}
            answer = await clients[seat].post(f"/api/tables/{table}/moves", move)
            assert answer.status_code == 200, answer.text
            made += 1
    return made


def test_a_match_is_played_over_http_and_its_record_verifies(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app, public=True)
            assert await play_on(table, clients) == 34
            told = await state(clients[0], table, 0)
            assert told["table"]["status"] == "over"
            record = (await clients[0].get(f"/api/tables/{table}/record")).json()
            assert tessera.verify(record).holds
            assert record["dealer"]["commitment"] == told["table"]["commitment"]
            assert record["dealer"]["nonces"] == ["n", "n"]
            listed = (await Client(app).get("/api/records")).json()["tables"]
            assert [line["table"] for line in listed] == [table]

    asyncio.run(story())


def test_moves_and_news_travel_over_sockets(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            ears = [await client.socket(table, seat) for seat, client in enumerate(clients)]
            watcher = await Client(app).socket(table)
            before = len(watcher.frames)
            prompt = json.loads(ears[0].frames[0])["prompt"]
            ears[0].send({"type": "move", "seat": 0, "ask": 1, "id": "a", "do": prompt["options"][2]["do"]})
            assert await ears[0].answer("a") == {"type": "receipt", "id": "a", "seat": 0, "ask": 1}
            await ears[1].until(2)
            await watcher.until(before + 1)
            hidden = prompt["options"][2]["do"].removeprefix("draft ")
            assert json.loads(ears[0].frames[-1])["view"]["answer"] == f"draft {hidden}"
            assert f"draft {hidden}" not in "".join(ears[1].frames)
            assert f"draft {hidden}" not in "".join(watcher.frames)
            ears[1].send({"type": "ping"})
            await ears[1].until(3)
            assert json.loads(ears[1].frames[-1]) == {"type": "pong"}

    asyncio.run(story())


def test_a_restart_loses_nothing_and_marks_go_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            await play_on(table, clients, 12)
            before = await state(clients[0], table, 0)
        async with running(tmp_path) as app:
            for client in clients:
                client.app = app
                client.http._transport = type(client.http._transport)(app=app)  # type: ignore[call-arg]
            assert await state(clients[0], table, 0) == before
            socket = await clients[0].socket(table, 0, before["mark"])
            again = json.loads(socket.frames[0])
            assert again["log"] == {"keep": len(before["log"]["add"]), "add": []}
            assert again["talk"] == []
            assert again["view"] == before["view"]
            await play_on(table, clients)
            assert (await state(clients[0], table, 0))["table"]["status"] == "over"

    asyncio.run(story())


def test_taking_back_is_told_as_a_shorter_story(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            ear, rival = await clients[0].socket(table, 0), await clients[1].socket(table, 1)
            first = json.loads(ear.frames[0])
            ear.send({"type": "move", "seat": 0, "ask": 1, "id": "a", "do": first["prompt"]["options"][0]["do"]})
            await ear.answer("a")
            ear.send({"type": "undo", "seat": 0, "id": "b"})
            assert (await ear.answer("b"))["type"] == "receipt"
            await rival.until(3)
            now = await state(clients[0], table, 0)
            assert now["view"] == first["view"]
            assert now["prompt"]["ask"] == 3
            assert json.loads(rival.frames[-1])["view"]["answered"] == [False, False]
            stale = {"seat": 0, "ask": 1, "id": "c", "do": first["prompt"]["options"][0]["do"]}
            answer = await clients[0].post(f"/api/tables/{table}/moves", stale)
            assert (answer.status_code, answer.json()["code"]) == (409, "stale")

    asyncio.run(story())


def test_a_refusal_cites_the_rule_and_names_the_nearest(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            answer = await clients[0].post(
                f"/api/tables/{table}/moves", {"seat": 0, "ask": 1, "id": "x", "do": "draft nothing"}
            )
            assert answer.status_code == 422
            assert answer.json()["rule"] == "TT-12"
            assert answer.json()["nearest"]

    asyncio.run(story())


def test_agents_play_each_other_to_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            made = (await Client(app).post("/api/tables", {"game": "tides-of-time", "agents": ["greedy", "random"]})).json()
            assert made["links"] == [None, None]
            async with asyncio.timeout(30):
                while (await state(Client(app), made["table"]))["table"]["status"] != "over":
                    await asyncio.sleep(0.05)

    asyncio.run(story())


@pytest.mark.parametrize("kind", ["share", "link"])
def test_links_work_once(tmp_path: Path, kind: str) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            link = (await clients[0].post(f"/api/tables/{table}/{kind}s", {"seat": 0})).json()["link"]
            friend, thief = Client(app), Client(app)
            assert (await friend.join(table, link)).json()["kind"] == {"share": "share", "link": "seat"}[kind]
            assert (await thief.join(table, link)).status_code == 410
            assert (await state(friend, table, 0))["view"] == (await state(clients[0], table, 0))["view"]
            assert (await thief.get(f"/api/tables/{table}?seat=0")).status_code == 403
            move = {"seat": 0, "ask": 1, "id": "x", "do": "draft nothing"}
            may_act = (await friend.post(f"/api/tables/{table}/moves", move)).status_code == 422
            assert may_act == (kind == "link")

    asyncio.run(story())
