"""One position for every step that asks something: the laws are tried on each, however rare it is in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.age_of_heroes.build import blank, heroes, play, reveal, set_aside, timeout

from tessera.core.agenda import Step
from tessera.games.age_of_heroes.kinds import BARBARIANS, EARTHQUAKE, FAMINE, VOLCANO
from tessera.games.age_of_heroes.places import HAND, STRIDE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.build import Build
from tessera.games.age_of_heroes.steps.draws import AT_ONCE, DrawCards
from tessera.games.age_of_heroes.steps.ending import Checkpoint, VictoryTest
from tessera.games.age_of_heroes.steps.events import ResolveEvent
from tessera.games.age_of_heroes.steps.market import OpenTrading, ResolveAside
from tessera.games.age_of_heroes.steps.setup import OrderOfPlay
from tessera.games.age_of_heroes.steps.turn import (
    END_ROUND,
    END_TURN,
    AskForRoad,
    BuildMonument,
    ChooseAction,
    DiscardDown,
    ExchangeCard,
    Turn,
)
from tessera.games.age_of_heroes.steps.war import DeclareWar

REST = (Checkpoint(0), END_TURN, Turn(1), Turn(2), END_ROUND)
"""What follows in the turn of seat 0 and after it."""
BATTLE_CARDS = ("chance: draw battle-card-2", "chance: draw battle-card-5", "chance: draw battle-card-1")


def turn(step: Step[Any], *lines: str, **facts: Any) -> Heroes:
    """A step of seat 0's turn among three, and what is played from there."""
    s = heroes(3, agenda=(step, *REST), **facts)
    play(s, *lines)
    return s


def event(kind: int, name: str, *lines: str, **facts: Any) -> Heroes:
    """An event card that seat 0 has drawn, and what is played from there."""
    s = heroes(3, **facts)
    reveal(s, name)
    s.then(ResolveEvent(kind, 0), *REST)
    s.settle()
    play(s, *lines)
    return s


def setup(*lines: str, seats: int = 3, **options: Any) -> Heroes:
    s = blank(seats, **options)
    s.then(OrderOfPlay(tuple(range(seats)), 0))
    play(s, *lines)
    return s


def market(seats: int = 3, **options: Any) -> Heroes:
    hands = ("iron wood", "grain gold", "luck marble")
    return heroes(seats, hands=hands, active=-1, phase="market", agenda=(OpenTrading(), Turn(0), END_ROUND), **options)


def attack(*lines: str) -> Heroes:
    """Two Armies of seat 0, one with a General, against an Army of seat 1."""
    hands = ("mighty-hero iron", "olympic-games wood stone", "gold")
    return turn(DeclareWar(0), *lines, hands=hands, armies=("home home*", "home", "home"), cities=(1, 2, 1))


def aside(*names: str) -> Heroes:
    """Cards that seat 0 drew on a Market Day and has not resolved yet."""
    s = heroes(3, hands=("iron luck", "grain luck", "wood"), active=-1, phase="market")
    set_aside(s, 0, *names)
    s.then(ResolveAside(0), OpenTrading(), Turn(0), END_ROUND)
    s.settle()
    return s


def barbarians(*lines: str) -> Heroes:
    return event(BARBARIANS, "barbarians", *lines, hands=("luck iron wood gold", "stone", ""))


ORDER = ("chance: draw battle-card-6", "chance: draw battle-card-2", "chance: draw battle-card-1")
TRIBES = ("0: tribe celts", "1: tribe romans", "2: tribe greeks")
DECLARED = ("0: war 1 plunder with 1 army 1 general", "1: nothing")
LAID = ("0: lay 2 under army 1", "0: lay 5 under army 2", "1: lay 1 under army 3")
MET = ("0: nothing", "chance: draw battle-card-6", "chance: draw battle-card-1", "0: lay 1 under army 1")

POSITIONS: dict[str, Callable[[], Heroes]] = {
    "OrderOfPlay": setup,
    "TakeTribe": lambda: setup(*ORDER),
    "DealTribe": lambda: setup(*ORDER, *ORDER[1:], ORDER[1], seats=6, tribes="random"),
    "Deal": lambda: setup(*ORDER, *TRIBES),
    "DrawCards": lambda: turn(DrawCards(0, 2, AT_ONCE), hands=("iron",)),
    "AskForRoad": lambda: turn(AskForRoad(0), hands=("stone stone", "iron")),
    "AnswerRoad": lambda: turn(AskForRoad(0), "0: ask 1", hands=("stone stone", "iron")),
    "ChooseAction": lambda: turn(ChooseAction(0), hands=("stone wood wood iron",)),
    "ExchangeCard": lambda: turn(ExchangeCard(0), hands=("iron luck", "wood"), cities=(0, 1, 1)),
    "Build": lambda: turn(Build(0), hands=("stone wood wood iron gold grain grain",)),
    "BuildMonument": lambda: turn(BuildMonument(0), hands=("limestone limestone iron",)),
    "DiscardDown": lambda: turn(DiscardDown(0), hands=("iron iron wood gold luck marble stone",)),
    "DeclareWar": attack,
    "RespondToAttack": lambda: attack(DECLARED[0]),
    "DrawBattleCards": lambda: attack(*DECLARED),
    "LayBattleCards": lambda: attack(*DECLARED, *BATTLE_CARDS),
    "FightRound": lambda: attack(*DECLARED, *BATTLE_CARDS, *LAID),
    "TakeSpoils": lambda: attack(*DECLARED, *BATTLE_CARDS, *LAID, "0: fight army 2", "1: fight army 3"),
    "Seize": lambda: attack(*DECLARED, *BATTLE_CARDS, *LAID, "0: fight army 2", "1: fight army 3", "0: take 1"),
    "RespondToBarbarians": barbarians,
    "MeetBarbarians": lambda: barbarians(*MET),
    "BarbarianLoot": lambda: barbarians(*MET, "0: fight army 1"),
    "ChooseArmy": lambda: event(EARTHQUAKE, "earthquake", hands=("iron", "luck", "wood")),
    "LuckAgainstEarthquake": lambda: event(EARTHQUAKE, "earthquake", "0: shake army 2", hands=("iron", "luck", "wood")),
    "ChooseVictim": lambda: event(VOLCANO, "volcano", hands=("iron", "luck", "wood")),
    "LuckAgainstVolcano": lambda: event(VOLCANO, "volcano", "0: erupt 1", hands=("iron", "luck", "wood")),
    "Famine": lambda: event(FAMINE, "famine", hands=("luck grain", "grain", "wood")),
    "ResolveAside": lambda: aside("volcano", "famine", "population-boom"),
    "CallTrader": market,
    "Bargain": lambda: market(6, market="open"),
}
"""By the name of the step on top of the agenda."""


def bargain(*lines: str) -> Heroes:
    s = market(market="open")
    play(s, *lines)
    return s


def out_of_time(s: Heroes, seat: int) -> Heroes:
    timeout(s, seat)
    return s


def lapsed() -> Heroes:
    """Seat 0 claimed Culture a round ago, and its Monument was razed since."""
    s = heroes(3, monuments=(3,))
    s.culture_claims[0] = 1
    s.then(VictoryTest(0))
    s.settle()
    return s


TOLD: dict[str, Callable[[], Heroes]] = {
    "lapsed-culture": lapsed,
    "new-start-player": lambda: heroes(
        3, hands=("", "iron", "iron"), cities=(0, 1, 1), agenda=(Checkpoint(0), END_TURN, END_ROUND)
    ),
    "nothing-to-draw": lambda: heroes(3, deck="", rest=HAND + STRIDE, agenda=(DrawCards(0, 2, AT_ONCE),)),
    "offer-declined": lambda: out_of_time(bargain("0: offer iron for gold to 1"), 1),
    "said": lambda: bargain("0: say hello"),
    "trades-no-more": lambda: out_of_time(bargain(), 0),
    "unfinished": lambda: heroes(3, max_rounds=1, agenda=(END_ROUND,)),
    "war-undeclared": lambda: out_of_time(attack(), 0),
    "won-survivor": lambda: heroes(2, hands=("iron", ""), cities=(1, 0), agenda=(Checkpoint(0),)),
}
"""For events that random play rarely meets, a position before which they were told."""
