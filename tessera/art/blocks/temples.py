"""Holy and royal places: temples, domes, ziggurats, pyramids, palaces, altars and standing stones."""

from __future__ import annotations

from tessera.art.blocks.masonry import block_, openings, steps, tower, two_faces
from tessera.art.canvas import Canvas
from tessera.art.colours import Palette, mix
from tessera.art.registry import block
from tessera.art.shapes import (
    circle,
    circle_data,
    ellipse,
    group,
    number,
    numbers,
    path,
    polygon,
    rectangle,
    rectangles,
    stroke,
)


def columns(canvas: Canvas, x: float, y: float, width: float, height: float, count: int, tones: Palette) -> str:
    """Columns side by side in one row, by the middle of the row's foot."""
    wide = width / (count * 2 - 1)
    shafts, lights, capitals = [], [], []
    for index in range(count):
        left = x - width / 2 + index * 2 * wide
        shafts.append((left, y - height, wide, height))
        lights.append((left if canvas.light_from_left else left + wide * 0.4, y - height, wide * 0.6, height))
        capitals.append((left - wide * 0.2, y - height, wide * 1.4, height * 0.07))
    return rectangles(shafts, tones.shade) + rectangles(lights, tones.lit) + rectangles(capitals, tones.lit)


@block
def temple(
    canvas: Canvas,
    x: float = 100,
    y: float = 130,
    width: float = 60,
    height: float = 36,
    columns_: int = 6,
    depth: float = 0,
    lit: bool = False,
    flat: bool = False,
    roof: str = "",
) -> str:
    """The front of a temple, by the middle of its foot. It is lit from inside where told so."""
    tones = canvas.at(depth)
    foot, tall, inner = y - height * 0.15, height * 0.5, width * 0.94
    drawn = steps(canvas, x, y, width, 3, height * 0.05, width * 0.03, depth)
    drawn += rectangle(
        x - inner / 2,
        foot - tall,
        inner,
        tall,
        mix(canvas.palette.accent, canvas.palette.dark, 0.25) if lit else mix(tones.dark, tones.shade, 0.2),
    )
    if lit:
        drawn += ellipse(x, foot - tall * 0.3, inner * 0.36, tall * 0.6, canvas.glow(canvas.palette.sun, 0.8))
    drawn += columns(canvas, x, foot, inner, tall, columns_, tones)
    beam = foot - tall - height * 0.09
    drawn += rectangle(x - width / 2, beam, width, height * 0.09, tones.lit) + rectangle(
        x - width / 2, beam + height * 0.06, width, height * 0.03, tones.shade
    )
    drawn += (
        rectangles(
            [
                (x - width * 0.47 + index * width * 0.05, beam + height * 0.012, width * 0.018, height * 0.042)
                for index in range(19)
            ],
            tones.shade,
            0.6,
        )
        if width > 44
        else ""
    )
    return drawn if flat else drawn + pediment(canvas, x, beam, width, height, tones, roof, depth)


def pediment(canvas: Canvas, x: float, y: float, width: float, height: float, tones: Palette, roof: str, depth: float) -> str:
    eaves = width * 0.54
    edge = canvas.colour(roof, "lit", depth)
    drawn = polygon([(x - eaves, y), (x + eaves, y), (x, y - height * 0.27)], edge)
    drawn += polygon(
        [(x - eaves * 0.8, y - height * 0.02), (x + eaves * 0.8, y - height * 0.02), (x, y - height * 0.21)], tones.shade
    )
    drawn += circle(x, y - height * 0.09, height * 0.05, tones.lit)
    finials = [(x - eaves, y - height * 0.02), (x + eaves, y - height * 0.02), (x, y - height * 0.28)]
    return drawn + path("".join(circle_data(a, b, height * 0.03) for a, b in finials), tones.accent)


@block
def dome(
    canvas: Canvas, x: float = 100, y: float = 100, width: float = 40, drum: float = 6, depth: float = 0, colour: str = ""
) -> str:
    """A dome on a drum with windows."""
    tones, tone = canvas.at(depth), canvas.colour(colour, "accent", depth)
    radius, side, foot = width / 2, canvas.side, y - drum
    drawn = two_faces(canvas, x - width * 0.46, foot, width * 0.92, drum, tones)
    drawn += openings([(x + (index - 2) * width * 0.17, y - 0.6) for index in range(5)], width * 0.06, drum * 0.75, tones.dark)
    tall = number(radius * 0.92)
    drawn += path(
        f"M{numbers(x - radius, foot)}a{number(radius)} {tall} 0 0 1 {number(width)} 0z", mix(tone, canvas.palette.dark, 0.32)
    )
    sweep = 1 if side < 0 else 0
    lit = (
        f"M{numbers(x + side * radius, foot)}A{number(radius)} {tall} 0 "
        f"0 {sweep} {numbers(x, foot - radius * 0.92)}"
        f"Q{numbers(x + side * radius * 0.28, foot - radius * 0.5, x + side * radius * 0.2, foot)}z"
    )
    drawn += path(lit, tone)
    ribs = (
        f"M{numbers(x, foot - radius * 0.9)}"
        f"Q{numbers(x - side * radius * 0.5, foot - radius * 0.7, x - side * radius * 0.56, foot)}"
    )
    shine = (
        f"M{numbers(x + side * radius * 0.72, foot - 1)}"
        f"Q{numbers(x + side * radius * 0.62, foot - radius * 0.6, x + side * radius * 0.2, foot - radius * 0.84)}"
    )
    drawn += stroke(ribs, canvas.palette.dark, max(0.4, width * 0.015), 0.3) + stroke(
        shine, canvas.palette.sun, width * 0.025, 0.6
    )
    top = foot - radius * 0.9
    return (
        drawn
        + stroke(f"M{numbers(x, top)}v{number(-width * 0.16)}", tone, 1)
        + circle(x, top - width * 0.17, width * 0.035, tone)
    )


@block
def rotunda(
    canvas: Canvas,
    x: float = 100,
    y: float = 140,
    width: float = 60,
    height: float = 60,
    depth: float = 0,
    colour: str = "",
    lit: bool = False,
) -> str:
    """A round temple: columns under a dome."""
    tones = canvas.at(depth)
    foot, tall = y - height * 0.08, height * 0.46
    drawn = steps(canvas, x, y, width, 3, height * 0.03, width * 0.04, depth)
    inside = (
        canvas.fade((0, canvas.palette.accent, 1), (1, canvas.palette.sun, 1)) if lit else mix(tones.dark, tones.shade, 0.25)
    )
    drawn += rectangle(x - width * 0.46, foot - tall, width * 0.92, tall, inside)
    for share in (-0.46, -0.38, -0.22, 0.0, 0.22, 0.38, 0.46):
        wide = width * 0.07 * (1 - abs(share) * 0.7)
        tone = tones.lit if share * canvas.side > -0.1 else mix(tones.lit, tones.shade, 0.7)
        drawn += rectangle(x + share * width - wide / 2, foot - tall, wide, tall, tone)
    drawn += rectangle(x - width * 0.52, foot - tall - height * 0.07, width * 1.04, height * 0.08, tones.lit) + rectangle(
        x - width * 0.52, foot - tall - height * 0.01, width * 1.04, height * 0.02, tones.shade
    )
    return drawn + dome(canvas, x, foot - tall - height * 0.06, width * 0.92, height * 0.05, depth, colour)


@block
def palace(
    canvas: Canvas,
    x: float = 100,
    y: float = 150,
    width: float = 140,
    height: float = 60,
    depth: float = 0,
    colour: str = "",
    lit: bool = False,
) -> str:
    """A palace: an arcade, a great dome and four slender towers."""
    tones, drawn = canvas.at(depth), ""
    for share, tall in ((-0.56, 1.25), (0.56, 1.25)):
        drawn += tower(canvas, x + width * share, y, width * 0.07, height * tall, depth + 0.05, "dome", 3, lit, 0, colour)
    for share in (-0.36, 0.36):
        drawn += tower(canvas, x + width * share, y, width * 0.19, height * 0.72, depth, "dome", 2, lit, 0, colour)
    drawn += block_(canvas, x, y, width, height * 0.5, depth)
    spots = [(x + width * (index - 4) * 0.108, y) for index in range(9)]
    glow = canvas.palette.accent if lit else tones.dark
    drawn += openings(spots, width * 0.066, height * 0.34, mix(glow, tones.shade, 0.25))
    drawn += block_(canvas, x, y - height * 0.48, width * 0.38, height * 0.26, depth)
    drawn += openings(
        [(x + width * (index - 1) * 0.1, y - height * 0.5) for index in range(3)], width * 0.05, height * 0.17, glow
    )
    return drawn + dome(canvas, x, y - height * 0.74, width * 0.36, height * 0.1, depth, colour)


@block
def altar(canvas: Canvas, x: float = 100, y: float = 150, scale: float = 1, fire: bool = True) -> str:
    """A stone altar with a fire on it."""
    tones = canvas.palette
    drawn = steps(canvas, 0, 0, 50, 3, 4, 8) + two_faces(canvas, -17, -34, 34, 22, tones)
    drawn += rectangle(-20, -38, 40, 5, tones.lit) + rectangle(-20, -34, 40, 1.4, tones.shade)
    drawn += stroke("M-10-26q4-4 8 0t8 0", tones.dark, 1.2, 0.4)
    return group(drawn + (flames(canvas, 0, -38, 1.5) if fire else ""), x, y, scale)


def flames(canvas: Canvas, x: float, y: float, scale: float) -> str:
    outer = path("M-9 0Q-11-9-4-16Q-4-9-1-8Q3-14 1-22Q11-13 9 0z", canvas.palette.accent)
    inner = path("M-4 0Q-5-6 0-11Q5-6 4 0z", canvas.palette.sun)
    return group(circle(0, -9, 26, canvas.glow(canvas.palette.accent, 0.7)) + outer + inner, x, y, scale)


@block
def fire(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1) -> str:
    """A fire on the ground."""
    logs = stroke("M-11 1L9-3M11 1L-9-3", mix(canvas.palette.dark, canvas.palette.shade, 0.3), 3)
    return group(logs, x, y, scale) + flames(canvas, x, y - 1.5 * scale, scale)
