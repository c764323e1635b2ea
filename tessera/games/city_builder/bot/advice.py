"""The bot: it completes districts that its settlers and Monuments can use, and keeps lines away from the skull."""

from __future__ import annotations

from math import exp, sqrt
from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.bot import Bot, chances
from tessera.core.event import Message
from tessera.games.city_builder.bot.objectives import FULFILLED, danger, progress
from tessera.games.city_builder.bot.trial import Spot, Trial
from tessera.games.city_builder.bot.valuation import Wants, matched, monument_value, ready_total, ready_with, rounds_left
from tessera.games.city_builder.city import MONUMENT, NAME, City
from tessera.games.city_builder.components import N_CITY, STARTER_SIZE, Side
from tessera.games.city_builder.grid import COLOUR_NAMES, spoken
from tessera.games.city_builder.measures import EmptyHouses
from tessera.games.city_builder.scoring import spaces_of
from tessera.games.city_builder.settling import has_site
from tessera.games.city_builder.state import (
    ARRIVED,
    COMPETITIVE,
    COOPERATIVE,
    HAND,
    OVERRUN,
    TURNS,
    WON,
    CityState,
)

LOST: Final = -1000.0
OPENED: Final = 0.5
"""The value of the next space of a column, as a share of a cleared one."""
HOUSED: Final = 1.6
"""In cooperative games, the value of a settler in a city, besides the shorter line."""
AT_ONCE: Final = 1.05
"""The value of a settler who can move in this turn, as a share of one who has. Above 1 it favours completed districts."""
LATER: Final = 0.08
"""The share for a settler who is left for another turn, for each turn left up to eight."""
NOW: Final = 1.1
"""The same as AT_ONCE for cooperative games."""
TOMORROW: Final = 0.082
"""The same as LATER for cooperative games."""
FORESIGHT: Final = 0.8
"""In cooperative games, the share of what the next tile of the hand adds that counts already."""
AGAIN: Final = 4
"""How many placements are valued with the next tile as well."""
UNSURE: Final = 0.06
"""In cooperative games, the variance of the number of Monuments fulfilled in the end, for each turn left."""
GROWS: Final = 0.35
"""CB-161. By how much a line usually grows in a round, after Nobles are made and settlers housed."""
PAR: Final = 4.0
"""The average value of the cities at the start of a match that is as likely won as lost."""
PAR_A_ROUND: Final = 0.7
"""What a round adds to PAR."""
SPREAD: Final = 12.0
"""The spread of that average value."""
LATER_SITES: Final = 0.07
"""How many Monuments a city may still fulfil at sites not yet completed, for each turn left."""


PHASE: Final = 5
"""The number of turns in a phase of the game. What an expected point is worth differs from phase to phase."""
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
        """For each number of players, the fitted weight of each term in a competitive game."""

    def weigh(self, s: CityState, seat: int, options: list[Action]) -> list[float]:
        """The value of each option, rounded so that equal options are equal whatever the order of adding."""
        trial = trial_of(s, seat)
        values = [self.option_value(s, seat, trial, option) for option in options]
        if options[0].verb == "lay" and s.cb.mode == COOPERATIVE and len(s.places[HAND + seat]) > 1:
            foresee(s, seat, trial, options, values)
        return levelled([round(value, 9) for value in values])

    def best(self, s: CityState, seat: int, options: list[Action], k: int) -> list[Action]:
        """The k options that look best, best first: what a search should look at. The full list stays what it is."""
        weights = self.weigh(s, seat, options)
        order = sorted([(-weights[i], i) for i in range(len(options))])
        return [options[i] for _, i in order[:k]]

    def option_value(self, s: CityState, seat: int, trial: Trial, option: Action) -> float:
        verb = option.verb
        if verb == "lay":
            kind, position, turn = option.args
            return laid_value(s, seat, trial, trial.spot(position), s.cb.faces[kind][turn])
        if verb in ("gain", "build", "assign", "end"):
            return used_value(s, seat, trial, option)
        if verb == "take":
            return tile_value(s, seat, trial, option.args[0])
        if verb == "admit":
            return admitted_value(s, seat, option)
        if verb == "choose":
            return starters_value(s, trial.wants, option.args[0])
        if verb == "side":
            return side_value(s.cb.pack.edicts[s.edict].sides[option.args[0]])
        return LOST if verb == "discard" else 0.0

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
        """In cooperative games all seats have the same value, so it is computed once."""
        if s.cb.mode != COMPETITIVE:
            return [cooperative_value(s)] * s.box.seats
        return chances([self.terms(s, seat) for seat in range(s.box.seats)], self.weights[s.box.seats])

    def turn(self, s: CityState) -> int:
        return s.turn

    def value(self, s: CityState, seat: int) -> float:
        """In competitive games what all seats have and may expect; in cooperative games the way to the target."""
        return self.values(s)[seat]

    def terms(self, s: CityState, seat: int) -> list[float]:
        """What a seat has and what it may expect, each under the phase of the game."""
        found = [0.0] * len(TERMS)
        trial = trial_of(s, seat)
        phase = min(len(TERMS) // 2 - 1, max(0, trial.wants.left - 1) // PHASE)
        found[2 * phase] = trial.held / TEN
        found[2 * phase + 1] = (standing(s, seat, trial) - trial.held) / TEN
        return found


def trial_of(s: CityState, seat: int) -> Trial:
    """A trial of a seat's city as it is now, with what the seat wants."""
    trial = Trial(s.city[seat], Wants(s, seat))
    trial.held = held_value(s, seat, trial.city, trial.wants)
    return trial


def standing(s: CityState, seat: int, trial: Trial) -> float:
    """What a seat has and may expect; settlers and Monuments leave the unfinished districts as they are."""
    wants = trial.wants
    later = (LATER if wants.competitive else TOMORROW) * min(8, wants.left - 1)
    return held_value(s, seat, s.city[seat], wants) + trial.total + later * ready_total(s.city[seat], wants, 0)


def levelled(values: list[float]) -> list[float]:
    """Bring options that win or lose at once near the others, so that these keep their distances on one scale."""
    sane = [value for value in values if LOST < value < -LOST]
    if len(sane) == len(values) or not sane:
        return values
    low, high = min(sane), max(sane)
    room = 1.0 + high - low
    return [max(low - room, min(high + room, value)) for value in values]


def cooperative_value(s: CityState) -> float:
    """How likely the target is reached, no line meets the skull, and the Edict is accomplished.

    Early in a match the Monuments to be expected say little, so the value of the cities counts as well.
    """
    if s.outcome:
        return 1.0 if s.outcome == WON else 0.0
    expected = float(len(s.fulfilled))
    unsure = UNSURE
    kept = 1.0
    stands = 0.0
    for seat in range(s.box.seats):
        trial = trial_of(s, seat)
        wants = trial.wants
        stands += standing(s, seat, trial) / s.box.seats
        expected += monuments_to_come(s.city[seat], wants)
        unsure += UNSURE * wants.left
        if wants.objectives.demand and not wants.objectives.restricts:
            kept *= 0.3 + 0.7 * progress(wants.objectives.demand, s.city[seat], 0)
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
            total += (
                0.0
                if kind in wants.objectives.fulfilled
                else wants.objectives.objective_value(city, district, kind) / FULFILLED
            )
        elif has_site(city, district):
            sites.append(district)
    return total + matched(city, wants, sites, [0.0] * len(sites)) / FULFILLED


def likely(z: float) -> float:
    """The probability that belongs to a distance in standard deviations."""
    return 1.0 / (1.0 + exp(-1.7 * max(-20.0, min(20.0, z))))


def side_value(side: Side) -> float:
    """CB-195. A restriction is usually the lighter side, because the players control it, unless it forbids empty Houses."""
    if not side.restriction:
        return 1.0
    heavy = [condition for condition in side.conditions if isinstance(condition.measure, EmptyHouses)]
    return 0.0 if heavy else 2.0


def held_value(s: CityState, seat: int, city: City, wants: Wants) -> float:
    """What is gained for good: cleared spaces and Monuments; in cooperative games also short lines and a kept Edict."""
    total = 0.0
    for district in city.monuments():
        total += monument_value(city, district, city.get(district, MONUMENT), wants)
    if s.cb.mode == COMPETITIVE:
        return total + columns_value(s, seat)
    total += HOUSED * (len(city.housed) // 2) + wants.objectives.unbuilt_value(city)
    for track in range(s.cb.tracks):
        total -= danger(len(s.places[s.cb.column + track]))
    return total + wants.objectives.edict_value(city)


def columns_value(s: CityState, seat: int) -> float:
    """The spaces cleared, and a share of the next ones, because the first settlers open the way to the 4 and the 7."""
    total = 0.0
    for column in s.own_columns(seat):
        total += s.column_points(seat, column)
        if len(s.places[s.cb.column + column]) > 1:
            n = s.cleared[2 * column + (0 if s.cb.is_near(seat, column // 3) else 1)]
            total += OPENED * spaces_of(column)[n]
    return total


def laid_value(s: CityState, seat: int, trial: Trial, spot: Spot, face: int) -> float:
    """The value of the city with this tile. What it holds changes only if the tile completes or stretches something."""
    wants = trial.wants
    plan = trial.plan(spot, face & 15)
    promise = trial.promise_with(spot, plan, face)
    at_once = AT_ONCE if wants.competitive else NOW
    if not plan.completes and not ((wants.stretch or wants.streets) and trial.stretches(spot.position, face)):
        return trial.held + promise + at_once * trial.ready
    city = trial.city.clone()
    city.lay(spot.position, face)
    return held_value(s, seat, city, wants) + promise + at_once * ready_with(city, wants)


def foresee(s: CityState, seat: int, trial: Trial, options: list[Action], values: list[float]) -> None:
    """Add to the placements that look best what the best next tile of the hand would add."""
    order = sorted([(-values[i], i) for i in range(len(options))])
    hand = s.kinds_in(HAND + seat)
    for value, i in order[:AGAIN]:
        kind, position, turn = options[i].args
        city = trial.city.clone()
        city.lay(position, s.cb.faces[kind][turn])
        later = Trial(city, trial.wants)
        later.held = held_value(s, seat, city, trial.wants)
        best = max([tile_value(s, seat, later, other) for other in hand if other != kind])
        values[i] += FORESIGHT * max(0.0, best + value)


def used_value(s: CityState, seat: int, trial: Trial, option: Action) -> float:
    """The value of the position after a settler, a Monument or the end of the Expansion, with unchanged wants."""
    if option.verb == "end":
        if s.is_restriction() and not s.city_obeys(seat):
            return LOST
        return standing(s, seat, trial)
    twin = s.clone()
    step = twin.agenda.pop()
    step.take(twin, seat, option)
    if twin.outcome:
        return -LOST if twin.outcome == WON else LOST
    best = LOST
    pending = twin.agenda[-1]
    if pending.RULE != "CB-111":
        return standing(twin, seat, trial) + 0.01
    for colours in pending.options(twin, seat):
        best = max(best, used_value(twin, seat, trial, colours))
    return best


def tile_value(s: CityState, seat: int, trial: Trial, kind: int) -> float:
    """The value of a tile that could be taken, in its best place."""
    best = LOST
    for position in trial.city.frontier:
        spot = trial.spot(position)
        for turn in s.cb.turns[kind]:
            best = max(best, laid_value(s, seat, trial, spot, s.cb.faces[kind][turn]))
    return best


def admitted_value(s: CityState, seat: int, option: Action) -> float:
    """The value of the position after a settler joined a line: short lines, and settlers that can be used."""
    twin = s.clone()
    step = twin.agenda.pop()
    step.take(twin, seat, option)
    if twin.outcome == OVERRUN:
        return LOST
    total = standing(twin, seat, trial_of(twin, seat))
    for track in s.cb.own_tracks(seat):
        if len(twin.places[s.cb.column + track]) == len(s.places[s.cb.column + track]) and len(s.places[ARRIVED]):
            total += 0.05
    return total


def starters_value(s: CityState, wants: Wants, starters: int) -> float:
    """The value of a Starter set, by how much the settlers at the own ends ask for its colour."""
    first = N_CITY + STARTER_SIZE * starters
    colour = COLOUR_NAMES.index(s.box.names[first].split("-")[0])
    return wants.settler_values[colour] + wants.settler_values[colour + 5]


def explain_lay(s: CityState, seat: int, action: Action) -> Message:
    """What a tile completes, or the largest district if it completes several."""
    kind, position, turn = action.args
    city = s.city[seat].clone()
    n = city.n_districts()
    city.lay(position, s.cb.faces[kind][turn])
    done = sorted([(city.n_houses(district), city.get(district, NAME)) for district in range(n, city.n_districts())])
    if not done:
        return Message("why-nearer", text=spoken(position))
    houses, name = done[-1]
    return Message("why-completes", n=houses, m=len(done), text=spoken(name))
