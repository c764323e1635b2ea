"""What a block paints with: the size and the palette of the picture, the side of the light, and gradients."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from tessera.art.colours import COLOUR_NAMES, HEX, Palette
from tessera.art.shapes import number, numbers
from tessera.core.data import BadData

K = TypeVar("K")
V = TypeVar("V")
Stop = tuple[float, str, float]
"""A place from 0 to 1, the colour there and its opacity."""


class BadScene(BadData):
    """A scene that cannot be drawn, with the reason."""


def pick(known: Mapping[K, V], wish: K, what: str) -> V:
    """What a scene chose by name, for example a kind of tree."""
    if wish not in known:
        raise BadScene(f"there is no {what} '{wish}'; there are {', '.join(map(str, known))}")
    return known[wish]


def stop_text(stop: Stop) -> str:
    offset, colour, opacity = stop
    clear = "" if opacity >= 1 else f' stop-opacity="{number(opacity, 2)}"'
    return f'<stop offset="{number(offset, 2)}" stop-color="{colour}"{clear}/>'


class Canvas:
    """The state of one drawing. Equal gradients are defined once."""

    def __init__(self, width: float, height: float, palette: Palette, light_from_left: bool = True, prefix: str = "") -> None:
        self.width = width
        self.height = height
        self.palette = palette
        self.light_from_left = light_from_left
        self.side = -1 if light_from_left else 1
        """The direction towards the light: a point at `x + side` is on the lit side of x."""
        self.prefix = prefix
        self.definitions: dict[str, str] = {}

    def at(self, depth: float) -> Palette:
        """The colours at this depth of the picture."""
        return self.palette.faded(depth)

    def colour(self, wish: str, otherwise: str, depth: float = 0) -> str:
        """A colour named in a scene, either one of the palette or `#rrggbb`; the other one where none is named."""
        chosen = wish or otherwise
        if chosen in COLOUR_NAMES:
            return str(getattr(self.at(depth), chosen))
        if not HEX.fullmatch(chosen):
            raise BadScene(f"'{chosen}' is no colour; write #rrggbb or one of {', '.join(COLOUR_NAMES)}")
        return str(replace(self.palette, lit=chosen).faded(depth).lit)

    def define(self, element: str, attributes: str, content: str) -> str:
        """The reference to a definition, which is made where there is no equal one."""
        key = f"{element} {attributes}{content}"
        if key not in self.definitions:
            self.definitions[key] = f"{self.prefix}{short_name(len(self.definitions))}"
        return f"url(#{self.definitions[key]})"

    def fade(self, *stops: Stop, across: bool = False) -> str:
        """A gradient from top to bottom, or across from left to right, as a fill."""
        direction = "" if across else ' x2="0" y2="1"'
        return self.define("linearGradient", direction, "".join(map(stop_text, stops)))

    def shading(self, top: str, foot: str) -> str:
        """A gradient from one colour at the top to another at the foot."""
        return self.fade((0, top, 1), (1, foot, 1))

    def lighting(self, lit: str, shade: str) -> str:
        """A gradient across, from the lit side to the other one."""
        left, right = (lit, shade) if self.light_from_left else (shade, lit)
        return self.fade((0, left, 1), (1, right, 1), across=True)

    def glow(self, colour: str, opacity: float = 1) -> str:
        """A round gradient that is bright in the middle and clear at the edge."""
        return self.define("radialGradient", "", stop_text((0, colour, opacity)) + stop_text((1, colour, 0)))

    def clip(self, data: str) -> str:
        """The reference to a clipping path."""
        return self.define("clipPath", "", f'<path d="{data}"/>')

    def stamp(self, content: str, x: float, y: float, scale: float = 1) -> str:
        """Content that is drawn in several places, defined once and put at this one."""
        reference = self.define("g", "", content)[4:-1]
        size = "" if scale == 1 else f"scale({number(scale, 2)})"
        return f'<use href="{reference}" transform="translate({numbers(x, y)}){size}"/>'

    def definitions_text(self, body: str) -> str:
        """The definitions that a drawing uses, itself or through other definitions."""
        whole = body + "".join(self.definitions)
        used = {key: name for key, name in self.definitions.items() if f"#{name})" in whole or f'#{name}"' in whole}
        return "".join(definition_text(key, name) for key, name in used.items())


def definition_text(key: str, name: str) -> str:
    element, _, rest = key.partition(" ")
    attributes, _, content = rest.partition("<")
    return f'<{element} id="{name}"{attributes}><{content}</{element}>'


def short_name(index: int) -> str:
    """a, b, ... z, aa, ab, ..."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    return letters[index] if index < 26 else short_name(index // 26 - 1) + letters[index % 26]
