"""Masonry: blocks, steps, walls, towers, gates, arches and pillars."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tessera.art.canvas import Canvas, pick
from tessera.art.colours import Palette, mix
from tessera.art.registry import block
from tessera.art.shapes import (
    Numbers,
    arch,
    arch_data,
    dashes,
    number,
    numbers,
    path,
    polygon,
    rectangle,
    rectangles,
    stroke,
)


def two_faces(canvas: Canvas, x: float, y: float, width: float, height: float, tones: Palette, lit_share: float = 0.58) -> str:
    """A wall by its upper left corner, with a lit face on the side of the light and a shaded one."""
    start = x if canvas.light_from_left else x + width * (1 - lit_share)
    return rectangle(x, y, width, height, tones.shade) + rectangle(start, y, width * lit_share, height, tones.lit)


def stone_marks(x: float, y: float, width: float, height: float, count: int, seed: int) -> list[tuple[float, float, float]]:
    """Short level lines where stones meet, inside a wall given by its upper left corner."""
    chance = Numbers(seed)
    return [
        (round(x + chance.next() * width * 0.8), round(y + chance.between(0.08, 0.95) * height), 2 + round(width * 0.06))
        for _ in range(count)
    ]


def openings(spots: list[tuple[float, float]], width: float, height: float, fill: str) -> str:
    """Arched openings of one size, by the middles of their feet."""
    return path("".join(arch_data(x, y, width, height) for x, y in spots), fill) if spots else ""


@block
def block_(
    canvas: Canvas,
    x: float = 100,
    y: float = 130,
    width: float = 40,
    height: float = 30,
    depth: float = 0,
    lit: float = 0.58,
    marks: int = 6,
) -> str:
    """A plain building by the middle of its foot."""
    tones = canvas.at(depth)
    left, top = x - width / 2, y - height
    drawn = two_faces(canvas, left, top, width, height, tones, lit)
    drawn += dashes(stone_marks(left, top, width, height, marks, int(x + width)), tones.dark, 0.5, 0.22)
    return drawn + rectangle(left - 1, top - 1.6, width + 2, 1.8, tones.lit)


@block
def steps(
    canvas: Canvas,
    x: float = 100,
    y: float = 130,
    width: float = 60,
    count: int = 4,
    height: float = 2,
    grow: float = 3,
    depth: float = 0,
) -> str:
    """Stairs as wide as given at the top, which widen downwards. y is their foot."""
    tones, treads, risers = canvas.at(depth), [], []
    for index in range(count):
        wide, top = width + grow * 2 * index, y - height * (count - index)
        treads.append((x - wide / 2, top, wide, height * 0.56))
        risers.append((x - wide / 2, top + height * 0.55, wide, height * 0.46))
    return rectangles(treads, tones.lit) + rectangles(risers, tones.shade)


def crenel_top(canvas: Canvas, x: float, y: float, width: float, tones: Palette) -> str:
    left, wide = x - width * 0.62, width * 1.24
    gap = wide / 7
    drawn = two_faces(canvas, left, y - width * 0.28, wide, width * 0.3, tones) + rectangle(
        left, y + width * 0.02, wide, width * 0.08, tones.dark, 0.35
    )
    merlons = [(left + index * 2 * gap, y - width * 0.5, gap, width * 0.24) for index in range(4)]
    first, second = (tones.lit, tones.shade) if canvas.light_from_left else (tones.shade, tones.lit)
    return drawn + rectangles(merlons[:2], first) + rectangles(merlons[2:], second)


def pointed_top(canvas: Canvas, x: float, y: float, width: float, tones: Palette, rise: float) -> str:
    side, top = canvas.side, (x, y - width * rise)
    dark = polygon([(x - width * 0.66, y), (x + width * 0.66, y), top], mix(tones.accent, tones.dark, 0.35))
    return dark + polygon([(x + side * width * 0.66, y), (x - side * width * 0.05, y), top], tones.accent)


def cone_top(canvas: Canvas, x: float, y: float, width: float, tones: Palette) -> str:
    return pointed_top(canvas, x, y, width, tones, 1.1)


def spire_top(canvas: Canvas, x: float, y: float, width: float, tones: Palette) -> str:
    return pointed_top(canvas, x, y, width, tones, 2.4)


def onion_data(x: float, y: float, width: float, side: float) -> str:
    """Half of an onion dome, from the edge on one side to the middle."""
    edge, belly, top = side * width * 0.56, side * width * 0.7, y - width * 1.25
    curve = f"C{numbers(x + belly, y - width * 0.7, x + side * width * 0.1, y - width * 0.75, x, top)}"
    return f"M{numbers(x + edge, y)}{curve}V{number(y)}z"


def dome_top(canvas: Canvas, x: float, y: float, width: float, tones: Palette) -> str:
    side = canvas.side
    drawn = path(onion_data(x, y, width, -side), mix(tones.accent, tones.dark, 0.3)) + path(
        onion_data(x, y, width, side), tones.accent
    )
    return drawn + stroke(f"M{numbers(x, y - width * 1.2)}v{number(-width * 0.3)}", tones.accent, 0.8)


def flat_top(canvas: Canvas, x: float, y: float, width: float, tones: Palette) -> str:
    return two_faces(canvas, x - width * 0.58, y - width * 0.12, width * 1.16, width * 0.14, tones)


def no_top(canvas: Canvas, x: float, y: float, width: float, tones: Palette) -> str:
    return ""


def broken_top(canvas: Canvas, x: float, y: float, width: float, tones: Palette) -> str:
    half = width / 2
    teeth = [
        (x - half, y),
        (x - half, y - width * 0.5),
        (x - half * 0.5, y - width * 0.2),
        (x - half * 0.1, y - width * 0.7),
        (x + half * 0.3, y - width * 0.3),
        (x + half * 0.6, y - width * 0.36),
        (x + half, y),
    ]
    return polygon(teeth, mix(tones.lit, tones.shade, 0.4))


TOPS: dict[str, Callable[[Canvas, float, float, float, Palette], str]] = {
    "crenel": crenel_top,
    "cone": cone_top,
    "spire": spire_top,
    "dome": dome_top,
    "flat": flat_top,
    "broken": broken_top,
    "none": no_top,
}


@block
def tower(
    canvas: Canvas,
    x: float = 100,
    y: float = 130,
    width: float = 14,
    height: float = 50,
    depth: float = 0,
    top: str = "crenel",
    windows: int = 2,
    lit: bool = False,
    flag: float = 0,
    colour: str = "",
) -> str:
    """A tower by the middle of its foot. A flag flies to the right, or to the left if it is negative."""
    tones, roof = canvas.at(depth), y - height
    if colour:
        tones = replace(tones, accent=canvas.colour(colour, "accent", depth))
    drawn = two_faces(canvas, x - width / 2, roof, width, height, tones)
    drawn += dashes(stone_marks(x - width / 2, roof, width, height, int(height / 14), int(x)), tones.dark, 0.5, 0.25)
    drawn += pick(TOPS, top, "top")(canvas, x, roof, width, tones)
    spots = [
        (x + canvas.side * width * 0.08, roof + height * (0.3 + 0.55 * index / max(1, windows))) for index in range(windows)
    ]
    drawn += openings(
        spots,
        width * 0.2,
        min(width * 0.5, height * 0.14, height * 0.4 / max(1, windows)),
        canvas.palette.accent if lit else tones.dark,
    )
    return drawn + (pennant(x, roof - width * 0.4, flag, tones) if flag else "")


def pennant(x: float, y: float, flag: float, tones: Palette) -> str:
    cloth = polygon([(x, y - 10), (x + 8 * flag, y - 8), (x, y - 5.5)], tones.accent)
    return stroke(f"M{numbers(x, y)}v-10", tones.dark, 0.8) + cloth


@block
def wall(
    canvas: Canvas,
    x: float = 100,
    y: float = 130,
    width: float = 100,
    height: float = 16,
    gate: float = 0,
    merlons: int = 12,
    depth: float = 0,
) -> str:
    """A wall with merlons, by the middle of its foot, with an arched gate of the width given."""
    tones, left, top = canvas.at(depth), x - width / 2, y - height
    body = rectangle(left, top, width, height, canvas.shading(tones.lit, mix(tones.lit, tones.shade, 0.65)))
    gap = width / (merlons * 2 - 1)
    body += rectangles([(left + index * 2 * gap, top - 3, gap, 3.2) for index in range(merlons)], tones.lit)
    joints = [(left + 1, top + height * index / 3, width - 2) for index in (1, 2)]
    body += dashes(joints, tones.shade, 0.4, 0.6) + dashes(
        stone_marks(left, top, width, height, int(width / 7), int(x)), tones.dark, 0.5, 0.2
    )
    return body + (gateway(x, y, gate, height * 0.82, tones) if gate else "")


def gateway(x: float, y: float, width: float, height: float, tones: Palette) -> str:
    """A dark gate with a stone frame."""
    return arch(x, y, width * 1.24, height * 1.1, mix(tones.lit, tones.shade, 0.85)) + arch(x, y, width, height, tones.dark)


@block
def gatehouse(
    canvas: Canvas,
    x: float = 100,
    y: float = 150,
    width: float = 70,
    height: float = 60,
    depth: float = 0,
    lit: bool = False,
    flag: float = 0,
) -> str:
    """A gate between two towers."""
    tower_width = width * 0.3
    drawn = wall(canvas, x, y, width * 0.72, height * 0.72, 0, 5, depth)
    drawn += gateway(x, y, width * 0.26, height * 0.5, canvas.at(depth)) + portcullis(
        canvas, x, y, width * 0.26, height * 0.5, depth
    )
    for side in (-1, 1):
        drawn += tower(
            canvas, x + side * width * 0.38, y, tower_width, height, depth, "crenel", 2, lit, flag * side if flag else 0
        )
    return drawn


def portcullis(canvas: Canvas, x: float, y: float, width: float, height: float, depth: float) -> str:
    bars = "".join(f"M{numbers(x + width * (index - 2) * 0.2, y - height * 0.5)}v{number(-height * 0.4)}" for index in range(5))
    return stroke(
        bars + f"M{numbers(x - width * 0.45, y - height * 0.62)}h{number(width * 0.9)}", canvas.at(depth).shade, 0.8, 0.7
    )


@block
def gateway_light(canvas: Canvas, x: float = 100, y: float = 150, width: float = 30, height: float = 40) -> str:
    """An open gate with warm light behind it."""
    tones = canvas.palette
    frame = arch(x, y, width * 1.24, height * 1.12, mix(tones.lit, tones.shade, 0.8))
    return frame + arch(
        x, y, width, height, canvas.shading(mix(tones.accent, tones.dark, 0.35), mix(tones.sun, tones.accent, 0.4))
    )


@block
def leaning_tower(canvas: Canvas, x: float = 100, y: float = 150, scale: float = 1, turn: float = 16) -> str:
    """A tower that breaks in two and falls."""
    tones = canvas.palette
    foot = tower(canvas, 0, 0, 28, 30, 0, "broken", 0)
    upper = tower(canvas, 0, 0, 28, 40, 0, "crenel", 2)
    cracks = stroke("M-8-4l6-8-4-8 8-8", tones.dark, 1.4, 0.7)
    stones = path("M-30-40l8-3 3 7-8 3zM24-24l7-2 2 6-7 2zM34-44l6 1-1 6-6-1zM-24-58l5-1 1 5-5 1z", tones.lit)
    return (
        f'<g transform="translate({numbers(x, y)})scale({number(scale, 2)})">{foot}{cracks}<g transform="trans'
        f'late(7 -38)rotate({number(turn)})">{upper}</g>{stones}</g>'
    )


@block
def openings_row(
    canvas: Canvas, x: float = 100, y: float = 150, width: float = 100, height: float = 30, count: int = 4, lit: bool = False
) -> str:
    """A row of arched openings in a wall that stands already."""
    spots = [(x - width / 2 + width * (index + 0.5) / count, y) for index in range(count)]
    fill = canvas.palette.accent if lit else mix(canvas.palette.dark, canvas.palette.shade, 0.2)
    return openings(spots, width / count * 0.6, height, fill)
