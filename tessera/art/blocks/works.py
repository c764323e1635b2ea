"""Where people work: stalls, granaries, docks, mills, wells and mines."""

from __future__ import annotations

from tessera.art.blocks.masonry import tower, two_faces
from tessera.art.canvas import Canvas
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import (
    arch,
    arch_data,
    around,
    circle,
    dots,
    ellipse,
    group,
    number,
    numbers,
    path,
    polygon,
    rectangle,
    rectangles,
    ring,
    smooth,
    stroke,
)


@block
def stall(
    canvas: Canvas,
    x: float = 100,
    y: float = 140,
    width: float = 34,
    height: float = 20,
    depth: float = 0,
    colour: str = "",
    goods: str = "",
) -> str:
    """A market stall under a striped awning."""
    tones, cloth = canvas.at(depth), canvas.colour(colour, "accent", depth)
    left, top = x - width / 2, y - height
    drawn = rectangles([(left + 1, top, 1.4, height), (left + width - 2.4, top, 1.4, height)], tones.dark)
    drawn += rectangle(
        left + 2,
        y - height * 0.36,
        width - 4,
        height * 0.36,
        canvas.shading(mix(tones.shade, tones.dark, 0.15), mix(tones.shade, tones.dark, 0.4)),
    )
    span, strips = width / 6, ["", ""]
    for index in range(6):
        at = left + span * index
        strips[index % 2] += (
            f"M{numbers(at + span * 0.15, top - 5)}h{number(span)}L{numbers(at + span, top + 1)}"
            f"a{number(span / 2)} {number(span / 2)} 0 0 1 {number(-span)} 0z"
        )
    drawn += path(strips[0], cloth) + path(strips[1], tones.lit)
    wares = [canvas.colour(goods, "accent"), canvas.palette.sun, canvas.palette.leaf]
    for index, tone in enumerate(wares):
        drawn += dots([(left + width * (0.17 + 0.17 * at), y - height * 0.42) for at in range(index, 5, 3)], tone, width * 0.12)
    return drawn


@block
def granary(canvas: Canvas, x: float = 100, y: float = 140, width: float = 34, height: float = 48, depth: float = 0) -> str:
    """A clay granary: a tall rounded body with a hatch and a ladder."""
    tones = canvas.at(depth)
    half = width / 2
    side = ((1, 0), (1.05, -0.5), (0.7, -0.86), (0, -1))
    edge = [(half * a, height * b) for a, b in side]
    rim = [(x - a, y + b) for a, b in edge] + [(x + a, y + b) for a, b in edge[-2::-1]]
    body = smooth(rim, True, frozenset({0, len(rim) - 1}))
    drawn = path(body, canvas.lighting(tones.lit, mix(tones.shade, tones.lit, 0.15)))
    bands = "".join(
        f"M{numbers(x - half * wide, y - height * share)}q{numbers(half * wide, 3, half * wide * 2, 0)}"
        for share, wide in ((0.25, 1), (0.5, 1.02), (0.74, 0.84))
    )
    drawn += stroke(bands, tones.shade, 0.9, 0.7) + arch(
        x - half * 0.2, y - height * 0.55, width * 0.24, height * 0.2, tones.dark
    )
    rungs = "".join(f"M{numbers(x + half * 0.2, y - height * 0.08 * index)}h{number(width * 0.16)}" for index in range(1, 9))
    rails = f"M{numbers(x + half * 0.2, y)}v{number(-height * 0.7)}m{number(width * 0.16)} 0v{number(height * 0.7)}"
    return drawn + stroke(rungs + rails, tones.dark, 0.8, 0.7) + circle(x, y - height * 1.02, width * 0.07, tones.accent)


@block
def lighthouse(canvas: Canvas, x: float = 100, y: float = 130, height: float = 70, depth: float = 0, dark: bool = False) -> str:
    """A lighthouse in three storeys, with a beam to the left unless it is dark."""
    wide, lamp = height * 0.2, y - height * 0.9
    drawn = tower(canvas, x, y, wide * 1.7, height * 0.4, depth, "flat", 1) + tower(
        canvas, x, y - height * 0.41, wide * 1.15, height * 0.3, depth, "flat", 1
    )
    drawn += tower(canvas, x, y - height * 0.72, wide * 0.7, height * 0.14, depth, "flat", 0) + tower(
        canvas, x, y - height * 0.87, wide * 0.4, height * 0.07, depth, "dome", 0
    )
    if dark:
        return drawn
    shine = canvas.palette.sun
    light = polygon(
        [(x, lamp), (x - 130, lamp - 26), (x - 130, lamp + 12)], canvas.fade((0, shine, 0), (1, shine, 0.6), across=True)
    )
    return light + drawn + circle(x, lamp, height * 0.16, canvas.glow(shine, 0.95)) + circle(x, lamp, wide * 0.16, shine)


@block
def dock(canvas: Canvas, x: float = 0, y: float = 130, width: float = 110, right: bool = False, depth: float = 0) -> str:
    """A pier of planks on posts that begins at a border of the picture. x is its end."""
    tones = canvas.at(depth)
    posts, planks = [], ""
    for index in range(int(width / 18) + 1):
        at = x - 4 - index * 18
        posts.append((at, y - 2, 2.6, 20))
    for index in range(int(width / 8)):
        planks += f"M{numbers(x - index * 8, y - 5)}l1 5"
    deck = polygon(
        [(x - width, y - 6), (x - 2, y - 6), (x + 3, y), (x - width, y)],
        canvas.shading(mix(tones.shade, tones.lit, 0.45), mix(tones.shade, tones.lit, 0.15)),
    )
    drawn = rectangles(posts, mix(tones.dark, tones.shade, 0.15)) + deck + stroke(planks, tones.dark, 0.6, 0.5)
    return group(drawn, canvas.width if right else 0, 0, 1, right) if right else drawn


@block
def water_wheel(canvas: Canvas, x: float = 100, y: float = 120, radius: float = 18) -> str:
    """A wheel with eight paddles."""
    dark, wood = canvas.palette.dark, mix(canvas.palette.shade, canvas.palette.dark, 0.3)
    spokes, paddles = "", ""
    for index in range(8):
        spokes += f"M0 0L{numbers(*spoke(index, radius))}"
        a, b = spoke(index, radius)
        paddles += f"M{numbers(a - 3, b - 2)}h6v4h-6z"
    return group(
        ring(0, 0, radius, dark, 3) + ring(0, 0, radius * 0.6, dark, 1.5) + stroke(spokes, dark, 1.8) + path(paddles, wood),
        x,
        y,
    )


def spoke(index: int, radius: float) -> tuple[float, float]:
    return around(0, 0, radius, index * 45)


@block
def kiln(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, depth: float = 0) -> str:
    """A furnace with a chimney and fire in its mouth."""
    tones = canvas.at(depth)
    body = path("M-24 0L-17-34H17L24 0z", tones.shade) + path(
        "M-24 0L-17-34H-2L-4 0z" if canvas.light_from_left else "M24 0L17-34H2L4 0z", tones.lit
    )
    stones = stroke("M-21-10h12M-6-16h12M8-8h12M-16-24h10M4-26h10", tones.dark, 0.7, 0.35)
    chimney = path("M-9-34L-6-62H6L9-34z", mix(tones.shade, tones.dark, 0.4)) + rectangle(-8, -65, 16, 4, tones.shade)
    mouth = path(arch_data(0, 0, 22, 24), canvas.palette.dark)
    flame = path("M-8 0Q-9-10-2-16Q-2-9 2-8Q4-12 3-17Q10-9 8 0z", canvas.palette.accent) + path(
        "M-3 0Q-4-6 0-9Q4-6 3 0z", canvas.palette.sun
    )
    return group(body + stones + chimney + mouth + flame, x, y, scale) + circle(
        x, y - 8 * scale, 34 * scale, canvas.glow(canvas.palette.accent, 0.55)
    )


@block
def well(canvas: Canvas, x: float = 100, y: float = 150, width: float = 60, depth: float = 0, glow: str = "") -> str:
    """A round well, seen from a little above; it shines where a colour is given."""
    tones, tall, flat = canvas.at(depth), width * 0.3, width * 0.15
    half = number(width / 2)
    body = path(
        f"M{numbers(x - width / 2, y - tall)}v{number(tall)}a{half} {number(flat)} 0 0 0 {number(width)} 0v{number(-tall)}z",
        canvas.lighting(tones.lit, tones.shade),
    )
    joints = "".join(
        f"M{numbers(x - width / 2, y - tall + tall * (index + 0.6) / 3)}a{half} {number(flat)} 0 0 0 {number(width)} 0"
        for index in range(3)
    )
    for index in range(9):
        share = index / 8
        down = 4 * share * (1 - share) * width * 0.14
        joints += f"M{numbers(x + width * (0.112 * index - 0.45), y - tall * 0.62 + down)}v{number(tall * 0.3)}"
    rim = ellipse(x, y - tall, width / 2, flat, tones.lit) + ellipse(
        x, y - tall, width * 0.41, width * 0.11, canvas.colour(glow, "dark")
    )
    return body + stroke(joints, canvas.palette.dark, 0.7, 0.35) + rim


@block
def fountain(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, depth: float = 0) -> str:
    """A fountain with two bowls and falling water."""
    tones, shine = canvas.at(depth), canvas.palette.sun
    water = mix(tones.water, shine, 0.35)
    low = ellipse(0, 2, 46, 10, tones.shade) + ellipse(0, 0, 46, 9, tones.lit) + ellipse(0, 0, 42, 7, tones.water)
    stem = (
        two_faces(canvas, -4, -34, 8, 34, tones)
        + path("M-18-34Q-14-26-4-26H4Q14-26 18-34z", canvas.lighting(tones.lit, tones.shade))
        + ellipse(0, -34, 18, 4, tones.lit)
        + ellipse(0, -34, 15.5, 2.8, tones.water)
    )
    top = two_faces(canvas, -2, -48, 4, 14, tones)
    falls = stroke("M-17-33Q-22-20-22-3M17-33Q22-20 22-3M-12-32Q-15-18-14-2M12-32Q15-18 14-2", water, 1.8, 0.9)
    jet = stroke("M0-48Q-2-58-7-50Q-10-44-10-36M0-48Q2-58 7-50Q10-44 10-36M0-48V-58", shine, 1.3, 0.85)
    rings = stroke("M-30 1q8-4 16 0M14 1q8-4 16 0M-8 4q8-3 16 0", shine, 0.9, 0.7)
    return group(low + stem + top + falls + jet + rings, x, y, scale)


@block
def workshop(canvas: Canvas, x: float = 100, y: float = 140, width: float = 80, height: float = 34, depth: float = 0) -> str:
    """An open shed on posts under a slanting roof."""
    tones = canvas.at(depth)
    left, top = x - width / 2, y - height
    back = rectangle(left + 4, top + height * 0.3, width - 8, height * 0.7, mix(tones.shade, tones.dark, 0.45))
    posts = rectangles(
        [(left + width * share, top + 4, 3, height - 4) for share in (0.04, 0.34, 0.64, 0.92)],
        mix(tones.shade, tones.dark, 0.2),
    )
    roof = polygon(
        [
            (left - 4, top + height * 0.32),
            (left + 4, top - height * 0.06),
            (left + width - 4, top - height * 0.06),
            (left + width + 4, top + height * 0.32),
        ],
        canvas.shading(mix(tones.accent, tones.lit, 0.2), mix(tones.accent, tones.dark, 0.35)),
    )
    return back + posts + roof


@block
def mine(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, glow: str = "") -> str:
    """The timbered mouth of a mine with rails."""
    tones = canvas.palette
    mouth = path("M-17 0V-24Q0-36 17-24V0z", tones.dark)
    light = ellipse(0, -8, 14, 14, canvas.glow(canvas.colour(glow, "accent"), 0.9)) if glow else ""
    beams = stroke("M-17 0V-26M17 0V-26M-22-27H22", mix(tones.shade, tones.dark, 0.2), 4) + stroke(
        "M-16-20L-9-26M16-20L9-26", mix(tones.shade, tones.dark, 0.35), 2.2
    )
    rails = stroke("M-7 0L-16 18M7 0L16 18M-9 5H9M-12 11H12", tones.shade, 1.4)
    return group(mouth + light + beams + rails, x, y, scale)
