"""Numbers about the server, in the text form that Prometheus reads."""

from __future__ import annotations

import resource
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)
STATM = Path("/proc/self/statm")
HELP = {
    "requests": "Requests that were answered, by path and status.",
    "acts": "Acts that were stored, by kind.",
    "agent_failures": "Questions that an agent failed to answer.",
    "faults": "Errors of the server itself, by kind.",
    "refusals": "Messages over sockets that were refused, by code.",
    "sockets": "Sockets that were opened.",
    "webhooks": "Turn notices that were sent to webhooks.",
    "tables_in_memory": "Tables that are loaded.",
    "sockets_open": "Sockets that are open.",
    "duties": "Questions that this process answers itself: for agents, for clocks that ran out, for single options.",
    "unsent_bytes": "Bytes that wait for connections whose other sides do not read.",
    "agent_jobs_waiting": "Questions that wait for a process of an agent.",
    "agent_workers_busy": "Processes of agents that are thinking.",
    "memory_bytes": "Resident memory of the server process, without the processes of agents.",
    "cpu_seconds": "Processor time that the server process has used.",
    "store_ready": "1 while the store can be used, else 0.",
    "move_seconds": "Time from the arrival of a move to its receipt.",
    "agent_seconds": "Time that an agent took to answer, its wait in the queue included.",
    "store_seconds": "Time that the store took to append an act.",
    "store_read_seconds": "Time that the store took to answer a question, such as for a table, a key or a list.",
}
"""The meaning of each number. A number that is not listed here cannot be counted."""


class Histogram:
    """A histogram of durations."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Add how long a block takes, unless it fails."""
        start = time.perf_counter()
        yield
        self.add(time.perf_counter() - start)

    def lines(self, name: str) -> list[str]:
        said, n = [], 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            n += count
            said.append(f'{name}_bucket{{le="{bound}"}} {n}')
        return [*said, f"{name}_sum {self.total:.6f}", f"{name}_count {n}"]


class Metrics:
    """Counters, gauges, and how long things take."""

    def __init__(self) -> None:
        self.counters: dict[str, Counter[str]] = {}
        """For each name how often it was counted, by labels."""
        self.gauges: dict[str, float] = {}
        self.moves = Histogram()
        self.agents = Histogram()
        self.store = Histogram()
        self.store_reads = Histogram()

    def count(self, name: str, **labels: str) -> None:
        said = ",".join(f'{key}="{value}"' for key, value in labels.items())
        self.counters.setdefault(name, Counter())[f"{{{said}}}" if said else ""] += 1

    def gauge(self, name: str, value: float) -> None:
        self.gauges[name] = value

    def measure_process(self) -> None:
        """Note memory and processor time of this process."""
        self.gauge("cpu_seconds", sum(resource.getrusage(resource.RUSAGE_SELF)[:2]))
        if STATM.exists():
            self.gauge("memory_bytes", int(STATM.read_text().split()[1]) * resource.getpagesize())

    def text(self) -> str:
        lines: list[str] = []
        for name, counted in sorted(self.counters.items()):
            lines += heading(name, f"{name}_total", "counter")
            lines += [f"tessera_{name}_total{labels} {value}" for labels, value in sorted(counted.items())]
        for name, number in sorted(self.gauges.items()):
            lines += [*heading(name, name, "gauge"), f"tessera_{name} {number:g}"]
        measured = {"move": self.moves, "agent": self.agents, "store": self.store, "store_read": self.store_reads}
        for name, histogram in measured.items():
            lines += [*heading(f"{name}_seconds", f"{name}_seconds", "histogram"), *histogram.lines(f"tessera_{name}_seconds")]
        return "\n".join(lines) + "\n"


def heading(name: str, full: str, kind: str) -> list[str]:
    return [f"# HELP tessera_{full} {HELP[name]}", f"# TYPE tessera_{full} {kind}"]
