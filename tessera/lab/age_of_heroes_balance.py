"""Measures the balance of Age of Heroes; it prints the figures of docs/balance/age-of-heroes.md.

    python -m tessera.lab.age_of_heroes_balance GAMES

plays the given number of games with every number of tribes, each tribe following the bot, and prints a line of JSON for each
number of tribes.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from random import Random
from typing import Any

from tessera.core.playout import weighted
from tessera.core.seats import CHANCE
from tessera.games.age_of_heroes import GAME
from tessera.games.age_of_heroes.components import TRIBES
from tessera.games.age_of_heroes.state import Heroes
from tessera.lab.advised_play import advised_by_lot

COUNTED = {
    "trades": ("traded",),
    "offers": ("offer-made",),
    "wars": ("war-conquest", "war-plunder", "war-razing"),
    "conquests": ("war-conquest",),
    "plunders": ("war-plunder",),
    "razings": ("war-razing",),
    "attacks cancelled": ("games-cancel-war",),
    "claims": ("claimed-empire", "claimed-culture"),
    "claims lapsed": ("lapsed-empire", "lapsed-culture"),
    "eliminations": ("eliminated",),
    "roads": ("built-road",),
    "citadels": ("built-citadel",),
    "armies": ("built-army",),
    "generals": ("built-general",),
}
"""The counted figures, each with the keys of the events that it counts."""


def play(seats: int, rng: Random, told: Counter[str]) -> tuple[Heroes, int]:
    """Play a game in which every seat follows the bot; the final state, and the number of decisions and draws."""
    s = GAME.begin(GAME.box(seats))
    assert isinstance(s, Heroes)
    s.log = []
    decisions = 0
    while not s.over():
        seat = s.waiting()[0]
        options = s.options(seat)
        if seat == CHANCE:
            weights = s.agenda[-1].weights(s)
            action = options[weighted(weights, rng.random())] if weights else rng.choice(options)
        else:
            action = advised_by_lot(GAME.bot, s, seat, options, rng)
        s.apply(seat, action)
        decisions += 1
        told.update(event.key for event in s.log)
        s.log.clear()
    return s, decisions


def figures(seats: int, games: int) -> dict[str, Any]:
    """The figures of so many games; counts are means per game."""
    rng = Random(1000 + seats)
    told: Counter[str] = Counter()
    results: Counter[str] = Counter()
    by_seat, by_order, by_tribe, played = [0] * seats, [0] * seats, [0] * len(TRIBES), [0] * len(TRIBES)
    rounds: list[int] = []
    decisions = 0
    for _ in range(games):
        s, n = play(seats, rng, told)
        decisions += n
        rounds.append(s.round)
        results[s.result] += 1
        for tribe in s.tribes:
            played[tribe] += 1
        if s.winner >= 0:
            by_seat[s.winner] += 1
            by_order[(s.winner - s.start_seat) % seats] += 1
            by_tribe[s.tribes[s.winner]] += 1
    rounds.sort()
    return {
        "seats": seats,
        "games": games,
        "results": {result: n / games for result, n in sorted(results.items())},
        "rounds": [sum(rounds) / games, rounds[games // 2], rounds[games * 19 // 20], rounds[-1]],
        "decisions": decisions / games,
        "by seat": [n / games for n in by_seat],
        "by order of play": [n / games for n in by_order],
        "by tribe": {tribe.id: by_tribe[i] / max(1, played[i]) for i, tribe in enumerate(TRIBES)},
        **{name: sum(told[key] for key in keys) / games for name, keys in COUNTED.items()},
    }


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    for seats in GAME.seats:
        print(json.dumps(figures(seats, int(sys.argv[1]))), flush=True)
