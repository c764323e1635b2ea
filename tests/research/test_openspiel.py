"""Every game through OpenSpiel's own checks."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from laws.worlds import LONG, sized
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
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
    state = play(loaded, rng, min(GAMES[game].longest, 60))
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


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_position_is_the_same_to_the_player_who_imagines_it(game: str) -> None:
    loaded = pyspiel.load_game(short_name(game))
    rng, differs = random.Random(5), 0
    for steps in (10, 25, 40):
        state = play(loaded, rng, steps)
        while state.is_chance_node():
            state = state.child(state.legal_actions()[0])
        player = state.current_player()
        for _ in range(3):
            other = state.resample_from_infostate(player, rng.random)
            assert other.current_player() == player
            assert other.legal_actions() == state.legal_actions()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            differs += str(other) != str(state)
            assert str(loaded.deserialize_state(other.serialize())) == str(other)
            other.apply_action(other.legal_actions()[0])
        assert state.current_player() == player, "the position itself is left alone"
    assert differs or game == "city-builder", "other positions are imagined, where something is hidden"


def test_openspiels_own_search_plays_a_match() -> None:
    """Its ISMCTS beats random play in most matches of Tides of Time."""
    game = pyspiel.load_game(short_name("tides-of-time"))
    won = 0.0
    for seed in range(sized(2, 40)):
        numbers, rng = np.random.RandomState(seed), random.Random(seed)
        bot = ISMCTSBot(game, RandomRolloutEvaluator(1, numbers), 1.0, sized(12, 60), random_state=numbers)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                codes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(codes, shares)[0])
            elif state.current_player() == seed % 2:
                state.apply_action(int(bot.step(state)))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        won += state.returns()[seed % 2]
    assert not LONG or won > 0


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_own_search_answers_in_every_game(game: str) -> None:
    loaded = pyspiel.load_game(short_name(game))
    state = play(loaded, random.Random(6), 40)
    while state.is_chance_node():
        state = state.child(state.legal_actions()[0])
    numbers = np.random.RandomState(1)
    bot = ISMCTSBot(loaded, RandomRolloutEvaluator(1, numbers, max_length=10), 1.0, 4, random_state=numbers)
    assert bot.step(state) in state.legal_actions()


def test_chance_is_not_among_the_players_actions() -> None:
    game = pyspiel.load_game(short_name("tides-of-time"))
    assert game.num_distinct_actions() == 18 + 18 * 17
    state = game.new_initial_state()
    assert {state.action_to_string(code).partition(" ")[0] for code, _ in state.chance_outcomes()} == {"deal"}


def test_options_stand_in_the_string_of_a_game() -> None:
    game = pyspiel.load_game("python_tessera_age_of_heroes(players=3,tribes=random,market_circuits=2)")
    assert game.num_players() == 3
    state = game.new_initial_state()
    assert state.s.box.options["tribes"] == "random"
    assert state.s.box.options["market_circuits"] == 2
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()
    again = game.deserialize_state(play(game, random.Random(1), 40).serialize())
    assert again.s.box.options["tribes"] == "random"
    solo = pyspiel.load_game("python_tessera_city_builder(players=1,mode=solo,edict=False)")
    assert solo.num_players() == 1
    assert not solo.new_initial_state().s.box.options["edict"]
