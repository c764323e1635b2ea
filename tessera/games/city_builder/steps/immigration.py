"""Immigration: CB-157 to CB-170, and alone CB-207 to CB-210."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused
from tessera.core.seats import CHANCE, EVERYONE
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
from tessera.games.city_builder.steps.ending import finish

CHANCE_ALONE: Final = (CHANCE,)
NOBODY_ASKED: Final[tuple[int, ...]] = ()


def in_bag(s: CityState) -> list[int]:
    """The settlers, 0 to 9, of which the bag has one."""
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


def admit(s: CityState, piece: int, source: int, track: int) -> None:
    """CB-160 to CB-166. A settler joins the back of a line; two like Commoners make room for a Noble."""
    line = s.cb.column + track
    kind = s.box.kind[piece]
    settler = kind - s.cb.settlers
    noble = s.one_of(kind + 5, NOBLE_SUPPLY) if settler < 5 else -1
    if noble >= 0 and s.places[line] and s.box.kind[s.places[line][-1]] == kind:
        s.move(s.places[line][-1], line, BAG, EVERYONE)
        s.move(piece, source, BAG, EVERYONE)
        s.move(noble, NOBLE_SUPPLY, line, EVERYONE)
        s.tell(EVERYONE, "ennobled", piece=kind + 5, n=track, m=len(s.places[line]))
        return
    s.move(piece, source, line, EVERYONE)
    s.tell(EVERYONE, "queued", piece=kind, n=track, m=len(s.places[line]))
    if len(s.places[line]) >= s.cb.last_space:
        finish(s, OVERRUN)


class OpenGates(Step[CityState]):
    """CB-158, CB-168, CB-170, CB-207, CB-209. So many settlers come out of the bag, if it and the Nobles have them."""

    RULE: ClassVar[str] = "CB-158"
    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def waiting(self, s: CityState) -> tuple[int, ...]:
        return CHANCE_ALONE if self.n > 0 and s.places[BAG] else NOBODY_ASKED

    def options(self, s: CityState, seat: int) -> list[Action]:
        return [s.cb.deeds.settler[settler] for settler in in_bag(s)] if seat == CHANCE else []

    def weights(self, s: CityState) -> list[int]:
        return weights_in_bag(s, in_bag(s))

    def take(self, s: CityState, seat: int, action: Action) -> None:
        s.move(s.one_of(action.args[0], BAG), BAG, ARRIVED, EVERYONE)
        s.tell(EVERYONE, "arrived", seat=s.active, piece=action.args[0])
        s.agenda.append(OpenGates(self.n - 1))

    def run(self, s: CityState) -> None:
        """CB-168. A draw is due and the bag is empty: all Nobles of the supply go in."""
        if self.n == 0 or s.places[ARRIVED]:
            return
        if not s.places[NOBLE_SUPPLY]:
            s.tell(EVERYONE, "no-immigration", seat=s.active)
            return
        s.tell(EVERYONE, "nobles-in-bag", n=len(s.places[NOBLE_SUPPLY]))
        for noble in s.places[NOBLE_SUPPLY][:]:
            s.move(noble, NOBLE_SUPPLY, BAG, EVERYONE)
        s.agenda.append(self)


class Immigrate(Step[CityState]):
    """CB-158. The active player puts the settler on one of the own two tracks."""

    RULE: ClassVar[str] = "CB-158"
    TITLE: ClassVar[str] = "ask-track"

    def waiting(self, s: CityState) -> tuple[int, ...]:
        return (s.active,) if s.places[ARRIVED] else NOBODY_ASKED

    def options(self, s: CityState, seat: int) -> list[Action]:
        return [s.cb.deeds.admit[track] for track in s.cb.own_tracks(seat)] if seat == s.active else []

    def take(self, s: CityState, seat: int, action: Action) -> None:
        admit(s, s.places[ARRIVED][0], ARRIVED, action.args[0])

    def why_not(self, s: CityState, seat: int, action: Action) -> Refused:
        own = " and ".join([str(track) for track in s.cb.own_tracks(seat)])
        return Refused("CB-158", f"the settler goes to one of your own tracks, {own}")


class ImmigrateAlone(Step[CityState]):
    """CB-207 to CB-209. Alone: one of two is added, the other goes back into the bag or out of the game."""

    RULE: ClassVar[str] = "CB-207"
    TITLE: ClassVar[str] = "ask-which-settler"

    def waiting(self, s: CityState) -> tuple[int, ...]:
        return (0,) if len(s.places[ARRIVED]) == 2 else NOBODY_ASKED

    def run(self, s: CityState) -> None:
        """CB-209. A settler that came alone must be added."""
        if s.places[ARRIVED]:
            admit(s, s.places[ARRIVED][0], ARRIVED, 0)

    def options(self, s: CityState, seat: int) -> list[Action]:
        if seat != 0 or len(s.places[ARRIVED]) != 2:
            return []
        first, second = [kind - s.cb.settlers for kind in s.kinds_in(ARRIVED)]
        found = self.ways(s, first, second)
        if first != second:
            found += self.ways(s, second, first)
        return found

    def ways(self, s: CityState, add: int, other: int) -> list[Action]:
        start = (add * N_SETTLERS + other) * 2
        return s.cb.deeds.solo[start : start + 2]

    def take(self, s: CityState, seat: int, action: Action) -> None:
        """CB-208. The one is added, exchange included, before the other is put away."""
        add, other, out = action.args
        added = s.one_of(s.cb.settlers + add, ARRIVED)
        left = next(card for card in s.places[ARRIVED] if card != added)
        admit(s, added, ARRIVED, 0)
        s.move(left, ARRIVED, GONE if out else BAG, EVERYONE)
        s.tell(EVERYONE, "dismissed" if out else "returned", seat=seat, piece=s.cb.settlers + other)

    def why_not(self, s: CityState, seat: int, action: Action) -> Refused:
        return Refused("CB-207", "add one of the two settlers drawn, and return or dismiss the other")


class DrawThree(Step[CityState]):
    """CB-210. Alone: three tiles come off the stack, openly."""

    RULE: ClassVar[str] = "CB-210"

    def waiting(self, s: CityState) -> tuple[int, ...]:
        return CHANCE_ALONE if len(s.places[HAND]) < HAND_SIZE else NOBODY_ASKED

    def options(self, s: CityState, seat: int) -> list[Action]:
        return [s.cb.deeds.draw[kind] for kind in s.kinds_in(STACK)] if seat == CHANCE else []

    def take(self, s: CityState, seat: int, action: Action) -> None:
        s.draw(s.one_of(action.args[0], STACK), STACK, HAND, EVERYONE)
        s.tell(EVERYONE, "drawn", seat=0, piece=action.args[0])
        s.agenda.append(self)
