"""The search agent is reproducible, grows stronger with more simulations, and says truly what it tried."""

from __future__ import annotations

import math
from collections import Counter
from random import Random
from typing import Any

import pytest
from toys import bazaar, lookout

import tessera
from tessera.agents import make_agent
from tessera.agents.ismcts import SearchAgent
from tessera.agents.search import Choice, Search
from tessera.core.action import Action
from tessera.core.bot import Bot
from tessera.core.dealer import Dealer
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.view import View
from tessera.games import find_game

TIDES = find_game("tides-of-time")
SPECS = [f"ismcts:depth={depth}:width={width}:follow=0.3" for depth in (0, 5) for width in (0, 1)]
SPECS += ["race:depth=0", "race:depth=5"]


def test_the_same_view_and_seed_give_the_same_choice_and_figures() -> None:
    match = tessera.new_match("tides-of-time", seed=5)
    found = []
    for _ in range(2):
        agent = SearchAgent(TIDES, 9, simulations=60)
        choice = agent.choose(match.look(0), match.options(0))
        found.append((choice, [event.json(match.box.names) for event in agent.explain(match.look(0), choice)]))
    assert found[0] == found[1]
    assert [reason["key"] for reason in found[0][1]] == ["why-draft", "why-searched"]


def test_it_beats_the_greedy_agent_with_little_thought() -> None:
    wins = 0.0
    for deal in range(6):
        for seat in range(2):
            match = tessera.new_match("tides-of-time", seed=deal)
            players = [SearchAgent(TIDES, deal, simulations=60), make_agent("greedy", TIDES, deal)]
            while not match.over:
                for each in match.waiting():
                    player = players[each ^ seat]
                    match.play(each, player.choose(match.look(each), match.options(each)))
            wins += (seat in match.winners) / len(match.winners)
    assert wins >= 9


@pytest.mark.parametrize("game", [bazaar.GAME, lookout.GAME], ids=["bazaar", "lookout"])
@pytest.mark.parametrize("spec", SPECS)
def test_agents_that_think_play_any_game_at_any_depth(game: Game, spec: str) -> None:
    box = game.box(game.seats[0])
    match = Match(game, box, Dealer.seeded(3, box.seats))
    agents = [make_agent(f"{spec}:simulations=15", game, seat) for seat in range(box.seats)]
    for _ in range(400):
        if match.over:
            break
        seat = match.waiting()[0]
        match.play(seat, agents[seat].choose(match.look(seat), match.options(seat)))
    else:
        pytest.fail("it does not end")


def test_width_admits_the_favourites_of_the_bot_first() -> None:
    match = tessera.new_match("tides-of-time", seed=2)
    search = Search(TIDES.bot, Random(1), explore=0.7, depth=0, width=0.5, follow=0.0)
    view = match.look(0)
    search.simulate(view)
    admitted = search.tried(0)
    assert 0 < len(admitted) < len(match.options(0))
    weights = dict(
        zip(
            [option.code for option in match.state.options(0)],
            TIDES.bot.weigh(match.state, 0, match.state.options(0)),
            strict=True,
        )
    )
    assert min(weights[code] for code in admitted) >= max(weights[code] for code in weights if code not in admitted)


def test_a_time_limit_ends_the_search() -> None:
    match = tessera.new_match("tides-of-time", seed=2)
    agent = SearchAgent(TIDES, 1, simulations=10**9, seconds=0.05)
    assert agent.choose(match.look(0), match.options(0)) in match.options(0)
    assert agent.last is not None
    assert agent.last.n_simulations < 10**9


def test_a_simulation_is_broken_off_when_time_is_up() -> None:
    game = find_game("the-ancient-world")
    search = Search(game.bot, Random(1), 0.7, 0, 0.0, 1.0)
    search.until = 0.0
    s = game.begin(game.box(2))
    search.play_on(s)
    assert not s.over(), "it was to be played to its end"
    assert all(0.0 < value < 1.0 for value in search.judge(s)), "it is judged where it stands"
    search.until = math.inf
    search.play_on(s)
    assert s.over()


def test_what_was_thought_of_the_next_question_is_not_thought_again() -> None:
    """In The Ancient World a purchase asks several things in a row, and nothing is revealed between them."""
    game = find_game("the-ancient-world")
    match = tessera.new_match("the-ancient-world", seats=2, seed=4)
    agent = SearchAgent(game, 2, simulations=80, depth=6)
    taken_up = 0
    for _ in range(60):
        seat = match.waiting()[0]
        options = match.options(seat)
        if seat == 0 and len(options) > 1:
            kept = agent.reused(match.look(0))
            if kept is not None:
                taken_up += 1
                assert 0 < kept.n_simulations < 80
                assert set(kept.tried(0)) & {match.state.box.actions.by_text[option].code for option in options}
        match.play(seat, agent.choose(match.look(seat), options) if seat == 0 else options[0])
    assert taken_up > 5


def test_thoughts_are_dropped_when_something_was_revealed() -> None:
    match = tessera.new_match("tides-of-time", seed=2)
    agent = SearchAgent(TIDES, 1, simulations=40)
    agent.choose(match.look(0), match.options(0))
    match.play(0, match.options(0)[0])
    match.play(1, match.options(1)[0])
    assert agent.reused(match.look(0)) is None


class Considered(SearchAgent):
    """A search agent whose search has already been made, with one visit for each option."""

    def __init__(self, seed: int, values: list[float], priors: list[float]) -> None:
        super().__init__(TIDES, seed)
        self.values = values
        self.priors = priors

    def think(self, view: View) -> Search:
        search = Search(TIDES.bot, self.rng, 0.7, 4, 0.0, 0.0)
        known = search.root.choices.setdefault(view.seat, {})
        match = tessera.new_match("tides-of-time", seed=2)
        for action, value, prior in zip(match.state.options(view.seat), self.values, self.priors, strict=True):
            known[action.code] = Choice(prior)
            known[action.code].visits, known[action.code].value = 1, value
        self.last = search
        return search


def chosen_of_five(seed: int, values: list[float], priors: list[float]) -> int:
    match = tessera.new_match("tides-of-time", seed=2)
    options = match.options(0)
    return options.index(Considered(seed, values, priors).choose(match.look(0), options))


def test_of_options_with_as_many_visits_the_better_result_is_taken_then_the_advised_one() -> None:
    assert chosen_of_five(1, [0.1, 0.2, 0.3, 0.9, 0.4], [1.0, 0.0, 0.0, 0.0, 0.0]) == 3
    assert chosen_of_five(1, [0.5, 0.5, 0.5, 0.5, 0.5], [0.1, 0.2, 1.0, 0.3, 0.0]) == 2


def test_the_lot_decides_between_equals_and_no_option_is_preferred_for_its_place() -> None:
    found = Counter(chosen_of_five(seed, [0.5] * 5, [0.0] * 5) for seed in range(500))
    assert sorted(found) == [0, 1, 2, 3, 4]
    assert max(found.values()) < 2 * min(found.values())


def test_untried_options_of_equal_advice_are_tried_in_any_order() -> None:
    first: Counter[int] = Counter()
    for seed in range(200):
        match = tessera.new_match("tides-of-time", seed=2)
        search = Search(Indifferent(), Random(seed), 0.7, 1, 0.0, 0.0)
        search.simulate(match.look(0))
        first.update(code for code, choice in search.tried(0).items() if choice.visits)
    assert len(first) == 5
    assert max(first.values()) < 2 * min(first.values())


class Indifferent(Bot):
    """A bot to whom all options and all positions are alike."""

    def weigh(self, s: Any, seat: int, options: list[Action]) -> list[float]:
        return [0.0] * len(options)

    def value(self, s: Any, seat: int) -> float:
        return 0.5


def test_a_settled_question_is_not_searched() -> None:
    game = find_game("age-of-heroes")
    match = tessera.new_match("age-of-heroes", seats=3, seed=4)
    agent = SearchAgent(game, 1, simulations=8, depth=4)
    while not game.bot.settled(match.state, match.waiting()[0], match.state.options(match.waiting()[0])):
        match.play(match.waiting()[0], match.options(match.waiting()[0])[0])
    seat = match.waiting()[0]
    chosen = agent.choose(match.look(seat), match.options(seat))
    assert agent.last is None
    assert len(agent.explain(match.look(seat), chosen)) == 1
