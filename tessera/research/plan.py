"""What a vector environment plays, and the memory that its matches are written into."""

from __future__ import annotations

import mmap
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from tessera.core.refusal import BadCall
from tessera.games import find_game
from tessera.research.lockstep import EVERY_SEAT, Buffers, Matches, Numbers
from tessera.research.numbers import np

Array = Any
RANDOM = "random"
"""The rivals that need no agent."""


class Plan:
    """What is played, as plain values that can be sent to another process."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: dict[str, Any] | None,
        n: int,
        learner: int = EVERY_SEAT,
        rivals: str = RANDOM,
    ) -> None:
        found = find_game(game)
        self.game, self.options, self.n = game, options or {}, n
        self.seats = seats if seats is not None else found.seats[0]
        self.learner, self.rivals = learner, rivals
        if n < 1:
            raise BadCall(f"at least one match is played, not {n}")
        box = found.box(self.seats, self.options)
        if learner != EVERY_SEAT and not 0 <= learner < self.seats:
            raise BadCall(f"the learner's seat is 0 to {self.seats - 1}, not {learner}")
        if rivals != RANDOM:
            self.make_rivals(0)
        self.size, self.width = found.features.size(box), len(found.features.actions(box).all)
        """How many numbers an observation and a mask have."""

    def numbers(self) -> Numbers:
        game = find_game(self.game)
        return Numbers(game.begin, game.box(self.seats, self.options), game.features)

    def make_rivals(self, seed: int) -> list[Any]:
        """The agents of the seats of one match."""
        from tessera.agents import make_agent

        return [make_agent(self.rivals, find_game(self.game), seed * self.seats + seat) for seat in range(self.seats)]

    def n_bytes(self) -> int:
        """About how much memory the arrays take."""
        return self.n * (2 * self.size + self.width + 4 * self.seats + 2)

    def matches(self, arrays: Arrays, begin: int, end: int) -> Matches:
        """Some of the matches, which write into their rows of the arrays."""
        make_rivals = None if self.learner == EVERY_SEAT or self.rivals == RANDOM else self.make_rivals
        return Matches(self.numbers(), begin, end - begin, arrays.buffers, self.learner, make_rivals)


class Memory:
    """Arrays of this process, or of a file that several processes share."""

    def __init__(self, path: str = "") -> None:
        self.path = path
        self.at = 0

    def array(self, shape: tuple[int, ...], kind: Any) -> tuple[Array, Any]:
        """The next array, and its memory. Every process asks for the same arrays in the same order."""
        raw = self.reserve(int(np.prod(shape)) * np.dtype(kind).itemsize)
        return np.frombuffer(raw, kind).reshape(shape), raw

    def reserve(self, n: int) -> bytearray | mmap.mmap:
        if not self.path or not n:
            return bytearray(n)
        begin = self.at
        self.at += -(-n // mmap.ALLOCATIONGRANULARITY) * mmap.ALLOCATIONGRANULARITY
        with Path(self.path).open("r+b") as file:
            if os.fstat(file.fileno()).st_size < self.at:
                file.truncate(self.at)
            return mmap.mmap(file.fileno(), n, offset=begin)


def shared_file(size: int) -> str:
    """A new file for memory that processes share: in memory itself where there is room, else in the temporary folder."""
    ram = Path("/dev/shm")
    roomy = ram.is_dir() and os.access(ram, os.W_OK) and shutil.disk_usage(ram).free > 2 * size
    number, path = tempfile.mkstemp(prefix="tessera-", dir=ram if roomy else None)
    os.close(number)
    return path


class Arrays:
    """The arrays of all matches, and the same memory as buffers that compiled code writes."""

    def __init__(self, plan: Plan, memory: Memory) -> None:
        n, n_final = plan.n, plan.n if plan.learner != EVERY_SEAT else 0
        self.observations, observations = memory.array((n, plan.size), np.uint8)
        self.masks, masks = memory.array((n, plan.width), np.int8)
        self.seats, seats = memory.array((n,), np.uint8)
        self.rewards, rewards = memory.array((n, plan.seats), np.float32)
        self.ended, ended = memory.array((n,), np.bool_)
        self.final, final = memory.array((n_final, plan.size), np.uint8)
        self.buffers = Buffers(observations, masks, seats, memoryview(rewards).cast("B").cast("f"), ended, final)
