"""The Ancient World in other languages: each says all that English says, with the same values and numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tessera.core.messages import MARKS, VARIABLE, Messages
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.card_text import describe
from tessera.games.the_ancient_world.components import HOUSE, read_pack

ENGLISH = GAME.words().patterns
SAID = {key: pattern for key, pattern in ENGLISH.items() if not key.endswith(MARKS)}
LANGUAGES = [path for path in sorted((GAME.folder / "words").glob("*.ftl")) if path.stem != "en"]


def test_german_is_one_of_them() -> None:
    assert "de" in [path.stem for path in LANGUAGES]


@pytest.mark.parametrize("path", LANGUAGES, ids=[path.name for path in LANGUAGES])
def test_every_sentence_is_there_with_the_same_values(path: Path) -> None:
    other = GAME.words(path.stem).patterns
    assert set(other) == set(SAID)
    for key, pattern in SAID.items():
        assert set(VARIABLE.findall(other[key])) == set(VARIABLE.findall(pattern)), key


@pytest.mark.parametrize("path", LANGUAGES, ids=[path.name for path in LANGUAGES])
def test_a_card_shows_the_same_numbers(path: Path) -> None:
    for card in read_pack(HOUSE):
        said = describe(card, GAME.words(path.stem))
        assert re.findall(r"\d+", said) == re.findall(r"\d+", describe(card, GAME.words())), card.id


@pytest.mark.parametrize("path", LANGUAGES, ids=[path.name for path in LANGUAGES])
def test_a_plural_has_its_two_forms(path: Path) -> None:
    messages = Messages.load(path)
    for key, pattern in messages.patterns.items():
        if "[one]" in pattern:
            one = messages.say(key, n=1, m=1, points=1, seat="Ann", piece="Titan", pieces="Titan", text="1")
            many = messages.say(key, n=2, m=2, points=2, seat="Ann", piece="Titan", pieces="Titan", text="1")
            assert one != many.replace("2", "1"), key
            assert "{" not in one + many, key
