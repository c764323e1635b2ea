"""Cities as text: three lines of three letters for each tile, and back again.

nw N ne      B|H      Arms are | and -, a missing arm is :, the centre is +, in Town Square halves T.
 W + E   =   -+-      A Commoner in a House is b g o r p, a Noble 5 6 7 8 9,
sw S se      H:O      a Statue assigned to blue, green, orange, red is 1 2 3 4.
"""

from __future__ import annotations

from typing import Final

from tessera.games.city_builder.city import City, index_of
from tessera.games.city_builder.grid import (
    CORNERS,
    EAST,
    HOME,
    HOUSE,
    LETTERS,
    NORTH,
    SOUTH,
    STATUE,
    WEST,
    at,
    cell_of,
    make_face,
    x_of,
    y_of,
)

SETTLERS: Final = "bgorp56789"
"""Commoners, then Nobles, in the order of their colours."""
PAINTED: Final = "1234"
EMPTY: Final = "..."


def draw(city: City) -> str:
    """The map of a city."""
    if not city.where:
        return ""
    letters = cell_letters(city)
    xs = [x_of(position) for position in city.where]
    ys = [y_of(position) for position in city.where]
    lines: list[str] = []
    for y in range(min(ys), max(ys) + 1):
        tiles = [draw_tile(city, letters, at(x, y)) for x in range(min(xs), max(xs) + 1)]
        for row in range(3):
            lines.append(" ".join([tile[row] for tile in tiles]))
    return "\n".join(lines)


def draw_tile(city: City, letters: list[str], position: int) -> list[str]:
    """The three lines of one tile."""
    i = index_of(city.where, position)
    if i < 0:
        return [EMPTY, EMPTY, EMPTY]
    face = city.faces[i]
    cells = letters[i]
    return [
        cells[0] + ("|" if face & NORTH else ":") + cells[1],
        ("-" if face & WEST else ":") + centre(city, position) + ("-" if face & EAST else ":"),
        cells[3] + ("|" if face & SOUTH else ":") + cells[2],
    ]


def centre(city: City, position: int) -> str:
    """CB-5. The halves of the Town Square are those first laid around the fountain."""
    has_square = city.where[:2] == [HOME, HOME + 1]
    return "T" if has_square and position in (HOME, HOME + 1) else "+"


def cell_letters(city: City) -> list[str]:
    """For each tile its four letters, with settlers and Statue colours in the order of CB-103 and CB-115."""
    letters = [[LETTERS[cell_of(face, corner)] for corner in range(4)] for face in city.faces]
    for i in range(0, len(city.housed), 2):
        write(city, letters, city.housed[i], HOUSE, SETTLERS[city.housed[i + 1]])
    for i in range(0, len(city.painted), 2):
        write(city, letters, city.painted[i], STATUE, PAINTED[city.painted[i + 1]])
    return ["".join(four) for four in letters]


def write(city: City, letters: list[list[str]], district: int, feature: int, letter: str) -> None:
    """CB-103. Write over the first cell of a feature in a district, in order of y, x and nw, ne, se, sw."""
    blocks = city.blocks_of(district)
    for position in sorted(city.where):
        i = index_of(city.where, position)
        for corner in range(4):
            if letters[i][corner] == LETTERS[feature] and position + CORNERS[corner] in blocks:
                letters[i][corner] = letter
                return


# -- reading ------------------------------------------------------------------------------------------------------


def read_map(text: str) -> City:
    """The city that a map shows. Maps may be fragments of any size."""
    lines = [line.strip() for line in text.strip().splitlines()]
    rows = [[line.split(" ") for line in lines[top : top + 3]] for top in range(0, len(lines), 3)]
    left, top = origin(rows)
    city = City()
    for position, tile in in_order(rows, left, top):
        city.lay(position, read_tile(tile))
    for position, tile in sorted(in_order(rows, left, top)):
        move_in(city, position, tile)
    return city


def origin(rows: list[list[list[str]]]) -> tuple[int, int]:
    """Column and row of the tile (0, 0): the western half of the Town Square, else the first tile."""
    for y in range(len(rows)):
        for x in range(len(rows[y][1])):
            if rows[y][1][x][1] == "T":
                return x, y
    return 0, 0


def in_order(rows: list[list[list[str]]], left: int, top: int) -> list[tuple[int, str]]:
    """Every tile as its nine letters, the halves of the Town Square first."""
    halves: list[tuple[int, str]] = []
    others: list[tuple[int, str]] = []
    for y in range(len(rows)):
        for x in range(len(rows[y][0])):
            tile = "".join([rows[y][row][x] for row in range(3)])
            if tile[4] == "T":
                halves.append((at(x - left, y - top), tile))
            elif tile != EMPTY * 3:
                others.append((at(x - left, y - top), tile))
    return halves + others


def cells_of(tile: str) -> str:
    """The letters nw, ne, se, sw."""
    return tile[0] + tile[2] + tile[8] + tile[6]


def read_tile(tile: str) -> int:
    arms = NORTH * (tile[1] == "|") + EAST * (tile[5] == "-") + SOUTH * (tile[7] == "|") + WEST * (tile[3] == "-")
    return make_face(arms, [read_cell(letter) for letter in cells_of(tile)])


def read_cell(letter: str) -> int:
    if letter in SETTLERS:
        return HOUSE
    return STATUE if letter in PAINTED else LETTERS.index(letter)


def move_in(city: City, position: int, tile: str) -> None:
    """Settle who lives in a tile, and assign its Statues."""
    cells = cells_of(tile)
    for corner in range(4):
        district = city.district_at(position + CORNERS[corner])
        if cells[corner] in SETTLERS:
            city.settle(district, SETTLERS.index(cells[corner]))
        elif cells[corner] in PAINTED:
            city.assign(district, 1 << 8 * (1 + PAINTED.index(cells[corner])))
