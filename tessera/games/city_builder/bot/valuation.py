"""Valuation: what a city promises, its districts valued by the settlers and Monuments that they could take."""

from __future__ import annotations

from math import exp
from typing import Final

from tessera.games.city_builder.bot.objectives import BENCHES, GATE, STATUES, Objectives, danger, n_lacking
from tessera.games.city_builder.city import ASSIGNED, CONTENTS, MONUMENT, City
from tessera.games.city_builder.grid import COLOURS, FULL, PURPLE, STATUE, STEPS, landmarks, number_of
from tessera.games.city_builder.scoring import Bonus, spaces_of
from tessera.games.city_builder.settling import has_site, statues_for_monument
from tessera.games.city_builder.state import COMPETITIVE, MONUMENTS, CityState

DEEPER: Final = 0.8
"""The factor for a settler who stands one place further back, in competitive games."""
QUEUED: Final = 0.3
"""The same for cooperative games."""
LIKELY: Final = [1.0, 0.55, 0.26, 0.1, 0.03]
"""The probability that a district is still completed, by the number of tiles it lacks, in competitive games."""
HOPEFUL: Final = [1.0, 0.43, 0.15, 0.05, 0.03]
"""The same for cooperative games."""
MOST_HOLES: Final = 4
HOUSES_PER_CELL: Final = 0.42
USUAL: Final = 6.0
"""What a Monument usually brings that is not revealed yet, or whose place is not known yet."""
MISFIT: Final = 0.5
"""The factor for an unfinished site that lacks a Landmark of the Monument, as long as that Landmark may still come."""
LEAD: Final = 0.6
"""CB-219. How many of a measure the lead of another city counts against a Monument for the most, with no turn left."""
LEAD_A_TURN: Final = 0.12
"""By how much a turn left makes such a lead less certain."""
SITE: Final = 16.0
"""In cooperative games, what an unfinished site for a Monument promises."""
GROWTH: Final = 0.04
"""How much of a measure a city gains in a turn, as a share of what it has in the end."""


GROWS: Final[dict[str, float]] = {"steps-to-fountain": 0.0, "touches-fountain": 0.0, "populated-adjacent": 1.5}
"""The factor of GROWTH for what does not grow once its Monument stands, or grows more than other things."""
BESIDE: Final[dict[str, float]] = {
    "populated-adjacent": 1.5,
    "settlers-adjacent": 2.0,
    "nobles-adjacent": 0.4,
    "empty-houses-adjacent": 1.2,
    "four-colours-adjacent": 0.3,
    "fully-occupied-adjacent": 0.5,
}
"""How much another district beside a Monument usually adds to what the Monument counts."""
ONE_OF_MOST: Final = 0.1
"""The share of the points for the most that one more of what is counted is worth."""


class Wants:
    """What a seat wants: the value of each settler at its ends of the tracks, and the Monuments it might build."""

    def __init__(self, s: CityState, seat: int) -> None:
        self.competitive = s.cb.mode == COMPETITIVE
        self.left = turns_left(s, seat)
        self.settler_values: list[float] = [0.6] * 10
        for column in s.own_columns(seat):
            if self.competitive:
                self.want_column(s, seat, column)
            else:
                self.want_line(s, column)
        self.monuments: list[int] = s.kinds_in(MONUMENTS)
        self.first = s.cb.monuments
        self.needs = s.cb.needs
        self.bonuses = s.cb.bonuses
        self.objectives = Objectives(s, seat, self.left)
        self.likely = LIKELY if self.competitive else HOPEFUL
        if not self.competitive:
            self.objectives.add_to(self.settler_values)
        self.most: dict[int, int] = {}
        """CB-219. For each Monument for the most, what another city has of its measure."""
        self.beside: list[list[int]] = []
        """For each Monument of the city that counts its neighbours, the blocks beside it."""
        self.beside_values: list[float] = []
        """For each of them what another district there would add."""
        if self.competitive:
            self.look_at_monuments(s, seat)
        self.n_tiles = len(s.city[seat].where)
        self.n_ready = s.city[seat].n_districts()
        self.ready = ready_total(s.city[seat], self, 0)
        """What the completed districts promise. In competitive games a further tile hardly changes it."""
        self.stretch = self.minds_tiles(s.city[seat], False)
        """True if the extent of streets and city matters to a Monument that stands or to the Edict."""
        self.streets = self.minds_tiles(s.city[seat], True)
        """True if the length of every street matters, and not only that of the longest."""
        self.hopes: list[float] = [self.hope(s.city[seat], kind) for kind in self.monuments]
        """For each Monument of the supply what it would bring at a site that is not completed yet."""
        self.futures: dict[int, float] = {}
        """The value of unfinished districts, by their contents, as far as it was asked for."""

    def minds_tiles(self, city: City, local: bool) -> bool:
        """True if something is measured, from one place or for the whole city, that a tile changes without completing a
        district."""
        measures = [condition.measure for condition in self.objectives.demand]
        for district in city.monuments():
            kind = city.get(district, MONUMENT) - self.first
            bonus = self.bonuses[kind]
            if bonus is not None:
                measures.append(bonus.measure)
            measures += [condition.measure for condition in self.objectives.conditions[kind]]
        if not local:
            for kind in self.objectives.supply:
                measures += [condition.measure for condition in self.objectives.conditions[kind - self.first]]
        return any(measure.BY_TILE and local == measure.LOCAL for measure in measures)

    def look_at_monuments(self, s: CityState, seat: int) -> None:
        """Collect what rivals have of what is counted for the most, and where the own Monuments count their neighbours."""
        city = s.city[seat]
        own = city.monuments()
        for kind in self.monuments + [city.get(district, MONUMENT) for district in own]:
            bonus = self.bonuses[kind - self.first]
            if bonus is not None and bonus.most:
                self.most[kind] = bonus.best_rival(s.city, seat)
        for district in own:
            bonus = self.bonuses[city.get(district, MONUMENT) - self.first]
            if bonus is not None and bonus.measure.LOCAL:
                value = neighbour_value(bonus)
                if value > 0.0:
                    self.beside.append(blocks_beside(city, district))
                    self.beside_values.append(value)

    def hope(self, city: City, kind: int) -> float:
        """What a Monument of the supply would bring at a site of this city that is not completed yet."""
        bonus = self.bonuses[kind - self.first]
        if bonus is None or bonus.measure.LOCAL:
            return USUAL
        return monument_value(city, 0, kind, self)

    def site_hope(self, contents: int, missing: int) -> float:
        """The value of an unfinished site with these cells, for the Monument of the supply that suits it best."""
        best = 0.3 * USUAL
        for i in range(len(self.monuments)):
            if self.hopes[i] <= best:
                continue
            needs = self.needs[self.monuments[i] - self.first]
            lacking = n_lacking(contents, needs) - number_of(contents, STATUE)
            if lacking <= 0:
                best = self.hopes[i]
            elif lacking < missing:
                best = max(best, self.hopes[i] * MISFIT)
        return best

    def want_column(self, s: CityState, seat: int, column: int) -> None:
        """CB-89, CB-91. The first settlers from the own end, but never the last one."""
        near = s.cb.is_near(seat, column // 3)
        pieces = s.places[s.cb.column + column]
        values = spaces_of(column)
        taken = s.cleared[2 * column + (0 if near else 1)]
        share = 1.0
        for depth in range(min(3, len(pieces) - 1)):
            piece = pieces[depth] if near else pieces[-1 - depth]
            self.want(s.box.kind[piece] - s.cb.settlers, share * values[taken + depth])
            share *= DEEPER

    def want_line(self, s: CityState, track: int) -> None:
        """CB-172. The settlers at the gate, who are worth more the longer the line is."""
        pieces = s.places[s.cb.column + track]
        share = danger(len(pieces)) - danger(len(pieces) - 1) + GATE
        for depth in range(min(4, len(pieces))):
            self.want(s.box.kind[pieces[depth]] - s.cb.settlers, share)
            share *= QUEUED

    def want(self, settler: int, value: float) -> None:
        self.settler_values[settler] = max(self.settler_values[settler], value)


def turns_left(s: CityState, seat: int) -> int:
    """How many tiles this seat will still lay, the one of this turn included."""
    return max(0, (s.cb.n_turns - s.turn) // s.box.seats + (1 if seat == s.active else 0))


def rounds_left(s: CityState) -> float:
    return (s.cb.n_turns - s.turn) / s.box.seats


def ready_with(city: City, wants: Wants) -> float:
    """What all completed districts promise in a city that has grown since the wants were made."""
    ready = ready_total(city, wants, wants.n_ready)
    return wants.ready + ready if wants.competitive else ready


def ready_total(city: City, wants: Wants, first: int) -> float:
    """The completed districts from this one on that no Monument covers."""
    if not wants.competitive:
        return ready_cooperative(city, wants)
    total = 0.0
    for district in range(first, city.n_districts()):
        if city.get(district, MONUMENT) < 0:
            settlers = lodgers_value(city, district, wants)
            total += max(settlers, site_value(city, district, wants)) if has_site(city, district) else settlers
    return total


def lodgers_value(city: City, district: int, wants: Wants) -> float:
    """The settlers that a completed district can still take."""
    contents = city.get(district, CONTENTS) + city.get(district, ASSIGNED)
    free = city.free_statues(district)
    return settlers_value(contents, free, float(city.empty_houses(district)), city.colours_in(district), wants.settler_values)


def ready_cooperative(city: City, wants: Wants) -> float:
    """The settlers of all districts, or a Monument where that is better: each on one site, and no more than are needed."""
    total = 0.0
    sites: list[int] = []
    settlers: list[float] = []
    for district in range(city.n_districts()):
        if city.get(district, MONUMENT) < 0:
            value = lodgers_value(city, district, wants)
            total += value
            if wants.monuments and has_site(city, district):
                sites.append(district)
                settlers.append(value)
    if not sites or wants.objectives.lacking <= 0:
        return total
    return total + matched(city, wants, sites, settlers)


def matched(city: City, wants: Wants, sites: list[int], settlers: list[float]) -> float:
    """What Monuments bring beyond the settlers of their sites, the best match first."""
    gains: list[tuple[float, int, int]] = []
    for i in range(len(sites)):
        for kind in wants.monuments:
            if statues_for_monument(city, sites[i], wants.needs[kind - wants.first]):
                gain = wants.objectives.objective_value(city, sites[i], kind) - settlers[i]
                if gain > 0.0:
                    gains.append((gain, i, kind))
    gains.sort(reverse=True)
    total = 0.0
    taken: list[int] = []
    for gain, i, kind in gains:
        if -1 - i not in taken and kind not in taken:
            taken += [-1 - i, kind]
            total += gain
    return total


def site_value(city: City, district: int, wants: Wants) -> float:
    """The best Monument of the supply for a site, or a hope for another one."""
    best = 0.3 * USUAL if wants.left > 2 else 0.0
    for kind in wants.monuments:
        if statues_for_monument(city, district, wants.needs[kind - wants.first]):
            best = max(best, monument_value(city, district, kind, wants))
    return best


def monument_value(city: City, district: int, kind: int, wants: Wants) -> float:
    """What a Monument will have brought in the end: what there is now, and what the turns left may add."""
    bonus = wants.bonuses[kind - wants.first]
    if bonus is None:
        return wants.objectives.objective_value(city, district, kind)
    n = float(bonus.measure.count(city, district))
    n += min(1.5, 0.6 + 0.25 * n) * GROWTH * 2 * wants.left * GROWS.get(bonus.measure.KEY, 1.0)
    if not bonus.most:
        return bonus.points * n
    ahead = n - wants.most.get(kind, 0) - 0.5
    return bonus.points / (1.0 + exp(-ahead / (LEAD + LEAD_A_TURN * wants.left)))


def neighbour_value(bonus: Bonus) -> float:
    """What another district beside a Monument would usually add to its bonus; 0 if it does not count its neighbours."""
    found = BESIDE.get(bonus.measure.KEY, 0.0)
    return bonus.points * found * (ONE_OF_MOST if bonus.most else 1.0)


def blocks_beside(city: City, district: int) -> list[int]:
    return [block + step for block in city.blocks_of(district) for step in STEPS]


def settlers_value(contents: int, statues: int, houses: float, present: int, values: list[float]) -> float:
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
            best_of(found, values, colour, max(0, 1 - own) + other, max(0, 2 - own) + other, statues)
    if not present >> PURPLE & 1:
        best_of(found, values, PURPLE, 3 - n_colours, 4 - n_colours, statues)
    found.sort(reverse=True)
    total = 0.0
    for value in found:
        if houses <= 0.0:
            break
        total += value * min(1.0, houses)
        houses -= 1.0
    return total


def best_of(found: list[float], values: list[float], colour: int, common: int, noble: int, statues: int) -> None:
    """The better of Commoner and Noble of a colour, if so many Statues are there as they lack Landmarks."""
    best = 0.0
    if common <= statues:
        best = values[colour]
    if noble <= statues:
        best = max(best, values[colour + 5])
    if best > 0.0:
        found.append(best)


def future_value(contents: int, missing: int, size: int, wants: Wants) -> float:
    """What an unfinished district would be worth with the cells that are still to come."""
    statues = number_of(contents, STATUE)
    houses = (contents & FULL) + HOUSES_PER_CELL * missing
    settlers = settlers_value(contents, statues + (1 if missing > 1 else 0), houses, 0, wants.settler_values)
    if wants.competitive:
        return max(settlers, wants.site_hope(contents, missing)) if size == 2 and wants.monuments else settlers
    objectives = wants.objectives
    settlers += STATUES * objectives.statues * statues
    if houses <= 2.5:
        settlers += BENCHES * objectives.benches
    if size == 2 and objectives.supply:
        settlers = max(settlers, SITE * min(1.0, 0.5 * objectives.lacking) * objectives.site_hope(contents, missing))
    return settlers
