"""Measures the processor time of the exact decisions.

    python -m tessera.solve.bench --ends 50 --rounds 1000

Ends of round 2 and starts of round 3 are shuffled decks with a lead of up to 20 points; half of them use the objective `win`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random

from tessera.solve.endgame import LastRound, SecondRelic
from tessera.solve.kingdoms import N_CARDS, Kingdoms, mask_of


class Place:
    """A shuffled deck, read as a start of round 3 or as an end of round 2."""

    def __init__(self, number: int) -> None:
        rng = Random(f"place {number}")
        self.deck = rng.sample(range(N_CARDS), N_CARDS)
        self.so_far = rng.randrange(-20, 21)
        self.win = number % 2 == 1

    def last_round(self, kingdoms: Kingdoms) -> LastRound:
        d = self.deck
        hands = (mask_of(d[4:9]), mask_of(d[9:14]))
        return LastRound(kingdoms, (mask_of(d[:2]), mask_of(d[2:4])), hands, self.so_far, self.win)

    def second_relic(self, kingdoms: Kingdoms) -> SecondRelic:
        d = self.deck
        fives = (mask_of(d[2:7]), mask_of(d[7:12]))
        return SecondRelic(kingdoms, (1 << d[0], 1 << d[1]), fives, mask_of(d[12:16]), self.so_far, self.win)


def timed(n: int, decide: Callable[[Place], object]) -> list[float]:
    """The seconds of each decision, shortest first."""
    found: list[float] = []
    for number in range(n):
        place = Place(number)
        began = time.process_time()
        decide(place)
        found.append(time.process_time() - began)
    return sorted(found)


def said(what: str, seconds: list[float]) -> str:
    mean, median = sum(seconds) / len(seconds), seconds[len(seconds) // 2]
    return f"{what}: {len(seconds)} decisions, mean {mean:.4f} s, median {median:.4f} s, largest {seconds[-1]:.4f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ends", type=int, default=50, help="number of ends of round 2, for the second relic (default: 50)")
    parser.add_argument("--rounds", type=int, default=1000, help="number of starts of round 3 (default: 1000)")
    args = parser.parse_args()
    kingdoms = Kingdoms()
    if args.rounds:
        print(said("round 3", timed(args.rounds, lambda at: at.last_round(kingdoms).draft.solve(0, 0, 0))), flush=True)
    if args.ends:
        print(said("second relic", timed(args.ends, lambda at: at.second_relic(kingdoms).solve())), flush=True)


if __name__ == "__main__":
    main()
