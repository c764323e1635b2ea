"""The race agent is reproducible, tries all options in equal worlds, and rarely leaves the bot's favourite."""

from __future__ import annotations

from random import Random

import pytest

import tessera
from tessera.agents.race import SHALLOW, RaceAgent, Runner, still_running
from tessera.agents.search import Search
from tessera.core.action import Action
from tessera.games import find_game
from tessera.games.age_of_heroes.kinds import GOLD, STONE
from tessera.games.age_of_heroes.state import Heroes

ANCIENT = find_game("the-ancient-world")


def runner(text: str, *values: float) -> Runner:
    made = Runner(Action(0, text, (), text, ()))
    made.values = list(values)
    return made


def test_the_same_view_and_seed_give_the_same_choice_and_figures() -> None:
    match = tessera.new_match("the-ancient-world", seats=2, seed=5)
    seat = match.waiting()[0]
    found = []
    for _ in range(2):
        agent = RaceAgent(ANCIENT, 9, simulations=24, depth=10)
        choice = agent.choose(match.look(seat), match.options(seat))
        found.append((choice, [each.values for each in agent.last], len(agent.explain(match.look(seat), choice))))
    assert found[0] == found[1]
    assert found[0][2] == 2


def test_all_run_in_the_same_worlds_and_no_more_than_were_granted() -> None:
    match = tessera.new_match("the-ancient-world", seats=2, seed=5)
    seat = match.waiting()[0]
    agent = RaceAgent(ANCIENT, 9, simulations=40, depth=10, breadth=3)
    runners = agent.race(match.look(seat), match.options(seat))
    assert len(runners) == 3
    assert 37 < sum(len(each.values) for each in runners) <= 40
    # The same answer in the same worlds with the same luck ends the same.
    twins = [Runner(runners[0].action), Runner(runners[0].action)]
    for _ in range(5):
        agent.run(match.look(seat), twins)
    assert twins[0].values == twins[1].values


def test_a_settled_question_is_answered_by_the_advice_and_with_its_reason() -> None:
    game = find_game("age-of-heroes")
    match = tessera.new_match("age-of-heroes", seats=3, seed=4)
    agent = RaceAgent(game, 1, simulations=8, depth=4)
    for _ in range(200):
        seat = match.waiting()[0]
        options = match.options(seat)
        if game.bot.settled(match.state, seat, match.state.options(seat)) and len(options) > 1:
            chosen = agent.choose(match.look(seat), options)
            assert [len(each.values) for each in agent.last] == [0]
            assert len(agent.explain(match.look(seat), chosen)) == 1
            return
        match.play(seat, options[0])
    pytest.fail("nobody trades")


def test_the_favourite_is_left_only_for_one_that_proved_better() -> None:
    agent = RaceAgent(ANCIENT, 1, caution=1.0)
    favourite = runner("favourite", 0.5, 0.4, 0.6, 0.5)
    lucky, better = runner("lucky", 0.1, 0.9, 0.9, 0.2), runner("better", 0.6, 0.5, 0.8, 0.6)
    assert agent.winner([favourite, lucky]) is favourite
    assert agent.winner([favourite, lucky, better]) is better
    # An option that was dropped early does not win because it missed the worse worlds.
    assert agent.winner([favourite, runner("early", 0.9, 0.9)]) is favourite


def test_who_is_clearly_behind_leaves_the_race() -> None:
    ahead, near, behind = runner("a", 0.6, 0.5, 0.7, 0.6), runner("b", 0.7, 0.4, 0.5, 0.7), runner("c", 0.2, 0.1, 0.2, 0.2)
    assert still_running([ahead, near, behind]) == [ahead, near]


def test_the_favourite_runs_on_while_more_than_one_is_ahead() -> None:
    favourite, near = runner("a", *[0.2, 0.1, 0.2, 0.2] * 8), runner("b", *[0.6, 0.5, 0.7, 0.6] * 8)
    nearer = runner("c", *[0.7, 0.4, 0.5, 0.7] * 8)
    assert still_running([favourite, near, nearer]) == [favourite, near, nearer]
    assert still_running([favourite, near]) == [near]


def test_few_worlds_do_not_end_a_race() -> None:
    favourite, ahead = runner("a", *[0.2, 0.1, 0.2, 0.2] * 7), runner("b", *[0.6, 0.5, 0.7, 0.6] * 7)
    assert still_running([favourite, ahead]) == [favourite, ahead]
    assert still_running([ahead, favourite]) == [ahead], "but they end it for the favourite"


def test_few_worlds_prove_little() -> None:
    few = runner("a", 0.50, 0.52, 0.56, 0.50).lead(runner("b", 0.5, 0.5, 0.5, 0.5))
    many = runner("a", *[0.50, 0.52, 0.56, 0.50] * 25).lead(runner("b", *[0.5] * 100))
    assert few[0] == pytest.approx(many[0])
    # Two standard errors are convincing after a hundred worlds and not after four.
    assert few[1] > 2 * 0.0141
    assert many[1] < 0.003


def test_one_that_is_the_same_by_another_name_leaves_too() -> None:
    favourite, twin = runner("a", *[0.4, 0.6] * 8), runner("b", *[0.4, 0.6] * 8)
    assert still_running([favourite, twin]) == [favourite]
    favourite.values.pop()
    twin.values.pop()
    assert still_running([favourite, twin]) == [favourite, twin]


def test_a_time_limit_ends_the_race() -> None:
    match = tessera.new_match("the-ancient-world", seats=2, seed=2)
    seat = match.waiting()[0]
    agent = RaceAgent(ANCIENT, 1, simulations=10**9, seconds=0.05)
    assert agent.choose(match.look(seat), match.options(seat)) in match.options(seat)
    assert sum(len(each.values) for each in agent.last) < 10**6


def test_a_world_that_not_all_could_run_in_counts_for_none() -> None:
    match = tessera.new_match("the-ancient-world", seats=2, seed=2)
    seat = match.waiting()[0]
    agent = RaceAgent(ANCIENT, 1)
    runners = agent.race(match.look(seat), match.options(seat))
    before = [len(each.values) for each in runners]
    agent.playing.until = 0.0
    agent.run(match.look(seat), runners)
    assert [len(each.values) for each in runners] == before
    # An agent that has no time at all follows the bot's advice.
    hurried = RaceAgent(ANCIENT, 1, seconds=1e-9)
    assert hurried.choose(match.look(seat), match.options(seat)) == hurried.last[0].action.text
    assert not any(each.values for each in hurried.last)


def test_on_a_slow_machine_imagined_games_are_cut_off_earlier() -> None:
    match = tessera.new_match("the-ancient-world", seats=2, seed=2)
    seat = match.waiting()[0]
    calm, hurried = (RaceAgent(ANCIENT, 1, depth=60, seconds=seconds) for seconds in (1e6, 1e-9))
    assert calm.reach(match.state.clone(), 4) == 60
    assert hurried.reach(match.state.clone(), 4) == SHALLOW
    # With enough time the limit changes nothing: measuring the speed leaves no trace.
    found = [RaceAgent(ANCIENT, 9, simulations=24, depth=10, seconds=seconds) for seconds in (0.0, 1e6)]
    first, second = ([each.values for each in agent.race(match.look(seat), match.options(seat))] for agent in found)
    assert first == second


@pytest.mark.parametrize("granted", [{"simulations": 0}, {"simulations": 2}, {"breadth": 1}])
def test_who_may_not_race_follows_the_advice_at_once(granted: dict[str, int]) -> None:
    match = tessera.new_match("the-ancient-world", seats=2, seed=2)
    seat = match.waiting()[0]
    agent = RaceAgent(ANCIENT, 1, seconds=60.0, **granted)
    assert agent.choose(match.look(seat), match.options(seat)) == agent.last[0].action.text
    assert not any(each.values for each in agent.last)


def test_a_question_that_changes_nothing_changes_no_luck() -> None:
    """Asking for a Road that cannot be paid does not change the luck of the rest of the playout."""
    game = find_game("age-of-heroes")
    match = tessera.new_match("age-of-heroes", seats=3, seed=8)
    while not match.over:
        seat = match.waiting()[0]
        options = match.options(seat)
        s = match.state
        assert isinstance(s, Heroes)
        stones = s.n_held(seat, STONE) + s.n_held(seat, GOLD)
        if options[0] == "go-on" and len(options) > 1 and stones < 2:
            agent = RaceAgent(game, 3, depth=0)
            waver = [Runner(action) for action in s.options(seat)]
            for _ in range(6):
                agent.run(match.look(seat), waver)
            assert len({tuple(each.values) for each in waver}) == 1
            assert len(set(waver[0].values)) == 2
            return
        match.play(seat, options[0])
    pytest.fail("nobody is too poor for a Road")


def at_an_action() -> tessera.Match:
    """A match of three tribes in which the tribe that is asked may take Taxes."""
    match = tessera.new_match("age-of-heroes", seats=3, seed=8)
    while "taxes" not in match.options(match.waiting()[0]):
        match.play(match.waiting()[0], match.options(match.waiting()[0])[0])
    return match


class Rolls(Random):
    """A generator that remembers its seeds."""

    def seed(self, a: int | None = None, version: int = 2) -> None:  # type: ignore[override]
        super().seed(a, version)
        self.__dict__.setdefault("seeds", []).append(a)


def test_who_drew_more_in_one_turn_is_as_lucky_in_the_next() -> None:
    game = find_game("age-of-heroes")
    match = at_an_action()
    seat = match.waiting()[0]
    taken: list[list[int]] = []
    for text in ("taxes", "rest"):
        s = match.state.clone()
        s.apply(seat, next(action for action in s.options(seat) if action.text == text))
        rolls = Rolls(1)
        search = Search(game.search_bot, rolls, 0.0, 120, 0.0, 1.0)
        search.luck = 77
        search.play_on(s)
        taken.append(vars(rolls)["seeds"][1:])
    turns = min(map(len, taken))
    assert turns > 3
    assert taken[0][:turns] == taken[1][:turns]
    assert len(set(taken[0])) == len(taken[0])


def test_rivals_may_think_otherwise_and_the_own_seat_never() -> None:
    game = find_game("age-of-heroes")
    match = at_an_action()
    seat = match.waiting()[0]
    found = []
    for untuned_rivals in (1e-9, 0.5, 1.0):
        agent = RaceAgent(game, 5, depth=60, untuned_rivals=untuned_rivals)
        met = [agent.company(3, seat) for _ in range(40)]
        assert all(company[seat] is game.search_bot for company in met)
        rivals = [company[other] is game.bot for company in met for other in range(3) if other != seat]
        assert abs(sum(rivals) / len(rivals) - untuned_rivals) < 0.2
        alone = [Runner(match.state.options(seat)[0])]
        agent.rng = Random(6)
        for _ in range(8):
            agent.run(match.look(seat), alone)
        found.append(alone[0].values)
    assert found[0] != found[2], "how rivals think changes nothing"
