"""Where cards can lie, as numbers: first the places of all, then the same row of places for every seat."""

from __future__ import annotations

from typing import Final

DECK: Final = 0
DISCARDS: Final = 1
REVEALED: Final = 2
"""AH-54. The event card being resolved."""
LOOT: Final = 3
"""AH-304. Plundered cards until all are drawn."""
BATTLE_DECK: Final = 4
BARBARIAN_CARD: Final = 5
N_COMMON: Final = 6

HAND: Final = 6
"""Of seat 0, as all the next; the places of each further seat come one stride later."""
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
