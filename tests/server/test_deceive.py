"""Nothing that a stranger sends can deceive the server or the others at a table. Each test repeats what once could."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from server.asgi import Client, running, seated
from server.test_play import play_on, state
from server.test_table_life import Time, ask, wait_for

from tessera.server.clocks import SteadyClock
from tessera.server.edge import known_name
from tessera.server.settings import Settings


@asynccontextmanager
async def two_processes(folder: Path, **choices: Any) -> AsyncIterator[tuple[Any, Any]]:
    """Two servers on one store. What one writes the other hears when it is told, as by a bus."""
    async with running(folder, **choices) as first, running(folder, **choices) as second:
        for app in (first, second):
            app.state.server.services.store.shared = True
        yield first, second


def at(app: Any, client: Client) -> Client:
    """The same person at another process."""
    other = Client(app)
    other.http.cookies = client.http.cookies
    return other


@pytest.mark.parametrize("handed_over", [True, False])
def test_who_leaves_at_one_process_hears_nothing_more_at_another(tmp_path: Path, handed_over: bool) -> None:
    """After a hand-over leaving was no act: a socket at another process received three more private hands."""

    async def story() -> None:
        async with two_processes(tmp_path) as (first, second):
            table, clients = await seated(first, hand_over=True)
            socket = await at(second, clients[0]).socket(table, 0)
            if handed_over:
                await ask(clients[0], f"/api/tables/{table}/hand-over", {"seat": 0, "agent": "random"})
            await ask(clients[0], f"/api/tables/{table}/leave", {"seat": 0})
            second.state.server.tables.changed_elsewhere(table)
            await socket.until(10_000, 10)
            assert socket.closed == (1008, "left")
            again = await at(second, clients[0]).socket(table, 0)
            assert json.loads(again.frames[0])["code"] == "forbidden"
            assert (await at(second, clients[0]).get(f"/api/tables/{table}?seat=0")).status_code == 403

    asyncio.run(story())


def test_who_leaves_when_all_is_over_has_left_everywhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_processes(tmp_path) as (first, second):
            table, clients = await seated(first)
            await ask(clients[1], f"/api/tables/{table}/resign", {"seat": 1})
            socket = await at(second, clients[0]).socket(table, 0)
            before = (await state(clients[1], table))["talk"]
            await ask(clients[0], f"/api/tables/{table}/leave", {"seat": 0})
            second.state.server.tables.changed_elsewhere(table)
            await socket.until(10_000, 10)
            assert socket.closed == (1008, "left")
            told = await state(clients[1], table)
            assert told["talk"] == before
            assert told["table"]["players"][0]["agent"] is None, "nobody plays on where nothing is played"

    asyncio.run(story())


def test_a_socket_hears_nothing_after_its_key_has_expired(tmp_path: Path) -> None:
    async def story() -> None:
        time = Time()
        async with running(tmp_path, now=time, key_days=1.0) as app:
            table, clients = await seated(app)
            socket, watcher = await clients[0].socket(table, 0), await Client(app).socket(table)
            time.now += 86_400
            live = app.state.server.tables.live(table)
            live.publish()
            await socket.until(10_000, 10)
            assert socket.closed == (1008, "expired")
            late = await clients[0].get(f"/api/tables/{table}?seat=0")
            assert late.status_code == 403, "a key has expired at the very second"
            await watcher.settle()
            assert watcher.closed is None, "who needs no key goes on watching"

    asyncio.run(story())


# -- help of engines ------------------------------------------------------------------------------------------------------


async def answered_by_agent(app: Any, **wishes: Any) -> tuple[str, list[Client]]:
    """A table at which an agent has answered for the first seat, and its person has come back."""
    table, clients = await seated(app, hand_over=True, **wishes)
    await ask(clients[0], f"/api/tables/{table}/hand-over", {"seat": 0, "agent": "greedy"})

    async def answered() -> bool:
        return 0 not in (await state(clients[1], table))["table"]["waiting"]

    await wait_for(answered)
    await ask(clients[0], f"/api/tables/{table}/come-back", {"seat": 0})
    return table, clients


def test_what_an_agent_answered_cannot_be_taken_back(tmp_path: Path) -> None:
    """Hand over to the champion, come back, take its move back: so one could ask what it would do."""

    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await answered_by_agent(app)
            assert (await state(clients[0], table, 0))["can_undo"] is False
            await ask(clients[0], f"/api/tables/{table}/undo", {"seat": 0, "id": "u"}, 422)
            app.state.server.tables.loaded.clear()
            await ask(clients[0], f"/api/tables/{table}/undo", {"seat": 0, "id": "v"}, 422)
            friendly, others = await answered_by_agent(app, friendly=True)
            refused = await ask(others[0], f"/api/tables/{friendly}/take-backs", {"seat": 0}, 422)
            assert refused["message"]["key"] == "server-agent-answered"
            await play_on(friendly, others, 2)
            await ask(others[0], f"/api/tables/{friendly}/take-backs", {"seat": 0}, 200)

    asyncio.run(story())


@pytest.mark.parametrize(("agents", "offered"), [([None, None], False), ([None, "greedy"], True)])
def test_help_is_off_where_people_play_each_other_and_all_are_told(tmp_path: Path, agents: Any, offered: bool) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app, agents=agents, friendly=True)
            for told in (await state(clients[0], table, 0), await state(Client(app), table)):
                assert (told["table"]["hints"], told["table"]["hand_over"]) == (offered, offered)
            hint = await clients[0].post(f"/api/tables/{table}/hint", {"seat": 0})
            handed = await clients[0].post(f"/api/tables/{table}/hand-over", {"seat": 0, "agent": "greedy"})
            assert (hint.status_code, handed.status_code) == ((200, 200) if offered else (422, 422))
            wished, others = await seated(app, hints=True, hand_over=True)
            told = await state(others[1], wished, 1)
            assert (told["table"]["hints"], told["table"]["hand_over"]) == (True, True)
            await ask(others[0], f"/api/tables/{wished}/hint", {"seat": 0})
            await ask(others[0], f"/api/tables/{wished}/hand-over", {"seat": 0, "agent": "greedy"})
            closed, alone = await seated(app, agents=[None, "greedy"], hints=False, hand_over=False)
            await ask(alone[0], f"/api/tables/{closed}/hint", {"seat": 0}, 422)

    asyncio.run(story())


def test_who_may_not_hand_over_can_still_leave_and_resign(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            await ask(clients[0], f"/api/tables/{table}/leave", {"seat": 0})
            assert (await state(clients[1], table))["table"]["players"][0]["agent"] == "greedy"

    asyncio.run(story())


# -- what looks like something else ----------------------------------------------------------------------------------------


def test_an_uploaded_match_is_marked_and_what_follows_it_is_dealt_here(tmp_path: Path) -> None:
    """Uploads looked like matches of this server, and a rematch after one was missing from the commitments."""

    async def story() -> None:
        async with running(tmp_path) as app:
            own, clients = await seated(app)
            await play_on(own, clients)
            told = await state(clients[0], own)
            assert (told["table"]["uploaded"], told["table"]["continues"]) == (False, None)
            record = (await clients[0].get(f"/api/tables/{own}/record")).json()
            uploaded = (await ask(Client(app), "/api/records", record, 201))["table"]
            assert (await state(Client(app), uploaded))["table"]["uploaded"] is True
            made = await ask(Client(app), f"/api/tables/{uploaded}/moments/9/play-on", {"seat": 0})
            person = Client(app)
            await person.join(made["table"], made["links"][0])
            told = await state(person, made["table"], 0)
            assert (told["table"]["uploaded"], told["table"]["continues"]) == (False, uploaded)
            await ask(person, f"/api/tables/{made['table']}/resign", {"seat": 0})
            rematch = (await ask(person, f"/api/tables/{made['table']}/rematch", {"seat": 0}, 201))["table"]
            told = await state(person, rematch)
            assert (told["table"]["uploaded"], told["table"]["continues"]) == (False, None)
            listed = (await Client(app).get("/api/commitments")).json()["commitments"]
            assert told["table"]["commitment"] in [line["commitment"] for line in listed]
            assert len(listed) == 2, "its own match and the rematch; the others were dealt elsewhere or before"

    asyncio.run(story())


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_setting_the_clock_of_the_machine_changes_no_deadline(tmp_path: Path, jump: float) -> None:
    """A jump of an hour ran out clocks, or stopped pauses for an hour."""
    wall, monotonic = Time(), Time()

    def pass_time(seconds: float) -> None:
        wall.now += seconds
        monotonic.now += seconds

    async def story() -> None:
        clock = SteadyClock(wall, monotonic)
        async with running(tmp_path, now=clock) as app:
            table, clients = await seated(app, clock={"kind": "budget", "seconds": 100, "increment": 0})
            pass_time(10)
            wall.now += jump
            assert clock.drift() == jump
            pass_time(10)
            deadlines = (await state(clients[0], table))["table"]["deadlines"]
            assert [deadline - clock() for deadline in deadlines] == [80.0, 80.0]
            await app.state.server.services.store.beat("n", clock())
        pass_time(30)  # nobody knows of it: the clock that was set is the only witness
        clock = SteadyClock(wall, monotonic)
        for _ in range(2):  # a second process that starts meanwhile corrects nothing twice
            async with running(tmp_path, now=clock) as app:
                deadlines = (await state(Client(app), table))["table"]["deadlines"]
                assert [deadline - clock() for deadline in deadlines] == [80.0, 80.0]
                await app.state.server.services.store.change(("UPDATE beats SET seen = ?1", [(1_000_020.0,)]))

    asyncio.run(story())


def test_origins_are_compared_with_their_scheme(tmp_path: Path) -> None:
    async def call(app: Any, origin: str) -> int:
        wish = {"game": "tides-of-time"}
        return (await Client(app).post("/api/tables", wish, headers={"origin": origin})).status_code

    async def story() -> None:
        async with running(tmp_path) as app:
            assert await call(app, "http://testserver") == 201
            assert await call(app, "https://testserver") == 403
            assert await call(app, "ftp://testserver") == 403
        async with running(tmp_path, secure_cookies=True) as app:
            assert await call(app, "https://testserver") == 201
            assert await call(app, "http://testserver") == 403
            table, clients = await seated(app)
            for origin, said in (("https://testserver", "state"), ("http://testserver", "refusal")):
                socket = await clients[0].socket(table, origin=origin)
                assert json.loads(socket.frames[0])["type"] == said

    asyncio.run(story())


@pytest.mark.parametrize(
    "host",
    [
        "[::1].evil.example",
        "[::1]evil.example",
        "[::1]:80.evil.example",
        "evil.example@localhost",
        "localhost:80@evil.example",
        "localhost/evil.example",
        "localhost evil.example",
        "localhost:",
        "127.0.0.1.evil.example",
        "[v1.evil]",
        "[",
    ],
)
def test_only_whole_names_are_names_of_the_server(host: str) -> None:
    assert not known_name(Settings(), host)
    assert all(known_name(Settings(), name) for name in ("localhost", "LOCALHOST:8321", "[::1]", "[::1]:80", "10.1.2.3:80"))


def test_a_refused_socket_speaks_text(tmp_path: Path) -> None:
    """Its refusal was sent as bytes, where the client reads text: the page reported an error of its own."""

    async def story() -> None:
        async with running(tmp_path) as app:
            socket = await Client(app).socket("nothing")
            assert json.loads(socket.frames[0])["code"] == "unknown"
            assert socket.kinds == {"text"}

    asyncio.run(story())
