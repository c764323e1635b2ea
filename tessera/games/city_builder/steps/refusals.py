"""Refusals: the rule, the reason and the numbers behind every refused placement, settler and Monument."""

from __future__ import annotations

from tessera.core.action import Action
from tessera.core.refusal import Refused, refuse
from tessera.games.city_builder.city import MONUMENT, SETTLERS, SHAPE, SIZE, City
from tessera.games.city_builder.grid import COLOUR_NAMES, COLOURS, PAIR, PURPLE, spoken
from tessera.games.city_builder.settling import colour_of, is_noble
from tessera.games.city_builder.state import COMPETITIVE, HAND, MONUMENTS, STACK, UNDER, CityState


def why_not_lay(s: CityState, seat: int, action: Action) -> Refused:
    if action.verb == "discard":
        return why_not_discard(s, seat, action)
    if action.verb != "lay":
        return refuse("CB-76", "no-lay-first")
    kind, position, _ = action.args
    if s.one_of(kind, HAND + seat) < 0:
        return refuse("CB-76", "no-tile-not-in-hand", piece=kind, n=len(s.places[HAND + seat]))
    return why_not_there(s.city[seat], position)


def why_not_there(city: City, position: int) -> Refused:
    if position in city.where:
        return refuse("CB-79", "no-place-taken", text=spoken(position))
    return refuse("CB-77", "no-place-apart", text=spoken(position), n=len(city.frontier))


def why_not_discard(s: CityState, seat: int, action: Action) -> Refused:
    """CB-126, CB-131, CB-185."""
    if s.cb.mode != COMPETITIVE:
        return refuse("CB-185", "no-discards-together")
    if not (s.places[STACK] or s.places[UNDER]):
        return refuse("CB-131", "no-stack-no-discard")
    if s.one_of(action.args[0], HAND + seat) < 0:
        return refuse("CB-126", "no-tile-not-in-hand", piece=action.args[0], n=len(s.places[HAND + seat]))
    return refuse("CB-76", "no-discard-of-last")


def why_not_expand(s: CityState, seat: int, action: Action) -> Refused:
    if action.verb == "discard":
        return why_not_discard(s, seat, action)
    if action.verb == "move":
        return why_not_move(s, seat, action)
    if action.verb == "gain":
        return why_not_gain(s, seat, action)
    if action.verb == "build":
        return why_not_build(s, seat, action)
    if action.verb == "lay":
        return refuse("CB-76", "no-second-tile")
    return refuse("CB-81", "no-expansion-goes-on")


def why_not_move(s: CityState, seat: int, action: Action) -> Refused:
    was = s.was
    if was is None:
        return refuse("CB-84", "no-tile-stays")
    if action.args[0] not in was.frontier:
        return why_not_there(was, action.args[0])
    return refuse("CB-226", "no-tile-lies-so", text=spoken(action.args[0]))


def why_not_gain(s: CityState, seat: int, action: Action) -> Refused:
    column, block = action.args
    columns = s.own_columns(seat)
    if (len(action.text.split()) > 5) != (s.cb.mode == COMPETITIVE):
        return refuse("CB-89", "no-settler-named-so")
    if column not in columns:
        return refuse("CB-89", "no-foreign-track")
    settler = s.at_end(seat, column)
    if settler < 0:
        return nobody_to_take(s, column)
    district = s.city[seat].district_named(block)
    if district < 0:
        return refuse("CB-88", "no-such-district", text=spoken(block))
    return why_not_house(s, seat, district, settler)


def nobody_to_take(s: CityState, column: int) -> Refused:
    if s.cb.mode == COMPETITIVE:
        return refuse("CB-91", "no-last-settler")
    return refuse("CB-172", "no-one-at-gate", n=column)


def why_not_house(s: CityState, seat: int, district: int, settler: int) -> Refused:
    city = s.city[seat]
    piece = s.cb.settlers + settler
    if city.get(district, MONUMENT) >= 0:
        return refuse("CB-94", "no-home-under-monument")
    if city.empty_houses(district) < 1:
        return refuse("CB-92", "no-house-free", n=city.n_houses(district))
    colour = colour_of(settler)
    if city.colours_in(district) >> colour & 1:
        return refuse("CB-95", "no-second-of-colour", piece=piece)
    counts = [city.landmarks(district, other) for other in range(COLOURS)]
    statues = city.free_statues(district)
    if colour == PURPLE:
        found = COLOURS - counts.count(0)
        if is_noble(settler):
            return refuse("CB-100", "no-landmarks-purple", piece=piece, n=found, m=4, k=statues)
        return refuse("CB-99", "no-landmarks-purple", piece=piece, n=found, m=3, k=statues)
    others = sum(counts) - counts[colour]
    if is_noble(settler):
        return refuse("CB-98", "no-landmarks-noble", piece=piece, n=counts[colour], m=others, k=statues)
    return refuse("CB-97", "no-landmarks-commoner", piece=piece, n=counts[colour], m=others, k=statues)


def why_not_build(s: CityState, seat: int, action: Action) -> Refused:
    kind, block = action.args
    if s.one_of(kind, MONUMENTS) < 0:
        return refuse("CB-116", "no-monument-not-in-supply", piece=kind, n=len(s.places[MONUMENTS]))
    city = s.city[seat]
    district = city.district_named(block)
    if district < 0:
        return refuse("CB-117", "no-such-district", text=spoken(block))
    if city.get(district, SHAPE) != PAIR:
        return refuse("CB-51", "no-monument-shape", n=city.get(district, SIZE))
    if city.get(district, MONUMENT) >= 0:
        return refuse("CB-121", "no-second-monument")
    if city.get(district, SETTLERS):
        return refuse("CB-120", "no-monument-among-settlers", n=city.n_settlers(district))
    return lacks_landmarks(s, city, district, kind)


def lacks_landmarks(s: CityState, city: City, district: int, kind: int) -> Refused:
    """CB-118. Which two Landmarks a Monument needs, how many of them the district has, and its free Statues."""
    first, second = sorted(s.cb.needs[kind - s.cb.monuments])
    if first == second:
        found = min(2, city.landmarks(district, first))
    else:
        found = min(1, city.landmarks(district, first)) + min(1, city.landmarks(district, second))
    needs = f"landmarks-{COLOUR_NAMES[first]}-{COLOUR_NAMES[second]}"
    return refuse("CB-118", "no-landmarks-monument", piece=kind, text=needs, n=found, k=city.free_statues(district))
