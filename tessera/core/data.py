"""Components as data: TOML that is read strictly, with errors that say file, line and what was expected."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from tessera.core.refusal import BadCall


class BadData(BadCall):
    """A data file that does not say what it should."""


class Sheet:
    """A TOML table being read. `done` reports keys that were never asked for."""

    def __init__(self, path: Path, lines: list[str], line: int, name: str, values: dict[str, Any]) -> None:
        self.path = path
        self.lines = lines
        self.line = line
        self.name = name
        self.values = values
        self.read: set[str] = set()

    def wrong(self, key: str, expected: str) -> BadData:
        """An error that names the file and line of a key, the value found and the value expected."""
        line = self.line_of(key)
        found = f"not {self.values[key]!r}" if key in self.values else "which is missing"
        return BadData(f"{self.path.name}, line {line}: {self.name}.{key} should be {expected}, {found}")

    def line_of(self, key: str) -> int:
        """The line of a key of this table, or the line of the table if the key is missing."""
        wanted = re.compile(rf"(^|[\s{{,]){re.escape(key)}\s*=")
        for number in range(self.line - 1, len(self.lines)):
            text = self.lines[number]
            if number >= self.line and text.lstrip().startswith("["):
                break
            if wanted.search(text):
                return number + 1
        return self.line

    def get(self, key: str, wanted: type, expected: str) -> Any:
        self.read.add(key)
        value = self.values.get(key)
        if type(value) is not wanted:
            raise self.wrong(key, expected)
        return value

    def has(self, key: str) -> bool:
        return key in self.values

    def text(self, key: str) -> str:
        return str(self.get(key, str, "a text"))

    def number(self, key: str, low: int = 0, high: int = 1_000_000) -> int:
        value = int(self.get(key, int, "a whole number"))
        if not low <= value <= high:
            raise self.wrong(key, f"from {low} to {high}")
        return value

    def flag(self, key: str) -> bool:
        return bool(self.get(key, bool, "true or false"))

    def choice(self, key: str, choices: tuple[str, ...]) -> str:
        value = self.text(key)
        if value not in choices:
            raise self.wrong(key, f"one of {', '.join(choices)}")
        return value

    def items(self, key: str) -> list[Any]:
        return list(self.get(key, list, "a list"))

    def choices(self, key: str, choices: tuple[str, ...]) -> list[str]:
        values = self.items(key)
        if not all(value in choices for value in values):
            raise self.wrong(key, f"a list out of {', '.join(choices)}")
        return [str(value) for value in values]

    def table(self, key: str) -> Sheet:
        values = self.get(key, dict, "a table")
        return Sheet(self.path, self.lines, self.line_of(key), f"{self.name}.{key}", values)

    def tables(self, key: str) -> list[Sheet]:
        """The tables of an array `[[key]]` or `key = [ { ... } ]`, in their order."""
        values = self.items(key)
        if not all(isinstance(value, dict) for value in values):
            raise self.wrong(key, "a list of tables")
        heads = [number + 1 for number, text in enumerate(self.lines) if text.strip() == f"[[{key}]]"]
        if len(heads) != len(values):
            heads = [self.line_of(key)] * len(values)
        return [
            Sheet(self.path, self.lines, line, str(value.get("id", key)), value)
            for line, value in zip(heads, values, strict=True)
        ]

    def done(self) -> None:
        """Raise an error if the table has keys that were not asked for."""
        for key in self.values:
            if key not in self.read:
                known = ", ".join(sorted(self.read))
                raise BadData(f"{self.path.name}, line {self.line_of(key)}: {self.name} has no key '{key}'; it has {known}")


def read_toml(path: Path) -> Sheet:
    """A data file as a table to be read."""
    try:
        text = path.read_text(encoding="utf-8")
        return Sheet(path, text.splitlines(), 1, path.stem, tomllib.loads(text))
    except OSError as error:
        raise BadData(f"{path.name} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{path.name} is not valid TOML: {error}") from None
