"""Together: what the Monuments and the Edict still ask of one city, and how much that is worth."""

from __future__ import annotations

from typing import Final

from tessera.games.city_builder.city import MONUMENT, SHAPE, City
from tessera.games.city_builder.grid import COLOURS, PAIR, SINGLE, STATUE, STEPS, landmarks, number_of
from tessera.games.city_builder.measures import (
    Colours,
    Condition,
    FountainCompleted,
    FullyOccupied,
    LShapesPopulated,
    Nobles,
    PopulatedAdjacent,
    PopulatedAtFountain,
    SettlersAdjacent,
    StatuesPopulated,
    UniqueShapes,
)
from tessera.games.city_builder.state import COMPETITIVE, MONUMENTS, CityState

FULFILLED: Final = 14.0
"""What a Monument is worth whose objective is met."""
BEGUN: Final = 0.05
"""The share of it for a Monument of whose objective nothing is met."""
NEARLY: Final = 0.9
"""The share of it for one of whose objective nearly all is met."""
UNHURRIED: Final = 0.078
"""How much of that a turn left is worth; with more than seven left nothing is lost."""
PROSPECT: Final = 0.12
"""The same for a Monument of the supply that has no site yet."""
YIELD: Final = 0.7
"""How much a city still goes for a Monument whose objective another city is nearer to."""
IN_SUPPLY: Final = 0.4
"""How much a Monument of the supply asks for, where one that stands asks for 1."""
UNTRIED: Final = 0.67
"""What a site is worth for a Monument of whose objective nothing is met yet, where 1 is for one that has all."""
MISFIT: Final = 0.37
"""What an unfinished site is worth that lacks a Landmark of the Monument, as long as that may still come."""
SKULL: Final = 0.033
"""How fast the danger of a line grows, with the third power of its length."""
GATE: Final = 0.65
"""What it is worth to let a settler in, besides the shorter line."""

AT_FOUNTAIN: Final = 8.0
"""What a completed district at the fountain is worth to one who needs it."""
NEW_SHAPE: Final = 4.0
"""What a shape is worth that the city has not, where unique ones are asked for."""
BENT: Final = 4.0
"""What an L is worth."""
BESIDE: Final = 2.0
"""What a district beside a Monument is worth that asks for settlers there."""
STATUES: Final = 1.5
"""What a Statue is worth where settlers will live, if Statues are asked for."""
BENCHES: Final = 2.0
"""What a district is worth whose Houses can all be filled, if full ones are asked for."""
RANK: Final = 1.5
"""What a Noble is worth more, if Nobles are asked for."""
NEW_COLOUR: Final = 0.85
"""What a settler is worth more whose colour the city has not, if colours are asked for."""
DEMAND: Final = 9.0
"""What it is worth to have accomplished a demanding Edict."""
BROKEN: Final = 25.0
"""What it costs to break a restriction; in the same Expansion it may be mended yet."""


def danger(length: int) -> float:
    """CB-166. How much a line of so many weighs, as the skull comes near."""
    return 0.0 if length <= 0 else SKULL * length * length * length


def progress(conditions: list[Condition], city: City, district: int) -> float:
    """How much of some conditions holds, from 0 to 1; only all of them are 1. Without a district nothing local does."""
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
    """What is asked of one city: which Monuments are still open to it, and what their objectives pull towards."""

    def __init__(self, s: CityState, seat: int, left: int) -> None:
        self.first = s.cb.monuments
        self.needs = s.cb.needs
        self.objectives = s.cb.objectives
        self.fulfilled = s.fulfilled
        self.lacking = s.cb.target - len(s.fulfilled)
        self.left = left
        self.supply: list[int] = []
        """The Monuments that could be built, and beside them how much they are this city's to build."""
        self.claims: list[float] = []
        self.hopes: list[float] = []
        """How much a site for each of them is worth, by how far its objective is met already."""
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
        """For a district of so many blocks, by how much it makes for more unique shapes."""
        found = 0
        for district in range(city.n_districts()):
            found |= city.colours_in(district)
        self.absent: list[int] = [colour for colour in range(COLOURS + 1) if not found >> colour & 1]

    def look_around(self, s: CityState, seat: int) -> None:
        """Whatever stands here unfulfilled asks, and what lies in the supply asks a little, less if others are nearer to it."""
        city = s.city[seat]
        for district in city.monuments():
            kind = city.get(district, MONUMENT)
            if kind not in self.fulfilled:
                self.ask(self.objectives[kind - self.first], city, district, 1.0)
        if not self.restricts:
            self.ask(self.demand, city, 0, 1.0)
        if self.lacking <= 0:
            return
        for kind in s.kinds_in(MONUMENTS):
            conditions = self.objectives[kind - self.first]
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
                if district >= 0 and isinstance(measure, (PopulatedAdjacent, SettlersAdjacent)):
                    self.note_beside(city, district)
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

    def note_beside(self, city: City, district: int) -> None:
        for block in city.blocks_of(district):
            self.beside += [block + step for step in STEPS]

    def add_to(self, worth: list[float]) -> None:
        """What is asked of settlers makes them worth more."""
        for colour in range(COLOURS + 1):
            worth[colour + 5] += RANK * self.rank
        for colour in self.absent:
            worth[colour] += NEW_COLOUR * self.colours
            worth[colour + 5] += NEW_COLOUR * self.colours

    # -- what a city is worth -----------------------------------------------------------------------------------

    def objective_worth(self, city: City, district: int, kind: int) -> float:
        """CB-177. How near a Monument is to its objective, standing in this district or about to."""
        if kind in self.fulfilled:
            return FULFILLED
        if self.lacking <= 0:
            return 0.0
        share = progress(self.objectives[kind - self.first], city, district)
        if share >= 1.0:
            return FULFILLED - 1.0
        return FULFILLED * (BEGUN + NEARLY * share * share) * self.hurry

    def prospects(self, city: City) -> float:
        """What the Monuments without a site promise: their objectives may be met before they are built (CB-180)."""
        total = 0.0
        for i in range(len(self.supply)):
            share = progress(self.objectives[self.supply[i] - self.first], city, -1)
            total += self.claims[i] * share * share
        return FULFILLED * PROSPECT * self.hurry * total

    def site_hope(self, contents: int, missing: int) -> float:
        """The best Monument of the supply for an unfinished site with these cells."""
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

    def edict_worth(self, city: City) -> float:
        """A demand is worth its progress; a broken restriction must be mended before the Expansion ends."""
        if not self.demand:
            return 0.0
        share = progress(self.demand, city, 0)
        if self.restricts:
            return 0.0 if share >= 1.0 else -BROKEN
        return DEMAND * share


def new_shape(shapes: list[int], shape: int) -> float:
    """CB-215. A shape that is new is one more, a second one is one less, a third changes nothing."""
    n = shapes.count(shape)
    return 1.0 if n == 0 else -1.0 if n == 1 else 0.0


def n_lacking(contents: int, needs: tuple[int, int]) -> int:
    """CB-118. How many of the required Landmarks these cells do not have."""
    first, second = needs
    if first == second:
        return max(0, 2 - landmarks(contents, first))
    return int(landmarks(contents, first) == 0) + int(landmarks(contents, second) == 0)
