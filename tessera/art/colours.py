"""Colours as text such as `#c9772c`, and the palettes from which every picture takes its colours."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from functools import lru_cache

HEX = re.compile(r"#[0-9a-f]{6}")
WHITE = "#ffffff"


def channels(colour: str) -> tuple[int, int, int]:
    """The red, green and blue of a colour, each from 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=4096)
def mix(first: str, second: str, share: float) -> str:
    """The first colour with this share of the second one, from 0 to 1."""
    pairs = zip(channels(first), channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def lighter(colour: str, share: float) -> str:
    return mix(colour, WHITE, share)


@dataclass(frozen=True)
class Palette:
    """The twelve colours of an hour of the day."""

    top: str
    """The sky overhead."""
    mid: str
    """The sky half way down."""
    low: str
    """The sky at the horizon."""
    haze: str
    """What things far away fade into."""
    sun: str
    """The sun, the moon, and what shines."""
    lit: str
    """Walls in the light."""
    shade: str
    """Walls in the shade."""
    dark: str
    """Outlines, openings and silhouettes."""
    land: str
    leaf: str
    water: str
    accent: str
    """Roofs, cloth and whatever should catch the eye."""

    def faded(self, depth: float) -> Palette:
        """The same colours seen through haze: depth 0 is at your feet, depth 1 is lost in the haze."""
        if depth <= 0:
            return self
        share = min(0.94, depth)
        return Palette(*[mix(getattr(self, field.name), self.haze, share) for field in fields(self)])


COLOUR_NAMES = tuple(field.name for field in fields(Palette))
