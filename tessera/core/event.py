"""Messages are sentences still to be worded; events are messages about what happened, told to those who may know it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Message:
    """The key of a sentence in the word files, with the numbers, seats and pieces that it mentions.

    Logs, hints, card texts and refusals are all messages, so that every client words them in its own language.
    """

    def __init__(
        self,
        key: str,
        seat: int = -1,
        rival: int = -1,
        piece: int = -1,
        pieces: tuple[int, ...] = (),
        n: int = 0,
        m: int = 0,
        text: str = "",
        k: int = 0,
    ) -> None:
        self.key = key
        self.seat = seat
        self.rival = rival
        self.piece = piece
        """The kind of a piece, or -1."""
        self.pieces = pieces
        self.n = n
        self.m = m
        self.k = k
        """A third number, for the few sentences that need one."""
        self.text = text
        """An id that the word files name, or words that somebody typed."""

    def json(self, names: list[str]) -> dict[str, Any]:
        """The message as clients read it, with the ids of its pieces."""
        said: dict[str, Any] = {"key": self.key, "n": self.n, "m": self.m}
        if self.seat >= 0:
            said["seat"] = self.seat
        if self.rival >= 0:
            said["rival"] = self.rival
        if self.piece >= 0:
            said["piece"] = names[self.piece]
        if self.pieces:
            said["pieces"] = [names[kind] for kind in self.pieces]
        if self.text:
            said["text"] = self.text
        if self.k:
            said["k"] = self.k
        return said


class Event(Message):
    """Something that happened, and the seats that are told."""

    def __init__(
        self, audience: int, key: str, seat: int, rival: int, piece: int, pieces: tuple[int, ...], n: int, m: int, text: str
    ) -> None:
        super().__init__(key, seat, rival, piece, pieces, n, m, text)
        self.audience = audience
        self.moment: Any = None
        """The position when it happened, where `State.keep_moment` kept it."""

    def heard_by(self, seat: int) -> bool:
        return bool(self.audience >> seat & 1)
