"""The cards, read from `cards.toml` and checked, once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tessera.core.data import Sheet, read_toml
from tessera.games.tides_of_time.scoring import (
    NO_SUIT,
    Ability,
    Absent,
    BestCard,
    Card,
    Doubles,
    Each,
    Majority,
    MoreSingles,
    OneSet,
    Sets,
    WinsTies,
)

SUITS = ("palace", "library", "garden", "stronghold", "temple")


@dataclass(frozen=True)
class Face:
    """A card as people see it."""

    id: str
    name: str
    suit: str
    ability: dict[str, Any]


def read_suit(sheet: Sheet) -> int:
    return SUITS.index(sheet.choice("suit", SUITS))


def read_suits(sheet: Sheet) -> tuple[int, ...]:
    return tuple(SUITS.index(suit) for suit in sheet.choices("suits", SUITS))


ABILITIES: dict[str, Callable[[Sheet], Ability]] = {
    "each": lambda sheet: Each(read_suit(sheet), sheet.number("points")),
    "majority": lambda sheet: Majority(read_suit(sheet), sheet.number("points")),
    "sets": lambda sheet: Sets(read_suits(sheet), sheet.number("points")),
    "one-set": lambda sheet: OneSet(read_suits(sheet), sheet.number("points")),
    "absent": lambda sheet: Absent(sheet.number("points")),
    "more-singles": lambda sheet: MoreSingles(sheet.number("points")),
    "best-card": lambda sheet: BestCard(sheet.number("points")),
    "wins-ties": lambda sheet: WinsTies(),
    "doubles": lambda sheet: Doubles(),
}


def read_ability(sheet: Sheet) -> Ability:
    made = ABILITIES[sheet.choice("kind", tuple(ABILITIES))](sheet)
    sheet.done()
    return made


def read_cards(path: Path) -> tuple[list[Face], list[Card]]:
    """Every card twice: its face for people, its ability for scoring."""
    faces: list[Face] = []
    cards: list[Card] = []
    page = read_toml(path)
    for sheet in page.tables("card"):
        suit = sheet.choice("suit", (*SUITS, "none"))
        ability = sheet.table("ability")
        faces.append(Face(sheet.text("id"), sheet.text("name"), suit, dict(ability.values)))
        cards.append(Card(SUITS.index(suit) if suit in SUITS else NO_SUIT, read_ability(ability)))
        sheet.done()
    page.done()
    return faces, cards


FACES, CARDS = read_cards(Path(__file__).parent / "data" / "cards.toml")
"""TT-4. In the order of their numbers: number 1 has index 0."""

NUMBER = {face.id: number for number, face in enumerate(FACES)}
