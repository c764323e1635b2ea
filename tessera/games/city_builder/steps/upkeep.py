"""Upkeep: CB-126 to CB-133, and together CB-181 to CB-187."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused
from tessera.core.seats import CHANCE, EVERYONE, only
from tessera.games.city_builder.state import HAND, HAND_SIZE, STACK, SUPPLY_SIZE, TILES, UNDER, CityState
from tessera.games.city_builder.steps.supplies import FillTileSupply, RevealMonuments

CHANCE_ALONE: Final = (CHANCE,)
NOBODY_ASKED: Final[tuple[int, ...]] = ()


def competitive() -> list[Step[Any]]:
    """CB-126, CB-129, CB-132. Discard, draw, and fill the Monument supply."""
    return [Discard(), FillHand(), RevealMonuments(SUPPLY_SIZE)]


def cooperative() -> list[Step[Any]]:
    """CB-181. Take a tile and replace it."""
    return [TakeTile(), FillTileSupply()]


class Discard(Step[CityState]):
    """CB-126 to CB-128. As long as there is a stack, tiles of the hand may go under it, one after the other."""

    RULE: ClassVar[str] = "CB-126"
    TITLE: ClassVar[str] = "ask-discard"

    def waiting(self, s: CityState) -> tuple[int, ...]:
        if not s.places[HAND + s.active] or not (s.places[STACK] or s.places[UNDER]):
            return NOBODY_ASKED
        return (s.active,)

    def options(self, s: CityState, seat: int) -> list[Action]:
        if seat != s.active:
            return []
        found = [s.cb.deeds.discard[kind] for kind in s.kinds_in(HAND + seat)]
        found.append(s.cb.deeds.keep)
        return found

    def take(self, s: CityState, seat: int, action: Action) -> None:
        if action.verb == "keep":
            return
        kind = action.args[0]
        s.draw(s.one_of(kind, HAND + seat), HAND + seat, UNDER, only(seat))
        s.tell(only(seat), "discarded", seat=seat, piece=kind)
        s.tell(EVERYONE & ~only(seat), "discarded-unseen", seat=seat)
        s.agenda.append(self)

    def default(self, s: CityState, seat: int) -> Action:
        return s.cb.deeds.keep

    def why_not(self, s: CityState, seat: int, action: Action) -> Refused:
        if action.verb == "discard":
            held = len(s.places[HAND + seat])
            return Refused("CB-126", f"{s.box.names[action.args[0]]} is not among the {held} tiles left in your hand")
        return Refused("CB-126", "discard a tile of your hand, or keep the rest")


class FillHand(Step[CityState]):
    """CB-129 to CB-131. Draw off the top of the stack until the hand is three; what lies under it comes last."""

    RULE: ClassVar[str] = "CB-129"

    def waiting(self, s: CityState) -> tuple[int, ...]:
        return CHANCE_ALONE if len(s.places[HAND + s.active]) < HAND_SIZE and s.places[STACK] else NOBODY_ASKED

    def options(self, s: CityState, seat: int) -> list[Action]:
        return [s.cb.deeds.draw[kind] for kind in s.kinds_in(STACK)] if seat == CHANCE else []

    def take(self, s: CityState, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.draw(s.one_of(kind, STACK), STACK, HAND + s.active, only(s.active))
        self.told(s, kind)
        s.agenda.append(self)

    def run(self, s: CityState) -> None:
        """The stack proper is gone: discarded tiles come up in the order in which they went under."""
        while len(s.places[HAND + s.active]) < HAND_SIZE and s.places[UNDER]:
            card = s.places[UNDER][0]
            s.move(card, UNDER, HAND + s.active, only(s.active))
            self.told(s, s.box.kind[card])

    def told(self, s: CityState, kind: int) -> None:
        s.tell(only(s.active), "drawn", seat=s.active, piece=kind)
        s.tell(EVERYONE & ~only(s.active), "drawn-unseen", seat=s.active)


class TakeTile(Step[CityState]):
    """CB-181, CB-183. One tile of the supply goes into the hand; when there is none, nothing is drawn."""

    RULE: ClassVar[str] = "CB-181"
    TITLE: ClassVar[str] = "ask-take"

    def waiting(self, s: CityState) -> tuple[int, ...]:
        return (s.active,) if s.places[TILES] else NOBODY_ASKED

    def options(self, s: CityState, seat: int) -> list[Action]:
        return [s.cb.deeds.take[kind] for kind in s.kinds_in(TILES)] if seat == s.active else []

    def take(self, s: CityState, seat: int, action: Action) -> None:
        s.move(s.one_of(action.args[0], TILES), TILES, HAND + seat, EVERYONE)
        s.tell(EVERYONE, "took", seat=seat, piece=action.args[0])

    def why_not(self, s: CityState, seat: int, action: Action) -> Refused:
        if action.verb == "discard":
            return Refused("CB-185", "tiles are never discarded in this game")
        return Refused("CB-181", f"take one of the {len(s.places[TILES])} tiles of the supply")
