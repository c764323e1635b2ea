"""The numbers behind a bot's advice, as a table."""

from pathlib import Path
from random import Random

import pytest

from tessera.core.taste import FILE, numbers_of, read_tastes, taste_with
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
    plain, seasoned = HEROES.bot, HEROES.thinker
    assert isinstance(plain, HeroesBot)
    assert isinstance(seasoned, HeroesBot)
    for seats in HEROES.seats:
        assert plain.tastes[seats] is plain.tastes[2], "the advice is one for all numbers of tribes"
        assert numbers_of(seasoned.tastes[seats]) != numbers_of(plain.tastes[seats])
    assert len({id(seasoned.tastes[seats]) for seats in (2, 3, 4)}) == 3, "one for two tribes, one for three"
    assert all(seasoned.tastes[seats] is seasoned.tastes[4] for seats in (5, 6)), "and one for more"


def test_the_ancient_world_answers_by_two_seasoned_tastes_and_judges_by_one() -> None:
    plain, seasoned = ANCIENT.bot, ANCIENT.thinker
    assert isinstance(plain, AncientBot)
    assert isinstance(seasoned, AncientBot)
    two, three, four = (numbers_of(seasoned.tastes[seats]) for seats in ANCIENT.seats)
    assert two == three != four
    assert numbers_of(plain.tastes[2]) not in (two, four)
    s = ANCIENT.begin(ANCIENT.box(4))
    rng = Random(3)
    for _ in range(120):
        seat = s.waiting()[0]
        s.apply(seat, rng.choice(s.options(seat)))
    others = AncientBot([*seasoned.tastes[:4], plain.tastes[4], *seasoned.tastes[5:]])
    judge = AncientBot([plain.tastes[0], *seasoned.tastes[1:]])
    assert others.values(s) == seasoned.values(s), "the taste for answers judges"
    assert judge.values(s) != seasoned.values(s)


def test_a_count_without_a_taste_of_its_own_takes_that_of_fewer(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("[seats.3]\ncity = 3.5\n\n[seats.5]\ncity = 5.5\n")
    assert [taste.city for taste in read_tastes(tmp_path, Taste)] == [3.5, 3.5, 3.5, 3.5, 3.5, 5.5, 5.5]


def test_what_has_no_other_taste_is_its_own_thinker() -> None:
    game = find_game("city-builder")
    assert game.thinker is game.bot
