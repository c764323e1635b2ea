"""The terms of a position that concern the order of turns, claims and eliminated tribes."""

from __future__ import annotations

import pytest
from games.age_of_heroes.build import heroes

from tessera.games.age_of_heroes import GAME
from tessera.games.age_of_heroes.bot.terms import TERMS, tribe_terms
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.ending import eliminate


def term(s: Heroes, name: str) -> list[float]:
    """One term of every surviving tribe."""
    return [tribe_terms(s, seat)[TERMS.index(name)] for seat in range(s.box.seats) if s.alive[seat]]


def test_turns_to_wait_follow_the_order_of_play() -> None:
    s = heroes(4, active=2)
    assert term(s, "turns-to-wait") == [0.25, 0.5, 0.75, 0.0]
    assert term(s, "active") == [0, 0, 1, 0]


def test_on_market_day_the_start_player_is_next() -> None:
    s = heroes(4, active=-1)
    s.start_seat = 1
    assert term(s, "turns-to-wait") == [0.75, 0.0, 0.25, 0.5]


def test_eliminated_tribes_are_left_out_of_the_order() -> None:
    s = heroes(4, active=0)
    eliminate(s, 1)
    assert tribe_terms(s, 1) == []
    assert term(s, "turns-to-wait") == [2 / 3, 0, 1 / 3]
    values = GAME.bot.values(s)
    assert values[1] == 0.0
    assert sum(values) == pytest.approx(1.0)


def test_a_claim_is_to_be_held_until_the_own_turn_ends() -> None:
    s = heroes(4, cities=(5, 1, 5, 5), active=2)
    s.empire_claims = [1, 0, 1, 1]
    assert term(s, "claim-to-hold") == [0.5, 0.0, 0.0, 0.25]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_claim_that_is_tested_first_has_the_best_chance(seats: int) -> None:
    """Of two tribes that differ only in the order of play, the one whose claim is tested first is more likely to win."""
    s = heroes(seats, cities=(5, 5), active=0)
    s.empire_claims[0] = s.empire_claims[1] = 1
    values = GAME.search_bot.values(s)
    assert values[0] > values[1] > max([*values[2:], 0.0])
    assert term(s, "ahead")[:2] == [25.0, 25.0]
