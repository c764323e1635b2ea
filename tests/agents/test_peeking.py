"""Agents cannot peek: their choice stays the same when everything that the seat does not know is dealt anew."""

from __future__ import annotations

import os
from random import Random

import pytest

from tessera.agents import make_agent
from tessera.core.box import Box
from tessera.core.game import Game
from tessera.core.playout import drawn
from tessera.core.seats import CHANCE
from tessera.core.view import imagine, look
from tessera.games import GAMES

N_DECISIONS = 10_000 if os.environ.get("TESSERA_LONG") == "1" else 60
AGENTS = (
    "greedy",
    "temperature:temperature=3",
    "ismcts:simulations=3:depth=4:width=1:follow=0.5",
    "race:simulations=6:depth=4",
)
BOXES = [(game, game.seats[min(1, len(game.seats) - 1)], "") for game in GAMES.values()]
BOXES += [(GAMES["city-builder"], 2, "cooperative"), (GAMES["city-builder"], 1, "solo")]


def n_alike(game: Game, box: Box, n: int, rng: Random) -> int:
    """The number of decisions, out of n of every agent, that are the same in another world with the same view."""
    alike = done = 0
    s = game.begin(box)
    while done < n:
        if s.over():
            s = game.begin(box)
        seat = rng.choice(s.waiting())
        options = s.options(seat)
        if seat == CHANCE:
            s.apply(seat, drawn(s, options, rng))
            continue
        if len(options) > 1:
            view = look(s, seat)
            other = look(imagine(view, rng), seat)
            texts = [option.text for option in options]
            for spec in AGENTS:
                seed = rng.getrandbits(30)
                chosen = [make_agent(spec, game, seed).choose(each, texts) for each in (view, other)]
                alike += chosen[0] == chosen[1]
            done += 1
        s.apply(seat, rng.choice(options))
    return alike


@pytest.mark.parametrize(("game", "seats", "mode"), BOXES, ids=[f"{game.id} {mode}".strip() for game, _, mode in BOXES])
def test_a_choice_does_not_change_with_what_the_seat_cannot_know(game: Game, seats: int, mode: str) -> None:
    box = game.box(seats, {"mode": mode} if mode else {})
    assert n_alike(game, box, N_DECISIONS, Random(8)) == N_DECISIONS * len(AGENTS)
