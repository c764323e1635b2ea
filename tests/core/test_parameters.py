"""The numbers behind a bot's advice, as a table."""

from pathlib import Path
from random import Random

import pytest

from tessera.core.parameters import FILE, numbers_of, read_parameters, with_numbers
from tessera.games import find_game
from tessera.games.age_of_heroes.bot.advice import HeroesBot
from tessera.games.age_of_heroes.bot.parameters import Parameters
from tessera.games.the_ancient_world.bot.advice import AncientBot

ANCIENT = find_game("the-ancient-world")
HEROES = find_game("age-of-heroes")


def test_a_taste_is_a_table_and_back() -> None:
    parameters = Parameters()
    numbers = numbers_of(parameters)
    assert numbers["city"] == parameters.city
    assert numbers["ordinary.3.1"] == parameters.ordinary[3][1]
    doubled = with_numbers(Parameters, {name: 2 * number for name, number in numbers.items()})
    assert doubled.ordinary[3][1] == 2 * parameters.ordinary[3][1]
    assert numbers_of(parameters) == numbers, "the parameters it was made from has changed"


def test_an_unknown_number_is_refused() -> None:
    with pytest.raises(ValueError, match="wisdom"):
        with_numbers(Parameters, {"wisdom": 1.0})


def test_the_seasoned_bot_has_other_tastes_than_the_advice() -> None:
    plain, tuned = HEROES.bot, HEROES.search_bot
    assert isinstance(plain, HeroesBot)
    assert isinstance(tuned, HeroesBot)
    for seats in HEROES.seats:
        assert plain.parameters[seats] is plain.parameters[2], "the advice is one for all numbers of tribes"
        assert numbers_of(tuned.parameters[seats]) != numbers_of(plain.parameters[seats])
    assert len({id(tuned.parameters[seats]) for seats in (2, 3, 4)}) == 3, "one for two tribes, one for three"
    assert all(tuned.parameters[seats] is tuned.parameters[4] for seats in (5, 6)), "and one for more"


def test_the_ancient_world_answers_by_two_seasoned_tastes_and_judges_by_one() -> None:
    plain, tuned = ANCIENT.bot, ANCIENT.search_bot
    assert isinstance(plain, AncientBot)
    assert isinstance(tuned, AncientBot)
    two, three, four = (numbers_of(tuned.parameters[seats]) for seats in ANCIENT.seats)
    assert two == three != four
    assert numbers_of(plain.parameters[2]) not in (two, four)
    s = ANCIENT.begin(ANCIENT.box(4))
    rng = Random(3)
    for _ in range(120):
        seat = s.waiting()[0]
        s.apply(seat, rng.choice(s.options(seat)))
    others = AncientBot([*tuned.parameters[:4], plain.parameters[4], *tuned.parameters[5:]])
    judge = AncientBot([plain.parameters[0], *tuned.parameters[1:]])
    assert others.values(s) == tuned.values(s), "the parameters for answers judges"
    assert judge.values(s) != tuned.values(s)


def test_a_count_without_a_taste_of_its_own_takes_that_of_fewer(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("[seats.3]\ncity = 3.5\n\n[seats.5]\ncity = 5.5\n")
    assert [parameters.city for parameters in read_parameters(tmp_path, Parameters)] == [3.5, 3.5, 3.5, 3.5, 3.5, 5.5, 5.5]


def test_what_has_no_other_taste_is_its_own_thinker() -> None:
    game = find_game("city-builder")
    assert game.search_bot is game.bot
