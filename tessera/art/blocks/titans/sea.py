"""Titans of the sea and the storm: brine horn, reef mother, tide caller and storm crown."""

from __future__ import annotations

from tessera.art.blocks.titans.beast import BONE, Hide, halo, limb, placed, spikes, teeth
from tessera.art.canvas import Canvas
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import circle, dots, ellipse, faded, group, line, outline, path, points, stroke, symmetric


@block
def brine_horn(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A bull of the deep that rises from the waves; water streams from its horns."""
    hide, tones = Hide(canvas), canvas.palette
    shoulders = hide.far(symmetric("0,18 34,24 62,44 92,86 112,160 0,160"))
    spine = spikes("-62,44 -72,22 -48,34 62,44 72,22 48,34 -84,74 -100,56 -74,60 84,74 100,56 74,60", hide.deep)
    horn = "26,36! 54,48 80,38 92,12 88,-20! 104,4 108,36 92,62 62,72 36,62!"
    horns = "".join(
        group(
            path(outline(horn), canvas.lighting(BONE, mix(BONE, tones.shade, 0.75)))
            + stroke("M50 56q4-6 2-10M66 56q4-8 0-12M80 50q4-8-2-12M92 36q2-8-6-10", tones.dark, 1.4, 0.4),
            mirror=side < 0,
        )
        for side in (1, -1)
    )
    head = hide.body(symmetric("0,26 16,24 32,34 42,52 40,72 33,92 30,118 22,134 0,138"), 2.4, 0.14)
    mane = hide.folds("M-28 34Q-14 28 0 34T28 34M-20 44Q-10 40 0 46T20 44", 2.4) + hide.lines("M-12 30Q0 26 12 30", 1.4)
    brow = path("M-40 54Q-22 50-8 66Q-24 62-38 64zM40 54Q22 50 8 66Q24 62 38 64z", hide.deep) + hide.lines(
        "M-40 54Q-22 50-8 66M40 54Q22 50 8 66", 1.6, 0.7
    )
    muzzle = path(symmetric("0,92 16,94 27,104 26,122 16,132 0,134"), mix(hide.skin, tones.lit, 0.16)) + path(
        "M-18 106Q-12 100-7 108Q-12 114-18 106zM18 106Q12 100 7 108Q12 114 18 106z", tones.dark
    )
    mouth = path("M-22 122Q0 114 22 122Q14 140 0 140T-22 122z", tones.dark) + teeth((-20, 122), (20, 122), 9, 7, bend=-4)
    ring = stroke("M-8 112Q-14 132 0 134T8 112", mix(tones.accent, tones.sun, 0.2), 3)
    streams = stroke(
        "M-90 40V90M-76 60V110M-58 70V120M90 40V90M76 60V110M58 70V120M-34 80V126M34 80V126M-100 10V50M100 10V50",
        tones.sun,
        1.4,
        0.5,
    )
    shells = dots(points("-30,46 -34,78 28,44 36,82 -12,52 14,54"), mix(tones.lit, hide.skin, 0.3), 4, 0.8)
    steam = faded(dots(points("-20,98 -30,92 -40,90 20,98 30,92 40,90"), tones.haze, 9), 0.35)
    eyes = hide.slits("M-31 68Q-22 62-12 72Q-22 76-31 68zM31 68Q22 62 12 72Q22 76 31 68z", 0, 69, 20)
    return placed(
        group(spine + shoulders + horns + head + mane + brow + muzzle + mouth + ring + shells + streams + steam + eyes, 100, 6),
        x,
        y,
        scale,
        mirror,
    )


@block
def reef_mother(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A mother of monsters under a crown of coral. Her arms rise around the ships and her mouth is full of needles."""
    hide, tones = Hide(canvas), canvas.palette
    arms = ""
    for bend, widths in (
        ("60,120 24,110 6,76 16,40 34,28 36,42", (26, 22, 16, 12, 7, 3)),
        ("140,120 176,110 194,76 184,40 166,28 164,42", (26, 22, 16, 12, 7, 3)),
        ("70,130 34,140 2,124 -12,92", (24, 20, 14, 6)),
        ("130,130 166,140 198,124 212,92", (24, 20, 14, 6)),
    ):
        arms += hide.body(limb(bend, widths), 1.8, 0.1)
    suckers = dots(
        points("20,104 12,88 10,72 14,56 22,42 180,104 188,88 190,72 186,56 178,42 26,132 10,124 174,132 190,124"),
        mix(tones.lit, hide.skin, 0.35),
        4.4,
    )
    coral = ""
    for a, b, lean in ((100, 28, 0), (78, 34, -9), (122, 34, 9), (60, 46, -18), (140, 46, 18)):
        coral += (
            f"M{a} {b + 8}Q{a + lean * 0.3} {b - 10} {a + lean} {b - 28}M{a + lean * 0.4} {b - 8}"
            f"Q{a + lean + 6} {b - 14} {a + lean + 9} {b - 22}M{a + lean * 0.4} {b - 4}"
            f"Q{a + lean - 8} {b - 10} {a + lean - 9} {b - 18}"
        )
    crown = stroke(coral, mix(tones.accent, tones.dark, 0.3), 5) + stroke(coral, mix(tones.accent, tones.sun, 0.25), 2)
    head = hide.body(symmetric_at(100, "0,22 28,26 48,46 54,74 46,104 30,126 0,134"), 2.4, 0.16)
    ridges = hide.folds("M72 48Q86 40 100 44T128 48M66 62Q84 54 100 58T134 62", 2)
    mouth = path(
        outline("58,96! 78,102 100,104 122,102 142,96! 132,124 114,134 100,136 86,134 68,124"),
        canvas.shading(tones.dark, mix(hide.glow, tones.dark, 0.4)),
    )
    needles = teeth((60, 97), (140, 97), 17, 22, bend=7) + teeth((130, 126), (70, 126), 12, 14, bend=8)
    eyes = (
        hide.eyes("78,76 122,76", 7.5, "#fff2a0")
        + path("M76 70h4v12h-4zM120 70h4v12h-4z", tones.dark)
        + hide.eyes("92,62 108,62 62,66 138,66", 3, "#fff2a0")
    )
    lure = (
        stroke("M100 24Q104-8 136-6", hide.deep, 2.4)
        + halo(canvas, 140, -2, 26, "#c8fff0", 1)
        + circle(140, -2, 4.4, "#f4fff8")
    )
    return placed(arms + suckers + crown + head + ridges + mouth + needles + lure + eyes, x, y, scale, mirror)


def symmetric_at(x: float, text: str) -> str:
    """The outline of something alike on both sides of x."""
    half = [tuple(map(float, word.split(","))) for word in text.split()]
    right = [f"{x + a},{b}" for a, b in half]
    left = [f"{x - a},{b}" for a, b in half[::-1] if a]
    return outline(" ".join(right + left))


@block
def tide_caller(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A drowned god that lifts the sea in two walls of water."""
    hide, tones = Hide(canvas), canvas.palette
    water = mix(tones.water, tones.dark, 0.1)
    walls = ""
    for side in (1, -1):
        wall = path(
            outline("-14,160! -18,90 -14,30 0,-4 26,-16 50,-8 58,10 48,20 40,12! 32,14 26,34 34,70 52,110 60,160!"),
            canvas.lighting(mix(water, tones.sun, 0.3), mix(water, tones.dark, 0.35)),
        )
        wall += stroke("M-6 140Q-8 70 8 20M10 146Q4 80 18 34M28 150Q18 96 24 60", tones.sun, 2, 0.45) + stroke(
            "M-10 30Q2-6 26-16Q48-12 58 8Q56 20 48 20q-6-2-6-8M30-14q8-6 14 0M4 0q2-8 10-10", tones.sun, 3.6, 0.95
        )
        walls += group(wall, 0 if side > 0 else 200, 0, 1, side < 0)
    arms = hide.body(limb("78,76 56,62 52,36 58,10", (24, 20, 15, 11)), 1.8, 0.1) + hide.body(
        limb("122,76 144,62 148,36 142,10", (24, 20, 15, 11)), 1.8, 0.1
    )
    claws = spikes(
        "52,14 46,-6 57,8 57,12 56,-10 63,8 62,12 68,-6 66,14 134,14 132,-6 140,10 138,10 143,-10 146,8 145,10 153,-6 150,14",
        hide.deep,
    )
    body = hide.body(symmetric_at(100, "0,50 20,58 34,70 30,96 38,160 0,160"), 2.2, 0.08)
    ribs = hide.lines("M80 84Q100 94 120 84M78 98Q100 108 122 98M80 112Q100 122 120 112", 1.6, 0.4)
    hair = stroke(
        (
            "M86 36Q66 30 60 52Q58 70 66 86M90 30Q70 18 54 34M114 36Q134 30 140 52Q142 70 134 86M110 30Q130 18 "
            "146 34M100 24V4M92 26Q86 12 76 6M108 26Q114 12 124 6"
        ),
        mix(tones.water, tones.sun, 0.2),
        4,
        0.95,
    )
    head = hide.body(symmetric_at(100, "0,20 14,24 19,38 14,54 6,66 0,68"), 2, 0.14)
    beard = stroke(
        "M90 58Q86 78 92 96M96 62Q94 84 98 102M104 62Q106 84 102 102M110 58Q114 78 108 96", mix(tones.water, tones.sun, 0.3), 3
    )
    mouth = path("M92 55Q100 51 108 55Q106 64 100 64T92 55z", tones.dark) + teeth((93, 55), (107, 55), 5, 4)
    eyes = hide.slits("M84 41Q92 37 97 44Q90 48 84 41zM116 41Q108 37 103 44Q110 48 116 41z", 100, 42, 9)
    return placed(walls + hair + arms + claws + body + ribs + head + beard + mouth + eyes, x, y, scale, mirror)


@block
def storm_crown(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A face as wide as the sky, made of thunderclouds, under a crown of lightning. A whirlwind hangs from its mouth."""
    hide, tones = Hide(canvas, glow="#dff2ff"), canvas.palette
    dark, mid = mix(tones.dark, tones.mid, 0.12), mix(tones.dark, tones.mid, 0.45)
    backs = faded(
        dots(points("10,60 34,44 62,34 92,30 122,32 150,40 176,54 196,70"), mid, 46)
        + dots(points("22,84 50,92 150,92 180,84"), mid, 40),
        0.9,
    )
    crown = ""
    for a, b, tip_x, tip_y in (
        (40, 40, 16, -8),
        (64, 26, 50, -22),
        (88, 20, 84, -30),
        (112, 20, 118, -30),
        (136, 26, 152, -22),
        (160, 40, 186, -8),
    ):
        mid_x, mid_y = (a + tip_x) / 2, (b + tip_y) / 2
        spike = [(a, b + 6), (mid_x + 5, mid_y + 5), (mid_x - 4, mid_y - 1), (tip_x, tip_y)]
        crown += line(spike, "#dff2ff", 6, 0.3) + line(spike, "#f6fcff", 2.4)
    face = (
        dots(points("66,50 100,42 134,50"), dark, 56)
        + dots(points("62,74 100,80 138,74"), dark, 54)
        + dots(points("80,100 120,100 100,108"), dark, 40)
    )
    shine = stroke("M44 36Q70 14 100 18Q132 14 158 36", "#eaf6ff", 3, 0.75) + faded(
        dots(points("54,36 78,26 102,24 126,26 148,38"), mid, 15), 0.7
    )
    sockets = path(
        "M54 62Q70 48 90 66Q80 80 66 78Q54 74 54 62zM146 62Q130 48 110 66Q120 80 134 78Q146 74 146 62z", tones.dark
    ) + hide.eyes("74,68 126,68", 7)
    brows = stroke("M48 54Q70 42 94 62M152 54Q130 42 106 62", mid, 7)
    nose = path("M96 72L92 88H99zM104 72L108 88H101z", tones.dark, 0.7)
    mouth = (
        path("M66 98Q82 92 100 94Q118 92 134 98Q128 122 100 124Q72 122 66 98z", tones.dark)
        + ellipse(100, 110, 24, 11, canvas.glow("#bfe4ff", 0.8))
        + teeth((70, 98), (130, 98), 10, 9, "#d8e6ee", -3)
        + teeth((126, 115), (74, 115), 8, 7, "#d8e6ee", -5)
    )
    whirl = ""
    for index in range(6):
        at = 118 + index * 6
        whirl += ellipse(100 + (index % 2) * 5 - 2, at, 24 - index * 3.4, 4, mix(mid, tones.haze, 0.2 + index * 0.1), 0.85)
    return placed(backs + crown + face + shine + brows + sockets + nose + whirl + mouth, x, y, scale, mirror)
