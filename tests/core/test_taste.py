"""The numbers behind a bot's advice, as a table."""

from pathlib import Path

import pytest

from tessera.core.taste import FILE, numbers_of, read_tastes, taste_with
from tessera.games import find_game
from tessera.games.age_of_heroes.bot import HeroesBot
from tessera.games.age_of_heroes.taste import Taste

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
    plain, seasoned = HEROES.bot, HEROES.thinker
    assert isinstance(plain, HeroesBot)
    assert isinstance(seasoned, HeroesBot)
    for seats in HEROES.seats:
        assert plain.tastes[seats] is plain.tastes[2], "the advice is one for all numbers of tribes"
        assert numbers_of(seasoned.tastes[seats]) != numbers_of(plain.tastes[seats])


def test_a_count_without_a_taste_of_its_own_takes_that_of_fewer(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("[seats.3]\ncity = 3.5\n\n[seats.5]\ncity = 5.5\n")
    assert [taste.city for taste in read_tastes(tmp_path, Taste)] == [3.5, 3.5, 3.5, 3.5, 3.5, 5.5, 5.5]


def test_what_has_no_other_taste_is_its_own_thinker() -> None:
    game = find_game("city-builder")
    assert game.thinker is game.bot
