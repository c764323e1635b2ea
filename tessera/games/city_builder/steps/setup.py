"""Setup: CB-58 to CB-73 and CB-145 to CB-156. All chance comes first, then the decisions (CB-224)."""

from __future__ import annotations

from typing import Any, ClassVar

from tessera.core.action import Action
from tessera.core.agenda import Ask, Draw, Step
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE, NOBODY
from tessera.games.city_builder.city import City
from tessera.games.city_builder.components import N_CITY, STARTER_SIZE
from tessera.games.city_builder.grid import HOME, PURPLE, SQUARE, marked
from tessera.games.city_builder.scoring import CENTRE, OUTER
from tessera.games.city_builder.state import (
    ASIDE,
    BAG,
    COMPETITIVE,
    EDICTS,
    GONE,
    HAND,
    LAID_OUT,
    MONUMENT_BAG,
    NOBLE_SUPPLY,
    PER_PLAYER,
    SOLO,
    SQUARES,
    STACK,
    STARTERS,
    SUPPLY_SIZE,
    CityBox,
    CityState,
)
from tessera.games.city_builder.steps.asking import AskActive
from tessera.games.city_builder.steps.immigration import admit, in_bag, weights_in_bag
from tessera.games.city_builder.steps.supplies import FillTileSupply, RevealMonuments
from tessera.games.city_builder.steps.turn import Turn


def start(box: CityBox) -> CityState:
    """Everything where it lies in the box, and setup on the agenda."""
    s = CityState(box)
    s.set_out()
    for card in range(len(box.kind)):
        s.put(card, home_of(box, box.kind[card]), NOBODY)
    s.city = [City() for _ in range(box.seats)]
    if box.mode == COMPETITIVE:
        s.cleared = [0] * (6 * box.tracks)
    s.then(*setup_steps(box))
    s.settle()
    return s


def setup_steps(box: CityBox) -> list[Step[Any]]:
    """CB-73, CB-156, CB-224. In the order in which chance and then the players are asked."""
    steps: list[Step[Any]] = [DealTownSquares(), TakeSeats(), SetTilesAside()]
    if box.mode == COMPETITIVE:
        steps += [FillColumns(0), FillColumns(1), SendAway(BAG), RevealMonuments(SUPPLY_SIZE)]
    else:
        if box.mode != SOLO:
            steps.append(FillTileSupply())
        steps += [RevealMonuments(LAID_OUT[box.seats - 1][box.difficulty]), SendAway(MONUMENT_BAG)]
        if box.options["edict"]:
            steps += [DrawEdict(), SendAway(EDICTS)]
        steps += [ExtraCommoner(i % box.tracks) for i in range(int(box.options["extra_commoners"]) * box.tracks)]
        if box.options["edict"]:
            steps.append(ChooseEdictSide())
    if box.mode != SOLO:
        steps += [ChooseStarterSet(seat) for seat in range(box.seats - 1, -1, -1)]
        steps.append(SendAway(STARTERS))
    return [*steps, Turn()]


def home_of(box: CityBox, kind: int) -> int:
    """Where a piece lies before setup. What a mode does not use is out of the game (CB-6, CB-7, CB-202)."""
    together = box.mode != COMPETITIVE
    if kind < N_CITY:
        return STACK
    if kind < box.squares:
        return GONE if box.mode == SOLO else STARTERS
    if kind < box.monuments:
        return SQUARES
    if kind < box.edicts:
        return MONUMENT_BAG if (kind >= box.cooperative_monuments) == together else GONE
    if kind < box.settlers:
        return EDICTS if together and box.options["edict"] else GONE
    return NOBLE_SUPPLY if together and kind >= box.settlers + 5 else BAG


class DealTownSquares(Draw[CityState]):
    """CB-59, CB-149, CB-205. A Town Square at random for each player."""

    RULE: ClassVar[str] = "CB-59"

    def is_due(self, s: CityState) -> bool:
        return not s.places[s.cb.city + s.box.seats - 1]

    def choices(self, s: CityState) -> list[Action]:
        return [s.cb.deeds.square[kind - s.cb.squares] for kind in s.kinds_in(SQUARES)]

    def take(self, s: CityState, seat: int, action: Action) -> None:
        chair = 0
        while s.places[s.cb.city + chair]:
            chair += 1
        s.move(s.one_of(action.args[0], SQUARES), SQUARES, s.cb.city + chair, EVERYONE)
        s.tell(EVERYONE, "dealt", piece=action.args[0])
        s.agenda.append(self)


class TakeSeats(Step[CityState]):
    """CB-60. Seats are counted clockwise from the owner of the lowest Town Square, who goes first."""

    def run(self, s: CityState) -> None:
        city, n = s.cb.city, s.box.seats
        dealt = s.places[city : city + n]
        first = dealt.index(min(dealt))
        s.n_changes += 1
        for seat in range(n):
            s.places[city + seat] = dealt[(first + seat) % n]
            kind = s.kinds_in(city + seat)[0]
            square = s.cb.pack.squares[kind - s.cb.squares]
            s.city[seat].lay(HOME, marked(square.west, kind, 0) | SQUARE)
            s.city[seat].lay(HOME + 1, marked(square.east, kind, 0) | SQUARE)
            s.tell(EVERYONE, "town-square", seat=seat, piece=kind)
        SendAway(SQUARES).run(s)


class SetTilesAside(Draw[CityState]):
    """CB-61, CB-62, CB-203. So many City tiles stay in the stack; the others leave the game unseen."""

    RULE: ClassVar[str] = "CB-61"

    def is_due(self, s: CityState) -> bool:
        wanted = N_CITY if s.cb.mode == SOLO else PER_PLAYER * s.box.seats
        return len(s.places[STACK]) > wanted

    def choices(self, s: CityState) -> list[Action]:
        return [s.cb.deeds.aside[kind] for kind in s.kinds_in(STACK)]

    def take(self, s: CityState, seat: int, action: Action) -> None:
        s.draw(s.one_of(action.args[0], STACK), STACK, ASIDE, NOBODY)
        s.agenda.append(self)

    def run(self, s: CityState) -> None:
        s.tell(EVERYONE, "stack", n=len(s.places[STACK]), m=len(s.places[ASIDE]))


class FillColumns(Draw[CityState]):
    """CB-67, CB-68, CB-223. Random Commoners in the outer columns or Nobles in the centre, purple in the middle."""

    RULE: ClassVar[str] = "CB-68"
    FIELDS: ClassVar[tuple[str, ...]] = ("noble",)

    def __init__(self, noble: int) -> None:
        self.noble = noble

    def open_column(self, s: CityState) -> int:
        """The first column that is not full; -1 if all are."""
        size = len(CENTRE) if self.noble else len(OUTER)
        for column in range(3 * s.cb.tracks):
            if (column % 3 == 1) == bool(self.noble) and len(s.places[s.cb.column + column]) < size:
                return column
        return -1

    def is_due(self, s: CityState) -> bool:
        return self.open_column(s) >= 0

    def choices(self, s: CityState) -> list[Action]:
        return [s.cb.deeds.settler[settler] for settler in self.settlers(s)]

    def settlers(self, s: CityState) -> list[int]:
        return [settler for settler in in_bag(s) if (settler >= 5) == bool(self.noble) and settler % 5 != PURPLE]

    def weights(self, s: CityState) -> list[int]:
        return weights_in_bag(s, self.settlers(s))

    def take(self, s: CityState, seat: int, action: Action) -> None:
        number = self.open_column(s)
        column = s.cb.column + number
        s.move(s.one_of(action.args[0], BAG), BAG, column, EVERYONE)
        s.tell(EVERYONE, "stands", piece=action.args[0], n=number // 3, m=len(s.places[column]), text=f"column-{number % 3}")
        if len(s.places[column]) == (2 if self.noble else 3):
            self.add_purple(s, number)
        s.agenda.append(self)

    def add_purple(self, s: CityState, number: int) -> None:
        """CB-67. The purple settler takes the middle space of its column."""
        kind = s.cb.purple(bool(self.noble))
        column = s.cb.column + number
        s.move(s.one_of(kind, BAG), BAG, column, EVERYONE)
        s.tell(EVERYONE, "stands-purple", piece=kind, n=number // 3, m=len(s.places[column]), text=f"column-{number % 3}")


class SendAway(Step[CityState]):
    """CB-59, CB-69, CB-72, CB-146. What setup leaves over in a place leaves the game."""

    FIELDS: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: CityState) -> None:
        for card in s.places[self.place][:]:
            s.move(card, self.place, GONE, EVERYONE)


class DrawEdict(Draw[CityState]):
    """CB-152. One of the Edicts, at random."""

    RULE: ClassVar[str] = "CB-152"

    def is_due(self, s: CityState) -> bool:
        return s.edict < 0

    def choices(self, s: CityState) -> list[Action]:
        return list(s.cb.deeds.edict)

    def take(self, s: CityState, seat: int, action: Action) -> None:
        s.edict = action.args[0] - s.cb.edicts
        s.tell(EVERYONE, "edict", piece=action.args[0])
        s.agenda.append(self)


class ExtraCommoner(Draw[CityState]):
    """CB-154, CB-225. A random Commoner joins a track before the game."""

    RULE: ClassVar[str] = "CB-154"
    FIELDS: ClassVar[tuple[str, ...]] = ("track",)

    def __init__(self, track: int) -> None:
        self.track = track

    def choices(self, s: CityState) -> list[Action]:
        return [s.cb.deeds.settler[settler] for settler in in_bag(s)]

    def weights(self, s: CityState) -> list[int]:
        return weights_in_bag(s, in_bag(s))

    def take(self, s: CityState, seat: int, action: Action) -> None:
        admit(s, s.one_of(action.args[0], BAG), BAG, self.track)


class ChooseEdictSide(AskActive):
    """CB-152. The first player, who is active before the first turn, chooses for the group which side of the Edict counts."""

    RULE: ClassVar[str] = "CB-152"
    TITLE: ClassVar[str] = "ask-edict-side"

    def choices(self, s: CityState) -> list[Action]:
        return s.cb.deeds.side[2 * s.edict : 2 * s.edict + 2]

    def take(self, s: CityState, seat: int, action: Action) -> None:
        s.side = action.args[0]
        s.tell(EVERYONE, "edict-side", seat=seat, text=s.cb.pack.edicts[s.edict].sides[s.side].name)

    def pieces(self, s: CityState, seat: int, action: Action) -> tuple[str, ...]:
        return (f"side/{s.cb.pack.edicts[s.edict].sides[action.args[0]].name}",)


class ChooseStarterSet(Ask[CityState]):
    """CB-71, CB-72, CB-155. Counterclockwise from the first player's right, each takes a set as starting hand."""

    RULE: ClassVar[str] = "CB-71"
    TITLE: ClassVar[str] = "ask-starters"

    def choices(self, s: CityState) -> list[Action]:
        left = s.kinds_in(STARTERS)
        return [action for action in s.cb.deeds.starter if first_of(action.args[0]) in left]

    def take(self, s: CityState, seat: int, action: Action) -> None:
        first = first_of(action.args[0])
        for kind in range(first, first + STARTER_SIZE):
            s.move(s.one_of(kind, STARTERS), STARTERS, HAND + seat, EVERYONE)
        s.tell(EVERYONE, "starters", seat=seat, pieces=(first, first + 1, first + 2))

    def pieces(self, s: CityState, seat: int, action: Action) -> tuple[str, ...]:
        return (f"set/{s.cb.pack.starters[action.args[0]]}",)

    def why_not(self, s: CityState, seat: int, action: Action) -> Refused:
        if action.verb != "choose":
            return refuse("CB-71", "no-starters-first")
        left = len(s.places[STARTERS]) // STARTER_SIZE
        return refuse("CB-72", "no-starters-taken", text=s.cb.pack.starters[action.args[0]], n=left)


def first_of(starters: int) -> int:
    """The first tile of a Starter set."""
    return N_CITY + STARTER_SIZE * starters
