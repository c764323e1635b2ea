"""A translation says all that English says, with the same values and the same rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tessera.core.game import HOUSE_MESSAGES
from tessera.core.messages import Messages
from tessera.games import GAMES

VALUE = re.compile(r"\$(\w+)")


FOLDERS = [HOUSE_MESSAGES.parent, *[game.folder for game in GAMES.values()]]


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])
def test_german_has_every_sentence_with_the_same_values(folder: Path) -> None:
    english, german = (Messages.load(folder / name).patterns for name in ("messages.ftl", "messages.de.ftl"))
    for key, said in english.items():
        if key.endswith(".rule"):
            assert german.get(key, said) == said
        else:
            assert set(VALUE.findall(german[key])) == set(VALUE.findall(said)), key
