"""How many positions lie some decisions away from named starts, counted through the engine's own options.

Chance always takes the first of its options, so that what is counted are the choices of the players.
"""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest
from games.age_of_heroes.build import heroes
from laws.worlds import LONG
from support import rule

from tessera.core.seats import CHANCE
from tessera.games.age_of_heroes import GAME
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.ending import Checkpoint
from tessera.games.age_of_heroes.steps.trade import CallTrader
from tessera.games.age_of_heroes.steps.turn import END_ROUND, Turn
from tessera.games.age_of_heroes.steps.war import DeclareWar


def turns() -> Heroes:
    """Two turns of neighbours who can ask for a Road, build and attack."""
    hands = ("iron grain wood stone gold", "wood wood stone limestone")
    return deal(heroes(2, hands=hands, active=-1, phase="draw", agenda=(Turn(0), Turn(1), END_ROUND)))


def war() -> Heroes:
    """An Army with and one without General, and a Hero, against an Army, Olympic Games and a Hero."""
    hands = ("mighty-hero iron", "olympic-games mighty-hero wood")
    return deal(heroes(2, hands=hands, armies=("home home*", "home"), agenda=(DeclareWar(0), Checkpoint(0), Turn(1))))


def market() -> Heroes:
    """Three traders with two cards each, called twice."""
    hands = ("iron wood", "grain gold", "luck marble")
    agenda = (CallTrader(0, 0, 0, 0), Turn(0))
    return deal(heroes(3, hands=hands, active=-1, phase="market", agenda=agenda, market_circuits=2))


def deal(s: Heroes) -> Heroes:
    """Let chance take its first option for as long as it is waited for."""
    while CHANCE in s.waiting():
        s.apply(CHANCE, s.options(CHANCE)[0])
    return s


def seal(s: Heroes) -> bytes:
    """A position in a few bytes, so that a million of them can be told apart."""
    return blake2b(repr(GAME.save(s)).encode(), digest_size=16).digest()


def one_decision_on(
    ways: Counter[bytes], known: dict[bytes, Heroes], is_last: bool
) -> tuple[Counter[bytes], dict[bytes, Heroes]]:
    """All positions one decision later, each with the number of ways that lead to it; a match that is over has none.

    The positions themselves are kept only where they are played on from.
    """
    found: Counter[bytes] = Counter()
    met: dict[bytes, Heroes] = {}
    for key, n in ways.items():
        s = known[key]
        for seat in s.waiting()[:1]:
            for option in s.options(seat):
                twin = s.clone()
                twin.apply(seat, option)
                deal(twin)
                sealed = seal(twin)
                found[sealed] += n
                if not is_last:
                    met[sealed] = twin
    return found, met


def count(s: Heroes, depth: int) -> list[tuple[int, int]]:
    """For each depth the positions, and the ways to them."""
    ways, known = Counter({seal(s): 1}), {seal(s): s}
    found = []
    for level in range(depth):
        ways, known = one_decision_on(ways, known, level + 1 == depth)
        found.append((len(ways), ways.total()))
    return found


@rule("AH-108", "AH-113", "AH-118")
def test_an_attack_has_18_declarations() -> None:
    """Conquest or plunder, for there is no Monument. The Hero stays, is an Army, or leads the Army that lacks a General:
    1 force without an Army of one's own, 2 with the led one, 3 with the other and 3 with both."""
    assert count(war(), 1) == [(2 * (1 + 2 + 3 + 3), 18)]


@rule("AH-266", "AH-318")
def test_a_trader_has_27_answers() -> None:
    """A pass, and each of two cards for any of the 13 other kinds that can be traded."""
    assert count(market(), 1) == [(1 + 2 * 13, 27)]


STARTS = {
    "turns": (
        turns(),
        [(2, 2), (6, 6), (20, 20), (47, 49), (72, 100), (117, 215), (286, 535), (891, 1591), (18713, 22880), (965740, 1116530)],
    ),
    "war": (
        war(),
        [
            (18, 18),
            (61, 72),
            (68, 90),
            (89, 144),
            (166, 342),
            (278, 638),
            (361, 774),
            (448, 972),
            (587, 1149),
            (857, 1540),
            (1225, 2300),
        ],
    ),
    "market": (market(), [(27, 27), (733, 733), (20007, 20007)]),
}
"""For each start, at each depth, the positions and the ways to them; the last depth is counted in the long run only."""


@pytest.mark.parametrize("name", STARTS)
def test_positions_after_a_few_decisions(name: str) -> None:
    start, expected = STARTS[name]
    depth = len(expected) if LONG else len(expected) - 1
    assert count(start, depth) == expected[:depth]
