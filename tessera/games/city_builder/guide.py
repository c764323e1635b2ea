"""Hints for a first match."""

from __future__ import annotations

from tessera.core.game import Hint
from tessera.core.view import View
from tessera.games.city_builder.city import city_from
from tessera.games.city_builder.state import COMPETITIVE, STACK, CityBox

FIRST_TURNS = 6
"""Monuments are explained once the first cities stand."""


def is_active(view: View) -> bool:
    return bool(view.fields["active"] == view.seat)


def can_move_tile(view: View) -> bool:
    """CB-84. The tile of this turn may still be moved."""
    return is_active(view) and bool(view.fields["before"])


def has_district(view: View) -> bool:
    """CB-39. The own city has a completed district."""
    return city_from(view.fields["cities"][view.seat]).n_districts() > 0


def is_past_start(view: View) -> bool:
    return is_active(view) and bool(view.fields["turn"] > FIRST_TURNS)


def can_discard(view: View) -> bool:
    """CB-126. There is a stack, and the hand has tiles to spare."""
    assert isinstance(view.box, CityBox)
    return view.box.mode == COMPETITIVE and is_past_start(view) and bool(view.places[STACK])


GUIDE = (
    Hint("guide-edict", "CB-195", "ChooseEdictSide"),
    Hint("guide-starters", "CB-72", "ChooseStarterSet"),
    Hint("guide-track", "CB-160", "Immigrate"),
    Hint("guide-lay", "CB-76", "LayTile"),
    Hint("guide-move", "CB-84", when=can_move_tile),
    Hint("guide-closed", "CB-39", when=has_district),
    Hint("guide-statue", "CB-105", "AssignStatues"),
    Hint("guide-monument", "CB-117", when=is_past_start),
    Hint("guide-discard", "CB-126", "LayTile", when=can_discard),
)
