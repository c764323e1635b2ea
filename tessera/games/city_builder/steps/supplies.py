"""What lies open for all to take from: the Monument supply and the cooperative tile supply."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.seats import CHANCE, EVERYONE
from tessera.games.city_builder.state import MONUMENT_BAG, MONUMENTS, STACK, SUPPLY_SIZE, TILES, CityState

CHANCE_ALONE: Final = (CHANCE,)
NOBODY_ASKED: Final[tuple[int, ...]] = ()


class RevealMonuments(Step[CityState]):
    """CB-70, CB-132, CB-146. Monuments are drawn until so many lie in the supply, or the bag is empty."""

    RULE: ClassVar[str] = "CB-132"
    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def waiting(self, s: CityState) -> tuple[int, ...]:
        return CHANCE_ALONE if len(s.places[MONUMENTS]) < self.n and s.places[MONUMENT_BAG] else NOBODY_ASKED

    def options(self, s: CityState, seat: int) -> list[Action]:
        return [s.cb.deeds.reveal[kind - s.cb.monuments] for kind in s.kinds_in(MONUMENT_BAG)] if seat == CHANCE else []

    def take(self, s: CityState, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.move(s.one_of(kind, MONUMENT_BAG), MONUMENT_BAG, MONUMENTS, EVERYONE)
        s.tell(EVERYONE, "revealed", piece=kind)
        s.agenda.append(self)


class FillTileSupply(Step[CityState]):
    """CB-148, CB-181, CB-183. The tile supply is filled to three from the stack, as long as there is one."""

    RULE: ClassVar[str] = "CB-181"

    def waiting(self, s: CityState) -> tuple[int, ...]:
        return CHANCE_ALONE if len(s.places[TILES]) < SUPPLY_SIZE and s.places[STACK] else NOBODY_ASKED

    def options(self, s: CityState, seat: int) -> list[Action]:
        return [s.cb.deeds.draw[kind] for kind in s.kinds_in(STACK)] if seat == CHANCE else []

    def take(self, s: CityState, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.draw(s.one_of(kind, STACK), STACK, TILES, EVERYONE)
        s.tell(EVERYONE, "supplied", piece=kind)
        s.agenda.append(self)
