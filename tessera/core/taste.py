"""Tastes: the numbers behind a bot's advice, as one flat table that can be shaken, written down and read again."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

Numbers = dict[str, float]
"""A taste as a table: `army`, `ordinary.3.0`."""
Taste = TypeVar("Taste")
FILE = "tastes.toml"
MOST_SEATS = 6


def numbers_of(taste: Any) -> Numbers:
    """All its numbers. Asked by `dir`, for the attributes of a compiled class are in no dictionary."""
    found: Numbers = {}
    for name in sorted(dir(taste)):
        value = getattr(taste, name)
        if not name.startswith("_") and not callable(value):
            flatten(name, value, found)
    return found


def flatten(name: str, value: Any, found: Numbers) -> None:
    if isinstance(value, list):
        for i, each in enumerate(value):
            flatten(f"{name}.{i}", each, found)
    else:
        found[name] = float(value)


def taste_with(kind: type[Taste], numbers: Numbers) -> Taste:
    """A new taste of this kind with these numbers, and its own where none is given."""
    made = kind()
    known = numbers_of(made)
    for name, number in numbers.items():
        if name not in known:
            raise ValueError(f"no taste has a number {name}")
        first, *path = name.split(".")
        if not path:
            setattr(made, first, number)
            continue
        row = getattr(made, first)
        for index in path[:-1]:
            row = row[int(index)]
        row[int(path[-1])] = number
    return made


def one_for_all(taste: Taste) -> list[Taste]:
    """The same for every number of seats."""
    return [taste] * (MOST_SEATS + 1)


def read_tastes(folder: Path, kind: type[Taste]) -> list[Taste]:
    """For every number of seats the taste found by play with as many, or with the most that are fewer; else the first."""
    read = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
    found = {int(seats): taste_with(kind, numbers) for seats, numbers in read["seats"].items()}
    return [found[nearest(list(found), seats)] for seats in range(MOST_SEATS + 1)]


def nearest(counts: list[int], seats: int) -> int:
    """Of some numbers of seats the one that serves so many."""
    return max([n for n in counts if n <= seats], default=min(counts))
