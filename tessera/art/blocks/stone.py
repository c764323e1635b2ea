"""Stone: cliffs, crags, boulders, caves and the fire below."""

from __future__ import annotations

from tessera.art.canvas import Canvas
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import (
    Numbers,
    Point,
    circle,
    dashes,
    dots,
    ellipse,
    group,
    line,
    number,
    numbers,
    outline,
    path,
    polygon,
    polygon_data,
    rectangle,
    stroke,
)


@block
def mesa(
    canvas: Canvas,
    x: float = 100,
    y: float = 130,
    width: float = 60,
    height: float = 50,
    depth: float = 0.2,
    top: float = 0.62,
    colour: str = "",
) -> str:
    """A rock with a level top, `top` times as wide as its foot."""
    tone = canvas.colour(colour, mix(canvas.palette.land, canvas.palette.shade, 0.4), depth)
    flat, side = width * top / 2, canvas.side
    body = [
        (x - width / 2, y),
        (x - flat - 2, y - height * 0.4),
        (x - flat, y - height),
        (x + flat, y - height),
        (x + flat + 3, y - height * 0.5),
        (x + width / 2, y),
    ]
    face = [
        (x + side * width / 2, y),
        (x + side * (flat + 2), y - height * 0.45),
        (x + side * flat, y - height),
        (x + side * flat * 0.1, y - height),
        (x + side * flat * 0.25, y - height * 0.6),
        (x + side * flat * 0.02, y - height * 0.3),
        (x + side * width * 0.16, y),
    ]
    beds = [(x - flat * 0.9, y - height * (0.2 * index + 0.12), flat * 1.7) for index in range(1, 4)]
    return (
        polygon(body, tone) + polygon(face, mix(tone, canvas.palette.lit, 0.35)) + dashes(beds, canvas.palette.dark, 0.5, 0.18)
    )


@block
def crag(
    canvas: Canvas,
    x: float = 100,
    y: float = 200,
    width: float = 46,
    height: float = 90,
    depth: float = 0.1,
    seed: int = 2,
    waist: float = 0.3,
    colour: str = "",
) -> str:
    """A needle of rock; `waist` is the width of its top as a share of its foot."""
    chance = Numbers(seed)
    tone = canvas.colour(colour, mix(canvas.palette.land, canvas.palette.dark, 0.25), depth)
    left, right, ridge = [], [], []
    for index in range(7):
        share = index / 6
        half, at = width * (waist + (1 - waist) * share * share) / 2, y - height * (1 - share)
        left.append((x - half - chance.next() * width * 0.07, at))
        right.append((x + half + chance.next() * width * 0.07, at))
        ridge.append((x + (chance.next() - 0.5) * half * 0.7, at))
    lit_edge = left if canvas.light_from_left else right
    return polygon(left + right[::-1], tone) + polygon(lit_edge + ridge[::-1], mix(tone, canvas.palette.lit, 0.45))


@block
def cliff(
    canvas: Canvas,
    x: float = 70,
    y: float = 60,
    right: bool = False,
    depth: float = 0.15,
    seed: int = 3,
    colour: str = "",
    grass: bool = True,
) -> str:
    """A cliff that fills the left side of the picture up to x, or the right one from x."""
    chance = Numbers(seed)
    tone = canvas.colour(colour, mix(canvas.palette.land, canvas.palette.dark, 0.2), depth)
    inward, border = (-1, canvas.width + 6) if right else (1, -6.0)
    edge = [
        (x - inward * index * 2.4 + inward * (chance.next() * 9 + index % 2 * 4), y + (canvas.height - y) * index / 7)
        for index in range(8)
    ]
    face = [(at_x - inward * (10 + index % 3 * 6 + chance.next() * 8), at_y) for index, (at_x, at_y) in enumerate(edge)]
    is_lit = right == canvas.light_from_left
    surface = mix(tone, canvas.palette.lit, 0.42) if is_lit else mix(tone, canvas.palette.dark, 0.3)
    drawn = polygon([(border, y - 2), *edge, (border, canvas.height + 4)], tone) + polygon(edge + face[::-1], surface)
    turf = polygon([(border, y - 2), edge[0], (edge[0][0] - inward * 4, y + 3), (border, y + 3)], canvas.at(depth).leaf)
    return drawn + (turf if grass else "")


@block
def rocks(
    canvas: Canvas,
    y: float = 140,
    count: int = 6,
    scale: float = 1,
    seed: int = 8,
    depth: float = 0,
    left: float = 0,
    right: float = -1,
    colour: str = "",
) -> str:
    """Stones on the ground between two borders."""
    chance = Numbers(seed)
    tone = canvas.colour(colour, mix(canvas.palette.land, canvas.palette.dark, 0.45), depth)
    bodies, faces = "", ""
    border = canvas.width if right < 0 else right
    for _ in range(count):
        x, width = chance.between(left, border), chance.between(6, 18) * scale
        height = width * chance.between(0.5, 0.9)
        body = [
            (x - width / 2, y),
            (x - width * 0.3, y - height * 0.8),
            (x + width * 0.05, y - height),
            (x + width * 0.4, y - height * 0.5),
            (x + width / 2, y),
        ]
        bodies += polygon_data(body)
        faces += polygon_data(
            [*body[:3], (x - width * 0.08, y - height * 0.3)]
            if canvas.light_from_left
            else [*body[:1:-1], (x, y - height * 0.3)]
        )
    return path(bodies, tone) + path(faces, mix(tone, canvas.palette.lit, 0.35))


@block
def boulder(
    canvas: Canvas, x: float = 100, y: float = 140, width: float = 40, height: float = 30, depth: float = 0, colour: str = ""
) -> str:
    """One large stone with three faces."""
    tone = canvas.colour(colour, mix(canvas.palette.shade, canvas.palette.land, 0.3), depth)
    side = canvas.side
    body = [(-0.5, 0), (-0.44, -0.5), (-0.18, -0.96), (0.2, -1), (0.46, -0.55), (0.5, 0)]
    face = [(side * 0.5, 0), (side * 0.45, -0.52), (side * 0.19, -0.98), (side * 0.02, -0.62), (side * 0.12, -0.2)]
    top = [(-0.18, -0.96), (0.2, -1), (0.05, -0.68), (-0.3, -0.7)]

    def placed(shape: list[Point]) -> list[Point]:
        return [(x + a * width, y + b * height) for a, b in shape]

    drawn = polygon(placed(body), mix(tone, canvas.palette.dark, 0.25)) + polygon(
        placed(face), mix(tone, canvas.palette.lit, 0.28)
    )
    return drawn + polygon(placed(top), mix(tone, canvas.palette.sun, 0.5))


@block
def volcano(canvas: Canvas, x: float = 100, y: float = 128, width: float = 150, height: float = 80) -> str:
    """A burning mountain with lava down its flank."""
    colours = canvas.palette
    tone = mix(colours.land, colours.dark, 0.3)
    top, rim = y - height, width * 0.12
    cone = outline_of(
        [
            (x - width / 2, y),
            (x - width * 0.27, y - height * 0.42),
            (x - rim, top),
            (x + rim, top),
            (x + width * 0.27, y - height * 0.42),
            (x + width / 2, y),
        ]
    )
    lit_face = [
        (x - width / 2, y),
        (x - width * 0.27, y - height * 0.42),
        (x - rim, top),
        (x, top + 6),
        (x - width * 0.06, y - height * 0.4),
        (x - width * 0.16, y),
    ]
    left_edge = f"Q{numbers(x - 16, y - height * 0.6, x - 6, y - height * 0.36)}Q{numbers(x - 14, y - height * 0.1, x - 22, y)}"
    right_edge = (
        f"Q{numbers(x + 8, y - height * 0.3, x + 2, y - height * 0.5)}Q{numbers(x + 14, y - height * 0.8, x + 10, top)}"
    )
    lava = f"M{numbers(x - 10, top)}{left_edge}H{number(x + 2)}{right_edge}z"
    thrown = [(-34, -26), (-22, -44), (-8, -56), (6, -50), (20, -58), (30, -38), (42, -22)]
    arcs = "".join(f"M{numbers(x + a * 0.25, top)}Q{numbers(x + a * 0.5, top + b * 1.1, x + a, top + b)}" for a, b in thrown)
    drawn = (
        circle(x, top, height, canvas.glow(colours.accent, 0.9))
        + path(cone, tone)
        + polygon(lit_face, mix(tone, colours.lit, 0.3))
    )
    drawn += stroke(arcs, colours.sun, 1, 0.7) + dots([(x + a, top + b) for a, b in thrown], colours.sun, 4.5)
    drawn += path(lava, canvas.shading(colours.sun, colours.accent)) + ellipse(x, top, rim, 4, colours.sun)
    return drawn


def outline_of(corners: list[Point]) -> str:
    return polygon_data(corners)


@block
def chasm(canvas: Canvas, x: float = 100, y: float = 96, scale: float = 1, colour: str = "") -> str:
    """A crack that tears the ground open."""
    dark = canvas.palette.dark
    deep = polygon(
        [
            (-3, 0),
            (5, -2),
            (-2, 14),
            (14, 28),
            (4, 44),
            (30, 70),
            (40, 96),
            (-44, 96),
            (-30, 70),
            (-10, 44),
            (-22, 28),
            (-8, 14),
        ],
        dark,
    )
    lip = line([(5, -2), (-2, 14), (14, 28), (4, 44), (30, 70), (40, 96)], canvas.palette.lit, 1.2, 0.5)
    side = stroke("M12 28l26 6 10 18m-60-24l-28 4-14 18M-5 14l-20-4-8-8M24 62l20 2 16 14", dark, 2.4)
    heat = ellipse(-2, 78, 26, 22, canvas.glow(canvas.colour(colour, "accent"), 0.85)) if colour else ""
    return group(deep + heat + lip + side, x, y, scale)


FLOATING = "-50,0! -30,-5 0,-3 28,-6 50,0! 36,12 30,28 18,36 10,58 -4,74! -10,54 -22,44 -26,26 -40,14"


@block
def floating_island(canvas: Canvas, x: float = 100, y: float = 100, scale: float = 1, depth: float = 0) -> str:
    """A rock that hangs in the air, with grass on top."""
    tones = canvas.at(depth)
    rock = path(outline(FLOATING), canvas.lighting(mix(tones.shade, tones.lit, 0.3), mix(tones.shade, tones.dark, 0.5)))
    cracks = stroke("M-20 8l6 14-4 12M8 6l-4 18 8 16-6 18M30 6l-6 14", tones.dark, 1, 0.35)
    turf = path("M-50 0Q-30-7 0-4Q28-8 50 0Q44 6 36 5Q30 10 22 5Q10 11 0 5Q-14 11-24 5Q-36 8-50 0z", tones.leaf)
    return group(rock + cracks + turf, x, y, scale)


@block
def cave(
    canvas: Canvas, x: float = 100, y: float = 140, width: float = 50, height: float = 40, glow: str = "", depth: float = 0
) -> str:
    """The mouth of a cave, lit from inside where a colour is given."""
    dark = canvas.at(depth).dark
    half = width / 2
    shape = (
        f"M{numbers(x - half, y)}"
        f"Q{numbers(x - half * 1.05, y - height * 0.7, x - half * 0.3, y - height * 0.95)}"
        f"Q{numbers(x + half * 0.5, y - height * 1.1, x + half * 0.86, y - height * 0.5)}"
        f"L{numbers(x + half, y)}z"
    )
    inside = (
        ellipse(x, y - height * 0.2, half * 0.9, height * 0.7, canvas.glow(canvas.colour(glow, "accent"), 0.95)) if glow else ""
    )
    return path(shape, dark) + inside


@block
def dry_ground(canvas: Canvas, y: float = 130, colour: str = "") -> str:
    """Parched soil with a net of cracks."""
    tone = canvas.colour(colour, "land")
    drawn = rectangle(
        0,
        y,
        canvas.width,
        canvas.height - y + 2,
        canvas.shading(mix(tone, canvas.palette.lit, 0.25), mix(tone, canvas.palette.dark, 0.35)),
    )
    chance, data, rest = Numbers(4), "", canvas.height - y
    for row in range(5):
        at = y + rest * (row / 5) ** 1.5
        size = 12 + row * 9
        x = -10.0 + row * 7
        while x < canvas.width + 20:
            lift = chance.between(-0.2, 0.2) * size
            data += (
                f"M{numbers(round(x), round(at))}l{numbers(round(size * 0.5), round(size * 0.18 + lift))}"
                f"l{numbers(round(size * 0.5), round(-size * 0.18 - lift))}"
                f"m{numbers(-round(size * 0.5), round(size * 0.18))}l{numbers(round(-size * 0.1), round(size * 0.5))}"
            )
            x += size
    return drawn + stroke(data, mix(tone, canvas.palette.dark, 0.6), 1.2, 0.7)


@block
def quarry(canvas: Canvas, y: float = 150, colour: str = "", steps: int = 4, right: bool = False) -> str:
    """A hillside cut into steps, with the marks of the saw."""
    tone = canvas.colour(colour, mix(canvas.palette.lit, canvas.palette.shade, 0.35))
    drawn = ""
    for index in range(steps):
        top, wide = y - (steps - index) * 22, canvas.width * (0.3 + 0.17 * index)
        drawn += rectangle(
            0, top, wide, canvas.height - top, canvas.shading(mix(tone, "#ffffff", 0.3), mix(tone, canvas.palette.dark, 0.25))
        )
        drawn += dashes(
            [(4 + at * 17, top + 6 + at % 2 * 7, 10) for at in range(int(wide / 17))], canvas.palette.dark, 0.7, 0.3
        ) + rectangle(0, top, wide, 2, "#ffffff", 0.5)
    return group(drawn, canvas.width, 0, 1, True) if right else drawn
