"""Single pieces: great faces, spirits, hills and figures that one picture is about."""

from __future__ import annotations

from tessera.art.blocks.masonry import two_faces
from tessera.art.blocks.plants import tree
from tessera.art.blocks.temples import temple
from tessera.art.canvas import Canvas
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import (
    arch,
    circle,
    dashes,
    dots,
    ellipse,
    group,
    outline,
    path,
    points,
    polygon,
    stroke,
    symmetric,
)

JINN = (
    "0,-116! 8,-117 20,-114 38,-113 52,-106 61,-99! 65,-116 66,-130 75,-136 84,-129 84,-114 80,-94 71,-80! "
    "56,-80 43,-82 37,-64 24,-44 34,-30 18,-16 22,-5 0,10!"
)
JINN_HEAD = "0,-143 8,-142 13,-134 12,-124 6,-112 0,-108"


@block
def jinn(canvas: Canvas, x: float = 100, y: float = 200, scale: float = 1) -> str:
    """A chained spirit of smoke and fire, about 160 units high, with its wrists raised to both sides."""
    tones = canvas.palette
    smoke = canvas.fade(
        (0, mix(tones.dark, tones.accent, 0.1), 1),
        (0.4, mix(tones.shade, tones.dark, 0.35), 1),
        (0.75, tones.accent, 0.85),
        (1, tones.sun, 0.1),
    )
    glow = circle(0, -92, 104, canvas.glow(tones.accent, 0.7))
    horns = path(
        "M7-138Q22-142 24-164Q32-146 13-130zM-7-138Q-22-142-24-164Q-32-146-13-130z", mix(tones.dark, tones.shade, 0.25)
    )
    body = path(symmetric(JINN), smoke) + stroke(symmetric(JINN), mix(tones.accent, tones.sun, 0.3), 1.3, 0.9)
    muscles = stroke(
        "M-34-94Q-16-80 0-90Q16-80 34-94M0-90V-58M-17-72Q0-66 17-72M-15-60Q0-54 15-60M50-94Q58-90 66-90M-50-94Q-58-90-66-90",
        tones.accent,
        1.2,
        0.6,
    )
    head = path(symmetric(JINN_HEAD), mix(tones.dark, tones.shade, 0.2)) + stroke(symmetric(JINN_HEAD), tones.accent, 1, 0.8)
    eyes = dots(points("-5.5,-128 5.5,-128"), tones.accent, 12, 0.35) + path(
        "M-10-131L-2-126L-9-125.500zM10-131L2-126L9-125.500z", "#fff6d0"
    )
    mouth = path("M-6-119Q0-116 6-119Q4-111 0-111T-6-119z", tones.sun) + path(
        "M-5-119l1.500 4 1.500-3.300zM5-119l-1.500 4-1.500-3.300z", tones.dark
    )
    fists = stroke("M69-133Q68-127 69-122M75-135Q74-128 75-122M81-132Q81-127 81-122", tones.accent, 1.1, 0.8)
    knuckles = fists + group(fists, mirror=True)
    cuffs = path("M64-118l20-2 1 11-20 2zM-64-118l-20-2-1 11 20 2z", tones.dark) + stroke(
        "M65-115l18-2M-65-115l-18-2", tones.shade, 1.4
    )
    return group(glow + body + muscles + horns + head + eyes + mouth + knuckles + cuffs, x, y, scale)


FACE = "0,-70 22,-69 36,-60 37,-44 35,-4 28,24 14,42 0,47"
CLOTH = "0,-94 26,-91 42,-72 44,-40 52,6 62,46! 38,54! 35,-26 30,-46 0,-56"


@block
def stone_face(canvas: Canvas, x: float = 100, y: float = 110, scale: float = 1, tears: str = "", depth: float = 0) -> str:
    """A colossal face under a striped headcloth, carved in rock. It weeps where a colour is given."""
    tones = canvas.at(depth)
    side = -canvas.side
    light, shade = tones.lit, tones.shade
    head = path(symmetric(FACE), light)
    dark_half = path(
        f"M0-70Q{side * 38}-68 {side * 37}-44L{side * 35}-4Q{side * 28} 34 0 47L{side * 2} 20L{side * 7} 12L{side * 5}-28z",
        shade,
    )
    cloth = path(symmetric(CLOTH), canvas.lighting(mix(light, shade, 0.55), mix(shade, tones.dark, 0.45)))
    stripes = "".join(
        f"M{-58 + index * 2} {36 - index * 17}l{21 - index * 1.5} 4M{58 - index * 2} {36 - index * 17}l{-21 + index * 1.5} 4"
        for index in range(6)
    )
    cloth += stroke(stripes, tones.dark, 1.8, 0.4)
    band = (
        path("M-36-48Q0-70 36-48L35-40Q0-60-35-40z", tones.accent)
        + circle(0, -58, 5.6, tones.sun)
        + circle(0, -58, 3.4, canvas.colour(tears, "accent"))
    )
    eyes = path("M-28-24Q-16-34-6-23Q-16-16-28-24zM28-24Q16-34 6-23Q16-16 28-24z", tones.dark) + path(
        "M-28-24Q-16-34-6-23Q-16-28-28-24zM28-24Q16-34 6-23Q16-28 28-24z", mix(shade, tones.dark, 0.4)
    )
    brows = stroke("M-30-32Q-17-41-5-32M30-32Q17-41 5-32", tones.dark, 3, 0.6)
    nose = path("M-3-27L-7.500 8Q0 14 7.500 8L3-27z", mix(light, shade, 0.3)) + path(
        "M-7.500 8Q0 14 7.500 8Q0 9-7.500 8z", tones.dark
    )
    mouth = path("M-14 23Q-6 18 0 20Q6 18 14 23Q0 31-14 23z", mix(shade, tones.dark, 0.5)) + stroke(
        "M-13 23Q0 25 13 23", tones.dark, 1
    )
    cracks = stroke("M-34-6l8 6-3 9 6 8M30 14l-7 3-2 8M14-66l-3 8 5 5", tones.dark, 0.9, 0.45)
    weeping = ""
    if tears:
        streams = "M-19-18Q-23 20-20 62L-12 62Q-13 20-15-18zM19-18Q23 20 20 62L12 62Q13 20 15-18z"
        weeping = path(streams, tears) + stroke("M-17-12Q-19 20-17 58M17-12Q19 20 17 58", mix(tears, "#ffffff", 0.45), 0.9, 0.8)
    return group(head + dark_half + cloth + band + eyes + brows + nose + mouth + cracks + weeping, x, y, scale)


OLD_MAN = (
    "-12,8! 20,2 44,6 60,20 66,40 72,58 80,66 81,73! 73,79 75,88 84,106 93,117 92,123 80,126! "
    "92,130 97,139 88,141 79,141! 87,146 85,152! 95,164 98,186 90,206 94,228 78,264! -12,264!"
)


@block
def old_man(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """A cliff that is the profile of an old man with a long beard. It fills the left side and looks to the right."""
    tones = canvas.palette
    rock = mix(tones.land, tones.dark, 0.3)
    rim = path(outline(OLD_MAN), mix(tones.sun, tones.lit, 0.4))
    body = group(path(outline(OLD_MAN), canvas.shading(mix(rock, tones.shade, 0.45), mix(rock, tones.dark, 0.2))), -2.4, 0.8)
    planes = path(outline("66,60 78,68 76,74! 66,78 52,74! 56,66"), mix(rock, tones.dark, 0.55)) + path(
        outline("74,88 82,104 90,116 80,122 72,116 68,100"), mix(rock, tones.lit, 0.3)
    )
    cheek = path(outline("40,96 58,92 66,112 60,130! 46,124"), mix(rock, tones.lit, 0.12))
    lids = (
        path("M56 80Q64 73 72 80Q64 85 56 80z", mix(tones.lit, rock, 0.3))
        + circle(66.5, 80, 2.4, tones.dark)
        + stroke("M54 78Q64 71 73 78", tones.dark, 1.8)
        + stroke("M57 86Q64 90 71 87M50 84l-8 5M51 88l-7 9", tones.dark, 1, 0.5)
    )
    brow = path(outline("50,70! 58,60 72,57 83,66 84,72! 74,67 62,68"), mix(tones.lit, rock, 0.4))
    moustache = path(outline("82,126! 92,131 96,139 84,139 70,136 56,146! 60,132 72,125"), mix(tones.lit, rock, 0.35))
    beard = path(
        outline("79,141! 88,148 96,166 97,188 90,208 95,230 80,264! 26,264! 34,232 26,206 38,182 40,154 54,142 66,134!"),
        canvas.shading(mix(tones.lit, rock, 0.3), mix(tones.lit, rock, 0.75)),
    )
    beard += stroke(
        (
            "M82 150Q90 180 80 206Q82 232 66 262M72 146Q78 180 66 208Q66 236 52 262M62 146Q64 180 54 206Q52 236 "
            "40 262M52 152Q52 178 42 204M90 172Q92 188 86 202"
        ),
        mix(rock, tones.dark, 0.2),
        1.6,
        0.55,
    )
    strata = stroke(
        (
            "M-8 30Q24 22 56 34M-8 50Q24 40 60 52M-8 112Q10 104 28 112M-8 140Q12 130 30 142M-8 170Q10 160 28 172"
            "M-8 204Q6 196 20 204"
        ),
        tones.dark,
        1.2,
        0.35,
    )
    ear = path(outline("22,84 32,78 38,86 34,100 28,108 22,102"), mix(rock, tones.lit, 0.25)) + stroke(
        "M26 88Q34 88 29 102", tones.dark, 1.4, 0.6
    )
    wrinkles = stroke("M48 40Q58 38 66 44M46 48Q58 46 68 52M62 108Q54 120 60 134", tones.dark, 1.1, 0.5)
    pines = "".join(tree(canvas, a, b, 0.5, "pine") for a, b in points("4,8 14,5 30,4 44,8 52,15"))
    return group(rim + body + strata + cheek + planes + brow + lids + ear + beard + moustache + wrinkles + pines, x, y, scale)


@block
def burrow_hill(canvas: Canvas, x: float = 100, y: float = 230, scale: float = 1) -> str:
    """A hill cut open: round rooms with lamps in them, joined by tunnels, and a door at its foot."""
    tones = canvas.palette
    soil = mix(tones.land, tones.dark, 0.2)
    turf = path(
        outline("-104,34! -88,0 -70,-20 -58,-70 -30,-122 2,-138 34,-122 60,-72 74,-22 92,2 104,34!"),
        canvas.lighting(mix(tones.leaf, tones.lit, 0.3), mix(tones.leaf, tones.dark, 0.25)),
    )
    cut = path(
        outline("-92,34! -80,4 -62,-16 -50,-66 -26,-112 2,-128 30,-112 52,-66 66,-16 84,4 92,34!"),
        canvas.shading(mix(soil, tones.lit, 0.12), mix(soil, tones.dark, 0.35)),
    )
    tunnels = (
        "M-44 24Q-38-6-26-22Q-34-44-18-60Q-8-72 2-96M-26-22Q-2-34 24-30Q44-26 46 18M24-30Q36-50 26-66Q16-76 "
        "2-96M-18-60Q4-56 26-66M-44 24Q0 6 46 18"
    )
    ways = stroke(tunnels, tones.dark, 9, 0.75) + stroke(tunnels, mix(tones.accent, tones.dark, 0.55), 5, 0.8)
    rooms, lamps = "", ""
    for a, b, radius in (
        (-44, 26, 17),
        (2, 10, 19),
        (47, 22, 16),
        (-28, -20, 15),
        (25, -26, 17),
        (-19, -60, 13),
        (26, -66, 12),
        (2, -96, 12),
    ):
        rooms += circle(a, b, radius + 2.4, mix(tones.dark, tones.land, 0.3)) + circle(
            a, b, radius, canvas.shading(mix(tones.accent, tones.sun, 0.15), mix(tones.sun, tones.accent, 0.3))
        )
        rooms += path(
            f"M{a - radius * 0.87:.1f} {b + radius * 0.5:.1f}a{radius} {radius} 0 0 0 {radius * 1.74:.1f} 0z",
            mix(soil, tones.dark, 0.35),
        )
        lamps += circle(a, b - radius * 0.3, radius * 0.8, canvas.glow("#ffffff", 0.8))
    stuff = burrow_goods(canvas)
    roots = stroke(
        "M-4-134q-4 10 0 18M10-134q6 10 2 20M-30-116q6 8 4 16M36-112q-4 8 0 14", mix(tones.dark, tones.leaf, 0.4), 1.6
    )
    return group(turf + cut + roots + ways + rooms + lamps + stuff, x, y, scale)


def burrow_goods(canvas: Canvas) -> str:
    """What stands in the rooms of the burrow: shelves, beds, jars and small people as shapes."""
    dark, tones = canvas.palette.dark, canvas.palette
    people = "M-51 32v-5M-40 33v-5M-6 17v-6M9 18v-5M43 28v-5M-33-14v-5M19-19v-5M31-18v-5M-19-55v-4M0-92v-4"
    heads = points("-51,23 -40,24 -6,7 9,9 43,19 -33,-23 19,-28 31,-27 -19,-63 0,-100")
    tables = dashes([(-47, 30, 4), (-2, 13, 7), (49, 25, 6), (-27, -16, 6), (23, -22, 5), (22, -64, 8)], tones.dark, 2)
    return (
        stroke(people, mix(dark, tones.accent, 0.35), 4.4)
        + dots(heads, mix(dark, "#8a5a3c", 0.4), 4)
        + tables
        + dots(points("-45,28 0,11 3,11 52,23 -24,-18 25,-24 24,-66 28,-66"), "#c8402f", 2.4)
    )


@block
def summit(canvas: Canvas, x: float = 100, y: float = 48) -> str:
    """The highest mountain with a shrine on its top and a stair up its face."""
    tones, white = canvas.palette, "#ffffff"
    rock = mix(tones.land, tones.dark, 0.15)
    body = polygon(points("4,0 -16,36 -26,44 -60,102 -90,214 100,214 76,112 46,60 28,36"), rock)
    lit = polygon(points("4,0 -16,36 -26,44 -60,102 -90,214 -10,214 4,142 -8,102 12,62 0,38"), mix(rock, white, 0.55))
    snow = polygon(points("4,0 -16,36 -26,44 -44,74 -30,68 -22,82 -10,64 -2,84 12,60 22,76 34,58 48,68 28,36"), white)
    shade = polygon(points("4,0 0,38 12,60 22,76 34,58 48,68 28,36"), mix(tones.shade, white, 0.45))
    stair = [
        (1 - 3 * (1 - index / 16) + 6 * ((index % 4) - 1.5) * (1 - index / 16), 128 - index * 7.6, 8 - index * 0.26)
        for index in range(16)
    ]
    return group(body + lit + snow + shade + dashes(stair, tones.shade, 1.3, 0.9), x, y) + temple(
        canvas, x + 4, y + 4, 26, 21, 3, 0, True, False, "accent"
    )


@block
def colossus_of_the_harbour(canvas: Canvas, x: float = 100, y: float = 190, scale: float = 1, gem: str = "#4cc3ff") -> str:
    """A giant of bronze over the mouth of a harbour, with a shining stone in its raised hand. About 170 units high."""
    tones = canvas.palette
    bronze = mix(tones.lit, tones.shade, 0.35)
    skin = canvas.lighting(mix(bronze, tones.lit, 0.5), mix(tones.shade, tones.dark, 0.35))
    piers = (
        two_faces(canvas, -54, -12, 34, 24, tones)
        + two_faces(canvas, 20, -12, 34, 24, tones)
        + dashes([(-56, -12, 38), (18, -12, 38)], tones.lit, 3)
    )
    legs = path(outline("-44,-12! -44,-17 -35,-20 -34,-44 -26,-74! -4,-74! -8,-62 -20,-40 -24,-20 -22,-12!"), skin) + path(
        outline("44,-12! 44,-17 35,-20 34,-44 26,-74! 4,-74! 8,-62 20,-40 24,-20 22,-12!"), skin
    )
    kilt = path(
        "M-27-88Q0-80 27-88L31-62Q24-58 18-62Q10-56 2-62Q-6-56-14-62Q-24-56-31-62z",
        canvas.lighting(tones.accent, mix(tones.accent, tones.dark, 0.4)),
    )
    torso = path(outline("-24,-86! -24,-100 -34,-124 -26,-132 -8,-136! 8,-136! 26,-132 34,-124 24,-100 24,-86!"), skin)
    chest = stroke("M-24-116Q-10-108 0-114Q10-108 24-116M0-114V-90M-12-98Q0-94 12-98", tones.dark, 1.4, 0.4)
    left_arm = path(outline("-26,-131! -38,-126 -44,-104 -40,-86 -44,-72 -37,-70 -32,-86 -32,-104 -28,-116"), skin)
    right_arm = path(outline("26,-131! 36,-134 40,-150 36,-168 38,-180 46,-180 47,-166 50,-148 44,-126 34,-118"), skin)
    head = circle(0, -147, 11, skin) + path("M-11-149Q-11-161 0-161T11-149Q4-154-11-149z", mix(tones.accent, tones.dark, 0.3))
    crown = path("M-11-156L-18-167L-7-160L-8-173L0-162L8-173L7-160L18-167L11-156Q0-164-11-156z", tones.sun)
    jewel = (
        circle(42, -190, 34, canvas.glow(gem, 0.95))
        + path("M42-202L50-192L42-180L34-192z", gem)
        + path("M42-202L45-192L42-180L34-192z", mix(gem, "#ffffff", 0.6))
    )
    face = stroke("M-4-148h2.500M3-148h2.500M-2-141h5M1-147v3", tones.dark, 1.2, 0.6)
    return group(piers + legs + left_arm + torso + chest + kilt + head + face + crown + right_arm + jewel, x, y, scale)


@block
def sky_bridge(canvas: Canvas, x: float = 100, y: float = 90, width: float = 60, sag: float = 10) -> str:
    """A rope bridge between two heights."""
    half, tones = width / 2, canvas.palette
    deck = f"M{x - half} {y}Q{x} {y + sag * 2} {x + half} {y}"
    rail = f"M{x - half} {y - 6}Q{x} {y - 6 + sag * 2} {x + half} {y - 6}"
    ties = "".join(
        f"M{x + half * share:.1f} {y - 6 + sag * (1 - share * share):.1f}v6"
        for share in (-0.8, -0.6, -0.4, -0.2, 0.0, 0.2, 0.4, 0.6, 0.8)
    )
    return stroke(deck, mix(tones.shade, tones.dark, 0.3), 2) + stroke(rail, tones.dark, 0.7) + stroke(ties, tones.dark, 0.5)


@block
def lectern(canvas: Canvas, x: float = 100, y: float = 190, scale: float = 1) -> str:
    """A reading desk with an open book in a beam of light."""
    tones = canvas.palette
    desk = path("M-5 0L-3-22H3L5 0zM-12 0h24v4h-24z", mix(tones.shade, tones.dark, 0.3)) + path(
        "M-18-22L18-22L14-29L-14-29z", mix(tones.shade, tones.lit, 0.2)
    )
    leaves = path("M0-27Q-10-33-19-28L-16-23Q-8-27 0-22Q8-27 16-23L19-28Q10-33 0-27z", "#fffaf0") + stroke(
        "M0-27V-22", tones.shade, 0.8
    )
    return group(circle(0, -28, 40, canvas.glow(tones.sun, 0.8)) + desk + leaves, x, y, scale)


@block
def gate_of_light(
    canvas: Canvas, x: float = 100, y: float = 150, width: float = 30, height: float = 60, colour: str = ""
) -> str:
    """A doorway out of which light falls."""
    shine = canvas.colour(colour, "sun")
    spill = polygon(
        [(x - width / 2, y), (x + width / 2, y), (x + width * 1.5, canvas.height + 4), (x - width * 1.5, canvas.height + 4)],
        canvas.fade((0, shine, 0.7), (1, shine, 0)),
    )
    return (
        ellipse(x, y - height * 0.4, width * 1.6, height, canvas.glow(shine, 0.7))
        + arch(x, y, width, height, canvas.shading(shine, "#ffffff"))
        + spill
    )
