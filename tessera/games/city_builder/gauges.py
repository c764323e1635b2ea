"""The numbers by which a builder measures what an action would do."""

from __future__ import annotations

from tessera.core.view import View
from tessera.games.city_builder.state import COMPETITIVE, CityBox
from tessera.games.city_builder.view import as_seen


def gauges(view: View) -> dict[str, int]:
    """Districts, homes, Monuments and points of the seat that looks."""
    box = view.box
    assert isinstance(box, CityBox)
    s = as_seen(box, view)
    seat = view.seat
    if not 0 <= seat < len(s.city):
        return {}
    city = s.city[seat]
    districts = range(city.n_districts())
    found = {
        "districts": city.n_districts(),
        "homes": sum([city.empty_houses(district) for district in districts]),
        "settlers": s.n_settlers(seat),
        "monuments": len(city.monuments()),
        "street": city.street,
    }
    if box.mode == COMPETITIVE and s.cleared:
        found["points"] = s.settler_points(seat) + s.monument_points(seat)
    elif box.mode != COMPETITIVE:
        found["fulfilled"] = len(s.fulfilled)
    return found
