"""The terms of a tribe: the numbers from which its probability of winning is estimated."""

from __future__ import annotations

from typing import Final

from tessera.games.age_of_heroes.kinds import (
    AWAY,
    CULTURE,
    EMPIRE,
    GOLD,
    GRAIN,
    GRANITE,
    HAND_LIMIT,
    HOME,
    IRON,
    LIMESTONE,
    LUCK,
    MIGHTY_HERO,
    OLYMPIC_GAMES,
    STONE,
    WOOD,
)
from tessera.games.age_of_heroes.state import Heroes

ENOUGH: Final = 3
"""Further cards of one ordinary kind are not counted."""
TERMS: Final = (
    "first-city",
    "second-city",
    "third-city",
    "fourth-city",
    "empire",
    "first-card",
    "second-card",
    "third-card",
    "fourth-card",
    "culture",
    "empire-claimed",
    "culture-claimed",
    "army-home",
    "second-army-home",
    "armies-home",
    "armies-away",
    "generals",
    "citadels",
    "connected",
    "cards",
    "cards-over-limit",
    "own-special",
    "other-specials",
    "wood",
    "stone",
    "gold",
    "iron",
    "grain",
    "heroes",
    "luck",
    "olympic-games",
    "active",
    "turns-to-wait",
    "claim-to-hold",
    "ahead",
)


def tribe_terms(s: Heroes, seat: int) -> list[float]:
    """The terms of a surviving tribe. Cities and Monument cards have one each, because the fifth counts more than the first."""
    if not s.alive[seat]:
        return []
    found = [1.0 if s.cities[seat] >= n else 0.0 for n in range(1, EMPIRE + 1)]
    monument = s.n_monument(seat)
    for n in range(1, CULTURE + 1):
        found.append(1.0 if monument >= n else 0.0)
    found.append(1.0 if s.empire_claims[seat] else 0.0)
    found.append(1.0 if s.culture_claims[seat] else 0.0)
    add_armies(s, seat, found)
    found.append(float(s.citadels[seat]))
    found.append(float(s.n_connected(seat)))
    add_hand(s, seat, found)
    found.append(1.0 if s.active == seat else 0.0)
    add_waiting(s, seat, found)
    found.append(float(max(s.cities[seat], monument) ** 2))
    return found


def add_waiting(s: Heroes, seat: int, found: list[float]) -> None:
    """The share of a round until a tribe's next turn begins, and until it ends, by when a claim must not be broken (AH-287)."""
    order = s.clockwise(s.active + 1 if s.active >= 0 else s.start_seat)
    n_before = order.index(seat)
    claims = s.empire_claims[seat] or s.culture_claims[seat]
    found.append(n_before / len(order))
    found.append((n_before + 1) / len(order) if claims and s.active != seat else 0.0)


def add_armies(s: Heroes, seat: int, found: list[float]) -> None:
    home = 0
    away = 0
    generals = 0
    for army in range(len(s.army_owner)):
        if s.army_owner[army] == seat:
            generals += s.army_general[army]
            if s.army_state[army] == HOME:
                home += 1
            elif s.army_state[army] == AWAY:
                away += 1
    found.append(1.0 if home else 0.0)
    found.append(1.0 if home > 1 else 0.0)
    found.append(float(home))
    found.append(float(away))
    found.append(float(generals))


def add_hand(s: Heroes, seat: int, found: list[float]) -> None:
    counts = s.counts(seat)
    n = s.n_hand(seat)
    own = counts[s.special(seat)] if s.tribes[seat] >= 0 else 0
    found.append(float(n))
    found.append(float(max(0, n - HAND_LIMIT)))
    found.append(float(min(own, CULTURE - min(CULTURE, s.n_monument(seat)))))
    found.append(float(sum(counts[LIMESTONE : GRANITE + 1]) - own))
    for kind in (WOOD, STONE, GOLD, IRON, GRAIN):
        found.append(float(min(counts[kind], ENOUGH)))
    found.append(float(counts[MIGHTY_HERO]))
    found.append(float(counts[LUCK]))
    found.append(float(counts[OLYMPIC_GAMES]))
