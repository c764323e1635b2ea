"""A lower bound on how far the whole game can be exploited, playing for the margin.

    python -m tessera.solve.whole relics --folder DIR --samples 60 --seconds 420
    python -m tessera.solve.whole states --folder DIR --samples 12 --seconds 420
    python -m tessera.solve.whole tell --folder DIR

Who responds knows the policy. It drafts round 1 as the policy does, keeps the relic that look-ahead calls best against the
policy's mixture, and plays rounds 2 and 3 by the exact best response. Between equals the game is worth nothing to
either seat, so what this response gains on the average of both seats is a bound from below. It is measured in two terms:

- what look-ahead says the chosen relic gains over the policy's own mixture (`relics`: cheap, many ends of round 1), and
- what the exact best response makes of the states that arise, beyond what look-ahead says of them (`states`: about a minute
  each), which also takes back whatever look-ahead was wrong about.

When the policy plays itself, the lead of round 1 and what look-ahead says of its relics add up to nothing over both seats;
so their sum needs no measuring, and both terms scatter little. Every step stops in time and goes on when it is called again.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

import tessera
from tessera.core.view import View
from tessera.games import find_game
from tessera.solve.endgame import KEEPS
from tessera.solve.equilibrium import EquilibriumAgent, fitted
from tessera.solve.exploit import responses, solve_state
from tessera.solve.hidden import TURNS
from tessera.solve.kingdoms import cards_of
from tessera.solve.lookahead import start_2
from tessera.solve.numbers import np
from tessera.solve.position import Position
from tessera.solve.public import Public
from tessera.solve.swift import arrays, table_of

GAME = find_game("tides-of-time")


def end_of_round_1(number: int) -> View:
    """The first relic choice of a match of the policy with itself, as seat 0 sees it."""
    match = tessera.new_match(GAME.id, seed=number)
    agents = [EquilibriumAgent(GAME, 2 * number + seat, "margin", 1) for seat in range(2)]
    while match.look(0).fields["pick"]:
        for seat in match.waiting():
            match.play(seat, agents[seat].choose(match.look(seat), match.options(seat)))
    return match.look(0)


class Relics:
    """A first relic choice: what the policy does, and what look-ahead says of every pair of choices that matters."""

    def __init__(self, view: View) -> None:
        self.at = Position(view)
        found = EquilibriumAgent(GAME, 1, "margin", 1).solver(view).relic_solution(self.at)
        self.mixtures = (found.rows, found.columns)
        self.known: dict[tuple[int, int], float] = {}

    def public(self, mine: int, theirs: int) -> Public:
        """The state of round 2 when the seats keep in these ways."""
        relics, known = [], []
        for seat, way in enumerate((mine, theirs)):
            five = self.at.hands[seat]
            relics.append(five[KEEPS[way][0]])
            known.append(tuple(card for place, card in enumerate(five) if place not in KEEPS[way]))
        return Public((relics[0], relics[1]), (known[0], known[1]), tuple(cards_of(self.at.unseen())))

    def worth(self, mine: int, theirs: int) -> float:
        """What look-ahead says of a pair of choices: the lead that seat 0 may expect of rounds 2 and 3."""
        place = (mine, theirs)
        if place not in self.known:
            p = self.public(mine, theirs)
            hands = [np.array(cards, dtype=np.int64) for cards in p.known]
            at = (np.array(p.relics), hands[0], hands[1], np.array(p.pile, dtype=np.int64))
            self.known[place] = float(start_2(table_of(False), *arrays(fitted().end_2), *at, 0.0, 0.0, TURNS))
        return self.known[place]

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


def weigh_states(folder: Path, samples: int, until: float) -> None:
    """The second term: the seats respond in turn, and the policy's way is drawn from its mixture."""
    notes = Notes(folder / "states.jsonl")
    done = notes.read()
    for number in range(samples):
        if number in done or time.monotonic() > until:
            continue
        relics, seat = Relics(end_of_round_1(number)), number % 2
        way, _ = relics.answer(seat)
        drawn = Random(f"relic {number}").choices(range(len(KEEPS)), relics.mixtures[1 - seat])[0]
        ways = (way, drawn) if seat == 0 else (drawn, way)
        path = folder / "solved" / f"{number}.npz"
        if not solve_state(relics.public(*ways), path, until):
            return
        high, low, both = responses(relics.public(*ways), path)
        sign, best = (1, high) if seat == 0 else (-1, low)
        said = relics.worth(*ways)
        notes.add(number, beyond=sign * (best - said), response=sign * (best - both), error=sign * (both - said))


def tell(folder: Path) -> None:
    gains = np.array([line["gain"] for line in Notes(folder / "relics.jsonl").read().values()])
    states = Notes(folder / "states.jsonl").read().values()
    total, spread = 0.0, 0.0
    for name, found in (("the first relic, by look-ahead", gains), ("beyond it", np.array([s["beyond"] for s in states]))):
        error = found.std(ddof=1) / np.sqrt(len(found))
        print(f"{name}: {found.mean():+.3f} ± {1.96 * error:.3f} points ({len(found)} samples)")
        total, spread = total + found.mean(), spread + error**2
    of = {name: np.mean([s[name] for s in states]) for name in ("response", "error")}
    print(f"  of this by the response in rounds 2 and 3 {of['response']:+.3f}, by look-ahead's error {of['error']:+.3f}")
    print(f"exploitable by at least {total:.3f} ± {1.96 * np.sqrt(spread):.3f} points")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["relics", "states", "tell"])
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--samples", type=int, default=60, help="how many in all (default: 60)")
    parser.add_argument("--seconds", type=float, default=420, help="after which it stops (default: 420)")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + args.seconds
    if args.what == "tell":
        tell(args.folder)
    else:
        (weigh_relics if args.what == "relics" else weigh_states)(args.folder, args.samples, until)


if __name__ == "__main__":
    main()
