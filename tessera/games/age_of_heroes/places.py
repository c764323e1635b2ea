"""Where cards can lie, as numbers: first the places of all, then the same row of places for every seat."""

from __future__ import annotations

from typing import Final

from tessera.core.box import Place

DECK: Final = 0
DISCARDS: Final = 1
REVEALED: Final = 2
"""AH-54. The event card that is being resolved."""
LOOT: Final = 3
"""AH-304. Plundered cards, until all of them are drawn."""
BATTLE_DECK: Final = 4
BARBARIAN_CARD: Final = 5
N_COMMON: Final = 6

HAND: Final = 6
"""This and the following are places of seat 0. Those of seat n lie n strides further."""
DEALT: Final = 7
"""AH-35. Starting cards in the order dealt, until they are resolved."""
ASIDE: Final = 8
"""AH-235. Immediate cards of a Market Day in the order drawn."""
MONUMENT: Final = 9
QUAKES: Final = 10
"""AH-199. Earthquake cards on this seat's Armies."""
COMMITTED: Final = 11
"""AH-161. Heroes in the battle."""
BATTLE_HAND: Final = 12
"""AH-134. Battle Cards drawn and not yet laid, in the order drawn."""
BATTLE_LINE: Final = 13
"""AH-135. Battle Cards under this seat's fighters, in their order."""
STRIDE: Final = 8


def lay_out(seats: int) -> list[Place]:
    """Where cards can lie: the places of all, and then those of each seat."""
    places = [Place("")] * (N_COMMON + STRIDE * seats)
    places[DECK] = Place("deck")
    places[DISCARDS] = Place("discards", face_up=True)
    places[REVEALED] = Place("revealed", face_up=True)
    places[LOOT] = Place("loot")
    places[BATTLE_DECK] = Place("battle_deck")
    places[BARBARIAN_CARD] = Place("barbarian_card", line=True)
    for seat in range(seats):
        at = STRIDE * seat
        places[HAND + at] = Place("hands", seat)
        places[DEALT + at] = Place("dealt", seat, line=True)
        places[ASIDE + at] = Place("aside", seat, line=True, face_up=True)
        places[MONUMENT + at] = Place("monuments", seat, face_up=True)
        places[QUAKES + at] = Place("earthquakes", seat, face_up=True)
        places[COMMITTED + at] = Place("committed", seat, face_up=True)
        places[BATTLE_HAND + at] = Place("battle_hands", seat, line=True)
        places[BATTLE_LINE + at] = Place("battle_lines", seat, line=True)
    return places
