"""Reasons: why a piece cannot be used now, in the words with which typing the action would be refused."""

from __future__ import annotations

from tessera.core.action import Action
from tessera.core.match import Match
from tessera.core.refusal import Refused

MOST = 300
"""How many actions with one piece are tried at most. A cell of a large city takes part in thousands."""


def why_not(match: Match, seat: int, piece: str) -> Refused | None:
    """Why this seat cannot use a piece, named `place/id`; None if it can, or if no action is about it."""
    match.expect_seat(seat)
    options = match.state.options(seat)
    id = piece.rpartition("/")[2]
    if any(id in option.text.split() for option in options):
        return None
    found = sorted(match.box.actions.naming(id)[:MOST], key=lambda action: -likeness(action, options))
    return next((refused for action in found if (refused := refusal(match, seat, action)) is not None), None)


def likeness(action: Action, options: list[Action]) -> int:
    """The number of words that an action shares with the most similar legal one, beginning with its verb. The more similar
    it is to a legal action, the more its refusal is about the piece."""
    words = set(action.text.split())
    return max([len(words & set(option.text.split())) + 10 * (option.verb == action.verb) for option in options], default=0)


def refusal(match: Match, seat: int, action: Action) -> Refused | None:
    try:
        match.read(seat, action.text)
    except Refused as refused:
        return refused
    return None
