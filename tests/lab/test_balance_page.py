"""The page of balance figures is complete: its tables are well-formed and have one row for every card of the deck."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest
from games.the_ancient_world.build import open_box

from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.cards import EMPIRE, MILITARY, START
from tessera.games.the_ancient_world.state import AncientBox
from tessera.lab.ancient_world_balance import LIMITS, Count, card_table, play, tally, targets

PAGE = Path(__file__).parents[2] / "docs" / "balance" / "the-ancient-world.md"


def read_tables() -> list[list[list[str]]]:
    """The tables of the page, each a list of rows, each a list of cells."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    blocks = [list(block) for is_table, block in groupby(lines, lambda line: line.startswith("|")) if is_table]
    return [[[cell.strip() for cell in line.strip("|").split("|")] for line in block] for block in blocks]


def offered() -> list[str]:
    """The names of all cards that can lie in a row."""
    box = GAME.box(2)
    assert isinstance(box, AncientBox)
    return [card.name for card in box.cards if card.group in (EMPIRE, MILITARY) and card.back != START]


def test_every_row_has_as_many_cells_as_its_header() -> None:
    for rows in read_tables():
        assert {len(row) for row in rows} == {len(rows[0])}, rows[0]


def test_every_card_of_the_deck_has_one_row() -> None:
    tables = [rows for rows in read_tables() if rows[0][-1] == "their wins less a fair share"]
    assert [[row[0] for row in rows[2:]] for rows in tables] == [offered()]


def test_every_limit_has_one_row() -> None:
    tables = [rows for rows in read_tables() if rows[0][0] == "limit"]
    assert [[row[0] for row in rows[2:]] for rows in tables] == [list(LIMITS)]


@pytest.fixture(scope="module")
def counts() -> list[Count]:
    """One match of each number of players."""
    counted = []
    for seats in (2, 3, 4):
        count = Count(seats, wins=[0.0] * seats)
        tally(play(open_box(seats), 1, count), count)
        counted.append(count)
    return counted


def test_a_limit_that_is_missed_is_named_as_such(counts: list[Count]) -> None:
    for count in counts:
        count.points = [41]
    kept = {line.split(" | ")[0].strip("| "): line.endswith("| yes |") for line in targets(counts).splitlines()[2:]}
    assert kept["DC-70: mean score 18 to 40"] is False
    assert kept["DC-73: 4 to 9 Empire cards for each player"] is True


def test_the_card_table_is_that_of_the_page(counts: list[Count]) -> None:
    header = card_table(counts).splitlines()[0]
    assert header in PAGE.read_text(encoding="utf-8").splitlines()
