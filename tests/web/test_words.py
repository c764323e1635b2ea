"""A translation says all that English says, with the same values and the same rules."""

from __future__ import annotations

import re

import pytest

from tessera.core.messages import Messages
from tessera.games import find_game

VALUE = re.compile(r"\$(\w+)")


@pytest.mark.parametrize("game", ["age-of-heroes"])
def test_german_has_every_sentence_with_the_same_values(game: str) -> None:
    folder = find_game(game).folder
    english, german = (Messages.load(folder / name).patterns for name in ("messages.ftl", "messages.de.ftl"))
    assert german.keys() == english.keys()
    for key, said in english.items():
        if key.endswith(".rule"):
            assert german[key] == said
        else:
            assert set(VALUE.findall(german[key])) == set(VALUE.findall(said)), key
