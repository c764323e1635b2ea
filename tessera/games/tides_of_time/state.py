"""The position: deck, two hands, two kingdoms, two rows of discards."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tessera.core.box import Box, Place
from tessera.core.state import State
from tessera.core.view import View
from tessera.games.tides_of_time.actions import ACTIONS, N_CARDS
from tessera.games.tides_of_time.components import CARDS, FACES
from tessera.games.tides_of_time.scoring import Card, score

DECK: Final = 0
HAND: Final = 1
"""The first of two places, one for each seat; kingdoms and discards are numbered likewise."""
KINGDOM: Final = 3
DISCARDS: Final = 5

PLACES: Final = [
    Place("deck"),
    Place("hands", 0),
    Place("hands", 1),
    Place("kingdoms", 0, face_up=True),
    Place("kingdoms", 1, face_up=True),
    Place("discards", 0, face_up=True),
    Place("discards", 1, face_up=True),
]

N_ROUNDS: Final = 3
HAND_SIZE: Final = 5


class TidesBox(Box):
    """TT-1. Eighteen different cards of one back."""

    def __init__(self, options: dict[str, Any]) -> None:
        names = [face.id for face in FACES]
        super().__init__(2, options, names, [1] * N_CARDS, [0] * N_CARDS, PLACES, ACTIONS)
        self.cards: list[Card] = CARDS
        self.singles_by_amount = bool(options["molehill_counts_amounts"])

    def blank(self) -> State:
        return Tides(self)

    def derive(self, view: View) -> dict[str, Any]:
        from tessera.games.tides_of_time.view import derive  # it builds on this module

        return dict(derive(self, view))


class Tides(State):
    """A position of Tides of Time. A card is its own kind: card 3 is the fourth of the list."""

    OPEN: ClassVar[tuple[str, ...]] = ("round", "pick", "relics", "round_scores")

    def __init__(self, box: TidesBox) -> None:
        super().__init__(box)
        self.tides: TidesBox = box
        self.round = 0
        self.pick = 0
        self.relics: list[list[int]] = [[], []]
        """For each seat its relics in the order in which they were chosen. They lie in its kingdom."""
        self.round_scores: list[list[int]] = [[], []]

    def clone(self) -> Tides:
        twin = Tides(self.tides)
        self.copy_to(twin)
        twin.round = self.round
        twin.pick = self.pick
        twin.relics = [self.relics[0][:], self.relics[1][:]]
        twin.round_scores = [self.round_scores[0][:], self.round_scores[1][:]]
        return twin

    def card_points(self) -> list[list[int]]:
        """What each card of both kingdoms would give if they were scored now."""
        return score(self.tides.cards, self.places[KINGDOM : KINGDOM + 2], self.tides.singles_by_amount)

    def scores(self) -> list[int]:
        """TT-50. The sum of the rounds scored so far."""
        return [sum(self.round_scores[0]), sum(self.round_scores[1])]

    def winners(self) -> list[int]:
        """TT-50 to TT-52. The higher total wins; equal totals share it."""
        first, second = self.scores()
        return [0, 1] if first == second else [0] if first > second else [1]
