"""What is in the box: cards, items, tribes (chapter 1)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from games.age_of_heroes.build import blank, heroes
from support import rule

from tessera.core.data import BadData
from tessera.core.refusal import BadCall
from tessera.games.age_of_heroes import GAME
from tessera.games.age_of_heroes.components import (
    BATTLE_COPIES,
    BATTLE_VALUES,
    COPIES,
    ITEMS,
    KIND,
    NAMES,
    RESOURCES,
    TRIBES,
    read_all,
)
from tessera.games.age_of_heroes.places import BATTLE_DECK, DECK

TABLE = {
    "iron": (0, 11),
    "wood": (12, 23),
    "grain": (24, 35),
    "stone": (36, 47),
    "gold": (48, 53),
    "limestone": (54, 59),
    "concrete": (60, 65),
    "marble": (66, 71),
    "brick": (72, 77),
    "sandstone": (78, 83),
    "granite": (84, 89),
    "population-boom": (90, 91),
    "earthquake": (92, 93),
    "volcano": (94, 95),
    "famine": (96, 97),
    "barbarians": (98, 100),
    "olympic-games": (101, 102),
    "mighty-hero": (103, 105),
    "luck": (106, 107),
}


@rule("AH-1", "AH-3", "EX-1")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_resource_deck_is_the_table_at_every_player_count(seats: int) -> None:
    s = blank(seats)
    assert s.places[DECK] == list(range(108))
    for name, (first, last) in TABLE.items():
        for card in range(first, last + 1):
            assert NAMES[s.box.kind[card]] == name


@rule("AH-2")
def test_the_deck_has_54_ordinary_36_special_and_18_event_cards() -> None:
    groups = {"ordinary": 0, "special": 0, "immediate": 0, "disaster": 0, "kept": 0}
    for resource in RESOURCES:
        groups[resource.group] += resource.copies
    assert (groups["ordinary"], groups["special"]) == (54, 36)
    assert groups["immediate"] + groups["disaster"] + groups["kept"] == 18


@rule("AH-4", "AH-5", "AH-6", "AH-7", "AH-8")
def test_the_item_deck() -> None:
    assert {item.id: item.copies for item in ITEMS} == {"city": 12, "army": 12, "citadel": 9, "general": 6, "road": 6}
    assert blank(2).supply == [12, 12, 9, 6, 6]


@rule("AH-10", "AH-11")
def test_the_battle_deck_has_six_of_each_value_from_one_to_six() -> None:
    s = blank(2)
    assert (BATTLE_VALUES, BATTLE_COPIES) == (6, 6)
    values = [s.box.kind[card] - 18 for card in s.places[BATTLE_DECK]]
    assert values == sorted(list(range(1, 7)) * 6)
    assert s.box.backs[0] != s.box.backs[19]


@rule("AH-12")
def test_each_tribe_has_its_special_resource() -> None:
    assert {tribe.id: NAMES[tribe.special] for tribe in TRIBES} == {
        "egyptians": "limestone",
        "romans": "concrete",
        "greeks": "marble",
        "babylonians": "brick",
        "celts": "sandstone",
        "chinese": "granite",
    }
    s = heroes(6)
    assert [NAMES[s.special(seat)] for seat in range(6)] == [NAMES[tribe.special] for tribe in TRIBES]


@rule("AH-13")
def test_two_to_six_play() -> None:
    assert GAME.seats == (2, 3, 4, 5, 6)
    for seats in (1, 7):
        with pytest.raises(BadCall):
            GAME.box(seats)


@rule("AH-313", "AH-269")
def test_form_and_length_of_trading_are_options_of_the_box() -> None:
    assert GAME.choose({}) == {"market": "turns", "market_circuits": 6, "tribes": "pick", "max_rounds": 100}
    assert blank(2, market="open").heroes.open_market
    assert blank(2, market_circuits=3).heroes.market_circuits == 3
    for wrong in ({"market": "auction"}, {"market_circuits": -1}, {"market_circuits": 21}, {"max_rounds": -5}):
        with pytest.raises(BadCall):
            GAME.box(2, wrong)


@rule("AH-1")
def test_copies_add_up() -> None:
    assert sum(COPIES[:19]) == 108
    assert sum(COPIES[19:]) == 36


@rule("AH-1", "AH-11", "AH-12", "AH-64")
def test_the_kit_tells_what_is_printed_on_every_component() -> None:
    printed = GAME.kit(GAME.box(2))
    assert set(printed) == {"objectives", "resources", "battle_cards", "items", "tribes"}
    assert [*printed["resources"], *printed["battle_cards"]] == NAMES
    assert printed["resources"]["luck"] == {"group": "kept", "copies": COPIES[KIND["luck"]]}
    assert printed["battle_cards"]["battle-card-6"] == {"value": 6, "copies": 6}
    assert printed["items"]["army"] == {"copies": 12, "cost": ["iron", "grain", "grain"]}
    assert printed["tribes"]["celts"] == {"special": "sandstone"}


def test_there_is_at_least_one_battle_card_of_each_value(tmp_path: Path) -> None:
    cards = (GAME.folder / "data" / "cards.toml").read_text(encoding="utf-8")
    before, _, after = cards.partition("[battle]")
    rest = re.sub(r"copies = \d+", "copies = {n}", after, count=1)
    file = tmp_path / "cards.toml"
    file.write_text(f"{before}[battle]{rest.replace('{n}', '1')}", encoding="utf-8")
    assert read_all(file)[4] == 1
    file.write_text(f"{before}[battle]{rest.replace('{n}', '0')}", encoding="utf-8")
    with pytest.raises(BadData, match="copies"):
        read_all(file)
