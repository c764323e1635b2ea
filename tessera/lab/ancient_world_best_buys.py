"""Finds, for every card of The Ancient World that can be bought or recruited, a situation in which it is the best buy.

    python -m tessera.lab.ancient_world_best_buys

keeps the situations that still hold, searches for the missing ones, and writes ancient_world_best_buys.toml beside this file.

A situation is a random match from a seed, stopped after a number of decisions at a purchase with at least three cards to
choose from (two where the Military row has no more). For cards that are rarely the best of a random row, the row is replaced
by the card and others of its deck that the bot values less. The card must be the best by two judgements: by the bot's
evaluation, and by the final lead over the best rival when the match is played on from each purchase with the same luck. Where
the row was replaced, the second judgement requires the lead but not its significance, because such cards are close.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import mean, stdev

from tessera.core.action import Action
from tessera.core.playout import drawn, weighted
from tessera.core.seats import CHANCE, EVERYONE, NOBODY
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.bot.parameters import Parameters
from tessera.games.the_ancient_world.bot.valuation import Valuation
from tessera.games.the_ancient_world.cards import DECK_A, DECK_B, EMPIRE, MILITARY, START
from tessera.games.the_ancient_world.state import (
    EMPIRE_A,
    EMPIRE_B,
    EMPIRE_DISCARDS,
    EMPIRE_ROW,
    MILITARY_DECK,
    MILITARY_ROW,
    OUT,
    ROUND_OF_B,
    Ancient,
)
from tessera.games.the_ancient_world.steps.rounds import DECK_OF
from tessera.lab.advised_play import advised

FOUND = Path(__file__).with_suffix(".toml")
BOT = GAME.bot
MARGIN = 0.25
"""The bot must prefer the card to every other by this many points."""
LEAD = 0.5
"""The playouts must prefer the card by this many points and, in a random row, by two standard errors."""
ROWS = 8
"""The number of other rows that are tried for a card in a position."""
FEW = 6
"""The number of playouts that sort out hopeless cards."""
PLAYOUTS = 60
"""The number of new playouts that decide."""
LOOSE = (EMPIRE_A, EMPIRE_B, EMPIRE_ROW, EMPIRE_DISCARDS, MILITARY_DECK, MILITARY_ROW, OUT)
"""The places from which a card can be taken into a row, decks first."""


@dataclass(frozen=True)
class Situation:
    """A random match with this seed, stopped after so many decisions; the row may then be replaced."""

    seats: int
    seed: int
    moves: int
    row: tuple[str, ...] = ()


def wander(seats: int, seed: int) -> Iterator[Ancient]:
    """The positions of a random match, each before its next decision or draw."""
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
    """Replace the row of the deck of these cards by them; the cards of the old row go back to their deck."""
    place = MILITARY_ROW if s.cards[s.box.by_name[row[0]]].group == MILITARY else EMPIRE_ROW
    for piece in s.places[place][:]:
        s.places[place].remove(piece)
        s.put(piece, DECK_OF[s.cards[s.kind[piece]].back], NOBODY)
    for name in row:
        source = next(each for each in LOOSE if each != place and s.one_of(s.box.by_name[name], each) >= 0)
        piece = s.one_of(s.box.by_name[name], source)
        s.places[source].remove(piece)
        s.put(piece, place, EVERYONE)
    return s


def offers(s: Ancient) -> list[Action]:
    """The options of a purchase at full price; purchases that a discarded card makes cheaper are left out."""
    seat = s.waiting()[0]
    options = s.options(seat) if seat != CHANCE else []
    if not options or options[0].verb not in ("buy", "recruit"):
        return []
    return [option for option in options if option.verb == "recruit" or option.args[1] < 0]


def bot_values(s: Ancient) -> dict[str, float]:
    """The bot's value of each purchase, by the card's id; the larger one where a card can be bought in two ways."""
    options = offers(s)
    found: dict[str, float] = {}
    for option, value in zip(options, BOT.weigh(s, s.waiting()[0], options), strict=True):
        card = s.cards[option.args[0]].id
        found[card] = max(value, found.get(card, value))
    return found


def margin(values: dict[str, float], card: str) -> float:
    """The lead of a card over the best other one."""
    return values[card] - max(values[other] for other in values if other != card)


def leads(s: Ancient, playouts: int, seed: int) -> dict[str, list[int]]:
    """For each purchase, the final leads over the best rival in playouts by the bot, with the same luck for each purchase."""
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
            action = advised(BOT, twin, asked, options)
        twin.apply(asked, action)
    return twin.points[seat] - max(twin.points[rival] for rival in range(twin.n) if rival != seat)


def is_ahead(lead: dict[str, list[int]], card: str) -> bool:
    """True if a card leads every other by enough points, and by two standard errors of the difference."""
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
    """True if the card is the best buy there by both judgements, with the present deck and bot."""
    try:
        s = reach(situation)
    except ValueError:
        return False
    values = bot_values(s) if offers(s) else {}
    if card not in values or len(values) < (2 if is_recruiting(s) else 3) or margin(values, card) < MARGIN:
        return False
    return looks_ahead(leads(s, PLAYOUTS, situation.seed + FEW), card)


def search(most: int, found: dict[str, Situation]) -> None:
    """Search so many random matches for situations for the cards that have none."""
    missing = set(wanted()) - set(found)
    for seed in range(most):
        seats = 2 + seed % 3
        for moves, s in enumerate(wander(seats, seed)):
            if len({option.args[0] for option in offers(s)}) < 3 and not (s.n == 2 and is_recruiting(s)):
                continue
            values = bot_values(s)
            card = max(values, key=lambda name: values[name])
            if len(values) < 2 or card not in missing or margin(values, card) < MARGIN:
                continue
            if looks_ahead(leads(s, FEW, seed), card) and is_ahead(leads(s, PLAYOUTS, seed + FEW), card):
                found[card] = Situation(seats, seed, moves)
                missing.discard(card)
        if not missing:
            break


def search_rows(most: int, found: dict[str, Situation]) -> None:
    """Try other rows for the cards that have no situation, in the positions of so many matches."""
    rng = Random(most)
    for seed in range(most):
        for moves, s in enumerate(wander(2 + seed % 3, seed)):
            for card in ROWS * [card for card in wanted() if card not in found] if offers(s) else []:
                row = other_row(s, card, rng)
                if card not in found and row and is_best_of(s, row, seed):
                    found[card] = Situation(s.n, seed, moves, row)


def other_row(s: Ancient, card: str, rng: Random) -> tuple[str, ...]:
    """A row of this card and others of its deck that the bot values less, if they could be offered and paid here."""
    mine = s.cards[s.box.by_name[card]]
    is_recruit = mine.group == MILITARY
    if is_recruit != is_recruiting(s) or (not is_recruit and mine.back != (DECK_A if s.round < ROUND_OF_B else DECK_B)):
        return ()
    seat = s.waiting()[0]
    valuation = Valuation(s, seat, Parameters())
    judge = valuation.best_recruit if is_recruit else valuation.of_buy
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
    values = bot_values(twin) if len(offers(twin)) >= len(row) else {}
    if not set(row) <= set(values) or margin(values, row[0]) < MARGIN:
        return False
    return looks_ahead(leads(twin, FEW, seed), row[0]) and looks_ahead(leads(twin, PLAYOUTS, seed + FEW), row[0])


def is_recruiting(s: Ancient) -> bool:
    """True if this is a purchase of a Military card; with two players their row has only two cards."""
    seat = s.waiting()[0]
    return seat != CHANCE and s.options(seat)[0].verb == "recruit"


def read() -> dict[str, Situation]:
    entries = tomllib.loads(FOUND.read_text(encoding="utf-8"))
    return {card: Situation(**{**entry, "row": tuple(entry.get("row", ()))}) for card, entry in entries.items()}


def write(found: dict[str, Situation]) -> None:
    lines = ["# Situations in which a card is the best buy; written by ancient_world_best_buys.py.", ""]
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
