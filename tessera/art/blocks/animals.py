"""Animals, tame and wild."""

from __future__ import annotations

from tessera.art.canvas import Canvas
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import Numbers, circle, dots, ellipse, group, outline, path, points, stroke


def coat(canvas: Canvas, colour: str, depth: float) -> tuple[str, str, str]:
    """The fur of an animal: the side in the light, the side in the shade, and its legs further away."""
    tone = canvas.colour(colour, mix(canvas.palette.shade, canvas.palette.dark, 0.35), depth)
    return mix(tone, canvas.palette.lit, 0.2), mix(tone, canvas.palette.dark, 0.25), mix(tone, canvas.palette.dark, 0.5)


CAMEL = (
    "-17,-13 -19,-21 -13,-25 -8,-34 -3,-27 2,-27 7,-34 12,-25 15,-19! 18,-26 19,-33 24,-37 29,-35 29,-31 "
    "24,-31! 22,-20 15,-12 0,-9 -10,-11"
)


@block
def camel(
    canvas: Canvas,
    x: float = 100,
    y: float = 140,
    scale: float = 1,
    pack: bool = True,
    mirror: bool = False,
    depth: float = 0,
    cloth: str = "",
    colour: str = "",
) -> str:
    """A camel with two humps under its load, walking to the right."""
    light, shade, far = coat(canvas, colour, depth)
    tones = canvas.at(depth)
    legs = stroke("M-11-12L-13-1M9-12L11-1", far, 2.4) + stroke("M-15-13L-15 0M13-13L14 0", shade, 2.6)
    body = (
        path(outline(CAMEL), canvas.lighting(light, shade))
        + stroke("M-18-20q-4 4-3 9", shade, 1.2)
        + circle(25.5, -34.5, 0.7, tones.dark)
    )
    cover = canvas.colour(cloth, "accent", depth)
    load = (
        path("M-11-27Q-1-34 10-27L9-15Q-1-12-10-15z", cover)
        + path("M-10.600-23Q-1-28 9.600-23V-20Q-1-25-10.400-20z", tones.sun)
        + stroke("M-9-14v3M-5-13v3M-1-12.500v3M3-13v3M7-14v3", cover, 0.8)
    )
    return group(legs + body + (load if pack else ""), x, y, scale, mirror)


HORSE = (
    "-22,-19 -20,-25 -10,-27 2,-25 10,-27 17,-36 22,-44! 24,-47! 25,-43! 31,-37 33,-32 30,-30 24,-33 "
    "21,-27 17,-17 8,-14 -8,-15 -18,-13"
)


@block
def horse(
    canvas: Canvas,
    x: float = 100,
    y: float = 140,
    scale: float = 1,
    mirror: bool = False,
    colour: str = "",
    rearing: bool = False,
    depth: float = 0,
) -> str:
    """A horse that gallops to the right, or rears."""
    light, shade, far = coat(canvas, colour, depth)
    back = stroke("M-17-16L-26-8L-30-1M12-17L22-10L28-13", far, 2.8)
    near = stroke("M-14-16L-16-7L-24 0M10-16L18-8L16 0", shade, 3)
    body = path(outline(HORSE), canvas.lighting(light, shade))
    mane = path(outline("22,-45! 12,-40 6,-27! 12,-29 18,-37"), far) + path(
        outline("-21,-24! -30,-24 -36,-12 -34,-8! -30,-16 -24,-18"), far
    )
    return group(
        back + body + near + mane + circle(27.5, -37.5, 0.9, canvas.palette.dark), x, y, scale, mirror, -24 if rearing else 0
    )


@block
def ox(
    canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, mirror: bool = False, colour: str = "", depth: float = 0
) -> str:
    """An ox with wide horns."""
    light, shade, far = coat(canvas, colour, depth)
    legs = stroke("M-13-12V-1M9-12V-1", far, 3.4) + stroke("M-18-12V0M14-12V0", shade, 3.6)
    body = path(
        outline("-22,-14 -21,-23 -10,-26 4,-25 12,-29 18,-28 26,-27 30,-21 28,-17 20,-17 16,-11 0,-8 -16,-10"),
        canvas.lighting(light, shade),
    )
    horns = (
        stroke("M20-28Q18-36 25-37M24-27Q26-34 32-33", canvas.palette.lit, 1.8)
        + circle(25, -23, 0.9, canvas.palette.dark)
        + stroke("M-22-20q-4 6-3 12", shade, 1.2)
    )
    return group(legs + body + horns, x, y, scale, mirror)


@block
def elephant(
    canvas: Canvas,
    x: float = 100,
    y: float = 150,
    scale: float = 1,
    mirror: bool = False,
    tower: bool = False,
    colour: str = "",
) -> str:
    """An elephant with a cloth, and a fighting tower where told so."""
    light, shade, far = coat(canvas, colour or "#7d7f86", 0)
    tones = canvas.palette
    legs = stroke("M-16-18V-2M12-18V-2", far, 8)
    body = path(
        outline(
            "-32,-26 -30,-44 -14,-52 8,-50 18,-54 30,-52 36,-42 38,-28 40,-12 46,-4 42,-1 35,-6 32,-20 28,-26 "
            "22,-22 20,0! 11,0! 10,-17 -10,-15 -12,0! -22,0! -24,-16"
        ),
        canvas.lighting(light, shade),
    )
    ear = path(outline("12,-48 24,-50 26,-36 18,-28 10,-34"), shade)
    tusk = path("M32-26Q40-18 50-22Q42-12 31-20z", "#fff3dc")
    cover = path("M-20-50Q-6-56 8-50L10-30Q-5-26-20-30z", tones.accent) + stroke("M-19-34Q-5-30 9-34", tones.sun, 1.6)
    fort = (
        path("M-20-52L-22-72H12L10-52z", mix(tones.shade, tones.dark, 0.3))
        + stroke("M-21-66H11M-21-59H11", tones.dark, 0.8, 0.5)
        + path("M-24-72h6v-4h6v4h6v-4h6v4h6v-4h6v4h2v4h-38z", tones.shade)
        if tower
        else ""
    )
    return group(legs + body + cover + fort + ear + tusk + circle(28, -42, 1.3, tones.dark), x, y, scale, mirror)


@block
def stag(
    canvas: Canvas,
    x: float = 100,
    y: float = 140,
    scale: float = 1,
    mirror: bool = False,
    depth: float = 0,
    colour: str = "",
    glow: str = "",
) -> str:
    """A stag with wide antlers, standing still."""
    light, shade, far = coat(canvas, colour, depth)
    legs = stroke("M-9-14L-8-1M7-14L6-1", far, 1.8) + stroke("M-12-14L-13 0M10-14L11 0", shade, 2)
    body = path(
        outline("-16,-16 -15,-23 -4,-25 6,-24 11,-32 13,-38! 20,-37 23,-33 21,-31 16,-31 14,-22 11,-14 0,-13 -12,-12"),
        canvas.lighting(light, shade),
    )
    antlers = stroke(
        "M14-38Q8-44 9-52M11-46Q6-46 3-50M10-49Q6-50 5-55M16-38Q19-46 26-50M20-44Q25-43 29-46M22-47Q24-51 24-55",
        canvas.colour(glow, mix(canvas.palette.lit, canvas.palette.shade, 0.3), depth),
        1.4,
    )
    return group(legs + body + antlers + circle(17.5, -35, 0.8, canvas.palette.dark), x, y, scale, mirror)


@block
def lion(
    canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, mirror: bool = False, colour: str = "#c98a3a"
) -> str:
    """A lion that walks to the right."""
    light, shade, far = coat(canvas, colour, 0)
    legs = stroke("M-13-12L-11-1M8-12L12-1", far, 3.6) + stroke("M-18-12L-19 0M14-12L13 0", shade, 3.8)
    body = path(outline("-23,-14 -21,-22 -6,-23 10,-25 18,-22 18,-12 6,-9 -14,-9"), canvas.lighting(light, shade))
    mane = path(outline("8,-18 8,-30 18,-36 28,-32 30,-20 24,-10 14,-9"), mix(shade, canvas.palette.dark, 0.3))
    face = (
        path(outline("17,-27 23,-30 30,-25 31,-20 26,-16 19,-18"), light)
        + circle(25, -25, 0.9, canvas.palette.dark)
        + stroke("M30-20q-3 2-6 1", canvas.palette.dark, 0.8)
    )
    tail = stroke("M-22-18Q-33-20-32-30", shade, 1.6) + circle(-32, -31, 2.2, far)
    return group(tail + legs + body + mane + face, x, y, scale, mirror)


@block
def sheep(
    canvas: Canvas, y: float = 140, count: int = 5, scale: float = 1, left: float = 20, right: float = 180, seed: int = 4
) -> str:
    """A small flock."""
    chance, drawn = Numbers(seed), ""
    white, dark = mix(canvas.palette.lit, "#ffffff", 0.4), mix(canvas.palette.dark, canvas.palette.shade, 0.2)
    one = (
        stroke("M-4 0V-4M4 0V-4M-2 0V-4M2 0V-4", dark, 1)
        + ellipse(0, -7, 7, 4.4, white)
        + dots(points("-5,-9 -1,-11 4,-10"), white, 5)
        + ellipse(7.5, -9, 2.6, 1.9, dark)
    )
    for index in range(count):
        x = left + (index + chance.next() * 0.7) / count * (right - left)
        drawn += canvas.stamp(one, x, y + (chance.next() - 0.5) * 8, scale)
    return drawn


@block
def eagle(canvas: Canvas, x: float = 100, y: float = 60, scale: float = 1, mirror: bool = False, colour: str = "") -> str:
    """An eagle with spread wings."""
    dark = canvas.colour(colour, mix(canvas.palette.dark, canvas.palette.shade, 0.25))
    wings = path(
        outline(
            "0,-4! -14,-14 -30,-18 -50,-10! -40,-8! -46,-2! -34,-2! -38,4! -26,3! -14,6 0,6! 14,6 26,3! 38,4! "
            "34,-2! 46,-2! 40,-8! 50,-10! 30,-18 14,-14"
        ),
        dark,
    )
    body = path(outline("-4,-2 0,-10 5,-4 4,8 8,18! 0,15! -8,18! -4,8"), mix(dark, canvas.palette.lit, 0.15))
    head = circle(2, -9, 3.4, canvas.palette.lit) + path("M4-10l6 2-5 2z", canvas.palette.accent)
    return group(wings + body + head, x, y, scale, mirror)


@block
def fish(
    canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, mirror: bool = False, colour: str = "", turn: float = 0
) -> str:
    tone = canvas.colour(colour, "accent")
    body = path(
        "M-14 0Q-4-9 9-2L15-7V7L9 2Q-4 9-14 0z",
        canvas.shading(mix(tone, canvas.palette.lit, 0.4), mix(tone, canvas.palette.dark, 0.15)),
    )
    marks = circle(-8, -1.4, 1, canvas.palette.dark) + stroke(
        "M-3-3q2 3 0 6M2-2.500q1.500 2.500 0 5", canvas.palette.dark, 0.7, 0.5
    )
    return group(body + marks, x, y, scale, mirror, turn)


@block
def dolphin(canvas: Canvas, x: float = 100, y: float = 130, scale: float = 1, mirror: bool = False, colour: str = "") -> str:
    """A dolphin that leaps to the right."""
    tone = canvas.colour(colour, mix(canvas.palette.water, canvas.palette.dark, 0.35))
    body = path(
        outline("-30,10! -20,-6 -4,-16 0,-24! 6,-17 18,-12 26,-2 34,4! 26,6 18,4 4,-2 -12,4 -24,12! -30,22! -34,16! -40,12!"),
        canvas.shading(mix(tone, canvas.palette.lit, 0.2), tone),
    )
    belly = path(outline("26,3 16,2 4,-4 -10,2 4,-1 16,4"), canvas.palette.lit, 0.7)
    return group(body + belly + circle(23, -3, 1, canvas.palette.dark), x, y, scale, mirror)


@block
def bees(canvas: Canvas, x: float = 100, y: float = 100, count: int = 8, spread: float = 60, seed: int = 6) -> str:
    chance = Numbers(seed)
    spots = [(x + (chance.next() - 0.5) * spread * 2, y + (chance.next() - 0.5) * spread) for _ in range(count)]
    wings = dots([(a - 0.6, b - 1.7) for a, b in spots], "#ffffff", 2.2, 0.8)
    return wings + dots(spots, "#3a2a10", 2.8) + dots([(a + 0.5, b) for a, b in spots], "#f0b52c", 1.6)


@block
def crocodile(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, mirror: bool = False) -> str:
    """A crocodile half in the water."""
    tone = mix(canvas.palette.leaf, canvas.palette.dark, 0.4)
    body = path(
        outline("-46,2! -30,-5 -10,-8 12,-8 22,-11 26,-8 46,-5 50,0! 26,2 -20,3"),
        canvas.shading(mix(tone, canvas.palette.lit, 0.2), tone),
    )
    back = path("M-28-6l3-4 3 3 3-4 3 3 3-4 3 3 3-4 3 3 3-4 3 3 3-4 3 3v3z", tone)
    teeth = path("M28 0l2 4 2-4 2 4 2-4 2 4 2-4 2 3 2-4z", "#fff3dc")
    return group(back + body + teeth + circle(23, -8.5, 1.6, canvas.palette.accent), x, y, scale, mirror)


@block
def owl(canvas: Canvas, x: float = 100, y: float = 100, scale: float = 1, colour: str = "") -> str:
    tone = canvas.colour(colour, mix(canvas.palette.shade, canvas.palette.dark, 0.3))
    body = path(
        outline("-11,-24! -9,-20 -12,-8 -8,4 0,7 8,4 12,-8 9,-20 11,-24! 0,-22"),
        canvas.lighting(mix(tone, canvas.palette.lit, 0.3), tone),
    )
    eyes = (
        dots(points("-4.5,-15 4.5,-15"), canvas.palette.lit, 8)
        + dots(points("-4.5,-15 4.5,-15"), canvas.palette.accent, 5.4)
        + dots(points("-4.5,-15 4.5,-15"), canvas.palette.dark, 2.6)
    )
    feathers = stroke("M-5-6q2 2 4 0m2 0q2 2 4 0M-3-1q2 2 4 0m2 0", canvas.palette.lit, 1, 0.6)
    return group(body + eyes + path("M-1.500-12h3l-1.500 4z", canvas.palette.accent) + feathers, x, y, scale)


@block
def crow(canvas: Canvas, x: float = 100, y: float = 120, scale: float = 1, mirror: bool = False) -> str:
    dark = canvas.palette.dark
    body = path(outline("-16,4! -6,-4 2,-8 6,-13 11,-13 19,-10! 12,-8 9,-2 2,3 -6,4"), dark)
    return group(stroke("M0 3v5M3 3v5", dark, 0.9) + body + circle(10, -11, 0.8, canvas.palette.accent), x, y, scale, mirror)


WAR_HOUND = (
    "-30,-18 -26,-26 -12,-28 6,-27 16,-32 21,-40! 25,-34 31,-35 40,-29 46,-27! 45,-23 36,-21 32,-19! 40,-17! 34,-13 "
    "26,-14 22,-10 28,-4 36,0! 28,2! 20,-2 14,-9 2,-11 -12,-12 -18,-6 -12,0! -20,1! -24,-6 -32,-2 -40,1! -40,-3! -34,-10"
)


@block
def war_hound(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, mirror: bool = False, colour: str = "") -> str:
    """A war dog with a spiked collar, running to the right."""
    light, shade, far = coat(canvas, colour or mix(canvas.palette.dark, canvas.palette.shade, 0.25), 0)
    legs = stroke("M-14-12L-4-4L2-6M12-11L20-8L24-14", far, 3)
    body = path(outline(WAR_HOUND), canvas.lighting(light, shade)) + stroke("M-30-22Q-40-30-46-24", shade, 3)
    collar = stroke("M16-32L20-17", canvas.palette.accent, 3.4) + path(
        "M14-33l-5-3 6-1zM15-27l-6-1 6-2zM18-20l-5 2 4-4z", canvas.palette.lit
    )
    fangs = path("M34-21l1.500 3 1.500-3.400zM39-21.600l1.500 3 1.500-3.800z", "#ffffff")
    return group(legs + body + collar + fangs + circle(33, -30, 1.2, canvas.palette.accent), x, y, scale, mirror)
