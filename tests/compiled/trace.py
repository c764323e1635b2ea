"""Plays random matches of every game and prints a digest of all that happened: run by both engines and compared.

python trace.py N      so many matches of each game and number of seats
"""

from __future__ import annotations

import hashlib
import json
import sys
from random import Random

from tessera import is_compiled
from tessera.core.dealer import Dealer
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.view import imagine, look
from tessera.games import GAMES
from tessera.research.lockstep import NOBODY, Numbers, RunningMatch
from tessera.research.rewards import rewards


def trace(game: Game, seats: int, seed: int) -> str:
    """Every action, view, prompt and imagined world of one match, and the advice of its bot."""
    digest = hashlib.sha256()
    rng = Random(seed)
    match = Match(game, game.box(seats), Dealer.seeded(seed, seats))
    while not match.over:
        seat = rng.choice(match.waiting())
        world = imagine(look(match.state, seat), rng)
        options = world.options(seat)
        weights = [round(weight, 6) for weight in game.bot.weigh(world, seat, options)]
        said = [match.view(None), match.view(seat), match.prompt(seat), game.save(world), weights, game.bot.value(world, seat)]
        digest.update(json.dumps(said).encode())
        match.play(seat, rng.choice(match.options(seat)))
    digest.update(json.dumps([match.record(), match.log(None)]).encode())
    return digest.hexdigest()


def trace_numbers(game: Game, seats: int, seed: int) -> str:
    """Every observation, mask and reward of one match, as learning programs get them."""
    digest = hashlib.sha256()
    rng = Random(seed)
    numbers = Numbers(game.begin, game.box(seats), game.features)
    match = RunningMatch(numbers)
    match.luck = Random(seed)
    match.begin()
    while match.seat != NOBODY:
        mask = bytearray(numbers.width)
        numbers.fill(mask, match.options, 1)
        digest.update(match.observe(match.seat))
        digest.update(mask)
        match.answer(rng.choice(match.options))
    digest.update(str(rewards(match.state)).encode())
    return digest.hexdigest()


def main(n: int) -> None:
    print("compiled" if is_compiled() else "interpreted")
    for game in GAMES.values():
        for seats in game.seats:
            for seed in range(n):
                print(game.id, seats, seed, trace(game, seats, seed), trace_numbers(game, seats, seed))


if __name__ == "__main__":
    main(int(sys.argv[1]))
