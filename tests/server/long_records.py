"""The longest record that the server takes: thousands of answers that were taken back."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import tessera
from tessera.server.uploads import MOST_ENTRIES

GAME = "tides-of-time"


@cache
def longest_record(seed: int = 5) -> dict[str, Any]:
    """A finished match with almost as many entries as may be: one answer was given and taken back again and again."""
    match = tessera.new_match(GAME, seats=2, seed=seed)
    option = max(match.options(0), key=len)
    for _ in range((MOST_ENTRIES - 100) // 2):
        match.play(0, option)
        match.undo(0)
    rng = Random(seed)
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, rng.choice(match.options(seat)))
    return match.record()


def as_sent(record: dict[str, Any]) -> bytes:
    return json.dumps(record, separators=(",", ":")).encode()
