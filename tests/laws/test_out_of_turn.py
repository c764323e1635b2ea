"""The law of turns: a seat that is not asked has no option, and every action that it tries is refused."""

from __future__ import annotations

import json
from itertools import islice
from random import Random

import pytest
from laws.worlds import CASES, Case, sized, wander
from toys import TOYS

from tessera.core.dealer import Dealer
from tessera.core.match import Match
from tessera.core.refusal import Refused
from tessera.core.seats import CHANCE
from tessera.games import GAMES

OPEN_STEPS = {
    "age-of-heroes": {"Bargain"},  # AH-262: a seat that is done may still offer, accept and decline
    "bazaar": {"Market"},  # a seat that is done may still accept
}
"""The steps, by game, in which seats may act that are not asked."""
TYPED = (
    "say hello",
    "done",
    "offer nothing for nothing",
    "offer iron for grain",
    "war 0 razing with army 1",
    "war 1 plunder with hero-army",
    "play hero-army",
    "play hero-pair",
)
"""Typed actions for the steps that have a grammar beside their options."""
N_MATCHES = sized(1, 20)
RIVALS = [case for case in CASES if case.seats > 1]


@pytest.mark.parametrize("case", RIVALS, ids=[str(case) for case in RIVALS])
def test_a_seat_that_is_not_waited_for_can_do_nothing(case: Case) -> None:
    """At every question each seat out of turn tries a few actions; at the first question of a step, one seat tries all."""
    rng = Random(36)
    tried: set[str] = set()
    for seed in range(N_MATCHES):
        match = Match(case.game, case.game.box(case.seats, dict(case.options)), Dealer.seeded(seed, case.seats))
        while not match.over:
            expect_turns_kept(match, tried, rng)
            seat = rng.choice(match.waiting())
            match.play(seat, rng.choice(match.options(seat)))
    assert tried, "no question left a seat out"


def expect_turns_kept(match: Match, tried: set[str], rng: Random) -> None:
    step = type(match.state.agenda[-1]).__name__
    waiting = match.waiting()
    others = [seat for seat in range(match.seats) if seat not in waiting]
    if not others or step in OPEN_STEPS.get(match.game.id, ()):
        return
    listed = [text for seat in waiting for text in match.options(seat)]
    table = match.box.actions.all
    for seat in others:
        assert match.options(seat) == [], (step, seat)
        for text in (rng.choice(listed), rng.choice(table).text, rng.choice(TYPED)):
            expect_refusal(match, step, seat, text)
    if step not in tried:
        tried.add(step)
        before = json.dumps(match.game.save(match.state)), len(match.entries)
        for text in [*(action.text for action in table), *listed, *TYPED]:
            expect_refusal(match, step, others[0], text)
        assert (json.dumps(match.game.save(match.state)), len(match.entries)) == before


def expect_refusal(match: Match, step: str, seat: int, text: str) -> None:
    try:
        match.play(seat, text)
    except Refused:
        return
    pytest.fail(f"{step} lets seat {seat} play '{text}', though it waits for {match.waiting()}")


def test_the_open_steps_are_steps_of_their_games() -> None:
    known = {game.id: set(game.steps) for game in [*GAMES.values(), *TOYS]}
    for game, steps in OPEN_STEPS.items():
        assert steps <= known[game]


@pytest.mark.parametrize("case", CASES, ids=[str(case) for case in CASES])
def test_no_seat_draws_for_chance(case: Case) -> None:
    """While a draw is due no seat has an option, and no seat is allowed what chance may do."""
    n_draws = 0
    for s in islice(wander(case, 36), 400):
        if CHANCE not in s.waiting():
            continue
        n_draws += 1
        step, drawn = s.agenda[-1], s.options(CHANCE)
        for seat in range(case.seats):
            assert s.options(seat) == [], (type(step).__name__, seat)
            assert not any(step.allows(s, seat, action) for action in drawn[:3]), (type(step).__name__, seat)
    assert n_draws
