"""Titans that walk upright: mask, king, stone being, root giant, forge colossus and walking mountain."""

from __future__ import annotations

import math

from tessera.art.blocks.houses import house, town
from tessera.art.blocks.plants import trees
from tessera.art.blocks.titans.beast import Hide, facets, halo, limb, placed, spikes, teeth
from tessera.art.blocks.titans.sea import symmetric_at
from tessera.art.canvas import Canvas
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import (
    around,
    circle,
    dots,
    ellipse,
    group,
    outline,
    path,
    points,
    polygon,
    rectangle,
    stroke,
    symmetric,
)


@block
def whispering_mask(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A cracked mask as large as a hill. Long fingers hold it from behind; a whisper leaves its mouth."""
    tones = canvas.palette
    hide = Hide(canvas, glow="#d9ffb0")
    pale, dim = tones.lit, mix(tones.shade, tones.dark, 0.25)
    cloak = hide.far(symmetric("0,4 40,12 70,44 92,96 110,160 0,160"))
    strands = hide.folds("M-40 20Q-80 60-96 150M-30 14Q-62 60-72 150M40 20Q80 60 96 150M30 14Q62 60 72 150", 2.4, 0.6)
    shell = path(symmetric("0,-4 26,0 42,14 44,44 40,74 28,104 12,124 0,128"), canvas.lighting(pale, dim))
    shell += path("M0-4Q46-2 44 44L40 74Q30 112 0 128L4 84L8 70L4 36z", mix(dim, tones.dark, 0.25), 0.75)
    sockets = path("M-34 40Q-20 26-6 44Q-16 58-26 56Q-34 52-34 40zM34 40Q20 26 6 44Q16 58 26 56Q34 52 34 40z", tones.dark)
    tears = stroke("M-22 56Q-26 84-20 106M22 56Q26 84 20 106", tones.dark, 2.4, 0.7)
    brows = stroke("M-38 32Q-22 18-5 36M38 32Q22 18 5 36", tones.dark, 3, 0.7)
    nose = path("M-3 44L-8 76Q0 82 8 76L3 44z", mix(pale, dim, 0.5)) + path("M-7 76Q0 81 7 76L4 79H-4z", tones.dark)
    mouth = ellipse(0, 98, 11, 15, tones.dark) + ellipse(0, 100, 8, 11, canvas.glow(hide.glow, 0.95))
    cracks = stroke("M-2-4L-8 10L-2 18L-10 30M38 62L28 66L30 76L20 84M-42 30l10-2M12 124l-2-12 6-8", tones.dark, 1.4, 0.75)
    fingers = ""
    for side in (1, -1):
        hand = ""
        for index in range(4):
            top = 30 + index * 17
            hand += limb(f"74,{top - 12} 58,{top - 10} 46,{top - 1} 34,{top + 5}", (8, 8, 7, 2.5))
        fingers += group(
            path(hand, hide.deep)
            + stroke(
                "".join(f"M58 {16 + 17 * index}Q50 {20 + 17 * index} 44 {28 + 17 * index}" for index in range(4)),
                hide.rim,
                1.2,
                0.6,
            ),
            mirror=side < 0,
        )
    whisper = stroke(
        "M-8 104Q-40 120-70 108T-110 122M0 112Q-10 134-40 138M8 104Q40 122 72 112T112 120M4 112Q20 136 52 138",
        hide.glow,
        1.6,
        0.65,
    )
    crown = spikes(
        "-30,6 -40,-22 -20,0 -16,-1 -16,-34 -6,-4 -2,-5 6,-38 8,-4 12,-3 22,-28 22,2 26,4 42,-16 36,12", mix(pale, dim, 0.6)
    )
    face = crown + shell + cracks + brows + sockets + tears + nose + mouth
    eyes = hide.eyes("-20,45 20,45", 4)
    return placed(group(cloak + strands + face + fingers + whisper + eyes, 100, 24), x, y, scale, mirror)


@block
def sleepless_king(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A dead king on a throne of spears. His eyes have never closed; his hands lie on a sword."""
    tones = canvas.palette
    hide = Hide(canvas, glow="#9fe8ff")
    bone, dim = mix(tones.lit, "#d8d2c0", 0.5), mix(tones.shade, tones.dark, 0.3)
    throne = spikes(
        (
            "-96,150 -88,20 -78,150 -76,150 -64,0 -56,150 -54,150 -42,-22 -34,150 96,150 88,20 78,150 76,150 "
            "64,0 56,150 54,150 42,-22 34,150 -30,150 -20,-34 -10,150 30,150 20,-34 10,150"
        ),
        mix(hide.deep, tones.mid, 0.2),
    )
    robe = hide.body(symmetric("0,66 22,70 46,76 66,90 84,150 0,156"), 2.4, 0.06)
    mantle = path(
        symmetric("0,78 20,76 48,80 68,96! 50,98 30,92 0,98"),
        canvas.lighting(mix(tones.lit, tones.shade, 0.35), mix(tones.shade, tones.dark, 0.4)),
    ) + dots(points("-54,90 -40,87 -26,86 26,86 40,87 54,90"), tones.dark, 3)
    skull = path(symmetric("0,8 18,10 28,24 28,40 22,52 16,58 14,72 0,78"), canvas.lighting(bone, mix(bone, dim, 0.75)))
    sockets = path("M-24 34Q-14 24-4 36Q-8 50-16 48T-24 34zM24 34Q14 24 4 36Q8 50 16 48T24 34z", tones.dark) + path(
        "M0 44L-5 56L0 54L5 56z", tones.dark
    )
    grin = (
        path("M-15 61Q0 57 15 61L12 74Q0 80-12 74z", tones.dark)
        + teeth((-14, 61), (14, 61), 8, 5.5, bone)
        + teeth((11, 75), (-11, 75), 7, 4.5, bone)
    )
    lines = stroke("M-26 22Q-14 14-2 26M26 22Q14 14 2 26M-26 52l8 2M26 52l-8 2M-10 12l4 8-3 5", tones.dark, 1.8, 0.6)
    crown = (
        path(
            "M-29 18L-36-24L-22-4L-18-34L-6-8L0-42L6-8L18-34L22-4L36-24L29 18Q0 6-29 18z",
            canvas.lighting(mix(tones.accent, tones.sun, 0.2), mix(tones.accent, tones.dark, 0.55)),
        )
        + path("M-29 18Q0 6 29 18L28 26Q0 14-28 26z", mix(tones.accent, tones.dark, 0.35))
        + dots(points("0,13 -14,16 14,16"), hide.glow, 4)
    )
    sword = (
        path("M-4 84H4L3 150H-3z", canvas.lighting(tones.lit, tones.shade))
        + path("M-20 84H20V90H-20z", tones.accent)
        + path("M-3 84V74H3V84z", dim)
        + circle(0, 72, 4, tones.accent)
    )
    hands = stroke("M-6 92l8 4M-8 97l10 4M-8 102l9 3M6 92l-6 6M9 98l-8 6M9 104l-8 4", bone, 4)
    arms = hide.body(limb("-56,94 -60,118 -34,124 -8,100", (24, 20, 16, 9)), 1.8) + hide.body(
        limb("56,94 60,118 34,124 8,100", (24, 20, 16, 9)), 1.8
    )
    return placed(
        group(
            throne
            + robe
            + mantle
            + sword
            + arms
            + hands
            + crown
            + skull
            + sockets
            + grin
            + lines
            + hide.eyes("-14,39 14,39", 5.4),
            100,
            28,
            0.86,
        ),
        x,
        y,
        scale,
        mirror,
    )


def crag_stone(canvas: Canvas, hide: Hide, x: float, y: float, radius: float, turn: float) -> str:
    """One boulder of a stone body, with a lit face and a dark one."""
    ring = [around(x, y, radius * size, turn + at * 51.4) for at, size in enumerate((1, 0.9, 1.05, 0.92, 1.02, 0.88, 1))]
    lit = mix(hide.skin, canvas.palette.lit, 0.5)
    ordered = sorted(ring, key=lambda spot: spot[0] * -canvas.side + spot[1])
    face = [*ordered[:3], (x + radius * 0.1, y + radius * 0.1)]
    return polygon(ring, hide.skin) + polygon(sorted_around(face), lit, 0.85)


def sorted_around(spots: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Points in the order in which they lie around their middle."""
    mid_x, mid_y = sum(a for a, _ in spots) / len(spots), sum(b for _, b in spots) / len(spots)
    return sorted(spots, key=lambda spot: math.atan2(spot[1] - mid_y, spot[0] - mid_x))


BOULDERS = (
    *((66, 138, 18, 10), (62, 112, 16, 40), (124, 138, 18, 60), (122, 112, 16, 20)),  # legs
    *((78, 88, 22, 0), (112, 90, 21, 35), (96, 68, 24, 18), (64, 60, 19, 50), (128, 56, 20, 5)),  # trunk
    *((40, 78, 14, 30), (28, 102, 14, 10), (22, 128, 19, 45)),  # the arm that hangs
    *((150, 40, 14, 22), (166, 20, 15, 50), (180, -6, 23, 12)),  # the arm that is raised
    (96, 36, 19, 26),  # head
)


@block
def stone_being(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A body of boulders with fire in its joints. It lifts a fist like a house."""
    hide = Hide(canvas, mix(canvas.palette.shade, canvas.palette.dark, 0.35), glow="#ff7a2a")
    heat = halo(canvas, 92, 74, 80, hide.glow, 0.55) + path(
        outline(
            "60,50 100,34 140,46 164,10 186,12 170,60 140,86 136,150! 110,150! 100,110 88,150! 54,150! 60,104 "
            "36,110 24,140 14,120 34,72"
        ),
        mix(hide.glow, canvas.palette.dark, 0.25),
    )
    stones = ""
    for a, b, radius, turn in BOULDERS:
        stones += crag_stone(canvas, hide, a, b, radius, turn)
    seams = hide.cracks(
        "M78 70l10 8l14-6l12 8M62 98l14 6M108 104l14-4M146 50l-10 8M160 32l-8 8M44 90l-8 8M84 50l10 4l12-4M172 4l-6 14", 1.6
    )
    face = (
        path("M84 30L94 36L84 39zM108 30L98 36L108 39z", hide.hot)
        + halo(canvas, 89, 35, 12, hide.glow)
        + halo(canvas, 103, 35, 12, hide.glow)
        + path("M86 45l4 4 4-4 3 5 4-5 4 4 3-4-4 9h-14z", hide.glow)
    )
    moss = dots(
        points("58,44 64,42 70,44 122,38 130,37 88,18 96,16 36,66 14,114 170,-26 180,-29"),
        mix(canvas.palette.leaf, canvas.palette.lit, 0.15),
        7,
    )
    rubble = facets("150,44 158,54 146,56;190,30 198,40 186,42;176,44 182,50 174,54;160,70 166,78 156,78", hide.skin)
    return placed(heat + stones + seams + moss + face + rubble, x, y, scale, mirror)


@block
def root_giant(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A giant of roots with a hollow face. One hand of roots lifts a house."""
    hide, tones = Hide(canvas), canvas.palette
    branches = (
        "M84 14Q70-8 46-14M70-4Q66-18 54-26M84 10Q84-12 76-30M116 14Q130-8 154-14M130-4Q134-18 146-26M116 10"
        "Q116-12 124-30M100 10V-28M100-10l-8-12M100-14l8-12"
    )
    antlers = stroke(branches, hide.deep, 6) + stroke(branches, hide.rim, 1.2, 0.5)
    leaves = dots(
        points("46,-14 54,-26 76,-30 40,-4 154,-14 146,-26 124,-30 160,-4 100,-28"), mix(tones.leaf, tones.dark, 0.3), 17
    ) + dots(points("43,-17 52,-30 74,-34 150,-18 143,-30 121,-34 98,-32"), mix(tones.leaf, tones.lit, 0.25), 10)
    legs = hide.body(limb("84,108 76,130 66,158", (26, 24, 32)), 1.8) + hide.body(
        limb("118,108 128,130 140,158", (26, 24, 32)), 1.8
    )
    left = hide.body(limb("68,58 38,70 24,100 22,128 12,150", (30, 26, 22, 18, 8)), 2, 0.08) + stroke(
        "M22 128Q30 144 28 156M22 124Q10 136-2 140", hide.skin, 6
    )
    right = hide.body(limb("132,58 164,60 180,40 176,12", (30, 26, 20, 16)), 2, 0.08)
    hand = stroke("M176 16Q164 6 160-10M176 14Q176-2 172-16M178 14Q190 6 192-8M174 18Q160 18 154 6", hide.skin, 6)
    body = hide.body(symmetric_at(100, "0,40 30,44 44,58 38,84 26,104 24,122 0,124"), 2.2, 0.12)
    grain = hide.folds(
        (
            "M72 62Q86 84 80 118M88 56Q94 84 92 120M112 56Q106 84 108 120M128 62Q114 84 120 118M40 72Q30 96 28 "
            "120M150 62Q168 58 176 40"
        ),
        1.8,
        0.55,
    ) + hide.lines("M66 60Q80 50 94 54M106 54Q122 50 134 60", 1.4, 0.5)
    head = hide.body(symmetric_at(100, "0,8 16,10 24,22 22,40 14,54 0,58"), 2, 0.16)
    hollow = (
        path("M82 26L96 32L90 40L82 36zM118 26L104 32L110 40L118 36z", tones.dark)
        + path("M86 46L92 50L96 45L100 51L104 45L108 50L114 46L108 56L100 52L92 56z", hide.glow)
        + halo(canvas, 100, 50, 20, hide.glow, 0.6)
    )
    held = group(house(canvas, 0, 0, 24, 16, 0, "", True), 176, -6, 1, False, 14) + dots(
        points("168,8 186,14 160,20 190,30"), tones.lit, 2.4
    )
    return placed(
        antlers + leaves + legs + left + right + held + hand + body + grain + head + hollow + hide.eyes("90,33 110,33", 3.8),
        x,
        y,
        scale,
        mirror,
    )


@block
def forge_colossus(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A giant of iron with a furnace in its belly. It swings a hammer over the town."""
    hide, tones = Hide(canvas), canvas.palette
    iron, shine = hide.skin, mix(hide.skin, tones.lit, 0.4)
    stacks = (
        path("M58 40L60 6H76L78 40zM122 40L124 6H140L142 40z", canvas.lighting(shine, hide.deep))
        + rectangle(56, 2, 24, 7, iron)
        + rectangle(120, 2, 24, 7, iron)
        + ellipse(68, 2, 10, 3, hide.glow)
        + ellipse(132, 2, 10, 3, hide.glow)
    )
    handle = stroke("M152 64L186 2", mix(tones.shade, tones.lit, 0.1), 7)
    hammer = group(
        path("M-30-16H30V16H-30z", canvas.shading(shine, hide.deep))
        + path("M-30-16H-20V16H-30zM20-16H30V16H20z", mix(iron, tones.dark, 0.4))
        + stroke("M-30-16H30", hide.rim, 1.8),
        180,
        6,
        1,
        False,
        30,
    )
    legs = hide.body("M58 150L62 112H92V150zM108 150V112H138L142 150z", 2, 0.06) + hide.folds("M60 132H92M108 132H140", 2.4)
    left = (
        hide.body(limb("60,60 32,74 26,104 28,132", (30, 28, 26, 24)), 2, 0.1)
        + hide.folds("M20 92Q30 98 42 94M18 118Q28 122 40 118", 2.4)
        + hide.body("M14 124H42L44 146L36 152H20L12 146z", 1.8, 0.1)
    )
    right = (
        hide.body(limb("134,58 152,68 172,74", (28, 28, 26)), 2, 0.1)
        + hide.body(limb("172,76 168,56 162,42", (26, 24, 20)), 2, 0.14)
        + hide.body("M150 32L168 28L176 38L172 50L156 52L148 44z", 1.8, 0.2)
        + hide.folds("M156 34L158 48M163 32L165 48M170 36L170 46", 1.8)
    )
    torso = hide.body("M50 46L66 36H134L150 46L154 70L140 118H60L46 70z", 2.4, 0.18)
    bolts = dots(points("58,54 142,54 56,70 144,70 64,110 136,110 70,42 130,42"), hide.rim, 3.4, 0.9)
    door = (
        path("M78 64Q100 54 122 64V98Q100 108 78 98z", tones.dark)
        + path("M82 67Q100 58 118 67V95Q100 104 82 95z", canvas.shading(hide.hot, hide.glow))
        + stroke("M90 62V102M100 60V104M110 62V102M80 80H120", iron, 2.6)
        + halo(canvas, 100, 82, 60, hide.glow, 0.75)
    )
    head = (
        hide.body("M80 40V16L90 6H110L120 16V40z", 2, 0.2)
        + path("M84 20H116V28H84z", tones.dark)
        + stroke("M100 8V40M88 34H112", tones.dark, 2, 0.6)
    )
    drips = stroke("M86 98V112M100 104V122M113 98V110", hide.glow, 2.6) + dots(points("86,118 100,128 113,115"), hide.hot, 3.4)
    return placed(
        stacks + handle + legs + left + torso + bolts + door + drips + right + head + hammer + hide.eyes("92,24 108,24", 3.6),
        x,
        y,
        scale,
        mirror,
    )


@block
def walking_mountain(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A mountain that has risen on legs of rock, with a village still on its shoulder."""
    hide, tones = Hide(canvas), canvas.palette
    rock = mix(tones.land, tones.dark, 0.35)
    lit = mix(rock, tones.lit, 0.5)
    legs = path("M30 150L40 96L74 100L70 150zM132 150L128 100L162 96L172 150z", mix(rock, tones.dark, 0.35)) + path(
        "M30 150L40 96L54 98L48 150zM132 150L128 100L142 98L146 150z", mix(rock, tones.lit, 0.2)
    )
    arms = path(
        "M14 84L2 112L-6 150L20 150L30 116L34 92zM186 84L198 112L206 150L180 150L170 116L166 92z", mix(rock, tones.dark, 0.2)
    ) + path("M14 84L2 112L-6 150L6 150L14 114L26 88z", lit)
    mass = polygon(
        points("0,92 18,66 34,58 54,18 66,26 92,-14 114,14 126,8 150,50 166,58 200,92 178,108 142,118 100,112 58,118 22,108"),
        rock,
    )
    faces = (
        polygon(points("0,92 18,66 34,58 54,18 60,44 46,68 56,94 22,108"), lit)
        + polygon(points("92,-14 66,26 76,48 66,72 84,88 92,50 86,22"), lit)
        + polygon(points("126,8 116,40 126,62 120,84 136,66 132,36"), mix(lit, rock, 0.35))
    )
    snow = (
        polygon(points("92,-14 78,8 86,16 92,8 101,20 108,8"), "#ffffff")
        + polygon(points("54,18 46,34 54,32 60,40 62,26"), "#ffffff")
        + polygon(points("126,8 120,20 128,18 134,26"), "#ffffff")
    )
    brow = path("M52 60L96 74L88 80L56 72zM148 60L104 74L112 80L144 72z", mix(rock, tones.dark, 0.6))
    cave = (
        path("M66 96L74 88L86 92L100 86L114 92L126 88L134 96L128 116L100 122L72 116z", tones.dark)
        + ellipse(100, 108, 26, 12, canvas.glow(hide.glow, 0.8))
        + teeth((70, 93), (130, 93), 8, 11, mix(rock, tones.lit, 0.4))
        + teeth((124, 117), (76, 117), 6, 9, mix(rock, tones.dark, 0.2))
    )
    eyes = hide.slits("M62 76L90 81L84 87Q70 88 62 76zM138 76L110 81L116 87Q130 88 138 76z", 100, 81, 24)
    woods = (
        trees(canvas, 66, 7, 0.42, "pine", 0, 9, 12, 48)
        + trees(canvas, 66, 7, 0.42, "pine", 0, 4, 150, 190)
        + trees(canvas, 110, 8, 0.4, "pine", 0, 6, 20, 60)
        + trees(canvas, 110, 8, 0.4, "pine", 0, 7, 140, 180)
    )
    village = town(canvas, 52, 3, 0.4, 0, 4, 146, 170, "", True)
    falling = facets("40,120 48,128 38,130;160,124 168,130 158,134;84,126 88,132 80,132;118,128 124,134 114,134", rock)
    return placed(legs + arms + mass + faces + snow + brow + cave + woods + village + falling + eyes, x, y, scale, mirror)
