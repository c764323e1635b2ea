"""CB-198. Which options of an Expansion lose the match, because nothing that may still follow in it can mend them."""

from __future__ import annotations

from typing import Any, Final

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.games.city_builder.city import MONUMENT, City
from tessera.games.city_builder.settling import has_site
from tessera.games.city_builder.state import COMPETITIVE, OUT_OF_TILES, PLAYING, WON, CityState
from tessera.games.city_builder.steps.ending import end_expansion

MOST_POSITIONS: Final = 400
"""How many positions of the same Expansion are examined; an option with more ways to go on is not marked."""


def warn_of(s: CityState, seat: int, action: Action, step: Step[Any]) -> str:
    """The rule by which this option loses at the end of the Expansion; empty if it may still end well."""
    if not may_lose(s):
        return ""
    if action is s.cb.deeds.end:
        return rule_of(s, outcome_of_ending(s))
    after = taken(s, seat, action, step)
    return "" if after.outcome == WON else certain_defeat(after, seat)


def warn_of_tile(s: CityState, seat: int, lays: list[Action], step: Step[Any]) -> str:
    """The rule by which a tile loses wherever it is laid; empty if there is a place, to move it to (CB-84), that ends well."""
    rule = ""
    for lay in lays:
        rule = warn_of(s, seat, lay, step)
        if not rule:
            return ""
    return rule


def may_lose(s: CityState) -> bool:
    """CB-196, CB-230. True if the end of this Expansion can lose the match."""
    return s.cb.mode != COMPETITIVE and (s.is_restriction() or is_last(s))


def is_last(s: CityState) -> bool:
    """CB-191. True in the very last Expansion."""
    return s.turn == s.cb.n_turns


def rule_of(s: CityState, outcome: str) -> str:
    """The rule that is cited for a defeat at the end of an Expansion."""
    if outcome in (PLAYING, WON):
        return ""
    if outcome == OUT_OF_TILES:
        return "CB-191"
    return "CB-197" if s.is_restriction() else "CB-199"


def taken(s: CityState, seat: int, action: Action, step: Step[Any]) -> CityState:
    """The position after an option, before anything else happens."""
    after = s.clone()
    after.agenda.pop()
    step.take(after, seat, action)
    return after


def outcome_of_ending(s: CityState) -> str:
    """CB-230. What the match would have come to if the Expansion ended here."""
    after = s.clone()
    end_expansion(after)
    return after.outcome


def certain_defeat(s: CityState, seat: int) -> str:
    """The rule of a defeat that neither settlers nor Monuments of the same Expansion can avert; empty if they can."""
    seen: list[list[int]] = []
    todo = [s]
    rule = ""
    while todo and len(seen) < MOST_POSITIONS:
        position = todo.pop()
        if position.outcome == WON:
            return ""
        facts = facts_of(position, seat)
        if facts in seen:
            continue
        seen.append(facts)
        if not may_reach_target(position, seat):
            rule = rule_of(position, outcome_of_ending(position))
            continue
        step = position.agenda[-1]
        for option in step.options(position, seat):
            if option is not s.cb.deeds.end:
                todo.append(taken(position, seat, option, step))
                continue
            rule = rule_of(position, outcome_of_ending(position))
            if not rule:
                return ""
    return "" if todo else rule


def facts_of(s: CityState, seat: int) -> list[int]:
    """What tells two positions of one Expansion apart: the districts, the lines, the Monuments and the open question."""
    lines = [len(s.places[s.cb.column + track]) for track in range(s.cb.tracks)]
    question = [int(part) for part in s.agenda[-1].save()[1:]]
    return s.city[seat].districts + lines + s.fulfilled + question


def may_reach_target(s: CityState, seat: int) -> bool:
    """False if the last Expansion cannot reach the target, whatever is built and fulfilled in it."""
    return not is_last(s) or len(s.fulfilled) + hopes(s.city[seat], s.fulfilled) >= s.cb.target


def hopes(city: City, fulfilled: list[int]) -> int:
    """The Monuments of a city that are not yet fulfilled, and the districts in which another could be built."""
    n = 0
    for district in range(city.n_districts()):
        kind = city.get(district, MONUMENT)
        if (kind >= 0 and kind not in fulfilled) or has_site(city, district):
            n += 1
    return n
