"""The open supplies: Monuments, and tiles in the cooperative game."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.action import Action
from tessera.core.agenda import Draw
from tessera.core.seats import EVERYONE
from tessera.games.city_builder.state import COMPETITIVE, MONUMENT_BAG, MONUMENTS, STACK, SUPPLY_SIZE, TILES, CityState


class RevealMonuments(Draw[CityState]):
    """CB-70, CB-132, CB-146. Monuments are drawn until so many lie in the supply, or the bag is empty."""

    RULE: ClassVar[str] = "CB-132"
    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def is_due(self, s: CityState) -> bool:
        return len(s.places[MONUMENTS]) < self.n and len(s.places[MONUMENT_BAG]) > 0

    def choices(self, s: CityState) -> list[Action]:
        return [s.cb.deeds.reveal[kind - s.cb.monuments] for kind in s.kinds_in(MONUMENT_BAG)]

    def take(self, s: CityState, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.move(s.one_of(kind, MONUMENT_BAG), MONUMENT_BAG, MONUMENTS, EVERYONE)
        s.tell(EVERYONE, "revealed" if s.turn else laid_out(s), piece=kind)
        s.agenda.append(self)


def laid_out(s: CityState) -> str:
    """CB-70, CB-146. What is said of a Monument that setup lays out."""
    return "laid-out" if s.cb.mode == COMPETITIVE else "laid-out-together"


class FillTileSupply(Draw[CityState]):
    """CB-148, CB-181, CB-183. The tile supply is filled to three from the stack, as long as there is one."""

    RULE: ClassVar[str] = "CB-181"

    def is_due(self, s: CityState) -> bool:
        return len(s.places[TILES]) < SUPPLY_SIZE and len(s.places[STACK]) > 0

    def choices(self, s: CityState) -> list[Action]:
        return [s.cb.deeds.draw[kind] for kind in s.kinds_in(STACK)]

    def take(self, s: CityState, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.draw(s.one_of(kind, STACK), STACK, TILES, EVERYONE)
        s.tell(EVERYONE, "refilled" if s.turn else "supplied", piece=kind)
        s.agenda.append(self)
