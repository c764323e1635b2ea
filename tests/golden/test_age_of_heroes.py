"""A match of Age of Heroes printed in brief: what is done, told, seen by all, and asked.

    TESSERA_GOLDEN=write python -m pytest tests/golden

writes the page anew. Complete views of all seats after each action would make a page of 50,000 lines. So the page has each
sentence once, with the seats that hear it in other words, of the table only what changes for a watcher, and of a long list of
options only both ends.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from golden.printed import seen, told

from tessera.core.dealer import Dealer
from tessera.core.match import Match
from tessera.games.age_of_heroes import GAME

PAGE = Path(__file__).parent / "age-of-heroes.txt"
SEED = 18
SEATS = 3
OPTIONS = {"market_circuits": 1}
FEW = 6
"""So many options are printed in full."""
REPEATED = ("agenda", "unseen", "gives", "wants", "offers", "n_offers", "offers_made")
"""Facts of the view that other lines of the page tell already."""


def print_match(seed: int = SEED) -> str:
    """A match played at random."""
    rng = Random(seed)
    table = Match(GAME, GAME.box(SEATS, OPTIONS), Dealer.seeded(seed, SEATS))
    lines = [f"{GAME.title}, {SEATS} seats, seed {seed}"]
    known: dict[str, Any] = {}
    known = print_moment(lines, table, 0, known)
    while not table.over:
        written = len(table.entries)
        seat = table.waiting()[int(rng.random() * len(table.waiting()))]
        options = table.options(seat)
        table.play(seat, options[int(rng.random() * len(options))])
        known = print_moment(lines, table, written, known)
    lines += ["", f"scores {table.scores}, winners {table.winners}"]
    return "\n".join(lines) + "\n"


def print_moment(lines: list[str], table: Match, written: int, known: dict[str, Any]) -> dict[str, Any]:
    """Print one moment of the match; returns what a watcher knows after it."""
    view = {key: value for key, value in table.view(None).items() if key not in REPEATED}
    lines.append("")
    lines += [f"=== {number}  {entry}" for number, entry in enumerate(table.entries[written:], written + 1)]
    heard = list(told(table, None, written))
    lines += heard
    for seat in range(table.seats):
        lines += [f"  [seat {seat}]{line[1:]}" for line in told(table, seat, written) if line not in heard]
    lines += seen(view, known)
    for seat in table.waiting():
        lines += asked(table, seat)
    return view


def asked(table: Match, seat: int) -> Iterator[str]:
    """The question to a seat, with its own hand."""
    prompt = table.prompt(seat)
    assert prompt is not None
    options = [f"{option['do']}  {' '.join(option['on'])}".rstrip() for option in prompt["options"]]
    yield f"  seat {seat} with {' '.join(table.view(seat)['hands'][seat]) or 'no card'}"
    yield f"  is asked {prompt['title']} ({prompt['rule']}), {len(options)} options {prompt['open']}".rstrip()
    for option in options if len(options) <= FEW else [*options[:3], "...", *options[-3:]]:
        yield f"    > {option}"


def test_a_printed_match_reads_as_before() -> None:
    text = print_match()
    if os.environ.get("TESSERA_GOLDEN") == "write":
        PAGE.write_text(text, encoding="utf-8")
    written = PAGE.read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip(written, text.splitlines(), strict=False), 1):
        assert new == old, f"{PAGE.name}, line {number}"
    assert len(text.splitlines()) == len(written)
