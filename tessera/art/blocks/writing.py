"""What is written and drawn: scrolls, books, maps, seals and decrees."""

from __future__ import annotations

import math

from tessera.art.canvas import Canvas
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import (
    Point,
    around,
    circle,
    dots,
    ellipse,
    group,
    path,
    points,
    polygon,
    polygon_data,
    rectangle,
    ring,
    smooth,
    stroke,
)


@block
def scroll(canvas: Canvas, x: float = 100, y: float = 120, scale: float = 1, turn: float = 0, colour: str = "") -> str:
    """An unrolled scroll with lines of writing."""
    paper = canvas.colour(colour, mix(canvas.palette.lit, "#f6e7c4", 0.6))
    shade = mix(paper, canvas.palette.shade, 0.5)
    sheet = path("M-20-26H20V26H-20z", paper) + ellipse(0, -28, 24, 5, shade) + ellipse(0, 28, 24, 5, shade)
    rods = path("M-24-31H24V-25H-24zM-24 25H24V31H-24z", mix(paper, canvas.palette.shade, 0.25)) + dots(
        points("-26,-28 26,-28 -26,28 26,28"), canvas.palette.accent, 6
    )
    lines = stroke(
        "M-14-18H14M-14-11H12M-14-4H14M-14 3H9M-14 10H13M-14 17H4",
        mix(canvas.palette.dark, canvas.palette.shade, 0.3),
        1.5,
        0.7,
    )
    return group(sheet + lines + rods, x, y, scale, turn=turn)


@block
def scrolls(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1) -> str:
    """Rolled scrolls in a heap."""
    paper = mix(canvas.palette.lit, "#f6e7c4", 0.5)
    drawn = ""
    for a, b in points("-16,-5 0,-5 16,-5 -8,-14 8,-14 0,-23"):
        drawn += (
            circle(a, b, 6.4, mix(paper, canvas.palette.shade, 0.4))
            + circle(a, b, 5, paper)
            + ring(a, b, 2.4, canvas.palette.shade, 1)
        )
    return group(drawn, x, y, scale)


@block
def book(canvas: Canvas, x: float = 100, y: float = 130, scale: float = 1) -> str:
    """An open book of clay leaves."""
    tones = canvas.palette
    cover = path("M-36 6Q-18-2 0 5Q18-2 36 6L32-26Q16-33 0-26Q-16-33-32-26z", mix(tones.accent, tones.dark, 0.35))
    leaves = path("M-32 2Q-16-5 0 2V-25Q-16-32-29-25z", tones.lit) + path(
        "M32 2Q16-5 0 2V-25Q16-32 29-25z", mix(tones.lit, tones.shade, 0.3)
    )
    writing = stroke(
        "M-25-20Q-15-24-5-20M-26-14Q-15-18-5-14M-27-8Q-15-12-5-8M5-20Q15-24 25-20M5-14Q15-18 26-14M5-8Q15-12 27-8",
        tones.dark,
        1.1,
        0.5,
    )
    return group(cover + leaves + writing, x, y, scale)


@block
def chart(canvas: Canvas, x: float = 100, y: float = 118, scale: float = 1) -> str:
    """A map on a table: a river, mountains, a dotted way and a cross."""
    tones = canvas.palette
    sheet = polygon([(-70, 14), (-56, -26), (56, -26), (70, 14)], tones.lit) + polygon(
        [(-70, 14), (70, 14), (70, 22), (-70, 22)], tones.shade
    )
    hills = path("M-34-8l6-11 6 11zM-24-10l6-11 6 11zM14-10l6-11 6 11z", tones.shade)
    river = stroke("M-50-4q20-20 40-6t34-4t26 8", tones.water, 4)
    way = stroke("M-40 6h12M-20 4h12M0 2h12M20-6h10", tones.accent, 2.4) + stroke("M38-18l8 8m0-8l-8 8", tones.accent, 3)
    return group(sheet + river + way + hills, x, y, scale)


@block
def calendar(canvas: Canvas, x: float = 100, y: float = 80, radius: float = 34) -> str:
    """A round stone with a sun, rays and signs."""
    tones = canvas.palette
    drawn = (
        circle(x + 2, y + 3, radius + 4, tones.dark, 0.35)
        + circle(x, y, radius + 4, tones.shade)
        + circle(x, y, radius, tones.lit)
    )
    wedges = ["", ""]
    for index in range(24):
        angle = index * 15
        wedges[index % 2] += polygon_data(
            [
                around(x, y, radius * 0.72, angle - 4.6),
                around(x, y, radius * 0.95, angle),
                around(x, y, radius * 0.72, angle + 4.6),
            ]
        )
    drawn += path(wedges[0], tones.dark) + path(wedges[1], tones.accent)
    drawn += (
        circle(x, y, radius * 0.62, tones.shade)
        + circle(x, y, radius * 0.56, tones.lit)
        + circle(x, y, radius * 0.34, tones.accent)
        + circle(x, y, radius * 0.2, tones.sun)
    )
    return drawn + dots([around(x, y, radius * 0.46, index * 45) for index in range(8)], tones.dark, radius * 0.1)


@block
def compass(canvas: Canvas, x: float = 100, y: float = 130, scale: float = 1) -> str:
    """A pair of dividers over a set square."""
    tones = canvas.palette
    brass = mix(tones.accent, tones.sun, 0.35)
    square = (
        f'<path d="M-34 20V-36L30 20zM-26 12H8L-26-18z" fill="{mix(tones.shade, tones.lit, 0.25)}" fill-rule="evenodd"/>'
        + stroke("M-30 20v-4M-20 20v-4M-10 20v-4M0 20v-4M10 20v-4", tones.dark, 0.9)
    )
    legs = (
        path(
            "M-3-46L-24 22L-18 8L0-38L20 8L26 22L3-46z",
            canvas.lighting(mix(brass, tones.lit, 0.4), mix(brass, tones.dark, 0.35)),
        )
        + circle(0, -46, 6, brass)
        + circle(0, -46, 2.4, tones.dark)
        + stroke("M-13-4Q0 2 13-4", brass, 2.4)
    )
    return group(square + legs, x, y, scale)


@block
def seal(canvas: Canvas, x: float = 100, y: float = 100, radius: float = 60, wax: str = "", ribbon: str = "") -> str:
    """A seal of wax on two ribbons; what it shows is drawn over it."""
    tone = canvas.colour(wax, "accent")
    bands = ""
    for side in (-1, 1):
        foot = x + side * radius * 0.62
        data = [
            (x + side * radius * 0.1, y),
            (x + side * radius * 0.5, y),
            (foot + side * 8, y + radius * 1.5),
            (foot - side * 4, y + radius * 1.36),
            (foot - side * 16, y + radius * 1.5),
        ]
        bands += polygon(data, canvas.colour(ribbon, mix(tone, canvas.palette.dark, 0.45)))
    edge = []
    for index in range(22):
        edge.append(around(x, y, radius * (1.06 if index % 2 else 0.99) * (1 + 0.02 * math.sin(index * 2.3)), index * 360 / 22))
    rim = smooth_ring(edge)
    drawn = (
        bands
        + path(smooth_ring([(a + 2, b + 4) for a, b in edge]), canvas.palette.dark, 0.35)
        + path(rim, canvas.lighting(mix(tone, canvas.palette.lit, 0.3), mix(tone, canvas.palette.dark, 0.4)))
    )
    drawn += circle(x, y, radius * 0.84, mix(tone, canvas.palette.dark, 0.3)) + circle(
        x, y + 1.4, radius * 0.8, mix(tone, canvas.palette.lit, 0.1)
    )
    return drawn + ring(x, y, radius * 0.74, mix(tone, canvas.palette.lit, 0.4), 1.2, 0.7)


def smooth_ring(edge: list[Point]) -> str:
    return smooth(edge, closed=True)


@block
def telescope(canvas: Canvas, x: float = 100, y: float = 100, scale: float = 1, turn: float = -38) -> str:
    """A long sighting tube that points up to the right."""
    brass = mix(canvas.palette.accent, canvas.palette.sun, 0.25)
    tube = (
        path("M-26-4H8V4H-26z", mix(brass, canvas.palette.dark, 0.25))
        + path("M4-6H40V6H4z", canvas.shading(mix(brass, canvas.palette.lit, 0.5), brass))
        + path("M38-8H44V8H38zM2-7H7V7H2z", mix(brass, canvas.palette.dark, 0.4))
    )
    return group(tube, x, y, scale, turn=turn)


@block
def parchment(canvas: Canvas, colour: str = "#f0e2bd") -> str:
    """A sheet of parchment with worn edges and faint writing, over the whole picture."""
    width, height = canvas.width, canvas.height
    sheet = rectangle(0, 0, width, height, canvas.shading(colour, mix(colour, "#a8834a", 0.35)))
    lines = stroke(
        "".join(f"M18 {round(at)}H{round(width - 18 - (at * 7 % 40))}" for at in range(24, int(height), 13)),
        "#8a6a3a",
        1.6,
        0.3,
    )
    return sheet + lines + ring(width / 2, height / 2, width * 0.68, "#7a5a2a", width * 0.12, 0.18)


@block
def decree(canvas: Canvas, x: float = 100, y: float = 100, scale: float = 1, wax: str = "", ribbon: str = "") -> str:
    """A great rolled decree with a seal at its foot. Its subject is drawn over it."""
    paper, shade = "#f6ead0", "#cdb07a"
    sheet = path("M-56-70H56V46H-56z", canvas.lighting(paper, mix(paper, shade, 0.5)))
    writing = stroke("M-42-54H42M-42-44H36M-42-34H42M-30 26H30M-30 34H20", "#8a6a3a", 1.8, 0.45)
    rolls = path("M-64-78H64V-64H-64zM-64 42H64V56H-64z", canvas.shading(paper, shade)) + dots(
        points("-66,-71 66,-71 -66,49 66,49"), canvas.colour(ribbon, "accent"), 15
    )
    stamp = group(seal(canvas, 0, 62, 24, wax, ribbon))
    return group(sheet + writing + rolls + stamp, x, y, scale)


@block
def lane(canvas: Canvas, x: float = 100, y: float = 100, scale: float = 1) -> str:
    """A paved road that runs away, as a sign."""
    paving = path("M-8-40H8L38 38H-38z", "#efe2c4") + path("M-8-40H-3L-18 38H-38zM8-40H3L18 38H38z", "#c9b48a", 0.6)
    return group(paving + stroke("M0-36V-30M0-24V-14M0-6V8M0 18V36", "#8a6a3a", 2.6), x, y, scale)


@block
def tally(canvas: Canvas, x: float = 100, y: float = 100, scale: float = 1) -> str:
    """Five strokes of a count in ink."""
    ink = "#7a1a18"
    return group(stroke("M-12-8V8M-5-8V8M2-8V8M9-8V8M-16 6L14-6", ink, 2.4), x, y, scale)


@block
def distance(canvas: Canvas, x: float = 100, y: float = 124, scale: float = 1) -> str:
    """An arrow with two heads."""
    return group(stroke("M-26 0H26M-18-7L-27 0L-18 7M18-7L27 0L18 7", "#fff3d0", 3.6), x, y, scale)


@block
def milestone(canvas: Canvas, x: float = 100, y: float = 180, scale: float = 1) -> str:
    """A milestone with a wheel and strokes on it."""
    tones = canvas.palette
    body = path("M-22 0V-52Q-22-76 0-76T22-52V0z", canvas.lighting(tones.lit, tones.shade)) + path(
        "M-26 0H26V-6H-26z", tones.shade
    )
    wheel = ring(0, -50, 12, tones.dark, 2.4, 0.7) + stroke("M-12-50H12M0-62V-38M-8-58L8-42M8-58L-8-42", tones.dark, 1.4, 0.7)
    return group(body + wheel + stroke("M-10-26V-12M-4-26V-12M2-26V-12M8-26V-12", tones.dark, 2.4, 0.7), x, y, scale)


@block
def sundial(canvas: Canvas, x: float = 100, y: float = 200, scale: float = 1) -> str:
    """A sundial whose hand is a set square."""
    tones = canvas.palette
    foot = path("M-8 0L-6-18H6L8 0z", canvas.lighting(tones.lit, tones.shade))
    plate = (
        ellipse(0, -18, 36, 11, tones.shade)
        + ellipse(0, -20, 36, 11, tones.lit)
        + stroke("M-30-20h6M24-20h6M0-30v4M0-14v4M-22-27l4 2M18-25l4-2M-22-13l4-2M18-15l4 2", tones.dark, 1.4, 0.6)
    )
    hand = path(
        "M-14-20L16-20L16-56z", canvas.lighting(mix(tones.accent, tones.sun, 0.4), mix(tones.accent, tones.dark, 0.3))
    ) + path("M-14-20L-30-14L-6-18z", tones.dark, 0.3)
    return group(foot + plate + hand, x, y, scale)
