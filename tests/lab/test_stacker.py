"""DC-75. The programs behind the balance figures: the player who stacks citizens on Draft, and the effects of single cards."""

from __future__ import annotations

from random import Random

import pytest
from games.the_ancient_world.build import means, open_box, put_citizen, set_citizens, set_titans, turn, world
from support import rule

from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.bot.parameters import Parameters
from tessera.games.the_ancient_world.state import Ancient
from tessera.lab.ancient_world_card_effects import Effect, compare, play_on
from tessera.lab.ancient_world_stacker import Stacker, best_plan, mixed, needed, open_stack, play


@rule("AW-132", "AW-136")
def test_a_stack_grows_with_every_citizen() -> None:
    assert [needed(lack, 0) for lack in (1, 2, 3, 4, 6, 7)] == [1, 2, 2, 3, 3, 4]
    assert [needed(lack, 2) for lack in (1, 3, 4, 7, 8)] == [1, 1, 2, 2, 3]


@rule("AW-90")
def test_only_higher_citizens_can_follow() -> None:
    s = put_citizen(set_citizens(world(), 0, 4), 1, 2, "draft")
    assert open_stack(s, 0) == [3, 4]


def facing_stone_being() -> Ancient:
    """Both starting cards give 4. Two citizens on Draft reach the 6 of Whispering Mask, three the 8 of Stone Being."""
    return turn(means(set_titans(world(), "whispering-mask", "stone-being", "tide-caller"), 0, 6), 0)


def test_the_plan_is_the_titan_that_a_stack_brings_within_reach() -> None:
    s = facing_stone_being()
    parameters = Parameters()
    assert best_plan(s, 0, 3, parameters)[1] == 3
    assert best_plan(s, 0, 2, parameters)[1] == 2
    assert best_plan(s, 0, 1, parameters)[1] == 0


def test_a_dogged_stacker_goes_through_with_it() -> None:
    s = facing_stone_being()
    bot = Stacker(sensible=False)
    chosen = []
    for _ in range(3):
        options = s.options(0)
        weights = bot.weigh(s, 0, options)
        chosen.append(options[weights.index(max(weights))])
        s.apply(0, chosen[-1])
        while s.waiting() == (1,):
            s.apply(1, s.minted.pass_turn)
    assert [action.text for action in chosen[:2]] == ["place 1 draft", "place 2 draft"]
    assert chosen[2].text.startswith("attack whispering-mask")


@pytest.mark.parametrize("seats", [2, 4])
def test_stackers_play_to_the_end(seats: int) -> None:
    bots = [Stacker(sensible=True), *mixed()][:seats]
    assert play(open_box(seats), bots, Random(1)).round == 6


def test_a_match_is_played_on_with_and_without_a_card() -> None:
    s = GAME.begin(open_box(2))
    assert isinstance(s, Ancient)
    bought = play_on(s, Random(3))
    effect = Effect()
    for purchase in bought[:3]:
        compare(purchase, Random(4), effect)
    assert effect.n == 3
    assert 0.0 <= effect.wins_without <= 3.0
    assert effect.points != 0
