"""Answers that follow the advice of a bot, for matches of bots against each other."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tessera.core.action import Action
from tessera.core.bot import Bot
from tessera.core.playout import drawn
from tessera.core.seats import CHANCE
from tessera.core.state import State


def advised(bot: Bot, s: State, seat: int, options: list[Action]) -> Action:
    """The option that the bot prefers; the first of several equal ones."""
    weights = bot.weigh(s, seat, options)
    return options[weights.index(max(weights))]


def advised_by_lot(bot: Bot, s: State, seat: int, options: list[Action], rng: Random) -> Action:
    """The option that the bot prefers; ties are broken at random."""
    weights = bot.weigh(s, seat, options)
    best = max(weights)
    return rng.choice([option for option, weight in zip(options, weights, strict=True) if weight == best])


def play_to_the_end(s: State, rng: Random, choose: Callable[[int, list[Action]], Action]) -> None:
    """Play a match to its end: chance draws at random, and `choose` picks an option of the seat that is asked first."""
    while s.agenda:
        step = s.agenda[-1]
        seat = step.waiting(s)[0]
        options = step.options(s, seat)
        s.apply(seat, drawn(s, options, rng) if seat == CHANCE else choose(seat, options))
