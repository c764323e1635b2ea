"""Relics, discards and the new hand (TT-20 to TT-27)."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from games.tides_of_time.build import (
    ALL,
    DECK_OF_G1,
    answers,
    discards,
    draft,
    draft_all,
    feed,
    hand,
    keep,
    keep_any,
    kingdom,
    pile,
    play,
    printed,
    relics,
    start,
    tides,
)
from support import rule

from tessera.core.seats import CHANCE, WATCHER
from tessera.core.view import look
from tessera.games.tides_of_time.state import Tides
from tessera.games.tides_of_time.steps.rounds import Draft, KeepRelic, Round, ScoreRound, TakeBack

AFTER = (ScoreRound(), TakeBack(), KeepRelic(), Round())


def after_round_1() -> Tides:
    """Both have just played their five cards of round 1."""
    return tides(hands=["5", "10"], kingdoms=["1 2 3 4", "6 7 8 9"], agenda=[Draft(), *AFTER])


def after_round_2() -> Tides:
    return tides(
        hands=["5", "10"],
        kingdoms=["1 2 3 4", "6 7 8 9"],
        relics=["11", "12"],
        discards=["13", "14"],
        agenda=[Draft(), *AFTER],
        round=2,
    )


@rule("TT-20")
def test_the_five_cards_of_the_first_round_are_taken_back() -> None:
    s = after_round_1()
    draft(s, 5, 10)
    assert [hand(s, 0), hand(s, 1)] == [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]
    assert [kingdom(s, 0), kingdom(s, 1)] == [[], []]


@rule("TT-20", "TT-24")
def test_a_relic_stays_when_the_cards_of_the_second_round_are_taken_back() -> None:
    s = after_round_2()
    draft(s, 5, 10)
    assert [hand(s, 0), hand(s, 1)] == [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]
    assert [kingdom(s, 0), kingdom(s, 1)] == [[11], [12]]


@rule("TT-20", "TT-49")
def test_nothing_is_taken_back_after_the_third_round() -> None:
    rng = Random(1)
    s = start(DECK_OF_G1)
    for _ in range(2):
        draft_all(s, rng)
        keep_any(s, DECK_OF_G1, rng)
    draft_all(s, rng)
    assert [len(kingdom(s, 0)), len(kingdom(s, 1))] == [7, 7]
    assert [hand(s, 0), hand(s, 1)] == [[], []]


@rule("TT-21", "TT-24", "TT-25")
def test_one_card_becomes_a_relic_and_another_is_discarded_face_up() -> None:
    s = after_round_1()
    draft(s, 5, 10)
    keep(s, (2, 4), (9, 6))
    assert [kingdom(s, 0), kingdom(s, 1)] == [[2], [9]]
    assert [relics(s, 0), relics(s, 1)] == [[2], [9]]
    assert [discards(s, 0), discards(s, 1)] == [[4], [6]]
    for seat in (0, 1, WATCHER):
        view = look(s, seat)
        assert [printed(ids) for ids in view["discards"]] == [[4], [6]]
        assert [printed(ids) for ids in view["relics"]] == [[2], [9]]


@rule("TT-22", "TT-R10")
@pytest.mark.parametrize("first", [0, 1])
def test_nobody_sees_the_others_relic_or_discard_before_choosing(first: int) -> None:
    s = after_round_1()
    draft(s, 5, 10)
    second = 1 - first
    before = [look(s, seat).json() for seat in (second, WATCHER)]
    pairs = {0: "0: keep ancient-divide discard the-mana-well", 1: "1: keep gods-baths discard golden-ziggurat"}
    play(s, pairs[first])
    after = [look(s, seat).json() for seat in (second, WATCHER)]
    for view in before:
        view["answered"][first] = True
    assert after == before
    play(s, pairs[second])
    assert [relics(s, 0), relics(s, 1), discards(s, 0), discards(s, 1)] == [[2], [8], [5], [7]]


@rule("TT-21", "TT-23", "TT-61", "TT-R10")
def test_the_choice_is_one_of_twenty_ordered_pairs() -> None:
    s = after_round_1()
    draft(s, 5, 10)
    assert s.waiting() == (0, 1)
    assert answers(s, 0) == list(permutations([1, 2, 3, 4, 5], 2))
    assert answers(s, 1) == list(permutations([6, 7, 8, 9, 10], 2))
    assert len(answers(s, 0)) == 20


@rule("TT-24", "TT-R9")
def test_an_old_relic_can_be_neither_replaced_nor_discarded() -> None:
    s = after_round_2()
    draft(s, 5, 10)
    assert answers(s, 0) == list(permutations([1, 2, 3, 4, 5], 2))
    keep(s, (1, 2), (6, 7))
    assert [kingdom(s, 0), kingdom(s, 1)] == [[1, 11], [6, 12]]
    assert [relics(s, 0), relics(s, 1)] == [[11, 1], [12, 6]]


@rule("TT-24")
def test_a_relic_gives_its_suit_and_its_ability_in_later_rounds() -> None:
    s = tides(kingdoms=["3 6", ""], relics=["4 15", ""], agenda=[ScoreRound()], round=3)
    assert s.scores() == [9 + 7, 0]  # 3 counts the relic 4 as a Library (6), 15 gives 3 for Palace 3, 4 wins Temples


@rule("TT-24", "TT-25")
def test_relics_never_move_and_discards_never_return() -> None:
    for seed in range(10):
        rng = Random(seed)
        s = start(DECK_OF_G1)
        kept: list[set[int]] = [set(), set()]
        gone: list[set[int]] = [set(), set()]
        while not s.over():
            s.apply(s.waiting()[0], rng.choice(s.options(s.waiting()[0])))
            for seat in range(2):
                kept[seat] |= set(relics(s, seat))
                gone[seat] |= set(discards(s, seat))
                assert kept[seat] <= set(kingdom(s, seat))
                assert gone[seat] == set(discards(s, seat))
        assert [len(kept[0]), len(kept[1]), len(gone[0]), len(gone[1])] == [2, 2, 2, 2]


@rule("TT-R12", "TT-63")
def test_discards_stay_open_to_all_to_the_end() -> None:
    rng = Random(2)
    s = start(DECK_OF_G1)
    draft_all(s, rng)
    keep_any(s, DECK_OF_G1, rng)
    first = [discards(s, 0), discards(s, 1)]
    while not s.over():
        for seat in (0, 1, WATCHER):
            seen = [printed(ids) for ids in look(s, seat)["discards"]]
            assert seen == [discards(s, 0), discards(s, 1)]
            assert set(first[0]) <= set(seen[0])
            assert set(first[1]) <= set(seen[1])
        s.apply(s.waiting()[0], rng.choice(s.options(s.waiting()[0])))


@rule("TT-26", "TT-R10")
def test_two_cards_are_drawn_after_the_reveal_and_not_before() -> None:
    s = after_round_1()
    draft(s, 5, 10)
    play(s, "0: keep kings-nest discard ancient-divide")
    assert (len(pile(s)), s.waiting()) == (8, (1,))
    play(s, "1: keep golden-ziggurat discard gods-baths")
    assert s.waiting() == (CHANCE,)
    assert [hand(s, 0), hand(s, 1)] == [[3, 4, 5], [6, 9, 10]]
    feed(s, [*range(1, 11), 11, 12, 13, 14, 15, 16, 17, 18])
    assert [hand(s, 0), hand(s, 1)] == [[3, 4, 5, 11, 12], [6, 9, 10, 13, 14]]
    assert (s.round, s.pick, s.waiting()) == (2, 1, (0, 1))


@rule("TT-27")
def test_the_pile_runs_from_eight_to_four_to_none() -> None:
    rng = Random(3)
    s = start(DECK_OF_G1)
    for n_pile in (8, 4, 0):
        assert len(pile(s)) == n_pile
        draft_all(s, rng)
        assert len(pile(s)) == n_pile
        if n_pile:
            keep_any(s, DECK_OF_G1, rng)
    in_kingdoms = set(kingdom(s, 0)) | set(kingdom(s, 1))
    discarded = set(discards(s, 0)) | set(discards(s, 1))
    assert (len(in_kingdoms), len(discarded)) == (14, 4)
    assert in_kingdoms | discarded == ALL
    for seat in (0, 1, WATCHER):
        assert look(s, seat)["unlocated"] == []
