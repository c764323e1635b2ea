"""A sequential test of whether a share of wins lies above or below a claimed value; it may be read after every deal.

The test bets against the claim on every deal, with stakes that follow from the earlier deals. If the claim is true, the
capital is a supermartingale: the probability that it ever reaches twenty times the stake is at most 5 % (Ville's
inequality). Reaching it therefore refutes the claim at the 5 % level, however often the test is read. A deal is one
observation, because its games use the same cards from every seat and are correlated.
"""

from __future__ import annotations

import math

REFUTED = math.log(20.0)
"""The logarithm of the capital at which a claim is refuted."""
BOLD = 0.9
"""The largest share of the allowed stake, so that no single deal can lose everything."""


class SequentialTest:
    """Two tests at once: against the claim that the share is at most this value, and that it is at least this value."""

    def __init__(self, claim: float) -> None:
        self.claim = claim
        self.n = 0
        self.sum = 0.0
        self.squares = 0.0
        self.above = 0.0
        """The logarithm of the capital of the bets on a larger share."""
        self.below = 0.0
        """The logarithm of the capital of the bets on a smaller share."""

    def observe(self, share: float) -> None:
        """Add one deal: the share of its wins, from 0 to 1, of the agent that the claim is about."""
        gain = share - self.claim
        # The stake may depend on earlier deals only.
        lean = self.lean()
        up = min(max(lean, 0.0), BOLD / self.claim)
        down = min(max(-lean, 0.0), BOLD / (1.0 - self.claim))
        self.above += math.log1p(up * gain)
        self.below += math.log1p(-down * gain)
        self.n += 1
        self.sum += share
        self.squares += share * share

    def lean(self) -> float:
        """The stake that would have grown the capital fastest so far, with one even deal added as a prior."""
        mean = (self.sum + 0.5) / (self.n + 1)
        spread = (self.squares + 0.5) / (self.n + 1) - mean * mean
        off = mean - self.claim
        return off / (spread + off * off)

    @property
    def verdict(self) -> str:
        """`above`, `below`, or `open` as long as neither is significant."""
        if self.above >= REFUTED:
            return "above"
        return "below" if self.below >= REFUTED else "open"
