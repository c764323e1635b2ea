"""The box: what a match is played with, fixed before it starts and shared by all its states."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from tessera.core.action import ActionTable

if TYPE_CHECKING:
    from tessera.core.state import State
    from tessera.core.view import View


class Place:
    """A place where pieces lie. A bag is always sorted, so that its order reveals nothing; the order of a line counts."""

    def __init__(self, name: str, seat: int = -1, line: bool = False, face_up: bool = False) -> None:
        self.name = name
        self.seat = seat
        """The seat that owns the place, or -1. Places of one name with seats are shown as a list per seat."""
        self.line = line
        self.face_up = face_up
        """True if everyone sees the pieces here, whatever was known of them before."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """Pieces, places and actions of one game with its options chosen."""

    def __init__(
        self,
        seats: int,
        options: dict[str, Any],
        names: list[str],
        copies: list[int],
        backs: list[int],
        places: list[Place],
        actions: ActionTable,
    ) -> None:
        self.seats = seats
        self.options = options
        self.names = names
        """For each kind of piece its id."""
        self.backs = backs
        """For each kind the number of its back: kinds of one back cannot be told apart face down."""
        self.places = places
        self.actions = actions
        self.kind: list[int] = [kind for kind in range(len(names)) for _ in range(copies[kind])]
        """For each piece its kind. The copies of a kind have neighbouring numbers."""
        self.copies = copies
        self.first: list[int] = [sum(copies[:kind]) for kind in range(len(names))]
        """For each kind the number of its first copy."""
        self.is_line: list[bool] = [place.line for place in places]
        self.is_open: list[bool] = [place.face_up for place in places]
        self.has_twins = any(n > 1 for n in copies)
        self.n_backs = max(backs, default=-1) + 1
        self.together = False
        self.rules = ""
        """The edition that the match began with, such as 2 or 2+3f0c9a6b52de, with the seal of a pack."""
        self.edition = 0
        """Its number. A rule that was changed asks for it, so that older matches go on as they began."""
        """True if all seats win or lose together, against the game."""
        self.by_name: dict[str, int] = {name: kind for kind, name in enumerate(names)}

    def blank(self) -> State:
        """An empty state of this game, for a view to be imagined into."""
        raise NotImplementedError

    def fits(self, place: int, kind: int) -> bool:
        """True if a face-down piece in this place can be of this kind, by rules that everybody knows."""
        return True

    def picky(self) -> list[int]:
        """The places for which `fits` can be false."""
        return []

    def guess(self, view: View, number: int, rng: Random) -> int:
        """A value that a number hidden from this view might have."""
        raise NotImplementedError

    def derive(self, view: View) -> dict[str, Any]:
        """Facts for clients that follow from a view, such as names and costs. They are computed from the view alone."""
        return {}
