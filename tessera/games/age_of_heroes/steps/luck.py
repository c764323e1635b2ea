"""Luck: the only answer to a disaster (chapter 11)."""

from __future__ import annotations

from tessera.core.action import Action
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE
from tessera.games.age_of_heroes.actions import NOTHING, PLAY_LUCK, in_hand
from tessera.games.age_of_heroes.kinds import LUCK
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.base import AskByPosition


class AskForLuck(AskByPosition):
    """AH-214 to AH-217. Whoever holds Luck may play it, but need not. A played Luck is discarded."""

    def choices(self, s: Heroes, seat: int) -> list[Action]:
        return [NOTHING, PLAY_LUCK] if s.n_held(seat, LUCK) else [NOTHING]

    def pieces(self, s: Heroes, seat: int, action: Action) -> tuple[str, ...]:
        return (in_hand(seat, LUCK),) if action is PLAY_LUCK else ()

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        if action is PLAY_LUCK:
            return refuse("AH-214", "no-card-held", piece=LUCK)
        return refuse("AH-214", "no-answer-but-luck")

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        """Luck ends the disaster; without it the step runs as if nobody had been asked."""
        if action is PLAY_LUCK:
            self.play(s, seat)
        else:
            self.run(s)

    def play(self, s: Heroes, seat: int) -> None:
        s.discard(seat, LUCK)
        s.tell(EVERYONE, "luck-played", seat=seat)
