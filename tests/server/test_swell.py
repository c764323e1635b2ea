"""Nothing that a stranger sends can swell the server. What is said at tables has its tests in test_texts."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from server.asgi import Client, running, seated
from server.test_play import play_on, state
from server.test_stop import long_record
from server.test_table_life import Time, ask

import tessera
from tessera.cli.main import main
from tessera.core.dealer import Dealer
from tessera.core.game import MOST_BOXES
from tessera.core.match import MOST_CHECKPOINTS, Match
from tessera.games import GAMES
from tessera.server.limits import DAY, OVERHEAD, Quota


def stored_bytes(folder: Path) -> int:
    """Everything that the store has of tables, acts and records."""
    with contextlib.closing(sqlite3.connect(folder / "tables.db")) as db:
        found = [
            db.execute(f"SELECT coalesce(sum(length({column})), 0) FROM {table}").fetchone()[0]
            for table, column in (("tables", "heading"), ("acts", "act"), ("records", "record"))
        ]
    return int(sum(found))


def with_nonces(nonces: list[str]) -> dict[str, Any]:
    """The record of a whole match of Tides of Time with these nonces: its draws and seals are as they should be."""
    game = GAMES["tides-of-time"]
    match = Match(game, game.box(2), Dealer(bytes(32), nonces))
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, match.options(seat)[0])
    return match.record()


def test_a_long_nonce_is_not_taken(tmp_path: Path) -> None:
    """A nonce of a megabyte was copied by each play-on: 260 GB a day from one address."""

    async def story() -> None:
        async with running(tmp_path) as app:
            record = with_nonces(["n" * 900_000, "m"])
            assert tessera.verify(record).holds, "nothing is wrong with it but its size"
            assert "nonce" in (await ask(Client(app), "/api/records", record, 422))["reason"]
            await ask(Client(app), "/api/records", with_nonces(["n" * 64, "m"]), 201)
            made = await ask(Client(app), "/api/tables", {"game": "tides-of-time"}, 201)
            assert (await Client(app).join(made["table"], made["links"][0], nonce="n" * 65)).status_code == 400
            assert (await Client(app).join(made["table"], made["links"][0], nonce="n" * 64)).status_code == 200

    asyncio.run(story())


def test_playing_on_copies_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            app.state.server.duties.paused = True
            record = long_record()
            table = (await ask(Client(app), "/api/records", record, 201))["table"]
            before = stored_bytes(tmp_path)
            assert before > len(json.dumps(record["entries"]))
            made = [await ask(Client(app), f"/api/tables/{table}/moments/50/play-on", {"seat": 0}) for _ in range(10)]
            again = (await ask(Client(app), "/api/records", record, 201))["table"]
            assert stored_bytes(tmp_path) - before < 11 * 1500, "each table is a heading and a reference"
            assert len((await state(Client(app), made[0]["table"]))["log"]["add"]) > 5
            assert (await Client(app).get(f"/api/tables/{again}/record")).json() == record

    asyncio.run(story())


def test_a_match_of_this_server_is_played_on_by_reference_too(tmp_path: Path) -> None:
    async def story() -> tuple[str, Any]:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            await play_on(table, clients)
            made = [await ask(Client(app), f"/api/tables/{table}/moments/{n}/play-on", {"seat": 1}) for n in (20, 30)]
            with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as db:
                assert db.execute("SELECT count(*) FROM records").fetchone() == (1,)
            app.state.server.duties.paused = True
            return made[0]["table"], await state(Client(app), made[0]["table"])

    table, before = asyncio.run(story())

    async def again() -> None:
        async with running(tmp_path) as app:
            app.state.server.duties.paused = True
            told = await state(Client(app), table)
            assert told["table"]["nonces"] == before["table"]["nonces"]
            n = len(before["log"]["add"])
            assert told["log"]["add"][:n] == before["log"]["add"]

    asyncio.run(again())


def test_an_address_stores_only_so_much_in_a_day(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, bytes_per_day=4 * (OVERHEAD + 100)) as app:
            statuses = [(await Client(app).post("/api/tables", {"game": "tides-of-time"})).status_code for _ in range(8)]
            assert statuses[:4] == [201] * 4
            assert statuses[-1] == 429
            assert (await Client(app).get("/api/games")).status_code == 200, "reading stores nothing"
        async with running(tmp_path, creations_per_day=3) as app:
            answers = [await Client(app).post("/api/tables", {"game": "tides-of-time"}) for _ in range(4)]
            assert [answer.status_code for answer in answers] == [201] * 3 + [429]
            assert answers[-1].json()["message"]["key"] == "server-quota"

    asyncio.run(story())


def test_moves_over_a_socket_count_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            socket = await clients[0].socket(table, 0)
            app.state.server.limits.daily_bytes.most = 0
            socket.send({"type": "move", "seat": 0, "ask": 1, "id": "a", "do": "x"})
            assert (await socket.answer("a"))["message"]["key"] == "server-quota"
            socket.send({"type": "ping"})
            await socket.until(3)
            assert socket.frames[-1] == '{"type":"pong"}'

    asyncio.run(story())


def test_a_quota_begins_anew_after_a_day() -> None:
    now = 0.0
    quota = Quota(10, lambda: now)
    assert quota.take("a", 10)
    assert not quota.take("a", 1)
    assert quota.take("b", 4)
    now = DAY - 1
    assert not quota.take("a", 1)
    assert not quota.take("b", 7)
    assert quota.take("b", 6)
    now = DAY
    assert quota.take("a", 10)
    for n in range(20_000):
        quota.take(str(n))
    assert len(quota.used) <= 10_000


def test_options_that_are_numbers_fill_no_memory() -> None:
    """Some options take any number, and every choice of options has a box of its own."""
    game = GAMES["age-of-heroes"]
    first = game.box(2, {"max_rounds": 100})
    assert game.box(2, {"max_rounds": 100}) is first
    for n in range(3 * MOST_BOXES):
        game.box(2, {"max_rounds": 1000 + n})
    assert len(game.boxes) <= MOST_BOXES


def test_who_acts_without_end_is_remembered_only_so_far() -> None:
    """A seat that talks on and on in a market could take all of it back, so every line kept a whole position."""
    match = tessera.new_match("age-of-heroes", seats=3, seed=1, options={"market": "open", "tribes": "random"})
    while match.prompt(0) is None or match.prompt(0)["title"] != "ask-bargain":  # type: ignore[index]
        seat = match.waiting()[0]
        match.play(seat, match.options(seat)[0])
    for n in range(2 * MOST_CHECKPOINTS):
        match.play(0, f"say hello {n}")
    assert len(match.checkpoints) == MOST_CHECKPOINTS


# -- tables are not kept for ever -----------------------------------------------------------------------------------------


def test_tables_that_nobody_touches_are_exported_and_deleted(tmp_path: Path) -> None:
    """Tables were never deleted, so whoever opened many filled the disk for ever."""

    async def story() -> None:
        time = Time()
        async with running(tmp_path, now=time, keep_days=10.0, sweep=3600.0) as app:
            maintenance, store = app.state.server.maintenance, app.state.server.services.store
            over, clients = await seated(app)
            await play_on(over, clients)
            record = (await clients[0].get(f"/api/tables/{over}/record")).json()
            uploaded = (await ask(Client(app), "/api/records", record, 201))["table"]
            made = await ask(Client(app), "/api/tables", {"game": "tides-of-time"}, 201)
            time.now += 9 * 86400
            live, players = await seated(app)
            await maintenance.delete_untouched()
            assert (await state(Client(app), over))["table"]["status"] == "over"
            time.now += 2 * 86400
            await maintenance.delete_untouched()
            for table in (over, uploaded, made["table"]):
                assert (await Client(app).get(f"/api/tables/{table}")).status_code == 404
                file = tmp_path / "exported" / f"{table}.json"
                assert file.stat().st_mode & 0o077 == 0
            kept = json.loads((tmp_path / "exported" / f"{over}.json").read_text())
            assert [act["act"] for act in kept["acts"]][:2] == ["joined", "joined"]
            assert json.loads((tmp_path / "exported" / f"{uploaded}.json").read_text())["record"]["entries"]
            usage = await store.usage()
            assert (usage["tables"], usage["records"]["number"]) == ({"deleted": 3, "playing": 1}, 0)
            listed = (await Client(app).get("/api/commitments")).json()["commitments"]
            assert made["commitment"] in [line["commitment"] for line in listed], "none can be dropped"
            await play_on(live, players, 2)
            assert (await clients[0].post(f"/api/tables/{over}/chat", {"seat": 0, "text": "x"})).status_code == 404

    asyncio.run(story())


def test_an_operator_sees_what_fills_the_disk_and_closes_and_deletes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"--database-url=sqlite:///{tmp_path}/tables.db"

    async def story() -> None:
        async with running(tmp_path) as app:
            first, clients = await seated(app)
            second, _ = await seated(app)
            await play_on(first, clients, 5)
            assert await asyncio.to_thread(main, ["tables", "list", "--json", url]) == 0
            assert {line["table"] for line in json.loads(capsys.readouterr().out)["tables"]} == {first, second}
            assert await asyncio.to_thread(main, ["tables", "usage", url]) == 0
            assert "2 tables are playing" in capsys.readouterr().out
            assert await asyncio.to_thread(main, ["tables", "close", first, url]) == 0
            assert (await clients[0].post(f"/api/tables/{first}/chat", {"seat": 0, "text": "x"})).status_code == 200
            assert (await state(clients[0], first))["table"]["status"] == "abandoned"
            assert await asyncio.to_thread(main, ["tables", "delete", second, "nothing", url]) == 1
            assert (tmp_path / "exported" / f"{second}.json").exists()

    asyncio.run(story())
    assert main(["tables", "usage", f"--database-url=sqlite:///{tmp_path}/none.db"]) == 2
    assert not (tmp_path / "none.db").exists()
