"""Over HTTP: what an option would do, and why a piece cannot be used."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.asgi import running, seated
from server.test_play import state

from tessera.server.agents import AgentFailed, AgentPool


def test_every_option_says_what_it_would_do(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            prompt = (await state(clients[0], table, 0))["prompt"]
            answer = await clients[0].post(f"/api/tables/{table}/previews", {"seat": 0})
            assert answer.status_code == 200, answer.text
            said = answer.json()
            assert said["ask"] == prompt["ask"]
            assert set(said["options"]) == {option["do"] for option in prompt["options"]}
            changes = [change for option in said["options"].values() for change in option.items()]
            assert all(gauge in ("points", "rival-points") and now != then for gauge, (now, then) in changes)

    asyncio.run(story())


def test_where_no_worker_answers_nothing_is_foreseen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> dict[str, Any]:
        raise AgentFailed("too slow")

    monkeypatch.setattr(AgentPool, "preview", fail)

    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            ask = (await state(clients[0], table, 0))["prompt"]["ask"]
            answer = await clients[0].post(f"/api/tables/{table}/previews", {"seat": 0})
            assert (answer.status_code, answer.json()) == (200, {"ask": ask, "options": {}})

    asyncio.run(story())


def test_nobody_is_told_what_the_options_of_another_seat_would_do(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            for what, more in (("previews", {}), ("why", {"piece": "hands/0/kings-nest"})):
                answer = await clients[1].post(f"/api/tables/{table}/{what}", {"seat": 0, **more})
                assert answer.status_code == 403

    asyncio.run(story())


def test_a_piece_says_why_it_cannot_be_used(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            held = (await state(clients[0], table, 0))["view"]["hands"][0]
            away = next(
                card
                for card in ("kings-nest", "ancient-divide", "eternal-palace", "the-mana-well", "gods-baths", "the-molehill")
                if card not in held
            )
            answer = await clients[0].post(f"/api/tables/{table}/why", {"seat": 0, "piece": f"hands/1/{away}"})
            assert answer.json()["refusal"]["rule"] == "TT-60"
            usable = await clients[0].post(f"/api/tables/{table}/why", {"seat": 0, "piece": f"hands/0/{held[0]}"})
            assert usable.json() == {"refusal": None}

    asyncio.run(story())


def test_after_the_match_no_question_is_wrong(tmp_path: Path) -> None:
    """A page may ask while the last answer is on its way."""

    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            await clients[1].post(f"/api/tables/{table}/resign", {"seat": 1})
            previews = await clients[0].post(f"/api/tables/{table}/previews", {"seat": 0})
            assert (previews.status_code, previews.json()) == (200, {"ask": 0, "options": {}})
            why = await clients[0].post(f"/api/tables/{table}/why", {"seat": 0, "piece": "hands/0/kings-nest"})
            assert (why.status_code, why.json()) == (200, {"refusal": None})

    asyncio.run(story())
