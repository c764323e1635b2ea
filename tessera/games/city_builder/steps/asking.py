"""The question to the active player, on which most steps are built."""

from __future__ import annotations

from tessera.core.action import Action
from tessera.core.agenda import NOBODY, Step
from tessera.games.city_builder.state import CityState


class AskActive(Step[CityState]):
    """The active player answers for as long as the question is due. Nobody else has an option or is allowed anything."""

    def is_due(self, s: CityState) -> bool:
        """True while there is something to decide, by facts that everybody knows."""
        return True

    def choices(self, s: CityState) -> list[Action]:
        """What the active player may answer, in code order."""
        raise NotImplementedError

    def permits(self, s: CityState, action: Action) -> bool:
        """True if this answer of the active player is legal. A step that accepts more than it lists overrides this."""
        return action in self.choices(s)

    def waiting(self, s: CityState) -> tuple[int, ...]:
        return (s.active,) if self.is_due(s) else NOBODY

    def options(self, s: CityState, seat: int) -> list[Action]:
        return self.choices(s) if seat == s.active and self.is_due(s) else []

    def allows(self, s: CityState, seat: int, action: Action) -> bool:
        return seat == s.active and self.is_due(s) and self.permits(s, action)
