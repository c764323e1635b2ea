"""History: a finished match again, at any moment, as any seat saw it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from tessera.core.dealer import Dealer
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.record import Record
from tessera.core.replay import repeat, replay
from tessera.core.seats import WATCHER
from tessera.server import wire
from tessera.server.picture import Story
from tessera.server.refusals import No
from tessera.server.sitting import Player, Sitting


@dataclass
class Past:
    """A match at a moment, as a story needs it."""

    game: Game
    match: Match
    players: list[Player]


def record_of(sitting: Sitting) -> dict[str, Any]:
    """The record of a match that is over, its secret revealed."""
    if sitting.status != "over" or sitting.match is None:
        raise No("conflict", "the match is not over yet")
    return sitting.match.record(reveal=True)


def moment(game: Game, record: dict[str, Any], names: list[str], table: str, entry: int, seat: int | None) -> wire.Moment:
    """The match after so many entries; draws that follow by themselves belong to the same moment."""
    entries = record["entries"]
    if entry > len(entries):
        raise No("unknown", f"this match has {len(entries)} entries")
    match = replay(game, Record.read(record), entry)
    story = Story(seat)
    story.follow(Past(game, match, [Player(name) for name in names]))
    asked = match.prompt(seat) if seat is not None else None
    if asked is not None:
        asked["say"] = game.words().say(asked["title"])
    did = entries[entry - 1] if entry else ""
    question = msgspec.convert(asked, wire.Prompt | None)
    return wire.Moment(table, entry, len(entries), did, seat, match.view(seat), question, told(match, story))


def told(match: Match, story: Story) -> list[wire.Line]:
    """The lines of a story, each with the entry that told it: the match is over, so that is no secret any more."""
    ear = WATCHER if story.seat is None else story.seat
    numbers = [number for number, event in match.events if event.heard_by(ear)]
    lines = [msgspec.json.decode(line, type=wire.Line) for line in story.lines]
    return [msgspec.structs.replace(line, entry=number) for number, line in zip(numbers, lines, strict=True)]


def cut(record: dict[str, Any], entry: int) -> dict[str, Any]:
    """The record as it was after so many entries, to be played on from there."""
    read = Record.read(record)
    if entry > len(read.entries):
        raise No("unknown", f"this match has {len(read.entries)} entries")
    read.entries, read.result = read.entries[:entry], None
    return read.json()


class Noting(Dealer):
    """A dealer who notes what each draw was taken from."""

    def __init__(self, dealer: Dealer) -> None:
        super().__init__(dealer.secret, dealer.nonces)
        self.noted: list[dict[str, Any]] = []

    def pick(self, draw: int, n_options: int, weights: list[int]) -> int:
        taken = super().pick(draw, n_options, weights)
        self.noted.append({"draw": draw, "of": n_options, "weights": weights or None, "taken": taken})
        return taken


def draws_of(game: Game, record: dict[str, Any]) -> wire.Draws:
    """Every draw with the number of its options, their weights, and which was taken."""
    read = Record.read(record)
    assert read.secret is not None
    noting = Noting(Dealer(bytes.fromhex(read.secret), read.nonces))
    table = Match(game, game.box(read.seats, read.options), noting)
    while len(table.entries) < len(read.entries):
        repeat(table, read.entries[len(table.entries)])
    chance = [entry.partition(": ")[2] for entry in read.entries if entry.startswith("chance: ")]
    drawn = [{**noted, "drew": text} for noted, text in zip(noting.noted, chance, strict=True)]
    return wire.Draws(read.commitment, read.nonces, read.secret, drawn)
