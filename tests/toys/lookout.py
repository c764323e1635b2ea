"""Lookout: a deck whose top one player rearranges and whose bottom another fills, with a reaction in between."""

from __future__ import annotations

import sys
from typing import Any, ClassVar, TypedDict

from tessera.core.action import Action, ActionTable
from tessera.core.agenda import NOBODY, Ask, Draw, Step
from tessera.core.box import Box, Place
from tessera.core.game import Game, steps_of
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE, only
from tessera.core.state import State
from toys.bazaar import FOLDER, EvenBot

N = 10
SEATS = 2
TOP, BAG, BOTTOM, LOOKED, ROW, HAND = 0, 1, 2, 3, 4, 5
TURNS = 6

ACTIONS = ActionTable()
DRAW = [ACTIONS.mint("draw", (card,), f"c{card}") for card in range(N)]
PEEK = ACTIONS.mint("peek", ())
DIG = ACTIONS.mint("dig", ())
BURY = [ACTIONS.mint("bury", (card,), f"c{card}") for card in range(N)]
NEXT = [ACTIONS.mint("next", (card,), f"c{card}") for card in range(N)]
STOP = ACTIONS.mint("stop", ())
LET = ACTIONS.mint("let", ())


class LookoutBox(Box):
    def __init__(self) -> None:
        places = [
            Place("top", line=True),
            Place("bag"),
            Place("bottom", line=True),
            Place("looked"),
            Place("row", face_up=True),
            *[Place("hands", seat) for seat in range(SEATS)],
        ]
        super().__init__(SEATS, {}, [f"c{card}" for card in range(N)], [1] * N, [0] * N, places, ACTIONS)

    def blank(self) -> State:
        return Lookout(self)


class Lookout(State):
    OPEN: ClassVar[tuple[str, ...]] = ("turn", "stops")

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.turn = 0
        self.stops = [1, 1]

    def clone(self) -> Lookout:
        twin = Lookout(self.box)
        self.copy_to(twin)
        twin.turn, twin.stops = self.turn, self.stops[:]
        return twin

    def scores(self) -> list[int]:
        return [len(self.places[HAND + seat]) for seat in range(SEATS)]

    def winners(self) -> list[int]:
        return [0]


def start(box: Box) -> State:
    s = Lookout(box)
    s.set_out()
    s.places[BAG] = list(range(N))
    s.then(Take(0), Take(1), Turn())
    return s


class Take(Draw[Lookout]):
    """A card to a hand: from the top line, else out of the bag, else from the bottom line."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def is_due(self, s: Lookout) -> bool:
        return not s.places[TOP] and bool(s.places[BAG])

    def choices(self, s: Lookout) -> list[Action]:
        return [DRAW[card] for card in s.places[BAG]]

    def take(self, s: Lookout, seat: int, action: Action) -> None:
        s.draw(action.args[0], BAG, HAND + self.seat, only(self.seat))
        s.tell(only(self.seat), "took", piece=action.args[0])

    def run(self, s: Lookout) -> None:
        line = TOP if s.places[TOP] else BOTTOM
        if s.places[line]:
            card = s.places[line][0]
            s.move(card, line, HAND + self.seat, only(self.seat))
            s.tell(only(self.seat), "took", piece=card)


class Turn(Step[Lookout]):
    RULE: ClassVar[str] = "LO-1"

    def waiting(self, s: Lookout) -> tuple[int, ...]:
        return (s.turn % SEATS,) if s.turn < TURNS else ()

    def options(self, s: Lookout, seat: int) -> list[Action]:
        if seat != s.turn % SEATS:
            return []
        return [PEEK, DIG, *[BURY[card] for card in s.places[HAND + seat]]]

    def take(self, s: Lookout, seat: int, action: Action) -> None:
        s.turn += 1
        s.tell(EVERYONE, action.verb, seat=seat)
        if action is PEEK:
            s.then(React(1 - seat), Peek(seat), Turn())
        elif action is DIG:
            s.then(Take(seat), Turn())
        else:
            s.draw(action.args[0], HAND + seat, BOTTOM, only(seat))  # the rival cannot tell which card it was
            s.then(Turn())

    def pieces(self, s: Lookout, seat: int, action: Action) -> tuple[str, ...]:
        return (f"hands/{seat}/c{action.args[0]}",) if action.verb == "bury" else ()

    def why_not(self, s: Lookout, seat: int, action: Action) -> Refused:
        return refuse("LO-1", "no-not-in-hand", n=len(s.places[HAND + seat]))


class React(Ask[Lookout]):
    """The rival may stop a peek, once; everybody knows whether the stop is spent."""

    RULE: ClassVar[str] = "LO-2"
    FINAL: ClassVar[bool] = True

    def choices(self, s: Lookout) -> list[Action]:
        return [STOP, LET] if s.stops[self.seat] else [LET]

    def take(self, s: Lookout, seat: int, action: Action) -> None:
        s.tell(EVERYONE, action.verb, seat=seat)
        if action is STOP:
            s.stops[seat] = 0
            s.cut("Turn")


class Peek(Draw[Lookout]):
    """Three cards off the deck are looked at and put back on top in any order."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def is_due(self, s: Lookout) -> bool:
        return len(s.places[LOOKED]) < 3 and not s.places[TOP] and bool(s.places[BAG])

    def choices(self, s: Lookout) -> list[Action]:
        return [DRAW[card] for card in s.places[BAG]]

    def take(self, s: Lookout, seat: int, action: Action) -> None:
        s.draw(action.args[0], BAG, LOOKED, only(self.seat))
        s.tell(only(self.seat), "looked", piece=action.args[0])
        s.then(self)

    def run(self, s: Lookout) -> None:
        if s.places[TOP] and len(s.places[LOOKED]) < 3:
            card = s.places[TOP][0]
            s.move(card, TOP, LOOKED, only(self.seat))
            s.tell(only(self.seat), "looked", piece=card)
            s.then(self)
        else:
            s.then(PutBack(self.seat))


class PutBack(Ask[Lookout]):
    """The next card from the bottom up. Only who looked knows the order; the last one is shown to all."""

    RULE: ClassVar[str] = "LO-3"

    def choices(self, s: Lookout) -> list[Action]:
        return [NEXT[card] for card in s.places[LOOKED]]

    def waiting(self, s: Lookout) -> tuple[int, ...]:
        return (self.seat,) if s.places[LOOKED] else NOBODY

    def pieces(self, s: Lookout, seat: int, action: Action) -> tuple[str, ...]:
        return (f"looked/c{action.args[0]}",)

    def take(self, s: Lookout, seat: int, action: Action) -> None:
        card = action.args[0]
        s.places[LOOKED].remove(card)
        s.forget(LOOKED, only(seat))
        s.put_first(card, TOP, only(seat))
        s.then(self)

    def run(self, s: Lookout) -> None:
        if s.places[TOP]:
            s.show([s.places[TOP][0]], EVERYONE)
            s.tell(EVERYONE, "shown", piece=s.places[TOP][0])


def open_box(seats: int, options: dict[str, Any]) -> Box:
    return LookoutBox()


class Unseen(TypedDict):
    top: int
    bag: int
    bottom: int
    looked: int
    row: int
    hands: list[int]


class LookoutView(TypedDict):
    seat: int | None
    top: list[str | None]
    bag: list[str]
    bottom: list[str | None]
    looked: list[str]
    row: list[str]
    hands: list[list[str]]
    unseen: Unseen
    turn: int
    stops: list[int]
    answered: list[bool]
    answer: str | None
    agenda: list[list[Any]]


class LookoutKit(TypedDict):
    cards: list[str]


def kit(box: Box) -> dict[str, Any]:
    printed: LookoutKit = {"cards": box.names}
    return dict(printed)


GAME = Game(
    "lookout",
    "Lookout",
    "1",
    (SEATS,),
    open_box,
    start,
    steps_of(sys.modules[__name__]),
    FOLDER,
    EvenBot(),
    view_type=LookoutView,
    kit=kit,
    kit_type=LookoutKit,
)
