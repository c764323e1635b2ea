"""Counts the questions that a player answers in a match, by their titles.

    python -m tessera.lab.questions GAME SEATS GAMES SEED [OPTION=VALUE ...]

The game's bot plays every seat. A question with one option is not counted, because a table answers it by itself.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random

from tessera.core.action import Action
from tessera.core.game import Game
from tessera.core.seats import CHANCE
from tessera.core.state import State
from tessera.games import find_game
from tessera.lab.advised_play import advised_by_lot, play_to_the_end


def questions_of(game: Game, s: State, seed: int) -> Counter[str]:
    """Play a match to its end; how often each question was asked that had more than one option, all seats together."""
    asked: Counter[str] = Counter()
    rng = Random(seed)

    def choose(seat: int, options: list[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        if seat != CHANCE:
            asked[s.agenda[-1].TITLE] += 1
        return advised_by_lot(game.bot, s, seat, options, rng)

    play_to_the_end(s, rng, choose)
    return asked


def main(id: str, seats: str, games: str, seed: str, *settings: str) -> None:
    """Print the questions that one seat answers in one match on average: all of them, then each title."""
    game = find_game(id)
    box = game.box(int(seats), dict(setting.split("=", 1) for setting in settings))
    total: Counter[str] = Counter()
    for number in range(int(games)):
        total += questions_of(game, game.begin(box), int(seed) + number)
    share = 1 / (int(games) * int(seats))
    print(f"{total.total() * share:.1f} questions")
    for title, n in total.most_common():
        print(f"{n * share:6.1f}  {title}")


if __name__ == "__main__":
    main(*sys.argv[1:])
