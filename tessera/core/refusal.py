"""How the house says no."""

from __future__ import annotations


class Refused(Exception):
    """An illegal move. It names the rule, says why with the numbers involved, and changes nothing."""

    def __init__(self, rule: str, reason: str, nearest: list[str] | None = None) -> None:
        super().__init__(f"{reason} ({rule})" if rule else reason)
        self.rule = rule
        self.reason = reason
        self.nearest = nearest or []


class BadCall(ValueError):
    """A request that makes no sense: an unknown game, a wrong number of seats, an option that does not exist."""


class BadRecord(ValueError):
    """A record that is damaged, was altered, or was written by rules this program does not know."""
