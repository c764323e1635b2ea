"""Learn the values at the boundaries of the rounds by backward induction, from the last boundary to the first.

    python -m tessera.solve.fit STEP --folder DIR --seconds 420

The steps, in order:

    starts-3   sample starts of round 3, solved exactly
    fit-3      fit a network to them
    ends-2     sample ends of round 2, solved exactly
    fit-2      fit a network to ends of round 2: first to many relic choices over the network of step fit-3, then to the samples
    starts-2   sample public starts of round 2, valued by look-ahead to that network with the private pick included
    fit-1      fit networks to the starts of round 2 and to the ends of round 1
    picks      solve the very first pick of all 8568 hands, from all 11 million deals
    write      write everything into values.json, with the residuals

Every sampling step stops when the time is up and resumes when it is called again. All draws come from fixed seeds.
"""

from __future__ import annotations

import argparse
import json
import time
from itertools import combinations
from pathlib import Path

from tessera.solve.advice import VALUES
from tessera.solve.kernels import Array, kernel, last_round, pick_games, second_relic, split
from tessera.solve.kernels import lead as lead_of
from tessera.solve.kingdoms import N_CARDS, Kingdoms
from tessera.solve.lookahead import relic_choice, start_2
from tessera.solve.numbers import np
from tessera.solve.tables import facts
from tessera.solve.training import Fit, Recipe, fit, predict_roles

BATCH = 200
MANY = 50_000
PROXIES = 240_000
"""The number of ends of round 2 whose relic choice is solved over the network of starts of round 3."""
STARTS_3 = 2_500_000
"""The largest number of starts of round 3 that fits into memory."""
ENDS_1 = 120_000
TURNS = 100
"""The number of iterations of regret matching for a private pick."""


def deal(rng: Array, n: int) -> Array:
    """The given number of shuffled decks."""
    return rng.permuted(np.tile(np.arange(N_CARDS), (n, 1)), axis=1)


def roles_of(decks: Array, *sizes: int) -> Array:
    """The role of each card, or -1: decks are read as own relics, rival's relics, own cards, rival's cards, pile."""
    found = np.full(decks.shape, -1, dtype=np.int8)
    lines = np.arange(len(decks))[:, None]
    begin = 0
    for role, size in enumerate(sizes):
        found[lines, decks[:, begin : begin + size]] = role
        begin += size
    return found


ROLES = {"start-3": (2, 2, 5, 5, 0), "end-2": (1, 1, 5, 5, 4), "start-2": (1, 1, 3, 3, 8), "end-1": (0, 0, 5, 5, 8)}
"""The number of cards in each role, at each boundary."""


def gather(folder: Path, name: str) -> dict[str, Array]:
    """All samples of one step."""
    files = [np.load(path) for path in sorted(folder.glob(f"{name}-[0-9]*.npz"))]
    return {key: np.concatenate([file[key] for file in files]) for key in files[0]}


class Chunks:
    """Iterates over numbered files of samples that do not exist yet, until time is up."""

    def __init__(self, folder: Path, name: str, seconds: float) -> None:
        self.folder, self.name = folder, name
        self.until = time.monotonic() + seconds

    def __iter__(self) -> Chunks:
        self.number = -1
        return self

    def __next__(self) -> tuple[Path, int]:
        while True:
            self.number += 1
            path = self.folder / f"{self.name}-{self.number:04}.npz"
            if time.monotonic() > self.until:
                raise StopIteration
            if not path.exists():
                return path, self.number


# -- samples --------------------------------------------------------------------------------------------------------


@kernel
def last_rounds(table: Array, decks: Array, found: Array) -> None:
    """The values of round 3 from shuffled decks, read as relics and hands."""
    for k in range(len(decks)):
        d = decks[k]
        mine, theirs = 1 << d[0] | 1 << d[1], 1 << d[2] | 1 << d[3]
        found[k] = last_round(table, mine, theirs, np.sort(d[4:9]), np.sort(d[9:14]), 0, False)


def sample_starts_3(folder: Path, seconds: float) -> None:
    table = facts(Kingdoms())
    for path, number in Chunks(folder, "starts-3", seconds):
        decks = deal(np.random.default_rng([3, number + 1]), MANY)
        margins = np.empty(MANY)
        last_rounds(table, decks, margins)
        np.savez(path, decks=decks.astype(np.int8), margins=margins.astype(np.float32))


def sample_ends_2(folder: Path, seconds: float) -> None:
    """Sample ends of round 2, every fifth with both objectives; the lead so far is uniform in -25 to 25."""
    table = facts(Kingdoms())
    for path, number in Chunks(folder, "ends-2", seconds):
        rng = np.random.default_rng([2, number + 1])
        decks = deal(rng, BATCH)
        leads = rng.integers(-25, 26, BATCH)
        margins, wins = np.empty(BATCH), np.empty(BATCH)
        for k in range(BATCH):
            d = decks[k]
            five_0, five_1 = np.sort(d[2:7]), np.sort(d[7:12])
            at = (table, 1 << int(d[0]), 1 << int(d[1]), five_0, five_1, np.sort(d[12:16]))
            margins[k] = second_relic(*at, 0, False)
            wins[k] = second_relic(*at, int(leads[k]), True) if k % 5 == 0 else np.nan
        np.savez(path, decks=decks.astype(np.int8), leads=leads, margins=margins, wins=wins)


def sample_starts_2(folder: Path, seconds: float) -> None:
    table = facts(Kingdoms())
    rows, bias, out, spread = load(folder, "end-2")
    for path, number in Chunks(folder, "starts-2", seconds):
        rng = np.random.default_rng([1, number + 1])
        decks = deal(rng, BATCH)
        leads = rng.integers(-15, 16, BATCH)
        margins, wins = np.empty(BATCH), np.empty(BATCH)
        for k in range(BATCH):
            d = decks[k]
            at = (table, rows, bias, out, d[:2], np.sort(d[2:5]), np.sort(d[5:8]), np.sort(d[8:16]))
            margins[k] = start_2(*at, 0.0, 0.0, TURNS)
            wins[k] = start_2(*at, float(leads[k]), spread, TURNS) if k % 5 == 0 else np.nan
        np.savez(path, decks=decks.astype(np.int8), leads=leads, margins=margins, wins=wins)


@kernel
def relic_choices(
    rows: Array, bias: Array, out: Array, decks: Array, n_relics: int, n_pile: int, leads: Array, spread: float, found: Array
) -> None:
    """The values of relic choices from shuffled decks, over a network of the boundary after them."""
    none = np.array([-1, -1])
    fives = np.empty((2, 5), dtype=np.int64)
    for k in range(len(decks)):
        d = decks[k]
        at = 2 * n_relics
        fives[0], fives[1] = d[at : at + 5], d[at + 5 : at + 10]
        relics = d[:2] if n_relics else none
        found[k] = relic_choice(rows, bias, out, relics, fives, d[at + 10 : at + 10 + n_pile], leads[k], spread)


# -- fits -----------------------------------------------------------------------------------------------------------


def keep(folder: Path, name: str, found: Fit, spread: float, said: dict[str, float]) -> None:
    np.savez(folder / f"net-{name}.npz", rows=found.rows, bias=found.bias, out=found.out, spread=spread)
    (folder / f"net-{name}.json").write_text(json.dumps(said), encoding="utf-8")
    print(name, said, flush=True)


def load(folder: Path, name: str) -> tuple[Array, Array, Array, float]:
    """A network in the form that the kernels take."""
    kept = np.load(folder / f"net-{name}.npz")
    rows, bias, out = (kept[key].astype(np.float64) for key in ("rows", "bias", "out"))
    return rows, bias, out, float(kept["spread"])


def spread_of(leads: Array, values: Array, wins: Array) -> tuple[float, float]:
    """The spread with which leads and learned values predict results best, and the error of that prediction."""
    known = np.isfinite(wins)
    total, wins = (leads + values)[known], wins[known]
    choices = np.arange(2.0, 40.0, 0.25)
    errors = [float(np.sqrt(np.mean((np.tanh(total / spread) - wins) ** 2))) for spread in choices]
    best = int(np.argmin(errors))
    return float(choices[best]), errors[best]


def fit_starts_3(folder: Path) -> None:
    """Fit the intermediate network that the ends of round 2 learn from; it is not used in play."""
    samples = gather(folder, "starts-3")
    roles = roles_of(samples["decks"][:STARTS_3], *ROLES["start-3"])
    found = fit(roles, samples["margins"][:STARTS_3], Recipe(hidden_units=128, epochs=8, batch=256, decay=1e-4, held_out=0.02))
    keep(folder, "start-3", found, 0.0, {"samples": len(roles), "rms": found.residual, "explained": found.explained})


def fit_ends_2(folder: Path) -> None:
    rows, bias, out, _ = load(folder, "start-3")
    rng = np.random.default_rng(20)
    decks = deal(rng, PROXIES)
    proxies = np.empty(PROXIES)
    relic_choices(rows, bias, out, decks, 1, 4, np.zeros(PROXIES), 0.0, proxies)
    recipe = Recipe(epochs=40, batch=256, decay=1e-4, held_out=0.05)
    rough = fit(roles_of(decks, *ROLES["end-2"]), proxies, recipe)
    print(f"on proxies: {rough.residual:.3f}", flush=True)
    samples = gather(folder, "ends-2")
    roles = roles_of(samples["decks"], *ROLES["end-2"])
    exact = samples["margins"]
    proxied = np.empty(len(exact))
    relic_choices(rows, bias, out, samples["decks"].astype(np.int64), 1, 4, np.zeros(len(exact)), 0.0, proxied)
    fine = Recipe(epochs=12, batch=64, rate=6e-4, decay=1e-3, held_out=0.2)
    found = fit(roles, exact, fine, rough)
    values = predict_roles(found, roles)
    spread, error = spread_of(samples["leads"], values, samples["wins"])
    said = {
        "samples": len(exact),
        "rms": found.residual,
        "explained": found.explained,
        "proxies": PROXIES,
        "rms of the network on proxies": rough.residual,
        "rms of the proxies": float(np.sqrt(np.mean((proxied - exact) ** 2))),
        "spread of the values": float(exact.std()),
        "rms of results": error,
    }
    keep(folder, "end-2", found, spread, said)


def fit_before_2(folder: Path) -> None:
    samples = gather(folder, "starts-2")
    roles = roles_of(samples["decks"], *ROLES["start-2"])
    margins = samples["margins"]
    found = fit(roles, margins, Recipe(epochs=120, batch=128, decay=2e-3))
    spread, error = spread_of(samples["leads"], predict_roles(found, roles), samples["wins"])
    said = {"samples": len(roles), "rms": found.residual, "explained": found.explained, "rms of results": error}
    keep(folder, "start-2", found, spread, {**said, "spread of the values": float(margins.std())})
    rows, bias, out, spread = load(folder, "start-2")
    rng = np.random.default_rng(10)
    decks = deal(rng, ENDS_1)
    leads = rng.integers(-12, 13, ENDS_1).astype(np.float64)
    values, wins = np.empty(ENDS_1), np.empty(ENDS_1)
    relic_choices(rows, bias, out, decks, 0, 8, np.zeros(ENDS_1), 0.0, values)
    relic_choices(rows, bias, out, decks[:5000], 0, 8, leads, spread, wins)
    wins[5000:] = np.nan
    roles = roles_of(decks, *ROLES["end-1"])
    found = fit(roles, values, Recipe(epochs=40, batch=256, decay=1e-4, held_out=0.05))
    spread, error = spread_of(leads, predict_roles(found, roles), wins)
    said = {"samples": ENDS_1, "rms": found.residual, "explained": found.explained, "rms of results": error}
    keep(folder, "end-1", found, spread, {**said, "spread of the values": float(values.std())})


# -- the very first pick --------------------------------------------------------------------------------------------

HANDS = np.array(list(combinations(range(N_CARDS), 5)), dtype=np.int64)
MASKS = (1 << HANDS).sum(1)
N_HANDS = len(HANDS)


@kernel
def end_values(
    table: Array, rows: Array, bias: Array, out: Array, spread: float, rank: Array, begin: int, end: int, found: Array
) -> None:
    """The values of the ends of round 1 in which seat 0 has one of these hands of five, by the ranks of both hands."""
    n = len(bias)
    for a in range(begin, end):
        for b in range(N_HANDS):
            if MASKS[a] & MASKS[b] or b < a:
                continue
            mine = bias.copy()
            theirs = bias.copy()
            for card in range(N_CARDS):
                if MASKS[a] >> card & 1:
                    mine += rows[2, card]
                    theirs += rows[3, card]
                elif MASKS[b] >> card & 1:
                    mine += rows[3, card]
                    theirs += rows[2, card]
                else:
                    mine += rows[4, card]
                    theirs += rows[4, card]
            total = 0.0
            for h in range(n):
                total += out[h] * (max(mine[h], 0.0) - max(theirs[h], 0.0))
            value = 0.5 * total + lead_of(table, MASKS[a], MASKS[b])
            if spread > 0:
                value = np.tanh(value / spread)
            found[a, b] = value
            found[b, a] = -value


@kernel
def first_round(ends: Array, rank: Array, begin: int, end: int, games: Array, meetings: Array, n: int) -> int:
    """The matrix games of the first pick for all deals in which seat 0 has one of these hands and seat 1 a later one."""
    a_first, a_second = np.empty(10, dtype=np.int64), np.empty(10, dtype=np.int64)
    b_first, b_second = np.empty(10, dtype=np.int64), np.empty(10, dtype=np.int64)
    game = np.empty((10, 10))
    v3, v2, v1 = np.empty((30, 30)), np.empty((20, 20)), np.empty((5, 5))
    for a in range(begin, end):
        split(HANDS[a], a_first, a_second)
        for b in range(a + 1, N_HANDS):
            if MASKS[a] & MASKS[b]:
                continue
            split(HANDS[b], b_first, b_second)
            for i in range(10):
                for j in range(10):
                    game[i, j] = ends[rank[a_first[i] | b_second[j]], rank[b_first[j] | a_second[i]]]
            pick_games(game, v3, v2, v1)
            games[n] = v1
            meetings[n, 0], meetings[n, 1] = a, b
            n += 1
    return n


@kernel
def regret_turn(games: Array, meetings: Array, playing: Array, gains: Array) -> None:
    """The gain of each pick of each hand against the same strategy on the other side; the game is symmetric."""
    gains[:] = 0.0
    for k in range(len(games)):
        a, b = meetings[k, 0], meetings[k, 1]
        for i in range(5):
            for j in range(5):
                gains[a, i] += playing[b, j] * games[k, i, j]
                gains[b, j] -= playing[a, i] * games[k, i, j]


def first_picks(folder: Path, objective: str, seconds: float) -> None:
    """Solve the first pick by regret matching+ over all hands, both seats with the same strategy; it can be resumed."""
    table = facts(Kingdoms())
    rows, bias, out, spread = load(folder, "end-1")
    rank = np.zeros(1 << N_CARDS, dtype=np.int64)
    rank[MASKS] = np.arange(N_HANDS)
    ends = np.zeros((N_HANDS, N_HANDS), dtype=np.float32)
    end_values(table, rows, bias, out, spread if objective == "win" else 0.0, rank, 0, N_HANDS, ends)
    n_deals = N_HANDS * 1287 // 2
    games = np.empty((n_deals, 5, 5), dtype=np.float32)
    meetings = np.empty((n_deals, 2), dtype=np.int32)
    part = folder / f"picks-{objective}.part.npz"
    n = hand = 0
    if part.exists():
        kept = np.load(part)
        n, hand = int(kept["n"]), int(kept["hand"])
        games[:n], meetings[:n] = kept["games"], kept["meetings"]
    until = time.monotonic() + seconds
    while hand < N_HANDS and time.monotonic() < until:
        n = first_round(ends, rank, hand, min(hand + 100, N_HANDS), games, meetings, n)
        hand = min(hand + 100, N_HANDS)
    if hand < N_HANDS:
        np.savez(part, games=games[:n], meetings=meetings[:n], n=n, hand=hand)
        print(f"{hand} of {N_HANDS} hands", flush=True)
        return
    part.unlink(missing_ok=True)
    regrets, totals, gains = (np.zeros((N_HANDS, 5)) for _ in range(3))
    playing = np.full((N_HANDS, 5), 0.2)
    for turn in range(1, TURNS + 1):
        regret_turn(games, meetings, playing, gains)
        regrets = np.maximum(0, regrets + (gains - (gains * playing).sum(1, keepdims=True)) / 1287)
        playing = shared(regrets)
        totals += turn * playing
    mixture = shared(totals)
    regret_turn(games, meetings, mixture, gains)
    gap = float((gains.max(1) - (gains * mixture).sum(1)).mean() / 1287)
    np.savez(folder / f"picks-{objective}.npz", mixture=mixture, gap=gap)
    print(f"first picks for {objective}: exploitable by {gap:.5f}, {np.mean(mixture.max(1) > 0.99):.1%} pure", flush=True)


def shared(weights: Array) -> Array:
    total = weights.sum(1, keepdims=True)
    return np.where(total > 0, weights / np.where(total > 0, total, 1), 0.2)


# -- writing --------------------------------------------------------------------------------------------------------


def written_net(folder: Path, name: str) -> dict[str, object]:
    rows, bias, out, spread = load(folder, name)

    def thousandths(numbers: Array) -> list[int]:
        return [round(float(n) * 1000) for n in numbers]

    return {
        "spread": spread,
        "bias": thousandths(bias),
        "out": thousandths(out),
        "rows": [thousandths(row) for row in rows.reshape(-1, rows.shape[2])],
    }


def written_picks(folder: Path, objective: str) -> dict[str, object]:
    mixture = np.load(folder / f"picks-{objective}.npz")["mixture"]
    mixed = {}
    for hand in np.flatnonzero(mixture.max(1) < 0.99):
        shares = [round(1000 * float(share)) for share in np.where(mixture[hand] < 0.01, 0, mixture[hand])]
        mixed[str(hand)] = shares
    return {"pure": "".join(str(pick) for pick in mixture.argmax(1)), "mixed": mixed}


def write(folder: Path) -> None:
    names = ("end-1", "start-2", "end-2")
    data: dict[str, object] = {name: written_net(folder, name) for name in names}
    have = [objective for objective in ("win", "margin") if (folder / f"picks-{objective}.npz").exists()]
    data["first-picks"] = {name: written_picks(folder, name if name in have else have[0]) for name in ("win", "margin")}
    data["residuals"] = {
        name: json.loads((folder / f"net-{name}.json").read_text(encoding="utf-8")) for name in ("start-3", *names)
    }
    VALUES.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    steps = ["starts-3", "fit-3", "ends-2", "fit-2", "starts-2", "fit-1", "picks", "write"]
    parser.add_argument("step", choices=steps)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=420, help="time for sampling (default: 420)")
    parser.add_argument("--objective", choices=["win", "margin"], default="win", help="objective of the picks (default: win)")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    sampling = {"starts-3": sample_starts_3, "ends-2": sample_ends_2, "starts-2": sample_starts_2}
    fitting = {"fit-3": fit_starts_3, "fit-2": fit_ends_2, "fit-1": fit_before_2, "write": write}
    if args.step in sampling:
        sampling[args.step](args.folder, args.seconds)
    elif args.step in fitting:
        fitting[args.step](args.folder)
    else:
        first_picks(args.folder, args.objective, args.seconds)


if __name__ == "__main__":
    main()
