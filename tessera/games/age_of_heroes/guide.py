"""Hints for a first match."""

from __future__ import annotations

from tessera.core.game import Hint
from tessera.core.view import View


def is_market_day(view: View) -> bool:
    return bool(view.fields["phase"] == "market")


def is_claimed(view: View) -> bool:
    """AH-286. True if a tribe claims victory."""
    return any(view.fields["empire_claims"]) or any(view.fields["culture_claims"])


GUIDE = (
    Hint("guide-tribe", "AH-12", "TakeTribe"),
    Hint("guide-market", "AH-247", when=is_market_day),
    Hint("guide-road", "AH-93", "AskForRoad"),
    Hint("guide-action", "AH-55", "ChooseAction"),
    Hint("guide-build", "AH-64", "Build"),
    Hint("guide-monument", "AH-220", "BuildMonument"),
    Hint("guide-war", "AH-115", "DeclareWar"),
    Hint("guide-lay", "AH-135", "LayBattleCards"),
    Hint("guide-claim", "AH-286", when=is_claimed),
)
"""In the order in which they are given."""
