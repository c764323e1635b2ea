"""Matrix games of two whose interests are opposed: the value, and a best mixture for each.

The row player gains what the column player loses. Most games of a draft have a saddle point; the rest go to the simplex
method on the game's own linear program.
"""

from __future__ import annotations

from typing import Final

TINY: Final = 1e-12
"""Below this a reduced cost or a pivot counts as zero; entries are of the order of one there."""
THREE: Final = ((0, 1, 2), (0, 2, 1), (1, 2, 0))
"""Two of three, and the third."""


class Solution:
    """What a game is worth to the row player, and how both should mix."""

    def __init__(self, value: float, rows: list[float], columns: list[float]) -> None:
        self.value = value
        self.rows = rows
        self.columns = columns
        self.row_worth: list[float] = []
        """Where it was asked for: what each row gains against the column player's mixture, and the other way round."""
        self.column_worth: list[float] = []


def solve(game: list[list[float]]) -> Solution:
    """The value and a best mixture for each side."""
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
    """The value alone."""
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
    """The value of a game without a saddle point; taken from one entry on, so that close entries lose no digits."""
    return a - (b - a) * (c - a) / ((d - c) - (b - a))


def three_by_three(
    a: float, b: float, c: float, d: float, e: float, f: float, p: float, q: float, r: float
) -> float:  # fmt: skip
    """The value of a game of three against three, written out: it is asked for most."""
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
    """Maximise the sum of y >= 0 with G y <= 1, where G is the game brought to 1 to 2: its value is one over that sum."""
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
            break  # what it promised was rounding: a true promise has a bound
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
    """The column whose entry promises most; -1 if none promises anything."""
    low = min(goal[:n])
    return goal.index(low) if low < -TINY else -1


def first_below(goal: list[float], n: int) -> int:
    """Bland's rule, which never runs in circles."""
    for j in range(n):
        if goal[j] < -TINY:
            return j
    return -1


def tightest(table: list[list[float]], basis: list[int], entering: int) -> int:
    """The row that bounds the entering column first, or -1; among equals the one of the lowest basis, by Bland's rule."""
    best, least = -1, 0.0
    for i in range(len(table)):
        line = table[i]
        if line[entering] > TINY:
            ratio = line[-1] / line[entering]
            if best < 0 or ratio < least or (ratio == least and basis[i] < basis[best]):
                best, least = i, ratio
    return best


def pivot(table: list[list[float]], goal: list[float], leaving: int, entering: int) -> list[float]:
    """Let one column enter the basis for another; the new goal line."""
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
    """What the best answer to a mixture of the column player gains."""
    return max([sum([share * entry for share, entry in zip(columns, row, strict=True)]) for row in game])


def best_column(game: list[list[float]], rows: list[float]) -> float:
    """To what the best answer to a mixture of the row player holds it."""
    return min([sum([rows[i] * game[i][j] for i in range(len(rows))]) for j in range(len(game[0]))])


def gap(game: list[list[float]], solution: Solution) -> float:
    """How far the two mixtures are from being best: nothing but rounding, if they are."""
    return best_row(game, solution.columns) - best_column(game, solution.rows)
