"""Find a parameters that wins more: a bot's numbers are shaken, and what helped is kept.

    python -m tessera.arena.tune age-of-heroes --seats 2 --generations 12 --pairs 6000 --seed 1

In every pair of games one side's numbers are shaken by lot and the other's by the opposite, and both play both sides of
the same deal. Who wins, fitted to the shakes of all pairs at once, tells what each number is worth; then all take a step.
It starts from the parameters that searches use with so many seats (`--plain`: from those of the advice), and writes what it
has found into the game's `bot/parameters.toml` after each generation, below the commands it came from. The same seed gives
the same parameters.
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

from tessera.arena.sections import sections, write_section
from tessera.core.bot import Bot
from tessera.core.game import Game
from tessera.core.parameters import FILE, Numbers, nearest, numbers_of, with_numbers
from tessera.core.playout import drawn
from tessera.core.seats import CHANCE
from tessera.games import find_game

SHAKE = 0.3
"""By how much a number is shaken, as a share of itself (the spread of its logarithm)."""


def shaken(numbers: Numbers, shakes: list[float], sign: int) -> Numbers:
    return {name: number * math.exp(sign * shake) for (name, number), shake in zip(numbers.items(), shakes, strict=True)}


def play(game: Game, parameters: list[Any], seed: int) -> list[float]:
    """One match by advice, each seat by its own parameters: what each seat won."""
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
    """For each number of seats the parameters of a bot, if it has parameters."""
    found: list[Any] | None = getattr(bot, "parameters", None)
    if found is None:
        raise SystemExit("This game's bot has no parameters to tune.")
    return found


def compare(game: Game, one: Any, other: Any, seats: int, seed: int) -> float:
    """What the first parameters won more than the other in a deal that both play from all seats: from -1 to 1."""
    lead = 0.0
    for turn in range(2):
        sides = [(seat + turn) % 2 for seat in range(seats)]
        won = play(game, [other if side else one for side in sides], seed)
        lead += sum(-share if side else share for share, side in zip(won, sides, strict=True))
    return lead / 2


def trial(task: tuple[str, int, Numbers, int]) -> tuple[list[float], float]:
    """A pair of games: how the numbers were shaken, and what it gained."""
    name, seats, numbers, seed = task
    game, rng = find_game(name), Random(seed)
    kind = type(parameters_of(game.bot)[seats])
    shakes = [rng.gauss(0.0, SHAKE) for _ in numbers]
    one, other = (with_numbers(kind, shaken(numbers, shakes, sign)) for sign in (1, -1))
    return shakes, compare(game, one, other, seats, rng.getrandbits(32))


def slopes(trials: list[tuple[list[float], float]]) -> list[float]:
    """What each number is worth: the lead explained by its shakes, which are independent of each other."""
    found = [0.0] * len(trials[0][0])
    for shakes, lead in trials:
        for i, shake in enumerate(shakes):
            found[i] += shake * lead
    return [total / (2 * SHAKE**2 * len(trials)) for total in found]


def stepped(numbers: Numbers, found: list[float], error: float, far: float) -> Numbers:
    """All numbers a step on, the one that matters most so far, each as its slope stands out of the noise."""
    sure = [slope * abs(slope) / (abs(slope) + error) for slope in found]
    scale = far / max(max(abs(slope) for slope in sure), 1e-12)
    return {name: number * math.exp(scale * slope) for (name, number), slope in zip(numbers.items(), sure, strict=True)}


def commands_in(file: Path, seats: int) -> list[str]:
    """By which commands the parameters that serves so many seats was found."""
    parts = sections(file)
    return re.findall(r"^# By `(.+)`$", parts[nearest(list(parts), seats)], re.MULTILINE) if parts else []


def write_parameters(file: Path, seats: int, numbers: Numbers, commands: list[str]) -> None:
    rows = [f'"{name}" = {number:.3f}' for name, number in numbers.items()]
    write_section(file, seats, commands, [f"[seats.{seats}]", *rows])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--pairs", type=int, default=6000, help="pairs of games in a generation")
    parser.add_argument("--seed", type=int, default=1)
    step = "how far the number that matters most goes in the first generation, in logarithms; later ones go less far"
    parser.add_argument("--step", type=float, default=0.5, help=step)
    parser.add_argument("--plain", action="store_true", help="start from the advice, not from what was found before")
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
            error = spread / (2 * SHAKE * math.sqrt(args.pairs))
            far = args.step * (1 - (generation - 1) / args.generations)
            numbers = stepped(numbers, slopes(trials), error, far)
            write_parameters(file, args.seats, numbers, commands)


if __name__ == "__main__":
    main()
