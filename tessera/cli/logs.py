"""Plays a match of each game and prints its log in every language: `python -m tessera.cli.logs --out docs/logs`."""

from __future__ import annotations

import argparse
import json
from contextlib import redirect_stdout
from pathlib import Path

from tessera.agents import make_agent
from tessera.api import new_match
from tessera.cli.main import main as run_tessera
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.games import GAMES

SEED = 7
NAMES = ("Ada", "Bert", "Cleo", "Dora")


def played(game: Game) -> Match:
    """A quick match of players who follow the bot's advice."""
    match = new_match(game.id, seats=game.quick_seats, seed=SEED)
    agents = [make_agent("greedy", game, seat) for seat in range(match.seats)]
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, agents[seat].choose(match.look(seat), match.options(seat)))
    return match


def write(out: Path, game: Game) -> None:
    """Write the record and what a watcher was told, in every language of the game."""
    match = played(game)
    record = out / f"{game.id}.json"
    record.write_text(json.dumps(match.record(), indent=0) + "\n", encoding="utf-8")
    names = ",".join(NAMES[: match.seats])
    for language in game.languages:
        with (out / f"{game.id}.{language}.txt").open("w", encoding="utf-8") as page, redirect_stdout(page):
            run_tessera(["record", str(record), "--told", "--names", names, "--language", language])


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    out = parser.parse_args(words).out
    out.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        write(out, game)


if __name__ == "__main__":
    main()
