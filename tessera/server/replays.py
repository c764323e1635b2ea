"""Replays run in a process of their own with limits, because they take long and because records come from strangers."""

from __future__ import annotations

from typing import Any

import msgspec

from tessera.server import wire
from tessera.server.fair_queue import PEOPLE, Turn
from tessera.server.refusals import Rejection
from tessera.server.table_state import TableState
from tessera.server.worker_pool import WorkerPool
from tessera.server.worker_process import AgentFailed

WAITING = 8
"""Replays of one address that may wait."""


class ReplayPool(WorkerPool):
    """One worker process that verifies records and shows moments of finished matches."""

    def __init__(self, games: str, seconds: float, memory: int) -> None:
        super().__init__(1, games, memory)
        self.seconds = seconds

    async def verify(self, record: bytes, address: str) -> dict[str, Any]:
        """Whether an uploaded record holds, and why or why not."""
        return await self.replay({"job": "verify", "record": record.decode()}, address)

    async def moment(self, state: TableState, record: bytes, entry: int, seat: int | None, address: str) -> wire.Moment:
        """A finished match after so many entries, as a seat saw it."""
        n_entries = len(state.match.entries) if state.match is not None else 0
        if entry > n_entries:
            raise Rejection("unknown", "server-no-such-entry", n=n_entries)
        names, table = [player.name for player in state.players], state.heading.table
        body = {"job": "moment", "record": msgspec.Raw(record), "names": names, "table": table, "entry": entry, "seat": seat}
        return msgspec.convert((await self.replay(body, address))["moment"], wire.Moment)

    async def draws(self, record: bytes, address: str) -> wire.Draws:
        """Every draw of a finished match with what it was taken from."""
        answer = await self.replay({"job": "draws", "record": msgspec.Raw(record)}, address)
        return msgspec.convert(answer["draws"], wire.Draws)

    async def replay(self, body: dict[str, Any], address: str) -> dict[str, Any]:
        if self.queue.by_address[address] >= WAITING:
            raise Rejection("limit", "server-too-many-replays")
        try:
            answer = await self.do(body, self.seconds, Turn(PEOPLE, address, ""))
        except AgentFailed:
            raise Rejection("refused", "server-not-replayed") from None
        if "error" in answer:
            raise Rejection("refused", "server-not-replayed")
        return answer
