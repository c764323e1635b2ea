"""Upkeep: CB-129 to CB-133, and in the cooperative game CB-181 to CB-187."""

from __future__ import annotations

from typing import Any, ClassVar

from tessera.core.action import Action
from tessera.core.agenda import Draw, Step
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE, only
from tessera.games.city_builder.state import HAND, HAND_SIZE, STACK, SUPPLY_SIZE, TILES, UNDER, CityState
from tessera.games.city_builder.steps.asking import AskActive
from tessera.games.city_builder.steps.supplies import FillTileSupply, RevealMonuments


def competitive() -> list[Step[Any]]:
    """CB-129, CB-132. Draw, and fill the Monument supply. Discards were named before the turn was ended (CB-126)."""
    return [FillHand(), RevealMonuments(SUPPLY_SIZE)]


def cooperative() -> list[Step[Any]]:
    """CB-181. Take a tile and replace it."""
    return [TakeTile(), FillTileSupply()]


class FillHand(Draw[CityState]):
    """CB-129 to CB-131. Draw off the top of the stack until the hand is three; what lies under it comes last."""

    RULE: ClassVar[str] = "CB-129"

    def is_due(self, s: CityState) -> bool:
        return len(s.places[HAND + s.active]) < HAND_SIZE and len(s.places[STACK]) > 0

    def choices(self, s: CityState) -> list[Action]:
        return [s.cb.deeds.draw[kind] for kind in s.kinds_in(STACK)]

    def take(self, s: CityState, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.draw(s.one_of(kind, STACK), STACK, HAND + s.active, only(s.active))
        self.told(s, kind)
        s.agenda.append(self)

    def run(self, s: CityState) -> None:
        """The stack is empty: tiles under it are drawn in the order in which they were put there."""
        while len(s.places[HAND + s.active]) < HAND_SIZE and s.places[UNDER]:
            card = s.places[UNDER][0]
            s.move(card, UNDER, HAND + s.active, only(s.active))
            self.told(s, s.box.kind[card])

    def told(self, s: CityState, kind: int) -> None:
        s.tell(only(s.active), "drawn", seat=s.active, piece=kind)
        s.tell(EVERYONE & ~only(s.active), "drawn-unseen", seat=s.active)


class TakeTile(AskActive):
    """CB-181, CB-183. One tile of the supply goes into the hand; when there is none, nothing is drawn."""

    RULE: ClassVar[str] = "CB-181"
    TITLE: ClassVar[str] = "ask-take"

    def is_due(self, s: CityState) -> bool:
        return len(s.places[TILES]) > 0

    def choices(self, s: CityState) -> list[Action]:
        return [s.cb.deeds.take[kind] for kind in s.kinds_in(TILES)]

    def take(self, s: CityState, seat: int, action: Action) -> None:
        s.move(s.one_of(action.args[0], TILES), TILES, HAND + seat, EVERYONE)
        s.tell(EVERYONE, "took", seat=seat, piece=action.args[0])

    def pieces(self, s: CityState, seat: int, action: Action) -> tuple[str, ...]:
        return (f"tile_supply/{s.box.names[action.args[0]]}",)

    def why_not(self, s: CityState, seat: int, action: Action) -> Refused:
        if action.verb == "discard":
            return refuse("CB-185", "no-discards-together")
        return refuse("CB-181", "no-take-from-supply", n=len(s.places[TILES]))
