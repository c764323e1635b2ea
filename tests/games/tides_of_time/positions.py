"""One position for every step that asks something: the laws are tried on each."""

from __future__ import annotations

from collections.abc import Callable

from games.tides_of_time.build import tides

from tessera.games.tides_of_time.state import Tides
from tessera.games.tides_of_time.steps.rounds import DRAFTING, FILLING, KEEPING, SCORING, Round

LAST = (DRAFTING, SCORING)
"""What follows in the last round."""

POSITIONS: dict[str, Callable[[], Tides]] = {
    "FillHand": lambda: tides(("1 2 3", "4 5 6"), relics=("7", "8"), round=3, agenda=(*FILLING, *LAST)),
    "Draft": lambda: tides(("1 2", "4 5"), ("10", "12"), ("7", "8"), round=3, agenda=LAST),
    "KeepRelic": lambda: tides(("1 2 3", "4 5 6"), round=2, agenda=(KEEPING, Round())),
}
"""By the name of the step on top of the agenda."""


def shared() -> Tides:
    """Two empty kingdoms are scored last."""
    s = tides(round=3)
    s.log = []
    s.then(SCORING)
    s.settle()
    return s


TOLD: dict[str, Callable[[], Tides]] = {"shared": shared}
"""For events that random play rarely meets, a position before which they were told."""
