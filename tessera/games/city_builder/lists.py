"""The lists of components at the end of the rulebook page, made from the data: Monuments, Edicts and tiles."""

from __future__ import annotations

from collections.abc import Callable

from tessera.core.box import Box
from tessera.core.messages import Messages
from tessera.games.city_builder.components import Monument, Tile
from tessera.games.city_builder.grid import COLOUR_NAMES
from tessera.games.city_builder.measures import Condition
from tessera.games.city_builder.state import CityBox
from tessera.games.city_builder.view import derive_face

CELLS = {".": "ground", "~": "lake"}
"""What the words call cells whose letter is no key."""


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A Markdown table."""
    return "\n".join(["| " + " | ".join(line) + " |" for line in [heads, ["---"] * len(heads), *rows]])


def all_of(conditions: list[Condition], words: Messages) -> str:
    return ", ".join(
        words.say(message.key, n=message.n, m=message.m) for condition in conditions for message in condition.say()
    )


def monuments(box: Box, words: Messages) -> str:
    """CB-8. Both sets of Monuments, each with its needs and with what it scores or asks."""
    assert isinstance(box, CityBox)
    heads = [words.say(f"list-{head}") for head in ("monument", "needs", "text")]
    competitive = [row_of(one, words) for one in box.pack.monuments if one.bonus is not None]
    together = [row_of(one, words) for one in box.pack.monuments if one.bonus is None]
    titles = [f"### {words.say('list-competitive')}", f"### {words.say('list-cooperative')}"]
    return "\n\n".join([titles[0], table(heads, competitive), titles[1], table(heads, together)])


def row_of(monument: Monument, words: Messages) -> list[str]:
    needs = ", ".join(words.name(COLOUR_NAMES[colour]) for colour in monument.needs)
    bonus = monument.bonus
    if bonus is None:
        return [monument.name, needs, all_of(monument.objective, words)]
    message = bonus.say()
    return [monument.name, needs, words.say(message.key, n=message.n, m=message.m)]


def edicts(box: Box, words: Messages) -> str:
    """CB-195. Every side of every Edict."""
    assert isinstance(box, CityBox)
    heads = [words.say(f"list-{head}") for head in ("edict", "side", "text")]
    sides = [(edict, side) for edict in box.pack.edicts for side in edict.sides]
    return table(
        heads, [[words.name(edict.id), words.name(side.name), all_of(side.conditions, words)] for edict, side in sides]
    )


def tiles(box: Box, words: Messages) -> str:
    """CB-29 to CB-31. The streets and cells of every tile, unturned."""
    assert isinstance(box, CityBox)
    heads = [words.say("list-tile"), words.say("list-streets"), "nw", "ne", "se", "sw"]
    return table(heads, [tile_row(tile, words) for tile in box.pack.tiles])


def tile_row(tile: Tile, words: Messages) -> list[str]:
    face = derive_face(tile.faces[0])
    cells = [words.say(f"page-cell-{CELLS.get(letter, letter)}") for letter in face["cells"]]
    return [words.name(tile.id), " ".join(face["arms"]), *cells]


LISTS: dict[str, Callable[[Box, Messages], str]] = {"monuments": monuments, "edicts": edicts, "tiles": tiles}
