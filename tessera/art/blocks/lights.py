"""Lights: lanterns, braziers and torches."""

from __future__ import annotations

from tessera.art.blocks.temples import flames
from tessera.art.canvas import Canvas
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import (
    Point,
    circle,
    group,
    numbers,
    path,
    stroke,
)


@block
def lanterns(
    canvas: Canvas, points_: tuple[Point, ...] = ((30, 40), (100, 56), (170, 40)), count: int = 7, scale: float = 1
) -> str:
    """Lanterns on a line that hangs through three points."""
    (x0, y0), (x1, y1), (x2, y2) = points_
    bend = y1 * 2 - (y0 + y2) / 2
    drawn = stroke(f"M{numbers(x0, y0)}Q{numbers(x1, bend, x2, y2)}", canvas.palette.dark, 0.8)
    tones = (canvas.palette.accent, canvas.palette.sun, mix(canvas.palette.accent, canvas.palette.sun, 0.5))
    for index in range(count):
        along = (index + 0.5) / count
        rest = 1 - along
        x = rest * rest * x0 + 2 * rest * along * x1 + along * along * x2
        y = rest * rest * y0 + 2 * rest * along * bend + along * along * y2
        lamp = path("M-2.600 2q2.600-2.400 5.200 0q1.400 3.400 0 6.400h-5.200q-1.400-3 0-6.400z", tones[index % 3])
        drawn += canvas.stamp(circle(0, 5, 11, canvas.glow(canvas.palette.sun, 0.7)) + lamp, x, y, scale)
    return drawn


@block
def brazier(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1) -> str:
    """A bowl of fire on three legs."""
    tones = canvas.palette
    stand = stroke("M-7-12L-10 0M7-12L10 0M0-11V0", mix(tones.dark, tones.shade, 0.3), 1.6) + path(
        "M-11-20Q-9-10 0-10T11-20z", canvas.lighting(mix(tones.shade, tones.lit, 0.2), tones.dark)
    )
    return group(flames(canvas, 0, -19, 0.95) + stand, x, y, scale)


@block
def torch(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1) -> str:
    stick = path("M-1.600 0L-2.600-20H2.600L1.600 0z", mix(canvas.palette.dark, canvas.palette.shade, 0.4))
    return group(flames(canvas, 0, -19, 0.62) + stick, x, y, scale)
