"""Every action, minted once."""

from __future__ import annotations

from typing import Final

from tessera.core.action import Action, ActionTable
from tessera.games.tides_of_time.components import FACES

N_CARDS: Final = len(FACES)
ACTIONS: Final = ActionTable()


def mint_keep(relic: int, discard: int) -> Action:
    """TT-61. A relic and a discard are one decision about two different cards."""
    first, second = FACES[relic].id, FACES[discard].id
    return ACTIONS.mint("keep", (relic, discard), f"{first} discard {second}")


DEAL: Final[list[Action]] = [ACTIONS.mint("deal", (card,), FACES[card].id) for card in range(N_CARDS)]
DRAFT: Final[list[Action]] = [ACTIONS.mint("draft", (card,), FACES[card].id) for card in range(N_CARDS)]
KEEP: Final[list[list[Action | None]]] = [
    [mint_keep(relic, discard) if relic != discard else None for discard in range(N_CARDS)] for relic in range(N_CARDS)
]
