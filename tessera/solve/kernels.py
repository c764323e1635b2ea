"""Numba kernels for the scripts that solve millions of rounds.

They compute the same as `kingdoms`, `matrix` and `draft`, on arrays; a test compares them. They need the extra `numba`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from tessera.solve.draft import ENDS, NEXT
from tessera.solve.endgame import BREAKS_TIES
from tessera.solve.kingdoms import HIGH
from tessera.solve.numbers import np, numba
from tessera.solve.tables import prizes

F = TypeVar("F", bound=Callable[..., Any])
Array = Any
"""A numpy array; numba infers its type."""


def kernel(function: F) -> F:
    """A function that is compiled at its first call and cached beside the source for later processes."""
    compiled: Any = numba.njit(cache=True)(function)
    return cast(F, compiled)


TINY: Final = 1e-12
TRIES: Final = 3
"""The number of rounds of best responses before all entries of a game are computed."""
NEXT_1: Final = np.array(NEXT[1], dtype=np.uint64)
NEXT_2: Final = np.array(NEXT[2], dtype=np.uint64)
NEXT_3: Final = np.array(NEXT[3], dtype=np.uint64)
END_PAIRS: Final = np.array(ENDS, dtype=np.int64)


@kernel
def gathered(won: int) -> int:
    """The high bits of six nibbles, packed into six bits."""
    return (won >> 3 & 1) | (won >> 6 & 2) | (won >> 9 & 4) | (won >> 12 & 8) | (won >> 15 & 16) | (won >> 18 & 32)


PRIZES: Final = prizes()


@kernel
def lead(table: Array, mine: int, theirs: int) -> int:
    """The number of points by which one kingdom outscores the other."""
    a = table[mine]
    b = table[theirs]
    won_a = PRIZES[gathered(((a[2] | HIGH) - b[2] - a[4]) & a[3])]
    won_b = PRIZES[gathered(((b[2] | HIGH) - a[2] - b[4]) & b[3])]
    found = a[0] + won_a[0] - b[0] - won_b[0]
    if a[5] or b[5]:
        best_a = max(a[1], won_a[1])
        best_b = max(b[1], won_b[1])
        if a[5] and best_a > 0 and (best_a > best_b or (best_a == best_b and a[4] == 0)):
            found += a[5]
        if b[5] and best_b > 0 and (best_b > best_a or (best_b == best_a and b[4] == 0)):
            found -= b[5]
    return found


@kernel
def set_out(game: Array, n: int, m: int, table: Array, basis: Array) -> tuple[float, float]:
    """Fill the first tableau of the simplex method, as in `matrix`; the lowest entry, and the range of all entries."""
    low = high = game[0, 0]
    for i in range(n):
        for j in range(m):
            low = min(low, game[i, j])
            high = max(high, game[i, j])
    span = high - low if high > low else 1.0
    for i in range(n):
        for j in range(m):
            table[i, j] = 1.0 + (game[i, j] - low) / span
        table[i, m : m + n] = 0.0
        table[i, m + i] = 1.0
        table[i, m + n] = 1.0
        basis[i] = m + i
    table[n, :m] = -1.0
    table[n, m : m + n + 1] = 0.0
    return low, span


@kernel
def entering_column(goal: Array, n: int, first: bool) -> int:
    """The column with the most negative reduced cost, or with `first` the first negative one; -1 if there is none."""
    found = -1
    least = -TINY
    for j in range(n):
        if goal[j] < least:
            found = j
            if first:
                break
            least = goal[j]
    return found


@kernel
def leaving_row(table: Array, n: int, width: int, basis: Array, entering: int) -> int:
    found = -1
    least = 0.0
    for i in range(n):
        if table[i, entering] > TINY:
            ratio = table[i, width - 1] / table[i, entering]
            if found < 0 or ratio < least or (ratio == least and basis[i] < basis[found]):
                found = i
                least = ratio
    return found


@kernel
def pivot(table: Array, n: int, width: int, leaving: int, entering: int) -> None:
    scale = 1.0 / table[leaving, entering]
    for j in range(width):
        table[leaving, j] *= scale
    for i in range(n + 1):
        factor = table[i, entering]
        if i != leaving and factor != 0.0:
            for j in range(width):
                table[i, j] -= factor * table[leaving, j]


@kernel
def simplex(game: Array, n: int, m: int, table: Array, x: Array, y: Array) -> float:
    """The value of an n by m game, and both mixtures in x and y; `table` is work space of (n + 1) by (n + m + 1)."""
    width = n + m + 1
    basis = np.empty(n, dtype=np.int64)
    low, span = set_out(game, n, m, table, basis)
    for turn in range(10_000):
        entering = entering_column(table[n], width - 1, turn >= 100)
        if entering < 0:
            break
        leaving = leaving_row(table, n, width, basis, entering)
        if leaving < 0:
            break  # the reduced cost was a rounding error: the linear program is bounded
        pivot(table, n, width, leaving, entering)
        basis[leaving] = entering
    total = table[n, width - 1]
    for i in range(n):
        x[i] = max(0.0, table[n, m + i]) / total
    y[:m] = 0.0
    for i in range(n):
        if basis[i] < m:
            y[basis[i]] = max(0.0, table[i, width - 1]) / total
    return low + span * (1.0 / total - 1.0)


@kernel
def solve(game: Array, n: int, m: int, table: Array, x: Array, y: Array) -> float:
    """The value of a game, and both mixtures in x and y: a saddle point if there is one, else the simplex method."""
    low, high = -1e300, 1e300
    row = column = 0
    for i in range(n):
        floor = game[i, 0]
        for j in range(1, m):
            floor = min(floor, game[i, j])
        if floor > low:
            low, row = floor, i
    for j in range(m):
        ceiling = game[0, j]
        for i in range(1, n):
            ceiling = max(ceiling, game[i, j])
        if ceiling < high:
            high, column = ceiling, j
    if low >= high:
        x[:n] = 0.0
        y[:m] = 0.0
        x[row] = 1.0
        y[column] = 1.0
        return low
    return simplex(game, n, m, table, x, y)


@kernel
def three_by_three(g: Array, room: Array, x: Array, y: Array) -> float:
    """The value of a 3 by 3 game: by a saddle point, by two rows against two columns, or by the simplex method."""
    a, b, c, d, e, f, p, q, r = g[0, 0], g[0, 1], g[0, 2], g[1, 0], g[1, 1], g[1, 2], g[2, 0], g[2, 1], g[2, 2]
    low = max(min(a, min(b, c)), max(min(d, min(e, f)), min(p, min(q, r))))
    high = min(max(a, max(d, p)), min(max(b, max(e, q)), max(c, max(f, r))))
    if low >= high:
        return low
    for out in range(3):
        i, k = (1 if out == 0 else 0), (1 if out == 2 else 2)
        for off in range(3):
            j, m = (1 if off == 0 else 0), (1 if off == 2 else 2)
            a, b, c, d = g[i, j], g[i, m], g[k, j], g[k, m]
            if (a > b) == (c > d) or (a > c) == (b > d):
                continue
            scale = 1.0 / ((d - c) - (b - a))
            value = a - (b - a) * (c - a) * scale
            row, column = (d - c) * scale, (d - b) * scale
            held = row * g[i, off] + (1.0 - row) * g[k, off] >= value - TINY
            if held and column * g[out, j] + (1.0 - column) * g[out, m] <= value + TINY and 0 <= row <= 1 and 0 <= column <= 1:
                return value
    return simplex(g, 3, 3, room, x, y)


@kernel
def last_picks(ends: Array, v3: Array) -> None:
    """The values of the 900 games of two cards each, by the formula for 2 by 2 games."""
    for p in range(30):
        i0, i1 = NEXT_3[p, 0], NEXT_3[p, 1]
        for q in range(30):
            j0, j1 = NEXT_3[q, 0], NEXT_3[q, 1]
            a, b, c, d = ends[i0, j0], ends[i1, j0], ends[i0, j1], ends[i1, j1]
            low = max(min(a, b), min(c, d))
            high = min(max(a, c), max(b, d))
            v3[p, q] = low if low >= high else a - (b - a) * (c - a) / ((d - c) - (b - a))


@kernel
def pick_games(ends: Array, v3: Array, v2: Array, v1: Array) -> float:
    """The values of all positions of a round, into the arrays, and the value of its start."""
    game = np.empty((5, 5))
    table = np.empty((6, 11))
    x = np.empty(5)
    y = np.empty(5)
    last_picks(ends, v3)
    for p in range(20):
        for q in range(20):
            for i in range(3):
                for j in range(3):
                    game[i, j] = v3[NEXT_2[p, i], NEXT_2[q, j]]
            v2[p, q] = three_by_three(game, table, x, y)
    for p in range(5):
        for q in range(5):
            for i in range(4):
                for j in range(4):
                    game[j, i] = v2[NEXT_1[p, i], NEXT_1[q, j]]
            v1[p, q] = solve(game, 4, 4, table, x, y)
    return solve(v1, 5, 5, table, x, y)


@kernel
def third_pick(v3: Array, p: int, q: int, game: Array, room: Array, x: Array, y: Array) -> float:
    for i in range(3):
        for j in range(3):
            game[i, j] = v3[NEXT_2[p, i], NEXT_2[q, j]]
    return three_by_three(game, room, x, y)


@kernel
def second_pick(v3: Array, p: int, q: int, known: Array, game: Array, room: Array, x: Array, y: Array) -> float:
    """The value of a game of four cards each, whose entries are computed on demand; see `round_value`."""
    known[:4, :4] = np.nan
    row = 0
    for _ in range(TRIES):
        column = 0
        for j in range(4):
            if np.isnan(known[row, j]):
                known[row, j] = third_pick(v3, NEXT_1[p, j], NEXT_1[q, row], game, room, x, y)
            if known[row, j] < known[row, column]:
                column = j
        best = row
        for i in range(4):
            if np.isnan(known[i, column]):
                known[i, column] = third_pick(v3, NEXT_1[p, column], NEXT_1[q, i], game, room, x, y)
            if known[i, column] > known[best, column]:
                best = i
        if best == row:
            return known[row, column]
        row = best
    for i in range(4):
        for j in range(4):
            if np.isnan(known[i, j]):
                known[i, j] = third_pick(v3, NEXT_1[p, j], NEXT_1[q, i], game, room, x, y)
    return solve(known, 4, 4, room, x, y)


@kernel
def round_value(ends: Array) -> float:
    """The value of a round alone. Entries are computed on demand: most games have a saddle point, found early."""
    v3 = np.empty((30, 30))
    last_picks(ends, v3)
    known = np.full((5, 5), np.nan)
    inner = np.empty((4, 4))
    game = np.empty((3, 3))
    room = np.empty((6, 11))
    x = np.empty(5)
    y = np.empty(5)
    row = 0
    for _ in range(TRIES):
        column = 0
        for j in range(5):
            if np.isnan(known[row, j]):
                known[row, j] = second_pick(v3, row, j, inner, game, room, x, y)
            if known[row, j] < known[row, column]:
                column = j
        best = row
        for i in range(5):
            if np.isnan(known[i, column]):
                known[i, column] = second_pick(v3, i, column, inner, game, room, x, y)
            if known[i, column] > known[best, column]:
                best = i
        if best == row:
            return known[row, column]
        row = best
    for i in range(5):
        for j in range(5):
            if np.isnan(known[i, j]):
                known[i, j] = second_pick(v3, i, j, inner, game, room, x, y)
    return solve(known, 5, 5, room, x, y)


@kernel
def split(hand: Array, first: Array, second: Array) -> None:
    """For each end of a hand, the masks of the cards of its first and of its second holder."""
    every_card = 0
    for i in range(5):
        every_card |= 1 << hand[i]
    for k in range(10):
        second[k] = 1 << hand[END_PAIRS[k, 0]] | 1 << hand[END_PAIRS[k, 1]]
        first[k] = every_card & ~second[k]


@kernel
def last_round(table: Array, kept_0: int, kept_1: int, hand_0: Array, hand_1: Array, so_far: int, win: bool) -> float:
    """The exact value of round 3 for seat 0: its lead, or with `win` the result given the lead so far."""
    a_first = np.empty(10, dtype=np.int64)
    a_second = np.empty(10, dtype=np.int64)
    b_first = np.empty(10, dtype=np.int64)
    b_second = np.empty(10, dtype=np.int64)
    split(hand_0, a_first, a_second)
    split(hand_1, b_first, b_second)
    ends = np.empty((10, 10))
    for i in range(10):
        for j in range(10):
            n = lead(table, kept_0 | a_first[i] | b_second[j], kept_1 | b_first[j] | a_second[i])
            if win:
                n += so_far
                ends[i, j] = (1.0 if n > 0 else -1.0 if n < 0 else 0.0) + BREAKS_TIES * n
            else:
                ends[i, j] = n
    return round_value(ends)


SPLITS: Final = np.array([(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)], dtype=np.int64)
KEEPS: Final = np.array([(r, d) for r in range(5) for d in range(5) if r != d], dtype=np.int64)


@kernel
def relic_entry(
    table: Array, kept_0: int, kept_1: int, five_0: Array, five_1: Array, pile: Array, i: int, j: int, so_far: int, win: bool
) -> float:
    """The value of the pair of second relic choices i of seat 0 and j of seat 1: the mean over six draws."""
    hand_0 = np.empty(5, dtype=np.int64)
    hand_1 = np.empty(5, dtype=np.int64)
    place_0 = place_1 = 0
    for k in range(5):
        if k != KEEPS[i, 0] and k != KEEPS[i, 1]:
            hand_0[place_0] = five_0[k]
            place_0 += 1
        if k != KEEPS[j, 0] and k != KEEPS[j, 1]:
            hand_1[place_1] = five_1[k]
            place_1 += 1
    total = 0.0
    for k in range(6):
        a, b = SPLITS[k]
        hand_0[3], hand_0[4] = pile[a], pile[b]
        hand_1[3], hand_1[4] = pile[SPLITS[5 - k, 0]], pile[SPLITS[5 - k, 1]]
        mine = kept_0 | 1 << five_0[KEEPS[i, 0]]
        theirs = kept_1 | 1 << five_1[KEEPS[j, 0]]
        total += last_round(table, mine, theirs, hand_0, hand_1, so_far, win)
    return total / 6


@kernel
def ask(full: Array, chosen: Array, sizes: Array, needed: Array, x: Array, y: Array) -> int:
    """A step of a double oracle on a 20 by 20 game whose unknown entries are NaN; the number of needed entries, or 0.

    `chosen[side]` are the strategies of a side so far, and `sizes` their numbers. At the end x and y are their mixtures.
    """
    game = np.empty((20, 20))
    room = np.empty((21, 41))
    while True:
        n, m = sizes[0], sizes[1]
        count = 0
        for i in range(n):
            for j in range(m):
                game[i, j] = full[chosen[0, i], chosen[1, j]]
                count = wish(full, chosen[0, i], chosen[1, j], needed, count)
        if count:
            return count
        value = solve(game, n, m, room, x, y)
        for k in range(20):
            for j in range(m):
                if y[j] > 0:
                    count = wish(full, k, chosen[1, j], needed, count)
            for i in range(n):
                if x[i] > 0:
                    count = wish(full, chosen[0, i], k, needed, count)
        if count:
            return count
        if not add_answers(full, chosen, sizes, value, x, y):
            return 0


@kernel
def wish(full: Array, i: int, j: int, needed: Array, count: int) -> int:
    """Add an entry to the list of needed ones if it is unknown; the new length of the list."""
    if np.isnan(full[i, j]):
        full[i, j] = 0.0  # so that it is listed once; the caller overwrites it with the true value
        needed[count, 0], needed[count, 1] = i, j
        count += 1
    return count


@kernel
def has(ways: Array, n: int, way: int) -> bool:
    """True if this strategy is among the first n."""
    found = False
    for i in range(n):
        found = found or ways[i] == way
    return found


@kernel
def add_answers(full: Array, chosen: Array, sizes: Array, value: float, x: Array, y: Array) -> bool:
    """Add each side's best response to the other's mixture, if it gains; true if any was added.

    A strategy that a side already has is never added, though by rounding it may look better than the mixture.
    """
    n, m = sizes[0], sizes[1]
    row = column = -1
    most, least = value + 1e-9, value - 1e-9
    for k in range(20):
        gain = loss = 0.0
        for j in range(m):
            if y[j] > 0:
                gain += y[j] * full[k, chosen[1, j]]
        for i in range(n):
            if x[i] > 0:
                loss += x[i] * full[chosen[0, i], k]
        if gain > most and not has(chosen[0], n, k):
            most, row = gain, k
        if loss < least and not has(chosen[1], m, k):
            least, column = loss, k
    if row >= 0:
        chosen[0, n] = row
        sizes[0] += 1
    if column >= 0:
        chosen[1, m] = column
        sizes[1] += 1
    return row >= 0 or column >= 0


@kernel
def mixed_value(full: Array, chosen: Array, sizes: Array, x: Array, y: Array) -> float:
    total = 0.0
    for i in range(sizes[0]):
        for j in range(sizes[1]):
            total += x[i] * y[j] * full[chosen[0, i], chosen[1, j]]
    return total


@kernel
def oracle() -> tuple[Array, Array, Array, Array, Array, Array]:
    """Work space of a double oracle: game, strategies of both sides, their numbers, needed entries, both mixtures."""
    full, needed = np.full((20, 20), np.nan), np.empty((400, 2), dtype=np.int64)
    return full, np.zeros((2, 21), dtype=np.int64), np.ones(2, dtype=np.int64), needed, np.empty(20), np.empty(20)


@kernel
def weigh_relics(
    table: Array, kept_0: int, kept_1: int, five_0: Array, five_1: Array, pile: Array, so_far: int, win: bool,
    full: Array, chosen: Array, sizes: Array, needed: Array, x: Array, y: Array,
) -> None:  # fmt: skip
    """Solve the second relic choice exactly in the work space of an `oracle`, which computes only the entries it needs."""
    n = ask(full, chosen, sizes, needed, x, y)
    while n:
        for k in range(n):
            i, j = needed[k, 0], needed[k, 1]
            full[i, j] = relic_entry(table, kept_0, kept_1, five_0, five_1, pile, i, j, so_far, win)
        n = ask(full, chosen, sizes, needed, x, y)


@kernel
def second_relic(
    table: Array, kept_0: int, kept_1: int, five_0: Array, five_1: Array, pile: Array, so_far: int, win: bool
) -> float:
    """The value of the second relic choice."""
    full, chosen, sizes, needed, x, y = oracle()
    weigh_relics(table, kept_0, kept_1, five_0, five_1, pile, so_far, win, full, chosen, sizes, needed, x, y)
    return mixed_value(full, chosen, sizes, x, y)
