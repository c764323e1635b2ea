"""What Monuments and Edicts count in a city, and the conditions that they set."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tessera.core.event import Message
from tessera.games.city_builder.city import BENT, CONTENTS, MONUMENT, NEIGHBOURS, NOBLES, SETTLERS, SHAPE, City
from tessera.games.city_builder.grid import COLOURS, LAKE, PURPLE, STATUE, number_of, x_of, y_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Measure:
    """CB-222. A number counted in one city, from the point of view of one of its districts."""

    KEY: ClassVar[str] = ""
    """Its name in component files. The words have `bonus-KEY` and `condition-KEY`."""
    LOCAL: ClassVar[bool] = False
    """True if the measure depends on the district of the Monument."""
    BY_TILE: ClassVar[bool] = False
    """True if a tile can change the measure without completing a district."""

    def count(self, city: City, district: int) -> int:
        raise NotImplementedError


class PopulatedAdjacent(Measure):
    """CB-214, CB-220. Populated districts adjacent to this one."""

    KEY: ClassVar[str] = "populated-adjacent"
    LOCAL: ClassVar[bool] = True

    def count(self, city: City, district: int) -> int:
        return len([other for other in neighbours(city, district) if city.is_populated(other)])


class SettlersAdjacent(Measure):
    """Settlers living in districts adjacent to this one."""

    KEY: ClassVar[str] = "settlers-adjacent"
    LOCAL: ClassVar[bool] = True

    def count(self, city: City, district: int) -> int:
        return sum([city.n_settlers(other) for other in neighbours(city, district)])


class EmptyHousesAdjacent(Measure):
    """CB-217. Empty Houses in completed districts adjacent to this one."""

    KEY: ClassVar[str] = "empty-houses-adjacent"
    LOCAL: ClassVar[bool] = True

    def count(self, city: City, district: int) -> int:
        return sum([city.empty_houses(other) for other in neighbours(city, district)])


class NoblesAdjacent(Measure):
    """CB-220. Nobles living in districts adjacent to this one."""

    KEY: ClassVar[str] = "nobles-adjacent"
    LOCAL: ClassVar[bool] = True

    def count(self, city: City, district: int) -> int:
        return sum([(city.get(other, SETTLERS) & NOBLES).bit_count() for other in neighbours(city, district)])


class FullyOccupiedAdjacent(Measure):
    """CB-218, CB-220. Fully occupied districts adjacent to this one."""

    KEY: ClassVar[str] = "fully-occupied-adjacent"
    LOCAL: ClassVar[bool] = True

    def count(self, city: City, district: int) -> int:
        return len([1 for other in neighbours(city, district) if is_fully_occupied(city, other)])


class FourColoursAdjacent(Measure):
    """CB-214, CB-220, CB-221. Populated districts adjacent to this one that contain all four Landmark colours."""

    KEY: ClassVar[str] = "four-colours-adjacent"
    LOCAL: ClassVar[bool] = True

    def count(self, city: City, district: int) -> int:
        around = [other for other in neighbours(city, district) if city.is_populated(other)]
        return len([other for other in around if has_four_colours(city, other)])


class StreetAlong(Measure):
    """CB-234. The longest street that runs along this district, in tiles."""

    KEY: ClassVar[str] = "street-along"
    LOCAL: ClassVar[bool] = True
    BY_TILE: ClassVar[bool] = True

    def count(self, city: City, district: int) -> int:
        return city.street_along(district)


class StepsToFountain(Measure):
    """CB-235. How far this district is from the fountain; 0 if it touches it."""

    KEY: ClassVar[str] = "steps-to-fountain"
    LOCAL: ClassVar[bool] = True

    def count(self, city: City, district: int) -> int:
        return city.steps_to_fountain(district)


class TouchesFountain(Measure):
    """CB-57. 1 if this district touches the fountain."""

    KEY: ClassVar[str] = "touches-fountain"
    LOCAL: ClassVar[bool] = True

    def count(self, city: City, district: int) -> int:
        return int(city.steps_to_fountain(district) == 0)


class MonumentsNear(Measure):
    """CB-220, CB-236. Other Monuments of the city; one in an adjacent district counts twice."""

    KEY: ClassVar[str] = "monuments-near"
    LOCAL: ClassVar[bool] = True

    def count(self, city: City, district: int) -> int:
        around = city.get(district, NEIGHBOURS)
        return sum([1 + (around >> other & 1) for other in city.monuments() if other != district])


class EmptyHouses(Measure):
    """CB-217. Empty Houses in all completed districts."""

    KEY: ClassVar[str] = "empty-houses"

    def count(self, city: City, district: int) -> int:
        return sum([city.empty_houses(other) for other in range(city.n_districts())])


class UniqueShapes(Measure):
    """CB-215, CB-216. Completed districts whose shape no other has, Monuments or not."""

    KEY: ClassVar[str] = "unique-shapes"

    def count(self, city: City, district: int) -> int:
        shapes = [city.get(other, SHAPE) for other in range(city.n_districts())]
        return len([shape for shape in shapes if shapes.count(shape) == 1])


class LongestStreet(Measure):
    """CB-55. The length of the longest street, in tiles."""

    KEY: ClassVar[str] = "longest-street"
    BY_TILE: ClassVar[bool] = True

    def count(self, city: City, district: int) -> int:
        return city.street


class PopulatedAtFountain(Measure):
    """CB-57. Populated districts that touch the fountain."""

    KEY: ClassVar[str] = "populated-at-fountain"

    def count(self, city: City, district: int) -> int:
        north, south = city.at_fountain(0), city.at_fountain(1)
        n = int(north >= 0 and city.is_populated(north))
        return n + int(south >= 0 and south != north and city.is_populated(south))


class FountainCompleted(Measure):
    """CB-57. How many of the two places at the fountain belong to completed districts."""

    KEY: ClassVar[str] = "fountain-completed"

    def count(self, city: City, district: int) -> int:
        return int(city.at_fountain(0) >= 0) + int(city.at_fountain(1) >= 0)


class Lakes(Measure):
    """CB-24, CB-123. Lakes in completed districts without a Monument."""

    KEY: ClassVar[str] = "lakes"

    def count(self, city: City, district: int) -> int:
        return sum([number_of(city.get(other, CONTENTS), LAKE) for other in uncovered(city)])


class StatuesPopulated(Measure):
    """CB-114. Statues in populated districts, assigned or not."""

    KEY: ClassVar[str] = "statues-populated"

    def count(self, city: City, district: int) -> int:
        return sum([number_of(city.get(other, CONTENTS), STATUE) for other in populated(city)])


class Nobles(Measure):
    """Nobles living in the city."""

    KEY: ClassVar[str] = "nobles"

    def count(self, city: City, district: int) -> int:
        return sum([(city.get(other, SETTLERS) & NOBLES).bit_count() for other in populated(city)])


class MostNoblesInADistrict(Measure):
    """The Nobles of the district that has most."""

    KEY: ClassVar[str] = "most-nobles-in-a-district"

    def count(self, city: City, district: int) -> int:
        return max([0] + [(city.get(other, SETTLERS) & NOBLES).bit_count() for other in populated(city)])


class Settlers(Measure):
    """CB-14. Commoners and Nobles living in the city."""

    KEY: ClassVar[str] = "settlers"

    def count(self, city: City, district: int) -> int:
        return len(city.housed) // 2


class SettlersWithoutMonument(Measure):
    """Settlers living in a city that has no Monument; none if it has one."""

    KEY: ClassVar[str] = "settlers-without-monument"

    def count(self, city: City, district: int) -> int:
        return 0 if city.monuments() else len(city.housed) // 2


class LShapes(Measure):
    """CB-49. L-shaped completed districts."""

    KEY: ClassVar[str] = "l-shapes"

    def count(self, city: City, district: int) -> int:
        return sum([city.get(other, BENT) for other in range(city.n_districts())])


class LShapesPopulated(Measure):
    """CB-49, CB-214. L-shaped districts in which settlers live."""

    KEY: ClassVar[str] = "l-shapes-populated"

    def count(self, city: City, district: int) -> int:
        return sum([city.get(other, BENT) for other in populated(city)])


class FourColoursPopulated(Measure):
    """CB-221. Populated districts that contain all four Landmark colours."""

    KEY: ClassVar[str] = "four-colours-populated"

    def count(self, city: City, district: int) -> int:
        return len([other for other in populated(city) if has_four_colours(city, other)])


class FullyOccupied(Measure):
    """CB-218. Completed districts that have Houses, none of them empty, and no Monument."""

    KEY: ClassVar[str] = "fully-occupied"

    def count(self, city: City, district: int) -> int:
        return len([other for other in populated(city) if is_fully_occupied(city, other)])


class PurpleSettlers(Measure):
    """Purple Commoners and Nobles living in the city."""

    KEY: ClassVar[str] = "purple-settlers"

    def count(self, city: City, district: int) -> int:
        return len([other for other in populated(city) if city.colours_in(other) >> PURPLE & 1])


class Colours(Measure):
    """How many of the five colours live in the city."""

    KEY: ClassVar[str] = "colours"

    def count(self, city: City, district: int) -> int:
        found = 0
        for other in populated(city):
            found |= city.colours_in(other)
        return found.bit_count()


class OtherMonuments(Measure):
    """Monuments in the city besides this one."""

    KEY: ClassVar[str] = "other-monuments"
    LOCAL: ClassVar[bool] = True

    def count(self, city: City, district: int) -> int:
        return len([other for other in city.monuments() if other != district])


class MonumentsAdjacent(Measure):
    """CB-220. Pairs of Monuments that stand in adjacent districts."""

    KEY: ClassVar[str] = "monuments-adjacent"

    def count(self, city: City, district: int) -> int:
        built = city.monuments()
        return sum([len([1 for other in built if city.get(one, NEIGHBOURS) >> other & 1]) for one in built]) // 2


class Across(Measure):
    """How many tiles wide the city is, Town Square included."""

    KEY: ClassVar[str] = "width"
    BY_TILE: ClassVar[bool] = True

    def count(self, city: City, district: int) -> int:
        xs = [x_of(position) for position in city.where]
        return max(xs) - min(xs) + 1


class Down(Measure):
    """How many tiles high the city is."""

    KEY: ClassVar[str] = "height"
    BY_TILE: ClassVar[bool] = True

    def count(self, city: City, district: int) -> int:
        ys = [y_of(position) for position in city.where]
        return max(ys) - min(ys) + 1


def neighbours(city: City, district: int) -> list[int]:
    """The completed districts adjacent to this one."""
    bits = city.get(district, NEIGHBOURS)
    return [other for other in range(city.n_districts()) if bits >> other & 1]


def populated(city: City) -> list[int]:
    return [district for district in range(city.n_districts()) if city.get(district, SETTLERS)]


def uncovered(city: City) -> list[int]:
    """CB-123. The completed districts that no Monument covers."""
    return [district for district in range(city.n_districts()) if city.get(district, MONUMENT) < 0]


def is_fully_occupied(city: City, district: int) -> bool:
    """CB-218. Settlers live in every House of it, and it has one at least."""
    return city.is_populated(district) and city.empty_houses(district) == 0


def has_four_colours(city: City, district: int) -> bool:
    return all(city.landmarks(district, colour) for colour in range(COLOURS))


EVERY_MEASURE: Final[list[Measure]] = [
    PopulatedAdjacent(),
    SettlersAdjacent(),
    EmptyHousesAdjacent(),
    NoblesAdjacent(),
    FullyOccupiedAdjacent(),
    FourColoursAdjacent(),
    StreetAlong(),
    StepsToFountain(),
    TouchesFountain(),
    MonumentsNear(),
    EmptyHouses(),
    UniqueShapes(),
    LongestStreet(),
    PopulatedAtFountain(),
    FountainCompleted(),
    Lakes(),
    StatuesPopulated(),
    Nobles(),
    MostNoblesInADistrict(),
    Settlers(),
    SettlersWithoutMonument(),
    LShapes(),
    LShapesPopulated(),
    FourColoursPopulated(),
    FullyOccupied(),
    PurpleSettlers(),
    Colours(),
    OtherMonuments(),
    MonumentsAdjacent(),
    Across(),
    Down(),
]
MEASURES: Final[dict[str, Measure]] = {measure.KEY: measure for measure in EVERY_MEASURE}


class Condition:
    """Something that holds in a city or does not: at least or at most so many of a measure."""

    def __init__(self, measure: Measure, at_least: int, at_most: int) -> None:
        self.measure = measure
        self.at_least = at_least
        self.at_most = at_most
        """-1: there is no upper limit."""

    def holds(self, city: City, district: int) -> bool:
        n = self.measure.count(city, district)
        return n >= self.at_least and (self.at_most < 0 or n <= self.at_most)

    def say(self) -> list[Message]:
        """The condition in words: at least so many (m = 0), at most so many (1), none at all (2)."""
        said: list[Message] = []
        if self.at_least > 0:
            said.append(Message(f"condition-{self.measure.KEY}", n=self.at_least))
        if self.at_most >= 0:
            said.append(Message(f"condition-{self.measure.KEY}", n=self.at_most, m=1 if self.at_most else 2))
        return said


def all_hold(conditions: list[Condition], city: City, district: int) -> bool:
    return all(condition.holds(city, district) for condition in conditions)
