"""The interface of a bus."""

from __future__ import annotations

from collections.abc import Callable

Listener = Callable[[str], None]
"""It is called with the table that changed, or with an empty name if any table may have changed."""
Gossip = Callable[[str, str], None]
"""It is called with another process and with what that process says of its people."""


class Bus:
    """Publishes messages, and agrees on which process answers for a table."""

    async def open(self, listener: Listener, gossip: Gossip) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    def publish(self, table: str) -> None:
        """Tell the others which table changed, or something that begins with a `+`, without waiting for them."""
        raise NotImplementedError

    async def claim(self, table: str, seconds: float) -> bool:
        """Claim the duties of a table for so long. False if another process holds them."""
        raise NotImplementedError
