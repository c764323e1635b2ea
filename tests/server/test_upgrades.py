"""Upgrades keep every match: databases of every schema version are brought up to date, and newer ones are refused."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest
from laws.worlds import sized
from server.asgi import Client, running, seated
from server.processes import ROOT
from server.services import Postgres
from server.test_play import state

import tessera
from tessera.games import GAMES
from tessera.server.seats import cookie_name, hashed
from tessera.server.store import BadDatabase, Key, open_store
from tessera.server.store.schema import COLUMNS, MIGRATIONS, NEWEST

OLD = Path(__file__).parent / "databases" / "version-0.sql"
"""A database as it was written before there were migrations: matches that are open, played and over, and a record."""
N_COPIES = sized(20, 150)
N_LIVE, N_LIVE_POSTGRES = sized(16, 1000), sized(8, 200)


def old_database(path: Path, n_copies: int = 0) -> None:
    """A database of version 0. Each copy repeats all of its tables under other names."""
    with sqlite3.connect(path) as db:
        db.executescript(OLD.read_text(encoding="utf-8"))
        for id, heading in db.execute("SELECT id, heading FROM tables").fetchall():
            for number in range(n_copies):
                name = f"{id[:12]}{number:04d}"
                columns = "version, status, due, changed, opened, public, commitment"
                db.execute(
                    f"INSERT INTO tables SELECT ?, ?, {columns} FROM tables WHERE id = ?",
                    (name, heading.replace(id, name), id),
                )
                db.execute("INSERT INTO acts SELECT ?, version, act FROM acts WHERE table_id = ?", (name, id))
    db.close()


def tables_of(path: Path) -> list[tuple[str, str]]:
    with sqlite3.connect(path) as db:
        return db.execute("SELECT id, status FROM tables ORDER BY id").fetchall()


async def holder(app: Any, table: str, seat: int) -> Client:
    """Somebody with a key of this seat that is made for it."""
    secret = f"new-key-of-{table}-{seat}"
    store = app.state.server.services.store
    if await store.find_key(hashed(secret)) is None:
        await store.add_key(Key(hashed(secret), table, seat, "seat", 1e12))
    client = Client(app)
    client.http.cookies.set(cookie_name(table, seat, "seat"), secret)
    return client


async def move_on(app: Any, table: str) -> None:
    """Play one answer of somebody who owes one at an old table."""
    seat = (await state(Client(app), table))["table"]["waiting"][0]
    client = await holder(app, table, seat)
    prompt = (await state(client, table, seat))["prompt"]
    assert prompt["owed"]
    move = {"seat": seat, "ask": prompt["ask"], "id": "after-the-upgrade", "do": prompt["options"][0]["do"]}
    answer = await client.post(f"/api/tables/{table}/moves", move)
    assert answer.status_code == 200, answer.text


def test_a_database_from_before_migrations_goes_on_with_all_its_matches(tmp_path: Path) -> None:
    old_database(tmp_path / "tables.db", N_COPIES)
    known = tables_of(tmp_path / "tables.db")

    async def story() -> None:
        async with running(tmp_path) as app:
            for table, status in known:
                told = (await state(Client(app), table))["table"]
                assert told["status"] == status, table
                if status == "playing":
                    await move_on(app, table)
                elif status == "over":
                    record = (await Client(app).get(f"/api/tables/{table}/record")).json()
                    assert tessera.verify(record).holds
            assert (await Client(app).get("/readyz")).status_code == 200

    asyncio.run(story())
    with sqlite3.connect(tmp_path / "tables.db") as db:
        assert db.execute("PRAGMA user_version").fetchone() == (NEWEST,)
    assert tables_of(tmp_path / "tables.db") == known


def test_a_postgresql_database_from_before_migrations_goes_on(tmp_path: Path, postgres: Postgres) -> None:
    async def story() -> None:
        line = await asyncpg.connect(postgres.url)
        for name in ("tables", "acts", "keys", "records", "beats", "components", "schema_version"):
            await line.execute(f"DROP TABLE IF EXISTS {name}")
        script = OLD.read_text(encoding="utf-8").replace("BEGIN TRANSACTION;", "").replace("COMMIT;", "")
        await line.execute("SET standard_conforming_strings = on")
        await line.execute(re.sub(r'INSERT INTO "(\w+)"', r"INSERT INTO \1", script))
        playing = [row[0] for row in await line.fetch("SELECT id FROM tables WHERE status = 'playing'")]
        assert playing
        async with running(tmp_path, database_url=postgres.url) as app:
            for table in playing:
                await move_on(app, table)
        assert await line.fetchval("SELECT version FROM schema_version") == NEWEST
        async with running(tmp_path, database_url=postgres.url) as app:
            for table in playing:
                assert (await state(Client(app), table))["table"]["status"] == "playing"
        await line.execute("UPDATE schema_version SET version = 99")
        store = open_store(postgres.url)
        with pytest.raises(BadDatabase, match="schema version 99"):
            await store.open()
        await store.close()
        await line.execute(f"UPDATE schema_version SET version = {NEWEST}")
        await line.close()

    asyncio.run(story())


# -- matches of all games in their middle -------------------------------------------------------------------------------

ROWS = {name: COLUMNS[name].split(", ") for name in ("tables", "acts", "keys", "records", "beats")}
"""What a database of version 0 holds."""


async def begin_matches(folder: Path) -> dict[str, Any]:
    """A match of every game with its fewest and its most seats, somewhere in its middle; what seat 0 sees of each."""
    seen, rng = {}, Random(4)
    async with running(folder) as app:
        for game in GAMES.values():
            for n in {game.seats[0], game.seats[-1]}:
                table, clients = await seated(app, n, game.id)
                await play_at_random(table, clients, rng, rng.randrange(8, 8 + 12 * n))
                seen[table] = what_is_seen(await state(clients[0], table, 0))
    return seen


async def play_at_random(table: str, clients: list[Client], rng: Random, n_moves: int) -> None:
    for _ in range(n_moves):
        told = await state(clients[0], table)
        assert told["table"]["status"] == "playing"
        seat = rng.choice(told["table"]["waiting"])
        prompt = (await state(clients[seat], table, seat))["prompt"]
        move = {"seat": seat, "ask": prompt["ask"], "id": f"m{prompt['ask']}", "do": rng.choice(prompt["options"])["do"]}
        answer = await clients[seat].post(f"/api/tables/{table}/moves", move)
        assert answer.status_code in (200, 422), answer.text


def what_is_seen(told: Any) -> Any:
    return {name: told[name] for name in ("view", "prompt", "log")}


def copies(path: Path, n: int) -> tuple[dict[str, list[tuple[Any, ...]]], dict[str, str]]:
    """All rows of a database, with so many copies of its tables under other names; and of which table each is a copy."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        rows = {name: db.execute(f"SELECT {', '.join(columns)} FROM {name}").fetchall() for name, columns in ROWS.items()}
    names = {f"{row[0][:12]}{number:04d}": row[0] for number in range(n) for row in rows["tables"]}
    found = {row[0]: row for row in rows["tables"]}
    acts: dict[str, list[Any]] = {}
    for row in rows["acts"]:
        acts.setdefault(row[0], []).append(row[1:])
    rows["tables"] = [(name, found[old][1].replace(old, name), *found[old][2:]) for name, old in names.items()]
    rows["acts"] = [(name, *act) for name, old in names.items() for act in acts[old]]
    return rows, names


async def expect_all_go_on(folder: Path, url: str, names: dict[str, str], seen: dict[str, Any]) -> None:
    """Every match is as it was and takes an answer. The times of the upgrade and of all that are printed."""
    begin = time.perf_counter()
    async with running(folder, database_url=url) as app:
        opened = time.perf_counter()
        for name, old in names.items():
            assert what_is_seen(await state(await holder(app, name, 0), name, 0)) == seen[old], name
            await move_on(app, name)
        assert (await Client(app).get("/readyz")).status_code == 200
    took = time.perf_counter() - opened
    print(f"{len(names)} live matches: upgraded in {opened - begin:.2f} s, all read and played on in {took:.1f} s")


def test_live_matches_of_all_games_go_on_after_an_upgrade(tmp_path: Path) -> None:
    (tmp_path / "now").mkdir()
    seen = asyncio.run(begin_matches(tmp_path / "now"))
    rows, names = copies(tmp_path / "now" / "tables.db", -(-N_LIVE // len(seen)))
    with contextlib.closing(sqlite3.connect(tmp_path / "old.db")) as db:
        db.executescript(MIGRATIONS[0].sql)
        for name, columns in ROWS.items():
            db.executemany(f"INSERT INTO {name} VALUES ({', '.join('?' * len(columns))})", rows[name])
        db.commit()
    asyncio.run(expect_all_go_on(tmp_path, f"sqlite:///{tmp_path}/old.db", names, seen))


def test_live_matches_of_all_games_go_on_after_an_upgrade_of_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    (tmp_path / "now").mkdir()
    seen = asyncio.run(begin_matches(tmp_path / "now"))
    rows, names = copies(tmp_path / "now" / "tables.db", -(-N_LIVE_POSTGRES // len(seen)))

    async def write() -> None:
        line = await asyncpg.connect(postgres.url)
        await line.execute("DROP SCHEMA public CASCADE")
        await line.execute("CREATE SCHEMA public")
        await line.execute(MIGRATIONS[0].sql)
        for name, columns in ROWS.items():
            await line.copy_records_to_table(name, records=rows[name], columns=columns)
        await line.close()

    asyncio.run(write())
    asyncio.run(expect_all_go_on(tmp_path, postgres.url, names, seen))


def test_every_version_of_the_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    async def story(path: Path) -> None:
        store = open_store(f"sqlite:///{path}")
        await store.open()
        await store.ready()
        await store.close()

    for version in range(NEWEST + 1):
        path = tmp_path / f"{version}.db"
        with sqlite3.connect(path) as db:
            for migration in MIGRATIONS[:version]:
                db.executescript(migration.sql)
            db.execute(f"PRAGMA user_version = {version}")
        asyncio.run(story(path))


def test_processes_that_start_together_migrate_once(tmp_path: Path) -> None:
    old_database(tmp_path / "tables.db")

    async def story() -> None:
        stores = [open_store(f"sqlite:///{tmp_path}/tables.db") for _ in range(4)]
        await asyncio.gather(*[store.open() for store in stores])
        for store in stores:
            await store.ready()
            await store.close()

    asyncio.run(story())


def serve(database: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tessera.cli.main", "serve", "--database-url", f"sqlite:///{database}", "--port", "1"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)


def test_a_newer_or_a_damaged_database_is_refused_in_a_line(tmp_path: Path) -> None:
    newer, damaged = tmp_path / "newer.db", tmp_path / "damaged.db"
    for path, change in ((newer, "PRAGMA user_version = 99"), (damaged, "ALTER TABLE tables DROP COLUMN commitment")):
        old_database(path)
        with sqlite3.connect(path) as db:
            db.execute(change)
    for path, why in ((newer, "schema version 99"), (damaged, "commitment")):
        done = serve(path)
        assert done.returncode == 2
        said = [line for line in done.stderr.splitlines() if why in line]
        assert len(said) == 1, done.stderr
        assert "Traceback" not in done.stderr


def test_readyz_tells_of_a_database_that_lost_a_column(tmp_path: Path) -> None:
    """The server logged errors for ever and said that it was ready."""

    async def story() -> None:
        async with running(tmp_path) as app:
            assert (await Client(app).get("/readyz")).status_code == 200
            with sqlite3.connect(tmp_path / "tables.db") as db:
                db.execute("ALTER TABLE keys DROP COLUMN expires")
            assert (await Client(app).get("/readyz")).status_code == 503

    asyncio.run(story())

    async def refused() -> None:
        async with running(tmp_path) as app:
            answer = await Client(app).get("/readyz")
            assert answer.status_code == 503
            assert "expires" in answer.json()["why"]

    asyncio.run(refused())
