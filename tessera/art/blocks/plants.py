"""Plants: trees of many kinds, woods, grain, reeds and vines."""

from __future__ import annotations

from collections.abc import Callable

from tessera.art.canvas import Canvas, pick
from tessera.art.colours import Palette, mix
from tessera.art.registry import block
from tessera.art.shapes import (
    Numbers,
    circle_data,
    dots,
    ellipse,
    group,
    number,
    numbers,
    outline,
    path,
    points,
    polygon_data,
    stroke,
)


class Foliage:
    """The three greens of a tree and the colour of its trunk. `lit` is -1 where the light comes from the left, else 1."""

    def __init__(self, canvas: Canvas, depth: float, colour: str) -> None:
        tones: Palette = canvas.at(depth)
        self.green = canvas.colour(colour, "leaf", depth)
        self.light = mix(self.green, tones.lit, 0.28)
        self.dark = mix(self.green, tones.dark, 0.4)
        self.trunk = mix(tones.dark, tones.shade, 0.3)
        self.side = canvas.side


def trunk(tone: Foliage, width: float, height: float) -> str:
    return path(
        f"M{numbers(-width * 0.7, 0)}L{numbers(-width * 0.4, -height)}h{number(width * 0.8)}L{numbers(width * 0.7, 0)}z",
        tone.trunk,
    )


def cypress(tone: Foliage) -> str:
    s = tone.side
    body = "M0-30Q6-12 3.400-3Q0-1-3.400-3Q-6-12 0-30z"
    lit = f"M0-30Q{6 * s}-12 {3.4 * s}-3Q{0.6 * s}-14 0-30z"
    return trunk(tone, 1.2, 4) + path(body, tone.dark) + path(lit, tone.light)


def pine(tone: Foliage) -> str:
    s, dark, light = tone.side, "", ""
    for index in range(3):
        top, foot, half = -27 + index * 5, -16 + index * 6, 4 + index * 2
        dark += polygon_data([(0, top), (half, foot), (half * 0.5, foot - 1.4), (-half * 0.5, foot - 1.4), (-half, foot)])
        light += polygon_data([(0, top), (s * half, foot), (s * 0.6, foot - 1.4)])
    return trunk(tone, 1.4, 4) + path(dark, tone.dark) + path(light, tone.light)


def palm(tone: Foliage) -> str:
    fronds = ["", ""]
    for bend in (-1.15, -0.6, 0.55, 1.1, 0.0):
        droop = abs(bend)
        leaf = (
            f"M1-22q{numbers(bend * 5, -7 + droop * 1.5, bend * 11, droop * 5 - 3)}"
            f"q{numbers(-bend * 6, -2.4, -bend * 11, 3 - droop * 5)}z"
        )
        fronds[0 if bend * tone.side > 0 else 1] += leaf
    stem = stroke("M0 0q3-10 1-22", tone.trunk, 1.7)
    return (
        stem
        + path(fronds[1], tone.dark)
        + path(fronds[0], tone.light)
        + dots([(0.2, -20.6), (1.9, -20.4)], mix(tone.trunk, "#c98a3a", 0.5), 1.7)
    )


def broadleaf(tone: Foliage, crown: str = "0,-17,7.5 -6,-12,5.5 6,-12,5.5 0,-11,6") -> str:
    balls = [tuple(map(float, ball.split(","))) for ball in crown.split()]
    dark = "".join(circle_data(x, y, radius) for x, y, radius in balls)
    s = tone.side
    light = circle_data(s * 2, -18.6, 5) + circle_data(s * 6, -13, 3.6)
    return trunk(tone, 2.2, 10) + path(dark, tone.dark) + path(light, tone.light)


def bush(tone: Foliage) -> str:
    dark = circle_data(0, -5, 5) + circle_data(-5, -3.4, 3.6) + circle_data(5, -3.4, 3.6)
    return path(dark, tone.dark) + path(circle_data(tone.side * 2, -6, 3) + circle_data(tone.side * 5, -4, 2), tone.light)


def bare(tone: Foliage) -> str:
    return stroke("M0 0v-14M0-8l6-9M0-11l-6-8M0-14l2-8M3-13l4-2M-3.400-15l-4-1M4-15l1-5M-4-16l0-5", tone.trunk, 1.3)


def olive(tone: Foliage) -> str:
    stem = stroke("M-1 0Q2-4-1-7Q-3-10-4-12M-0.500-6Q3-9 4-12", tone.trunk, 2)
    dark = circle_data(-5, -13, 5) + circle_data(4, -13.5, 5.4) + circle_data(-0.5, -16.5, 5)
    light = circle_data(tone.side * 5, -15, 3) + circle_data(tone.side * 0.5, -18, 2.8)
    return stem + path(dark, mix(tone.dark, "#9aa58a", 0.3)) + path(light, mix(tone.light, "#cfd6c0", 0.3))


def willow(tone: Foliage) -> str:
    strands = "".join(f"M{x} {-18 + abs(x) * 0.5}q{numbers(x * 0.35, 4, x * 0.3, 13 - abs(x) * 0.2)}" for x in range(-9, 10, 2))
    crown = circle_data(0, -17, 7) + circle_data(-5, -15, 5) + circle_data(5, -15, 5)
    return (
        trunk(tone, 2.6, 14)
        + path(crown, tone.dark)
        + stroke(strands, tone.green, 1.5)
        + path(circle_data(tone.side * 3, -18.6, 4), tone.light)
    )


def blossom(tone: Foliage) -> str:
    flowers = [(-7, -13), (-3, -19), (3, -20), (7, -13), (0, -14), (-4, -10), (5, -9), (8, -16)]
    return broadleaf(tone) + dots(flowers, "#fff2f4", 2, 0.9)


def fruit(tone: Foliage) -> str:
    return broadleaf(tone) + dots([(-6, -12), (-1, -16), (4, -12), (6, -15), (-3, -10), (2, -20)], "#e0562f", 2.4)


def umbrella_pine(tone: Foliage) -> str:
    stem = stroke("M0 0Q1-10 0-20M0-14l-5-5M0.500-15l5-4", tone.trunk, 1.5)
    crown = outline("-12,-19 -10,-23 -4,-25 3,-26 9,-24 12,-20 6,-18 -6,-18")
    lit = outline("-11,-21 -8,-24 -3,-25.4 2,-25.6 4,-23.4 -3,-22")
    return stem + path(crown, tone.dark) + group(path(lit, tone.light), mirror=tone.side > 0)


TREES: dict[str, Callable[[Foliage], str]] = {
    "cypress": cypress,
    "pine": pine,
    "palm": palm,
    "round": broadleaf,
    "bush": bush,
    "bare": bare,
    "olive": olive,
    "willow": willow,
    "blossom": blossom,
    "fruit": fruit,
    "umbrella": umbrella_pine,
}


@block
def tree(
    canvas: Canvas, x: float = 50, y: float = 130, scale: float = 1, kind: str = "cypress", depth: float = 0, colour: str = ""
) -> str:
    """A tree of a kind, about 25 units high."""
    return group(pick(TREES, kind, "tree")(Foliage(canvas, depth, colour)), x, y, scale)


@block
def trees(
    canvas: Canvas,
    y: float = 120,
    count: int = 12,
    scale: float = 1,
    kind: str = "pine",
    depth: float = 0.2,
    seed: int = 9,
    left: float = 0,
    right: float = -1,
    colour: str = "",
) -> str:
    """Trees of one kind along a line, the nearer ones lower and in front."""
    chance, border = Numbers(seed), canvas.width if right < 0 else right
    stand = []
    for index in range(count):
        x = left + (index + chance.next()) / count * (border - left)
        stand.append((y + (chance.next() - 0.5) * 6 * scale, x, scale * chance.between(0.7, 1.3)))
    one = tree(canvas, 0, 0, 1, kind, depth, colour)
    return "".join(canvas.stamp(one, x, at, size) for at, x, size in sorted(stand))


def pine_edge(step: float, tall: float) -> str:
    """One pine of a silhouette, relative to the foot on its left."""
    up = f"l{numbers(step * 0.3, -tall * 0.45)}h-1l{numbers(step * 0.2 + 1, -tall * 0.55)}"
    return f"{up}l{numbers(step * 0.32, tall * 0.55)}h-1l{numbers(step * 0.18 + 1, tall * 0.45)}"


def crown_edge(step: float, tall: float) -> str:
    """One round crown of a silhouette, relative to the foot on its left."""
    return f"q{numbers(-step * 0.1, -tall, step * 0.5, -tall)}t{numbers(step * 0.5, tall)}"


@block
def forest(
    canvas: Canvas,
    y: float = 110,
    height: float = 26,
    depth: float = 0.4,
    seed: int = 2,
    kind: str = "pine",
    colour: str = "",
    count: int = 22,
) -> str:
    """The edge of a wood as one silhouette."""
    chance, tone = Numbers(seed), canvas.colour(colour, "leaf", depth)
    step = round(canvas.width / count)
    edge = pine_edge if kind == "pine" else crown_edge
    crowns = "".join(edge(step, round(height * chance.between(0.55, 1))) for _ in range(count + 3))
    data = f"M{numbers(-step, canvas.height + 5)}V{number(y)}{crowns}V{number(canvas.height + 5)}z"
    return path(
        data, canvas.shading(mix(tone, canvas.palette.lit, 0.08), mix(tone, canvas.palette.haze, 0.5 if depth > 0.05 else 0))
    )


@block
def wheat(canvas: Canvas, y: float = 140, count: int = 26, scale: float = 1, seed: int = 5, colour: str = "") -> str:
    """Ripe grain in the foreground."""
    chance, gold = Numbers(seed), canvas.colour(colour, "accent")
    stems, ears = ["", ""], ["", ""]
    for index in range(count):
        x = (index + chance.next()) / count * canvas.width
        height, lean = chance.between(20, 34) * scale, (chance.next() - 0.5) * 7
        shade = int(chance.next() > 0.5)
        stems[shade] += f"M{numbers(x, y + 6)}q{numbers(lean * 0.2, -height * 0.5, lean, -height)}"
        ears[shade] += f"M{numbers(x + lean, y + 6 - height)}q{numbers(lean * 0.3, -3 * scale, lean * 0.5, -8 * scale)}"
    drawn = ""
    for data, heads, tone in zip(
        stems, ears, (mix(gold, canvas.palette.dark, 0.3), mix(gold, canvas.palette.lit, 0.3)), strict=True
    ):
        drawn += stroke(data, tone, 0.9) + stroke(heads, tone, 2.6 * scale)
    return drawn


@block
def reeds(
    canvas: Canvas,
    y: float = 150,
    count: int = 18,
    scale: float = 1,
    seed: int = 6,
    left: float = 0,
    right: float = -1,
    colour: str = "",
) -> str:
    """Reeds, some of them with heads."""
    chance, tone = Numbers(seed), canvas.colour(colour, "dark")
    border = canvas.width if right < 0 else right
    blades, heads = "", ""
    for _ in range(count):
        x, height, lean = chance.between(left, border), chance.between(12, 34) * scale, (chance.next() - 0.4) * 9
        blades += f"M{numbers(x, y + 4)}q{numbers(0, -height * 0.6, lean, -height)}"
        if chance.next() > 0.55:
            heads += f"M{numbers(x + lean, y + 4 - height)}v5"
    return stroke(blades, tone, 1.1) + stroke(heads, tone, 2.8)


@block
def grass(
    canvas: Canvas,
    y: float = 150,
    count: int = 30,
    scale: float = 1,
    seed: int = 4,
    left: float = 0,
    right: float = -1,
    colour: str = "",
) -> str:
    """Tall grass in the foreground."""
    chance, tone = Numbers(seed), canvas.colour(colour, mix(canvas.palette.leaf, canvas.palette.dark, 0.4))
    border = canvas.width if right < 0 else right
    data = ""
    for _ in range(count):
        x, height, lean = chance.between(left, border), chance.between(8, 20) * scale, chance.between(-6, 8)
        data += (
            f"M{numbers(x - 1.2, y + 3)}q{numbers(0.4, -height * 0.6, lean, -height)}"
            f"q{numbers(-lean + 2, height * 0.3, 1.4 - lean + 1, height)}z"
        )
    return path(data, tone)


@block
def vines(
    canvas: Canvas,
    x: float = 100,
    y: float = 40,
    width: float = 60,
    length: float = 30,
    count: int = 7,
    seed: int = 2,
    depth: float = 0,
) -> str:
    """Vines that hang from an edge."""
    chance, tone = Numbers(seed), canvas.at(depth).leaf
    strands, leaves = "", []
    for index in range(count):
        left = x - width / 2 + (index + chance.next()) / count * width
        long = length * chance.between(0.4, 1)
        strands += f"M{numbers(left, y)}q{numbers(chance.between(-3, 3), long * 0.5, chance.between(-2, 2), long)}"
        leaves += [(left + chance.between(-1.5, 1.5), y + long * step / 4) for step in range(5)]
    return (
        stroke(strands, mix(tone, canvas.palette.dark, 0.3), 0.9)
        + dots(leaves[::2], tone, 3.4)
        + dots(leaves[1::2], mix(tone, canvas.palette.lit, 0.3), 2.8)
    )


@block
def lilies(
    canvas: Canvas, y: float = 150, count: int = 6, seed: int = 3, scale: float = 1, left: float = 0, right: float = -1
) -> str:
    """Water lilies with pale flowers."""
    chance, tone = Numbers(seed), canvas.palette.leaf
    border = canvas.width if right < 0 else right
    drawn, flowers = "", []
    for index in range(count):
        x, at, size = chance.between(left, border), y + (chance.next() - 0.5) * 12, chance.between(5, 9) * scale
        drawn += ellipse(x, at, size, size * 0.34, mix(tone, canvas.palette.lit, 0.15 * (index % 3)))
        if index % 2:
            flowers.append((x, at - size * 0.3))
    return drawn + dots(flowers, "#ffe9ee", 3.6 * scale) + dots(flowers, canvas.palette.accent, 1.3 * scale)


@block
def hedge(canvas: Canvas, x: float = 100, y: float = 140, width: float = 60, height: float = 10, depth: float = 0) -> str:
    """A clipped hedge."""
    tones = canvas.at(depth)
    tone = tones.leaf
    body = path(
        f"M{numbers(x - width / 2, y)}v{number(-height + 3)}q0-3 3-3h{number(width - 6)}q3 0 3 3v{number(height - 3)}z",
        canvas.shading(mix(tone, tones.lit, 0.3), mix(tone, tones.dark, 0.4)),
    )
    chance = Numbers(int(x))
    spots = [(x + (chance.next() - 0.5) * (width - 6), y - 2 - chance.next() * (height - 4)) for _ in range(int(width / 4))]
    return body + dots(spots, mix(tone, tones.lit, 0.4), 1.8, 0.6)


BRAMBLE = (
    "M0 0Q-6-16 6-22Q20-26 22-14Q22-4 12-4Q2-6 6-16M4 0Q18-20 34-18Q46-14 40-2M-8 0Q-18-14-30-10Q-40-4-34 2M2-2Q-12-24-26-20"
)


@block
def brambles(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, colour: str = "", mirror: bool = False) -> str:
    """Thorny tendrils."""
    tone = canvas.colour(colour, mix(canvas.palette.dark, canvas.palette.leaf, 0.3))
    spines = "M6-22l2-6M20-22l5-4M22-12l6 1M-4-12l-6-3M30-18l1-6M40-12l6-3M-22-12l-2-6M-33-8l-6-2M-18-20l-1-6M12-4l3 4"
    return group(stroke(BRAMBLE, tone, 2.6) + stroke(spines, tone, 1.4), x, y, scale, mirror)


@block
def branch(
    canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False, colour: str = "", leaves: str = ""
) -> str:
    """A bough that reaches into the picture from a corner and frames it."""
    wood = canvas.colour(colour, "dark")
    bough = stroke("M-8 6Q30 8 58 26Q72 34 92 32M30 10Q44 4 60 6M50 22Q54 38 66 48M72 31Q84 22 98 20", wood, 2.6)
    spots = points("34,4 44,0 56,2 64,8 40,12 56,32 62,42 70,50 78,30 88,24 98,18 96,34 84,36 48,16 24,4 66,20")
    tone = canvas.colour(leaves, mix(canvas.palette.leaf, canvas.palette.dark, 0.35))
    return group(
        bough + dots(spots[::2], tone, 9) + dots(spots[1::2], mix(tone, canvas.palette.lit, 0.18), 7), x, y, scale, mirror
    )


@block
def great_tree(
    canvas: Canvas, x: float = 100, y: float = 180, scale: float = 1, depth: float = 0, colour: str = "", bare: bool = False
) -> str:
    """An ancient tree with roots and a wide crown, about 110 units high."""
    tone = Foliage(canvas, depth, colour)
    bark = path(
        outline(
            "-30,2! -12,-6 -9,-30 -14,-48! -28,-62! -10,-54 -4,-62 -8,-84! 2,-64 8,-58 26,-72! 14,-50 10,-30 "
            "13,-6 32,2! 14,-1 4,2 -6,-1"
        ),
        canvas.lighting(mix(tone.trunk, canvas.palette.lit, 0.35), mix(tone.trunk, canvas.palette.dark, 0.4)),
    )
    lines = stroke("M-4-8Q-2-30-5-46M3-6Q4-30 5-48M8-4Q8-16 7-30", canvas.palette.dark, 1, 0.4)
    if bare:
        twigs = "M-28-62l-14-10m8 5l-2-12M-8-84l-10-14m10 8l4-16M26-72l16-10m-10 6l2-14M2-64l8-30m-2 10l12-10"
        return group(bark + lines + stroke(twigs, tone.trunk, 2.4), x, y, scale)
    crown = [
        (-34, -66, 18),
        (-18, -84, 20),
        (6, -94, 22),
        (28, -82, 20),
        (40, -64, 16),
        (0, -72, 24),
        (-46, -58, 12),
        (22, -64, 18),
        (-14, -62, 16),
    ]
    dark = "".join(circle_data(*ball) for ball in crown)
    shift = 5 * tone.side
    light = "".join(circle_data(cx + shift, cy - 5, radius * 0.66) for cx, cy, radius in crown[:5])
    shine = "".join(circle_data(cx + shift * 1.6, cy - 9, radius * 0.34) for cx, cy, radius in crown[:5])
    leaves = path(dark, tone.dark) + path(light, tone.green) + path(shine, tone.light)
    return group(bark + lines + leaves, x, y, scale)
