"""What an agent is."""

from __future__ import annotations

from dataclasses import dataclass

from tessera.core.view import View

SHOWN = 0.005
"""Shares of a mixture below this are not worth saying."""


@dataclass(frozen=True)
class Advice:
    """What an agent says of a decision that it can weigh: how often to choose each option, and what each gives away."""

    mixture: dict[str, float]
    cost: dict[str, float]
    value: float
    """The chance to win, or the points that may still be expected, if both play on well."""
    exact: bool
    unit: str
    """What value and costs are: `win` or `points`."""

    def best(self) -> str:
        """The option that the mixture chooses most."""
        return max(self.mixture, key=lambda option: self.mixture[option])

    def spoken(self, option: str) -> str:
        """One line on an option: the best mixture, and what this one costs."""
        shares = sorted(self.mixture.items(), key=lambda item: -item[1])
        best = ", ".join(f"{text} {share:.0%}" for text, share in shares if share > SHOWN)
        lost = self.cost[option]
        costs = f"{lost:.1%} of winning" if self.unit == "win" else f"{lost:.2f} points"
        cost = "costs nothing" if lost < (0.0005 if self.unit == "win" else 0.005) else f"costs {costs}"
        return f"best {best}; {option} {cost} ({'exactly' if self.exact else 'estimated'})"


class Agent:
    """One who chooses. Everything it may go by is in the call."""

    about = "an agent from outside"
    only_game = ""
    """The only game that it plays; empty: it plays all."""

    def choose(self, view: View, options: list[str]) -> str:
        """One of the options. The view reads like the JSON of the match: `view["hands"]`."""
        raise NotImplementedError

    def explain(self, view: View, option: str) -> str:
        """Why it would choose that, in one line."""
        return "it does not say why"

    def advise(self, view: View) -> Advice | None:
        """Every option weighed, from one who can."""
        return None
