"""Agents at tables: levels by name, each within its own time, and asked anew when the market changed under them."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.asgi import Client, running, seated
from server.processes import Server
from server.test_faults import open_table
from server.test_play import state
from server.test_table_life import wait_for

from tessera.agents import AGENTS, levels, time_limit
from tessera.games import GAMES
from tessera.server.agents import AgentPool, Question


def test_the_lobby_lists_the_levels_of_every_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            told = (await Client(app).get("/api/games")).json()
            for line in told["games"]:
                listed = [(level["agent"], level["seconds"]) for level in line["levels"]]
                assert listed == [(level.name, level.seconds) for level in levels(GAMES[line["id"]])]
            experts = [game.expert.name for game in GAMES.values() if game.expert]
            assert [line["agent"] for line in told["agents"]] == [*AGENTS, *experts]
            wish: dict[str, Any] = {"game": "tides-of-time", "agents": ["novice", "champion"]}
            assert (await Client(app).post("/api/tables", wish)).status_code == 201
            refused = await Client(app).post("/api/tables", {**wish, "agents": ["novice", "ismcts:simulations=9999"]})
            assert refused.status_code == 400
            assert "champion" in refused.json()["reason"]

    asyncio.run(story())


def test_a_seat_is_handed_to_a_level(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app, hand_over=True)
            handed = await clients[0].post(f"/api/tables/{table}/hand-over", {"seat": 0, "agent": "novice"})
            assert handed.status_code == 200

            async def answered() -> bool:
                return 0 not in (await state(clients[1], table))["table"]["waiting"]

            await wait_for(answered)

    asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_a_limit_of_its_own(game: str) -> None:
    async def story() -> None:
        agents = AgentPool(1, "tessera.games:GAMES", 10.0, 2.0, 1 << 30)
        for level in levels(GAMES[game]):
            promised = time_limit(level.name, GAMES[game]) or 0
            assert agents.limit(level.name, game) == level.seconds + 2.0 == promised + 2.0
        assert agents.limit("random", game) == 10.0

    asyncio.run(story())


def test_a_level_that_overruns_its_time_is_stopped_and_replaced(tmp_path: Path) -> None:
    """The novice of this ladder sleeps: its seat gets the default, and people elsewhere notice nothing of it."""

    async def story(server: Server) -> None:
        wish = {"game": "tides-of-time", "agents": ["novice", "apprentice"]}
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            table = (await http.post("/api/tables", json=wish)).json()["table"]
            bots = await asyncio.gather(*[play_a_match(server) for _ in range(2)])
            assert all(bots)

            async def told() -> dict[str, Any]:
                found: dict[str, Any] = (await http.get(f"/api/tables/{table}")).json()
                return found

            async def failed() -> bool:
                return any(line["key"] == "agent-failed" for line in (await told())["talk"])

            await wait_for(failed)
            lines = [(line["key"], line.get("seat")) for line in (await told())["log"]["add"]]
            assert ("timed-out", 0) in lines
            assert ("timed-out", 1) not in lines, "each has its own time"

    begin = time.monotonic()
    with Server(tmp_path, None, "", "agent_slack=0.3", "games=server.slow_levels:GAMES") as server:
        asyncio.run(story(server))
        assert "Traceback" not in server.log()
    assert time.monotonic() - begin < 50, "it was stopped long before its minute was over"


async def play_a_match(server: Server) -> bool:
    from random import Random

    bots = await open_table(server, Random(1))
    await asyncio.gather(*[bot.play(asyncio.Event()) for bot in bots])
    return len(bots[0].acknowledged) == 17


def test_an_agent_is_asked_anew_when_the_market_changed_while_it_thought(tmp_path: Path, monkeypatch: Any) -> None:
    """What it chose is no option any more: that is no failure, and it answers the question as it stands now."""

    async def story() -> None:
        async with running(tmp_path) as app:
            server = app.state.server
            server.duties.paused = True
            table, _clients = await seated(app)
            live = server.tables.live(table)
            table_state = await live.read_state()
            table_state.players[1].agent = "random"
            asked: list[list[str]] = []
            match = table_state.match
            gone, stays = (str(option) for option in match.options(1)[:2])
            real = match.options

            async def choose(question: Question, options: list[str]) -> str:
                asked.append(options)
                if len(asked) == 1:  # while it thinks, others take what it wants
                    monkeypatch.setattr(type(match), "options", lambda self, seat: [one for one in real(seat) if one != gone])
                    return "no longer an option"
                return stays

            monkeypatch.setattr(server.services.agents, "choose", choose)
            server.duties.paused = False
            server.duties.arrange(live, table_state)

            async def answered() -> bool:
                return 1 not in (await live.read_state()).waiting()

            await wait_for(answered)
            assert len(asked) == 2
            assert gone in asked[0]
            assert gone not in asked[1]
            assert not any(line["key"] == "agent-failed" for line in table_state.talk)
            assert f"1: {stays}" in match.entries
            assert not [name for name in server.services.metrics.counters if "agent_failures" in name]

    asyncio.run(story())


def test_an_agent_that_keeps_choosing_what_it_may_not_is_replaced(tmp_path: Path, monkeypatch: Any) -> None:
    """Nothing changed while it thought, so it is not asked without end."""

    async def story() -> None:
        async with running(tmp_path) as app:
            server = app.state.server
            n_asked = 0

            async def choose(question: Question, options: list[str]) -> str:
                nonlocal n_asked
                n_asked += 1
                return "nonsense"

            monkeypatch.setattr(server.services.agents, "choose", choose)
            table, _clients = await seated(app, agents=[None, "random"])

            async def replaced() -> bool:
                return 1 not in (await state(Client(app), table))["table"]["waiting"]

            await wait_for(replaced)
            assert n_asked == 2
            assert (await state(Client(app), table))["talk"][-1]["key"] == "agent-failed"

    asyncio.run(story())
