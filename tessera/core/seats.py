"""Who may act and who may see: seats as small numbers, eyes as bits."""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1
"""The seat that draws. The dealer answers for it."""

WATCHER: Final = 15
"""The seat number of everybody who only watches."""

EVERYONE: Final = 0xFFFF
SEATS: Final = 0x7FFF
NOBODY: Final = 0


def only(seat: int) -> int:
    """The eyes of this seat alone."""
    return 1 << seat
