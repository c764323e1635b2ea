"""Tastes: the numbers behind a bot's advice, as one flat table that can be shaken, written down and read again."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

Numbers = dict[str, float]
"""A taste as a table: `army`, `ordinary.3.0`."""
Taste = TypeVar("Taste")


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


def read_tastes(folder: Path, kind: type[Taste]) -> dict[int, Taste]:
    """For each number of seats the taste that was found by play."""
    read = tomllib.loads((folder / "tastes.toml").read_text(encoding="utf-8"))
    return {int(seats): taste_with(kind, found) for seats, found in read["seats"].items()}
