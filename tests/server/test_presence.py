"""Who is there, what people are called, and free places that are given to computers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from server.asgi import Client, running, seated
from server.test_fairness import open_table
from server.test_play import state
from server.test_table_life import ask, wait_for

from tessera.server.presence import FORGET, REPEAT, Presence


async def present(app: Any, table: str) -> list[bool]:
    return [player["present"] for player in (await state(Client(app), table))["table"]["players"]]


def test_a_person_is_present_while_a_socket_of_the_seat_is_open(tmp_path: Path) -> None:
    """Only `here` was known, which said that somebody had sat down once."""

    async def story() -> None:
        async with running(tmp_path, presence_pause=0.05) as app:
            table, clients = await seated(app)
            assert await present(app, table) == [False, False]
            mine = await clients[0].socket(table, 0)
            watcher = await Client(app).socket(table)
            assert await present(app, table) == [True, False]
            n_frames = len(mine.frames)
            yours = await clients[1].socket(table, 1)
            other_device = await clients[1].socket(table, 1)
            await mine.until(n_frames + 1)
            assert '"present":true' in mine.frames[-1].split('"name":"P1"')[1][:60]
            await other_device.close()
            await asyncio.sleep(0.2)
            assert await present(app, table) == [True, True], "one device is enough"
            n_frames = len(mine.frames)
            await yours.close()
            again = await clients[1].socket(table, 1)
            await asyncio.sleep(0.2)
            assert len(mine.frames) == n_frames, "a page that is loaded again was never away"
            await again.close()
            await mine.until(n_frames + 1)
            assert await present(app, table) == [True, False]
            assert (await state(clients[0], table, 0))["table"]["players"][1]["here"]
            await mine.close()
            await watcher.close()

    asyncio.run(story())


def test_who_looks_over_a_shoulder_is_not_the_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, presence_pause=0.01) as app:
            table, clients = await seated(app)
            link = (await ask(clients[0], f"/api/tables/{table}/shares", {"seat": 0}, 201))["link"]
            friend = Client(app)
            await friend.join(table, link)
            socket = await friend.socket(table, 0)
            assert await present(app, table) == [False, False]
            await socket.close()

    asyncio.run(story())


def test_processes_tell_each_other_who_is_there() -> None:
    time, said = [0.0], []
    mine = Presence(lambda text: said.append(("mine", text)), lambda: time[0])
    yours = Presence(lambda text: said.append(("yours", text)), lambda: time[0])

    def deliver() -> None:
        while said:
            node, text = said.pop(0)
            (yours if node == "mine" else mine).hear(node, text)

    mine.note("t1", frozenset({0}))
    deliver()
    assert yours.at("t1") == {0}
    yours.note("t1", frozenset({1}))
    deliver()
    assert mine.at("t1") == yours.at("t1") == {0, 1}
    mine.note("t1", frozenset())
    deliver()
    assert mine.at("t1") == yours.at("t1") == {1}
    for n in range(450):
        yours.note(f"many{n}", frozenset({0, 1}))
    said.clear()
    late = Presence(lambda text: said.append(("late", text)), lambda: time[0])
    time[0] += REPEAT
    yours.repeat()
    assert len(said) == 3
    while said:
        late.hear("yours", said.pop(0)[1])
    assert late.at("many449") == {0, 1}
    time[0] += FORGET
    assert late.at("many449") == frozenset()
    late.repeat()
    assert not late.elsewhere


def test_a_newcomer_asks_who_is_there() -> None:
    said: list[str] = []
    old, new = Presence(said.append), Presence(said.append)
    old.note("t", frozenset({0}))
    said.clear()
    new.note("t", frozenset({1}))
    old.hear("new", said.pop())
    new.hear("old", said.pop())
    assert new.at("t") == {0, 1}


def test_a_person_is_called_otherwise_at_a_running_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            await ask(clients[1], f"/api/tables/{table}/name", {"seat": 1, "name": "B\u202eob\x1b"})
            told = await state(clients[0], table, 0)
            assert told["table"]["players"][1]["name"] == "Bob"
            assert ("renamed", 1, "P1") in [(line["key"], line.get("seat"), line.get("text")) for line in told["talk"]]
            await ask(clients[0], f"/api/tables/{table}/name", {"seat": 1, "name": "Mallory"}, 403)
            await ask(clients[1], f"/api/tables/{table}/name", {"seat": 1, "name": "\u202e"}, 400)
            statuses = [
                (await clients[1].post(f"/api/tables/{table}/name", {"seat": 1, "name": f"B{n}"})).status_code for n in range(8)
            ]
            assert 429 in statuses, "names have the limits of talk"
        async with running(tmp_path) as app:
            assert (await state(Client(app), table))["table"]["players"][1]["name"].startswith("B")

    asyncio.run(story())


def test_who_opened_the_table_gives_free_places_to_computers(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            made = await open_table(app, game="age-of-heroes", seats=4, agents=["random"])
            table, links, path = made["table"], made["links"], f"/api/tables/{made['table']}/fill"
            ann, bob = Client(app), Client(app)
            await bob.join(table, links[2], "Bob")
            assert (await state(bob, table, 2))["table"]["opener"] == 1
            await ask(bob, path, {"seat": 2, "place": 3, "agent": "greedy"}, 403)
            await ann.join(table, links[1], "Ann")
            await ask(ann, path, {"seat": 1, "place": 2, "agent": "greedy"}, 409)
            await ask(ann, path, {"seat": 1, "place": 3, "agent": "nobody"}, 422)
            await ask(ann, path, {"seat": 1, "place": 9, "agent": "greedy"}, 403)
            await ask(ann, path, {"seat": 1, "place": 3, "agent": "greedy"})
            told = (await state(ann, table, 1))["table"]
            assert told["status"] == "playing"
            assert [player["agent"] for player in told["players"]] == ["random", None, None, "greedy"]
            assert (await Client(app).join(table, links[3], "Late")).status_code == 410
            await ask(ann, path, {"seat": 1, "place": 3, "agent": "random"}, 409)
            # The rematch begins with the same computers.
            for seat, person in ((1, ann), (2, bob)):
                await ask(person, f"/api/tables/{table}/resign", {"seat": seat})

            async def over() -> bool:
                return bool((await state(Client(app), table))["table"]["status"] == "over")

            await wait_for(over)
            again = (await ask(ann, f"/api/tables/{table}/rematch", {"seat": 1}, 201))["table"]
            assert [player["agent"] for player in (await state(Client(app), again))["table"]["players"]][3] == "greedy"

    asyncio.run(story())


def test_a_place_that_was_filled_is_read_back_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            made = await open_table(app, seats=2)
            ann = Client(app)
            await ann.join(made["table"], made["links"][0], "Ann")
            await ask(ann, f"/api/tables/{made['table']}/fill", {"seat": 0, "place": 1, "agent": "random"})
        async with running(tmp_path) as app:
            told = (await state(Client(app), made["table"]))["table"]
            assert (told["status"], told["players"][1]["agent"]) == ("playing", "random")

    asyncio.run(story())
