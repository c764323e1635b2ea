"""The end of the game (TT-49 to TT-53)."""

from __future__ import annotations

from random import Random

import pytest
from games.tides_of_time.build import DECK_OF_G1, draft, draft_all, hand, keep_any, play, start, tides
from support import rule

from tessera.core.playout import play_out
from tessera.games.tides_of_time import GAME
from tessera.games.tides_of_time.state import Tides
from tessera.games.tides_of_time.steps.rounds import Draft, ScoreRound


def ended(first: list[int], second: list[int], nest: int | None = None) -> Tides:
    """The last pick of a game with these points so far; the last round gives none. One seat may hold Kings Nest."""
    hands = ["1" if nest == seat else "23"[seat] for seat in range(2)]
    s = tides(hands=hands, agenda=[Draft(), ScoreRound()], round=3)
    s.round_scores = [first[:], second[:]]
    draft(s, *[int(held) for held in hands])
    return s


def result(s: Tides, seat: int) -> int:
    """The outcome as a number, by the winners alone."""
    if len(s.winners()) == 2:
        return 0
    return 1 if s.winners() == [seat] else -1


@rule("TT-49")
def test_the_game_ends_with_the_scoring_of_the_third_round() -> None:
    rng = Random(1)
    s = start(DECK_OF_G1)
    for _ in range(2):
        draft_all(s, rng)
        assert not s.over()
        keep_any(s, DECK_OF_G1, rng)
    for _ in range(4):
        draft(s, hand(s, 0)[0], hand(s, 1)[0])
    play(s, f"0: {s.options(0)[0].text}")
    assert not s.over()
    play(s, f"1: {s.options(1)[0].text}")
    assert s.over()
    assert [len(scores) for scores in s.round_scores] == [3, 3]
    assert s.options(0) == s.options(1) == []
    assert [len(relics) for relics in s.relics] == [2, 2]


@rule("TT-50")
@pytest.mark.parametrize(("first", "second", "winners"), [([30, 1], [10, 20], [0]), ([0, 29], [30, 0], [1])])
def test_the_higher_sum_of_all_rounds_wins(first: list[int], second: list[int], winners: list[int]) -> None:
    s = ended(first, second)
    assert s.scores() == [sum(first), sum(second)]
    assert s.winners() == winners


@rule("TT-50")
def test_the_last_round_counts_towards_the_sum() -> None:
    s = tides(hands=["3", "10"], kingdoms=["4", "11"], agenda=[Draft(), ScoreRound()], round=3)
    s.round_scores = [[10, 5], [2, 1]]
    draft(s, 3, 10)
    assert s.scores() == [18, 15]


@rule("TT-51")
def test_equal_scores_are_a_shared_victory() -> None:
    assert ended([20, 5], [5, 20]).winners() == [0, 1]


@rule("TT-52")
@pytest.mark.parametrize("nest", [0, 1])
def test_kings_nest_does_not_break_a_tie_of_final_scores(nest: int) -> None:
    assert ended([20, 5], [5, 20], nest).winners() == [0, 1]


@rule("TT-53")
def test_a_result_is_one_nothing_or_minus_one_and_the_seats_sum_to_nothing() -> None:
    assert [result(ended([9], [8]), seat) for seat in range(2)] == [1, -1]
    assert [result(ended([8], [8]), seat) for seat in range(2)] == [0, 0]
    assert [result(ended([8], [9]), seat) for seat in range(2)] == [-1, 1]
    for seed in range(40):
        s = GAME.begin(GAME.box(2))
        assert isinstance(s, Tides)
        play_out(s, Random(seed))
        lead = s.scores()[0] - s.scores()[1]
        assert result(s, 0) == -result(s, 1) == (lead > 0) - (lead < 0)
