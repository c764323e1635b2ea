"""An agent that plays one game only sits at no other table."""

from __future__ import annotations

import asyncio
from pathlib import Path

from server.asgi import Client, running, seated


def test_an_agent_of_one_game_is_offered_and_taken_there_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            client = Client(app)
            listed = (await client.get("/api/games")).json()["agents"]
            assert {each["agent"]: each["game"] for each in listed}["equilibrium"] == "tides-of-time"
            wish = {"game": "tides-of-time", "agents": ["equilibrium", None]}
            assert (await client.post("/api/tables", wish)).status_code == 201
            refused = await client.post("/api/tables", {"game": "city-builder", "agents": ["equilibrium", None]})
            assert refused.status_code == 400
            assert refused.json()["message"]["text"].endswith("random, greedy, temperature, ismcts, race")

    asyncio.run(story())


def test_a_seat_is_handed_over_to_an_agent_that_knows_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app, hand_over=True)
            refused = await clients[0].post(f"/api/tables/{table}/hand-over", {"seat": 0, "agent": "nobody"})
            assert refused.status_code != 200
            assert "equilibrium" in refused.text

    asyncio.run(story())
