"""Reactions: which cards answer to what somebody did, and in what order (AW-148, AW-391, AW-425)."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.agenda import Step
from tessera.games.the_ancient_world.cards import BY_LEFT, BY_RIGHT, BY_SELF, ON_SURCHARGE
from tessera.games.the_ancient_world.state import Ancient


def is_meant(by: int, distance: int, n: int) -> bool:
    """True if a card reacts to the acting seat, whose owner sits so many places clockwise from it among n."""
    if by == BY_SELF:
        return distance == 0
    if by == BY_RIGHT:
        return distance == 1
    return distance == n - 1 if by == BY_LEFT else distance > 0


def reacting(s: Ancient, seat: int, on: int, doer: int) -> list[tuple[int, int]]:
    """AW-148, AW-391. The cards of a seat that react to an event, by their names: their kinds, and which of their reactions."""
    named: list[tuple[str, int, int]] = []
    distance = (seat - doer) % s.n
    for place in (s.ancient.intact[seat], s.ancient.titans[seat]):
        for piece in s.places[place]:
            kind = s.kind[piece]
            triggers = s.cards[kind].triggers
            for i in range(len(triggers)):
                if triggers[i].on == on and is_meant(triggers[i].by, distance, s.n):
                    named.append((s.cards[kind].name, kind, i))
    named.sort()
    return [(kind, i) for _, kind, i in named]


def reaction(s: Ancient, on: int, doer: int, n: int = 1) -> list[Step[Ancient]]:
    """The step that lets cards react to an event which happened so many times at once; none if no card of the pack does."""
    return [React(on, doer, n, 0)] if s.ancient.heeded[on] else []


def share_surcharge(s: Ancient, payer: int, space: int, n: int) -> None:
    """AW-415, AW-425. Cards of rivals that have a citizen on the space take a coin each of what was paid, as far as it goes."""
    for distance in range(1, s.n):
        owner = (payer + distance) % s.n
        if space in s.citizens[owner]:
            for kind, i in reacting(s, owner, ON_SURCHARGE, payer)[:n]:
                s.cards[kind].triggers[i].react(s, owner, kind, 1)
                n -= 1


class React(Step[Ancient]):
    """AW-425. The cards of one seat react, then those of the next, clockwise from the seat that acted."""

    FIELDS: ClassVar[tuple[str, ...]] = ("on", "seat", "n", "distance")

    def __init__(self, on: int, seat: int, n: int, distance: int) -> None:
        self.on = on
        self.seat = seat
        self.n = n
        self.distance = distance

    def run(self, s: Ancient) -> None:
        owner = (self.seat + self.distance) % s.n
        if self.distance + 1 < s.n:
            s.agenda.append(React(self.on, self.seat, self.n, self.distance + 1))
        s.then(*[ReactByCard(owner, kind, i, self.n) for kind, i in reacting(s, owner, self.on, self.seat)])


class ReactByCard(Step[Ancient]):
    """AW-391. One card reacts, if it still works when its reaction comes up."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind", "index", "n")

    def __init__(self, seat: int, kind: int, index: int, n: int) -> None:
        self.seat = seat
        self.kind = kind
        self.index = index
        self.n = n

    def run(self, s: Ancient) -> None:
        if s.works(self.seat, self.kind):
            s.cards[self.kind].triggers[self.index].react(s, self.seat, self.kind, self.n)
