"""Every action, minted once for a pack.

A city has no size limit (CB-80), so a tile could be laid anywhere. The positions within reach of the Town Square are
minted; what lies beyond is written in the same words and read by the step (see `far`).
"""

from __future__ import annotations

import re
from typing import Final

from tessera.core.action import Action, ActionTable
from tessera.games.city_builder.components import Pack
from tessera.games.city_builder.grid import (
    COLOUR_NAMES,
    COLOURS,
    HEIGHT,
    HOME,
    OF_COLOUR,
    WIDTH,
    at,
    on_grid,
    spoken,
    x_of,
    y_of,
)

REACH: Final = 9
"""How many tiles away from the Town Square positions are minted."""
TRACKS: Final = 4
TURNS: Final = 4
"""CB-32. The rotations of a tile."""
COLUMNS: Final = 3
SETTLER_NAMES: Final = [f"{colour}-{rank}" for rank in ("commoner", "noble") for colour in COLOUR_NAMES]
"""CB-12, CB-13. Five colours of Commoners, then five of Nobles."""
N_SETTLERS: Final = len(SETTLER_NAMES)


def distance(position: int) -> int:
    """How many tiles away from the nearer half of the Town Square."""
    x = x_of(position)
    return abs(y_of(position)) + (x - 1 if x > 1 else -x if x < 0 else 0)


CELLS: Final[list[int]] = [position for position in range(WIDTH * HEIGHT) if distance(position) <= REACH]
"""The positions within reach, in order of y and then x."""


def number_cells() -> list[int]:
    numbers = [-1] * (WIDTH * HEIGHT)
    for number in range(len(CELLS)):
        numbers[CELLS[number]] = number
    return numbers


CELL_NUMBER: Final[list[int]] = number_cells()


def colour_sets(size: int, first: int = 0) -> list[list[int]]:
    """Every multiset of so many colours, each in the order blue, green, orange, red."""
    if size == 0:
        return [[]]
    return [[colour, *rest] for colour in range(first, COLOURS) for rest in colour_sets(size - 1, colour)]


def packed(colours: list[int]) -> int:
    """A multiset of colours as a packed count."""
    return sum([OF_COLOUR[colour] for colour in colours])


class CityActions:
    """The table of actions of a pack, and where to find each."""

    def __init__(self, pack: Pack) -> None:
        self.table = ActionTable()
        mint = self.table.mint
        tiles = [tile.id for tile in pack.tiles]
        squares = len(tiles)
        monuments = squares + len(pack.squares)
        edicts = monuments + len(pack.monuments)
        settlers = edicts + len(pack.edicts)
        self.square: list[Action] = [mint("deal", (squares + i,), square.id) for i, square in enumerate(pack.squares)]
        self.aside: list[Action] = [mint("aside", (kind,), id) for kind, id in enumerate(tiles)]
        self.draw: list[Action] = [mint("draw", (kind,), id) for kind, id in enumerate(tiles)]
        self.settler: list[Action] = [mint("call", (settlers + i,), name) for i, name in enumerate(SETTLER_NAMES)]
        self.reveal: list[Action] = [mint("reveal", (monuments + i,), monument.id) for i, monument in enumerate(pack.monuments)]
        self.edict: list[Action] = [mint("proclaim", (edicts + i,), edict.id) for i, edict in enumerate(pack.edicts)]
        self.side: list[Action] = [mint("side", (side,), edict.sides[side].name) for edict in pack.edicts for side in range(2)]
        """Two for each Edict, named as its sides are."""
        self.starter: list[Action] = [mint("choose", (i,), f"{colour} starters") for i, colour in enumerate(pack.starters)]
        self.admit: list[Action] = [mint("admit", (track,), f"to track {track}") for track in range(TRACKS)]
        self.solo: list[Action] = [
            mint("admit", (add, other, out), solo_words(add, other, out))
            for add in range(N_SETTLERS)
            for other in range(N_SETTLERS)
            for out in range(2)
        ]
        self.turns: list[list[int]] = [tile.turns for tile in pack.tiles]
        self.lay: list[Action | None] = []
        for kind in range(len(tiles)):
            self.mint_lay(kind, tiles[kind])
        self.gain: list[Action] = [
            mint("gain", (track * COLUMNS + column, block), f"track {track} column-{column} into {spoken(block)}")
            for track in range(TRACKS)
            for column in range(COLUMNS)
            for block in CELLS
        ]
        self.welcome: list[Action] = [
            mint("gain", (track, block), f"track {track} into {spoken(block)}") for track in range(TRACKS) for block in CELLS
        ]
        self.build: list[Action] = [
            mint("build", (monuments + i, block), f"{pack.monuments[i].id} at {spoken(block)}")
            for i in range(len(pack.monuments))
            for block in CELLS
        ]
        self.assign: dict[int, Action] = {}
        for size in range(1, COLOURS + 1):
            for colours in colour_sets(size):
                words = " ".join([COLOUR_NAMES[colour] for colour in colours])
                self.assign[packed(colours)] = mint("assign", (packed(colours),), words)
        self.end: Action = mint("end", (), "expansion")
        self.discard: list[Action] = [mint("discard", (kind,), id) for kind, id in enumerate(tiles)]
        self.take: list[Action] = [mint("take", (kind,), id) for kind, id in enumerate(tiles)]

    def mint_lay(self, kind: int, id: str) -> None:
        """CB-32, CB-79. A tile in every position within reach, in each of its different rotations."""
        for position in CELLS:
            for turn in range(4):
                if position in (HOME, HOME + 1) or turn not in self.turns[kind]:
                    self.lay.append(None)
                    continue
                words = f"{id} at {spoken(position)} turned {turn}"
                self.lay.append(self.table.mint("lay", (kind, position, turn), words))


def solo_words(add: int, other: int, out: int) -> str:
    """CB-207. Whom to add, and where the other goes."""
    where = f"dismiss {SETTLER_NAMES[other]}" if out else f"return {SETTLER_NAMES[other]}"
    return f"{SETTLER_NAMES[add]} and {where}"


# -- beyond the reach ---------------------------------------------------------------------------------------------

PLACE: Final = r"(-?\d{1,2}),(-?\d{1,2})"
LAY: Final = re.compile(rf"lay ([a-z]+-?[0-9]+) at {PLACE} turned (\d)")
MOVE: Final = re.compile(rf"move to {PLACE} turned (\d)")
INTO: Final = re.compile(rf"(gain track [0-3](?: column-[0-2])?) into {PLACE}")
BUILD: Final = re.compile(rf"(build [a-z-]+) at {PLACE}")


def far(verb: str, args: tuple[int, ...], text: str) -> Action:
    """An action that no table holds."""
    return Action(-1, verb, args, text, ())


def read_place(x: str, y: str) -> int:
    """A position as it was written; -1 if no city could reach it."""
    return at(int(x), int(y)) if on_grid(int(x), int(y)) else -1


def written(verb: str, args: tuple[int, ...], text: str, table: ActionTable) -> Action:
    """The minted action of this canonical text, or one beyond the table."""
    return table.find(text) or far(verb, args, text)


def read_lay(text: str, tiles: dict[str, int], table: ActionTable) -> Action | None:
    """CB-80. A tile laid beyond the positions minted, turned like one of them, or with its numbers in another form."""
    found = LAY.fullmatch(text)
    if found is None or found[1] not in tiles:
        return None
    position, turn = read_place(found[2], found[3]), int(found[4])
    if position < 0 or turn >= TURNS:
        return None
    return written("lay", (tiles[found[1]], position, turn), f"lay {found[1]} at {spoken(position)} turned {turn}", table)


def read_move(text: str) -> Action | None:
    """CB-84, CB-226. The tile of this turn, moved. The action is never listed, so that every turn ends."""
    found = MOVE.fullmatch(text)
    if found is None:
        return None
    position, turn = read_place(found[1], found[2]), int(found[3])
    if position < 0 or turn >= TURNS:
        return None
    return far("move", (position, turn), f"move to {spoken(position)} turned {turn}")


def read_far_use(text: str, table: ActionTable) -> Action | None:
    """A settler or Monument for a district beyond the blocks minted, or with its numbers in another form."""
    for pattern, word in ((INTO, "into"), (BUILD, "at")):
        found = pattern.fullmatch(text)
        if found is None:
            continue
        near = table.find(f"{found[1]} {word} {spoken(HOME)}")
        position = read_place(found[2], found[3])
        if near is not None and position >= 0:
            return written(near.verb, (near.args[0], position), f"{found[1]} {word} {spoken(position)}", table)
    return None
