"""What a card does for who buys it: the same match played on with the card, and with the card taken out of the row.

python tests/games/the_ancient_world/without.py SEATS FIRST_SEED GAMES          one table in Markdown

Owners of a card may win because of the card or because only who leads can pay it. So whenever the greedy agent buys a card
of the row, the match is played to its end twice from before that turn: as it was, and with that card discarded. The
difference is the card's own doing.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from random import Random

from tessera.core.playout import drawn
from tessera.core.seats import CHANCE, EVERYONE
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.state import EMPIRE_DISCARDS, EMPIRE_ROW, Ancient

BOT = GAME.bot


@dataclass
class Effect:
    """Over so many purchases: wins with and without the card, and the points between."""

    n: int = 0
    wins_with: float = 0.0
    wins_without: float = 0.0
    points: int = 0


@dataclass
class Purchase:
    """A seat bought a card; the position is that before the turn."""

    seat: int
    kind: int
    before: Ancient


def play_on(s: Ancient, rng: Random) -> list[Purchase]:
    """Play to the end as the bot advises, and note the purchases from the row."""
    found: list[Purchase] = []
    before = s
    while s.agenda:
        step = s.agenda[-1]
        seat = step.waiting(s)[0]
        options = step.options(s, seat)
        if seat == CHANCE:
            action = drawn(s, options, rng)
        else:
            if type(step).__name__ == "Turn":
                before = s.clone()
            worths = BOT.weigh(s, seat, options)
            action = options[worths.index(max(worths))]
            if action.verb == "buy" and not action.args[2]:
                found.append(Purchase(seat, action.args[0], before))
        s.apply(seat, action)
    return found


def wins(s: Ancient, seat: int) -> float:
    winners = s.winners()
    return (seat in winners) / len(winners)


def compare(purchase: Purchase, rng: Random, effect: Effect) -> None:
    """Play on from before a purchase, with the card and without."""
    seat = purchase.seat
    kept, bare = purchase.before.clone(), purchase.before.clone()
    bare.move(bare.one_of(purchase.kind, EMPIRE_ROW), EMPIRE_ROW, EMPIRE_DISCARDS, EVERYONE)
    play_on(kept, rng)
    play_on(bare, rng)
    effect.n += 1
    effect.wins_with += wins(kept, seat)
    effect.wins_without += wins(bare, seat)
    effect.points += kept.points[seat] - bare.points[seat]


def survey(seats: int, first_seed: int, games: int) -> dict[str, Effect]:
    found: dict[str, Effect] = {}
    for seed in range(first_seed, first_seed + games):
        rng = Random(seed)
        s = GAME.begin(GAME.box(seats, {"first_player": 0}))
        assert isinstance(s, Ancient)
        for purchase in play_on(s, rng):
            compare(purchase, rng, found.setdefault(s.cards[purchase.kind].name, Effect()))
    return found


if __name__ == "__main__":
    effects = survey(*map(int, sys.argv[1:4]))
    print("| card | purchases | wins with, % | wins without, % | the card's own doing | points |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name, e in sorted(effects.items(), key=lambda item: (item[1].wins_without - item[1].wins_with) / item[1].n):
        shares = f"{100 * e.wins_with / e.n:.1f} | {100 * e.wins_without / e.n:.1f}"
        print(f"| {name} | {e.n} | {shares} | {100 * (e.wins_with - e.wins_without) / e.n:+.1f} | {e.points / e.n:+.1f} |")
