"""Why not: the rule, the reason and the numbers behind every refused placement, settler and Monument."""

from __future__ import annotations

from typing import Any, Final

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused
from tessera.games.city_builder.actions import SETTLER_NAMES
from tessera.games.city_builder.city import MONUMENT, SETTLERS, SHAPE, SIZE, City
from tessera.games.city_builder.grid import COLOUR_NAMES, COLOURS, PAIR, PURPLE, spoken
from tessera.games.city_builder.settling import colour_of, is_noble
from tessera.games.city_builder.state import COMPETITIVE, HAND, MONUMENTS, CityState

EDICT_RULE: Final = "CB-197"


def why_not_lay(s: CityState, seat: int, action: Action) -> Refused:
    if action.verb != "lay":
        return Refused("CB-76", "a tile is laid now, with: lay TILE at X,Y turned 0-3")
    kind, position, _ = action.args
    if s.one_of(kind, HAND + seat) < 0:
        return Refused("CB-76", f"{s.box.names[kind]} is not among the {len(s.places[HAND + seat])} tiles of your hand")
    return why_not_there(s.city[seat], position)


def why_not_there(city: City, position: int) -> Refused:
    if position in city.where:
        return Refused("CB-79", f"there is a tile at {spoken(position)} already")
    return Refused("CB-77", f"{spoken(position)} shares no side with a tile of your city; {len(city.frontier)} positions do")


def why_not_expand(s: CityState, seat: int, action: Action) -> Refused:
    if action.verb == "move":
        return why_not_move(s, seat, action)
    if action.verb == "gain":
        return why_not_gain(s, seat, action)
    if action.verb == "build":
        return why_not_build(s, seat, action)
    if action.verb == "lay":
        return Refused("CB-76", "exactly one tile is laid in a turn; it may still be moved, with: move to X,Y turned 0-3")
    return Refused("CB-81", "now gain settlers, build Monuments, or end expansion")


def why_not_move(s: CityState, seat: int, action: Action) -> Refused:
    was = s.was
    if was is None:
        return Refused("CB-84", "a settler was gained or a Monument built this turn; the tile stays where it is")
    if action.args[0] not in was.frontier:
        return why_not_there(was, action.args[0])
    return Refused("CB-226", f"the tile lies at {spoken(action.args[0])}, turned so, already")


def why_not_gain(s: CityState, seat: int, action: Action) -> Refused:
    column, block = action.args
    columns = s.own_columns(seat)
    if (len(action.text.split()) > 5) != (s.cb.mode == COMPETITIVE):
        return Refused("CB-89", "a settler is named by track and column in the competitive game, by track alone in the others")
    if column not in columns:
        return Refused("CB-89", "you take settlers only from your own end of your own tracks")
    settler = s.at_end(seat, column)
    if settler < 0:
        return nobody_to_take(s, column)
    city = s.city[seat]
    district = city.district_named(block)
    if district < 0:
        return Refused("CB-88", f"no completed district of your city has {spoken(block)} as its first block")
    return why_not_house(city, district, settler)


def nobody_to_take(s: CityState, column: int) -> Refused:
    if s.cb.mode == COMPETITIVE:
        return Refused("CB-91", "the last settler of a column is never taken")
    return Refused("CB-172", f"nobody stands at the gate of track {column}")


def why_not_house(city: City, district: int, settler: int) -> Refused:
    if city.get(district, MONUMENT) >= 0:
        return Refused("CB-94", "a Monument stands in that district; nobody can live there")
    if city.empty_houses(district) < 1:
        return Refused("CB-92", f"all {city.n_houses(district)} Houses of that district are occupied")
    colour = colour_of(settler)
    if city.colours_in(district) >> colour & 1:
        return Refused("CB-95", f"a {COLOUR_NAMES[colour]} settler lives in that district already")
    found = landmarks_spoken(city, district)
    if colour == PURPLE:
        wanted, rule = (4, "CB-100") if is_noble(settler) else (3, "CB-99")
        return Refused(rule, f"{name(settler)} needs Landmarks of {wanted} colours; there are {found}")
    needs = f"{2 if is_noble(settler) else 1} {COLOUR_NAMES[colour]} and 1 other"
    return Refused("CB-98" if is_noble(settler) else "CB-97", f"{name(settler)} needs Landmarks: {needs}; there are {found}")


def name(settler: int) -> str:
    return f"a {SETTLER_NAMES[settler].replace('-', ' ')}"


def landmarks_spoken(city: City, district: int) -> str:
    """The Landmarks and free Statues of a district, counted."""
    parts = [f"{city.landmarks(district, colour)} {COLOUR_NAMES[colour]}" for colour in range(COLOURS)]
    return ", ".join(parts) + f" and {city.free_statues(district)} free Statues"


def why_not_build(s: CityState, seat: int, action: Action) -> Refused:
    kind, block = action.args
    if s.one_of(kind, MONUMENTS) < 0:
        return Refused("CB-116", f"that Monument is not among the {len(s.places[MONUMENTS])} in the supply")
    city = s.city[seat]
    district = city.district_named(block)
    if district < 0:
        return Refused("CB-117", f"no completed district of your city has {spoken(block)} as its first block")
    if city.get(district, SHAPE) != PAIR:
        return Refused(
            "CB-51", f"a Monument takes exactly two blocks side by side; this district has {city.get(district, SIZE)}"
        )
    if city.get(district, MONUMENT) >= 0:
        return Refused("CB-121", "a Monument stands in that district already")
    if city.get(district, SETTLERS):
        return Refused("CB-120", f"{city.n_settlers(district)} settlers live in that district")
    first, second = s.cb.needs[kind - s.cb.monuments]
    needs = f"{COLOUR_NAMES[first]} and {COLOUR_NAMES[second]}"
    return Refused("CB-118", f"it needs the Landmarks {needs}; there are {landmarks_spoken(city, district)}")


def edict_warning(s: CityState, seat: int, action: Action, step: Step[Any]) -> str:
    """CB-198. The rule that an option would break as things stand: the Expansion must not end like that."""
    if not s.is_restriction():
        return ""
    if action.verb == "end":
        return "" if s.city_obeys(seat) else EDICT_RULE
    twin = s.clone()
    twin.agenda.pop()
    step.take(twin, seat, action)
    return "" if twin.outcome or twin.city_obeys(seat) else EDICT_RULE
