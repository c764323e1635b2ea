"""Water: the sea, rivers, falls, pools and waves."""

from __future__ import annotations

from tessera.art.canvas import Canvas
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import (
    Numbers,
    Point,
    dashes,
    ellipse,
    group,
    number,
    numbers,
    outline,
    path,
    polygon,
    rectangle,
    smooth,
    stroke,
)


@block
def sea(
    canvas: Canvas,
    y: float = 110,
    glint: float = 100,
    count: int = 22,
    height: float = 0,
    depth: float = 0.1,
    seed: int = 7,
    opacity: float = 1,
) -> str:
    """Open water below y, with a path of light under `glint`."""
    chance, colours = Numbers(seed), canvas.palette
    tall, tone = height or canvas.height - y + 2, canvas.at(depth).water
    drawn = rectangle(
        -2,
        y,
        canvas.width + 4,
        tall,
        canvas.fade((0, mix(tone, colours.low, 0.55), 1), (0.35, tone, 1), (1, mix(tone, colours.dark, 0.45), 1)),
    )
    near: list[tuple[float, float, float]] = []
    far: list[tuple[float, float, float]] = []
    for _ in range(count):
        share = chance.next() ** 1.3
        length = chance.between(5, 21) * (0.5 + share)
        shines = chance.next() < 0.6
        x = glint + (chance.next() - 0.5) * (14 + share * 46) if shines else chance.next() * canvas.width
        (near if shines else far).append((x - length / 2, y + 3 + share * (tall - 5), length))
    drawn += dashes(near, colours.sun, 1.5, 0.75 * opacity) + dashes(far, colours.sun, 1.1, 0.3 * opacity)
    return drawn + stroke(f"M-2 {number(y)}h{number(canvas.width + 4)}", colours.sun, 0.7, 0.5)


@block
def ripples(canvas: Canvas, x: float = 100, y: float = 130, width: float = 60, count: int = 4, opacity: float = 0.6) -> str:
    """Level lines of light around something that stands in the water."""
    bars = [
        (x - width * (0.5 - 0.09 * (index % 3)), y + index * 3.2, width * (1 - 0.18 * (index % 3))) for index in range(count)
    ]
    return dashes(bars, canvas.palette.sun, 1, opacity)


@block
def river(
    canvas: Canvas,
    points: tuple[Point, ...] = ((110, 96), (86, 112), (120, 128), (90, 152)),
    width: float = 4,
    grow: float = 7,
    colour: str = "",
) -> str:
    """A river through points from far to near; `grow` says how much it widens."""
    left, right = [], []
    for index, (x, y) in enumerate(points):
        half = width + grow * index * index / len(points)
        left.append((x - half, y))
        right.append((x + half, y))
    tone = canvas.colour(colour, mix(canvas.palette.water, canvas.palette.low, 0.35))
    body = path(f"{smooth(left)}L{smooth(right[::-1])[1:]}z", canvas.shading(mix(tone, canvas.palette.low, 0.5), tone))
    return body + stroke(smooth([(x - 1, y) for x, y in points]), canvas.palette.sun, 1.1, 0.5)


@block
def fall(canvas: Canvas, x: float = 100, y: float = 70, width: float = 10, height: float = 50, colour: str = "") -> str:
    """A waterfall with foam at its foot."""
    shine = canvas.palette.sun
    tone = canvas.colour(colour, mix(canvas.palette.water, shine, 0.6))
    body = polygon(
        [(x - width / 2, y), (x + width / 2, y), (x + width * 0.62, y + height), (x - width * 0.62, y + height)],
        canvas.fade((0, tone, 1), (1, tone, 0.75)),
    )
    threads = "".join(
        f"M{numbers(x + width * (0.24 * index - 0.36), y + 2 + index % 2 * 5)}v{number(height * 0.8)}" for index in range(4)
    )
    foam = ellipse(x, y + height, width * 1.1, width * 0.26, shine, 0.6) + ellipse(
        x, y + height, width * 1.9, width * 0.6, canvas.glow(shine, 0.5)
    )
    return body + stroke(threads, shine, 0.7, 0.7) + foam


@block
def pool(
    canvas: Canvas, x: float = 100, y: float = 120, width: float = 50, height: float = 9, depth: float = 0, colour: str = ""
) -> str:
    """A pool with a stone rim."""
    tones = canvas.at(depth)
    rim = ellipse(x, y + 1.6, width / 2 + 2.4, height / 2 + 1.8, tones.shade) + ellipse(
        x, y, width / 2 + 2.4, height / 2 + 1.5, tones.lit
    )
    water = ellipse(
        x,
        y + 0.4,
        width / 2,
        height / 2,
        canvas.shading(
            mix(canvas.colour(colour, "water", depth), canvas.palette.dark, 0.25), canvas.colour(colour, "water", depth)
        ),
    )
    return rim + water + ellipse(x - width * 0.1, y + height * 0.1, width * 0.26, height * 0.1, canvas.palette.sun, 0.6)


@block
def basin(canvas: Canvas, x: float = 100, y: float = 156, far: float = 18, near: float = 62, height: float = 80) -> str:
    """A long basin that leads towards a building and mirrors it."""
    colours, foot = canvas.palette, y + height
    rim = polygon([(x - far - 3, y), (x + far + 3, y), (x + near + 9, foot), (x - near - 9, foot)], colours.lit)
    water = polygon(
        [(x - far, y + 2), (x + far, y + 2), (x + near, foot), (x - near, foot)],
        canvas.fade((0, colours.low, 1), (0.5, colours.water, 1), (1, mix(colours.water, colours.dark, 0.5), 1)),
    )
    mirrored = polygon(
        [(x - 7, y + 3), (x + 7, y + 3), (x + 13, y + height * 0.4), (x, y + height * 0.66), (x - 13, y + height * 0.4)],
        colours.accent,
        0.4,
    )
    lights = [
        (x - 10 + 9 * (index % 3) - 6 * (index % 2) - index, y + height * (index + 1) / 9, 8 + 2.5 * index)
        for index in range(8)
    ]
    return rim + water + mirrored + dashes(lights, colours.sun, 1, 0.5)


WAVE = "-80,40! -70,10 -40,-20 0,-34 36,-32 56,-14 58,6 46,16 34,12 38,2 46,2! 40,-10 26,-8 18,8 24,28 50,40!"
WAVE_SHADE = "-40,40! -34,16 -8,-8 12,-10! 8,8 14,28 34,40!"


@block
def wave(canvas: Canvas, x: float = 100, y: float = 130, scale: float = 1, mirror: bool = False, colour: str = "") -> str:
    """A great breaking wave; its crest curls to the right."""
    tone, shine = canvas.colour(colour, "water"), canvas.palette.sun
    body = path(outline(WAVE), canvas.shading(mix(tone, shine, 0.3), mix(tone, canvas.palette.dark, 0.25)))
    shade = path(outline(WAVE_SHADE), mix(tone, canvas.palette.dark, 0.4), 0.7)
    lines = stroke("M-62 24Q-40-4-2-20Q24-24 38-16M-50 36Q-30 8 2-6M-74 36Q-50 0-14-22", shine, 1.4, 0.5)
    foam = stroke(
        "M-70 10Q-40-20 0-34Q30-36 50-20Q62-6 56 8q-6 8-10 6m8-10q6-2 8 4M44-24q8-4 12 2M-20-28q6-8 14-6M20-34q8-8 14 0",
        shine,
        3.2,
        0.95,
    )
    return group(body + shade + lines + foam, x, y, scale, mirror)


@block
def surf(canvas: Canvas, y: float = 130, count: int = 3, opacity: float = 0.8, seed: int = 3) -> str:
    """Lines of foam that run in towards the viewer."""
    chance, drawn = Numbers(seed), ""
    for index in range(count):
        at = y + index * (5 + index * 3)
        edge = smooth([(x, at + (chance.next() - 0.5) * 4) for x in range(-10, int(canvas.width) + 25, 17)])
        drawn += stroke(edge, canvas.palette.sun, 1.4 + index * 0.6, opacity)
    return drawn


@block
def beach(canvas: Canvas, y: float = 130, x: float = 0, colour: str = "", right: bool = False) -> str:
    """Sand in the foreground with a wet edge. It rises towards one side."""
    tone = canvas.colour(colour, mix(canvas.palette.lit, canvas.palette.land, 0.25))
    low, high = (y + 8, y - 4) if right else (y - 4, y + 8)
    edge = smooth([(-10, low), (canvas.width * 0.3, y + 2), (canvas.width * 0.65, y - 2), (canvas.width + 10, high)])
    body = path(f"{edge}V{number(canvas.height + 5)}H-10z", canvas.shading(tone, mix(tone, canvas.palette.dark, 0.3)))
    return body + stroke(edge, canvas.palette.sun, 2.2, 0.75)
