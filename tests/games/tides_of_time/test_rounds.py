"""Setting up and drafting (TT-7 to TT-19)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from games.tides_of_time.build import (
    ALL,
    DECK_OF_G1,
    draft,
    draft_all,
    feed,
    hand,
    keep_any,
    kingdom,
    name,
    pile,
    play,
    printed,
    start,
    tides,
)
from support import rule

from tessera.core.dealer import Dealer
from tessera.core.match import Match
from tessera.core.seats import CHANCE, WATCHER
from tessera.core.view import look
from tessera.games.tides_of_time import GAME
from tessera.games.tides_of_time.actions import DEAL
from tessera.games.tides_of_time.scoring import score
from tessera.games.tides_of_time.state import HAND, KINGDOM, Tides
from tessera.games.tides_of_time.steps.rounds import Draft, ScoreRound

# -- setting up -----------------------------------------------------------------------------------------------------


@rule("TT-7")
def test_every_card_left_is_as_likely_to_be_drawn_as_any_other() -> None:
    s = GAME.begin(GAME.box(2))
    assert isinstance(s, Tides)
    for n in range(18, 8, -1):
        assert len(pile(s)) == n
        assert s.waiting() == (CHANCE,)
        assert s.options(CHANCE) == [DEAL[number - 1] for number in pile(s)]
        assert s.agenda[-1].weights(s) == []
        s.apply(CHANCE, s.options(CHANCE)[n // 2])


@rule("TT-7")
def test_dealers_deal_every_card_first_about_as_often() -> None:
    """Nine hundred deals: each card comes first fifty times, give or take five standard deviations."""
    first = Counter(Match(GAME, GAME.box(2), Dealer.seeded(seed, 2)).entries[0] for seed in range(900))
    assert len(first) == 18
    assert all(16 <= n <= 84 for n in first.values())


@rule("TT-8")
def test_both_are_dealt_five_and_eight_form_the_pile() -> None:
    s = start(DECK_OF_G1)
    assert [len(hand(s, 0)), len(hand(s, 1)), len(pile(s))] == [5, 5, 8]


@rule("TT-9")
def test_a_written_deck_is_read_from_the_front() -> None:
    deck = list(range(18, 0, -1))
    s = start(deck)
    assert [hand(s, 0), hand(s, 1)] == [[14, 15, 16, 17, 18], [9, 10, 11, 12, 13]]
    rng = Random(1)
    for drawn in ([8, 7], [6, 5]), ([4, 3], [2, 1]):
        draft_all(s, rng)
        keep_any(s, deck, rng)
        for seat in range(2):
            assert set(drawn[seat]) <= set(hand(s, seat))


@rule("TT-10")
def test_kingdoms_start_empty_and_scores_at_nothing() -> None:
    s = start(DECK_OF_G1)
    assert [kingdom(s, 0), kingdom(s, 1)] == [[], []]
    assert s.scores() == [0, 0]
    assert s.round_scores == [[], []]


# -- a pick ---------------------------------------------------------------------------------------------------------


@rule("TT-12")
@pytest.mark.parametrize("first", [0, 1])
def test_a_pick_stays_sealed_until_both_are_in(first: int) -> None:
    s = tides(hands=["7 8", "3 4"], agenda=[Draft()])
    second = 1 - first
    before = [look(s, seat).json() for seat in (second, WATCHER)]
    pick = {0: f"0: draft {name(7)}", 1: f"1: draft {name(3)}"}
    play(s, pick[first])
    after = [look(s, seat).json() for seat in (second, WATCHER)]
    for view in before:
        view["answered"][first] = True
    assert after == before
    assert [kingdom(s, 0), kingdom(s, 1)] == [[], []]
    play(s, pick[second])
    assert [kingdom(s, 0), kingdom(s, 1)] == [[7], [3]]


@rule("TT-12")
def test_both_are_asked_at_the_same_time() -> None:
    s = start(DECK_OF_G1)
    assert s.waiting() == (0, 1)
    assert len(s.options(0)) == len(s.options(1)) == 5


@rule("TT-13")
def test_both_cards_are_shown_to_all_and_join_their_owners_kingdoms() -> None:
    s = start(DECK_OF_G1)
    draft(s, 15, 6)
    assert [kingdom(s, 0), kingdom(s, 1)] == [[15], [6]]
    for seat in (0, 1, WATCHER):
        assert [printed(ids) for ids in look(s, seat)["kingdoms"]] == [[15], [6]]


@rule("TT-14")
def test_hands_are_exchanged_after_a_pick() -> None:
    s = start(DECK_OF_G1)
    draft(s, 15, 6)
    assert [hand(s, 0), hand(s, 1)] == [[4, 7, 12, 14], [3, 8, 10, 17]]


# -- a round --------------------------------------------------------------------------------------------------------


@rule("TT-11")
def test_a_game_has_three_rounds_of_five_picks() -> None:
    rng = Random(2)
    s = start(DECK_OF_G1)
    asked = []
    while not s.over():
        asked.append((s.round, s.pick))
        for seat in range(2):
            s.apply(seat, rng.choice(s.options(seat)))
        feed(s, DECK_OF_G1)
    picks = [(round, pick) for round in (1, 2, 3) for pick in (1, 2, 3, 4, 5, 0)]
    assert asked == picks[:-1]  # 0 is the choice of a relic


@rule("TT-15")
def test_hands_shrink_by_one_a_pick_and_the_last_is_forced() -> None:
    rng = Random(3)
    s = start(DECK_OF_G1)
    for round in (1, 2, 3):
        for pick in (1, 2, 3, 4, 5):
            assert (s.round, s.pick) == (round, pick)
            for seat in range(2):
                assert len(hand(s, seat)) == len(s.options(seat)) == 6 - pick
            draft(s, *[rng.choice(hand(s, seat)) for seat in range(2)])
        if round < 3:
            keep_any(s, DECK_OF_G1, rng)


@rule("TT-16")
def test_of_ones_first_five_cards_one_keeps_three_and_the_rival_gets_two() -> None:
    for seed in range(30):
        s = tides(hands=["1 2 3 4 5", "6 7 8 9 10"], agenda=[Draft()])
        draft_all(s, Random(seed))
        mine, theirs = set(kingdom(s, 0)), set(kingdom(s, 1))
        assert (len(mine & {1, 2, 3, 4, 5}), len(theirs & {1, 2, 3, 4, 5})) == (3, 2)
        assert (len(mine & {6, 7, 8, 9, 10}), len(theirs & {6, 7, 8, 9, 10})) == (2, 3)


@rule("TT-18")
def test_points_of_a_round_are_added_to_the_total() -> None:
    s = tides(hands=["3", "8"], kingdoms=["4 5", "10 11"], agenda=[Draft(), ScoreRound(), ScoreRound()])
    s.round_scores = [[5], [7]]
    draft(s, 3, 8)
    assert s.round_scores == [[5, 6, 6], [7, 15, 15]]  # two Libraries; two Strongholds and three suits absent
    assert s.scores() == [17, 37]


@rule("TT-18", "TT-19", "TT-28")
def test_kingdoms_of_five_six_and_seven_cards_are_scored_after_the_fifth_pick() -> None:
    rng = Random(4)
    s = start(DECK_OF_G1)
    for round, size in ((1, 5), (2, 6), (3, 7)):
        for _ in range(4):
            draft(s, *[rng.choice(hand(s, seat)) for seat in range(2)])
        assert len(s.round_scores[0]) == round - 1
        lying = [sorted(s.places[KINGDOM + seat] + s.places[HAND + seat]) for seat in range(2)]
        assert [len(lying[0]), len(lying[1])] == [size, size]
        draft(s, *[hand(s, seat)[0] for seat in range(2)])
        points = score(s.tides.cards, lying, False)
        assert [scores[-1] for scores in s.round_scores] == [sum(points[0]), sum(points[1])]
        assert len(s.round_scores[0]) == round
        if round < 3:
            keep_any(s, DECK_OF_G1, rng)


@rule("TT-11", "TT-80")
def test_after_the_last_pick_all_cards_have_been_used() -> None:
    rng = Random(5)
    s = start(DECK_OF_G1)
    while not s.over():
        s.apply(s.waiting()[0], rng.choice(s.options(s.waiting()[0])))
    lying = [card + 1 for place in s.places[KINGDOM:] for card in place]
    assert set(lying) == ALL
