"""How many positions lie some decisions away from named starts, counted through the engine's own options.

Chance always takes the first of its options, so that what is counted are the choices of the players.
"""

from __future__ import annotations

from collections import Counter

import pytest
from games.the_ancient_world.build import deal, means, own, set_citizens, set_military, set_row, set_titans, turn, world
from laws.worlds import LONG
from support import rule

from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.state import Ancient


def opening(seats: int) -> Ancient:
    """The first turn of a match, everything on the table named."""
    s = set_titans(world(seats), "mud-strider", "stone-being", "tide-caller")
    return set_military(set_row(s, "bridge", "salt-road", "honey-glades", "crane"), "ford-spears", "veiled-blades")


def late() -> Ancient:
    """Round 5 for two: knowledge in hand, a card action, a Crane and a Titan within reach."""
    s = set_titans(world(2, round=5), "mud-strider", "stone-being", "tide-caller")
    set_military(set_row(s, "citadel", "town-hall", "harbour-market"), "ford-spears")
    own(means(set_citizens(s, 0, 4), 0, 6, 1), 0, "terrace-ward", "crane", "desert-archive", "hunters-of-merk")
    return turn(s, 0)


def one_decision_on(ways: Counter[str], known: dict[str, Ancient]) -> tuple[Counter[str], dict[str, Ancient]]:
    """All positions one decision later, each with the number of ways that lead to it."""
    found: Counter[str] = Counter()
    met: dict[str, Ancient] = {}
    for key, n in ways.items():
        s = known[key]
        seat = s.waiting()[0]
        for option in s.options(seat):
            twin = s.clone()
            twin.apply(seat, option)
            deal(twin)
            written = str(GAME.save(twin))
            found[written] += n
            met[written] = twin
    return found, met


def count(s: Ancient, depth: int) -> list[tuple[int, int]]:
    """For each depth the positions, and the ways to them."""
    ways, known = Counter({str(GAME.save(s)): 1}), {str(GAME.save(s)): s}
    found = []
    for _ in range(depth):
        ways, known = one_decision_on(ways, known)
        found.append((len(ways), ways.total()))
    return found


@rule("AW-86", "AW-96", "AW-213")
def test_the_first_turn_has_23_answers() -> None:
    """Three citizens on the seven actions that are open, both armies against the one Titan they reach, or a pass."""
    assert count(opening(2), 1) == [(3 * 7 + 1 + 1, 23)]


STARTS = {
    "two": (opening(2), [(23, 23), (301, 301), (2481, 2828), (15639, 24084)]),
    "four": (opening(4), [(23, 23), (301, 301), (3677, 3677), (42247, 42247)]),
    "late": (late(), [(39, 39), (668, 668), (9279, 11447)]),
}
"""For each start, at each depth, the positions and the ways to them; the last depth is counted in the long run only."""


@pytest.mark.parametrize("name", STARTS)
def test_positions_after_a_few_decisions(name: str) -> None:
    start, expected = STARTS[name]
    depth = len(expected) if LONG else len(expected) - 1
    assert count(start, depth) == expected[:depth]
