"""How the server says no: one shape for every transport."""

from __future__ import annotations

from tessera.core.refusal import Refused
from tessera.server.wire import Refusal

STATUS = {
    "malformed": 400,
    "forbidden": 403,
    "unknown": 404,
    "not-allowed": 405,
    "stale": 409,
    "conflict": 409,
    "gone": 410,
    "too-large": 413,
    "refused": 422,
    "limit": 429,
    "unavailable": 503,
    "fault": 500,
}


class No(Exception):
    """A request that is not done. It says why and changes nothing."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


def unknown() -> No:
    """The one answer for a table that does not exist and for one that the caller may not see."""
    return No("unknown", "there is no such table, or it is not open to you")


def unavailable() -> No:
    return No("unavailable", "nothing can be written down at the moment, so nothing was done; try again soon")


def worded(error: No | Refused, id: str = "") -> Refusal:
    if isinstance(error, Refused):
        return Refusal("refused", error.reason, error.rule, error.nearest, id)
    return Refusal(error.code, error.reason, id=id)
