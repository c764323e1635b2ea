"""Refusals of the server: a message in every language, with one shape for every transport."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from tessera.core.event import Message
from tessera.core.messages import Messages
from tessera.core.refusal import Refused
from tessera.server import wire

WORDS = Path(__file__).parent / "words"
"""The sentences of the keys below, one file for each language. Browsers have the same files."""
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
FIELD = re.compile(r"at `\$\.?([^`]+)`")
"""Where msgspec names the part of a request that is wrong: "at `$.clock.seconds`"."""
NAMED = re.compile(r"field `([^`]+)`")
"""Where msgspec names a field that is missing or unknown."""
LONGEST_DETAIL = 300


@cache
def words(language: str = "en") -> Messages:
    return Messages.load(WORDS / f"{language}.ftl")


class Rejection(Exception):
    """A request that is not done. It says why and changes nothing.

    The detail is for programmers: it stands in the English reason, and not in the message that people read.
    """

    def __init__(self, code: str, key: str, *, n: int = 0, m: int = 0, text: str = "", detail: str = "") -> None:
        super().__init__(key)
        self.code = code
        self.message: dict[str, Any] = Message(key, n=n, m=m, text=text).json([])
        self.detail = detail[:LONGEST_DETAIL]
        self.rule = ""
        self.nearest: list[str] = []

    @property
    def reason(self) -> str:
        """The message in English, with its detail."""
        said = words().tell(self.message, None, [])
        return f"{said} ({self.detail})" if self.detail else said

    def facts(self) -> dict[str, Any]:
        """The refusal as JSON, for a worker that has found it."""
        return {"code": self.code, "message": self.message, "detail": self.detail}


class FoundByWorker(Rejection):
    """A refusal that a worker has found, from its facts."""

    def __init__(self, facts: dict[str, Any]) -> None:
        super().__init__(facts["code"], facts["message"]["key"], detail=facts["detail"])
        self.message = facts["message"]


class RuleRejection(Rejection):
    """A move that the rules of the game refuse, with the rule and the nearest legal moves."""

    def __init__(self, refused: Refused, names: list[str]) -> None:
        super().__init__("refused", refused.message.key)
        self.message = refused.message.json(names)
        self.rule = refused.rule
        self.nearest = refused.nearest
        self.sentence = refused.reason

    @property
    def reason(self) -> str:
        return self.sentence


def unknown() -> Rejection:
    """The one answer for a table that does not exist and for one that the caller may not see."""
    return Rejection("unknown", "server-no-such-table")


def unavailable() -> Rejection:
    return Rejection("unavailable", "server-unavailable")


def misunderstood(error: Exception) -> Rejection:
    """The refusal of a request that is no JSON, or that has a field which is missing, unknown or of a wrong type."""
    detail = str(error)
    if not isinstance(error, msgspec.ValidationError):
        return Rejection("malformed", "server-no-json", detail=detail)
    parts = [found.group(1) for found in (FIELD.search(detail), NAMED.search(detail)) if found]
    if parts:
        return Rejection("malformed", "server-bad-field", text=".".join(parts), detail=detail)
    return Rejection("malformed", "server-not-understood", detail=detail)


def refusal_of(error: Rejection, id: str = "") -> wire.Refusal:
    """The message that a client receives. The id is that of the move it answers."""
    return wire.Refusal(error.code, error.reason, error.rule, error.nearest, wire.Message(**error.message), id)
