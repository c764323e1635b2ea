"""The numbers by which a tribe measures what an action would do."""

from __future__ import annotations

from tessera.core.view import View
from tessera.games.age_of_heroes.places import HAND, MONUMENT, STRIDE
from tessera.games.age_of_heroes.roads import n_connected


def gauges(view: View) -> dict[str, int]:
    """Cities, Monument, forces, Roads and cards of the seat that looks."""
    seat, fields = view.seat, view.fields
    if not 0 <= seat < view.box.seats:
        return {}
    own = [army for army, owner in enumerate(fields["army_owner"]) if owner == seat]
    return {
        "cities": fields["cities"][seat],
        "monument": len(view.places[MONUMENT + STRIDE * seat]),
        "citadels": fields["citadels"][seat],
        "armies": len(own),
        "generals": sum([fields["army_general"][army] for army in own]),
        "roads": n_connected(fields["roads"], seat),
        "cards": len(view.places[HAND + STRIDE * seat]),
    }
