"""Points: what banners and scoring cards give (section 14)."""

from __future__ import annotations

from typing import Final

from tessera.games.the_ancient_world.cards import DISTRICT, N_TRIBES, TITAN
from tessera.games.the_ancient_world.state import Ancient

TRIBE_POINTS: Final = (0, 1, 2, 4, 6, 8, 11)
"""AW-353 to AW-355. The points for none to six banners of a tribe; more than six count as six."""


def banner_points(n: int) -> int:
    """AW-353 to AW-355. What so many banners of one tribe give."""
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


def bonus_points(s: Ancient, seat: int, kind: int, repaired: bool = False) -> int:
    """AW-312, AW-326, AW-357. What a card gives at the end besides its banners; after the last repair without those bonuses
    that look at the cards before it (AW-423)."""
    bonuses = s.cards[kind].bonuses
    if not bonuses:
        return 0
    banners = count_banners(s, seat)
    points = 0
    for bonus in bonuses:
        if not (repaired and bonus.BEFORE_REPAIR):
            points += bonus.points(s, seat, banners)
    return points


def early_points(s: Ancient, seat: int) -> dict[int, int]:
    """AW-423. For each card of a seat what those of its bonuses give that look at the cards before the last repair."""
    found: dict[int, int] = {}
    for place in (s.ancient.intact[seat], s.ancient.damaged[seat]):
        for kind in s.kinds_in(place):
            found[kind] = sum([bonus.points(s, seat, []) for bonus in s.cards[kind].bonuses if bonus.BEFORE_REPAIR])
    return found


def count_cards(s: Ancient, seat: int, group: int) -> int:
    """How many owned cards of a group a seat has."""
    if group == TITAN:
        return len(s.places[s.ancient.titans[seat]])
    if group == DISTRICT:
        return len(s.places[s.ancient.districts[seat]])
    return s.n_owned(seat)


def points_now(s: Ancient, seat: int) -> int:
    """The points of a tableau as it stands, if every card were repaired."""
    points = 0
    for n in count_banners(s, seat):
        points += banner_points(n)
    for place in (s.ancient.intact[seat], s.ancient.damaged[seat]):
        for piece in s.places[place]:
            points += bonus_points(s, seat, s.kind[piece])
    return points
