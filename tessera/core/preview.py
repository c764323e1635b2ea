"""Previews: what each option of a seat would certainly do, worked out from the seat's view alone.

Several worlds are imagined from the view, the option is played in each of them up to the next question or draw, and only
what comes out the same everywhere is told. The true position is never asked, so a preview cannot betray it.
"""

from __future__ import annotations

import hashlib
from random import Random

from tessera.core.action import Action
from tessera.core.game import Game
from tessera.core.state import State
from tessera.core.view import View, imagine, look

N_WORLDS = 3

Change = tuple[int, int]
"""A gauge now, and after the option."""


def preview(game: Game, view: View, n_worlds: int = N_WORLDS) -> dict[str, dict[str, Change]]:
    """For each option of the seat that looks, by its text, the gauges that it would certainly change."""
    if not view.agenda:
        return {}
    now = game.gauges(view)
    worlds = imagined(view, n_worlds)
    found: dict[str, dict[str, Change]] = {}
    for option in worlds[0].options(view.seat):
        outcomes = [foreseen(game, world, view.seat, option) for world in worlds]
        found[option.text] = certain(now, outcomes)
    return found


def imagined(view: View, n: int) -> list[State]:
    """Worlds that look like this view. The same view always gives the same worlds."""
    seed = hashlib.sha256(repr(view.facts()).encode()).digest()
    rng = Random(int.from_bytes(seed[:8], "big"))
    return [imagine(view, rng) for _ in range(n)]


def foreseen(game: Game, world: State, seat: int, option: Action) -> dict[str, int]:
    """The gauges of a seat after its option in one world."""
    after = world.clone()
    after.agenda[-1].foresee(after, seat, option)
    return game.gauges(look(after, seat))


def certain(now: dict[str, int], outcomes: list[dict[str, int]]) -> dict[str, Change]:
    """The gauges that change, and change alike in every world."""
    first = outcomes[0]
    return {
        name: (value, first[name])
        for name, value in now.items()
        if first.get(name, value) != value and all(outcome.get(name) == first[name] for outcome in outcomes)
    }
