"""Where people live, work and trade: houses, towns, tents, stalls, granaries, docks and lighthouses."""

from __future__ import annotations

from tessera.art.blocks.masonry import openings, two_faces
from tessera.art.canvas import Canvas
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import (
    Numbers,
    arch,
    circle,
    dots,
    group,
    line,
    number,
    numbers,
    outline,
    path,
    polygon,
    polygon_data,
    rectangle,
    rectangles,
    stroke,
)


@block
def house(
    canvas: Canvas,
    x: float = 100,
    y: float = 130,
    width: float = 16,
    height: float = 12,
    depth: float = 0,
    roof: str = "",
    lit: bool = False,
) -> str:
    """A house with a hipped roof, by the middle of its foot."""
    tones, tiles = canvas.at(depth), canvas.colour(roof, "accent", depth)
    top, ridge, side = y - height, y - height * 1.5, canvas.side
    drawn = two_faces(canvas, x - width / 2, top, width, height, tones)
    whole = [(x - width * 0.6, top + 0.4), (x + width * 0.6, top + 0.4), (x + width * 0.36, ridge), (x - width * 0.36, ridge)]
    front = [
        (x + side * width * 0.6, top + 0.4),
        (x - side * width * 0.1, top + 0.4),
        (x, ridge),
        (x + side * width * 0.36, ridge),
    ]
    drawn += polygon(whole, mix(tiles, canvas.palette.dark, 0.22)) + polygon(front, mix(tiles, canvas.palette.lit, 0.2))
    drawn += arch(x - width * 0.1, y, width * 0.2, height * 0.6, tones.dark)
    return drawn + rectangle(
        x + width * 0.2, y - height * 0.7, width * 0.14, height * 0.22, canvas.palette.sun if lit else tones.dark
    )


@block
def gable_house(
    canvas: Canvas,
    x: float = 100,
    y: float = 130,
    width: float = 24,
    height: float = 16,
    depth: float = 0,
    roof: str = "",
    lit: bool = False,
) -> str:
    """A house that turns its gable to the viewer, with beams."""
    tones, thatch = canvas.at(depth), canvas.colour(roof, "accent", depth)
    top, half = y - height, width / 2
    walls = two_faces(canvas, x - half, top, width, height, tones)
    gable = polygon([(x - half, top + 0.3), (x, top - height * 0.8), (x + half, top + 0.3)], mix(tones.lit, tones.shade, 0.3))
    eaves = [(x - half * 1.25, top + height * 0.14), (x, top - height * 0.95), (x + half * 1.25, top + height * 0.14)]
    beams = stroke(f"M{numbers(x - half, top)}h{number(width)}M{numbers(x, top)}v{number(-height * 0.8)}", tones.dark, 0.9, 0.5)
    door = arch(x, y, width * 0.24, height * 0.62, tones.dark)
    window = circle(x, top - height * 0.25, width * 0.07, canvas.palette.sun if lit else tones.dark)
    return (
        walls
        + gable
        + beams
        + door
        + window
        + line(eaves, mix(thatch, tones.dark, 0.2), width * 0.11)
        + line(eaves, thatch, width * 0.06)
    )


@block
def flat_house(
    canvas: Canvas,
    x: float = 100,
    y: float = 130,
    width: float = 24,
    height: float = 18,
    depth: float = 0,
    lit: bool = False,
    awning: str = "",
) -> str:
    """A mud-brick house with a flat roof and beam ends."""
    tones, left, top = canvas.at(depth), x - width / 2, y - height
    drawn = two_faces(canvas, left, top, width, height, tones) + rectangle(left - 1, top - 2, width + 2, 2.6, tones.lit)
    ends = [(left + width * (0.14 + 0.18 * index), top + 3, 1.2, 1.6) for index in range(5)]
    drawn += rectangles(ends, tones.dark, 0.7) + arch(x - width * 0.14, y, width * 0.22, height * 0.5, tones.dark)
    drawn += rectangle(
        x + width * 0.18, y - height * 0.6, width * 0.14, height * 0.18, canvas.palette.sun if lit else tones.dark
    )
    if not awning:
        return drawn
    cloth = [
        (x - width * 0.3, y - height * 0.6),
        (x + width * 0.06, y - height * 0.6),
        (x + width * 0.12, y - height * 0.42),
        (x - width * 0.36, y - height * 0.42),
    ]
    return drawn + polygon(cloth, canvas.colour(awning, "accent", depth))


@block
def hut(
    canvas: Canvas, x: float = 100, y: float = 130, scale: float = 1, depth: float = 0, roof: str = "", stilts: bool = False
) -> str:
    """A round hut under a thatched cone, on stilts where told so."""
    tones, thatch = canvas.at(depth), canvas.colour(roof, mix(canvas.palette.shade, canvas.palette.accent, 0.25), depth)
    legs = stroke("M-9 0V-10M0 1V-10M9 0V-10M-9-4L0 0L9-4", tones.dark, 1.3) if stilts else ""
    lift = -9 if stilts else 0
    wall = path(f"M-11 {lift}V{lift - 11}H11V{lift}Q0 {lift + 2.5}-11 {lift}z", canvas.lighting(tones.lit, tones.shade))
    weave = stroke(f"M-11 {lift - 3}H11M-11 {lift - 7}H11", tones.dark, 0.5, 0.3)
    cone = outline(f"-16,{lift - 9}! -8,{lift - 21} 0,{lift - 30}! 8,{lift - 21} 16,{lift - 9}! 0,{lift - 6}")
    straw = stroke(
        f"M0 {lift - 29}L-10 {lift - 9}M0 {lift - 29}L-3 {lift - 7}M0 {lift - 29}L5 {lift - 7}M0 {lift - 29}L11 {lift - 9}",
        tones.dark,
        0.6,
        0.3,
    )
    door = arch(-1, lift, 5, 8, tones.dark)
    return group(
        legs
        + wall
        + weave
        + door
        + path(cone, canvas.lighting(mix(thatch, tones.lit, 0.25), mix(thatch, tones.dark, 0.3)))
        + straw,
        x,
        y,
        scale,
    )


@block
def longhouse(
    canvas: Canvas,
    x: float = 100,
    y: float = 140,
    width: float = 90,
    height: float = 40,
    depth: float = 0,
    roof: str = "",
    lit: bool = False,
) -> str:
    """A timber hall with a high roof and crossed gable beams."""
    tones, shingle = canvas.at(depth), canvas.colour(roof, "accent", depth)
    left, right, eave, ridge = x - width / 2, x + width / 2, y - height * 0.42, y - height
    wall = rectangle(
        left + 3,
        eave - 1,
        width - 6,
        height * 0.43,
        canvas.shading(mix(tones.shade, tones.dark, 0.3), mix(tones.shade, tones.dark, 0.1)),
    )
    planks = "".join(f"M{numbers(left + 3 + (width - 6) * index / 14, eave)}v{number(height * 0.42)}" for index in range(1, 14))
    cover = polygon(
        [(left - 3, eave), (left + 8, ridge), (right - 8, ridge), (right + 3, eave)],
        canvas.shading(mix(shingle, tones.lit, 0.25), mix(shingle, tones.dark, 0.3)),
    )
    rows = "".join(
        f"M{numbers(left + 8 - 11 * share, ridge + (eave - ridge) * share)}H{number(right - 8 + 11 * share)}"
        for share in (0.25, 0.5, 0.75)
    )
    horns = "".join(
        f"M{numbers(at + side * 4, ridge + 4)}L{numbers(at - side * 4, ridge - 7)}"
        for at in (left + 8, right - 8)
        for side in (-1, 1)
    )
    door = arch(x, y, width * 0.13, height * 0.36, canvas.palette.accent if lit else tones.dark)
    spots = [(x + width * share, y - height * 0.12) for share in (-0.32, -0.2, 0.2, 0.32)]
    windows = openings(spots, width * 0.05, height * 0.15, canvas.palette.sun if lit else tones.dark)
    return (
        wall
        + stroke(planks, tones.dark, 0.6, 0.4)
        + cover
        + stroke(rows, tones.dark, 0.6, 0.3)
        + stroke(horns, mix(shingle, tones.dark, 0.5), 1.8)
        + door
        + windows
    )


@block
def town(
    canvas: Canvas,
    y: float = 130,
    count: int = 8,
    scale: float = 1,
    depth: float = 0.1,
    seed: int = 3,
    left: float = 0,
    right: float = -1,
    roof: str = "",
    lit: bool = False,
    kind: str = "tiled",
) -> str:
    """Houses along a line: `tiled` or `flat` ones."""
    chance, border = Numbers(seed), canvas.width if right < 0 else right
    stand = []
    for index in range(count):
        x = left + (index + 0.5 + (chance.next() - 0.5) * 0.6) / count * (border - left)
        stand.append((y + (chance.next() - 0.6) * 9 * scale, x, chance.between(13, 21) * scale, chance.between(9, 17) * scale))
    drawn = ""
    for at, x, width, height in sorted(stand):
        shines = lit and chance.next() > 0.3
        drawn += (
            flat_house(canvas, x, at, width, height, depth, shines)
            if kind == "flat"
            else house(canvas, x, at, width, height, depth, roof, shines)
        )
    return drawn


@block
def skyline(
    canvas: Canvas,
    y: float = 140,
    height: float = 26,
    depth: float = 0,
    seed: int = 2,
    count: int = 16,
    left: float = 0,
    right: float = -1,
    lit: bool = True,
    colour: str = "",
) -> str:
    """A town far away as one silhouette with towers and lit windows."""
    chance, border = Numbers(seed), canvas.width if right < 0 else right
    tone = canvas.colour(colour, mix(canvas.palette.dark, canvas.palette.land, 0.2), depth)
    step, data, windows = (border - left) / count, f"M{numbers(left, y + 6)}V{number(y)}", []
    for index in range(count):
        x, tall = left + index * step, height * chance.between(0.25, 0.6) * (1.7 if index % 5 == 2 else 1)
        data += roofline(x, y - tall, step, index)
        windows += [(x + step * 0.35, y - tall * 0.5), (x + step * 0.65, y - tall * 0.75)] if chance.next() > 0.4 else []
    drawn = path(f"{data}L{numbers(border, y + 6)}z", tone)
    return drawn + (dots(windows, canvas.palette.accent, 1.2) if lit else "")


def roofline(x: float, top: float, step: float, index: int) -> str:
    """One house of a skyline: a gable, a flat roof, a dome or battlements."""
    kind = index % 4
    if kind == 0:
        return f"L{numbers(x, top)}L{numbers(x + step / 2, top - step * 0.4)}L{numbers(x + step, top)}"
    if kind == 1:
        return f"L{numbers(x, top)}H{number(x + step)}"
    if kind == 2:
        return f"L{numbers(x, top)}Q{numbers(x + step / 2, top - step * 1.1, x + step, top)}"
    tooth = step / 5
    return f"L{numbers(x, top)}h{number(tooth)}v2h{number(tooth)}v-2h{number(tooth)}v2h{number(tooth)}v-2H{number(x + step)}"


@block
def tent(
    canvas: Canvas, x: float = 100, y: float = 140, width: float = 30, height: float = 20, depth: float = 0, colour: str = ""
) -> str:
    """A striped tent with an opening."""
    tones, cloth = canvas.at(depth), canvas.colour(colour, "accent", depth)
    away = -canvas.side
    strips = ["", ""]
    for index in range(5):
        strips[index % 2] += polygon_data(
            [(x, y - height), (x - width / 2 + width * index / 5, y), (x - width / 2 + width * (index + 1) / 5, y)]
        )
    shade = polygon([(x, y - height), (x + away * width / 2, y), (x + away * width * 0.08, y)], canvas.palette.dark, 0.28)
    door = polygon([(x - width * 0.1, y), (x, y - height * 0.7), (x + width * 0.1, y)], tones.dark)
    return (
        path(strips[0], cloth)
        + path(strips[1], tones.lit)
        + shade
        + door
        + stroke(f"M{numbers(x, y - height)}v-5", tones.dark, 0.8)
    )
