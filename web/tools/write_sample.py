"""Writes web/tests/sample.json: a finished match and some draws, for the browser's verifier to agree with."""

from __future__ import annotations

import json
from pathlib import Path

import tessera
from tessera.core.dealer import Dealer
from tessera.games import find_game
from tessera.server import wire
from tessera.server.history import draws_of

TARGET = Path(__file__).parent.parent / "tests" / "sample.json"


def main() -> None:
    match = tessera.new_match("tides-of-time", seats=2, seed=7, options={})
    while not match.over:
        for seat in match.waiting():
            match.play(seat, match.options(seat)[0])
    record = match.record()
    dealer = Dealer(bytes.fromhex(record["dealer"]["secret"]), record["dealer"]["nonces"])
    weights = [[3, 1, 5], [1, 0, 9, 2]]
    sample = {
        "record": record,
        "draws": json.loads(wire.write(draws_of(find_game("tides-of-time"), record))),
        "below": [[draw, n, dealer.pick(draw, n, [])] for draw in range(40) for n in (2, 7, 1000, 4294967295)],
        "picks": [[draw, one, dealer.pick(draw, len(one), one)] for draw in range(30) for one in weights],
    }
    TARGET.write_text(json.dumps(sample) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
