"""The observations and the players' actions of a game, for learning programs."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.box import Box
from tessera.core.observation import Encoder, Row
from tessera.core.view import View


class PlayerActions:
    """The actions that players may take, numbered from 0 on. Those that only chance takes have no number."""

    def __init__(self, box: Box, chance: tuple[str, ...]) -> None:
        self.box = box
        self.all: list[Action] = [action for action in box.actions.all if action.verb not in chance]
        self.number: list[int] = [-1] * len(box.actions.all)
        """For each code of the action table the number for players; -1 where only chance takes it."""
        for number, action in enumerate(self.all):
            self.number[action.code] = number


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The observations and the players' actions of a game."""

    def __init__(self, encoder: Any = Encoder, chance: tuple[str, ...] = ()) -> None:
        self.make = encoder
        """Makes an encoder from a box and the game's steps."""
        self.chance = chance
        """The verbs that only chance uses."""
        self.steps: dict[str, type[Step[Any]]] = {}
        self.encoders: dict[int, Encoder] = {}
        self.spaces: dict[int, PlayerActions] = {}

    def bind(self, steps: dict[str, type[Step[Any]]]) -> None:
        """Learn the steps of the game that these features belong to."""
        self.steps = steps

    def encoder(self, box: Box) -> Encoder:
        """The encoder of a box, made once."""
        found = self.encoders.get(id(box))
        if found is None:
            found = self.new_encoder(box)
            self.encoders[id(box)] = found
        return found

    def new_encoder(self, box: Box) -> Encoder:
        """An encoder of one's own, for programs that observe many matches side by side."""
        made: Encoder = self.make(box, self.steps)
        return made

    def actions(self, box: Box) -> PlayerActions:
        """The players' actions of a box, numbered once."""
        found = self.spaces.get(id(box))
        if found is None:
            found = PlayerActions(box, self.chance)
            self.spaces[id(box)] = found
        return found

    def size(self, box: Box) -> int:
        """How many numbers an observation has."""
        return self.encoder(box).size

    def vector(self, view: View) -> list[int]:
        """The observation of a view."""
        encoder = self.encoder(view.box)
        row = Row(encoder.size)
        encoder.fill_view(view, row)
        return list(row.numbers)

    def labels(self, box: Box) -> list[str]:
        """What each number counts."""
        return [f"{block.name}: {part}" for block in self.encoder(box).blocks for part in block.parts]
