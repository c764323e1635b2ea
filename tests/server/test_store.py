"""Both stores keep the same promises: one story, told to each of them."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest
from server.services import Postgres

from tessera.server import acts
from tessera.server.store import Conflict, Key, Store, Summary, open_store
from tessera.server.store.sql import DELETE_RECORD

OPEN, PLAYING = Summary("open", None, 10.0), Summary("playing", 20.0, 11.0)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_store_keeps_what_it_is_given(kind: str, tmp_path: Path, postgres: Postgres) -> None:
    url = f"sqlite:///{tmp_path}/store.db" if kind == "sqlite" else postgres.url

    async def story() -> None:
        store = open_store(url)
        await store.open()
        try:
            await keep_tables(store)
            await keep_keys(store)
            await keep_beats(store)
            await forget_tables(store)
            await forget_records(store)
        finally:
            await store.close()

    asyncio.run(story())


async def keep_tables(store: Store) -> None:
    for number, public in enumerate((True, False)):
        await store.create(f"t{number}", b'{"h":1}', public, f"c{number}", OPEN, [])
    await store.create("up", b"{}", True, "", Summary("over", None, 12.0), [])
    with pytest.raises(Conflict):
        await store.create("t0", b"{}", True, "c", OPEN, [])
    assert await store.load("nobody") is None
    assert await store.stale(10.0, 5) == ["t0", "t1"]
    await store.append("t0", 0, b'{"a":1}', PLAYING)
    with pytest.raises(Conflict):
        await store.append("t0", 0, b'{"a":2}', PLAYING)
    await store.append("t0", 1, '{"a":"é"}'.encode(), PLAYING)
    assert await store.load("t0") == (b'{"h":1}', [b'{"a":1}', '{"a":"é"}'.encode()])
    assert await store.since("t0", 1) == ['{"a":"é"}'.encode()]
    assert (await store.due(19.0, 5), await store.due(20.0, 5), await store.clocked()) == ([], ["t0"], ["t0"])
    assert [line.table for line in await store.listing("playing", 99.0, 5)] == ["t0"]
    assert await store.listing("open", 99.0, 5) == [], "t1 is not public"
    assert sorted(await store.commitments(99.0, 5)) == [("c0", "playing", 10.0), ("c1", "open", 10.0)]


async def keep_keys(store: Store) -> None:
    link, seat = Key("h1", "t0", 0, "link", 50.0), Key("h2", "t0", 0, "seat", 70.0)
    await store.add_key(link)
    assert await store.find_key("h1") == link
    assert sorted(await asyncio.gather(store.exchange("h1", seat), store.exchange("h1", seat))) == [False, True]
    assert (await store.find_key("h1"), await store.find_key("h2")) == (None, seat)
    await store.add_key(link)
    await store.drop_keys("t0", 0, ("link", "share"))
    assert (await store.find_key("h1"), await store.find_key("h2")) == (None, seat)
    await store.tidy(60.0)
    assert await store.find_key("h2") == seat
    await store.tidy(80.0)
    assert await store.find_key("h2") is None


async def keep_beats(store: Store) -> None:
    assert await store.last_beat() is None
    await store.ready()
    await store.beat("a", 100.0)
    await store.beat("a", 200.0)
    assert await store.last_beat() == 200.0
    await store.tidy(200.0 + 90_000.0)
    assert await store.last_beat() == 0.0


async def forget_tables(store: Store) -> None:
    """A deleted table leaves its commitment alone; whoever writes to it meanwhile keeps it."""
    assert await store.untouched(10.5, 5) == ["t1"]
    with pytest.raises(Conflict):
        await store.delete("t0", 1, "")
    assert await store.load("t0") is not None
    await store.add_record("f" * 64, b"{}")
    await store.add_record("e" * 64, b"{}")
    await store.append("up", 0, b'{"record":"' + b"e" * 64 + b'"}', Summary("over", None, 12.0))
    await store.delete("t0", 2, "f" * 64)
    await store.delete("t1", 0, "e" * 64)
    assert (await store.find_record("f" * 64), await store.find_record("e" * 64)) == (None, b"{}"), "one is still referred to"
    assert await store.load("t0") is None
    with pytest.raises(Conflict):
        await store.append("t0", 2, b"{}", PLAYING)
    assert sorted(await store.commitments(99.0, 5)) == [("c0", "deleted", 10.0), ("c1", "deleted", 10.0)]
    assert {line["table"]: line["status"] for line in await store.overview("", 5)} == {
        "t0": "deleted",
        "t1": "deleted",
        "up": "over",
    }
    assert [line["table"] for line in await store.overview("over", 5)] == ["up"]
    usage = await store.usage()
    assert usage["tables"] == {"deleted": 2, "over": 1}
    assert usage["largest"] == [{"table": "up", "acts": 1, "bytes": 77}]
    await store.add_components("3f0c9a6b52de", b'{"a.toml":""}')
    assert await store.find_components("3f0c9a6b52de") == b'{"a.toml":""}'


async def forget_records(store: Store) -> None:
    """A record stays as long as a table refers to it, whichever kind of act does so."""
    hash = "d" * 64
    first = [acts.Imported(record=hash, at=13.5), acts.Continued(record=hash, seat=1, entry=50, at=1.25)]
    await store.add_record(hash, b"{}")
    for number, act in enumerate(first):
        await store.create(f"r{number}", b"{}", False, "", PLAYING, [])
        await store.append(f"r{number}", 0, acts.encode(act), PLAYING)
    await store.create("r2", b"{}", False, "", PLAYING, [])
    await store.append("r2", 0, acts.encode(acts.Joined(seat=0, name=f'"record":"{hash}', at=1.0)), PLAYING)
    await store.delete("r0", 1, hash)
    assert await store.has_record(hash), "a match goes on from it"
    await store.delete("r1", 1, hash)
    assert not await store.has_record(hash), "that somebody's name looks like it is no matter"


def test_whether_a_record_is_referred_to_is_looked_up_and_not_searched_for(tmp_path: Path) -> None:
    """The deletion of one table read the first act of all others."""

    async def story() -> None:
        store = open_store(f"sqlite:///{tmp_path}/store.db")
        await store.open()
        await store.close()

    asyncio.run(story())
    with contextlib.closing(sqlite3.connect(tmp_path / "store.db")) as db:
        plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {DELETE_RECORD}", ("d" * 64,))]
    assert any("acts USING" in line and "acts_record" in line for line in plan), plan
    assert not any(line.startswith("SCAN") for line in plan), plan
