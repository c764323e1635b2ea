"""AW-133, AW-136. How matches go if Draft counted otherwise, everything else alike.

python tests/games/the_ancient_world/draft_rules.py FIRST_SEED GAMES          one table in Markdown

The rules and the bot are changed in place, so this needs the interpreted engine.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from statistics import mean

from games.the_ancient_world.stacker import play

from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.actions import DRAFT
from tessera.games.the_ancient_world.bot import advice as bot
from tessera.games.the_ancient_world.bot.valuation import Valuation
from tessera.games.the_ancient_world.state import Ancient, AncientBox
from tessera.games.the_ancient_world.steps import turn
from tessera.games.the_ancient_world.steps.board import draft


def draft_own(s: Ancient, seat: int) -> None:
    """Only the own citizens on the space count."""
    s.draft[seat] += s.citizens[seat].count(DRAFT)


def draft_once(s: Ancient, seat: int) -> None:
    """Placements do not add up: the last one counts."""
    s.draft[seat] = sum(own.count(DRAFT) for own in s.citizens)


def weigh_own(worth: Valuation) -> float:
    there = worth.s.citizens[worth.seat].count(DRAFT)
    return weigh(worth, there + 1, 2 * there + 3)


def weigh_once(worth: Valuation) -> float:
    there = sum(own.count(DRAFT) for own in worth.s.citizens)
    more = there + 1 - worth.s.draft[worth.seat]
    return weigh(worth, more, more + 1)


def weigh(worth: Valuation, more: int, then: int) -> float:
    """As the bot weighs it: a Titan that comes within reach by this citizen, or by this and the next."""
    before = worth.best_attack(0, 0)
    gain = worth.parameters.strike * worth.best_attack(more, 0) - before
    if gain <= 0.2 and worth.n_at_hand >= 2:
        gain = max(gain, worth.parameters.second_draft * (worth.best_attack(then, 0) - before))
    return gain


RULES: dict[str, tuple[Callable[[Ancient, int], None], Callable[[Valuation], float]]] = {
    "as ruled": (draft, bot.weigh_draft),
    "only own citizens count": (draft_own, weigh_own),
    "placements do not add up": (draft_once, weigh_once),
}


def survey(name: str, seats: int, first_seed: int, games: int) -> str:
    rule, judgement = RULES[name]
    vars(turn)["draft"], vars(bot)["weigh_draft"] = rule, judgement
    box = GAME.box(seats, {"first_player": 0})
    assert isinstance(box, AncientBox)
    wins, points, titans, great = [0.0] * seats, [], 0, 0
    for seed in range(first_seed, first_seed + games):
        s = play(box, [GAME.bot] * seats, Random(seed))
        for seat in s.winners():
            wins[seat] += 1 / len(s.winners())
        points += s.points
        for seat in range(seats):
            stars = [s.cards[kind].stars for kind in s.kinds_in(box.titans[seat])]
            titans += len(stars)
            great += stars.count(3)
    shares = " ".join(f"{100 * win / games:.0f}" for win in wins)
    return f"| {name} | {seats} | {shares} | {mean(points):.1f} | {titans / games:.1f} | {great / games:.2f} |"


if __name__ == "__main__":
    print("| rule | players | win share by turn order, % | mean score | Titans per game | three-star Titans |")
    print("| --- | --- | --- | --- | --- | --- |")
    for rule_name in RULES:
        for n_seats in (2, 4):
            print(survey(rule_name, n_seats, int(sys.argv[1]), int(sys.argv[2])), flush=True)
