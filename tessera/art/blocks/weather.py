"""Weather: clouds, storms, haze and smoke."""

from __future__ import annotations

import math

from tessera.art.canvas import Canvas
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import (
    Numbers,
    Point,
    circle,
    circle_data,
    dots,
    ellipse,
    faded,
    group,
    line,
    numbers,
    outline,
    path,
    rectangle,
    rounded,
    stroke,
)


@block
def clouds(
    canvas: Canvas, y: float = 40, count: int = 4, seed: int = 1, scale: float = 1, opacity: float = 0.5, colour: str = ""
) -> str:
    """Thin streaks of cloud."""
    chance, white = Numbers(seed), canvas.colour(colour, "sun")
    drawn = ""
    for _ in range(count):
        x, height = chance.next() * canvas.width, y + (chance.next() - 0.5) * 26 * scale
        width, thick = chance.between(30, 80) * scale, chance.between(2.4, 5.4) * scale
        puffs = ellipse(x, height, width / 2, thick, white) + ellipse(
            x + width * 0.16, height - thick * 0.9, width * 0.26, thick * 0.9, white
        )
        puffs += ellipse(x - width * 0.2, height + thick * 0.8, width * 0.3, thick * 0.6, white)
        drawn += faded(puffs, opacity * chance.between(0.5, 1))
    return drawn


CUMULUS = "-34,0! -33,-7 -26,-9 -24,-17 -13,-19 -6,-28 6,-26 11,-18 21,-18 24,-9 33,-8 34,0!"


@block
def cumulus(
    canvas: Canvas,
    x: float = 60,
    y: float = 60,
    scale: float = 1,
    opacity: float = 0.95,
    colour: str = "",
    mirror: bool = False,
) -> str:
    """A heaped cloud with a level foot, bright on top."""
    white = canvas.colour(colour, "sun")
    body = path(
        outline(CUMULUS),
        canvas.fade(
            (0, white, opacity), (0.55, white, opacity * 0.8), (1, mix(white, canvas.palette.haze, 0.6), opacity * 0.5)
        ),
    )
    puffs = path(circle_data(-12, -9, 8) + circle_data(8, -14, 9), white, 0.35 * opacity)
    return group(body + puffs, x, y, scale, mirror)


@block
def billows(canvas: Canvas, y: float = 110, seed: int = 2, scale: float = 1, depth: float = 0.3, colour: str = "") -> str:
    """A sea of clouds that fills everything below y."""
    chance = Numbers(seed)
    white = mix(canvas.colour(colour, "sun"), canvas.palette.haze, depth)
    heaps: list[list[Point]] = [[], [], []]
    x = -10.0
    while x < canvas.width + 20:
        heaps[int(chance.next() * 3)].append((x, y + chance.next() * 5))
        x += 15 * scale
    drawn = "".join(dots(rounded(heap), white, (22 + index * 7) * scale) for index, heap in enumerate(heaps))
    foot = rectangle(
        -5, y + 4, canvas.width + 10, canvas.height - y, canvas.shading(white, mix(white, canvas.palette.haze, 0.5))
    )
    return drawn + foot


@block
def storm_clouds(canvas: Canvas, y: float = 30, seed: int = 4, colour: str = "", opacity: float = 0.9) -> str:
    """A heavy ceiling of clouds above y, dark on top and lit from below."""
    chance = Numbers(seed)
    dark = canvas.colour(colour, "dark")
    drawn = ""
    for share, lift in ((0.35, 0.0), (0.18, 9.0), (0.05, 20.0)):
        tone = mix(dark, canvas.palette.mid, share)
        spots = [(x, y - lift + chance.between(-5, 5)) for x in range(-8, int(canvas.width) + 20, 15)]
        layer = rectangle(-20, -20, canvas.width + 40, y - lift + 20, tone)
        layer += dots(rounded(spots[::2]), tone, 26) + dots(rounded(spots[1::2]), tone, 19)
        drawn += faded(layer, opacity)
    return drawn


@block
def bolt(canvas: Canvas, x: float = 120, y: float = 0, height: float = 60, colour: str = "") -> str:
    """Lightning with one branch."""
    shine = canvas.colour(colour, "sun")
    trunk = [(x, y), (x - 7, y + height * 0.35), (x + 2, y + height * 0.47), (x - 10, y + height)]
    branch = [(x - 4, y + height * 0.42), (x + 10, y + height * 0.7), (x + 8, y + height * 0.86)]
    glow = ellipse(x - 3, y + height * 0.5, 18, height * 0.6, canvas.glow(shine, 0.4))
    return glow + line(trunk, shine, 3.4, 0.35) + line(trunk, shine, 1.6) + line(branch, shine, 0.9)


@block
def rain(
    canvas: Canvas, y: float = 0, height: float = 150, count: int = 40, seed: int = 5, slant: float = -5, opacity: float = 0.4
) -> str:
    chance = Numbers(seed)
    data = ""
    for _ in range(count):
        data += f"M{numbers(chance.next() * canvas.width, y + chance.next() * height)}l{numbers(slant, chance.between(8, 15))}"
    return stroke(data, canvas.palette.sun, 0.7, opacity)


@block
def snow(canvas: Canvas, count: int = 40, seed: int = 6, height: float = 1, opacity: float = 0.8) -> str:
    """Falling snow."""
    chance = Numbers(seed)
    flakes = rounded((chance.next() * canvas.width, chance.next() * canvas.height * height) for _ in range(count))
    return dots(flakes[::2], "#ffffff", 2, opacity) + dots(flakes[1::2], "#ffffff", 1.2, opacity)


@block
def haze(canvas: Canvas, y: float = 100, height: float = 40, opacity: float = 0.7, colour: str = "") -> str:
    """A band of haze, thickest at y."""
    tone = canvas.colour(colour, "haze")
    return rectangle(0, y - height / 2, canvas.width, height, canvas.fade((0, tone, 0), (0.5, tone, opacity), (1, tone, 0)))


@block
def fog(canvas: Canvas, y: float = 118, height: float = 34, opacity: float = 0.85, colour: str = "") -> str:
    """Fog that thickens from above y and stays thick below it."""
    tone = canvas.colour(colour, "haze")
    return rectangle(
        0,
        y - height,
        canvas.width,
        canvas.height - y + height,
        canvas.fade((0, tone, 0), (0.6, tone, opacity), (1, tone, opacity)),
    )


@block
def mist(canvas: Canvas, y: float = 110, count: int = 4, seed: int = 3, opacity: float = 0.5, colour: str = "") -> str:
    """Long level wisps of mist."""
    chance, tone = Numbers(seed), canvas.colour(colour, "haze")
    drawn = ""
    for index in range(count):
        x, width = chance.next() * canvas.width, chance.between(70, 150)
        drawn += ellipse(
            x, y + (index - count / 2) * 7, width / 2, chance.between(2.2, 4.6), tone, opacity * chance.between(0.6, 1)
        )
    return drawn


@block
def smoke(
    canvas: Canvas,
    x: float = 100,
    y: float = 100,
    height: float = 60,
    scale: float = 1,
    colour: str = "",
    opacity: float = 0.6,
    lean: float = 18,
) -> str:
    """A column of smoke that widens and thins out."""
    tone = canvas.colour(colour, mix(canvas.palette.dark, canvas.palette.haze, 0.4))
    drawn = ""
    for index in range(8):
        rise = index / 8
        left = x + lean * rise * rise + math.sin(index * 2.1) * 4 * scale * rise
        drawn += circle(left, y - height * rise, (3 + rise * 10) * scale, tone, opacity * (1 - rise * 0.85))
    return drawn
