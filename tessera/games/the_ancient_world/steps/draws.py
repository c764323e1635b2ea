"""Draws off the decks. Chance answers each of them (AW-380)."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.action import Action
from tessera.core.agenda import Draw
from tessera.core.seats import EVERYONE, only
from tessera.games.the_ancient_world.state import (
    DISTRICT_BOTTOM,
    DISTRICT_DECK,
    DISTRICT_TOP,
    EMPIRE_ROW,
    MILITARY_DECK,
    MILITARY_ROW,
    TITAN_DECK,
    TITAN_TOP,
    Ancient,
)
from tessera.games.the_ancient_world.steps.bases import EmpireDraw, deal_options, deal_weights


class FillEmpireRow(EmpireDraw):
    """AW-45, AW-73. Fill the Empire row, which has two cards more than there are players."""

    def wants(self, s: Ancient) -> bool:
        return len(s.places[EMPIRE_ROW]) < s.n + 2

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.draw(s.one_of(kind, s.empire_deck()), s.empire_deck(), EMPIRE_ROW, EVERYONE)
        s.tell(EVERYONE, "empire-offered" if s.round else "first-empire", piece=kind)
        s.agenda.append(self)


class ExploreDraw(EmpireDraw):
    """AW-176. Draw the cards that only the explorer looks at."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def wants(self, s: Ancient) -> bool:
        return self.left > 0

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        kind = action.args[0]
        deck = s.empire_deck()
        s.draw(s.one_of(kind, deck), deck, s.ancient.examined[self.seat], only(self.seat))
        s.tell(only(self.seat), "explored", seat=self.seat, piece=kind)
        s.then(ExploreDraw(self.seat, self.left - 1))


class UnseenDraw(EmpireDraw):
    """AW-336. Store the top card of the Empire deck, which nobody has seen before."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def wants(self, s: Ancient) -> bool:
        return True

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        kind = action.args[0]
        deck = s.empire_deck()
        s.draw(s.one_of(kind, deck), deck, s.ancient.stored[self.seat], only(self.seat))
        s.tell(only(self.seat), "stored-unseen-own", seat=self.seat, piece=kind)
        s.tell(EVERYONE & ~only(self.seat), "stored-unseen", seat=self.seat)


class FillMilitaryRow(Draw[Ancient]):
    """AW-44, AW-74. Fill the Military row, which has as many cards as there are players."""

    RULE: ClassVar[str] = "AW-74"

    def is_due(self, s: Ancient) -> bool:
        return len(s.places[MILITARY_ROW]) < s.n and len(s.places[MILITARY_DECK]) > 0

    def choices(self, s: Ancient) -> list[Action]:
        return deal_options(s, MILITARY_DECK)

    def weights(self, s: Ancient) -> list[int]:
        return deal_weights(s, MILITARY_DECK)

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.draw(s.one_of(kind, MILITARY_DECK), MILITARY_DECK, MILITARY_ROW, EVERYONE)
        s.tell(EVERYONE, "military-offered" if s.round else "first-military", piece=kind)
        s.agenda.append(self)


class RevealTitan(Draw[Ancient]):
    """AW-42, AW-226, AW-231. Turn the top card of a Titan deck face up, if one is left."""

    RULE: ClassVar[str] = "AW-226"
    FIELDS: ClassVar[tuple[str, ...]] = ("deck",)

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def is_due(self, s: Ancient) -> bool:
        return not s.places[TITAN_TOP + self.deck] and len(s.places[TITAN_DECK + self.deck]) > 0

    def run(self, s: Ancient) -> None:
        top = s.places[TITAN_TOP + self.deck]
        if top:
            s.show(top[:1], EVERYONE)
            s.tell(EVERYONE, "titan-revealed" if s.round else "first-titan", piece=s.kind[top[0]], n=self.deck + 1)
        else:
            s.tell(EVERYONE, "titans-exhausted", n=self.deck + 1)

    def choices(self, s: Ancient) -> list[Action]:
        return deal_options(s, TITAN_DECK + self.deck)

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        piece = s.one_of(action.args[0], TITAN_DECK + self.deck)
        s.draw(piece, TITAN_DECK + self.deck, TITAN_TOP + self.deck, EVERYONE)
        s.agenda.append(self)


class RevealDistrict(Draw[Ancient]):
    """AW-41, AW-142. Turn the top District face up. Those that Expand+ returned lie below the deck (AW-376)."""

    RULE: ClassVar[str] = "AW-142"

    def is_due(self, s: Ancient) -> bool:
        return not s.places[DISTRICT_TOP] and len(s.places[DISTRICT_DECK]) > 0

    def run(self, s: Ancient) -> None:
        if not s.places[DISTRICT_TOP] and s.places[DISTRICT_BOTTOM]:
            s.move(s.places[DISTRICT_BOTTOM][0], DISTRICT_BOTTOM, DISTRICT_TOP, EVERYONE)
        if s.places[DISTRICT_TOP]:
            s.tell(EVERYONE, "district-revealed" if s.round else "first-district", piece=s.kind[s.places[DISTRICT_TOP][0]])
        else:
            s.tell(EVERYONE, "districts-exhausted")

    def choices(self, s: Ancient) -> list[Action]:
        return deal_options(s, DISTRICT_DECK)

    def weights(self, s: Ancient) -> list[int]:
        return deal_weights(s, DISTRICT_DECK)

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        s.draw(s.one_of(action.args[0], DISTRICT_DECK), DISTRICT_DECK, DISTRICT_TOP, EVERYONE)
        s.agenda.append(self)
