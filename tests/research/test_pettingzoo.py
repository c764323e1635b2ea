"""Every game through PettingZoo's own checks, and through our own: observations are views, masks are options."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tessera.core.game import Game
from tessera.core.refusal import BadCall
from tessera.core.view import look
from tessera.games import GAMES, find_game
from tessera.research.pettingzoo import TesseraEnv, env, random_steps

MANY, FEW = 200, 60


def cycles(game: Game) -> int:
    """How many steps the checks make: several matches of a short game, the beginning of a long one."""
    return MANY if game.longest < MANY else FEW


def random_play(made: TesseraEnv, seed: int) -> list[Any]:
    """A match of random answers: every agent's last reward."""
    made.reset(seed=seed)
    rng = np.random.default_rng(seed)
    found = []
    for agent in made.agent_iter():
        seen, reward, ended, cut, _ = made.last()
        if ended or cut:
            found.append(reward)
            made.step(None)
            continue
        assert made.observation_space(agent).contains(seen)
        made.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_own_checks_pass(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(game), num_cycles=cycles(GAMES[game]))
        seed_test(lambda: env(game), num_cycles=cycles(GAMES[game]) // 2)


@pytest.mark.parametrize("seats", [None, 1])
def test_rewards_come_at_the_end_and_add_up_to_nothing(seats: int | None) -> None:
    game = "tides-of-time" if seats is None else "city-builder"
    made = env(game, seats, {"mode": "solo"} if seats == 1 else None)
    for seed in range(3 if seats is None else 1):
        found = random_play(made, seed)
        assert len(found) == len(made.possible_agents)
        assert sum(found) == 0 if seats is None else found[0] in (-1, 1)


def test_a_mask_lists_the_options_and_an_observation_is_the_view() -> None:
    made = env("tides-of-time")
    made.reset(seed=4)
    seen = made.observe("seat_0")
    options = made.match.options(0)
    assert [made.actions[number] for number in np.flatnonzero(seen["action_mask"])] == options
    assert not made.observe("seat_1")["action_mask"].any(), "who is not asked has no options yet"
    labels = made.game.features.labels(made.box)
    assert len(labels) == len(seen["observation"])
    held = {label for label, n in zip(labels, seen["observation"], strict=True) if n and label.startswith("hands, own: ")}
    assert held == {f"hands, own: {option.text.removeprefix('draft ')}" for option in options}
    assert seen["observation"][labels.index("hands, seat +1: unseen: back 0")] == 5


def test_a_sealed_answer_shows_in_no_observation_of_the_rival() -> None:
    found = []
    for choice in (0, 1):
        made = env("tides-of-time")
        made.reset(seed=4)
        made.step(np.flatnonzero(made.observe("seat_0")["action_mask"])[choice])
        found.append(made.observe("seat_1")["observation"])
    assert (found[0] == found[1]).all()


def test_an_illegal_answer_is_refused() -> None:
    made = env("tides-of-time")
    made.reset(seed=4)
    mask = made.observe("seat_0")["action_mask"]
    for number in (np.flatnonzero(mask == 0)[0], -1, len(mask)):
        with pytest.raises(BadCall, match="not an option"):
            made.step(number)


@pytest.mark.parametrize("game", GAMES)
def test_without_copies_the_same_numbers_are_written_into_the_same_arrays(game: str) -> None:
    one, other = env(game), env(game, copy=False)
    shown = other.shown
    rng = Random(1)
    one.reset(seed=2)
    other.reset(seed=2)
    for _ in range(FEW):
        if one.terminations[one.agent_selection]:
            break
        for agent in [*one.agents, one.agent_selection]:
            seen, again = one.observe(agent), other.observe(agent)
            assert again is shown
            assert all((seen[name] == again[name]).all() for name in seen)
        action = rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        one.step(action)
        other.step(action)


@pytest.mark.parametrize("game", GAMES)
def test_features_have_one_length_and_a_label_each(game: str) -> None:
    features = find_game(game).features
    for seats in find_game(game).seats:
        box = find_game(game).box(seats)
        s = find_game(game).begin(box)
        vectors = [features.vector(look(s, seat)) for seat in range(seats)]
        assert {len(vector) for vector in vectors} == {features.size(box)} == {len(features.labels(box))}


def test_text_for_those_who_watch() -> None:
    made = env("tides-of-time", render_mode="ansi")
    made.reset(seed=1)
    assert "kingdoms" in str(made.render())
    assert env("tides-of-time").render() is None


def test_its_clock_counts_steps_of_whole_matches() -> None:
    made = env("tides-of-time")
    made.reset(seed=1)
    assert random_steps(made, 0, Random(1)) > 0
    assert not made.agents, "the match was played to its end"
