"""Tuning finds parameters that win more."""

import math
from pathlib import Path
from random import Random

import pytest

from tessera.arena.tune import SPREAD, commands_in, compare, parameters_of, perturbed, slopes, stepped, trial, write_parameters
from tessera.core.parameters import FILE, numbers_of, read_parameters
from tessera.games import find_game
from tessera.games.age_of_heroes.bot.parameters import Parameters

HEROES = find_game("age-of-heroes")


def test_perturbations_are_opposite() -> None:
    more, less = (perturbed({"city": 10.0, "army": 3.0}, [0.2, 0.0], sign) for sign in (1, -1))
    assert math.isclose(more["city"] * less["city"], 100.0)
    assert more["army"] == less["army"] == 3.0


def test_a_pair_of_equals_is_even() -> None:
    parameters = Parameters()
    assert [compare(HEROES, parameters, parameters, 2, seed) for seed in range(3)] == [0.0, 0.0, 0.0]


def test_a_trial_depends_on_its_seed_only_and_leaves_the_bot_alone() -> None:
    before = list(parameters_of(HEROES.search_bot))
    task = (HEROES.id, 2, numbers_of(before[2]), 7)
    assert trial(task) == trial(task)
    assert parameters_of(HEROES.search_bot) == before


def test_parameters_take_their_place_in_the_file(tmp_path: Path) -> None:
    for seats, city in ((3, 3.5), (2, 2.5), (3, 4.5), (5, 6.5)):
        write_parameters(tmp_path / FILE, seats, {"city": city}, [*commands_in(tmp_path / FILE, seats), f"tune {city}"])
    assert [parameters.city for parameters in read_parameters(tmp_path, Parameters)[2:5]] == [2.5, 4.5, 4.5]
    assert commands_in(tmp_path / FILE, 3) == ["tune 3.5", "tune 4.5"]
    assert commands_in(tmp_path / FILE, 6) == ["tune 3.5", "tune 4.5", "tune 6.5"], "five went on from three"


def test_a_bot_without_parameters_is_rejected() -> None:
    with pytest.raises(SystemExit, match="no parameters"):
        parameters_of(find_game("tides-of-time").bot)


def test_slopes_find_the_number_that_matters() -> None:
    rng = Random(1)
    trials = []
    for _ in range(4000):
        changes = [rng.gauss(0.0, SPREAD) for _ in range(3)]
        chance = 0.5 + 0.4 * changes[1]
        trials.append((changes, 1.0 if rng.random() < chance else -1.0))
    found = slopes(trials)
    assert abs(found[1] - 0.4) < 0.1
    assert max(abs(found[0]), abs(found[2])) < 0.1


def test_a_step_goes_farthest_where_it_is_surest() -> None:
    before = {"city": 10.0, "army": 3.0, "card": 2.0}
    after = stepped(before, [0.0, -0.4, 0.02], 0.05, 0.2)
    assert after["city"] == 10.0
    assert math.isclose(after["army"], 3.0 * math.exp(-0.2))
    assert 2.0 < after["card"] < 2.0 * math.exp(0.02)
