"""One position for every step that asks something: the laws are tried on each, however rare it is in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.city_builder.build import columns, expanding, fresh, hand, on_agenda, play, ready, settler, supply, together
from games.city_builder.maps import EX3, block_map

from tessera.games.city_builder.state import BAG, GONE, NOBLE_SUPPLY, CityState
from tessera.games.city_builder.steps.immigration import OpenGates
from tessera.games.city_builder.steps.setup import ExtraCommoner
from tessera.games.city_builder.steps.turn import Turn

COLUMNS = ("bgopbgr", "rgpbo", "obgprrg", "ggbpbgr", "bgpbo", "ooopggg")


def last_turn(name: str, seats: int, **options: Any) -> CityState:
    """A match of one turn, at the first question or draw of this name that first options lead to."""
    s = fresh(seats, **options)
    s.turn = s.cb.n_turns - 1
    while type(s.agenda[-1]).__name__ != name:
        seat = s.waiting()[0]
        s.apply(seat, s.options(seat)[0])
    return s


def fill_hand() -> CityState:
    """The Upkeep of the turn before the last one, after which there is none."""
    s = ready(2)
    return play(hand(expanding(s, turn=s.cb.n_turns - 1), 0, "c01 c02"), "0: end expansion")


def extra_commoner() -> CityState:
    s = last_turn("ChooseEdictSide", 4, mode="cooperative")
    return on_agenda(s, ExtraCommoner(0), *s.agenda[::-1])


def take_tile() -> CityState:
    s = last_turn("Expand", 4, mode="cooperative")
    s.turn -= 4
    return play(s, f"{s.active}: end expansion")


def expand(*lines: str) -> CityState:
    """A settler and a Monument are in reach, and each needs a Statue."""
    s = columns(ready(2), *COLUMNS)
    expanding(s, block_map("aa.b", a="BSHH SHHH", b="BSHH"), turn=s.cb.n_turns - 1)
    return play(supply(s, "theatre-of-full-benches"), *lines)


POSITIONS: dict[str, Callable[[], CityState]] = {
    "DealTownSquares": lambda: last_turn("DealTownSquares", 2),
    "SetTilesAside": lambda: last_turn("SetTilesAside", 3),
    "FillColumns": lambda: last_turn("FillColumns", 2),
    "RevealMonuments": lambda: last_turn("RevealMonuments", 2),
    "FillTileSupply": lambda: last_turn("FillTileSupply", 4, mode="cooperative"),
    "DrawEdict": lambda: last_turn("DrawEdict", 1),
    "ExtraCommoner": extra_commoner,
    "ChooseEdictSide": lambda: last_turn("ChooseEdictSide", 1),
    "ChooseStarterSet": lambda: last_turn("ChooseStarterSet", 2),
    "OpenGates": lambda: last_turn("OpenGates", 4, mode="cooperative"),
    "Immigrate": lambda: last_turn("Immigrate", 4, mode="cooperative"),
    "ImmigrateAlone": lambda: last_turn("ImmigrateAlone", 1),
    "DrawThree": lambda: last_turn("DrawThree", 1),
    "LayTile": lambda: last_turn("LayTile", 3),
    "Expand": expand,
    "AssignStatues": lambda: expand("0: gain track 0 column-0 into 3,0"),
    "FillHand": lambda: fill_hand(),
    "TakeTile": take_tile,
}
"""By the name of the step on top of the agenda."""


def bag_of(nobles: int) -> CityState:
    """A settler is to be drawn, but the bag is empty; so many Nobles are in their supply."""
    s = together(2)
    for place, left in ((BAG, 0), (NOBLE_SUPPLY, nobles)):
        for piece in s.places[place][left:]:
            s.move(piece, place, GONE, 0)
    on_agenda(s, OpenGates(1), Turn())
    s.settle()
    return s


def victory(edict: int = -1) -> CityState:
    """The last Monument that is wanted is built where its objective is met; the Edict, if any, is Boundary."""
    s = expanding(together(2), block_map("aa.b", a="BRHH HHHH", b="HHHH"))
    s.fulfilled = list(range(s.cb.cooperative_monuments, s.cb.cooperative_monuments + s.cb.target - 1))
    s.edict = edict
    return play(supply(s, "house-of-the-surveyor"), "0: build house-of-the-surveyor at 0,0")


def tied(first: str) -> CityState:
    """The end of a match without a VP: seat 1 has a settler more, or as many settlers and a Monument more."""
    s = columns(expanding(ready(2), EX3, EX3, turn=36), *COLUMNS)
    s.city[1].settle(0, settler("r"))
    if first:
        s.city[0].settle(0, settler(first))
        s.city[1].cover(1, s.box.by_name["guild-of-the-set-square"])
    return play(s, "1: end expansion")


TOLD: dict[str, Callable[[], CityState]] = {
    "moved": lambda: play(last_turn("Expand", 2), "1: move to 0,1 turned 1"),
    "nobles-in-bag": lambda: bag_of(3),
    "no-immigration": lambda: bag_of(0),
    "fulfilled": victory,
    "outcome-won": victory,
    "outcome-won-edict": lambda: victory(0),
    "tie-settlers": lambda: tied(""),
    "tie-monuments": lambda: tied("r"),
}
"""For events that random play rarely meets, a position before which they were told."""
