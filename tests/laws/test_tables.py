"""The laws of matches: records replay to the same bytes, take-backs leave no trace, and refusals change nothing."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from laws.worlds import CASES, NAMES, Case, sized

from tessera.agents import Agent, agents_for, expert, make_agent
from tessera.agents.ismcts import SearchAgent
from tessera.agents.race import RaceAgent
from tessera.core.dealer import Dealer
from tessera.core.match import Match
from tessera.core.record import Record
from tessera.core.refusal import Refused
from tessera.core.replay import replay, verify
from tessera.core.view import imagine, look

N_MATCHES = sized(2, 40)
N_DECISIONS = sized(40, 2000)


def table(case: Case, seed: int) -> Match:
    return Match(case.game, case.game.box(case.seats, dict(case.options)), Dealer.seeded(seed, case.seats))


def play_some(match: Match, rng: Random, n: int) -> None:
    """Answer n questions at random, take some answers back, and let some questions time out."""
    for _ in range(n):
        if match.over:
            return
        seat = rng.choice(match.waiting())
        if rng.random() < 0.02:
            match.timeout(seat)
            continue
        match.play(seat, rng.choice(match.options(seat)))
        if rng.random() < 0.2 and match.can_undo(seat):
            match.undo(seat)


def everything(match: Match) -> Any:
    """Everything that a match shows or stores, as text."""
    views = [match.view(seat) for seat in [None, *range(match.seats)]]
    prompts = [match.prompt(seat) for seat in range(match.seats)]
    logs = [match.log(seat) for seat in [None, *range(match.seats)]]
    return json.dumps([match.game.save(match.state), views, prompts, logs, match.record()])


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_record_replays_to_the_same_bytes(case: Case) -> None:
    rng = Random(31)
    for seed in range(N_MATCHES):
        match = table(case, seed)
        play_some(match, rng, 30)
        for n in (10, 100_000):
            again = replay(case.game, Record.parse(json.dumps(match.record())))
            assert everything(again) == everything(match)
            play_some(match, rng, n)
        assert match.over
        verdict = verify(lambda name: case.game, Record.parse(json.dumps(match.record())))
        assert verdict.holds, verdict


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_take_back_leaves_all_as_it_was(case: Case) -> None:
    """After an undo every seat sees and was told the same as before, and is told that something was taken back."""
    rng = Random(32)
    match = table(case, 7)
    for _ in range(sized(60, 1000)):
        if match.over:
            match = table(case, rng.randrange(1 << 30))
        seat = rng.choice(match.waiting())
        before = shown(match)
        match.play(seat, rng.choice(match.options(seat)))
        if match.can_undo(seat):
            match.undo(seat)
            after = shown(match)
            for log in after[-1]:
                assert log.pop()[1]["key"] == "took-back"
            assert after == before
            match.play(seat, rng.choice(match.options(seat)))


def shown(match: Match) -> list[Any]:
    """The state, and every seat's view and events."""
    seats = [None, *range(match.seats)]
    return [match.game.save(match.state), [match.view(seat) for seat in seats], [match.log(seat) for seat in seats]]


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_the_past_is_the_same_whenever_somebody_asks_for_it(case: Case) -> None:
    """A match tells nothing until somebody listens. Who comes late hears the same, and may take back the same."""
    rng = Random(32)
    for seed in range(N_MATCHES):
        early, late = table(case, seed), table(case, seed)
        early.listen()
        for _ in range(rng.randrange(1, 60)):
            if early.over:
                break
            seat = rng.choice(early.waiting())
            action = "" if rng.random() < 0.05 else rng.choice(early.options(seat))
            for match in (early, late):
                if action:
                    match.play(seat, action)
                else:
                    match.timeout(seat)
        later = late.clone()
        assert not late.listens
        assert not later.listens
        assert [early.can_undo(seat) for seat in range(early.seats)] == [later.can_undo(seat) for seat in range(later.seats)]
        assert everything(early) == everything(late) == everything(later)
        for seat in range(early.seats):
            while early.can_undo(seat):
                early.undo(seat)
                late.undo(seat)
        assert everything(early) == everything(late)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_what_was_drawn_or_seen_cannot_be_taken_back(case: Case) -> None:
    rng = Random(33)
    match = table(case, 8)
    while not match.over:
        seat = rng.choice(match.waiting())
        draws = match.n_draws
        match.play(seat, rng.choice(match.options(seat)))
        if match.n_draws > draws:
            assert not match.can_undo(seat)
        for other in range(match.seats):
            assert other == seat or not match.can_undo(other)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_refusal_changes_nothing_and_cites_a_rule(case: Case) -> None:
    rng = Random(34)
    match = table(case, 9)
    known = match.box.actions.all
    for _ in range(N_DECISIONS):
        if match.over:
            break
        before = json.dumps([match.game.save(match.state), match.record()])
        seat = rng.randrange(match.seats)
        text = rng.choice([rng.choice(known).text, "", "nonsense", "draft \x00", "é" * 600])
        if text not in match.options(seat):
            with pytest.raises(Refused) as refused:
                match.play(seat, text)
            assert refused.value.rule, refused.value.reason
            assert refused.value.reason
            assert "\n" not in refused.value.reason
            assert set(refused.value.nearest) <= set(match.options(seat))
        assert json.dumps([match.game.save(match.state), match.record()]) == before
        play_some(match, rng, 1)


def quick(name: str, case: Case, seed: int) -> Agent:
    """An agent; agents that search get few simulations."""
    agent = make_agent(name, case.game, seed)
    if isinstance(agent, SearchAgent):
        agent.simulations, agent.depth = 12, 4
    if isinstance(agent, RaceAgent):
        agent.simulations, agent.playing.depth = 6, 2
    return agent


@pytest.mark.parametrize(("case", "name"), [(case, name) for case in CASES for name in agents_for(case.game)], ids=str)
def test_agents_decide_the_same_when_the_unknown_is_resampled(case: Case, name: str) -> None:
    """The same view and seed give the same choice, whatever the true state hides."""
    rng = Random(35)
    match = table(case, 10)
    seldom = name == expert(case.game)  # some of its decisions take seconds
    for number in range(min(N_DECISIONS, 240) if seldom else N_DECISIONS):
        if match.over:
            match = table(case, rng.randrange(1 << 30))
        seat = rng.choice(match.waiting())
        view, options = match.look(seat), match.options(seat)
        if seldom and number % 6:
            match.play(seat, rng.choice(options))
            continue
        other = imagine(view, rng)
        seed = rng.randrange(1 << 30)
        chosen = quick(name, case, seed).choose(view, options)
        again = quick(name, case, seed).choose(look(other, seat), [option.text for option in other.options(seat)])
        assert chosen in options
        assert chosen == again
        match.play(seat, chosen)
