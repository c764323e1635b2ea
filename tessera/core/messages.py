"""Word files: a small part of Fluent, enough for sentences with names, numbers and plurals.

drafted = { $seat } adds { $piece } to the kingdom.
    .rule = TT-13
drafted-you = You add { $piece } to your kingdom.
drew = { $n ->
    [one] One card is drawn.
   *[other] { $n } cards are drawn.
}

Attributes that hold for every language stand in the English file alone: `.rule`, `.form` (see `phrases`), `.from-zero` with the
numbers that people count from 1, `.literal = text` where the text is quoted as it is, and `.fold` with the key of the message
that says several neighbours of this one in one line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import Any

from tessera.core.phrases import COUNT, Form, counted, forms_in, plain

MARKS = (".rule", ".form", ".from-zero", ".literal", ".fold")
"""The attributes that hold for every language."""
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=[ \t]?(.*)$")
ATTRIBUTE = re.compile(r"^\s+\.([a-zA-Z][\w-]*) *= *(.*)$")
VARIABLE = re.compile(r"\{ *\$([a-zA-Z]\w*) *\}")
SELECT = re.compile(r"\{ *\$([a-zA-Z]\w*) *->\s*(.*?)\n\s*\}", re.S)
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
SHORT = 25
"""A word of an action that is not a compound is a name where the words for it are shorter than this."""
VARIANT = re.compile(r"(\*?)\[([\w-]+)\] *(.*?)(?=\s*\*?\[[\w-]+\] |\s*\Z)", re.S)


class Messages:
    """Every sentence that players read, by key; in the words of `english` where a translation has none."""

    def __init__(self, text: str, english: Messages | None = None) -> None:
        self.patterns: dict[str, str] = {}
        key = ""
        for line in text.splitlines():
            if entry := ENTRY.match(line):
                key = entry[1]
                self.patterns[key] = entry[2].strip()
            elif attribute := ATTRIBUTE.match(line):
                self.patterns[f"{key}.{attribute[1]}"] = attribute[2].strip()
            elif key and line[:1].isspace() and line.strip():
                self.patterns[key] += ("\n" if self.patterns[key] else "") + line.rstrip()
            elif line.startswith("}") and key:
                self.patterns[key] += "\n}"
        self.english = english
        self.forms: list[Form] = forms_in(self.patterns) if english is None else english.forms

    @staticmethod
    def load(*paths: Path, english: Messages | None = None) -> Messages:
        return Messages("\n".join(path.read_text(encoding="utf-8") for path in paths), english)

    def __contains__(self, key: str) -> bool:
        return key in self.patterns

    def find(self, *keys: str) -> str | None:
        """The pattern of the first of these keys that this language has words for, or else English."""
        for key in keys:
            if key in self.patterns:
                return self.patterns[key]
        return self.english.find(*keys) if self.english is not None else None

    def mark(self, key: str, attribute: str) -> str:
        """An attribute that holds for every language; empty where the message has none."""
        return self.find(f"{key}.{attribute}") or ""

    def say(self, key: str, /, **values: Any) -> str:
        """The sentence of this key. A missing key says itself, so that a log is never silent."""
        pattern = self.find(key)
        if pattern is None:
            return " ".join([key, *[str(value) for value in values.values()]])
        return fill(pattern, values)

    def name(self, piece: str) -> str:
        """What players call a piece or place of this id."""
        return self.find(piece) or plain(piece)

    def tell(self, event: dict[str, Any], viewer: int | None, players: list[str]) -> str:
        """An event as this viewer hears it: "you" where the viewer is meant, names elsewhere."""
        key = event["key"]
        keys = [key]
        if viewer is not None and event.get("rival") == viewer:
            keys.insert(0, f"{key}-rival-you")
        if viewer is not None and event.get("seat") == viewer:
            keys.insert(0, f"{key}-you")
        values = self.worded(event, players)
        pattern = self.find(*keys)
        return self.say(key, **values) if pattern is None else fill(pattern, values)

    def fold(self, events: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
        """Events to be said in a line each: neighbours that have `.fold` are one, with all their pieces and the number `n`."""
        found: list[dict[str, Any]] = []
        for key, same in groupby(events, key=self.alike):
            several = list(same)
            if not key[0] or len(several) == 1:
                found += several
                continue
            pieces = [event["piece"] for event in several if "piece" in event]
            found.append({**several[0], "key": key[0], "of": several[0]["key"], "pieces": pieces, "n": len(several)})
        return found

    def alike(self, event: dict[str, Any]) -> tuple[str, str, int, int]:
        """What neighbours have in common that are said in one line."""
        return self.mark(event["key"], "fold"), event["key"], event.get("seat", -1), event.get("rival", -1)

    def rule(self, event: dict[str, Any]) -> str:
        """The rule behind an event, if its message names one."""
        return self.mark(event.get("of", event["key"]), "rule")

    def action(self, text: str, players: list[str]) -> str:
        """An action as a sentence: by its phrase, or word by word."""
        said = self.phrase(text, players)
        said = self.word_by_word(text) if said is None else said
        return said[:1].upper() + said[1:]

    def phrase(self, text: str, players: list[str]) -> str | None:
        """The sentence of the first form that fits a text."""
        for form in self.forms:
            slots = form.read(text)
            if slots is not None:
                return self.say(form.key, **{name: self.slot(kind, part, players) for name, kind, part in slots})
        return None

    def slot(self, kind: str, text: str, players: list[str]) -> str | int:
        """What the text of a slot is called. A number stays one, so that the sentence can choose its plural."""
        if kind == "n":
            return int(text)
        if kind == "track":
            return int(text) + 1
        if kind == "seat":
            return players[int(text)] if int(text) < len(players) else text
        if kind == "piece":
            return self.name(text)
        if kind == "pieces":
            several = [counted([self.name(id) for id in part.split(" ")]) for part in text.split(" or ")]
            return f" {self.name('or')} ".join(several)
        if kind == "counts":
            return ", ".join(self.say(f"count-{id}", n=int(n)) for n, id in COUNT.findall(text))
        return ", ".join(text.split(" ")) if kind == "numbers" else text

    def word_by_word(self, text: str) -> str:
        """A text in which ids became names, and the rest is as it was."""
        return " ".join(self.name(word) if self.is_name(word) else word for word in text.split(" "))

    def is_name(self, word: str) -> bool:
        pattern = self.find(word) if ID.fullmatch(word) else None
        return pattern is not None and "$" not in pattern and ("-" in word or len(pattern) < SHORT)

    def worded(self, event: dict[str, Any], players: list[str]) -> dict[str, Any]:
        said: dict[str, Any] = dict(event)
        for number in self.mark(event["key"], "from-zero").split():
            said[number] = event[number] + 1
        for role in ("seat", "rival"):
            if role in event:
                said[role] = players[event[role]]
        if "piece" in event:
            said["piece"] = self.name(event["piece"])
        if "pieces" in event:
            said["pieces"] = counted([self.name(piece) for piece in event["pieces"]])
        if "text" in event and not self.mark(event["key"], "literal"):
            said["text"] = self.text(event["text"], players)
        return said

    def text(self, text: str, players: list[str]) -> str:
        """The text of a message: a key, an action, or words."""
        if self.find(text) is not None:
            return self.say(text)
        said = self.phrase(text, players)
        return self.word_by_word(text) if said is None else said


def fill(pattern: str, values: dict[str, Any]) -> str:
    """The sentence of a pattern with its values put in."""
    chosen = SELECT.sub(lambda found: choose(found[2], values.get(found[1], 0)), pattern)
    said = VARIABLE.sub(lambda found: str(values.get(found[1], "?")), chosen)
    return " ".join(said.split())


def choose(variants: str, value: Any) -> str:
    """The variant that fits: the value itself, then its plural form, then the starred one."""
    fallback = ""
    found: dict[str, str] = {}
    for star, name, pattern in VARIANT.findall(variants):
        found[name] = pattern
        if star:
            fallback = pattern
    form = "one" if value == 1 else "other"
    return found.get(str(value), found.get(form, fallback))
