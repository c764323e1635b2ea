"""The analysis of a match is reproducible and complete, and luck averages to nothing in the long run."""

from __future__ import annotations

import math
from random import Random
from xml.etree import ElementTree

import pytest
from laws.worlds import sized

import tessera
from tessera.arena.analyse import Analysis, Effort, Estimator, Stepper, analyse
from tessera.arena.plot import plot_chances
from tessera.arena.review import Review
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.record import Record, in_force
from tessera.core.refusal import BadRecord
from tessera.core.replay import replay
from tessera.core.view import look
from tessera.games import GAMES, find_game

TIDES = find_game("tides-of-time")
QUICK = Effort(simulations=24, playouts=4, expert=False)


def record(seed: int, finish: bool = True) -> Record:
    match = tessera.new_match("tides-of-time", seed=seed)
    rng = Random(seed)
    while not match.over:
        seat = rng.choice(match.waiting())
        match.play(seat, rng.choice(match.options(seat)))
        if rng.random() < 0.2 and match.can_undo(seat):
            match.undo(seat)
        if not finish and len(match.entries) > 20:
            break
    return match.written()


@pytest.fixture(scope="module")
def found() -> Analysis:
    return analyse(TIDES, record(3), QUICK)


def test_every_entry_has_its_moment_and_every_real_choice_its_judgement(found: Analysis) -> None:
    kept = record(3)
    assert [moment.entry for moment in found.moments] == list(range(1, len(kept.entries) + 1))
    assert [len(draw.drawn) for draw in found.draws] == [10, 4, 4], "a deal is one draw"
    assert {decision.seat for decision in found.decisions} == {0, 1}
    assert all(decision.loss >= 0 for decision in found.decisions)


def test_at_the_end_the_chances_are_the_result(found: Analysis) -> None:
    last = found.moments[-1]
    expected = [1 / len(found.winners) if seat in found.winners else 0.0 for seat in range(2)]
    assert last.true == expected
    assert last.known == expected


def test_the_same_seed_gives_the_same_analysis(found: Analysis) -> None:
    assert analyse(TIDES, record(3), QUICK).json() == found.json()


def test_the_stepper_ends_where_the_replay_does() -> None:
    kept = record(4)
    stepper = Stepper(TIDES, kept)
    while stepper.n_done < len(kept.entries):
        stepper.advance()
    assert TIDES.save(stepper.state) == TIDES.save(replay(TIDES, kept).state)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_was_taken_back_by_consent_is_stepped_through(game: Game) -> None:
    """Also where a take-back is taken back, and beside undone answers."""
    match = tessera.new_match(game.id, seats=game.quick_seats, seed=6)
    rng = Random(6)
    for _ in range(4):
        upto = len(match.entries)
        play_for(match, rng, 5)
        match.rewind(upto)
        play_for(match, rng, 3)
    later = len(match.entries)
    match.rewind(0 if not match.entries[0].startswith("chance") else upto)
    match.rewind(later)
    play_for(match, rng, 2)
    kept = match.written()
    stepper = Stepper(game, kept)
    while stepper.n_done < len(kept.entries):
        stepper.advance()
    assert game.save(stepper.state) == game.save(match.now)


def play_for(match: Match, rng: Random, n: int) -> None:
    for _ in range(n):
        seat = rng.choice(match.waiting())
        match.play(seat, rng.choice(match.options(seat)))
        if rng.random() < 0.3 and match.can_undo(seat):
            match.undo(seat)


def test_what_was_taken_back_is_neither_luck_nor_a_decision() -> None:
    match = tessera.new_match("tides-of-time", seed=8)
    rng = Random(8)
    upto = len(match.entries)
    play_for(match, rng, 4)
    match.rewind(upto)
    while not match.over:
        play_for(match, rng, 1)
    found = analyse(TIDES, match.written(), QUICK)
    counts = {number + 1 for number in in_force(match.entries)}
    assert {decision.entry for decision in found.decisions} <= counts
    assert {draw.entry for draw in found.draws} <= counts
    assert len(found.moments) == len(match.entries)
    review, lines = Review(TIDES, match.written(), effort=QUICK), 0
    while review.n_done < len(match.entries):
        lines += len(review.slice(0.2)["decisions"])
    assert lines == len(found.decisions)


def test_luck_adds_up_to_nothing_over_many_draws() -> None:
    estimator = Estimator(TIDES, Effort(playouts=2))
    luck: list[float] = []
    for seed in range(sized(40, 3000)):
        s = TIDES.begin(TIDES.box(2))
        rng = Random(seed)
        for number in range(10):
            drawn = rng.choice(s.options(-1))
            luck.append(estimator.luck(s, seed * 100 + number, [drawn.text]).luck[0])
            s.apply(-1, drawn)
    mean = sum(luck) / len(luck)
    spread = math.sqrt(sum((each - mean) ** 2 for each in luck) / len(luck))
    assert spread > 0
    assert abs(mean) < 4 * spread / math.sqrt(len(luck))


def test_the_expert_judges_exactly_where_it_can() -> None:
    """In round 3 of Tides of Time a decision has an exact best mixture and an exact cost."""
    stepper = Stepper(TIDES, record(5))
    estimator = Estimator(TIDES, Effort())
    judged = 0
    for number, entry in enumerate(record(5).entries, 1):
        who, text = entry.split(": ", 1)
        in_round_3 = look(stepper.state, 0).fields["round"] == 3
        if in_round_3 and who in "01" and text != "undo" and len(stepper.state.options(int(who))) > 1:
            found = estimator.decision(stepper.state, number, int(who), text)
            assert found.exact
            assert abs(sum(found.mixture.values()) - 1) < 0.03
            assert 0 <= found.loss <= 1
            assert found.best in found.mixture
            judged += 1
        stepper.advance()
    assert judged >= 8


def test_an_unfinished_match_is_not_analysed() -> None:
    with pytest.raises(BadRecord, match="only a finished match"):
        analyse(TIDES, record(3, finish=False), QUICK)


def test_the_graph_is_a_picture_with_two_lines_a_seat(found: Analysis) -> None:
    root = ElementTree.fromstring(plot_chances(found))
    assert len(root.findall("{http://www.w3.org/2000/svg}polyline")) == 4
