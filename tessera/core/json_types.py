"""Types of what the kernel gives to clients as JSON.

Modules that declare such types stay plain Python: a compiled TypedDict forgets which of its fields may be missing.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict


class MessageJSON(TypedDict):
    """A message as clients read it; see `tessera.core.event.Message`."""

    key: str
    n: int
    m: int
    k: NotRequired[int]
    seat: NotRequired[int]
    rival: NotRequired[int]
    piece: NotRequired[str]
    pieces: NotRequired[list[str]]
    text: NotRequired[str]
