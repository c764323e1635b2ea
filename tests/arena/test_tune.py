"""Finding a taste that wins more."""

import math
from random import Random

from tessera.arena.tune import SHAKE, compare, shaken, slopes, stepped, trial
from tessera.core.taste import numbers_of
from tessera.games import find_game
from tessera.games.age_of_heroes.bot import HeroesBot
from tessera.games.age_of_heroes.taste import Taste

HEROES = find_game("age-of-heroes")


def test_shakes_are_opposite() -> None:
    more, less = (shaken({"city": 10.0, "army": 3.0}, [0.2, 0.0], sign) for sign in (1, -1))
    assert math.isclose(more["city"] * less["city"], 100.0)
    assert more["army"] == less["army"] == 3.0


def test_a_pair_of_equals_is_even() -> None:
    taste = Taste()
    assert [compare(HEROES, taste, taste, 2, seed) for seed in range(3)] == [0.0, 0.0, 0.0]


def test_a_trial_depends_on_its_seed_only_and_leaves_the_bot_alone() -> None:
    assert isinstance(HEROES.bot, HeroesBot)
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
    after = stepped(before, [0.0, -0.4, 0.02], 0.05, 0.2)
    assert after["city"] == 10.0
    assert math.isclose(after["army"], 3.0 * math.exp(-0.2))
    assert 2.0 < after["card"] < 2.0 * math.exp(0.02)
