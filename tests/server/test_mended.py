"""What a hostile reader would try: rights that outlive their end, time out of nothing, tables that never rest."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from server.asgi import Client, running, seated
from server.test_play import play_on, state
from server.test_table_life import Time, ask, wait_for

from tessera.server import acts, commands
from tessera.server.acts import Clock
from tessera.server.clocks import Clocks
from tessera.server.live_table import LiveTable, Subscriber
from tessera.server.store import StoreDown


def test_rights_end_by_acts_wherever_they_were_written(tmp_path: Path) -> None:
    """Another process ends the sharing: whoever listens here hears nothing of what follows."""

    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            link = (await ask(clients[0], f"/api/tables/{table}/shares", {"seat": 0}, 201))["link"]
            friend = Client(app)
            await friend.join(table, link)
            watching, own = await friend.socket(table, 0), await clients[0].socket(table, 0)
            live = app.state.server.tables.live(table)
            await live.commit(lambda state: acts.Shared(seat=0, on=False))  # as if read from the store
            await watching.until(10_000, 5)
            assert watching.closed == (1008, "unshared")
            n_frames = len(watching.frames)
            await play_on(table, clients, 2)
            assert len(watching.frames) == n_frames
            again = await friend.socket(table, 0)  # its key is still there: the other process has yet to drop it
            assert json.loads(again.frames[0])["code"] == "forbidden"
            await live.commit(lambda state: acts.HandedOver(seat=0, agent="random", why="left"))
            await own.until(10_000, 5)
            assert own.closed == (1008, "left")

    asyncio.run(story())


def test_an_ear_that_was_closed_is_sent_nothing_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            ear = await clients[0].socket(table, 0)
            live: LiveTable = app.state.server.tables.live(table)
            listening: Subscriber = next(iter(live.subscribers))
            listening.close("unshared")
            await live.commit(lambda state: acts.Chatted(seat=1, text="secret"))
            await ear.until(10_000, 5)
            assert not any("secret" in frame for frame in ear.frames)

    asyncio.run(story())


@pytest.mark.parametrize("kind", ["budget", "each"])
def test_taking_back_makes_no_time(kind: str) -> None:
    clocks = Clocks(Clock(kind, 100.0, 5.0), 2)
    clocks.turn(0.0, [0, 1], None)
    for round in range(20):  # answer after a second, take it back at once
        clocks.turn(round + 1.0, [1], 0)
        clocks.take_back(0)
        clocks.turn(round + 1.0, [0, 1], None)
    assert clocks.deadline(0) == 100.0
    clocks.turn(30.0, [1], 0)
    assert clocks.left[0] == (75.0 if kind == "budget" else 100.0), "an answer that stands earns what it earns"


def test_taking_back_at_a_table_gives_the_time_back(tmp_path: Path) -> None:
    async def story() -> None:
        time = Time()
        async with running(tmp_path, now=time) as app:
            table, clients = await seated(app, clock={"kind": "budget", "seconds": 60, "increment": 30})
            do = (await state(clients[0], table, 0))["prompt"]["options"][0]["do"]
            for n in range(5):
                await ask(clients[0], f"/api/tables/{table}/moves", {"seat": 0, "ask": 2 * n + 1, "id": f"m{n}", "do": do})
                await ask(clients[0], f"/api/tables/{table}/undo", {"seat": 0, "id": f"u{n}"})
            assert (await state(clients[0], table))["table"]["deadlines"] == [time.now + 60] * 2

    asyncio.run(story())


def test_who_handed_over_cannot_take_back_the_agents_moves(tmp_path: Path, monkeypatch: Any) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app, friendly=True, hand_over=True)
            await play_on(table, clients, 1)
            await ask(clients[0], f"/api/tables/{table}/hand-over", {"seat": 0, "agent": "random"})
            await ask(clients[0], f"/api/tables/{table}/undo", {"seat": 0, "id": "u"}, 422)
            await ask(clients[0], f"/api/tables/{table}/take-backs", {"seat": 0}, 422)

    asyncio.run(story())


def test_what_could_go_on_for_ever_has_an_end(tmp_path: Path, monkeypatch: Any) -> None:
    """Answering and taking back fills no disk; the match itself can always be finished."""

    async def story() -> None:
        monkeypatch.setattr(commands, "MOST_ACTS", 12)
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            do = (await state(clients[0], table, 0))["prompt"]["options"][0]["do"]
            statuses = []
            for n in range(8):
                await clients[0].post(f"/api/tables/{table}/moves", {"seat": 0, "ask": 2 * n + 1, "id": f"m{n}", "do": do})
                undone = await clients[0].post(f"/api/tables/{table}/undo", {"seat": 0, "id": f"u{n}"})
                statuses.append(undone.status_code)
            assert statuses == [200] * 5 + [429] * 3
            await ask(clients[0], f"/api/tables/{table}/shares", {"seat": 0}, 429)
            await play_on(table, clients)
            assert (await state(clients[0], table))["table"]["status"] == "over"

    asyncio.run(story())


def test_clocks_are_given_back_to_whoever_comes_first_and_once(tmp_path: Path) -> None:
    async def story() -> None:
        time = Time()
        async with running(tmp_path, now=time) as app:
            table, _ = await seated(app, clock={"kind": "budget", "seconds": 100})
            await app.state.server.services.store.beat("n", time.now)
        time.now += 500
        async with running(tmp_path, now=time) as app:
            server = app.state.server
            assert (await state(Client(app), table))["table"]["deadlines"] == [1_000_600.0] * 2
            assert not server.services.downtime.owed
            server.services.downtime.owed[table] = (1_000_000.0, 500.0)  # a second process that started at the same time
            server.tables.live(table).state = None
            assert (await state(Client(app), table))["table"]["deadlines"] == [1_000_600.0] * 2

    asyncio.run(story())


def test_a_restart_waits_for_no_table(tmp_path: Path, monkeypatch: Any) -> None:
    """However many clocks run, the server answers before it has read their tables."""

    async def story() -> None:
        time = Time()
        async with running(tmp_path, now=time) as app:
            tables = [(await seated(app, clock={"kind": "each", "seconds": 9000}))[0] for _ in range(3)]
            await app.state.server.services.store.beat("n", time.now)
        time.now += 500
        gate, real = asyncio.Event(), LiveTable.load

        async def slow(self: LiveTable) -> Any:
            await gate.wait()
            return await real(self)

        monkeypatch.setattr(LiveTable, "load", slow)
        async with asyncio.timeout(20), running(tmp_path, now=time) as app:
            assert (await Client(app).get("/readyz")).status_code == 200
            assert set(app.state.server.services.downtime.owed) == set(tables)
            gate.set()

            async def settled() -> bool:
                return not app.state.server.services.downtime.owed

            await wait_for(settled)

    asyncio.run(story())


def test_one_table_that_cannot_be_read_keeps_no_other_waiting(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, sweep=0.05) as app:
            server = app.state.server
            server.duties.paused = True
            made = [
                await ask(Client(app), "/api/tables", {"game": "tides-of-time", "agents": ["random"] * 2}, 201) for _ in "ab"
            ]
            bad, good = (one["table"] for one in made)
            with sqlite3.connect(tmp_path / "tables.db") as db:
                db.execute("UPDATE tables SET heading = '{}', due = 0 WHERE id = ?", (bad,))
            server.tables.loaded.clear()
            server.duties.paused = False

            async def over() -> bool:
                return bool((await state(Client(app), good))["table"]["status"] == "over")

            await wait_for(over)
            assert server.maintenance.unreadable == {bad}

    asyncio.run(story())


def test_the_patrol_survives_a_fault(tmp_path: Path, monkeypatch: Any) -> None:
    async def story() -> None:
        async with running(tmp_path, sweep=0.01) as app:
            server, calls = app.state.server, 0

            async def broken() -> None:
                nonlocal calls
                calls += 1
                raise KeyError("a fault of ours")

            monkeypatch.setattr(server.maintenance, "abandon_stale", broken)

            async def often() -> bool:
                return calls > 3

            await wait_for(often)

    asyncio.run(story())


def test_a_query_that_fails_in_any_way_leaves_the_store_at_work(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            store = app.state.server.services.store

            def fault(db: Any) -> None:
                raise RecursionError("nobody thought of this")

            with pytest.raises(StoreDown):
                await store.write(fault)
            await store.ready()

    asyncio.run(story())


def test_a_table_that_was_put_away_is_not_written_to_behind_its_listeners(tmp_path: Path) -> None:
    """Whoever holds on to a table while it makes room for others acts at the one in use."""

    async def story() -> None:
        async with running(tmp_path, cached_tables=1) as app:
            server = app.state.server
            table, clients = await seated(app)
            held = server.tables.live(table)
            await seated(app)
            assert table not in server.tables.loaded, "it made room"
            ear = await clients[1].socket(table, 1)
            await held.commit(lambda state: acts.Chatted(seat=0, text="hello"))
            await ear.until(2, 5)
            assert "hello" in ear.frames[-1]

    asyncio.run(story())


def test_only_what_this_server_committed_to_is_listed(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            await play_on(table, clients)
            record = (await clients[0].get(f"/api/tables/{table}/record")).json()
            await ask(Client(app), "/api/records", record, 201)
            await ask(Client(app), f"/api/tables/{table}/moments/9/play-on", {"seat": 0})
            listed = (await Client(app).get("/api/commitments")).json()["commitments"]
            assert [line["commitment"] for line in listed] == [record["dealer"]["commitment"]]

    asyncio.run(story())


@pytest.mark.parametrize("damage", ["no secret", "odd secret", "no dealer", "options", "seats", "pack"])
def test_a_record_that_was_tampered_with_is_refused_cleanly(tmp_path: Path, damage: str) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            await play_on(table, clients)
            record: Any = (await clients[0].get(f"/api/tables/{table}/record")).json()
            if damage == "no secret":
                record["dealer"]["secret"] = None
            elif damage == "odd secret":
                record["dealer"]["secret"] = "zz"
            elif damage == "no dealer":
                del record["dealer"]
            elif damage == "options":
                record["options"] = [1]
            elif damage == "seats":
                record["seats"] = 10**9
            else:
                record["game"], record["options"] = "city-builder", {"pack": "/etc"}
            answer = await Client(app).post("/api/records", record)
            assert answer.status_code in (400, 422), answer.text

    asyncio.run(story())


@pytest.mark.parametrize("game", ["the-ancient-world", "city-builder"])
def test_no_stranger_chooses_a_folder_of_the_server(tmp_path: Path, game: str) -> None:
    """Neither what is there nor whether anything is: every folder that the host did not name gets one answer."""
    allowed = tmp_path / "p"
    allowed.mkdir()

    async def story() -> None:
        async with running(tmp_path, packs=(str(allowed)[-40:],)) as app:
            said = [
                (await Client(app).post("/api/tables", {"game": game, "options": {"pack": folder}})).json()
                for folder in ("/etc", "/no/such/folder", "..", str(tmp_path)[:40])
            ]
            assert all(one == said[0] for one in said)
            assert said[0]["code"] == "malformed"
            named = (await Client(app).post("/api/tables", {"game": game, "options": {"pack": str(allowed)[-40:]}})).json()
            assert named["reason"] != said[0]["reason"], "the host's own folder is opened, and found to be empty"

    asyncio.run(story())
