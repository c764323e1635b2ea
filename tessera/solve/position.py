"""A decision of Tides of Time in the form that the solver uses, read from a view."""

from __future__ import annotations

from tessera.core.view import View
from tessera.games.tides_of_time.scoring import score
from tessera.games.tides_of_time.state import DISCARDS, HAND, KINGDOM, TidesBox
from tessera.solve.draft import HAND as HAND_SIZE
from tessera.solve.draft import place_in
from tessera.solve.kingdoms import EVERY_CARD, mask_of


class Position:
    """The places of the cards, as masks for each seat, and the scores so far."""

    def __init__(self, view: View) -> None:
        assert isinstance(view.box, TidesBox)
        self.box: TidesBox = view.box
        self.seat = view.seat
        self.round: int = view.fields["round"]
        self.picks: int = view.fields["pick"] - 1
        """The number of picks made in this round; -1 between rounds."""
        self.relics = [mask_of(view.fields["relics"][seat]) for seat in range(2)]
        self.hands = [view.faces(HAND), view.faces(HAND + 1)]
        """The cards of each hand that the view's seat knows."""
        self.taken = [mask_of(view.faces(KINGDOM + seat)) & ~self.relics[seat] for seat in range(2)]
        """The cards that each seat has picked in this round."""
        self.discards = [mask_of(view.faces(DISCARDS + seat)) for seat in range(2)]
        self.scores: list[list[int]] = view.fields["round_scores"]
        self.so_far = sum(self.scores[0]) - sum(self.scores[1])

    def unseen(self) -> int:
        """The cards that the view's seat has not seen."""
        seen = self.taken[0] | self.taken[1] | self.relics[0] | self.relics[1] | self.discards[0] | self.discards[1]
        return EVERY_CARD & ~seen & ~mask_of(self.hands[0]) & ~mask_of(self.hands[1])

    def has_private_cards(self) -> bool:
        """TT-70. True if cards of the rival's hand are unknown."""
        return len(self.hands[0]) != len(self.hands[1])

    def key(self) -> tuple[object, ...]:
        """Everything that determines the solution: what both seats know and, where cards are private, what this seat knows."""
        hands = (tuple(self.hands[0]), tuple(self.hands[1]))
        own = self.seat if self.has_private_cards() else -1
        return (self.round, self.picks, *self.relics, *self.taken, *self.discards, self.so_far, hands, own)

    def kept_before(self) -> list[int]:
        """At the first pick of round 2, the possible masks of the three own cards that the rival has seen.

        A view does not say which cards of the own hand were drawn, but the scores of round 1 do: the five cards that were
        taken back must have given those points.
        """
        own, rival = self.seat, 1 - self.seat
        rivals_five = self.relics[rival] | self.discards[rival] | mask_of(self.hands[rival])
        found: list[int] = []
        hand = self.hands[own]
        for a in range(HAND_SIZE):
            for b in range(a + 1, HAND_SIZE):
                kept = mask_of(hand) & ~(1 << hand[a] | 1 << hand[b])
                five = self.relics[own] | self.discards[own] | kept
                points = score(self.box.cards, [listed(five), listed(rivals_five)], self.box.singles_by_amount)
                if [sum(points[0]), sum(points[1])] == [self.scores[own][0], self.scores[rival][0]]:
                    found.append(kept)
        return found


def listed(mask: int) -> list[int]:
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


class Arranged:
    """A position without private cards within a round, as arrangements of the two hands that the round began with.

    A view does not say from which hand a picked card came. This does not matter, because a kingdom is a set.
    """

    def __init__(self, at: Position) -> None:
        n = at.picks
        own = (n + 1) // 2
        taken = [listed(at.taken[0]), listed(at.taken[1])]
        left = at.hands if n % 2 == 0 else at.hands[::-1]
        self.hands: list[list[int]] = []
        self.places: list[int] = []
        for seat in range(2):
            first, second = taken[seat][:own], taken[1 - seat][own:]
            hand = sorted([*left[seat], *first, *second])
            self.hands.append(hand)
            places = [tuple(sorted(hand.index(card) for card in cards)) for cards in (first, second)]
            self.places.append(place_in(n, places[0], places[1]))
