"""Zero-sum matrix games: the value and an optimal mixture for each player.

The row player gains what the column player loses. Most games of a draft have a saddle point; the others are solved by the
simplex method.
"""

from __future__ import annotations

from typing import Final

TINY: Final = 1e-12
"""Reduced costs and pivots below this count as zero; entries are scaled to the order of one."""
THREE: Final = ((0, 1, 2), (0, 2, 1), (1, 2, 0))
"""Each pair out of three, followed by the third."""


class Solution:
    """The value of a game to the row player, and both optimal mixtures."""

    def __init__(self, value: float, rows: list[float], columns: list[float]) -> None:
        self.value = value
        self.rows = rows
        self.columns = columns
        self.row_values: list[float] = []
        """Where it was computed: the value of each row against the column player's mixture."""
        self.column_values: list[float] = []
        """Where it was computed: the value of each column against the row player's mixture."""


def solve(game: list[list[float]]) -> Solution:
    """The value and an optimal mixture for each side."""
    floors = [min(row) for row in game]
    low = max(floors)
    ceilings = [max(column) for column in zip(*game, strict=True)]
    high = min(ceilings)
    if low >= high:
        rows = [0.0] * len(game)
        columns = [0.0] * len(ceilings)
        rows[floors.index(low)] = 1.0
        columns[ceilings.index(high)] = 1.0
        return Solution(low, rows, columns)
    return by_simplex(game)


def value_of(game: list[list[float]]) -> float:
    """The value of a game, without the mixtures."""
    low = -1e300
    for row in game:
        floor = min(row)
        if floor > low:
            low = floor
    for column in zip(*game, strict=True):
        if max(column) <= low:
            return low
    if len(game) == 2 and len(game[0]) == 2:
        (a, b), (c, d) = game
        return two_by_two(a, b, c, d)
    return by_simplex(game).value


def two_by_two(a: float, b: float, c: float, d: float) -> float:
    """The value of a 2 by 2 game without a saddle point, in a form that loses no digits where entries are close."""
    return a - (b - a) * (c - a) / ((d - c) - (b - a))


def three_by_three(
    a: float, b: float, c: float, d: float, e: float, f: float, p: float, q: float, r: float
) -> float:  # fmt: skip
    """The value of a 3 by 3 game, written out because it is needed most often."""
    low = a if a < b else b
    if c < low:
        low = c
    floor = d if d < e else e
    if f < floor:
        floor = f
    if floor > low:
        low = floor
    floor = p if p < q else q
    if r < floor:
        floor = r
    if floor > low:
        low = floor
    if (a <= low and d <= low and p <= low) or (b <= low and e <= low and q <= low) or (c <= low and f <= low and r <= low):
        return low
    game = [[a, b, c], [d, e, f], [p, q, r]]
    for i, k, out in THREE:
        one, two, rest = game[i], game[k], game[out]
        for j, m, off in THREE:
            w, x, y, z = one[j], one[m], two[j], two[m]
            if (w > x) == (y > z) or (w > y) == (x > z):
                continue
            scale = (z - y) - (x - w)
            value = w - (x - w) * (y - w) / scale
            row, column = (z - y) / scale, (z - x) / scale
            if (
                row * one[off] + (1.0 - row) * two[off] >= value - TINY
                and column * rest[j] + (1.0 - column) * rest[m] <= value + TINY
            ):
                return value
    return by_simplex(game).value


def by_simplex(game: list[list[float]]) -> Solution:
    """Solve a game as a linear program: maximise the sum of y >= 0 with G y <= 1, where G is the game scaled to 1 to 2.

    The value of G is one over that sum.
    """
    n_rows, n_columns = len(game), len(game[0])
    low = min([min(row) for row in game])
    span = max([max(row) for row in game]) - low or 1.0
    width = n_columns + n_rows + 1
    table: list[list[float]] = []
    for i in range(n_rows):
        line = [1.0 + (entry - low) / span for entry in game[i]]
        line += [0.0] * n_rows
        line[n_columns + i] = 1.0
        line.append(1.0)
        table.append(line)
    goal = [-1.0] * n_columns + [0.0] * (n_rows + 1)
    basis = [n_columns + i for i in range(n_rows)]
    for turn in range(10_000):
        entering = steepest(goal, width - 1) if turn < 100 else first_below(goal, width - 1)
        if entering < 0:
            break
        leaving = tightest(table, basis, entering)
        if leaving < 0:
            break  # the reduced cost was a rounding error: the linear program is bounded
        goal = pivot(table, goal, leaving, entering)
        basis[leaving] = entering
    total = goal[-1]
    columns = [0.0] * (n_columns + n_rows)
    for i in range(n_rows):
        columns[basis[i]] = table[i][-1]
    rows = [max(0.0, goal[n_columns + i]) / total for i in range(n_rows)]
    value = low + span * (1.0 / total - 1.0)
    return Solution(value, rows, [max(0.0, columns[j]) / total for j in range(n_columns)])


def steepest(goal: list[float], n: int) -> int:
    """The column with the most negative reduced cost; -1 if there is none."""
    low = min(goal[:n])
    return goal.index(low) if low < -TINY else -1


def first_below(goal: list[float], n: int) -> int:
    """The first column with a negative reduced cost (Bland's rule, which never cycles); -1 if there is none."""
    for j in range(n):
        if goal[j] < -TINY:
            return j
    return -1


def tightest(table: list[list[float]], basis: list[int], entering: int) -> int:
    """The row with the smallest ratio, or -1 if there is none; ties are broken by Bland's rule."""
    best, least = -1, 0.0
    for i in range(len(table)):
        line = table[i]
        if line[entering] > TINY:
            ratio = line[-1] / line[entering]
            if best < 0 or ratio < least or (ratio == least and basis[i] < basis[best]):
                best, least = i, ratio
    return best


def pivot(table: list[list[float]], goal: list[float], leaving: int, entering: int) -> list[float]:
    """Exchange one column of the basis for another; the new objective row."""
    scale = 1.0 / table[leaving][entering]
    line = [entry * scale for entry in table[leaving]]
    table[leaving] = line
    for i in range(len(table)):
        factor = table[i][entering]
        if i != leaving and factor != 0.0:
            table[i] = [entry - factor * other for entry, other in zip(table[i], line, strict=True)]
    factor = goal[entering]
    return [entry - factor * other for entry, other in zip(goal, line, strict=True)]


def best_row(game: list[list[float]], columns: list[float]) -> float:
    """The value of the best response to a mixture of the column player."""
    return max([sum([share * entry for share, entry in zip(columns, row, strict=True)]) for row in game])


def best_column(game: list[list[float]], rows: list[float]) -> float:
    """The value of the best response to a mixture of the row player."""
    return min([sum([rows[i] * game[i][j] for i in range(len(rows))]) for j in range(len(game[0]))])


def gap(game: list[list[float]], solution: Solution) -> float:
    """The sum of both players' gains by best responses; for optimal mixtures only a rounding error."""
    return best_row(game, solution.columns) - best_column(game, solution.rows)
