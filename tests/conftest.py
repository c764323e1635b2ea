"""Settings of all tests: the engine that they use, and the order in which they run.

Tests run on plain Python, whatever this checkout has compiled: they replace methods, and coverage sees sources only.
`tests/compiled` asks for the compiled engine by itself.

The rules' tests run first, because a broken rule also breaks tests of bots and balance figures, which cite no rule.
"""

import os
from pathlib import Path

import pytest

os.environ.setdefault("TESSERA_COMPILE", "off")

TESTS = Path(__file__).parent
JUDGEMENT = ("advice", "bot", "judging", "matches")
"""Words in the names of those test files of a game that are about its bot or about whole matches."""
ORDER = (
    "rules",
    "core",
    "laws",
    "perft",
    "golden",
    "other",
    "judgement",
    "agents",
    "arena",
    "lab",
    "solve",
    "research",
    "server",
    "web",
)
"""The groups of tests in the order in which they run; `rules` and `judgement` are the two parts of `tests/games`.

`web` comes last, because the browser's driver runs an event loop in its process until the end."""


def group_of(path: Path) -> str:
    """The group of a test file: its folder, except that a game's tests are divided into rules and judgement."""
    parts = path.relative_to(TESTS).parts
    if parts[0] == "games":
        return "judgement" if any(word in path.stem for word in JUDGEMENT) else "rules"
    return parts[0] if parts[0] in ORDER else "other"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort the tests by group; within a group they keep their order."""
    items.sort(key=lambda item: ORDER.index(group_of(item.path)) if item.path.is_relative_to(TESTS) else len(ORDER))
