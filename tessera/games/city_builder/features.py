"""The observations of City Builder, with each city as planes.

The planes of a city are maps of HEIGHT rows and WIDTH columns, one after the other, each in order of y and then x. Tiles and
blocks share the grid: the block (x, y) lies south-east of the tile (x, y) (CB-41). The grid holds all positions that the
listed actions can reach; tiles that a person lays farther away by typing are not told.
"""

from __future__ import annotations

from typing import Any, Final

from tessera.core.box import Box
from tessera.core.features import Features
from tessera.core.observation import Encoder, Memo, Row
from tessera.games.city_builder.actions import N_SETTLERS, REACH, SETTLER_NAMES
from tessera.games.city_builder.city import ASSIGNED, MONUMENT, SETTLERS, STRIDE, City
from tessera.games.city_builder.grid import ARMS, COLOUR_NAMES, COLOURS, cell_of, kind_of, landmarks, turns_of, x_of, y_of
from tessera.games.city_builder.state import CityState

LINES: Final = {"under": 40, "track": 12, "column": 8}
"""How many pieces of a line are told in their order."""
WIDTH: Final = 2 * REACH + 3
HEIGHT: Final = 2 * REACH + 2
AREA: Final = WIDTH * HEIGHT
PLANES: Final = [
    "order of laying",
    "tile kind plus 1",
    "quarter turns plus 1",
    "arm north",
    "arm east",
    "arm south",
    "arm west",
    "feature north-west plus 1",
    "feature north-east plus 1",
    "feature south-east plus 1",
    "feature south-west plus 1",
    "district of the block",
    "completed district of the block plus 1",
]
ARM: Final = 3
FEATURE: Final = 7
DISTRICT: Final = 11
COMPLETED: Final = 12
N_DISTRICTS: Final = 24
"""How many completed districts of a city are told."""
DISTRICT_PARTS: Final = [*SETTLER_NAMES, *[f"{COLOUR_NAMES[colour]} Statues" for colour in range(COLOURS)], "Monument plus 1"]
N_HOUSED: Final = 60
N_PAINTED: Final = 24
N_COLUMNS: Final = 12
N_FULFILLED: Final = 12
FAR: Final = -1


def cell(position: int) -> int:
    """The place of a tile or block in a plane; FAR if it lies outside."""
    x, y = x_of(position) + REACH + 1, y_of(position) + REACH + 1
    return y * WIDTH + x if 0 <= x < WIDTH and 0 <= y < HEIGHT else FAR


class Planes:
    """The planes of one city. They change only when a tile is laid."""

    def __init__(self, city: City) -> None:
        self.city = city
        self.n_tiles = 0
        self.numbers = bytearray(AREA * len(PLANES))
        self.index: list[Any] = INDEX

    def update(self) -> None:
        """Add the tiles that were laid since, and draw the districts again."""
        city = self.city
        for number in range(self.n_tiles, len(city.where)):
            at = cell(city.where[number])
            if at != FAR:
                self.draw_tile(at, number + 1, city.faces[number])
        self.n_tiles = len(city.where)
        for block in range(len(city.blocks)):
            at = cell(city.blocks[block])
            if at != FAR:
                root = city.roots[block]
                missing = city.missing[root]
                self.numbers[self.index[at + AREA * DISTRICT]] = root + 1
                if missing < 0:
                    self.numbers[self.index[at + AREA * COMPLETED]] = -missing

    def draw_tile(self, at: int, order: int, face: int) -> None:
        self.numbers[at] = order
        self.numbers[at + AREA] = kind_of(face) + 1
        self.numbers[at + 2 * AREA] = turns_of(face) + 1
        for arm in range(4):
            self.numbers[at + AREA * (ARM + arm)] = 1 if face & ARMS[arm] else 0
            self.numbers[at + AREA * (FEATURE + arm)] = cell_of(face, arm) + 1


INDEX: Final[list[Any]] = list(range(AREA * len(PLANES)))


class CityMemo(Memo):
    """Remembers the planes of the cities, too."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.planes: list[Planes] = [Planes(City()) for _ in range(box.seats)]

    def planes_of(self, seat: int, city: City) -> bytearray:
        """The planes of a seat's city. A tile that is moved makes another city of it."""
        found = self.planes[seat]
        if found.city is not city:
            found = Planes(city)
            self.planes[seat] = found
        if found.n_tiles != len(city.where):
            found.update()
        return found.numbers


class CityEncoder(Encoder):
    """Turn, tracks, and the cities with their districts, besides what the kernel tells."""

    def __init__(self, box: Box, steps: dict[str, Any]) -> None:
        super().__init__(box, steps, LINES, depth=16, width=3)

    def memo(self) -> Memo:
        return CityMemo(self.box)

    def lay_out_fields(self) -> None:
        meaning = (
            "turns begun, the active seat, the Edict plus 1, its side, whether the tile may be moved, whether the match is over"
        )
        self.turn = self.add("turn", meaning, ["turn", "active", "edict", "side", "movable", "over"])
        ends = [f"column {column} {end}" for column in range(N_COLUMNS) for end in ("near", "far")]
        self.cleared = self.add("cleared", "spaces cleared at each end of each column", ends)
        parts = [f"{at}" for at in range(N_FULFILLED)]
        self.fulfilled = self.add("fulfilled", "the Monuments fulfilled, in their order: kinds plus 1", parts)
        cells = [f"{plane} {at % WIDTH - REACH - 1},{at // WIDTH - REACH - 1}" for plane in PLANES for at in range(AREA)]
        meaning = f"{len(PLANES)} planes of {HEIGHT} rows and {WIDTH} columns: {', '.join(PLANES)}"
        self.maps = self.add_per_seat("city", meaning, cells)
        self.districts = self.size
        for turn in range(self.n):
            for district in range(N_DISTRICTS):
                whose = "own" if turn == 0 else f"seat +{turn}"
                meaning = "a completed district: its settlers, Statues of each colour, and Monument"
                self.add(f"district {district}, {whose}", meaning, DISTRICT_PARTS)
        self.street = self.add_per_seat("street", "the length of the longest street", ["length"])
        pairs = [f"{at} {part}" for at in range(N_HOUSED) for part in ("district", "settler")]
        self.housed = self.add_per_seat("housed", "who moved in where, in this order: districts and settlers plus 1", pairs)
        pairs = [f"{at} {part}" for at in range(N_PAINTED) for part in ("district", "colour")]
        self.painted = self.add_per_seat("Statues", "colours assigned, in this order: districts and colours plus 1", pairs)

    def fill_fields(self, s: Any, seat: int, row: Row, memo: Memo) -> None:
        assert isinstance(s, CityState)
        at = self.turn
        row.put(at, s.turn)
        row.put(at + 1, self.relative(s.active, seat))
        row.put(at + 2, s.edict + 1)
        row.put(at + 3, s.side)
        row.put(at + 4, 1 if s.was is not None else 0)
        row.put(at + 5, 1 if s.outcome else 0)
        row.put_all(self.cleared, s.cleared)
        for number in range(len(s.fulfilled)):
            row.put(self.fulfilled + number, s.fulfilled[number] + 1)
        assert isinstance(memo, CityMemo)
        for turn in range(len(s.city)):
            other = (seat + turn) % self.n
            start = self.maps + AREA * len(PLANES) * turn
            row.numbers[start : start + AREA * len(PLANES)] = memo.planes_of(other, s.city[other])
            self.fill_city(s.city[other], turn, row)

    def fill_city(self, city: City, turn: int, row: Row) -> None:
        at = self.districts + N_DISTRICTS * len(DISTRICT_PARTS) * turn
        n = city.n_districts()
        for district in range(n if n < N_DISTRICTS else N_DISTRICTS):
            self.fill_district(city.districts, STRIDE * district, at, row)
            at += len(DISTRICT_PARTS)
        row.put(self.street + turn, city.street)
        self.fill_pairs(city.housed, self.housed + 2 * N_HOUSED * turn, 2 * N_HOUSED, row)
        self.fill_pairs(city.painted, self.painted + 2 * N_PAINTED * turn, 2 * N_PAINTED, row)

    def fill_district(self, facts: list[int], first: int, at: int, row: Row) -> None:
        settlers, assigned = facts[first + SETTLERS], facts[first + ASSIGNED]
        while settlers:
            lowest = settlers & -settlers
            row.put(at + lowest.bit_length() - 1, 1)
            settlers ^= lowest
        if assigned:
            for colour in range(COLOURS):
                row.put(at + N_SETTLERS + colour, landmarks(assigned, colour))
        row.put(at + N_SETTLERS + COLOURS, facts[first + MONUMENT] + 1)

    def fill_pairs(self, pairs: list[int], at: int, most: int, row: Row) -> None:
        for i in range(len(pairs) if len(pairs) < most else most):
            row.put(at + i, pairs[i] + 1)


FEATURES = Features(CityEncoder, chance=("aside", "call", "deal", "draw", "proclaim", "reveal"))
