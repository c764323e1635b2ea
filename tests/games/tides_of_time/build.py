"""Positions of Tides of Time from a few words. Cards are written by their printed numbers, 1 to 18."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tessera.core.agenda import Step
from tessera.core.seats import CHANCE, EVERYONE, only
from tessera.games.tides_of_time import GAME
from tessera.games.tides_of_time.actions import DEAL, DRAFT, KEEP
from tessera.games.tides_of_time.components import FACES, NUMBER
from tessera.games.tides_of_time.state import DECK, DISCARDS, HAND, KINGDOM, Tides, TidesBox

ALL = frozenset(range(1, 19))
DECK_OF_G1 = [15, 3, 10, 17, 8, 7, 12, 4, 14, 6, 16, 9, 2, 1, 18, 13, 5, 11]


def cards(numbers: str) -> list[int]:
    """Cards as the engine numbers them, from "1 2 10"."""
    return sorted(int(number) - 1 for number in numbers.split())


def name(number: int) -> str:
    return FACES[number - 1].id


def printed(ids: Sequence[str]) -> list[int]:
    """The printed numbers of cards that a view names."""
    return sorted(NUMBER[id] + 1 for id in ids)


def box(**options: Any) -> TidesBox:
    found = GAME.box(2, options)
    assert isinstance(found, TidesBox)
    return found


def tides(
    hands: Sequence[str] = ("", ""),
    kingdoms: Sequence[str] = ("", ""),
    relics: Sequence[str] = ("", ""),
    discards: Sequence[str] = ("", ""),
    agenda: Sequence[Step[Any]] = (),
    round: int = 1,
    **options: Any,
) -> Tides:
    """A position in which each seat has seen its own hand, relics lie in the kingdoms and the rest in the pile."""
    s = Tides(box(**options))
    s.set_out()
    s.round, s.pick = round, 1
    s.places[DECK] = list(range(18))
    for seat in range(2):
        lay(s, cards(hands[seat]), HAND + seat, only(seat))
        lay(s, cards(f"{kingdoms[seat]} {relics[seat]}"), KINGDOM + seat, EVERYONE)
        lay(s, cards(discards[seat]), DISCARDS + seat, EVERYONE)
        s.relics[seat] = cards(relics[seat])
    s.then(*agenda)
    s.settle()
    return s


def lay(s: Tides, lying: list[int], place: int, eyes: int) -> None:
    for card in lying:
        s.move(card, DECK, place, eyes)


# -- reading a position ---------------------------------------------------------------------------------------------


def numbers(s: Tides, place: int) -> list[int]:
    return [card + 1 for card in s.places[place]]


def hand(s: Tides, seat: int) -> list[int]:
    return numbers(s, HAND + seat)


def kingdom(s: Tides, seat: int) -> list[int]:
    return numbers(s, KINGDOM + seat)


def discards(s: Tides, seat: int) -> list[int]:
    return numbers(s, DISCARDS + seat)


def pile(s: Tides) -> list[int]:
    return numbers(s, DECK)


def relics(s: Tides, seat: int) -> list[int]:
    return [card + 1 for card in s.relics[seat]]


def answers(s: Tides, seat: int) -> list[tuple[int, ...]]:
    """What a seat may answer, by printed numbers."""
    return [tuple(card + 1 for card in option.args) for option in s.options(seat)]


# -- playing on -----------------------------------------------------------------------------------------------------


def play(s: Tides, *lines: str) -> None:
    """Do what lines of a record say: "0: draft gods-baths"."""
    for line in lines:
        who, text = line.split(": ")
        seat = CHANCE if who == "chance" else int(who)
        assert seat in s.waiting(), f"'{line}': seat {seat} owes no answer"
        s.apply(seat, {option.text: option for option in s.options(seat)}[text])


def draft(s: Tides, *picks: int) -> None:
    """Both seats pick a card of this number."""
    for seat, number in enumerate(picks):
        assert DRAFT[number - 1] in s.options(seat), f"seat {seat} does not hold {number}"
        s.apply(seat, DRAFT[number - 1])


def keep(s: Tides, *pairs: tuple[int, int]) -> None:
    """Both seats name a relic and a discard."""
    for seat, (relic, discard) in enumerate(pairs):
        action = KEEP[relic - 1][discard - 1]
        assert action is not None
        assert action in s.options(seat), f"seat {seat} did not play {relic} and {discard}"
        s.apply(seat, action)


def start(deck: Sequence[int], **options: Any) -> Tides:
    """A match dealt from a written deck (TT-9), at its first pick."""
    s = GAME.begin(box(**options))
    assert isinstance(s, Tides)
    feed(s, deck)
    return s


def feed(s: Tides, deck: Sequence[int]) -> None:
    """Draw from the front of a written deck while a draw is due."""
    while CHANCE in s.waiting():
        s.apply(CHANCE, DEAL[deck[18 - len(s.places[DECK])] - 1])


def draft_all(s: Tides, rng: Random) -> None:
    """Both seats pick at random until the round is over."""
    for _ in range(len(s.places[HAND])):
        choose_any(s, rng)


def choose_any(s: Tides, rng: Random) -> None:
    """Both seats answer at random; a draw that is due then is left to the caller."""
    for seat in range(2):
        s.apply(seat, rng.choice(s.options(seat)))


def keep_any(s: Tides, deck: Sequence[int], rng: Random) -> None:
    """Both seats keep and discard at random, and the next round is dealt."""
    choose_any(s, rng)
    feed(s, deck)
