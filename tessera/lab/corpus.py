"""The corpus: finished matches of every game, seat count and option, by which each change of the rules is measured.

`python -m tessera.lab.corpus` says how many matches of each edition no longer replay as they were written. `--write` writes the
matches of the current editions that are missing, `--anew` all of them. docs/editions.md says when.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from pathlib import Path
from typing import Any

from tessera.arena.match import play, seed_of
from tessera.core.editions import read_folder, seal_of_files
from tessera.core.game import Game, Option
from tessera.core.record import Record
from tessera.core.refusal import BadCall, BadRecord
from tessera.core.replay import replay
from tessera.games import GAMES

CORPUS = Path(__file__).parent.parent.parent / "tests" / "corpus"
"""In a checkout of the sources."""
FEWEST = 8
"""Matches of each game; where there are few seat counts and options, each is played several times."""
COMPONENTS = "components.txt"
"""In the folder of each edition: the seal of the components that it was written with."""
AGENTS = ("greedy", "random")
NUMBERS = {"max_rounds": (6,), "market_circuits": (1,), "extra_commoners": (2,), "first_player": (1,)}
"""Values other than the default that are tried of options that are numbers."""


def folder_of(game: Game, edition: str) -> Path:
    return CORPUS / game.id / f"edition-{edition}"


def house_seal(game: Game) -> str:
    """The seal of the house components."""
    return seal_of_files(read_folder(game.folder / "data"))


def variants(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every seat count with the default options, and every other value of each option once for each seat count."""
    found: list[tuple[int, dict[str, Any]]] = []
    for seats in game.seats:
        for options in [{}, *[{option.name: value} for option in game.options for value in others(option)]]:
            try:
                game.box(seats, options)
            except BadCall:
                continue  # not every option fits every number of seats
            found.append((seats, options))
    return found


def others(option: Option) -> list[Any]:
    """The values of an option besides its default."""
    if option.is_folder:
        return []
    if isinstance(option.default, bool):
        return [not option.default]
    return [value for value in option.choices or NUMBERS.get(option.name, ()) if value != option.default]


def name_of(seats: int, options: dict[str, Any], again: int) -> str:
    chosen = "".join(f"-{name}-{value}".lower().replace("_", "-") for name, value in options.items())
    return f"{seats}-seats{chosen}{f'-{again + 1}' if again else ''}.txt"


def written(record: Record) -> str:
    """A record as text: its heading, an entry on each line, and the last seal."""
    data = record.json()
    entries, seals = data.pop("entries"), data.pop("seals")
    return "\n".join([json.dumps(data, sort_keys=True), *entries, f"seal {seals[-1]}"]) + "\n"


def read(text: str) -> Record:
    """A record from such a text. A line that was altered does not fit the seal."""
    heading, *entries, seal = text.splitlines()
    record = Record.read({**json.loads(heading), "entries": entries, "seals": []})
    record.seals = record.sealed()
    if f"seal {record.seals[-1]}" != seal:
        raise BadRecord("the text was altered after it was written")
    return record


def judge(path: Path) -> str:
    """What is wrong with the replay of a match; empty if it is as it was written."""
    try:
        record = read(path.read_text(encoding="utf-8"))
        match = replay(GAMES[record.game], record)
    except (BadRecord, BadCall) as error:
        return str(error)
    again = match.written()
    return "" if (again.entries, again.result) == (record.entries, record.result) else "it ended otherwise"


def write(game: Game, anew: bool) -> int:
    """Write the matches of the current edition. How many were written."""
    folder = folder_of(game, game.version)
    if anew and folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / COMPONENTS).write_text(house_seal(game) + "\n", encoding="utf-8")
    found, n = variants(game), 0
    for again in range(max(1, FEWEST // len(found))):
        for number, (seats, options) in enumerate(found):
            path = folder / name_of(seats, options, again)
            if path.exists():
                continue
            seed = seed_of(number, again)
            agents = [AGENTS[(seat + number + again) % len(AGENTS)] for seat in range(seats)]
            path.write_text(written(play(game, agents, seed, seed, options).written()), encoding="utf-8")
            n += 1
    return n


def matches(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("*.txt") if path.name != COMPONENTS)


def report() -> int:
    """Print how many matches of each edition are altered by the rules as they stand."""
    n_altered = 0
    for folder in sorted(CORPUS.glob("*/edition-*")):
        verdicts = {path.name: judge(path) for path in matches(folder)}
        altered = {name: why for name, why in verdicts.items() if why}
        n_altered += len(altered)
        print(f"{folder.parent.name} {folder.name}: {len(altered)} of {len(verdicts)} matches altered")
        for name, why in altered.items():
            print(f"  {name}: {why}")
    return 1 if n_altered else 0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the matches of the current editions that are missing")
    parser.add_argument("--anew", action="store_true", help="write all matches of the current editions anew")
    parser.add_argument("--game", action="append", default=[], help="only this game")
    args = parser.parse_args(arguments)
    if not (args.write or args.anew):
        return report()
    for game in GAMES.values():
        if not args.game or game.id in args.game:
            print(f"{game.id}: {write(game, args.anew)} matches written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
