"""Immigration: CB-157 to CB-170, and in the solo game CB-207 to CB-210."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.action import Action
from tessera.core.agenda import Draw
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE
from tessera.games.city_builder.actions import N_SETTLERS
from tessera.games.city_builder.state import (
    ARRIVED,
    BAG,
    GONE,
    HAND,
    HAND_SIZE,
    NOBLE_SUPPLY,
    OVERRUN,
    STACK,
    CityState,
)
from tessera.games.city_builder.steps.asking import AskActive
from tessera.games.city_builder.steps.ending import finish


def in_bag(s: CityState) -> list[int]:
    """The settlers, 0 to 9, that are in the bag."""
    found: list[int] = []
    last = -1
    for card in s.places[BAG]:
        settler = s.box.kind[card] - s.cb.settlers
        if settler != last:
            found.append(settler)
            last = settler
    return found


def weights_in_bag(s: CityState, settlers: list[int]) -> list[int]:
    """How many of each the bag has."""
    counts = [0] * N_SETTLERS
    for card in s.places[BAG]:
        counts[s.box.kind[card] - s.cb.settlers] += 1
    return [counts[settler] for settler in settlers]


def is_exchanged(s: CityState, kind: int, track: int) -> bool:
    """CB-161 to CB-164. A Commoner behind a Commoner of its colour, with a Noble of that colour in the supply."""
    line = s.places[s.cb.column + track]
    if kind - s.cb.settlers >= N_SETTLERS // 2 or not line or s.box.kind[line[-1]] != kind:
        return False
    return s.one_of(kind + 5, NOBLE_SUPPLY) >= 0


def warn_of_skull(s: CityState, kind: int, track: int) -> str:
    """CB-198. The rule by which a settler that joins this line loses the match; empty if it has a safe space."""
    is_full = len(s.places[s.cb.column + track]) + 1 >= s.cb.last_space
    return "CB-166" if is_full and not is_exchanged(s, kind, track) else ""


def admit(s: CityState, piece: int, source: int, track: int) -> None:
    """CB-160 to CB-166. A settler joins the back of a line; two like Commoners make room for a Noble."""
    line = s.cb.column + track
    kind = s.box.kind[piece]
    if is_exchanged(s, kind, track):
        noble = s.one_of(kind + 5, NOBLE_SUPPLY)
        s.move(s.places[line][-1], line, BAG, EVERYONE)
        s.move(piece, source, BAG, EVERYONE)
        s.move(noble, NOBLE_SUPPLY, line, EVERYONE)
        s.tell(EVERYONE, "ennobled", piece=kind + 5, n=track, m=len(s.places[line]))
        return
    s.move(piece, source, line, EVERYONE)
    s.tell(EVERYONE, "queued", piece=kind, n=track, m=len(s.places[line]))
    if len(s.places[line]) >= s.cb.last_space:
        finish(s, OVERRUN)


class OpenGates(Draw[CityState]):
    """CB-158, CB-168, CB-170, CB-207, CB-209. So many settlers come out of the bag, if it and the Nobles have them."""

    RULE: ClassVar[str] = "CB-158"
    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def is_due(self, s: CityState) -> bool:
        return self.n > 0 and len(s.places[BAG]) > 0

    def choices(self, s: CityState) -> list[Action]:
        return [s.cb.deeds.settler[settler] for settler in in_bag(s)]

    def weights(self, s: CityState) -> list[int]:
        return weights_in_bag(s, in_bag(s))

    def take(self, s: CityState, seat: int, action: Action) -> None:
        s.move(s.one_of(action.args[0], BAG), BAG, ARRIVED, EVERYONE)
        s.tell(EVERYONE, "arrived", seat=s.active, piece=action.args[0])
        s.agenda.append(OpenGates(self.n - 1))

    def run(self, s: CityState) -> None:
        """CB-168, CB-170, CB-209. As soon as the bag is empty, all Nobles of the supply go in; the draws go on."""
        if not s.places[BAG] and s.places[NOBLE_SUPPLY]:
            pour_nobles(s)
            s.agenda.append(self)
        elif self.n > 0 and not s.places[ARRIVED]:
            s.tell(EVERYONE, "no-immigration", seat=s.active)


def pour_nobles(s: CityState) -> None:
    """CB-168. All Nobles of the supply go into the bag, so that none is left for an exchange (CB-233)."""
    s.tell(EVERYONE, "nobles-in-bag", n=len(s.places[NOBLE_SUPPLY]))
    for noble in s.places[NOBLE_SUPPLY][:]:
        s.move(noble, NOBLE_SUPPLY, BAG, EVERYONE)


class Immigrate(AskActive):
    """CB-158. The active player puts the settler on one of the own two tracks."""

    RULE: ClassVar[str] = "CB-158"
    TITLE: ClassVar[str] = "ask-track"

    def is_due(self, s: CityState) -> bool:
        return len(s.places[ARRIVED]) > 0

    def choices(self, s: CityState) -> list[Action]:
        return [s.cb.deeds.admit[track] for track in s.cb.own_tracks(s.active)]

    def take(self, s: CityState, seat: int, action: Action) -> None:
        admit(s, s.places[ARRIVED][0], ARRIVED, action.args[0])

    def pieces(self, s: CityState, seat: int, action: Action) -> tuple[str, ...]:
        return (f"track/{action.args[0]}",)

    def warning(self, s: CityState, seat: int, action: Action) -> str:
        return warn_of_skull(s, s.box.kind[s.places[ARRIVED][0]], action.args[0])

    def why_not(self, s: CityState, seat: int, action: Action) -> Refused:
        first, second = s.cb.own_tracks(seat)
        return refuse("CB-158", "no-own-track", n=first, m=second)


class ImmigrateAlone(AskActive):
    """CB-207 to CB-209. Alone: one of two is added, the other goes back into the bag or out of the game."""

    RULE: ClassVar[str] = "CB-207"
    TITLE: ClassVar[str] = "ask-which-settler"

    def is_due(self, s: CityState) -> bool:
        return len(s.places[ARRIVED]) == 2

    def run(self, s: CityState) -> None:
        """CB-209. A settler that came alone must be added."""
        if s.places[ARRIVED]:
            admit(s, s.places[ARRIVED][0], ARRIVED, 0)

    def choices(self, s: CityState) -> list[Action]:
        first, second = [kind - s.cb.settlers for kind in s.kinds_in(ARRIVED)]
        found = self.ways(s, first, second)
        if first != second:
            found += self.ways(s, second, first)
        return found

    def ways(self, s: CityState, add: int, other: int) -> list[Action]:
        start = (add * N_SETTLERS + other) * 2
        return s.cb.deeds.solo[start : start + 2]

    def take(self, s: CityState, seat: int, action: Action) -> None:
        """CB-166, CB-208. The one is added, exchange included, before the other is put away; a defeat ends the match there."""
        add, other, out = action.args
        added = s.one_of(s.cb.settlers + add, ARRIVED)
        left = next(card for card in s.places[ARRIVED] if card != added)
        admit(s, added, ARRIVED, 0)
        if s.outcome:
            return
        s.move(left, ARRIVED, GONE if out else BAG, EVERYONE)
        s.tell(EVERYONE, "dismissed" if out else "returned", seat=seat, piece=s.cb.settlers + other)

    def pieces(self, s: CityState, seat: int, action: Action) -> tuple[str, ...]:
        return (f"arrived/{s.box.names[s.cb.settlers + action.args[0]]}",)

    def warning(self, s: CityState, seat: int, action: Action) -> str:
        return warn_of_skull(s, s.cb.settlers + action.args[0], 0)

    def why_not(self, s: CityState, seat: int, action: Action) -> Refused:
        return refuse("CB-207", "no-one-of-two")


class DrawThree(Draw[CityState]):
    """CB-210. Alone: three tiles come off the stack, openly."""

    RULE: ClassVar[str] = "CB-210"

    def is_due(self, s: CityState) -> bool:
        return len(s.places[HAND]) < HAND_SIZE

    def choices(self, s: CityState) -> list[Action]:
        return [s.cb.deeds.draw[kind] for kind in s.kinds_in(STACK)]

    def take(self, s: CityState, seat: int, action: Action) -> None:
        s.draw(s.one_of(action.args[0], STACK), STACK, HAND, EVERYONE)
        s.tell(EVERYONE, "drawn", seat=0, piece=action.args[0])
        s.agenda.append(self)
