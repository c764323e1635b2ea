"""Finding a taste that wins more."""

import math
from random import Random

from tessera.arena.tune import SHAKE, STEP, compare, numbers_of, shaken, slopes, stepped, taste_with, trial
from tessera.games import find_game

HEROES = find_game("age-of-heroes")


def test_a_taste_is_a_table_and_back() -> None:
    taste = HEROES.bot.taste
    numbers = numbers_of(taste)
    assert numbers["city"] == taste.city
    assert numbers["ordinary.3.1"] == taste.ordinary[3][1]
    doubled = taste_with(taste, {name: 2 * number for name, number in numbers.items()})
    assert doubled.ordinary[3][1] == 2 * taste.ordinary[3][1]
    assert numbers_of(taste) == numbers, "the taste it was made from has changed"


def test_shakes_are_opposite() -> None:
    more, less = (shaken({"city": 10.0, "army": 3.0}, [0.2, 0.0], sign) for sign in (1, -1))
    assert math.isclose(more["city"] * less["city"], 100.0)
    assert more["army"] == less["army"] == 3.0


def test_a_pair_of_equals_is_even() -> None:
    taste = HEROES.bot.taste
    assert [compare(HEROES, taste, taste, 2, seed) for seed in range(3)] == [0.0, 0.0, 0.0]


def test_a_trial_depends_on_its_seed_only_and_leaves_the_bot_alone() -> None:
    before = HEROES.bot.taste
    task = (HEROES.id, 2, numbers_of(before), 7)
    assert trial(task) == trial(task)
    assert HEROES.bot.taste is before


def test_slopes_find_the_number_that_matters() -> None:
    rng = Random(1)
    trials = []
    for _ in range(4000):
        shakes = [rng.gauss(0.0, SHAKE) for _ in range(3)]
        chance = 0.5 + 0.4 * shakes[1]
        trials.append((shakes, 1.0 if rng.random() < chance else -1.0))
    found = slopes(trials)
    assert abs(found[1] - 0.4) < 0.1
    assert max(abs(found[0]), abs(found[2])) < 0.1


def test_a_step_goes_farthest_where_it_is_surest() -> None:
    before = {"city": 10.0, "army": 3.0, "card": 2.0}
    after = stepped(before, [0.0, -0.4, 0.02], 0.05)
    assert after["city"] == 10.0
    assert math.isclose(after["army"], 3.0 * math.exp(-STEP))
    assert 2.0 < after["card"] < 2.0 * math.exp(0.1 * STEP)
