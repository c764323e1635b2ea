"""The equilibrium agent plays from its view alone, is exact at the end, and beats agents that follow the bot's advice."""

from __future__ import annotations

import math
from itertools import combinations
from random import Random

import pytest
from laws.worlds import sized
from solve.starts import Start
from solve.test_exact import EXACT, Oracle

import tessera
from tessera.agents import agents_for, expert, make_agent
from tessera.core.refusal import BadCall
from tessera.core.view import look
from tessera.games import GAMES, find_game
from tessera.games.tides_of_time.state import Tides
from tessera.solve import matrix
from tessera.solve.advice import Solver, rank_of
from tessera.solve.bayesian_game import Bayesian
from tessera.solve.equilibrium import EquilibriumAgent, learned_values
from tessera.solve.position import Position
from tessera.solve.value_network import Network

GAME = find_game("tides-of-time")
MARGIN = Solver(win=False, values=learned_values())


def test_it_plays_this_game_and_no_other() -> None:
    assert expert(GAME) == "equilibrium"
    for id, game in GAMES.items():
        assert ("equilibrium" in agents_for(game)) == (id == GAME.id)
        if id != GAME.id:
            with pytest.raises(BadCall, match="no agent 'equilibrium'"):
                make_agent("equilibrium", game, 1)
            with pytest.raises(BadCall, match="plays tides-of-time only"):
                EquilibriumAgent(game, 1)
    with pytest.raises(BadCall, match="win or margin"):
        make_agent("equilibrium:objective=points", GAME, 1)


@pytest.mark.parametrize("win", [False, True])
def test_every_position_of_round_3_is_weighed_as_the_engine_does(win: bool) -> None:
    """From either seat's view the mixture is optimal, and the cost of a card is its true loss."""
    rng = Random(7)
    solver, oracle = Solver(win, values=learned_values()), Oracle(win)
    start = Start(11)
    s = start.round_3()
    for _ in range(4):
        game = oracle.game(s)
        value = matrix.solve(game).value
        for seat in range(2):
            evaluation = solver.evaluate(Position(look(s, seat)))
            assert evaluation.exact
            assert evaluation.texts == [option.text for option in s.options(seat)]
            sign, base = (1 if seat == 0 else -1), (0 if win else start.so_far)
            assert abs(sign * evaluation.value() + base - value) < EXACT
            held = matrix.best_column(game, evaluation.mixture) if seat == 0 else matrix.best_row(game, evaluation.mixture)
            assert abs(held - value) < EXACT
            for text, value_of_option in zip(evaluation.texts, evaluation.values, strict=True):
                assert abs(evaluation.cost(text) - (max(evaluation.values) - value_of_option)) < EXACT
                assert value_of_option <= sign * (value - base) + EXACT
        for seat in range(2):
            s.apply(seat, rng.choice(s.options(seat)))


def wander(seed: int, round: int, pick: int) -> tessera.Match:
    """A random match up to the first decision of this round and pick; pick 0 is the relic choice after the round."""
    match = tessera.new_match("tides-of-time", seed=seed)
    rng = Random(seed)
    while [match.look(0).fields[name] for name in ("round", "pick")] != [round, pick]:
        for seat in match.waiting():
            match.play(seat, rng.choice(match.options(seat)))
    return match


@pytest.mark.parametrize(("round", "pick"), [(1, 1), (1, 3), (1, 0), (2, 2), (2, 4), (3, 1), (3, 4)])
def test_both_seats_are_told_of_all_their_options(round: int, pick: int) -> None:
    match = wander(5, round, pick)
    for seat in range(2):
        advice = EquilibriumAgent(GAME, 1).advise(match.look(seat))
        assert list(advice.mixture) == match.options(seat)
        assert abs(sum(advice.mixture.values()) - 1) < EXACT
        assert advice.exact == (round == 3 or (round, pick) == (2, 4))
        assert 0 <= advice.value <= 1
        assert advice.mixture[advice.best()] == max(advice.mixture.values())
        assert min(advice.cost.values()) == 0
        if (round, pick) != (1, 1):  # at the very first pick the costs are sampled and the mixture is not
            assert all(advice.cost[option] < EXACT for option, share in advice.mixture.items() if share > 0)


@pytest.mark.parametrize("pick", [3, 4])
def test_late_picks_of_round_2_lead_to_the_ends_of_the_draft(pick: int) -> None:
    """Without time for exact ends the values are those of the look-ahead over all 100 ends, and not marked as exact."""
    at = Position(wander(5, 2, pick).look(0))
    solver = Solver(win=True, values=learned_values())
    solver.until = -math.inf
    assert not solver.evaluate(at).exact
    found, looked = solver.late_solution(at), solver.draft_solution(at)
    assert found.value == pytest.approx(looked.value, abs=EXACT)
    assert found.row_values == pytest.approx(looked.row_values, abs=EXACT)


def test_an_agent_in_a_hurry_solves_what_it_has_time_for() -> None:
    view = wander(6, 2, 3).look(0)
    hurried, patient = EquilibriumAgent(GAME, 1, seconds=1e-9), EquilibriumAgent(GAME, 1)
    assert not hurried.advise(view).exact
    hurried.solver(view).solved.clear()
    assert patient.advise(view).exact


def test_the_last_choice_of_round_2_looks_ahead_exactly() -> None:
    """Its four ends, reached with the engine, have the values of their second relic choices."""
    match = wander(5, 2, 4)
    solver = Solver(win=True, values=learned_values())
    game = []
    for row in match.options(0):
        line = []
        for column in match.options(1):
            twin = match.clone()
            twin.play(0, row)
            twin.play(1, column)
            for seat in range(2):
                twin.play(seat, twin.options(seat)[0])
            line.append(solver.relic_solution(Position(twin.look(0))).value)
        game.append(line)
    found = solver.evaluate(Position(match.look(0)))
    assert found.exact
    assert found.value() == pytest.approx(matrix.solve(game).value, abs=EXACT)


def test_without_a_hope_it_plays_for_the_lead() -> None:
    """Far behind, every card loses against a perfect rival, and the mixture is the one for the margin."""
    start = Start(11)
    start.so_far = -200
    at = Position(look(start.round_3(), 0))
    hopeless, margin = Solver(win=True, values=learned_values()).evaluate(at), MARGIN.evaluate(at)
    assert hopeless.value() == pytest.approx(-1, abs=1e-3)
    assert hopeless.mixture == pytest.approx(margin.mixture, abs=1e-4)


def test_an_explanation_names_the_mixture_and_the_cost() -> None:
    match = wander(5, 3, 1)
    agent = EquilibriumAgent(GAME, 1, objective="margin")
    advice = agent.advise(match.look(0))
    worst = max(match.options(0), key=lambda option: advice.cost[option])
    first, *_, last = agent.explain(match.look(0), worst)
    assert (first.key, first.text, first.n) == ("why-mixture", advice.best(), round(100 * advice.mixture[advice.best()]))
    assert (last.key, last.text) == ("why-costs-points", worst)
    assert last.m + last.n / 10 == pytest.approx(advice.cost[worst], abs=0.05)


def test_mixtures_are_drawn_from_the_seed() -> None:
    for seed in range(40):
        match = wander(seed, 3, 1)
        advice = EquilibriumAgent(GAME, 1).advise(match.look(0))
        if max(advice.mixture.values()) < 0.8:
            break
    chosen = [EquilibriumAgent(GAME, seed).choose(match.look(0), match.options(0)) for seed in range(60)]
    again = [EquilibriumAgent(GAME, seed).choose(match.look(0), match.options(0)) for seed in range(60)]
    assert chosen == again
    for option, share in advice.mixture.items():
        assert abs(chosen.count(option) / 60 - share) < 0.25


def test_what_was_kept_is_found_again_in_what_was_scored() -> None:
    """A view does not say which cards of the own hand the rival has seen; the points of round 1 leave few possibilities."""
    n_ways = 0
    for seed in range(sized(40, 400)):
        match = wander(seed, 1, 0)
        fives = [set(Position(match.look(seat)).hands[seat]) for seat in range(2)]
        rng = Random(seed)
        for seat in range(2):
            match.play(seat, rng.choice(match.options(seat)))
        for seat in range(2):
            at = Position(match.look(seat))
            true = sum(1 << card for card in fives[seat] & set(at.hands[seat]))
            ways = at.kept_before()
            assert true in ways
            n_ways += len(ways)
    assert n_ways / sized(80, 800) < 3


def test_swapping_the_seats_swaps_the_sign() -> None:
    rng = Random(2)
    for network, n in ((learned_values().end_1, 5), (learned_values().start_2, 3), (learned_values().end_2, 5)):
        for _ in range(20):
            deck = rng.sample(range(18), 18)
            masks = [1 << deck[0], 1 << deck[1], *(sum(1 << c for c in deck[a : a + n]) for a in (2, 2 + n))]
            value = network.value((masks[0], masks[1]), (masks[2], masks[3]), 1 << deck[-1])
            assert value == pytest.approx(-network.value((masks[1], masks[0]), (masks[3], masks[2]), 1 << deck[-1]))


def test_a_network_adds_rows_and_keeps_what_is_above_zero() -> None:
    rows = [[0.0, 0.0] for _ in range(90)]
    rows[2 * 18 + 4] = [3.0, -1.0]  # the fifth card in the own hand
    rows[3 * 18 + 4] = [-2.0, 5.0]
    network = Network(rows, [1.0, 0.5], [2.0, 10.0], 8.0)
    assert network.value((0, 0), (1 << 4, 0), 0) == pytest.approx(0.5 * (2 * 4 - 10 * 5.5))
    assert network.result(8.0) == pytest.approx(0.76159, abs=1e-4)


def test_hands_are_numbered_in_the_order_of_combinations() -> None:
    hands = list(combinations(range(18), 5))
    for rank in Random(1).sample(range(len(hands)), 200):
        assert rank_of(list(hands[rank])) == rank


def test_a_private_pick_is_solved_as_a_bayesian_game() -> None:
    """Three hands on each side that meet at random, in random games."""
    rng = Random(3)
    meetings = [(i, j) for i in range(3) for j in range(3) if i != j]
    games = [[[rng.uniform(-5, 5) for _ in range(5)] for _ in range(5)] for _ in meetings]
    bayesian = Bayesian((3, 3), meetings, games)
    strategies = bayesian.solve(2000)
    assert bayesian.gap(strategies) < 0.01
    assert bayesian.gap([[[0.2] * 5] * 3] * 2) > 1


def test_the_private_pick_of_round_2_is_near_its_equilibrium() -> None:
    match = wander(8, 2, 1)
    gaps: list[float] = []

    class Spy(Bayesian):
        def solve(self, turns: int = 300) -> list[list[list[float]]]:
            found = super().solve(turns)
            gaps.append(self.gap(found))
            return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tessera.solve.advice.Bayesian", Spy)
        evaluation = MARGIN.evaluate(Position(match.look(0)))
    assert evaluation.texts == match.options(0)
    assert gaps[0] < 0.02


def test_it_beats_greedy() -> None:
    wins = 0.0
    n = sized(1, 50)
    for deal in range(n):
        for seat in range(2):
            match = tessera.new_match("tides-of-time", seed=deal)
            agents = [make_agent("greedy", GAME, deal), make_agent("greedy", GAME, deal)]
            agents[seat] = make_agent("equilibrium", GAME, deal)
            while not match.over:
                turn = match.waiting()[0]
                match.play(turn, agents[turn].choose(match.look(turn), match.options(turn)))
            wins += 1 / len(match.winners) if seat in match.winners else 0
    assert wins >= 0.95 * 2 * n


def test_the_other_reading_of_the_molehill_is_played_as_such() -> None:
    start = Start(2)
    s = start.round_3(reading=True)
    assert isinstance(s, Tides)
    agent = EquilibriumAgent(GAME, 1, objective="margin")
    agent.choose(look(s, 0), [option.text for option in s.options(0)])
    assert agent.solver(look(s, 0)).kingdoms.singles_by_amount
    value = start.last_round(False, reading=True).draft.value()
    assert agent.advise(look(s, 0)).value == pytest.approx(value, abs=EXACT)
