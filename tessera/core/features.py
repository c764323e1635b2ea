"""A view as numbers of a fixed length, for learning programs.

First how many pieces of each kind lie in each place, then how many unseen ones, then chosen fields of the view. What belongs
to seats begins with the own one and goes round the table, so that every seat sees itself in the same numbers.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tessera.core.box import Box
from tessera.core.view import View


class Field:
    """A field of the view, as so many numbers: cut off, or filled up with zeros. Words count as nothing."""

    def __init__(self, name: str, size: int, per_seat: bool = False) -> None:
        self.name = name
        self.size = size
        """For each seat, if it is kept per seat."""
        self.per_seat = per_seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """How the views of one game become numbers."""

    def __init__(self, fields: tuple[Field, ...]) -> None:
        self.fields = fields

    def size(self, box: Box) -> int:
        places = len(box.places) * (len(box.names) + 1)
        return places + sum([field.size * (box.seats if field.per_seat else 1) for field in self.fields])

    def vector(self, view: View) -> list[float]:
        """The numbers, `size` of them."""
        found: list[float] = []
        for place in order_of(view.box, view.seat):
            found += count_kinds(view.places[place], len(view.box.names))
        for field in self.fields:
            value = view.fields[field.name]
            if field.per_seat:
                for turn in range(view.box.seats):
                    found += fitted(value[(view.seat + turn) % view.box.seats], field.size)
            else:
                found += fitted(value, field.size)
        return found

    def labels(self, box: Box) -> list[str]:
        """What each number counts."""
        found: list[str] = []
        for place in order_of(box, 0):
            name = (
                f"{box.places[place].name} {box.places[place].seat}" if box.places[place].seat >= 0 else box.places[place].name
            )
            found += [f"{name}: {kind}" for kind in box.names] + [f"{name}: unseen"]
        for field in self.fields:
            for turn in range(box.seats if field.per_seat else 1):
                whose = f" {turn}" if field.per_seat else ""
                found += [f"{field.name}{whose}: {number}" for number in range(field.size)]
        return found


def order_of(box: Box, seat: int) -> list[int]:
    """The places, those of seats in table order from this seat on."""
    found: list[int] = []
    for number, place in enumerate(box.places):
        if place.seat < 0:
            found.append(number)
    for turn in range(box.seats):
        for number, place in enumerate(box.places):
            if place.seat == (seat + turn) % box.seats:
                found.append(number)
    return found


def count_kinds(pieces: list[int], n_kinds: int) -> list[float]:
    counts = [0.0] * (n_kinds + 1)
    for kind in pieces:
        counts[kind if kind >= 0 else n_kinds] += 1.0
    return counts


def fitted(value: Any, size: int) -> list[float]:
    numbers: list[float] = []
    flatten(value, numbers)
    return (numbers + [0.0] * size)[:size]


def flatten(value: Any, numbers: list[float]) -> None:
    if isinstance(value, list):
        for item in value:
            flatten(item, numbers)
    else:
        numbers.append(0.0 if isinstance(value, str) else float(value))
