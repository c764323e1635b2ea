"""The numba kernels compute the same as plain Python. Compiling them takes a minute, so only the long run does it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from laws.worlds import LONG
from solve.starts import KINGDOMS, Start
from solve.test_equilibrium import wander

from tessera.solve.advice import Solver
from tessera.solve.equilibrium import learned_values
from tessera.solve.kingdoms import cards_of
from tessera.solve.position import Position

pytestmark = pytest.mark.skipif(not LONG, reason="kernels are compiled in the long run only")
EXACT = 1e-9


@pytest.fixture(scope="module")
def kernels() -> Any:
    pytest.importorskip("numba", reason="no numba here, so its kernels are not tested; pip install '.[numba]'")
    from tessera.solve import kernels

    return kernels


@pytest.fixture(scope="module")
def table(kernels: Any) -> Any:
    from tessera.solve.tables import facts

    return facts(KINGDOMS[False])


def test_rounds_and_relics_have_the_same_values(kernels: Any, table: Any) -> None:
    np = kernels.np
    for seed in range(60):
        start, d = Start(seed), Start(seed).deck
        for win in (False, True):
            hands = np.array(sorted(d[4:9])), np.array(sorted(d[9:14]))
            kept = 1 << d[0] | 1 << d[1], 1 << d[2] | 1 << d[3]
            found = kernels.last_round(table, *kept, *hands, start.so_far, win)
            assert abs(found - start.last_round(win).draft.value()) < EXACT
    for seed in range(4):
        start, d = Start(seed), Start(seed).deck
        fives = np.array(sorted(d[2:7])), np.array(sorted(d[7:12]))
        found = kernels.second_relic(table, 1 << d[0], 1 << d[1], *fives, np.array(sorted(d[12:16])), 0, False)
        assert abs(found - start.second_relic(False).solve().value) < EXACT


def test_fitted_ends_are_those_of_the_networks(kernels: Any, table: Any) -> None:
    from tessera.solve.lookahead import estimated_ends
    from tessera.solve.numba_solver import arrays

    np, network = kernels.np, learned_values().end_2
    deck = Random(3).sample(range(18), 18)
    ten, four = np.array(sorted(deck[2:12])), np.array(sorted(deck[12:16]))
    value, scored = np.empty(1024), np.empty(1024)
    estimated_ends(table, *arrays(network), np.array(deck[:2]), ten, four, value, scored)
    pile, relics = sum(1 << card for card in deck[12:16]), (1 << deck[0], 1 << deck[1])
    for places in (0b0000011111, 0b1010101010, 0b1111100000):
        own = sum(1 << int(ten[place]) for place in cards_of(places))
        rival = sum(1 << int(ten[place]) for place in cards_of(1023 & ~places))
        assert value[places] == pytest.approx(network.value(relics, (own, rival), pile), abs=1e-9)
        assert scored[places] == KINGDOMS[False].lead(relics[0] | own, relics[1] | rival)


@pytest.mark.parametrize(("round", "pick"), [(2, 1), (2, 3), (2, 0)])
@pytest.mark.parametrize("win", [False, True])
def test_the_numba_solver_advises_alike(kernels: Any, round: int, pick: int, win: bool) -> None:
    from tessera.solve.numba_solver import NumbaSolver

    match = wander(4, round, pick)
    for seat in range(2):
        at = Position(match.look(seat))
        plain, compiled = (
            Solver(win, False, learned_values()).evaluate(at),
            NumbaSolver(win, False, learned_values()).evaluate(at),
        )
        assert compiled.texts == plain.texts
        assert compiled.mixture == pytest.approx(plain.mixture, abs=1e-6)
        assert compiled.values == pytest.approx(plain.values, abs=EXACT)


def test_look_ahead_is_surprised_by_nothing_but_the_exact_ends(kernels: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the ends of round 2 have their estimated values, play up to pick 3 ends at the look-ahead value."""
    from tessera.solve.exploitability_bound import Round2
    from tessera.solve.public import random_public

    monkeypatch.setattr(Solver, "end_of_2", lambda solver, at, fives: solver.ends(at, at.unseen())(*fives))
    state = Round2(random_public(Random(1)))
    for seed in range(5):
        assert abs(state.correction(Random(seed))) < EXACT


def test_a_way_that_a_side_has_is_no_answer_though_rounding_favours_it(kernels: Any) -> None:
    """Every strategy seems to gain by the same rounding error; each is added only once."""
    full, chosen, sizes, _, x, y = kernels.oracle()
    full[:] = 0.0
    x[:], y[:] = 0.0, 0.0
    x[0] = y[0] = 1.0
    for _ in range(40):
        kernels.add_answers(full, chosen, sizes, -1e-6, x, y)
        kernels.add_answers(full, chosen, sizes, 1e-6, x, y)
    assert list(sizes) == [20, 20]
    assert sorted(chosen[0, :20]) == sorted(chosen[1, :20]) == list(range(20))
