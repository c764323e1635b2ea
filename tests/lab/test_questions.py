"""How many questions a player of City Builder answers."""

from games.city_builder.build import city_box

from tessera.games.city_builder import GAME
from tessera.lab.questions import questions_of


def test_a_turn_of_city_builder_is_a_tile_what_it_allows_and_one_end() -> None:
    """Most of the questions are where to lay a tile; the end of a turn is only a choice where something may be used."""
    asked = questions_of(GAME, GAME.begin(city_box(2)), 1)
    assert asked["ask-lay"] == 2 * 18
    assert set(asked) <= {"ask-starters", "ask-lay", "ask-expand", "ask-statues"}
    assert asked.total() < 2 * 40
