"""Events: what happened, told to those who may know it."""

from __future__ import annotations

from typing import Any

from tessera.core.seats import EVERYONE


class Event:
    """A sentence in the making. The message file holds its words; these are the words' numbers and pieces."""

    def __init__(
        self, audience: int, key: str, seat: int, rival: int, piece: int, pieces: tuple[int, ...], n: int, m: int, text: str
    ) -> None:
        self.audience = audience
        self.key = key
        self.seat = seat
        self.rival = rival
        self.piece = piece
        self.pieces = pieces
        self.n = n
        self.m = m
        self.text = text

    def heard_by(self, seat: int) -> bool:
        return bool(self.audience >> seat & 1)

    def json(self, names: list[str]) -> dict[str, Any]:
        """What a client needs to say it, without its audience."""
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
        return said


def because(
    key: str,
    *,
    seat: int = -1,
    rival: int = -1,
    piece: int = -1,
    pieces: tuple[int, ...] = (),
    n: int = 0,
    m: int = 0,
    text: str = "",
) -> Event:
    """A reason, as a sentence in the making: who asks for advice hears it in their own language."""
    return Event(EVERYONE, key, seat, rival, piece, pieces, n, m, text)
