"""Points and victory in the competitive game (CB-134 to CB-143)."""

from __future__ import annotations

from typing import Final

from tessera.core.event import Message
from tessera.games.city_builder.city import City
from tessera.games.city_builder.measures import Measure

OUTER: Final = [1, 2, 3, 4, 3, 2, 1]
"""CB-17. The points of the spaces of an outer column."""
CENTRE: Final = [2, 4, 7, 4, 2]
"""CB-18."""


def spaces_of(column: int) -> list[int]:
    """The points of the spaces of a column, from the near end to the far one. Every track has its centre in the middle."""
    return CENTRE if column % 3 == 1 else OUTER


def cleared_points(column: int, n: int) -> int:
    """CB-136, CB-137. What the first n spaces of a column give to who cleared them."""
    return sum(spaces_of(column)[:n])


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
        return self.points if n > self.best_rival(cities, seat) else 0

    def best_rival(self, cities: list[City], seat: int) -> int:
        """CB-219, CB-237. The most that another city has; beside a Monument, where the place matters."""
        best = 0
        for rival in range(len(cities)):
            if rival == seat:
                continue
            city = cities[rival]
            for district in city.monuments() if self.measure.LOCAL else [0]:
                best = max(best, self.measure.count(city, district))
        return best

    def say(self) -> Message:
        """The text of the Monument."""
        return Message(f"bonus-{self.measure.KEY}", n=self.points, m=int(self.most))


def best_seats(scores: list[int], settlers: list[int], monuments: list[int]) -> list[int]:
    """CB-140 to CB-143. The most points win, then the fewest settlers, then the fewest Monuments; the equal ones share."""
    ranks = [(-scores[seat], settlers[seat], monuments[seat]) for seat in range(len(scores))]
    best = min(ranks)
    return [seat for seat in range(len(ranks)) if ranks[seat] == best]


def tie_break(scores: list[int], settlers: list[int], monuments: list[int]) -> str:
    """CB-141, CB-142. The sentence on what decides among those with the most points; empty if nothing has to or can."""
    tied = [seat for seat in range(len(scores)) if scores[seat] == max(scores)]
    if len(tied) == 1 or len(best_seats(scores, settlers, monuments)) > 1:
        return ""
    fewest = min([settlers[seat] for seat in tied])
    return "tie-settlers" if [settlers[seat] for seat in tied].count(fewest) == 1 else "tie-monuments"
