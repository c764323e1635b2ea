"""The laws of every game, for the modes and numbers of players that single departures from the defaults do not reach."""

from __future__ import annotations

from random import Random

import pytest
from games.city_builder.build import draw_first, expanding, hand, play, ready
from games.city_builder.maps import block_map
from laws import test_engine, test_tables, test_views
from laws.worlds import Case

from tessera.core.view import imagine, look
from tessera.games.city_builder import GAME
from tessera.games.city_builder.state import ASIDE, HAND, STACK, UNDER

CASES = [
    Case(GAME, 2, (("mode", "cooperative"),)),
    Case(GAME, 3, (("mode", "cooperative"), ("difficulty", "advanced"), ("extra_commoners", 2))),
    Case(GAME, 4, (("mode", "cooperative"), ("edict", False), ("difficulty", "intermediate"))),
    Case(GAME, 1, (("mode", "solo"), ("difficulty", "advanced"), ("extra_commoners", 1), ("edict", False))),
]
LAWS = [
    test_views.test_a_view_is_all_that_a_seat_knows,
    test_views.test_worlds_that_look_alike_stay_alike,
    test_engine.test_a_clone_never_touches_its_parent,
    test_engine.test_a_saved_state_is_the_same_state,
    test_engine.test_options_are_sorted_stable_and_there,
    test_engine.test_pieces_are_conserved,
    test_engine.test_every_random_match_ends,
    test_engine.test_a_time_out_always_helps,
    test_tables.test_a_record_replays_to_the_same_bytes,
    test_tables.test_a_take_back_leaves_all_as_it_was,
    test_tables.test_a_refusal_changes_nothing_and_cites_a_rule,
]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("test_"))
def test_laws_hold_in_every_mode(case: Case, law: object) -> None:
    assert callable(law)
    law(case)


def test_imagined_stacks_hold_city_tiles_only_and_the_discarders_tile_stays() -> None:
    """I-6 to I-8, CB-61. Starter tiles can be under the stack or in hands, never in it or out of the game unseen."""
    s = hand(expanding(ready(3), block_map("a")), 0, "c05 blue-2")
    play(s, "0: discard blue-2", "0: discard c05", "0: end expansion")
    draw_first(s)
    for seat in range(3):
        view = look(s, seat)
        for seed in range(20):
            world = imagine(view, Random(seed))
            assert max(world.kinds_in(STACK) + world.kinds_in(ASIDE)) < 60
            assert look(world, seat) == view
            if seat == 0:
                assert world.kinds_in(UNDER) == s.kinds_in(UNDER)
                assert world.kinds_in(HAND) == s.kinds_in(HAND)
