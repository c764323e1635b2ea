"""Inside and around great halls: vaults, shelves, arenas, theatres and mazes."""

from __future__ import annotations

import math

from tessera.art.canvas import Canvas
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import (
    Numbers,
    arch,
    arch_data,
    ellipse,
    number,
    numbers,
    path,
    polygon,
    rectangle,
    rectangle_data,
    rectangles,
    stroke,
)


@block
def vault(
    canvas: Canvas, x: float = 100, y: float = 150, width: float = 180, height: float = 150, count: int = 5, dark: float = 0.75
) -> str:
    """Arches one inside the other: a hall that leads towards the light."""
    colours, drawn = canvas.palette, ""
    for index in range(count):
        share = index / count
        wide, tall, foot = width * (1 - share * 0.82), height * (1 - share * 0.76), y - height * 0.216 * share
        tone = mix(mix(colours.shade, colours.dark, dark), colours.lit, share * 0.85)
        drawn += arch(x, foot, wide, tall, tone) + arch(x, foot, wide * 0.94, tall * 0.965, mix(tone, colours.dark, 0.22))
        after, far = width * (1 - (index + 1) / count * 0.82), foot - height * 0.216 / count
        floor = [(x - wide * 0.47, foot), (x + wide * 0.47, foot), (x + after * 0.5, far), (x - after * 0.5, far)]
        drawn += polygon(floor, mix(colours.lit, colours.dark, 0.62 - share * 0.5))
    return drawn


@block
def shelves(
    canvas: Canvas,
    x: float = 100,
    y: float = 140,
    width: float = 100,
    height: float = 60,
    columns: int = 9,
    rows: int = 4,
    depth: float = 0,
    seed: int = 4,
) -> str:
    """Shelves full of tablets and scrolls."""
    tones, chance = canvas.at(depth), Numbers(seed)
    left, top, row = x - width / 2, y - height, height / rows
    drawn = rectangle(left, top, width, height, mix(tones.shade, tones.lit, 0.4))
    drawn += rectangles(
        [(left + 2, top + row * index + 2, width - 4, row - 3.4) for index in range(rows)], mix(tones.dark, tones.shade, 0.25)
    )
    books: dict[str, str] = {}
    wide = (width - 6) / columns
    palette = (tones.lit, tones.accent, mix(tones.lit, tones.shade, 0.5), tones.water)
    for place in range(rows * columns):
        tall = (row - 4.4) * chance.between(0.65, 0.99)
        tone = palette[int(chance.next() * 4)]
        foot = top + row * (place // columns + 1) - 1.6
        books[tone] = books.get(tone, "") + rectangle_data(left + 3 + wide * (place % columns), foot - tall, wide * 0.78, tall)
    return drawn + "".join(path(data, tone) for tone, data in books.items())


@block
def arena(
    canvas: Canvas, x: float = 100, y: float = 140, width: float = 168, height: float = 74, tiers: int = 3, depth: float = 0
) -> str:
    """A round arena with storeys of arches, seen from outside."""
    tones, drawn = canvas.at(depth), ""
    radius, bulge = width / 2, width * 0.1
    top, storey = y - height, (height - bulge) / tiers
    drawn += ellipse(x, top + 2, radius, bulge, tones.dark) + ellipse(
        x, top + 3, radius * 0.96, bulge * 0.86, mix(tones.shade, tones.dark, 0.3)
    )
    for tier in range(tiers):
        drawn += arena_storey(canvas, x, top, radius, bulge, storey, tier, depth)
    rim = f"M{numbers(x - radius, top + 2)}a{number(radius)} {number(bulge)} 0 0 0 {number(width)} 0"
    return drawn + stroke(rim, tones.lit, 1.6)


def arena_storey(
    canvas: Canvas, x: float, top: float, radius: float, bulge: float, storey: float, tier: int, depth: float
) -> str:
    tones, count, drawn = canvas.at(depth), 13, ""
    holes = ""
    for index in range(count):
        angle = math.pi * (index + 0.5) / count
        left, wide = x - math.cos(angle) * radius, radius * 0.16 * math.sin(angle) + radius * 0.014
        foot = top + bulge * math.sin(angle) + (tier + 1) * storey
        share = index / count if canvas.light_from_left else 1 - index / count
        drawn += rectangle(
            left - wide / 2 - 0.3, foot - storey - 0.4, wide + 0.7, storey + 0.8, mix(tones.lit, tones.shade, share)
        )
        drawn += rectangle(left - wide / 2, foot - storey, wide, storey * 0.1, tones.sun, 0.5)
        holes += arch_data(left, foot - 1, wide * 0.56, storey * 0.68)
    return drawn + path(holes, mix(tones.dark, tones.shade, 0.15))


@block
def theatre(
    canvas: Canvas,
    x: float = 100,
    y: float = 130,
    width: float = 190,
    rows: int = 8,
    depth: float = 0,
    full: bool = False,
    seed: int = 3,
) -> str:
    """Rising rows of benches around a stage, seen from the stage. People sit on them where it is full."""
    tones, radius, drawn = canvas.at(depth), width / 2, ""
    for index in range(rows):
        across = radius * (1 - 0.76 * index / rows)
        level = y - (rows - index) * radius * 0.075
        seat, riser = mix(tones.lit, tones.shade, 0.1 + 0.05 * index), mix(tones.shade, tones.dark, 0.1 + 0.03 * index)
        drawn += half_ring(x, level, across, across * 0.42, riser) + half_ring(
            x, level + 2.2, across * 0.985, across * 0.40, seat
        )
        if full and index < rows - 1:
            drawn += audience(canvas, x, level + 1, across * 0.95, across * 0.40, seed + index)
    stage = radius * 0.26
    return (
        drawn
        + ellipse(x, y, stage, stage * 0.42, mix(tones.land, tones.lit, 0.35))
        + rectangle(
            0,
            y + stage * 0.1,
            canvas.width,
            canvas.height - y,
            canvas.shading(mix(tones.land, tones.lit, 0.2), mix(tones.land, tones.dark, 0.5)),
        )
    )


def half_ring(x: float, y: float, across: float, up: float, fill: str) -> str:
    """The upper half of an ellipse, with everything below it down to y."""
    return path(
        (
            f"M{numbers(x - across, y + up)}v{number(-up * 0.35)}A{number(across)} {number(up)} 0 0 "
            f"1 {numbers(x + across, y + up * 0.65)}v{number(up * 0.35)}z"
        ),
        fill,
    )


def audience(canvas: Canvas, x: float, y: float, across: float, up: float, seed: int) -> str:
    """Heads and shoulders along a bench, in clothes of four colours."""
    chance = Numbers(seed)
    bodies: dict[str, list[tuple[float, float]]] = {}
    heads: list[tuple[float, float]] = []
    count = int(across / 4.4)
    cloths = (canvas.palette.accent, canvas.palette.lit, canvas.palette.water, canvas.palette.leaf)
    for index in range(count):
        angle = math.pi * (index + chance.between(0.2, 0.8)) / count
        spot = x - math.cos(angle) * across, y + up * 0.62 - math.sin(angle) * up
        if chance.next() > 0.12:
            bodies.setdefault(cloths[int(chance.next() * 4)], []).append(spot)
            heads.append((spot[0], spot[1] - 3))
    drawn = "".join(stroke("".join(f"M{numbers(a, b)}v1" for a, b in spots), tone, 3.4) for tone, spots in bodies.items())
    return drawn + stroke("".join(f"M{numbers(a, b)}h0" for a, b in heads), "#8a5a3c", 2.2)


@block
def maze(
    canvas: Canvas, x: float = 100, y: float = 170, radius: float = 88, rings: int = 5, flat: float = 0.46, colour: str = ""
) -> str:
    """Round hedges one inside the other, each with a gap, seen from above."""
    colours, leaf = canvas.palette, canvas.colour(colour, "leaf")
    drawn = ellipse(x, y, radius + 5, (radius + 5) * flat, mix(colours.land, colours.dark, 0.45))
    for index in range(rings):
        across = radius * (1 - index / (rings + 0.3))
        gap, tall = 0.28 + index % 2 * 3.0 + index * 0.7, 7 - index * 0.4
        for lift in range(0, int(tall), 2):
            drawn += hedge_arc(x, y - lift, across, flat, gap, mix(leaf, colours.dark, 0.62 - lift * 0.035), 6.4 - index * 0.3)
        drawn += hedge_arc(x, y - tall, across, flat, gap, mix(leaf, colours.lit, 0.34), 5 - index * 0.3)
    return drawn


def hedge_arc(x: float, y: float, radius: float, flat: float, gap: float, colour: str, width: float) -> str:
    """An ellipse with a gap at an angle in radians."""
    start, end = gap + 0.2, gap + 6.083
    first = x + math.cos(start) * radius, y + math.sin(start) * radius * flat
    last = x + math.cos(end) * radius, y + math.sin(end) * radius * flat
    return stroke(f"M{numbers(*first)}A{number(radius)} {number(radius * flat)} 0 1 1 {numbers(*last)}", colour, width)


@block
def room(canvas: Canvas, y: float = 140, colour: str = "", floor: str = "") -> str:
    """A plain room: a wall with a soft light on it, and a floor below y."""
    colours = canvas.palette
    wall = canvas.colour(colour, mix(colours.shade, colours.dark, 0.45))
    ground = canvas.colour(floor, mix(colours.shade, colours.dark, 0.6))
    drawn = rectangle(0, 0, canvas.width, y, canvas.shading(mix(wall, colours.dark, 0.35), wall))
    drawn += ellipse(canvas.width / 2, y * 0.6, canvas.width * 0.6, y * 0.7, canvas.glow(colours.lit, 0.35))
    drawn += rectangle(
        0, y, canvas.width, canvas.height - y + 2, canvas.shading(mix(ground, colours.lit, 0.2), mix(ground, colours.dark, 0.5))
    )
    lines = "".join(
        f"M{numbers(canvas.width / 2 + index * 16, y)}L{numbers(canvas.width / 2 + index * 44, canvas.height + 2)}"
        for index in range(-6, 7)
    )
    return drawn + stroke(lines, colours.dark, 0.7, 0.3) + rectangle(0, y - 2, canvas.width, 2, mix(wall, colours.lit, 0.3))


@block
def window(canvas: Canvas, x: float = 100, y: float = 100, width: float = 30, height: float = 50, depth: float = 0) -> str:
    """An arched window through which the sky is seen, with light falling in."""
    colours = canvas.palette
    frame = arch(x, y, width + 6, height + 4, mix(colours.lit, colours.shade, 0.5))
    view = arch(x, y, width, height, canvas.fade((0, colours.top, 1), (0.6, colours.mid, 1), (1, colours.low, 1)))
    bars = stroke(
        f"M{numbers(x, y)}v{number(-height)}M{numbers(x - width / 2, y - height * 0.45)}h{number(width)}",
        mix(colours.shade, colours.dark, 0.4),
        1.4,
    )
    sill = rectangle(x - width / 2 - 5, y, width + 10, 3, colours.lit)
    return frame + view + bars + sill


@block
def curtain(
    canvas: Canvas, x: float = 0, y: float = 0, width: float = 40, height: float = 150, mirror: bool = False, colour: str = ""
) -> str:
    """A gathered curtain that hangs at the left border, or mirrored at the right one."""
    cloth = canvas.colour(colour, "accent")
    left = canvas.width - x if mirror else x
    side = -1 if mirror else 1
    reach = side * width
    waist = f"Q{numbers(left + reach * 0.9, y + height * 0.5, left + reach * 0.35, y + height * 0.62)}"
    hem = f"Q{numbers(left + reach * 0.55, y + height * 0.8, left + reach * 0.5, y + height)}"
    body = f"M{numbers(left, y)}h{number(reach)}{waist}{hem}H{number(left)}z"
    folds = "".join(curtain_fold(left, y, reach * share, height) for share in (0.25, 0.5, 0.75))
    tie = stroke(f"M{numbers(left, y + height * 0.6)}h{number(side * width * 0.4)}", canvas.palette.sun, 2.4)
    return (
        path(body, canvas.shading(mix(cloth, canvas.palette.dark, 0.15), mix(cloth, canvas.palette.dark, 0.4)))
        + stroke(folds, canvas.palette.dark, 1.2, 0.35)
        + tie
    )


def curtain_fold(x: float, y: float, reach: float, height: float) -> str:
    return f"M{numbers(x + reach, y)}Q{numbers(x + reach * 0.9, y + height * 0.5, x + reach * 0.4, y + height * 0.6)}"
