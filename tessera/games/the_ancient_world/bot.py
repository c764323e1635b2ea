"""What a sensible player would say."""

from __future__ import annotations

from tessera.core.action import Action
from tessera.core.bot import Bot
from tessera.games.the_ancient_world.state import Ancient


class AncientBot(Bot):
    def weigh(self, s: Ancient, seat: int, options: list[Action]) -> list[float]:
        return [0.0] * len(options)
