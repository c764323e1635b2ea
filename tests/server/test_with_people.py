"""A table at which a person plays is opened with the options that suit people, unless its host chose others."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.asgi import Client, running
from support import rule

PERSON: list[str | None] = [None, "greedy"]
AGENTS: list[str | None] = ["greedy", "greedy"]


@rule("AH-297", "AH-313")
@pytest.mark.parametrize(
    ("agents", "chosen", "market", "max_rounds"),
    [
        (PERSON, {}, "open", 0),
        (PERSON, {"market": "turns", "max_rounds": 12}, "turns", 12),
        ([None, None], {}, "open", 0),
        (AGENTS, {}, "turns", 100),
    ],
)
def test_where_a_person_plays_no_guard_ends_the_match_and_all_trade_at_once(
    tmp_path: Path, agents: list[str | None], chosen: dict[str, Any], market: str, max_rounds: int
) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            made = await Client(app).post("/api/tables", {"game": "age-of-heroes", "agents": agents, "options": chosen})
            table = made.json()["table"]
            options = app.state.server.tables.live(table).state.heading.options
            assert (options["market"], options["max_rounds"]) == (market, max_rounds)

    asyncio.run(story())
