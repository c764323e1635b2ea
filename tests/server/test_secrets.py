"""Canaries and seals: the names of hidden pieces reach nobody who has not seen them; sealed choices all look the same."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from laws.worlds import CASES, NAMES, Case, acting, sized
from server.asgi import Socket, running
from server.rigged import World

from tessera.core.agenda import Together
from tessera.core.match import Match
from tessera.core.seats import WATCHER
from tessera.core.state import State
from tessera.core.view import look
from tessera.server.acts import Heading, Played
from tessera.server.snapshot import SeatLog, take_snapshot
from tessera.server.table_state import TableState

N_GAMES = sized(2, 250)
LONGEST = sized(150, 100_000)
SEALING = [case for case in CASES if any(issubclass(step, Together) for step in case.game.steps.values())]


def named(frame: str, names: list[str]) -> set[str]:
    """The pieces that a frame names where it tells what is or was: in its view and in its story."""
    said = json.loads(frame)
    view = said.get("view") or {}
    text = json.dumps([view.get("hands"), view.get("answer"), view.get("numbers"), said["log"]["add"]])
    words = set(re.findall(r'"([^"]+)"', text))
    return {name for name in names if name in words}


def seen(s: State, ear: int) -> set[str]:
    """The pieces whose faces this ear knows now, by its own eyes or because nothing else can be there."""
    return {s.box.names[kind] for place in look(s, ear).places for kind in place if kind >= 0}


async def watch_game(case: Case, world: World, table: str, rng: Random) -> int:
    """A whole match, every seat listening: what each frame names, its reader has seen."""
    await world.open(table, [])
    ears = {seat: await world.clients[seat].socket(table, seat) for seat in range(case.seats)}
    ears[WATCHER] = await world.clients[-1].socket(table)
    known: dict[int, set[str]] = {ear: set() for ear in ears}
    read = dict.fromkeys(ears, 0)
    moves = 0
    while True:
        match = world.match(table)
        for ear, socket in ears.items():
            known[ear] |= seen(match.state, ear) | told(match, ear)
            await socket.settle()
            for frame in socket.frames[read[ear] :]:
                if '"type":"state"' in frame or '"type":"news"' in frame:
                    unknown = named(frame, match.box.names) - known[ear]
                    assert not unknown, (ear, unknown, frame[:500])
            read[ear] = len(socket.frames)
        if match.over or moves >= LONGEST:
            break
        actor = acting(match.state, case.seats, rng)
        move = {"seat": actor, "ask": match.ask(actor), "id": f"c{moves}", "do": rng.choice(match.options(actor))}
        assert (await world.clients[actor].post(f"/api/tables/{table}/moves", move)).status_code == 200
        moves += 1
    for socket in ears.values():
        await socket.close()
    return moves


def told(match: Match, ear: int) -> set[str]:
    """The pieces that the game itself told this ear of: an event's audience is the game's to name, and the laws' to check."""
    names = match.box.names
    heard = [event for _, event in match.events if event.heard_by(ear)]
    return {names[kind] for event in heard for kind in (event.piece, *event.pieces) if kind >= 0}


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_no_hidden_piece_is_named_to_who_has_not_seen_it(case: Case) -> None:
    async def story() -> int:
        world = World(case)
        await world.server.open()
        try:
            return sum([await watch_game(case, world, f"canary{number:06d}", Random(number)) for number in range(N_GAMES)])
        finally:
            await world.server.close()

    assert asyncio.run(story()) > 0


@pytest.mark.parametrize("case", SEALING, ids=str)
def test_sealed_choices_look_the_same_whatever_was_chosen(case: Case) -> None:
    """For one question to several, every possible answer of one seat sends all others the same bytes."""

    async def story() -> int:
        n = 0
        for seed in range(sized(10, 200)):
            match = reach_sealed(case, seed)
            if match is None:
                continue
            seat = chooser(match)
            frames = [await answer(match, option, seat) for option in match.options(seat)]
            assert all(other == frames[0] for other in frames)
            n += len(frames)
            if n > sized(20, 2000):
                break
        return n

    async def answer(match: Match, option: str, seat: int) -> list[list[str]]:
        world = World(case)
        await world.server.open()
        try:
            await world.open("sealed", [])
            live = world.server.tables.live("sealed")
            assert live.state is not None
            live.state.match = match.clone()
            others: list[tuple[int, Socket]] = []
            for other in [*range(case.seats), WATCHER]:
                if other != seat:
                    others.append((other, await world.clients[other if other != WATCHER else -1].socket(
                        "sealed", other if other != WATCHER else None)))  # fmt: skip
            move = {"seat": seat, "ask": match.ask(seat), "id": "s", "do": option}
            assert (await world.clients[seat].post("/api/tables/sealed/moves", move)).status_code == 200
            await others[0][1].settle()
            frames = [socket.frames[:] for _, socket in others]
            for _, socket in others:
                await socket.close()
            return frames
        finally:
            await world.server.close()

    assert asyncio.run(story()) > 1


def reach_sealed(case: Case, seed: int) -> Match | None:
    """A match at a question to several of whom none has answered, after a while of play."""
    from tessera.core.dealer import Dealer

    rng = Random(seed)
    match = Match(case.game, case.game.box(case.seats, dict(case.options)), Dealer.seeded(seed, case.seats))
    patience = rng.randrange(40)
    for _ in range(400):
        if match.over:
            return None
        step = match.state.agenda[-1]
        if isinstance(step, Together) and len(match.waiting()) > 1 and patience <= 0 and chooser(match) >= 0:
            return match
        patience -= 1
        seat = rng.choice(match.waiting())
        match.play(seat, rng.choice(match.options(seat)))
    return None


def chooser(match: Match) -> int:
    """A seat that has something to choose here, or -1."""
    return next((seat for seat in match.waiting() if len(match.options(seat)) > 1), -1)


@pytest.mark.parametrize("case", SEALING, ids=str)
def test_a_sealed_choice_makes_the_same_work_whatever_was_chosen(case: Case) -> None:
    """Else the others could tell by the clock: from the act to all their snapshots every choice takes the same calls."""
    n = 0
    for seed in range(10):
        match = reach_sealed(case, seed)
        if match is not None:
            seat = chooser(match)
            calls = [calls_of(case, match, seat, option) for option in match.options(seat)]
            assert all(other == calls[0] for other in calls), [other - calls[0] for other in calls]
            n += len(calls)
    assert n > 1


def calls_of(case: Case, match: Match, seat: int, option: str) -> Counter[str]:
    """Every function that is called until the others' snapshots are there, and how often."""
    options = dict(match.box.options)
    agents: list[str | None] = [None] * case.seats
    heading = Heading("sealed", case.game.id, case.game.version, case.seats, options, "00" * 32, "", agents, 1.0)
    table_state = TableState(case.game, heading)
    table_state.match = match.clone()
    logs = {ear: SeatLog(ear) for ear in (*range(case.seats), None) if ear != seat}
    for ear, log in logs.items():
        take_snapshot(table_state, ear, log)
    found: Counter[str] = Counter()

    def note(frame: Any, event: str, called: Any) -> None:
        if event == "call":
            found[frame.f_code.co_qualname] += 1
        elif event == "c_call":
            found[getattr(called, "__qualname__", "")] += 1

    gc.disable()  # when rubbish is collected is chance, and others may have hung themselves into it
    sys.setprofile(note)
    try:
        table_state.apply(Played(seat=seat, ask=match.ask(seat), do=option, id="s"))
        table_state.due()
        for ear, log in logs.items():
            take_snapshot(table_state, ear, log)
    finally:
        sys.setprofile(None)
        gc.enable()
    return found


def test_the_secret_is_in_no_answer_before_the_end(tmp_path: Path, caplog: Any) -> None:
    async def story() -> None:
        from server.asgi import seated
        from server.test_play import play_on

        async with running(tmp_path) as app:
            table, clients = await seated(app)
            ears = [await clients[0].socket(table, 0), await clients[1].socket(table)]
            secret = app.state.server.tables.live(table).state.heading.secret
            await play_on(table, clients, 20)
            said = "".join(frame for ear in ears for frame in ear.frames) + caplog.text
            for path in ("", "/record", "/draws", "/moments/1"):
                said += (await clients[0].get(f"/api/tables/{table}{path}")).text
            for path in ("/api/commitments", "/api/live", f"/records/{table}", "/metrics"):
                said += (await clients[0].get(path)).text
            assert secret not in said
            await play_on(table, clients)
            assert secret in (await clients[0].get(f"/api/tables/{table}/record")).text

    caplog.set_level("INFO")
    asyncio.run(story())
