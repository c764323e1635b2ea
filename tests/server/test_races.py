"""Duplicates and races: a move is applied once, and the history is that of some sequence."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

from laws.worlds import sized
from server.asgi import Client, running, seated
from server.test_play import state

import tessera
from tessera.server import acts
from tessera.server.live_table import fold

N_DUPLICATES = sized(4000, 100_000)
N_ROUNDS = sized(60, 1000)
N_RIVALS = 50


async def stored(app: Any, table: str) -> tuple[bytes, list[bytes]]:
    kept: tuple[bytes, list[bytes]] | None = await app.state.server.services.store.load(table)
    assert kept is not None
    return kept


async def expect_sequential(app: Any, table: str) -> None:
    """What is in memory equals what its acts give when they are read one after the other."""
    kept = await stored(app, table)
    again, live = fold(app.state.server.services.games, table, kept), app.state.server.tables.live(table).state
    assert again.version == live.version == len(kept[1])
    assert again.match is not None
    assert again.match.record() == live.match.record()
    assert again.receipts == live.receipts
    assert json.dumps(again.talk) == json.dumps(live.talk)
    if again.status == "over":
        assert tessera.verify(again.match.record()).holds


def test_repeated_and_reordered_moves_are_applied_once(tmp_path: Path) -> None:
    print(asyncio.run(send_repeatedly(tmp_path, 1, N_DUPLICATES)), "moves sent")


async def send_repeatedly(folder: Path, seed: int, at_least: int) -> int:
    """Every move is sent several times, late and out of order: one application each, always the same receipt."""
    rng, n = Random(seed), 0
    async with running(folder) as app:
        while n < at_least:
            table, clients = await seated(app)
            sockets = [await client.socket(table, seat) for seat, client in enumerate(clients)]
            sent: list[dict[str, Any]] = []
            while True:
                told = await state(clients[0], table, 0)
                if told["table"]["status"] == "over":
                    break
                seat = rng.choice(told["table"]["waiting"])
                prompt = (await state(clients[seat], table, seat))["prompt"]
                do = rng.choice(prompt["options"])["do"]
                move = {"type": "move", "seat": seat, "ask": prompt["ask"], "id": f"{seat}x{len(sent)}", "do": do}
                sent.append(move)
                volley = [move] * rng.randrange(1, 20) + rng.choices(sent, k=rng.randrange(20))
                rng.shuffle(volley)
                for one in volley:
                    sockets[one["seat"]].send(one)
                n += len(volley)
                await sockets[seat].answer(move["id"])
            for socket in sockets:
                socket.send({"type": "ping"})
            for socket in sockets:
                async with asyncio.timeout(60):
                    while '{"type":"pong"}' not in socket.frames:
                        await socket.listen()
            expect_one_receipt_each(sockets, sent)
            await expect_sequential(app, table)
            played = [act for act in (await stored(app, table))[1] if b'"played"' in act]
            assert len(played) == len(sent)
            for socket in sockets:
                await socket.close()
    return n


def expect_one_receipt_each(sockets: list[Any], sent: list[dict[str, Any]]) -> None:
    receipts: dict[str, set[str]] = {}
    for socket in sockets:
        for frame in socket.frames:
            said = json.loads(frame)
            assert said["type"] != "refusal", said
            if said["type"] == "receipt":
                receipts.setdefault(said["id"], set()).add(frame)
    assert set(receipts) == {move["id"] for move in sent}
    assert all(len(frames) == 1 for frames in receipts.values())


def test_of_many_conflicting_moves_exactly_one_is_accepted(tmp_path: Path) -> None:
    asyncio.run(rush_often(tmp_path, 2, N_ROUNDS))


async def rush_often(folder: Path, seed: int, n_rounds: int) -> int:
    """Rounds of conflicting moves; after each match what is in memory is what a sequence of acts gives."""
    rng, rounds = Random(seed), 0
    async with running(folder) as app:
        while rounds < n_rounds:
            table, clients = await seated(app)
            while rounds < n_rounds:
                told = await state(clients[0], table)
                if told["table"]["status"] != "playing":
                    break
                seat = rng.choice(told["table"]["waiting"])
                await rush(clients[seat], table, seat, (await state(clients[seat], table, seat))["prompt"], rng)
                rounds += 1
            await expect_sequential(app, table)
    return rounds


async def rush(client: Client, table: str, seat: int, prompt: Any, rng: Random) -> None:
    """Fifty answers to one question at once, all with ids of their own."""
    options = [option["do"] for option in prompt["options"]]
    moves = [
        {"seat": seat, "ask": prompt["ask"], "id": f"r{prompt['ask']}-{n}", "do": rng.choice(options)} for n in range(N_RIVALS)
    ]
    answers = await asyncio.gather(*[client.post(f"/api/tables/{table}/moves", move) for move in moves])
    statuses = [answer.status_code for answer in answers]
    assert statuses.count(200) == 1, statuses
    last = (await state(client, table))["table"]["status"] == "over"
    assert statuses.count(422 if last else 409) == N_RIVALS - 1, statuses
    winner = moves[statuses.index(200)]
    again = await client.post(f"/api/tables/{table}/moves", winner)
    assert again.content == answers[statuses.index(200)].content


def test_a_repeated_take_back_is_done_once_and_gets_the_same_receipt(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            do = (await state(clients[0], table, 0))["prompt"]["options"][0]["do"]
            move = {"seat": 0, "ask": 1, "id": "m", "do": do}
            assert (await clients[0].post(f"/api/tables/{table}/moves", move)).status_code == 200
            undo = {"seat": 0, "id": "u"}
            first = await clients[0].post(f"/api/tables/{table}/undo", undo)
            assert first.json() == {"type": "receipt", "id": "u", "seat": 0, "ask": 0}
            version = app.state.server.tables.live(table).state.version
            socket = await clients[0].socket(table, 0)
            for _ in range(3):
                again = await clients[0].post(f"/api/tables/{table}/undo", undo)
                assert (again.status_code, again.content) == (200, first.content)
            socket.send({"type": "undo", **undo})
            assert await socket.answer("u") == first.json()
            assert app.state.server.tables.live(table).state.version == version
            app.state.server.tables.loaded.clear()
            again = await clients[0].post(f"/api/tables/{table}/undo", undo)
            assert again.content == first.content, "what is read back from the store remembers it too"

    asyncio.run(story())


def test_two_who_take_one_seat_at_once_do_not_both_get_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            for _ in range(10):
                made = (await Client(app).post("/api/tables", {"game": "tides-of-time"})).json()
                clients = [Client(app) for _ in range(10)]
                answers = await asyncio.gather(*[client.join(made["table"], made["links"][0]) for client in clients])
                statuses = [answer.status_code for answer in answers]
                assert statuses.count(200) == 1, statuses
                assert set(statuses) <= {200, 409, 410}
                kept = await stored(app, made["table"])
                assert sum(isinstance(acts.decode_act(act), acts.Joined) for act in kept[1]) == 1

    asyncio.run(story())
