"""The law of rewinding: the match is in its earlier state, draws are counted on, and the record replays to the same."""

from __future__ import annotations

import contextlib
import json
from random import Random
from typing import Any

import pytest
from laws.test_tables import everything, play_some, table
from laws.worlds import CASES, NAMES, Case, sized

from tessera.core import milestones
from tessera.core.match import Match
from tessera.core.record import Record, in_force
from tessera.core.refusal import Refused
from tessera.core.replay import replay, verify


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_rewound_match_stands_where_it_stood(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(41)
    monkeypatch.setattr(milestones, "SPACING", 3)
    monkeypatch.setattr(milestones, "MOST", 4)
    for seed in range(sized(2, 40)):
        match = table(case, seed)
        if seed % 2:
            match.keep_milestones()
        play_some(match, rng, 5)
        for _ in range(3):
            upto, saved = len(match.entries), json.dumps(match.game.save(match.state))
            logs = told(match)
            draws, asks = match.n_draws, match.n_answers
            play_some(match, rng, rng.randrange(6))
            drawn = match.n_draws
            match.rewind(upto)
            assert json.dumps(match.game.save(match.state)) == saved
            assert told(match) == logs
            assert match.line == in_force(match.entries)
            assert match.n_draws == drawn >= draws
            assert all(now > before for now, before in zip(match.n_answers, asks, strict=True))
            play_some(match, rng, 3)
        again = replay(case.game, Record.parse(json.dumps(match.record())))
        assert everything(again) == everything(match)
        play_some(match, rng, 100_000)
        assert verify(lambda name: case.game, Record.parse(json.dumps(match.record()))).holds


def told(match: Match) -> list[Any]:
    """The events that every seat was told, without those about rewinding."""
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
                match.rewind(upto)
            assert everything(match) == before


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_milestones_change_nothing_but_the_time_it_takes(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """With them and without them a match goes back to the same position, also to one that was taken back before."""
    monkeypatch.setattr(milestones, "SPACING", 2)
    monkeypatch.setattr(milestones, "MOST", 6)
    rng = Random(43)
    for seed in range(sized(1, 20)):
        plain, quick = table(case, seed), table(case, seed)
        quick.keep_milestones()
        for _ in range(12):
            choices = rng.getstate()
            play_some(plain, rng, 4)
            rng.setstate(choices)
            play_some(quick, rng, 4)
            upto = rng.randrange(len(plain.entries) + 1)
            for match in (plain, quick):
                with contextlib.suppress(Refused):
                    match.rewind(upto)
            assert everything(quick) == everything(plain)
            assert quick.line == in_force(quick.entries)


def test_rewinding_a_long_match_plays_little_of_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    case = max(CASES, key=lambda case: case.seats)
    match, rng, n_redone = table(case, 1), Random(44), 0
    match.keep_milestones()
    play_some(match, rng, 300)
    real = Match.redo

    def redo(self: Match, entry: str) -> None:
        nonlocal n_redone
        n_redone += 1
        real(self, entry)

    monkeypatch.setattr(Match, "redo", redo)
    assert len(match.line) > 6 * milestones.SPACING
    match.rewind(len(match.entries) - 1)
    assert n_redone <= milestones.SPACING
    assert match.milestones is not None
    assert len(match.milestones.kept) <= milestones.MOST


def test_what_is_in_force_leaves_out_what_was_taken_back() -> None:
    entries = ["0: a", "1: b", "1: undo", "1: c", "chance: d", "host: rewind 1", "1: e", "host: timeout 0", "host: rewind 4"]
    assert in_force(entries) == [0, 3]
    assert in_force(entries[:8]) == [0, 6, 7]
    assert in_force(entries[:3]) == [0]
