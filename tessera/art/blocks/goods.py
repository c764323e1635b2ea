"""Goods of trade: metals, timber, grain and building stone."""

from __future__ import annotations

from tessera.art.canvas import Canvas
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import circle, dots, group, path, points, polygon, ring, stroke


@block
def ingots(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, colour: str = "#8fa3b3", rows: int = 3) -> str:
    """Bars of metal in a pyramid."""
    one = polygon([(-20, 0), (-14, -18), (14, -18), (20, 0)], mix(colour, canvas.palette.dark, 0.3))
    one += polygon([(-14, -18), (-11, -22), (11, -22), (14, -18)], mix(colour, "#ffffff", 0.6))
    one += polygon(
        [(-20, 0), (-14, -18), (2, -18), (-2, 0)] if canvas.light_from_left else [(20, 0), (14, -18), (-2, -18), (2, 0)], colour
    )
    one += stroke("M-8-6L-5-14M9-4L7-12", mix(colour, "#ffffff", 0.4), 1, 0.6)
    drawn = ""
    for row in range(rows):
        for index in range(rows - row):
            drawn += canvas.stamp(one, (index - (rows - row - 1) / 2) * 42, -row * 22)
    return group(drawn, x, y, scale)


@block
def logs(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, rows: int = 3) -> str:
    """Felled trunks in a pyramid."""
    one = (
        circle(0, 0, 18, "#6b3f1e")
        + circle(0, 0, 15, "#d9a867")
        + ring(0, 0, 10.5, "#b07c40", 1.4)
        + ring(0, 0, 6, "#b07c40", 1.4)
        + circle(0, 0, 2, "#b07c40")
        + stroke("M0 0L9-9", "#a06c34", 1)
    )
    drawn = ""
    for row in range(rows):
        for index in range(rows - row):
            drawn += canvas.stamp(one, (index - (rows - row - 1) / 2) * 37, -18 - row * 31)
    return group(drawn, x, y, scale)


@block
def sheaf(canvas: Canvas, x: float = 100, y: float = 150, scale: float = 1, colour: str = "#e0a52c") -> str:
    """A bound sheaf of grain, about 80 units high."""
    stalks, ears = "", []
    for index in range(-7, 8):
        stalks += f"M{index * 3.4} 0Q{index * 0.8}-30 {index * 4.6}-{66 - abs(index) * 1.8:.1f}"
        ears.append((index * 4.6, -66 + abs(index) * 1.8))
    heads = "".join(f"M{a:.1f} {b:.1f}l{a * 0.12:.1f}-13" for a, b in ears)
    tie = path("M-10-34Q0-30 10-34L9-26Q0-22-9-26z", canvas.palette.accent)
    return group(
        stroke(stalks, mix(colour, canvas.palette.dark, 0.25), 2.4)
        + stroke(heads, mix(colour, canvas.palette.lit, 0.3), 6)
        + stroke(heads, mix(colour, canvas.palette.dark, 0.3), 1, 0.5)
        + tie,
        x,
        y,
        scale,
    )


def cube(canvas: Canvas, colour: str, width: float, height: float) -> str:
    """A dressed stone with a top, a lit face and a shaded one. Its foot is at the origin."""
    lean = width * 0.28
    front = polygon(
        [(-width / 2, 0), (-width / 2, -height), (width / 2, -height), (width / 2, 0)],
        canvas.lighting(colour, mix(colour, canvas.palette.shade, 0.35)),
    )
    top = polygon(
        [
            (-width / 2, -height),
            (-width / 2 + lean, -height - lean * 0.6),
            (width / 2 + lean, -height - lean * 0.6),
            (width / 2, -height),
        ],
        mix(colour, "#ffffff", 0.5),
    )
    side = polygon(
        [(width / 2, 0), (width / 2, -height), (width / 2 + lean, -height - lean * 0.6), (width / 2 + lean, -lean * 0.6)],
        mix(colour, canvas.palette.dark, 0.4),
    )
    return front + top + side


@block
def stones(
    canvas: Canvas, x: float = 100, y: float = 150, scale: float = 1, colour: str = "#c9b98a", veins: str = "", layers: int = 3
) -> str:
    """Dressed blocks in a stack, with veins of another colour where one is given."""
    one = cube(canvas, colour, 40, 24)
    if veins:
        one += stroke("M-18-4Q-8-12 0-6T18-14M-14-20Q-4-14 4-20", veins, 1.2, 0.8)
    one += stroke("M-14-8l3 3M8-16l4 2M2-4l5-1", canvas.palette.dark, 0.8, 0.35)
    drawn = ""
    for row in range(layers):
        for index in range(layers - row):
            drawn += canvas.stamp(one, (index - (layers - row - 1) / 2) * 43 - 4, -row * 25)
    return group(drawn, x, y, scale)


@block
def bricks(canvas: Canvas, x: float = 100, y: float = 150, scale: float = 1, colour: str = "#c05a34") -> str:
    """A stack of bricks laid crosswise."""
    tones = (colour, mix(colour, canvas.palette.lit, 0.2), mix(colour, canvas.palette.dark, 0.18))
    drawn = ""
    for row in range(5):
        for index in range(4 - row % 2):
            left = -60 + index * 32 + row % 2 * 16
            drawn += canvas.stamp(cube(canvas, tones[(row + index * 2) % 3], 29, 13), left + 12, -row * 14)
    return group(drawn, x, y, scale)


@block
def boulders(canvas: Canvas, x: float = 100, y: float = 150, scale: float = 1, colour: str = "") -> str:
    """Rough field stones in a heap."""
    tone = canvas.colour(colour, mix(canvas.palette.shade, canvas.palette.haze, 0.2))
    one = polygon([(-20, 0), (-22, -12), (-10, -26), (10, -28), (22, -14), (20, 0)], mix(tone, canvas.palette.dark, 0.3))
    one += polygon(
        [(-20, 0), (-22, -12), (-10, -26), (0, -16), (-6, 0)]
        if canvas.light_from_left
        else [(20, 0), (22, -14), (10, -28), (0, -16), (6, 0)],
        mix(tone, canvas.palette.lit, 0.35),
    )
    one += polygon([(-10, -26), (10, -28), (14, -20), (0, -16)], mix(tone, "#ffffff", 0.45))
    drawn = "".join(
        canvas.stamp(one, a, b, size)
        for a, b, size in ((-44, 0, 1.1), (46, 0, 1.05), (0, 2, 1.25), (-24, -24, 1), (24, -26, 1.05), (0, -48, 0.95))
    )
    return group(drawn, x, y, scale)


@block
def mortar(canvas: Canvas, x: float = 100, y: float = 150, scale: float = 1) -> str:
    """A trough of mortar with a trowel, for concrete."""
    tones = canvas.palette
    trough = path(
        "M-46-4L-38 16H38L46-4z", canvas.lighting(mix(tones.shade, tones.lit, 0.2), mix(tones.shade, tones.dark, 0.35))
    )
    paste = path("M-46-4Q-30-18-12-12Q2-26 18-13Q34-18 46-4Q0 4-46-4z", canvas.shading("#e4ddd0", "#b5aa9a"))
    trowel = stroke("M20-14L34-34", mix(tones.dark, tones.shade, 0.3), 4) + path("M22-18L4-14L14 2Q22-8 22-18z", "#b9c4cc")
    return group(trough + paste + dots(points("-28,-8 -14,-6 4,-12 -4,-4 26,-6"), "#8f8577", 2.2) + trowel, x, y, scale)
