"""Milestones: positions of a match, some entries apart, so that a rewind need not play the match again from its beginning."""

from __future__ import annotations

from typing import Final

from tessera.core.state import State

SPACING: Final = 32
"""Entries between two milestones at first."""
MOST: Final = 64
"""When there are more milestones, every second one is dropped and the spacing doubles."""


class Milestone:
    """The position after so many entries in force."""

    def __init__(self, n_entries: int, state: State) -> None:
        self.n_entries = n_entries
        self.state = state


class Milestones:
    """The milestones of the line of entries that is in force."""

    def __init__(self) -> None:
        self.kept: list[Milestone] = []
        self.spacing = SPACING

    def pass_by(self, n_entries: int, state: State) -> None:
        """Keep a position if it is far enough from the last one."""
        last = self.kept[-1].n_entries if self.kept else 0
        if n_entries - last < self.spacing:
            return
        self.kept.append(Milestone(n_entries, state.clone()))
        if len(self.kept) > MOST:
            self.kept = self.kept[1::2]
            self.spacing *= 2

    def cut(self, n_entries: int) -> None:
        """Drop what lies after so many entries."""
        while self.kept and self.kept[-1].n_entries > n_entries:
            self.kept.pop()

    def nearest(self, n_entries: int) -> Milestone | None:
        """The last milestone within the first `n_entries` entries."""
        for milestone in self.kept[::-1]:
            if milestone.n_entries <= n_entries:
                return milestone
        return None
