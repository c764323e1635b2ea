"""Scenes by rule: a fitting picture for a card that brings none, from its name, its tribe or suit, and its abilities."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from tessera.art.scene import Scene, Size, read_lines

BOOK: Final = Path(__file__).parent / "rule.toml"
CARD: Final[Size] = (200, 200)
TITAN: Final = "titan"
OTHER: Final = "other"
NIGHT_HOURS: Final = ("night", "deep", "violet", "moss", "dusk", "abyss")
DARK_HOURS: Final = ("ember", "blood", "storm", "doom", "plague")
FILLERS: Final = frozenset(["the", "a", "an", "of", "and", "der", "die", "das", "des", "und", "von"])
GROUND: Final = re.compile(r"@([+-]\d+)?")


@cache
def book() -> dict[str, Any]:
    """The rules, as they stand in the file."""
    return tomllib.loads(BOOK.read_text(encoding="utf-8"))


@cache
def word_lists(section: str) -> dict[str, tuple[str, ...]]:
    """The words of each entry of a section; an entry is a text, or a table with `words`."""
    entries = book()[section].items()
    return {id: tuple((entry if isinstance(entry, str) else entry["words"]).split()) for id, entry in entries}


def name_words(name: str) -> list[str]:
    """The words of a name, the one that says what it is first: the last word, or the last one before `of`."""
    front, _, rest = name.lower().partition(" of ")
    words = re.findall(r"\w+", front)[::-1] + re.findall(r"\w+", rest)
    return [word for word in words if word not in FILLERS]


def matches(word: str, key: str) -> bool:
    """Is it this word, in the singular or plural, or a longer word that ends or begins with it?"""
    if word in (key, f"{key}s", f"{key}es") or f"{word}s" == key:
        return True
    ends = (len(key) >= 4 or not key.isascii()) and word.endswith((key, f"{key}s", f"{key}n"))
    return ends or (len(key) >= 5 and word.startswith(key))


def find_by_words(words: Sequence[str], section: str) -> str:
    """The entry of a section with the first word that fits; empty where none does."""
    for word in words:
        for id, keys in word_lists(section).items():
            if any(matches(word, key) for key in keys):
                return id
    return ""


class Picker:
    """Choices that depend on a name alone."""

    def __init__(self, name: str) -> None:
        self.digest = hashlib.sha256(name.encode()).digest()
        self.used = 0

    def number(self, below: int) -> int:
        self.used += 1
        return self.digest[self.used % len(self.digest)] % below

    def one(self, choices: Sequence[str]) -> str:
        return choices[self.number(len(choices))]


def choices_for(section: str, tribes: Sequence[str]) -> list[str]:
    """What a section offers for the first tribe, suit or colour that it knows."""
    table = book()[section]
    known = [tribe for tribe in tribes if tribe in table]
    return str(table[known[0] if known else OTHER]).split()


def scene_for(
    name: str, tribes: Iterable[str] = (), abilities: Iterable[str] = (), group: str = "", size: Size = CARD
) -> Scene:
    """The scene of a card without one. The same card always gets the same scene."""
    tribes, abilities = tuple(tribes), tuple(abilities)
    words, picker = name_words(name), Picker(f"{name} {' '.join(tribes)}")
    if group == TITAN:
        return titan_scene(words, tribes, picker, size)
    ground = round(size[1] * (0.82 if size[1] <= 200 else 0.74))
    hour = find_by_words(words, "hours-of-words") or picker.one(choices_for("hours", tribes))
    subject = find_subject(words, tribes, abilities, group, picker)
    setting = find_by_words(words, "setting") or picker.one(choices_for("settings-of", tribes))
    parts = [
        picker.one(skies_of(hour)),
        str(book()["setting"][setting]["layers"]),
        str(book()["subject"][subject]["layers"]),
        figure_for(abilities, subject),
    ]
    light = "left" if picker.number(2) else "right"
    return Scene(hour, placed(parts, ground, picker), size, light)


def skies_of(hour: str) -> list[str]:
    kind = "night" if hour in NIGHT_HOURS else "dark" if hour in DARK_HOURS else "day"
    return list(book()["skies"][kind])


def find_subject(words: Sequence[str], tribes: Sequence[str], abilities: Sequence[str], group: str, picker: Picker) -> str:
    """By the name; else by the kind of card; else by its first known ability; else by its tribe."""
    named = find_by_words(words, "subject")
    if named:
        return named
    telling = [str(subject) for ability, subject in book()["telling-abilities"].items() if ability in abilities]
    if telling:
        return telling[0]
    if group in book()["subjects-of-groups"]:
        return picker.one(str(book()["subjects-of-groups"][group]).split())
    useful = [ability for ability in abilities if ability in book()["subjects-of-abilities"]]
    if useful:
        return picker.one(str(book()["subjects-of-abilities"][useful[0]]).split())
    return picker.one(choices_for("subjects-of", tribes))


PEOPLED: Final = (
    "soldiers",
    "archers",
    "assassins",
    "pilgrims",
    "people",
    "hunter",
    "horse",
    "hounds",
    "vestibule",
    "cave",
    "chariot",
)
"""Subjects that show people already."""


def figure_for(abilities: Sequence[str], subject: str) -> str:
    """Someone in the foreground who shows what the card is for."""
    if subject in PEOPLED:
        return ""
    figures = book()["figures"]
    known = [ability for ability in abilities if ability in figures]
    return str(figures[known[0] if known else OTHER])


def titan_scene(words: Sequence[str], tribes: Sequence[str], picker: Picker, size: Size) -> Scene:
    """A Titan of the kind that its name says, at an hour of its tribe, over a town."""
    beast = find_by_words(words, "titans") or picker.one(list(book()["titans"]))
    hour = picker.one(choices_for("titan-hours", tribes))
    mirror = " mirror" if picker.number(2) else ""
    parts = [
        picker.one(skies_of(hour)),
        "ridges @-18 height=44 count=3 seed=$ near=0.5",
        f"{beast} {8 + picker.number(8)} {12 + picker.number(6)} scale=0.9{mirror}",
        "fog @-2 height=24 opacity=0.7",
        "skyline @+6 height=14 count=18 seed=$",
    ]
    return Scene(hour, placed(parts, size[1] - 6, picker), size, "left" if picker.number(2) else "right")


def placed(parts: Iterable[str], ground: int, picker: Picker) -> tuple[str, ...]:
    """The layers with the height of the ground and with numbers in them."""
    text = "\n".join(part for part in parts if part)
    text = GROUND.sub(lambda found: str(ground + int(found.group(1) or 0)), text)
    while "$" in text:
        text = text.replace("$", str(1 + picker.number(90)), 1)
    return read_lines(text)
