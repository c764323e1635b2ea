"""What several steps build on: draws off a deck, and repairs. Nothing here comes onto the agenda itself."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.action import Action
from tessera.core.agenda import NOBODY, Ask, Draw
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE
from tessera.games.the_ancient_world.state import EMPIRE_DISCARDS, Ancient


def deal_options(s: Ancient, deck: int) -> list[Action]:
    """One option for each kind of card in a bag, where copies are neighbours."""
    found: list[Action] = []
    deal = s.minted.deal
    last = -1
    for piece in s.places[deck]:
        kind = s.kind[piece]
        if kind != last:
            found.append(deal[kind])
            last = kind
    return found


def deal_weights(s: Ancient, deck: int) -> list[int]:
    """The weight of each of these options: how many copies are in the bag."""
    found: list[int] = []
    last = -1
    for piece in s.places[deck]:
        kind = s.kind[piece]
        if kind != last:
            found.append(1)
            last = kind
        else:
            found[-1] += 1
    return found


def can_draw(s: Ancient) -> bool:
    """AW-78. True if there is a card in the Empire deck, or in the discard pile that would be shuffled."""
    return len(s.places[s.empire_deck()]) > 0 or len(s.places[EMPIRE_DISCARDS]) > 0


class EmpireDraw(Draw[Ancient]):
    """AW-76 to AW-78. Draws off the Empire deck. If it runs out, the discard pile is shuffled into a new one."""

    RULE: ClassVar[str] = "AW-77"

    def wants(self, s: Ancient) -> bool:
        """True if another card is to be drawn."""
        raise NotImplementedError

    def is_due(self, s: Ancient) -> bool:
        return self.wants(s) and len(s.places[s.empire_deck()]) > 0

    def run(self, s: Ancient) -> None:
        if self.wants(s) and s.places[EMPIRE_DISCARDS]:
            s.tell(EVERYONE, "reshuffled", n=len(s.places[EMPIRE_DISCARDS]))
            s.pour(EMPIRE_DISCARDS, s.empire_deck())
            s.agenda.append(self)

    def choices(self, s: Ancient) -> list[Action]:
        return deal_options(s, s.empire_deck())

    def weights(self, s: Ancient) -> list[int]:
        return deal_weights(s, s.empire_deck())


class Repair(Ask[Ancient]):
    """AW-246. Turn up to `left` damaged cards face up, at least `must` of them as long as there are any."""

    RULE: ClassVar[str] = "AW-246"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "must")
    TITLE: ClassVar[str] = "ask-repair"

    def __init__(self, seat: int, left: int, must: int) -> None:
        super().__init__(seat)
        self.left = left
        self.must = must

    def again(self) -> Repair:
        """The same question for the cards that are left to repair."""
        raise NotImplementedError

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,) if self.left > 0 and s.places[s.ancient.damaged[self.seat]] else NOBODY

    def choices(self, s: Ancient) -> list[Action]:
        found = [s.minted.repair[s.kind[piece]] for piece in s.places[s.ancient.damaged[self.seat]]]
        if self.must <= 0:
            found.append(s.minted.done)
        return found

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        if action is s.minted.done:
            return
        kind = action.args[0]
        s.move(s.one_of(kind, s.ancient.damaged[seat]), s.ancient.damaged[seat], s.ancient.intact[seat], EVERYONE)
        s.enliven(seat, kind, 1)
        s.tell(EVERYONE, "repaired", seat=seat, piece=kind)
        s.agenda.append(self.again())

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        return () if action is s.minted.done else (s.ancient.card_at(s.ancient.damaged[seat], action.args[0]),)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action is s.minted.done:
            return refuse(self.RULE, "no-optional-repair", n=len(s.places[s.ancient.damaged[seat]]))
        if action.verb == "repair":
            return refuse(self.RULE, "no-damaged-card", piece=action.args[0])
        return refuse(self.RULE, "no-repair-chosen")
