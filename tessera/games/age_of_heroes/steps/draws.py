"""Drawing Resource cards: in a turn, for taxes and on Market Day (chapter 5)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.seats import EVERYONE, only
from tessera.games.age_of_heroes.kinds import is_immediate
from tessera.games.age_of_heroes.places import ASIDE, DECK, DISCARDS, HAND, REVEALED, STRIDE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.base import DrawFrom
from tessera.games.age_of_heroes.steps.events import ResolveEvent

AT_ONCE: Final = 0
"""AH-49, AH-59. An immediate card is resolved before the next is drawn."""
SET_ASIDE: Final = 1
"""AH-235. On Market Day an immediate card waits until all have drawn."""


class DrawCards(DrawFrom):
    """AH-47 to AH-54. A seat draws n cards, one by one. An empty deck is made anew from the discards when a draw is due."""

    RULE: ClassVar[str] = "AH-47"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "events")

    def __init__(self, seat: int, n: int, events: int) -> None:
        self.seat = seat
        self.n = n
        self.events = events

    def bag(self, s: Heroes) -> int:
        return DECK

    def is_due(self, s: Heroes) -> bool:
        return self.n > 0 and len(s.places[DECK]) > 0

    def run(self, s: Heroes) -> None:
        if self.n and refill(s):
            s.agenda.append(self)
        elif self.n:
            s.tell(EVERYONE, "nothing-to-draw", seat=self.seat, n=self.n)

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        if self.n > 1:
            s.agenda.append(DrawCards(self.seat, self.n - 1, self.events))
        kind = action.args[0]
        if not is_immediate(kind):
            draw_to_hand(s, self.seat, kind)
        elif self.events == SET_ASIDE:
            s.draw(s.one_of(kind, DECK), DECK, ASIDE + STRIDE * self.seat, EVERYONE)
            s.tell(EVERYONE, "set-aside", seat=self.seat, piece=kind)
        else:
            s.draw(s.one_of(kind, DECK), DECK, REVEALED, EVERYONE)
            s.tell(EVERYONE, "drew-event", seat=self.seat, piece=kind)
            s.keep_moment()
            s.then(ResolveEvent(kind, self.seat))


def refill(s: Heroes) -> bool:
    """AH-51 to AH-54. Shuffle the discard pile into a new deck. False if there is no discard."""
    if not s.places[DISCARDS]:
        return False
    s.tell(EVERYONE, "reshuffled", n=len(s.places[DISCARDS]))
    s.pour(DISCARDS, DECK)
    return True


def draw_to_hand(s: Heroes, seat: int, kind: int) -> None:
    """AH-48, I-5. A card goes into the hand. The others see that one was drawn, but not which."""
    s.draw(s.one_of(kind, DECK), DECK, HAND + STRIDE * seat, only(seat))
    s.note_received(seat, kind)
    s.tell(EVERYONE & ~only(seat), "drew", seat=seat)
    s.tell(only(seat), "drew-card", seat=seat, piece=kind)
