"""The observations of The Ancient World."""

from __future__ import annotations

from typing import Any, Final

from tessera.core.box import Box
from tessera.core.features import Features
from tessera.core.observation import Encoder, Memo, Row
from tessera.games.the_ancient_world.actions import N_SKILLS, N_SPACES, SPACES
from tessera.games.the_ancient_world.cards import LIVE, N_LIVE
from tessera.games.the_ancient_world.state import AT_HAND, STARVING, Ancient, AncientBox

LINES: Final = {"district": 12, "titan": 12, "examined": 32, "army": 8}
"""How many cards of a line are told in their order."""
ON_HAND: Final = N_SPACES
HUNGRY: Final = N_SPACES + 1
ON_CARD: Final = N_SPACES + 2
CITIZEN: Final = N_SPACES + 3
"""Numbers of a citizen: the spaces, at hand, starving, and the card it stands on."""
COUNTERS: Final = ["passed", "coins", "knowledge", "draft", "wards", "meals", "points", "points below zero"]


class AncientEncoder(Encoder):
    """Rounds, counters, Citizens, coins on armies and live symbols, besides what the kernel tells."""

    def __init__(self, box: Box, steps: dict[str, Any]) -> None:
        super().__init__(box, steps, LINES, depth=10, width=4)

    def lay_out_fields(self) -> None:
        box = self.box
        assert isinstance(box, AncientBox)
        self.armies = box.slots
        meaning = "the round, the seat with the first-player token, and whether the token was claimed this round"
        self.round = self.add("round", meaning, ["round", "first player", "claimed"])
        self.counters = self.add_per_seat("counters", "has passed, and the amounts of this player", COUNTERS)
        places = [*SPACES, "at hand", "starving", "card plus 1"]
        parts = [f"citizen {skill + 1} {place}" for skill in range(N_SKILLS) for place in places]
        meaning = "where each citizen is: 1 at its space, or the number of the card that it stands on plus 1"
        self.citizens = self.add_per_seat("citizens", meaning, parts)
        armies = [f"army {slot + 1}" for slot in range(self.armies)]
        self.name_coins = self.add_per_seat("name coins", "coins on the name of each army's active card", armies)
        self.picture_coins = self.add_per_seat("picture coins", "coins on the picture of each army's active card", armies)
        self.live = self.add_per_seat("live symbols", "live symbols of each sort, the Capital City's among them", list(LIVE))

    def fill_fields(self, s: Any, seat: int, row: Row, memo: Memo) -> None:
        assert isinstance(s, Ancient)
        row.put(self.round, s.round)
        row.put(self.round + 1, self.relative(s.first_player, seat))
        row.put(self.round + 2, int(s.hand_up))
        for turn in range(self.n):
            other = (seat + turn) % self.n
            at = self.counters + len(COUNTERS) * turn
            row.put(at, int(s.passed[other]))
            row.put(at + 1, s.coins[other])
            row.put(at + 2, s.knowledge[other])
            row.put(at + 3, s.draft[other])
            row.put(at + 4, s.wards[other])
            row.put(at + 5, s.meals[other])
            row.put(at + 6 if s.points[other] >= 0 else at + 7, abs(s.points[other]))
            self.fill_citizens(s.citizens[other], self.citizens + N_SKILLS * CITIZEN * turn, row)
            row.put_all(self.name_coins + self.armies * turn, s.name_coins[other])
            row.put_all(self.picture_coins + self.armies * turn, s.picture_coins[other])
            row.put_all(self.live + N_LIVE * turn, s.live[other])

    def fill_citizens(self, citizens: list[int], at: int, row: Row) -> None:
        for place in citizens:
            if place >= N_SPACES:
                row.put(at + ON_CARD, place - N_SPACES + 1)
            elif place >= 0:
                row.put(at + place, 1)
            elif place == AT_HAND:
                row.put(at + ON_HAND, 1)
            elif place == STARVING:
                row.put(at + HUNGRY, 1)
            at += CITIZEN


FEATURES = Features(AncientEncoder, chance=("begin", "deal", "roll"))
