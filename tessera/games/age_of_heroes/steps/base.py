"""What the steps of this game are built on: questions to one seat, draws from a bag of cards, steps about one seat."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.action import Action
from tessera.core.agenda import NOBODY, Ask, Draw, Step
from tessera.games.age_of_heroes.actions import DRAW, SEIZE
from tessera.games.age_of_heroes.places import HAND, STRIDE
from tessera.games.age_of_heroes.state import Heroes


class SeatStep(Step[Heroes]):
    """Something that happens to one seat and asks nothing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class AskIfDue(Ask[Heroes]):
    """A question that is put to its seat only while there is something to decide; otherwise the step runs by itself."""

    def is_due(self, s: Heroes) -> bool:
        """True while the seat is asked, by facts that everybody knows.

        Unless a step says otherwise, whoever holds cards is asked, whatever these cards are (I-12).
        """
        return s.n_hand(self.seat) > 0

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return (self.seat,) if self.is_due(s) else NOBODY


class AskByPosition(Step[Heroes]):
    """A question to the seat that the position names, such as the owner of an Army or the defender in a battle."""

    def asked(self, s: Heroes) -> int:
        """The seat that answers, or -1 if there is nothing to decide."""
        raise NotImplementedError

    def choices(self, s: Heroes, seat: int) -> list[Action]:
        """What the seat that is asked may answer, in code order."""
        raise NotImplementedError

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        seat = self.asked(s)
        return (seat,) if seat >= 0 else NOBODY

    def options(self, s: Heroes, seat: int) -> list[Action]:
        return self.choices(s, seat) if seat >= 0 and seat == self.asked(s) else []


class DrawFrom(Draw[Heroes]):
    """A card is drawn from a bag, each copy with the same chance. A bag is sorted, so that copies lie side by side."""

    DRAWS: ClassVar[list[Action]] = DRAW
    """For each kind the action that draws it."""

    def bag(self, s: Heroes) -> int:
        """The place from which is drawn."""
        raise NotImplementedError

    def choices(self, s: Heroes) -> list[Action]:
        found: list[Action] = []
        last = -1
        kinds = s.box.kind
        for card in s.places[self.bag(s)]:
            kind = kinds[card]
            if kind != last:
                found.append(self.DRAWS[kind])
                last = kind
        return found

    def weights(self, s: Heroes) -> list[int]:
        found: list[int] = []
        last = -1
        kinds = s.box.kind
        for card in s.places[self.bag(s)]:
            kind = kinds[card]
            if kind == last:
                found[-1] += 1
            else:
                found.append(1)
                last = kind
        return found


class DrawFromHand(DrawFrom):
    """Cards are taken at random from the defender's hand, n in all."""

    FIELDS: ClassVar[tuple[str, ...]] = ("n",)
    DRAWS: ClassVar[list[Action]] = SEIZE

    def __init__(self, n: int) -> None:
        self.n = n

    def bag(self, s: Heroes) -> int:
        return HAND + STRIDE * s.defender
