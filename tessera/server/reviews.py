"""Reviews of finished matches: worked out in slices by the agents' processes when nobody else needs them, and then kept."""

from __future__ import annotations

import math
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tessera.server import wire
from tessera.server.acts import Heading
from tessera.server.agents import folders_of
from tessera.server.fair_queue import REVIEWS, Turn
from tessera.server.limits import OpenLimit
from tessera.server.refusals import Rejection
from tessera.server.services import Services
from tessera.server.table_state import TableState
from tessera.server.worker_process import AgentFailed

SLICE = 0.5
"""Seconds after which a worker that reviews takes other work first."""
MOST_SECONDS = 120.0
"""After so long a slice is stopped: a single decision of an expert takes a few seconds, on a busy machine many times more."""
PER_ADDRESS = 2
"""Reviews of one address that may be worked on at a time."""
KNOWN_FAILED = 1000
"""The number of tables whose failed review is remembered, the latest ones."""
WORST = 3
GOOD = 0.01
"""An answer that costs less counts as accurate."""
SURE = 2.0
"""Standard errors by which luck must differ from none to be told."""


@dataclass
class Running:
    """A review that is being worked out."""

    n_entries: int
    n_done: int = 0
    found: dict[str, list[Any]] = field(default_factory=lambda: {"decisions": [], "draws": [], "moments": []})


class Reviews:
    """The reviews that this process works on."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.running: dict[str, Running] = {}
        self.failed: deque[str] = deque(maxlen=KNOWN_FAILED)
        self.limit = OpenLimit(PER_ADDRESS)

    async def find(self, table: str) -> wire.ReviewState:
        """The progress of the review of a table, and the review itself once it is complete."""
        if (running := self.running.get(table)) is not None:
            return wire.ReviewState("running", running.n_done, running.n_entries)
        stored = await self.services.store.find_review(table)
        if stored is not None:
            review = msgspec.json.decode(stored, type=wire.Review)
            return wire.ReviewState("done", review.n_entries, review.n_entries, review)
        return wire.ReviewState("failed" if table in self.failed else "none", 0, 0)

    def start(self, state: TableState, record: bytes, address: str) -> None:
        """Begin to work, unless somebody has begun already."""
        table = state.heading.table
        if table in self.running:
            return
        if not self.limit.enter(address):
            raise Rejection("limit", "server-too-many-reviews")
        if table in self.failed:
            self.failed.remove(table)
        assert state.match is not None
        self.running[table] = Running(len(state.match.entries))
        self.services.tasks.start(self.run(state.heading, record, address))

    async def run(self, heading: Heading, record: bytes, address: str) -> None:
        table = heading.table
        try:
            review = await self.work(heading, record, address)
            await self.services.store.add_review(table, msgspec.json.encode(review))
        except AgentFailed:
            self.failed.append(table)
        finally:
            del self.running[table]
            self.limit.leave(address)

    async def work(self, heading: Heading, record: bytes, address: str) -> wire.Review:
        table, folders = heading.table, folders_of(heading.rules)
        running, turn, told = self.running[table], Turn(REVIEWS, address, table), msgspec.Raw(record)
        while running.n_done < running.n_entries:
            body = {"job": "review", "table": table, "record": told, "from": running.n_done, "seconds": SLICE}
            answer = await self.services.agents.do({**body, "folders": folders}, MOST_SECONDS, turn)
            if "error" in answer:
                raise AgentFailed(str(answer["error"])[:200])
            for name, lines in running.found.items():
                lines += answer[name]
            running.n_done = answer["done"]
        return summed_up(running, heading.seats)


def summed_up(running: Running, seats: int) -> wire.Review:
    """The review of a match, with the decisions that cost most."""
    found = msgspec.convert(running.found, dict[str, list[Any]])
    decisions = msgspec.convert(found["decisions"], list[wire.Judged])
    draws = msgspec.convert(found["draws"], list[wire.Lucky])
    moments = msgspec.convert(found["moments"], list[wire.Chances])
    lines = [seat_review(seat, decisions, draws) for seat in range(seats)]
    worst = sorted((one for one in decisions if one.loss > GOOD), key=lambda one: -one.loss)[:WORST]
    return wire.Review(running.n_entries, lines, worst, luckiest(draws), moments)


def luckiest(draws: list[wire.Lucky]) -> list[wire.Lucky]:
    """The draws that mattered most, without those whose effect could be an error of the estimate."""

    def effect(draw: wire.Lucky) -> float:
        sure = [abs(luck) for luck, error in zip(draw.luck, draw.error, strict=True) if abs(luck) > SURE * error]
        return max(sure, default=0.0)

    return sorted((draw for draw in draws if effect(draw) > GOOD), key=lambda draw: -effect(draw))[:WORST]


def seat_review(seat: int, decisions: list[wire.Judged], draws: list[wire.Lucky]) -> wire.SeatReview:
    own = [one for one in decisions if one.seat == seat]
    accurate = sum(one.loss < GOOD for one in own)
    worst = sorted((one for one in own if one.loss > GOOD), key=lambda one: -one.loss)[:WORST]
    luck = sum(draw.luck[seat] for draw in draws)
    error = math.sqrt(sum(draw.error[seat] ** 2 for draw in draws))
    return wire.SeatReview(seat, len(own), accurate, round(luck, 4), round(error, 4), worst)
