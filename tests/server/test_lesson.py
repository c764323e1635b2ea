"""The table of a lesson: prepared, resumable, marked as what it is, and silent to all but its learner."""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path
from typing import Any

import pytest
from server.asgi import Client, running
from server.test_play import state

from tessera.core.game import Game
from tessera.core.lesson import LEARNER
from tessera.core.record import Record
from tessera.core.replay import verify
from tessera.games import GAMES
from tessera.lab.lessons import Pupil

TAUGHT = [game for game in GAMES.values() if game.lesson is not None]


async def begun(app: Any, game: str = "tides-of-time") -> tuple[str, Client]:
    """The lesson of a game, and its learner, who brings a nonce along."""
    client = Client(app)
    made = (await client.post("/api/tables", {"game": game, "lesson": True})).json()
    assert [link is not None for link in made["links"]] == [seat == LEARNER for seat in range(len(made["links"]))]
    assert (await client.join(made["table"], made["links"][LEARNER], nonce="of my own")).status_code == 200
    return made["table"], client


async def asked(client: Client, table: str, after: int = 0) -> dict[str, Any]:
    """What the learner sees once a later question than this one is open, or the match is over."""
    async with asyncio.timeout(60):
        while True:
            told: dict[str, Any] = await state(client, table, LEARNER)
            prompt = told["prompt"]
            if told["table"]["status"] == "over" or (prompt and prompt["owed"] and prompt["ask"] > after):
                return told
            await asyncio.sleep(0.02)


async def follow(client: Client, table: str, told: dict[str, Any]) -> dict[str, Any]:
    """Do what the guide points at, unless the table has answered by itself what has only one answer."""
    ask = told["prompt"]["ask"]
    move = {"seat": LEARNER, "ask": ask, "id": f"m{ask}", "do": told["lesson"]["do"]}
    answer = await client.post(f"/api/tables/{table}/moves", move)
    if len(told["prompt"]["options"]) > 1 or answer.status_code != 409:
        assert answer.status_code == 200, answer.text
    return await asked(client, table, ask)


def by(doer: str, entries: list[str]) -> list[str]:
    """What one of them did, in order: of those who are asked at once either may be the first."""
    return [entry for entry in entries if entry.startswith(f"{doer}: ")]


def zip_equal(one: list[str], other: list[str]) -> bool:
    """Are both the same as far as the shorter one goes?"""
    n = min(len(one), len(other))
    return n > 0 and one[:n] == other[:n]


@pytest.mark.parametrize("game", TAUGHT, ids=[game.id for game in TAUGHT])
def test_a_lesson_goes_as_it_was_prepared_whoever_sits_down(tmp_path: Path, game: Game) -> None:
    assert game.lesson is not None
    pupil = Pupil(game, game.lesson)
    assert pupil.play()
    prepared = pupil.match.entries

    async def story() -> None:
        async with running(tmp_path, pause=0.01) as app:
            table, client = await begun(app, game.id)
            told = await asked(client, table)
            while not told["lesson"]["over"]:
                told = await follow(client, table, told)
            state = await app.state.server.tables.live(table).read_state()
            played = state.match.entries
            for doer in {entry.partition(": ")[0] for entry in prepared}:
                assert zip_equal(by(doer, played), by(doer, prepared)), doer
            assert told["lesson"]["n_done"] == told["lesson"]["n_steps"]

    asyncio.run(story())


def test_a_lesson_is_resumed_by_another_server(tmp_path: Path) -> None:
    async def first() -> tuple[str, Any, dict[str, Any]]:
        async with running(tmp_path) as app:
            table, client = await begun(app)
            told = await follow(client, table, await follow(client, table, await asked(client, table)))
            return table, client.http.cookies, told["lesson"]

    async def second(table: str, cookies: Any, before: dict[str, Any]) -> None:
        async with running(tmp_path) as app:
            client = Client(app)
            client.http.cookies = cookies
            assert (await asked(client, table))["lesson"] == before
            assert before["n_done"] == 2

    asyncio.run(second(*asyncio.run(first())))


def test_only_the_learner_hears_the_guide_and_all_know_that_it_is_a_lesson(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, client = await begun(app)
            learner, watcher = await asked(client, table), await state(Client(app), table)
            assert learner["lesson"]["key"] == "lesson-hand"
            assert learner["guide"] == []
            assert watcher["lesson"] is None
            assert watcher["table"]["lesson"] is True
            assert (await Client(app).get("/api/commitments")).json()["commitments"] == []

    asyncio.run(story())


def test_an_undone_move_is_taught_anew(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            app.state.server.duties.paused = True
            table, client = await begun(app)
            told = await asked(client, table)
            move = {"seat": LEARNER, "ask": 1, "id": "pick", "do": told["lesson"]["do"]}
            await client.post(f"/api/tables/{table}/moves", move)
            assert (await state(client, table, LEARNER))["lesson"]["praise"] == "lesson-hand-done"
            assert (await client.post(f"/api/tables/{table}/undo", {"seat": LEARNER, "id": "back"})).status_code == 200
            assert (await state(client, table, LEARNER))["lesson"] == told["lesson"]

    asyncio.run(story())


def test_a_rematch_and_a_match_that_goes_on_are_no_lessons(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, client = await begun(app)
            at = f"/api/tables/{table}"
            await follow(client, table, await asked(client, table))
            await client.post(f"{at}/resign", {"seat": LEARNER})
            again = (await client.post(f"{at}/rematch", {"seat": LEARNER})).json()["table"]
            on = (await client.post(f"{at}/moments/5/play-on", {"seat": LEARNER})).json()["table"]
            lesson = (await state(Client(app), table))["table"]
            for other in (again, on):
                facts = (await state(Client(app), other))["table"]
                assert facts["lesson"] is False
            assert (await state(Client(app), again))["table"]["commitment"] != lesson["commitment"]

    asyncio.run(story())


def test_the_record_of_a_lesson_follows_from_its_secret(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, client = await begun(app)
            told = await asked(client, table)
            while told["table"]["status"] == "playing":
                lesson = told["lesson"]
                if lesson is None or not lesson["do"]:
                    told["lesson"] = {"do": told["prompt"]["options"][0]["do"]}
                told = await follow(client, table, told)
            assert told["lesson"] is None
            record = (await client.get(f"/api/tables/{table}/record")).json()
            assert verify(GAMES.__getitem__, Record.read(record)).holds

    asyncio.run(story())


def test_a_game_without_a_lesson_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            games = app.state.server.services.games
            games["tides-of-time"] = dataclasses.replace(games["tides-of-time"], lesson=None)
            refused = (await Client(app).post("/api/tables", {"game": "tides-of-time", "lesson": True})).json()
            assert refused["message"]["key"] == "server-no-lesson"
            games = (await Client(app).get("/api/games")).json()["games"]
            assert [game["lesson"] for game in games if game["id"] == "tides-of-time"] == [False]

    asyncio.run(story())
