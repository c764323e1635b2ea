"""Trains a policy for Tides of Time from scratch, by self-play in the batch environment and policy gradients, with numpy only.

    python -m tessera.research.train --minutes 6 --out DIR

writes `policy.npz`, `training.json` and `training.svg`, and prints how often the policy beats `greedy`.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from tessera.arena.plot import plot_line
from tessera.arena.series import series, wilson
from tessera.games import find_game
from tessera.research.batch import Batch
from tessera.research.numbers import np
from tessera.research.policy import CARDS, DISCARD, DRAFT, RELIC, VALUE, Array, Policy, bits, seen_in_batch, shares
from tessera.solve.kingdoms import N_CARDS

GAMES = 256
"""The number of games in lockstep, and between two updates of the weights."""
RATE = 2e-3
ENTROPY = 0.01
"""The coefficient of the entropy bonus at first; it falls to a tenth."""
TENS = 0.1
"""The scale of rewards, which are leads in tens of points."""


class Taken:
    """One question as it was answered in all games: inputs, head, legal cards, chosen cards, round."""

    def __init__(self, lines: Array, head: int, legal: Array, chosen: Array, round: int) -> None:
        self.lines, self.head, self.legal, self.chosen, self.round = lines, head, legal, chosen, round


def draw(rng: Any, chances: Array) -> Array:
    """A random card for each line, by its probabilities."""
    return (chances.cumsum(1) > rng.random((len(chances), 1))).argmax(1)


def play(policy: Policy, batch: Batch, rng: Any) -> list[Taken]:
    """Play all games to their end, both seats by the policy; all questions as they were answered."""
    batch.reset()
    taken: list[Taken] = []
    while not batch.over:
        lines = seen_in_batch(batch)
        _, outputs = policy.forward(lines)
        hand = batch.hand.reshape(2 * batch.n, -1)
        legal = bits(np.left_shift(1, hand, dtype=np.int32).sum(1)) > 0
        heads = (RELIC, DISCARD) if batch.chooses_relic else (DRAFT,)
        places = []
        round = batch.round
        for head in heads:
            chosen = draw(rng, shares(outputs, head, legal))
            taken.append(Taken(lines, head, legal.copy(), chosen, round))
            places.append((hand == chosen[:, None]).argmax(1).reshape(2, batch.n))
            legal[np.arange(len(legal)), chosen] = False
        if batch.chooses_relic:
            batch.keep(*places)
        else:
            batch.pick(*places)
    return taken


def gradients(policy: Policy, taken: Taken, lead: Array, entropy: float) -> list[Array]:
    """The gradients of the policy gradient loss, the value loss and the entropy bonus for one question."""
    hidden, outputs = policy.forward(taken.lines)
    chances = shares(outputs, taken.head, taken.legal)
    value = outputs[:, VALUE]
    gain = lead - value
    n = len(lead)
    back = np.zeros_like(outputs)
    wanted = np.zeros_like(chances)
    wanted[np.arange(n), taken.chosen] = 1
    logs = np.log(np.maximum(chances, 1e-9))
    variety = -(chances * logs).sum(1, keepdims=True)
    slope = (chances - wanted) * gain[:, None] + entropy * chances * (logs + variety)
    back[:, taken.head * N_CARDS : taken.head * N_CARDS + len(CARDS)] = slope
    back[:, VALUE] = -0.5 * gain
    back /= n
    through = (back @ policy.weights[2].T) * (hidden > 0)
    return [taken.lines.T @ through, through.sum(0), hidden.T @ back, back.sum(0)]


class Adam:
    """The optimiser Adam."""

    def __init__(self, weights: list[Array]) -> None:
        self.mean = [np.zeros_like(weight) for weight in weights]
        self.square = [np.zeros_like(weight) for weight in weights]
        self.turn = 0

    def step(self, weights: list[Array], slopes: list[Array], rate: float) -> None:
        self.turn += 1
        for weight, slope, mean, square in zip(weights, slopes, self.mean, self.square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            ready = mean / (1 - 0.9**self.turn), square / (1 - 0.999**self.turn)
            weight -= rate * ready[0] / (np.sqrt(ready[1]) + 1e-7)


def learn(policy: Policy, batch: Batch, rng: Any, adam: Adam, left: float) -> None:
    """Update the weights once, from one batch of games; `left` is the share of the time that is left."""
    taken = play(policy, batch, rng)
    leads = [np.concatenate([scored[0] - scored[1], scored[1] - scored[0]]) * TENS for scored in batch.round_points]
    to_come = [sum(leads[number:]) for number in range(3)]
    slopes = [np.zeros_like(weight) for weight in policy.weights]
    for each in taken:
        found = gradients(policy, each, to_come[each.round - 1], ENTROPY * max(0.1, left))
        for total, slope in zip(slopes, found, strict=True):
            total += slope
    adam.step(policy.weights, slopes, RATE * max(0.05, left))


def against(agent: str, path: Path, games: int, seed: int) -> float:
    """The share of wins of the policy in a file against an agent, with every deal played from both seats."""
    name = f"tessera.research.policy.PolicyAgent:weights={path}"
    return series(find_game("tides-of-time"), [name, agent], games, seed, 2, {}).standings[0].win_rate


def train(out: Path, minutes: float, seed: int, hidden: int, checks: int, games: int) -> dict[str, Any]:
    """Train for so many minutes of processor time, and measure the strength the given number of times on the way."""
    out.mkdir(parents=True, exist_ok=True)
    path = out / "policy.npz"
    policy, rng = Policy.fresh(hidden, seed), np.random.default_rng(seed)
    batch, adam = Batch(GAMES, seed), Adam(policy.weights)
    curve: list[tuple[float, float]] = []
    spent, n_games = 0.0, 0
    for check in range(checks + 1):
        policy.save(path)
        curve.append((n_games / 1000, against("greedy", path, games // 5, seed)))
        print(f"{spent:5.0f} s, {n_games:8,} games: {curve[-1][1]:.0%} of wins against greedy", flush=True)
        began = time.process_time()
        while check < checks and (now := spent + time.process_time() - began) < minutes * 60 * (check + 1) / checks:
            learn(policy, batch, rng, adam, 1 - now / (minutes * 60))
            n_games += GAMES
        spent += time.process_time() - began
    share = against("greedy", path, games, seed + 1)
    low, high = wilson(share * games, games)
    said = {
        "seconds": round(spent),
        "games": n_games,
        "win_rate": share,
        "interval": [low, high],
        "tested": games,
        "curve": curve,
    }
    (out / "training.json").write_text(json.dumps(said) + "\n", encoding="utf-8")
    title = "A policy trained from scratch: wins against greedy"
    (out / "training.svg").write_text(plot_line(title, "thousand games of self-play", curve), encoding="utf-8")
    return said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=6, help="minutes of processor time (default: 6)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=128, help="units of the hidden layer (default: 128)")
    parser.add_argument("--checks", type=int, default=8, help="measurements of the strength on the way (default: 8)")
    parser.add_argument("--games", type=int, default=400, help="games of the last measurement (default: 400)")
    args = parser.parse_args()
    said = train(args.out, args.minutes, args.seed, args.hidden, args.checks, args.games)
    low, high = said["interval"]
    print(f"{said['win_rate']:.1%} of wins against greedy ({low:.1%} to {high:.1%}) after {said['seconds']} s")


if __name__ == "__main__":
    main()
