"""What the log says of a battle, a disaster and a market: the sentence, its rule, and nothing that did not happen."""

from __future__ import annotations

import pytest
from games.age_of_heroes.build import carry, heroes, names, play, reveal, set_aside
from games.age_of_heroes.positions import market
from support import rule

from tessera.core.prompt import prompt
from tessera.core.refusal import Refused
from tessera.core.seats import only
from tessera.games.age_of_heroes import GAME
from tessera.games.age_of_heroes.kinds import EARTHQUAKE, VOLCANO
from tessera.games.age_of_heroes.places import DEALT, DISCARDS
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.events import ResolveEvent
from tessera.games.age_of_heroes.steps.market import ResolveAside
from tessera.games.age_of_heroes.steps.setup import ResolveStartingHand
from tessera.games.age_of_heroes.steps.war import DeclareWar

PLAYERS = ["Ada", "Bo", "Cy"]
ATTACK = "0: war 1 plunder with 1 army"
DEAL = ("chance: draw battle-card-3", "chance: draw battle-card-4", "0: lay 3 under army 1", "1: lay 4 under army 2")


def log(s: Heroes, viewer: int | None = None, language: str = "en") -> list[str]:
    """The whole log as one viewer reads it, each sentence with its rule."""
    words = GAME.words(language)
    told = [event.json(s.box.names) for event in s.log or [] if viewer is None or event.heard_by(viewer)]
    return [f"{words.tell(event, viewer, PLAYERS)} ({words.rule(event)})" for event in told]


def war(*lines: str, **facts: object) -> Heroes:
    facts.setdefault("hands", ("", "iron", "iron"))
    s = heroes(3, agenda=(DeclareWar(0),), **facts)  # type: ignore[arg-type]
    play(s, *lines)
    return s


@rule("AH-140", "AH-141", "AH-145")
def test_a_round_tells_both_cards_the_general_and_the_citadels() -> None:
    s = war(ATTACK, "1: nothing", *DEAL, citadels=(3, 2), armies=("home", "home*"))
    play(s, "0: fight army 1", "1: fight army 2")
    said = log(s)
    assert "Ada turns up Battle Card 3 under army 1. (AH-145)" in said
    assert "Bo turns up Battle Card 4 under army 2; its General adds 2, Citadels 2. (AH-145)" in said
    assert "Army 1 against army 2: Ada loses the round against Bo, 3 to 8. (AH-143)" in said
    assert "You turn up Battle Card 3 under army 1. (AH-145)" in log(s, 0)
    german = log(s, 1, "de")
    assert "Du deckst Kampfkarte 4 unter Armee 2 auf; ihr General zählt 2 dazu, Zitadellen 2. (AH-145)" in german
    s = war(ATTACK, "1: nothing", *DEAL, citadels=(0, 1))
    play(s, "0: fight army 1", "1: fight army 2")
    assert "Bo turns up Battle Card 4 under army 2; a Citadel adds 1. (AH-145)" in log(s)


@rule("AH-180", "AH-181")
def test_the_barbarians_turn_up_their_card_and_have_no_bonus() -> None:
    s = heroes(2, hands=("iron iron", ""), armies=("home*",), citadels=(1,))
    reveal(s, "barbarians")
    s.then(ResolveEvent(15, 0))
    s.settle()
    play(
        s, "0: nothing", "chance: draw battle-card-6", "chance: draw battle-card-2", "0: lay 2 under army 1", "0: fight army 1"
    )
    said = log(s)
    assert "The Barbarians turn up Battle Card 6. (AH-180)" in said
    assert "Ada turns up Battle Card 2 under army 1; its General adds 2, a Citadel 1. (AH-145)" in said


@rule("AH-85")
def test_a_lost_general_is_named() -> None:
    for army, english, german in (
        ("home", "Ada loses army 1. (AH-85)", "Ada verliert Armee 1. (AH-85)"),
        (
            "home*",
            "Ada loses army 1, and its General with it. (AH-85)",
            "Ada verliert Armee 1, und mit ihr ihren General. (AH-85)",
        ),
    ):
        force = ATTACK if army == "home" else "0: war 1 plunder with 1 general"
        s = war(force, "1: nothing", *DEAL, citadels=(0, 3), armies=(army, "home"))
        play(s, "0: fight army 1", "1: fight army 2")
        assert english in log(s)
        assert german in log(s, None, "de")


@rule("AH-124", "AH-126", "AH-147")
def test_heroes_are_not_said_to_leave_a_battle_that_was_called_off() -> None:
    s = war("0: war 1 plunder with hero-army", "1: play olympic-games", hands=("mighty-hero", "olympic-games iron"))
    said = log(s)
    assert "Bo plays Olympic Games, and the attack of Ada is called off. (AH-124)" in said
    assert "The Mighty Hero of Ada is discarded, although there was no battle. (AH-126)" in said
    assert "Der Mächtige Held von Ada wird abgeworfen, obwohl es keine Schlacht gab. (AH-126)" in log(s, None, "de")
    s = war("0: war 1 plunder with hero-army", "1: nothing", hands=("mighty-hero", "iron"), armies=("home", ""))
    assert "A Mighty Hero of Ada has served and is discarded. (AH-147)" in log(s)


@rule("AH-156", "AH-158", "AH-162")
@pytest.mark.parametrize(
    ("objective", "english", "german"),
    [
        (
            "conquest",
            "No Army of Ada is Victorious, and it takes two to conquer a City of Bo. (AH-156)",
            "Keine Armee von Ada ist siegreich, und für eine Stadt von Bo braucht es zwei. (AH-156)",
        ),
        (
            "plunder",
            "No Army of Ada is Victorious, so Bo keeps all cards. (AH-158)",
            "Keine Armee von Ada ist siegreich, also behält Bo alle Karten. (AH-158)",
        ),
        (
            "razing",
            "No Army of Ada is Victorious, so the Monument of Bo stands. (AH-162)",
            "Keine Armee von Ada ist siegreich, also bleibt das Monument von Bo stehen. (AH-162)",
        ),
    ],
)
def test_no_spoils_are_told_by_the_rule_of_the_objective(objective: str, english: str, german: str) -> None:
    s = war(f"0: war 1 {objective} with 1 army", "1: nothing", *DEAL, monuments=(0, 2))
    play(s, "0: fight army 1", "1: fight army 2")
    assert english in log(s)
    assert german in log(s, None, "de")


@rule("AH-158", "AH-161")
def test_an_empty_hand_is_told_as_the_reason_why_nothing_is_plundered() -> None:
    deal = ("chance: draw battle-card-6", "chance: draw battle-card-1", "0: lay 6 under army 1", "1: lay 1 under hero 1")
    s = war(ATTACK, "1: play hero-army", *deal, hands=("", "mighty-hero"), armies=("home", ""))
    play(s, "0: fight army 1", "1: fight hero 1")
    assert "Bo holds no card that Ada could plunder. (AH-158)" in log(s)


@rule("AH-33", "AH-37")
def test_a_spared_disaster_is_told_by_the_rule_that_spares_it() -> None:
    s = heroes(2)
    carry(s, "volcano", DEALT, only(0))
    ResolveStartingHand(0).run(s)
    assert log(s) == ["Ada was dealt a disaster, Volcano, which is discarded without effect. (AH-33)"]
    s = heroes(2, round=0, phase="market", active=-1)
    set_aside(s, 0, "volcano")
    s.then(ResolveAside(0))
    s.settle()
    assert log(s) == ["Ada drew a disaster, Volcano, which on the first Market Day is discarded without effect. (AH-37)"]
    assert log(s, None, "de") == ["Ada hat Vulkan gezogen; am ersten Markttag wird das ohne Wirkung abgeworfen. (AH-37)"]
    assert names(s, DISCARDS) == ["volcano"]


@rule("AH-196", "AH-203")
def test_a_disaster_without_a_target_is_told_by_its_own_rule() -> None:
    s = heroes(2, armies=("home", "home*"), cities=(1, 0), hands=("", "iron"))
    for kind, name in ((EARTHQUAKE, "earthquake"), (VOLCANO, "volcano")):
        reveal(s, name)
        s.then(ResolveEvent(kind, 0))
        s.settle()
    assert log(s) == [
        "The Earthquake that Ada drew finds no Army at home without a General and has no effect. (AH-196)",
        "The Volcano that Ada drew finds no other tribe with a City and has no effect. (AH-203)",
    ]


@rule("AH-312")
def test_offers_lapse_in_one_line_when_trading_ends() -> None:
    s = market(market_circuits=1)
    play(s, "0: offer iron for gold", "1: offer grain for luck", "2: offer marble for gold")
    assert "The 3 open offers lapse. (AH-312)" in log(s)
    assert "Die 3 offenen Angebote verfallen. (AH-312)" in log(s, None, "de")
    assert len([line for line in log(s) if "lapse" in line]) == 1
    s = market(market_circuits=1)
    play(s, "0: pass", "1: pass", "2: pass")
    assert [line for line in log(s) if "lapse" in line] == []


@rule("AH-265", "AH-266")
def test_talk_is_offered_only_where_it_is_taken() -> None:
    for form, taken in (("open", True), ("turns", False)):
        s = market(market=form)
        asked = prompt(s, 0, 1)
        assert asked is not None
        assert ("say TEXT" in asked["open"]) == taken
        if taken:
            play(s, "0: say hello")
        else:
            with pytest.raises(Refused):
                play(s, "0: say hello")


@rule("AH-263", "AH-268", "AH-269")
def test_the_log_says_why_trading_ends() -> None:
    s = market(market_circuits=1)
    play(s, "0: offer iron for gold", "1: pass", "2: pass")
    assert "Trading is over: every tribe was called once. (AH-269)" in log(s)
    s = market(market_circuits=3)
    play(s, "0: pass", "1: pass", "2: pass")
    assert "Trading is over: all 3 tribes passed in a row. (AH-268)" in log(s)
    s = market(market="open")
    play(s, "0: done", "1: done", "2: done")
    assert "Trading is over: everybody is done. (AH-263)" in log(s)
    assert "Der Handel ist vorbei: alle sind fertig. (AH-263)" in log(s, None, "de")


@rule("AH-149", "AH-150")
def test_an_attacker_without_an_opponent_is_told_to_be_victorious() -> None:
    cards = ("chance: draw battle-card-3", "chance: draw battle-card-5", "chance: draw battle-card-6")
    lays = ("0: lay 3 under army 1", "0: lay 5 under army 2", "1: lay 6 under army 3")
    s = war("0: war 1 plunder with 2 army", "1: nothing", *cards, *lays, armies=("home home", "home"))
    play(s, "0: fight army 1", "1: fight army 3")
    said = log(s)
    assert "Bo has too few Armies: one attacker meets nobody and is Victorious. (AH-150)" in said
    assert "Ada loses army 1. (AH-85)" in said
    play(s, "0: take 1")
    assert "With one Victorious Army Ada plunders a card from Bo. (AH-158)" in log(s)
    assert "Du hast zu wenige Armeen: ein Angreifer trifft auf niemanden und ist siegreich. (AH-150)" in log(s, 1, "de")


@rule("AH-22")
def test_a_tie_for_the_start_says_that_those_who_tie_draw_again() -> None:
    s = GAME.begin(GAME.box(3), [])
    assert isinstance(s, Heroes)
    play(s, "chance: draw battle-card-4", "chance: draw battle-card-2", "chance: draw battle-card-4")
    assert log(s)[-1] == "The highest card, 4, was drawn by 2 players, who draw again. (AH-22)"


@rule("AH-144")
def test_each_party_of_a_tie_hears_that_it_is_meant() -> None:
    deal = ("chance: draw battle-card-3", "chance: draw battle-card-3", "0: lay 3 under army 1", "1: lay 3 under army 2")
    s = war(ATTACK, "1: nothing", *deal, armies=("home", "home"))
    play(s, "0: fight army 1", "1: fight army 2")
    assert "Army 1 against army 2: you and Bo tie, 3 to 3, and nobody loses an Army. (AH-144)" in log(s, 0)
    assert "Army 1 against army 2: Ada and you tie, 3 to 3, and nobody loses an Army. (AH-144)" in log(s, 1)


@rule("AH-126", "AH-147", "AH-167", "AH-168", "AH-227")
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "key", ["heroes-leave", "heroes-spent", "home-by-road", "armies-away", "armies-home", "nothing-to-draw"]
)
def test_nobody_hears_its_own_name(key: str, language: str) -> None:
    words = GAME.words(language)
    for n in (1, 2):
        said = words.tell({"key": key, "seat": 0, "rival": 1, "n": n}, 0, PLAYERS)
        assert "Ada" not in said
        assert "?" not in said
        assert "Bo" not in words.tell({"key": "home-by-road", "seat": 0, "rival": 1, "n": n}, 1, PLAYERS)


@rule("AH-48", "AH-31")
def test_several_draws_are_one_line() -> None:
    words = GAME.words()
    told = [{"key": "drew-card", "seat": 0, "piece": piece} for piece in ("iron", "wood", "iron")]
    assert [words.tell(row, 0, PLAYERS) for row in words.fold(told)] == ["You draw 2 × Iron, Wood."]
    told = [{"key": "drew", "seat": 0}] * 3
    assert [words.tell(row, 1, PLAYERS) for row in words.fold(told)] == ["Ada draws 3 cards."]
