"""Setup: order of play, tribes, starting items and hands (chapter 3)."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused
from tessera.core.seats import CHANCE, EVERYONE, only
from tessera.games.age_of_heroes.actions import TRIBE
from tessera.games.age_of_heroes.components import TRIBES
from tessera.games.age_of_heroes.kinds import BATTLE_CARD, N_RESOURCES, POPULATION_BOOM, is_disaster, is_immediate
from tessera.games.age_of_heroes.places import BATTLE_DECK, BATTLE_LINE, DEALT, DECK, DISCARDS, HAND, STRIDE
from tessera.games.age_of_heroes.state import Heroes, HeroesBox
from tessera.games.age_of_heroes.steps.battle import ALONE, CHANCE_ALONE, NOBODY_ASKED, copies_in, drawable
from tessera.games.age_of_heroes.steps.events import Boom
from tessera.games.age_of_heroes.steps.market import MarketDay
from tessera.games.age_of_heroes.steps.turn import ROUND

STARTING_CARDS = 3
"""AH-31."""


def start(box: HeroesBox) -> Heroes:
    """AH-1, AH-3. Both decks whole and face down, all items in the Item Deck."""
    s = set_out(box)
    s.then(OrderOfPlay(tuple(range(box.seats)), 0))
    return s


def set_out(box: HeroesBox) -> Heroes:
    s = Heroes(box)
    s.set_out()
    n = box.first[N_RESOURCES]
    s.places[DECK] = list(range(n))
    s.places[BATTLE_DECK] = list(range(n, len(box.kind)))
    s.numbers = [0] * box.seats
    s.number_eyes = [only(seat) for seat in range(box.seats)]
    return s


# -- order of play ----------------------------------------------------------------------------------------------


class OrderOfPlay(Step[Heroes]):
    """AH-21 to AH-25, I-11. Each draws a Battle Card in the open; those who tie for the highest draw again."""

    RULE: ClassVar[str] = "AH-21"
    FIELDS: ClassVar[tuple[str, ...]] = ("contenders", "drawn")

    def __init__(self, contenders: tuple[int, ...], drawn: int) -> None:
        self.contenders = contenders
        self.drawn = drawn
        """How many of them have drawn."""

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        if self.drawn == len(self.contenders):
            return NOBODY_ASKED
        short = self.drawn == 0 and len(s.places[BATTLE_DECK]) < len(self.contenders)
        return NOBODY_ASKED if short else CHANCE_ALONE

    def options(self, s: Heroes, seat: int) -> list[Action]:
        return drawable(s, BATTLE_DECK) if seat == CHANCE else []

    def weights(self, s: Heroes) -> list[int]:
        return copies_in(s, BATTLE_DECK)

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        drawer = self.contenders[self.drawn]
        kind = action.args[0]
        s.draw(s.one_of(kind, BATTLE_DECK), BATTLE_DECK, BATTLE_LINE + STRIDE * drawer, EVERYONE)
        s.tell(EVERYONE, "drew-for-order", seat=drawer, n=kind - BATTLE_CARD + 1)
        s.then(OrderOfPlay(self.contenders, self.drawn + 1))

    def run(self, s: Heroes) -> None:
        if not self.drawn:  # AH-23: too few are left for all who must draw again
            gather(s)
            s.agenda.append(self)
            return
        best = [seat for seat in self.contenders if self.value(s, seat) == self.highest(s)]
        if len(best) > 1:
            s.then(OrderOfPlay(tuple(best), 0))
            return
        gather(s)
        s.start_seat = best[0]
        s.tell(EVERYONE, "start-player", seat=s.start_seat)
        s.then(*[TakeTribe(seat) for seat in s.clockwise(s.start_seat)], StartingItems())

    def value(self, s: Heroes, seat: int) -> int:
        return s.box.kind[s.places[BATTLE_LINE + STRIDE * seat][-1]]

    def highest(self, s: Heroes) -> int:
        return max([self.value(s, seat) for seat in self.contenders])


def gather(s: Heroes) -> None:
    """AH-24. All Battle Cards return to the Battle Deck, which is shuffled."""
    for seat in range(s.box.seats):
        s.pour(BATTLE_LINE + STRIDE * seat, BATTLE_DECK)


# -- tribes -----------------------------------------------------------------------------------------------------


class TakeTribe(Step[Heroes]):
    """AH-26 to AH-28. A tribe nobody has yet, by choice or by chance."""

    RULE: ClassVar[str] = "AH-26"
    TITLE: ClassVar[str] = "ask-tribe"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return CHANCE_ALONE if s.heroes.random_tribes else ALONE[self.seat]

    def options(self, s: Heroes, seat: int) -> list[Action]:
        if seat != (CHANCE if s.heroes.random_tribes else self.seat):
            return []
        return [TRIBE[tribe] for tribe in range(len(TRIBE)) if tribe not in s.tribes]

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        if action.verb != "tribe":
            return Refused("AH-26", "a tribe is chosen now")
        return Refused("AH-28", f"the {TRIBES[action.args[0]].name} are taken")

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        s.tribes[self.seat] = action.args[0]
        s.tell(EVERYONE, "tribe-taken", seat=self.seat, text=TRIBES[action.args[0]].id)


# -- items and hands --------------------------------------------------------------------------------------------


class StartingItems(Step[Heroes]):
    """AH-9, AH-30 to AH-32, AH-36, AH-39. A City and an Army each, three cards, a Market Day; then the first round."""

    def run(self, s: Heroes) -> None:
        order = s.clockwise(s.start_seat)
        for seat in order:
            s.add_city(seat)
            s.add_army(seat)
        deals = [Deal(seat) for _ in range(STARTING_CARDS) for seat in order]
        s.then(*deals, *[ResolveStartingHand(seat) for seat in order], MarketDay(), ROUND)


class Deal(Step[Heroes]):
    """AH-31, AH-32. One card for this seat, which it alone sees."""

    RULE: ClassVar[str] = "AH-31"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return CHANCE_ALONE

    def options(self, s: Heroes, seat: int) -> list[Action]:
        return drawable(s, DECK) if seat == CHANCE else []

    def weights(self, s: Heroes) -> list[int]:
        return copies_in(s, DECK)

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        kind = action.args[0]
        s.draw(s.one_of(kind, DECK), DECK, DEALT + STRIDE * self.seat, only(self.seat))
        s.tell(only(self.seat), "dealt", seat=self.seat, piece=kind)


class ResolveStartingHand(Step[Heroes]):
    """AH-33 to AH-35. In the order dealt: disasters are discarded without effect, a Population Boom is played."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

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
