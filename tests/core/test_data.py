"""Data files: what is wrong is named by file, line and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.core.data import BadData, read_toml
from tessera.games.tides_of_time.components import read_cards

GOOD = """
[[card]]
id = "a"
name = "A"
suit = "palace"
ability = { kind = "each", suit = "garden", points = 3 }
"""


def cards(folder: Path, text: str) -> None:
    path = folder / "cards.toml"
    path.write_text(text, encoding="utf-8")
    read_cards(path)


def test_a_good_file_is_read(tmp_path: Path) -> None:
    cards(tmp_path, GOOD)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('suit = "palace"', 'suit = "moat"', "cards.toml, line 5: a.suit should be one of palace, .*, not 'moat'"),
        ('name = "A"', "name = 3", "cards.toml, line 4: a.name should be a text, not 3"),
        ('name = "A"\n', "", "cards.toml, line 2: a.name should be a text, which is missing"),
        ('name = "A"', 'name = "A"\ncolour = "red"', "cards.toml, line 5: a has no key 'colour'"),
        ("points = 3", "points = -3", "cards.toml, line 6: a.ability.points should be from 0 to"),
        ("points = 3", "points = true", "points should be a whole number, not True"),
        ('kind = "each"', 'kind = "every"', "kind should be one of each, majority"),
        ("points = 3 }", "points = 3, extra = 1 }", "line 6: a.ability has no key 'extra'"),
        ("[[card]]", "[[cards]]", "cards.card should be a list, which is missing"),
        ("[[card]]", "[[card", "not valid TOML"),
    ],
)
def test_a_wrong_value_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(BadData, match=said):
        cards(tmp_path, GOOD.replace(old, new))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"nothing\.toml cannot be read"):
        read_toml(tmp_path / "nothing.toml")
