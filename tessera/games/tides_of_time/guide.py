"""Hints for a first match."""

from __future__ import annotations

from tessera.core.game import Hint
from tessera.core.view import View


def is_after_pick(view: View, n: int) -> bool:
    """True once so many cards were picked in the first round, and in later rounds."""
    return bool(view.fields["pick"] > n or view.fields["round"] > 1)


GUIDE = (
    Hint("guide-hand", "TT-12", "Draft"),
    Hint("guide-suit", "TT-3", "Draft"),
    Hint("guide-swap", "TT-14", "Draft", lambda view: is_after_pick(view, 1)),
    Hint("guide-score", "TT-28", "Draft", lambda view: is_after_pick(view, 2)),
    Hint("guide-relic", "TT-22", "KeepRelic"),
    Hint("guide-last", "TT-18", "Draft", lambda view: bool(view.fields["round"] == 3)),
)
