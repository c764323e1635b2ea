"""A round of drafting with both hands known: 1326 matrix games over 100 ends.

The first holder of a hand gets three of its five cards (picks 1, 3 and 5), the other seat two (picks 2 and 4). So a hand has
few arrangements: 5 after one pick, 20 after two, 30 after three, and 10 ways to end. A position is a pair of arrangements,
one of each hand. `NEXT[picks]` gives for each arrangement those that one more pick can lead to.
"""

from __future__ import annotations

from typing import Final

from tessera.solve.matrix import TINY, Solution, solve, three_by_three, value_of

HAND: Final = 5
N_ENDS: Final = 10
"""The number of ways in which a hand can end."""


class Arrangement:
    """Which cards of a hand each seat has taken so far. Cards are places in the hand, 0 to 4."""

    def __init__(self, first: tuple[int, ...], second: tuple[int, ...]) -> None:
        self.first = first
        """The cards that its first holder took, sorted. The forced last pick is left out."""
        self.second = second
        self.left = [card for card in range(HAND) if card not in first and card not in second]


def pairs() -> list[tuple[int, int]]:
    return [(a, b) for a in range(HAND) for b in range(a + 1, HAND)]


ENDS: Final = pairs()
"""For each end of a hand, the two cards that its second holder gets."""


def arrangements() -> list[list[Arrangement]]:
    """The arrangements before each of the picks 1 to 4."""
    one = [Arrangement((a,), ()) for a in range(HAND)]
    two = [Arrangement((a,), (b,)) for a in range(HAND) for b in range(HAND) if a != b]
    three = [Arrangement(pair, (b,)) for pair in ENDS for b in range(HAND) if b not in pair]
    return [[Arrangement((), ())], one, two, three]


BEFORE: Final = arrangements()


def place_in(picks: int, first: tuple[int, ...], second: tuple[int, ...]) -> int:
    """The index of this arrangement, or after four picks of this end."""
    if picks == 4:
        return ENDS.index((second[0], second[1]))
    for place, found in enumerate(BEFORE[picks]):
        if found.first == first and found.second == second:
            return place
    raise ValueError(f"no arrangement of {first} and {second} after {picks} picks")


def after(picks: int, before: Arrangement, card: int) -> int:
    """The index of the arrangement after one more card is taken."""
    if picks % 2 == 0:
        return place_in(picks + 1, tuple(sorted((*before.first, card))), before.second)
    return place_in(picks + 1, before.first, tuple(sorted((*before.second, card))))


NEXT: Final[list[list[list[int]]]] = [
    [[after(picks, before, card) for card in before.left] for before in BEFORE[picks]] for picks in range(4)
]
"""For each number of picks made and each arrangement, the next arrangements by the cards that are left, in order."""
N_BEFORE: Final = [len(found) for found in BEFORE]
WIDTH: Final = 30
"""The number of arrangements of a hand before the last choice."""
NAN: Final = float("nan")
TRIES: Final = 3
"""The number of rounds of best responses before all entries of a game are computed."""


def shares(hand: list[int]) -> list[tuple[int, int]]:
    """For each end of a hand, the masks of the cards of its first and of its second holder."""
    every_card = 0
    for card in hand:
        every_card |= 1 << card
    found: list[tuple[int, int]] = []
    for a, b in ENDS:
        second = 1 << hand[a] | 1 << hand[b]
        found.append((every_card & ~second, second))
    return found


class Draft:
    """A round from its start, given the values of its ends to seat 0.

    `ends[i * 10 + j]` is the value when the first hand of seat 0 ends in way i and that of seat 1 in way j.
    """

    def __init__(self, ends: list[float]) -> None:
        self.ends = ends
        self.values: list[list[float]] = [[], [], [], []]

    def game(self, picks: int, mine: int, theirs: int) -> list[list[float]]:
        """The matrix game of a position. Seat 0 chooses the row; it holds its own first hand after an even number of picks."""
        values = self.values_after(picks)
        width = N_ENDS if picks == 3 else N_BEFORE[picks + 1]
        a, b = NEXT[picks][mine], NEXT[picks][theirs]
        if picks % 2 == 0:
            return [[values[i * width + j] for j in b] for i in a]
        return [[values[i * width + j] for i in a] for j in b]

    def values_after(self, picks: int) -> list[float]:
        """The values of all positions after one pick more than so many."""
        if picks == 3:
            return self.ends
        if not self.values[picks + 1]:
            self.fill(picks + 1)
        return self.values[picks + 1]

    def fill(self, picks: int) -> None:
        if picks == 3:
            self.values[3] = pairs_of_two(self.ends)
            return
        if picks == 2:
            self.values[2] = threes(self.values_after(2))
            return
        n = N_BEFORE[picks]
        last = self.values_after(2)
        self.values[picks] = [SecondPick(last, i, j).value() for i in range(n) for j in range(n)]

    def solve(self, picks: int, mine: int, theirs: int) -> Solution:
        """The value of a position and both mixtures, over the cards that are left in the order of the hands."""
        return solve(self.game(picks, mine, theirs))

    def value(self) -> float:
        return FirstPick(self.values_after(2)).value()


class Asked:
    """A matrix game whose entries are computed on demand. Most have a saddle point, which best responses find early."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.known = [NAN] * (n * n)

    def entry(self, row: int, column: int) -> float:
        raise NotImplementedError

    def at(self, row: int, column: int) -> float:
        place = row * self.n + column
        found = self.known[place]
        if found != found:
            found = self.entry(row, column)
            self.known[place] = found
        return found

    def value(self) -> float:
        n, row = self.n, 0
        before: list[float] = []
        against: list[float] = []
        last = 0
        for turn in range(TRIES):
            line = [self.at(row, j) for j in range(n)]
            low = min(line)
            column = line.index(low)
            answers = [self.at(i, column) for i in range(n)]
            high = max(answers)
            if high <= low:
                return low
            if turn:
                found = two_and_two(before, line, against, answers, last, column)
                if found == found:
                    return found
            before, against, last = line, answers, column
            row = answers.index(high)
        return value_of([[self.at(i, j) for j in range(n)] for i in range(n)])


def two_and_two(one: list[float], two: list[float], left: list[float], right: list[float], j: int, k: int) -> float:
    """The value if an equilibrium mixes only these two rows and these two columns, the j-th and the k-th; else NaN."""
    w, x, y, z = one[j], one[k], two[j], two[k]
    if (w > x) == (y > z) or (w > y) == (x > z):
        return NAN
    scale = (z - y) - (x - w)
    value = w - (x - w) * (y - w) / scale
    row, column = (z - y) / scale, (z - x) / scale
    for a, b in zip(one, two, strict=True):
        if row * a + (1.0 - row) * b < value - TINY:
            return NAN
    for a, b in zip(left, right, strict=True):
        if column * a + (1.0 - column) * b > value + TINY:
            return NAN
    return value


class FirstPick(Asked):
    """The start of a round, given the values of all positions before the last choice."""

    def __init__(self, last: list[float]) -> None:
        super().__init__(HAND)
        self.last = last

    def entry(self, row: int, column: int) -> float:
        return SecondPick(self.last, row, column).value()


class SecondPick(Asked):
    """A position after the first picks. Each seat holds the other's first hand."""

    def __init__(self, last: list[float], mine: int, theirs: int) -> None:
        super().__init__(HAND - 1)
        self.last = last
        self.columns, self.rows = NEXT[1][mine], NEXT[1][theirs]

    def entry(self, row: int, column: int) -> float:
        last = self.last
        a, b, c = NEXT[2][self.rows[row]]
        i, j, k = NEXT[2][self.columns[column]]
        i, j, k = i * WIDTH, j * WIDTH, k * WIDTH
        return three_by_three(
            last[i + a], last[i + b], last[i + c], last[j + a], last[j + b], last[j + c], last[k + a], last[k + b], last[k + c]
        )  # fmt: skip


def pairs_of_two(ends: list[float]) -> list[float]:
    """The values of the 900 games of two cards each, by the formula for 2 by 2 games."""
    found: list[float] = []
    last = NEXT[3]
    for first, second in last:
        i, j = first * N_ENDS, second * N_ENDS
        for left, right in last:
            a, b, c, d = ends[i + left], ends[j + left], ends[i + right], ends[j + right]
            low_first = a if a < b else b
            low_second = c if c < d else d
            low = low_first if low_first > low_second else low_second
            high_first = a if a > c else c
            high_second = b if b > d else d
            high = high_first if high_first < high_second else high_second
            found.append(low if low >= high else a - (b - a) * (c - a) / ((d - c) - (b - a)))
    return found


def threes(after: list[float]) -> list[float]:
    """The values of the 400 games of three cards each, from the values of the positions after them."""
    found: list[float] = []
    width = N_BEFORE[3]
    for i, k, n in NEXT[2]:
        first = after[i * width : i * width + width]
        second = after[k * width : k * width + width]
        third = after[n * width : n * width + width]
        for a, b, c in NEXT[2]:
            found.append(
                three_by_three(first[a], first[b], first[c], second[a], second[b], second[c], third[a], third[b], third[c])
            )
    return found
