"""A finished match shows what an entry passed through, each seat by its own view."""

from __future__ import annotations

import random

import pytest

from tessera.core.dealer import Dealer
from tessera.core.match import Match
from tessera.games import GAMES
from tessera.server.history import moment


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_scored_round_is_seen_before_the_kingdoms_are_cleared(seat: int | None) -> None:
    game = GAMES["tides-of-time"]
    match = Match(game, game.box(2), Dealer(b"past moments".ljust(32), ["", ""]))
    rng = random.Random(1)
    while not match.over:
        asked = match.waiting()[0]
        prompt = match.prompt(asked)
        assert prompt is not None
        match.play(asked, rng.choice(prompt["options"])["do"])
    record = match.record(reveal=True)
    shown = [moment(game, record, ["A", "B"], "t", entry, seat) for entry in range(len(record["entries"]) + 1)]
    passed = [past for past in shown if past.moments]
    assert len(passed) >= 2, "the first two rounds are scored and cleared"
    for past in passed[:2]:
        [seen] = past.moments
        assert seen.view["seat"] == seat
        assert past.log[seen.lines - 1].key == "round-score"
        assert past.log[seen.lines - 1].entry == past.entry
        assert all(seen.view["kingdoms"])
        assert past.view["kingdoms"] != seen.view["kingdoms"]
