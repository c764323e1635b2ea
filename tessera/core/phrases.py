"""Actions as sentences. A sentence of the word files names in its attribute `.form` the texts that it says.

do-road = Build a Road to { $seat } with { $pieces }
    .form = build road to {seat} with {pieces}

A slot is `{seat}`, or `{other:piece}` where the value has a name of its own. The browser reads the same forms.
"""

from __future__ import annotations

import re

SLOTS = {
    "seat": r"\d+",
    "n": r"\d+",
    "numbers": r"\d+(?: \d+)*",
    "track": r"\d+",
    "piece": r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*",
    "pieces": r"[a-z][a-z0-9-]*(?: [a-z0-9-]+)*?",
    "counts": r"\d+ [a-z][a-z-]*(?: \d+ [a-z][a-z-]*)*",
    "at": r"-?\d+,-?\d+",
}
"""What a slot takes. Tracks are counted from 0 in texts and from 1 by people; `counts` is `2 army 1 general`."""
SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")
COUNT = re.compile(r"(\d+) ([a-z-]+)")
ATTRIBUTE = ".form"


class Form:
    """The texts that one sentence says, and what stands in its slots."""

    def __init__(self, key: str, form: str) -> None:
        self.key = key
        self.slots = [(name, kind or name) for name, kind in SLOT.findall(form)]
        self.fits = re.compile(SLOT.sub(slot_pattern, form))

    def read(self, text: str) -> list[tuple[str, str, str]] | None:
        """The name, the kind and the text of each slot, if the text has this form."""
        found = self.fits.fullmatch(text)
        return None if found is None else [(*slot, part) for slot, part in zip(self.slots, found.groups(), strict=True)]


def slot_pattern(found: re.Match[str]) -> str:
    return f"({SLOTS[found[2] or found[1]]})"


def forms_in(patterns: dict[str, str]) -> list[Form]:
    """The forms of a word file, in its order: the first one that fits an action says it."""
    return [Form(key.removesuffix(ATTRIBUTE), form) for key, form in patterns.items() if key.endswith(ATTRIBUTE)]


def counted(names: list[str]) -> str:
    """Several alike are counted: "2 × Wood, Stone"."""
    numbers = {name: names.count(name) for name in names}
    return ", ".join(f"{n} × {name}" if n > 1 else name for name, n in numbers.items())


def plain(id: str) -> str:
    """An id without a name, as one would say it: "army_1" is "Army 1"."""
    said = id.replace("_", " ").replace("-", " ")
    return said[:1].upper() + said[1:]
