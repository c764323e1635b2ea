"""Setup: order of play, tribes, starting items and hands (chapter 3)."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.action import Action
from tessera.core.agenda import Ask, Draw, Step
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE, only
from tessera.games.age_of_heroes.actions import TRIBE
from tessera.games.age_of_heroes.components import TRIBES
from tessera.games.age_of_heroes.kinds import BATTLE_CARD, N_RESOURCES, POPULATION_BOOM, is_disaster, is_immediate
from tessera.games.age_of_heroes.places import BATTLE_DECK, BATTLE_LINE, DEALT, DECK, DISCARDS, HAND, STRIDE
from tessera.games.age_of_heroes.state import Heroes, HeroesBox
from tessera.games.age_of_heroes.steps.base import DrawFrom, SeatStep
from tessera.games.age_of_heroes.steps.battle import gather_battle_cards
from tessera.games.age_of_heroes.steps.events import Boom
from tessera.games.age_of_heroes.steps.market import MarketDay
from tessera.games.age_of_heroes.steps.turn import ROUND

STARTING_CARDS = 3
"""AH-31."""


def start(box: HeroesBox) -> Heroes:
    """AH-1, AH-3. The first position: both decks complete and face down, all items in the Item Deck."""
    s = set_out(box)
    s.then(OrderOfPlay(tuple(range(box.seats)), 0))
    return s


def set_out(box: HeroesBox) -> Heroes:
    """A position with both decks in their places and an empty agenda."""
    s = Heroes(box)
    s.set_out()
    n = box.first[N_RESOURCES]
    s.places[DECK] = list(range(n))
    s.places[BATTLE_DECK] = list(range(n, len(box.kind)))
    s.show(s.places[BATTLE_DECK], EVERYONE)
    s.numbers = [0] * box.seats
    s.number_eyes = [only(seat) for seat in range(box.seats)]
    return s


# -- order of play ----------------------------------------------------------------------------------------------


class OrderOfPlay(DrawFrom):
    """AH-21 to AH-25, I-11. Each seat draws a Battle Card openly. Those who tie for the highest draw again."""

    RULE: ClassVar[str] = "AH-21"
    FIELDS: ClassVar[tuple[str, ...]] = ("contenders", "drawn")

    def __init__(self, contenders: tuple[int, ...], drawn: int) -> None:
        self.contenders = contenders
        self.drawn = drawn
        """The number of contenders who have drawn."""

    def bag(self, s: Heroes) -> int:
        return BATTLE_DECK

    def is_due(self, s: Heroes) -> bool:
        if self.drawn == 0:
            return len(s.places[BATTLE_DECK]) >= len(self.contenders)
        return self.drawn < len(self.contenders)

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        drawer = self.contenders[self.drawn]
        kind = action.args[0]
        s.draw(s.one_of(kind, BATTLE_DECK), BATTLE_DECK, BATTLE_LINE + STRIDE * drawer, EVERYONE)
        s.tell(EVERYONE, "drew-for-order", seat=drawer, n=kind - BATTLE_CARD + 1)
        s.then(OrderOfPlay(self.contenders, self.drawn + 1))

    def run(self, s: Heroes) -> None:
        if not self.drawn:  # AH-23: too few cards are left for all who must draw again
            gather_battle_cards(s)
            s.agenda.append(self)
            return
        best = [seat for seat in self.contenders if self.value(s, seat) == self.highest(s)]
        if len(best) > 1:
            s.tell(EVERYONE, "order-tied", n=len(best), m=self.highest(s) - BATTLE_CARD + 1)
            s.then(OrderOfPlay(tuple(best), 0))
            return
        gather_battle_cards(s)
        s.start_seat = best[0]
        s.tell(EVERYONE, "start-player", seat=s.start_seat)
        order = s.clockwise(s.start_seat)
        tribes = [DealTribe(seat) for seat in order] if s.heroes.random_tribes else [TakeTribe(seat) for seat in order]
        s.then(*tribes, StartingItems())

    def value(self, s: Heroes, seat: int) -> int:
        return s.box.kind[s.places[BATTLE_LINE + STRIDE * seat][-1]]

    def highest(self, s: Heroes) -> int:
        return max([self.value(s, seat) for seat in self.contenders])


# -- tribes -----------------------------------------------------------------------------------------------------


def free_tribes(s: Heroes) -> list[Action]:
    """AH-28. The tribes that nobody leads yet."""
    return [TRIBE[tribe] for tribe in range(len(TRIBE)) if tribe not in s.tribes]


def take_tribe(s: Heroes, seat: int, action: Action) -> None:
    s.tribes[seat] = action.args[0]
    s.tell(EVERYONE, "tribe-taken", seat=seat, text=TRIBES[action.args[0]].id)


class TakeTribe(Ask[Heroes]):
    """AH-26, AH-28. A player chooses a tribe that nobody leads yet."""

    RULE: ClassVar[str] = "AH-26"
    TITLE: ClassVar[str] = "ask-tribe"

    def choices(self, s: Heroes) -> list[Action]:
        return free_tribes(s)

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        if action.verb != "tribe":
            return refuse("AH-26", "no-tribe-chosen")
        return refuse("AH-28", "no-free-tribe", text=TRIBES[action.args[0]].id)

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        take_tribe(s, seat, action)


class DealTribe(Draw[Heroes]):
    """AH-27, AH-28. A player gets a tribe by chance, among those that nobody leads yet."""

    RULE: ClassVar[str] = "AH-27"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, s: Heroes) -> list[Action]:
        return free_tribes(s)

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        take_tribe(s, self.seat, action)


# -- items and hands --------------------------------------------------------------------------------------------


class StartingItems(Step[Heroes]):
    """AH-9, AH-30 to AH-32, AH-36, AH-39. Everyone gets a City, an Army and three cards. A Market Day and the rounds follow."""

    def run(self, s: Heroes) -> None:
        order = s.clockwise(s.start_seat)
        for seat in order:
            s.add_city(seat)
            s.add_army(seat)
        deals = [Deal(seat) for _ in range(STARTING_CARDS) for seat in order]
        s.then(*deals, *[ResolveStartingHand(seat) for seat in order], MarketDay(), ROUND)


class Deal(DrawFrom):
    """AH-31, AH-32. This seat is dealt one card, which it alone sees."""

    RULE: ClassVar[str] = "AH-31"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def bag(self, s: Heroes) -> int:
        return DECK

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.draw(s.one_of(kind, DECK), DECK, DEALT + STRIDE * self.seat, only(self.seat))
        s.tell(only(self.seat), "dealt", seat=self.seat, piece=kind)


class ResolveStartingHand(SeatStep):
    """AH-33 to AH-35. In the order dealt, disasters are discarded without effect and a Population Boom is played."""

    def run(self, s: Heroes) -> None:
        dealt = DEALT + STRIDE * self.seat
        for card in s.places[dealt][:]:
            kind = s.box.kind[card]
            if not is_immediate(kind):
                s.move(card, dealt, HAND + STRIDE * self.seat, only(self.seat))
                s.note_received(self.seat, kind)
                continue
            s.move(card, dealt, DISCARDS, EVERYONE)
            if is_disaster(kind):
                s.tell(EVERYONE, "disaster-spared", seat=self.seat, piece=kind)
            elif kind == POPULATION_BOOM:
                Boom(self.seat).run(s)
