"""The pieces that component files describe, as far as a picture needs to know them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

TRIBE_KEYS: Final = ("banners", "suit", "colour", "needs", "tribe")
"""The keys under which components name their tribes, suits or colours."""
PLAIN_KEYS: Final = frozenset({"id", "name", "copies", "deck", "cost", *TRIBE_KEYS})
"""Keys that say nothing of what a card does."""


@dataclass(frozen=True)
class Piece:
    """A card, a Titan or any other piece."""

    id: str
    name: str
    group: str
    """The name of its table in the file: empire, titan, card, ..."""
    tribes: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()


def spoken(id: str) -> str:
    """An id as a name: bone-colossus is Bone Colossus."""
    return id.replace("-", " ").title()


def pieces_in(folder: Path) -> list[Piece]:
    """All pieces of the component files in a folder."""
    found: dict[str, Piece] = {}
    for path in sorted(folder.glob("*.toml")):
        for group, entries in tomllib.loads(path.read_text(encoding="utf-8")).items():
            if isinstance(entries, list):
                found.update({piece.id: piece for entry in entries for piece in read_pieces(group, entry)})
    return list(found.values())


def read_pieces(group: str, entry: Any) -> Iterator[Piece]:
    """The piece of an entry, and its sides where they have names of their own."""
    if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
        return
    id = str(entry["id"])
    yield Piece(id, str(entry.get("name", spoken(id))), group, tuple(tribes_of(entry)), tuple(abilities_of(entry)))
    for side in entry.values():
        if isinstance(side, dict) and isinstance(side.get("name"), str):
            yield Piece(side["name"], spoken(side["name"]), group, (), tuple(abilities_of(side)))


def tribes_of(entry: dict[str, Any]) -> list[str]:
    named: list[str] = []
    for key in TRIBE_KEYS:
        value = entry.get(key, [])
        named += value if isinstance(value, list) else [str(value)]
    return list(dict.fromkeys(named))


def abilities_of(entry: Any) -> list[str]:
    """The words that say what a piece does: keys at any depth, and texts that name a kind or a measure."""
    words: list[str] = []
    if isinstance(entry, list):
        return [word for one in entry for word in abilities_of(one)]
    if not isinstance(entry, dict):
        return []
    for key, value in entry.items():
        if key in PLAIN_KEYS:
            continue
        words += [key, *abilities_of(value)]
        if key in ("kind", "measure", "on") and isinstance(value, str):
            words.append(value)
    return list(dict.fromkeys(words))
