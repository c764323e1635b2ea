"""What the bot thinks of things, where a rule of thumb can be said."""

from __future__ import annotations

from games.the_ancient_world.build import world

from tessera.games.the_ancient_world.taste import Taste
from tessera.games.the_ancient_world.worth import Worth


def test_the_token_is_worth_the_more_the_later_ones_turn_would_come() -> None:
    s = world(4)
    holder, second, third, fourth = [Worth(s, seat, Taste()).of_token() for seat in range(4)]
    assert 0 < holder < second < third < fourth


def test_a_token_that_is_locked_or_comes_too_late_is_worth_nothing() -> None:
    locked = world(4)
    locked.hand_up = True
    last = world(4, round=6)
    assert [Worth(s, 3, Taste()).of_token() for s in (locked, last)] == [0, 0]
