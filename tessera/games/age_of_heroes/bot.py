"""What a sensible player would say."""

from __future__ import annotations

from tessera.core.action import Action
from tessera.core.bot import Bot
from tessera.games.age_of_heroes.state import Heroes


class HeroesBot(Bot):
    """To be taught."""

    def weigh(self, s: Heroes, seat: int, options: list[Action]) -> list[float]:
        return [0.0 for _ in options]
