"""The laws of the engine: clones, saved states, order of arrival, options, pieces, and the end of every match."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from laws.worlds import CASES, NAMES, Case, choose, positions, sized

from tessera.core.agenda import Together
from tessera.core.playout import play_out
from tessera.core.seats import CHANCE, EVERYONE
from tessera.core.state import State
from tessera.core.view import look

N_POSITIONS = sized(60, 2000)
N_MATCHES = sized(8, 500)


def saved(case: Case, s: State) -> Any:
    return case.game.save(s)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_clone_never_touches_its_parent(case: Case) -> None:
    rng = Random(21)
    for s in positions(case, 11, N_POSITIONS // 4):
        before = json.dumps(saved(case, s))
        twin = s.clone()
        assert json.dumps(saved(case, twin)) == before
        play_out(twin, rng)
        assert json.dumps(saved(case, s)) == before


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_clone_is_not_touched_by_its_parent(case: Case) -> None:
    rng = Random(22)
    for s in positions(case, 12, N_POSITIONS // 8):
        parent, twin = s.clone(), s.clone()
        before = json.dumps(saved(case, twin))
        play_out(parent, rng)
        assert json.dumps(saved(case, twin)) == before


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_saved_state_is_the_same_state(case: Case) -> None:
    """A state that is saved as JSON and restored plays on in the same way with the same answers."""
    for s in positions(case, 13, N_POSITIONS):
        kept = json.loads(json.dumps(saved(case, s)))
        again = case.game.restore(s.box, kept)
        assert saved(case, again) == saved(case, s)
        assert again.waiting() == s.waiting()
        for seat in case.eyes():
            assert look(again, seat).facts() == look(s, seat).facts()
        twin = s.clone()
        play_out(again, Random(5))
        play_out(twin, Random(5))
        assert saved(case, again) == saved(case, twin)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_the_order_of_sealed_answers_does_not_matter(case: Case) -> None:
    rng = Random(23)
    for s in positions(case, 14, N_POSITIONS):
        if s.over() or not isinstance(s.agenda[-1], Together):
            continue
        answers = [(seat, choose(s, seat, rng)) for seat in s.waiting()]
        ends = []
        for order in (answers, answers[::-1]):
            twin = s.clone()
            for seat, answer in order:
                twin.apply(seat, answer)
            ends.append(saved(case, twin))
        assert ends[0] == ends[1]


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_options_are_sorted_stable_and_there(case: Case) -> None:
    for s in positions(case, 15, N_POSITIONS):
        for seat in [CHANCE, *range(case.seats)]:
            options = s.options(seat)
            codes = [option.code for option in options]
            assert codes == sorted(set(codes)), options
            assert options == s.options(seat)
            assert seat not in s.waiting() or options
            assert all(s.box.actions.by_text[option.text] is option for option in options)
        if not s.over():
            assert s.waiting()
            weights = s.agenda[-1].weights(s)
            assert not weights or (len(weights) == len(s.options(CHANCE)) and min(weights) > 0)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_options_and_views_change_nothing(case: Case) -> None:
    for s in positions(case, 16, N_POSITIONS // 4):
        before = json.dumps(saved(case, s))
        for seat in case.eyes():
            look(s, seat).json()
            s.options(seat)
        assert json.dumps(saved(case, s)) == before


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_pieces_are_conserved(case: Case) -> None:
    """Every piece lies in exactly one place, bags are sorted, and all seats know what lies face up."""
    for s in positions(case, 17, N_POSITIONS):
        lying = sorted(card for place in s.places for card in place)
        assert lying == list(range(len(s.box.kind)))
        for place, cards in zip(s.box.places, s.places, strict=True):
            assert place.line or cards == sorted(cards), place.name
            assert not place.face_up or all(s.eyes[card] == EVERYONE for card in cards), place.name


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_copies_are_known_from_the_first_on(case: Case) -> None:
    """Whoever knows the second of two copies in a bag knows the first, so a copy says no more than its kind."""
    for s in positions(case, 18, N_POSITIONS):
        for place, cards in zip(s.box.places, s.places, strict=True):
            if place.line:
                continue
            for first, second in pairwise(cards):
                if s.box.kind[first] == s.box.kind[second]:
                    assert s.eyes[second] & ~s.eyes[first] == 0, (place.name, first, second)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_every_random_match_ends(case: Case) -> None:
    for seed in range(N_MATCHES):
        s = case.start()
        play_out(s, Random(seed))
        assert s.over()
        assert len(s.scores()) == case.seats
        assert set(s.winners()) <= set(range(case.seats))
        assert all(answer is None for answer in s.sealed)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_time_out_always_helps(case: Case) -> None:
    """A match whose seats never answer is played to its end by the default answers."""
    rng = Random(24)
    s = case.start()
    for _ in range(sized(3000, 100_000)):
        if s.over():
            break
        seat = rng.choice(s.waiting())
        if seat == CHANCE:
            s.apply(CHANCE, choose(s, CHANCE, rng))
        else:
            s.agenda.pop().timeout(s, seat)
            s.settle()
    else:
        pytest.fail(f"{case} does not end by its defaults")
