"""Cards, items and tribes, read from `cards.toml` and checked, once."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tessera.core.data import BadData, Sheet, read_toml
from tessera.games.age_of_heroes import kinds

GROUPS = ("ordinary", "special", "immediate", "disaster", "kept")


@dataclass(frozen=True)
class Resource:
    """A kind of card of the Resource Deck."""

    id: str
    name: str
    group: str
    copies: int


@dataclass(frozen=True)
class Item:
    """A kind of item, how many there are and what one costs."""

    id: str
    name: str
    copies: int
    cost: tuple[int, ...]


@dataclass(frozen=True)
class Tribe:
    """A tribe and the kind of its special resource."""

    id: str
    name: str
    special: int


def read_resource(sheet: Sheet) -> Resource:
    made = Resource(sheet.text("id"), sheet.text("name"), sheet.choice("group", GROUPS), sheet.number("copies", 1))
    sheet.done()
    return made


def read_item(sheet: Sheet, names: tuple[str, ...]) -> Item:
    cost = tuple(names.index(name) for name in sheet.choices("cost", names))
    made = Item(sheet.text("id"), sheet.text("name"), sheet.number("copies", 1), cost)
    sheet.done()
    return made


def read_tribe(sheet: Sheet, names: tuple[str, ...]) -> Tribe:
    made = Tribe(sheet.text("id"), sheet.text("name"), names.index(sheet.choice("special", names)))
    sheet.done()
    return made


def expect_order(path: Path, ids: list[str]) -> None:
    """Check that the file lists the kinds in the order of their numbers in kinds.py, by which the rules know them."""
    for number, id in enumerate(ids):
        constant = id.upper().replace("-", "_")
        if getattr(kinds, constant, None) != number:
            raise BadData(f"{path.name}: {id} is number {number} here, but not in kinds.py")


def read_all(path: Path) -> tuple[list[Resource], list[Item], list[Tribe], int, int]:
    page = read_toml(path)
    resources = [read_resource(sheet) for sheet in page.tables("resource")]
    names = tuple(resource.id for resource in resources)
    items = [read_item(sheet, names) for sheet in page.tables("item")]
    tribes = [read_tribe(sheet, names) for sheet in page.tables("tribe")]
    battle = page.table("battle")
    values, copies = battle.number("values", 1), battle.number("copies", 1)
    battle.done()
    page.done()
    expect_order(path, [resource.id for resource in resources])
    expect_order(path, [item.id for item in items])
    return resources, items, tribes, values, copies


RESOURCES, ITEMS, TRIBES, BATTLE_VALUES, BATTLE_COPIES = read_all(Path(__file__).parent / "data" / "cards.toml")
"""AH-1, AH-4 to AH-8, AH-11, AH-12."""

NAMES = [resource.id for resource in RESOURCES] + [f"battle-card-{value + 1}" for value in range(BATTLE_VALUES)]
TITLES = [resource.name for resource in RESOURCES] + [f"Battle Card {value + 1}" for value in range(BATTLE_VALUES)]
COPIES = [resource.copies for resource in RESOURCES] + [BATTLE_COPIES] * BATTLE_VALUES
BACKS = [0] * len(RESOURCES) + [1] * BATTLE_VALUES
KIND = {name: kind for kind, name in enumerate(NAMES)}
