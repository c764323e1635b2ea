"""The lease protocol, checked exhaustively: whatever processes, clocks and the network do, nothing is done twice.

A process tends a table while it believes to hold its lease. It may be paused for any time between any two steps, and its lease
may end or be lost meanwhile, so two processes can believe to own a table. What keeps them from acting twice is not the lease
but the store: an act is appended only at the version that its writer has read (`Store.append`). The model searches every state
that the processes can reach, with and without that check, and so shows that the check is needed and suffices.

People act at the same time, without any lease: they talk, which changes the version and answers nothing, or take their seat
back from an agent and answer its question themselves. A writer that is told of a conflict reads the table again and goes on
only if its question is still open (`LiveTable.write` and `commands.answer_for`).
"""

from __future__ import annotations

import asyncio
from collections import deque
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from server.asgi import Client, running, seated
from server.test_play import state

from tessera.server import commands
from tessera.server.server import TableServer
from tessera.server.store import Conflict

N_QUESTIONS = 3
"""Questions of the table that the server has to answer, one after the other."""
N_TALKS = 2
"""How often people do something that answers none of them."""
TALK = -1
"""Stands for such an act."""
IDLE, CLAIMED, READ = 0, 1, 2
"""A process looks for work, believes to hold the lease, or has read the table and is about to write its answer."""
NOBODY = -1


class Process(NamedTuple):
    """One process as far as the lease is concerned. It may stop for any time in any of these states."""

    at: int = IDLE
    version: int = 0
    """The version that it has read,"""
    question: int = 0
    """and the question that was open there."""


class World(NamedTuple):
    """Everything that matters: the lease in Redis, the acts in the store, and where each process is."""

    processes: tuple[Process, ...]
    holder: int = NOBODY
    is_redis_up: bool = True
    acts: tuple[int, ...] = ()
    """For each act in the store the question that it answers, or `TALK`."""

    @property
    def answers(self) -> tuple[int, ...]:
        return tuple(act for act in self.acts if act != TALK)

    @property
    def open_question(self) -> int:
        return len(self.answers)


def moves(world: World, n: int, checks_version: bool = True, checks_question: bool = True) -> list[World]:
    """What process number n can do next."""
    process, found = world.processes[n], []

    def become(new: Process, **changes: Any) -> None:
        processes = tuple(new if other == n else old for other, old in enumerate(world.processes))
        found.append(world._replace(processes=processes, **changes))

    if process.at == IDLE:
        if not world.is_redis_up:  # without Redis everybody tends
            become(Process(CLAIMED))
        elif world.holder in (NOBODY, n):
            become(Process(CLAIMED), holder=n)
    elif process.at == CLAIMED:
        if world.open_question < N_QUESTIONS:
            become(Process(READ, len(world.acts), world.open_question))
        become(Process())
    else:
        # It answers the question that it has read. Meanwhile anything may have happened, its lease included.
        if not checks_version or process.version == len(world.acts):
            become(Process(CLAIMED), acts=(*world.acts, process.question))
        elif process.question == world.open_question or not checks_question:
            become(Process(READ, len(world.acts), process.question))  # Conflict: it reads again, and its question is still open
        else:
            become(Process(CLAIMED))  # Conflict, and somebody else has answered: nothing is written
    become(Process())  # it is killed and started again
    return found


def accidents(world: World) -> list[World]:
    """What happens by itself: a lease ends, whoever holds it, and Redis goes away or comes back empty."""
    return [
        world._replace(holder=NOBODY),
        world._replace(is_redis_up=False, holder=NOBODY),
        world._replace(is_redis_up=True, holder=NOBODY),
    ]


def people(world: World) -> list[World]:
    """What people can do next: talk, or answer the question that the server was about to answer."""
    found = []
    if world.acts.count(TALK) < N_TALKS:
        found.append(world._replace(acts=(*world.acts, TALK)))
    if world.open_question < N_QUESTIONS:
        found.append(world._replace(acts=(*world.acts, world.open_question)))
    return found


def explore(n_processes: int, checks_version: bool, checks_question: bool = True) -> set[World]:
    """Every state that can be reached. Answers beyond a double one lead nowhere new."""
    start = World(tuple(Process() for _ in range(n_processes)))
    seen, waiting = {start}, deque([start])
    while waiting:
        world = waiting.popleft()
        if acted_twice(world):
            continue
        found = accidents(world) + people(world)
        for n in range(n_processes):
            found += moves(world, n, checks_version, checks_question)
        for new in found:
            if new not in seen:
                seen.add(new)
                waiting.append(new)
    return seen


def acted_twice(world: World) -> bool:
    return len(set(world.answers)) < len(world.answers)


def believers(world: World) -> int:
    return sum(process.at != IDLE for process in world.processes)


def is_late(world: World) -> bool:
    """True if a process is about to answer a question that is answered already."""
    return any(process.at == READ and process.question < world.open_question for process in world.processes)


@pytest.mark.parametrize("n_processes", [2, 3])
def test_no_question_is_answered_twice_though_several_believe_to_own_the_table(n_processes: int) -> None:
    worlds = explore(n_processes, checks_version=True)
    assert any(believers(world) == n_processes for world in worlds), "the lease alone does not keep them apart"
    assert not any(acted_twice(world) for world in worlds)
    assert all(world.answers == tuple(range(len(world.answers))) for world in worlds), "and in order"
    assert any(is_late(world) for world in worlds), "somebody answers what a process is about to answer"
    assert len(worlds) > 200


def test_every_state_leads_to_the_end() -> None:
    """Nobody can bring the table into a state from which the processes cannot answer the rest, without help of people."""
    worlds = explore(2, checks_version=True)
    done = {world for world in worlds if len(world.answers) == N_QUESTIONS}
    leads: dict[World, list[World]] = {world: [] for world in worlds}
    for world in worlds:
        for new in [*accidents(world), *moves(world, 0), *moves(world, 1)]:
            leads[new].append(world)
    waiting, reached = deque(done), set(done)
    while waiting:
        for before in leads[waiting.popleft()]:
            if before not in reached:
                reached.add(before)
                waiting.append(before)
    assert reached == worlds


def test_without_the_check_of_versions_the_model_finds_a_double_act() -> None:
    assert any(acted_twice(world) for world in explore(2, checks_version=False))


def test_a_writer_that_does_not_look_again_after_a_conflict_would_act_twice_too() -> None:
    assert any(acted_twice(world) for world in explore(1, checks_version=True, checks_question=False))


# -- the real server ----------------------------------------------------------------------------------------------------


def test_two_processes_that_both_own_a_table_act_once(tmp_path: Path) -> None:
    """Both have claimed the table and read it; one is paused before it writes. Each question is answered once."""

    async def story() -> None:
        async with running(tmp_path) as app:
            first: TableServer = app.state.server
            first.duties.paused = True
            table, clients = await seated(app, 2, agents=[None, "random"])
            second = TableServer(first.settings)
            await second.services.store.open()
            second.services.store.shared = first.services.store.shared = True
            second.duties.paused = True
            try:
                for _ in range(6):
                    told = (await state(clients[0], table, 0))["prompt"]
                    if told and told["owed"]:
                        move = {"seat": 0, "ask": told["ask"], "id": f"m{told['ask']}", "do": told["options"][0]["do"]}
                        await clients[0].post(f"/api/tables/{table}/moves", move)
                    await both_answer(first, second, table)
                acts = (await first.services.store.load(table) or (b"", []))[1]
                asks = [act for act in acts if b'"seat":1' in act and b'"act":"played"' in act]
                assert len(asks) == len({act.split(b'"ask":')[1].split(b",")[0] for act in asks}) >= 5
                assert (await state(Client(app), table))["table"]["status"] == "playing"
            finally:
                await second.close()

    asyncio.run(story())


async def both_answer(first: TableServer, second: TableServer, table: str) -> None:
    """Two owners answer the same question of the agent's seat, from what each of them read."""
    lives = [server.tables.live(table) for server in (first, second)]
    states = [await live.read_state() for live in lives]
    if 1 not in states[0].waiting():
        return
    assert states[0].version == states[1].version
    asks = {state.asked[1][0] for state in states if state.asked[1] is not None}
    (ask,) = asks
    do = states[0].match.options(1)[0] if states[0].match is not None else ""
    done = await asyncio.gather(
        *[live.commit(lambda state: commands.answer_for(state, 1, ask, do)) for live in lives], return_exceptions=True
    )
    assert sum(not isinstance(one, BaseException) for one in done) == 1, done


def test_a_paused_writer_finds_that_another_was_faster(tmp_path: Path) -> None:
    """The store itself refuses what was read before another process wrote."""

    async def story() -> None:
        async with running(tmp_path) as app:
            table, _ = await seated(app)
            store = app.state.server.services.store
            found = await app.state.server.tables.live(table).read_state()
            from tessera.server.store import Summary

            summary = Summary("playing", None, found.changed)
            await store.append(table, found.version, b'{"act":"chatted","seat":0,"text":"a"}', summary)
            with pytest.raises(Conflict):
                await store.append(table, found.version, b'{"act":"chatted","seat":0,"text":"b"}', summary)

    asyncio.run(story())
