"""Titans with jaws: hound, boar, moon eater and dragon."""

from __future__ import annotations

from tessera.art.blocks.titans.beast import BONE, Hide, halo, limb, placed, spikes, teeth
from tessera.art.canvas import Canvas
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import circle, dots, outline, path, points, stroke

HOUND = (
    "14,64 34,50 66,46 92,44 108,32 118,10! 126,24 138,4! 142,24 158,28 178,38 192,46 194,54! 180,56 162,60 148,66! "
    "160,74 182,80! 176,90 156,92 140,96 134,108 148,122 172,132 188,140! 184,147! 164,146 140,136 118,116 88,106 "
    "66,106 58,120 70,136 66,150! 46,150! 46,132 34,114 22,128 24,150! 6,150! 8,122 14,92"
)


@block
def cinder_hound(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A burning hound in full leap with open jaws."""
    hide = Hide(canvas)
    flame = path(
        outline("4,66! 12,40 26,48! 28,22 44,40! 52,10 66,36! 78,4 90,32! 96,12 108,28! 112,48 90,60 50,60"),
        canvas.shading("#ffd24a", mix(hide.glow, canvas.palette.dark, 0.1)),
    )
    inner = path(outline("18,60! 28,40 40,52! 50,30 62,48! 76,22 86,44! 98,28 104,44! 80,60"), "#fff0a0", 0.75)
    tail = path(
        outline("18,70! -8,62 -22,36 -18,14! -8,34 4,44 24,54!"),
        canvas.shading(hide.glow, mix(hide.glow, canvas.palette.dark, 0.5)),
    )
    back_leg = hide.far(outline("84,100! 96,118 112,134 120,146! 104,150! 90,134 72,112"))
    body = hide.body(outline(HOUND), 2.2, 0.05)
    gullet = path(outline("148,66! 162,60 184,57 190,56! 184,66 182,78! 162,73"), canvas.shading(hide.hot, hide.glow)) + halo(
        canvas, 176, 67, 28, hide.glow, 0.8
    )
    bite = teeth((152, 65), (190, 54), 8, 9) + teeth((180, 80), (152, 70), 6, 8)
    veins = hide.cracks("M30 66l14 12l8-8l12 18l10-12M84 58l10 18l10-8l8 18M60 100l6-14M120 52l8 16l10-4", 1.8)
    claws = spikes("182,140 196,146 180,148 172,142 182,152 170,148 50,150 46,142 56,150 10,150 6,142 16,150", BONE)
    return placed(
        halo(canvas, 60, 50, 80, hide.glow, 0.6)
        + tail
        + back_leg
        + flame
        + inner
        + body
        + veins
        + gullet
        + bite
        + claws
        + hide.eyes("150,38", 4.6),
        x,
        y,
        scale,
        mirror,
    )


BOAR = (
    "-6,150! -8,104 -2,70 18,40 52,20 88,20 116,34 134,46! 138,28! 148,42! 156,26! 160,50 176,66 190,90 196,104! 190,112! "
    "170,116! 176,122! 164,130 142,128 128,124 126,150! 100,150! 96,124 70,130 50,128 46,150! 20,150! 14,128 10,150!"
)


@block
def iron_boar(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A boar in plates of iron, larger than a gate, with four tusks."""
    hide = Hide(canvas)
    bristles = spikes(
        "4,66 -10,34 18,44 22,38 18,4 40,26 44,24 48,-12 64,20 68,20 80,-12 88,22 92,24 112,-2 110,34 114,36 132,8 128,46",
        hide.deep,
    ) + spikes(
        "10,62 -10,34 18,44 32,32 18,4 40,26 54,22 48,-12 64,20 78,20 80,-12 88,22 100,28 112,-2 110,34",
        mix(hide.skin, canvas.palette.lit, 0.25),
    )
    body = hide.body(outline(BOAR), 2.4, 0.16)
    plates = hide.folds(
        "M20 42Q44 70 38 128M56 22Q78 60 72 128M92 22Q110 60 104 124M126 42Q130 70 122 122", 2.6, 0.7
    ) + hide.lines("M24 42Q48 70 42 126M60 22Q82 60 76 128M96 24Q114 60 108 122", 1.2, 0.5)
    rivets = dots(points("34,62 44,90 44,116 70,46 80,76 80,108 106,50 116,80 112,106"), hide.rim, 3, 0.9)
    brow = path(outline("132,56! 150,50 168,62 176,74! 160,70 144,70"), mix(hide.skin, canvas.palette.lit, 0.35))
    mouth = path(outline("150,112! 168,108 190,112! 176,120 158,122"), canvas.palette.dark) + teeth(
        (154, 112), (186, 110), 7, 5
    )
    tusks = path(
        outline("156,118! 182,116 200,92 202,58! 188,90 172,102 152,104!"),
        canvas.lighting(BONE, mix(BONE, canvas.palette.shade, 0.6)),
    ) + path(outline("146,116! 164,114 176,98 178,78! 166,98 148,104!"), mix(BONE, canvas.palette.shade, 0.35))
    snort = dots(points("198,112 206,118 212,110"), canvas.palette.haze, 10, 0.5)
    sparks = dots(points("24,146 36,140 12,142 110,144 122,138 134,146 98,140"), hide.glow, 2.6)
    return placed(
        bristles
        + body
        + plates
        + rivets
        + brow
        + mouth
        + tusks
        + snort
        + sparks
        + circle(190, 100, 2.4, canvas.palette.dark)
        + hide.eyes("156,72", 4.6),
        x,
        y,
        scale,
        mirror,
    )


@block
def moon_eater(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A wolf as large as the sky that closes its jaws on the moon."""
    hide = Hide(canvas)
    tones = canvas.palette
    moon = (
        halo(canvas, 146, 56, 92, tones.sun, 0.6)
        + circle(146, 56, 33, tones.sun)
        + circle(136, 44, 7, tones.mid, 0.22)
        + circle(158, 62, 9, tones.mid, 0.18)
        + circle(150, 36, 4, tones.mid, 0.2)
    )
    upper = hide.body(
        outline(
            "-10,150! -12,96! -20,84! -4,74! -12,56! 8,52! 4,32! 24,34! 26,4! 44,22 58,-6! 66,18 84,16 108,12 "
            "134,8 158,10 176,20! 170,30 152,30 132,36 118,48 112,62! 104,90 110,150!"
        ),
        2.4,
        0.06,
    )
    lower = hide.body(
        outline("60,150! 74,112 96,84 112,64! 118,78 130,90 150,94 172,88! 168,104 146,114 122,116 112,130 116,150!"), 2, 0.02
    )
    gums = stroke("M112 62Q116 46 134 36Q152 30 172 28M112 64Q120 82 134 90Q150 94 168 90", "#7a1f2a", 2.6, 0.8)
    bite = spikes(
        "122,46 132,66 134,38 136,36 147,58 148,31 150,30 158,46 160,28 162,28 167,42 170,25 116,54 123,68 124,46", BONE
    )
    bite += spikes("118,78 122,62 128,88 130,90 137,66 142,93 144,94 150,74 156,93 158,92 162,78 168,89", BONE)
    fur = hide.lines(
        "M6 60l14 8l-6 8l18 6M22 92l16 4l-8 10l20 4M34 44l12 6M60 112l14 2M40 124l16 2l-10 10M66 30Q90 24 120 20M10 120l14 4",
        1.4,
        0.4,
    )
    nose = path(outline("164,8! 178,8 184,18 176,24 168,20"), tones.dark) + hide.folds(
        "M92 58Q100 50 112 50M96 34Q112 30 130 28M60 62Q76 70 92 66", 1.8
    )
    brow = path(outline("60,36! 78,28 96,34 104,44! 86,42 72,46"), mix(hide.skin, tones.lit, 0.3))
    eye = hide.slits("M70 47Q82 38 98 46Q84 53 70 47z", 84, 46, 8) + circle(85, 46, 2.4, tones.dark)
    return placed(moon + upper + lower + gums + bite + fur + nose + brow + eye, x, y, scale, mirror)


@block
def zor_dragon(canvas: Canvas, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False) -> str:
    """A dragon with spread wings that breathes fire down to the right."""
    tones = canvas.palette
    hide = Hide(canvas)
    skin = mix(tones.accent, tones.dark, 0.35)
    left_wing = path(
        outline("78,70! 60,30 34,2 -14,-16! -2,10! -22,30! 2,44! -14,72! 14,76! 16,104! 44,92 66,98!"),
        canvas.shading(mix(skin, tones.sun, 0.2), mix(skin, tones.dark, 0.5)),
    )
    right_wing = path(
        outline("104,66! 116,26 138,-2 176,-22! 172,-2! 196,4! 176,24! 190,42! 164,46 142,72 116,84!"),
        canvas.shading(mix(skin, tones.dark, 0.15), mix(skin, tones.dark, 0.65)),
    )
    bones = (
        stroke("M78 70Q56 26-14-16M72 72Q40 40-22 30M72 78Q40 64-14 72M74 86Q44 84 16 104", hide.deep, 3)
        + stroke("M106 66Q130 16 176-22M108 70Q144 26 196 4M110 74Q146 46 190 42", hide.deep, 3)
        + stroke("M76 66Q56 24-10-13", hide.rim, 1.2, 0.7)
    )
    tail = hide.body(limb("70,120 40,136 12,128 -6,108 -14,84", (26, 20, 14, 8, 3)), 1.6) + spikes(
        "-20,90 -26,66 -6,82", hide.rim
    )
    body = hide.body(outline("58,150! 52,116 62,88 80,70 100,64 120,74 124,98 116,124 124,150!"), 2.2, 0.1)
    belly = stroke(
        "M86 92Q100 100 116 92M82 106Q100 116 118 104M82 122Q100 130 116 120M84 138Q100 146 118 136",
        mix(tones.accent, tones.sun, 0.4),
        3,
        0.75,
    )
    neck = hide.body(limb("98,84 108,56 98,32 112,12 134,10", (40, 30, 24, 22, 22)), 2, 0.14) + spikes(
        "88,60 74,50 88,46 86,44 74,32 88,32 90,26 82,10 98,18 102,10 100,-8 114,4", hide.rim
    )
    head = hide.body(
        outline("116,4! 122,-4 140,-4 156,4 176,16 186,26! 172,30 158,28 144,30! 152,38 170,44! 160,50 142,46 126,36 114,22"),
        1.8,
        0.2,
    )
    horns = path("M124 0Q106-8 100-26Q116-14 134-6zM136-4Q126-14 126-30Q136-16 148-4z", BONE)
    fire = (
        path(
            outline("150,34! 176,36 196,52 214,84 222,120! 206,104 196,116! 188,94 176,104! 172,76 160,56 148,44!"),
            canvas.shading("#fff6c8", tones.accent),
            0.95,
        )
        + path(outline("152,36! 172,42 188,60 200,90! 182,72 164,52"), "#fffbe6")
        + halo(canvas, 186, 70, 66, tones.accent, 0.75)
    )
    bite = teeth((148, 30), (180, 28), 7, 6) + teeth((166, 44), (150, 38), 4, 5)
    claw = hide.body(outline("60,110! 44,122 40,138 30,150! 60,150! 66,134"), 1.6) + spikes(
        "30,150 34,142 40,150 42,150 46,142 52,150", BONE
    )
    return placed(
        left_wing
        + right_wing
        + bones
        + tail
        + body
        + belly
        + claw
        + neck
        + fire
        + head
        + horns
        + bite
        + hide.eyes("140,12", 4, "#ffe27a"),
        x,
        y,
        scale,
        mirror,
    )
