"""A translation says all that English says, with the same values and the same rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tessera.core.game import SHARED_WORDS
from tessera.core.messages import Messages
from tessera.games import GAMES

VALUE = re.compile(r"\$(\w+)")
FOR_PROGRAMS = (".form", ".from-zero", ".literal", ".fold")
"""Attributes that nobody reads: which actions a sentence is for, which numbers count from zero, and which text is quoted."""


FOLDERS = [SHARED_WORDS, *[game.folder / "words" for game in GAMES.values()]]


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.parent.name for folder in FOLDERS])
def test_german_has_every_sentence_with_the_same_values(folder: Path) -> None:
    english, german = (Messages.load(folder / name).patterns for name in ("en.ftl", "de.ftl"))
    for key, said in english.items():
        if key.endswith(".rule"):
            assert german.get(key, said) == said
        elif key.endswith(FOR_PROGRAMS):
            assert key not in german, f"{key} is the same in every language, so English alone has it"
        else:
            assert set(VALUE.findall(german[key])) == set(VALUE.findall(said)), key
