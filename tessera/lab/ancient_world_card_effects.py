"""Measures the effect of each card of The Ancient World on its buyer's wins.

    python -m tessera.lab.ancient_world_card_effects SEATS FIRST_SEED GAMES          prints one table in Markdown

Owners of a card may win because of the card, or because only a player in the lead can afford it. Therefore, whenever the bot
buys a card of the row, the match is played on twice from the position before that turn: as it was, and with that card
discarded. The difference is the card's own effect.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from random import Random

from tessera.core.action import Action
from tessera.core.seats import EVERYONE
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.state import EMPIRE_DISCARDS, EMPIRE_ROW, Ancient
from tessera.lab.advised_play import advised, play_to_the_end

BOT = GAME.bot


@dataclass
class Effect:
    """The sums over n purchases of a card: the buyer's wins with it and without it, and its gain in points."""

    n: int = 0
    wins_with: float = 0.0
    wins_without: float = 0.0
    points: int = 0


@dataclass
class Purchase:
    """A purchase of a card, with the position before the turn."""

    seat: int
    kind: int
    before: Ancient


def play_on(s: Ancient, rng: Random) -> list[Purchase]:
    """Play to the end by the bot's advice; the purchases from the row."""
    found: list[Purchase] = []
    before = s

    def choose(seat: int, options: list[Action]) -> Action:
        nonlocal before
        if type(s.agenda[-1]).__name__ == "Turn":
            before = s.clone()
        action = advised(BOT, s, seat, options)
        if action.verb == "buy" and not action.args[2]:
            found.append(Purchase(seat, action.args[0], before))
        return action

    play_to_the_end(s, rng, choose)
    return found


def wins(s: Ancient, seat: int) -> float:
    winners = s.winners()
    return (seat in winners) / len(winners)


def compare(purchase: Purchase, rng: Random, effect: Effect) -> None:
    """Play on from before a purchase, with the card and without it, and add the results."""
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
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    effects = survey(*map(int, sys.argv[1:4]))
    print("| card | purchases | wins with, % | wins without, % | effect on wins | effect on points |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name, e in sorted(effects.items(), key=lambda item: (item[1].wins_without - item[1].wins_with) / item[1].n):
        shares = f"{100 * e.wins_with / e.n:.1f} | {100 * e.wins_without / e.n:.1f}"
        print(f"| {name} | {e.n} | {shares} | {100 * (e.wins_with - e.wins_without) / e.n:+.1f} | {e.points / e.n:+.1f} |")
