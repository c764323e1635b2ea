"""Writes web/tests/sample.json: a finished match and some draws, for the browser's verifier to agree with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import tessera
from tessera.core.dealer import Dealer, commit_nonce
from tessera.core.match import Match
from tessera.games import find_game
from tessera.server import wire
from tessera.server.history import draws_of

TARGET = Path(__file__).parent.parent / "tests" / "sample.json"


def finished(match: Match) -> dict[str, Any]:
    while not match.over:
        for seat in match.waiting():
            match.play(seat, match.options(seat)[0])
    return match.record()


def fair() -> dict[str, Any]:
    """A match whose seats had committed to their nonces."""
    game, nonces = find_game("tides-of-time"), ["ann", "bob"]
    hashes = [commit_nonce(nonce) for nonce in nonces]
    record = finished(Match(game, game.box(2), Dealer(bytes(range(32)), nonces, hashes)))
    return {"record": record, "draws": explained(record), "nonces": nonces, "commitments": hashes}


def explained(record: dict[str, Any]) -> Any:
    return json.loads(wire.write(draws_of(find_game("tides-of-time"), record)))


def main() -> None:
    record = finished(tessera.new_match("tides-of-time", seats=2, seed=7, options={}))
    dealer = Dealer(bytes.fromhex(record["dealer"]["secret"]), record["dealer"]["nonces"])
    weights = [[3, 1, 5], [1, 0, 9, 2]]
    sample = {
        "record": record,
        "draws": explained(record),
        "below": [[draw, n, dealer.pick(draw, n, [])] for draw in range(40) for n in (2, 7, 1000, 4294967295)],
        "picks": [[draw, one, dealer.pick(draw, len(one), one)] for draw in range(30) for one in weights],
        "fair": fair(),
    }
    TARGET.write_text(json.dumps(sample) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
