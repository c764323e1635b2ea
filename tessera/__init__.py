"""Tessera: printed games of the ancient world.

match = tessera.new_match("tides-of-time", seats=2, seed=7)
while not match.over:
    for seat in match.waiting():
        match.play(seat, match.options(seat)[0])
print(match.scores, match.winners)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tessera.compiled import is_compiled  # first, because this decides which engine the other imports get

if TYPE_CHECKING:
    from tessera.agents import Agent, register
    from tessera.api import Match, list_games, new_match, replay, verify
    from tessera.core.refusal import BadCall, BadRecord, Refused
    from tessera.core.replay import Verdict
    from tessera.core.view import View, imagine

__version__ = "0.1.0"
__all__ = [
    "Agent",
    "BadCall",
    "BadRecord",
    "Match",
    "Refused",
    "Verdict",
    "View",
    "imagine",
    "is_compiled",
    "list_games",
    "new_match",
    "register",
    "replay",
    "verify",
]

HOMES = {
    "tessera.agents": ("Agent", "register"),
    "tessera.api": ("Match", "list_games", "new_match", "replay", "verify"),
    "tessera.core.refusal": ("BadCall", "BadRecord", "Refused"),
    "tessera.core.replay": ("Verdict",),
    "tessera.core.view": ("View", "imagine"),
}
"""The module of each public name. It is imported when the name is first used, so that `import tessera` itself costs nothing."""

if not TYPE_CHECKING:  # a type checker reads the imports above, and would accept any name because of this function

    def __getattr__(name: str) -> Any:
        home = next((module for module, names in HOMES.items() if name in names), None)
        if home is None:
            raise AttributeError(f"module 'tessera' has no attribute '{name}'")
        found = getattr(import_module(home), name)
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
