"""The law of consent: a rewound match stands where it stood, draws count on, and the record replays to the same."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from laws.test_tables import everything, play_some, table
from laws.worlds import CASES, NAMES, Case, sized

from tessera.core.match import Match
from tessera.core.record import Record
from tessera.core.refusal import Refused
from tessera.core.replay import in_force, replay, rewind, verify


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_rewound_match_stands_where_it_stood(case: Case) -> None:
    rng = Random(41)
    for seed in range(sized(2, 40)):
        match = table(case, seed)
        play_some(match, rng, 5)
        for _ in range(3):
            upto, saved = len(match.entries), json.dumps(match.game.save(match.state))
            logs = told(match)
            draws, asks = match.n_draws, match.n_answers
            play_some(match, rng, rng.randrange(6))
            drawn = match.n_draws
            rewind(match, upto)
            assert json.dumps(match.game.save(match.state)) == saved
            assert told(match) == logs
            assert match.n_draws == drawn >= draws
            assert all(now > before for now, before in zip(match.n_answers, asks, strict=True))
            play_some(match, rng, 3)
        again = replay(case.game, Record.parse(json.dumps(match.record())))
        assert everything(again) == everything(match)
        play_some(match, rng, 100_000)
        assert verify(lambda name: case.game, Record.parse(json.dumps(match.record()))).holds


def told(match: Match) -> list[Any]:
    """What every seat was told of the match itself; that something was taken back is forgotten with it."""
    logs = [match.log(seat) for seat in [None, *range(match.seats)]]
    return [[line for line in log if line[1]["key"] != "took-back"] for log in logs]


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_nobody_can_go_back_to_before_a_draw_or_after_the_end(case: Case) -> None:
    rng = Random(42)
    match = table(case, 3)
    play_some(match, rng, 8)
    before = everything(match)
    for upto in range(-1, len(match.entries) + 2):
        if upto in (-1, len(match.entries) + 1) or (upto < len(match.entries) and match.entries[upto].startswith("chance")):
            with pytest.raises(Refused):
                rewind(match, upto)
            assert everything(match) == before


def test_what_is_in_force_leaves_out_what_was_taken_back() -> None:
    entries = ["0: a", "1: b", "1: undo", "1: c", "chance: d", "host: rewind 1", "1: e", "host: timeout 0", "host: rewind 4"]
    assert in_force(entries) == [0, 3]
    assert in_force(entries[:8]) == [0, 6, 7]
    assert in_force(entries[:3]) == [0]
