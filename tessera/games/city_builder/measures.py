"""What Monuments and Edicts ask of a city, as small countings, and what they make of the number."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tessera.games.city_builder.city import BENT, CONTENTS, MONUMENT, NEIGHBOURS, NOBLES, SETTLERS, SHAPE, City
from tessera.games.city_builder.grid import COLOURS, LAKE, PURPLE, STATUE, number_of, x_of, y_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Measure:
    """CB-222. A number that one city gives, seen from one of its districts."""

    LOCAL: ClassVar[bool] = False
    """Does it depend on the district it is seen from?"""
    BY_TILE: ClassVar[bool] = False
    """Does a tile change it that completes nothing?"""

    def count(self, city: City, district: int) -> int:
        raise NotImplementedError


class PopulatedAdjacent(Measure):
    """CB-214, CB-220. Populated districts adjacent to this one."""

    LOCAL: ClassVar[bool] = True

    def count(self, city: City, district: int) -> int:
        return len([other for other in neighbours(city, district) if city.is_populated(other)])


class SettlersAdjacent(Measure):
    """Settlers living in districts adjacent to this one."""

    LOCAL: ClassVar[bool] = True

    def count(self, city: City, district: int) -> int:
        return sum([city.n_settlers(other) for other in neighbours(city, district)])


class EmptyHousesAdjacent(Measure):
    """CB-217. Empty Houses in completed districts adjacent to this one."""

    LOCAL: ClassVar[bool] = True

    def count(self, city: City, district: int) -> int:
        return sum([city.empty_houses(other) for other in neighbours(city, district)])


class EmptyHouses(Measure):
    """CB-217. Empty Houses in all completed districts."""

    def count(self, city: City, district: int) -> int:
        return sum([city.empty_houses(other) for other in range(city.n_districts())])


class UniqueShapes(Measure):
    """CB-215, CB-216. Completed districts whose shape no other has, Monuments or not."""

    def count(self, city: City, district: int) -> int:
        shapes = [city.get(other, SHAPE) for other in range(city.n_districts())]
        return len([shape for shape in shapes if shapes.count(shape) == 1])


class LongestStreet(Measure):
    """CB-55. The length of the longest street, in tiles."""

    BY_TILE: ClassVar[bool] = True

    def count(self, city: City, district: int) -> int:
        return city.street


class PopulatedAtFountain(Measure):
    """CB-57. Populated districts that touch the fountain."""

    def count(self, city: City, district: int) -> int:
        north, south = city.at_fountain(0), city.at_fountain(1)
        n = int(north >= 0 and city.is_populated(north))
        return n + int(south >= 0 and south != north and city.is_populated(south))


class FountainCompleted(Measure):
    """CB-57. How many of the two places at the fountain belong to completed districts."""

    def count(self, city: City, district: int) -> int:
        return int(city.at_fountain(0) >= 0) + int(city.at_fountain(1) >= 0)


class Lakes(Measure):
    """CB-24, CB-123. Lakes in completed districts without a Monument."""

    def count(self, city: City, district: int) -> int:
        return sum([number_of(city.get(other, CONTENTS), LAKE) for other in uncovered(city)])


class StatuesPopulated(Measure):
    """CB-114. Statues in populated districts, assigned or not."""

    def count(self, city: City, district: int) -> int:
        return sum([number_of(city.get(other, CONTENTS), STATUE) for other in populated(city)])


class Nobles(Measure):
    """Nobles living in the city."""

    def count(self, city: City, district: int) -> int:
        return sum([(city.get(other, SETTLERS) & NOBLES).bit_count() for other in populated(city)])


class MostNoblesInADistrict(Measure):
    """The Nobles of the district that has most."""

    def count(self, city: City, district: int) -> int:
        return max([0] + [(city.get(other, SETTLERS) & NOBLES).bit_count() for other in populated(city)])


class Settlers(Measure):
    """CB-14. Commoners and Nobles living in the city."""

    def count(self, city: City, district: int) -> int:
        return len(city.housed) // 2


class SettlersWithoutMonument(Measure):
    """Settlers living in a city that has no Monument; none if it has one."""

    def count(self, city: City, district: int) -> int:
        return 0 if city.monuments() else len(city.housed) // 2


class LShapes(Measure):
    """CB-49. L-shaped completed districts."""

    def count(self, city: City, district: int) -> int:
        return sum([city.get(other, BENT) for other in range(city.n_districts())])


class LShapesPopulated(Measure):
    """CB-49, CB-214. L-shaped districts in which settlers live."""

    def count(self, city: City, district: int) -> int:
        return sum([city.get(other, BENT) for other in populated(city)])


class FourColoursPopulated(Measure):
    """CB-221. Populated districts that contain all four Landmark colours."""

    def count(self, city: City, district: int) -> int:
        return len([other for other in populated(city) if has_four_colours(city, other)])


class FullyOccupied(Measure):
    """CB-218. Completed districts that have Houses, none of them empty, and no Monument."""

    def count(self, city: City, district: int) -> int:
        return len([other for other in populated(city) if city.empty_houses(other) == 0])


class PurpleSettlers(Measure):
    """Purple Commoners and Nobles living in the city."""

    def count(self, city: City, district: int) -> int:
        return len([other for other in populated(city) if city.colours_in(other) >> PURPLE & 1])


class Colours(Measure):
    """How many of the five colours live in the city."""

    def count(self, city: City, district: int) -> int:
        found = 0
        for other in populated(city):
            found |= city.colours_in(other)
        return found.bit_count()


class OtherMonuments(Measure):
    """Monuments in the city besides this one."""

    LOCAL: ClassVar[bool] = True

    def count(self, city: City, district: int) -> int:
        return len([other for other in city.monuments() if other != district])


class MonumentsAdjacent(Measure):
    """CB-220. Pairs of Monuments that stand in adjacent districts."""

    def count(self, city: City, district: int) -> int:
        built = city.monuments()
        return sum([len([1 for other in built if city.get(one, NEIGHBOURS) >> other & 1]) for one in built]) // 2


class Across(Measure):
    """How many tiles wide the city is, Town Square included."""

    BY_TILE: ClassVar[bool] = True

    def count(self, city: City, district: int) -> int:
        xs = [x_of(position) for position in city.where]
        return max(xs) - min(xs) + 1


class Down(Measure):
    """How many tiles high the city is."""

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


def has_four_colours(city: City, district: int) -> bool:
    return all(city.landmarks(district, colour) for colour in range(COLOURS))


MEASURES: Final[dict[str, Measure]] = {
    "populated-adjacent": PopulatedAdjacent(),
    "settlers-adjacent": SettlersAdjacent(),
    "empty-houses-adjacent": EmptyHousesAdjacent(),
    "empty-houses": EmptyHouses(),
    "unique-shapes": UniqueShapes(),
    "longest-street": LongestStreet(),
    "populated-at-fountain": PopulatedAtFountain(),
    "fountain-completed": FountainCompleted(),
    "lakes": Lakes(),
    "statues-populated": StatuesPopulated(),
    "nobles": Nobles(),
    "most-nobles-in-a-district": MostNoblesInADistrict(),
    "settlers": Settlers(),
    "settlers-without-monument": SettlersWithoutMonument(),
    "l-shapes": LShapes(),
    "l-shapes-populated": LShapesPopulated(),
    "four-colours-populated": FourColoursPopulated(),
    "fully-occupied": FullyOccupied(),
    "purple-settlers": PurpleSettlers(),
    "colours": Colours(),
    "other-monuments": OtherMonuments(),
    "monuments-adjacent": MonumentsAdjacent(),
    "width": Across(),
    "height": Down(),
}


class Bonus:
    """What a competitive Monument scores: so many points for each, or all of them for the most (CB-219)."""

    def __init__(self, measure: Measure, points: int, most: bool) -> None:
        self.measure = measure
        self.points = points
        self.most = most

    def score(self, cities: list[City], seat: int, district: int) -> int:
        n = self.measure.count(cities[seat], district)
        if not self.most:
            return n * self.points
        for rival in range(len(cities)):
            if rival != seat and self.measure.count(cities[rival], 0) >= n:
                return 0
        return self.points


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


def all_hold(conditions: list[Condition], city: City, district: int) -> bool:
    return all(condition.holds(city, district) for condition in conditions)
