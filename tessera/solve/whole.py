"""A lower bound on how far the whole game can be exploited, playing for the margin.

    python -m tessera.solve.whole relics --folder DIR --samples 40 --seconds 420
    python -m tessera.solve.whole truth --folder DIR --samples 40 --seconds 420
    python -m tessera.solve.whole tell --folder DIR

Who responds knows the policy. It drafts as the policy does, but keeps as its first relic what look-ahead calls best against
the policy's mixture. Between equals the game is worth nothing to either seat, so what this response gains on the average of
both seats is a bound from below. It is measured in two terms:

- what look-ahead says the chosen relic gains over the policy's own mixture (`relics`), and
- what is true of the states that arise beyond what look-ahead says of them (`truth`), which takes back what it was wrong about.

When the policy plays itself, the lead of round 1 and what look-ahead says of its relics add up to nothing over both seats, so
their sum needs no measuring. From a state on, look-ahead's value changes by fair draws only as long as both follow it, up to
pick 3 of round 2, where play becomes exact and the true value is known: the second term is what changes there. So both
terms scatter little. Every step stops in time and goes on when it is called again.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import tessera
from tessera.core.view import View
from tessera.games import find_game
from tessera.solve.draft import BEFORE, NEXT
from tessera.solve.endgame import KEEPS
from tessera.solve.equilibrium import EquilibriumAgent, fitted, swift_solver_for
from tessera.solve.hidden import TURNS
from tessera.solve.kingdoms import cards_of, mask_of
from tessera.solve.lookahead import N_DRAWS, PAIR_NUMBER, bayes, first_games, profile
from tessera.solve.matrix import value_of
from tessera.solve.numbers import np
from tessera.solve.position import Position
from tessera.solve.public import Public
from tessera.solve.swift import arrays, table_of

DRAWS: Final = 10
"""Of each end of round 1, for the second term."""
GAME = find_game("tides-of-time")


def end_of_round_1(number: int) -> View:
    """The first relic choice of a match of the policy with itself, as seat 0 sees it."""
    match = tessera.new_match(GAME.id, seed=number)
    agents = [EquilibriumAgent(GAME, 2 * number + seat, "margin", 1) for seat in range(2)]
    while match.look(0).fields["pick"]:
        for seat in match.waiting():
            match.play(seat, agents[seat].choose(match.look(seat), match.options(seat)))
    return match.look(0)


class Drawn(Position):
    """A draw of round 2 from a public state, before its first pick; the solver reads no more of it than this."""

    def __init__(self, public: Public, rng: Random) -> None:
        pile = rng.sample(public.pile, len(public.pile))
        self.round, self.so_far = 2, 0
        self.relics = [1 << relic for relic in public.relics]
        self.hands = [sorted([*known, *pile[2 * seat : 2 * seat + 2]]) for seat, known in enumerate(public.known)]
        self.pairs = [sorted(public.pile.index(card) for card in pile[2 * seat : 2 * seat + 2]) for seat in range(2)]
        self.left = mask_of(pile[4:])

    def unseen(self) -> int:
        return self.left


class Round2:
    """A public state as the policy plays it: its first picks, and what look-ahead says."""

    def __init__(self, public: Public) -> None:
        self.public = public
        hands = [np.array(cards, dtype=np.int64) for cards in public.known]
        at = (np.array(public.relics), hands[0], hands[1], np.array(public.pile, dtype=np.int64))
        games, pairs = np.empty((N_DRAWS, 5, 5)), np.empty((N_DRAWS, 2), dtype=np.int64)
        first_games(table_of(False), *arrays(fitted().end_2), *at, 0.0, 0.0, games, pairs)
        self.strategies = np.empty((2, 28, 5))
        bayes(games, pairs, TURNS, self.strategies)
        self.worth = float(profile(games, pairs, self.strategies))

    def surprise(self, rng: Random) -> float:
        """Play to pick 3 as the policy does: the true value there less what look-ahead says, to seat 0."""
        at, solver = Drawn(self.public, rng), swift_solver_for(False, False)
        draft = solver.draft(at, at.hands, solver.ends(at, at.left))
        mine, theirs = (
            NEXT[0][0][rng.choices(range(5), self.strategies[seat, PAIR_NUMBER[*at.pairs[seat]]])[0]] for seat in range(2)
        )
        second = draft.solve(1, mine, theirs)  # the seats hold each other's first hands
        row, column = (rng.choices(range(4), shares)[0] for shares in (second.rows, second.columns))
        mine, theirs = NEXT[1][mine][column], NEXT[1][theirs][row]
        said = value_of(draft.game(2, mine, theirs))
        own, other = BEFORE[2][mine], BEFORE[2][theirs]
        taken = (
            mask_of([*(at.hands[0][k] for k in own.first), *(at.hands[1][k] for k in other.second)]),
            mask_of([*(at.hands[1][k] for k in other.first), *(at.hands[0][k] for k in own.second)]),
        )
        left = [[at.hands[0][k] for k in own.left], [at.hands[1][k] for k in other.left]]
        return value_of(solver.late_game(at, taken, left)) - said


class Relics:
    """A first relic choice: what the policy does, and what look-ahead says of every pair of choices that matters."""

    def __init__(self, view: View) -> None:
        self.at = Position(view)
        found = EquilibriumAgent(GAME, 1, "margin", 1).solver(view).relic_solution(self.at)
        self.mixtures = (found.rows, found.columns)
        self.known: dict[tuple[int, int], Round2] = {}

    def public(self, mine: int, theirs: int) -> Public:
        """The state of round 2 when the seats keep in these ways."""
        relics, known = [], []
        for seat, way in enumerate((mine, theirs)):
            five = self.at.hands[seat]
            relics.append(five[KEEPS[way][0]])
            known.append(tuple(card for place, card in enumerate(five) if place not in KEEPS[way]))
        return Public((relics[0], relics[1]), (known[0], known[1]), tuple(cards_of(self.at.unseen())))

    def round_2(self, mine: int, theirs: int) -> Round2:
        place = (mine, theirs)
        if place not in self.known:
            self.known[place] = Round2(self.public(mine, theirs))
        return self.known[place]

    def worth(self, mine: int, theirs: int) -> float:
        """What look-ahead says of a pair of choices: the lead that seat 0 may expect of rounds 2 and 3."""
        return self.round_2(mine, theirs).worth

    def against(self, seat: int, way: int) -> float:
        """What a way of one seat is worth to it against the mixture of the other."""
        other = self.mixtures[1 - seat]
        if seat == 0:
            return sum(share * self.worth(way, theirs) for theirs, share in enumerate(other) if share > 0)
        return -sum(share * self.worth(mine, way) for mine, share in enumerate(other) if share > 0)

    def answer(self, seat: int) -> tuple[int, float]:
        """The best way of a seat, and what it gains over the seat's own mixture; both by look-ahead."""
        worths = [self.against(seat, way) for way in range(len(KEEPS))]
        own = sum(share * worth for share, worth in zip(self.mixtures[seat], worths, strict=True))
        return worths.index(max(worths)), max(worths) - own


@dataclass
class Notes:
    """What has been measured, a line for each sample."""

    path: Path

    def read(self) -> dict[int, dict[str, float]]:
        if not self.path.exists():
            return {}
        lines = [json.loads(line) for line in self.path.read_text(encoding="utf-8").splitlines()]
        return {int(line["number"]): line for line in lines}

    def add(self, number: int, **found: float) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"number": number, **found}) + "\n")


def weigh_relics(folder: Path, samples: int, until: float) -> None:
    """The first term, seat for seat."""
    notes = Notes(folder / "relics.jsonl")
    done = notes.read()
    for number in range(samples):
        if number in done or time.monotonic() > until:
            continue
        relics = Relics(end_of_round_1(number))
        notes.add(number, gain=sum(relics.answer(seat)[1] for seat in range(2)) / 2)


def weigh_truth(folder: Path, samples: int, until: float) -> None:
    """The second term: the seats respond in turn, and the policy's way is drawn from its mixture."""
    notes = Notes(folder / "truth.jsonl")
    done = notes.read()
    for number in range(samples):
        if number in done or time.monotonic() > until:
            continue
        relics, seat, rng = Relics(end_of_round_1(number)), number % 2, Random(f"truth {number}")
        way, _ = relics.answer(seat)
        total = 0.0
        for _ in range(DRAWS):
            drawn = rng.choices(range(len(KEEPS)), relics.mixtures[1 - seat])[0]
            state = relics.round_2(way, drawn) if seat == 0 else relics.round_2(drawn, way)
            total += state.surprise(rng) if seat == 0 else -state.surprise(rng)
        notes.add(number, beyond=total / DRAWS)


def tell(folder: Path) -> None:
    total, spread = 0.0, 0.0
    for name, key, what in (
        ("relics", "gain", "the first relic, by look-ahead"),
        ("truth", "beyond", "what is true beyond it"),
    ):
        found = np.array([line[key] for line in Notes(folder / f"{name}.jsonl").read().values()])
        error = found.std(ddof=1) / np.sqrt(len(found))
        print(f"{what}: {found.mean():+.3f} ± {1.96 * error:.3f} points ({len(found)} ends of round 1)")
        total, spread = total + found.mean(), spread + error**2
    print(f"exploitable by at least {total:.3f} ± {1.96 * np.sqrt(spread):.3f} points")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["relics", "truth", "tell"])
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--samples", type=int, default=60, help="how many in all (default: 60)")
    parser.add_argument("--seconds", type=float, default=420, help="after which it stops (default: 420)")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + args.seconds
    if args.what == "tell":
        tell(args.folder)
    else:
        (weigh_relics if args.what == "relics" else weigh_truth)(args.folder, args.samples, until)


if __name__ == "__main__":
    main()
