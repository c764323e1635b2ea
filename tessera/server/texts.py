"""Text of people: names, chat and what they say in an open market all pass through here before anybody sees them."""

from __future__ import annotations

import unicodedata

from tessera.core.action import tidy
from tessera.core.nearest import LONGEST

LONGEST_NONCE = 64
MOST_ACCENTS = 2
"""Accents on one letter; more would climb over the lines above and below."""
MOST_TALK = 2000
"""Lines after which a table falls silent: whoever comes to it is sent all that was said."""
SAY = "say"
"""The verb of actions that are a person's own words, in games with an open market."""
BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs that show nothing, although Unicode counts them among the visible ones."""


def clean_text(text: str, limit: int) -> str:
    """The text without controls, changes of direction, invisible letters and heaps of accents."""
    kept: list[str] = []
    n_accents = 0
    for letter in " ".join(unicodedata.normalize("NFC", text).split()):
        category = unicodedata.category(letter)
        if category.startswith("C") or letter in BLANK:
            continue
        n_accents = n_accents + 1 if category in ("Mn", "Me") else 0
        if n_accents and (n_accents > MOST_ACCENTS or not kept or kept[-1] == " "):
            continue
        kept.append(letter)
    return " ".join("".join(kept).split())[:limit]


def is_speech(do: str) -> bool:
    """True if the action is something that a person says rather than a move."""
    return tidy(do[:LONGEST]).partition(" ")[0] == SAY


def clean_speech(do: str) -> str:
    """The same action with cleaned words, or an empty text if nothing of them can be shown."""
    words = clean_text(do, LONGEST).partition(" ")[2]
    return f"{SAY} {words}" if words else ""
