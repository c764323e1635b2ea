"""The laws of secrecy: a view is all that a seat knows, and it does not depend on what the seat does not know."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from laws.worlds import CASES, NAMES, Case, acting, choose, heard, positions, sized

from tessera.core.match import learnt
from tessera.core.prompt import prompt
from tessera.core.seats import CHANCE, WATCHER
from tessera.core.state import State
from tessera.core.view import View, imagine, look

N_POSITIONS = sized(500, 10_000)
"""The questions of each seat and of the watchers."""


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_view_is_all_that_a_seat_knows(case: Case) -> None:
    """A world imagined from a view gives its seat the same view and the same question, and asks the same seats."""
    rng = Random(11)
    for s in positions(case, 1, N_POSITIONS):
        for seat in case.eyes():
            view = look(s, seat)
            other = imagine(view, rng)
            assert look(other, seat).facts() == view.facts()
            assert other.waiting() == s.waiting()
            assert questions(other, seat) == questions(s, seat)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_view_is_read_again_from_its_facts(case: Case) -> None:
    """Its facts as JSON are all that an agent in another process gets, so nothing may be missing from them."""
    for s in positions(case, 2, sized(60, 1000)):
        for seat in case.eyes():
            view = look(s, seat)
            again = View.from_facts(s.box, case.game.steps, json.loads(json.dumps(view.facts())))
            assert again == view
            assert again.json() == view.json()


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_worlds_that_look_alike_stay_alike(case: Case) -> None:
    """Two worlds that a seat cannot tell apart are played on; as long as it is told the same, its views are equal."""
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
    """Let the same seat act in both worlds and compare the views; false if the seat can now tell the worlds apart."""
    assert mine.waiting() == other.waiting()
    actor = acting(mine, seats, rng)
    before = mine.clone()
    action = choose(mine, actor, rng)
    texts = {option.text: option for option in other.options(actor)}
    if actor == seat:
        assert action.text in texts
    elif not texts:
        return False
    mine.log, mine.keeps_moments = [], True
    mine.apply(actor, action)
    passed = moments(mine, seat)
    said = heard(mine, seat)
    free = choose(other, actor, rng) if actor != seat else action
    for reply in [free, texts.get(action.text)]:
        if reply is None:
            continue
        trial = other.clone()
        trial.log, trial.keeps_moments = [], True
        trial.apply(actor, reply)
        also_passed = moments(trial, seat)
        if heard(trial, seat) != said:
            continue
        assert also_passed == passed, (before.agenda[-1].save(), actor, action, reply)
        assert look(trial, seat).facts() == look(mine, seat).facts(), (before.agenda[-1].save(), actor, action, reply)
        assert questions(trial, seat) == questions(mine, seat)
        other.apply(actor, reply)
        return True
    return False


def moments(s: State, seat: int) -> list[Any]:
    """What a seat saw on the way to this position. It is looked at like any other position, so nothing else can be seen."""
    return [look(event.moment, seat).facts() for event in s.log or [] if event.moment is not None]


def questions(s: State, seat: int) -> Any:
    """The question of a seat; a watcher has none."""
    return None if seat == WATCHER else prompt(s, seat, 1)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_watchers_are_asked_nothing(case: Case) -> None:
    for s in positions(case, 3, N_POSITIONS // 10):
        assert s.options(WATCHER) == []


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_memory_is_perfect_where_nothing_is_drawn_unseen(case: Case) -> None:
    """A seat's own action, if no draw or other answer follows, never reduces what the seat knows."""
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
