"""Random playouts: a match played to its end by random answers."""

from __future__ import annotations

from random import Random

from tessera.core.action import Action
from tessera.core.seats import CHANCE
from tessera.core.state import State


def play_out(s: State, rng: Random) -> tuple[int, int]:
    """Answer every question at random until the match is over; return the number of decisions and of draws."""
    decisions = 0
    draws = 0
    random = rng.random
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        seat = step.waiting(s)[0]
        options = step.options(s, seat)
        choice = int(random() * len(options))
        if seat == CHANCE:
            weights = step.weights(s)
            if weights:
                choice = weighted(weights, random())
            draws += 1
        else:
            decisions += 1
        s.apply(seat, options[choice])
    return decisions, draws


def drawn(s: State, options: list[Action], rng: Random) -> Action:
    """A random draw, by the weights of the options if there are any."""
    weights = s.agenda[-1].weights(s)
    if weights:
        return options[weighted(weights, rng.random())]
    action: Action = rng.choice(options)
    return action


def weighted(weights: list[int], chance: float) -> int:
    """The index chosen by a number from 0 to 1 if each index has a share in proportion to its weight."""
    rest = chance * sum(weights)
    for i in range(len(weights)):
        rest -= weights[i]
        if rest < 0:
            return i
    return len(weights) - 1
