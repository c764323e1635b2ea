"""War: declaration, response, Battle Cards, rounds, spoils, the way home (chapter 9)."""

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
    monument,
    names,
    play,
    refusal,
    step_name,
    texts,
    timeout,
)
from support import rule

from tessera.core.seats import CHANCE, EVERYONE, only
from tessera.core.view import look
from tessera.games.age_of_heroes.kinds import CONQUEST, GENERAL, PLUNDER, RAZING
from tessera.games.age_of_heroes.places import BATTLE_DECK, BATTLE_HAND, BATTLE_LINE, COMMITTED, STRIDE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.spoils import entitlement
from tessera.games.age_of_heroes.steps.turn import ChooseAction, Retrieve
from tessera.games.age_of_heroes.steps.war import DeclareWar
from tessera.games.age_of_heroes.view import derive, kit


def war(seats: int = 3, **more: object) -> Heroes:
    """Seat 0 is about to declare an attack; seat 1 holds a card, so that it is asked for a response."""
    more.setdefault("hands", ("iron", "iron", "iron"))
    return heroes(seats, agenda=(DeclareWar(0),), **more)  # type: ignore[arg-type]


def draw_cards(s: Heroes, *values: int) -> None:
    play(s, *[f"chance: draw battle-card-{value}" for value in values])


def lay(s: Heroes, seat: int, *values: int) -> None:
    """Lay these cards under the fighters of a seat in their order."""
    for value in values:
        [text] = [text for text in texts(s, seat) if text.startswith(f"lay {value} under")]
        play(s, f"{seat}: {text}")


def battle(s: Heroes, attack: tuple[int, ...], defence: tuple[int, ...]) -> None:
    """Draw and lay these cards, on each side in the order of its fighters."""
    draw_cards(s, *attack, *defence)
    lay(s, s.attacker, *attack)
    lay(s, s.defender, *defence)


# -- declaring --------------------------------------------------------------------------------------------------


@rule("AH-106", "AH-107", "D-12")
def test_any_one_other_survivor_can_be_attacked() -> None:
    s = war(5, hands=("iron",) * 5, roads=((0, 1),))
    s.alive[3] = 0
    assert {text.split()[1] for text in texts(s, 0)} == {"1", "2", "4"}
    assert refusal(s, "0: war 0 plunder with 1 army") == "AH-106"
    assert refusal(s, "0: war 3 plunder with army 1") == "AH-106"
    assert refusal(s, "0: war 2 plunder with army 1") == ""


@rule("AH-108", "AH-120", "AH-301")
def test_an_attack_needs_an_army_or_a_hero_as_army() -> None:
    s = war(hands=("mighty-hero", "iron", "iron"), armies=("",))
    assert texts(s, 0)[0] == "war 1 conquest with 1 hero-army"
    assert refusal(s, "0: war 1 plunder with hero-general of army 1") == "AH-108"
    s = heroes(2, armies=("away",), hands=("iron",), agenda=(ChooseAction(0),))
    assert refusal(s, "0: war") == "AH-301"
    s = heroes(2, armies=("",), hands=("mighty-hero",), agenda=(ChooseAction(0),))
    assert "war" in texts(s, 0)


@rule("AH-301", "D-12")
def test_an_undeclared_attack_is_no_action() -> None:
    s = heroes(2, hands=("iron", "iron"), agenda=(ChooseAction(0),))
    play(s, "0: war")
    timeout(s, 0)
    assert s.over()
    assert armies(s, 0) == ["home"]
    assert keys(s)[-1] == "war-undeclared"


@rule("AH-109", "AH-110")
def test_any_subset_of_the_armies_at_home_goes() -> None:
    s = war(armies=("home home* away shaken",))
    forces = {text.split("with ")[1] for text in texts(s, 0)}
    assert forces == {"1 army", "1 general", "1 army 1 general"}
    for army in (3, 4, 5):
        assert refusal(s, f"0: war 1 plunder with army {army}") == "AH-109"
    play(s, "0: war 1 plunder with army 2")
    assert s.forces[0] == [1]
    assert armies(s, 0) == ["home", "home*", "away", "shaken"]


@rule("AH-109")
def test_more_armies_than_are_home_cannot_be_counted_on() -> None:
    s = war(armies=("home home*",))
    assert refusal(s, "0: war 1 plunder with 2 army") == "AH-109"
    assert refusal(s, "0: war 1 plunder with 1 army 2 general") == "AH-109"


@rule("AH-111")
def test_a_general_goes_with_its_army() -> None:
    s = war(armies=("home*",))
    play(s, "0: war 1 plunder with army 1")
    assert s.led[0] == [1]
    assert refusal(war(armies=("home*",)), "0: war 1 plunder with 1 army") == "AH-109"


@rule("AH-112", "AH-113")
def test_an_objective_must_have_something_to_gain() -> None:
    s = war(2, hands=("iron", ""), cities=(1, 0), monuments=(0, 2))
    s.cities[1] = 0
    assert {text.split()[2] for text in texts(s, 0)} == {"razing"}
    assert refusal(s, "0: war 1 conquest with army 1") == "AH-113"
    assert refusal(s, "0: war 1 plunder with army 1") == "AH-113"
    s = war(2)
    assert {text.split()[2] for text in texts(s, 0)} == {"conquest", "plunder"}
    assert refusal(s, "0: war 1 razing with army 1") == "AH-113"


@rule("AH-114")
def test_too_few_armies_for_the_spoils_may_attack() -> None:
    assert "war 1 conquest with 1 army" in texts(war(), 0)


@rule("AH-115", "AH-116", "I-10")
def test_the_declaration_is_one_open_and_final_answer() -> None:
    s = war(hands=("mighty-hero", "iron", "iron"), armies=("home home",))
    assert s.agenda[-1].FINAL
    play(s, "0: war 1 conquest with army 2 hero-general of army 2")
    assert (s.attacker, s.defender, s.objective, s.forces[0], s.led[0]) == (0, 1, CONQUEST, [1], [1])
    view = look(s, 2)
    assert view.fields["forces"] == [[1], []]
    assert view.fields["objective"] == CONQUEST
    assert names(s, COMMITTED) == ["mighty-hero"]
    [told] = events(s, "war-conquest")
    assert (told.audience, told.n, told.text) == (EVERYONE, 1, "army 2 hero-general of army 2")
    assert [(event.audience, event.seat, event.n) for event in events(s, "heroes-as-generals")] == [(EVERYONE, 0, 1)]
    assert events(s, "heroes-as-armies") == []
    assert texts(s, 0) == []


@rule("AH-117", "AH-161")
def test_a_hero_serves_as_army_or_general_and_leaves_the_hand() -> None:
    s = war(hands=("mighty-hero", "iron", "iron"))
    forces = {text.split("with ")[1] for text in texts(s, 0)}
    assert forces == {"1 army", "1 hero-army", "1 army 1 hero-army", "1 army 1 hero-general"}
    assert refusal(s, "0: war 1 plunder with 2 hero-army") == "AH-117"
    play(s, "0: war 1 plunder with 1 army 1 hero-army")
    assert hand(s, 0) == []


@rule("AH-118", "AH-121", "EX-13")
def test_a_hero_general_needs_an_army_of_its_side_without_general() -> None:
    s = war(hands=("mighty-hero mighty-hero", "iron", "iron"), armies=("home*",))
    assert refusal(s, "0: war 1 plunder with army 1 hero-general of army 1") == "AH-121"
    assert not [text for text in texts(s, 0) if "hero-general" in text]
    s = war(hands=("mighty-hero mighty-hero", "iron", "iron"), armies=("home home",))
    assert refusal(s, "0: war 1 plunder with army 1 hero-general of army 2") == "AH-118"
    s = war(hands=("mighty-hero mighty-hero", "iron", "iron"), armies=("",))
    assert not [text for text in texts(s, 0) if "hero-general" in text]


@rule("AH-119", "AH-120", "AH-151", "EX-13")
def test_a_hero_may_lead_a_hero_and_be_the_whole_attack() -> None:
    s = war(hands=("mighty-hero mighty-hero", "iron iron iron", ""), armies=("", "home"))
    play(s, "0: war 1 plunder with 1 hero-pair", "1: nothing")
    battle(s, (3,), (4,))
    play(s, "0: fight hero 1", "1: fight army 1")
    assert s.rounds == [[12, 3, 5, 0, 4, 4]]
    assert s.victorious == 1
    assert texts(s, 0) == ["take 0", "take 1", "take 2"]
    assert discards(s) == ["mighty-hero", "mighty-hero"]
    play(s, "0: take 0")
    assert armies(s, 0) == []
    check_items(s)


# -- responding -------------------------------------------------------------------------------------------------


@rule("AH-122", "AH-123", "D-13")
def test_the_defender_responds_once_before_cards_are_drawn() -> None:
    s = war(hands=("iron", "olympic-games mighty-hero mighty-hero luck", ""))
    play(s, "0: war 1 conquest with army 1")
    assert s.waiting() == (1,)
    assert texts(s, 1) == [
        "nothing",
        "play olympic-games",
        "play 1 hero-pair",
        "play 1 hero-general",
        "play 1 hero-army",
        "play 1 hero-army 1 hero-general",
        "play 2 hero-army",
    ]
    assert s.agenda[-1].default(s, 1).text == "nothing"
    play(s, "1: nothing")
    assert s.waiting() == (CHANCE,)


@rule("AH-124", "AH-126", "AH-303", "AH-211", "EX-15")
@pytest.mark.parametrize("road", [False, True])
def test_olympic_games_cancel_the_attack(road: bool) -> None:
    s = war(
        4,
        hands=("mighty-hero iron", "", "", "olympic-games olympic-games"),
        armies=("home home",),
        roads=((0, 3),) if road else (),
    )
    play(s, "0: war 3 conquest with 2 army 1 hero-army", "3: play olympic-games")
    assert s.over()
    assert discards(s) == ["olympic-games", "mighty-hero"]
    assert hand(s, 3) == ["olympic-games"]
    assert armies(s, 0) == (["home", "home"] if road else ["away", "away"])
    assert s.cities == [1, 1, 1, 1]
    assert len(s.places[BATTLE_DECK]) == 36


@rule("AH-125", "AH-303", "EX-34")
def test_after_games_armies_return_as_after_a_battle_and_a_checkpoint_follows() -> None:
    s = war(3, hands=("iron", "olympic-games", "iron"), cities=(1, 0, 1), roads=((0, 1),))
    play(s, "0: war 1 plunder with army 1", "1: play olympic-games")
    assert s.alive == [1, 0, 1]
    assert armies(s, 0) == ["home"]
    assert keys(s).index("home-by-road") < keys(s).index("eliminated")


@rule("AH-127", "AH-214")
def test_luck_is_of_no_use_against_a_tribe() -> None:
    s = war(hands=("iron", "luck", ""))
    play(s, "0: war 1 plunder with army 1")
    assert texts(s, 1) == ["nothing"]
    assert refusal(s, "1: play luck") == "AH-127"


@rule("AH-128", "AH-129", "AH-173")
def test_all_home_armies_defend_and_no_others() -> None:
    s = war(armies=("home", "home away home* shaken"))
    play(s, "0: war 1 plunder with army 1", "1: nothing")
    assert s.forces[1] == [1, 3]
    assert s.led[1] == [0, 1]
    battle(s, (1,), (6, 6))
    play(s, "0: fight army 1", "1: fight army 2")
    assert armies(s, 1) == ["home", "away", "home*", "shaken"]


@rule("AH-130", "AH-149", "EX-14")
@pytest.mark.parametrize(("chosen", "left"), [(1, 2), (2, 1)])
def test_a_hero_defends_alone(chosen: int, left: int) -> None:
    s = war(hands=("iron", "mighty-hero iron", ""), armies=("home home", ""), citadels=(0, 1))
    play(s, "0: war 1 plunder with 2 army", "1: play hero-army")
    battle(s, (4, 2), (3,))
    play(s, f"0: fight army {chosen}", "1: fight hero 1")
    assert s.victorious == 1
    play(s, "0: take 0")
    assert len(armies(s, 0)) == left
    assert discards(s) == ["mighty-hero"]


@rule("AH-118", "AH-123")
def test_heroes_lead_defending_armies_by_number_or_by_name() -> None:
    s = war(hands=("iron", "mighty-hero", ""), armies=("home", "home* home home"))
    play(s, "0: war 1 plunder with army 1")
    assert refusal(s, "1: play hero-general of army 2") == "AH-121"
    assert refusal(s, "1: play 2 hero-general") == "AH-117"
    assert refusal(s, "1: play olympic-games") == "AH-123"
    twin = s.clone()
    play(s, "1: play hero-general of army 4")
    assert s.led[1] == [1, 0, 1]
    play(twin, "1: play 1 hero-general")
    assert twin.led[1] == [1, 1, 0]


@rule("AH-131")
def test_third_players_stay_out() -> None:
    s = war(3, hands=("iron", "iron", "mighty-hero"))
    play(s, "0: war 1 plunder with army 1")
    assert texts(s, 2) == []
    assert s.waiting() == (1,)


# -- Battle Cards -----------------------------------------------------------------------------------------------


@rule("AH-132", "AH-133", "AH-138")
def test_attacker_then_defender_draw_a_card_for_each_army() -> None:
    s = war(hands=("mighty-hero", "iron", ""), armies=("home home", "home home"))
    assert len(s.places[BATTLE_DECK]) == 36
    play(s, "0: war 1 plunder with 2 army 1 hero-army", "1: nothing")
    for n in range(5):
        assert s.waiting() == (CHANCE,)
        play(s, f"chance: draw battle-card-{n + 1}")
    assert [card - 18 for card in s.kinds_in(BATTLE_HAND)] == [1, 2, 3]
    assert [card - 18 for card in s.kinds_in(BATTLE_HAND + STRIDE)] == [4, 5]
    assert [type(step).__name__ for step in s.agenda[::-1]][:4] == [
        "LayBattleCards",
        "FightRound",
        "FightRound",
        "ReturnDestroyed",
    ]


@rule("AH-134", "AH-135", "I-9", "AH-321", "D-14")
def test_cards_are_laid_in_secret_in_any_arrangement() -> None:
    s = war(armies=("home home", "home"))
    play(s, "0: war 1 plunder with 2 army", "1: nothing")
    draw_cards(s, 3, 5, 2)
    assert s.waiting() == (0, 1)
    assert texts(s, 0) == ["lay 3 under army 1", "lay 5 under army 1"]
    assert s.agenda[-1].default(s, 0).text == "lay 3 under army 1"
    assert refusal(s, "0: lay 4 under army 1") == "AH-135"
    assert refusal(s, "0: lay 3 under army 2") == "AH-135"
    play(s, "0: lay 5 under army 1", "1: lay 2 under army 3", "0: lay 3 under army 2")
    for seat in (1, 2, 15):
        assert look(s, seat).places[BATTLE_LINE] == [-2, -2]
    assert [kind - 18 for kind in look(s, 0).places[BATTLE_LINE]] == [5, 3]
    private = events(s, "laid") + events(s, "drew-battle-card")
    assert all(event.audience == only(event.seat) for event in private)
    assert len(private) == 6


@rule("D-14")
def test_by_default_cards_lie_in_the_order_drawn() -> None:
    s = war(armies=("home home", "home"))
    play(s, "0: war 1 plunder with 2 army", "1: nothing")
    draw_cards(s, 6, 2, 1)
    timeout(s, 0)
    timeout(s, 0)
    assert [kind - 18 for kind in s.kinds_in(BATTLE_LINE)] == [6, 2]


@rule("AH-136")
def test_the_arrangement_is_final() -> None:
    s = war(armies=("home home", "home"))
    play(s, "0: war 1 plunder with 2 army", "1: nothing")
    draw_cards(s, 3, 5, 2)
    lay(s, 0, 3, 5)
    assert texts(s, 0) == []
    assert refusal(s, "0: lay 5 under army 1") == "AH-136"
    lay(s, 1, 2)
    assert step_name(s) == "FightRound"


@rule("AH-137", "AH-150", "EX-11")
def test_without_defenders_all_attackers_are_victorious_and_citadels_useless() -> None:
    s = war(armies=("home home", "shaken"), citadels=(0, 2), cities=(1, 2, 1))
    play(s, "0: war 1 conquest with 2 army", "1: nothing")
    assert s.victorious == 2
    assert len(s.places[BATTLE_DECK]) == 36
    assert texts(s, 0) == ["take 0", "take 1"]
    play(s, "0: take 1")
    assert s.cities == [2, 1, 1]


@rule("AH-138", "AH-148", "EX-12")
@pytest.mark.parametrize(("chosen", "victorious"), [(4, 0), (3, 1)])
def test_one_against_three_is_one_round(chosen: int, victorious: int) -> None:
    s = war(armies=("home", "home home home"), hands=("", "iron iron", ""))
    play(s, "0: war 1 plunder with army 1", "1: nothing")
    battle(s, (6,), (2, 5, 6))
    play(s, "0: fight army 1")
    s.log = []
    play(s, f"1: fight army {chosen}")
    assert len(armies(s, 1)) == 3 - victorious
    if victorious:
        assert step_name(s) == "TakeSpoils"
        shown = look(s, 0).places[BATTLE_LINE + STRIDE]
        assert [kind for kind in shown if kind >= 0] == [18 + 5]
        play(s, "0: take 2")
        assert hand(s, 0) == ["iron", "iron"]
    assert len(s.places[BATTLE_DECK]) == 36
    assert look(s, 0).places[BATTLE_DECK] == look(s, 1).places[BATTLE_DECK] == look(s, 2).places[BATTLE_DECK]
    assert not [event for event in events(s) if event.audience == EVERYONE and event.n == 2 and event.key == "laid"]


# -- rounds -----------------------------------------------------------------------------------------------------


@rule("AH-139", "D-15")
def test_both_choose_in_secret_an_army_that_has_not_fought() -> None:
    s = war(armies=("home home", "home home"))
    play(s, "0: war 1 plunder with 2 army", "1: nothing")
    battle(s, (3, 5), (1, 2))
    assert s.waiting() == (0, 1)
    assert s.agenda[-1].default(s, 0).text == "fight army 1"
    play(s, "0: fight army 2")
    assert refusal(s, "0: fight army 1") == "AH-139"
    assert look(s, 1).answer is None
    assert look(s, 1).answered == [True, False, False]
    play(s, "1: fight army 3")
    assert texts(s, 0) == ["fight army 1"]
    assert refusal(s, "0: fight army 2") == "AH-139"
    assert texts(s, 1) == ["fight army 4"]


@rule("AH-140", "AH-141", "AH-142", "AH-143", "AH-145", "AH-146", "AH-149", "AH-152", "EX-7")
def test_a_mixed_battle() -> None:
    s = war(armies=("home* home home", "home home*"), citadels=(1, 1), hands=("", "iron iron iron iron iron", ""))
    assert s.supply[GENERAL] == 4
    play(s, "0: war 1 plunder with army 1 army 2 army 3", "1: nothing")
    battle(s, (2, 5, 3), (4, 1))
    play(s, "0: fight army 1", "1: fight army 4")
    assert s.rounds == [[0, 2, 4, 3, 4, 5]]
    assert look(s, 2).fields["rounds"] == s.rounds
    play(s, "0: fight army 2", "1: fight army 5")
    assert s.rounds[1:] == [[1, 5, 5, 4, 1, 4]]
    assert s.victorious == 2
    assert texts(s, 0)[-1] == "take 4"
    assert s.supply[1] == 8
    assert s.supply[GENERAL] == 6
    play(s, "0: take 4", "chance: seize iron", "chance: seize iron", "chance: seize iron", "chance: seize iron")
    assert armies(s, 0) == ["away", "away"]
    assert armies(s, 1) == ["home"]
    check_items(s)
    told = events(s, "round-lost")[0]
    assert (told.audience, told.n, told.m) == (EVERYONE, 4, 5)


@rule("AH-144", "AH-141", "EX-8")
@pytest.mark.parametrize(("army", "citadels", "victorious", "left"), [("home", 1, 0, 1), ("home*", 1, 1, 1), ("home", 2, 0, 0)])
def test_ties_hurt_nobody(army: str, citadels: int, victorious: int, left: int) -> None:
    s = war(armies=(army, "home"), citadels=(0, citadels))
    play(s, "0: war 1 plunder with army 1", "1: nothing")
    battle(s, (4,), (3,))
    play(s, "0: fight army 1", "1: fight army 2")
    if victorious:
        assert s.victorious == 1
        assert texts(s, 0) == ["take 0", "take 1"]
        play(s, "0: take 0")
    assert len(armies(s, 0)) == left
    assert armies(s, 0) in ([], ["away"], ["away*"])
    assert len(armies(s, 1)) == 1 - victorious


@rule("AH-142")
def test_citadels_of_the_attacker_do_nothing() -> None:
    s = war(armies=("home", "home"), citadels=(3, 0))
    play(s, "0: war 1 plunder with army 1", "1: nothing")
    battle(s, (3,), (3,))
    play(s, "0: fight army 1", "1: fight army 2")
    assert keys(s).count("round-tied") == 1


@rule("AH-147", "AH-213", "AH-146")
def test_heroes_are_discarded_and_a_surviving_army_keeps_no_hero_general() -> None:
    s = war(hands=("mighty-hero", "mighty-hero iron", ""), armies=("home", "home"))
    play(s, "0: war 1 plunder with army 1 hero-general of army 1", "1: play hero-general of army 2")
    battle(s, (6,), (2,))
    play(s, "0: fight army 1", "1: fight army 2", "0: take 0")
    assert discards(s) == ["mighty-hero", "mighty-hero"]
    assert armies(s, 0) == ["away"]
    assert armies(s, 1) == []
    check_items(s)


@rule("AH-153")
def test_a_defender_gains_nothing() -> None:
    s = war(armies=("home home", "home home"), hands=("gold gold", "iron", ""))
    play(s, "0: war 1 plunder with 2 army", "1: nothing")
    battle(s, (1, 1), (6, 6))
    play(s, "0: fight army 1", "1: fight army 3", "0: fight army 2", "1: fight army 4")
    assert (hand(s, 0), hand(s, 1)) == (["gold", "gold"], ["iron"])
    assert s.cities == [1, 1, 1]
    assert armies(s, 0) == []


# -- spoils -----------------------------------------------------------------------------------------------------


def spoils(objective: int, victorious: int, **more: object) -> int:
    s = heroes(2, **more)  # type: ignore[arg-type]
    s.attacker, s.defender, s.objective, s.victorious = 0, 1, objective, victorious
    return entitlement(s)


@rule("AH-154", "AH-155", "AH-156", "AH-158", "AH-162", "AH-163", "AH-152", "EX-10")
def test_entitlements() -> None:
    rich: dict[str, object] = {"cities": (1, 5), "monuments": (0, 6), "hands": ("", "iron " * 12 + "wood " * 3)}
    assert [spoils(CONQUEST, v, **rich) for v in range(7)] == [0, 0, 1, 1, 2, 2, 2]
    assert [spoils(RAZING, v, **rich) for v in range(7)] == [0, 1, 1, 2, 2, 2, 2]
    assert [spoils(PLUNDER, v, **rich) for v in range(7)] == [0, 2, 4, 6, 8, 10, 12]
    assert spoils(CONQUEST, 4, cities=(1, 1)) == 1
    assert spoils(RAZING, 3, monuments=(0, 1)) == 1
    assert spoils(PLUNDER, 2, hands=("", "iron iron wood")) == 3


@rule("AH-150", "AH-163", "EX-9")
def test_six_against_three_with_all_rounds_lost() -> None:
    s = war(armies=("home " * 6, "home home home"), monuments=(0, 4), hands=("", "iron", ""))
    play(s, "0: war 1 razing with 6 army", "1: nothing")
    battle(s, (1,) * 6, (6,) * 3)
    for n in range(3):
        play(s, f"0: fight army {n + 1}", f"1: fight army {n + 7}")
    assert s.victorious == 3
    assert texts(s, 0) == ["take 0", "take 1", "take 2"]
    play(s, "0: take 2")
    assert (monument(s, 1), discards(s)) == (["concrete"] * 2, ["concrete"] * 2)
    assert armies(s, 0) == ["away"] * 3


@rule("AH-157", "AH-165", "D-17")
def test_a_conquered_city_passes_directly_and_less_may_be_taken() -> None:
    s = war(armies=("home " * 4, ""), cities=(4, 8, 0), hands=("", "", "iron"))
    assert s.supply[0] == 0
    play(s, "0: war 1 conquest with 4 army")
    assert texts(s, 0) == ["take 0", "take 1", "take 2"]
    assert s.agenda[-1].default(s, 0).text == "take 2"
    assert refusal(s, "0: take 3") == "AH-165"
    play(s, "0: take 1")
    assert (s.cities, s.supply[0]) == ([5, 7, 0], 0)


@rule("AH-158", "AH-159", "AH-160", "AH-304", "I-8", "AH-321")
def test_plunder_takes_random_cards_that_only_the_parties_see() -> None:
    s = war(armies=("home", ""), hands=("gold " * 5, "iron iron iron wood grain", "stone"))
    play(s, "0: war 1 plunder with army 1", "1: nothing", "0: take 2")
    assert s.waiting() == (CHANCE,)
    assert texts(s, CHANCE) == ["seize iron", "seize wood", "seize grain"]
    assert s.agenda[-1].weights(s) == [3, 1, 1]
    assert texts(s, 0) == texts(s, 1) == []
    play(s, "chance: seize iron", "chance: seize grain")
    assert hand(s, 0) == ["iron", "grain"] + ["gold"] * 5
    assert hand(s, 1) == ["iron", "iron", "wood"]
    assert look(s, 1).faces(6) == [0, 2]
    assert look(s, 2).faces(6) == []
    assert [(told.audience, told.pieces) for told in events(s, "loot")] == [
        (only(0) | only(1), (0,)),
        (only(0) | only(1), (2,)),
    ]
    assert events(s, "took-plunder")[0].n == 2
    assert events(s, "took-plunder")[0].audience == EVERYONE


@rule("AH-159")
def test_plunder_makes_what_others_knew_of_a_hand_unsure() -> None:
    s = war(armies=("home", ""), hands=("gold", "iron iron wood", "stone"))
    s.show(s.places[6 + STRIDE], EVERYONE)
    play(s, "0: war 1 plunder with army 1", "1: nothing", "0: take 2", "chance: seize iron", "chance: seize wood")
    assert look(s, 2).faces(6 + STRIDE) == []
    assert look(s, 0).faces(6 + STRIDE) == [0]


@rule("AH-158", "AH-159")
def test_a_complete_hand_is_taken_without_a_draw_and_known_cards_stay_known() -> None:
    s = war(armies=("home", ""), hands=("gold", "iron wood", "stone"))
    s.show([s.places[6 + STRIDE][0]], EVERYONE)
    play(s, "0: war 1 plunder with army 1", "1: nothing", "0: take 2")
    assert hand(s, 0) == ["iron", "wood", "gold"]
    assert look(s, 2).faces(6) == [0]


@rule("AH-161")
def test_committed_heroes_cannot_be_plundered() -> None:
    s = war(armies=("home home home", ""), hands=("", "mighty-hero iron", ""))
    play(s, "0: war 1 plunder with 3 army", "1: play hero-army")
    assert hand(s, 1) == ["iron"]
    battle(s, (6, 6, 6), (1,))
    play(s, "0: fight army 1", "1: fight hero 1")
    assert texts(s, 0) == ["take 0", "take 1"]


@rule("AH-162", "AH-164", "AH-222", "EX-31")
@pytest.mark.parametrize(("attackers", "left"), [(2, 5), (3, 4)])
def test_razed_cards_are_discarded(attackers: int, left: int) -> None:
    s = war(armies=("home " * attackers, ""), monuments=(0, 6), hands=("", "", "iron"))
    play(s, f"0: war 1 razing with {attackers} army")
    timeout(s, 0)
    assert len(monument(s, 1)) == left
    assert discards(s) == ["concrete"] * (6 - left)
    assert s.is_culture(1) == (left >= 5)


@rule("AH-166")
def test_only_the_declared_objective_gives_spoils() -> None:
    s = war(armies=("home home", ""), monuments=(0, 3), hands=("", "iron iron", ""))
    play(s, "0: war 1 razing with 2 army", "1: nothing", "0: take 1")
    assert (s.cities[1], len(hand(s, 1)), len(monument(s, 1))) == (1, 2, 2)


# -- the way home -----------------------------------------------------------------------------------------------


@rule("AH-167", "AH-168", "AH-169", "AH-170", "AH-172", "EX-22")
@pytest.mark.parametrize(
    ("roads", "state"), [((), "away*"), (((0, 1),), "home*"), (((0, 2), (1, 2)), "away*"), (((1, 2),), "away*")]
)
def test_surviving_attackers_are_away_unless_a_direct_road_leads_home(roads: tuple[tuple[int, int], ...], state: str) -> None:
    s = war(armies=("home*", ""), roads=roads)
    play(s, "0: war 1 conquest with army 1", "1: nothing")
    assert armies(s, 0) == [state]
    if state == "away*" and not s.has_road(0, 1):
        s.add_road(0, 1)
        assert armies(s, 0) == ["away*"]
    Retrieve(0).run(s)
    assert armies(s, 0) == [state]
    s.turn += 3
    Retrieve(0).run(s)
    assert armies(s, 0) == ["home*"]


@rule("AH-129", "AH-109", "AH-170", "EX-22")
def test_away_armies_neither_defend_nor_attack_until_they_are_home() -> None:
    s = war(armies=("home home", "home"), hands=("iron", "iron", "iron"))
    play(s, "0: war 2 conquest with army 1", "2: nothing")
    draw_cards(s, 6, 1)
    lay(s, 0, 6)
    lay(s, 2, 1)
    play(s, "0: fight army 1", "2: fight army 4")
    assert armies(s, 0) == ["away", "home"]
    s.then(DeclareWar(0))
    assert {text.split("with ")[1] for text in texts(s, 0)} == {"1 army"}
    assert refusal(s, "0: war 1 plunder with army 1") == "AH-109"
    s.agenda.clear()
    s.active = 1
    s.then(DeclareWar(1))
    play(s, "1: war 0 plunder with army 3", "0: nothing")
    assert s.forces[1] == [1]


@rule("AH-171", "AH-174", "AH-278", "AH-281", "EX-32")
def test_a_road_brings_armies_home_even_if_its_other_end_falls() -> None:
    s = heroes(
        5,
        hands=("iron", "iron", "", "iron wood", "iron"),
        cities=(1, 1, 1, 0, 1),
        armies=("", "", "home home home", "home"),
        monuments=(0, 0, 0, 3),
        roads=((2, 3), (3, 4)),
        active=2,
        agenda=(DeclareWar(2),),
    )
    play(s, "2: war 3 plunder with 3 army", "3: nothing")
    battle(s, (5, 1, 1), (3,))
    play(s, "2: fight army 1", "3: fight army 4")
    assert s.victorious == 3
    assert texts(s, 2) == ["take 0", "take 1", "take 2"]
    play(s, "2: take 2")
    assert hand(s, 2) == ["iron", "wood"]
    assert armies(s, 2) == ["home"] * 3
    assert s.alive == [1, 1, 1, 0, 1]
    assert (s.roads, s.supply[4]) == ([], 6)
    assert discards(s) == ["brick"] * 3
    check_items(s)


@rule("AH-174")
def test_what_follows_the_last_round_has_its_order() -> None:
    s = war(armies=("home* home", "home"), hands=("mighty-hero", "mighty-hero iron", ""))
    play(s, "0: war 1 plunder with 1 general 1 hero-army", "1: play hero-army")
    battle(s, (1, 6), (6, 1))
    play(s, "0: fight army 1", "1: fight army 3")
    s.log = []
    play(s, "0: fight hero 1", "1: fight hero 1")
    assert keys(s) == ["turned-up", "turned-up", "round-won", "army-destroyed", "heroes-leave", "heroes-leave"]
    assert step_name(s) == "TakeSpoils"
    assert len(s.places[BATTLE_DECK]) < 36
    play(s, "0: take 1")
    assert len(s.places[BATTLE_DECK]) == 36
    assert (s.attacker, s.defender, s.forces, s.rounds) == (-1, -1, [[], []], [])


@rule("AH-316")
def test_heroes_stand_behind_all_armies() -> None:
    s = war(hands=("mighty-hero mighty-hero mighty-hero", "iron", ""), armies=("home home",))
    play(s, "0: war 1 plunder with hero-army army 2 hero-pair army 1")
    assert s.forces[0] == [0, 1, 12, 13]
    assert s.led[0] == [0, 0, 1, 0]


@rule("AH-140", "AH-141", "AH-142")
def test_a_view_says_what_each_fighter_adds_to_its_card() -> None:
    """A client shows these numbers before the fight, and knows no rule of its own."""
    s = war(armies=("home*", "home home"), citadels=(2, 1), hands=("mighty-hero", "iron"))
    play(s, "0: war 1 plunder with 1 general 1 hero-army", "1: nothing")
    facts = derive(look(s, 2))["battle"]
    assert facts is not None
    shown = [
        (one["kind"], one["number"], one["piece"], one["general_bonus"], one["citadel_bonus"])
        for line in facts["sides"]
        for one in line
    ]
    attack = [("army", 1, "army/0/1", 2, 0), ("hero", 1, "hero/0/1", 0, 0)]
    assert shown == [*attack, ("army", 2, "army/1/2", 0, 1), ("army", 3, "army/1/3", 0, 1)]


@rule("AH-154", "AH-156", "AH-158", "AH-162")
def test_the_components_say_how_many_victors_an_objective_needs() -> None:
    least = {name: printed["least"] for name, printed in kit(heroes(2).box)["objectives"].items()}
    assert least == {"conquest": 2, "plunder": 1, "razing": 1}


def test_an_attack_names_its_target_objective_and_force_as_pieces() -> None:
    s = war(armies=("home home home*", "home"), hands=("mighty-hero", "iron"))
    named = {action.text: action.on for action in DeclareWar(0).options(s, 0)}
    force = ("force/2-army", "force/1-general", "force/1-hero-army")
    wanted = ("seat/1", "objective/plunder", "fighters/4", *force)
    assert named["war 1 plunder with 2 army 1 general 1 hero-army"] == wanted
