"""Objectives: what the Monuments and the Edict of a cooperative game still ask of one city, and the value of it."""

from __future__ import annotations

from typing import Final

from tessera.games.city_builder.city import MONUMENT, SHAPE, City
from tessera.games.city_builder.grid import COLOURS, PAIR, SINGLE, STATUE, STEPS, landmarks, number_of
from tessera.games.city_builder.measures import (
    Colours,
    Condition,
    FountainCompleted,
    FourColoursAdjacent,
    FullyOccupied,
    FullyOccupiedAdjacent,
    LShapesPopulated,
    Nobles,
    NoblesAdjacent,
    PopulatedAdjacent,
    PopulatedAtFountain,
    SettlersAdjacent,
    StatuesPopulated,
    UniqueShapes,
)
from tessera.games.city_builder.state import COMPETITIVE, MONUMENTS, CityState

FULFILLED: Final = 14.0
"""The value of a Monument whose objective is met."""
BEGUN: Final = 0.05
"""The share of FULFILLED for a Monument when nothing of its objective is met."""
NEARLY: Final = 0.9
"""The share of FULFILLED that is added when nearly all of the objective is met."""
UNHURRIED: Final = 0.078
"""How much each turn left adds to the factor by which unmet objectives count. With ten turns left the factor is 1."""
UNBUILT: Final = 0.12
"""The share of FULFILLED for a Monument of the supply while the city has no site for it."""
YIELD: Final = 0.7
"""The factor for a Monument of the supply when another city is nearer to its objective."""
IN_SUPPLY: Final = 0.4
"""The weight of what a Monument of the supply asks for. A Monument that stands has weight 1."""
UNTRIED: Final = 0.67
"""The value of a site for a Monument when nothing of its objective is met yet. When all of it is met, the value is 1."""
MISFIT: Final = 0.37
"""The factor for an unfinished site that lacks a Landmark of the Monument, as long as that Landmark may still come."""
SKULL: Final = 0.033
"""How fast the danger of a line grows with the third power of its length."""
GATE: Final = 0.65
"""The value of letting a settler in, besides the shorter line."""

AT_FOUNTAIN: Final = 8.0
"""The value of a completed district at the fountain, if a district is needed there."""
NEW_SHAPE: Final = 4.0
"""The value of a shape that the city does not have yet, if unique shapes are asked for."""
BENT: Final = 4.0
"""The value of an L-shaped district, if one is asked for."""
BESIDE: Final = 2.0
"""The value of a district beside a Monument that asks for settlers there."""
STATUES: Final = 1.5
"""The value of a Statue where settlers will live, if Statues are asked for."""
BENCHES: Final = 2.0
"""The value of a district whose Houses can all be filled, if full districts are asked for."""
RANK: Final = 1.5
"""The additional value of a Noble, if Nobles are asked for."""
NEW_COLOUR: Final = 0.85
"""The additional value of a settler whose colour the city does not have yet, if colours are asked for."""
DEMAND: Final = 9.0
"""The value of having accomplished a demanding Edict."""
BROKEN: Final = 25.0
"""The cost of breaking a restriction. It may still be mended in the same Expansion."""


OF_NEIGHBOURS: Final = (PopulatedAdjacent, SettlersAdjacent, NoblesAdjacent, FullyOccupiedAdjacent, FourColoursAdjacent)
"""What is counted in the districts beside a Monument."""


def danger(length: int) -> float:
    """CB-166. The danger of a line of this length: it grows as the skull comes near."""
    return 0.0 if length <= 0 else SKULL * length * length * length


def progress(conditions: list[Condition], city: City, district: int) -> float:
    """How much of these conditions holds, 1 only if all do. Without a district no local condition counts."""
    total = 0.0
    met = 0
    for condition in conditions:
        if district < 0 and condition.measure.LOCAL:
            continue
        n = condition.measure.count(city, district)
        if n < condition.at_least:
            total += n / condition.at_least
        elif 0 <= condition.at_most < n:
            total += max(0.0, 1.0 - 0.3 * (n - condition.at_most))
        else:
            total += 1.0
            met += 1
    return 1.0 if met == len(conditions) else 0.9 * total / len(conditions)


class Objectives:
    """What is asked of one city: which Monuments it may still build, and what their objectives call for."""

    def __init__(self, s: CityState, seat: int, left: int) -> None:
        self.first = s.cb.monuments
        self.needs = s.cb.needs
        self.conditions = s.cb.objectives
        self.fulfilled = s.fulfilled
        self.lacking = s.cb.target - len(s.fulfilled)
        self.left = left
        self.supply: list[int] = []
        """The Monuments that could be built."""
        self.claims: list[float] = []
        """For each of them 1, or less if another city is nearer to its objective."""
        self.hopes: list[float] = []
        """For each of them the value of a site, by how far its objective is met already."""
        self.demand: list[Condition] = s.edict_conditions()
        self.restricts = s.is_restriction()
        self.hurry = min(1.0, 0.25 + UNHURRIED * left)
        self.fountain = 0.0
        self.shapes = 0.0
        self.bent = 0.0
        self.statues = 0.0
        self.benches = 0.0
        self.rank = 0.0
        self.colours = 0.0
        self.beside: list[int] = []
        """The blocks beside Monuments that ask for settlers there."""
        if s.cb.mode != COMPETITIVE:
            self.look_around(s, seat)
        city = s.city[seat]
        shapes = [city.get(district, SHAPE) for district in range(city.n_districts())]
        self.by_size: list[float] = [0.0, new_shape(shapes, SINGLE), new_shape(shapes, PAIR), 0.5, 0.5]
        """For each number of blocks, how many unique shapes a district of that size adds or removes."""
        found = 0
        for district in range(city.n_districts()):
            found |= city.colours_in(district)
        self.absent: list[int] = [colour for colour in range(COLOURS + 1) if not found >> colour & 1]

    def look_around(self, s: CityState, seat: int) -> None:
        """Collect what is asked by the unfulfilled Monuments of the city and, with less weight, by those of the supply."""
        city = s.city[seat]
        for district in city.monuments():
            kind = city.get(district, MONUMENT)
            if kind not in self.fulfilled:
                self.ask(self.conditions[kind - self.first], city, district, 1.0)
        if not self.restricts:
            self.ask(self.demand, city, 0, 1.0)
        if self.lacking <= 0:
            return
        for kind in s.kinds_in(MONUMENTS):
            conditions = self.conditions[kind - self.first]
            own = progress(conditions, city, -1)
            claim = 1.0
            for other in range(s.box.seats):
                if other != seat and progress(conditions, s.city[other], -1) > own:
                    claim = YIELD
            self.supply.append(kind)
            self.claims.append(claim)
            self.hopes.append(claim * (UNTRIED + (1.0 - UNTRIED) * own))
            self.ask(conditions, city, -1, IN_SUPPLY * claim)

    def ask(self, conditions: list[Condition], city: City, district: int, weight: float) -> None:
        for condition in conditions:
            measure = condition.measure
            if measure.LOCAL:
                if district >= 0 and measure.count(city, district) < condition.at_least:
                    self.ask_beside(condition, city, district)
            elif measure.count(city, district) >= condition.at_least:
                continue
            elif isinstance(measure, (FountainCompleted, PopulatedAtFountain)):
                self.fountain = max(self.fountain, weight)
            elif isinstance(measure, UniqueShapes):
                self.shapes = max(self.shapes, weight)
            elif isinstance(measure, LShapesPopulated):
                self.bent = max(self.bent, weight)
            elif isinstance(measure, StatuesPopulated):
                self.statues = max(self.statues, weight)
            elif isinstance(measure, FullyOccupied):
                self.benches = max(self.benches, weight)
            elif isinstance(measure, Nobles):
                self.rank = max(self.rank, weight)
            elif isinstance(measure, Colours):
                self.colours = max(self.colours, weight)

    def ask_beside(self, condition: Condition, city: City, district: int) -> None:
        """What a Monument that stands here still lacks in the districts around it."""
        measure = condition.measure
        if not isinstance(measure, OF_NEIGHBOURS):
            return
        for block in city.blocks_of(district):
            self.beside += [block + step for step in STEPS]
        if isinstance(measure, NoblesAdjacent):
            self.rank = 1.0
        elif isinstance(measure, FullyOccupiedAdjacent):
            self.benches = 1.0

    def add_to(self, values: list[float]) -> None:
        """Raise the value of the settlers that the objectives ask for."""
        for colour in range(COLOURS + 1):
            values[colour + 5] += RANK * self.rank
        for colour in self.absent:
            values[colour] += NEW_COLOUR * self.colours
            values[colour + 5] += NEW_COLOUR * self.colours

    # -- what a city is worth -----------------------------------------------------------------------------------

    def objective_value(self, city: City, district: int, kind: int) -> float:
        """CB-177. How near a Monument is to its objective, standing in this district or about to."""
        if kind in self.fulfilled:
            return FULFILLED
        if self.lacking <= 0:
            return 0.0
        share = progress(self.conditions[kind - self.first], city, district)
        if share >= 1.0:
            return FULFILLED - 1.0
        return FULFILLED * (BEGUN + NEARLY * share * share) * self.hurry

    def unbuilt_value(self, city: City) -> float:
        """The value of Monuments not yet built: their objectives may be met before they have a site (CB-180)."""
        total = 0.0
        for i in range(len(self.supply)):
            share = progress(self.conditions[self.supply[i] - self.first], city, -1)
            total += self.claims[i] * share * share
        return FULFILLED * UNBUILT * self.hurry * total

    def site_hope(self, contents: int, missing: int) -> float:
        """The value of an unfinished site with these cells, for the Monument of the supply that suits it best."""
        best = 0.0
        for i in range(len(self.supply)):
            hope = self.hopes[i]
            if hope <= best:
                continue
            needs = self.needs[self.supply[i] - self.first]
            lacking = n_lacking(contents, needs) - number_of(contents, STATUE)
            if lacking <= 0:
                best = hope
            elif lacking < missing:
                best = max(best, hope * MISFIT)
        return best

    def edict_value(self, city: City) -> float:
        """A demand counts by its progress. A broken restriction must be mended before the Expansion ends."""
        if not self.demand:
            return 0.0
        share = progress(self.demand, city, 0)
        if self.restricts:
            return 0.0 if share >= 1.0 else -BROKEN
        return DEMAND * share


def new_shape(shapes: list[int], shape: int) -> float:
    """CB-215. The change in the number of unique shapes: a new shape adds one, its second copy removes one."""
    n = shapes.count(shape)
    return 1.0 if n == 0 else -1.0 if n == 1 else 0.0


def n_lacking(contents: int, needs: tuple[int, int]) -> int:
    """CB-118. How many of the required Landmarks these cells do not have."""
    first, second = needs
    if first == second:
        return max(0, 2 - landmarks(contents, first))
    return int(landmarks(contents, first) == 0) + int(landmarks(contents, second) == 0)
