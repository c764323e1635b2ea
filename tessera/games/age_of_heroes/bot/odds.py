"""The odds of a battle, from what everybody sees."""

from __future__ import annotations

from typing import Final

from tessera.games.age_of_heroes.kinds import GENERAL_BONUS

FACES: Final = 6


def beats(lead: float) -> float:
    """The probability that a Battle Card plus a lead, which may be a fraction, is higher than another card."""
    at = min(11.999, max(-12.0, lead)) + 12.0
    low = int(at)
    return won(low) + (at - low) * (won(low + 1) - won(low))


def won(index: int) -> float:
    """The share of the 36 pairs of cards in which the first plus the lead is higher; the index is the lead plus 12."""
    lead = index - 12
    n = 0
    for mine in range(1, FACES + 1):
        n += max(0, min(FACES, mine + lead - 1))
    return n / FACES**2


class Odds:
    """The expected outcome of an attack. The lead is averaged over the fighters of each side."""

    def __init__(self, attackers: int, led: int, defenders: int, defence_led: int, citadels: int) -> None:
        lead = GENERAL_BONUS * led / max(1, attackers) - GENERAL_BONUS * defence_led / max(1, defenders) - citadels
        self.rounds = min(attackers, defenders)
        self.surplus = max(0, attackers - defenders)
        self.win = beats(lead)
        self.lose = beats(-lead)

    def victorious(self) -> float:
        """The expected number of Victorious Armies."""
        return self.surplus + self.rounds * self.win

    def losses(self) -> float:
        """The expected number of Armies that the attacker loses."""
        return self.rounds * self.lose

    def at_least(self, wanted: int) -> float:
        """The probability that at least so many Armies are Victorious."""
        needed = wanted - self.surplus
        if needed <= 0:
            return 1.0
        chance = 0.0
        for wins in range(needed, self.rounds + 1):
            chance += choose(self.rounds, wins) * self.win**wins * (1.0 - self.win) ** (self.rounds - wins)
        return chance


def choose(n: int, k: int) -> int:
    """The binomial coefficient n over k."""
    found = 1
    for i in range(k):
        found = found * (n - i) // (i + 1)
    return found
