"""Random starting positions for the tests of the solver."""

from __future__ import annotations

from random import Random

from games.tides_of_time.build import tides

from tessera.games.tides_of_time.state import Tides
from tessera.games.tides_of_time.steps.rounds import DRAFTING, KEEPING, SCORING, Round
from tessera.solve.endgame import LastRound, SecondRelic
from tessera.solve.kingdoms import Kingdoms, mask_of

KINGDOMS = {reading: Kingdoms(reading) for reading in (False, True)}


class Start:
    """A shuffled deck, read as a start of round 3 or as an end of round 2."""

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        self.deck = rng.sample(range(18), 18)
        self.so_far = rng.randrange(-20, 21)

    def last_round(self, win: bool, reading: bool = False) -> LastRound:
        d = self.deck
        kept, hands = (mask_of(d[:2]), mask_of(d[2:4])), (mask_of(d[4:9]), mask_of(d[9:14]))
        return LastRound(KINGDOMS[reading], kept, hands, self.so_far, win)

    def second_relic(self, win: bool) -> SecondRelic:
        d = self.deck
        relics, fives = (1 << d[0], 1 << d[1]), (mask_of(d[2:7]), mask_of(d[7:12]))
        return SecondRelic(KINGDOMS[False], relics, fives, mask_of(d[12:16]), self.so_far, win)

    def round_3(self, reading: bool = False) -> Tides:
        """The same start of round 3 as a state of the engine."""
        d = self.deck
        s = tides(
            hands=[printed(d[4:9]), printed(d[9:14])],
            relics=[printed(d[:2]), printed(d[2:4])],
            discards=[printed(d[14:16]), printed(d[16:])],
            agenda=[DRAFTING, SCORING],
            round=3,
            molehill_counts_amounts=reading,
        )
        s.round_scores = [[max(0, self.so_far)], [max(0, -self.so_far)]]
        return s

    def between(self) -> Tides:
        """The same end of round 2 as a state of the engine."""
        d = self.deck
        s = tides(
            hands=[printed(d[2:7]), printed(d[7:12])],
            relics=[printed(d[:1]), printed(d[1:2])],
            discards=[printed(d[16:17]), printed(d[17:])],
            agenda=[KEEPING, Round()],
            round=2,
        )
        s.round_scores = [[max(0, self.so_far)], [max(0, -self.so_far)]]
        return s


def printed(cards: list[int]) -> str:
    return " ".join(str(card + 1) for card in cards)
