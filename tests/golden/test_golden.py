"""One printed match a game, compared as text.

    TESSERA_GOLDEN=write python -m pytest tests/golden

writes the pages anew. Read the difference before you commit it, and say in the commit why the new text is right.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from golden.printed import print_match

from tessera.games import find_game

PAGES = Path(__file__).parent
SEED = 7
PRINTED = {"tides-of-time": False, "the-ancient-world": True}
"""The games, and whether only news are printed because their table is large."""


@pytest.mark.parametrize("id", PRINTED)
def test_a_printed_match_reads_as_before(id: str) -> None:
    page = PAGES / f"{id}.txt"
    text = print_match(find_game(id), SEED, PRINTED[id])
    if os.environ.get("TESSERA_GOLDEN") == "write":
        page.write_text(text, encoding="utf-8")
    written = page.read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip(written, text.splitlines(), strict=False), 1):
        assert new == old, f"{page.name}, line {number}"
    assert len(text.splitlines()) == len(written)
