"""Agents are kept between the questions of their seats, while their table lives and as far as memory goes."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from server.asgi import Client, running, seated
from server.processes import ROOT
from server.test_play import state
from server.test_table_life import ask, wait_for

import tessera
from tessera.server import worker
from tessera.server.agents import AgentFailed, AgentPool, Memory, Question, facts_of
from tessera.server.worker import KeptAgents

MATCH = tessera.new_match("tides-of-time", seats=2, seed=1, options={})
OPTIONS = MATCH.options(0)


@pytest.fixture(autouse=True)
def tests_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(ROOT / "tests")]))


@asynccontextmanager
async def pool(n_workers: int = 1) -> AsyncIterator[AgentPool]:
    made = AgentPool(n_workers, "server.bad_agents:GAMES", 10.0, 1.0, 1 << 30)
    try:
        yield made
    finally:
        await made.close()


def question(memory: Memory | None, agent: str = "counting") -> Question:
    return Question("tides-of-time", 2, {}, agent, facts_of(MATCH, 0), memory)


async def count(agents: AgentPool, memory: Memory | None) -> int:
    """How many questions the agent of this memory has answered before."""
    return OPTIONS.index(await agents.choose(question(memory), OPTIONS))


def test_the_second_question_of_a_seat_reaches_the_same_agent() -> None:
    async def story() -> None:
        async with pool() as agents:
            first, second = Memory("t", 0, 0), Memory("t", 1, 0)
            assert [await count(agents, first) for _ in range(3)] == [0, 1, 2]
            assert await count(agents, second) == 0, "the other seat has an agent of its own"
            assert await count(agents, first) == 3
            assert await count(agents, Memory("t", 0, 7)) == 0, "who takes over begins anew"
            assert [await count(agents, None) for _ in range(2)] == [0, 0], "a hint leaves nothing behind"

    asyncio.run(story())


def test_a_kept_agent_is_asked_at_its_home() -> None:
    async def story() -> None:
        async with pool(2) as agents:
            seats = [Memory("t", seat, 0) for seat in range(4)]
            assert await asyncio.gather(*[count(agents, seat) for seat in seats]) == [0] * 4
            homes = {seat: agents.homes.find(seat) for seat in seats}
            assert len({id(home.worker) for home in homes.values() if home}) == 2, "both workers are used"
            for seat in (*seats, *reversed(seats)):
                await count(agents, seat)
            assert {seat: agents.homes.find(seat) for seat in seats} == homes
            assert [await count(agents, seat) for seat in seats] == [3] * 4

    asyncio.run(story())


def test_an_agent_whose_home_is_busy_is_asked_elsewhere_and_begins_anew() -> None:
    async def story() -> None:
        async with pool(2) as agents:
            seat = Memory("t", 0, 0)
            assert [await count(agents, seat) for _ in range(2)] == [0, 1]
            home = agents.homes.find(seat)
            assert home is not None
            agents.idle.remove(home.worker)
            assert await count(agents, seat) == 0
            agents.idle.append(home.worker)
            agents.idle.remove(next(worker for worker in agents.workers if worker is not home.worker))
            assert await count(agents, seat) == 0, "the first one has missed a question, so it is not asked again"

    asyncio.run(story())


def test_a_dead_worker_loses_nothing_but_what_was_remembered() -> None:
    async def story() -> None:
        async with pool() as agents:
            seat = Memory("t", 0, 0)
            assert [await count(agents, seat) for _ in range(2)] == [0, 1]
            process = agents.workers[0].running
            assert process is not None
            os.kill(process.pid, signal.SIGKILL)
            await process.wait()
            assert [await count(agents, seat) for _ in range(2)] == [0, 1]
            with pytest.raises(AgentFailed):
                await agents.choose(question(Memory("t", 1, 0), "bad-die"), OPTIONS)
            assert await count(agents, seat) == 0

    asyncio.run(story())


def test_agents_of_a_table_that_is_over_are_dropped() -> None:
    async def story() -> None:
        async with pool() as agents:
            assert [await count(agents, Memory("t", 0, 0)) for _ in range(2)] == [0, 1]
            agents.forget_table("t")
            assert not agents.homes.by_table
            assert await count(agents, Memory("t", 0, 0)) == 0
            agents.forget(question(Memory("t", 0, 0)))
            assert await count(agents, Memory("t", 0, 0)) == 0

    asyncio.run(story())


def job(number: int) -> dict[str, Any]:
    return {"memory": number, "agent": "greedy", "seed": 1}


def test_a_worker_keeps_only_as_many_agents_as_it_has_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tessera.games.GAMES["tides-of-time"]
    kept = KeptAgents(1 << 40)
    monkeypatch.setattr(worker, "MOST_AGENTS", 3)
    first = kept.find(job(1), game)
    for number in (2, 3):
        kept.find(job(number), game)
    assert kept.find(job(1), game) is first
    kept.find(job(4), game)
    kept.make_room()
    assert list(kept.agents) == [3, 1, 4], "the one that was asked longest ago goes first"
    kept.bytes = 1
    kept.make_room()
    assert not kept.agents, "a full process keeps none"
    assert worker.used_bytes() > 1 << 20


async def answer(client: Client, table: str) -> None:
    """Answer the next question of the first seat, and wait until it is asked again."""
    prompt = (await state(client, table, 0))["prompt"]
    before = prompt["ask"]
    await ask(
        client, f"/api/tables/{table}/moves", {"seat": 0, "ask": before, "id": f"a{before}", "do": prompt["options"][0]["do"]}
    )

    async def asked_again() -> bool:
        now = (await state(client, table, 0))["prompt"]
        return now is not None and bool(now["ask"] > before)

    await wait_for(asked_again)


def test_the_agent_at_a_table_is_kept_until_the_match_is_rewound_or_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            homes = app.state.server.services.agents.homes
            table, clients = await seated(app, friendly=True, agents=[None, "greedy"])
            for _ in range(2):
                await answer(clients[0], table)
            assert [memory.since for memory in homes.by_table[table]] == [0], "one agent answered both"
            await ask(clients[0], f"/api/tables/{table}/take-backs", {"seat": 0})
            for _ in range(2):
                await answer(clients[0], table)
            assert max(memory.since for memory in homes.by_table[table]) > 0, "what the first one knew is outdated"
            await ask(clients[0], f"/api/tables/{table}/resign", {"seat": 0})
            await state(Client(app), table)
            assert table not in homes.by_table

    asyncio.run(story())
