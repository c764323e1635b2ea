"""What a war brings in (chapter 9), and the ranking of the seats of a match that was stopped (chapter 19)."""

from __future__ import annotations

from typing import Any

from tessera.core.view import View
from tessera.games.age_of_heroes.kinds import CONQUEST, PLUNDER
from tessera.games.age_of_heroes.places import HAND, MONUMENT, STRIDE


def merit(view: View, seat: int) -> list[int]:
    """AH-296. A claim; the larger of Cities and Monument cards; their sum; the size of the hand."""
    fields: dict[str, Any] = view.fields
    cities, cards = int(fields["cities"][seat]), len(view.places[MONUMENT + STRIDE * seat])
    claim = max(int(fields["empire_claims"][seat]), int(fields["culture_claims"][seat]))
    return [claim, max(cities, cards), cities + cards, len(view.places[HAND + STRIDE * seat])]


def ranking(view: View) -> list[list[int]]:
    """AH-296. The survivors from first to last, for statistics. Equal ones share a rank."""
    merits = [merit(view, seat) for seat in range(view.box.seats)]
    ranks: list[list[int]] = []
    for best in sorted(merits, reverse=True):
        tied = [seat for seat in range(view.box.seats) if view.fields["alive"][seat] and merits[seat] == best]
        if tied and tied not in ranks:
            ranks.append(tied)
    return ranks


def reward(objective: int, victorious: int) -> int:
    """AH-154 to AH-156, AH-158. What so many Victorious Armies may take of a tribe that has enough of it."""
    if objective == CONQUEST:
        return min(victorious // 2, 2)
    return 2 * victorious if objective == PLUNDER else min((victorious + 1) // 2, 2)
