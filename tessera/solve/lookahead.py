"""Look-ahead from a public state of round 2 to learned values of its ends, as numba kernels. Needs the extra `numba`.

There are 70 piles that may remain. For each of them the two hands hold ten cards, which can be divided in 252 ways; the four
unknown cards can be dealt in six ways, which makes the 420 draws of TT-75.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from tessera.solve.kernels import KEEPS, Array, kernel, lead, pick_games, solve, split
from tessera.solve.numbers import np

N_DRAWS: Final = 420
FOURS: Final = np.array(list(combinations(range(8), 4)), dtype=np.int64)
TWOS: Final = np.array(list(combinations(range(4), 2)), dtype=np.int64)
FIVES: Final = np.array(list(combinations(range(10), 5)), dtype=np.int64)
PAIR_NUMBER: Final = np.zeros((8, 8), dtype=np.int64)
for _number, (_a, _b) in enumerate(combinations(range(8), 2)):
    PAIR_NUMBER[_a, _b] = PAIR_NUMBER[_b, _a] = _number


@kernel
def estimated_ends(
    table: Array, rows: Array, bias: Array, out: Array, relics: Array, ten: Array, four: Array, found: Array, scored: Array
) -> None:
    """For the 252 divisions of ten cards, by the mask of seat 0's cards, the learned value and the lead of the round."""
    n = len(bias)
    mine = bias.copy()
    theirs = bias.copy()
    for h in range(n):
        mine[h] += rows[0, relics[0], h] + rows[1, relics[1], h]
        theirs[h] += rows[0, relics[1], h] + rows[1, relics[0], h]
        for k in range(4):
            mine[h] += rows[4, four[k], h]
            theirs[h] += rows[4, four[k], h]
        for k in range(10):
            mine[h] += rows[3, ten[k], h]
            theirs[h] += rows[2, ten[k], h]
    pre = np.empty(n)
    back = np.empty(n)
    every = 0
    for k in range(10):
        every |= 1 << ten[k]
    for d in range(252):
        pre[:] = mine
        back[:] = theirs
        small = 0
        got = 0
        for k in range(5):
            card = ten[FIVES[d, k]]
            small |= 1 << FIVES[d, k]
            got |= 1 << card
            for h in range(n):
                step = rows[2, card, h] - rows[3, card, h]
                pre[h] += step
                back[h] -= step
        total = 0.0
        for h in range(n):
            total += out[h] * (max(pre[h], 0.0) - max(back[h], 0.0))
        found[small] = 0.5 * total
        scored[small] = lead(table, 1 << relics[0] | got, 1 << relics[1] | every & ~got)


@kernel
def bayes(games: Array, pairs: Array, turns: int, strategies: Array) -> None:
    """Solve the private pick of round 2 by regret matching+, as in `bayesian_game`, into strategies[side, hand, pick]."""
    regrets = np.zeros((2, 28, 5))
    totals = np.zeros((2, 28, 5))
    playing = np.full((2, 28, 5), 0.2)
    gains = np.empty((28, 5))
    for turn in range(1, turns + 1):
        for side in range(2):
            pick_gains(games, pairs, side, playing[1 - side], gains)
            for hand in range(28):
                played = 0.0
                for pick in range(5):
                    played += gains[hand, pick] * playing[side, hand, pick]
                for pick in range(5):
                    regrets[side, hand, pick] = max(0.0, regrets[side, hand, pick] + gains[hand, pick] - played)
                matched(regrets[side, hand], playing[side, hand])
                for pick in range(5):
                    totals[side, hand, pick] += turn * playing[side, hand, pick]
    for side in range(2):
        for hand in range(28):
            matched(totals[side, hand], strategies[side, hand])


@kernel
def matched(regrets: Array, shares: Array) -> None:
    total = regrets.sum()
    for pick in range(5):
        shares[pick] = regrets[pick] / total if total > 0 else 0.2


@kernel
def pick_gains(games: Array, pairs: Array, side: int, rivals: Array, gains: Array) -> None:
    """The value of each pick of each hand of a side, summed over all meetings."""
    gains[:] = 0.0
    for k in range(len(games)):
        mine, theirs = pairs[k, 0], pairs[k, 1]
        for i in range(5):
            for j in range(5):
                if side == 0:
                    gains[mine, i] += rivals[theirs, j] * games[k, i, j]
                else:
                    gains[theirs, j] -= rivals[mine, i] * games[k, i, j]


@kernel
def order_of(hand: Array, places: Array) -> None:
    """The permutation that sorts five numbers."""
    for k in range(5):
        places[k] = k
    for k in range(1, 5):
        j = k
        while j > 0 and hand[places[j - 1]] > hand[places[j]]:
            places[j - 1], places[j] = places[j], places[j - 1]
            j -= 1


@kernel
def set_hands(
    known_0: Array, known_1: Array, pile: Array, p: int, k: int, ten: Array, four: Array, hands: Array, pair: Array
) -> None:
    """Set up draw k of pile p: ten cards in the hands, four in the pile, both hands as places among the ten, pair numbers."""
    n = 0
    left = np.empty(4, dtype=np.int64)
    m = 0
    for i in range(8):
        if n < 4 and FOURS[p, n] == i:
            four[n] = pile[i]
            n += 1
        else:
            left[m] = i
            m += 1
    for i in range(3):
        ten[i] = known_0[i]
        ten[3 + i] = known_1[i]
        hands[0, i] = i
        hands[1, i] = 3 + i
    for i in range(4):
        ten[6 + i] = pile[left[i]]
    a, b = TWOS[k, 0], TWOS[k, 1]
    c, d = TWOS[5 - k, 0], TWOS[5 - k, 1]
    hands[0, 3], hands[0, 4], hands[1, 3], hands[1, 4] = 6 + a, 6 + b, 6 + c, 6 + d
    pair[0] = PAIR_NUMBER[left[a], left[b]]
    pair[1] = PAIR_NUMBER[left[c], left[d]]
    held = np.empty(5, dtype=np.int64)
    places = np.empty(5, dtype=np.int64)
    copy = np.empty(5, dtype=np.int64)
    for seat in range(2):
        for i in range(5):
            held[i] = ten[hands[seat, i]]
            copy[i] = hands[seat, i]
        order_of(held, places)
        for i in range(5):
            hands[seat, i] = copy[places[i]]


@kernel
def first_games(
    table: Array, rows: Array, bias: Array, out: Array, relics: Array, known_0: Array, known_1: Array, pile: Array,
    so_far: float, spread: float, games: Array, pairs: Array,
) -> None:  # fmt: skip
    """The values of all pairs of first picks for all 420 draws, by look-ahead to learned values of the ends.

    With a spread they are expected results, given the lead so far; with a spread of 0 they are expected leads.
    """
    ten = np.empty(10, dtype=np.int64)
    four = np.empty(4, dtype=np.int64)
    hands = np.empty((2, 5), dtype=np.int64)
    value = np.empty(1024)
    scored = np.empty(1024)
    a_first, a_second = np.empty(10, dtype=np.int64), np.empty(10, dtype=np.int64)
    b_first, b_second = np.empty(10, dtype=np.int64), np.empty(10, dtype=np.int64)
    ends = np.empty((10, 10))
    v3, v2 = np.empty((30, 30)), np.empty((20, 20))
    for p in range(70):
        for k in range(6):
            set_hands(known_0, known_1, pile, p, k, ten, four, hands, pairs[p * 6 + k])
            if k == 0:
                estimated_ends(table, rows, bias, out, relics, ten, four, value, scored)
            split(hands[0], a_first, a_second)
            split(hands[1], b_first, b_second)
            for i in range(10):
                for j in range(10):
                    got = a_first[i] | b_second[j]
                    ends[i, j] = value[got] + scored[got]
                    if spread > 0:
                        ends[i, j] = np.tanh((so_far + ends[i, j]) / spread)
            pick_games(ends, v3, v2, games[p * 6 + k])


@kernel
def start_2(
    table: Array, rows: Array, bias: Array, out: Array, relics: Array, known_0: Array, known_1: Array, pile: Array,
    so_far: float, spread: float, turns: int,
) -> float:  # fmt: skip
    """The value of a public state of round 2, with the private pick included."""
    games = np.empty((N_DRAWS, 5, 5))
    pairs = np.empty((N_DRAWS, 2), dtype=np.int64)
    first_games(table, rows, bias, out, relics, known_0, known_1, pile, so_far, spread, games, pairs)
    strategies = np.empty((2, 28, 5))
    bayes(games, pairs, turns, strategies)
    return profile(games, pairs, strategies)


@kernel
def profile(games: Array, pairs: Array, strategies: Array) -> float:
    """The mean value over all draws if both seats follow their strategies."""
    total = 0.0
    for k in range(len(games)):
        x, y = strategies[0, pairs[k, 0]], strategies[1, pairs[k, 1]]
        for i in range(5):
            for j in range(5):
                total += x[i] * y[j] * games[k, i, j]
    return total / len(games)


@kernel
def choice_sums(rows: Array, relic: int, five: Array, pile: Array, n_pile: int, own: Array, rival: Array) -> None:
    """For each choice and each draw, the summed rows of one seat's relics and hand, as own cards and as the rival's."""
    n_draws = own.shape[1]
    for i in range(20):
        for k in range(n_draws):
            own[i, k, :] = 0.0
            rival[i, k, :] = 0.0
            if relic >= 0:
                own[i, k] += rows[0, relic]
                rival[i, k] += rows[1, relic]
            for c in range(5):
                if c == KEEPS[i, 0]:
                    own[i, k] += rows[0, five[c]]
                    rival[i, k] += rows[1, five[c]]
                elif c != KEEPS[i, 1]:
                    own[i, k] += rows[2, five[c]]
                    rival[i, k] += rows[3, five[c]]
            if n_pile == 4:
                for c in range(2):
                    own[i, k] += rows[2, pile[TWOS[k, c]]]
                    rival[i, k] += rows[3, pile[TWOS[k, c]]]


@kernel
def relic_choice(
    rows: Array, bias: Array, out: Array, relics: Array, fives: Array, pile: Array, so_far: float, spread: float
) -> float:
    """The value of a relic choice by a network of the boundary after it: starts of round 3, or public states of round 2."""
    n_pile = len(pile)
    n_draws = 6 if n_pile == 4 else 1
    n = len(bias)
    shape = (20, n_draws, n)
    own_0, rival_0, own_1, rival_1 = np.empty(shape), np.empty(shape), np.empty(shape), np.empty(shape)
    choice_sums(rows, relics[0], fives[0], pile, n_pile, own_0, rival_0)
    choice_sums(rows, relics[1], fives[1], pile, n_pile, own_1, rival_1)
    common = bias.copy()
    if n_pile == 8:
        for k in range(8):
            common += rows[4, pile[k]]
    game = np.empty((20, 20))
    for i in range(20):
        for j in range(20):
            total = 0.0
            for k in range(n_draws):
                a, b = own_0[i, k], rival_1[j, n_draws - 1 - k]
                c, d = own_1[j, n_draws - 1 - k], rival_0[i, k]
                for h in range(n):
                    total += out[h] * (max(common[h] + a[h] + b[h], 0.0) - max(common[h] + c[h] + d[h], 0.0))
            game[i, j] = 0.5 * total / n_draws
            if spread > 0:
                game[i, j] = np.tanh((so_far + game[i, j]) / spread)
    return solve(game, 20, 20, np.empty((21, 41)), np.empty(20), np.empty(20))
