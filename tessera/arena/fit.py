"""Fit the weights of a bot's evaluation terms to games that the bot plays against itself.

    python -m tessera.arena.fit age-of-heroes --seats 2,3,4 --games 600 --stray-until 60 --seed 1

plays the games, fits the weights that best predict the winner, and writes them into the game's `weights.toml`, in place of
those for the same number of seats. The same seed gives the same weights.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from random import Random

import numpy as np
from rich.progress import track

from tessera.arena.toml_tables import write_table
from tessera.core.action import Action
from tessera.core.bot import Bot, chances
from tessera.core.game import Game
from tessera.core.playout import drawn
from tessera.core.seats import CHANCE
from tessera.core.state import State
from tessera.games import find_game

Sample = tuple[list[list[float]], list[float]]
"""The terms of every seat that is still in the game, in one position, and each seat's share of the win in the end."""
STRAY = 0.15
"""The probability of a random answer instead of the advised one, so that positions off the advised path are met too."""
SAMPLED = 0.04
"""The probability that a position becomes a sample."""
STEPS = 400
"""The number of steps of gradient descent."""
DECAY = 0.0005
"""The weight decay, which keeps the weights of rare terms small."""
OUT = -1e9
"""The sum of the terms of a seat that is out of the game."""


def play(game: Game, seats: int, rng: Random, until: int = 0) -> Iterator[Sample]:
    """Sampled positions of one match of the bot against itself, each with the result of the match.

    Without `until`, players stray from the advice all along. With it, they stray only for the first part of the match, up to
    so many answers of each seat, and positions are sampled after that part: the match then ends as advised players end it.
    """
    bot = game.search_bot
    s = game.begin(game.box(seats))
    astray = int(rng.random() * until * seats) if until else 0
    noted: list[list[list[float]]] = []
    n_answers = 0
    while not s.over():
        seat = s.waiting()[0]
        options = s.options(seat)
        if seat == CHANCE:
            s.apply(seat, drawn(s, options, rng))
            continue
        if n_answers >= astray and rng.random() < SAMPLED:
            noted.append([bot.terms(s, each) for each in range(seats)])
        s.apply(seat, advised(bot, s, seat, rng, STRAY if n_answers < astray or not until else 0.0))
        n_answers += 1
    if s.winners():
        for terms in noted:
            inside = [seat for seat in range(seats) if terms[seat]]
            yield [terms[seat] for seat in inside], [s.shares()[seat] for seat in inside]


def advised(bot: Bot, s: State, seat: int, rng: Random, stray: float) -> Action:
    """The bot's answer, or with the probability `stray` a random one."""
    options = s.options(seat)
    if len(options) == 1 or rng.random() < stray:
        return rng.choice(options)
    weights = bot.weigh(s, seat, options)
    best = max(weights)
    return rng.choice([option for option, weight in zip(options, weights, strict=True) if weight == best])


def loss(samples: list[Sample], weights: list[float]) -> float:
    """The mean cross-entropy of the predicted winners, in bits."""
    total = 0.0
    for terms, ends in samples:
        for chance, end in zip(chances(terms, weights), ends, strict=True):
            total -= end * math.log2(max(chance, 1e-9))
    return total / len(samples)


def fit(samples: list[Sample], n_terms: int) -> list[float]:
    """The weights with the least cross-entropy, by Adam on all samples at once."""
    seats = max(len(ends) for _, ends in samples)
    terms, ends = np.zeros((len(samples), seats, n_terms)), np.zeros((len(samples), seats))
    out = np.zeros((len(samples), seats))
    for i, (rows, won) in enumerate(samples):
        terms[i, : len(rows)], ends[i, : len(won)], out[i, len(rows) :] = rows, won, OUT
    weights, drift, spread = np.zeros(n_terms), np.zeros(n_terms), np.zeros(n_terms)
    for step in track(range(1, STEPS + 1), description="fitting"):
        sums = terms @ weights + out
        odds = np.exp(sums - sums.max(axis=1, keepdims=True))
        off = odds / odds.sum(axis=1, keepdims=True) - ends
        slope = DECAY * weights + np.einsum("ns,nsm->m", off, terms) / len(samples)
        drift = 0.9 * drift + 0.1 * slope
        spread = 0.99 * spread + 0.01 * slope**2
        pace = 0.05 * (1.0 - step / (STEPS + 1))
        weights -= pace * drift / (1 - 0.9**step) / (np.sqrt(spread / (1 - 0.99**step)) + 1e-8)
    return [float(weight) for weight in weights]


def report(game: Game, seats: int, samples: list[Sample], rng: Random) -> list[str]:
    """The weights for one number of seats as lines of the file, with their cross-entropy on held-out positions."""
    rng.shuffle(samples)
    kept, apart = samples[: len(samples) * 9 // 10], samples[len(samples) * 9 // 10 :]
    weights = fit(kept, len(game.bot.TERMS))
    blind, found = loss(apart, [0.0] * len(weights)), loss(apart, weights)
    return [
        f"# {len(kept)} positions; on {len(apart)} others the cross-entropy falls from {blind:.3f} to {found:.3f} bits.",
        f"[seats.{seats}]",
        *(f"{term} = {weight:.3f}" for term, weight in zip(game.bot.TERMS, weights, strict=True)),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", default="2", help="numbers of seats, separated by commas")
    parser.add_argument("--games", type=int, default=600, help="games for each number of seats")
    stray = "stray for at most this many answers of each seat and sample positions after them; 0 strays all along"
    parser.add_argument("--stray-until", type=int, default=0, help=stray)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game, rng = find_game(args.game), Random(args.seed)
    until = f" --stray-until {args.stray_until}" if args.stray_until else ""
    budget = f"--games {args.games}{until} --seed {args.seed}"
    command = f"python -m tessera.arena.fit {game.id} --seats {args.seats} {budget}"
    for seats in [int(seats) for seats in args.seats.split(",")]:
        samples: list[Sample] = []
        for _ in track(range(args.games), description=f"{seats} seats"):
            samples.extend(play(game, seats, rng, args.stray_until))
        lines = report(game, seats, samples, rng)
        write_table(game.folder / "bot" / "weights.toml", seats, [command], lines)
        print("\n".join(lines))


if __name__ == "__main__":
    main()
