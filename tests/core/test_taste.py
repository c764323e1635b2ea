"""The numbers behind a bot's advice, as a table."""

import pytest

from tessera.core.taste import numbers_of, taste_with
from tessera.games import find_game
from tessera.games.age_of_heroes.bot import HeroesBot
from tessera.games.age_of_heroes.taste import Taste
from tessera.games.the_ancient_world.bot import AncientBot

ANCIENT = find_game("the-ancient-world")
HEROES = find_game("age-of-heroes")


def test_a_taste_is_a_table_and_back() -> None:
    taste = Taste()
    numbers = numbers_of(taste)
    assert numbers["city"] == taste.city
    assert numbers["ordinary.3.1"] == taste.ordinary[3][1]
    doubled = taste_with(Taste, {name: 2 * number for name, number in numbers.items()})
    assert doubled.ordinary[3][1] == 2 * taste.ordinary[3][1]
    assert numbers_of(taste) == numbers, "the taste it was made from has changed"


def test_an_unknown_number_is_refused() -> None:
    with pytest.raises(ValueError, match="wisdom"):
        taste_with(Taste, {"wisdom": 1.0})


def test_the_seasoned_bot_has_other_tastes_than_the_advice() -> None:
    plain, seasoned = HEROES.bot, HEROES.bot.seasoned()
    assert isinstance(plain, HeroesBot)
    assert isinstance(seasoned, HeroesBot)
    assert plain.by_seats == {}, "the advice is one for all numbers of tribes"
    assert set(seasoned.by_seats) == {2, 3}, "one for two tribes, one for more"
    for taste in seasoned.by_seats.values():
        assert numbers_of(taste) != numbers_of(plain.taste)


def test_the_ancient_world_has_one_seasoned_taste_for_all() -> None:
    plain, seasoned = ANCIENT.bot, ANCIENT.bot.seasoned()
    assert isinstance(plain, AncientBot)
    assert isinstance(seasoned, AncientBot)
    assert numbers_of(seasoned.taste) != numbers_of(plain.taste)
    assert seasoned.seasoned() is seasoned


def test_what_has_no_other_taste_is_its_own_seasoned_bot() -> None:
    bot = find_game("city-builder").bot
    assert bot.seasoned() is bot
