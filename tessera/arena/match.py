"""One match between agents: a pure function of names and seeds, so that it is the same everywhere."""

from __future__ import annotations

import hashlib
from typing import Any

from tessera.agents import make_agent
from tessera.core.dealer import Dealer
from tessera.core.game import Game
from tessera.core.match import Match


def seed_of(*parts: int | str) -> int:
    """A seed that follows from these and nothing else."""
    text = " ".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def play(game: Game, agents: list[str], deal: int, choices: int, options: dict[str, Any]) -> Match:
    """One match: an agent a seat, the draws from one seed, the agents' own choices from another."""
    box = game.box(len(agents), options)
    table = Match(game, box, Dealer.seeded(deal, len(agents)), undoable=False)
    players = [make_agent(name, game, seed_of(choices, seat)) for seat, name in enumerate(agents)]
    while not table.over:
        seat = table.waiting()[0]
        table.play(seat, players[seat].choose(table.look(seat), table.options(seat)))
    return table
