"""The review of a finished match: refused before the end, worked out in the background, kept, and open to all who may watch."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from server.asgi import Client, running, seated
from server.test_play import play_on

from tessera.server.reviews import PER_ADDRESS


async def reviewed(client: Client, table: str) -> dict[str, Any]:
    async with asyncio.timeout(120):
        while True:
            found: dict[str, Any] = (await client.get(f"/api/tables/{table}/review")).json()
            if found["status"] != "running":
                return found
            await asyncio.sleep(0.1)


async def finished(app: Any) -> str:
    table, clients = await seated(app)
    await play_on(table, clients, 1000)
    return table


def test_no_review_is_begun_or_shown_before_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app)
            await play_on(table, clients, 6)
            for client in (*clients, Client(app)):
                for answer in (
                    await client.get(f"/api/tables/{table}/review"),
                    await client.http.post(f"/api/tables/{table}/review"),
                ):
                    assert answer.status_code == 409
                    assert answer.json()["message"]["key"] == "server-not-over"
            assert app.state.server.reviews.running == {}

    asyncio.run(story())


def test_a_review_is_worked_out_in_the_background_and_kept_for_everybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table = await finished(app)
            friend = Client(app)
            begun = (await friend.http.post(f"/api/tables/{table}/review")).json()
            assert begun["status"] == "running"
            assert begun["n_entries"] > 0
            found = await reviewed(friend, table)
            assert found["status"] == "done"
            review = found["review"]
            assert len(review["worst"]) <= 3
            assert [line["seat"] for line in review["seats"]] == [0, 1]
            assert review["moments"][-1]["entry"] == review["n_entries"]
            assert all(line["luck_error"] > 0 for line in review["seats"])
            assert len(review["luckiest"]) <= 3
        async with running(tmp_path) as app:
            again = (await Client(app).http.post(f"/api/tables/{table}/review")).json()
            assert again["review"] == review, "it was kept, and is not worked out anew"

    asyncio.run(story())


def test_an_address_has_only_so_many_reviews_at_a_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            tables = [await finished(app) for _ in range(PER_ADDRESS + 1)]
            answers = [await Client(app).http.post(f"/api/tables/{table}/review") for table in tables]
            assert [answer.status_code for answer in answers] == [200] * PER_ADDRESS + [429]
            assert answers[-1].json()["message"]["key"] == "server-too-many-reviews"

    asyncio.run(story())
