"""What Roads connect. The rules ask it of a position, and `view.py` of a view."""

from __future__ import annotations


def n_connected(roads: list[list[int]], seat: int) -> int:
    """AH-103, AH-306. How many other tribes an unbroken chain of Roads leads to."""
    reached = 1 << seat
    grew = True
    while grew:
        grew = False
        for road in roads:
            ends = 1 << road[0] | 1 << road[1]
            if reached & ends and reached & ends != ends:
                reached |= ends
                grew = True
    return reached.bit_count() - 1
