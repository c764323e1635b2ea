"""How many positions a round has, counted through the engine's own options."""

from __future__ import annotations

from collections import Counter

import pytest
from games.tides_of_time.build import tides
from support import rule

from tessera.games.tides_of_time.state import Tides
from tessera.games.tides_of_time.steps.rounds import Draft

STARTS = [["1 2 3 4 5", "6 7 8 9 10"], ["3 8 10 15 17", "4 6 7 12 14"]]


def after_a_pick(positions: Counter[str], known: dict[str, Tides]) -> tuple[Counter[str], dict[str, Tides]]:
    """All positions one pick later, each with the number of ways that lead to it."""
    found: Counter[str] = Counter()
    met: dict[str, Tides] = {}
    for key, n in positions.items():
        s = known[key]
        for first in s.options(0):
            for second in s.options(1):
                twin = s.clone()
                twin.apply(0, first)
                twin.apply(1, second)
                found[str(twin.places)] += n
                met[str(twin.places)] = twin
    return found, met


@rule("TT-73", "TT-17", "TT-15")
@pytest.mark.parametrize("hands", STARTS)
def test_a_round_has_2326_positions_from_known_hands(hands: list[str]) -> None:
    s = tides(hands=hands, agenda=[Draft()])
    ways, known = Counter({str(s.places): 1}), {str(s.places): s}
    sizes, games = [1], Counter([len(s.options(0))])
    for _ in range(5):
        ways, known = after_a_pick(ways, known)
        sizes.append(len(known))
        games.update(len(met.options(0)) for met in known.values())
        assert all(len(met.options(0)) == len(met.options(1)) for met in known.values())
    assert sizes == [1, 25, 400, 900, 900, 100]
    assert sum(sizes) == 2326
    assert games == {5: 1, 4: 25, 3: 400, 2: 900, 1: 900, 0: 100}
    assert sum(n for options, n in games.items() if options > 1) == 1326
    assert set(ways.values()) == {144}
    assert sum(ways.values()) == 14_400
