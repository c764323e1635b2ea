"""The numbers by which a seat measures what a card would do."""

from __future__ import annotations

from tessera.core.view import View
from tessera.games.tides_of_time.scoring import score
from tessera.games.tides_of_time.state import KINGDOM, TidesBox


def gauges(view: View) -> dict[str, int]:
    """What both kingdoms would score now: a card changes the rival's points too, by the majorities that it takes."""
    box = view.box
    assert isinstance(box, TidesBox)
    if not 0 <= view.seat < 2:
        return {}
    points = score(box.cards, [view.faces(KINGDOM), view.faces(KINGDOM + 1)], box.singles_by_amount)
    return {"points": sum(points[view.seat]), "rival-points": sum(points[1 - view.seat])}
