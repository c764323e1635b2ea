"""The rewards of a finished match, for every interface to learning programs."""

from __future__ import annotations

from tessera.core.state import State


def rewards(s: State) -> list[float]:
    """The reward of each seat.

    A sole winner receives 1, and the rewards of rivals add up to zero. In cooperative and solo games every seat receives 1
    for a win and -1 for a loss.
    """
    n, winners = s.box.seats, s.winners()
    if s.box.together or n == 1:
        return [1.0 if winners else -1.0] * n
    if not winners:
        return [0.0] * n
    return [(share - 1 / n) * n / (n - 1) for share in s.shares()]
