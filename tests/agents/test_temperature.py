"""The temperature agent follows the advice, strays the more the hotter it is, and first chooses what kind of thing to do."""

from __future__ import annotations

from collections import Counter
from random import Random

import tessera
from tessera.agents import make_agent
from tessera.agents.temperature import TemperatureAgent
from tessera.core.match import Match
from tessera.games import find_game

HEROES = find_game("age-of-heroes")


def at_the_action() -> Match:
    """A match in which a tribe is asked for its action, with a settled question on the way."""
    match = tessera.new_match("age-of-heroes", seats=2, seed=4)
    rng = Random(5)
    while "war" not in match.options(match.waiting()[0]) or "build" not in match.options(match.waiting()[0]):
        seat = match.waiting()[0]
        match.play(seat, rng.choice(match.options(seat)))
    return match


def chosen(match: Match, temperature: float, n: int) -> Counter[str]:
    seat = match.waiting()[0]
    view, options = match.look(seat), match.options(seat)
    return Counter(TemperatureAgent(HEROES, seed, temperature=temperature).choose(view, options) for seed in range(n))


def test_without_temperature_it_takes_what_is_advised() -> None:
    match = at_the_action()
    seat = match.waiting()[0]
    advised = make_agent("greedy", HEROES, 1).choose(match.look(seat), match.options(seat))
    assert chosen(match, 0.0, 10) == {advised: 10}


def test_the_hotter_it_is_the_more_it_strays_and_at_last_takes_anything() -> None:
    match = at_the_action()
    cold, warm, hot = (max(chosen(match, temperature, 200).values()) for temperature in (0.01, 3.0, 1000.0))
    assert cold == 200
    assert cold > warm > hot
    assert set(chosen(match, 1000.0, 200)) == set(match.options(match.waiting()[0]))


def test_a_verb_with_many_options_is_not_chosen_for_their_number() -> None:
    """Of many items to build and a single `stop` neither is chosen much more often when the weights do not matter."""
    match = tessera.new_match("age-of-heroes", seats=3, seed=4)
    rng = Random(5)
    while True:
        seat = match.waiting()[0]
        verbs = Counter(text.split()[0] for text in match.options(seat))
        if verbs["stop"] and verbs["build"] > 4:
            break
        match.play(seat, rng.choice(match.options(seat)))
    found = Counter(text.split()[0] for text in chosen(match, 1000.0, 300).elements())
    assert min(found.values()) > 100


def test_settled_questions_are_answered_without_noise() -> None:
    match = tessera.new_match("age-of-heroes", seats=3, seed=4)
    rng = Random(5)
    n = 0
    while n < 10:
        seat = match.waiting()[0]
        listed = match.state.options(seat)
        if len(listed) > 1 and HEROES.bot.settled(match.state, seat, listed):
            weights = HEROES.bot.weigh(match.state, seat, listed)
            best = {action.text for action, weight in zip(listed, weights, strict=True) if weight == max(weights)}
            assert set(chosen(match, 1000.0, 5)) <= best
            n += 1
        match.play(seat, rng.choice(match.options(seat)))
