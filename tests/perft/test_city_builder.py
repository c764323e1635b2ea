"""How many cities the first tiles can make, counted through the engine's own options and beside it."""

from __future__ import annotations

from math import factorial

import pytest
from games.city_builder.build import city_box, hand, on_agenda, ready, sized
from support import rule

from tessera.core.action import Action
from tessera.games.city_builder.grid import cell_of
from tessera.games.city_builder.state import CityState
from tessera.games.city_builder.steps.expansion import LayTile


def start(names: str) -> CityState:
    """The first player is about to lay, with these tiles in hand and the Town Square alone."""
    s = hand(ready(2), 0, names)
    return on_agenda(s, *[LayTile() for _ in names.split()])


def lays(s: CityState) -> list[Action]:
    """The tiles that may be laid; those that may go under the stack are no cities."""
    return [option for option in s.options(0) if option.verb == "lay"]


def cities(s: CityState, depth: int) -> tuple[int, set[str]]:
    """In how many ways so many tiles can be laid, and how many different cities that makes."""
    if depth == 0:
        city = s.city[0]
        return 1, {str(sorted(zip(city.where, city.faces, strict=True)))}
    ways, found = 0, set()
    for option in lays(s):
        twin = s.clone()
        twin.apply(0, option)
        n, deeper = cities(twin, depth - 1)
        ways += n
        found |= deeper
    return ways, found


@rule("CB-78", "CB-79", "CB-32")
def test_the_first_tile_has_six_places_and_four_turns() -> None:
    """EX-8. A crossing that looks the same after half a turn would have two; no tile of the house set does."""
    assert cities(start("blue-1 blue-2 blue-3"), 1)[0] == 3 * 6 * 4
    box = city_box()
    for tile in box.faces:
        assert len({(face & 15, *[cell_of(face, corner) for corner in range(4)]) for face in tile}) == 4


@rule("CB-76", "CB-77", "CB-79")
@pytest.mark.parametrize(
    ("names", "ways", "different"),
    [("blue-1 blue-2", 2 * 44 * 16, 58 * 16), ("c01 c30", 2 * 44 * 16, 58 * 16)],
)
def test_two_tiles(names: str, ways: int, different: int) -> None:
    """8 places follow a tile at an end of the Town Square (2 times) and 7 one at a long side (4 times), 44 in all. In 30 of
    them both tiles touch the Town Square, so either may come first; in 14 the second needs the first: 30 + 14 + 14 cities."""
    found = cities(start(names), 2)
    assert (found[0], len(found[1])) == (ways, different)


def sequences(n: int) -> int:
    """In how many ways n positions can follow one another beside a Town Square: counted without the engine (CB-77)."""

    def count(taken: frozenset[tuple[int, int]], left: int) -> int:
        if not left:
            return 1
        free = {(x + dx, y + dy) for x, y in taken for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))} - taken
        return sum(count(taken | {place}, left - 1) for place in free)

    return count(frozenset({(0, 0), (1, 0)}), n)


def ways(s: CityState, depth: int, ending: str = "") -> int:
    """In how many ways so many tiles can be laid, as far as the texts end so; the last ones are counted, not laid."""
    options = [option for option in lays(s) if option.text.endswith(ending)]
    if depth == 1:
        return len(options)
    total = 0
    for option in options:
        twin = s.clone()
        twin.apply(0, option)
        total += ways(twin, depth - 1, ending)
    return total


@rule("CB-76", "CB-77", "CB-79", "CB-80")
def test_three_tiles() -> None:
    """Six orders of the tiles, four turns for each, and every way in which three positions follow one another."""
    assert sequences(2) == 44
    assert ways(start("blue-1 c30 c45"), 3) == 6 * 4**3 * sequences(3)


@rule("CB-76", "CB-77", "CB-80")
def test_more_tiles_unturned() -> None:
    """Every order of the tiles, and every way in which their positions follow one another."""
    n = sized(4, 5)
    names = " ".join(["blue-1", "c30", "c45", "c60", "green-2"][:n])
    assert ways(start(names), n, "turned 0") == factorial(n) * sequences(n)
