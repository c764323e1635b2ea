"""What a view says besides its facts, what is printed on the components, and the types of both for clients."""

from __future__ import annotations

from typing import Any, Final, NotRequired, TypedDict

from tessera.core.box import Box
from tessera.core.event import Message
from tessera.core.json_types import MessageJSON
from tessera.core.view import View
from tessera.games.city_builder.actions import SETTLER_NAMES
from tessera.games.city_builder.city import CONTENTS, MONUMENT, NAME, SETTLERS, City
from tessera.games.city_builder.components import N_CITY, STARTER_SIZE, Edict, Monument, Side, Square
from tessera.games.city_builder.grid import (
    ARMS,
    COLOUR_NAMES,
    COLOURS,
    LAKE,
    LETTERS,
    cell_of,
    kind_of,
    number_of,
    spoken,
    turns_of,
    x_of,
    y_of,
)
from tessera.games.city_builder.maps import cell_letters, draw_map
from tessera.games.city_builder.measures import Condition
from tessera.games.city_builder.scoring import CENTRE, OUTER, spaces_of
from tessera.games.city_builder.settling import colour_of, is_noble
from tessera.games.city_builder.state import COMPETITIVE, HAND, MONUMENTS, STARTERS, TILES, CityBox, CityState

ARM_LETTERS: Final = "NESW"


class Face(TypedDict):
    """A tile as it is turned."""

    arms: str
    """CB-31. Its streets, letters of NESW."""
    cells: str
    """Its cells nw, ne, se, sw, as in `maps.py`: what they hold, and in a city who lives there."""


class LaidTile(Face):
    """A tile of a city, or half a Town Square."""

    at: tuple[int, int]
    tile: str
    turned: int


class District(TypedDict):
    """CB-39. A completed district."""

    name: str
    blocks: list[tuple[int, int]]
    houses: int
    empty: int
    settlers: int
    landmarks: list[int]
    """Of each colour, assigned Statues included."""
    statues: int
    """Those without a colour."""
    lakes: int
    monument: str | None
    bonus: int
    """What its Monument scores now."""


class Town(TypedDict):
    """A city for those who draw it."""

    tiles: list[LaidTile]
    """In the order in which they were laid."""
    districts: list[District]
    street: int
    """CB-55. The length of the longest street."""


class Column(TypedDict):
    """CB-17, CB-18. A column of a competitive track."""

    vp: list[int]
    """The points of its spaces, from the near end to the far one."""
    cleared: tuple[int, int]
    """How many spaces were cleared from the near and from the far end."""
    points: list[int]
    """What the players at the near and at the far end have in it."""


class Track(TypedDict):
    """CB-63 to CB-66. A track: columns in the competitive game, else one line of spaces, the last one the skull."""

    seats: list[int]
    """Those who share it, the one at the near end first."""
    columns: NotRequired[list[Column]]
    spaces: NotRequired[int]


class Lines(TypedDict, total=False):
    """The settlers of each column, from the near end to the far one; in the other modes of each track, from the gate on."""

    column_0_0: list[str]
    column_0_1: list[str]
    column_0_2: list[str]
    column_1_0: list[str]
    column_1_1: list[str]
    column_1_2: list[str]
    column_2_0: list[str]
    column_2_1: list[str]
    column_2_2: list[str]
    column_3_0: list[str]
    column_3_1: list[str]
    column_3_2: list[str]
    track_0: list[str]
    track_1: list[str]
    track_2: list[str]
    track_3: list[str]


class UnseenLines(TypedDict, total=False):
    """How many of them are unseen: none."""

    column_0_0: int
    column_0_1: int
    column_0_2: int
    column_1_0: int
    column_1_1: int
    column_1_2: int
    column_2_0: int
    column_2_1: int
    column_2_2: int
    column_3_0: int
    column_3_1: int
    column_3_2: int
    track_0: int
    track_1: int
    track_2: int
    track_3: int


class Unseen(UnseenLines):
    """How many pieces of each place this viewer does not know."""

    stack: int
    under: int
    aside: int
    gone: int
    monument_bag: int
    monument_supply: int
    bag: int
    noble_supply: int
    arrived: int
    tile_supply: int
    town_squares: int
    starters: int
    edicts: int
    hands: list[int]
    tiles: list[int]
    settlers: list[int]
    monuments: list[int]


class CityView(Lines):
    """The whole of a view. Lists are by seat unless something else is said."""

    seat: int | None
    stack: list[str]
    under: list[str | None]
    aside: list[str]
    gone: list[str]
    monument_bag: list[str]
    monument_supply: list[str]
    bag: list[str]
    noble_supply: list[str]
    arrived: list[str]
    tile_supply: list[str]
    town_squares: list[str]
    starters: list[str]
    edicts: list[str]
    hands: list[list[str]]
    tiles: list[list[str]]
    settlers: list[list[str]]
    monuments: list[list[str]]
    unseen: Unseen
    turn: int
    active: int
    cities: list[list[list[int]]]
    before: list[list[int]]
    cleared: list[int]
    fulfilled: list[str]
    """CB-178. The fulfilled Monuments, in their order."""
    edict: int | str
    """CB-152. The name of the side that counts; -1 without an Edict."""
    side: int
    outcome: str
    answered: list[bool]
    answer: str | None
    agenda: list[list[Any]]
    maps: list[str]
    scores: list[int]
    target: NotRequired[int]
    """CB-147. How many Monuments must be fulfilled; absent in the competitive game."""
    sides: NotRequired[list[str]]
    """The names of both sides of the Edict, where there is one."""
    obeyed: NotRequired[list[bool]]
    """CB-201. Whether the Edict holds in each city now."""
    towns: list[Town]
    tracks: list[Track]
    """By track."""
    points: list[tuple[int, int]]
    """From settlers, and from Monuments."""
    turns: int
    """How many turns the match has."""
    movable: list[tuple[int, int]]
    """CB-84. Where the tile of this turn may still be moved."""
    faces: dict[str, Face]
    """The tiles that this viewer sees in hands and supplies, unturned."""
    needs: dict[str, list[str]]
    """CB-118. The two Landmarks that each Monument of the supply needs."""


def derive(box: CityBox, view: View) -> dict[str, Any]:
    """I-15. The cities as maps and as structures, the scores so far, and in cooperative games what is wanted."""
    s = as_seen(box, view)
    seats = range(len(s.city))
    said: dict[str, Any] = {"maps": [draw_map(city) for city in s.city], "scores": s.scores()}
    said["fulfilled"] = [box.names[kind] for kind in s.fulfilled]
    if box.mode != COMPETITIVE:
        said["target"] = box.target
    if s.edict >= 0:
        sides = box.pack.edicts[s.edict].sides
        said["edict"] = sides[s.side].name
        said["sides"] = [side.name for side in sides]
        said["obeyed"] = [s.city_obeys(seat) for seat in seats]
    before = view.fields["before"]
    seen = [kind for place in (TILES, STARTERS, *range(HAND, box.city)) for kind in view.faces(place)]
    said["towns"] = [derive_town(s, seat) for seat in seats]
    said["tracks"] = [derive_track(s, track) for track in range(box.tracks)]
    said["points"] = [(s.settler_points(seat), s.monument_points(seat)) for seat in seats]
    said["turns"] = box.n_turns
    said["movable"] = [pair(position) for position in before[2]] if before else []
    said["faces"] = {box.names[kind]: derive_face(box.faces[kind][0]) for kind in seen if kind < box.n_tiles}
    said["needs"] = {box.names[kind]: colour_names(box.needs[kind - box.monuments]) for kind in view.faces(MONUMENTS)}
    return said


def as_seen(box: CityBox, view: View) -> CityState:
    """A position with the open fields of this view and without its pieces."""
    s = CityState(box)
    s.cities = view.fields["cities"]
    s.cleared = view.fields["cleared"]
    s.fulfilled = view.fields["fulfilled"]
    s.edict = view.fields["edict"]
    s.side = view.fields["side"]
    return s


def pair(position: int) -> tuple[int, int]:
    return x_of(position), y_of(position)


def colour_names(colours: tuple[int, int]) -> list[str]:
    return [COLOUR_NAMES[colour] for colour in colours]


def arm_letters(face: int) -> str:
    """CB-31. The streets of a face."""
    return "".join([ARM_LETTERS[arm] for arm in range(4) if face & ARMS[arm]])


def derive_face(face: int) -> Face:
    """A face as it is printed."""
    return {"arms": arm_letters(face), "cells": "".join([LETTERS[cell_of(face, corner)] for corner in range(4)])}


def derive_town(s: CityState, seat: int) -> Town:
    city = s.city[seat]
    letters = cell_letters(city)
    covered = city.monuments() if s.cb.mode == COMPETITIVE else []
    bonuses = [s.bonus(seat, district) if district in covered else 0 for district in range(city.n_districts())]
    return {
        "tiles": [derive_tile(city, i, letters[i], s.cb.names) for i in range(len(city.where))],
        "districts": [derive_district(city, district, s.cb.names, bonuses[district]) for district in range(city.n_districts())],
        "street": city.street,
    }


def derive_tile(city: City, i: int, cells: str, names: list[str]) -> LaidTile:
    """The tile that was laid as number i, with those who live on it."""
    face = city.faces[i]
    return {
        "at": pair(city.where[i]),
        "arms": arm_letters(face),
        "cells": cells,
        "tile": names[kind_of(face)] if kind_of(face) >= 0 else "",
        "turned": turns_of(face),
    }


def derive_district(city: City, district: int, names: list[str], bonus: int) -> District:
    monument = city.get(district, MONUMENT)
    return {
        "name": spoken(city.get(district, NAME)),
        "blocks": [pair(block) for block in city.blocks_of(district)],
        "houses": city.n_houses(district),
        "empty": city.empty_houses(district),
        "settlers": city.get(district, SETTLERS).bit_count(),
        "landmarks": [city.landmarks(district, colour) for colour in range(COLOURS)],
        "statues": city.free_statues(district),
        "lakes": number_of(city.get(district, CONTENTS), LAKE),
        "monument": names[monument] if monument >= 0 else None,
        "bonus": bonus,
    }


def derive_track(s: CityState, track: int) -> Track:
    seats = s.cb.ends(track)
    if s.cb.mode != COMPETITIVE:
        return {"seats": seats, "spaces": s.cb.last_space}
    return {"seats": seats, "columns": [derive_column(s, column, seats) for column in range(3 * track, 3 * track + 3)]}


def derive_column(s: CityState, column: int, seats: list[int]) -> Column:
    return {
        "vp": spaces_of(column),
        "cleared": (s.cleared[2 * column], s.cleared[2 * column + 1]) if s.cleared else (0, 0),
        "points": [s.column_points(seat, column) if s.cleared else 0 for seat in seats],
    }


# -- what is printed ----------------------------------------------------------------------------------------------


class TilePrint(Face):
    starters: str
    """The colour of its Starter set; empty for a City tile."""


class SquarePrint(TypedDict):
    number: int
    west: Face
    east: Face


class MonumentPrint(TypedDict):
    name: str
    competitive: bool
    needs: list[str]
    texts: list[MessageJSON]
    """Its bonus, or what its objective asks for."""


class SidePrint(TypedDict):
    edict: str
    restriction: bool
    """CB-195. Else it is a demand."""
    texts: list[MessageJSON]
    """What it asks of every city."""


class SettlerPrint(TypedDict):
    colour: str
    noble: bool
    copies: int


class TrackPrint(TypedDict):
    outer: list[int]
    centre: list[int]
    """The points of the spaces of an outer column and of the centre one, in the competitive game."""
    spaces: int
    """The spaces of a track in the others."""


class CityKit(TypedDict):
    """The components by their ids; `sides` are the sides of the Edicts."""

    tiles: dict[str, TilePrint]
    town_squares: dict[str, SquarePrint]
    monuments: dict[str, MonumentPrint]
    sides: dict[str, SidePrint]
    settlers: dict[str, SettlerPrint]
    track: TrackPrint


def kit(box: Box) -> dict[str, Any]:
    """What is printed on the components of a box, those of its pack."""
    assert isinstance(box, CityBox)
    printed: CityKit = {
        "tiles": {tile.id: tile_print(box, kind) for kind, tile in enumerate(box.pack.tiles)},
        "town_squares": {square.id: square_print(square) for square in box.pack.squares},
        "monuments": {monument.id: monument_print(monument) for monument in box.pack.monuments},
        "sides": {side.name: side_print(edict, side) for edict in box.pack.edicts for side in edict.sides},
        "settlers": {name: settler_print(box, settler) for settler, name in enumerate(SETTLER_NAMES)},
        "track": {"outer": OUTER, "centre": CENTRE, "spaces": box.pack.spaces},
    }
    return dict(printed)


def tile_print(box: CityBox, kind: int) -> TilePrint:
    face = derive_face(box.faces[kind][0])
    starters = box.pack.starters[(kind - N_CITY) // STARTER_SIZE] if kind >= N_CITY else ""
    return {"arms": face["arms"], "cells": face["cells"], "starters": starters}


def square_print(square: Square) -> SquarePrint:
    return {"number": square.number, "west": derive_face(square.west), "east": derive_face(square.east)}


def monument_print(monument: Monument) -> MonumentPrint:
    bonus = monument.bonus
    texts = [sentence(bonus.say())] if bonus is not None else sentences(monument.objective)
    return {
        "name": monument.name,
        "competitive": bonus is not None,
        "needs": colour_names(monument.needs),
        "texts": texts,
    }


def side_print(edict: Edict, side: Side) -> SidePrint:
    return {"edict": edict.id, "restriction": side.restriction, "texts": sentences(side.conditions)}


def settler_print(box: CityBox, settler: int) -> SettlerPrint:
    colour = COLOUR_NAMES[colour_of(settler)]
    return {"colour": colour, "noble": is_noble(settler), "copies": box.copies[box.settlers + settler]}


def sentences(conditions: list[Condition]) -> list[MessageJSON]:
    return [sentence(message) for condition in conditions for message in condition.say()]


def sentence(message: Message) -> MessageJSON:
    return {"key": message.key, "n": message.n, "m": message.m}
