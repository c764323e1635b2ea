"""Elimination, claims, winning, and the length guard (chapters 17 to 19)."""

from __future__ import annotations

import pytest
from games.age_of_heroes.build import (
    add_army,
    armies,
    check_items,
    discards,
    events,
    hand,
    heroes,
    keys,
    monument,
    play,
    reveal,
)
from support import rule

from tessera import new_match
from tessera.core.seats import EVERYONE
from tessera.core.view import look
from tessera.games.age_of_heroes import GAME
from tessera.games.age_of_heroes.kinds import FAMINE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.build import Build
from tessera.games.age_of_heroes.steps.ending import Checkpoint, VictoryTest, eliminate, has_fallen
from tessera.games.age_of_heroes.steps.events import ResolveEvent
from tessera.games.age_of_heroes.steps.turn import END_ROUND, END_TURN, BuildMonument, ChooseAction, Turn
from tessera.games.age_of_heroes.steps.war import DeclareWar

# -- elimination ------------------------------------------------------------------------------------------------


@rule("AH-272", "AH-273", "AH-274")
def test_neither_cards_nor_cities() -> None:
    s = heroes(4, hands=("", "iron", "", ""), cities=(0, 0, 1, 0), armies=("home* home",), citadels=(2,), monuments=(3,))
    s.add_road(0, 1)
    assert [has_fallen(s, seat) for seat in range(4)] == [True, False, False, True]


@rule("AH-278", "AH-280", "AH-281", "AH-282")
def test_all_a_fallen_tribe_had_goes_back() -> None:
    s = heroes(
        4,
        armies=("home* away shaken", "home"),
        citadels=(2,),
        monuments=(3,),
        roads=((0, 1), (0, 3), (1, 2)),
        cities=(0, 1, 1, 1),
    )
    s.empire_claims[0] = s.culture_claims[0] = 1
    eliminate(s, 0)
    assert (s.alive[0], armies(s, 0), s.citadels[0], monument(s, 0)) == (0, [], 0, [])
    assert s.roads == [[1, 2]]
    assert discards(s) == ["limestone"] * 3 + ["earthquake"]
    assert (s.empire_claims[0], s.culture_claims[0]) == (0, 0)
    check_items(s)
    s.then(DeclareWar(1))
    assert all(not option.text.startswith("war 0") for option in s.options(1))


@rule("AH-275")
def test_checkpoints_follow_events_action_monument_and_battles() -> None:
    s = heroes(2, hands=("iron", "iron"))
    Turn(0).run(s)
    steps = [type(step).__name__ for step in s.agenda[::-1]]
    assert steps[steps.index("ChooseAction") + 1] == "Checkpoint"
    assert steps[steps.index("BuildMonument") + 1] == "Checkpoint"
    for name, kind in (("population-boom", 11), ("earthquake", 12), ("volcano", 13), ("famine", 14), ("barbarians", 15)):
        s = heroes(3, hands=("iron", "iron", "iron"))
        reveal(s, name)
        s.then(ResolveEvent(kind, 0))
        s.agenda.pop().run(s)
        if name == "barbarians":
            play(s, "0: nothing")
        assert type(s.agenda[0]).__name__ == "Checkpoint"
    s = heroes(3, hands=("iron", "iron", "iron"), agenda=(DeclareWar(0),))
    play(s, "0: war 1 plunder with army 1", "1: nothing")
    assert type(s.agenda[0]).__name__ == "Checkpoint"


@rule("AH-276", "EX-34")
@pytest.mark.parametrize(("drawn", "alive"), [("iron", 1), ("famine", 0)])
def test_an_exchange_of_the_last_card(drawn: str, alive: int) -> None:
    s = heroes(3, hands=("grain", "iron", "iron"), cities=(0, 1, 1), agenda=(ChooseAction(0), Checkpoint(0), END_TURN))
    play(s, "0: taxes", "0: exchange grain")
    assert s.alive[0] == 1
    play(s, f"chance: draw {drawn}")
    if drawn == "famine":
        play(s, "1: nothing", "2: nothing")
    assert s.alive[0] == alive


@rule("AH-277", "EX-34")
def test_spending_the_last_card_without_a_city_is_legal_and_fatal() -> None:
    s = heroes(3, hands=("iron grain grain", "iron", "iron"), cities=(0, 1, 1), agenda=(Build(0), Checkpoint(0), END_TURN))
    play(s, "0: build army with iron grain grain")
    assert s.alive == [0, 1, 1]
    s = heroes(3, hands=("limestone", "iron", "iron"), cities=(0, 1, 1), agenda=(BuildMonument(0), Checkpoint(0), END_TURN))
    play(s, "0: place 1")
    assert s.alive == [0, 1, 1]
    assert discards(s) == ["limestone"]


@rule("AH-283", "AH-284", "EX-33")
def test_if_all_fall_the_active_player_is_last_and_wins() -> None:
    s = heroes(2, hands=("grain grain", "grain"), cities=(0, 0))
    reveal(s, "famine")
    s.then(ResolveEvent(FAMINE, 0))
    s.settle()
    play(s, "0: nothing", "1: nothing")
    assert (s.winner, s.result, s.winners()) == (0, "survivor", [0])
    assert s.over()
    assert [event.seat for event in events(s, "eliminated")] == [1]


@rule("AH-283")
def test_several_fall_clockwise_after_the_active_player() -> None:
    s = heroes(5, hands=("", "iron", "", "", ""), cities=(0, 0, 0, 0, 0), active=3)
    s.then(END_TURN)
    Checkpoint(3).run(s)
    assert [event.seat for event in events(s, "eliminated")] == [4, 0, 2, 3]
    assert s.winner == 1


@rule("AH-284")
def test_the_last_survivor_wins_at_once() -> None:
    s = heroes(2, hands=("iron", ""), cities=(1, 0), agenda=(Checkpoint(0), ChooseAction(0)))
    assert (s.winner, s.over()) == (0, True)
    assert events(s, "won-survivor")[0].audience == EVERYONE


# -- winning ----------------------------------------------------------------------------------------------------


def end_turn(s: Heroes, seat: int) -> None:
    s.then(VictoryTest(seat))
    s.settle()


@rule("AH-285", "AH-286", "AH-287", "AH-294")
@pytest.mark.parametrize(
    ("cities", "cards", "result"), [(5, 0, "empire"), (7, 4, "empire"), (1, 5, "culture"), (4, 6, "culture")]
)
def test_a_condition_that_holds_for_a_round_wins(cities: int, cards: int, result: str) -> None:
    s = heroes(2, cities=(cities, 1), monuments=(cards,))
    end_turn(s, 0)
    assert s.winner == -1
    assert (s.empire_claims[0], s.culture_claims[0]) == (int(result == "empire"), int(result == "culture"))
    assert events(s, f"claimed-{result}")[0].audience == EVERYONE
    end_turn(s, 1)
    assert s.winner == -1
    end_turn(s, 0)
    assert (s.winner, s.result) == (0, result)


@rule("AH-285")
def test_four_are_not_enough() -> None:
    s = heroes(2, cities=(4, 1), monuments=(4,))
    end_turn(s, 0)
    assert (s.empire_claims, s.culture_claims) == ([0, 0], [0, 0])


@rule("AH-289", "AH-290", "EX-27")
def test_a_claim_may_be_rebuilt_but_not_be_late() -> None:
    s = heroes(2, cities=(5, 1))
    end_turn(s, 0)
    s.cities[0] = 4
    twin = s.clone()
    s.cities[0] = 5
    end_turn(s, 0)
    assert (s.winner, s.result) == (0, "empire")
    twin.log = []
    end_turn(twin, 0)
    assert (twin.winner, twin.empire_claims) == (-1, [0, 0])
    assert keys(twin) == ["lapsed-empire"]
    twin.cities[0] = 5
    end_turn(twin, 0)
    assert twin.winner == -1
    end_turn(twin, 0)
    assert twin.winner == 0


@rule("AH-293", "EX-28")
@pytest.mark.parametrize("rebuilt", [True, False])
def test_several_claims_and_the_first_to_pass_wins(rebuilt: bool) -> None:
    s = heroes(
        4, cities=(1, 1, 1, 5), monuments=(0, 5), hands=("iron", "concrete", "iron", "iron"), armies=("home", "", "", "")
    )
    end_turn(s, 1)
    end_turn(s, 3)
    s.then(DeclareWar(0))
    play(s, "0: war 1 razing with army 1", "1: nothing", "0: take 1")
    assert len(monument(s, 1)) == 4
    s.active = 1
    s.then(BuildMonument(1))
    play(s, "1: place 1" if rebuilt else "1: place 0")
    end_turn(s, 1)
    if rebuilt:
        assert (s.winner, s.result) == (1, "culture")
    else:
        assert s.culture_claims == [0, 0, 0, 0]
        end_turn(s, 3)
        assert (s.winner, s.result) == (3, "empire")


@rule("AH-288", "EX-29")
def test_one_condition_does_not_fulfil_the_claim_to_the_other() -> None:
    s = heroes(3, cities=(1, 1, 5), monuments=(0, 0, 5))
    s.cities[2] = 5
    s.culture_claims[2] = 0
    s.empire_claims[2] = 1
    s.cities[2] = 4
    end_turn(s, 2)
    assert (s.winner, s.empire_claims[2], s.culture_claims[2]) == (-1, 0, 1)
    end_turn(s, 2)
    assert (s.winner, s.result) == (2, "culture")


@rule("AH-291", "AH-292", "AH-314", "EX-30")
def test_five_cities_on_market_day_are_no_claim_yet() -> None:
    s = heroes(2, cities=(4, 1), hands=("", "iron"), round=8, phase="market", active=-1, market_circuits=0)
    reveal(s, "population-boom")
    s.then(ResolveEvent(11, 0))
    s.settle()
    assert (s.cities[0], s.empire_claims[0]) == (5, 0)
    s.then(Turn(0), Turn(1), END_ROUND)
    s.settle()
    for seat in (0, 1):
        play(s, "chance: draw iron", f"{seat}: go-on", f"{seat}: rest", f"{seat}: place 0")
    assert s.empire_claims == [1, 0]
    assert keys(s).count("market-day") == 1
    play(s, "chance: draw wood", "chance: draw wood", "chance: draw iron", "0: go-on", "0: rest", "0: place 0")
    assert (s.winner, s.result) == (0, "empire")


@rule("AH-282")
def test_a_fallen_claimant_has_no_claim_and_others_keep_theirs() -> None:
    s = heroes(3, hands=("iron", "", "iron"), cities=(5, 0, 1), monuments=(0, 5))
    s.empire_claims[0] = s.culture_claims[1] = 1
    s.then(END_TURN)
    Checkpoint(0).run(s)
    assert (s.empire_claims, s.culture_claims) == ([1, 0, 0], [0, 0, 0])


# -- the guard --------------------------------------------------------------------------------------------------


@rule("AH-295", "AH-315")
def test_the_guard_stops_after_a_complete_round() -> None:
    s = heroes(2, round=7, max_rounds=7, agenda=(END_ROUND,))
    assert s.over()
    assert (s.result, s.winners()) == ("unfinished", [])
    assert "market-day" not in keys(s)
    s = heroes(2, round=6, max_rounds=7, agenda=(END_ROUND,))
    assert not s.over()
    match = new_match("age-of-heroes", seats=2, seed=1, options={"max_rounds": 1})
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, match.options(seat)[0])
    assert (match.winners, match.view(0)["result"], match.view(0)["round"]) == ([], "unfinished", 1)


@rule("AH-297")
def test_without_a_limit_games_go_on() -> None:
    s = heroes(2, round=5000, max_rounds=0, agenda=(END_ROUND,))
    assert not s.over()
    assert GAME.choose({})["max_rounds"] == 100


@rule("AH-296")
def test_an_unfinished_game_is_ranked_for_statistics() -> None:
    s = heroes(6, cities=(3, 1, 2, 3, 2, 0), monuments=(0, 3, 3, 0, 0, 0), hands=("iron", "", "", "iron", "iron iron", ""))
    s.culture_claims[4] = 1
    s.alive[5] = 0
    assert look(s, 0).json()["ranking"] is None
    s.result = "unfinished"
    assert look(s, 0).json()["ranking"] == [[4], [2], [1], [0, 3]]
    assert s.scores() == [3, 3, 3, 3, 2, 0]
    add_army(s, 0, "home")
    assert hand(s, 5) == []
