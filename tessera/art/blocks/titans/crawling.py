"""Titans that crawl, creep and stalk: strider, thorn back, worm, heron, scorpion and serpent."""

from __future__ import annotations

from tessera.art.blocks.titans.beast import BONE, Hide, facets, halo, limb, placed, spikes, teeth
from tessera.art.canvas import Canvas
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import around, circle, dots, ellipse, group, outline, path, points, polygon_data, stroke, symmetric

STRIDER = (
    "100,14 124,16 146,26 158,44 156,60 150,84! 144,66 136,74 132,100! 124,80 114,96 108,118! 100,104 92,118! "
    "86,96 76,80 68,100! 64,74 56,66 50,84! 44,60 42,44 54,26 76,16"
)


@block
def mud_strider(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A thing of mud on six high legs, with five eyes and a hanging maw."""
    hide = Hide(canvas)
    drawn = ""
    for bend in ("74,60 54,34 48,92 40,150", "126,60 146,34 152,92 160,150"):
        drawn += hide.far(limb(bend, (10, 8, 6, 3)))
    for bend in (
        "60,54 14,26 2,92 -10,156",
        "140,54 186,26 198,92 210,156",
        "64,60 34,14 22,84 14,154",
        "136,60 166,14 178,84 186,154",
    ):
        drawn += hide.body(limb(bend, (13, 11, 8, 4)), 1.6)
    drawn += hide.body(outline(STRIDER), 2.2)
    drawn += hide.folds("M56 48Q76 36 100 36T144 48M66 62Q76 72 74 82M134 62Q124 72 126 82")
    weeds = stroke(
        "M58 66v22M70 84v20M84 92v14M116 92v14M130 86v22M142 70v20M40 60v26M160 58v28",
        mix(canvas.palette.leaf, canvas.palette.dark, 0.4),
        1.8,
    )
    maw = (
        path("M88 74Q100 66 112 74Q108 96 100 106Q92 96 88 74z", canvas.shading(hide.glow, canvas.palette.dark))
        + teeth((88, 75), (99, 103), 5, 5)
        + teeth((101, 103), (112, 75), 5, 5)
    )
    eyes = hide.eyes("84,52 116,52", 5) + hide.eyes("72,42 128,42 100,44", 3)
    return placed(drawn + weeds + maw + eyes, x, y, scale, mirror)


@block
def thorn_back(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A tortoise like a hill, with spears of thorn on its shell and a beak that snaps."""
    hide = Hide(canvas)
    thorn, shade = mix(canvas.palette.lit, hide.skin, 0.2), mix(canvas.palette.shade, hide.skin, 0.3)
    back = "16,84 -6,44 30,64 34,58 26,6 54,42 58,42 62,-14 82,32 86,32 104,-12 110,38 114,42 140,4 132,58 134,66 166,34 144,80"
    legs = hide.far("M60 112L62 150H84L80 112zM118 112L126 150H144L136 108z")
    head = hide.body(
        outline(
            "124,80! 140,64 158,54 176,54 190,62 200,76 204,96! 194,90! 184,84 168,86 154,94! 166,104 184,112 "
            "196,118! 186,126 166,128 146,122 128,112!"
        ),
        1.8,
        0.1,
    )
    throat = (
        path(
            outline("154,94! 168,86 184,84 200,92! 196,106 190,116! 176,108 164,102"),
            canvas.shading(hide.hot, mix(hide.glow, canvas.palette.dark, 0.5)),
        )
        + teeth((158, 91), (198, 90), 8, 9, bend=-6)
        + teeth((190, 117), (160, 101), 7, 8)
    )
    brow = path(outline("150,70! 164,60 178,62 186,70! 172,70 160,74"), hide.deep) + hide.lines(
        "M150 70Q164 58 186 69M136 78Q142 90 140 104M144 72Q150 78 152 88", 1.5, 0.6
    )
    shell = hide.body(outline("4,118! 8,84 24,56 52,38 84,32 114,42 136,66 144,96 140,114! 72,122"), 2.2, 0.1)
    plates = hide.folds("M30 62Q46 78 46 116M70 36Q84 70 84 118M112 44Q116 76 118 114M10 92Q70 74 142 88", 2)
    plates += hide.lines("M40 54Q54 48 66 46M92 42Q104 46 114 56", 1.4, 0.5)
    feet = hide.body(outline("14,112! 10,132 4,150! 38,150! 40,132 46,116!"), 1.6) + hide.body(
        outline("92,116! 92,134 86,150! 118,150! 120,134 128,112!"), 1.6
    )
    claws = spikes(
        (
            "4,150 8,142 12,150 14,150 18,142 22,150 24,150 28,142 32,150 86,150 90,142 94,150 96,150 100,142 "
            "104,150 106,150 110,142 114,150"
        ),
        BONE,
    )
    long = spikes(back, thorn) + group(spikes(back, shade), 3, 3)
    return placed(
        legs
        + feet
        + long
        + head
        + throat
        + shell
        + plates
        + spikes("40,78 30,34 56,70 76,66 82,20 98,66 108,70 130,36 124,82", thorn)
        + spikes("49,74 30,34 56,70 88,66 82,20 98,66 116,76 130,36 124,82", shade)
        + claws
        + brow
        + hide.eyes("172,74", 4.4),
        x,
        y,
        scale,
        mirror,
    )


@block
def dune_crawler(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A worm that bursts from the sand and opens a round maw full of teeth."""
    hide = Hide(canvas, mix(canvas.palette.shade, canvas.palette.dark, 0.5))
    body = hide.body(limb("24,176 22,120 34,66 74,32 116,40 132,56", (58, 60, 58, 54, 56, 58)), 2.6, 0.18)
    rings = hide.folds(
        "M-6 128Q22 142 52 126M-4 100Q26 112 56 100M6 68Q32 86 62 82M28 36Q48 54 70 66M62 12Q72 34 88 58M96 10Q94 34 104 60",
        2.4,
        0.6,
    )
    spines = spikes("-5,110 -20,96 -2,96 0,82 -12,64 6,68 12,54 8,34 24,42 36,30 40,8 50,20 66,12 76,-8 82,8", hide.deep)
    maw = (
        ellipse(138, 66, 38, 34, hide.rim, turn=24)
        + ellipse(139, 67, 36.5, 32, hide.skin, turn=24)
        + ellipse(141, 69, 31, 27, canvas.palette.dark, turn=24)
        + ellipse(146, 74, 24, 20, canvas.glow(hide.glow, 1), turn=24)
    )
    bite = ""
    for ring, count, length in ((30, 18, 12), (21, 13, 9), (13, 9, 6)):
        fangs = "".join(
            polygon_data(
                [
                    around(0, 0, ring, at * 360 / count - 7),
                    around(0, 0, ring - length, at * 360 / count),
                    around(0, 0, ring, at * 360 / count + 7),
                ]
            )
            for at in range(count)
        )
        bite += (
            f'<g transform="translate(142 70)rotate(24)scale(1 .87)">{path(fangs, mix(BONE, hide.skin, 0.5 - ring / 70))}</g>'
        )
    sand = canvas.palette.land
    burst = path(
        outline("-20,160! -14,136 -2,140 4,122 14,136 28,118 38,134 56,120 58,138 76,132 92,160!"),
        canvas.shading(mix(sand, canvas.palette.lit, 0.4), sand),
    )
    grains = dots(
        points("2,112 14,100 66,108 80,116 92,122 -2,124 74,98 90,104 104,116"), mix(sand, canvas.palette.lit, 0.3), 3
    )
    return placed(spines + body + rings + maw + bite + burst + grains, x, y, scale, mirror)


@block
def fog_heron(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A gaunt bird taller than houses, with a beak like a lance, wings half open and one red eye."""
    hide = Hide(canvas, glow="#ff3b1f")
    legs = stroke("M62 104L54 132L66 160M84 104L96 130L88 160", hide.deep, 4.6)
    wing = hide.far(outline("66,64! 40,18 6,-10! 4,8! -12,4! -6,26! -22,26! -10,44! -22,50! 4,66 36,84"))
    wing2 = hide.body(
        outline("92,70! 112,36 150,8 190,-8! 182,8! 198,12! 180,24! 194,34! 170,40! 178,52! 150,54 120,78"), 1.8, 0.1
    )
    feathers = hide.folds(
        "M96 70Q130 46 182 8M98 72Q136 54 180 24M102 74Q136 62 170 40M60 68Q30 44 4 8M58 72Q26 56-10 44", 1.4, 0.5
    )
    body = hide.body(outline("48,74 62,60 92,60 112,72 108,92 84,108 58,106 26,128! 34,100"), 2, 0.1)
    ribs = hide.lines("M60 78q10 10 4 22M72 76q10 12 4 26M84 74q10 12 2 26M96 76q6 10-2 20", 1.3, 0.6)
    neck = hide.body(limb("92,74 112,62 116,42 102,28 108,10 124,8", (24, 17, 13, 11, 11, 12)), 1.6, 0.1)
    bones = hide.lines("M104 64l8 4M110 54l9 1M110 42l9-3M102 34l6-6M99 24l9-2M104 14l6 5", 1.2, 0.5)
    beak = path(outline("120,0! 136,4 150,16 192,72! 146,30 126,18!"), BONE) + path(
        outline("126,18! 146,30 188,76! 140,34 124,22!"), mix(BONE, canvas.palette.dark, 0.45)
    )
    plumes = hide.folds("M120 2Q100-10 82-6M118 4Q96-4 78 6M122 0Q108-16 92-20", 2.6, 1)
    return placed(
        wing + wing2 + feathers + legs + body + ribs + neck + bones + plumes + beak + hide.eyes("127,9", 4.4),
        x,
        y,
        scale,
        mirror,
    )


@block
def glass_scorpion(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A scorpion of clear crystal that faces the viewer, its sting raised over its eyes."""
    tones = canvas.palette
    glass, bright, dim = mix(tones.water, tones.sun, 0.25), mix(tones.sun, tones.water, 0.2), mix(tones.water, tones.dark, 0.55)
    hide = Hide(canvas, dim)
    legs = stroke(
        (
            "M74 108L46 92L24 128M80 114L54 112L42 146M126 108L154 92L176 128M120 114L146 112L158 146M70 100L38 "
            "76L8 112M130 100L162 76L192 112"
        ),
        dim,
        6,
    ) + stroke("M74 106L46 90M126 106L154 90M70 98L38 74M130 98L162 74", bright, 1.6, 0.8)
    tail = ""
    for a, b, size in ((132, 82, 15), (150, 66, 14), (158, 46, 13), (152, 26, 12), (134, 13, 11), (114, 10, 10)):
        tail += (
            path(outline_gem(a, b, size), dim)
            + facets(f"{a - size},{b} {a},{b - size} {a},{b}", bright, 0.9)
            + facets(f"{a},{b - size} {a + size},{b} {a},{b}", glass, 0.9)
        )
    sting = (
        halo(canvas, 98, 34, 34, tones.accent, 0.95)
        + path(
            outline("118,2! 104,-2 88,8 82,26 88,44 98,66! 97,46 101,30 110,20 122,18!"), canvas.shading(hide.hot, tones.accent)
        )
        + dots([(98, 72), (98, 82)], tones.accent, 4)
    )
    body = (
        facets("64,96 100,74 136,96 128,122 100,136 72,122", dim)
        + facets("64,96 100,74 100,104;72,122 64,96 100,104", glass, 0.85)
        + facets("100,74 136,96 100,104", bright, 0.9)
        + facets("100,104 128,122 100,136;100,104 100,136 72,122", mix(dim, tones.dark, 0.3), 0.8)
    )
    claws = facets("66,96 40,84 26,62 34,58 50,72 74,86;134,96 160,84 174,62 166,58 150,72 126,86", glass)
    for side in (1, -1):
        claws += group(
            facets("34,64 12,58 0,36 6,12 12,34 26,40 22,20 32,8 44,30 44,52", dim)
            + facets("34,64 12,58 0,36 6,12 10,36 24,46", bright, 0.9)
            + facets("26,40 22,20 32,8 36,34", glass),
            0 if side > 0 else 200,
            0,
            1,
            side < 0,
        )
    fangs = facets("86,122 92,142 98,124;114,122 108,142 102,124", bright)
    eyes = hide.eyes("90,104 110,104", 4.4) + hide.eyes("78,100 122,100 100,96", 2.4)
    return placed(legs + tail + sting + claws + body + fangs + eyes, x, y, scale, mirror)


def outline_gem(x: float, y: float, size: float) -> str:
    """A cut stone with six corners."""
    return polygon_data(
        [
            (x - size, y),
            (x - size * 0.4, y - size * 0.9),
            (x + size * 0.5, y - size * 0.9),
            (x + size, y),
            (x + size * 0.4, y + size),
            (x - size * 0.5, y + size),
        ]
    )


HOOD = "0,4 16,6 36,2 58,14 68,40 62,68 44,92 26,110 0,116"


@block
def veil_serpent(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A serpent under a wide hood of veils. It rises over its coils with open jaws."""
    hide = Hide(canvas, mix(canvas.palette.land, canvas.palette.dark, 0.5), "#ffd24a")
    coils = hide.body(limb("-20,132 20,112 60,122 100,140 150,124 190,104 224,118", (30, 34, 34, 30, 34, 32, 26)), 2.4, 0.12)
    scales = hide.lines("M4 110q6 12 4 24M28 104q6 14 4 26M52 110q6 14 2 24M148 112q6 12 4 24M172 104q6 12 4 24", 1.4, 0.45)
    veil = path(
        symmetric(HOOD),
        canvas.shading(
            mix(canvas.palette.accent, canvas.palette.dark, 0.2), mix(canvas.palette.accent, canvas.palette.dark, 0.65)
        ),
    )
    edge = stroke(symmetric(HOOD), hide.rim, 1.6, 0.8)
    marks = stroke(
        "M-52 30Q-40 60-16 96M52 30Q40 60 16 96M-60 44Q-48 72-22 104M60 44Q48 72 22 104M-36 16Q-34 44-12 84M36 16Q34 44 12 84",
        mix(canvas.palette.sun, canvas.palette.accent, 0.4),
        1.6,
        0.7,
    )
    spots = "".join(
        circle(side * 40, 44, 11, canvas.palette.sun, 0.85)
        + circle(side * 40, 44, 7, canvas.palette.dark)
        + circle(side * 40, 44, 3, hide.glow)
        for side in (-1, 1)
    )
    throat = hide.body(limb("0,40 0,70 -4,104 10,134", (36, 40, 44, 50)), 2.2, 0.15) + hide.lines(
        "M-16 66Q0 74 16 66M-18 80Q0 88 18 80M-20 94Q0 102 18 94M-20 108Q0 116 20 108", 1.5, 0.5
    )
    head = hide.body(symmetric("0,-4 14,-3 24,6 27,20 22,32 14,36 0,34"), 2, 0.2)
    jaws = path(symmetric("0,30 15,32 22,38! 18,58 9,70 0,72"), canvas.shading("#d8405a", "#4a0f24")) + stroke(
        symmetric("0,30 15,32 22,38! 18,58 9,70 0,72"), hide.skin, 3
    )
    fangs = path("M-16 34L-13 60L-7 35zM16 34L13 60L7 35zM-11 68L-9 56L-5 70zM11 68L9 56L5 70z", BONE)
    tongue = stroke("M0 56Q2 74-2 84M-2 84l-5 7M-2 84l5 7", "#c5283d", 2.4)
    front = (
        veil
        + edge
        + marks
        + spots
        + throat
        + head
        + jaws
        + tongue
        + fangs
        + hide.slits("M-20 14Q-12 12-6 20Q-14 22-20 14zM20 14Q12 12 6 20Q14 22 20 14z", 0, 17, 12)
    )
    return placed(coils + scales + group(front, 100, 12), x, y, scale, mirror)
