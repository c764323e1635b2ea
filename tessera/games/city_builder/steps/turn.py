"""Turns: CB-74, CB-75, CB-133, CB-157, CB-186."""

from __future__ import annotations

from typing import Any

from tessera.core.agenda import Step
from tessera.core.seats import EVERYONE
from tessera.games.city_builder.state import COMPETITIVE, COOPERATIVE, CityState
from tessera.games.city_builder.steps import expansion, immigration, upkeep


class Turn(Step[CityState]):
    """CB-74. The Active Player token passes clockwise from the first player."""

    def run(self, s: CityState) -> None:
        s.active = s.turn % s.box.seats
        s.turn += 1
        s.tell(EVERYONE, "turn", seat=s.active, n=(s.turn - 1) // s.box.seats + 1)
        s.then(*steps_of_turn(s.cb.mode), self)


def steps_of_turn(mode: int) -> list[Step[Any]]:
    """CB-75, CB-157, CB-211, CB-213. Expansion and Upkeep; in cooperative and solo games Immigration comes first."""
    expand: list[Step[Any]] = [expansion.LayTile(), expansion.Expand()]
    if mode == COMPETITIVE:
        return expand + upkeep.competitive()
    if mode == COOPERATIVE:
        return [immigration.OpenGates(1), immigration.Immigrate(), *expand, *upkeep.cooperative()]
    return [immigration.OpenGates(2), immigration.ImmigrateAlone(), immigration.DrawThree(), *expand]
