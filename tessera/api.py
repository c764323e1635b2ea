"""The calls of the package `tessera`: they find a game by its id, and hand out and read matches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from tessera.core.dealer import Dealer
from tessera.core.match import Match as PlayedMatch
from tessera.core.record import Record
from tessera.core.refusal import BadCall, BadRecord
from tessera.core.replay import Verdict
from tessera.core.replay import replay as replay_record
from tessera.core.replay import verify as verify_record
from tessera.core.view import View
from tessera.core.witness import Witness
from tessera.games import GAMES, find_game

if TYPE_CHECKING:

    class Match(PlayedMatch):
        """A match with the types of its public calls. At run time it is the match of the kernel, which checks them itself."""

        def options(self, seat: int) -> list[str]: ...

        def look(self, seat: int | None) -> View: ...

        def view(self, seat: int | None) -> dict[str, Any]: ...

        def prompt(self, seat: int) -> dict[str, Any] | None: ...

        def log(self, seat: int | None) -> list[tuple[int, dict[str, Any]]]: ...

        def play(self, seat: int, text: str) -> None: ...

        def timeout(self, seat: int) -> None: ...

        def can_undo(self, seat: int) -> bool: ...

        def undo(self, seat: int) -> None: ...

        def clone(self) -> Match: ...

else:
    Match = PlayedMatch


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
    return cast(Match, replay_record(game, read))


def verify(record: dict[str, Any], witness: dict[str, Any] | None = None) -> Verdict:
    """True if all draws were those of the dealer's secret and all moves legal. A witness is what a seat was shown
    beforehand."""
    return verify_record(find_game, Record.read(record), Witness.read(witness) if witness is not None else None)
