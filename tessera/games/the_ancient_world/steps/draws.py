"""Cards off the decks: every draw is an answer of chance (AW-380)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.seats import CHANCE, EVERYONE, only
from tessera.games.the_ancient_world.state import (
    DISTRICT_BOTTOM,
    DISTRICT_DECK,
    DISTRICT_TOP,
    EMPIRE_DISCARDS,
    EMPIRE_ROW,
    MILITARY_DECK,
    MILITARY_ROW,
    TITAN_DECK,
    TITAN_TOP,
    Ancient,
)

CHANCE_ALONE: Final = (CHANCE,)
NOBODY_ASKED: Final[tuple[int, ...]] = ()


def deal_options(s: Ancient, deck: int) -> list[Action]:
    """One option for each kind of card in a bag. Copies are neighbours there."""
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
    """How many copies stand behind each of these options."""
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
    """AW-78. Is there a card in the Empire deck, or in the discard pile that would be shuffled?"""
    return len(s.places[s.empire_deck()]) > 0 or len(s.places[EMPIRE_DISCARDS]) > 0


class EmpireDraw(Step[Ancient]):
    """AW-76 to AW-78. Cards off the Empire deck, with the discard pile shuffled when a card is wanted and none is left."""

    RULE: ClassVar[str] = "AW-77"

    def wants(self, s: Ancient) -> bool:
        """Is another card to be drawn?"""
        raise NotImplementedError

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return CHANCE_ALONE if self.wants(s) and s.places[s.empire_deck()] else NOBODY_ASKED

    def run(self, s: Ancient) -> None:
        if self.wants(s) and s.places[EMPIRE_DISCARDS]:
            s.tell(EVERYONE, "reshuffled", n=len(s.places[EMPIRE_DISCARDS]))
            s.pour(EMPIRE_DISCARDS, s.empire_deck())
            s.agenda.append(self)

    def options(self, s: Ancient, seat: int) -> list[Action]:
        return deal_options(s, s.empire_deck()) if seat == CHANCE else []

    def weights(self, s: Ancient) -> list[int]:
        return deal_weights(s, s.empire_deck())


class FillEmpireRow(EmpireDraw):
    """AW-45, AW-73. The row has two cards more than there are players."""

    def wants(self, s: Ancient) -> bool:
        return len(s.places[EMPIRE_ROW]) < s.n + 2

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.draw(s.one_of(kind, s.empire_deck()), s.empire_deck(), EMPIRE_ROW, EVERYONE)
        s.tell(EVERYONE, "empire-offered", piece=kind)
        s.agenda.append(self)


class ExploreDraw(EmpireDraw):
    """AW-176. Cards that the explorer alone looks at."""

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
    """AW-336. The unseen top card of the Empire deck, stored at once."""

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


class FillMilitaryRow(Step[Ancient]):
    """AW-44, AW-74. As many cards as there are players."""

    RULE: ClassVar[str] = "AW-74"

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return CHANCE_ALONE if len(s.places[MILITARY_ROW]) < s.n and s.places[MILITARY_DECK] else NOBODY_ASKED

    def options(self, s: Ancient, seat: int) -> list[Action]:
        return deal_options(s, MILITARY_DECK) if seat == CHANCE else []

    def weights(self, s: Ancient) -> list[int]:
        return deal_weights(s, MILITARY_DECK)

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.draw(s.one_of(kind, MILITARY_DECK), MILITARY_DECK, MILITARY_ROW, EVERYONE)
        s.tell(EVERYONE, "military-offered", piece=kind)
        s.agenda.append(self)


class RevealTitan(Step[Ancient]):
    """AW-42, AW-226, AW-231. The top card of a Titan deck lies face up, as long as there is one."""

    RULE: ClassVar[str] = "AW-226"
    FIELDS: ClassVar[tuple[str, ...]] = ("deck",)

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        hidden = not s.places[TITAN_TOP + self.deck] and s.places[TITAN_DECK + self.deck]
        return CHANCE_ALONE if hidden else NOBODY_ASKED

    def run(self, s: Ancient) -> None:
        top = s.places[TITAN_TOP + self.deck]
        if top:
            s.show(top[:1], EVERYONE)
            s.tell(EVERYONE, "titan-revealed", piece=s.kind[top[0]], n=self.deck + 1)
        else:
            s.tell(EVERYONE, "titans-exhausted", n=self.deck + 1)

    def options(self, s: Ancient, seat: int) -> list[Action]:
        return deal_options(s, TITAN_DECK + self.deck) if seat == CHANCE else []

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        piece = s.one_of(action.args[0], TITAN_DECK + self.deck)
        s.draw(piece, TITAN_DECK + self.deck, TITAN_TOP + self.deck, EVERYONE)
        s.agenda.append(self)


class RevealDistrict(Step[Ancient]):
    """AW-41, AW-142. The top District lies face up; below the deck lie those that Expand+ returned (AW-376)."""

    RULE: ClassVar[str] = "AW-142"

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return CHANCE_ALONE if not s.places[DISTRICT_TOP] and s.places[DISTRICT_DECK] else NOBODY_ASKED

    def run(self, s: Ancient) -> None:
        if not s.places[DISTRICT_TOP] and s.places[DISTRICT_BOTTOM]:
            s.move(s.places[DISTRICT_BOTTOM][0], DISTRICT_BOTTOM, DISTRICT_TOP, EVERYONE)
        if s.places[DISTRICT_TOP]:
            s.tell(EVERYONE, "district-revealed", piece=s.kind[s.places[DISTRICT_TOP][0]])
        else:
            s.tell(EVERYONE, "districts-exhausted")

    def options(self, s: Ancient, seat: int) -> list[Action]:
        return deal_options(s, DISTRICT_DECK) if seat == CHANCE else []

    def weights(self, s: Ancient) -> list[int]:
        return deal_weights(s, DISTRICT_DECK)

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        s.draw(s.one_of(action.args[0], DISTRICT_DECK), DISTRICT_DECK, DISTRICT_TOP, EVERYONE)
        s.agenda.append(self)
