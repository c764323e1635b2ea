"""The examples of the research page run as they are printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tessera.games import GAMES

PAGE = Path(__file__).resolve().parents[2] / "docs" / "research.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)


def test_the_sizes_are_those_of_today() -> None:
    rows = re.findall(r"^\| ([\w ]+) \| (\d) \| ([\d,]+) \| ([\d,]+) \|$", PAGE.read_text(encoding="utf-8"), re.M)
    assert len(rows) == len(GAMES)
    for title, seats, numbers, actions in rows:
        game = next(game for game in GAMES.values() if game.title.startswith(title))
        box = game.box(int(seats))
        sizes = (game.features.size(box), len(game.features.actions(box).all))
        assert sizes == (int(numbers.replace(",", "")), int(actions.replace(",", ""))), title


def test_there_is_an_example_of_every_door() -> None:
    assert len(EXAMPLES) == 6
    assert all(len(example.splitlines()) <= 13 for example in EXAMPLES)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs_and_prints(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[number], f"example {number + 1}", "exec"), {})
    assert capsys.readouterr().out.strip()
