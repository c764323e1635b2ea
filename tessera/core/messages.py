"""Word files: a small part of Fluent, enough for sentences with names, numbers and plurals.

drafted = { $seat } adds { $piece } to the kingdom.
    .rule = TT-13
drafted-you = You add { $piece } to your kingdom.
drew = { $n ->
    [one] One card is drawn.
   *[other] { $n } cards are drawn.
}
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=[ \t]?(.*)$")
ATTRIBUTE = re.compile(r"^\s+\.([a-zA-Z][\w-]*) *= *(.*)$")
VARIABLE = re.compile(r"\{ *\$([a-zA-Z]\w*) *\}")
SELECT = re.compile(r"\{ *\$([a-zA-Z]\w*) *->\s*(.*?)\n\s*\}", re.S)
VARIANT = re.compile(r"(\*?)\[([\w-]+)\] *(.*?)(?=\s*\*?\[[\w-]+\] |\s*\Z)", re.S)


class Messages:
    """Every sentence that players read, by key."""

    def __init__(self, text: str) -> None:
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

    @staticmethod
    def load(*paths: Path) -> Messages:
        return Messages("\n".join(path.read_text(encoding="utf-8") for path in paths))

    def __contains__(self, key: str) -> bool:
        return key in self.patterns

    def say(self, key: str, /, **values: Any) -> str:
        """The sentence of this key. A missing key says itself, so that a log is never silent."""
        if key not in self.patterns:
            return " ".join([key, *[str(value) for value in values.values()]])
        chosen = SELECT.sub(lambda found: choose(found[2], values.get(found[1], 0)), self.patterns[key])
        said = VARIABLE.sub(lambda found: str(values.get(found[1], "?")), chosen)
        return " ".join(said.split())

    def name(self, piece: str) -> str:
        """What players call a piece or place of this id."""
        return self.patterns.get(piece, piece)

    def tell(self, event: dict[str, Any], viewer: int | None, players: list[str]) -> str:
        """An event as this viewer hears it: "you" where the viewer is meant, names elsewhere."""
        key = event["key"]
        if viewer is not None and event.get("seat") == viewer and f"{key}-you" in self.patterns:
            key = f"{key}-you"
        elif viewer is not None and event.get("rival") == viewer and f"{key}-rival-you" in self.patterns:
            key = f"{key}-rival-you"
        return self.say(key, **self.worded(event, players))

    def rule(self, event: dict[str, Any]) -> str:
        """The rule behind an event, if its message names one."""
        return self.patterns.get(f"{event['key']}.rule", "")

    def worded(self, event: dict[str, Any], players: list[str]) -> dict[str, Any]:
        said: dict[str, Any] = dict(event)
        for role in ("seat", "rival"):
            if role in event:
                said[role] = players[event[role]]
        if "piece" in event:
            said["piece"] = self.name(event["piece"])
        if "pieces" in event:
            said["pieces"] = ", ".join(self.name(piece) for piece in event["pieces"])
        if "text" in event:
            said["text"] = self.name(event["text"])
        return said


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
