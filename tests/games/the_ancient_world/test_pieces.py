"""Options name their pieces with the place in which each lies, so that no client needs to know the question."""

from __future__ import annotations

from typing import Any

import pytest
from games.the_ancient_world.build import ask, damage, own, set_row, world
from laws.worlds import Case, positions

from tessera.core.prompt import prompt
from tessera.core.state import State
from tessera.core.view import look
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.actions import SPACES, STARS
from tessera.games.the_ancient_world.steps.build import Build
from tessera.games.the_ancient_world.steps.card_actions import CopyAction


def on(s: State, seat: int) -> dict[str, list[str]]:
    """For each option of a seat the pieces that it names."""
    asked = prompt(s, seat, 1)
    return {option["do"]: option["on"] for option in asked["options"]} if asked else {}


def is_there(view: dict[str, Any], piece: str) -> bool:
    """Does this seat see the piece where it is said to lie?"""
    kind, *id = piece.split("/")
    if kind == "space":
        return id[0] in SPACES
    if kind == "citizen":
        return view["citizens"][int(id[0])][int(id[1]) - 1] is not None
    if kind == "army":
        return int(id[1]) in [army["army"] for army in view["armies"][int(id[0])]]
    if kind == "deck":
        return id[0] in ("empire", *STARS)
    if kind in ("coins", "knowledge"):
        return int(view[kind][int(id[0])]) > 0
    return id[-1] in (view[kind] if len(id) == 1 else view[kind][int(id[0])])


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_piece_lies_where_its_option_says(seats: int) -> None:
    case = Case(GAME, seats, (("expand_plus", True),))
    for s in positions(case, 5 + seats, 150):
        for seat in range(seats):
            view = look(s, seat).json()
            for text, pieces in on(s, seat).items():
                assert all(is_there(view, piece) for piece in pieces), (text, pieces)


def test_cards_of_one_name_are_told_apart_by_their_places() -> None:
    s = set_row(own(world(), 0, "crane"), "crane", "bridge")
    s.coins[0] = s.knowledge[0] = 9
    found = on(ask(s, Build(0)), 0)
    assert found["buy bridge"] == ["empire_row/bridge"]
    assert found["buy crane discarding crane"] == ["empire_row/crane", "intact/0/crane"]


def test_a_copied_card_is_that_of_the_next_rival_who_has_it_intact() -> None:
    s = world(4)
    for seat, card in ((1, "desert-archive"), (2, "desert-archive"), (3, "pearl-divers")):
        own(s, seat, card)
    damage(s, 1, "desert-archive")
    found = on(ask(s, CopyAction(0, s.box.by_name["bridge"])), 0)
    assert found == {"copy desert-archive": ["intact/2/desert-archive"], "copy pearl-divers": ["intact/3/pearl-divers"]}
