"""The first pick of a round with private cards, as a Bayesian game.

Each seat knows its own hand and the probability of each hand of the rival. Once both have picked, everything is known, so
every pair of hands has a small matrix of the values of all pairs of picks. A strategy gives a mixture for every hand. It is
found by regret matching+ with alternating updates and linear averaging.
"""

from __future__ import annotations

from typing import Final

N_PICKS: Final = 5
TURNS: Final = 300


class Bayesian:
    """A game in which each side holds one of several hands. All pairs of hands that can meet are equally likely."""

    def __init__(self, n_hands: tuple[int, int], meetings: list[tuple[int, int]], games: list[list[list[float]]]) -> None:
        self.meetings = meetings
        self.games = games
        """For each meeting, the matrix of values to seat 0 by both picks."""
        self.regrets = [[[0.0] * N_PICKS for _ in range(n)] for n in n_hands]
        self.totals = [[[0.0] * N_PICKS for _ in range(n)] for n in n_hands]

    def solve(self, turns: int = TURNS) -> list[list[list[float]]]:
        """The mixture for each side and each of its hands."""
        playing = [[matched(regrets) for regrets in side] for side in self.regrets]
        for turn in range(1, turns + 1):
            for side in range(2):
                self.learn(side, playing)
                playing[side] = [matched(regrets) for regrets in self.regrets[side]]
                for total, mixture in zip(self.totals[side], playing[side], strict=True):
                    for pick in range(N_PICKS):
                        total[pick] += turn * mixture[pick]
        return [[matched(total) for total in side] for side in self.totals]

    def learn(self, side: int, playing: list[list[list[float]]]) -> None:
        """Add the regret of each pick against the mixture that was played to every hand's regrets, which stay at least 0."""
        gains = self.gains(side, playing[1 - side])
        for regrets, gain, mixture in zip(self.regrets[side], gains, playing[side], strict=True):
            played = 0.0
            for pick in range(N_PICKS):
                played += gain[pick] * mixture[pick]
            for pick in range(N_PICKS):
                regret = regrets[pick] + gain[pick] - played
                regrets[pick] = regret if regret > 0 else 0.0

    def gains(self, side: int, rivals: list[list[float]]) -> list[list[float]]:
        """The value of each pick of each hand of a side against the rival's strategy, summed over all meetings."""
        found = [[0.0] * N_PICKS for _ in self.regrets[side]]
        for (mine, theirs), game in zip(self.meetings, self.games, strict=True):
            if side == 0:
                a, b, c, d, e = rivals[theirs]
                own = found[mine]
                for pick in range(N_PICKS):
                    row = game[pick]
                    own[pick] += a * row[0] + b * row[1] + c * row[2] + d * row[3] + e * row[4]
            else:
                own = found[theirs]
                shares = rivals[mine]
                for pick in range(N_PICKS):
                    share = shares[pick]
                    if share > 0:
                        row = game[pick]
                        for answer in range(N_PICKS):
                            own[answer] -= share * row[answer]
        return found

    def gap(self, strategies: list[list[list[float]]]) -> float:
        """The sum of both sides' gains by best responses, as a mean over all meetings."""
        total = 0.0
        for side in range(2):
            total += sum([max(gain) for gain in self.gains(side, strategies[1 - side])])
        return total / len(self.meetings)


def matched(regrets: list[float]) -> list[float]:
    """Shares in proportion to the regrets; equal shares if all are zero."""
    total = sum(regrets)
    if total <= 0:
        return [1.0 / N_PICKS] * N_PICKS
    return [regret / total for regret in regrets]
