"""The numbers by which a seat measures what an action would do."""

from __future__ import annotations

from tessera.core.view import View
from tessera.games.the_ancient_world.cards import ARROW, INCOME_COIN, INCOME_KNOWLEDGE, SWORD
from tessera.games.the_ancient_world.scoring import points_now
from tessera.games.the_ancient_world.state import AncientBox
from tessera.games.the_ancient_world.view import as_seen


def gauges(view: View) -> dict[str, int]:
    """The coins, room, food, strength and points of the seat that looks."""
    box = view.box
    assert isinstance(box, AncientBox)
    s = as_seen(box, view)
    seat = view.seat
    if not 0 <= seat < box.seats or not s.coins:
        return {}
    live = s.live[seat]
    return {
        "coins": s.coins[seat],
        "knowledge": s.knowledge[seat],
        "room": s.free_capacity(seat),
        "citizens": s.n_citizens(seat),
        "food": s.food(seat),
        "armies": s.n_armies(seat),
        "swords": live[SWORD] + s.draft[seat],
        "arrows": live[ARROW],
        "income": live[INCOME_COIN],
        "income-knowledge": live[INCOME_KNOWLEDGE],
        "points": points_now(s, seat),
    }
