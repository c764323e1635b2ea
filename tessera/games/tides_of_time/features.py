"""A view as numbers: 7 places with 18 cards and the unseen ones each, then round, pick, relics and points.

`relics` names a relic by the number of its card, from 1 on; 0 is none. See `docs/research.md`.
"""

from __future__ import annotations

from tessera.core.box import Box
from tessera.core.features import Features
from tessera.core.view import View
from tessera.games.tides_of_time.actions import N_CARDS
from tessera.games.tides_of_time.components import FACES
from tessera.games.tides_of_time.state import DECK, DISCARDS, HAND, KINGDOM

WIDTH = N_CARDS + 1


class TidesFeatures(Features):
    """Written out, for it is asked for thirty thousand times a second."""

    def __init__(self) -> None:
        super().__init__(())

    def size(self, box: Box) -> int:
        return 7 * WIDTH + 2 + 2 * 2 + 2 * 3

    def labels(self, box: Box) -> list[str]:
        found: list[str] = []
        for place in ("pile", "own hand", "rival's hand", "own kingdom", "rival's kingdom", "own discards", "rival's discards"):
            found += [f"{place}: {face.id}" for face in FACES] + [f"{place}: unseen"]
        found += ["round", "pick"]
        for whose in ("own", "rival's"):
            found += [f"{whose} relic {n}" for n in (1, 2)] + [f"{whose} points of round {n}" for n in (1, 2, 3)]
        return found

    def vector(self, view: View) -> list[float]:
        own, rival = view.seat, 1 - view.seat
        found = [0.0] * (7 * WIDTH + 12)
        at = 0
        for place in (DECK, HAND + own, HAND + rival, KINGDOM + own, KINGDOM + rival, DISCARDS + own, DISCARDS + rival):
            for kind in view.places[place]:
                found[at + (kind if kind >= 0 else N_CARDS)] += 1.0
            at += WIDTH
        fields = view.fields
        found[at] = float(fields["round"])
        found[at + 1] = float(fields["pick"])
        at += 2
        for seat in (own, rival):
            relics: list[int] = fields["relics"][seat]
            points: list[int] = fields["round_scores"][seat]
            for i in range(len(relics)):
                found[at + i] = float(relics[i] + 1)
            for i in range(len(points)):
                found[at + 2 + i] = float(points[i])
            at += 5
        return found


FEATURES = TidesFeatures()
