"""The processes in which the matches of a vector environment are played.

With one process the matches are played in the caller's own. Only numbers and plain values cross the border of a process.
"""

from __future__ import annotations

import contextlib
import multiprocessing
from itertools import pairwise
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, NoReturn

from tessera.core.refusal import BadCall
from tessera.research.lockstep import Matches
from tessera.research.numbers import np
from tessera.research.plan import Array, Arrays, Memory, Plan, shared_file

PATIENCE = 5.0
"""How many seconds a process is given to end by itself."""


class Workers:
    """The matches of a plan, in this process or in several others. Each process has a slice of the rows."""

    def __init__(self, plan: Plan, processes: int) -> None:
        if not 1 <= processes <= plan.n:
            raise BadCall(f"every process plays at least one match: {plan.n} matches cannot have {processes} processes")
        self.plan = plan
        self.bounds = [plan.n * k // processes for k in range(processes + 1)]
        self.path = ""
        self.lines: list[Connection] = []
        self.processes: list[Any] = []
        self.matches: Matches | None = None
        self.is_closed = False
        if processes == 1:
            self.arrays = Arrays(plan, Memory())
            self.matches = plan.matches(self.arrays, 0, plan.n)
            return
        self.path = shared_file(plan.n_bytes())
        try:
            self.arrays = Arrays(plan, Memory(self.path))
            self.start()
        except BaseException:
            self.close()
            raise

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        for begin, end in pairwise(self.bounds):
            own, other = context.Pipe()
            process = context.Process(target=serve, args=(self.plan, self.path, begin, end, other), daemon=True)
            process.start()
            other.close()
            self.lines.append(own)
            self.processes.append(process)
        self.hear_all()

    def reset(self, seed: int) -> None:
        """Begin all matches anew. Match i follows from `seed + i`."""
        self.check_open()
        if self.matches is not None:
            self.matches.reset(seed)
            return
        for line, begin in zip(self.lines, self.bounds, strict=False):
            self.tell(line, "reset", seed + begin)
        self.hear_all()

    def step(self, rows: Array, actions: Array) -> None:
        """Answer in the matches of these rows, each of which is named once."""
        self.check_open()
        self.check(rows, actions)
        if self.matches is not None:
            self.matches.step(rows.tolist(), actions.tolist())
            return
        for line, (begin, end) in zip(self.lines, pairwise(self.bounds), strict=True):
            own = (rows >= begin) & (rows < end)
            self.tell(line, "step", (rows[own] - begin).tolist(), actions[own].tolist())
        self.hear_all()

    def check(self, rows: Array, actions: Array) -> None:
        """Refuse answers that are not options."""
        n, width = self.plan.n, self.plan.width
        if rows.shape != actions.shape or rows.ndim != 1:
            raise BadCall(f"{len(rows)} matches take as many actions, not an array of shape {actions.shape}")
        for what, numbers, end in (("match", rows, n), ("action", actions, width)):
            if numbers.size and not (numbers.dtype.kind in "iu" and numbers.min() >= 0 and numbers.max() < end):
                raise BadCall(f"each {what} is a whole number from 0 to {end - 1}")
        illegal = np.flatnonzero(self.arrays.masks[rows, actions] == 0) if rows.size else rows
        if illegal.size:
            row, action = rows[illegal[0]], actions[illegal[0]]
            raise BadCall(f"action {action} is not an option in match {row} now; see its mask")

    def sample(self, seed: int) -> Array:
        """A random option of each match."""
        self.check_open()
        if self.matches is not None:
            return np.array(self.matches.sample(Random(seed)))
        for number, line in enumerate(self.lines):
            self.tell(line, "sample", f"{seed} {number}")
        return np.concatenate([np.array(found) for found in self.hear_all()])

    def check_open(self) -> None:
        if self.is_closed:
            raise BadCall("this vector environment is closed")

    def tell(self, line: Connection, *what: Any) -> None:
        try:
            line.send(what)
        except OSError:
            self.fail()

    def hear_all(self) -> list[Any]:
        """The answers of all processes."""
        try:
            return [line.recv() for line in self.lines]
        except (EOFError, OSError):
            self.fail()

    def fail(self) -> NoReturn:
        self.close()
        raise BadCall("a process of the vector environment has ended, and so the environment was closed")

    def close(self) -> None:
        """End the processes, and remove the file that they share."""
        self.is_closed = True
        for line in self.lines:
            with contextlib.suppress(OSError):
                line.close()
        for process in self.processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.terminate()
        self.lines, self.processes = [], []
        if self.path:
            Path(self.path).unlink(missing_ok=True)


def serve(plan: Plan, path: str, begin: int, end: int, line: Connection) -> None:
    """A process of its own: play a slice of the matches as it is told, until the line is closed."""
    matches = plan.matches(Arrays(plan, Memory(path)), begin, end)
    line.send(None)
    while True:
        try:
            what, *given = line.recv()
        except (EOFError, OSError):
            return
        line.send(matches.sample(Random(given[0])) if what == "sample" else getattr(matches, what)(*given))
