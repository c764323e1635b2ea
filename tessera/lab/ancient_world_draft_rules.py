"""AW-133, AW-136. Compares the rule of Draft with two other rules, everything else unchanged.

    TESSERA_COMPILE=off python -m tessera.lab.ancient_world_draft_rules FIRST_SEED GAMES          prints one table in Markdown

The other rules extend a class of the game, which the compiled engine does not allow.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import mean

from tessera.compiled import is_compiled
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.actions import DRAFT
from tessera.games.the_ancient_world.board_actions import BOARD, DraftAction
from tessera.games.the_ancient_world.bot.valuation import Valuation
from tessera.games.the_ancient_world.state import Ancient, AncientBox
from tessera.lab.ancient_world_stacker import play


class DraftOwn(DraftAction):
    """Draft counts only the own citizens on the space."""

    def do(self, s: Ancient, seat: int) -> None:
        s.draft[seat] += s.citizens[seat].count(DRAFT)

    def value(self, valuation: Valuation) -> float:
        there = valuation.s.citizens[valuation.seat].count(DRAFT)
        return valuation.of_swords(there + 1, 2 * there + 3)


class DraftOnce(DraftAction):
    """Placements do not add up: only the last one counts."""

    def do(self, s: Ancient, seat: int) -> None:
        s.draft[seat] = sum(own.count(DRAFT) for own in s.citizens)

    def value(self, valuation: Valuation) -> float:
        there = sum(own.count(DRAFT) for own in valuation.s.citizens)
        more = there + 1 - valuation.s.draft[valuation.seat]
        return valuation.of_swords(more, more + 1)


RULES: dict[str, DraftAction] = {
    "as ruled": DraftAction(),
    "only own citizens count": DraftOwn(),
    "placements do not add up": DraftOnce(),
}


def survey(name: str, seats: int, first_seed: int, games: int) -> str:
    """A row of the table: the results of so many games under one rule."""
    BOARD[DRAFT] = RULES[name]
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
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    if is_compiled():
        sys.exit("the compiled engine cannot be changed; set TESSERA_COMPILE=off")
    print("| rule | players | win share by turn order, % | mean score | Titans per game | three-star Titans |")
    print("| --- | --- | --- | --- | --- | --- |")
    for rule_name in RULES:
        for n_seats in (2, 4):
            print(survey(rule_name, n_seats, int(sys.argv[1]), int(sys.argv[2])), flush=True)
