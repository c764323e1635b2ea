"""Plays a match of each game and prints its log in every language: `python -m tessera.cli.logs --out docs/logs`."""

from __future__ import annotations

import argparse
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from tessera.agents import make_agent
from tessera.api import new_match
from tessera.cli.main import main as run_tessera
from tessera.core.match import Match
from tessera.games import find_game

SEED = 7
NAMES = ("Ada", "Bert", "Cleo")
MATCHES: list[tuple[str, str, int, dict[str, Any]]] = [
    ("tides-of-time", "tides-of-time", 2, {}),
    ("the-ancient-world", "the-ancient-world", 2, {}),
    ("age-of-heroes", "age-of-heroes", 3, {}),
    ("city-builder", "city-builder", 2, {}),
    ("city-builder-together", "city-builder", 2, {"mode": "cooperative"}),
]
"""The name of each log, with the game, the number of seats and the options of its match."""


def played(game: str, seats: int, options: dict[str, Any]) -> Match:
    """A match of players who follow the bot's advice."""
    match = new_match(game, seats=seats, seed=SEED, options=options)
    agents = [make_agent("greedy", find_game(game), seat) for seat in range(seats)]
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, agents[seat].choose(match.look(seat), match.options(seat)))
    return match


def write(out: Path, name: str, game: str, seats: int, options: dict[str, Any]) -> None:
    """Write the record and what a watcher was told, in every language of the game."""
    record = out / f"{name}.json"
    record.write_text(json.dumps(played(game, seats, options).record(), indent=0) + "\n", encoding="utf-8")
    for language in find_game(game).languages:
        with (out / f"{name}.{language}.txt").open("w", encoding="utf-8") as page, redirect_stdout(page):
            run_tessera(["record", str(record), "--told", "--names", ",".join(NAMES[:seats]), "--language", language])


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    out = parser.parse_args(words).out
    out.mkdir(parents=True, exist_ok=True)
    for name, game, seats, options in MATCHES:
        write(out, name, game, seats, options)


if __name__ == "__main__":
    main()
