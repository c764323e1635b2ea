"""Suggestions for a typed action that is not legal."""

from __future__ import annotations

from difflib import get_close_matches

from tessera.core.action import Action, tidy

NEAREST = 3
LONGEST = 500
"""Characters of a typed action that are read at all."""


def nearest(text: str, options: list[Action]) -> list[str]:
    """The legal actions whose texts are most like this one; else the first."""
    texts = [option.text for option in options]
    return get_close_matches(tidy(text[:LONGEST]), texts, NEAREST, 0.3) or texts[:NEAREST]


def shortened(text: str) -> str:
    """The typed text, shortened and with printable letters only."""
    printable = "".join(letter if letter.isprintable() else "?" for letter in text[:61])
    return printable if len(printable) <= 60 else printable[:57] + "..."
