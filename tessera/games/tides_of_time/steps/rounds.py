"""The rules, in rulebook order: a round is dealt, drafted and scored; between rounds a relic is kept."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Draw, Step, Together
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE, SEATS, only
from tessera.games.tides_of_time.actions import DEAL, DRAFT, KEEP
from tessera.games.tides_of_time.state import DECK, DISCARDS, HAND, HAND_SIZE, KINGDOM, N_ROUNDS, Tides, TidesBox

BOTH: Final = (0, 1)


def start(box: TidesBox) -> Tides:
    """TT-7, TT-10. All cards in the deck, nothing in the kingdoms, no points."""
    s = Tides(box)
    s.set_out()
    s.places[DECK] = list(range(len(box.kind)))
    s.then(Round())
    return s


class Round(Step[Tides]):
    """TT-11, TT-49. Three rounds, each dealt, drafted and scored; a relic is kept after the first two."""

    def run(self, s: Tides) -> None:
        s.round += 1
        s.pick = 1
        s.tell(EVERYONE, "round-begins", n=s.round)
        if s.round < N_ROUNDS:
            s.then(FILLING[0], FILLING[1], DRAFTING, SCORING, TAKING_BACK, KEEPING, self)
        else:
            s.then(FILLING[0], FILLING[1], DRAFTING, SCORING)


class FillHand(Draw[Tides]):
    """TT-8, TT-26. Deal from the face-down deck until this hand holds five."""

    RULE: ClassVar[str] = "TT-26"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def is_due(self, s: Tides) -> bool:
        return len(s.places[HAND + self.seat]) < HAND_SIZE

    def choices(self, s: Tides) -> list[Action]:
        return [DEAL[card] for card in s.places[DECK]]

    def take(self, s: Tides, seat: int, action: Action) -> None:
        card = action.args[0]
        s.draw(card, DECK, HAND + self.seat, only(self.seat))
        s.tell(only(self.seat), "dealt", seat=self.seat, piece=card)
        s.agenda.append(self)


class Draft(Together[Tides]):
    """TT-12 to TT-14. Both pick a card in secret, show them together, and trade hands."""

    RULE: ClassVar[str] = "TT-12"
    TITLE: ClassVar[str] = "ask-draft"

    def asked(self, s: Tides) -> tuple[int, ...]:
        return BOTH

    def options(self, s: Tides, seat: int) -> list[Action]:
        return [DRAFT[card] for card in s.places[HAND + seat]] if 0 <= seat < 2 and s.sealed[seat] is None else []

    def reveal(self, s: Tides, answers: list[Action]) -> None:
        for seat in range(2):
            card = answers[seat].args[0]
            s.move(card, HAND + seat, KINGDOM + seat, EVERYONE)
            s.tell(EVERYONE, "drafted", seat=seat, piece=card)
        if not s.places[HAND]:
            return
        s.pick += 1
        s.places[HAND], s.places[HAND + 1] = s.places[HAND + 1], s.places[HAND]
        s.show(s.places[HAND], SEATS)  # each has now held both hands; watchers have not
        s.show(s.places[HAND + 1], SEATS)
        if s.log is not None:
            for seat in range(2):
                s.tell(only(seat), "handed", seat=seat, rival=1 - seat, pieces=tuple(s.places[HAND + seat]))
        s.agenda.append(self)

    def pieces(self, s: Tides, seat: int, action: Action) -> tuple[str, ...]:
        return in_hand(s, seat, action)

    def foresee(self, s: Tides, seat: int, action: Action) -> None:
        """The own card is laid, as if the rival laid none."""
        s.move(action.args[0], HAND + seat, KINGDOM + seat, EVERYONE)

    def why_not(self, s: Tides, seat: int, action: Action) -> Refused:
        if action.verb != "draft":
            return refuse("TT-12", "no-draft-first")
        return refuse("TT-60", "no-not-in-hand", piece=action.args[0], n=len(s.places[HAND + seat]))


def in_hand(s: Tides, seat: int, action: Action) -> tuple[str, ...]:
    """The cards of an answer, where they lie."""
    return tuple([f"hands/{seat}/{s.box.names[card]}" for card in action.args])


class ScoreRound(Step[Tides]):
    """TT-18, TT-28. Every card of both kingdoms is scored."""

    def run(self, s: Tides) -> None:
        points = s.card_points()
        for seat in range(2):
            total = 0
            for n in points[seat]:
                total += n
            s.round_scores[seat].append(total)
        if s.log is not None:
            self.tell(s, points)
            s.keep_moment()

    def tell(self, s: Tides, points: list[list[int]]) -> None:
        """What each card gave, what it adds up to, and who won."""
        for seat in range(2):
            for card, n in zip(s.places[KINGDOM + seat], points[seat], strict=True):
                if n:
                    s.tell(EVERYONE, "scored", seat=seat, piece=card, n=n)
        for seat in range(2):
            s.tell(EVERYONE, "round-score", seat=seat, n=s.round_scores[seat][-1], m=sum(s.round_scores[seat]))
        if s.round == N_ROUNDS:
            winners = s.winners()
            s.tell(EVERYONE, "shared" if len(winners) == 2 else "won", seat=winners[0], n=s.scores()[winners[0]])


class TakeBack(Step[Tides]):
    """TT-20. Each takes the five cards of this round back; relics stay."""

    def run(self, s: Tides) -> None:
        s.pick = 0
        for seat in range(2):
            for card in s.places[KINGDOM + seat][:]:
                if card not in s.relics[seat]:
                    s.move(card, KINGDOM + seat, HAND + seat, EVERYONE)


class KeepRelic(Together[Tides]):
    """TT-21 to TT-25. Both choose a relic and a discard in secret and show them together."""

    RULE: ClassVar[str] = "TT-21"
    TITLE: ClassVar[str] = "ask-keep"

    def asked(self, s: Tides) -> tuple[int, ...]:
        return BOTH

    def options(self, s: Tides, seat: int) -> list[Action]:
        found: list[Action] = []
        if not 0 <= seat < 2 or s.sealed[seat] is not None:
            return found
        hand = s.places[HAND + seat]
        for relic in hand:
            row = KEEP[relic]
            for discard in hand:
                action = row[discard]
                if action is not None:
                    found.append(action)
        return found

    def reveal(self, s: Tides, answers: list[Action]) -> None:
        for seat in range(2):
            relic, discard = answers[seat].args
            s.move(relic, HAND + seat, KINGDOM + seat, EVERYONE)
            s.move(discard, HAND + seat, DISCARDS + seat, EVERYONE)
            s.relics[seat].append(relic)
            s.tell(EVERYONE, "kept", seat=seat, piece=relic, pieces=(discard,))

    def pieces(self, s: Tides, seat: int, action: Action) -> tuple[str, ...]:
        return in_hand(s, seat, action)

    def foresee(self, s: Tides, seat: int, action: Action) -> None:
        """The own relic is laid, as if the rival kept none."""
        s.move(action.args[0], HAND + seat, KINGDOM + seat, EVERYONE)
        s.move(action.args[1], HAND + seat, DISCARDS + seat, EVERYONE)

    def why_not(self, s: Tides, seat: int, action: Action) -> Refused:
        if action.verb != "keep":
            return refuse("TT-21", "no-keep-first")
        others = [card for card in action.args if card not in s.places[HAND + seat]]
        if len(others) == 1:
            return refuse("TT-61", "no-not-played", piece=others[0])
        return refuse("TT-61", "no-neither-played", pieces=tuple(others))


# Steps never change, so one of each serves every match.
FILLING: Final = (FillHand(0), FillHand(1))
DRAFTING: Final = Draft()
SCORING: Final = ScoreRound()
TAKING_BACK: Final = TakeBack()
KEEPING: Final = KeepRelic()
