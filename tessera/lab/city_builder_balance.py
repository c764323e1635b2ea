"""Measures the balance of City Builder; it prints the tables of docs/balance/city-builder.md.

    python -m tessera.lab.city_builder_balance against SEED GAMES     2, 3 and 4 players, so many games each
    python -m tessera.lab.city_builder_balance together SEED GAMES    solo and 2 to 4 players, every difficulty

The game's bot plays every seat. With the compiled engine a game takes some hundredths of a second.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from random import Random
from statistics import mean

from tessera.arena.series import wilson
from tessera.core.playout import drawn
from tessera.core.seats import CHANCE
from tessera.games.city_builder import GAME
from tessera.games.city_builder.city import MONUMENT, NOBLES, SETTLERS, SHAPE, SIZE
from tessera.games.city_builder.grid import PAIR
from tessera.games.city_builder.state import MONUMENT_BAG, CityBox, CityState
from tessera.lab.advised_play import advised_by_lot

DIFFICULTIES = ("beginner", "intermediate", "advanced")
Z95 = 1.96


def play(box: CityBox, seed: int) -> CityState:
    """Play one match in which every seat follows the bot; ties are broken at random."""
    s = GAME.begin(box)
    assert isinstance(s, CityState)
    rng = Random(seed)
    while not s.over():
        seat = s.waiting()[0]
        options = s.options(seat)
        if seat == CHANCE:
            s.apply(seat, drawn(s, options, rng))
        elif len(options) == 1:
            s.apply(seat, options[0])
        else:
            s.apply(seat, advised_by_lot(GAME.bot, s, seat, options, rng))
    return s


class Tally:
    """Counts over the cities of many games."""

    def __init__(self, seats: int) -> None:
        self.wins = [0.0] * seats
        self.shared = 0
        self.winner: list[int] = []
        self.blocks: Counter[int] = Counter()
        self.districts: list[int] = []
        self.settlers: list[int] = []
        self.nobles: list[int] = []
        self.settler_points: list[int] = []
        self.builders = 0
        """Cities with a Monument."""
        self.monuments: Counter[str] = Counter()
        self.monument_points: Counter[str] = Counter()
        self.had: Counter[str] = Counter()
        """For each Monument the games in which it lay in the supply."""
        self.unplanned: defaultdict[str, list[float]] = defaultdict(list)
        """For each Monument the points that it would have brought to each city without it, at its usual site."""

    def add(self, s: CityState) -> None:
        """Count a finished game."""
        winners = s.winners()
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        self.shared += len(winners) > 1
        self.winner.append(max(s.scores()))
        hidden = s.kinds_in(MONUMENT_BAG)
        self.had.update(s.box.names[kind] for kind in range(s.cb.monuments, s.cb.cooperative_monuments) if kind not in hidden)
        for seat, city in enumerate(s.city):
            districts = range(city.n_districts())
            self.districts.append(len(districts))
            self.blocks.update(min(4, city.get(district, SIZE)) for district in districts)
            self.settlers.append(s.n_settlers(seat))
            self.nobles.append(sum((city.get(district, SETTLERS) & NOBLES).bit_count() for district in districts))
            self.settler_points.append(s.settler_points(seat))
            self.builders += bool(city.monuments())
            for district in city.monuments():
                name = s.box.names[city.get(district, MONUMENT)]
                self.monuments[name] += 1
                self.monument_points[name] += s.bonus(seat, district)
            self.add_unplanned(s, seat)

    def add_unplanned(self, s: CityState, seat: int) -> None:
        """What each Monument would bring to a city that did not build it: the mean over its districts of a Monument's shape."""
        city = s.city[seat]
        sites = [district for district in range(city.n_districts()) if city.get(district, SHAPE) == PAIR]
        own = [city.get(district, MONUMENT) for district in city.monuments()]
        for kind in range(s.cb.monuments, s.cb.cooperative_monuments):
            bonus = s.cb.bonuses[kind - s.cb.monuments]
            if sites and bonus is not None and kind not in own:
                self.unplanned[s.box.names[kind]].append(mean(bonus.score(s.city, seat, site) for site in sites))


def against(first: int, games: int) -> None:
    """Print the tables of the competitive game: a row for each number of players, then one for each Monument."""
    total = Tally(0)
    for seats in (2, 3, 4):
        box = GAME.box(seats)
        assert isinstance(box, CityBox)
        tally = Tally(seats)
        for seed in range(first, first + games):
            tally.add(play(box, seed))
        total.monuments += tally.monuments
        total.monument_points += tally.monument_points
        total.had += tally.had
        for name, points in tally.unplanned.items():
            total.unplanned[name] += points
        print(line(seats, games, tally), flush=True)
    for name, n in sorted(total.monuments.items(), key=lambda item: -item[1] / total.had[item[0]]):
        cells = [f"{100 * n / total.had[name]:.0f} %", f"{total.monument_points[name] / n:.1f}"]
        print(f"| {name} | {' | '.join(cells)} | {mean(total.unplanned[name]):.1f} |")


def line(seats: int, games: int, tally: Tally) -> str:
    cities, points = seats * games, sorted(tally.settler_points)
    wide = 100 * Z95 * (1 / seats * (1 - 1 / seats) / games) ** 0.5
    earned = tally.monument_points.total()
    cells = [
        f"{seats}",
        f"{games:,}",
        " ".join(f"{100 * win / games:.1f}" for win in tally.wins),
        f"{wide:.1f}",
        f"{mean(tally.districts):.2f} ({' / '.join(f'{tally.blocks[n] / cities:.2f}' for n in (1, 2, 3, 4))})",
        f"{mean(tally.settlers):.1f} ({mean(tally.nobles):.1f})",
        f"{mean(points):.1f}, {points[cities // 10]}–{points[9 * cities // 10]}",
        f"{tally.monuments.total() / cities:.2f}",
        f"{100 * tally.builders / cities:.0f} %",
        f"{earned / cities:.1f}",
        f"{100 * earned / (earned + sum(points)):.1f} %",
        f"{mean(tally.winner):.1f}",
        f"{100 * tally.shared / games:.1f} %",
    ]
    return f"| {' | '.join(cells)} |"


def together(first: int, games: int) -> None:
    """Print the tables of the cooperative and the solo game, then the Monuments and the Edicts."""
    sides: Counter[tuple[int, str, str]] = Counter()
    built: Counter[str] = Counter()
    fulfilled: Counter[str] = Counter()
    for seats in (1, 2, 3, 4):
        for difficulty in DIFFICULTIES:
            for edict in (False, True):
                mode = "solo" if seats == 1 else "cooperative"
                box = GAME.box(seats, {"mode": mode, "difficulty": difficulty, "edict": edict})
                assert isinstance(box, CityBox)
                outcomes: Counter[str] = Counter()
                done = 0
                for seed in range(first, first + games):
                    s = play(box, seed)
                    outcomes[s.outcome] += 1
                    done += len(s.fulfilled)
                    built.update(box.names[city.get(district, MONUMENT)] for city in s.city for district in city.monuments())
                    fulfilled.update(box.names[kind] for kind in s.fulfilled)
                    if edict:
                        sides[s.edict + 1, "restriction" if s.side == 0 else "demand", s.outcome] += 1
                low, high = wilson(outcomes["won"], games)
                lost = [f"{100 * outcomes[how] / games:.0f}" for how in ("overrun", "out-of-tiles", "disobeyed")]
                won = f"{100 * outcomes['won'] / games:.0f} ({100 * low:.0f}–{100 * high:.0f})"
                who = "solo" if seats == 1 else str(seats)
                cells = [who, difficulty.capitalize(), "yes" if edict else "no", str(games), won, *lost, f"{done / games:.2f}"]
                print(f"| {' | '.join(cells)} |", flush=True)
    print(", ".join(f"{name} {100 * fulfilled[name] / n:.0f} % of {n}" for name, n in built.most_common()))
    for number, side in sorted({key[:2] for key in sides}):
        ends = Counter({how: n for (*key, how), n in sides.items() if key == [number, side]})
        print(f"Edict {number} ({side}): won {ends['won']} of {ends.total()}, {ends['disobeyed']} lost by it")


if __name__ == "__main__":
    if len(sys.argv) != 4 or sys.argv[1] not in ("against", "together"):
        sys.exit(__doc__)
    {"against": against, "together": together}[sys.argv[1]](int(sys.argv[2]), int(sys.argv[3]))
