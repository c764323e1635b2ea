"""What a sensible player would say."""

from __future__ import annotations

from tessera.core.action import Action
from tessera.core.bot import Bot
from tessera.games.city_builder.state import CityState


class CityBot(Bot):
    def weigh(self, s: CityState, seat: int, options: list[Action]) -> list[float]:
        return [0.0 for _ in options]

    def explain(self, s: CityState, seat: int, action: Action) -> str:
        return ""

    def value(self, s: CityState, seat: int) -> float:
        return 0.5
