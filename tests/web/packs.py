"""Two packs: the cards of the house with a changed number, a renamed card and a new one, so that all are soon on the table."""

from __future__ import annotations

import re
from pathlib import Path

from tessera.games import GAMES

NEW_CARD = """
[[empire]]
id = "glass-tower"
name = "Glass Tower"
deck = "A"
copies = 6
cost = { coins = 7, knowledge = 2 }
banners = ["purple"]
action = { effects = [{ gain_coins = 5 }] }
"""
NEW_MONUMENT = """
[[competitive]]
id = "glass-lighthouse"
name = "Glass Lighthouse"
needs = ["blue", "blue"]
bonus = { measure = "lakes", points = 17, most = false }
"""


def blocks_of(text: str, table: str) -> list[str]:
    """The entries of a TOML file that belong to a table, each with its heading."""
    return [f"[[{table}]]{block}" for block in re.split(rf"^\[\[{table}\]\]", text, flags=re.M)[1:]]


def copy_pack(game: str, folder: Path) -> Path:
    """The house's components, to be changed."""
    folder.mkdir()
    for file in (GAMES[game].folder / "data").glob("*.toml"):
        (folder / file.name).write_bytes(file.read_bytes())
    return folder


def ancient_pack(folder: Path) -> Path:
    """Deck A has six Cranes for 9 coins, six Masons' Yards that are called House of Owls, and six Glass Towers."""
    file = copy_pack("the-ancient-world", folder) / "empire.toml"
    blocks = {re.search(r'id = "(.*?)"', block)[1]: block for block in blocks_of(file.read_text("utf-8"), "empire")}  # type: ignore[index]
    kept = [block for block in blocks.values() if 'deck = "A"' not in block]
    crane = blocks["crane"].replace("coins = 2", "coins = 9").replace("copies = 2", "copies = 6")
    yard = re.sub(r'name = ".*?"', 'name = "House of Owls"', blocks["masons-yard"]).replace("copies = 2", "copies = 6")
    file.write_text("\n".join([*kept, crane, yard, NEW_CARD]), "utf-8")
    return folder


def city_pack(folder: Path) -> Path:
    """Of every three Monuments one gives 15 points, one has another name, and one is new."""
    file = copy_pack("city-builder", folder) / "monuments.toml"
    text = file.read_text("utf-8")
    competitive = blocks_of(text.split("[[cooperative]]")[0], "competitive")
    changed = [change_monument(block, number) for number, block in enumerate(competitive)]
    rest = text[text.index("[[cooperative]]") :]
    file.write_text("\n".join([*changed, rest]), "utf-8")
    return folder


def change_monument(block: str, number: int) -> str:
    if number % 3 == 0:
        return re.sub(r"points = \d+", "points = 15", block)
    if number % 3 == 1:
        return re.sub(r'name = ".*?"', f'name = "Owls {number}"', block)
    return NEW_MONUMENT.replace("glass-lighthouse", f"glass-lighthouse-{number}").replace("Lighthouse", f"Lighthouse {number}")
