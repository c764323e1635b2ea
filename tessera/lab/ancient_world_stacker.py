"""DC-75. Measures a player who stacks citizens on Draft to bring Titans within reach, against players of mixed parameters.

python -m tessera.lab.ancient_world_stacker FIRST_SEED GAMES          prints the wins of two such players by seats
"""

from __future__ import annotations

import sys
from random import Random

from tessera.core.action import Action
from tessera.core.bot import Bot
from tessera.core.parameters import one_for_all
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.actions import DRAFT, N_SKILLS
from tessera.games.the_ancient_world.bot.advice import AncientBot
from tessera.games.the_ancient_world.bot.parameters import Parameters
from tessera.games.the_ancient_world.bot.valuation import Valuation
from tessera.games.the_ancient_world.state import Ancient, AncientBox
from tessera.games.the_ancient_world.steps.attack import Muster, top_titan
from tessera.games.the_ancient_world.steps.turn import is_at_hand, is_outranked, skills_there
from tessera.lab.advised_play import advised, play_to_the_end


class Stacker(Bot):
    """Follows the bot, but places citizens on Draft whenever enough of them would bring another Titan within reach.

    A dogged stacker always does this. A sensible one does it only if the Titan is worth more than what these citizens would
    bring elsewhere. The sensible one is stronger, so it is the fair test of stacking.
    """

    def __init__(self, sensible: bool) -> None:
        self.sensible = sensible
        self.parameters = Parameters()
        self.advice = AncientBot(one_for_all(self.parameters))

    def weigh(self, s: Ancient, seat: int, options: list[Action]) -> list[float]:
        weights = self.advice.weigh(s, seat, options)
        if options[-1].verb != "pass":
            return weights
        if s.draft[seat] and any(option.verb == "attack" for option in options):
            return [weight + 50.0 * (option.verb == "attack") for option, weight in zip(options, weights, strict=True)]
        stack = open_stack(s, seat)
        gain, n = best_plan(s, seat, len(stack), self.parameters)
        if not n:
            return weights
        elsewhere = [weight for option, weight in zip(options, weights, strict=True) if not is_draft(option)]
        if self.sensible and gain < n * max(elsewhere):
            return weights
        first = s.minted.place[DRAFT][stack[0]]
        return [weight + 50.0 * (option is first) for option, weight in zip(options, weights, strict=True)]


def is_draft(option: Action) -> bool:
    return option.verb == "place" and option.args[1] == DRAFT


def open_stack(s: Ancient, seat: int) -> list[int]:
    """The own citizens that can be placed on Draft in turn, lowest first; each must be higher than those before."""
    there = skills_there(s)[DRAFT]
    return [skill for skill in range(1, N_SKILLS + 1) if is_at_hand(s, seat, skill) and not is_outranked(DRAFT, there, skill)]


def best_plan(s: Ancient, seat: int, most: int, parameters: Parameters) -> tuple[float, int]:
    """The value of the best attack that needs more Draft than there is, and the citizens it needs; 0 if there is none."""
    valuation = Valuation(s, seat, parameters)
    muster = Muster(s, seat)
    there = sum(own.count(DRAFT) for own in s.citizens)
    best, citizens = 0.0, 0
    for deck in range(3):
        kind = top_titan(s, deck)
        for armies in range(1, muster.ready + 1) if kind >= 0 else ():
            if muster.bar(s.cards[kind], armies) != "AW-213":
                continue
            lack = s.cards[kind].defence - muster.value(s.cards[kind], armies)
            n = needed(lack, there)
            gain = valuation.of_attack(muster, s.cards[kind], armies)
            if n <= most and gain > best:
                best, citizens = gain, n
    return best, citizens


def needed(lack: int, there: int) -> int:
    """AW-132, AW-136. The number of citizens that give so much Draft, if `there` citizens are on the space already."""
    n = 0
    while lack > 0:
        n += 1
        lack -= there + n
    return n


def mixed() -> list[Bot]:
    """Three rivals: the bot itself, a builder who cares little for Titans, and a raider who cares for little else."""
    builder, raider = Parameters(), Parameters()
    builder.harm, builder.use = builder.harm * 2, builder.use * 0.5
    builder.hope = [1.3 * hope for hope in builder.hope]
    raider.harm, raider.use, raider.wear = 0.0, raider.use * 1.6, 0.0
    return [AncientBot(one_for_all(parameters)) for parameters in (Parameters(), builder, raider)]


def play(box: AncientBox, bots: list[Bot], rng: Random) -> Ancient:
    """Play a match of these bots. Each reads only what its seat may know, so it can be asked in the true state."""
    s = GAME.begin(box)
    assert isinstance(s, Ancient)
    play_to_the_end(s, rng, lambda seat, options: advised(bots[seat], s, seat, options))
    return s


def win_share(player: Bot, seats: int, first_seed: int, games: int) -> float:
    """The share of games that a player wins, over all seats and first players in turn."""
    rivals = mixed()
    wins = 0.0
    for seed in range(first_seed, first_seed + games):
        rng = Random(seed)
        box = GAME.box(seats, {"first_player": seed // seats % seats})
        assert isinstance(box, AncientBox)
        bots = [rng.choice(rivals) for _ in range(seats)]
        bots[seed % seats] = player
        winners = play(box, bots, rng).winners()
        wins += (seed % seats in winners) / len(winners)
    return wins / games


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    first, number = int(sys.argv[1]), int(sys.argv[2])
    print("| player | 2 players | 3 players | 4 players |\n| --- | --- | --- | --- |")
    for name, player in (
        ("as advised", AncientBot(one_for_all(Parameters()))),
        ("dogged stacker", Stacker(False)),
        ("sensible stacker", Stacker(True)),
    ):
        shares = [f"{100 * win_share(player, seats, first, number):.1f}" for seats in (2, 3, 4)]
        print(f"| {name} | {' | '.join(shares)} |", flush=True)
