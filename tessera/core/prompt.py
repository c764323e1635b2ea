"""Prompts: one shape for every question, so that any client can put any decision without knowing the game."""

from __future__ import annotations

from typing import Any

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.state import State


def prompt(s: State, seat: int, ask: int) -> dict[str, Any] | None:
    """The question before this seat, or None. Options with pieces glow on them; those without are buttons.

    `open` says that the step also takes answers that no list holds; `owed` that the match waits for this seat.
    """
    if s.over():
        return None
    step = s.agenda[-1]
    options = step.options(s, seat)
    owed = seat in step.waiting(s)
    if not options and not owed:
        return None
    warnings = step.warnings(s, seat, options)
    return {
        "ask": ask,
        "rule": step.RULE,
        "title": step.TITLE,
        "owed": owed,
        "open": step.GRAMMAR,
        "options": [offered(s, seat, step, options[i], warnings[i]) for i in range(len(options))],
    }


def offered(s: State, seat: int, step: Step[Any], option: Action, warning: str) -> dict[str, Any]:
    """An option as clients read it. `warn` names the rule by which it would lose, where that can be told."""
    said: dict[str, Any] = {"do": option.text, "on": list(step.pieces(s, seat, option))}
    if warning:
        said["warn"] = warning
    return said
