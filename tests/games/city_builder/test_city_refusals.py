"""Every refusal is provoked once, and says in both languages what the rule asks for."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from games.city_builder.build import (
    built,
    columns,
    expanding,
    hand,
    line,
    on_agenda,
    play,
    ready,
    refused,
    settler,
    supply,
    together,
)
from games.city_builder.maps import EX3, block_map
from games.city_builder.positions import COLUMNS, expand, last_turn

from tessera.games.city_builder import GAME
from tessera.games.city_builder.state import ASIDE, STACK, CityState
from tessera.games.city_builder.steps.expansion import LayTile
from tessera.games.city_builder.steps.upkeep import TakeTile

SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in GAME.folder.glob("**/*.py"))
REFUSED = re.compile(r'\brefuse\(\s*"(CB-\d+)",\s*"([a-z-]+)"')
TOLD = {"no-immigration", "no-immigration-you"}
"""Keys of events that begin like those of refusals."""


def district(cells: str, settlers: str = "", shape: str = "a") -> CityState:
    """A city with one completed district: its cells, and who lives there."""
    s = columns(ready(2), *COLUMNS)
    expanding(s, block_map(shape, a=cells))
    for letter in settlers:
        s.city[0].settle(0, settler(letter))
    return supply(s, "temple-of-apollo")


def laid() -> CityState:
    """The tile of this turn lies at 2,0."""
    s = hand(ready(2), 0, "c01 c02 c03")
    return play(s, "0: lay c01 at 2,0 turned 0")


def no_stack(s: CityState) -> CityState:
    for piece in s.places[STACK][:]:
        s.move(piece, STACK, ASIDE, 0)
    return s


def under_monument() -> CityState:
    s = district("BRHH HHHH", shape="aa")
    built(s, 0, "golden-waystone", 0, 0)
    return s


BLUE = "gain track 0 column-0 into 0,0"
NOBLE = "gain track 0 column-1 into 0,0"
TEMPLE = "build temple-of-apollo at 0,0"

Case = tuple[str, Callable[[], CityState], str, str, str]
"""The key, the position, what seat 0 tries, and how the sentences end in English and German."""

SETUP: list[Case] = [
    (
        "no-starters-first",
        lambda: last_turn("ChooseStarterSet", 4),
        "end expansion",
        "a Starter set is chosen now, with: choose COLOUR starters",
        "jetzt wird ein Startsatz gewählt, mit: choose COLOUR starters",
    ),
    (
        "no-starters-taken",
        lambda: play(last_turn("ChooseStarterSet", 2), "1: choose blue starters"),
        "choose blue starters",
        "the blue Starter set is taken; 3 are left",
        "der Startsatz Blau ist vergeben; 3 sind übrig",
    ),
    (
        "no-own-track",
        lambda: last_turn("Immigrate", 4, mode="cooperative"),
        "admit to track 1",
        "the settler goes to one of your own tracks, 3 or 4",
        "der Siedler kommt auf eine deiner eigenen Leisten, 3 oder 4",
    ),
    (
        "no-one-of-two",
        lambda: last_turn("ImmigrateAlone", 1),
        "admit red-noble and return red-noble",
        "add one of the two settlers drawn, and return or dismiss the other",
        "stelle einen der zwei gezogenen Siedler an, und lege den anderen zurück oder nimm ihn aus dem Spiel",
    ),
]
TILE: list[Case] = [
    ("no-lay-first", lambda: ready(2), "end expansion", "with: lay TILE at X,Y turned 0-3", "mit: lay TILE at X,Y turned 0-3"),
    (
        "no-tile-not-in-hand",
        lambda: hand(ready(2), 0, "c01"),
        "lay c02 at 2,0 turned 0",
        "City tile 2 is not in your hand, which holds one tile",
        "Stadtplättchen 2 ist nicht auf deiner Hand; sie hat ein Plättchen",
    ),
    (
        "no-place-taken",
        lambda: on_agenda(laid(), LayTile()),
        "lay c02 at 2,0 turned 0",
        "a tile already lies at 2,0",
        "bei 2,0 liegt schon ein Plättchen",
    ),
    (
        "no-place-apart",
        lambda: hand(ready(2), 0, "c01"),
        "lay c01 at 5,5 turned 0",
        "5,5 shares no side with a tile of your city; 6 positions do",
        "5,5 grenzt an kein Plättchen deiner Stadt; 6 Stellen tun das",
    ),
    ("no-second-tile", laid, "lay c02 at 3,0 turned 0", "move to X,Y turned 0-3", "move to X,Y turned 0-3"),
    ("no-tile-lies-so", laid, "move to 2,0 turned 0", "already lies at 2,0, turned like that", "bei 2,0, genau so gedreht"),
    (
        "no-tile-stays",
        lambda: district("BSHH"),
        "move to 5,0 turned 0",
        "so the tile stays where it is",
        "also bleibt das Plättchen liegen",
    ),
]
SETTLERS: list[Case] = [
    (
        "no-expansion-goes-on",
        laid,
        "take c17",
        "now gain settlers, build Monuments, or end your turn",
        "jetzt hole Siedler, baue Monumente oder beende deinen Zug",
    ),
    ("no-settler-named-so", laid, "gain track 0 into 0,0", "by track alone in the others", "sonst nur mit der Leiste"),
    (
        "no-foreign-track",
        lambda: expanding(ready(3), EX3),
        "gain track 1 column-0 into 0,0",
        "only from your own end of your own tracks",
        "nur von deinem eigenen Ende deiner eigenen Leisten",
    ),
    (
        "no-such-district",
        lambda: district("BSHH"),
        "gain track 0 column-0 into 4,4",
        "no completed district of your city has 4,4 as its first block",
        "kein vollendetes Viertel deiner Stadt hat 4,4 als ersten Block",
    ),
    (
        "no-last-settler",
        lambda: columns(district("BSHH"), "___b___", *COLUMNS[1:]),
        BLUE,
        "the last settler of a column is never taken",
        "der letzte Siedler einer Spalte wird nie geholt",
    ),
    (
        "no-one-at-gate",
        lambda: expanding(line(together(2), 0, ""), EX3),
        "gain track 0 into 0,0",
        "nobody stands at the gate of track 1",
        "am Tor der Leiste 1 steht niemand",
    ),
    ("no-home-under-monument", under_monument, BLUE, "so nobody can live there", "also kann dort niemand wohnen"),
    (
        "no-house-free",
        lambda: district("BRHH", "rg"),
        BLUE,
        "all 2 Houses of that district are occupied",
        "alle 2 Häuser dieses Viertels sind bewohnt",
    ),
    (
        "no-second-of-colour",
        lambda: district("BRHH", "b"),
        BLUE,
        "where a settler of that colour already lives",
        "in dem schon ein Siedler dieser Farbe wohnt",
    ),
    (
        "no-landmarks-commoner",
        lambda: district("GGHH"),
        BLUE,
        "the district has none of its colour, 2 of other colours and no free Statue",
        "das Viertel hat keines der eigenen Farbe, 2 anderer Farben und keine freie Statue",
    ),
    (
        "no-landmarks-noble",
        lambda: district("RGHH"),
        NOBLE,
        "the district has one of its colour, one of other colours and no free Statue",
        "das Viertel hat eines der eigenen Farbe, eines anderer Farben und keine freie Statue",
    ),
    (
        "no-landmarks-purple",
        lambda: columns(district("BSHH"), "pgobbgr", *COLUMNS[1:]),
        BLUE,
        "needs Landmarks of 3 colours; the district has Landmarks of one colour and one free Statue",
        "braucht Wahrzeichen von 3 Farben; das Viertel hat Wahrzeichen einer Farbe und eine freie Statue",
    ),
    (
        "no-statue-set",
        lambda: expand("0: gain track 0 column-0 into 3,0"),
        "assign red red",
        "with one free Statue there are 3 ways to choose them",
        "mit einer freien Statue gibt es dafür 3 Möglichkeiten",
    ),
]
MONUMENTS: list[Case] = [
    (
        "no-monument-not-in-supply",
        lambda: district("BRHH HHHH", shape="aa"),
        "build golden-waystone at 0,0",
        "Golden Waystone is not in the supply, which holds one Monument",
        "Goldener Meilenstein liegt nicht in der Auslage; sie hat ein Monument",
    ),
    (
        "no-monument-shape",
        lambda: district("BRHH"),
        TEMPLE,
        "exactly two blocks side by side; this one has one block",
        "aus genau zwei Blöcken nebeneinander; dieses hat einen Block",
    ),
    (
        "no-second-monument",
        under_monument,
        TEMPLE,
        "a Monument already stands in that district",
        "in diesem Viertel steht schon ein Monument",
    ),
    (
        "no-monument-among-settlers",
        lambda: district("BRHH HHHH", "b", "aa"),
        TEMPLE,
        "a settler lives in that district",
        "in diesem Viertel wohnt ein Siedler",
    ),
    (
        "no-landmarks-monument",
        lambda: district("BGHH HHHH", shape="aa"),
        TEMPLE,
        "needs a blue and a red Landmark; the district has only one of them and no free Statue",
        "braucht ein blaues und ein rotes Wahrzeichen; das Viertel hat nur eines davon und keine freie Statue",
    ),
]
UPKEEP: list[Case] = [
    (
        "no-stack-no-discard",
        lambda: no_stack(laid()),
        "discard c05",
        "the stack is empty, so nobody discards any more",
        "der Stapel ist leer, deshalb legt niemand mehr Plättchen ab",
    ),
    (
        "no-discard-of-last",
        lambda: hand(ready(2), 0, "c05"),
        "discard c05",
        "your last tile must be laid",
        "dein letztes Plättchen musst du legen",
    ),
    (
        "no-discards-together",
        lambda: on_agenda(together(2), TakeTile()),
        "discard c01",
        "tiles are never discarded in this game",
        "in diesem Spiel wird nie ein Plättchen abgelegt",
    ),
    (
        "no-take-from-supply",
        lambda: on_agenda(together(2), TakeTile()),
        "end expansion",
        "take one of the 3 tiles of the supply",
        "nimm eines der 3 Plättchen der Auslage",
    ),
]
CASES = [*SETUP, *TILE, *SETTLERS, *MONUMENTS, *UPKEEP]


def test_every_refusal_is_provoked_and_worded() -> None:
    keys = {key for _, key in REFUSED.findall(SOURCE)}
    assert SOURCE.count("refuse(") == len(REFUSED.findall(SOURCE))
    assert "Refused(" not in SOURCE
    assert {case[0] for case in CASES} == keys
    own = (GAME.folder / "words" / "en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(no-[a-z-]+) =", own, re.M)) - TOLD == keys


@pytest.mark.parametrize(("key", "make", "text", "english", "german"), CASES, ids=[case[0] for case in CASES])
def test_a_refusal_says_why(key: str, make: Callable[[], CityState], text: str, english: str, german: str) -> None:
    s = make()
    seat = s.waiting()[0]
    answer = refused(s, seat, text)
    assert answer.message.key == key
    assert answer.reason.endswith(english)
    assert GAME.words("de").tell(answer.message.json(s.box.names), None, []).endswith(german)
