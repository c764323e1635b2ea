"""Things: vessels, lamps, charts, arms, instruments and signs."""

from __future__ import annotations

import math

from tessera.art.canvas import Canvas, pick
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import (
    Point,
    circle,
    dots,
    ellipse,
    group,
    number,
    numbers,
    outline,
    path,
    points,
    polygon,
    polygon_data,
    rectangle,
    ring,
    stroke,
)


@block
def amphora(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, colour: str = "", depth: float = 0) -> str:
    """A jar with two handles, about 24 units high."""
    clay = canvas.colour(colour, "accent", depth)
    handles = stroke("M-3-22Q-9-20-6-15M3-22Q9-20 6-15", mix(clay, canvas.palette.dark, 0.3), 1.3)
    body = path(
        "M-3.500-24h7l-1.200 4q8.700 4 6.700 11.500q-2 6.500-6 8.500h-6q-4-2-6-8.500q-2-7.500 6.700-11.500z",
        canvas.lighting(mix(clay, canvas.palette.lit, 0.3), mix(clay, canvas.palette.dark, 0.3)),
    )
    bands = stroke("M-7.500-11H7.500M-7.800-8.500H7.800", canvas.palette.dark, 0.8, 0.45)
    return group(handles + body + bands, x, y, scale)


@block
def pearl(canvas: Canvas, x: float = 100, y: float = 130, scale: float = 1) -> str:
    """An open shell with a pearl in it."""
    tones = canvas.palette
    upper = path(
        "M-30 0Q-36-28 0-38Q36-28 30 0Q0 12-30 0z", canvas.shading(tones.lit, mix(tones.lit, tones.accent, 0.25))
    ) + stroke("M-3 4L-24-24M-2 4L-12-32M0 4V-36M2 4L12-32M3 4L24-24", tones.shade, 1.4, 0.7)
    lower = path(
        "M-33 2Q0-8 33 2Q26 22 0 24Q-26 22-33 2z",
        canvas.shading(mix(tones.shade, tones.lit, 0.3), mix(tones.shade, tones.dark, 0.4)),
    )
    ball = (
        circle(0, -1, 26, canvas.glow("#ffffff", 0.75))
        + circle(0, 0, 8, "#fffaf0")
        + circle(-2.4, -2.4, 2.4, "#ffffff")
        + stroke("M-5 4Q0 8 5 4", "#d8c8d8", 1.2)
    )
    return group(upper + lower + ball, x, y, scale)


@block
def hives(canvas: Canvas, x: float = 100, y: float = 130, scale: float = 1) -> str:
    """A beehive of straw."""
    straw = "#d9a441"
    rings = "".join(
        ellipse(
            0,
            -4 - index * 6,
            12 - index * index * 0.75,
            4.4,
            mix(straw, canvas.palette.lit if index % 2 else canvas.palette.dark, 0.18),
        )
        for index in range(4)
    )
    return group(
        rings
        + ellipse(0, -24.5, 3, 2.4, mix(straw, canvas.palette.dark, 0.3))
        + path("M-3 0V-4a3 3 0 0 1 6 0V0z", canvas.palette.dark),
        x,
        y,
        scale,
    )


@block
def scales(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, tilt: float = 0) -> str:
    """A balance with two pans; it tilts to the right by some units."""
    metal, dark = mix(canvas.palette.accent, canvas.palette.sun, 0.4), mix(canvas.palette.shade, canvas.palette.dark, 0.4)
    post = path("M-2.500 0L-1.600-58H1.600L2.500 0z", metal) + path("M-14 0Q0-8 14 0V4H-14z", dark) + circle(0, -60, 4, metal)
    beam = stroke(f"M-34{number(-56 - tilt)}L34{number(-56 + tilt)}", metal, 2.6)
    pans = ""
    for side, drop in ((-1, -tilt), (1, tilt)):
        middle, top = side * 34, -56 + drop
        pans += stroke(f"M{numbers(middle, top)}l-13 26M{numbers(middle, top)}l13 26", dark, 0.8)
        pans += path(f"M{numbers(middle - 15, top + 26)}h30q-4 9-15 9t-15-9z", metal)
    return group(post + beam + pans, x, y, scale)


@block
def chest(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, open: bool = False) -> str:
    """A chest with iron bands, open and full of gold where told so."""
    tones = canvas.palette
    wood, iron = mix(tones.shade, tones.dark, 0.3), mix(tones.dark, tones.shade, 0.25)
    box = path("M-22 0V-18H22V0z", canvas.lighting(mix(wood, tones.lit, 0.25), mix(wood, tones.dark, 0.25))) + stroke(
        "M-14-18V0M14-18V0M-22-9H22", iron, 2
    )
    if not open:
        return group(
            box
            + path("M-23-18Q-22-31 0-31T23-18z", canvas.lighting(mix(wood, tones.lit, 0.35), wood))
            + stroke("M-14-18V-29M14-18V-29", iron, 2)
            + rectangle(-3.5, -21, 7, 7, tones.accent),
            x,
            y,
            scale,
        )
    lid = path("M-22-18L-18-40Q0-46 18-40L22-18z", mix(wood, tones.dark, 0.35)) + stroke(
        "M-18-40Q0-46 18-40", mix(wood, tones.lit, 0.3), 2.4
    )
    gold = dots(points("-16,-19 -9,-21 -2,-22 5,-21 12,-20 17,-19 -12,-24 -4,-26 4,-26 11,-24 0,-30"), "#f3c73c", 8) + dots(
        points("-12,-25 -3,-28 5,-27 12,-25"), "#fff0b0", 3
    )
    return group(
        lid + circle(0, -26, 34, canvas.glow("#ffe08a", 0.7)) + gold + box + rectangle(-3.5, -15, 7, 7, tones.accent),
        x,
        y,
        scale,
    )


@block
def coins(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, stacks: str = "4,6,3") -> str:
    """Stacks of coins, as high as the numbers say."""
    drawn = ""
    heights = [int(word) for word in stacks.split(",")]
    for place, height in enumerate(heights):
        left = (place - (len(heights) - 1) / 2) * 17
        for index in range(height):
            drawn += ellipse(left + (index % 2) * 0.8, -index * 3.4, 7.6, 3, "#a8761a") + ellipse(
                left + (index % 2) * 0.8, -index * 3.4 - 1.4, 7.6, 3, "#f0c238" if index < height - 1 else "#ffe48a"
            )
        drawn += ring(left + (height + 1) % 2 * 0.8, -(height - 1) * 3.4 - 1.4, 2.4, "#c98f1e", 0.9)
    return group(drawn, x, y, scale)


@block
def mask(
    canvas: Canvas, x: float = 100, y: float = 100, scale: float = 1, mood: str = "calm", colour: str = "", turn: float = 0
) -> str:
    """A theatre mask: calm, laughing or weeping."""
    light = canvas.colour(colour, "lit")
    dark, shade = canvas.palette.dark, mix(canvas.colour(colour, "lit"), canvas.palette.shade, 0.7)
    shell = path("M-24-30Q0-38 24-30Q27 4 16 18Q8 28 0 28T-16 18Q-27 4-24-30z", canvas.lighting(light, shade))
    mouths = {
        "calm": path("M-8 13Q0 16 8 13Q4 19 0 19T-8 13z", dark),
        "laugh": path("M-13 8Q0 15 13 8Q11 24 0 24T-13 8z", dark) + path("M-8 12Q0 16 8 12L7 15Q0 18-7 15z", "#fff6e4"),
        "weep": path("M-11 21Q-9 10 0 10T11 21Q6 16 0 16T-11 21z", dark),
    }
    slant = pick({"calm": 0, "laugh": 2, "weep": -3}, mood, "mood")
    eyes = path(f"M-17-10Q-11{-16 - slant}-5-10Q-11-6-17-10zM17-10Q11{-16 - slant} 5-10Q11-6 17-10z", dark)
    brows = stroke(
        f"M-18{-17 - slant}Q-11{-22 - slant}-5{-17 + slant}M18{-17 - slant}Q11{-22 - slant} 5{-17 + slant}", dark, 2, 0.7
    )
    nose = path("M-2-12L-4.500 3Q0 6 4.500 3L2-12z", shade)
    ribbons = stroke("M-23-24Q-34-16-32 6M23-24Q34-16 32 6", canvas.palette.accent, 3)
    return group(ribbons + shell + eyes + brows + nose + mouths[mood], x, y, scale, turn=turn)


@block
def eye(canvas: Canvas, x: float = 100, y: float = 60, scale: float = 1) -> str:
    """A great open eye with a slit and rays."""
    tones = canvas.palette
    lid = "M-30 0Q0-26 30 0Q0 26-30 0z"
    ball = (
        path(lid, tones.lit)
        + path("M-30 0Q0-26 30 0Q0-18-30 0z", tones.dark, 0.35)
        + circle(0, 0, 12.5, canvas.fade((0, tones.accent, 1), (1, mix(tones.accent, tones.dark, 0.5), 1)))
        + ring(0, 0, 12.5, tones.dark, 1.2)
    )
    threads = stroke("M0-11V-5M8-8L4-4M11 0H5M8 8L4 4M0 11V5M-8 8L-4 4M-11 0H-5M-8-8L-4-4", tones.dark, 0.8, 0.5)
    slit = ellipse(0, 0, 3.4, 10.4, tones.dark) + circle(-4, -4.4, 2.4, "#ffffff")
    edge = stroke(lid, tones.dark, 2.2) + stroke("M-20-11l-8-8M-10-16l-4-10M0-18V-29M10-16l4-10M20-11l8-8", tones.sun, 1.6)
    return group(ball + threads + slit + edge, x, y, scale)


@block
def cornucopia(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, mirror: bool = False) -> str:
    """A horn of plenty that spills fruit and grain to the right."""
    tones = canvas.palette
    horn = path(
        outline("-52,-44! -40,-34 -34,-18 -20,-8 6,-2! 16,-18 18,-34! -8,-36 -26,-38 -40,-48"),
        canvas.shading(mix(tones.accent, tones.lit, 0.45), mix(tones.accent, tones.dark, 0.35)),
    )
    bands = stroke("M-36-42Q-40-36-34-28M-22-39Q-28-30-22-14M-4-37Q-10-26-4-6", tones.dark, 1.6, 0.45) + ellipse(
        12, -18, 8, 18, mix(tones.dark, tones.accent, 0.3), turn=14
    )
    fruit = (
        dots(points("16,-10 26,-6 36,-5"), "#c8402f", 13)
        + dots(points("22,-18 32,-14"), "#e0932f", 12)
        + dots(points("15,-24 46,-4"), "#7a4f9a", 10)
        + dots(points("27,-24 42,-12"), "#8aa83a", 10)
    )
    shine = dots(points("13,-13 24,-9 34,-8 19,-21 30,-17"), "#ffffff", 2.6, 0.7)
    ears = stroke("M14-30L34-42M14-28L42-34M12-32L26-48", "#d9a82c", 2) + dots(
        points("34,-42 37,-44 42,-34 45,-35 26,-48 28,-51"), "#f0c84a", 4.4
    )
    return group(horn + bands + ears + fruit + shine, x, y, scale, mirror)


@block
def dice(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, pips: int = 6) -> str:
    """A die of bone."""
    face = (
        path("M-12-24L6-28L16-20L-2-15z", "#fffaf0")
        + path("M-12-24L-2-15V8L-12-2z", "#d8c8a8")
        + path("M-2-15L16-20V2L-2 8z", "#f0e4c8")
    )
    faces = {
        1: "7,-6",
        2: "3,-10 11,-2",
        3: "2,-9 7,-6 12,-3",
        4: "2,-9 12,-12 2,1 12,-2",
        5: "2,-9 12,-12 7,-6 2,1 12,-2",
        6: "2,-10 12,-13 2,-4 12,-7 2,2 12,-1",
    }
    return group(
        face + dots(points(pick(faces, pips, "face")), "#3a2a20", 3) + dots(points("-7,-11 2,-21"), "#3a2a20", 2.4), x, y, scale
    )


@block
def hourglass(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1) -> str:
    tones = canvas.palette
    frame = path("M-16-50h32v5h-32zM-16-5h32v5h-32z", mix(tones.shade, tones.dark, 0.3)) + stroke(
        "M-14-45V-5M14-45V-5", mix(tones.shade, tones.dark, 0.2), 2
    )
    glass = path("M-11-45H11Q11-33 2-25Q11-17 11-5H-11Q-11-17-2-25Q-11-33-11-45z", "#ffffff", 0.4) + path(
        "M-8-38H8Q6-30 1-25H-1Q-6-30-8-38zM-10-5Q-6-14 0-16T10-5z", "#e0b24a"
    )
    return group(glass + stroke("M0-25V-14", "#e0b24a", 1) + frame, x, y, scale)


@block
def key(canvas: Canvas, x: float = 100, y: float = 120, scale: float = 1, turn: float = -40) -> str:
    gold = mix(canvas.palette.accent, canvas.palette.sun, 0.3)
    return group(ring(0, -22, 10, gold, 5) + stroke("M0-12V28M0 18H10M0 27H12", gold, 5), x, y, scale, turn=turn)


@block
def lyre_of_gold(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1) -> str:
    """A large lyre."""
    gold = mix(canvas.palette.accent, canvas.palette.sun, 0.3)
    frame = stroke("M-10-8Q-34-30-24-62Q-20-70-28-72M10-8Q34-30 24-62Q20-70 28-72M-24-58H24", gold, 5) + path(
        "M-16-12H16L12 6Q0 14-12 6z", gold
    )
    return group(stroke("M-8-58V-6M-3-58V-4M3-58V-4M8-58V-6", canvas.palette.lit, 0.9) + frame, x, y, scale)


@block
def nets(canvas: Canvas, x: float = 66, y: float = 100, scale: float = 1) -> str:
    """Fishing nets on three poles, with fish in them."""
    tones = canvas.palette
    poles = stroke("M-46 46V-34M0 46V-34M46 46V-34", tones.dark, 2.2)
    mesh = ""
    for left in (-46, 0):
        for index in range(7):
            share = index / 6
            mesh += f"M{left} {number(-30 + share * 44)}q{numbers(23, 12 + share * 10, 46, 0)}"
            mesh += f"M{numbers(left + share * 46, -30 + math.sin(share * 3.14) * 6)}v{number(44 + math.sin(share * 3.14) * 5)}"
    catch = "".join(
        path(f"M{a - 6} {b}q5-5 10 0l4-3v6l-4-3q-5 5-10 0z", tones.accent) for a, b in ((-24, 6), (22, 2), (30, 12), (-32, -6))
    )
    return group(poles + stroke(mesh, tones.lit, 0.6, 0.8) + catch, x, y, scale)


@block
def saltpans(canvas: Canvas, x: float = 130, y: float = 110, scale: float = 1, columns: int = 3, rows: int = 2) -> str:
    """Shallow basins with heaps of white salt."""
    tones, drawn = canvas.palette, ""
    pans, heaps, shades = "", "", ""
    for row in range(rows):
        for column in range(columns):
            left, top = column * 28 - row * 11, row * 16
            pans += polygon_data([(left, top), (left + 23, top), (left + 24, top + 12), (left - 4, top + 12)])
            heaps += polygon_data([(left + 5, top + 8), (left + 11, top - 4), (left + 18, top + 8)])
            shades += polygon_data([(left + 11, top - 4), (left + 18, top + 8), (left + 12, top + 8)])
    drawn += path(pans, mix(tones.water, "#ffffff", 0.55)) + path(heaps, "#ffffff") + path(shades, tones.shade, 0.5)
    return group(drawn, x, y, scale)


@block
def flags(canvas: Canvas, start: Point = (100, 34), end: Point = (60, 96), sag: float = 12, count: int = 7) -> str:
    """A line of small flags in five colours."""
    (x0, y0), (x1, y1) = start, end
    mid_x, mid_y = (x0 + x1) / 2, (y0 + y1) / 2 + sag
    drawn = stroke(f"M{numbers(x0, y0)}Q{numbers(mid_x, mid_y, x1, y1)}", canvas.palette.dark, 0.6)
    for index in range(1, count + 1):
        along = index / (count + 1)
        rest = 1 - along
        x = rest * rest * x0 + 2 * rest * along * mid_x + along * along * x1
        y = rest * rest * y0 + 2 * rest * along * mid_y + along * along * y1
        tone = (canvas.palette.accent, "#f0b53a", "#3f8f5a", "#2f6fb0", "#f4f4ee")[index % 5]
        drawn += polygon([(x - 2.4, y), (x + 2.4, y), (x + 2.6, y + 5.4), (x - 2.2, y + 5.4)], tone)
    return drawn


@block
def spices(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1) -> str:
    """Five sacks with heaps of spice."""
    drawn = ""
    for index, colour in enumerate(("#d9682f", "#e8b52c", "#8a3a2a", "#6f8a3a", "#b5482a")):
        left = (index - 2) * 25
        sack = path(
            f"M{left - 12} 0Q{left - 15}-16 {left - 10}-18H{left + 10}Q{left + 15}-16 {left + 12} 0z",
            canvas.lighting("#e6cf9c", "#a8895a"),
        )
        heap = path(
            f"M{left - 11}-17Q{left - 5}-31 {left}-32Q{left + 5}-31 {left + 11}-17z",
            canvas.lighting(mix(colour, "#ffffff", 0.2), mix(colour, canvas.palette.dark, 0.2)),
        )
        drawn += heap + sack + stroke(f"M{left - 10}-18H{left + 10}", "#c9ac74", 3)
    return group(drawn, x, y, scale)


@block
def skull(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, mirror: bool = False) -> str:
    """The skull of a horned beast."""
    bone, dark = mix(canvas.palette.lit, "#fff6e0", 0.4), canvas.palette.dark
    horns = path("M-14-22Q-34-22-40-44Q-22-34-12-30zM14-22Q34-22 40-44Q22-34 12-30z", mix(bone, canvas.palette.shade, 0.35))
    head = path(
        outline("-15,-26 -8,-32 8,-32 15,-26 13,-14 8,-8 6,4 0,7 -6,4 -8,-8 -13,-14"),
        canvas.lighting(bone, mix(bone, canvas.palette.shade, 0.5)),
    )
    return group(
        horns
        + head
        + dots(points("-7,-20 7,-20"), dark, 7)
        + path("M-2-3L-3 3M2-3L3 3", dark)
        + stroke("M-2-2l-1 4M2-2l1 4", dark, 1.4),
        x,
        y,
        scale,
        mirror,
    )


@block
def bell(canvas: Canvas, x: float = 100, y: float = 120, scale: float = 1) -> str:
    bronze = mix(canvas.palette.accent, canvas.palette.shade, 0.3)
    body = path(
        outline("-26,20! -19,10 -17,-14 -9,-26 9,-26 17,-14 19,10 26,20!"),
        canvas.lighting(mix(bronze, canvas.palette.lit, 0.5), mix(bronze, canvas.palette.dark, 0.35)),
    )
    return group(
        stroke("M0-26V-36", canvas.palette.dark, 4)
        + circle(0, 22, 6, mix(bronze, canvas.palette.dark, 0.4))
        + body
        + stroke("M-22 13H22M-17-10H17", canvas.palette.dark, 1.4, 0.4),
        x,
        y,
        scale,
    )


@block
def echo(canvas: Canvas, x: float = 100, y: float = 100, scale: float = 1, count: int = 5, colour: str = "") -> str:
    """Rings of sound around a point."""
    tone = canvas.colour(colour, "sun")
    return group("".join(ring(0, 0, 14 + index * 13, tone, 1.6, 0.75 - index * 0.13) for index in range(count)), x, y, scale)


@block
def clover(canvas: Canvas, x: float = 100, y: float = 100, scale: float = 1, colour: str = "") -> str:
    """A clover with four leaves."""
    green = canvas.colour(colour, "#3f9a4f")
    heart = "M0 0Q-22-8-20-26Q-14-38-2-30Q0-29 0-26Q0-29 2-30Q14-38 20-26Q22-8 0 0z"
    leaf = path(heart, canvas.shading(mix(green, "#ffffff", 0.25), mix(green, canvas.palette.dark, 0.2))) + stroke(
        "M0-3V-22", mix(green, "#ffffff", 0.5), 1.4
    )
    return group(
        stroke("M0 0Q6 30 18 46", mix(green, canvas.palette.dark, 0.3), 4)
        + "".join(group(leaf, turn=turn) for turn in (0, 90, 180, 270)),
        x,
        y,
        scale,
    )


@block
def doves(canvas: Canvas, x: float = 100, y: float = 70, scale: float = 1) -> str:
    """Two doves that fly towards each other with a twig."""
    one = path(outline("-26,2! -14,-2 -8,-18! 0,-6 8,-6 14,-2! 8,2 0,6 -12,6"), "#ffffff") + path(
        outline("-4,-4! 0,-22 12,-26! 10,-12 4,-4"), "#e8e4da"
    )
    return group(
        group(one, -34, 0) + group(one, 34, 0, 1, True) + stroke("M-18-2H18M-8-2l4-5M0-2l4-5M8-2l-3 5", "#4f8a3f", 1.6),
        x,
        y,
        scale,
    )


@block
def cell_shadow(canvas: Canvas, x: float = 50, y: float = 86, width: float = 70) -> str:
    """The shadow under something that stands on a tile."""
    return ellipse(x + width * 0.06, y + 1, width / 2, width * 0.1, "#6d5a36", 0.28)


@block
def tufts(canvas: Canvas, x: float = 50, y: float = 50) -> str:
    """A few tufts of grass on bare ground."""
    spots = points("-26,-14 6,-24 24,-8 -10,8 16,18 -28,22 30,28")
    return group(
        stroke("".join(f"M{a - 3:.0f} {b:.0f}q1-5 0-7m3 7v-8m3 8q-1-5 0-7" for a, b in spots), canvas.palette.leaf, 1.8, 0.8),
        x,
        y,
    )
