"""What a sensible player would say: complete what your settlers and Monuments can use, and watch the skull."""

from __future__ import annotations

from math import exp, sqrt
from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.bot import Bot, chances
from tessera.core.event import Message
from tessera.games.city_builder.bot.objectives import FULFILLED, danger, progress
from tessera.games.city_builder.bot.trial import Spot, Trial
from tessera.games.city_builder.bot.valuation import Wants, matched, monument_worth, ready_total, ready_with, rounds_left
from tessera.games.city_builder.city import MONUMENT, NAME, City
from tessera.games.city_builder.components import N_CITY, STARTER_SIZE, Side
from tessera.games.city_builder.grid import COLOUR_NAMES, spoken
from tessera.games.city_builder.measures import EmptyHouses
from tessera.games.city_builder.settling import has_site
from tessera.games.city_builder.state import (
    ARRIVED,
    CENTRE,
    COMPETITIVE,
    COOPERATIVE,
    HAND,
    OUTER,
    OVERRUN,
    TURNS,
    WON,
    CityState,
)

LOST: Final = -1000.0
OPENED: Final = 0.5
"""What the next space of a column is worth of one cleared."""
HOUSED: Final = 1.6
"""Together, what a settler in a city is worth besides a shorter line."""
AT_ONCE: Final = 1.05
"""What a settler who can move in this turn is worth of one who has; a little more, for a district that is completed."""
LATER: Final = 0.08
"""What one is worth who is left for another turn, for each turn left up to eight."""
NOW: Final = 1.1
"""The first of these together."""
TOMORROW: Final = 0.082
"""The second of these together."""
FORESIGHT: Final = 0.8
"""Together, how much of what the next tile of the hand adds counts already."""
AGAIN: Final = 4
"""How many placements are looked at with the tile after them."""
UNSURE: Final = 0.06
"""Together, how much the number of Monuments fulfilled in the end may vary, for each turn left."""
GROWS: Final = 0.35
"""CB-161. By how much a line grows in a round, Nobles made and settlers housed as usual."""
PAR: Final = 4.0
"""How cities stand that are won and lost alike, at the start."""
PAR_A_ROUND: Final = 0.7
"""What a round adds to it."""
SPREAD: Final = 12.0
"""By how much they differ."""
LATER_SITES: Final = 0.07
"""How many Monuments a city may still fulfil at sites not yet completed, for each turn left."""


PHASE: Final = 5
"""So many turns left make a phase of the game: what a point in sight is worth changes with it."""
TERMS: Final = (
    "has-at-the-end", "sees-at-the-end", "has-late", "sees-late", "has-midway", "sees-midway", "has-early", "sees-early",
)  # fmt: skip
TEN: Final = 10.0
"""Terms are counted in tens of points."""


class CityBot(Bot):
    """Greedy: it tries every placement and values what the city then holds and promises."""

    TERMS: ClassVar[tuple[str, ...]] = TERMS

    def __init__(self, weights: dict[int, list[float]]) -> None:
        self.weights = weights
        """For each number of players and each term what it does for the chances against others; fitted."""

    def weigh(self, s: CityState, seat: int, options: list[Action]) -> list[float]:
        """Equal options are equal here too, whatever the order of adding."""
        sketch = sketch_of(s, seat)
        worths = [self.worth(s, seat, sketch, option) for option in options]
        if options[0].verb == "lay" and s.cb.mode == COOPERATIVE and len(s.places[HAND + seat]) > 1:
            foresee(s, seat, sketch, options, worths)
        return levelled([round(worth, 9) for worth in worths])

    def best(self, s: CityState, seat: int, options: list[Action], k: int) -> list[Action]:
        """The k options that look best, best first: what a search should look at. The full list stays what it is."""
        weights = self.weigh(s, seat, options)
        order = sorted([(-weights[i], i) for i in range(len(options))])
        return [options[i] for _, i in order[:k]]

    def worth(self, s: CityState, seat: int, sketch: Trial, option: Action) -> float:
        verb = option.verb
        if verb == "lay":
            kind, position, turn = option.args
            return laid_worth(s, seat, sketch, sketch.spot(position), s.cb.faces[kind][turn])
        if verb in ("gain", "build", "assign", "end"):
            return used_worth(s, seat, sketch, option)
        if verb == "take":
            return tile_worth(s, seat, sketch, option.args[0])
        if verb == "admit":
            return admitted_worth(s, seat, option)
        if verb == "choose":
            return starters_worth(s, sketch.wants, option.args[0])
        if verb == "side":
            return side_worth(s.cb.pack.edicts[s.edict].sides[option.args[0]])
        return 1.0 if verb == "keep" else 0.0

    def explain(self, s: CityState, seat: int, action: Action) -> Message:
        if action.verb == "lay":
            return explain_lay(s, seat, action)
        if action.verb == "gain":
            return Message("why-gain", piece=s.at_end(seat, action.args[0]), text=spoken(action.args[1]))
        if action.verb == "build":
            return Message("why-build", piece=action.args[0], text=spoken(action.args[1]))
        if action.verb == "end":
            return Message("why-end")
        return Message("why-best")

    def values(self, s: CityState) -> list[float]:
        """Together all stand alike, so it is asked once."""
        if s.cb.mode != COMPETITIVE:
            return [together_value(s)] * s.box.seats
        return chances([self.terms(s, seat) for seat in range(s.box.seats)], self.weights[s.box.seats])

    def turn(self, s: CityState) -> int:
        return s.turn

    def value(self, s: CityState, seat: int) -> float:
        """Against others what all have and may expect; together the way to the target."""
        return self.values(s)[seat]

    def terms(self, s: CityState, seat: int) -> list[float]:
        """What a seat has and what it may expect, each under the phase of the game."""
        found = [0.0] * len(TERMS)
        sketch = sketch_of(s, seat)
        phase = min(len(TERMS) // 2 - 1, max(0, sketch.wants.left - 1) // PHASE)
        found[2 * phase] = sketch.held / TEN
        found[2 * phase + 1] = (standing(s, seat, sketch) - sketch.held) / TEN
        return found


def sketch_of(s: CityState, seat: int) -> Trial:
    """A seat's city as it is now, seen with what the seat is after."""
    sketch = Trial(s.city[seat], Wants(s, seat))
    sketch.held = held_worth(s, seat, sketch.city, sketch.wants)
    return sketch


def standing(s: CityState, seat: int, sketch: Trial) -> float:
    """What a seat has and may expect; settlers and Monuments leave the unfinished districts as they are."""
    wants = sketch.wants
    later = (LATER if wants.competitive else TOMORROW) * min(8, wants.left - 1)
    return held_worth(s, seat, s.city[seat], wants) + sketch.total + later * ready_total(s.city[seat], wants, 0)


def levelled(worths: list[float]) -> list[float]:
    """What loses or wins at once stands clearly apart, yet the others keep their distances on one scale."""
    sane = [worth for worth in worths if LOST < worth < -LOST]
    if len(sane) == len(worths) or not sane:
        return worths
    low, high = min(sane), max(sane)
    room = 1.0 + high - low
    return [max(low - room, min(high + room, worth)) for worth in worths]


def together_value(s: CityState) -> float:
    """How likely the target is reached, no line meets the skull, and the Edict is accomplished.

    What can be counted on says little early on, so that how well the cities stand has its part in it.
    """
    if s.outcome:
        return 1.0 if s.outcome == WON else 0.0
    expected = float(len(s.fulfilled))
    unsure = UNSURE
    kept = 1.0
    stands = 0.0
    for seat in range(s.box.seats):
        sketch = sketch_of(s, seat)
        wants = sketch.wants
        stands += standing(s, seat, sketch) / s.box.seats
        expected += monuments_to_come(s.city[seat], wants)
        unsure += UNSURE * wants.left
        if wants.errands.demand and not wants.errands.restricts:
            kept *= 0.3 + 0.7 * progress(wants.errands.demand, s.city[seat], 0)
    safe = 1.0
    for track in range(s.cb.tracks):
        length = len(s.places[s.cb.column + track]) + GROWS * rounds_left(s)
        safe *= 1.0 - likely(length - s.cb.last_space + 0.5)
    par = PAR + PAR_A_ROUND * (TURNS - rounds_left(s))
    hope = 0.6 * likely((expected - s.cb.target + 0.5) / sqrt(unsure)) + 0.4 * likely((stands - par) / SPREAD)
    return max(0.01, min(0.99, hope * safe * kept))


def monuments_to_come(city: City, wants: Wants) -> float:
    """How many Monuments this city may still fulfil: those that stand, its sites, and what the turns left bring."""
    total = LATER_SITES * wants.left
    sites: list[int] = []
    for district in range(city.n_districts()):
        kind = city.get(district, MONUMENT)
        if kind >= 0:
            total += 0.0 if kind in wants.errands.fulfilled else wants.errands.objective_worth(city, district, kind) / FULFILLED
        elif has_site(city, district):
            sites.append(district)
    return total + matched(city, wants, sites, [0.0] * len(sites)) / FULFILLED


def likely(z: float) -> float:
    """From a distance in spreads to a chance."""
    return 1.0 / (1.0 + exp(-1.7 * max(-20.0, min(20.0, z))))


def side_worth(side: Side) -> float:
    """CB-195. A restriction is in the own hands and mostly the lighter side, but not where it forbids empty Houses."""
    if not side.restriction:
        return 1.0
    heavy = [condition for condition in side.conditions if isinstance(condition.measure, EmptyHouses)]
    return 0.0 if heavy else 2.0


def held_worth(s: CityState, seat: int, city: City, wants: Wants) -> float:
    """What is gained for good: spaces cleared and Monuments built; together, short lines and a kept Edict."""
    total = 0.0
    for district in city.monuments():
        total += monument_worth(city, district, city.get(district, MONUMENT), wants)
    if s.cb.mode == COMPETITIVE:
        return total + columns_worth(s, seat)
    total += HOUSED * (len(city.housed) // 2) + wants.errands.prospects(city)
    for track in range(s.cb.tracks):
        total -= danger(len(s.places[s.cb.column + track]))
    return total + wants.errands.edict_worth(city)


def columns_worth(s: CityState, seat: int) -> float:
    """The spaces cleared, and a share of the next ones: who takes the first settlers opens the way to the 4 and the 7."""
    total = 0.0
    for column in s.own_columns(seat):
        total += s.column_points(seat, column)
        if len(s.places[s.cb.column + column]) > 1:
            n = s.cleared[2 * column + (0 if s.cb.is_near(seat, column // 3) else 1)]
            total += OPENED * (CENTRE if column % 3 == 1 else OUTER)[n]
    return total


def laid_worth(s: CityState, seat: int, sketch: Trial, spot: Spot, face: int) -> float:
    """The city with this tile laid: only where it completes or stretches something, what the city holds changes too."""
    wants = sketch.wants
    plan = sketch.plan(spot, face & 15)
    promise = sketch.promise_with(spot, plan, face)
    at_once = AT_ONCE if wants.competitive else NOW
    if not plan.completes and not (wants.stretch and sketch.stretches(spot.position, face)):
        return sketch.held + promise + at_once * sketch.ready
    city = sketch.city.clone()
    city.lay(spot.position, face)
    return held_worth(s, seat, city, wants) + promise + at_once * ready_with(city, wants)


def foresee(s: CityState, seat: int, sketch: Trial, options: list[Action], worths: list[float]) -> None:
    """The placements that look best are looked at again with the best next tile of the hand."""
    order = sorted([(-worths[i], i) for i in range(len(options))])
    hand = s.kinds_in(HAND + seat)
    for worth, i in order[:AGAIN]:
        kind, position, turn = options[i].args
        city = sketch.city.clone()
        city.lay(position, s.cb.faces[kind][turn])
        later = Trial(city, sketch.wants)
        later.held = held_worth(s, seat, city, sketch.wants)
        best = max([tile_worth(s, seat, later, other) for other in hand if other != kind])
        worths[i] += FORESIGHT * max(0.0, best + worth)


def used_worth(s: CityState, seat: int, sketch: Trial, option: Action) -> float:
    """The position after a settler, a Monument or the end of the Expansion, for one who wants the same as before."""
    if option.verb == "end":
        if s.is_restriction() and not s.city_obeys(seat):
            return LOST
        return standing(s, seat, sketch)
    twin = s.clone()
    step = twin.agenda.pop()
    step.take(twin, seat, option)
    if twin.outcome:
        return -LOST if twin.outcome == WON else LOST
    best = LOST
    pending = twin.agenda[-1]
    if pending.RULE != "CB-111":
        return standing(twin, seat, sketch) + 0.01
    for colours in pending.options(twin, seat):
        best = max(best, used_worth(twin, seat, sketch, colours))
    return best


def tile_worth(s: CityState, seat: int, sketch: Trial, kind: int) -> float:
    """The best place for a tile that could be taken."""
    best = LOST
    for position in sketch.city.frontier:
        spot = sketch.spot(position)
        for turn in s.cb.turns[kind]:
            best = max(best, laid_worth(s, seat, sketch, spot, s.cb.faces[kind][turn]))
    return best


def admitted_worth(s: CityState, seat: int, option: Action) -> float:
    """The position after a settler joined a line: short lines, and settlers that can be used."""
    twin = s.clone()
    step = twin.agenda.pop()
    step.take(twin, seat, option)
    if twin.outcome == OVERRUN:
        return LOST
    total = standing(twin, seat, sketch_of(twin, seat))
    for track in s.cb.own_tracks(seat):
        if len(twin.places[s.cb.column + track]) == len(s.places[s.cb.column + track]) and len(s.places[ARRIVED]):
            total += 0.05
    return total


def starters_worth(s: CityState, wants: Wants, starters: int) -> float:
    """The set whose colour the settlers at the own ends ask for."""
    first = N_CITY + STARTER_SIZE * starters
    colour = COLOUR_NAMES.index(s.box.names[first].split("-")[0])
    return wants.worth[colour] + wants.worth[colour + 5]


def explain_lay(s: CityState, seat: int, action: Action) -> Message:
    """What a tile completes: the largest district, if several."""
    kind, position, turn = action.args
    city = s.city[seat].clone()
    n = city.n_districts()
    city.lay(position, s.cb.faces[kind][turn])
    done = sorted([(city.n_houses(district), city.get(district, NAME)) for district in range(n, city.n_districts())])
    if not done:
        return Message("why-nearer", text=spoken(position))
    houses, name = done[-1]
    return Message("why-completes", n=houses, m=len(done), text=spoken(name))
