"""The ground a city lies on: positions, arms, cells, faces of tiles, and the shapes of districts."""

from __future__ import annotations

from typing import Final

SPAN: Final = 21
"""CB-80. How far a city could ever reach from its Town Square, with a tile to spare."""
WIDTH: Final = 2 * SPAN + 2
HEIGHT: Final = 2 * SPAN + 1

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
ARMS: Final = [NORTH, EAST, SOUTH, WEST]
STEPS: Final = [-WIDTH, 1, WIDTH, -1]
"""For each arm the way to the neighbour it points to."""
OPPOSITE: Final = [SOUTH, WEST, NORTH, EAST]

CORNERS: Final = [-WIDTH - 1, -WIDTH, 0, -1]
"""CB-41. For each cell nw, ne, se, sw of a tile the way to its block: block (x, y) lies south-east of tile (x, y)."""
FLANKS: Final = [(0, 1), (1, 2), (2, 3), (3, 0)]
"""CB-33. For each arm the two cells on its flanks."""

GROUND: Final = 0
HOUSE: Final = 1
BLUE: Final = 2
GREEN: Final = 3
ORANGE: Final = 4
RED: Final = 5
STATUE: Final = 6
LAKE: Final = 7
LETTERS: Final = ".HBGORS~"
"""CB-30. What a cell may hold, in the order of its numbers."""

COLOURS: Final = 4
"""CB-15. Landmarks come in four colours, counted from 0: blue, green, orange, red; settlers in purple too."""
PURPLE: Final = 4
COLOUR_NAMES: Final = ["blue", "green", "orange", "red", "purple"]

BITS: Final = 8
"""Counts of cells are packed into one number, so many bits for each feature."""
FULL: Final = 255
COUNT: Final = [0, 1, 1 << 8, 1 << 16, 1 << 24, 1 << 32, 1 << 40, 1 << 48]
"""For each feature one of it in a packed count; open ground is not counted."""
OF_COLOUR: Final = [1 << 8, 1 << 16, 1 << 24, 1 << 32]
"""One Landmark of a colour in a packed count."""


def at(x: int, y: int) -> int:
    """CB-26. The position (x, y); x grows to the east, y to the south."""
    return (y + SPAN) * WIDTH + x + SPAN


def x_of(position: int) -> int:
    return position % WIDTH - SPAN


def y_of(position: int) -> int:
    return position // WIDTH - SPAN


def spoken(position: int) -> str:
    """A position as actions write it."""
    return f"{x_of(position)},{y_of(position)}"


def on_grid(x: int, y: int) -> bool:
    return -SPAN <= x <= SPAN + 1 and -SPAN <= y <= SPAN


HOME: Final = at(0, 0)
"""CB-27. The west half of the Town Square; the east half is beside it."""


def make_face(arms: int, cells: list[int]) -> int:
    """Arms and the cells nw, ne, se, sw in one number."""
    return arms | cells[0] << 4 | cells[1] << 7 | cells[2] << 10 | cells[3] << 13


def cell_of(face: int, corner: int) -> int:
    return face >> (4 + 3 * corner) & 7


def turned(face: int) -> int:
    """CB-32. A quarter turn clockwise: N to E, nw to ne, and so on around."""
    arms = (face << 1 | face >> 3 & 1) & 15
    return make_face(arms, [cell_of(face, 3), cell_of(face, 0), cell_of(face, 1), cell_of(face, 2)])


def marked(face: int, kind: int, turns: int) -> int:
    """A face with the tile it is on and how that was turned, for those who draw the city."""
    return face | turns << 16 | (kind + 1) << 18


def kind_of(face: int) -> int:
    """The tile that shows this face; -1 for a piece of a drawn map."""
    return (face >> 18) - 1


def turns_of(face: int) -> int:
    return face >> 16 & 3


def number_of(counts: int, feature: int) -> int:
    """How many cells of a feature a packed count holds."""
    return counts >> (feature - 1) * BITS & FULL


def landmarks(counts: int, colour: int) -> int:
    """How many Landmarks of a colour a packed count holds."""
    return counts >> (colour + 1) * BITS & FULL


# -- shapes -------------------------------------------------------------------------------------------------------


def shape_of(blocks: list[int]) -> int:
    """CB-47. A number that two sets of blocks share exactly if they are congruent, mirrored or not."""
    xs = [block % WIDTH for block in blocks]
    ys = [block // WIDTH for block in blocks]
    best = -1
    for _mirrored in range(2):
        for _ in range(4):
            code = outline(xs, ys)
            best = code if best < 0 else min(best, code)
            xs, ys = [-y for y in ys], xs
        xs = [-x for x in xs]
    return best


def outline(xs: list[int], ys: list[int]) -> int:
    """A set of blocks moved to the corner, as a number: its width, and a bit for each block."""
    left, top = min(xs), min(ys)
    width = max(xs) - left + 1
    code = 0
    for i in range(len(xs)):
        code |= 1 << (ys[i] - top) * width + xs[i] - left
    return code << 6 | width


SINGLE: Final = shape_of([0])
PAIR: Final = shape_of([0, 1])
"""CB-50. The shape of every Monument: two blocks side by side."""


def is_l_shaped(blocks: list[int]) -> bool:
    """CB-49. Two bars, each a block wide and at least two long, that share one block at an end of both."""
    if len(blocks) < 3:
        return False
    for corner in blocks:
        row = [block for block in blocks if block // WIDTH == corner // WIDTH]
        column = [block for block in blocks if block % WIDTH == corner % WIDTH]
        if len(row) < 2 or len(column) < 2 or len(row) + len(column) != len(blocks) + 1:
            continue
        if corner in (min(row), max(row)) and corner in (min(column), max(column)):
            return True
    return False
