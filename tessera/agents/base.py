"""What an agent is."""

from __future__ import annotations

from dataclasses import dataclass

from tessera.core.event import Message
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

    def reasons(self, option: str) -> list[Message]:
        """The best mixture, and what this option costs: tenths of points, or of hundredths of winning."""
        shares = sorted(self.mixture.items(), key=lambda item: -item[1])
        best = [Message("why-mixture", n=round(100 * share), text=text) for text, share in shares if share > SHOWN]
        tenths = round(self.cost[option] * (1000 if self.unit == "win" else 10))
        kind = "nothing" if tenths == 0 else self.unit
        cost = Message(f"why-costs-{kind}{'' if self.exact else '-about'}", m=tenths // 10, n=tenths % 10, text=option)
        return [*best, cost]


class Agent:
    """One who chooses. Everything it may go by is in the call."""

    about = "an agent from outside"
    only_game = ""
    """The only game that it plays; empty: it plays all."""

    def choose(self, view: View, options: list[str]) -> str:
        """One of the options. The view reads like the JSON of the match: `view["hands"]`."""
        raise NotImplementedError

    def explain(self, view: View, option: str) -> list[Message]:
        """Why it would choose that, in sentences of the game's messages or the house's."""
        return [Message("why-silent")]

    def advise(self, view: View) -> Advice | None:
        """Every option weighed, from one who can."""
        return None
