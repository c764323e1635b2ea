"""How many cities the first tiles can make, counted through the engine's own options and beside it."""

from __future__ import annotations

import pytest
from games.city_builder.build import city_box, hand, on_agenda, ready
from support import rule

from tessera.games.city_builder.grid import cell_of
from tessera.games.city_builder.state import CityState
from tessera.games.city_builder.steps.expansion import LayTile


def start(names: str) -> CityState:
    """The first player is about to lay, with these tiles in hand and the Town Square alone."""
    s = hand(ready(2), 0, names)
    return on_agenda(s, *[LayTile() for _ in names.split()])


def cities(s: CityState, depth: int) -> tuple[int, set[str]]:
    """In how many ways so many tiles can be laid, and how many different cities that makes."""
    if depth == 0:
        city = s.city[0]
        return 1, {str(sorted(zip(city.where, city.faces, strict=True)))}
    ways, found = 0, set()
    for option in s.options(0):
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
