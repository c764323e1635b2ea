"""Events that the printed match does not meet are told to everybody with their numbers, and questions cite their rules."""

from __future__ import annotations

from games.age_of_heroes.build import events, heroes, play, refusal
from support import rule

from tessera.core.dealer import Dealer
from tessera.core.match import Match
from tessera.core.seats import EVERYONE
from tessera.games.age_of_heroes import GAME
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.events import Boom, ChooseVictim, LuckAgainstVolcano
from tessera.games.age_of_heroes.steps.turn import Turn
from tessera.games.age_of_heroes.steps.war import DeclareWar


def told(s: Heroes, key: str) -> list[tuple[int, int]]:
    """The seat and the number of each event of this key. All of them are for everybody."""
    assert all(event.audience == EVERYONE for event in events(s, key))
    return [(event.seat, event.n) for event in events(s, key)]


@rule("AH-45")
def test_a_turn_that_begins_is_told_with_the_size_of_the_hand() -> None:
    s = heroes(3, hands=("", "iron wood", ""), active=-1, agenda=(Turn(1),))
    assert told(s, "turn-begins") == [(1, 2)]


@rule("AH-192")
def test_a_boom_without_a_city_left_is_told() -> None:
    s = heroes(2, cities=(6, 6), agenda=(Boom(1),))
    assert told(s, "boom-in-vain") == [(1, 0)]
    assert told(s, "boom") == []


@rule("AH-204")
def test_a_city_lost_to_a_volcano_is_told_with_the_cities_left() -> None:
    s = heroes(3, cities=(1, 3, 1), agenda=(LuckAgainstVolcano(1),))
    assert told(s, "city-lost") == [(1, 2)]
    s = heroes(3, hands=("", "", "luck iron"), cities=(1, 1, 2), agenda=(ChooseVictim(0),))
    play(s, "0: erupt 2", "2: nothing")
    assert told(s, "city-lost") == [(2, 1)]


@rule("AH-115")
def test_the_question_for_an_attack_cites_the_rule_of_declarations() -> None:
    s = heroes(3, hands=("", "iron", ""), agenda=(DeclareWar(0),))
    match = Match(GAME, s.box, Dealer.seeded(1, 3))
    match.state = s
    prompt = match.prompt(0)
    assert prompt is not None
    assert (prompt["title"], prompt["rule"]) == ("ask-war", "AH-115")
    assert refusal(s, "0: rest") == "AH-115"


ASKED = {
    "AnswerRoad": ("ask-road", "AH-96"),
    "AskForRoad": ("ask-ask", "AH-93"),
    "Bargain": ("ask-bargain", "AH-263"),
    "Build": ("ask-build", "AH-63"),
    "BuildMonument": ("ask-monument", "AH-220"),
    "CallTrader": ("ask-trade", "AH-266"),
    "ChooseAction": ("ask-action", "AH-55"),
    "ChooseArmy": ("ask-shake", "AH-194"),
    "ChooseVictim": ("ask-erupt", "AH-201"),
    "DeclareWar": ("ask-war", "AH-115"),
    "DiscardDown": ("ask-discard", "AH-224"),
    "ExchangeCard": ("ask-exchange", "AH-60"),
    "Famine": ("ask-luck-famine", "AH-208"),
    "FightRound": ("ask-fight", "AH-139"),
    "LayBattleCards": ("ask-lay", "AH-135"),
    "LuckAgainstEarthquake": ("ask-luck-earthquake", "AH-200"),
    "LuckAgainstVolcano": ("ask-luck-volcano", "AH-205"),
    "MeetBarbarians": ("ask-meet-barbarians", "AH-180"),
    "RespondToAttack": ("ask-respond", "AH-123"),
    "RespondToBarbarians": ("ask-barbarians", "AH-177"),
    "ResolveAside": ("ask-aside", "AH-237"),
    "TakeSpoils": ("ask-spoils", "AH-165"),
    "TakeTribe": ("ask-tribe", "AH-26"),
}


def test_every_question_to_a_seat_has_its_sentence_and_cites_its_rule() -> None:
    assert {name: (step.TITLE, step.RULE) for name, step in GAME.steps.items() if step.TITLE} == ASKED
