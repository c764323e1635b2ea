"""The blocks by their names in scenes, and what each of them may be told."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, TypeVar, get_type_hints

from tessera.art.canvas import BadScene
from tessera.art.shapes import Point, point

Block = Callable[..., str]
F = TypeVar("F", bound=Block)
Value = float | int | bool | str | Point | tuple[Point, ...]
BLOCKS: dict[str, Block] = {}


def block(function: F) -> F:
    """Let scenes use this function. `canvas` is its first parameter, the others are told by the scene."""
    BLOCKS[function.__name__.rstrip("_").replace("_", "-")] = function
    return function


def read_points(text: str) -> tuple[Point, ...]:
    return tuple(point(word) for word in text.split(";"))


READERS: dict[Any, Callable[[str], Value]] = {
    float: float,
    int: int,
    str: str,
    Point: point,
    tuple[Point, ...]: read_points,
}


class Settings:
    """The parameters of a block: their order, and how each is read from text."""

    def __init__(self, function: Block) -> None:
        hints = get_type_hints(function)
        names = list(inspect.signature(function).parameters)[1:]
        self.names = {name.rstrip("_"): name for name in names}
        self.types = {word: hints[name] for word, name in self.names.items()}
        self.order = [word for word in self.names if self.types[word] is not bool]

    def read(self, words: list[str]) -> dict[str, Value]:
        """The values of `62 66 radius=24 lit`: numbers by their order, others by name, flags by being there."""
        values: dict[str, Value] = {}
        for place, word in enumerate(words):
            name, equals, text = word.partition("=")
            if equals:
                values[name] = self.value(name, text)
            elif self.types.get(word) is bool:
                values[word] = True
            elif place < len(self.order):
                values[self.order[place]] = self.value(self.order[place], word)
            else:
                raise BadScene(f"'{word}' is too much")
        return {self.names[word]: value for word, value in values.items()}

    def value(self, name: str, text: str) -> Value:
        if name not in self.types:
            raise BadScene(f"there is no '{name}'; there are {', '.join(self.types)}")
        if self.types[name] is bool:
            return text == "yes"
        try:
            return READERS[self.types[name]](text)
        except ValueError:
            raise BadScene(f"{name} cannot be '{text}'") from None


SETTINGS: dict[str, Settings] = {}


def settings_of(name: str) -> Settings:
    """What the block of this name may be told."""
    if name not in BLOCKS:
        raise BadScene(f"there is no block '{name}'")
    if name not in SETTINGS:
        SETTINGS[name] = Settings(BLOCKS[name])
    return SETTINGS[name]
