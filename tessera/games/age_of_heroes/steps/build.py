"""Building items (chapters 7 and 8)."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.action import Action
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE
from tessera.games.age_of_heroes.actions import (
    BUILD_ARMY,
    BUILD_CITADEL,
    BUILD_CITY,
    BUILD_GENERAL,
    BUILD_ROAD,
    STOP,
    fighter_of,
    in_hand,
)
from tessera.games.age_of_heroes.components import ITEMS
from tessera.games.age_of_heroes.kinds import ARMY, CITADEL, CITY, GENERAL, ROAD
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.base import AskIfDue


def buildable(s: Heroes, seat: int) -> list[Action]:
    """AH-63 to AH-70. Every item that this seat can pay for now, with every way to pay for it, in code order."""
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
    """AH-66 to AH-69. True if a hand with these counts holds the cards of this payment."""
    left = counts[:5]
    args = action.args
    for i in range(2, len(args)):
        left[args[i]] -= 1
        if left[args[i]] < 0:
            return False
    return True


def nothing_to_build(s: Heroes, seat: int) -> Refused:
    """AH-73. Why this seat can build nothing at all: a Road may lack a permission only, and a General its Army."""
    counts = s.counts(seat)
    joined = [rival for rival in s.neighbours(seat) if s.has_road(seat, rival)]
    if s.supply[ROAD] and len(joined) < len(s.neighbours(seat)) and pays_any(counts, BUILD_ROAD[0]):
        return refuse("AH-100", "no-permission-for-road")
    if s.supply[GENERAL] and pays_any(counts, BUILD_GENERAL[0]):
        return refuse("AH-80", "no-army-without-general")
    return refuse("AH-73", "no-item-in-reach", n=s.n_hand(seat))


def pays_any(counts: list[int], builds: list[Action]) -> bool:
    """True if a hand with these counts holds the cards of any of these payments."""
    return any(can_pay(counts, action) for action in builds)


def may_build_road(s: Heroes, seat: int, rival: int) -> bool:
    """AH-90, AH-100. The neighbour must have said yes this turn, and there must be no Road yet."""
    return [rival, 1] in s.road_answers and not s.has_road(seat, rival)


class Build(AskIfDue):
    """AH-63, AH-72, AH-302. The seat builds one item after another until it stops."""

    RULE: ClassVar[str] = "AH-63"
    TITLE: ClassVar[str] = "ask-build"

    def choices(self, s: Heroes) -> list[Action]:
        return [*buildable(s, self.seat), STOP]

    def pieces(self, s: Heroes, seat: int, action: Action) -> tuple[str, ...]:
        """The item, then where it goes, then each kind of card that pays for it."""
        if action is STOP:
            return ()
        item, target = action.args[0], action.args[1]
        found = [f"item/{ITEMS[item].id}"]
        if item == GENERAL:
            found.append(fighter_of(seat, target))
        elif item == ROAD:
            found.append(f"seat/{target}")
        for kind in action.args[2:]:
            if in_hand(seat, kind) not in found:
                found.append(in_hand(seat, kind))
        return tuple(found)

    def default(self, s: Heroes, seat: int) -> Action:
        return STOP

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        if action.verb != "build" or not action.args:
            return refuse("AH-63", "no-building-so")
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
    if not s.supply[item]:
        return refuse("AH-70", "no-item-left", n=ITEMS[item].copies, m=item)
    if item == GENERAL and (s.army_owner[target] != seat or s.army_general[target]):
        return refuse("AH-80", "no-army-for-general", n=target + 1)
    if item == ROAD and target >= s.box.seats:
        return refuse("AH-100", "no-other-tribe", n=target)
    if item == ROAD and not may_build_road(s, seat, target):
        return refuse("AH-100", "no-road-allowed", rival=target)
    return refuse("AH-69", "no-payment", n=item)
