"""What cards count: the things that effects and bonuses of packs name, how many a seat has of them, and their nouns."""

from __future__ import annotations

from typing import Final

from tessera.games.the_ancient_world.actions import N_SPACES
from tessera.games.the_ancient_world.cards import LIVE, TRIBES
from tessera.games.the_ancient_world.scoring import count_banners
from tessera.games.the_ancient_world.state import Ancient

BANNERS: Final = tuple([f"banner:{tribe}" for tribe in TRIBES])
COUNTED: Final = ("food", "titan", "district", "army", "damaged", "citizen_on_board", *BANNERS)
"""AW-400. What an effect can count."""
COMPARED: Final = (*COUNTED, "knowledge", "coins", "empire")
"""AW-420. What seats can be compared by."""
ICONS: Final = {
    "damaged": "repair",
    "citizen_on_board": "citizen",
    "coins": "coin",
    "empire": "capacity",
    "income_coin": "coin",
    "income_knowledge": "knowledge",
    "army_limit": "army",
    "explore_bonus": "explore",
}
"""The icons of things that have none of their own name."""


def count(s: Ancient, seat: int, what: str) -> int:
    """AW-400, AW-420, AW-422. How many of this a seat has; only live symbols count."""
    places, box = s.places, s.ancient
    if what in LIVE:
        return s.live[seat][LIVE.index(what)]
    if what in BANNERS:
        return count_banners(s, seat)[BANNERS.index(what)]
    if what == "titan":
        return len(places[box.titans[seat]])
    if what == "district":
        return len(places[box.districts[seat]])
    if what == "army":
        return s.n_armies(seat)
    if what == "damaged":
        return len(places[box.damaged[seat]])
    if what == "citizen_on_board":
        return len([at for at in s.citizens[seat] if 0 <= at < N_SPACES])
    if what == "empire":
        return s.n_owned(seat)
    return s.coins[seat] if what == "coins" else s.knowledge[seat]


def noun(what: str, n: int) -> str:
    """The key of the noun for one or for several of these."""
    if what in BANNERS:
        tribe = what.removeprefix("banner:")
        return f"one-banner-{tribe}" if n == 1 else f"many-banner-{tribe}"
    key = what.replace("_", "-")
    return f"one-{key}" if n == 1 else f"many-{key}"


def icon(what: str) -> str:
    """The icon of what is counted; a banner is drawn as that of its tribe."""
    return what.removeprefix("banner:") if what in BANNERS else ICONS.get(what, what)
