"""Points, as small questions (section 14)."""

from __future__ import annotations

from typing import Final

from tessera.games.the_ancient_world.cards import DISTRICT, FULL_SET, N_TRIBES, TITAN, TRIBE_TABLE, Bonus
from tessera.games.the_ancient_world.state import Ancient

TRIBE_POINTS: Final = (0, 1, 2, 4, 6, 8, 11)
"""AW-353 to AW-355. For none to six banners of a tribe; more than six count as six."""


def banner_points(n: int) -> int:
    """AW-353 to AW-355."""
    return TRIBE_POINTS[min(n, 6)]


def count_banners(s: Ancient, seat: int) -> list[int]:
    """AW-356. For each tribe the banners of owned Empire cards, damaged ones too, and of defeated Titans."""
    found = [0] * N_TRIBES
    for place in (s.ancient.intact[seat], s.ancient.damaged[seat], s.ancient.titans[seat]):
        for piece in s.places[place]:
            banners = s.cards[s.kind[piece]].banners
            for tribe in range(N_TRIBES):
                found[tribe] += banners[tribe]
    return found


def bonus_points(s: Ancient, seat: int, kind: int) -> int:
    """AW-312, AW-326, AW-357. What a card gives at the end besides its banners."""
    bonuses = s.cards[kind].bonuses
    if not bonuses:
        return 0
    banners = count_banners(s, seat)
    points = 0
    for bonus in bonuses:
        points += entry_points(s, seat, bonus, banners)
    return points


def entry_points(s: Ancient, seat: int, bonus: Bonus, banners: list[int]) -> int:
    """One entry: a table for a tribe, complete sets of five tribes, or a number of cards."""
    if bonus.kind == TRIBE_TABLE:
        n = min(banners[bonus.of], len(bonus.table))
        return bonus.table[n - 1] if n else 0
    if bonus.kind == FULL_SET:
        return bonus.vp * min(banners)
    return bonus.vp * (count_cards(s, seat, bonus.of) // bonus.per)


def count_cards(s: Ancient, seat: int, group: int) -> int:
    """How many owned cards of a group a seat has."""
    if group == TITAN:
        return len(s.places[s.ancient.titans[seat]])
    if group == DISTRICT:
        return len(s.places[s.ancient.districts[seat]])
    return s.n_owned(seat)


def worth_now(s: Ancient, seat: int) -> int:
    """The points of a tableau as it stands, as if every card were repaired."""
    points = 0
    for n in count_banners(s, seat):
        points += banner_points(n)
    for place in (s.ancient.intact[seat], s.ancient.damaged[seat]):
        for piece in s.places[place]:
            points += bonus_points(s, seat, s.kind[piece])
    return points
