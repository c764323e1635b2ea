"""Refusals: the errors with which the program rejects an action, an option or a record."""

from __future__ import annotations

from tessera.core.event import Message


class Refused(Exception):
    """An illegal move. It cites the rule, says why in a message with the numbers involved, and changes nothing.

    The rules make the message; the match words it in English for `reason`, and clients word it in their own language.
    """

    def __init__(self, rule: str, message: Message, reason: str = "", nearest: list[str] | None = None) -> None:
        self.rule = rule
        self.message = message
        self.nearest: list[str] = nearest or []
        """The texts of legal actions that are most like what was tried."""
        self.word(reason or message.key)

    def word(self, reason: str) -> None:
        """Set the sentence that says why."""
        self.reason = reason
        self.args = (f"{reason} ({self.rule})" if self.rule else reason,)


def refuse(
    rule: str,
    key: str,
    *,
    seat: int = -1,
    rival: int = -1,
    piece: int = -1,
    pieces: tuple[int, ...] = (),
    n: int = 0,
    m: int = 0,
    k: int = 0,
    text: str = "",
) -> Refused:
    """A refusal by this rule, worded by this key of the word files."""
    return Refused(rule, Message(key, seat, rival, piece, pieces, n, m, text, k))


class BadCall(ValueError):
    """A request that makes no sense: an unknown game, a wrong number of seats, an option that does not exist."""


class BadOption(BadCall):
    """A number of seats, or an option, that a game does not take.

    `taken` names what it takes in a notation that needs no translation: "seats = 2 … 4", "mode = solo | competitive".
    """

    def __init__(self, reason: str, taken: str) -> None:
        super().__init__(reason)
        self.taken = taken


class BadRecord(ValueError):
    """A record that is damaged, was altered, or was written by rules this program does not know."""
