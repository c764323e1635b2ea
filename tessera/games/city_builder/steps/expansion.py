"""Expansion: the tile (CB-76 to CB-88), settlers (CB-89 to CB-115), Monuments (CB-116 to CB-125)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE, only
from tessera.games.city_builder.actions import CELL_NUMBER, CELLS, read_far_use, read_lay, read_move
from tessera.games.city_builder.city import NAME, City
from tessera.games.city_builder.grid import kind_of, marked, spoken, turns_of
from tessera.games.city_builder.settling import can_build, can_house, statues_for_monument, statues_for_settler
from tessera.games.city_builder.state import COMPETITIVE, GONE, HAND, MONUMENTS, SOLO, STACK, UNDER, CityState
from tessera.games.city_builder.steps import refusals
from tessera.games.city_builder.steps.asking import AskActive
from tessera.games.city_builder.steps.ending import after_use, check_victory, end_expansion
from tessera.games.city_builder.steps.warnings import may_lose, warn_of, warn_of_tile

N_CELLS: Final = len(CELLS)
ONE_TO_LAY: Final = 1
"""CB-76. Before the tile of the turn is laid, one tile must stay in hand."""


class LayTile(AskActive):
    """CB-76 to CB-79. One tile of the hand goes beside the city, turned at will; others may go under the stack first."""

    RULE: ClassVar[str] = "CB-76"
    TITLE: ClassVar[str] = "ask-lay"
    GRAMMAR: ClassVar[str] = "lay TILE at X,Y turned 0-3"

    def choices(self, s: CityState) -> list[Action]:
        """Every place within reach; what lies beyond may be written out."""
        found: list[Action] = []
        seat = s.active
        frontier = [CELL_NUMBER[position] for position in s.city[seat].frontier if CELL_NUMBER[position] >= 0]
        lay = s.cb.deeds.lay
        for kind in s.kinds_in(HAND + seat):
            turns = s.cb.turns[kind]
            for cell in frontier:
                first = (kind * N_CELLS + cell) * 4
                for turn in turns:
                    action = lay[first + turn]
                    if action is not None:
                        found.append(action)
        if may_discard(s, ONE_TO_LAY):
            found += [s.cb.deeds.discard[kind] for kind in s.kinds_in(HAND + seat)]
        return found

    def parse(self, s: CityState, seat: int, text: str) -> Action | None:
        return read_lay(text, s.cb.tile_numbers, s.box.actions)

    def permits(self, s: CityState, action: Action) -> bool:
        if action.verb == "discard":
            return can_discard(s, action, ONE_TO_LAY)
        if action.verb != "lay":
            return False
        kind, position, _ = action.args
        return s.one_of(kind, HAND + s.active) >= 0 and position in s.city[s.active].frontier

    def take(self, s: CityState, seat: int, action: Action) -> None:
        if action.verb == "discard":
            s.agenda.append(self)
            put_under(s, seat, action.args[0])
            return
        kind, position, turn = action.args
        s.was = s.city[seat].clone()
        s.move(s.one_of(kind, HAND + seat), HAND + seat, s.cb.city + seat, EVERYONE)
        lay_down(s, seat, kind, position, turn)
        s.tell(EVERYONE, "laid", seat=seat, piece=kind, text=spoken(position), n=turn)
        tell_completed(s, seat)
        if s.cb.mode == SOLO:
            put_out(s)
        check_victory(s)

    def pieces(self, s: CityState, seat: int, action: Action) -> tuple[str, ...]:
        if action.verb == "discard":
            return f"hands/{seat}/{s.box.names[action.args[0]]}", "pile/stack"
        kind, position, turn = action.args
        return f"hands/{seat}/{s.box.names[kind]}", f"cell/{seat}/{spoken(position)}", f"turn/{turn}"

    def warning(self, s: CityState, seat: int, action: Action) -> str:
        lays = [option for option in self.choices(s) if option.args[0] == action.args[0]]
        return warn_of_tile(s, seat, lays, self) if action.verb == "lay" else ""

    def warnings(self, s: CityState, seat: int, options: list[Action]) -> list[str]:
        """CB-198. A warning applies to a tile and not to its place, because a tile may be moved afterwards (CB-84)."""
        if not may_lose(s):
            return [""] * len(options)
        found: dict[int, str] = {}
        for kind in s.kinds_in(HAND + seat):
            found[kind] = warn_of_tile(s, seat, [option for option in options if option.args[0] == kind], self)
        return [found[option.args[0]] for option in options]

    def why_not(self, s: CityState, seat: int, action: Action) -> Refused:
        return refusals.why_not_lay(s, seat, action)


def lay_down(s: CityState, seat: int, kind: int, position: int, turn: int) -> None:
    s.city[seat].lay(position, marked(s.cb.faces[kind][turn], kind, turn))


def may_discard(s: CityState, kept: int) -> bool:
    """CB-126, CB-131, CB-185. True while there is a stack to discard to and more tiles in hand than must be kept."""
    if s.cb.mode != COMPETITIVE or not (s.places[STACK] or s.places[UNDER]):
        return False
    return len(s.places[HAND + s.active]) > kept


def can_discard(s: CityState, action: Action, kept: int) -> bool:
    return may_discard(s, kept) and s.one_of(action.args[0], HAND + s.active) >= 0


def put_under(s: CityState, seat: int, kind: int) -> None:
    """CB-127, CB-128. A tile of the hand goes facedown under the stack."""
    s.draw(s.one_of(kind, HAND + seat), HAND + seat, UNDER, only(seat))
    s.tell(only(seat), "discarded", seat=seat, piece=kind)
    s.tell(EVERYONE & ~only(seat), "discarded-unseen", seat=seat)


def tell_completed(s: CityState, seat: int) -> None:
    """CB-86. Say which districts the tile has completed; nothing else happens to them."""
    city, was = s.city[seat], s.was
    if s.log is None or was is None:
        return
    for district in range(was.n_districts(), city.n_districts()):
        s.tell(EVERYONE, "completed", seat=seat, text=spoken(city.get(district, NAME)), n=city.n_houses(district))


def put_out(s: CityState) -> None:
    """CB-210. Alone: the two tiles that were not laid leave the game."""
    for card in s.places[HAND][:]:
        s.move(card, HAND, GONE, EVERYONE)


class Expand(AskActive):
    """CB-81 to CB-83. After the tile: any settlers and Monuments in any order, until the player ends the turn."""

    RULE: ClassVar[str] = "CB-81"
    TITLE: ClassVar[str] = "ask-expand"
    GRAMMAR: ClassVar[str] = "move to X,Y turned 0-3, or discard TILE"

    def choices(self, s: CityState) -> list[Action]:
        """CB-226. Moving the tile is not listed, so that every turn ends. It may be written, and so may a late discard."""
        found: list[Action] = []
        city = s.city[s.active]
        if city.districts:
            order = by_name(city)
            self.list_gains(s, s.active, city, order, found)
            self.list_builds(s, city, order, found)
        found.append(s.cb.deeds.end)
        return found

    def list_gains(self, s: CityState, seat: int, city: City, order: list[int], found: list[Action]) -> None:
        gain = s.cb.deeds.gain if s.cb.mode == COMPETITIVE else s.cb.deeds.welcome
        for column in s.own_columns(seat):
            settler = s.at_end(seat, column)
            if settler < 0:
                continue
            for district in order:
                cell = CELL_NUMBER[city.get(district, NAME)]
                if cell >= 0 and can_house(city, district, settler):
                    found.append(gain[column * N_CELLS + cell])

    def list_builds(self, s: CityState, city: City, order: list[int], found: list[Action]) -> None:
        for kind in s.kinds_in(MONUMENTS):
            needs = s.cb.needs[kind - s.cb.monuments]
            for district in order:
                cell = CELL_NUMBER[city.get(district, NAME)]
                if cell >= 0 and can_build(city, district, needs):
                    found.append(s.cb.deeds.build[(kind - s.cb.monuments) * N_CELLS + cell])

    def parse(self, s: CityState, seat: int, text: str) -> Action | None:
        return read_move(text) or read_far_use(text, s.box.actions)

    def permits(self, s: CityState, action: Action) -> bool:
        if action.verb == "move":
            return can_move(s, s.active, action)
        if action.verb == "gain":
            return can_gain(s, s.active, action)
        if action.verb == "build":
            return can_raise(s, s.active, action)
        if action.verb == "discard":
            return can_discard(s, action, 0)
        return action is s.cb.deeds.end

    def take(self, s: CityState, seat: int, action: Action) -> None:
        if action.verb == "end":
            s.was = None
            s.tell(EVERYONE, "ended", seat=seat)
            end_expansion(s)
            return
        s.agenda.append(self)
        if action.verb == "move":
            move_tile(s, seat, action.args[0], action.args[1])
            return
        if action.verb == "discard":
            put_under(s, seat, action.args[0])
            return
        s.was = None
        district = s.city[seat].district_named(action.args[1])
        if action.verb == "gain":
            welcome(s, action.args[0], district)
        else:
            build(s, action.args[0], district)

    def pieces(self, s: CityState, seat: int, action: Action) -> tuple[str, ...]:
        if action.verb == "end":
            return ()
        source, block = action.args
        return piece_of(s, action.verb, source), f"district/{seat}/{spoken(block)}"

    def default(self, s: CityState, seat: int) -> Action:
        return s.cb.deeds.end

    def warning(self, s: CityState, seat: int, action: Action) -> str:
        return warn_of(s, seat, action, self)

    def why_not(self, s: CityState, seat: int, action: Action) -> Refused:
        return refusals.why_not_expand(s, seat, action)


def piece_of(s: CityState, verb: str, source: int) -> str:
    """What is gained or built: a settler is named by the end of the column or track where it stands."""
    if verb == "build":
        return f"monument_supply/{s.box.names[source]}"
    return f"column/{source // 3}-{source % 3}" if s.cb.mode == COMPETITIVE else f"track/{source}"


def by_name(city: City) -> list[int]:
    """The completed districts in the order of their names."""
    names = [city.get(district, NAME) for district in range(city.n_districts())]
    return [names.index(name) for name in sorted(names)]


def can_move(s: CityState, seat: int, action: Action) -> bool:
    """CB-84, CB-226. True if nothing was used yet, the tile could have been laid there at first, and something changes."""
    was = s.was
    if was is None or action.args[0] not in was.frontier:
        return False
    city = s.city[seat]
    return city.where[-1] != action.args[0] or turns_of(city.faces[-1]) != action.args[1]


def move_tile(s: CityState, seat: int, position: int, turn: int) -> None:
    """CB-84. The tile of this turn lies elsewhere, as if it had been laid there at first."""
    kind = kind_of(s.city[seat].faces[-1])
    was = s.was
    assert was is not None
    s.city[seat] = was.clone()
    lay_down(s, seat, kind, position, turn)
    s.tell(EVERYONE, "moved", seat=seat, piece=kind, text=spoken(position), n=turn)
    tell_completed(s, seat)
    check_victory(s)


def can_gain(s: CityState, seat: int, action: Action) -> bool:
    """CB-88 to CB-100. A settler at the own end, and a completed district that takes it."""
    column, block = action.args
    district = s.city[seat].district_named(block)
    if district < 0 or column not in s.own_columns(seat):
        return False
    settler = s.at_end(seat, column)
    return settler >= 0 and can_house(s.city[seat], district, settler)


def can_raise(s: CityState, seat: int, action: Action) -> bool:
    """CB-116 to CB-121. A Monument of the supply, and a completed district that it fits."""
    kind, block = action.args
    district = s.city[seat].district_named(block)
    if district < 0 or s.one_of(kind, MONUMENTS) < 0:
        return False
    return can_build(s.city[seat], district, s.cb.needs[kind - s.cb.monuments])


def statue_sets(s: CityState, column: int, district: int) -> list[int]:
    """CB-111. The sufficient and minimal sets of Statues for the settler of a column."""
    return statues_for_settler(s.city[s.active], district, s.at_end(s.active, column))


def welcome(s: CityState, column: int, district: int) -> None:
    """CB-111. A settler moves in; the player is asked for the colours of Statues only if there is a choice."""
    sets = statue_sets(s, column, district)
    if len(sets) == 1:
        assign(s, district, sets[0])
        gain(s, column, district)
        after_use(s)
        return
    place = spoken(s.city[s.active].get(district, NAME))
    s.tell(EVERYONE, "needs-statues", seat=s.active, piece=s.cb.settlers + s.at_end(s.active, column), text=place, n=column)
    s.then(AssignStatues(column, district))


def assign(s: CityState, district: int, colours: int) -> None:
    """CB-107. Statues of a district take these colours, if any are needed."""
    if colours:
        s.city[s.active].assign(district, colours)
        s.tell(EVERYONE, "assigned", seat=s.active, text=s.cb.deeds.assign[colours].text.replace("assign", "statues"))


def gain(s: CityState, column: int, district: int) -> None:
    """CB-89, CB-90, CB-92, CB-104, CB-173. The settler at the own end moves in; the next one stands there now."""
    seat = s.active
    settler = s.at_end(seat, column)
    place = s.cb.column + column
    near = s.cb.mode != COMPETITIVE or s.cb.is_near(seat, column // 3)
    s.move(s.places[place][0 if near else -1], place, s.cb.housed + seat, EVERYONE)
    if s.cb.mode == COMPETITIVE:
        s.cleared[2 * column + (0 if near else 1)] += 1
    city = s.city[seat]
    city.settle(district, settler)
    s.tell(EVERYONE, "gained", seat=seat, piece=s.cb.settlers + settler, text=spoken(city.get(district, NAME)), n=column)
    if s.cb.mode == COMPETITIVE:
        points = s.column_points(seat, column)
        s.tell(EVERYONE, "gained-column", seat=seat, n=points, m=column // 3, text=f"column-{column % 3}")


def build(s: CityState, kind: int, district: int) -> None:
    """CB-117 to CB-124. The Monument covers the district; the supply is not refilled before Upkeep.

    CB-227: there is one way at most in which Statues stand in for its Landmarks, so nothing is asked.
    """
    seat = s.active
    assign(s, district, statues_for_monument(s.city[seat], district, s.cb.needs[kind - s.cb.monuments])[0])
    s.move(s.one_of(kind, MONUMENTS), MONUMENTS, s.cb.built + seat, EVERYONE)
    s.city[seat].cover(district, kind)
    s.tell(EVERYONE, "built", seat=seat, piece=kind, text=spoken(s.city[seat].get(district, NAME)))
    after_use(s)


class AssignStatues(AskActive):
    """CB-106, CB-111. The player names the colours of the Statues that this settler needs."""

    RULE: ClassVar[str] = "CB-111"
    TITLE: ClassVar[str] = "ask-statues"
    FIELDS: ClassVar[tuple[str, ...]] = ("column", "district")

    def __init__(self, column: int, district: int) -> None:
        self.column = column
        self.district = district

    def choices(self, s: CityState) -> list[Action]:
        found = [s.cb.deeds.assign[colours] for colours in statue_sets(s, self.column, self.district)]
        found.sort(key=code_of)
        return found

    def take(self, s: CityState, seat: int, action: Action) -> None:
        assign(s, self.district, action.args[0])
        gain(s, self.column, self.district)
        after_use(s)

    def warning(self, s: CityState, seat: int, action: Action) -> str:
        return warn_of(s, seat, action, self)

    def why_not(self, s: CityState, seat: int, action: Action) -> Refused:
        return refuse("CB-111", "no-statue-set", n=s.city[seat].free_statues(self.district), m=len(self.choices(s)))


def code_of(action: Action) -> int:
    return action.code
