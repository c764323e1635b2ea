"""The values of the bot, where a rule of thumb says what they should be."""

from __future__ import annotations

from games.the_ancient_world.build import kind, means, put_citizen, set_row, world

from tessera.games.the_ancient_world.board_actions import LABOR_GIVES
from tessera.games.the_ancient_world.bot.parameters import Parameters
from tessera.games.the_ancient_world.bot.valuation import Valuation
from tessera.games.the_ancient_world.cards import CAPACITY
from tessera.games.the_ancient_world.state import Ancient


def test_the_token_is_worth_the_more_the_later_ones_turn_would_come() -> None:
    s = world(4)
    holder, second, third, fourth = [Valuation(s, seat, Parameters()).of_token() for seat in range(4)]
    assert 0 < holder < second < third < fourth


def test_a_token_that_is_locked_or_comes_too_late_is_worth_nothing() -> None:
    locked = world(4)
    locked.hand_up = True
    last = world(4, round=6)
    assert [Valuation(s, 3, Parameters()).of_token() for s in (locked, last)] == [0, 0]


def late(round: int) -> Ancient:
    """A late round with an empty row; seat 0 can pay any card."""
    return means(set_row(world(2, round=round)), 0, coins=9, knowledge=9)


def explored(s: Ancient) -> float:
    return Valuation(s, 0, Parameters()).of_explore()


def test_explore_finds_something_to_build_when_the_row_is_bare() -> None:
    for round in (5, 6):
        s = late(round)
        assert explored(s) > Valuation(s, 0, Parameters()).coin * LABOR_GIVES


def test_explore_is_idle_in_the_last_round_without_another_citizen_or_room_to_build() -> None:
    alone = put_citizen(put_citizen(late(6), 0, 2, "labor"), 0, 3, "learn")
    cramped = late(6)
    cramped.live[0][CAPACITY] = cramped.n_owned(0)
    assert [explored(s) for s in (alone, cramped)] == [0.05, 0.05]


def test_a_card_that_can_be_paid_next_round_is_worth_storing_but_not_in_the_last() -> None:
    fifth, sixth = (Valuation(means(late(round), 0, coins=2, knowledge=2), 0, Parameters()) for round in (5, 6))
    festival = fifth.s.cards[kind(fifth.s, "moon-festival")]
    assert fifth.of_store(festival) > fifth.coin * LABOR_GIVES, "a citizen brings more by storing it than by Labor"
    assert fifth.of_store(festival) < fifth.of_buy(festival)
    assert sixth.of_store(festival) == 0
