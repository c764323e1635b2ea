"""The laws of secrecy: a view is all that a seat knows, and what it knows does not depend on what it does not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from laws.worlds import CASES, NAMES, Case, acting, choose, heard, positions, sized

from tessera.core.match import learnt
from tessera.core.prompt import prompt
from tessera.core.seats import CHANCE, WATCHER
from tessera.core.state import State
from tessera.core.view import imagine, look

N_POSITIONS = sized(500, 10_000)
"""For each seat, as for the watchers."""


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_view_is_all_that_a_seat_knows(case: Case) -> None:
    """A world imagined from a view looks the same to its seat, asks it the same and waits for the same seats."""
    rng = Random(11)
    for s in positions(case, 1, N_POSITIONS):
        for seat in case.eyes():
            view = look(s, seat)
            other = imagine(view, rng)
            assert look(other, seat).facts() == view.facts()
            assert other.waiting() == s.waiting()
            assert questions(other, seat) == questions(s, seat)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_worlds_that_look_alike_stay_alike(case: Case) -> None:
    """Two worlds that one seat cannot tell apart are played on; as long as it is told the same, it sees the same."""
    rng = Random(12)
    for seat in case.eyes():
        left = N_POSITIONS
        for s in positions(case, seat, N_POSITIONS):
            mine, other = s.clone(), imagine(look(s, seat), rng)
            while not mine.over() and advance(mine, other, seat, case.seats, rng):
                left -= 1
            if left <= 0:
                break


def advance(mine: State, other: State, seat: int, seats: int, rng: Random) -> bool:
    """Let the same seat act in both worlds, and check that what looks alike still does. False: they have parted."""
    assert mine.waiting() == other.waiting()
    actor = acting(mine, seats, rng)
    before = mine.clone()
    action = choose(mine, actor, rng)
    texts = {option.text: option for option in other.options(actor)}
    if actor == seat:
        assert action.text in texts
    elif not texts:
        return False
    mine.log = []
    mine.apply(actor, action)
    said = heard(mine, seat)
    free = choose(other, actor, rng) if actor != seat else action
    for reply in [free, texts.get(action.text)]:
        if reply is None:
            continue
        trial = other.clone()
        trial.log = []
        trial.apply(actor, reply)
        if heard(trial, seat) != said:
            continue
        assert look(trial, seat).facts() == look(mine, seat).facts(), (before.agenda[-1].save(), actor, action, reply)
        assert questions(trial, seat) == questions(mine, seat)
        other.apply(actor, reply)
        return True
    return False


def questions(s: State, seat: int) -> Any:
    """What a seat is asked; a watcher is never asked, but sees nothing of what others are."""
    return None if seat == WATCHER else prompt(s, seat, 1)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_watchers_are_asked_nothing(case: Case) -> None:
    for s in positions(case, 3, N_POSITIONS // 10):
        assert s.options(WATCHER) == []


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_memory_is_perfect_where_nothing_is_drawn_unseen(case: Case) -> None:
    """A seat's own action, which nobody answers and no draw follows, never takes its own knowledge away."""
    rng = Random(13)
    for s in positions(case, 4, N_POSITIONS // 10):
        if s.over() or CHANCE in s.waiting():
            continue
        actor = acting(s, case.seats, rng)
        after = s.clone()
        after.apply(actor, choose(s, actor, rng))
        assert not learnt(after, s, actor)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_view_names_pieces_by_id_and_never_by_copy(case: Case) -> None:
    names = set(case.start().box.names)
    for s in positions(case, 5, N_POSITIONS // 25):
        said = look(s, 0).json()
        for place in s.box.places:
            shown = said[place.name]
            flat = [piece for part in shown for piece in part] if place.seat >= 0 else shown
            assert {piece for piece in flat if piece is not None} <= names
