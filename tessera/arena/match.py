"""Plays one match between agents. It is a pure function of names and seeds, so it gives the same match everywhere."""

from __future__ import annotations

import hashlib
from typing import Any

from tessera.agents import make_agent
from tessera.core.dealer import Dealer
from tessera.core.game import Game
from tessera.core.match import Match


def seed_of(*parts: int | str) -> int:
    """A seed that is determined by the parts alone."""
    text = " ".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def play(game: Game, agents: list[str], deal: int, choices: int, options: dict[str, Any]) -> Match:
    """Play one match with an agent for each seat; draws come from one seed, the agents' random choices from another."""
    box = game.box(len(agents), options)
    match = Match(game, box, Dealer.seeded(deal, len(agents)))
    players = [make_agent(name, game, seed_of(choices, seat)) for seat, name in enumerate(agents)]
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, players[seat].choose(match.look(seat), match.options(seat)))
    return match
