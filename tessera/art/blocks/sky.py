"""Skies: sun, moon and stars, clouds and weather, light and smoke."""

from __future__ import annotations

import math

from tessera.art.canvas import Canvas
from tessera.art.registry import block
from tessera.art.shapes import (
    Numbers,
    Point,
    around,
    circle,
    circle_data,
    dots,
    ellipse,
    group,
    number,
    numbers,
    path,
    polygon,
    polygon_data,
    rectangle,
    rounded,
    smooth,
    stroke,
)


def ray_fan(x: float, y: float, count: int, length: float, colour: str, opacity: float, spread: float = 2.6) -> str:
    """Rays in all directions, in one element."""
    data = ""
    for index in range(count):
        angle = index * 360 / count + 6
        data += polygon_data([(x, y), around(x, y, length, angle - spread), around(x, y, length, angle + spread)])
    return path(data, colour, opacity) if data else ""


@block
def sun(
    canvas: Canvas, x: float = 100, y: float = 60, radius: float = 18, rays: int = 0, colour: str = "", halo: float = 1
) -> str:
    """A sun with two rings of light around it."""
    shine = canvas.colour(colour, "sun")
    soft = circle(x, y, radius * 4.4, canvas.glow(shine, 0.55 * halo))
    rings = circle(x, y, radius * 1.9, shine, 0.14 * halo) + circle(x, y, radius * 1.4, shine, 0.22 * halo)
    return soft + rings + ray_fan(x, y, rays, 260, shine, 0.13) + circle(x, y, radius, shine)


@block
def low_sun(canvas: Canvas, x: float = 100, y: float = 100, radius: float = 30, bands: int = 4) -> str:
    """A large sun at the horizon, cut by bands of mist."""
    shine = canvas.palette.sun
    cuts = ""
    for index in range(bands):
        height = 1.2 + index * 1.1
        at = y + radius * (0.15 + 0.85 * index / bands)
        cuts += rectangle(x - radius - 1, at, radius * 2 + 2, height, canvas.palette.low)
    return circle(x, y, radius * 3.2, canvas.glow(shine, 0.6)) + circle(x, y, radius, shine) + cuts


@block
def shafts(canvas: Canvas, x: float = 40, y: float = -20, toward: float = 60, count: int = 4, opacity: float = 0.2) -> str:
    """Slanting shafts of light from a point above. `toward` is the angle of the middle one."""
    shine = canvas.palette.sun
    chance = Numbers(count + int(x))
    data = ""
    for index in range(count):
        angle = toward + (index - (count - 1) / 2) * 11 + chance.between(-2, 2)
        half = chance.between(1.2, 3.2)
        data += polygon_data([(x, y), around(x, y, 340, angle - half), around(x, y, 340, angle + half)])
    return path(data, canvas.fade((0, shine, opacity * 1.6), (1, shine, opacity * 0.2)))


@block
def moon(canvas: Canvas, x: float = 150, y: float = 40, radius: float = 14, colour: str = "") -> str:
    shine, spot = canvas.colour(colour, "sun"), canvas.palette.mid
    spots = circle_data(x - radius * 0.3, y - radius * 0.2, radius * 0.2)
    spots += circle_data(x + radius * 0.35, y + radius * 0.3, radius * 0.28)
    spots += circle_data(x + radius * 0.1, y - radius * 0.55, radius * 0.12)
    glow = circle(x, y, radius * 4, canvas.glow(shine, 0.45))
    return glow + circle(x, y, radius, shine) + path(spots, spot, 0.22)


@block
def crescent(canvas: Canvas, x: float = 150, y: float = 40, radius: float = 14) -> str:
    shine = canvas.palette.sun
    r = number(radius)
    inner = number(radius * 0.8)
    data = (
        f"M{numbers(x, y - radius)}a{r} {r} 0 1 0 {numbers(radius * 0.95, radius * 1.3)}"
        f"a{inner} {inner} 0 1 1 {numbers(-radius * 0.95, -radius * 1.3)}z"
    )
    return circle(x, y, radius * 3.6, canvas.glow(shine, 0.4)) + path(data, shine)


@block
def eclipse(canvas: Canvas, x: float = 100, y: float = 50, radius: float = 26) -> str:
    """A dark disc with a burning rim."""
    shine, dark = canvas.palette.sun, canvas.palette.dark
    glow = circle(x, y, radius * 2.6, canvas.glow(canvas.palette.accent, 0.9)) + circle(
        x, y, radius * 1.5, canvas.glow(shine, 1)
    )
    return glow + ray_fan(x, y, 18, radius * 2.2, shine, 0.22, 1.4) + circle(x, y, radius, dark)


@block
def stars(canvas: Canvas, count: int = 40, height: float = 0.6, seed: int = 3) -> str:
    """Stars of three sizes over the upper part of the sky."""
    chance = Numbers(seed)
    sizes: list[list[Point]] = [[], [], []]
    for index in range(count):
        spot = round(chance.next() * canvas.width), round(chance.next() * canvas.height * height)
        sizes[0 if index % 7 == 0 else 1 + index % 2].append(spot)
    shine = canvas.palette.sun
    return dots(sizes[0], shine, 2) + dots(sizes[1], shine, 1.3, 0.8) + dots(sizes[2], shine, 0.9, 0.55)


@block
def star(canvas: Canvas, x: float = 100, y: float = 40, radius: float = 10) -> str:
    """One great star with four points."""
    shine, waist = canvas.palette.sun, radius * 0.16
    long, wide = radius * 2, radius * 1.3
    data = (
        f"M{numbers(x, y - long)}Q{numbers(x + waist, y - waist, x + wide, y)}"
        f"Q{numbers(x + waist, y + waist, x, y + long)}Q{numbers(x - waist, y + waist, x - wide, y)}"
        f"Q{numbers(x - waist, y - waist, x, y - long)}z"
    )
    return circle(x, y, radius * 3, canvas.glow(shine, 0.7)) + path(data, shine)


@block
def comet(canvas: Canvas, x: float = 60, y: float = 40, length: float = 90, angle: float = -24) -> str:
    """A comet with a tail to the right of it, turned by an angle."""
    shine = canvas.palette.sun
    tail = polygon(
        [(0, -4), (length, -9), (length * 0.96, 0), (length, 9), (0, 4)],
        canvas.fade((0, shine, 0.9), (1, shine, 0), across=True),
    )
    core = polygon(
        [(0, -2), (length * 0.6, -2), (length * 0.6, 2), (0, 2)], canvas.fade((0, shine, 0.9), (1, shine, 0), across=True)
    )
    return group(tail + core + circle(0, 0, 16, canvas.glow(shine, 0.9)) + circle(0, 0, 4.6, shine), x, y, turn=angle)


@block
def aurora(canvas: Canvas, y: float = 40, colour: str = "#8ff0c0", height: float = 46) -> str:
    """A curtain of light across the sky."""
    drawn = ""
    for index in range(2):
        top = [(x, round(y + math.sin(x / 31 + index * 2) * 12 + index * 15)) for x in range(-10, int(canvas.width) + 51, 40)]
        foot = [(x, round(at + height * (0.7 + 0.3 * math.sin(x / 17)))) for x, at in reversed(top)]
        curtain = smooth(top) + "L" + smooth(foot)[1:] + "z"
        drawn += path(curtain, canvas.fade((0, colour, 0), (0.45, colour, 0.55 - index * 0.15), (1, colour, 0)))
        drawn += stroke(smooth([(x, at + height * 0.35) for x, at in top]), colour, 1.6, 0.35)
    return drawn


@block
def sparks(
    canvas: Canvas,
    x: float = 100,
    y: float = 120,
    width: float = 80,
    height: float = 90,
    count: int = 18,
    seed: int = 7,
    colour: str = "",
) -> str:
    """Embers or fireflies that float above a point."""
    chance, shine = Numbers(seed), canvas.colour(colour, "accent")
    flown = rounded((x + (chance.next() - 0.5) * width, y - chance.next() ** 1.4 * height) for _ in range(count))
    return (
        dots(flown[::3], shine, 4, 0.3)
        + dots(flown[::3], shine, 2)
        + dots(flown[1::3], shine, 1.3)
        + dots(flown[2::3], shine, 0.9, 0.8)
    )


@block
def birds(
    canvas: Canvas,
    x: float = 60,
    y: float = 30,
    count: int = 5,
    scale: float = 1,
    seed: int = 4,
    colour: str = "",
    spread: float = 50,
) -> str:
    """Birds far away."""
    chance = Numbers(seed)
    data = ""
    for _ in range(count):
        left, top = round(x + (chance.next() - 0.5) * spread), round(y + (chance.next() - 0.5) * spread * 0.5)
        wing = (2.2 + int(chance.next() * 3)) * scale
        data += f"M{numbers(left - wing * 2, top - wing * 0.5)}q{numbers(wing, -wing * 0.6, wing * 2, wing * 0.5)}"
        data += f"q{numbers(wing, -wing * 1.1, wing * 2, -wing * 0.5)}"
    return stroke(data, canvas.colour(colour, "dark"), 0.9)


@block
def beam(
    canvas: Canvas,
    x: float = 100,
    y: float = 120,
    width: float = 12,
    height: float = 130,
    colour: str = "",
    opacity: float = 0.8,
) -> str:
    """A pillar of light that rises from a point."""
    shine = canvas.colour(colour, "sun")
    fill = canvas.fade((0, shine, 0), (1, shine, opacity))
    wide = polygon([(x - width * 1.4, y - height), (x + width * 1.4, y - height), (x + width, y), (x - width, y)], fill)
    core = polygon(
        [(x - width * 0.4, y - height), (x + width * 0.4, y - height), (x + width * 0.45, y), (x - width * 0.45, y)], fill
    )
    return wide + core + ellipse(x, y, width * 2.4, width * 0.8, canvas.glow(shine, 0.9))


@block
def glow(
    canvas: Canvas,
    x: float = 100,
    y: float = 100,
    radius: float = 20,
    colour: str = "",
    opacity: float = 0.8,
    squash: float = 1,
) -> str:
    """A soft light."""
    return ellipse(x, y, radius, radius * squash, canvas.glow(canvas.colour(colour, "accent"), opacity))


@block
def rainbow(canvas: Canvas, x: float = 100, y: float = 120, radius: float = 90, opacity: float = 0.5) -> str:
    bands = ("#d8433a", "#e99a3a", "#f2d75a", "#62b06a", "#4f8fd0", "#7a5fb0")
    drawn = ""
    for index, colour in enumerate(bands):
        r = number(radius - index * 3)
        drawn += stroke(
            f"M{numbers(x - radius + index * 3, y)}a{r} {r} 0 0 1 {number(2 * (radius - index * 3))} 0", colour, 3, opacity
        )
    return drawn
