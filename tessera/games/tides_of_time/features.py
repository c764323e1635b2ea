"""The observations of Tides of Time."""

from __future__ import annotations

from typing import Any

from tessera.core.box import Box
from tessera.core.features import Features
from tessera.core.observation import Encoder, Memo, Row
from tessera.games.tides_of_time.state import Tides

N_ROUNDS = 3


class TidesEncoder(Encoder):
    """Round, pick, relics and points, besides what the kernel tells."""

    def __init__(self, box: Box, steps: dict[str, Any]) -> None:
        super().__init__(box, steps, depth=8, width=1)

    def lay_out_fields(self) -> None:
        self.round = self.add("round", "the round, 1 to 3, and the pick of this round, 0 between rounds", ["round", "pick"])
        meaning = "the number of a card plus 1, in the order in which the relics were chosen; 0 for none"
        self.relics = self.add_per_seat("relics", meaning, ["first", "second"])
        rounds = [f"round {number + 1}" for number in range(N_ROUNDS)]
        self.scores = self.add_per_seat("points", "the points of each scored round plus 1; 0 before it is scored", rounds)

    def fill_fields(self, s: Any, seat: int, row: Row, memo: Memo) -> None:
        assert isinstance(s, Tides)
        row.put(self.round, s.round)
        row.put(self.round + 1, s.pick)
        for turn in range(2):
            relics, scores = s.relics[(seat + turn) % 2], s.round_scores[(seat + turn) % 2]
            for i in range(len(relics)):
                row.put(self.relics + 2 * turn + i, relics[i] + 1)
            for i in range(len(scores)):
                row.put(self.scores + N_ROUNDS * turn + i, scores[i] + 1)


FEATURES = Features(TidesEncoder, chance=("deal",))
