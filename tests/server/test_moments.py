"""What a match passes through inside one act reaches everybody who watches, each by its own view."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from server.asgi import Client, Socket, running, seated
from server.test_play import play_on


def passed(socket: Socket) -> list[dict[str, Any]]:
    return [moment for frame in socket.frames for moment in json.loads(frame).get("moments", [])]


def test_a_scored_round_is_sent_before_the_kingdoms_are_cleared(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            sockets = [await clients[0].socket(table, 0), await clients[1].socket(table, 1), await Client(app).socket(table)]
            await play_on(table, clients, 10)
            for seat, socket in zip((0, 1, None), sockets, strict=True):
                async with asyncio.timeout(10):
                    while not passed(socket):
                        await socket.listen()
                [moment] = passed(socket)
                view = moment["view"]
                assert view["seat"] == seat
                assert [len(kingdom) for kingdom in view["kingdoms"]] == [5, 5]
                told = next(json.loads(frame) for frame in socket.frames if "moments" in json.loads(frame))
                assert told["log"]["add"][moment["lines"] - 1]["key"] == "round-score"
                assert told["view"]["kingdoms"] == [[], []]

    asyncio.run(story())


def test_who_comes_later_is_sent_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            await play_on(table, clients, 10)
            late = await clients[0].socket(table, 0)
            assert passed(late) == []

    asyncio.run(story())
