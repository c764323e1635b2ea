"""The law of steps: for every step that asks something the game builds a position, so that each law meets it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random

import pytest
from laws.test_out_of_turn import expect_turns_kept
from laws.worlds import CASES, choose

from tessera.core.agenda import Step
from tessera.core.dealer import Dealer
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.playout import play_out
from tessera.core.seats import CHANCE
from tessera.core.state import State
from tessera.games import GAMES

BUILT = [
    pytest.param(game, make, id=f"{game.id} {name}")
    for game in GAMES.values()
    if game.test_positions
    for name, make in import_module(game.test_positions).POSITIONS.items()
]
PREPARED = [game for game in GAMES.values() if game.test_positions]


@pytest.mark.parametrize("game", PREPARED, ids=[game.id for game in PREPARED])
def test_every_step_that_asks_has_a_position(game: Game) -> None:
    """A step without a `waiting` of its own or of its bases never asks; it runs by itself. The box of each position is one
    that the laws play with, so that all of them meet the position."""
    asking = {name for name, step in game.steps.items() if step.waiting is not Step.waiting}
    positions = import_module(game.test_positions).POSITIONS
    assert set(positions) == asking
    for name, make in positions.items():
        s = make()
        assert (type(s.agenda[-1]).__name__, bool(s.waiting())) == (name, True)
        assert any(s.box is case.box() for case in CASES if case.game is game), name


@pytest.mark.parametrize(("game", "make"), BUILT)
def test_every_answer_leads_on_to_the_end_of_the_match(game: Game, make: Callable[[], State]) -> None:
    s = make()
    rng = Random(61)
    for seat in s.waiting():
        for option in s.options(seat):
            after = s.clone()
            after.apply(seat, option)
            play_out(after, rng)
            assert after.over(), option


@pytest.mark.parametrize(("game", "make"), BUILT)
def test_a_seat_that_is_not_asked_can_do_nothing(game: Game, make: Callable[[], State]) -> None:
    s = make()
    match = Match(game, s.box, Dealer.seeded(1, s.box.seats))
    match.state = s
    rng = Random(62)
    while CHANCE in match.state.waiting():
        match.state.apply(CHANCE, choose(match.state, CHANCE, rng))
    if not match.over:
        expect_turns_kept(match, set(), rng)
