"""One printed match a game, compared as text.

    TESSERA_GOLDEN=write python -m pytest tests/golden

writes the pages anew. Read the difference before you commit it, and say in the commit why the new text is right.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from golden.printed import print_match

from tessera.core.game import Game
from tessera.games import GAMES

PAGES = Path(__file__).parent
SEED = 7
WHOLE = 100
"""In matches of at most so many actions whole views are printed; in longer ones only what changed."""
PRINTED = [game for game in GAMES.values() if not (PAGES / f"test_{game.folder.name}.py").exists()]
"""The games whose match is not printed by a module of their own."""


@pytest.mark.parametrize("game", PRINTED, ids=[game.id for game in PRINTED])
def test_a_printed_match_reads_as_before(game: Game) -> None:
    page = PAGES / f"{game.id}.txt"
    text = print_match(game, SEED, only_news=game.longest > WHOLE)
    if os.environ.get("TESSERA_GOLDEN") == "write":
        page.write_text(text, encoding="utf-8")
    written = page.read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip(written, text.splitlines(), strict=False), 1):
        assert new == old, f"{page.name}, line {number}"
    assert len(text.splitlines()) == len(written)
