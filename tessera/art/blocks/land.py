"""Land: ridges, mountains, cliffs, dunes, fields, roads and stones."""

from __future__ import annotations

import math

from tessera.art.canvas import Canvas
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import (
    Numbers,
    Point,
    dashes,
    dots,
    ellipse,
    number,
    numbers,
    path,
    polygon,
    polygon_data,
    polyline,
    rectangle,
    rounded,
    smooth,
    stroke,
)


def below(canvas: Canvas, edge: str, fill: str) -> str:
    """Everything under an edge that runs from the left to the right border."""
    return path(f"{edge}L{number(canvas.width + 10)} {number(canvas.height + 5)}H-10z", fill)


@block
def hills(
    canvas: Canvas, y: float = 110, swing: float = 10, count: int = 5, seed: int = 1, depth: float = 0.3, colour: str = ""
) -> str:
    """Soft hills that fade towards their foot."""
    chance = Numbers(seed)
    tops = rounded((index / count * canvas.width, y + (chance.next() - 0.5) * 2 * swing) for index in range(count + 1))
    tone = canvas.colour(colour, "land", depth)
    foot = mix(tone, canvas.palette.haze, 0.5 if depth > 0.05 else 0)
    return below(
        canvas, smooth([(-10, y), *tops, (canvas.width + 10, y)]), canvas.shading(mix(tone, canvas.palette.lit, 0.12), foot)
    )


def ridge_line(canvas: Canvas, y: float, height: float, chance: Numbers, step: float) -> list[Point]:
    """A jagged line of peaks across the picture."""
    x, line_points = -10.0, []
    while x < canvas.width + step:
        line_points.append((x, y - chance.next() * height * 0.55))
        x += step * chance.between(0.45, 0.7)
        line_points.append((x, y - height * chance.between(0.55, 1)))
        x += step * chance.between(0.45, 0.7)
    return line_points


@block
def ridges(
    canvas: Canvas,
    y: float = 130,
    height: float = 46,
    count: int = 4,
    seed: int = 1,
    near: float = 0.15,
    far: float = 0.8,
    colour: str = "",
) -> str:
    """Mountain ridges one behind the other, the nearest with its foot at y."""
    drawn = ""
    for index in range(count):
        share = index / max(1, count - 1)
        depth = far + (near - far) * share
        tone = canvas.colour(colour, "land", depth)
        edge = ridge_line(
            canvas, y - height * 0.75 * (1 - share), height * (0.75 + 0.25 * share), Numbers(seed * 7 + index), 34 + 10 * share
        )
        shape = polyline(rounded(edge))
        fill = canvas.shading(mix(tone, canvas.palette.lit, 0.1), mix(tone, canvas.palette.haze, 0.65))
        drawn += path(f"{shape}V{number(canvas.height + 5)}H-10z", fill)
    return drawn


def mountain(
    canvas: Canvas, x: float, y: float, width: float, height: float, depth: float, snow: float, colour: str = ""
) -> str:
    """One mountain with a lit and a shaded face and a cap of snow. It reaches `width` to both sides."""
    tone = canvas.colour(colour, "land", depth)
    light, shade = mix(tone, canvas.palette.lit, 0.3), mix(tone, canvas.palette.dark, 0.16)
    top = (x, y - height)
    left = [(x - width * 0.2, y - height * 0.62), (x - width * 0.36, y - height * 0.5), (x - width * 0.8, y)]
    right = [(x + width * 0.16, y - height * 0.66), (x + width * 0.4, y - height * 0.42), (x + width * 0.82, y)]
    crest = [
        (x - width * 0.02, y),
        (x + width * 0.08, y - height * 0.2),
        (x - width * 0.06, y - height * 0.45),
        (x + width * 0.07, y - height * 0.7),
    ]
    first, second = (light, shade) if canvas.light_from_left else (shade, light)
    drawn = polygon([top, *left, *crest], first) + polygon([top, *right, *crest], second)
    return drawn + (snow_cap(canvas, x, y, width, height, depth, snow) if snow else "")


def snow_cap(canvas: Canvas, x: float, y: float, width: float, height: float, depth: float, snow: float) -> str:
    white = mix(canvas.palette.sun, canvas.palette.haze, depth * 0.6)
    top = (x, y - height)
    shaded = [
        (x + width * 0.01, y - height * (1 - 0.42 * snow)),
        (x + width * 0.09, y - height * (1 - 0.26 * snow)),
        (x + width * 0.256 * snow, y - height * (1 - 0.544 * snow)),
    ]
    whole = [
        top,
        (x - width * 0.32 * snow, y - height * (1 - 0.608 * snow)),
        (x - width * 0.08, y - height * (1 - 0.28 * snow)),
        *shaded,
    ]
    return polygon(whole, white) + polygon([top, *shaded], canvas.palette.shade, 0.35)


@block
def peaks(
    canvas: Canvas,
    y: float = 110,
    height: float = 60,
    count: int = 4,
    seed: int = 1,
    depth: float = 0.5,
    snow: float = 0,
    colour: str = "",
) -> str:
    """A row of mountains whose feet are lost in haze."""
    chance = Numbers(seed)
    drawn = ""
    for index in range(count):
        x = (index + 0.5) / count * canvas.width + (chance.next() - 0.5) * 24
        tall, width = height * chance.between(0.6, 1.1), canvas.width / count * chance.between(0.9, 1.4)
        drawn += mountain(canvas, x, y, width, tall, depth, snow, colour)
    tone, mist = canvas.colour(colour, "land", depth), canvas.palette.haze
    drawn += rectangle(0, y - height * 0.5, canvas.width, height * 0.5 + 1, canvas.fade((0, mist, 0), (1, mist, 0.75)))
    return drawn + rectangle(0, y, canvas.width, canvas.height - y, mix(tone, mist, 0.6))


@block
def peak(
    canvas: Canvas,
    x: float = 100,
    y: float = 150,
    width: float = 80,
    height: float = 90,
    depth: float = 0.2,
    snow: float = 0,
    colour: str = "",
) -> str:
    """One mountain, by the middle of its foot; it reaches 0.8 times its width to both sides."""
    return mountain(canvas, x, y, width, height, depth, snow, colour)


@block
def dunes(canvas: Canvas, y: float = 110, seed: int = 1, depth: float = 0.2, colour: str = "", count: int = 3) -> str:
    """Dunes with a sharp crest between light and shade."""
    chance, tone = Numbers(seed), canvas.colour(colour, "land", depth)
    foot, drawn = number(canvas.height + 5), ""
    for index in range(count):
        top, x = y + index * 14, chance.between(0.2, 0.8) * canvas.width
        light = mix(tone, canvas.palette.lit, 0.34 - index * 0.06)
        shade = mix(tone, canvas.palette.dark, 0.1 + index * 0.05)
        slope = f"M-5 {number(top + 12)}Q{numbers(x * 0.5, top + 10, x, top - 8)}"
        back, front = (shade, light) if canvas.light_from_left else (light, shade)
        drawn += path(f"{slope}Q{numbers(x + 40, top + 8, canvas.width + 5, top + 4)}V{foot}H-5z", back)
        drawn += path(f"{slope}Q{numbers(x - 8, top + 12, x + 26, top + 30)}L{number(x + 10)} {foot}H-5z", front)
    return drawn


@block
def field(canvas: Canvas, y: float = 110, x: float = 100, rows: int = 7, depth: float = 0, colour: str = "") -> str:
    """Furrows that run towards a point on the horizon."""
    tone = canvas.colour(colour, "land", depth)
    foot, data = canvas.height + 4, ["", ""]
    for index in range(rows * 2):
        left, right = (index - rows) / rows, (index + 0.55 - rows) / rows
        corners = [
            (x + left * 26, y),
            (x + right * 26, y),
            (x + right * canvas.width * 1.5, foot),
            (x + left * canvas.width * 1.5, foot),
        ]
        data[index % 2] += polygon_data(corners)
    drawn = rectangle(0, y, canvas.width, canvas.height - y + 2, tone)
    return drawn + path(data[0], mix(tone, canvas.palette.dark, 0.12)) + path(data[1], mix(tone, canvas.palette.lit, 0.3))


@block
def terraces(
    canvas: Canvas, y: float = 90, count: int = 5, step: float = 14, depth: float = 0.15, colour: str = "", wet: bool = False
) -> str:
    """Terraced fields, one below the other, with a wall at the edge of each."""
    drawn = ""
    for index in range(count):
        at = y + index * step
        tone = canvas.colour(colour, "leaf", depth * (1 - index / count))
        fill = (
            mix(canvas.at(depth).water, canvas.palette.low, 0.3)
            if wet and index % 2
            else mix(tone, canvas.palette.lit, 0.28 - 0.04 * index)
        )
        edge = smooth([(x, at + math.sin(x / 38 + index * 1.7) * 4.5) for x in range(-10, int(canvas.width) + 31, 20)])
        drawn += (
            below(canvas, edge, fill)
            + stroke(edge, mix(tone, canvas.palette.dark, 0.45), 2.2)
            + stroke(edge, canvas.at(depth).lit, 0.7, 0.6)
        )
    return drawn


@block
def ground(canvas: Canvas, y: float = 130, depth: float = 0, colour: str = "", swing: float = 1.5, seed: int = 5) -> str:
    """The ground at your feet: a nearly level edge, dark towards the viewer, with a few blades and stones."""
    tone = canvas.colour(colour, "land", depth)
    chance = Numbers(seed)
    edge = smooth([(x, y + (chance.next() - 0.5) * 2 * swing) for x in range(-10, int(canvas.width) + 81, 70)])
    drawn = below(canvas, edge, canvas.shading(mix(tone, canvas.palette.lit, 0.14), mix(tone, canvas.palette.dark, 0.5)))
    rest = canvas.height - y - 4
    if rest < 8:
        return drawn
    bars = [
        (round(chance.next() * canvas.width), round(y + 4 + chance.next() ** 1.5 * rest), round(chance.between(3, 12)))
        for _ in range(8)
    ]
    return (
        drawn
        + dashes(bars[::2], mix(tone, canvas.palette.dark, 0.4), 0.9, 0.5)
        + dashes(bars[1::2], mix(tone, canvas.palette.lit, 0.35), 0.8, 0.5)
    )


@block
def meadow(canvas: Canvas, y: float = 130, depth: float = 0, colour: str = "", seed: int = 8, flowers: str = "") -> str:
    """Grass with tufts, and flowers where a colour for them is given."""
    tone, chance = canvas.colour(colour, "leaf", depth), Numbers(seed)
    edge = smooth([(x, y + (chance.next() - 0.5) * 5) for x in range(-10, int(canvas.width) + 41, 35)])
    drawn = below(canvas, edge, canvas.shading(mix(tone, canvas.palette.lit, 0.34), mix(tone, canvas.palette.dark, 0.35)))
    rest = canvas.height - y - 5
    spots = rounded((chance.next() * canvas.width, y + 5 + chance.next() ** 1.3 * rest) for _ in range(20))
    tufts = "".join(f"M{numbers(x - 2, at)}l-1-4m3 4v-5m2 5l2-4" for x, at in spots)
    drawn += stroke(tufts, mix(tone, canvas.palette.dark, 0.3), 0.8, 0.6)
    return drawn + (dots(spots[::2], canvas.colour(flowers, "accent"), 2.2) if flowers else "")


@block
def paving(canvas: Canvas, y: float = 130, colour: str = "", rows: int = 5, x: float = 100) -> str:
    """Flagstones in perspective."""
    tone = canvas.colour(colour, mix(canvas.palette.lit, canvas.palette.shade, 0.4))
    drawn = rectangle(
        0,
        y,
        canvas.width,
        canvas.height - y + 2,
        canvas.shading(mix(tone, canvas.palette.lit, 0.3), mix(tone, canvas.palette.dark, 0.45)),
    )
    rest, data = canvas.height - y, ""
    for index in range(1, rows + 1):
        data += f"M0 {number(y + rest * (index / rows) ** 1.7)}h{number(canvas.width)}"
    for index in range(-9, 10):
        data += f"M{numbers(x + index * 11, y)}L{numbers(x + index * 34, canvas.height + 2)}"
    return drawn + stroke(data, canvas.palette.dark, 0.6, 0.28)


@block
def road(
    canvas: Canvas,
    x: float = 100,
    y: float = 120,
    far: float = 3,
    near: float = 30,
    to: float = -1,
    depth: float = 0,
    colour: str = "",
    bend: float = 0,
) -> str:
    """A road from the horizon to the foot of the picture, `far` and `near` half as wide as at its ends."""
    end, foot = (x if to < 0 else to), canvas.height + 3
    tone = canvas.colour(colour, mix(canvas.palette.lit, canvas.palette.land, 0.25), depth)
    middle = (y + foot) / 2
    data = (
        f"M{numbers(x - far, y)}Q{numbers(x - far + bend, middle, end - near, foot)}"
        f"H{number(end + near)}Q{numbers(x + far + bend * 0.8, middle, x + far, y)}z"
    )
    return path(data, canvas.shading(mix(tone, canvas.palette.haze, 0.25), tone))


@block
def island(
    canvas: Canvas, x: float = 100, y: float = 120, width: float = 80, height: float = 12, depth: float = 0.1, colour: str = ""
) -> str:
    """A low island with a line of foam around it."""
    tone = canvas.colour(colour, "land", depth)
    top = (
        f"M{numbers(x - width / 2, y)}Q{numbers(x - width * 0.3, y - height * 1.2, x, y - height)}"
        f"Q{numbers(x + width * 0.3, y - height * 1.3, x + width / 2, y)}z"
    )
    foam = ellipse(x, y, width * 0.54, 2.2, canvas.palette.sun, 0.5)
    return foam + path(top, canvas.lighting(mix(tone, canvas.palette.lit, 0.3), mix(tone, canvas.palette.dark, 0.2)))
