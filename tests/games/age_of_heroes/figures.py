"""The figures of docs/balance/age-of-heroes.md: greedy games by the thousand, a line of JSON for each player count.

PYTHONPATH=.:tests python tests/games/age_of_heroes/figures.py 2000
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from random import Random
from typing import Any

from games.age_of_heroes.test_matches import advised, begin, check
from laws.worlds import choose

from tessera.core.seats import CHANCE
from tessera.games.age_of_heroes.components import TRIBES
from tessera.games.age_of_heroes.state import Heroes

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


def play(seats: int, rng: Random, told: Counter[str]) -> tuple[Heroes, int]:
    """A game in which every seat follows the bot, and how many decisions it took, draws included."""
    s = begin(seats)
    s.log = []
    decisions = 0
    while not s.over():
        seat = s.waiting()[0]
        s.apply(seat, choose(s, seat, rng) if seat == CHANCE else advised(s, seat, rng))
        decisions += 1
        told.update(event.key for event in s.log)
        s.log.clear()
    check(s)
    return s, decisions


def figures(seats: int, games: int) -> dict[str, Any]:
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
    for seats in range(2, 7):
        print(json.dumps(figures(seats, int(sys.argv[1]))), flush=True)
