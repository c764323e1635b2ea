"""Hints: from the seat's own view, at tables that offer them, and never too many at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from server.asgi import Client, running, seated

from tessera.server.limits import HINTS


async def alone(app: Any, **more: Any) -> tuple[str, Client]:
    """A person at a table with a computer."""
    client = Client(app)
    made = (await client.post("/api/tables", {"game": "city-builder", "agents": [None, "random"], **more})).json()
    assert (await client.join(made["table"], made["links"][0])).status_code == 200
    return made["table"], client


def test_a_hint_is_an_option_with_a_reason(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, agent_workers=1) as app:
            table, client = await alone(app)
            for _ in range(100):
                said = (await client.get(f"/api/tables/{table}?seat=0")).json()
                if said.get("prompt"):
                    break
                await asyncio.sleep(0.05)
            hint = await client.post(f"/api/tables/{table}/hint", {"seat": 0})
            assert hint.status_code == 200, hint.text
            assert hint.json()["do"] in app.state.server.tables.live(table).state.match.options(0)
            reasons = hint.json()["why"]
            assert "simulated games" in reasons[-1]["say"]
            assert [reason["key"][:4] for reason in reasons] == ["why-", "why-"]
            after = (await client.get(f"/api/tables/{table}?seat=0")).json()
            assert after == said, "a hint changes nothing"

    asyncio.run(story())


def test_where_people_play_for_it_nobody_is_helped(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, agent_workers=1) as app:
            table, clients = await seated(app)
            refused = await clients[0].post(f"/api/tables/{table}/hint", {"seat": 0})
            assert refused.status_code == 422
            assert refused.json()["message"]["key"] == "server-no-hints"
            assert (await clients[0].post(f"/api/tables/{table}/hint", {"seat": 1})).status_code == 403

    asyncio.run(story())


def test_hints_are_few(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, agent_workers=1) as app:
            table, clients = await seated(app, hints=True)
            found = [await clients[0].post(f"/api/tables/{table}/hint", {"seat": 0}) for _ in range(HINTS + 1)]
            assert [answer.status_code for answer in found] == [200] * HINTS + [429]

    asyncio.run(story())
