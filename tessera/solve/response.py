"""Exact best responses to the look-ahead of round 2, from a public state whose ends are solved.

The policy plays round 2 by the estimated values of its ends, and the second relic and round 3 exactly. The responding seat
knows the policy and the true value of every end of round 2. Needs the extra `numba`.
"""

from __future__ import annotations

from tessera.solve.kernels import NEXT_1, NEXT_2, NEXT_3, Array, kernel, pick_games, solve, split
from tessera.solve.lookahead import N_DRAWS, bayes, estimated_ends, pick_gains, profile, set_hands
from tessera.solve.numbers import np
from tessera.solve.public import IN_PLAY, pair_rank


@kernel
def answer(estimated: Array, n: int, true: Array, room: Array, x: Array, y: Array, found: Array) -> float:
    """The estimated value of a position of the policy; its true values under best responses and the policy go to `found`.

    `true[0]` holds if seat 0 responds to seat 1's policy from here on, `true[1]` the reverse, `true[2]` if neither does.
    """
    value = solve(estimated, n, n, room, x, y)
    up, down, both = -1e300, 1e300, 0.0
    for i in range(n):
        gain = loss = 0.0
        for j in range(n):
            gain += y[j] * true[0, i, j]
            loss += x[j] * true[1, j, i]
            both += x[i] * y[j] * true[2, i, j]
        up, down = max(up, gain), min(down, loss)
    found[0], found[1], found[2] = up, down, both
    return value


@kernel
def one_pick(next: Array, n: int, mine: bool, estimated: Array, true: Array, found: Array, truths: Array) -> None:
    """The values of all positions before one pick, from those after it. At every other pick the hands are exchanged."""
    game, sub = np.empty((5, 5)), np.empty((3, 5, 5))
    room, x, y = np.empty((6, 11)), np.empty(5), np.empty(5)
    for p in range(len(next)):
        for q in range(len(next)):
            for i in range(n):
                for j in range(n):
                    a, b = (i, j) if mine else (j, i)
                    game[a, b] = estimated[next[p, i], next[q, j]]
                    sub[:, a, b] = true[next[p, i], next[q, j]]
            found[p, q] = answer(game, n, sub, room, x, y, truths[p, q])


@kernel
def respond(estimated: Array, true: Array, games: Array, truths: Array) -> None:
    """For each pair of first picks of a round, the estimated value and the three true values."""
    v3, t3 = np.empty((30, 30)), np.empty((30, 30, 3))
    v2, t2 = np.empty((20, 20)), np.empty((20, 20, 3))
    v1, t1 = np.empty((5, 5)), np.empty((5, 5, 3))
    ends = np.empty((10, 10, 3))
    for k in range(3):
        ends[:, :, k] = true
    one_pick(NEXT_3, 2, False, true, ends, v3, t3)  # the last two picks with a choice are played exactly,
    one_pick(NEXT_2, 3, True, v3, t3, v2, t2)
    pick_games(estimated, v3, v2, v1)  # and the picks before them by the estimated values
    one_pick(NEXT_1, 4, False, v2, t2, games, t1)
    for k in range(3):
        truths[k] = t1[:, :, k]


@kernel
def place_mask(cards: Array, wanted: Array, small: int) -> int:
    """The places among the cards in play of those of ten cards that are in a small mask."""
    mask = 0
    for k in range(10):
        if small >> k & 1:
            for place in range(IN_PLAY):
                if cards[place] == wanted[k]:
                    mask |= 1 << place
    return mask


@kernel
def all_draws(
    table: Array, rows: Array, bias: Array, out: Array, relics: Array, known_0: Array, known_1: Array, pile: Array,
    cards: Array, values: Array, exact: bool, games: Array, truths: Array, pairs: Array,
) -> None:  # fmt: skip
    """The games of the first pick for all 420 draws, estimated and true; with `exact` the policy uses the true values."""
    ten, four = np.empty(10, dtype=np.int64), np.empty(4, dtype=np.int64)
    hands = np.empty((2, 5), dtype=np.int64)
    fit, scored = np.empty(1024), np.empty(1024)
    a_first, a_second = np.empty(10, dtype=np.int64), np.empty(10, dtype=np.int64)
    b_first, b_second = np.empty(10, dtype=np.int64), np.empty(10, dtype=np.int64)
    estimated, true = np.empty((10, 10)), np.empty((10, 10))
    for p in range(70):
        for k in range(6):
            set_hands(known_0, known_1, pile, p, k, ten, four, hands, pairs[p * 6 + k])
            if k == 0:
                estimated_ends(table, rows, bias, out, relics, ten, four, fit, scored)
            split(hands[0], a_first, a_second)
            split(hands[1], b_first, b_second)
            for i in range(10):
                for j in range(10):
                    got = a_first[i] | b_second[j]
                    five_0, five_1 = place_mask(cards, ten, got), place_mask(cards, ten, 1023 & ~got)
                    true[i, j] = scored[got] + values[pair_rank(five_0, five_1)]
                    estimated[i, j] = true[i, j] if exact else scored[got] + fit[got]
            respond(estimated, true, games[p * 6 + k], truths[p * 6 + k])


@kernel
def exploited(games: Array, truths: Array, pairs: Array, turns: int) -> tuple[float, float, float]:
    """The values of a public state under the best response of seat 0, of seat 1, and under the policy against itself."""
    strategies = np.empty((2, 28, 5))
    bayes(games, pairs, turns, strategies)
    gains = np.empty((28, 5))
    best = np.zeros(2)
    for side in range(2):
        pick_gains(truths[:, side], pairs, side, strategies[1 - side], gains)
        for hand in range(28):
            best[side] += np.max(gains[hand]) / N_DRAWS
    return best[0], -best[1], profile(truths[:, 2], pairs, strategies)
