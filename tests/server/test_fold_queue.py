"""What is played again for one caller keeps no other caller waiting."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.asgi import Client, running, seated
from server.test_play import state
from server.test_stop import finished
from server.test_table_life import ask

import tessera
from tessera.core.record import Record
from tessera.server import live_table
from tessera.server.fold_queue import FoldQueue, Spent, asker
from tessera.server.refusals import Rejection
from tessera.server.uploads import MOST_REBUILDS, count_rebuilds, fault_of
from tessera.server.worker_process import Worker

SLOW = 0.25
"""Seconds that each replay takes here."""


class Stranger(Client):
    """A caller from an address of its own."""

    def __init__(self, app: Any, address: str) -> None:
        super().__init__(app)
        transport = httpx.ASGITransport(app=app, client=(address, 1))
        self.http = httpx.AsyncClient(transport=transport, base_url="http://testserver", timeout=60)


def test_twelve_slow_play_ons_delay_no_stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them went through one thread in the order of their arrival, and so did a stranger's new table: it took 21.8 s."""
    real = live_table.replay_record

    def slow(*given: Any) -> Any:
        time.sleep(SLOW)
        return real(*given)

    async def story() -> None:
        async with running(tmp_path) as app:
            record = finished("tides-of-time", 2, 0, 0)
            robber, stranger = Stranger(app, "10.0.0.1"), Stranger(app, "10.0.0.2")
            table = (await ask(robber, "/api/records", record, 201))["table"]
            monkeypatch.setattr(live_table, "replay_record", slow)
            path = f"/api/tables/{table}/moments/9/play-on"
            attack = [asyncio.ensure_future(robber.post(path, {"seat": 0})) for _ in range(12)]
            await asyncio.sleep(SLOW)
            begin = time.monotonic()
            made = await ask(stranger, "/api/tables", {"game": "tides-of-time"}, 201)
            assert (await stranger.get(f"/api/tables/{made['table']}")).status_code == 200
            assert time.monotonic() - begin < 4 * SLOW, "a new table waits for no replay"
            # A stranger's own replay waits for the one that has begun, and for no more.
            assert (await stranger.post(path, {"seat": 1})).status_code == 200
            assert sum(not one.done() for one in attack) >= 5
            statuses = [(await one).status_code for one in attack]
            assert set(statuses) == {200, 429}
            assert statuses.count(200) >= 8

    asyncio.run(story())


def test_addresses_take_turns_and_none_queues_without_end() -> None:
    async def story() -> None:
        queue = FoldQueue("test", 3)
        done: list[str] = []

        def work(name: str) -> None:
            time.sleep(0.01)
            done.append(name)

        async def fold(address: str, n: int) -> None:
            asker.set(address)
            await queue.do("t", work, f"{address}{n}")

        many = [asyncio.ensure_future(fold("crowd", n)) for n in range(6)]
        await asyncio.sleep(0)
        await asyncio.gather(fold("one", 0), fold("", 0), fold("", 1))
        refused = [one for one in await asyncio.gather(*many, return_exceptions=True) if isinstance(one, Rejection)]
        assert [one.code for one in refused] == ["limit"] * 2
        assert done.index("one0") <= 2
        assert sorted(done) == ["0", "1", "crowd0", "crowd1", "crowd2", "crowd3", "one0"]
        with pytest.raises(ZeroDivisionError):
            await queue.do("t", lambda: 1 // 0)
        assert await queue.do("t", lambda: 7) == 7
        queue.close()

    asyncio.run(story())


def test_rewinds_to_what_was_taken_back_are_counted() -> None:
    """`rewind first` and `rewind n` in turn played the whole match again each time, though few rewinds were counted."""
    match = tessera.new_match("tides-of-time", seats=2, seed=3)
    match.keep_milestones()
    for _ in range(4):
        for seat in match.waiting():
            match.play(seat, match.options(seat)[0])
    n, first = len(match.entries), 11
    for _ in range(5):
        match.rewind(first)
        match.rewind(n)
    assert count_rebuilds(match.entries) == 5
    fault = fault_of(Record.read(match.record()))
    assert fault is not None
    assert fault.message["key"] == "server-record-rebuilds"
    assert f"the limit is {MOST_REBUILDS}" in fault.reason
    honest = finished("tides-of-time", 2, 100, 30)
    assert count_rebuilds(honest["entries"]) == 0


def test_previews_of_one_address_do_not_crowd_out_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They all stood in one line under no address, so 100 wishes of one player came before anybody else's."""
    asked: list[Any] = []
    go = asyncio.Event()

    async def look(self: Worker, job: dict[str, Any], seconds: float) -> dict[str, Any]:
        asked.append(job)
        await go.wait()
        return {"options": {}}

    monkeypatch.setattr(Worker, "do", look)

    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            other_table, others = await seated(app)
            clients[0].http._transport = httpx.ASGITransport(app=app, client=("10.0.0.1", 1))
            others[0].http._transport = httpx.ASGITransport(app=app, client=("10.0.0.2", 1))
            path = f"/api/tables/{table}/previews"
            greedy = [asyncio.ensure_future(clients[0].post(path, {"seat": 0})) for _ in range(100)]
            async with asyncio.timeout(10):
                while sum(one.done() for one in greedy) < 80:
                    await asyncio.sleep(0.01)
            queue = app.state.server.services.agents.quick.queue
            assert len(queue) <= 8
            mine = asyncio.ensure_future(others[0].post(f"/api/tables/{other_table}/previews", {"seat": 0}))
            async with asyncio.timeout(10):
                while queue.by_address["10.0.0.2"] == 0:
                    await asyncio.sleep(0.01)
            assert queue.by_address["10.0.0.2"] == 1
            go.set()
            assert (await mine).json() == {"ask": 1, "options": {}}
            assert {(await one).status_code for one in greedy} == {200}
            assert (await state(others[0], other_table, 0))["prompt"]

    asyncio.run(story())


def test_an_address_uses_only_so_much_of_the_thread_within_a_window() -> None:
    """Who asked for a dozen tables with long records in turn, more than are kept in memory, had the thread busy for good."""
    now = 100.0

    def work(seconds: float) -> None:
        begin = time.thread_time()
        while time.thread_time() - begin < seconds:
            pass

    async def do(queue: FoldQueue, address: str) -> bool:
        asker.set(address)
        try:
            await queue.do("t", work, 0.02)
        except Rejection:
            return False
        return True

    async def story() -> None:
        nonlocal now
        queue = FoldQueue("test", 3, Spent(0.03, 20.0, lambda: now))
        assert [await asyncio.create_task(do(queue, "a")) for _ in range(4)] == [True, True, False, False]
        assert await asyncio.create_task(do(queue, "b"))
        assert all([await asyncio.create_task(do(queue, "")) for _ in range(4)]), "the server itself may always"
        now += 20.0
        assert await asyncio.create_task(do(queue, "a"))
        queue.close()

    asyncio.run(story())


def test_a_table_that_is_read_again_and_again_counts_for_who_asks(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, fold_seconds=1e-6) as app:
            greedy, other = Stranger(app, "10.0.0.1"), Stranger(app, "10.0.0.2")
            table = (await ask(greedy, "/api/records", finished("tides-of-time", 2, 0, 0), 201))["table"]
            app.state.server.tables.forget(table)
            answer = await greedy.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["message"]["key"]) == (429, "server-too-many-replays")
            assert (await other.get(f"/api/tables/{table}")).status_code == 200

    asyncio.run(story())
