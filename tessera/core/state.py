"""The state: a position, changed in place and cloned by hand."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.box import Box
from tessera.core.event import Event
from tessera.core.seats import EVERYONE

AnyState = TypeVar("AnyState", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Where every piece lies, who knows its face, what all may know besides, and what is still to happen."""

    OPEN: ClassVar[tuple[str, ...]] = ()
    """The plain fields that everybody may see. What is neither a piece, a number with eyes nor listed here is not kept."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.places: list[list[int]] = []
        self.eyes: list[int] = []
        """For each piece the seats that know its face."""
        self.n_changes = 0
        """Grows whenever places or eyes change, so that observers need not compare them."""
        self.numbers: list[int] = []
        """Hidden numbers, and for each the seats that know it."""
        self.number_eyes: list[int] = []
        self.sealed: list[Action | None] = []
        """For each seat its answer to the question asked of several at once, until all are in."""
        self.agenda: list[Step[Any]] = []
        self.log: list[Event] | None = None
        """Where events are told; nobody listens in search."""
        self.keeps_moments = False
        """True where people watch, so that positions are kept which the rest of an action would sweep away."""

    def set_out(self) -> None:
        """Make room for the pieces: no piece lies anywhere yet and nobody knows one."""
        self.places = [[] for _ in self.box.places]
        self.eyes = [0] * len(self.box.kind)
        self.sealed = [None] * self.box.seats

    # -- copying ------------------------------------------------------------------------------------------------

    def clone(self: AnyState) -> AnyState:
        """A twin that shares nothing that changes. Every game writes its own, around `copy_to`."""
        raise NotImplementedError

    def copy_to(self, twin: State) -> None:
        """The part of `clone` that all games share. A clone has no log: it is for search, and tells nobody anything."""
        twin.places = [place[:] for place in self.places]
        twin.eyes = self.eyes[:]
        twin.numbers = self.numbers[:]
        twin.number_eyes = self.number_eyes[:]
        twin.sealed = self.sealed[:]
        twin.agenda = self.agenda[:]

    # -- playing ------------------------------------------------------------------------------------------------

    def over(self) -> bool:
        return not self.agenda

    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer; chance among them."""
        if not self.agenda:
            return ()
        return self.agenda[-1].waiting(self)

    def options(self, seat: int) -> list[Action]:
        if not self.agenda:
            return []
        return self.agenda[-1].options(self, seat)

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action, and then all that follows by itself."""
        self.agenda.pop().take(self, seat, action)
        self.settle()

    def settle(self) -> None:
        """Run the steps that wait for nobody."""
        agenda = self.agenda
        while agenda and not agenda[-1].waiting(self):
            agenda.pop().run(self)

    def then(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda, in the order in which they shall happen."""
        self.agenda.extend(steps[::-1])

    def cut(self, name: str) -> None:
        """Drop all that was to happen before the next step of this name, as when a turn ends at once."""
        while self.agenda and type(self.agenda[-1]).__name__ != name:
            self.agenda.pop()

    def tell(
        self,
        audience: int,
        key: str,
        seat: int = -1,
        rival: int = -1,
        piece: int = -1,
        pieces: tuple[int, ...] = (),
        n: int = 0,
        m: int = 0,
        text: str = "",
    ) -> None:
        """Say what happened to those who may know it. Pieces are named by kind."""
        if self.log is not None:
            self.log.append(Event(audience, key, seat, rival, piece, pieces, n, m, text))

    def keep_moment(self) -> None:
        """Keep this position beside what was told last: people see it before the rest of the action changes it."""
        if self.keeps_moments and self.log:
            self.log[-1].moment = self.clone()

    # -- the end ------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """For each seat what ranks it, now or at the end."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that won, several when they share it, none when all lost or the game was stopped."""
        raise NotImplementedError

    def shares(self) -> list[float]:
        """The share of the win that each seat has. Rivals divide a shared win; in a cooperative game every winner has 1."""
        winners = self.winners()
        share = 1.0 if self.box.together or not winners else 1.0 / len(winners)
        return [share if seat in winners else 0.0 for seat in range(self.box.seats)]

    # -- pieces -------------------------------------------------------------------------------------------------

    def move(self, card: int, source: int, target: int, eyes: int) -> None:
        """Move a piece so that everybody can follow it. Seats that knew its face still know it, and `eyes` see it now."""
        self.places[source].remove(card)
        self.put(card, target, self.eyes[card] | eyes)

    def draw(self, card: int, source: int, target: int, eyes: int) -> None:
        """Take a piece that the others cannot tell from its neighbours, so they lose sight of the whole place."""
        self.places[source].remove(card)
        self.forget(source, eyes)
        self.put(card, target, eyes)

    def forget(self, place: int, eyes: int) -> None:
        """Let only these seats keep what they know of a place: the others could not follow what happened in it."""
        self.n_changes += 1
        for card in self.places[place]:
            known = self.eyes[card]
            if known:
                self.eyes[card] = known & eyes

    def put(self, card: int, place: int, eyes: int) -> None:
        """Lay a piece down: at the end of a line, or at its sorted position in a bag."""
        self.n_changes += 1
        cards = self.places[place]
        if self.box.is_open[place]:
            eyes = EVERYONE
        if self.box.is_line[place]:
            cards.append(card)
            self.eyes[card] = eyes
            return
        if self.box.has_twins and self.box.copies[self.box.kind[card]] > 1:
            self.slide(card, cards, eyes)
        else:
            self.eyes[card] = eyes
        insert_sorted(cards, card)

    def put_first(self, card: int, place: int, eyes: int) -> None:
        """Lay a piece at the front of a line."""
        self.n_changes += 1
        self.places[place].insert(0, card)
        self.eyes[card] = EVERYONE if self.box.is_open[place] else eyes

    def slide(self, card: int, cards: list[int], eyes: int) -> None:
        """Let the copies of a kind in one bag share their eyes: the first copies are the best known.

        What a rival knows of a hand is a number of a kind and never a copy. Otherwise paying one Iron would tell
        whether there was a second.
        """
        kind = self.box.kind[card]
        alike = [twin for twin in cards if self.box.kind[twin] == kind]
        known: list[int] = []
        for twin in alike:
            known.append(self.eyes[twin] | eyes)
            eyes = self.eyes[twin] & eyes
        known.append(eyes)
        insert_sorted(alike, card)
        for i in range(len(alike)):
            self.eyes[alike[i]] = known[i]

    def show(self, cards: list[int], eyes: int) -> None:
        """Let these seats see the faces of these pieces, which lie in one place together."""
        self.n_changes += 1
        for card in cards:
            self.eyes[card] |= eyes

    def pour(self, source: int, target: int) -> None:
        """Shuffle all pieces of one place into another bag: nobody knows any face there from now on."""
        self.n_changes += 1
        cards = self.places[target]
        for card in self.places[source]:
            insert_sorted(cards, card)
        self.places[source] = []
        for card in cards:
            self.eyes[card] = 0

    def one_of(self, kind: int, place: int) -> int:
        """The copy of this kind that leaves the place when one does: the first. -1 if there is none."""
        for card in self.places[place]:
            if self.box.kind[card] == kind:
                return card
        return -1

    def kinds_in(self, place: int) -> list[int]:
        """The kinds of the pieces in a place, in its order."""
        kind = self.box.kind
        return [kind[card] for card in self.places[place]]


def insert_sorted(cards: list[int], card: int) -> None:
    """Insert a piece into a sorted bag. Bags are short, so a linear scan is faster than a binary search."""
    i = len(cards)
    while i > 0 and cards[i - 1] > card:
        i -= 1
    cards.insert(i, card)
