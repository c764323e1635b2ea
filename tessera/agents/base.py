"""The base class of all agents, and the advice that some of them give."""

from __future__ import annotations

from dataclasses import dataclass

from tessera.core.event import Message
from tessera.core.view import View

SHOWN = 0.005
"""Options that a mixture chooses less often than this are not mentioned."""


@dataclass(frozen=True)
class Advice:
    """An agent's judgement of a decision: how often to choose each option, and what each option costs against the best."""

    mixture: dict[str, float]
    cost: dict[str, float]
    value: float
    """The probability of winning, or the points still expected, if both sides play on as advised."""
    exact: bool
    """True if the figures are computed and not estimated."""
    unit: str
    """The unit of the value and of the costs: `win` or `points`."""

    def best(self) -> str:
        """The option that the mixture chooses most often."""
        return max(self.mixture, key=lambda option: self.mixture[option])

    def reasons(self, option: str) -> list[Message]:
        """Messages that state the best mixture and the cost of this option, in points or percent with one decimal."""
        shares = sorted(self.mixture.items(), key=lambda item: -item[1])
        best = [Message("why-mixture", n=round(100 * share), text=text) for text, share in shares if share > SHOWN]
        tenths = round(self.cost[option] * (1000 if self.unit == "win" else 10))
        kind = "nothing" if tenths == 0 else self.unit
        cost = Message(f"why-costs-{kind}{'' if self.exact else '-about'}", m=tenths // 10, n=tenths % 10, text=option)
        return [*best, cost]


class Agent:
    """A program that chooses. It may base its choice only on what it is given in the call."""

    about = "an agent of another package"
    only_game = ""
    """The id of the only game that it plays; empty if it plays all games."""

    def choose(self, view: View, options: list[str]) -> str:
        """Choose one of the options. The view is read like the JSON of the match: `view["hands"]`."""
        raise NotImplementedError

    def explain(self, view: View, option: str) -> list[Message]:
        """Messages that say why it would choose this option; their keys are in the words of the game or of the core."""
        return [Message("why-silent")]

    def advise(self, view: View) -> Advice | None:
        """A judgement of every option, from agents that can give one."""
        return None
