"""Explore: draw and store one, or store from the row; and the card stored on being first to pass (section 6.8)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused
from tessera.core.seats import EVERYONE, only
from tessera.games.the_ancient_world.cards import EXPLORE_BONUS
from tessera.games.the_ancient_world.state import EMPIRE_DISCARDS, EMPIRE_ROW, Ancient
from tessera.games.the_ancient_world.steps.draws import NOBODY_ASKED, ExploreDraw, UnseenDraw, can_draw

EXPLORE_DRAWS: Final = 5


def explore_bar(s: Ancient) -> str:
    """AW-181. The rule that bars exploring, if one does."""
    return "" if can_draw(s) or s.places[EMPIRE_ROW] else "AW-181"


def add_row(s: Ancient, found: list[Action]) -> None:
    """Storing each card of the row."""
    last = -1
    for piece in s.places[EMPIRE_ROW]:
        kind = s.kind[piece]
        if kind != last:
            found.append(s.minted.store[kind])
        last = kind


def store_from_row(s: Ancient, seat: int, kind: int) -> None:
    """AW-174, AW-175. A card of the row is stored; everybody saw which (I-9)."""
    s.move(s.one_of(kind, EMPIRE_ROW), EMPIRE_ROW, s.ancient.stored[seat], EVERYONE)
    s.tell(EVERYONE, "stored", seat=seat, piece=kind)


class Explore(Step[Ancient]):
    """AW-174. Draw from the Empire deck and store one, or store one of the row."""

    RULE: ClassVar[str] = "AW-174"
    TITLE: ClassVar[str] = "ask-explore"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Ancient, seat: int) -> list[Action]:
        found: list[Action] = []
        if seat != self.seat:
            return found
        if can_draw(s):
            found.append(s.minted.explore)
        add_row(s, found)
        return found

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        if action is not s.minted.explore:
            store_from_row(s, seat, action.args[0])
            return
        n = EXPLORE_DRAWS + s.live[seat][EXPLORE_BONUS]
        s.tell(EVERYONE, "explores", seat=seat, n=n)
        s.then(ExploreDraw(seat, n), KeepCard(seat))

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action is s.minted.explore:
            return Refused("AW-181", "the Empire deck and its discard pile are empty")
        if action.verb == "store":
            return Refused("AW-174", "only a card of the Empire row is stored this way")
        return Refused("AW-174", "explore the deck, or store a card of the row with: store and its name")


class KeepCard(Step[Ancient]):
    """AW-177, AW-179, AW-180. One of the drawn cards is stored, the others are discarded unseen by the rivals (I-11)."""

    RULE: ClassVar[str] = "AW-179"
    TITLE: ClassVar[str] = "ask-keep"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, s: Ancient, seat: int) -> list[Action]:
        if seat != self.seat:
            return []
        kinds = sorted(set(s.kinds_in(s.ancient.examined[seat])))
        return [s.minted.keep[kind] for kind in kinds]

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        kind = action.args[0]
        hand = s.ancient.examined[seat]
        s.draw(s.one_of(kind, hand), hand, s.ancient.stored[seat], only(seat))
        rejected = s.places[hand][:]
        for piece in rejected:
            s.move(piece, hand, EMPIRE_DISCARDS, only(seat))
        s.tell(only(seat), "kept-own", seat=seat, piece=kind, n=len(rejected))
        s.tell(EVERYONE & ~only(seat), "kept", seat=seat, n=len(rejected))

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        n = len(s.places[s.ancient.examined[seat]])
        return Refused("AW-179", f"exactly one of the {n} cards that you drew is stored, with: keep and its name")


class FirstPass(Step[Ancient]):
    """AW-335, AW-336. Zori Dramatists: who passes first may store a card of the row or the unseen top of the deck."""

    RULE: ClassVar[str] = "AW-335"
    TITLE: ClassVar[str] = "ask-first-pass"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        able = s.has_intact(self.seat, self.kind) and (s.places[EMPIRE_ROW] or can_draw(s))
        return (self.seat,) if able else NOBODY_ASKED

    def options(self, s: Ancient, seat: int) -> list[Action]:
        found: list[Action] = []
        if seat != self.seat:
            return found
        add_row(s, found)
        if can_draw(s):
            found.append(s.minted.store_unseen)
        found.append(s.minted.decline)
        return found

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        if action is s.minted.decline:
            s.tell(EVERYONE, "declined", seat=seat, piece=self.kind)
        elif action is s.minted.store_unseen:
            s.then(UnseenDraw(seat))
        else:
            store_from_row(s, seat, action.args[0])

    def default(self, s: Ancient, seat: int) -> Action:
        return s.minted.decline

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action is s.minted.store_unseen:
            return Refused("AW-336", "the Empire deck and its discard pile are empty")
        return Refused("AW-335", "a card of the row or the unseen top card is stored now, or decline")
