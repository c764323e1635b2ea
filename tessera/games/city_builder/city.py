"""A city: its tiles, and its districts kept up to date as tiles are laid.

Every cell belongs to the block around its corner point (CB-41). Cells of one block meet across tile borders and are
always joined; two neighbouring blocks are joined as soon as one of the two tiles between them lacks its arm (CB-42,
CB-43). So a district grows by merging blocks, and it is completed when no cell of its blocks is missing (CB-39).
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from tessera.games.city_builder.grid import (
    ARMS,
    CORNERS,
    COUNT,
    EAST,
    FLANKS,
    FULL,
    HOME,
    NORTH,
    OPPOSITE,
    SOUTH,
    STATUE,
    STEPS,
    WEST,
    WIDTH,
    cell_of,
    is_l_shaped,
    landmarks,
    number_of,
    shape_of,
    x_of,
    y_of,
)

# What is kept of a completed district, one after the other in a flat list.
NAME: Final = 0
"""Its smallest block, in order of y and then x. It never changes (CB-44)."""
CONTENTS: Final = 1
"""How many cells of each feature it has, packed."""
SIZE: Final = 2
"""The size in blocks."""
SHAPE: Final = 3
BENT: Final = 4
"""CB-49. True if it is L-shaped."""
NEIGHBOURS: Final = 5
"""CB-45. The completed districts across its streets, as bits."""
SETTLERS: Final = 6
"""The settlers who live there, as bits: five colours of Commoners, then five of Nobles."""
ASSIGNED: Final = 7
"""CB-107. The colours of its Statues, packed like its contents."""
MONUMENT: Final = 8
"""The kind of the Monument that covers it; -1 if none does."""
STRIDE: Final = 9

NOBLES: Final = 31 << 5

CORNER_TILES: Final = [0, 1, WIDTH, 0]
"""For each side of a block, north, east, south, west, one of the two tiles whose streets run along it."""
ALONG: Final = [1, 2, 1, 2]
"""The arm of that tile that runs along that side."""


class City:
    """One player's city. All of it is public, and plain numbers."""

    def __init__(self) -> None:
        self.where: list[int] = []
        """The positions of its tiles in the order in which they were laid, Town Square halves first."""
        self.faces: list[int] = []
        """For each tile what it shows, as turned."""
        self.frontier: list[int] = []
        """CB-77. The empty positions that share a side with the city, sorted."""
        self.blocks: list[int] = []
        """The blocks that have a cell."""
        self.roots: list[int] = []
        """For each block the block that keeps the accounts of its district, by index."""
        self.missing: list[int] = []
        """For each root the number of cells still to come; -1 - d once it is the completed district d."""
        self.contents: list[int] = []
        self.districts: list[int] = []
        """The completed districts in the order of their completion."""
        self.housed: list[int] = []
        """District and settler, one pair after the other, in the order in which they moved in."""
        self.painted: list[int] = []
        """District and colour of each Statue assigned, likewise."""
        self.street = 0
        """CB-55. The length of the longest street."""

    def clone(self) -> City:
        twin = City()
        twin.where = self.where[:]
        twin.faces = self.faces[:]
        twin.frontier = self.frontier[:]
        twin.blocks = self.blocks[:]
        twin.roots = self.roots[:]
        twin.missing = self.missing[:]
        twin.contents = self.contents[:]
        twin.districts = self.districts[:]
        twin.housed = self.housed[:]
        twin.painted = self.painted[:]
        twin.street = self.street
        return twin

    def lists(self) -> list[list[int]]:
        """All of it as plain lists, for views and saved states."""
        return [
            self.where[:],
            self.faces[:],
            self.frontier[:],
            self.blocks[:],
            self.roots[:],
            self.missing[:],
            self.contents[:],
            self.districts[:],
            self.housed[:],
            self.painted[:],
            [self.street],
        ]

    # -- laying -------------------------------------------------------------------------------------------------

    def lay(self, position: int, face: int) -> None:
        """Add a tile, and all that follows for districts and streets."""
        self.where.append(position)
        self.faces.append(face)
        self.push_frontier(position)
        corners = [self.add_cell(position + CORNERS[corner], cell_of(face, corner)) for corner in range(4)]
        for arm in range(4):
            if not face & ARMS[arm]:
                first, second = FLANKS[arm]
                self.join(corners[first], corners[second])
        for corner in corners:
            if self.missing[self.roots[corner]] == 0:
                self.complete(self.roots[corner])
        self.street = self.street_with(position, face)

    def push_frontier(self, position: int) -> None:
        if position in self.frontier:
            self.frontier.remove(position)
        for step in STEPS:
            beyond = position + step
            if beyond not in self.where and beyond not in self.frontier:
                insort(self.frontier, beyond)

    def add_cell(self, block: int, feature: int) -> int:
        """Enter a cell into its block; the block's index."""
        i = index_of(self.blocks, block)
        if i < 0:
            i = len(self.blocks)
            self.blocks.append(block)
            self.roots.append(i)
            self.missing.append(4)
            self.contents.append(0)
        root = self.roots[i]
        self.missing[root] -= 1
        self.contents[root] += COUNT[feature]
        return i

    def join(self, first: int, second: int) -> None:
        """CB-43. Two blocks with no full street between them are one district."""
        keep, drop = self.roots[first], self.roots[second]
        if keep == drop:
            return
        roots = self.roots
        for i in range(len(roots)):
            if roots[i] == drop:
                roots[i] = keep
        self.missing[keep] += self.missing[drop]
        self.contents[keep] += self.contents[drop]
        self.missing[drop] = 0
        self.contents[drop] = 0

    def complete(self, root: int) -> None:
        """CB-39. A district without an open side is completed and never changes again."""
        blocks = [self.blocks[i] for i in range(len(self.blocks)) if self.roots[i] == root]
        number = len(self.districts) // STRIDE
        neighbours = self.completed_around(blocks, root)
        self.missing[root] = -1 - number
        self.districts += [min(blocks), self.contents[root], len(blocks), shape_of(blocks), int(is_l_shaped(blocks))]
        self.districts += [neighbours, 0, 0, -1]
        for other in range(number):
            if neighbours >> other & 1:
                self.districts[other * STRIDE + NEIGHBOURS] |= 1 << number

    def completed_around(self, blocks: list[int], root: int) -> int:
        """CB-45. The completed districts that share a street with these blocks, as bits."""
        found = 0
        for block in blocks:
            for step in STEPS:
                i = index_of(self.blocks, block + step)
                if i >= 0 and self.roots[i] != root and self.missing[self.roots[i]] < 0:
                    found |= 1 << -1 - self.missing[self.roots[i]]
        return found

    def street_with(self, position: int, face: int) -> int:
        """CB-52, CB-55. The longest street with this tile laid: only the streets through it have grown."""
        longest = self.street
        if face & (EAST | WEST):
            longest = max(longest, 1 + self.run(position, face, 1) + self.run(position, face, 3))
        if face & (NORTH | SOUTH):
            longest = max(longest, 1 + self.run(position, face, 0) + self.run(position, face, 2))
        return longest

    def run(self, position: int, face: int, arm: int) -> int:
        """CB-53. The tiles that a street still counts beyond a tile, in the direction of an arm."""
        n = 0
        while face & ARMS[arm]:
            position += STEPS[arm]
            i = index_of(self.where, position)
            if i < 0 or not self.faces[i] & OPPOSITE[arm]:
                break
            n += 1
            face = self.faces[i]
        return n

    def street_at(self, position: int, arm: int) -> int:
        """CB-53. The length of the street that an arm of a tile belongs to."""
        face = self.faces[index_of(self.where, position)]
        return 1 + self.run(position, face, arm) + self.run(position, face, (arm + 2) % 4)

    def street_along(self, district: int) -> int:
        """CB-234. The longest of the streets that separate a completed district from its neighbours."""
        longest = 0
        blocks = self.blocks_of(district)
        for block in blocks:
            for side in range(4):
                if block + STEPS[side] not in blocks:
                    longest = max(longest, self.street_at(block + CORNER_TILES[side], ALONG[side]))
        return longest

    def steps_to_fountain(self, district: int) -> int:
        """CB-235. The fewest steps, from block to block over a side, from a completed district to the fountain."""
        steps = [abs(x_of(block)) + min(abs(y_of(block)), abs(y_of(block) + 1)) for block in self.blocks_of(district)]
        return min(steps)

    # -- asking -------------------------------------------------------------------------------------------------

    def n_districts(self) -> int:
        return len(self.districts) // STRIDE

    def district_named(self, block: int) -> int:
        """The completed district of this name; -1 if there is none."""
        for district in range(self.n_districts()):
            if self.districts[district * STRIDE] == block:
                return district
        return -1

    def district_at(self, block: int) -> int:
        """The completed district that a block belongs to; -1 if it is unfinished or not there."""
        i = index_of(self.blocks, block)
        if i < 0 or self.missing[self.roots[i]] >= 0:
            return -1
        return -1 - self.missing[self.roots[i]]

    def root_at(self, block: int) -> int:
        """The root of the district that a block belongs to; -1 if no cell of it is there."""
        i = index_of(self.blocks, block)
        return self.roots[i] if i >= 0 else -1

    def blocks_of(self, district: int) -> list[int]:
        """The blocks of a completed district, sorted."""
        found = [self.blocks[i] for i in range(len(self.blocks)) if self.missing[self.roots[i]] == -1 - district]
        found.sort()
        return found

    def get(self, district: int, what: int) -> int:
        return self.districts[district * STRIDE + what]

    def landmarks(self, district: int, colour: int) -> int:
        """CB-108, CB-221. Landmarks of a colour, Statues assigned to it among them."""
        return landmarks(self.get(district, CONTENTS) + self.get(district, ASSIGNED), colour)

    def free_statues(self, district: int) -> int:
        """CB-109. Statues without a colour."""
        assigned = self.get(district, ASSIGNED)
        n = number_of(self.get(district, CONTENTS), STATUE)
        for colour in range(4):
            n -= landmarks(assigned, colour)
        return n

    def n_settlers(self, district: int) -> int:
        return self.get(district, SETTLERS).bit_count()

    def n_houses(self, district: int) -> int:
        return self.get(district, CONTENTS) & FULL

    def empty_houses(self, district: int) -> int:
        """CB-217. Houses without a settler and not under a Monument."""
        if self.get(district, MONUMENT) >= 0:
            return 0
        return self.n_houses(district) - self.n_settlers(district)

    def is_populated(self, district: int) -> bool:
        """CB-214. A Monument does not populate a district."""
        return self.get(district, SETTLERS) != 0

    def colours_in(self, district: int) -> int:
        """The colours of the settlers in a district, as bits (CB-95)."""
        settlers = self.get(district, SETTLERS)
        return (settlers | settlers >> 5) & 31

    def at_fountain(self, place: int) -> int:
        """CB-57. The completed district at the northern (0) or southern (1) side of the fountain; -1 if unfinished."""
        return self.district_at(HOME - WIDTH if place == 0 else HOME)

    def monuments(self) -> list[int]:
        """The districts that hold a Monument."""
        return [district for district in range(self.n_districts()) if self.get(district, MONUMENT) >= 0]

    # -- settling -----------------------------------------------------------------------------------------------

    def settle(self, district: int, settler: int) -> None:
        """CB-92, CB-103. A settler moves into the first free House."""
        self.districts[district * STRIDE + SETTLERS] |= 1 << settler
        self.housed += [district, settler]

    def assign(self, district: int, colours: int) -> None:
        """CB-107, CB-228. Statues get these colours for ever, in the order blue, green, orange, red."""
        self.districts[district * STRIDE + ASSIGNED] += colours
        for colour in range(4):
            for _ in range(landmarks(colours, colour)):
                self.painted += [district, colour]

    def cover(self, district: int, monument: int) -> None:
        """CB-123. A Monument covers its district."""
        self.districts[district * STRIDE + MONUMENT] = monument


def city_from(lists: list[list[int]]) -> City:
    """A city from its plain lists."""
    city = City()
    city.where = lists[0][:]
    city.faces = lists[1][:]
    city.frontier = lists[2][:]
    city.blocks = lists[3][:]
    city.roots = lists[4][:]
    city.missing = lists[5][:]
    city.contents = lists[6][:]
    city.districts = lists[7][:]
    city.housed = lists[8][:]
    city.painted = lists[9][:]
    city.street = lists[10][0]
    return city


def index_of(items: list[int], wanted: int) -> int:
    """The index of a number in a list; -1 if it is not there."""
    for i in range(len(items)):
        if items[i] == wanted:
            return i
    return -1
