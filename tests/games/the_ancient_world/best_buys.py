"""For every card that can be bought or recruited, a situation in which it is the best buy.

python tests/games/the_ancient_world/best_buys.py          keeps what still holds, searches for the rest, writes best_buys.toml

A situation is a match played at random from a seed, stopped after so many decisions at a purchase with at least three cards
to choose from (two where the Military row has no more); for cards that chance did not favour, others of their deck that the
bot likes less are laid out beside them. The card must be the best in two judgements: by the bot's evaluation, and by the
final lead over the best rival when the match is played on from each purchase with the same luck. Where the row was laid out,
the second judgement asks for the lead but not for its significance: such cards are near to each other.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import mean, stdev

from games.the_ancient_world.build import LOOSE, set_military, set_row

from tessera.core.action import Action
from tessera.core.playout import drawn, weighted
from tessera.core.seats import CHANCE
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.bot.parameters import Parameters
from tessera.games.the_ancient_world.bot.valuation import Valuation
from tessera.games.the_ancient_world.cards import DECK_A, DECK_B, EMPIRE, MILITARY, START
from tessera.games.the_ancient_world.state import ROUND_OF_B, Ancient

FOUND = Path(__file__).parent / "best_buys.toml"
BOT = GAME.bot
MARGIN = 0.25
"""By how many points the bot must prefer the card to every other."""
LEAD = 0.5
"""By how many points, and by two standard errors, the playouts must."""
ROWS = 8
"""How many other rows are tried for a card in a position."""
FEW = 6
PLAYOUTS = 60
"""A few to drop what is hopeless, and fresh ones to judge by."""


@dataclass(frozen=True)
class Situation:
    """A match of so many seats, played at random from a seed for so many decisions; then perhaps another row."""

    seats: int
    seed: int
    moves: int
    row: tuple[str, ...] = ()


def wander(seats: int, seed: int) -> Iterator[Ancient]:
    """A match played at random; the position before each decision."""
    rng = Random(seed)
    s = GAME.begin(GAME.box(seats, {"first_player": 0}))
    assert isinstance(s, Ancient)
    while s.agenda:
        yield s
        step = s.agenda[-1]
        seat = step.waiting(s)[0]
        options = step.options(s, seat)
        weights = step.weights(s) if seat == CHANCE else []
        s.apply(seat, options[weighted(weights, rng.random())] if weights else rng.choice(options))


def reach(situation: Situation) -> Ancient:
    for moves, s in enumerate(wander(situation.seats, situation.seed)):
        if moves == situation.moves:
            return lay_out(s, situation.row) if situation.row else s
    raise ValueError(f"the match is over before {situation}")


def lay_out(s: Ancient, row: tuple[str, ...]) -> Ancient:
    """Let these cards be on offer where cards of their kind are."""
    is_military = s.cards[s.box.by_name[row[0]]].group == MILITARY
    return set_military(s, *row) if is_military else set_row(s, *row)


def offers(s: Ancient) -> list[Action]:
    """The cards to choose from, if this is a purchase for their price; a discarded Crane is another matter."""
    seat = s.waiting()[0]
    options = s.options(seat) if seat != CHANCE else []
    if not options or options[0].verb not in ("buy", "recruit"):
        return []
    return [option for option in options if option.verb == "recruit" or option.args[1] < 0]


def worths(s: Ancient) -> dict[str, float]:
    """What the bot thinks of each purchase, by the card's id; the better of two ways to the same card."""
    options = offers(s)
    found: dict[str, float] = {}
    for option, worth in zip(options, BOT.weigh(s, s.waiting()[0], options), strict=True):
        card = s.cards[option.args[0]].id
        found[card] = max(worth, found.get(card, worth))
    return found


def margin(worth: dict[str, float], card: str) -> float:
    """How far a card is ahead of the next."""
    return worth[card] - max(worth[other] for other in worth if other != card)


def leads(s: Ancient, playouts: int, seed: int) -> dict[str, list[int]]:
    """For each purchase the final leads over the best rival, everybody playing as advised, with the same luck for each."""
    seat = s.waiting()[0]
    found: dict[str, list[int]] = {}
    for option in offers(s):
        card = s.cards[option.args[0]].id
        if card not in found:
            found[card] = [final_lead(s, seat, option, Random(seed + i)) for i in range(playouts)]
    return found


def final_lead(s: Ancient, seat: int, option: Action, rng: Random) -> int:
    twin = s.clone()
    twin.apply(seat, option)
    while twin.agenda:
        step = twin.agenda[-1]
        asked = step.waiting(twin)[0]
        options = step.options(twin, asked)
        if asked == CHANCE:
            action = drawn(twin, options, rng)
        else:
            judged = BOT.weigh(twin, asked, options)
            action = options[judged.index(max(judged))]
        twin.apply(asked, action)
    return twin.points[seat] - max(twin.points[rival] for rival in range(twin.n) if rival != seat)


def is_ahead(lead: dict[str, list[int]], card: str) -> bool:
    """Whether a card leads every other by enough points, and by two standard errors of the difference."""
    for other in lead:
        if other != card:
            gaps = [mine - theirs for mine, theirs in zip(lead[card], lead[other], strict=True)]
            if mean(gaps) < max(LEAD, 2 * stdev(gaps) / len(gaps) ** 0.5):
                return False
    return True


def looks_ahead(lead: dict[str, list[int]], card: str) -> bool:
    return all(mean(lead[card]) > mean(lead[other]) + LEAD for other in lead if other != card)


def wanted() -> list[str]:
    """Every card that can be bought or recruited."""
    box = GAME.box(2)
    cards = getattr(box, "cards", [])
    return [card.id for card in cards if card.group in (EMPIRE, MILITARY) and card.back != START]


def still_holds(card: str, situation: Situation) -> bool:
    """Whether both judgements find the card the best buy there with the deck and the bot of today."""
    try:
        s = reach(situation)
    except ValueError:
        return False
    worth = worths(s) if offers(s) else {}
    if card not in worth or len(worth) < (2 if is_recruiting(s) else 3) or margin(worth, card) < MARGIN:
        return False
    return looks_ahead(leads(s, PLAYOUTS, situation.seed + FEW), card)


def search(most: int, found: dict[str, Situation]) -> None:
    """Look through so many matches for a situation for each card that has none."""
    missing = set(wanted()) - set(found)
    for seed in range(most):
        seats = 2 + seed % 3
        for moves, s in enumerate(wander(seats, seed)):
            if len({option.args[0] for option in offers(s)}) < 3 and not (s.n == 2 and is_recruiting(s)):
                continue
            worth = worths(s)
            card = max(worth, key=lambda name: worth[name])
            if len(worth) < 2 or card not in missing or margin(worth, card) < MARGIN:
                continue
            if looks_ahead(leads(s, FEW, seed), card) and is_ahead(leads(s, PLAYOUTS, seed + FEW), card):
                found[card] = Situation(seats, seed, moves)
                missing.discard(card)
        if not missing:
            break


def search_rows(most: int, found: dict[str, Situation]) -> None:
    """For each card that is still missing, other rows in the positions of so many matches."""
    rng = Random(most)
    for seed in range(most):
        for moves, s in enumerate(wander(2 + seed % 3, seed)):
            for card in ROWS * [card for card in wanted() if card not in found] if offers(s) else []:
                row = other_row(s, card, rng)
                if card not in found and row and is_best_of(s, row, seed):
                    found[card] = Situation(s.n, seed, moves, row)


def other_row(s: Ancient, card: str, rng: Random) -> tuple[str, ...]:
    """This card and some of its deck that the bot likes less, if such a deck is on offer now and they can be paid."""
    mine = s.cards[s.box.by_name[card]]
    is_recruit = mine.group == MILITARY
    if is_recruit != is_recruiting(s) or (not is_recruit and mine.back != (DECK_A if s.round < ROUND_OF_B else DECK_B)):
        return ()
    seat = s.waiting()[0]
    worth = Valuation(s, seat, Parameters())
    judge = worth.best_recruit if is_recruit else worth.of_buy
    lower = [other.id for other in s.cards if other.back == mine.back and judge(other) <= judge(mine) - MARGIN]
    lower = [name for name in lower if is_payable(s, seat, name) and is_loose(s, name)]
    n = 1 if is_recruit and s.n == 2 else 2
    return (card, *rng.sample(lower, n)) if len(lower) >= n and is_payable(s, seat, card) and is_loose(s, card) else ()


def is_payable(s: Ancient, seat: int, name: str) -> bool:
    card = s.cards[s.box.by_name[name]]
    owned = card.group == EMPIRE and s.owns(seat, s.box.by_name[name])
    return card.coins <= s.coins[seat] and card.knowledge <= s.knowledge[seat] and not owned


def is_loose(s: Ancient, name: str) -> bool:
    return any(s.one_of(s.box.by_name[name], place) >= 0 for place in LOOSE)


def is_best_of(s: Ancient, row: tuple[str, ...], seed: int) -> bool:
    twin = lay_out(s.clone(), row)
    worth = worths(twin) if len(offers(twin)) >= len(row) else {}
    if not set(row) <= set(worth) or margin(worth, row[0]) < MARGIN:
        return False
    return looks_ahead(leads(twin, FEW, seed), row[0]) and looks_ahead(leads(twin, PLAYOUTS, seed + FEW), row[0])


def is_recruiting(s: Ancient) -> bool:
    """A Military row of two offers no three cards."""
    seat = s.waiting()[0]
    return seat != CHANCE and s.options(seat)[0].verb == "recruit"


def read() -> dict[str, Situation]:
    entries = tomllib.loads(FOUND.read_text(encoding="utf-8"))
    return {card: Situation(**{**entry, "row": tuple(entry.get("row", ()))}) for card, entry in entries.items()}


def write(found: dict[str, Situation]) -> None:
    lines = ["# Situations in which a card is the best buy; written by best_buys.py.", ""]
    for card in wanted():
        if card in found:
            it = found[card]
            row = f", row = {list(it.row)}".replace("'", '"') if it.row else ""
            lines.append(f"{card} = {{ seats = {it.seats}, seed = {it.seed}, moves = {it.moves}{row} }}")
    FOUND.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    situations = {card: it for card, it in read().items() if still_holds(card, it)}
    search(1500, situations)
    search_rows(300, situations)
    write(situations)
    print(f"no situation for {sorted(set(wanted()) - set(situations))}")
