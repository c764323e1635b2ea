"""Hints for a first match, in the order in which its questions come up."""

from __future__ import annotations

from tessera.core.game import Hint
from tessera.core.view import View
from tessera.games.the_ancient_world.state import ROUND_OF_B, Ancient, AncientBox
from tessera.games.the_ancient_world.view import as_seen, derive_reach

FEW_CARDS = 2
"""The two starting cards say nothing on sets of banners yet."""


def seen(view: View) -> Ancient:
    assert isinstance(view.box, AncientBox)
    return as_seen(view.box, view)


def has_built(view: View) -> bool:
    """The seat owns more than the cards that it started with."""
    return seen(view).n_owned(view.seat) > FEW_CARDS


def can_defeat_titan(view: View) -> bool:
    """AW-213. All ready armies together reach the defence of a face-up Titan."""
    s = seen(view)
    reaches = [derive_reach(s, view.seat, deck) for deck in range(3)]
    return any(reach["all"] >= reach["defence"] for reach in reaches if reach is not None)


def is_short_of_food(view: View) -> bool:
    """AW-257. The seat has more citizens than food."""
    s = seen(view)
    return s.n_citizens(view.seat) > s.fed(view.seat)


def is_late(view: View) -> bool:
    """AW-70. Deck B is in use."""
    return bool(view.fields["round"] >= ROUND_OF_B)


GUIDE = (
    Hint("guide-place", "AW-86", "Turn"),
    Hint("guide-skill", "AW-90", "Turn"),
    Hint("guide-build", "AW-120", "Build"),
    Hint("guide-banners", "AW-353", "Turn", has_built),
    Hint("guide-attack", "AW-207", "Turn", can_defeat_titan),
    Hint("guide-damage", "AW-239", "Damage"),
    Hint("guide-recruit", "AW-163", "JoinArmy"),
    Hint("guide-feed", "AW-257", "Turn", is_short_of_food),
    Hint("guide-end", "AW-350", "Turn", is_late),
)
