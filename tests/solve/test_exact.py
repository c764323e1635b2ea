"""Round 3 and the second relic choice are solved exactly, compared with the engine and by the gains of best responses."""

from __future__ import annotations

import time
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from laws.worlds import LONG, sized
from solve.starts import Start

from tessera.core.seats import CHANCE
from tessera.games.tides_of_time.components import CARDS
from tessera.games.tides_of_time.scoring import score
from tessera.games.tides_of_time.state import HAND, KINGDOM, Tides
from tessera.solve import matrix
from tessera.solve.draft import BEFORE, N_BEFORE, NEXT, Draft
from tessera.solve.endgame import KEEPS, result
from tessera.solve.kingdoms import Kingdoms, cards_of, mask_of

EXACT = 1e-9


def exact_value(game: list[list[int]]) -> Fraction:
    """The value of a game by trying all pairs of supports of equal size, in fractions: slow and simple."""
    n, m = len(game), len(game[0])
    for size in range(1, min(n, m) + 1):
        for rows in combinations(range(n), size):
            for columns in combinations(range(m), size):
                x = equaliser([[game[i][j] for i in rows] for j in columns])
                y = equaliser([[game[i][j] for j in columns] for i in rows])
                if x is None or y is None:
                    continue
                low = min(sum(p * game[i][j] for p, i in zip(x, rows, strict=True)) for j in range(m))
                high = max(sum(p * game[i][j] for p, j in zip(y, columns, strict=True)) for i in range(n))
                if low == high:
                    return Fraction(low)
    raise AssertionError("every game has a value")


def equaliser(lines: list[list[int]]) -> list[Fraction] | None:
    """The non-negative shares under which all lines have the same value, if there are such."""
    n = len(lines)
    table = [[Fraction(entry) for entry in line] + [Fraction(-1), Fraction(0)] for line in lines]
    table.append([Fraction(1)] * n + [Fraction(0), Fraction(1)])
    for i in range(n + 1):
        found = next((k for k in range(i, n + 1) if table[k][i]), None)
        if found is None:
            return None
        table[i], table[found] = table[found], table[i]
        table[i] = [entry / table[i][i] for entry in table[i]]
        for k in range(n + 1):
            if k != i:
                table[k] = [entry - table[k][i] * other for entry, other in zip(table[k], table[i], strict=True)]
    shares = [table[i][-1] for i in range(n)]
    return shares if min(shares) >= 0 else None


@pytest.mark.parametrize("size", [(1, 4), (2, 2), (3, 3), (3, 5), (4, 4), (5, 5)])
def test_matrix_games_are_solved_as_in_fractions(size: tuple[int, int]) -> None:
    rng = Random(str(size))
    for high in (1, 3, 30):
        for _ in range(sized(12, 300)):
            game = [[rng.randint(-high, high) for _ in range(size[1])] for _ in range(size[0])]
            floats = [[float(entry) for entry in row] for row in game]
            found, value = matrix.solve(floats), exact_value(game)
            assert abs(found.value - value) < EXACT
            assert abs(matrix.value_of(floats) - value) < EXACT
            assert abs(matrix.by_simplex(floats).value - value) < EXACT
            assert matrix.gap(floats, found) < EXACT
            assert abs(sum(found.rows) - 1) < EXACT
            assert abs(sum(found.columns) - 1) < EXACT
            if size == (3, 3):
                assert abs(matrix.three_by_three(*floats[0], *floats[1], *floats[2]) - value) < EXACT


@pytest.mark.parametrize("n", [4, 5, 20])
def test_results_that_differ_by_a_hair_are_solved_too(n: int) -> None:
    """Breaking ties by the lead makes games whose entries are far apart or very close."""
    rng = Random(n)
    for _ in range(sized(40, 4_000)):
        game = [[rng.choice((-1, -1, 0, 1)) + 1e-6 * rng.randint(-180, 180) / 6 for _ in range(n)] for _ in range(n)]
        assert matrix.gap(game, matrix.by_simplex(game)) < EXACT


def test_a_promise_without_a_bound_is_rounding() -> None:
    assert matrix.tightest([[1e-15, 1.0], [-1.0, 1.0]], [0, 1], 0) == -1
    assert matrix.tightest([[1e-15, 1.0], [0.5, 1.0]], [0, 1], 0) == 1


@pytest.mark.parametrize("reading", [False, True])
def test_kingdoms_as_masks_score_like_the_engine(reading: bool) -> None:
    rng = Random(4)
    kingdoms = Kingdoms(reading)
    for _ in range(sized(3000, 200_000)):
        n = rng.choice([5, 6, 7])
        deck = rng.sample(range(18), 2 * n)
        points = score(CARDS, [sorted(deck[:n]), sorted(deck[n:])], reading)
        assert kingdoms.lead(mask_of(deck[:n]), mask_of(deck[n:])) == sum(points[0]) - sum(points[1])


def test_a_round_has_as_many_arrangements_as_positions_say() -> None:
    """TT-73: 1 + 25 + 400 + 900 positions with a decision."""
    assert [n * n for n in N_BEFORE] == [1, 25, 400, 900]
    assert all(len(each.left) == 5 - picks for picks, found in enumerate(BEFORE) for each in found)


# -- against the engine ---------------------------------------------------------------------------------------------


class Oracle:
    """The value of a position by the engine alone: play every pair of answers and solve the positions after them."""

    def __init__(self, win: bool) -> None:
        self.win = win
        self.known: dict[str, float] = {}

    def value(self, s: Tides) -> float:
        if s.over():
            lead = float(s.scores()[0] - s.scores()[1])
            return result(lead) if self.win else lead
        key = str(s.places)
        if key not in self.known:
            self.known[key] = self.chance(s) if CHANCE in s.waiting() else self.choice(s)
        return self.known[key]

    def chance(self, s: Tides) -> float:
        return sum(self.after(s, (CHANCE, option)) for option in s.options(CHANCE)) / len(s.options(CHANCE))

    def choice(self, s: Tides) -> float:
        game = self.game(s)
        found = matrix.solve(game)
        assert matrix.gap(game, found) < EXACT
        return found.value

    def game(self, s: Tides) -> list[list[float]]:
        return [[self.after(s, (0, row), (1, column)) for column in s.options(1)] for row in s.options(0)]

    def after(self, s: Tides, *answers: tuple[int, object]) -> float:
        twin = s.clone()
        for seat, action in answers:
            twin.apply(seat, action)  # type: ignore[arg-type]
        return self.value(twin)


@pytest.mark.parametrize("reading", [False, True])
@pytest.mark.parametrize("win", [False, True])
def test_round_3_is_what_the_engine_gives(win: bool, reading: bool) -> None:
    for seed in range(sized(1, 40)):
        start = Start(seed)
        s = start.round_3(reading)
        found = start.last_round(win, reading).draft.value()
        assert abs(Oracle(win).value(s) - (found if win else found + start.so_far)) < EXACT


def test_single_positions_of_round_3_are_those_of_the_engine() -> None:
    """At every position of random rounds the matrix game is the engine's, row by row and column by column."""
    start = Start(3)
    s, oracle, round_3 = start.round_3(), Oracle(False), start.last_round(False)
    rng = Random(3)
    arranged = [0, 0]
    for picks in range(4):
        game = round_3.draft.game(picks, *arranged)
        assert game == [[pytest.approx(entry - start.so_far, abs=EXACT) for entry in row] for row in oracle.game(s)]
        for seat in range(2):
            holder = seat if picks % 2 == 0 else 1 - seat
            choices = s.options(seat)
            n = rng.randrange(len(choices))
            left = BEFORE[picks][arranged[holder]].left
            assert [option.args[0] for option in choices] == [round_3.hands[holder][place] for place in left]
            s.apply(seat, choices[n])
            arranged[holder] = next_of(picks, arranged[holder], n)
    assert len(s.places[HAND]) == 1
    assert len(s.places[KINGDOM]) == 6


def next_of(picks: int, arrangement: int, n: int) -> int:
    return NEXT[picks][arrangement][n]


@pytest.mark.parametrize("win", [False, True])
def test_the_value_alone_is_that_of_all_positions_worked_out(win: bool) -> None:
    for seed in range(sized(30, 2_000)):
        draft = Start(seed).last_round(win).draft
        quick = draft.value()
        full = Draft(draft.ends)
        full.values[1] = [matrix.value_of(full.game(1, i, j)) for i in range(5) for j in range(5)]
        assert abs(matrix.value_of(full.game(0, 0, 0)) - quick) < EXACT


def test_breaking_ties_by_the_lead_gives_nothing_of_the_result_away() -> None:
    """Both mixtures are equally good to a ten-thousandth where only wins count."""
    for seed in range(sized(60, 2_000)):
        draft = Start(seed).last_round(True).draft
        plain = Draft([float(round(end)) for end in draft.ends])
        found = draft.solve(0, 0, 0)
        assert matrix.gap(plain.game(0, 0, 0), found) < 1e-4


# -- by best responses ----------------------------------------------------------------------------------------------


def round_gap(draft: Draft) -> float:
    """The sum of the gains of best responses to both strategies of a round, over all its positions."""
    best_0, best_1 = draft.ends, draft.ends
    for picks in (3, 2, 1, 0):
        n = N_BEFORE[picks]
        against_1, against_0 = Draft(draft.ends), Draft(draft.ends)
        if picks < 3:
            against_1.values[picks + 1], against_0.values[picks + 1] = best_0, best_1
        up, down = [], []
        for i in range(n):
            for j in range(n):
                found = draft.solve(picks, i, j)
                up.append(matrix.best_row(against_1.game(picks, i, j), found.columns))
                down.append(matrix.best_column(against_0.game(picks, i, j), found.rows))
        best_0, best_1 = up, down
    return best_0[0] - best_1[0]


@pytest.mark.parametrize("win", [False, True])
def test_nobody_gains_against_the_solution_of_round_3(win: bool) -> None:
    assert max(round_gap(Start(seed).last_round(win).draft) for seed in range(sized(20, 10_000))) < EXACT


@pytest.mark.parametrize("win", [False, True])
def test_nobody_gains_against_the_second_relic_choice(win: bool) -> None:
    for seed in range(sized(1, 20)):
        choice = Start(seed).second_relic(win)
        found = choice.solve()
        game = [[choice.entry(i, j) for j in range(20)] for i in range(20)]
        assert matrix.gap(game, found) < EXACT


def test_the_entries_of_the_second_relic_choice_are_the_engines() -> None:
    """For one choice on each side, every draw is solved with the engine."""
    start = Start(5)
    s, choice = start.between(), start.second_relic(False)
    fives = [cards_of(five) for five in choice.masks]
    for mine, theirs in [(0, 7), *([(13, 2), (19, 11)] if LONG else [])]:
        twin = s.clone()
        for seat, way in enumerate((mine, theirs)):
            wanted = tuple(fives[seat][place] for place in KEEPS[way])
            twin.apply(seat, next(option for option in twin.options(seat) if option.args == wanted))
        if LONG:
            assert abs(Oracle(False).value(twin) - start.so_far - choice.entry(mine, theirs)) < EXACT
        assert sorted(twin.places[HAND]) == cards_of(choice.keep(0, mine)[1])
        assert sorted(twin.places[HAND + 1]) == cards_of(choice.keep(1, theirs)[1])


@pytest.mark.skipif(not LONG, reason="times are measured in the long run only")
def test_how_long_a_decision_takes() -> None:
    began = time.process_time()
    for seed in range(200):
        Start(seed).last_round(False).draft.solve(0, 0, 0)
    assert (time.process_time() - began) / 200 < 0.010
    began = time.process_time()
    for seed in range(20):
        Start(seed).second_relic(False).solve()
    assert (time.process_time() - began) / 20 < 2.0
