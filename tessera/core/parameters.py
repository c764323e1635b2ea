"""Parameters of a bot: the numbers behind its advice, as one flat table that can be varied, written down and read again."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

Numbers = dict[str, float]
"""Parameters as a table from names to numbers: `army`, `ordinary.3.0`."""
Parameters = TypeVar("Parameters")
FILE = "parameters.toml"
MOST_SEATS = 6


def numbers_of(parameters: Any) -> Numbers:
    """All numbers of a parameters object. They are found by `dir`: a compiled class has no dictionary."""
    found: Numbers = {}
    for name in sorted(dir(parameters)):
        value = getattr(parameters, name)
        if not name.startswith("_") and not callable(value):
            flatten(name, value, found)
    return found


def flatten(name: str, value: Any, found: Numbers) -> None:
    if isinstance(value, list):
        for i, each in enumerate(value):
            flatten(f"{name}.{i}", each, found)
    else:
        found[name] = float(value)


def with_numbers(kind: type[Parameters], numbers: Numbers) -> Parameters:
    """New parameters of this kind with these numbers, and the defaults where none is given."""
    made = kind()
    known = numbers_of(made)
    for name, number in numbers.items():
        if name not in known:
            raise ValueError(f"there is no parameter {name}")
        first, *path = name.split(".")
        if not path:
            setattr(made, first, number)
            continue
        row = getattr(made, first)
        for index in path[:-1]:
            row = row[int(index)]
        row[int(path[-1])] = number
    return made


def one_for_all(parameters: Parameters) -> list[Parameters]:
    """The same parameters for every number of seats."""
    return [parameters] * (MOST_SEATS + 1)


def read_parameters(folder: Path, kind: type[Parameters]) -> list[Parameters]:
    """For every number of seats the parameters tuned for it, else those for the next smaller number, else the first."""
    read = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
    found = {int(seats): with_numbers(kind, numbers) for seats, numbers in read["seats"].items()}
    return [found[nearest(list(found), seats)] for seats in range(MOST_SEATS + 1)]


def nearest(counts: list[int], seats: int) -> int:
    """The number of seats whose parameters are used for a match of `seats`."""
    return max([n for n in counts if n <= seats], default=min(counts))
