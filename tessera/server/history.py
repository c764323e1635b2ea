"""History: a finished match at any moment, as any seat saw it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from tessera.core.dealer import Dealer
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.record import Record
from tessera.core.replay import dealer_of, repeat, replay, unpack_components
from tessera.core.seats import WATCHER
from tessera.server import wire
from tessera.server.refusals import Rejection
from tessera.server.snapshot import SeatLog
from tessera.server.table_state import Player, TableState


@dataclass
class PastMatch:
    """A match at a moment, as a seat's log needs it."""

    game: Game
    match: Match
    players: list[Player]


def record_of(state: TableState) -> dict[str, Any]:
    """The record of a match that is over, its secret revealed."""
    if state.status != "over" or state.match is None:
        raise Rejection("conflict", "server-not-over")
    return state.match.record(reveal=True)


def moment(game: Game, record: dict[str, Any], names: list[str], table: str, entry: int, seat: int | None) -> wire.Moment:
    """The match after so many entries; draws that follow by themselves belong to the same moment."""
    entries = record["entries"]
    match = replay(game, Record.read(record), entry, keep_moments=True)
    forget_before(match, entry)
    log = SeatLog(seat)
    log.follow(PastMatch(game, match, [Player(name) for name in names]))
    asked = match.prompt(seat) if seat is not None else None
    if asked is not None:
        asked["say"] = game.words().say(asked["title"])
    did = entries[entry - 1] if entry else ""
    question = msgspec.convert(asked, wire.Prompt | None)
    passed = [wire.Passed(n, msgspec.json.decode(view)) for n, view in log.moments]
    return wire.Moment(table, entry, len(entries), did, seat, match.view(seat), question, lines_of(match, log), passed)


def forget_before(match: Match, entry: int) -> None:
    """Let go of the positions that were passed through before an entry."""
    for number, event in match.events:
        if number < entry:
            event.moment = None


def lines_of(match: Match, log: SeatLog) -> list[wire.Line]:
    """The lines of a log, each with the entry that told it. The match is over, so that is no secret any more."""
    audience = WATCHER if log.seat is None else log.seat
    numbers = [number for number, event in match.events if event.heard_by(audience)]
    lines = [msgspec.json.decode(line, type=wire.Line) for line in log.lines]
    return [msgspec.structs.replace(line, entry=number) for number, line in zip(numbers, lines, strict=True)]


class NotingDealer(Dealer):
    """A dealer that notes what each draw was taken from."""

    def __init__(self, dealer: Dealer) -> None:
        super().__init__(dealer.secret, dealer.nonces, dealer.nonce_commitments, bool(dealer.seating))
        self.noted: list[dict[str, Any]] = []

    def pick(self, draw: int, n_options: int, weights: list[int]) -> int:
        taken = super().pick(draw, n_options, weights)
        self.noted.append({"draw": draw, "of": n_options, "weights": weights or None, "taken": taken})
        return taken


def draws_of(game: Game, record: dict[str, Any]) -> wire.Draws:
    """Every draw with the number of its options, their weights, and which was taken."""
    read = Record.read(record)
    unpack_components(read)
    noting = NotingDealer(dealer_of(read))
    match = Match(game, game.box(read.seats, read.options, read.rules), noting)
    match.keep_milestones()
    while len(match.entries) < len(read.entries):
        repeat(match, read.entries[len(match.entries)])
    chance = [entry.partition(": ")[2] for entry in read.entries if entry.startswith("chance: ")]
    drawn = [{**noted, "drew": text} for noted, text in zip(noting.noted, chance, strict=True)]
    return wire.Draws(read.commitment, read.nonces, noting.secret.hex(), drawn)
