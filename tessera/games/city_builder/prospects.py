"""What a city promises: its districts valued by the settlers and Monuments in reach of them."""

from __future__ import annotations

from typing import Final

from tessera.games.city_builder.city import ASSIGNED, CONTENTS, MONUMENT, City
from tessera.games.city_builder.grid import COLOURS, FULL, PURPLE, STATUE, landmarks, number_of
from tessera.games.city_builder.measures import Condition, FountainCompleted
from tessera.games.city_builder.settling import has_site, statues_for_monument
from tessera.games.city_builder.state import CENTRE, COMPETITIVE, MONUMENTS, OUTER, CityState

DEEPER: Final = 0.8
"""What a settler is worth who stands one place further back."""
LIKELY: Final = [1.0, 0.55, 0.26, 0.1, 0.03]
"""How likely a district is still completed, by the number of tiles it lacks."""
MOST_HOLES: Final = 4
HOUSES_PER_CELL: Final = 0.42
USUAL: Final = 4.0
"""What a Monument yet to be revealed brings."""
FULFILLED: Final = 14.0
"""Together, what a Monument is worth whose objective is met."""
SKULL: Final = 0.02
"""How fast the danger of a line grows, with the third power of its length."""
SITE: Final = 10.0
"""Together, what an unfinished site for a Monument promises."""
GROWS: Final = 0.35
"""CB-161. By how much a line grows in a round, Nobles made and settlers housed as usual."""
AT_FOUNTAIN: Final = 8.0
"""What a completed district at the fountain is worth to one who needs it."""
GROWTH: Final = 0.04
"""How much of a measure a city gains in a turn, as a share of what it has in the end."""


class Wants:
    """What a seat is after: how much each settler at its ends is worth, and which Monuments it might build."""

    def __init__(self, s: CityState, seat: int) -> None:
        self.competitive = s.cb.mode == COMPETITIVE
        self.left = turns_left(s, seat)
        self.worth: list[float] = [0.6] * 10
        for column in s.own_columns(seat):
            if self.competitive:
                self.want_column(s, seat, column)
            else:
                self.want_line(s, column)
        self.monuments: list[int] = s.kinds_in(MONUMENTS)
        self.first = s.cb.monuments
        self.needs = s.cb.needs
        self.bonuses = s.cb.bonuses
        self.objectives = s.cb.objectives
        self.fulfilled = s.fulfilled
        self.lacking = s.cb.target - len(s.fulfilled)
        self.demand: list[Condition] = s.edict_conditions()
        self.restricts = s.is_restriction()
        self.fountain = self.wants_fountain(s, seat)
        self.ready = ready_total(s.city[seat], self, 0)
        """What the districts completed already promise; a further tile hardly changes it."""
        self.n_ready = s.city[seat].n_districts()
        self.stretch = self.minds_tiles(s.city[seat])
        """Does it matter to a Monument built or to the Edict how far streets and city reach?"""
        self.futures: dict[int, float] = {}
        """What unfinished districts of some contents are worth, once asked."""

    def wants_fountain(self, s: CityState, seat: int) -> bool:
        """CB-57. Does a Monument of the own city or the Edict ask for the places at the fountain?"""
        asked = self.demand[:]
        city = s.city[seat]
        for district in city.monuments():
            if city.get(district, MONUMENT) not in self.fulfilled:
                asked += self.objectives[city.get(district, MONUMENT) - self.first]
        return any(isinstance(condition.measure, FountainCompleted) for condition in asked)

    def minds_tiles(self, city: City) -> bool:
        """Is anything measured that a tile changes without completing a district?"""
        if any(condition.measure.BY_TILE for condition in self.demand):
            return True
        for district in city.monuments():
            kind = city.get(district, MONUMENT) - self.first
            bonus = self.bonuses[kind]
            if bonus is not None and bonus.measure.BY_TILE:
                return True
            if any(condition.measure.BY_TILE for condition in self.objectives[kind]):
                return True
        return False

    def want_column(self, s: CityState, seat: int, column: int) -> None:
        """CB-89, CB-91. The first settlers from the own end, but never the last one."""
        near = s.cb.is_near(seat, column // 3)
        pieces = s.places[s.cb.column + column]
        values = CENTRE if column % 3 == 1 else OUTER
        taken = s.cleared[2 * column + (0 if near else 1)]
        share = 1.0
        for depth in range(min(3, len(pieces) - 1)):
            piece = pieces[depth] if near else pieces[-1 - depth]
            self.want(s.box.kind[piece] - s.cb.settlers, share * values[taken + depth])
            share *= DEEPER

    def want_line(self, s: CityState, track: int) -> None:
        """CB-172. The settlers at the gate; the longer the line, the more."""
        pieces = s.places[s.cb.column + track]
        share = danger(len(pieces)) - danger(len(pieces) - 1) + 0.8
        for depth in range(min(4, len(pieces))):
            self.want(s.box.kind[pieces[depth]] - s.cb.settlers, share)
            share *= DEEPER

    def want(self, settler: int, value: float) -> None:
        self.worth[settler] = max(self.worth[settler], value)


def turns_left(s: CityState, seat: int) -> int:
    """How many tiles this seat will still lay, the one of this turn included."""
    return max(0, (s.cb.n_turns - s.turn) // s.box.seats + (1 if seat == s.active else 0))


def danger(length: int) -> float:
    """CB-166. How much a line of so many weighs, as the skull comes near."""
    return 0.0 if length <= 0 else SKULL * length * length * length


def rounds_left(s: CityState) -> float:
    return (s.cb.n_turns - s.turn) / s.box.seats


def ready_total(city: City, wants: Wants, first: int) -> float:
    """The completed districts from this one on that no Monument covers."""
    total = 0.0
    for district in range(first, city.n_districts()):
        if city.get(district, MONUMENT) < 0:
            total += ready_worth(city, district, wants)
    return total


def ready_worth(city: City, district: int, wants: Wants) -> float:
    """A completed district: the settlers it can still take, or a Monument if that is better."""
    contents = city.get(district, CONTENTS) + city.get(district, ASSIGNED)
    free = city.free_statues(district)
    settlers = settlers_worth(contents, free, float(city.empty_houses(district)), city.colours_in(district), wants.worth)
    if not has_site(city, district):
        return settlers
    return max(settlers, site_worth(city, district, wants))


def site_worth(city: City, district: int, wants: Wants) -> float:
    """The best Monument of the supply for a site, or a hope for another one."""
    best = 0.3 * USUAL if wants.left > 2 and wants.competitive else 0.0
    for kind in wants.monuments:
        if statues_for_monument(city, district, wants.needs[kind - wants.first]):
            best = max(best, monument_worth(city, district, kind, wants))
    return best


def monument_worth(city: City, district: int, kind: int, wants: Wants) -> float:
    """What a Monument will have brought in the end: what there is now, and what the turns left may add."""
    bonus = wants.bonuses[kind - wants.first]
    if bonus is None:
        return objective_worth(city, district, kind, wants)
    n = bonus.measure.count(city, district)
    if bonus.most:
        return bonus.points * min(0.75, 0.05 * n)
    return bonus.points * (n + min(1.5, 0.6 + 0.25 * n) * GROWTH * 2 * wants.left)


def objective_worth(city: City, district: int, kind: int, wants: Wants) -> float:
    """CB-177. How near a cooperative Monument is to its objective."""
    if kind in wants.fulfilled:
        return FULFILLED
    if wants.lacking <= 0:
        return 0.0
    share = progress(wants.objectives[kind - wants.first], city, district)
    if share >= 1.0:
        return FULFILLED - 1.0
    return FULFILLED * (0.08 + 0.75 * share * share) * min(1.0, 0.25 + 0.1 * wants.left)


def progress(conditions: list[Condition], city: City, district: int) -> float:
    """How much of some conditions holds, from 0 to 1; only all of them are 1."""
    total = 0.0
    met = 0
    for condition in conditions:
        n = condition.measure.count(city, district)
        if n < condition.at_least:
            total += n / condition.at_least
        elif 0 <= condition.at_most < n:
            total += max(0.0, 1.0 - 0.3 * (n - condition.at_most))
        else:
            total += 1.0
            met += 1
    return 1.0 if met == len(conditions) else 0.9 * total / len(conditions)


def settlers_worth(contents: int, statues: int, houses: float, present: int, worth: list[float]) -> float:
    """The settlers that Landmarks like these allow, best first, as far as there are Houses."""
    found: list[float] = []
    n_colours = 0
    for colour in range(COLOURS):
        if landmarks(contents, colour):
            n_colours += 1
    for colour in range(COLOURS):
        if not present >> colour & 1:
            own = landmarks(contents, colour)
            other = 0 if n_colours > (1 if own else 0) else 1
            best_of(found, worth, colour, max(0, 1 - own) + other, max(0, 2 - own) + other, statues)
    if not present >> PURPLE & 1:
        best_of(found, worth, PURPLE, 3 - n_colours, 4 - n_colours, statues)
    found.sort(reverse=True)
    total = 0.0
    for value in found:
        if houses <= 0.0:
            break
        total += value * min(1.0, houses)
        houses -= 1.0
    return total


def best_of(found: list[float], worth: list[float], colour: int, common: int, noble: int, statues: int) -> None:
    """The better of Commoner and Noble of a colour, if so many Statues are there as they lack Landmarks."""
    best = 0.0
    if common <= statues:
        best = worth[colour]
    if noble <= statues:
        best = max(best, worth[colour + 5])
    if best > 0.0:
        found.append(best)


def future_worth(contents: int, missing: int, size: int, wants: Wants) -> float:
    """What an unfinished district would be worth with the cells that are still to come."""
    wild = number_of(contents, STATUE) + (1 if missing > 1 else 0)
    houses = (contents & FULL) + HOUSES_PER_CELL * missing
    settlers = settlers_worth(contents, wild, houses, 0, wants.worth)
    if size == 2 and wants.monuments:
        settlers = max(settlers, USUAL if wants.competitive else SITE * min(1.0, max(0.0, 0.5 * wants.lacking)))
    return settlers
