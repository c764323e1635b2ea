"""The laws of observations: equal numbers mean an equal view, and no number depends on what the seat does not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from laws.worlds import CASES as EVERY_CASE
from laws.worlds import Case, choose, positions, sized

from tessera.core.agenda import Step
from tessera.core.observation import MOST, Encoder, Row
from tessera.core.seats import CHANCE
from tessera.core.state import State
from tessera.core.view import View, imagine, look

CASES = [case for case in EVERY_CASE if case.game.features.make is not Encoder]
"""All games but the toys, which have no observations of their own."""
NAMES = [str(case) for case in CASES]
N_DECISIONS = sized(400, 20_000)


def mask_of(s: State, seat: int) -> tuple[int, ...]:
    return tuple(option.code for option in s.options(seat))


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_equal_numbers_mean_an_equal_view(case: Case) -> None:
    """Observations with equal masks are looked up among all before them; where one is found, the views are equal.

    Matches are begun again and again, because equal observations are most likely near the beginning. From a view, the
    numbers are the same as from the state, whatever is remembered of the match.
    """
    box = case.box()
    encoder = case.game.features.encoder(box)
    row, again = Row(encoder.size), Row(encoder.size)
    found: dict[tuple[bytes, tuple[int, ...]], View] = {}
    rng = Random(str(case))
    seen = 0
    while seen < N_DECISIONS:
        s, memo = case.game.begin(box), encoder.memo()
        while not s.over():
            seat = s.waiting()[0]
            if seat != CHANCE:
                view = look(s, seat)
                encoder.fill(s, seat, row, memo)
                encoder.fill_view(view, again)
                assert row.numbers == again.numbers
                key = (bytes(row.numbers), mask_of(s, seat))
                assert found.setdefault(key, view) == view
                seen += 1
                if seen % 8 == 0 and rng.random() < 0.5:
                    break
            s.apply(seat, choose(s, seat, rng))


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_every_step_can_be_observed(case: Case) -> None:
    """Random play misses rare steps, so the built position of each, and what follows it, is observed by every seat."""
    encoder = case.game.features.encoder(case.box())
    row, again = Row(encoder.size), Row(encoder.size)
    for s in positions(case, seed=0, n=0):
        for after in (None, 0, -1):
            t = s.clone()
            if after is not None:
                seat = t.waiting()[0]
                t.apply(seat, t.options(seat)[after])
            for seat in range(case.seats):
                encoder.fill(t, seat, row)
                encoder.fill_view(look(t, seat), again)
                assert row.numbers == again.numbers


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_what_changes_a_view_changes_a_number(case: Case) -> None:
    """Two answers to the same question, and for every seat: the views after them are equal where the numbers are."""
    box = case.box()
    encoder = case.game.features.encoder(box)
    one, other = Row(encoder.size), Row(encoder.size)
    rng = Random(str(case))
    s = case.game.begin(box)
    for _ in range(sized(120, 6000)):
        if s.over():
            s = case.game.begin(box)
        asked = s.waiting()[0]
        options = s.options(asked)
        first, second = s.clone(), s.clone()
        first.apply(asked, rng.choice(options))
        second.apply(asked, rng.choice(options))
        for seat in range(box.seats):
            encoder.fill(first, seat, one)
            encoder.fill(second, seat, other)
            assert (one.numbers == other.numbers) == (look(first, seat) == look(second, seat))
        s.apply(asked, choose(s, asked, rng))


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_an_observation_depends_on_nothing_that_the_seat_does_not_know(case: Case) -> None:
    box = case.box()
    encoder = case.game.features.encoder(box)
    one, other = Row(encoder.size), Row(encoder.size)
    rng = Random(str(case))
    s = case.game.begin(box)
    for _ in range(sized(60, 3000)):
        if s.over():
            s = case.game.begin(box)
        for seat in range(box.seats):
            encoder.fill(s, seat, one)
            encoder.fill(imagine(look(s, seat), rng), seat, other)
            assert one.numbers == other.numbers
        seat = s.waiting()[0]
        s.apply(seat, choose(s, seat, rng))


def n_numbers(step: Step[Any]) -> int:
    """How many numbers tell the fields of a step; a field of several values is told with their number."""
    values = [getattr(step, name) for name in step.FIELDS]
    return sum(1 + len(value) if isinstance(value, tuple) else 1 for value in values)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_no_number_is_cut_off_and_each_has_a_label(case: Case) -> None:
    """A number at the limit could stand for a larger one, unless the next number counts its 256s."""
    box = case.box()
    features = case.game.features
    encoder = features.encoder(box)
    labels = features.labels(box)
    assert len(labels) == encoder.size == features.size(box)
    single = [not after.endswith("256s") for after in [*labels[1:], ""]]
    row, rng = Row(encoder.size), Random(str(case))
    lines = [place for place in range(len(box.places)) if box.is_line[place]]
    s = case.game.begin(box)
    while not s.over():
        seat = s.waiting()[0]
        if seat != CHANCE:
            encoder.fill(s, seat, row)
            assert len(s.agenda) <= encoder.depth
            assert all(n_numbers(step) <= encoder.width for step in s.agenda)
            assert all(len(s.places[place]) <= max(encoder.slots[place], 1) for place in lines)
            assert max(number for number, alone in zip(row.numbers, single, strict=True) if alone) < MOST
        s.apply(seat, choose(s, seat, rng))


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_players_have_their_actions_and_chance_has_its_own(case: Case) -> None:
    box = case.box()
    space = case.game.features.actions(box)
    rng = Random(str(case))
    for _ in range(sized(1, 20)):
        s = case.game.begin(box)
        while not s.over():
            seat = s.waiting()[0]
            if seat != CHANCE:
                for option in s.options(seat):
                    assert space.all[space.number[option.code]] is option
            s.apply(seat, choose(s, seat, rng))
    assert all(space.number[action.code] < 0 for action in box.actions.all if action.verb in case.game.features.chance)
