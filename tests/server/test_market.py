"""A table of one person and computers in the open market: they answer at once, and have their last word after the person."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from server.asgi import Client, running, seated
from server.test_play import state
from server.test_table_life import ask, wait_for


class Trader:
    """The person at seat 0."""

    def __init__(self, app: Any, table: str, client: Client) -> None:
        self.app = app
        self.table = table
        self.client = client

    async def told(self) -> dict[str, Any]:
        told: dict[str, Any] = await state(self.client, self.table, 0)
        return told

    async def do(self, text: str) -> None:
        prompt = (await self.told())["prompt"]
        move = {"seat": 0, "ask": prompt["ask"], "id": f"m{prompt['ask']}", "do": text}
        await ask(self.client, f"/api/tables/{self.table}/moves", move)

    async def come_to_market(self) -> None:
        """Answer by the first option until there is trading."""
        while True:
            await wait_for(self.is_asked)
            prompt = (await self.told())["prompt"]
            if prompt["title"] == "ask-bargain":
                return
            await self.do(prompt["options"][0]["do"])

    async def is_asked(self) -> bool:
        return (await self.told())["prompt"] is not None

    def until(self, holds: Callable[[dict[str, Any]], bool]) -> Awaitable[None]:
        async def seen() -> bool:
            return holds(await self.told())

        return wait_for(seen)

    async def until_the_rivals_wait(self) -> None:
        """Until both computers have nothing left but their last word."""
        server = self.app.state.server

        async def wait() -> bool:
            version = (await server.tables.live(self.table).read_state()).version
            found: dict[int, int] = server.duties.held_back.get(self.table, {})
            return found == {1: version, 2: version}

        await wait_for(wait)


def lines(told: dict[str, Any], key: str) -> list[dict[str, Any]]:
    return [line for line in told["log"]["add"] if line["key"] == key]


def test_computers_take_a_gift_at_once_and_are_done_after_the_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            wishes = {"agents": [None, "novice", "master"], "options": {"market": "open"}}
            table, clients = await seated(app, 3, "age-of-heroes", **wishes)
            person = Trader(app, table, clients[0])
            await person.come_to_market()
            await person.until_the_rivals_wait()
            assert (await person.told())["view"]["done"] == [0, 0, 0]

            n_before = len(lines(await person.told(), "traded"))
            card = (await person.told())["view"]["hands"][0][0]
            await person.do(f"offer {card} for nothing")
            await person.until(lambda told: len(lines(told, "traded")) > n_before)
            gift = lines(await person.told(), "traded")[n_before]
            assert (gift["rival"], gift["text"].split(" for ")[0]) == (0, "nothing")

            await person.until_the_rivals_wait()
            assert (await person.told())["view"]["done"] == [0, 0, 0]
            await person.do("done")
            await person.until(lambda told: bool(lines(told, "trading-over")))
            assert lines(await person.told(), "done-trading")[0]["seat"] == 0

    asyncio.run(story())


def test_computers_alone_do_not_wait_for_each_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            wishes = {"agents": ["novice", "novice"], "options": {"market": "open"}, "public": True}
            table, _ = await seated(app, 2, "age-of-heroes", **wishes)
            watcher = Client(app)

            async def trading_is_over() -> bool:
                return bool(lines(await state(watcher, table), "trading-over"))

            await wait_for(trading_is_over)

    asyncio.run(story())
