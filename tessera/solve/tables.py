"""The facts of all kingdoms as numpy arrays. Needs the extra `research` or `numba`."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from tessera.solve.kingdoms import COMPARED, N_CARDS, PRIZE, Kingdoms

Array = Any
SIZES: Final = range(5, 8)
"""TT-19. The possible sizes of a kingdom when it is scored."""


def facts(kingdoms: Kingdoms) -> Array:
    """The six numbers of `Kingdom` for every mask of five to seven cards: points, best, amounts, wanted, handicap, port."""
    found = np.zeros((1 << N_CARDS, 6), dtype=np.int32)
    for mask in range(1 << N_CARDS):
        if mask.bit_count() in SIZES:
            k = kingdoms.count(mask)
            found[mask] = (k.points, k.best, k.amounts, k.wanted, k.handicap, k.port)
    return found


def prizes() -> Array:
    """The points and the best card of every set of won comparisons, by the set's six bits."""
    found = np.zeros((1 << COMPARED, 2), dtype=np.int32)
    for won, prize in PRIZE.items():
        found[sum((won >> 4 * number + 3 & 1) << number for number in range(COMPARED))] = prize
    return found
