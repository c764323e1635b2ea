"""Arches and pillars: bridges, colonnades, triumphal arches and ruins."""

from __future__ import annotations

from tessera.art.blocks.masonry import stone_marks, two_faces
from tessera.art.canvas import Canvas
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import (
    Numbers,
    arch,
    arch_data,
    circle,
    dashes,
    ellipse,
    line,
    number,
    numbers,
    path,
    polygon,
    polygon_data,
    rectangle,
    rectangles,
    stroke,
)


@block
def arches(
    canvas: Canvas,
    x: float = 100,
    y: float = 130,
    width: float = 180,
    height: float = 34,
    count: int = 5,
    tiers: int = 1,
    cornice: float = 4,
    depth: float = 0,
) -> str:
    """Rows of open arches: a bridge, an aqueduct or an arcade."""
    tones, drawn = canvas.at(depth), ""
    tall, span = height / tiers, width / count
    for tier in range(tiers):
        foot = y - tall * tier
        data = f"M{numbers(x - width / 2, foot)}v{number(-tall)}h{number(width)}v{number(tall)}z"
        reveals = ""
        for index in range(count):
            middle = x - width / 2 + span * (index + 0.5)
            data += arch_data(middle, foot, span * 0.7, tall * 0.86)
            reveals += reveal_data(middle, foot, span * 0.35, tall * 0.86, -canvas.side)
        fill = canvas.shading(tones.lit, mix(tones.lit, tones.shade, 0.7))
        drawn += f'<path d="{data}" fill="{fill}" fill-rule="evenodd"/>' + path(reveals, tones.shade)
        drawn += rectangle(x - width / 2, foot - tall, width, 1.2, tones.shade, 0.5)
    top = y - height
    return (
        drawn
        + rectangle(x - width / 2 - 1, top - cornice, width + 2, cornice, tones.lit)
        + rectangle(x - width / 2 - 1, top - 1, width + 2, 1.2, tones.shade)
    )


def reveal_data(x: float, y: float, radius: float, height: float, side: float) -> str:
    """The inner face of an arch, seen on the side away from the light."""
    rise = f"M{numbers(x + side * radius, y)}v{number(radius - height)}"
    over = f"q{numbers(0, -radius * 0.6, -side * radius * 0.36, -radius * 0.88)}"
    back = f"q{numbers(side * radius * 0.1, radius * 0.5, side * radius * 0.06, radius)}"
    return f"{rise}{over}{back}V{number(y)}z"


@block
def pillar(
    canvas: Canvas, x: float = 100, y: float = 130, width: float = 8, height: float = 60, depth: float = 0, broken: bool = False
) -> str:
    """A fluted pillar with base and capital, or its stump."""
    tones, left, top = canvas.at(depth), x - width / 2, y - height
    drawn = two_faces(canvas, left, top, width, height, tones)
    flutes = "".join(f"M{numbers(left + width * index / 4, top + 2)}v{number(height - 3)}" for index in (1, 2, 3))
    drawn += stroke(flutes, tones.dark, 0.35, 0.25)
    drawn += rectangle(x - width * 0.68, y - width * 0.35, width * 1.36, width * 0.35, tones.lit) + rectangle(
        x - width * 0.68, y - width * 0.14, width * 1.36, width * 0.14, tones.shade
    )
    if broken:
        teeth = [
            (left, top + 1),
            (left, top),
            (x - width * 0.2, top - 4),
            (x + width * 0.1, top - 1),
            (x + width / 2, top - 5),
            (x + width / 2, top + 1),
        ]
        return drawn + polygon(teeth, tones.lit)
    capital = rectangle(x - width * 0.75, top - width * 0.3, width * 1.5, width * 0.3, tones.lit)
    return drawn + capital + rectangle(x - width * 0.6, top, width * 1.2, width * 0.14, tones.shade)


@block
def colonnade(
    canvas: Canvas,
    x: float = 100,
    y: float = 130,
    width: float = 160,
    height: float = 50,
    count: int = 7,
    thick: float = 8,
    depth: float = 0,
) -> str:
    """A row of pillars that carry a beam."""
    tones = canvas.at(depth)
    drawn = "".join(
        pillar(canvas, x - width / 2 + width * index / (count - 1), y, thick, height - thick, depth) for index in range(count)
    )
    left, wide, top = x - width / 2 - 9, width + 18, y - height
    frieze = rectangle(left, top - 4, wide, 7 + thick * 0.2, tones.lit) + rectangle(left, top + 2, wide, 2, tones.shade)
    blocks = [(left + 4 + index * 8, top - 2.4, 2.4, 3) for index in range(int((wide - 4) / 8))]
    return drawn + frieze + rectangles(blocks, tones.shade, 0.5)


@block
def obelisk(
    canvas: Canvas, x: float = 100, y: float = 130, width: float = 8, height: float = 50, depth: float = 0, tip: str = ""
) -> str:
    """A stone needle, with a tip of another colour where one is given."""
    tones, away = canvas.at(depth), -canvas.side
    top = y - height
    body = polygon(
        [(x - width / 2, y), (x - width * 0.3, top), (x, top - width * 0.7), (x + width * 0.3, top), (x + width / 2, y)],
        tones.lit,
    )
    body += polygon(
        [(x + away * width * 0.08, y), (x, top - width * 0.7), (x + away * width * 0.3, top), (x + away * width / 2, y)],
        tones.shade,
    )
    marks = [(x - width * 0.16, top + height * (0.16 + 0.14 * index), width * 0.2) for index in range(5)]
    body += dashes(marks, tones.dark, max(0.5, width * 0.05), 0.4)
    if not tip:
        return body
    return body + polygon(
        [(x - width * 0.3, top), (x, top - width * 0.7), (x + width * 0.3, top)], canvas.colour(tip, "accent", depth)
    )


@block
def bridge(
    canvas: Canvas, x: float = 100, y: float = 130, width: float = 160, height: float = 40, count: int = 3, depth: float = 0
) -> str:
    """A stone bridge whose roadway rises to the middle. y is the water; the middle arch is the highest."""
    tones = canvas.at(depth)
    half, rise = width / 2, height * 0.35
    crown = y - height
    data = f"M{numbers(x - half, y)}V{number(crown + rise)}Q{numbers(x, crown - rise, x + half, crown + rise)}V{number(y)}z"
    span = width / count
    reveals = ""
    for index in range(count):
        middle = x - half + span * (index + 0.5)
        tall = (height - rise * abs(middle - x) / half * 1.4) * 0.78
        data += arch_data(middle, y, span * 0.72, tall)
        reveals += reveal_data(middle, y, span * 0.36, tall, -canvas.side)
    edge = f"M{numbers(x - half - 2, crown + rise)}Q{numbers(x, crown - rise, x + half + 2, crown + rise)}"
    body = f'<path d="{data}" fill="{canvas.shading(tones.lit, mix(tones.lit, tones.shade, 0.8))}" fill-rule="evenodd"/>'
    return body + path(reveals, tones.shade) + stroke(edge, tones.lit, 4) + stroke(edge, tones.shade, 0.8)


@block
def ruin(
    canvas: Canvas, x: float = 100, y: float = 140, width: float = 60, height: float = 36, depth: float = 0, seed: int = 3
) -> str:
    """A broken wall with a window and fallen stones."""
    tones, chance = canvas.at(depth), Numbers(seed)
    left = x - width / 2
    teeth = [(left, y), (left, y - height)]
    teeth += [(left + width * index / 8, y - height * chance.between(0.35, 1) * (1 - index / 12)) for index in range(1, 8)]
    body = polygon([*teeth, (left + width, y)], canvas.lighting(tones.lit, tones.shade))
    hole = arch(x - width * 0.22, y - height * 0.18, width * 0.16, height * 0.42, tones.dark)
    marks = dashes(stone_marks(left, y - height * 0.6, width, height * 0.6, 9, seed), tones.dark, 0.6, 0.3)
    fallen = polygon_data(
        [(left + width * 0.8, y + 2), (left + width * 0.83, y - 5), (left + width * 0.95, y - 4), (left + width, y + 2)]
    )
    return body + hole + marks + path(fallen, tones.lit)


@block
def triumph(canvas: Canvas, x: float = 100, y: float = 150, width: float = 110, height: float = 90, depth: float = 0) -> str:
    """A triumphal arch with one high and two low gates, and a chariot on top."""
    tones, left, top = canvas.at(depth), x - width / 2, y - height
    body = f"{rectangle_path(left, top, width, height)}{arch_data(x, y, width * 0.3, height * 0.66)}"
    body += arch_data(x - width * 0.34, y, width * 0.15, height * 0.42) + arch_data(
        x + width * 0.34, y, width * 0.15, height * 0.42
    )
    drawn = f'<path d="{body}" fill="{canvas.lighting(tones.lit, mix(tones.lit, tones.shade, 0.75))}" fill-rule="evenodd"/>'
    reveals = reveal_data(x, y, width * 0.15, height * 0.66, -canvas.side)
    for side in (-1, 1):
        reveals += reveal_data(x + side * width * 0.34, y, width * 0.075, height * 0.42, -canvas.side)
    drawn += path(reveals, tones.shade)
    bands = [(left - 3, top - 3, width + 6, 4), (left - 3, top + height * 0.24, width + 6, 3)]
    drawn += rectangles(bands, tones.lit) + rectangles([(bx, by + bh, bw, 1.4) for bx, by, bw, bh in bands], tones.shade)
    drawn += rectangle(x - width * 0.2, top + height * 0.06, width * 0.4, height * 0.13, tones.shade, 0.55)
    for share in (-0.46, -0.22, 0.22, 0.46):
        drawn += rectangle(x + width * share - 2, top + height * 0.27, 4, height * 0.73, tones.lit) + rectangle(
            x + width * share - canvas.side * 1 - 0.8, top + height * 0.27, 1.6, height * 0.73, tones.shade, 0.6
        )
    return (
        drawn
        + ellipse(x, top - 5, width * 0.13, 3, tones.shade)
        + circle(x, top - 8, 2.4, tones.accent)
        + line([(x - 8, top - 4), (x - 12, top - 12)], tones.accent, 2.4)
        + line([(x + 8, top - 4), (x + 12, top - 12)], tones.accent, 2.4)
    )


def rectangle_path(x: float, y: float, width: float, height: float) -> str:
    return f"M{numbers(x, y)}h{number(width)}v{number(height)}h{number(-width)}z"
