"""What a view says besides its facts, what the kit says of the components, and the types of both."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import get_type_hints

import msgspec
import pytest
from games.the_ancient_world.build import FIRST_DECK, own, set_army, set_titans, world
from laws.worlds import Case, positions
from support import rule

from tessera.core.seats import WATCHER
from tessera.core.view import look
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.actions import SPACES
from tessera.games.the_ancient_world.view import AncientKit, AncientView


@rule("AW-208", "AW-217", "AW-218", "AW-220")
def test_a_view_says_what_armies_cost_and_how_far_they_reach() -> None:
    s = set_titans(world(), "stone-being")
    set_army(s, 0, 0, "merkian-troop", "ford-spears", picture_coins=1)
    own(s, 0, "hunters-of-merk", "bronze-foundry", "shield-hall")
    view = look(s, 1).json()
    troop = view["armies"][0][0]
    assert (troop["ready"], troop["price"], troop["brings"]["sword"], troop["brings"]["arrow"]) == (True, 2, 2, 3)
    reach = view["reach"][0][1]
    assert (reach["defence"], reach["free"], reach["armies"], reach["all"]) == (8, 3, {"1": 5, "2": 2}, 10)


@rule("AW-312", "AW-353")
def test_a_view_says_what_banners_and_scoring_cards_give_now() -> None:
    s = own(world(), 0, "citadel", "crane", "ember-quarter", "distant-outpost")
    view = look(s, WATCHER).json()
    assert view["banners"][0]["red"] == (5, 8, 11)
    assert (view["bonus"][0], view["points_now"][0]) == ({"citadel": 3}, 13)


@rule("AW-50", "AW-51", "AW-68", "AW-69")
def test_a_view_says_what_is_covered_and_what_capacity_and_food_are_used() -> None:
    view = look(world(), 0).json()
    assert (view["covered"], view["owned"], view["mouths"]) == ({"explore": 2, "grow": 3}, [2, 2], [3, 3])


# -- types --------------------------------------------------------------------------------------------------------


def expect_view(view: dict[str, object]) -> None:
    """A view is of the type that clients are told, and has no key besides."""
    msgspec.convert(json.loads(json.dumps(view)), AncientView)
    assert set(view) <= set(get_type_hints(AncientView))


@pytest.mark.parametrize("seats", GAME.seats)
def test_views_are_of_their_type(seats: int) -> None:
    case = Case(GAME, seats, (("expand_plus", True),))
    expect_view(look(GAME.start(GAME.box(seats)), 0).json())
    for s in positions(case, seats, 40):
        for seat in case.eyes():
            expect_view(look(s, seat).json())


# -- the kit ------------------------------------------------------------------------------------------------------


def test_the_kit_is_of_its_type_and_holds_every_card_and_space() -> None:
    kit = GAME.kit(GAME.box(2))
    assert msgspec.convert(json.loads(json.dumps(kit)), AncientKit) == kit
    assert set(kit) == set(get_type_hints(AncientKit))
    assert set(kit["cards"]) == set(GAME.box(2).names)
    assert list(kit["spaces"]) == list(SPACES)


def test_the_kit_says_what_is_printed() -> None:
    kit = GAME.kit(GAME.box(2))
    bank, yard, troop, titan = (kit["cards"][id] for id in ("amber-bank", "masons-yard", "merkian-troop", "stone-being"))
    assert (bank["group"], bank["deck"], bank["copies"], bank["cost"]) == ("empire", "B", 2, {"coins": 4, "knowledge": 1})
    assert (bank["banners"], bank["symbols"]) == (["yellow", "yellow"], {"income_coin": 1})
    assert yard["formulas"] == [{"kind": "action", "icons": ["1", "repair", "+", "2", "coin"]}]
    assert (troop["active"], troop["legacy"]) == ({"sword": 1, "arrow": 3}, {"sword": 1})
    assert (titan["stars"], titan["defence"], titan["counts_arrows"], titan["deck"]) == (2, 8, True, "two-star")
    explore = kit["spaces"]["explore"]
    assert (explore["opens"], explore["any_skill"], explore["surcharge"]) == (2, False, 0)


@pytest.mark.parametrize("language", GAME.languages)
def test_every_sentence_of_the_kit_can_be_worded(language: str) -> None:
    kit, words = GAME.kit(GAME.box(2)), GAME.words(language)
    prints = [*kit["cards"].values(), *kit["spaces"].values()]
    said = [words.tell(message, None, []) for one in prints for message in one["text"]]
    said += [words.tell(space["short"], None, []) for space in kit["spaces"].values()]
    assert all(not set("?{}") & set(sentence) for sentence in said)


def test_the_kit_of_a_pack_has_the_cards_of_the_pack(tmp_path: Path) -> None:
    """Names, prices, effects and new cards are those of the box that is played."""
    pack = tmp_path / "own"
    shutil.copytree(FIRST_DECK, pack)
    text = (pack / "empire.toml").read_text(encoding="utf-8")
    text = text.replace('name = "Tidal Nets"', 'name = "Eel Traps"').replace('id = "salt-road"', 'id = "amber-road"')
    text = text.replace("effects = [{ repair = 2 }]", "pay = { coins = 1 }, effects = [{ repair = 2 }, { gain_coins = 1 }]")
    (pack / "empire.toml").write_text(text, encoding="utf-8")
    cards = GAME.kit(GAME.box(2, {"pack": str(pack)}))["cards"]
    assert cards["tidal-nets"]["name"] == "Eel Traps"
    assert "amber-road" in cards
    assert "salt-road" not in cards
    assert cards["masons-yard"]["formulas"][0]["icons"] == ["1", "coin", "→", "2", "repair", "+", "1", "coin"]
    said = [GAME.words().tell(message, None, []) for message in cards["masons-yard"]["text"]]
    assert said[-3:] == ["Action for 1 coin:", "Repair up to 2 cards.", "Gain 1 coin."]


def test_nothing_of_the_bots_is_in_the_kit() -> None:
    said = json.dumps(GAME.kit(GAME.box(2)))
    assert "parameters" not in said
    assert not any(name in said for name in ("spare_food", "patience", "rating", "simulations"))
