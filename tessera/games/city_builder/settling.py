"""Who may live where and what may be built where, with the Statues that it takes."""

from __future__ import annotations

from typing import Final

from tessera.games.city_builder.city import MONUMENT, SETTLERS, SHAPE, City
from tessera.games.city_builder.grid import COLOURS, OF_COLOUR, PAIR, PURPLE

NO_STATUES: Final[list[int]] = [0]
"""The one set of Statues when none is needed or allowed (CB-111)."""
NO_SET: Final[list[int]] = []


def colour_of(settler: int) -> int:
    return settler % 5


def is_noble(settler: int) -> bool:
    return settler >= 5


def has_room(city: City, district: int, settler: int) -> bool:
    """CB-92, CB-94, CB-95. A free House, no Monument, and nobody of this colour yet."""
    if city.get(district, MONUMENT) >= 0 or city.empty_houses(district) < 1:
        return False
    return not city.colours_in(district) >> colour_of(settler) & 1


def statues_for_settler(city: City, district: int, settler: int) -> list[int]:
    """CB-97 to CB-100, CB-227. The sets of Statue colours with which a settler's requirement is met."""
    if settler % 5 == PURPLE:
        return statues_for_purple(city, district, 4 if is_noble(settler) else 3)
    colour = colour_of(settler)
    lacking = max(0, (2 if is_noble(settler) else 1) - city.landmarks(district, colour))
    own = lacking * OF_COLOUR[colour]
    others = [other for other in range(COLOURS) if other != colour]
    if any_landmark(city, district, others):
        return [own] if lacking <= city.free_statues(district) else NO_SET
    if lacking + 1 > city.free_statues(district):
        return NO_SET
    return [own + OF_COLOUR[other] for other in others]


def any_landmark(city: City, district: int, colours: list[int]) -> bool:
    return any(city.landmarks(district, colour) for colour in colours)


def statues_for_purple(city: City, district: int, wanted: int) -> list[int]:
    """CB-99, CB-100. Every choice of absent colours that brings the district to three or four colours."""
    absent = [colour for colour in range(COLOURS) if not city.landmarks(district, colour)]
    lacking = wanted - (COLOURS - len(absent))
    if lacking <= 0:
        return NO_STATUES
    if lacking > city.free_statues(district):
        return NO_SET
    return choices(absent, lacking)


def choices(colours: list[int], n: int) -> list[int]:
    """Every set of n different colours, packed."""
    if n == 0:
        return [0]
    found: list[int] = []
    for i in range(len(colours) - n + 1):
        for rest in choices(colours[i + 1 :], n - 1):
            found.append(OF_COLOUR[colours[i]] + rest)
    return found


def can_house(city: City, district: int, settler: int) -> bool:
    return has_room(city, district, settler) and len(statues_for_settler(city, district, settler)) > 0


def has_site(city: City, district: int) -> bool:
    """CB-117, CB-120, CB-121. True for a district of a Monument's shape that has no settlers and no Monument."""
    if city.get(district, SHAPE) != PAIR or city.get(district, SETTLERS):
        return False
    return city.get(district, MONUMENT) < 0


def statues_for_monument(city: City, district: int, needs: tuple[int, int]) -> list[int]:
    """CB-118, CB-119. Exactly the required Landmarks that are missing, if there are Statues for them."""
    missing = 0
    n = 0
    for colour in range(COLOURS):
        wanted = int(needs[0] == colour) + int(needs[1] == colour)
        lacking = max(0, wanted - city.landmarks(district, colour)) if wanted else 0
        missing += lacking * OF_COLOUR[colour]
        n += lacking
    return [missing] if n <= city.free_statues(district) else NO_SET


def can_build(city: City, district: int, needs: tuple[int, int]) -> bool:
    return has_site(city, district) and len(statues_for_monument(city, district, needs)) > 0
