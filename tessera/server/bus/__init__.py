"""The bus tells processes of each other's acts. Its messages are only hints; the truth is in the store."""

from __future__ import annotations

from tessera.server.bus.base import Bus
from tessera.server.bus.memory import MemoryBus

__all__ = ["Bus", "MemoryBus", "open_bus"]


def open_bus(url: str, node: str) -> Bus:
    if not url:
        return MemoryBus()
    from tessera.server.bus.redis import RedisBus

    return RedisBus(url, node)
