"""A fair queue: waiting jobs take turns by address and by table, so that no caller can crowd out the others."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

Job = TypeVar("Job")


class Turn(NamedTuple):
    """The position of a job in the queue: its rank, the address behind it, and its table."""

    rank: int
    """Jobs of a lower rank come first: 0 where a person waits, 1 where only agents play, 2 for reviews."""
    address: str
    """The address that opened the table or sent the request; empty where it is no longer known."""
    table: str


PEOPLE, AGENTS_ONLY, REVIEWS = 0, 1, 2
"""The ranks of `Turn`."""


class FairQueue(Generic[Job]):
    """Within a rank all addresses take turns, within an address all its tables, and within a table jobs keep their order."""

    def __init__(self) -> None:
        self.waiting: dict[int, OrderedDict[str, OrderedDict[str, deque[Job]]]] = {}
        self.by_address: Counter[str] = Counter()
        """The number of waiting jobs of each address."""

    def __len__(self) -> int:
        return self.by_address.total()

    def put(self, turn: Turn, job: Job) -> None:
        tables = self.waiting.setdefault(turn.rank, OrderedDict()).setdefault(turn.address, OrderedDict())
        tables.setdefault(turn.table, deque()).append(job)
        self.by_address[turn.address] += 1

    def take(self) -> Job:
        """The next job. Its address and its table go to the end of their lines."""
        rank = min(self.waiting)
        address = next(iter(self.waiting[rank]))
        table = next(iter(self.waiting[rank][address]))
        job = self.waiting[rank][address][table].popleft()
        self.waiting[rank].move_to_end(address)
        self.waiting[rank][address].move_to_end(table)
        self.count_out(Turn(rank, address, table))
        return job

    def remove(self, turn: Turn, job: Job) -> bool:
        """Take a job out of its line; False if it does not wait any more."""
        jobs = self.waiting.get(turn.rank, OrderedDict()).get(turn.address, OrderedDict()).get(turn.table)
        if jobs is None or job not in jobs:
            return False
        jobs.remove(job)
        self.count_out(turn)
        return True

    def count_out(self, turn: Turn) -> None:
        """Forget lines in which nothing waits."""
        self.by_address[turn.address] -= 1
        if not self.by_address[turn.address]:
            del self.by_address[turn.address]
        tables = self.waiting[turn.rank][turn.address]
        if not tables[turn.table]:
            del tables[turn.table]
        if not tables:
            del self.waiting[turn.rank][turn.address]
        if not self.waiting[turn.rank]:
            del self.waiting[turn.rank]
