"""Building and Roads (chapters 7 and 8)."""

from __future__ import annotations

import pytest
from games.age_of_heroes.build import armies, check_items, discards, events, hand, heroes, play, refusal, step_name, texts
from support import rule

from tessera.core.seats import EVERYONE
from tessera.games.age_of_heroes.kinds import AWAY, CITY, GENERAL, ROAD, SHAKEN
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.build import Build, buildable
from tessera.games.age_of_heroes.steps.ending import eliminate
from tessera.games.age_of_heroes.steps.events import shakable
from tessera.games.age_of_heroes.steps.turn import END_TURN, AskForRoad, ChooseAction


def building(hand: str, **more: object) -> Heroes:
    return heroes(3, hands=(hand,), agenda=(Build(0),), **more)  # type: ignore[arg-type]


def items(s: Heroes) -> set[str]:
    """The kinds of items that can be built."""
    return {text.split()[1] for text in texts(s, 0) if text != "stop"}


@rule("AH-63", "AH-72", "AH-302", "D-11")
def test_any_number_of_items_one_after_another() -> None:
    s = building("iron grain grain iron gold wood")
    assert s.agenda[-1].default(s, 0).text == "stop"
    play(s, "0: build army with iron grain grain", "0: build general on army 4 with iron gold")
    assert armies(s, 0) == ["home", "home*"]
    assert texts(s, 0) == ["stop"]
    play(s, "0: stop")
    assert s.over()


@rule("AH-302")
def test_one_may_stop_before_the_first_item_and_has_had_the_action() -> None:
    s = heroes(2, hands=("wood wood stone",), agenda=(ChooseAction(0),))
    play(s, "0: build", "0: stop")
    assert s.over()
    assert hand(s, 0) == ["wood", "wood", "stone"]


@rule("AH-64", "AH-65", "I-6")
@pytest.mark.parametrize(
    ("item", "cost"),
    [
        ("army", "iron grain grain"),
        ("citadel", "iron wood stone"),
        ("general on army 1", "iron gold"),
        ("road to 1", "stone stone"),
        ("city", "wood wood stone"),
    ],
)
def test_every_item_has_its_price_and_the_cards_are_discarded(item: str, cost: str) -> None:
    s = building(f"{cost} luck")
    s.road_answers = [[1, 1]]
    before = s.supply[:]
    play(s, f"0: build {item} with {cost}")
    assert sorted(discards(s)) == sorted(cost.split())
    assert hand(s, 0) == ["luck"]
    assert sum(before) - sum(s.supply) == 1
    assert events(s)[-1].audience == EVERYONE
    check_items(s)


@rule("AH-66", "AH-69", "EX-5")
def test_gold_stands_for_ordinary_cards_in_any_number() -> None:
    assert "build city with wood stone gold" in texts(building("wood gold stone"), 0)
    s = building("gold gold gold")
    s.road_answers = [[1, 1]]
    assert items(s) == {"city", "army", "citadel", "general", "road"}
    assert "build general on army 1 with gold gold" in texts(s, 0)
    assert "build road to 1 with gold gold" in texts(s, 0)
    assert texts(building("gold"), 0) == ["stop"]


@rule("AH-67", "AH-80", "EX-5")
def test_the_gold_of_a_general_is_gold() -> None:
    assert texts(building("iron iron"), 0) == ["stop"]
    assert texts(building("iron gold"), 0) == ["build general on army 1 with iron gold", "stop"]
    assert texts(building("iron gold", armies=("home*",)), 0) == ["stop"]
    assert texts(building("iron gold", armies=("",)), 0) == ["stop"]


@rule("AH-68")
def test_special_and_event_cards_pay_for_nothing() -> None:
    assert texts(building("limestone limestone granite luck mighty-hero olympic-games"), 0) == ["stop"]


@rule("AH-69")
def test_the_builder_chooses_the_payment() -> None:
    s = building("wood wood stone gold gold")
    assert [text for text in texts(s, 0) if "city" in text] == [
        "build city with wood wood stone",
        "build city with wood stone gold",
        "build city with stone gold gold",
        "build city with wood wood gold",
        "build city with wood gold gold",
    ]
    assert refusal(s, "0: build city with gold gold gold") == "AH-69"
    play(s, "0: build city with wood gold gold")
    assert hand(s, 0) == ["wood", "stone"]


@rule("AH-70", "AH-71")
def test_what_is_not_in_the_item_deck_cannot_be_built_until_it_returns() -> None:
    s = building("wood wood stone", cities=(4, 4, 4))
    assert s.supply[CITY] == 0
    assert refusal(s, "0: build city with wood wood stone") == "AH-70"
    s.cities[1] -= 1
    s.supply[CITY] += 1
    play(s, "0: build city with wood wood stone")
    assert s.cities[0] == 5


@rule("AH-73")
def test_build_is_an_action_only_if_something_can_be_built() -> None:
    s = heroes(2, hands=("wood wood",), agenda=(ChooseAction(0),))
    assert "build" not in texts(s, 0)
    assert refusal(s, "0: build") == "AH-73"
    s = heroes(2, hands=("wood wood stone",), cities=(6, 6), agenda=(ChooseAction(0),))
    assert "build" not in texts(s, 0)


@rule("AH-75", "AH-76")
def test_a_new_army_is_home_without_general_and_there_is_no_limit_but_the_supply() -> None:
    s = building("iron grain grain", armies=("home* " * 5,))
    play(s, "0: build army with iron grain grain")
    assert armies(s, 0) == ["home*"] * 5 + ["home"]
    s = building("iron grain grain", armies=("home " * 10,))
    assert texts(s, 0) == ["stop"]


@rule("AH-77", "AH-78")
def test_citadels_add_up_and_leave_only_with_their_owner() -> None:
    s = building("iron wood stone iron wood stone", citadels=(1,))
    play(s, *["0: build citadel with iron wood stone"] * 2)
    assert s.citadels == [3, 0, 0]
    eliminate(s, 0)
    assert s.citadels == [0, 0, 0]
    check_items(s)


@rule("AH-79", "AH-81", "AH-82", "AH-83")
def test_a_general_joins_any_army_of_its_builder_that_has_none_for_good() -> None:
    s = building("iron gold gold gold", armies=("home* away shaken", "home"))
    generals = [text for text in texts(s, 0) if "general" in text]
    assert {text.split(" with")[0] for text in generals} == {"build general on army 2", "build general on army 3"}
    assert refusal(s, "0: build general on army 4 with iron gold") == "AH-80"
    play(s, "0: build general on army 3 with iron gold")
    assert s.army_state[2] == SHAKEN
    play(s, "0: build general on army 2 with gold gold")
    assert s.army_state[1] == AWAY
    assert armies(s, 0) == ["home*", "away*", "shaken*"]
    # Everybody sees which Army a General leads, so everybody is told.
    told = [(event.audience, event.n) for event in events(s, "built-general")]
    assert told == [(EVERYONE, 3), (EVERYONE, 2)]
    check_items(s)


@rule("AH-19")
def test_no_army_carries_two_generals() -> None:
    s = building("iron gold iron gold", armies=("home*",))
    assert "general" not in items(s)
    check_items(s)


@rule("AH-84")
def test_an_army_with_a_general_cannot_be_shaken() -> None:
    s = heroes(2, armies=("home", "home* home"))
    assert shakable(s, 0) == [2]


@rule("AH-85")
def test_a_general_goes_with_its_army() -> None:
    s = heroes(2, armies=("home*",))
    assert s.supply[GENERAL] == 5
    s.remove_army(0)
    assert s.supply[GENERAL] == 6
    check_items(s)


@rule("AH-86")
def test_any_number_of_cities() -> None:
    s = building("wood wood stone", cities=(9, 1, 1))
    play(s, "0: build city with wood wood stone")
    assert s.cities[0] == 10


# -- Roads ------------------------------------------------------------------------------------------------------


def asking(seats: int, **more: object) -> Heroes:
    return heroes(seats, agenda=(AskForRoad(0), ChooseAction(0), END_TURN), **more)  # type: ignore[arg-type]


@rule("AH-88", "AH-93", "AH-98", "D-7", "D-8")
def test_both_neighbours_can_be_asked_before_the_action() -> None:
    s = asking(6, hands=("stone",))
    assert texts(s, 0) == ["go-on", "ask 1", "ask 5"]
    assert s.agenda[-1].default(s, 0).text == "go-on"
    assert refusal(s, "0: ask 2") == "AH-88"
    play(s, "0: ask 1")
    assert s.waiting() == (1,)
    assert texts(s, 1) == ["yes", "no"]
    assert s.agenda[-1].default(s, 1).text == "no"
    play(s, "1: yes", "0: ask 5", "5: no")
    assert texts(s, 0) == ["taxes", "war", "rest"]


@rule("AH-89", "AH-278", "EX-19")
def test_when_a_tribe_falls_the_gap_closes() -> None:
    s = heroes(6, roads=((0, 1), (1, 2), (3, 4)))
    assert s.neighbours(0) == [1, 5]
    eliminate(s, 1)
    assert s.neighbours(0) == [2, 5]
    assert s.neighbours(2) == [0, 3]
    assert (s.roads, s.supply[ROAD]) == ([[3, 4]], 5)
    assert [s.n_connected(seat) + 1 for seat in (0, 2, 3, 4, 5)] == [1, 1, 2, 2, 1]
    s.then(AskForRoad(0))
    assert "ask 2" in texts(s, 0)


@rule("AH-90", "AH-91", "EX-20")
def test_two_players_share_one_road() -> None:
    s = heroes(2, agenda=(AskForRoad(0),))
    assert texts(s, 0) == ["go-on", "ask 1"]
    s = heroes(2, roads=((0, 1),), agenda=(AskForRoad(0),))
    assert s.over()
    assert s.n_connected(0) == s.n_connected(1) == 1


@rule("AH-92", "EX-20")
def test_among_three_all_are_neighbours_and_three_roads_can_be() -> None:
    s = heroes(3, roads=((0, 1), (1, 2)), agenda=(AskForRoad(0),))
    assert [s.n_connected(seat) for seat in range(3)] == [2, 2, 2]
    assert texts(s, 0) == ["go-on", "ask 2"]
    s.add_road(2, 0)
    assert s.roads == [[0, 1], [0, 2], [1, 2]]
    assert [s.n_connected(seat) for seat in range(3)] == [2, 2, 2]
    assert s.has_road(0, 2)


@rule("AH-94")
def test_each_neighbour_is_asked_once_a_turn() -> None:
    s = asking(3)
    play(s, "0: ask 1", "1: no")
    assert texts(s, 0) == ["go-on", "ask 2"]
    assert refusal(s, "0: ask 1") == "AH-94"


@rule("AH-95")
def test_asking_needs_a_road_in_the_deck_and_none_on_the_way_but_no_payment() -> None:
    s = asking(3, hands=("",))
    assert "ask 1" in texts(s, 0)
    s = asking(3, roads=((0, 1),))
    assert texts(s, 0) == ["go-on", "ask 2"]
    assert refusal(s, "0: ask 1") == "AH-90"
    s = heroes(3)
    s.supply[ROAD] = 0
    s.then(AskForRoad(0))
    s.settle()
    assert s.over()


@rule("AH-96", "AH-97", "AH-322")
def test_question_and_answer_are_public_and_a_yes_holds_for_the_turn() -> None:
    s = asking(3, hands=("stone stone",))
    play(s, "0: ask 1")
    assert step_name(s) == "AnswerRoad"
    assert s.agenda[-1].FINAL
    play(s, "1: yes")
    assert s.road_answers == [[1, 1]]
    assert [event.audience for event in events(s)] == [EVERYONE, EVERYONE]
    assert "road_answers" in s.OPEN
    play(s, "0: go-on", "0: build")
    assert "build road to 1 with stone stone" in texts(s, 0)


@rule("AH-97", "AH-100", "EX-21")
def test_a_road_needs_a_yes_of_this_turn() -> None:
    s = asking(6, hands=("stone gold",))
    play(s, "0: ask 1", "1: yes", "0: ask 5", "5: no", "0: build")
    assert texts(s, 0) == ["build road to 1 with stone gold", "stop"]
    assert refusal(s, "0: build road to 5 with stone gold") == "AH-100"
    play(s, "0: stop")
    assert s.road_answers == []
    s.then(AskForRoad(0), Build(0))
    play(s, "0: go-on")
    assert texts(s, 0) == ["stop"]


@rule("AH-73", "AH-98", "EX-21")
def test_a_yes_obliges_nobody_and_does_not_pay() -> None:
    s = asking(6, hands=("stone",))
    play(s, "0: ask 1", "1: yes", "0: go-on")
    assert texts(s, 0) == ["taxes", "war", "rest"]


@rule("AH-101", "AH-102")
def test_the_builder_pays_and_both_have_the_road() -> None:
    s = heroes(3, hands=("stone stone", "stone"), agenda=(Build(0),))
    s.road_answers = [[1, 1]]
    play(s, "0: build road to 1 with stone stone")
    assert (hand(s, 0), hand(s, 1)) == ([], ["stone"])
    assert s.has_road(0, 1)
    assert s.has_road(1, 0)
    assert s.n_connected(0) == s.n_connected(1) == 1


@rule("AH-103", "AH-104", "AH-306", "EX-18")
def test_chains_of_roads_connect_and_one_single_road_is_direct() -> None:
    s = heroes(6, roads=((0, 1), (1, 2), (3, 4)))
    assert [s.n_connected(seat) + 1 for seat in range(6)] == [3, 3, 3, 2, 2, 1]
    assert s.has_road(0, 1)
    assert not s.has_road(0, 2)
    s = heroes(6, roads=((0, 1), (1, 2), (2, 3), (3, 4), (4, 5)))
    assert [s.n_connected(seat) + 1 for seat in range(6)] == [6] * 6
    s.add_road(5, 0)
    assert [s.n_connected(seat) + 1 for seat in range(6)] == [6] * 6


@rule("AH-105", "AH-279")
def test_roads_fall_with_one_of_their_tribes_and_connections_with_them() -> None:
    s = heroes(4, roads=((0, 1), (1, 2), (2, 3)))
    eliminate(s, 1)
    assert s.roads == [[2, 3]]
    assert s.n_connected(0) == 0
    assert s.n_connected(2) == 1


@rule("AH-90")
def test_no_second_road_even_with_a_yes() -> None:
    s = heroes(3, hands=("stone stone",), roads=((0, 1),))
    s.road_answers = [[1, 1]]
    assert buildable(s, 0) == []
