"""The kinds of cards and items as numbers, in the order of the data file (which is checked against this)."""

from __future__ import annotations

from typing import Final

IRON: Final = 0
WOOD: Final = 1
GRAIN: Final = 2
STONE: Final = 3
GOLD: Final = 4
LIMESTONE: Final = 5
CONCRETE: Final = 6
MARBLE: Final = 7
BRICK: Final = 8
SANDSTONE: Final = 9
GRANITE: Final = 10
POPULATION_BOOM: Final = 11
EARTHQUAKE: Final = 12
VOLCANO: Final = 13
FAMINE: Final = 14
BARBARIANS: Final = 15
OLYMPIC_GAMES: Final = 16
MIGHTY_HERO: Final = 17
LUCK: Final = 18
N_RESOURCES: Final = 19
BATTLE_CARD: Final = 19
"""The kind of the lowest Battle Card. That of value v is this plus v - 1."""

CITY: Final = 0
ARMY: Final = 1
CITADEL: Final = 2
GENERAL: Final = 3
ROAD: Final = 4

HOME: Final = 0
AWAY: Final = 1
SHAKEN: Final = 2

CONQUEST: Final = 0
PLUNDER: Final = 1
RAZING: Final = 2
OBJECTIVES: Final = ("conquest", "plunder", "razing")

MAX_SEATS: Final = 6
HAND_LIMIT: Final = 5
"""AH-224."""
EMPIRE: Final = 5
"""AH-285. The Cities of an Empire."""
CULTURE: Final = 5
"""AH-222. The cards of a complete Monument."""
GENERAL_BONUS: Final = 2
"""AH-140."""


def is_immediate(kind: int) -> bool:
    """AH-20. Must this card be resolved when it is drawn? Disasters and Population Boom are such cards."""
    return POPULATION_BOOM <= kind <= BARBARIANS


def is_disaster(kind: int) -> bool:
    return EARTHQUAKE <= kind <= BARBARIANS


def special_of(tribe: int) -> int:
    """AH-12. The resource of which a tribe builds its Monument."""
    return LIMESTONE + tribe
