"""A sequential test: is a share above a claim, or below it, with the leave to look after every deal?

A sceptic who holds the claim to be true offers fair bets on each deal, and we bet against him with what earlier deals have
taught us. If he is right our money hardly ever grows: that it reaches twenty times the stake at any time has at most one
chance in twenty (Ville). Once it has, he is refuted, however often we looked. A deal counts as one: its games, the same
cards from every seat, are akin.
"""

from __future__ import annotations

import math

REFUTED = math.log(20.0)
"""The money, as a logarithm, at which the sceptic gives in."""
BOLD = 0.9
"""How much of what may be staked is staked at most, so that no deal takes all."""


class Wager:
    """Bets against the claim that a share lies at most, and against the claim that it lies at least there."""

    def __init__(self, claim: float) -> None:
        self.claim = claim
        self.n = 0
        self.sum = 0.0
        self.squares = 0.0
        self.above = 0.0
        """What is won so far, as a logarithm, by betting that the share is larger."""
        self.below = 0.0

    def see(self, share: float) -> None:
        """One deal: the part of its wins, from 0 to 1, that fell to whom the claim is about."""
        gain = share - self.claim
        # Bets are placed before the deal is looked at.
        lean = self.lean()
        up = min(max(lean, 0.0), BOLD / self.claim)
        down = min(max(-lean, 0.0), BOLD / (1.0 - self.claim))
        self.above += math.log1p(up * gain)
        self.below += math.log1p(-down * gain)
        self.n += 1
        self.sum += share
        self.squares += share * share

    def lean(self) -> float:
        """How much to stake on each point above the claim: what would have grown fastest so far, beside one even deal."""
        mean = (self.sum + 0.5) / (self.n + 1)
        spread = (self.squares + 0.5) / (self.n + 1) - mean * mean
        off = mean - self.claim
        return off / (spread + off * off)

    @property
    def verdict(self) -> str:
        """`above`, `below`, or `open` as long as neither is sure."""
        if self.above >= REFUTED:
            return "above"
        return "below" if self.below >= REFUTED else "open"
