"""Views: all that one seat knows, built from nothing; and worlds imagined from a view alone.

A piece has a face and a back, and a seat has seen it or it has not. No game writes a view, so none can forget to
hide something. An imagined world is made from a view alone, so it cannot betray the true state.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tessera.core.action import Action
from tessera.core.agenda import Step, Together, frozen
from tessera.core.box import Box
from tessera.core.seats import EVERYONE, WATCHER
from tessera.core.state import State


class View:
    """What a seat knows. Faces are kinds, never copies; a back is a negative number, `-1 - back`."""

    def __init__(self, box: Box, seat: int) -> None:
        self.box = box
        self.seat = seat
        self.places: list[list[int]] = []
        """For each place its pieces: a bag's faces sorted and then its backs, a line in its order."""
        self.seen: list[list[int]] = []
        """The same without what follows by elimination: a deduction lasts only as long as its grounds."""
        self.fields: dict[str, Any] = {}
        self.numbers: list[int | None] = []
        self.answered: list[bool] = []
        """For each seat whether its sealed answer is in. What it is only its own seat knows:"""
        self.answer: Action | None = None
        self.agenda: list[Step[Any]] = []
        self.outline: Outline | None = None
        """Computed when a world is first imagined from this view, and kept, because a view does not change."""

    def faces(self, place: int) -> list[int]:
        """The kinds known to lie in a place."""
        return [kind for kind in self.places[place] if kind >= 0]

    def n_unseen(self, place: int) -> int:
        n = 0
        for kind in self.places[place]:
            if kind < 0:
                n += 1
        return n

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(repr(self.facts()))

    def facts(self) -> list[Any]:
        """Everything in it, as plain values that can be compared and written down."""
        answer = self.answer.text if self.answer is not None else None
        agenda = [step.save() for step in self.agenda]
        return [self.seat, self.places, self.seen, self.fields, self.numbers, self.answered, answer, agenda]

    @staticmethod
    def from_facts(box: Box, steps: dict[str, type[Step[Any]]], facts: list[Any]) -> View:
        """The view that has these facts. The steps are those of the game, by name."""
        seat, places, seen, fields, numbers, answered, answer, agenda = facts
        view = View(box, seat)
        view.places, view.seen, view.fields, view.numbers, view.answered = places, seen, fields, numbers, answered
        view.answer = box.actions.find(answer) if answer is not None else None
        view.agenda = [steps[name](*[frozen(value) for value in values]) for name, *values in agenda]
        return view

    def json(self) -> dict[str, Any]:
        """The view as clients and outside agents read it."""
        said: dict[str, Any] = {"seat": None if self.seat == WATCHER else self.seat}
        unseen: dict[str, Any] = {}
        names = self.box.names
        for i, place in enumerate(self.box.places):
            if place.line:
                seen: list[str | None] = [names[kind] if kind >= 0 else None for kind in self.places[i]]
            else:
                seen = [names[kind] for kind in self.places[i] if kind >= 0]
            if place.seat < 0:
                said[place.name] = seen
                unseen[place.name] = self.n_unseen(i)
            else:
                said.setdefault(place.name, []).append(seen)
                unseen.setdefault(place.name, []).append(self.n_unseen(i))
        said["unseen"] = unseen
        for name, value in self.fields.items():
            said[name] = value
        if self.numbers:
            said["numbers"] = self.numbers
        said["answered"] = self.answered
        said["answer"] = self.answer.text if self.answer is not None else None
        said["agenda"] = [step.save() for step in self.agenda]
        said.update(self.box.derive(self))
        return said

    def __getitem__(self, key: str) -> Any:
        """Read the view like the JSON that outside agents get."""
        return self.json()[key]


def look(s: State, seat: int) -> View:
    """All that this seat knows of this state."""
    view = View(s.box, seat)
    see_places(s, view)
    for name in s.OPEN:
        view.fields[name] = copied(getattr(s, name))
    for i in range(len(s.numbers)):
        view.numbers.append(s.numbers[i] if s.number_eyes[i] >> seat & 1 else None)
    view.answered = [answer is not None for answer in s.sealed]
    if seat < len(s.sealed):
        view.answer = s.sealed[seat]
    view.agenda = s.agenda[:]
    return view


def see_places(s: State, view: View) -> None:
    """Every place as the view's seat sees it, with the faces that follow by elimination."""
    seat = view.seat
    kind = s.box.kind
    backs = s.box.backs
    is_line = s.box.is_line
    hidden = [0] * s.box.n_backs
    where = [-1] * s.box.n_backs
    found: list[list[int]] = []
    for i in range(len(s.places)):
        if s.box.is_open[i]:
            found.append([kind[card] for card in s.places[i]])
            continue
        faces: list[int] = []
        turned: list[int] = []
        for card in s.places[i]:
            face = kind[card]
            if s.eyes[card] >> seat & 1:
                faces.append(face)
                continue
            back = backs[face]
            hidden[back] += 1
            where[back] = i if where[back] in (-1, i) else -2
            if is_line[i]:
                faces.append(-1 - back)
            else:
                turned.append(-1 - back)
        if turned:
            if len(turned) > 1:
                turned.sort()
            faces.extend(turned)
        found.append(faces)
    view.seen = found
    view.places = found[:]
    for back in range(s.box.n_backs):
        if hidden[back]:
            eliminate(s.box, view.places, back, where[back])


def eliminate(box: Box, found: list[list[int]], back: int, where: int) -> None:
    """Reveal faces that follow by elimination: the unseen pieces of a back that all lie in one bag, or are all of one kind."""
    if where < 0 or box.is_line[where]:
        pool = unseen(box, found, back)
        if min(pool) != max(pool):
            return
        for place in range(len(found)):
            if -1 - back in found[place]:
                reveal(box, found, place, back, pool)
        return
    reveal(box, found, where, back, unseen(box, found, back))


def reveal(box: Box, found: list[list[int]], place: int, back: int, pool: list[int]) -> None:
    """Write the faces of the pool over the backs in a place. In a bag they sort in among the others."""
    if box.is_line[place]:
        found[place] = [pool[0] if face == -1 - back else face for face in found[place]]
        return
    n = found[place].count(-1 - back)
    faces = [face for face in found[place] if face >= 0] + pool[:n]
    faces.sort()
    found[place] = faces + [face for face in found[place] if face < 0 and face != -1 - back]


def unseen(box: Box, found: list[list[int]], back: int) -> list[int]:
    """The kinds of this back that no place shows, with their copies, in kind order."""
    left = box.copies[:]
    for faces in found:
        for face in faces:
            if face >= 0:
                left[face] -= 1
    pool: list[int] = []
    for kind in range(len(left)):
        if left[kind] and box.backs[kind] == back:
            for _ in range(left[kind]):
                pool.append(kind)
    return pool


def copied(value: Any) -> Any:
    """A value of a plain field, sharing nothing that changes: a number, a text, or lists of them."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    return value


def imagine(view: View, rng: Random) -> State:
    """A complete state in which this seat knows exactly what the view says. Unseen pieces are dealt at random."""
    if view.outline is None:
        view.outline = Outline(view)
    outline = view.outline
    s = outline.known.clone()
    for back in range(view.box.n_backs):
        if outline.pools[back]:
            outline.deal(s, back, rng)
    for number in range(len(view.numbers)):
        if view.numbers[number] is None:
            s.numbers[number] = view.box.guess(view, number, rng)
    answer_anew(s, view, rng)
    return s


PATIENCE = 8
"""How often a lot is drawn for a place that does not take every piece, before those that fit are listed."""


class Slot:
    """An unseen piece: where it lies and who knows it. In a line it has its place, elsewhere `at` is -1."""

    def __init__(self, place: int, at: int, is_picky: bool, eyes: int) -> None:
        self.place = place
        self.at = at
        self.is_picky = is_picky
        self.eyes = eyes


class Outline:
    """A view prepared for imagining many worlds: known pieces are laid out once, unseen ones are dealt for each world."""

    def __init__(self, view: View) -> None:
        box = view.box
        self.box = box
        self.bit = 1 << view.seat
        self.known: State = box.blank()
        """The state without its unseen pieces. In a line their backs keep their places."""
        self.pools: list[list[int]] = []
        """For each back the pieces that no place shows."""
        self.slots: list[list[Slot]] = [[] for _ in range(box.n_backs)]
        """For each back what waits for a piece; the picky places first."""
        self.bags: list[list[int]] = [[] for _ in range(box.n_backs)]
        """For each back those of their places that are kept sorted."""
        self.rest: list[int] = [-1] * box.n_backs
        """For each back the bag that takes what is left, if every piece lies somewhere: no lots are drawn for that."""
        self.known.set_out()
        self.lay_known(view)
        for back in range(box.n_backs):
            self.find_slots(view, back)
        for name, value in view.fields.items():
            setattr(self.known, name, copied(value))
        for known in view.numbers:
            self.known.numbers.append(0 if known is None else known)
            self.known.number_eyes.append(0 if known is None else self.bit)
        self.known.agenda = view.agenda[:]

    def lay_known(self, view: View) -> None:
        """Lay out every face. The first copies of a kind are the known ones, as in a bag that people handled."""
        box, s = self.box, self.known
        next_copy = box.first[:]
        for i in range(len(view.places)):
            eyes = EVERYONE if box.is_open[i] else self.owner_eyes(i)
            for kind in view.places[i]:
                if kind >= 0:
                    card = next_copy[kind]
                    next_copy[kind] += 1
                    s.places[i].append(card)
                    s.eyes[card] = eyes
                elif box.is_line[i]:
                    s.places[i].append(kind)
            if not box.is_open[i]:
                self.mark_seen(view, i)
        self.pools = [[] for _ in range(box.n_backs)]
        for kind in range(len(next_copy)):
            for card in range(next_copy[kind], box.first[kind] + box.copies[kind]):
                self.pools[box.backs[kind]].append(card)

    def owner_eyes(self, place: int) -> int:
        """Who knows an unseen piece in this place: its owner, unless the owner is the seat of the view."""
        owner = self.box.places[place].seat
        return 1 << owner & ~self.bit if owner >= 0 else 0

    def mark_seen(self, view: View, place: int) -> None:
        """Set the eyes of the seat. It has not seen what it deduced, and of each kind in a bag it knows the first copies."""
        cards = self.known.places[place]
        seen = view.seen[place]
        j = 0
        for i in range(len(cards)):
            if self.box.is_line[place]:
                j = i
            if j < len(seen) and cards[i] >= 0 and seen[j] == self.box.kind[cards[i]]:
                self.known.eyes[cards[i]] |= self.bit
                j += 1

    def find_slots(self, view: View, back: int) -> None:
        """Where pieces of this back lie unseen."""
        picky = self.box.picky()
        most = 0
        n_unseen = sum([faces.count(-1 - back) for faces in view.places])
        everywhere = n_unseen == len(self.pools[back])
        for i in range(len(view.places)):
            n = view.places[i].count(-1 - back)
            if n > most and everywhere and not self.box.is_line[i] and i not in picky:
                self.rest[back], most = i, n
        order = picky + [i for i in range(len(view.places)) if i not in picky]
        for i in order:
            if i != self.rest[back]:
                if not self.box.is_line[i] and -1 - back in view.places[i]:
                    self.bags[back].append(i)
                for at in range(len(view.places[i])):
                    if view.places[i][at] == -1 - back:
                        self.slots[back].append(Slot(i, at if self.box.is_line[i] else -1, i in picky, self.owner_eyes(i)))

    def deal(self, s: State, back: int, rng: Random) -> None:
        """Put a face on every back of one sort."""
        pool = self.pools[back][:]
        left = len(pool)
        for slot in self.slots[back]:
            at = self.fitting(pool, slot.place, rng) if slot.is_picky else int(rng.random() * left)
            card = pool[at]
            left -= 1
            pool[at] = pool[left]
            pool.pop()
            s.eyes[card] = slot.eyes
            if slot.at >= 0:
                s.places[slot.place][slot.at] = card
            else:
                s.places[slot.place].append(card)
        for place in self.bags[back]:
            s.places[place].sort()
        rest = self.rest[back]
        if rest >= 0:
            eyes = self.owner_eyes(rest)
            for card in pool:
                s.eyes[card] = eyes
            s.places[rest].extend(pool)
            s.places[rest].sort()

    def fitting(self, pool: list[int], place: int, rng: Random) -> int:
        """A random piece of the pool that may lie there; if none may, any piece of the pool."""
        for _ in range(PATIENCE):
            at = int(rng.random() * len(pool))
            if self.box.fits(place, self.box.kind[pool[at]]):
                return at
        fit = [i for i in range(len(pool)) if self.box.fits(place, self.box.kind[pool[i]])]
        if not fit:
            return int(rng.random() * len(pool))
        return fit[int(rng.random() * len(fit))]


def answer_anew(s: State, view: View, rng: Random) -> None:
    """Fill in the sealed answers: the own answer as it was, and random answers for the others."""
    if not s.agenda:
        return
    step = s.agenda[-1]
    for seat in range(len(view.answered)):
        if not view.answered[seat]:
            continue
        if seat == view.seat:
            s.sealed[seat] = view.answer
        elif isinstance(step, Together):
            s.sealed[seat] = rng.choice(step.options(s, seat))
