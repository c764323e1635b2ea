"""A match played at random to its end: what a simulation costs at least."""

from __future__ import annotations

from random import Random

from tessera.core.action import Action
from tessera.core.seats import CHANCE
from tessera.core.state import State


def play_out(s: State, rng: Random) -> int:
    """Answer every question at random until the match is over; how many were answered, draws included."""
    n = 0
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
        s.apply(seat, options[choice])
        n += 1
    return n


def drawn(s: State, options: list[Action], rng: Random) -> Action:
    """What chance answers to its question: by the weights of the options, or any."""
    weights = s.agenda[-1].weights(s)
    if weights:
        return options[weighted(weights, rng.random())]
    action: Action = rng.choice(options)
    return action


def weighted(weights: list[int], chance: float) -> int:
    """The index that a number from 0 to 1 falls on, when each takes its weight's share."""
    rest = chance * sum(weights)
    for i in range(len(weights)):
        rest -= weights[i]
        if rest < 0:
            return i
    return len(weights) - 1
