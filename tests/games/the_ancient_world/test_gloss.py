"""What a view says besides its facts, for those who draw it."""

from __future__ import annotations

from games.the_ancient_world.build import own, set_army, set_titans, world
from support import rule

from tessera.core.seats import WATCHER
from tessera.core.view import look


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
    assert view["banners"][0]["red"] == [5, 8, 11]
    assert (view["bonus"][0], view["worth"][0]) == ({"citadel": 3}, 13)


@rule("AW-50", "AW-51", "AW-68", "AW-69")
def test_a_view_says_what_is_covered_and_what_capacity_and_food_are_used() -> None:
    view = look(world(), 0).json()
    assert (view["covered"], view["owned"], view["mouths"]) == ({"explore": 2, "grow": 3}, [2, 2], [3, 3])
