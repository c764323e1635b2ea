"""Positions for tests: a match after its setup, cities from maps, columns and lines from letters."""

from __future__ import annotations

import os
from typing import Any

import pytest

from tessera.core.action import tidy
from tessera.core.agenda import Step
from tessera.core.refusal import Refused
from tessera.core.seats import CHANCE
from tessera.games.city_builder import GAME
from tessera.games.city_builder.city import City
from tessera.games.city_builder.grid import ARMS, CORNERS, FLANKS, OPPOSITE, STEPS, at, cell_of
from tessera.games.city_builder.maps import read_map
from tessera.games.city_builder.state import (
    BAG,
    GONE,
    HAND,
    MONUMENTS,
    NOBLE_SUPPLY,
    STACK,
    CityBox,
    CityState,
)
from tessera.games.city_builder.steps.expansion import Expand, LayTile
from tessera.games.city_builder.steps.turn import Turn, steps_of_turn

LONG = os.environ.get("TESSERA_LONG") == "1"
LETTERS = "bgorp"
COLUMN_VALUES = {7: [1, 2, 3, 4, 3, 2, 1], 5: [2, 4, 7, 4, 2]}


def sized(short: int, long: int) -> int:
    """A number of tries: the short one in CI, the long one when asked for."""
    return long if LONG else short


def city_box(seats: int = 2, **options: Any) -> CityBox:
    box = GAME.box(seats, options)
    assert isinstance(box, CityBox)
    return box


def fresh(seats: int = 2, **options: Any) -> CityState:
    """The first position, before anything was drawn."""
    s = GAME.start(city_box(seats, **options))
    assert isinstance(s, CityState)
    s.log = []
    return s


def ready(seats: int = 2, **options: Any) -> CityState:
    """A match whose setup is done, every choice and draw the first one; seat 0 is about to act."""
    s = fresh(seats, **options)
    while not isinstance(s.agenda[-1], LayTile) and s.turn == 0:
        seat = s.waiting()[0]
        s.apply(seat, s.options(seat)[0])
    return s


def together(seats: int = 2, **options: Any) -> CityState:
    """A cooperative match after its setup, without an Edict unless asked for, and with empty lines."""
    return ready(seats, mode="cooperative", **{"edict": False, **options})


def alone(**options: Any) -> CityState:
    return ready(1, mode="solo", **{"edict": False, **options})


def on_agenda(s: CityState, *steps: Step[Any]) -> CityState:
    """Only these steps are still to happen."""
    s.agenda = []
    s.then(*steps)
    return s


def expanding(s: CityState, *maps: str, turn: int = 1) -> CityState:
    """The active seat has laid its tile; these are the cities; the rest of the turn follows."""
    s.turn = turn
    s.active = (turn - 1) % s.box.seats
    s.was = None
    for seat, text in enumerate(maps):
        s.city[seat] = read_map(text)
    rest = steps_of_turn(s.cb.mode)
    after = list(rest[[type(step) for step in rest].index(Expand) :])
    return on_agenda(s, *after, Turn())


# -- pieces -------------------------------------------------------------------------------------------------------


def settler(letter: str) -> int:
    """0 to 9: lower case Commoners, upper case Nobles."""
    return LETTERS.index(letter.lower()) + (5 if letter.isupper() else 0)


def fetch(s: CityState, kind: int) -> int:
    """A copy of a kind, taken from wherever it lies."""
    for place in [GONE, BAG, NOBLE_SUPPLY, *range(len(s.places))]:
        piece = s.one_of(kind, place)
        if piece >= 0:
            s.places[place].remove(piece)
            return piece
    raise AssertionError(f"no {s.box.names[kind]} is left")


def put_kind(s: CityState, name: str, place: int) -> None:
    s.put(fetch(s, s.box.by_name[name]), place, 0xFFFF)


def columns(s: CityState, *texts: str) -> CityState:
    """Columns 0, 1, ... from their near ends: a letter for a settler, _ for a cleared space."""
    for place in range(s.cb.column, s.cb.column + 3 * s.cb.tracks):
        for piece in s.places[place][:]:
            s.move(piece, place, GONE, 0)
    s.cleared = [0] * len(s.cleared)
    for number, text in enumerate(texts):
        for letter in text.strip("_"):
            kind = s.cb.settlers + settler(letter.upper() if number % 3 == 1 else letter)
            s.put(fetch(s, kind), s.cb.column + number, 0xFFFF)
        s.cleared[2 * number] = len(text) - len(text.lstrip("_"))
        s.cleared[2 * number + 1] = len(text) - len(text.rstrip("_"))
    return s


def line(s: CityState, track: int, text: str) -> CityState:
    """A cooperative line from the gate to the back."""
    place = s.cb.column + track
    for piece in s.places[place][:]:
        s.move(piece, place, BAG if s.box.kind[piece] < s.cb.settlers + 5 else NOBLE_SUPPLY, 0)
    for letter in text.replace(" ", ""):
        source = NOBLE_SUPPLY if letter.isupper() else BAG
        s.move(s.one_of(s.cb.settlers + settler(letter), source), source, place, 0)
    return s


def letters(s: CityState, track: int) -> str:
    """A line or column as letters."""
    found = ""
    for kind in s.kinds_in(s.cb.column + track):
        number = kind - s.cb.settlers
        found += LETTERS[number % 5].upper() if number >= 5 else LETTERS[number]
    return found


def hand(s: CityState, seat: int, names: str) -> CityState:
    """Just these tiles in a hand; what was there goes where they came from."""
    place = HAND + seat
    for piece in s.places[place][:]:
        s.move(piece, place, STACK if s.box.kind[piece] < 60 else GONE, 0)
    for name in names.split():
        put_kind(s, name, place)
    return s


def supply(s: CityState, names: str) -> CityState:
    """Just these Monuments in the supply."""
    for piece in s.places[MONUMENTS][:]:
        s.move(piece, MONUMENTS, GONE, 0)
    for name in names.split():
        put_kind(s, name, MONUMENTS)
    return s


def built(s: CityState, seat: int, name: str, x: int, y: int) -> int:
    """A Monument that stands already; its district."""
    district = s.city[seat].district_named(at(x, y))
    assert district >= 0
    s.city[seat].cover(district, s.box.by_name[name])
    put_kind(s, name, s.cb.built + seat)
    return district


def names_in(s: CityState, place: int) -> list[str]:
    return [s.box.names[kind] for kind in s.kinds_in(place)]


# -- playing ------------------------------------------------------------------------------------------------------


def play(s: CityState, *lines: str) -> CityState:
    """`0: lay c01 at 2,0 turned 0`; refused is what no table would accept. Chance is `chance`."""
    for text in lines:
        who, _, words = text.partition(": ")
        seat = CHANCE if who == "chance" else int(who)
        step = s.agenda[-1]
        action = s.box.actions.find(words) or step.parse(s, seat, tidy(words))
        if action is None or not step.allows(s, seat, action):
            raise AssertionError(f"{text}: {worded(s, step.why_not(s, seat, action)) if action else 'no such action'}")
        s.apply(seat, action)
    return s


def refused(s: CityState, seat: int, text: str) -> Refused:
    """Why this may not be done now. It must exist and be illegal."""
    step = s.agenda[-1]
    action = s.box.actions.find(text) or step.parse(s, seat, tidy(text))
    if action is None:
        pytest.fail(f"there is no action {text}")
    assert not step.allows(s, seat, action), text
    return worded(s, step.why_not(s, seat, action))


def worded(s: CityState, refusal: Refused) -> Refused:
    """A refusal in English, after making sure that German says it too."""
    message = refusal.message.json(s.box.names)
    for language in ("de", "en"):
        assert refusal.message.key in GAME.words(language)
        refusal.word(GAME.words(language).tell(message, None, [f"seat {number}" for number in range(s.box.seats)]))
        assert "?" not in refusal.reason, refusal.reason
    return refusal


def texts(s: CityState, seat: int) -> list[str]:
    return [option.text for option in s.options(seat)]


def draw_first(s: CityState) -> CityState:
    """Let chance take its first option as long as it is waited for."""
    while CHANCE in s.waiting():
        s.apply(CHANCE, s.options(CHANCE)[0])
    return s


def keys(s: CityState) -> list[str]:
    """What was told so far."""
    return [event.key for event in s.log or []]


# -- the oracle: districts and streets recomputed from nothing ------------------------------------------------------


class Oracle:
    """All districts of a city by flooding its cells, and its streets by walking them, independently of the engine."""

    def __init__(self, city: City) -> None:
        self.tiles = dict(zip(city.where, city.faces, strict=True))
        self.cells = [(position, corner) for position in self.tiles for corner in range(4)]
        self.district: dict[tuple[int, int], int] = {}
        n = 0
        for cell in sorted(self.cells):
            if cell not in self.district:
                self.flood(cell, n)
                n += 1
        self.members = [[cell for cell in self.cells if self.district[cell] == i] for i in range(n)]
        self.completed = [not any(self.is_open(cell) for cell in cells) for cells in self.members]

    def flood(self, start: tuple[int, int], number: int) -> None:
        todo = [start]
        while todo:
            cell = todo.pop()
            if cell in self.district:
                continue
            self.district[cell] = number
            todo += self.joined(cell)

    def beyond(self, cell: tuple[int, int]) -> list[tuple[int, int]]:
        """The two cells that a cell meets across tile borders, whether there are tiles or not."""
        position, corner = cell
        vertical = (position + (STEPS[0] if corner in (0, 1) else STEPS[2]), 3 - corner)
        across = (position + (STEPS[3] if corner in (0, 3) else STEPS[1]), {0: 1, 1: 0, 2: 3, 3: 2}[corner])
        return [vertical, across]

    def joined(self, cell: tuple[int, int]) -> list[tuple[int, int]]:
        position, corner = cell
        found = [other for other in self.beyond(cell) if other[0] in self.tiles]
        for arm in range(4):
            if corner in FLANKS[arm] and not self.tiles[position] & ARMS[arm]:
                first, second = FLANKS[arm]
                found.append((position, second if corner == first else first))
        return found

    def is_open(self, cell: tuple[int, int]) -> bool:
        return any(other[0] not in self.tiles for other in self.beyond(cell))

    def blocks(self, number: int) -> list[int]:
        return sorted({position + CORNERS[corner] for position, corner in self.members[number]})

    def contents(self, number: int) -> list[int]:
        """How many cells of each of the eight features."""
        found = [0] * 8
        for position, corner in self.members[number]:
            found[cell_of(self.tiles[position], corner)] += 1
        return found

    def adjacent(self, first: int, second: int) -> bool:
        """CB-45, word by word: an arm with one district on one flank and the other on the other."""
        for position, face in self.tiles.items():
            for arm in range(4):
                if face & ARMS[arm]:
                    sides = {self.district[(position, corner)] for corner in FLANKS[arm]}
                    if first != second and sides == {first, second}:
                        return True
        return False

    def longest_street(self) -> int:
        """CB-52. Every tile is tried as the beginning of a street to the east and to the south."""
        best = 0
        for axis in (1, 2):
            for position, face in self.tiles.items():
                if face & (ARMS[axis] | OPPOSITE[axis]):
                    best = max(best, self.walk(position, axis))
        return best

    def walk(self, position: int, axis: int) -> int:
        n = 1
        while self.tiles[position] & ARMS[axis]:
            position += STEPS[axis]
            if position not in self.tiles or not self.tiles[position] & OPPOSITE[axis]:
                break
            n += 1
        return n


def same_as_oracle(city: City) -> None:
    """The incremental accounts of a city are those of a recomputation from nothing."""
    oracle = Oracle(city)
    done = [number for number in range(len(oracle.members)) if oracle.completed[number]]
    assert sorted(oracle.blocks(number) for number in done) == sorted(city.blocks_of(d) for d in range(city.n_districts()))
    match = {city.district_named(min(oracle.blocks(number))): number for number in done}
    assert sorted(match) == list(range(city.n_districts()))
    for district, number in match.items():
        counts = oracle.contents(number)
        assert sum(counts) == 4 * len(oracle.blocks(number))
        packed = sum(counts[feature] << 8 * (feature - 1) for feature in range(1, 8))
        assert city.get(district, 1) == packed
        around = [other for other in match if oracle.adjacent(number, match[other])]
        assert city.get(district, 5) == sum(1 << other for other in around)
    assert city.street == oracle.longest_street()
    free = {position + step for position in city.where for step in STEPS} - set(city.where)
    assert city.frontier == sorted(free)
