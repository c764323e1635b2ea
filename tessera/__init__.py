"""Tessera: four printed games of the ancient world.

match = tessera.new_match("tides-of-time", seats=2, seed=7)
while not match.over:
    for seat in match.waiting():
        match.play(seat, match.options(seat)[0])
print(match.scores, match.winners)
"""

from __future__ import annotations

from typing import Any

from tessera.agents import Agent, register
from tessera.core.dealer import Dealer
from tessera.core.match import Match
from tessera.core.record import Record
from tessera.core.refusal import BadCall, BadRecord, Refused
from tessera.core.replay import Verdict
from tessera.core.replay import replay as replay_record
from tessera.core.replay import verify as verify_record
from tessera.core.view import View, imagine
from tessera.games import GAMES, find_game
from tessera.solve.equilibrium import EquilibriumAgent

register("equilibrium", EquilibriumAgent)

__version__ = "0.1.0"
__all__ = [
    "Agent",
    "BadCall",
    "BadRecord",
    "Match",
    "Refused",
    "Verdict",
    "View",
    "imagine",
    "list_games",
    "new_match",
    "register",
    "replay",
    "verify",
]


def list_games() -> list[str]:
    """The ids of all games."""
    return list(GAMES)


def new_match(game: str, seats: int | None = None, seed: int | None = None, options: dict[str, Any] | None = None) -> Match:
    """A new match. A seed fixes every draw; without one the draws come from the operating system."""
    found = find_game(game)
    n_seats = found.seats[0] if seats is None else seats
    if type(n_seats) is not int:
        raise BadCall(f"seats is a whole number, not {n_seats!r}")
    if seed is not None and type(seed) is not int:
        raise BadCall(f"a seed is a whole number, not {seed!r}")
    box = found.box(n_seats, options)
    dealer = Dealer.fresh([""] * n_seats) if seed is None else Dealer.seeded(seed, n_seats)
    return Match(found, box, dealer)


def replay(record: dict[str, Any]) -> Match:
    """The same match again from what `Match.record` gave."""
    read = Record.read(record)
    try:
        game = find_game(read.game)
    except BadCall as error:
        raise BadRecord(str(error)) from None
    return replay_record(game, read)


def verify(record: dict[str, Any]) -> Verdict:
    """Were all draws those of the dealer's secret, and all moves legal?"""
    return verify_record(find_game, Record.read(record))
