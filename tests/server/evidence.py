"""The long runs in stretches, each of which goes on where the last one stopped.

PYTHONPATH=.:tests python -m server.evidence kills --notes notes.jsonl --seconds 450
PYTHONPATH=.:tests python -m server.evidence leaks --game age-of-heroes --notes notes.jsonl --seconds 450
PYTHONPATH=.:tests python -m server.evidence summary --notes notes.jsonl

What is asked for: kills (300), duplicates (100,000 moves), races (1,000 rounds of 50 conflicting moves), babble
(1,000,000 messages), leaks (5,000 pairs of each game) and restarts (every one of 40 within 3 s, on a quiet machine).
Every stretch writes one line; anything that breaks ends the run with its error and is not written down.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

os.environ["TESSERA_LONG"] = "1"  # whole matches; read by the modules below

import pytest
import uvloop
from laws.worlds import CASES
from server import rigged, test_leaks
from server.processes import Server
from server.test_faults import N_STORED, kill_often, stock
from server.test_fuzz import babble
from server.test_races import rush_often, send_repeatedly

from tessera.games import GAMES

WANTED = {"kills": 300, "duplicates": 100_000, "races": 1000, "babble": 1_000_000, "leaks": 5000, "restarts": 40}
Facts = dict[str, Any]


class Notes:
    """What was done so far, a line of JSON for each stretch."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def lines(self, what: str, of: str) -> list[Facts]:
        if not self.path.exists():
            return []
        read = [json.loads(line) for line in self.path.read_text(encoding="utf-8").splitlines()]
        return [line for line in read if (line["what"], line["of"]) == (what, of)]

    def done(self, what: str, of: str = "") -> int:
        return sum(line["n"] for line in self.lines(what, of))

    def add(self, what: str, of: str, facts: Facts) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"what": what, "of": of, **facts}) + "\n")


def kills(folder: Path, done: int, left: int) -> Facts:
    n = min(15, left)
    starts, moves = kill_often(folder, done, n)
    return {"n": n, "moves": moves, "starts": [round(start, 2) for start in starts]}


def duplicates(folder: Path, done: int, left: int) -> Facts:
    return {"n": uvloop.run(send_repeatedly(folder, done, min(4000, left)))}


def races(folder: Path, done: int, left: int) -> Facts:
    return {"n": uvloop.run(rush_often(folder, done, min(50, left))), "rivals": 50}


def messages(folder: Path, done: int, left: int) -> Facts:
    return {"n": uvloop.run(babble(folder, done, min(20_000, left)))}


def restarts(folder: Path, done: int, left: int) -> Facts:
    """Kill and start a server that holds a thousand games, with nobody else at work."""
    starts = []
    with Server(folder) as server:
        asyncio.run(stock(server, folder / "tables.db", N_STORED))
        for _ in range(min(10, left)):
            server.kill()
            with contextlib.closing(sqlite3.connect(folder / "tables.db")) as db:
                db.execute("UPDATE beats SET seen = seen - 600")  # ten minutes without a server: every clock is owed them
                db.commit()
            starts.append(round(server.start(), 2))
    return {"n": len(starts), "starts": starts, "load": round(os.getloadavg()[0], 2)}


RUNS: dict[str, Callable[[Path, int, int], Facts]] = {
    "kills": kills,
    "duplicates": duplicates,
    "races": races,
    "babble": messages,
    "restarts": restarts,
}


def leaks(notes: Notes, game: str, wanted: int, seconds: float, first: int) -> None:
    """Pairs of one game, shared out among the ways to set it up; a few of each in turn."""
    rigged.rig(pytest.MonkeyPatch())
    cases = [case for case in CASES if case.game.id == game]
    share = -(-wanted // len(cases))
    begin = time.monotonic()
    while time.monotonic() - begin < seconds:
        behind = min(cases, key=lambda case: notes.done("leaks", str(case)))
        done = notes.done("leaks", str(behind))
        if done >= share:
            return
        n, start = min(5, share - done), time.process_time()
        moves, different = uvloop.run(test_leaks.run_pairs(behind, range(first + done, first + done + n)))
        spent = round(time.process_time() - start, 2)
        notes.add("leaks", str(behind), {"n": n, "moves": moves, "different": different, "cpu": spent, "game": game})


def stretches(notes: Notes, what: str, wanted: int, seconds: float) -> None:
    begin = time.monotonic()
    while (left := wanted - (done := notes.done(what))) > 0 and time.monotonic() - begin < seconds:
        start = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            facts = RUNS[what](Path(folder), done, left)
        notes.add(what, "", {**facts, "took": round(time.monotonic() - start, 1)})


def summary(notes: Notes) -> Iterator[str]:
    for what in RUNS:
        lines = notes.lines(what, "")
        starts = sorted(start for line in lines for start in line.get("starts", []))
        said = f"{what}: {notes.done(what)} of {WANTED[what]} in {sum(line['took'] for line in lines):.0f} s"
        said += f", {sum(line.get('moves', 0) for line in lines)} moves acknowledged" if what == "kills" else ""
        said += f", starts {starts[0]} to {starts[-1]} s, median {starts[len(starts) // 2]} s" if starts else ""
        yield said
    for game in GAMES:
        lines = [line for case in CASES if case.game.id == game for line in notes.lines("leaks", str(case))]
        n, moves, different, cpu = (sum(line[name] for line in lines) for name in ("n", "moves", "different", "cpu"))
        yield f"leaks {game}: {n} pairs, {moves} moves, {different} different, {cpu / max(1, n):.2f} CPU seconds a pair"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=[*WANTED, "summary"])
    parser.add_argument("--notes", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=450.0)
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--wanted", type=int)
    parser.add_argument("--first", type=int, default=0, help="number of the first pair, for runs side by side")
    args = parser.parse_args()
    notes = Notes(args.notes)
    wanted = args.wanted or WANTED.get(args.what, 0)
    if args.what == "leaks":
        for game in [args.game] if args.game else GAMES:
            leaks(notes, game, wanted, args.seconds, args.first)
    elif args.what != "summary":
        stretches(notes, args.what, wanted, args.seconds)
    print("\n".join(summary(notes)))


if __name__ == "__main__":
    main()
