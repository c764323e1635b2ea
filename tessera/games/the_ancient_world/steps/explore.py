"""Explore, and the card that is stored on being first to pass (section 6.8)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import NOBODY, Ask
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE, only
from tessera.games.the_ancient_world.cards import EXPLORE_BONUS, ON_EXPLORE
from tessera.games.the_ancient_world.state import EMPIRE_DISCARDS, EMPIRE_ROW, Ancient
from tessera.games.the_ancient_world.steps.bases import can_draw
from tessera.games.the_ancient_world.steps.draws import ExploreDraw, UnseenDraw
from tessera.games.the_ancient_world.steps.reactions import reaction

EXPLORE_DRAWS: Final = 5
EMPIRE_DECK: Final = "deck/empire"
"""The Empire deck in use as a piece of the table."""


def can_explore(s: Ancient) -> bool:
    """AW-181. True if there is a card to draw, or one in the row."""
    return can_draw(s) or len(s.places[EMPIRE_ROW]) > 0


def add_row(s: Ancient, found: list[Action]) -> None:
    """Add the options to store a card of the row."""
    last = -1
    for piece in s.places[EMPIRE_ROW]:
        kind = s.kind[piece]
        if kind != last:
            found.append(s.minted.store[kind])
        last = kind


def store_from_row(s: Ancient, seat: int, kind: int) -> None:
    """AW-174, AW-175. Store a card of the row. Everybody saw which one (I-9)."""
    s.move(s.one_of(kind, EMPIRE_ROW), EMPIRE_ROW, s.ancient.stored[seat], EVERYONE)
    s.tell(EVERYONE, "stored", seat=seat, piece=kind)


def explore(s: Ancient, seat: int) -> None:
    """AW-174, AW-412. A seat explores, by the board action or by a card; then cards react."""
    s.then(Explore(seat), *reaction(s, ON_EXPLORE, seat))


class Explore(Ask[Ancient]):
    """AW-174. Draw from the Empire deck and store one, or store one of the row."""

    RULE: ClassVar[str] = "AW-174"
    TITLE: ClassVar[str] = "ask-explore"

    def choices(self, s: Ancient) -> list[Action]:
        found: list[Action] = []
        if can_draw(s):
            found.append(s.minted.explore)
        add_row(s, found)
        return found

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        if action is not s.minted.explore:
            store_from_row(s, seat, action.args[0])
            return
        n = EXPLORE_DRAWS + s.live[seat][EXPLORE_BONUS]
        s.tell(EVERYONE & ~only(seat), "explores", seat=seat, n=n)
        s.then(ExploreDraw(seat, n), KeepCard(seat))

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        return (EMPIRE_DECK,) if action is s.minted.explore else (s.ancient.card_at(EMPIRE_ROW, action.args[0]),)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action is s.minted.explore:
            return refuse("AW-181", "no-empire-deck")
        if action.verb == "store":
            return refuse("AW-174", "no-row-card-to-store")
        return refuse("AW-174", "no-explore-chosen")


class KeepCard(Ask[Ancient]):
    """AW-177, AW-179, AW-180. One of the drawn cards is stored, the others are discarded unseen by the rivals (I-11)."""

    RULE: ClassVar[str] = "AW-179"
    TITLE: ClassVar[str] = "ask-keep"

    def choices(self, s: Ancient) -> list[Action]:
        kinds = sorted(set(s.kinds_in(s.ancient.examined[self.seat])))
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

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        return (s.ancient.card_at(s.ancient.examined[seat], action.args[0]),)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        return refuse("AW-179", "no-card-kept", n=len(s.places[s.ancient.examined[seat]]))


class StoreFromRow(Ask[Ancient]):
    """AW-404. A card of the row is stored, without exploring."""

    RULE: ClassVar[str] = "AW-404"
    TITLE: ClassVar[str] = "ask-store-from-row"

    def choices(self, s: Ancient) -> list[Action]:
        found: list[Action] = []
        add_row(s, found)
        return found

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        store_from_row(s, seat, action.args[0])

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        return (s.ancient.card_at(EMPIRE_ROW, action.args[0]),)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        return refuse("AW-404", "no-row-card-to-store")


class RefreshRow(Ask[Ancient]):
    """AW-403. Up to so many cards of the row are discarded; it is filled afterwards."""

    RULE: ClassVar[str] = "AW-403"
    TITLE: ClassVar[str] = "ask-refresh-row"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        return (self.seat,) if self.left > 0 and s.places[EMPIRE_ROW] else NOBODY

    def choices(self, s: Ancient) -> list[Action]:
        found: list[Action] = []
        for kind in s.kinds_in(EMPIRE_ROW):
            if s.minted.replace[kind] not in found:
                found.append(s.minted.replace[kind])
        found.append(s.minted.done)
        return found

    def take(self, s: Ancient, seat: int, action: Action) -> None:
        if action is s.minted.done:
            return
        s.move(s.one_of(action.args[0], EMPIRE_ROW), EMPIRE_ROW, EMPIRE_DISCARDS, EVERYONE)
        s.tell(EVERYONE, "row-card-discarded", seat=seat, piece=action.args[0])
        s.then(RefreshRow(seat, self.left - 1))

    def default(self, s: Ancient, seat: int) -> Action:
        return s.minted.done

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        return () if action is s.minted.done else (s.ancient.card_at(EMPIRE_ROW, action.args[0]),)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        return refuse("AW-403", "no-replacement-chosen", n=self.left)


class FirstPass(Ask[Ancient]):
    """AW-335, AW-336. Zori Dramatists: who passes first may store a card of the row or the unseen top of the deck."""

    RULE: ClassVar[str] = "AW-335"
    TITLE: ClassVar[str] = "ask-first-pass"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def waiting(self, s: Ancient) -> tuple[int, ...]:
        able = s.works(self.seat, self.kind) and (s.places[EMPIRE_ROW] or can_draw(s))
        return (self.seat,) if able else NOBODY

    def choices(self, s: Ancient) -> list[Action]:
        found: list[Action] = []
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

    def pieces(self, s: Ancient, seat: int, action: Action) -> tuple[str, ...]:
        if action is s.minted.decline:
            return ()
        return (EMPIRE_DECK,) if action is s.minted.store_unseen else (s.ancient.card_at(EMPIRE_ROW, action.args[0]),)

    def why_not(self, s: Ancient, seat: int, action: Action) -> Refused:
        if action is s.minted.store_unseen:
            return refuse("AW-336", "no-empire-deck")
        return refuse(self.RULE, "no-store-chosen")


class LastPass(FirstPass):
    """AW-414. The same for who passes last."""

    RULE: ClassVar[str] = "AW-414"
    TITLE: ClassVar[str] = "ask-last-pass"
