"""What a bus can do."""

from __future__ import annotations

from collections.abc import Callable

Listener = Callable[[str], None]
"""Is told the table that changed; an empty name: anything may have."""
Gossip = Callable[[str, str], None]
"""Is told what another process says of its people, and which process that is."""


class Bus:
    """Publish and subscribe, and agree on who tends a table."""

    async def open(self, listener: Listener, gossip: Gossip) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    def publish(self, table: str) -> None:
        """Tell the others which table changed, or something that begins with a `+`, without waiting for them."""
        raise NotImplementedError

    async def claim(self, table: str, seconds: float) -> bool:
        """Tend this table for so long: run its agents and clocks. False: another process does."""
        raise NotImplementedError
