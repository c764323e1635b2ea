"""Numbers about the server, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        said, n = [f"# TYPE {name} histogram"], 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            n += count
            said.append(f'{name}_bucket{{le="{bound}"}} {n}')
        return [*said, f"{name}_sum {self.total:.6f}", f"{name}_count {n}"]


class Metrics:
    """Counters, gauges, and how long moves take from their arrival to their receipt."""

    def __init__(self) -> None:
        self.counters: Counter[str] = Counter()
        self.gauges: dict[str, float] = {}
        self.moves = Histogram()

    def count(self, name: str, **labels: str) -> None:
        said = ",".join(f'{key}="{value}"' for key, value in labels.items())
        self.counters[f"tessera_{name}_total{{{said}}}" if said else f"tessera_{name}_total"] += 1

    def gauge(self, name: str, value: float) -> None:
        self.gauges[f"tessera_{name}"] = value

    def text(self) -> str:
        lines = [f"{name} {value}" for name, value in sorted(self.counters.items())]
        lines += [f"{name} {value:g}" for name, value in sorted(self.gauges.items())]
        return "\n".join([*lines, *self.moves.lines("tessera_move_seconds")]) + "\n"
