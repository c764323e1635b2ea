"""Event cards and Barbarians (chapters 10 and 11)."""

from __future__ import annotations

import pytest
from games.age_of_heroes.build import (
    armies,
    check_items,
    discards,
    events,
    hand,
    heroes,
    keys,
    names,
    play,
    refusal,
    reveal,
    step_name,
    texts,
    timeout,
)
from support import rule

from tessera.core.seats import CHANCE, EVERYONE
from tessera.core.view import look
from tessera.games.age_of_heroes.kinds import BARBARIANS, EARTHQUAKE, FAMINE, POPULATION_BOOM, VOLCANO
from tessera.games.age_of_heroes.places import BARBARIAN_CARD, BATTLE_DECK, QUAKES, REVEALED, STRIDE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.events import ResolveEvent
from tessera.games.age_of_heroes.steps.turn import Retrieve
from tessera.games.age_of_heroes.steps.war import DeclareWar

NAMED = {
    "population-boom": POPULATION_BOOM,
    "earthquake": EARTHQUAKE,
    "volcano": VOLCANO,
    "famine": FAMINE,
    "barbarians": BARBARIANS,
}


def event(name: str, seats: int = 3, drawer: int = 0, **more: object) -> Heroes:
    """A position in which a card drawn by this seat is about to be resolved."""
    s = heroes(seats, active=drawer, **more)  # type: ignore[arg-type]
    reveal(s, name)
    s.then(ResolveEvent(NAMED[name], drawer))
    s.settle()
    return s


# -- Population Boom --------------------------------------------------------------------------------------------


@rule("AH-191", "AH-188", "AH-193", "AH-314")
def test_a_boom_gives_a_city_and_nobody_can_block_it() -> None:
    s = event("population-boom", hands=("luck", "luck", ""))
    assert s.over()
    assert (s.cities, discards(s)) == ([2, 1, 1], ["population-boom"])
    assert hand(s, 1) == ["luck"]
    check_items(s)


@rule("AH-192", "EX-24")
def test_a_boom_without_a_city_left_does_nothing() -> None:
    s = event("population-boom", seats=2, cities=(6, 6))
    assert (s.cities, discards(s)) == ([6, 6], ["population-boom"])


# -- Earthquake -------------------------------------------------------------------------------------------------


@rule("AH-194", "AH-195", "D-2")
def test_the_drawer_must_choose_a_home_army_of_another_without_general() -> None:
    s = event("earthquake", armies=("home", "home* away home", "shaken home"), hands=("iron", "iron", "iron"))
    assert s.waiting() == (0,)
    assert texts(s, 0) == ["shake army 4", "shake army 6"]
    assert refusal(s, "0: shake army 1") == "AH-194"
    assert refusal(s, "0: shake army 2") == "AH-194"
    assert s.agenda[-1].default(s, 0).text == "shake army 4"
    s = event("earthquake", drawer=1, armies=("home", "", "home"), hands=("iron", "iron", "iron"))
    assert s.agenda[-1].default(s, 1).text == "shake army 2"


@rule("AH-197", "AH-199", "AH-198", "EX-23")
def test_a_shaken_army_neither_defends_nor_attacks_until_its_owners_retrieve_phase() -> None:
    s = event("earthquake", seats=4, armies=("home", "home", "home home*"), hands=("iron",) * 4)
    play(s, "0: shake army 3", "2: nothing")
    assert armies(s, 2) == ["shaken", "home*"]
    assert names(s, QUAKES + 2 * STRIDE) == ["earthquake"]
    assert (names(s, REVEALED), discards(s)) == ([], [])
    s.then(DeclareWar(1))
    play(s, "1: war 2 plunder with army 2", "2: nothing")
    assert s.forces[1] == [3]
    s.agenda.clear()
    s.then(DeclareWar(2))
    assert refusal(s, "2: war 0 plunder with army 3") == "AH-109"
    s.agenda.clear()
    Retrieve(2).run(s)
    assert armies(s, 2) == ["home", "home*"]
    assert discards(s) == ["earthquake"]


@rule("AH-200", "AH-190", "AH-217", "D-4", "EX-23")
def test_luck_blocks_an_earthquake_and_both_cards_are_spent() -> None:
    s = event("earthquake", armies=("home", "home", "home"), hands=("iron", "luck iron", "iron"))
    play(s, "0: shake army 2")
    assert s.waiting() == (1,)
    assert texts(s, 1) == ["nothing", "play luck"]
    assert s.agenda[-1].default(s, 1).text == "nothing"
    play(s, "1: play luck")
    assert s.over()
    assert armies(s, 1) == armies(s, 2) == ["home"]
    assert discards(s) == ["earthquake", "luck"]


@rule("AH-196", "AH-203", "EX-24")
def test_disasters_without_a_target_are_discarded() -> None:
    s = event("earthquake", seats=2, armies=("home", "home* away"), cities=(1, 0), hands=("", "iron"))
    assert s.over()
    assert (armies(s, 1), discards(s)) == (["home*", "away"], ["earthquake"])
    s = event("volcano", seats=2, cities=(3, 0), hands=("", "iron"))
    assert s.over()
    assert (s.cities, discards(s)) == ([3, 0], ["volcano"])
    assert keys(s) == ["volcano-in-vain"]


# -- Volcano ----------------------------------------------------------------------------------------------------


@rule("AH-201", "AH-202", "AH-204", "D-3")
def test_a_volcano_takes_a_city_of_another_tribe() -> None:
    s = event("volcano", seats=4, cities=(3, 2, 0, 2), hands=("iron",) * 4)
    assert texts(s, 0) == ["erupt 1", "erupt 3"]
    assert refusal(s, "0: erupt 0") == "AH-201"
    assert refusal(s, "0: erupt 2") == "AH-201"
    assert s.agenda[-1].default(s, 0).text == "erupt 1"
    play(s, "0: erupt 3", "3: nothing")
    assert (s.cities, s.supply[0]) == ([3, 2, 0, 1], 6)
    s = event("volcano", seats=4, drawer=2, cities=(3, 2, 0, 2), hands=("iron",) * 4)
    assert s.agenda[-1].default(s, 2).text == "erupt 0"


@rule("AH-205", "AH-190", "AH-215")
def test_luck_blocks_a_volcano_for_whoever_plays_it() -> None:
    s = event("volcano", hands=("luck", "luck", "iron"))
    play(s, "0: erupt 1")
    assert (texts(s, 0), texts(s, 2)) == ([], [])
    play(s, "1: play luck")
    assert s.cities == [1, 1, 1]
    assert discards(s) == ["volcano", "luck"]


@rule("AH-216")
def test_luck_need_not_be_played() -> None:
    s = event("volcano", hands=("", "luck", "iron"))
    play(s, "0: erupt 1", "1: nothing")
    assert (s.cities, hand(s, 1)) == ([1, 0, 1], ["luck"])


# -- Famine -----------------------------------------------------------------------------------------------------


@rule("AH-206", "AH-207", "AH-208", "AH-209", "D-5", "EX-25")
@pytest.mark.parametrize("lucky", [True, False])
def test_famine_takes_all_grain_that_luck_does_not_save(lucky: bool) -> None:
    s = event("famine", seats=4, drawer=1, hands=("grain grain gold", "grain luck", "grain", "iron luck"))
    assert s.waiting() == (1,)
    assert texts(s, 1) == ["nothing", "play luck"]
    play(s, "1: play luck" if lucky else "1: nothing")
    for seat in (2, 3, 0):
        assert s.waiting() == (seat,)
        assert texts(s, seat) == ["nothing"]
        assert hand(s, 2) == ["grain"]
        play(s, f"{seat}: nothing")
    assert [hand(s, seat) for seat in range(4)] == [["gold"], ["grain"] if lucky else ["luck"], [], ["iron", "luck"]]
    assert discards(s) == (["grain"] * 3 + ["famine", "luck"] if lucky else ["grain"] * 4 + ["famine"])


@rule("AH-208")
def test_luck_saves_only_grain_that_is_there() -> None:
    s = event("famine", seats=2, hands=("luck", "iron"))
    assert refusal(s, "0: play luck") == "AH-208"


@rule("AH-208", "AH-215")
def test_each_tribe_may_save_its_own_grain() -> None:
    s = event("famine", seats=3, drawer=2, hands=("grain luck", "grain", "grain luck"))
    play(s, "2: play luck", "0: play luck", "1: nothing")
    assert [hand(s, seat) for seat in range(3)] == [["grain"], [], ["grain"]]


# -- kept events ------------------------------------------------------------------------------------------------


@rule("AH-189")
def test_kept_events_are_hand_cards() -> None:
    from tessera.games.age_of_heroes.steps.ending import has_fallen
    from tessera.games.age_of_heroes.steps.turn import DiscardDown

    s = heroes(2, hands=("luck luck mighty-hero mighty-hero olympic-games iron",), agenda=(DiscardDown(0),))
    assert "discard luck" in texts(s, 0)
    s = heroes(2, hands=("luck",), cities=(0, 1))
    assert not has_fallen(s, 0)


@rule("AH-210", "AH-212", "AH-214")
def test_kept_events_are_played_only_as_responses_and_declarations() -> None:
    from tessera.games.age_of_heroes.steps.turn import BuildMonument, ChooseAction, DiscardDown

    hands = ("luck mighty-hero olympic-games iron iron iron",)
    for step in (ChooseAction(0), BuildMonument(0), DiscardDown(0)):
        s = heroes(2, hands=hands, agenda=(step,))
        assert not [text for text in texts(s, 0) if text.startswith("play")]
        for text in ("play luck", "play olympic-games", "play 1 hero-army"):
            assert refusal(s, f"0: {text}") != ""
    s = event("volcano", hands=("", "olympic-games mighty-hero", "iron"))
    play(s, "0: erupt 1")
    assert texts(s, 1) == ["nothing"]
    assert refusal(s, "1: play olympic-games") == "AH-214"


# -- Barbarians -------------------------------------------------------------------------------------------------


@rule("AH-175", "AH-177", "D-6")
def test_barbarians_attack_the_drawer_who_may_respond_once() -> None:
    s = event("barbarians", drawer=1, hands=("luck", "luck olympic-games mighty-hero", "iron"))
    assert s.waiting() == (1,)
    assert texts(s, 1) == ["nothing", "play luck", "play olympic-games", "play 1 hero-general", "play 1 hero-army"]
    assert s.agenda[-1].default(s, 1).text == "nothing"
    assert texts(s, 0) == []


@rule("AH-178", "AH-210", "AH-214")
@pytest.mark.parametrize("card", ["luck", "olympic-games"])
def test_luck_or_games_send_barbarians_away(card: str) -> None:
    s = event("barbarians", hands=("luck olympic-games iron",))
    play(s, f"0: play {card}")
    assert s.over()
    assert sorted(discards(s)) == sorted(["barbarians", card])
    assert len(s.places[BATTLE_DECK]) == 36
    assert armies(s, 0) == ["home"]


def barbarians(laid: tuple[int, int], fighter: int) -> Heroes:
    """EX-16: two Armies at home, the first with a General, one Citadel; the Barbarians' card is 5."""
    s = event("barbarians", hands=("iron iron iron",), armies=("home* home",), citadels=(1,))
    play(s, "0: nothing", "chance: draw battle-card-5", "chance: draw battle-card-2", "chance: draw battle-card-4")
    play(s, f"0: lay {laid[0]} under army 1", f"0: lay {laid[1]} under army 2")
    play(s, f"0: fight army {fighter}")
    return s


@rule("AH-176", "AH-179", "AH-180", "AH-181", "AH-183", "EX-16")
@pytest.mark.parametrize(("laid", "fighter", "total"), [((4, 2), 1, 7), ((2, 4), 1, 5), ((2, 4), 2, 5)])
def test_barbarians_repelled_or_held_take_nothing(laid: tuple[int, int], fighter: int, total: int) -> None:
    s = barbarians(laid, fighter)
    assert armies(s, 0) == ["home*", "home"]
    assert len(hand(s, 0)) == 3
    [told] = [event for event in events(s) if event.key.startswith("barbarian-round")]
    assert (told.n, told.m) == (5, total)


@rule("AH-182", "AH-185", "AH-186", "AH-305", "EX-16")
def test_victorious_barbarians_destroy_the_army_and_take_two_cards() -> None:
    s = barbarians((4, 2), 2)
    assert armies(s, 0) == ["home*"]
    assert s.waiting() == (CHANCE,)
    assert texts(s, CHANCE) == ["seize iron"]
    assert (names(s, REVEALED), len(s.places[BATTLE_DECK])) == (["barbarians"], 33)
    play(s, "chance: seize iron", "chance: seize iron")
    assert hand(s, 0) == ["iron"]
    assert discards(s) == ["iron", "iron", "barbarians"]
    assert len(s.places[BATTLE_DECK]) == 36
    assert all(event.audience == EVERYONE for event in events(s, "barbarians-take"))
    check_items(s)


@rule("AH-305", "AH-147")
def test_heroes_leave_before_the_barbarians_plunder() -> None:
    s = event("barbarians", hands=("mighty-hero iron",), armies=("",))
    play(s, "0: play hero-army", "chance: draw battle-card-6", "chance: draw battle-card-1")
    play(s, "0: lay 1 under hero 1", "0: fight hero 1")
    assert discards(s) == ["mighty-hero"]
    assert texts(s, CHANCE) == ["seize iron"]


@rule("AH-180", "D-16")
def test_the_drawer_chooses_before_the_barbarians_card_is_shown() -> None:
    s = event("barbarians", hands=("iron",), armies=("home home* home",))
    play(s, "0: nothing", "chance: draw battle-card-3")
    assert look(s, 0).places[BARBARIAN_CARD] == [-2]
    play(s, "chance: draw battle-card-2", "chance: draw battle-card-5", "chance: draw battle-card-4")
    play(s, "0: lay 5 under army 1", "0: lay 4 under army 2", "0: lay 2 under army 3")
    assert look(s, 0).places[BARBARIAN_CARD] == [-2]
    assert texts(s, 0) == ["fight army 1", "fight army 2", "fight army 3"]
    assert s.agenda[-1].default(s, 0).text == "fight army 2"


@rule("AH-179", "AH-136")
def test_cards_against_barbarians_are_laid_by_the_drawer_alone() -> None:
    s = event("barbarians", hands=("iron",), armies=("home home",))
    play(s, "0: nothing", "chance: draw battle-card-3", "chance: draw battle-card-2", "chance: draw battle-card-5")
    assert s.waiting() == (0,)
    assert texts(s, 0) == ["lay 2 under army 1", "lay 5 under army 1"]


@rule("AH-184", "AH-185", "AH-272", "EX-17")
@pytest.mark.parametrize(("size", "cities", "left", "alive"), [(4, 1, 2, 1), (1, 0, 0, 0), (1, 1, 0, 1)])
def test_unopposed_barbarians(size: int, cities: int, left: int, alive: int) -> None:
    s = event("barbarians", hands=("iron " * size, "iron", "iron"), cities=(cities, 1, 1), armies=("away",), citadels=(3,))
    play(s, "0: nothing")
    for _ in range(min(2, size)):
        play(s, "chance: seize iron")
    assert (len(hand(s, 0)), s.alive[0]) == (left, alive)
    assert step_name(s) == ""


@rule("AH-187")
def test_barbarians_fight_even_against_an_empty_hand() -> None:
    s = event("barbarians", hands=("",))
    assert s.waiting() == (CHANCE,)
    play(s, "chance: draw battle-card-6", "chance: draw battle-card-1", "0: lay 1 under army 1", "0: fight army 1")
    assert armies(s, 0) == []
    assert discards(s) == ["barbarians"]


@rule("AH-177", "AH-118")
def test_heroes_meet_barbarians_in_both_roles() -> None:
    s = event("barbarians", hands=("mighty-hero mighty-hero", "", ""), armies=("home",))
    play(s, "0: play hero-army hero-general of army 1")
    assert (s.forces[1], s.led[1]) == ([0, 12], [1, 0])
    timeout_chance = ["chance: draw battle-card-6", "chance: draw battle-card-5", "chance: draw battle-card-1"]
    play(s, *timeout_chance, "0: lay 5 under army 1", "0: lay 1 under hero 1", "0: fight army 1")
    assert armies(s, 0) == ["home"]
    assert discards(s) == ["barbarians", "mighty-hero", "mighty-hero"]


@rule("AH-275")
def test_a_time_out_answers_nothing() -> None:
    s = event("volcano", hands=("", "luck", "iron"))
    timeout(s, 0)
    timeout(s, 1)
    assert s.cities == [1, 0, 1]
