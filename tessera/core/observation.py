"""Observations: what one seat knows, as a row of small whole numbers for learning programs.

An observation says everything that the view says: two equal observations (with equal masks) come from equal views, which
`tests/laws/test_observations.py` checks for every game. Every number is between 0 and 255, so a row is a `bytearray`.
What belongs to seats begins with the observing seat and goes round the table, and seats are named relative to it.

An `Encoder` lays out the numbers of one box in blocks. The kernel knows places, sealed answers and the agenda; each game adds
the blocks of its open fields in its own `features.py`.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.box import Box
from tessera.core.state import State
from tessera.core.view import Outline, View

MOST: Final = 255
"""The largest number of an observation."""
EMPTY: Final[list[int]] = []
"""The pieces of a place that was not observed yet. It is never changed."""
NO_CHUNK: Final = bytearray()
"""Numbers that were not written yet. It is never changed."""
SEAT_FIELDS: Final = frozenset({"asker", "drawer", "owner", "rival", "seat", "target"})
"""The fields of steps that are seats."""
DEPTH: Final = 12
"""The number of steps of the agenda that are told, unless a game says otherwise."""
WIDTH: Final = 4
"""The number of fields of each step that are told, unless a game says otherwise."""


class Row:
    """The numbers of one observation, to be filled again and again."""

    def __init__(self, size: int) -> None:
        self.numbers = bytearray(size)
        self.blank = bytes(size)
        self.index: list[Any] = list(range(size))
        """The numbers from 0 on as objects, because making them costs more than looking them up."""

    def clear(self) -> None:
        self.numbers[:] = self.blank

    def put(self, at: int, number: int) -> None:
        """Write a number between 0 and 255; zeros are there already."""
        if number:
            self.numbers[self.index[at]] = number if number < MOST else MOST

    def add(self, at: int) -> None:
        """Add one to a number."""
        self.numbers[self.index[at]] = self.numbers[at] + 1

    def put_all(self, at: int, numbers: list[int]) -> None:
        """Write neighbouring numbers."""
        for i in range(len(numbers)):
            self.put(at + i, numbers[i])

    def put_wide(self, at: int, number: int) -> None:
        """Write a number that may exceed 255 as two: its ones, and how many times 256."""
        if number:
            self.numbers[self.index[at]] = number & MOST
            if number > MOST:
                self.numbers[self.index[at + 1]] = number >> 8 if number < 65536 else MOST


@mypyc_attr(allow_interpreted_subclasses=True)
class Memo:
    """What was written for the last observation of a match, so that only changes are computed again. A game may remember
    more. Between two decisions mostly nothing moves, and then the numbers of all places are copied."""

    def __init__(self, box: Box) -> None:
        n = len(box.places)
        self.n_changes = -1
        self.eyes: list[int] = []
        self.places: list[list[int]] = [EMPTY] * n
        """The eyes and places of the state when it was last looked at."""
        self.chunks: list[bytearray] = [NO_CHUNK] * n
        """For each face-up place its numbers, which are the same for all seats."""
        self.seen_by: list[int] = [0] * n
        """For each other place the seats that have seen a piece in it, as bits."""
        self.left: list[int] = box.copies[:]
        """How many copies of each kind lie in no face-up place."""
        self.sections: list[bytearray] = [NO_CHUNK] * box.seats
        """For each seat the numbers of all places and of the unseen pieces as they were last written."""
        self.stale: list[list[int]] = [[] for _ in range(box.seats)]
        """For each seat the places that have changed since then."""

    def note_change(self, place: int) -> None:
        """Remember for all seats that a place has changed."""
        for stale in self.stale:
            if place not in stale:
                stale.append(place)


class Block:
    """Neighbouring numbers of an observation that have one meaning."""

    def __init__(self, start: int, name: str, meaning: str, parts: list[str]) -> None:
        self.start = start
        self.name = name
        self.meaning = meaning
        self.parts = parts
        """The name of each number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes the observations of one box."""

    def __init__(
        self,
        box: Box,
        steps: dict[str, type[Step[Any]]],
        lines: dict[str, int] | None = None,
        depth: int = DEPTH,
        width: int = WIDTH,
    ) -> None:
        self.box = box
        self.n = box.seats
        self.lines: dict[str, int] = lines or {}
        """How many pieces of a line are told in their order, by the name of the place or the part of it before `_`."""
        self.depth = depth
        self.width = width
        self.blocks: list[Block] = []
        self.size = 0
        self.n_kinds = len(box.names)
        self.words: dict[str, int] = {}
        """The numbers of the texts that steps hold, from 1 on."""
        self.steps: dict[Any, int] = {step: number for number, step in enumerate(steps.values())}
        self.step_names: list[str] = list(steps)
        self.fields: list[list[str]] = [list(step.FIELDS) for step in steps.values()]
        self.seat_block = self.add("seat", "1 at the number of the observing seat", [f"{seat}" for seat in range(self.n)])
        self.starts: list[list[int]] = [[0] * len(box.places) for _ in range(self.n)]
        """For each observing seat and each place where its numbers begin."""
        self.slots: list[int] = [0] * len(box.places)
        """For each place how many pieces are told in their order."""
        self.is_plain = not box.has_twins and box.n_backs == 1 and not any(box.is_line)
        """True for a game with one deck of different cards and no lines; a piece is its own kind."""
        self.places_block = self.size
        self.lay_out_places(face_up=True)
        self.lay_out_places(face_up=False)
        self.hidden_places: list[int] = [number for number in range(len(box.places)) if not box.is_open[number]]
        self.pool_block = self.add("unseen", "copies of each kind that the seat has not seen, wherever they lie", box.names)
        self.places_end = self.size
        self.answered_block = self.add_per_seat("answered", "1 if the sealed answer of this seat is in", ["is in"])
        self.answer_block = self.add(
            "own answer",
            "the own sealed answer: the code of the action plus 1, in base 256; 0 for none",
            ["ones", "256s", "65536s"],
        )
        self.question_block = self.add("question", "1 at the step that is being asked", self.step_names)
        self.agenda_block = self.lay_out_agenda()
        self.lay_out_fields()

    # -- laying out -----------------------------------------------------------------------------------------------

    def add(self, name: str, meaning: str, parts: list[str]) -> int:
        """Add a block; where it begins."""
        start = self.size
        self.blocks.append(Block(start, name, meaning, parts))
        self.size += len(parts)
        return start

    def add_per_seat(self, name: str, meaning: str, parts: list[str]) -> int:
        """Add the same numbers for each seat, beginning with the observing one; where they begin."""
        start = self.size
        for turn in range(self.n):
            self.add(f"{name}, {who(turn)}", meaning, parts)
        return start

    def lay_out_places(self, face_up: bool) -> None:
        """The face-up places or the others: first those that belong to nobody, then those of each seat."""
        chosen = [number for number, place in enumerate(self.box.places) if place.face_up == face_up and place.seat <= 0]
        for number in chosen:
            if self.box.places[number].seat < 0:
                self.add_place(number, "", [number] * self.n)
        for turn in range(self.n):
            for number in chosen:
                if self.box.places[number].seat == 0:
                    name = self.box.places[number].name
                    found = [self.place_of(name, (seat + turn) % self.n) for seat in range(self.n)]
                    self.add_place(number, f", {who(turn)}", found)

    def place_of(self, name: str, seat: int) -> int:
        for number, place in enumerate(self.box.places):
            if place.name == name and place.seat == seat:
                return number
        raise ValueError(f"seat {seat} has no place {name}")

    def add_place(self, number: int, whose: str, places: list[int]) -> None:
        """Add the numbers of a place. `places` has for each observing seat the place whose numbers they are."""
        place = self.box.places[number]
        title = f"{place.name}{whose}"
        start = self.add(title, "pieces of each kind whose face the seat has seen", self.box.names)
        if not place.face_up:
            backs = [f"back {back}" for back in range(self.box.n_backs)]
            self.add(f"{title}: unseen", "pieces of each back whose face the seat has not seen", backs)
        slots = self.lines.get(place.name, self.lines.get(place.name.partition("_")[0], 0)) if place.line else 0
        if slots:
            meaning = "the pieces in their order: kinds plus 1; for an unseen piece the number of kinds plus 1 plus its back"
            self.add(f"{title}: order", meaning, [f"{at}" for at in range(slots)])
        for seat in range(self.n):
            self.starts[seat][places[seat]] = start
            self.slots[places[seat]] = slots

    def lay_out_agenda(self) -> int:
        start = self.add("agenda", "the number of steps on the agenda", ["length"])
        parts = ["step", *[f"field {i + 1}" for i in range(self.width)]]
        meaning = "the number of a step plus 1, and its fields: seats relative, other numbers plus 1, texts by their number"
        for level in range(self.depth):
            self.add(f"agenda {level}", meaning, parts)
        return start

    def lay_out_fields(self) -> None:
        """Add the blocks of the open fields. A game overrides it, and assigns where each begins."""

    # -- filling --------------------------------------------------------------------------------------------------

    def memo(self) -> Memo:
        """A memory for the observations of one match."""
        return Memo(self.box)

    def fill(self, s: State, seat: int, row: Row, memo: Memo | None = None) -> None:
        """Write what a seat knows of a state. With the memo of its match only what has changed is worked out again."""
        if memo is None:
            memo = self.memo()
        row.clear()
        row.put(self.seat_block + seat, 1)
        self.fill_places(s, seat, row, memo)
        sealed = s.sealed
        for turn in range(self.n):
            if sealed[(seat + turn) % self.n] is not None:
                row.put(self.answered_block + turn, 1)
        self.fill_answer(sealed[seat], row)
        self.fill_agenda(s.agenda, seat, row)
        self.fill_fields(s, seat, row, memo)

    def fill_view(self, view: View, row: Row) -> None:
        """Write what a view says. The numbers are those of `fill` on the state that was looked at."""
        if view.outline is None:
            view.outline = Outline(view)
        seat = view.seat
        row.clear()
        row.put(self.seat_block + seat, 1)
        self.fill_seen(view.seen, seat, row)
        for turn in range(self.n):
            if view.answered[(seat + turn) % self.n]:
                row.put(self.answered_block + turn, 1)
        self.fill_answer(view.answer, row)
        self.fill_agenda(view.agenda, seat, row)
        self.fill_fields(view.outline.known, seat, row, self.memo())

    def fill_places(self, s: State, seat: int, row: Row, memo: Memo) -> None:
        """The pieces in all places, and the unseen ones."""
        if self.is_plain:
            self.fill_plain(s, seat, row)
            return
        self.notice(s, memo)
        if memo.stale[seat] or memo.sections[seat] is NO_CHUNK:
            self.renew(s, seat, memo)
        row.numbers[self.places_block : self.places_end] = memo.sections[seat]

    def renew(self, s: State, seat: int, memo: Memo) -> None:
        """Write the places that have changed since this seat's section was written."""
        section, starts, is_open = memo.sections[seat], self.starts[seat], self.box.is_open
        if section is NO_CHUNK:
            section = bytearray(self.places_end - self.places_block)
            memo.sections[seat] = section
        for place in memo.stale[seat]:
            chunk = memo.chunks[place] if is_open[place] else self.hidden_chunk(s, seat, place)
            start = starts[place] - self.places_block
            section[start : start + len(chunk)] = chunk
        memo.stale[seat] = []
        section[self.pool_block - self.places_block :] = self.unseen(s, seat, memo)

    def fill_plain(self, s: State, seat: int, row: Row) -> None:
        """The places of a game with one deck of different cards, which are so few that nothing need be remembered."""
        bit, eyes, starts = 1 << seat, s.eyes, self.starts[seat]
        numbers, index = row.numbers, row.index
        for place in range(len(starts)):
            start, unseen = starts[place], 0
            is_open = self.box.is_open[place]
            for card in s.places[place]:
                if is_open or eyes[card] & bit:
                    numbers[index[start + card]] = 1
                else:
                    numbers[index[self.pool_block + card]] = 1
                    unseen += 1
            if unseen:
                numbers[index[start + self.n_kinds]] = unseen

    def notice(self, s: State, memo: Memo) -> None:
        """Remember what has changed since the last observation of this match."""
        if s.n_changes == memo.n_changes:
            return
        memo.n_changes = s.n_changes
        places, known = s.places, memo.places
        changed: list[int] = []
        if places != known:
            for place in range(len(known)):
                if places[place] != known[place]:
                    if self.box.is_open[place]:
                        self.update_chunk(place, places[place], memo)
                        memo.note_change(place)
                    else:
                        changed.append(place)
                    known[place] = places[place][:]
        if s.eyes != memo.eyes:
            self.compare_eyes(s.eyes, memo, changed)
        for place in changed:
            eyes = 0
            for piece in known[place]:
                eyes |= memo.eyes[piece]
            memo.seen_by[place] = eyes
            memo.note_change(place)

    def compare_eyes(self, eyes: list[int], memo: Memo, changed: list[int]) -> None:
        """Add the places with pieces whose faces were shown or lost from sight."""
        old = memo.eyes
        memo.eyes = eyes[:]
        if not old:
            return
        for place in self.hidden_places:
            for piece in memo.places[place]:
                if old[piece] != eyes[piece]:
                    if place not in changed:
                        changed.append(place)
                    break

    def update_chunk(self, place: int, pieces: list[int], memo: Memo) -> None:
        """Work out the numbers of a face-up place from those before: mostly one piece has come or gone."""
        old, left, kinds, chunk = memo.places[place], memo.left, self.box.kind, memo.chunks[place]
        if chunk is NO_CHUNK:
            chunk = bytearray(self.n_kinds + self.slots[place])
            memo.chunks[place] = chunk
        begin, end, old_end = 0, len(pieces), len(old)
        while begin < end and begin < old_end and old[begin] == pieces[begin]:
            begin += 1
        while end > begin and old_end > begin and old[old_end - 1] == pieces[end - 1]:
            end -= 1
            old_end -= 1
        for i in range(begin, old_end):
            kind = kinds[old[i]]
            left[kind] += 1
            chunk[kind] -= 1
        for i in range(begin, end):
            kind = kinds[pieces[i]]
            left[kind] -= 1
            chunk[kind] += 1
        if self.slots[place]:
            self.update_order(place, pieces, begin, len(old), chunk)

    def update_order(self, place: int, pieces: list[int], begin: int, n_before: int, chunk: bytearray) -> None:
        """Write the order of a face-up line again, from its first change on."""
        kinds, n = self.box.kind, len(pieces)
        end = n if n > n_before else n_before
        for at in range(begin, end if end < self.slots[place] else self.slots[place]):
            chunk[self.n_kinds + at] = least(kinds[pieces[at]] + 1, MOST) if at < n else 0

    def hidden_chunk(self, s: State, seat: int, place: int) -> bytes:
        """The numbers of a place whose pieces not everybody sees: faces, backs, and the order of a line."""
        kinds, backs, eyes, bit = self.box.kind, self.box.backs, s.eyes, 1 << seat
        slots, faces = self.slots[place], self.n_kinds
        order = faces + self.box.n_backs
        numbers = [0] * (order + slots)
        at = 0
        for piece in s.places[place]:
            kind = kinds[piece]
            face = kind if eyes[piece] & bit else faces + backs[kind]
            numbers[face] += 1
            if at < slots:
                numbers[order + at] = least(face + 1, MOST)
                at += 1
        return bytes(numbers)

    def unseen(self, s: State, seat: int, memo: Memo) -> bytes:
        """The copies of each kind that a seat has not seen."""
        kinds, eyes, bit = self.box.kind, s.eyes, 1 << seat
        left = memo.left[:]
        for place in self.hidden_places:
            if memo.seen_by[place] & bit:
                for piece in memo.places[place]:
                    if eyes[piece] & bit:
                        left[kinds[piece]] -= 1
        return bytes(left)

    def fill_seen(self, seen: list[list[int]], seat: int, row: Row) -> None:
        """The pieces in each place as a view has them: kinds, and backs as negative numbers."""
        pool = self.box.copies[:]
        for place in range(len(seen)):
            start = self.starts[seat][place]
            for face in seen[place]:
                if face >= 0:
                    pool[face] -= 1
                    row.add(start + face)
                else:
                    row.add(start + self.n_kinds - 1 - face)
            if self.slots[place]:
                self.fill_order(seen[place], place, seat, row)
        row.put_all(self.pool_block, pool)

    def fill_order(self, faces: list[int], place: int, seat: int, row: Row) -> None:
        """The order of a line, after the numbers of its pieces."""
        start = self.starts[seat][place] + self.n_kinds
        if not self.box.is_open[place]:
            start += self.box.n_backs
        slots = self.slots[place]
        for at in range(len(faces) if len(faces) < slots else slots):
            row.put(start + at, faces[at] + 1 if faces[at] >= 0 else self.n_kinds - faces[at])

    def fill_answer(self, answer: Action | None, row: Row) -> None:
        if answer is not None:
            number = answer.code + 1
            row.put(self.answer_block, number & MOST)
            row.put(self.answer_block + 1, number >> 8 & MOST)
            row.put(self.answer_block + 2, number >> 16)

    def fill_agenda(self, agenda: list[Step[Any]], seat: int, row: Row) -> None:
        """The steps from the next one on."""
        length = len(agenda)
        row.put(self.agenda_block, length)
        if not length:
            return
        at = self.agenda_block + 1
        row.put(self.question_block + self.steps[type(agenda[length - 1])], 1)
        for level in range(length if length < self.depth else self.depth):
            step = agenda[length - 1 - level]
            number = self.steps[type(step)]
            row.put(at, number + 1)
            self.fill_step(step, self.fields[number], seat, at + 1, row)
            at += self.width + 1

    def fill_step(self, step: Step[Any], names: list[str], seat: int, at: int, row: Row) -> None:
        end = at + self.width
        for name in names:
            value: Any = getattr(step, name)
            if isinstance(value, tuple):
                values: list[Any] = list(value)
                row.put(at, len(values))
                at += 1
            else:
                values = [value]
            for each in values:
                if at >= end:
                    return
                if isinstance(each, str):
                    row.put(at, self.words[each])
                elif name in SEAT_FIELDS:
                    row.put(at, self.relative(each, seat))
                else:
                    row.put(at, int(each) + 1)
                at += 1

    def fill_fields(self, s: Any, seat: int, row: Row, memo: Memo) -> None:
        """Write the open fields. A game overrides it together with `lay_out_fields`."""

    def relative(self, other: int, seat: int) -> int:
        """A seat as observations name it: 1 for the observing one, 2 for the next, and so on; 0 for nobody."""
        return (other - seat) % self.n + 1 if other >= 0 else 0


def least(one: int, other: int) -> int:
    """The smaller of two numbers; `min` is slow in compiled code."""
    return one if one < other else other


def who(turn: int) -> str:
    """The seat of these numbers, counted round the table from the observing seat."""
    return "own" if turn == 0 else f"seat +{turn}"
