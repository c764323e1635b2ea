"""The kit: clients draw the very box that a table plays with, and learn nothing of the bots."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

import pytest
from server.asgi import Client, running, seated

from tessera.core.game import no_kit
from tessera.games import GAMES

GAME = "the-ancient-world"
NEW_CARD = """
[[empire]]
id = "glass-tower"
name = "Glass Tower"
deck = "A"
copies = 1
cost = { coins = 7, knowledge = 0 }
banners = ["red"]
symbols = { income_coin = 1 }
triggers = []
scoring = []
"""


def changed_pack(folder: Path) -> tuple[Path, str, str]:
    """The house deck with a changed price, a renamed card and a new card; the ids of the first two."""
    pack = folder / "kit-pack"
    shutil.copytree(GAMES[GAME].folder / "data", pack)
    file = pack / "empire.toml"
    blocks = file.read_text(encoding="utf-8").split("[[empire]]")
    at = [n for n, block in enumerate(blocks) if "cost = { coins = " in block][:2]
    ids = [blocks[n].split('id = "')[1].split('"')[0] for n in at]
    price = blocks[at[0]].split("cost = { coins = ")[1].split(",")[0].split(" ")[0]
    blocks[at[0]] = blocks[at[0]].replace(f"cost = {{ coins = {price}", "cost = { coins = 9")
    name = blocks[at[1]].split('name = "')[1].split('"')[0]
    blocks[at[1]] = blocks[at[1]].replace(f'name = "{name}"', 'name = "House of Owls"')
    file.write_text("[[empire]]".join(blocks) + NEW_CARD, encoding="utf-8")
    (pack / "parameters.toml").write_text("secret_of_the_bot = 1\n", encoding="utf-8")
    return pack, ids[0], ids[1]


def test_a_table_with_a_pack_sends_the_cards_of_the_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack, dearer, called = changed_pack(tmp_path)
    monkeypatch.chdir(tmp_path)

    async def story() -> None:
        async with running(tmp_path, packs=(pack.name,)) as app:
            table, clients = await seated(app, game=GAME, options={"pack": pack.name})
            kit = (await clients[0].get(f"/api/tables/{table}/kit")).json()
            house = (await clients[0].get(f"/api/games/{GAME}/kit")).json()
            assert kit["game"] == GAME
            assert kit["version"].startswith(f"{house['version']}+"), "the seal of the pack"
            cards, printed = kit["components"]["cards"], house["components"]["cards"]
            assert cards[dearer]["cost"]["coins"] == 9 != printed[dearer]["cost"]["coins"]
            assert cards[called]["name"] == "House of Owls" != printed[called]["name"]
            assert cards["glass-tower"]["cost"]["coins"] == 7
            assert "glass-tower" not in printed
            for language in kit["words"]:
                assert kit["words"][language][called] == "House of Owls"
                assert kit["words"][language]["glass-tower"] == "Glass Tower"
                assert "glass-tower" not in house["words"][language]
            assert [cards[id] for id in printed if printed[id]["stars"]] == [card for card in printed.values() if card["stars"]]
            assert "secret_of_the_bot" not in str(kit)

    asyncio.run(story())


def test_a_table_without_a_pack_sends_the_box_of_the_house(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            for game in GAMES.values():
                table, clients = await seated(app, game.seats[0], game.id)
                own = (await clients[0].get(f"/api/tables/{table}/kit")).json()
                assert own == (await clients[0].get(f"/api/games/{game.id}/kit")).json()

    asyncio.run(story())


def test_a_kit_of_a_closed_table_is_not_for_strangers(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            table, clients = await seated(app, watched=False)
            assert (await clients[0].get(f"/api/tables/{table}/kit")).status_code == 200
            assert (await Client(app).get(f"/api/tables/{table}/kit")).status_code == 404

    asyncio.run(story())


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_kit_holds_components_and_nothing_of_the_bots(tmp_path: Path, game: Any) -> None:
    """Whatever lies in the bot's room is not sent: neither its files nor any key of theirs."""

    async def story() -> dict[str, Any]:
        async with running(tmp_path) as app:
            return dict((await Client(app).get(f"/api/games/{game.id}/kit")).json())

    kit = asyncio.run(story())
    assert set(kit) == {"game", "version", "words", "components", "art"}
    files = {path.stem for path in (game.folder / "data").glob("*.toml")}
    expected = set(game.kit(game.box(game.quick_seats))) if game.kit is not no_kit else files
    assert set(kit["components"]) == expected
    assert not {"weights", "parameters", "levels"} & set(kit["components"])
