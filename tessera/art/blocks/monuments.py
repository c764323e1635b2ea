"""Monuments: ziggurats, pyramids, standing stones, statues and columns."""

from __future__ import annotations

from tessera.art.blocks.arches import pillar
from tessera.art.blocks.masonry import openings, steps, two_faces
from tessera.art.blocks.temples import temple
from tessera.art.canvas import Canvas, pick
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import (
    Numbers,
    circle,
    circle_data,
    dashes,
    group,
    line,
    number,
    numbers,
    outline,
    path,
    polygon,
    rectangle,
    rectangles,
    smooth,
    stroke,
)


@block
def ziggurat(
    canvas: Canvas,
    x: float = 100,
    y: float = 130,
    width: float = 110,
    height: float = 60,
    tiers: int = 4,
    depth: float = 0,
    green: float = 0,
    bare: bool = False,
    colour: str = "",
) -> str:
    """A stepped tower with a stair and a shrine on top. `green` lets gardens grow on its terraces."""
    tones, drawn = canvas.at(depth), ""
    light = canvas.colour(colour, "lit", depth)
    shade = mix(light, tones.shade, 0.85)
    tall = height / tiers
    for tier in range(tiers):
        half, foot = width * (1 - tier / (tiers + 0.6)) / 2, y - tall * tier
        drawn += tier_of(canvas, x, foot, half, tall, light, shade)
        drawn += tier_garden(canvas, x, foot - tall, half, width, tier, green, depth) if green else ""
    drawn += stair(canvas, x, y, width * 0.05, height, mix(light, canvas.palette.sun, 0.35), tones.shade)
    return drawn if bare else drawn + temple(canvas, x, y - height + 0.5, width * 0.2, height * 0.3, 3, depth, True)


def tier_of(canvas: Canvas, x: float, y: float, half: float, height: float, light: str, shade: str) -> str:
    top, lean = y - height, 2.5
    body = polygon([(x - half, y), (x - half + lean, top), (x + half - lean, top), (x + half, y)], shade)
    side = canvas.side
    lit = polygon(
        [(x + side * half, y), (x + side * (half - lean), top), (x - side * half * 0.28, top), (x - side * half * 0.3, y)],
        light,
    )
    niches = [
        (x - half + half * 2 * (0.09 + index * 0.13), top + height * 0.35, half * 0.06, height * 0.5) for index in range(7)
    ]
    edge = rectangle(x - half + 1.5, top, half * 2 - 3, 1.5, mix(light, canvas.palette.sun, 0.5))
    return body + lit + edge + rectangles(niches, canvas.palette.dark, 0.18)


def tier_garden(canvas: Canvas, x: float, y: float, half: float, width: float, tier: int, green: float, depth: float) -> str:
    leaf, tones = canvas.at(depth).leaf, canvas.at(depth)
    balls, hanging = ["", ""], ""
    for index in range(10 - tier):
        chance = Numbers(tier * 13 + index + 5)
        chance.next()
        left = x - half + 4 + chance.next() * (half * 2 - 8)
        if abs(left - x) > width * 0.08:
            balls[index % 2] += circle_data(left, y, 1.6 + chance.next() * 2.4 * green)
            hanging += f"M{numbers(left, y)}v{number(chance.between(2, 11))}"
    drawn = stroke(hanging, leaf, 1.4) + (path(balls[0], mix(leaf, tones.lit, 0.22)) if balls[0] else "")
    return drawn + (path(balls[1], mix(leaf, tones.dark, 0.22)) if balls[1] else "")


def stair(canvas: Canvas, x: float, y: float, half: float, height: float, light: str, shade: str) -> str:
    """A straight stair up the front, twice `half` wide at its top."""
    body = polygon([(x - half, y - height), (x + half, y - height), (x + half * 1.7, y), (x - half * 1.7, y)], light)
    treads = []
    for index in range(14):
        share = index / 14
        wide = half * (1 + 0.7 * (1 - share))
        treads.append((x - wide, y - height * share, wide * 2))
    return body + dashes(treads, shade, 0.5, 0.7)


@block
def pyramid(
    canvas: Canvas,
    x: float = 100,
    y: float = 130,
    width: float = 80,
    height: float = 56,
    depth: float = 0,
    cap: bool = False,
    door: bool = False,
) -> str:
    """A pyramid with two faces, and a gilded top where told so."""
    tones = canvas.at(depth)
    edge = x - canvas.side * 0.16 * width
    first, second = (tones.lit, tones.shade) if canvas.light_from_left else (tones.shade, tones.lit)
    drawn = polygon([(x - width / 2, y), (x, y - height), (edge, y)], first) + polygon(
        [(x + width / 2, y), (x, y - height), (edge, y)], second
    )
    courses = ""
    for index in range(1, 9):
        share = index / 9
        level = y - height * share
        courses += (
            f"M{numbers(x - width / 2 * (1 - share), level)}L{numbers(edge + (x - edge) * share, level)}"
            f"H{number(x + width / 2 * (1 - share))}"
        )
    drawn += stroke(courses, canvas.palette.dark, 0.4, 0.22)
    if door:
        drawn += polygon(
            [
                (edge - width * 0.1, y),
                (edge - width * 0.08, y - height * 0.14),
                (edge - width * 0.02, y - height * 0.14),
                (edge, y),
            ],
            tones.dark,
        )
    if not cap:
        return drawn
    return drawn + polygon(
        [
            (x - width * 0.08, y - height * 0.84),
            (x, y - height),
            (x + width * 0.08, y - height * 0.84),
            (x - canvas.side * width * 0.026, y - height * 0.82),
        ],
        canvas.palette.accent,
    )


@block
def dolmen(canvas: Canvas, x: float = 100, y: float = 130, scale: float = 1, depth: float = 0) -> str:
    """Three standing stones under two lintels."""
    tones, drawn = canvas.at(depth), ""
    for middle in (-34.0, 0.0, 34.0):
        drawn += polygon([(middle - 8, 0), (middle - 7, -44), (middle + 6, -46), (middle + 8, 0)], tones.shade)
        lit = [(middle - 8, 0), (middle - 7, -44), (middle - 1, -45), (middle, 0)]
        drawn += polygon(
            lit if canvas.light_from_left else [(middle + 8, 0), (middle + 6, -46), (middle, -45), (middle, 0)], tones.lit
        )
    drawn += polygon([(-46, -44), (-44, -56), (0, -58), (2, -46)], tones.lit) + polygon(
        [(0, -46), (2, -58), (46, -55), (46, -44)], mix(tones.lit, tones.shade, 0.4)
    )
    moss = path("M-44-56q6-3 12 0t10-1v3h-22zM20-57q8-2 14 1v3h-14zM-8 0q3-8 6 0z", tones.leaf, 0.8)
    return group(drawn + moss, x, y, scale)


@block
def menhir(
    canvas: Canvas,
    x: float = 100,
    y: float = 140,
    width: float = 12,
    height: float = 36,
    depth: float = 0,
    lean: float = 0,
    rune: str = "",
) -> str:
    """One standing stone; a rune glows on it where a colour is given."""
    tones = canvas.at(depth)
    left = ((-0.5, 0, 0), (-0.46, -0.6, 0), (-0.2, -1, 1), (0.3, -0.96, 1), (0.48, -0.5, 0), (0.5, 0, 0))
    body = smooth([(width * a + lean * top, height * b) for a, b, top in left], True, frozenset({0, 5}))
    drawn = path(body, canvas.lighting(tones.lit, tones.shade))
    if rune:
        drawn += stroke(
            (
                f"M0{number(-height * 0.35)}v{number(-height * 0.35)}l{numbers(width * 0.18, height * 0.12)}"
                f"m{numbers(-width * 0.18, height * 0.06)}l{numbers(-width * 0.16, height * 0.08)}"
            ),
            canvas.colour(rune, "accent"),
            1.2,
        )
    return group(drawn, x, y)


@block
def statue(
    canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, depth: float = 0, pose: str = "stand", colour: str = ""
) -> str:
    """A statue on a plinth: it stands, greets, or holds a spear."""
    tones = canvas.at(depth)
    light, shade = canvas.colour(colour, "lit", depth), mix(canvas.colour(colour, "lit", depth), tones.shade, 0.8)
    plinth = (
        two_faces(canvas, -9, -14, 18, 14, tones)
        + rectangle(-11, -16, 22, 3, tones.lit)
        + rectangle(-11, -1, 22, 3, tones.shade)
    )
    robe = path("M-4.500-36Q-8-26-7-16H7Q8-26 4.500-36Q0-39-4.500-36z", canvas.lighting(light, shade))
    folds = stroke("M-2-34Q-4-26-3-17M2-33Q2-26 3-17", shade, 0.8)
    head = circle(0, -41, 3.6, light) + path("M-3.800-41q0-4.600 3.800-4.600t3.800 4.600q-3-2.600-7.600 0z", shade)
    arms = {
        "stand": stroke("M-5-34Q-8-28-4-25M5-34Q8-28 5-24", light, 2.2),
        "greet": stroke("M-5-34Q-8-28-5-24M5-34Q10-40 9-47", light, 2.2),
        "spear": stroke("M-5-34Q-8-28-5-24M5-34Q9-32 9-30", light, 2.2) + stroke("M9.500-16V-56l-1.500 4h3l-1.500-4", shade, 1),
        "torch": stroke("M-5-34Q-8-28-5-24M5-34Q8-42 8-48", light, 2.2)
        + circle(8, -52, 8, canvas.glow(canvas.palette.accent, 0.9))
        + path("M6-49Q5-53 8-57Q11-53 10-49z", canvas.palette.accent),
    }
    return group(plinth + robe + folds + head + pick(arms, pose, "pose"), x, y, scale)


@block
def pagoda(
    canvas: Canvas,
    x: float = 100,
    y: float = 150,
    width: float = 50,
    height: float = 90,
    tiers: int = 4,
    depth: float = 0,
    lit: bool = False,
) -> str:
    """A tower of roofs with turned-up eaves."""
    tones, drawn = canvas.at(depth), steps(canvas, x, y, width * 0.9, 2, 3, 4, depth)
    tall = (height - 12) / tiers
    for tier in range(tiers):
        half, foot = width * (0.42 - 0.065 * tier), y - 6 - tall * tier
        drawn += two_faces(canvas, x - half, foot - tall, half * 2, tall, tones)
        drawn += openings(
            [(x + half * share, foot) for share in (-0.5, 0, 0.5)],
            half * 0.28,
            tall * 0.5,
            canvas.palette.accent if lit else tones.dark,
        )
        eave = half * 1.5
        roof = (
            f"M{numbers(x - eave, foot - tall - 2)}"
            f"Q{numbers(x - half * 0.9, foot - tall, x - half * 0.6, foot - tall - tall * 0.3)}"
            f"H{number(x + half * 0.6)}Q{numbers(x + half * 0.9, foot - tall, x + eave, foot - tall - 2)}"
            f"Q{numbers(x + half, foot - tall + 3.5, x, foot - tall + 3)}"
            f"Q{numbers(x - half, foot - tall + 3.5, x - eave, foot - tall - 2)}z"
        )
        drawn += path(roof, canvas.lighting(tones.accent, mix(tones.accent, tones.dark, 0.45)))
    top = y - 6 - tall * tiers - tall * 0.3
    return drawn + stroke(f"M{numbers(x, top)}v-10", tones.accent, 1.6) + circle(x, top - 6, 1.8, tones.sun)


@block
def sphinx(canvas: Canvas, x: float = 100, y: float = 150, scale: float = 1, depth: float = 0, mirror: bool = False) -> str:
    """A lying lion of stone with the head of a king, looking to the right."""
    tones = canvas.at(depth)
    body = outline(
        "-50,0! -52,-10 -46,-20 -30,-24 -6,-22 8,-26! 4,-38 8,-50 20,-54 31,-49 33,-38 30,-28! 33,-18 32,-8! 58,-7 62,0!"
    )
    fill = (
        canvas.lighting(tones.lit, mix(tones.lit, tones.shade, 0.9))
        if not mirror
        else canvas.lighting(mix(tones.lit, tones.shade, 0.9), tones.lit)
    )
    headdress = path("M7-28Q4-40 9-49Q20-58 31-49Q24-48 22-42L20-27z", mix(tones.accent, tones.shade, 0.35)) + stroke(
        "M10-46l9 3M8-40l11 3M8-34l11 3", tones.lit, 1
    )
    lines = stroke("M-46-8Q-34-18-24-4M-30-2H56M14-22Q20-12 32-9M40-7v6M48-7v6", tones.dark, 1, 0.4)
    face = circle(28, -42, 1.2, tones.dark) + stroke("M27-35h4M32-42l1.500 4", tones.dark, 0.9, 0.6)
    return group(path(body, fill) + headdress + lines + face, x, y, scale, mirror)


@block
def column_of_honour(
    canvas: Canvas, x: float = 100, y: float = 150, width: float = 12, height: float = 90, depth: float = 0
) -> str:
    """A column with a spiral relief and a gilded figure on top."""
    tones = canvas.at(depth)
    drawn = pillar(canvas, x, y - 10, width, height - 10, depth) + two_faces(canvas, x - width, y - 12, width * 2, 12, tones)
    turns = "".join(
        f"M{numbers(x - width / 2, y - 16 - index * 9)}l{numbers(width, -4)}" for index in range(int((height - 30) / 9))
    )
    figure = path(f"M{numbers(x - 3, y - height - 3)}q0-9 3-11q3 2 3 11z", tones.accent) + circle(
        x, y - height - 16, 2.4, tones.accent
    )
    return (
        drawn
        + stroke(turns, tones.dark, 1.6, 0.3)
        + figure
        + line([(x + 2, y - height - 10), (x + 7, y - height - 17)], tones.accent, 1.4)
    )
