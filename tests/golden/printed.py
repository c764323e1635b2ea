"""A whole match as text: each entry, what everybody was told, sees and is asked after it.

Of a large match only what a seat sees anew is printed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from tessera.core.dealer import Dealer
from tessera.core.game import Game
from tessera.core.match import Match


def print_match(game: Game, seed: int, only_news: bool = False) -> str:
    """A match of the smallest match, dealt from this seed and played at random from the same."""
    rng = Random(seed)
    seats = game.seats[0]
    match = Match(game, game.box(seats), Dealer.seeded(seed, seats))
    known: dict[int | None, dict[str, Any]] | None = {} if only_news else None
    lines = [f"{game.title}, {seats} seats, seed {seed}", *moment(match, 0, known)]
    while not match.over:
        written = len(match.entries)
        seat = match.waiting()[int(rng.random() * len(match.waiting()))]
        options = match.options(seat)
        match.play(seat, options[int(rng.random() * len(options))])
        lines += moment(match, written, known)
    lines += ["", f"scores {match.scores}, winners {match.winners}"]
    return "\n".join(lines) + "\n"


def moment(match: Match, written: int, known: dict[int | None, dict[str, Any]] | None) -> Iterator[str]:
    """The entries since so many were written, and the table as everybody sees it then, less what they knew."""
    yield ""
    for number, entry in enumerate(match.entries[written:], written + 1):
        yield f"=== {number}  {entry}"
    for seat in [None, *range(match.seats)]:
        yield f"--- {'a watcher' if seat is None else f'seat {seat}'}"
        yield from told(match, seat, written)
        view = match.view(seat)
        yield from seen(view, known.get(seat, {}) if known is not None else {})
        if known is not None:
            known[seat] = view
        if seat is not None:
            yield from asked(match.prompt(seat))


def told(match: Match, seat: int | None, written: int) -> Iterator[str]:
    players = [f"Seat {number}" for number in range(match.seats)]
    messages = match.game.words()
    for event in messages.fold(event for when, event in match.log(seat) if when > written or written == 0):
        rule = messages.rule(event)
        yield f"  {messages.tell(event, seat, players)}" + (f" ({rule})" if rule else "")


def seen(view: dict[str, Any], before: dict[str, Any]) -> Iterator[str]:
    for key, value in view.items():
        if key not in before or before[key] != value:
            yield f"    {key} = {json.dumps(value, ensure_ascii=False)}"


def asked(prompt: dict[str, Any] | None) -> Iterator[str]:
    if prompt is None:
        yield "  is asked nothing"
        return
    owed = "owed" if prompt["owed"] else "not owed"
    yield f"  is asked {prompt['title']} ({prompt['rule']}), question {prompt['ask']}, {owed} {prompt['open']}".rstrip()
    for option in prompt["options"]:
        yield f"    > {option['do']}  {' '.join(option['on'])}".rstrip()
