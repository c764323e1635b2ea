"""Building items (chapters 7 and 8)."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused
from tessera.core.seats import EVERYONE
from tessera.games.age_of_heroes.actions import (
    BUILD_ARMY,
    BUILD_CITADEL,
    BUILD_CITY,
    BUILD_GENERAL,
    BUILD_ROAD,
    STOP,
)
from tessera.games.age_of_heroes.components import ITEMS
from tessera.games.age_of_heroes.kinds import ARMY, CITADEL, CITY, GENERAL, ROAD
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.battle import ALONE, NOBODY_ASKED


def buildable(s: Heroes, seat: int) -> list[Action]:
    """AH-63 to AH-70. Every item this seat can pay for now, with every way to pay, in code order."""
    found: list[Action] = []
    counts = s.counts(seat)
    if s.supply[CITY]:
        add_affordable(found, counts, BUILD_CITY)
    if s.supply[ARMY]:
        add_affordable(found, counts, BUILD_ARMY)
    if s.supply[CITADEL]:
        add_affordable(found, counts, BUILD_CITADEL)
    if s.supply[GENERAL]:
        for army in range(len(s.army_owner)):
            if s.army_owner[army] == seat and not s.army_general[army]:  # AH-79, AH-80, AH-82
                add_affordable(found, counts, BUILD_GENERAL[army])
    if s.supply[ROAD]:
        for rival in range(s.box.seats):
            if may_build_road(s, seat, rival):
                add_affordable(found, counts, BUILD_ROAD[rival])
    return found


def add_affordable(found: list[Action], counts: list[int], builds: list[Action]) -> None:
    for action in builds:
        if can_pay(counts, action):
            found.append(action)


def can_pay(counts: list[int], action: Action) -> bool:
    """AH-66 to AH-69. Are the cards this payment names in the hand?"""
    left = counts[:5]
    args = action.args
    for i in range(2, len(args)):
        left[args[i]] -= 1
        if left[args[i]] < 0:
            return False
    return True


def may_build_road(s: Heroes, seat: int, rival: int) -> bool:
    """AH-90, AH-100. Only with a yes of this turn, and where no Road is yet."""
    return [rival, 1] in s.road_answers and not s.has_road(seat, rival)


class Build(Step[Heroes]):
    """AH-63, AH-72, AH-302. One item after another until the builder stops."""

    RULE: ClassVar[str] = "AH-63"
    TITLE: ClassVar[str] = "ask-build"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return ALONE[self.seat] if s.n_hand(self.seat) else NOBODY_ASKED

    def options(self, s: Heroes, seat: int) -> list[Action]:
        return [*buildable(s, seat), STOP] if seat == self.seat else []

    def default(self, s: Heroes, seat: int) -> Action:
        return STOP

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        if action.verb != "build" or not action.args:
            return Refused("AH-63", "build an item with its payment now, or stop")
        return cannot_build(s, seat, action)

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        if action is STOP:
            return
        item, target = action.args[0], action.args[1]
        for kind in action.args[2:]:  # AH-65
            s.discard(seat, kind)
        rival, army = target if item == ROAD else -1, target + 1 if item == GENERAL else 0
        s.tell(EVERYONE, f"built-{ITEMS[item].id}", seat=seat, rival=rival, n=army, pieces=action.args[2:])
        add_item(s, seat, item, target)
        s.agenda.append(self)


def add_item(s: Heroes, seat: int, item: int, target: int) -> None:
    """AH-72. A built item is in play at once."""
    if item == CITY:
        s.add_city(seat)
    elif item == ARMY:
        s.add_army(seat)
    elif item == ROAD:
        s.add_road(seat, target)
    elif item == CITADEL:
        s.citadels[seat] += 1
        s.supply[CITADEL] -= 1
    else:
        s.army_general[target] = 1
        s.supply[GENERAL] -= 1


def cannot_build(s: Heroes, seat: int, action: Action) -> Refused:
    """Why this item cannot be built with these cards."""
    item, target = action.args[0], action.args[1]
    name = ITEMS[item].name
    if not s.supply[item]:
        return Refused("AH-70", f"none of the {ITEMS[item].copies} {name} cards is left in the Item Deck")
    if item == GENERAL and (s.army_owner[target] != seat or s.army_general[target]):
        return Refused("AH-80", f"army {target + 1} is not an Army of yours that lacks a General")
    if item == ROAD and not may_build_road(s, seat, target):
        return Refused("AH-100", f"seat {target} has not allowed a Road this turn")
    return Refused("AH-69", f"your hand does not hold the cards of this payment for a {name}")
