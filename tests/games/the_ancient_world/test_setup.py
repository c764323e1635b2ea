"""Section 3: setup."""

from __future__ import annotations

import pytest
from games.the_ancient_world.build import army, asked, deal, fresh, intact, names, world
from support import rule

from tessera.core.refusal import BadCall
from tessera.core.seats import CHANCE
from tessera.core.view import look
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.cards import ARMY_LIMIT, CAPACITY, FOOD
from tessera.games.the_ancient_world.state import (
    DISTRICT_TOP,
    EMPIRE_B,
    EMPIRE_ROW,
    MILITARY_ROW,
    TITAN_TOP,
    Ancient,
)


@rule("AW-40", "AW-66")
def test_the_round_marker_starts_before_round_1() -> None:
    s = fresh()
    assert s.round == 0
    s.settle()
    deal(s)
    assert s.round == 1


@rule("AW-41", "AW-42", "AW-44", "AW-45", "AW-46")
@pytest.mark.parametrize(("seats", "row"), [(2, 4), (3, 5), (4, 6)])
def test_what_lies_open_after_setup(seats: int, row: int) -> None:
    s = world(seats)
    assert len(s.places[DISTRICT_TOP]) == 1
    assert [len(s.places[TITAN_TOP + deck]) for deck in range(3)] == [1, 1, 1]
    assert [s.cards[s.kind[s.places[TITAN_TOP + deck][0]]].stars for deck in range(3)] == [1, 2, 3]
    assert len(s.places[MILITARY_ROW]) == seats
    assert len(s.places[EMPIRE_ROW]) == row
    assert len(s.places[EMPIRE_B]) == 47
    assert look(s, 0).n_unseen(EMPIRE_B) == 0 or look(s, 0).seen[EMPIRE_B] == [-3] * 47


@rule("AW-43")
def test_explore_and_grow_are_covered() -> None:
    s = world()
    offered = {option.text.split()[-1] for option in s.options(0)}
    assert {"explore", "grow"}.isdisjoint(offered)
    assert {"labor", "draft", "rebuild", "recruit"} <= offered


@rule("AW-47", "AW-48", "AW-49")
def test_what_every_player_starts_with() -> None:
    s = world(4)
    box = s.ancient
    for seat in range(4):
        assert intact(s, seat) == ["fishing-dock", "wheat-fields"]
        assert [army(s, seat, slot) for slot in range(3)] == [["city-guard"], ["militia"], []]
        assert s.name_coins[seat] == s.picture_coins[seat] == [0] * box.slots
        assert box.whereabouts(s.citizens[seat][0]) == "at-hand"
        assert [box.whereabouts(at) for at in s.citizens[seat]] == ["at-hand"] * 3 + [None] * 2
        assert s.knowledge[seat] == 0
        own = (box.districts, box.titans, box.stored, box.damaged, box.examined)
        assert not any(s.places[places[seat]] for places in own)


@rule("AW-50", "AW-51", "AW-162")
def test_two_capacity_are_left_and_food_for_three() -> None:
    s = world()
    assert (s.live[0][CAPACITY], s.n_owned(0), s.free_capacity(0)) == (4, 2, 2)
    assert (s.live[0][FOOD], s.n_citizens(0)) == (3, 3)
    assert s.live[0][ARMY_LIMIT] == 2


@rule("AW-52", "AW-53")
@pytest.mark.parametrize(("seats", "first", "coins"), [(2, 1, [7, 6]), (3, 0, [6, 7, 8]), (4, 2, [8, 8, 6, 7])])
def test_coins_follow_the_turn_order(seats: int, first: int, coins: list[int]) -> None:
    assert world(seats, first).coins == coins


@rule("AW-55", "AW-57")
def test_the_first_player_has_the_token_hand_side_down() -> None:
    s = world(3, first=1)
    assert s.first_player == 1
    assert not s.hand_up
    assert s.waiting() == (1,)


@rule("AW-56")
def test_the_first_player_is_chosen_or_drawn() -> None:
    s = GAME.begin(GAME.box(3))
    assert [option.text for option in s.options(CHANCE)] == ["begin seat 0", "begin seat 1", "begin seat 2"]
    s.apply(CHANCE, s.options(CHANCE)[2])
    assert isinstance(s, Ancient)
    assert s.first_player == 2
    with pytest.raises(BadCall, match="first_player"):
        GAME.box(2, {"first_player": 2})


@rule("AW-58")
def test_the_order_of_the_setup_draws() -> None:
    s = GAME.begin(GAME.box(2))
    assert isinstance(s, Ancient)
    order: list[str] = []
    while CHANCE in s.waiting():
        step = s.agenda[-1].save()
        order.append(" ".join(str(part) for part in step))
        s.apply(CHANCE, s.options(CHANCE)[0])
    expected = ["FirstPlayer", "RevealDistrict", "RevealTitan 0", "RevealTitan 1", "RevealTitan 2"]
    assert order == expected + ["FillMilitaryRow"] * 2 + ["FillEmpireRow"] * 4
    assert asked(s) == "Turn"


def test_the_rows_show_what_was_dealt() -> None:
    s = world()
    assert len(set(names(s, EMPIRE_ROW))) == 2
