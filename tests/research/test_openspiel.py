"""Every game through OpenSpiel's own checks."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from laws.worlds import LONG, sized
from open_spiel.python.observation import make_observation

from tessera.games import GAMES
from tessera.research.openspiel import register, short_name

register()
SIMULATIONS = {"tides-of-time": sized(3, 50), "the-ancient-world": 1}
if LONG:
    SIMULATIONS |= {"age-of-heroes": 1, "city-builder": 1}  # 40 s each


@pytest.mark.parametrize("game", SIMULATIONS)
def test_openspiels_own_simulation_passes(game: str) -> None:
    """Random matches with every check of the library's: histories, clones, serialisation, observations, returns."""
    pyspiel.random_sim_test(pyspiel.load_game(short_name(game)), num_sims=SIMULATIONS[game], serialize=True, verbose=False)


def test_tides_of_time_is_saved_and_read_again() -> None:
    game = pyspiel.load_game(short_name("tides-of-time"))
    state = play(game, random.Random(1), 30)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.history() == state.history()


def play(game: pyspiel.Game, rng: random.Random, steps: int) -> pyspiel.State:
    state = game.new_initial_state()
    while not state.is_terminal() and steps > 0:
        assert state.legal_actions() == sorted(state.legal_actions())
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            state.apply_action(rng.choices([code for code, _ in outcomes], [share for _, share in outcomes])[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        steps -= 1
    return state


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_registered_and_played(game: str) -> None:
    loaded = pyspiel.load_game(short_name(game))
    rng = random.Random(2)
    state = play(loaded, rng, 300 if game == "tides-of-time" else 60)
    twin = state.clone()
    assert str(twin) == str(state)
    if not state.is_terminal():
        before = str(state)
        twin.apply_action(twin.legal_actions()[0])
        assert str(state) == before != str(twin)
    else:
        assert sum(state.returns()) == 0
    for seat in range(loaded.num_players()):
        tensor = make_observation(loaded)
        tensor.set_from(state, seat)
        assert np.isfinite(tensor.tensor).all()


def test_a_match_of_tides_of_time_is_52_nodes_long() -> None:
    game = pyspiel.load_game(short_name("tides-of-time"))
    assert len(play(game, random.Random(3), 1000).history()) == game.max_game_length() == 52


def test_what_a_seat_cannot_tell_apart_is_one_information_state() -> None:
    """A rival's sealed answer changes nothing that a seat can know; its own does."""
    game = pyspiel.load_game(short_name("tides-of-time"))
    state = play(game, random.Random(4), 10)
    assert state.current_player() == 0
    first, second = state.child(state.legal_actions()[0]), state.child(state.legal_actions()[1])
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.information_state_string(0) != second.information_state_string(0)
