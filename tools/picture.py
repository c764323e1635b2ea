"""Draw the README's picture: the terminal table in the middle of a match, as SVG without any outside font.

python tools/picture.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import tessera
from tessera.agents import make_agent
from tessera.games import find_game

TARGET = Path(__file__).resolve().parent.parent / "docs" / "screens" / "terminal.svg"


def main() -> None:
    game = find_game("tides-of-time")
    match = tessera.new_match(game.id, seed=12)
    agents = [make_agent("greedy", game, seat) for seat in range(2)]
    while match.view(None)["round"] < 2 or match.view(None)["pick"] < 4:
        seat = match.waiting()[0]
        match.play(seat, agents[seat].choose(match.look(seat), match.options(seat)))
    console = Console(record=True, width=84, file=io.StringIO())
    assert game.draw is not None
    console.print(game.draw(match.look(0)))
    picture = console.export_svg(title="tessera play tides-of-time --terminal")
    TARGET.write_text(
        re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.S).replace("Fira Code", "ui-monospace"), encoding="utf-8"
    )


if __name__ == "__main__":
    main()
