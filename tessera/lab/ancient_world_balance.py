"""Measures the balance of The Ancient World's deck by matches of the bot against itself.

    python -m tessera.lab.ancient_world_balance FIRST_SEED GAMES

prints the tables of docs/balance/the-ancient-world.md: the matches as a whole, the limits of the deck, how the board and card
actions are used, and every card.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from statistics import mean, pstdev

from tessera.core.action import Action
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.actions import N_SPACES, SPACES
from tessera.games.the_ancient_world.cards import EMPIRE
from tessera.games.the_ancient_world.scoring import banner_points, bonus_points, count_banners
from tessera.games.the_ancient_world.state import EMPIRE_ROW, MILITARY_ROW, Ancient, AncientBox
from tessera.games.the_ancient_world.steps.build import purchases
from tessera.games.the_ancient_world.steps.recruit import recruits
from tessera.games.the_ancient_world.steps.turn import skills_there, surcharge
from tessera.lab.advised_play import advised_by_lot, play_to_the_end

BOT = GAME.bot
"""The bot that the greedy agent follows. It reads only what its seat may know, so it can be asked in the true state."""

NAMED = (
    "crane",
    "distant-outpost",
    "forest-hideout",
    "hunters-of-merk",
    "aqueduct",
    "crypta-ship",
    "bridge",
    "desert-archive",
    "desert-caravan",
    "archivists-of-bol",
    "scribe-guild",
    "zori-dramatists",
    "citadel",
    "town-hall",
    "trade-city",
    "moon-festival",
)
"""The Empire cards that the rulebook names, without the starting cards."""
TOKENS = 16
"""AW-8. The knowledge tokens of the printed game."""
WAYS = ("Titans", "tribes", "honours")
"""DC-88. What a winner can be ahead in: points of the banners of Titans, points of those of Empire cards, and bonus points."""


@dataclass
class Count:
    """Counts over all matches with one number of seats."""

    seats: int
    games: int = 0
    wins: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    titans: list[int] = field(default_factory=list)
    all_titans: int = 0
    three_star: int = 0
    bought: int = 0
    districts: int = 0
    offered: Counter[int] = field(default_factory=Counter)
    taken: Counter[int] = field(default_factory=Counter)
    """The number of games in which a card lay in a row, and in which a player took it from there."""
    affordable_games: Counter[int] = field(default_factory=Counter)
    chosen_games: Counter[int] = field(default_factory=Counter)
    """The number of games in which a player could have bought it, and in which a player did."""
    affordable: Counter[int] = field(default_factory=Counter)
    chosen: Counter[int] = field(default_factory=Counter)
    """The number of players who could have bought it at some turn of a game, and of those who did."""
    owners: Counter[int] = field(default_factory=Counter)
    owner_wins: Counter[int] = field(default_factory=Counter)
    placed: Counter[int] = field(default_factory=Counter)
    """How often citizens were placed, by space; the spaces after those of the board are the actions of cards."""
    peaks: list[int] = field(default_factory=list)
    """The most knowledge that all players of a game had together at one time,"""
    unspent: list[int] = field(default_factory=list)
    """and what was left in a player's hand at the end."""
    ways: Counter[str] = field(default_factory=Counter)
    """The way in which winners won; a game with several winners is shared among them."""


@dataclass
class Notes:
    """Observations of one match: kinds of cards, and pairs of a player and a kind."""

    offered: set[int] = field(default_factory=set)
    taken: set[int] = field(default_factory=set)
    affordable: set[tuple[int, int]] = field(default_factory=set)
    chosen: set[tuple[int, int]] = field(default_factory=set)
    placed: Counter[int] = field(default_factory=Counter)
    peak: int = 0


def play(box: AncientBox, seed: int, count: Count) -> Ancient:
    """Play one match of the bot against itself, seat 0 first, and count offers and purchases."""
    rng = Random(seed)
    s = GAME.begin(box)
    assert isinstance(s, Ancient)
    notes = Notes()

    def choose(seat: int, options: list[Action]) -> Action:
        note_offers(s, seat, notes)
        action = advised_by_lot(BOT, s, seat, options, rng)
        note_purchase(seat, action, notes)
        if action.verb == "place":
            notes.placed[action.args[1]] += 1
        notes.peak = max(notes.peak, sum(s.knowledge))
        return action

    play_to_the_end(s, rng, choose)
    count.offered.update(notes.offered)
    count.taken.update(notes.taken)
    count.affordable_games.update({kind for _, kind in notes.affordable})
    count.chosen_games.update({kind for _, kind in notes.chosen})
    count.affordable.update(kind for _, kind in notes.affordable)
    count.chosen.update(kind for _, kind in notes.chosen)
    count.placed.update(notes.placed)
    count.peaks.append(max(notes.peak, sum(s.knowledge)))
    return s


def note_offers(s: Ancient, seat: int, notes: Notes) -> None:
    """Note the cards in the rows at a turn, and those that this seat could buy with its cheapest citizen."""
    if type(s.agenda[-1]).__name__ != "Turn":
        return
    notes.offered.update(s.kinds_in(EMPIRE_ROW), s.kinds_in(MILITARY_ROW))
    placements = [option for option in s.options(seat) if option.verb == "place"]
    there = skills_there(s)
    for space, bought in ((SPACES.index("build"), purchases), (SPACES.index("recruit"), recruits_of)):
        extras = [surcharge(space, there[space], option.args[0]) for option in placements if option.args[1] == space]
        if extras:
            found = bought(s, seat, s.coins[seat] - min(extras))
            notes.affordable.update((seat, option.args[0]) for option in found)


def recruits_of(s: Ancient, seat: int, coins: int) -> list[Action]:
    return recruits(s, coins)


def note_purchase(seat: int, action: Action, notes: Notes) -> None:
    if action.verb not in ("buy", "recruit"):
        return
    notes.chosen.add((seat, action.args[0]))
    if action.verb == "recruit" or not action.args[2]:
        notes.taken.add(action.args[0])


def tally(s: Ancient, count: Count) -> None:
    """Count a finished match."""
    box = s.ancient
    winners = s.winners()
    count.games += 1
    count.points.extend(s.points)
    count.best.append(max(s.points))
    n_titans, big = 0, False
    for seat in range(s.n):
        won = 1 / len(winners) if seat in winners else 0.0
        count.wins[seat] += won
        titans = s.kinds_in(box.titans[seat])
        count.titans.append(len(titans))
        n_titans += len(titans)
        big = big or any(s.cards[kind].stars == 3 for kind in titans)
        count.bought += s.n_owned(seat) - 2
        count.districts += len(s.places[box.districts[seat]])
        owned = {*s.kinds_in(box.intact[seat]), *recruited(s, seat)}
        for kind in owned:
            count.owners[kind] += 1
            count.owner_wins[kind] += won  # type: ignore[assignment]
        count.unspent.append(s.knowledge[seat])
    for seat in winners:
        count.ways[way_of(s, seat)] += 1 / len(winners)  # type: ignore[assignment]
    count.all_titans += n_titans == 20
    count.three_star += big


def sources(s: Ancient, seat: int) -> list[float]:
    """Where the points of a seat come from, in the order of `WAYS`. A tribe's points are shared equally among its banners."""
    by_titans = [0] * len(count_banners(s, seat))
    for kind in s.kinds_in(s.ancient.titans[seat]):
        for tribe in s.cards[kind].tribes:
            by_titans[tribe] += 1
    titans = tribes = 0.0
    for n, of_titans in zip(count_banners(s, seat), by_titans, strict=True):
        if n:
            titans += banner_points(n) * of_titans / n
            tribes += banner_points(n) * (n - of_titans) / n
    honours = sum(bonus_points(s, seat, kind) for kind in s.kinds_in(s.ancient.intact[seat]))
    return [titans, tribes, float(honours)]


def way_of(s: Ancient, winner: int) -> str:
    """DC-88. What this seat leads the mean of its rivals in by the most points."""
    own = sources(s, winner)
    rivals = [sources(s, seat) for seat in range(s.n) if seat != winner]
    leads = [mine - mean(theirs[i] for theirs in rivals) for i, mine in enumerate(own)]
    return WAYS[leads.index(max(leads))]


def recruited(s: Ancient, seat: int) -> set[int]:
    """The Military cards in a player's armies."""
    first = s.ancient.armies[seat]
    return {kind for slot in range(s.ancient.slots) for kind in s.kinds_in(first + slot)}


def survey(seats: int, first_seed: int, games: int) -> Count:
    box = GAME.box(seats, {"first_player": 0})
    assert isinstance(box, AncientBox)
    count = Count(seats, wins=[0.0] * seats)
    for seed in range(first_seed, first_seed + games):
        tally(play(box, seed, count), count)
    return count


def summary(counts: list[Count]) -> str:
    lines = ["| | 2 players | 3 players | 4 players |", "| --- | --- | --- | --- |"]
    rows = {
        "games": [f"{c.games:,}" for c in counts],
        "win share by turn order, %": [" ".join(f"{100 * win / c.games:.1f}" for win in c.wins) for c in counts],
        "score, mean and spread": [f"{mean(c.points):.1f} ± {pstdev(c.points):.1f}" for c in counts],
        "winner's score": [f"{mean(c.best):.1f}" for c in counts],
        "Titans per player": [f"{mean(c.titans):.2f}" for c in counts],
        "Titans per game": [f"{mean(c.titans) * c.seats:.1f}" for c in counts],
        "games with a three-star Titan, %": [f"{100 * c.three_star / c.games:.0f}" for c in counts],
        "games in which all 20 fall, %": [f"{100 * c.all_titans / c.games:.1f}" for c in counts],
        "Empire cards bought per player": [f"{c.bought / c.games / c.seats:.2f}" for c in counts],
        "Expand per player": [f"{c.districts / c.games / c.seats:.2f}" for c in counts],
        "most knowledge in play, mean": [f"{mean(c.peaks):.1f}" for c in counts],
    }
    for way in WAYS:
        rows[f"winners ahead by {way}, %"] = [f"{100 * c.ways[way] / c.games:.1f}" for c in counts]
    lines += [f"| {name} | {' | '.join(cells)} |" for name, cells in rows.items()]
    return "\n".join(lines)


def use_table(counts: list[Count]) -> str:
    """A row for each board action, by player and game, and for each card action, by owner and game."""
    box = house()
    lines = ["| action | used by | 2 players | 3 players | 4 players |", "| --- | --- | --- | --- | --- |"]
    for at, space in enumerate(SPACES):
        cells = [f"{c.placed[at] / c.games / c.seats:.2f}" for c in counts]
        lines.append(f"| {space.capitalize()} | players | {' | '.join(cells)} |")
    for kind, card in enumerate(box.cards):
        if card.action is not None:
            cells = [uses(c, kind) for c in counts]
            lines.append(f"| {card.name} | owners | {' | '.join(cells)} |")
    return "\n".join(lines)


def uses(c: Count, kind: int) -> str:
    return f"{c.placed[N_SPACES + kind] / c.owners[kind]:.2f}" if c.owners[kind] else "–"


def house() -> AncientBox:
    """A box with the house deck."""
    box = GAME.box(2, {"first_player": 0})
    assert isinstance(box, AncientBox)
    return box


def card_table(counts: list[Count]) -> str:
    """A row for each card: how often it is taken or bought, and its owners' wins against a fair share."""
    box = house()
    lines = [
        "| card | taken, % of games offered | bought, % of games affordable | bought, % of players who could | owners"
        " | their wins less a fair share |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for kind, card in enumerate(box.cards):
        if not any(c.offered[kind] for c in counts):
            continue
        of_offered = " / ".join(rate(c.taken[kind], c.offered[kind]) for c in counts)
        of_games = " / ".join(rate(c.chosen_games[kind], c.affordable_games[kind]) for c in counts)
        of_players = " / ".join(rate(c.chosen[kind], c.affordable[kind]) for c in counts)
        owners = " / ".join(str(c.owners[kind]) for c in counts)
        edges = " / ".join(edge(c, kind) for c in counts)
        lines.append(f"| {card.name} | {of_offered} | {of_games} | {of_players} | {owners} | {edges} |")
    return "\n".join(lines)


def targets(counts: list[Count]) -> str:
    """A row for each limit of the deck: the figures for each number of players, and whether it holds."""
    names = [card.name for card in house().cards]
    lines = ["| limit | 2 players | 3 players | 4 players | holds |", "| --- | --- | --- | --- | --- |"]
    for limit, measure in LIMITS.items():
        found = [measure(c, names) for c in counts]
        verdict = "yes" if all(holds for _, holds in found) else "no"
        lines.append(f"| {limit} | {' | '.join(cell for cell, _ in found)} | {verdict} |")
    return "\n".join(lines)


Found = tuple[str, bool]
"""A figure as it is printed, and whether it keeps its limit."""


def within(low: float, figure: float, high: float, form: str = ".1f") -> Found:
    return f"{figure:{form}}", low <= figure <= high


def mean_score(c: Count, names: list[str]) -> Found:
    return within(18, mean(c.points), 40)


def winning_score(c: Count, names: list[str]) -> Found:
    return within(22, mean(c.best), 45)


def worst_seat(c: Count, names: list[str]) -> Found:
    gaps = [100 * (win / c.games - 1 / c.seats) for win in c.wins]
    return within(-6, max(gaps, key=abs), 6, "+.1f")


def titans_of_four(c: Count, names: list[str]) -> Found:
    found, holds = within(6, mean(c.titans) * c.seats, 16)
    return found, holds or c.seats < 4


def great_titans(c: Count, names: list[str]) -> Found:
    share = 100 * c.three_star / c.games
    return f"{share:.0f}", c.seats < 4 or share > 50


def empire_cards(c: Count, names: list[str]) -> Found:
    return within(4, c.bought / c.games / c.seats, 9, ".2f")


def expands(c: Count, names: list[str]) -> Found:
    return within(0.7, c.districts / c.games / c.seats, 2.5, ".2f")


def all_fall(c: Count, names: list[str]) -> Found:
    return within(0, 100 * c.all_titans / c.games, 50)


def extreme(rates: dict[int, float], names: list[str], form: str, most: bool) -> tuple[str, float]:
    """The card with the largest or smallest rate, and that rate; a dash where there is no card."""
    if not rates:
        return "–", 0.0
    kind = (max if most else min)(rates, key=lambda kind: rates[kind])
    return f"{names[kind]} {rates[kind]:{form}}", rates[kind]


def shares(part: Counter[int], total: Counter[int]) -> dict[int, float]:
    return {kind: 100 * part[kind] / total[kind] for kind in total if total[kind]}


def least_taken(c: Count, names: list[str]) -> Found:
    cell, figure = extreme(shares(c.taken, c.offered), names, ".1f", most=False)
    return cell, figure >= 2


def least_bought(c: Count, names: list[str]) -> Found:
    cell, figure = extreme(shares(c.chosen, c.affordable), names, ".1f", most=False)
    return cell, figure >= 3


def most_bought(c: Count, names: list[str]) -> Found:
    cell, figure = extreme(shares(c.chosen, c.affordable), names, ".1f", most=True)
    return cell, figure <= 75


def least_named(c: Count, names: list[str]) -> Found:
    """The card named by the rulebook that the fewest of those who could bought."""
    by_name = house().by_name
    named = {by_name[id] for id in NAMED}
    rates = {kind: rate for kind, rate in shares(c.chosen, c.affordable).items() if kind in named}
    cell, figure = extreme(rates, names, ".1f", most=False)
    return cell, figure >= 12


def least_used(c: Count, names: list[str]) -> Found:
    """The card whose action its owners use least."""
    cards = house().cards
    rates = {
        kind: c.placed[N_SPACES + kind] / n
        for kind, n in c.owners.items()
        if cards[kind].group == EMPIRE and cards[kind].action is not None
    }
    cell, figure = extreme(rates, names, ".2f", most=False)
    return cell, figure >= 0.5


def learns(c: Count, names: list[str]) -> Found:
    return within(0.5, c.placed[SPACES.index("learn")] / c.games / c.seats, 99, ".2f")


def least_space(c: Count, names: list[str]) -> Found:
    rates = {at: c.placed[at] / c.games / c.seats for at in range(N_SPACES)}
    cell, figure = extreme(rates, [space.capitalize() for space in SPACES], ".2f", most=False)
    return cell, figure >= 0.3


def knowledge_in_play(c: Count, names: list[str]) -> Found:
    return within(95, 100 * sum(peak <= TOKENS for peak in c.peaks) / c.games, 100)


def knowledge_left(c: Count, names: list[str]) -> Found:
    return within(0, mean(c.unspent), 2, ".2f")


def rarest_way(c: Count, names: list[str]) -> Found:
    way = min(WAYS, key=lambda way: c.ways[way])
    share = 100 * c.ways[way] / c.games
    return f"{way} {share:.1f}", share >= 15


def owners_lead(c: Count, names: list[str]) -> dict[int, float]:
    """The owners' lead over a fair share of wins, for cards with more than 200 owners."""
    return {kind: 100 * (c.owner_wins[kind] / n - 1 / c.seats) for kind, n in c.owners.items() if n > 200 and kind in c.offered}


def best_owners(c: Count, names: list[str]) -> Found:
    cell, figure = extreme(owners_lead(c, names), names, "+.1f", most=True)
    return cell, figure <= 15


def worst_owners(c: Count, names: list[str]) -> Found:
    cell, figure = extreme(owners_lead(c, names), names, "+.1f", most=False)
    return cell, figure >= -15


LIMITS: dict[str, Callable[[Count, list[str]], Found]] = {
    "DC-70: mean score 18 to 40": mean_score,
    "DC-70: winner's score 22 to 45": winning_score,
    "DC-71: win share of each seat within 6 points of fair": worst_seat,
    "DC-72: with four, 6 to 16 Titans fall": titans_of_four,
    "DC-72: with four, a three-star Titan in more than 50 % of games": great_titans,
    "DC-73: 4 to 9 Empire cards for each player": empire_cards,
    "DC-73: 0.7 to 2.5 Expands for each player": expands,
    "DC-74: every name taken in at least 2 % of games offered": least_taken,
    "DC-75: all 20 Titans fall in at most 50 % of games": all_fall,
    "DC-84: knowledge in play is at most 16 in 95 % of games": knowledge_in_play,
    "DC-84: at most 2 knowledge left to each player": knowledge_left,
    "DC-85: Learn used 0.5 times by each player": learns,
    "DC-85: every board action used 0.3 times by each player": least_space,
    "DC-86: every card that the rulebook names bought by 12 % of players who could": least_named,
    "DC-86: every card action used 0.5 times by each owner": least_used,
    "DC-88: each of three ways taken by 15 % of winners": rarest_way,
    "bought by at least 3 % of players who could": least_bought,
    "bought by at most 75 % of players who could": most_bought,
    "owners, if more than 200, win at most 15 points more than fair": best_owners,
    "and at most 15 less": worst_owners,
}


def rate(part: int, total: int) -> str:
    return f"{100 * part / total:.1f}" if total else "–"


def edge(c: Count, kind: int) -> str:
    return f"{100 * (c.owner_wins[kind] / c.owners[kind] - 1 / c.seats):+.1f}" if c.owners[kind] else "–"


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    counted = [survey(seats, int(sys.argv[1]), int(sys.argv[2])) for seats in (2, 3, 4)]
    print(summary(counted), targets(counted), use_table(counted), card_table(counted), sep="\n\n")
