"""Tune the parameters of a bot by self-play, with an evolution strategy that uses mirrored perturbations.

    python -m tessera.arena.tune age-of-heroes --seats 2 --generations 12 --pairs 6000 --seed 1

In every pair of games one side's parameters are perturbed at random and the other side's by the opposite, and both play both
sides of the same deal. The results of all pairs, regressed on the perturbations, give the gradient for one step. Tuning
starts from the parameters that searches use with this number of seats (with `--plain`, from the untuned ones) and writes
its result into the game's `bot/parameters.toml` after each generation, below the commands that produced it. The same seed
gives the same parameters.
"""

from __future__ import annotations

import argparse
import math
import re
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

from rich.progress import track

from tessera.arena.toml_tables import tables, write_table
from tessera.core.bot import Bot
from tessera.core.game import Game
from tessera.core.parameters import FILE, Numbers, nearest, numbers_of, with_numbers
from tessera.core.playout import drawn
from tessera.core.seats import CHANCE
from tessera.games import find_game

SPREAD = 0.3
"""The standard deviation of the perturbations of a parameter's logarithm."""


def perturbed(numbers: Numbers, changes: list[float], sign: int) -> Numbers:
    return {name: number * math.exp(sign * change) for (name, number), change in zip(numbers.items(), changes, strict=True)}


def play(game: Game, parameters: list[Any], seed: int) -> list[float]:
    """Play one match in which each seat follows the bot with its own parameters; each seat's share of the win."""
    rng, bot = Random(seed), game.search_bot
    known = parameters_of(bot)
    own = known[len(parameters)]
    s = game.begin(game.box(len(parameters)))
    while s.agenda:
        step = s.agenda[-1]
        seat = step.waiting(s)[0]
        options = step.options(s, seat)
        if seat == CHANCE:
            s.apply(seat, drawn(s, options, rng))
        elif len(options) == 1:
            s.apply(seat, options[0])
        else:
            known[len(parameters)] = parameters[seat]
            weights = bot.weigh(s, seat, options)
            s.apply(seat, options[weights.index(max(weights))])
    known[len(parameters)] = own
    return s.shares()


def parameters_of(bot: Bot) -> list[Any]:
    """The parameters of a bot for each number of seats."""
    found: list[Any] | None = getattr(bot, "parameters", None)
    if found is None:
        raise SystemExit("This game's bot has no parameters to tune.")
    return found


def compare(game: Game, one: Any, other: Any, seats: int, seed: int) -> float:
    """The lead in wins of the first parameters in a deal that both play from all seats, from -1 to 1."""
    lead = 0.0
    for turn in range(2):
        sides = [(seat + turn) % 2 for seat in range(seats)]
        won = play(game, [other if side else one for side in sides], seed)
        lead += sum(-share if side else share for share, side in zip(won, sides, strict=True))
    return lead / 2


def trial(task: tuple[str, int, Numbers, int]) -> tuple[list[float], float]:
    """Play a pair of games; the perturbations and the lead that they gave."""
    name, seats, numbers, seed = task
    game, rng = find_game(name), Random(seed)
    kind = type(parameters_of(game.bot)[seats])
    changes = [rng.gauss(0.0, SPREAD) for _ in numbers]
    one, other = (with_numbers(kind, perturbed(numbers, changes, sign)) for sign in (1, -1))
    return changes, compare(game, one, other, seats, rng.getrandbits(32))


def slopes(trials: list[tuple[list[float], float]]) -> list[float]:
    """The gradient of the lead in the logarithm of each parameter, by regression on the independent perturbations."""
    found = [0.0] * len(trials[0][0])
    for changes, lead in trials:
        for i, change in enumerate(changes):
            found[i] += change * lead
    return [total / (2 * SPREAD**2 * len(trials)) for total in found]


def stepped(numbers: Numbers, found: list[float], error: float, far: float) -> Numbers:
    """All parameters after one step: the one that matters most moves by `far`, slopes within the noise are shrunk."""
    sure = [slope * abs(slope) / (abs(slope) + error) for slope in found]
    scale = far / max(max(abs(slope) for slope in sure), 1e-12)
    return {name: number * math.exp(scale * slope) for (name, number), slope in zip(numbers.items(), sure, strict=True)}


def commands_in(file: Path, seats: int) -> list[str]:
    """The commands that produced the parameters for this number of seats."""
    parts = tables(file)
    return re.findall(r"^# By `(.+)`$", parts[nearest(list(parts), seats)], re.MULTILINE) if parts else []


def write_parameters(file: Path, seats: int, numbers: Numbers, commands: list[str]) -> None:
    rows = [f'"{name}" = {number:.3f}' for name, number in numbers.items()]
    write_table(file, seats, commands, [f"[seats.{seats}]", *rows])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--pairs", type=int, default=6000, help="pairs of games in a generation")
    parser.add_argument("--seed", type=int, default=1)
    step = "the step of the parameter that matters most in the first generation, in logarithms; later steps are smaller"
    parser.add_argument("--step", type=float, default=0.5, help=step)
    parser.add_argument("--plain", action="store_true", help="start from the untuned parameters, not from the tuned ones")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    game, rng = find_game(args.game), Random(args.seed)
    numbers = numbers_of(parameters_of(game.bot if args.plain else game.search_bot)[args.seats])
    file, plain = game.folder / "bot" / FILE, " --plain" if args.plain else ""
    budget = f"--generations {args.generations} --pairs {args.pairs} --step {args.step} --seed {args.seed}{plain}"
    commands = [] if args.plain else commands_in(file, args.seats)
    commands.append(f"python -m tessera.arena.tune {game.id} --seats {args.seats} {budget}")
    with ProcessPoolExecutor(args.workers) as pool:
        for generation in range(1, args.generations + 1):
            tasks = [(args.game, args.seats, numbers, rng.getrandbits(32)) for _ in range(args.pairs)]
            found = pool.map(trial, tasks, chunksize=50)
            trials = list(track(found, total=args.pairs, description=f"generation {generation}"))
            spread = math.sqrt(sum(lead**2 for _, lead in trials) / args.pairs)
            error = spread / (2 * SPREAD * math.sqrt(args.pairs))
            far = args.step * (1 - (generation - 1) / args.generations)
            numbers = stepped(numbers, slopes(trials), error, far)
            write_parameters(file, args.seats, numbers, commands)


if __name__ == "__main__":
    main()
