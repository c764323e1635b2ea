"""Portraits: heads and shoulders of the six tribes and of heroes, seen from the front, about 150 units high."""

from __future__ import annotations

from collections.abc import Callable

from tessera.art.blocks.people import SKINS
from tessera.art.canvas import Canvas, pick
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import circle, dots, group, outline, path, points, stroke, symmetric

FACE = "0,-46 18,-44 29,-28 30,-6 25,16 14,32 0,38"
GOLD = "#e8b53a"


class Sitter:
    """The colours of someone who is portrayed."""

    def __init__(self, canvas: Canvas, skin: int, cloth: str, hair: str) -> None:
        self.canvas = canvas
        self.away = -canvas.side
        self.skin = SKINS[skin % len(SKINS)]
        self.shade = mix(mix(self.skin, "#5a2a1a", 0.32), canvas.palette.dark, 0.14)
        self.cloth = canvas.colour(cloth, "accent")
        self.fold = mix(self.cloth, canvas.palette.dark, 0.4)
        self.hair = canvas.colour(hair, "#2a1a14")
        self.hair_light = mix(self.hair, "#ffe0b0", 0.25)
        self.metal = canvas.lighting("#ffe9b0", "#a8742a")
        self.iron = canvas.lighting("#e8eef0", "#6a7680")
        self.dark = canvas.palette.dark


def shoulders(sitter: Sitter, fill: str = "") -> str:
    """Neck and shoulders, with the shadow of the head."""
    neck = path("M-13 22H13L16 56H-16z", sitter.shade)
    return neck + path(
        outline("-70,118! -68,84 -48,64 -18,52! 0,62 18,52! 48,64 68,84 70,118!"),
        fill or sitter.canvas.lighting(sitter.cloth, sitter.fold),
    )


def head(sitter: Sitter) -> str:
    """The face in two halves, with ears."""
    ears = path("M-29-8Q-37-10-35 4Q-33 12-28 10zM29-8Q37-10 35 4Q33 12 28 10z", sitter.shade)
    half = (
        f"M0-46Q{sitter.away * 30}-46 {sitter.away * 30}-8Q{sitter.away * 28} 26 0 38L{sitter.away * 4} 14"
        f"L{sitter.away * 3}-12z"
    )
    cheeks = dots(points("-17,10 17,10"), "#c8502f", 13, 0.12)
    return ears + path(symmetric(FACE), sitter.skin) + path(half, sitter.shade, 0.55) + cheeks


def gaze(sitter: Sitter, iris: str = "#4a2c18", brow: float = 3.2, stern: bool = True) -> str:
    """Eyes and brows."""
    whites = path("M-21-6Q-14-13-6-6Q-14-1-21-6zM21-6Q14-13 6-6Q14-1 21-6z", "#fbf3e6")
    pupils = (
        dots(points("-13.5,-6.5 13.5,-6.5"), iris, 6)
        + dots(points("-13.5,-6.5 13.5,-6.5"), "#14100e", 3)
        + dots(points("-12.5,-8 14.5,-8"), "#ffffff", 1.4)
    )
    lids = stroke("M-22-6Q-14-14-5-6M22-6Q14-14 5-6", sitter.dark, 1.6)
    inner = -13 if stern else -17
    brows = stroke(f"M-23-16Q-14-21-5{inner}M23-16Q14-21 5{inner}", sitter.hair, brow)
    return whites + pupils + lids + brows


def nose_and_mouth(sitter: Sitter, lips: str = "#9a4a3a", smile: bool = False) -> str:
    nose = path("M-2-8L-6 10Q0 15 6 10L2-8z", sitter.shade, 0.45) + stroke(
        "M-6 10Q0 14 6 10", mix(sitter.shade, sitter.dark, 0.4), 1.4
    )
    bow = "M-10 21Q-4 19 0 21Q4 19 10 21Q0 29-10 21z" if smile else "M-9 22Q-4 19.500 0 21Q4 19.500 9 22Q0 26-9 22z"
    return nose + path(bow, lips) + stroke("M-9 22Q0 23.500 9 22", mix(lips, sitter.dark, 0.5), 0.9)


def wings_of_hair(sitter: Sitter, length: float) -> str:
    """Hair behind the head that falls to both sides."""
    return path(symmetric(f"0,-54 24,-52 38,-34 40,0 46,{length * 0.6} 40,{length} 20,{length * 0.9} 0,20"), sitter.hair)


def egyptian(sitter: Sitter) -> str:
    """A king of the Nile with striped headcloth, cobra, collar and plaited beard."""
    cloth = path(
        symmetric("0,-60 26,-57 42,-42 46,-12 58,40 52,78! 26,74! 24,20 31,-8 28,-32 0,-38"),
        sitter.canvas.lighting("#f3c84a", "#b8862b"),
    )
    bands = "".join(
        (
            f"M{-44 - index * 2} {-30 + index * 14}L{-28 - index * 0.3} {-26 + index * 14}"
            f"M{44 + index * 2} {-30 + index * 14}L{28 + index * 0.3} {-26 + index * 14}"
        )
        for index in range(8)
    )
    crown = stroke("M-24-50Q0-40 24-50M-34-44Q0-30 34-44M0-60V-40M-14-58L-10-40M14-58L10-40", "#1f4f9a", 3.4)
    collar = (
        path(symmetric("0,62 24,54 48,64 62,84 44,94 20,96 0,98"), "#1f8a9a")
        + stroke("M-52 76Q0 96 52 76M-44 68Q0 88 44 68", "#f3c84a", 3)
        + dots(points("-48,84 -32,90 -16,93 0,94 16,93 32,90 48,84"), "#c8402f", 5)
    )
    cobra = path("M-3-40Q-8-52 0-60Q8-52 3-40z", "#f3c84a") + dots([(0, -52)], "#c8402f", 4)
    kohl = stroke("M-21-6L-29-3M21-6L29-3M-22-4Q-14 1-6-4M22-4Q14 1 6-4", "#101820", 2)
    beard = path("M-5 34H5L7 62Q0 68-7 62z", "#1f4f9a") + stroke("M-6 42H6M-6 50H6M-7 58H7", "#f3c84a", 1.6)
    return (
        shoulders(sitter, sitter.canvas.lighting(sitter.skin, sitter.shade))
        + cloth
        + stroke(bands, "#1f4f9a", 4.4)
        + crown
        + collar
        + head(sitter)
        + path("M-29-30Q0-44 29-30L28-24Q0-38-28-24z", "#f3c84a")
        + gaze(sitter)
        + kohl
        + nose_and_mouth(sitter)
        + cobra
        + beard
    )


def roman(sitter: Sitter) -> str:
    """A centurion with a crest from ear to ear and a red cloak."""
    crest = path(
        symmetric("0,-92 24,-90 46,-78 58,-56 54,-48! 40,-62 20,-68 0,-69"), sitter.canvas.lighting("#d8402f", "#8f1f1c")
    ) + stroke(
        "M-50-62L-42-56M-40-74L-34-63M-26-84L-22-67M-9-89L-8-69M9-89L8-69M26-84L22-67M40-74L34-63M50-62L42-56",
        "#7a1a18",
        1.6,
        0.7,
    )
    cap = path(symmetric("0,-68 22,-65 35,-48 37,-28 31,-24! 20,-32 0,-35"), sitter.iron) + path(
        "M-38-28Q0-42 38-28L40-22Q0-36-40-22z", GOLD
    )
    cheeks = path("M-33-24L-26-22L-18 6L-20 26Q-30 20-33 0zM33-24L26-22L18 6L20 26Q30 20 33 0z", sitter.iron) + stroke(
        "M-28-10L-22 12M28-10L22 12", GOLD, 1.6
    )
    mail = stroke("M-50 78H50M-54 88H54M-58 98H58M-60 108H60", "#5a646c", 3)
    cloak = (
        path(outline("-70,118! -70,84 -50,62 -18,52! -6,70 -10,118!"), sitter.canvas.lighting("#c8402f", "#8f1f1c"))
        + circle(-14, 60, 6, GOLD)
        + circle(-14, 60, 3, "#8f1f1c")
    )
    return (
        crest
        + shoulders(sitter, sitter.iron)
        + mail
        + cloak
        + head(sitter)
        + cap
        + gaze(sitter)
        + nose_and_mouth(sitter)
        + cheeks
        + stroke("M-10 34Q0 40 10 34", sitter.shade, 1.4)
    )


def greek(sitter: Sitter) -> str:
    """A strategist in a white gown, her helmet pushed back over her curls."""
    crest = path(outline("-6,-64! -10,-92 0,-100 10,-92 6,-64!"), sitter.canvas.lighting("#3f7fc0", "#1e4f8a")) + path(
        symmetric("0,-100 10,-96 14,-80 8,-62 0,-58"), sitter.canvas.lighting("#4f8fd0", "#1e4f8a")
    )
    helmet = (
        path(symmetric("0,-74 24,-70 38,-54 40,-36! 24,-40 12,-42 0,-42"), sitter.metal)
        + path("M-26-58Q-16-66-8-54Q-18-50-26-58zM26-58Q16-66 8-54Q18-50 26-58z", "#5a3a14")
        + path("M-2-58L-4-40H4L2-58z", "#a8742a")
    )
    curls = dots(
        points("-34,-30 -38,-16 -38,0 -37,16 -34,32 -38,46 34,-30 38,-16 38,0 37,16 34,32 38,46"), sitter.hair, 15
    ) + dots(points("-37,-20 -36,-3 -35,14 -33,30 33,-20 34,-3 33,14 31,30"), sitter.hair_light, 5, 0.6)
    fringe = dots(points("-24,-36 -12,-40 0,-41 12,-40 24,-36"), sitter.hair, 13)
    gown = stroke(
        "M-16 56Q-10 90-20 118M16 56Q10 90 24 118M-40 68Q-34 96-40 118M40 68Q36 96 42 118", sitter.fold, 2, 0.7
    ) + stroke("M-18 53Q0 68 18 53", GOLD, 3.4)
    clasps = circle(-34, 62, 5, GOLD) + circle(34, 62, 5, GOLD)
    rings = dots(points("-34,14 34,14"), GOLD, 4)
    return (
        curls
        + shoulders(sitter)
        + gown
        + clasps
        + head(sitter)
        + fringe
        + crest
        + helmet
        + gaze(sitter, "#3a5a7a", 2.4, False)
        + nose_and_mouth(sitter, "#b8503f", True)
        + rings
    )


def babylonian(sitter: Sitter) -> str:
    """A king of the two rivers: a tall hat, and a beard in rows of curls."""
    hat = (
        path("M-27-40L-20-96Q0-102 20-96L27-40Q0-52-27-40z", sitter.canvas.lighting("#3f6fb0", "#1e3f7a"))
        + path("M-28-40Q0-54 28-40L27-30Q0-44-27-30z", GOLD)
        + path("M-22-72Q0-80 22-72L21-64Q0-72-21-64z", GOLD)
        + dots(points("-14,-56 0,-59 14,-56 -10,-84 0,-86 10,-84"), "#ffffff", 4)
        + path("M0-96l4-12 0 0-4-6-4 6z", GOLD)
    )
    locks = dots(points("-34,-26 -37,-14 -38,-2 -38,10 -37,22 34,-26 37,-14 38,-2 38,10 37,22"), sitter.hair, 14)
    beard = path(symmetric("0,14 14,14 27,6 29,26 28,58 22,84 0,88"), sitter.hair)
    rows = ""
    for index in range(6):
        at = 30 + index * 10
        rows += "".join(f"M{x} {at}q3-5 6 0t-2 3" for x in range(-22, 18, 9))
    curls = stroke(rows, sitter.hair_light, 1.6, 0.8)
    robe = stroke("M-44 66L10 118M-60 84L-30 118", GOLD, 5) + dots(points("-34,76 -22,88 -10,100 -48,98"), "#c8402f", 4)
    moustache = path("M0 16Q-12 12-18 22Q-8 22 0 19Q8 22 18 22Q12 12 0 16z", mix(sitter.hair, "#000000", 0.2))
    return (
        locks
        + shoulders(sitter)
        + robe
        + head(sitter)
        + hat
        + gaze(sitter, brow=4.4)
        + beard
        + nose_and_mouth(sitter, "#8a3f34")
        + curls
        + moustache
        + dots(points("-35,18 35,18"), GOLD, 5)
    )


def celtic(sitter: Sitter) -> str:
    """A warrior queen with red braids, a torc and blue signs on her skin."""
    back = wings_of_hair(sitter, 70)
    plaits = ""
    for side in (-1, 1):
        plaits += dots([(side * (36 + index % 2 * 4), 6 + index * 11) for index in range(9)], sitter.hair, 13) + dots(
            [(side * (35 + index % 2 * 4), 4 + index * 11) for index in range(9)], sitter.hair_light, 4, 0.7
        )
    fringe = path("M-31-6Q-34-52 0-54Q34-52 31-6Q28-30 8-38Q4-34 0-38Q-8-30-31-6z", sitter.hair) + stroke(
        "M-4-48Q-22-38-28-18M6-48Q22-38 28-18", sitter.hair_light, 1.6, 0.7
    )
    band = stroke("M-29-28Q0-42 29-28", GOLD, 3.4) + circle(0, -36, 4, "#3f7fb0")
    woad = stroke("M-26 2Q-20 12-24 22M-21 1Q-15 10-18 20M26 2Q20 12 24 22M0-44V-36M-7-42l3 6M7-42l-3 6", "#2f5f9a", 2.4, 0.75)
    torc = (
        stroke("M-18 48Q-20 66 0 68T18 48", GOLD, 6)
        + circle(-18, 47, 5, GOLD)
        + circle(18, 47, 5, GOLD)
        + stroke("M-16 56l6 6M-6 64l4 4M6 68l4-4M14 60l4-6", "#a8742a", 1.4)
    )
    plaid = stroke(
        "M-56 74L-40 118M-34 66L-16 118M34 66L16 118M56 74L40 118M-62 88H62M-66 104H66",
        mix(sitter.cloth, "#f0d060", 0.4),
        2,
        0.7,
    )
    return (
        back
        + shoulders(sitter)
        + plaid
        + circle(-46, 74, 7, GOLD)
        + circle(-46, 74, 3.4, "#3f7f4a")
        + head(sitter)
        + torc
        + gaze(sitter, "#3f7f4a", 2.8)
        + nose_and_mouth(sitter, "#b8503f")
        + woad
        + fringe
        + band
        + plaits
    )


def chinese(sitter: Sitter) -> str:
    """A general of the wall with a plumed helmet, thin beard and lamellar armour."""
    plume = path(outline("-3,-80! -10,-104 2,-118 12,-104 4,-80!"), "#c8302a") + stroke("M0-80V-112", "#7a1a18", 1.2, 0.6)
    helmet = (
        path(symmetric("0,-82 10,-78 28,-62 34,-38 33,-28! 0,-34"), sitter.iron)
        + path("M-36-30Q0-42 36-30L37-22Q0-34-37-22z", GOLD)
        + path("M0-80L5-42H-5z", GOLD)
        + dots(points("-18,-50 18,-50"), GOLD, 4)
    )
    guards = path(
        "M-36-24L-30-22L-30 16L-40 30Q-46 4-36-24zM36-24L30-22L30 16L40 30Q46 4 36-24z",
        sitter.canvas.lighting("#b3382f", "#6a1a18"),
    ) + stroke("M-38-10L-31-9M-40 4L-31 4M-42 17L-32 15M38-10L31-9M40 4L31 4M42 17L32 15", GOLD, 1.4)
    plates = ""
    for row in range(5):
        plates += "".join(f"M{x + row % 2 * 6} {66 + row * 11}v9h9v-9" for x in range(-54 + row, 46, 12))
    lamellar = stroke(plates, "#d8b050", 1.3, 0.8)
    collar = path(symmetric("0,70 16,62 22,48! 34,60 26,80 0,92"), sitter.canvas.lighting("#d8a838", "#8f6a1c"))
    hair = stroke("M-9 20Q-16 26-18 40M9 20Q16 26 18 40M-1 33V50M2 33V48", sitter.hair, 2)
    narrow = (
        path("M-22-6Q-14-12-5-5Q-14-3-22-6zM22-6Q14-12 5-5Q14-3 22-6z", "#fbf3e6")
        + dots(points("-13.5,-6.5 13.5,-6.5"), "#1c1210", 4.6)
        + stroke("M-23-7Q-14-14-4-5M23-7Q14-14 4-5", sitter.dark, 1.8)
        + stroke("M-24-16Q-14-22-5-15M24-16Q14-22 5-15", sitter.hair, 2.8)
    )
    return (
        shoulders(sitter, sitter.canvas.lighting("#b3382f", "#5a1614"))
        + lamellar
        + collar
        + head(sitter)
        + plume
        + helmet
        + narrow
        + nose_and_mouth(sitter)
        + guards
        + hair
    )


def hero(sitter: Sitter) -> str:
    """A hero in the skin of a lion, its jaw over his brow."""
    mane = path(
        symmetric("0,-84 30,-80 52,-58 58,-24 56,14 62,50 44,70! 34,44 32,0 30,-36 0,-42"),
        sitter.canvas.lighting("#d8963a", "#8a5218"),
    )
    tufts = stroke(
        (
            "M-44-52L-54-62M-50-36L-62-40M-53-14L-66-14M-54 10L-66 14M44-52L54-62M50-36L62-40M53-14L66-14M54 10"
            "L66 14M-30-70L-36-80M30-70L36-80"
        ),
        "#8a5218",
        4,
    )
    ears = path("M-30-78Q-44-92-48-74Q-44-64-34-64zM30-78Q44-92 48-74Q44-64 34-64z", "#a8702a")
    muzzle = (
        ears
        + path(symmetric("0,-92 20,-88 32,-72 24,-56 14,-42 0,-40"), sitter.canvas.lighting("#f0b85a", "#a8702a"))
        + path("M-9-52Q0-58 9-52Q5-44 0-43T-9-52z", "#3a1f12")
        + stroke("M-6-78Q-4-64-8-54M6-78Q4-64 8-54", "#a8702a", 2)
    )
    muzzle += (
        path("M-25-74Q-16-76-10-66Q-20-64-25-74zM25-74Q16-76 10-66Q20-64 25-74z", "#2a140c")
        + dots(points("-17,-70 17,-70"), "#ffb52e", 4)
        + path("M-24-50L-19-30L-13-46zM24-50L19-30L13-46zM-8-42L-6-34L-3-42zM8-42L6-34L3-42z", "#fff3dc")
    )
    beard = path(symmetric("0,24 12,22 27,6 29,20 20,40 0,50"), sitter.hair) + dots(
        points("-18,26 -8,34 4,38 16,30 -12,42 8,44"), sitter.hair_light, 5, 0.5
    )
    hair = dots(points("-28,-30 -20,-37 -8,-40 6,-40 18,-37 28,-30"), sitter.hair, 11)
    chest = shoulders(sitter, sitter.canvas.lighting(sitter.skin, sitter.shade)) + stroke(
        "M-40 92Q-18 104 0 94Q18 104 40 92M0 94V118", sitter.shade, 3
    )
    knot = path("M-30 60Q0 84 30 60L34 72Q0 98-34 72z", sitter.canvas.lighting("#d8963a", "#8a5218")) + circle(
        0, 80, 7, "#a8702a"
    )
    return (
        tufts + mane + chest + knot + head(sitter) + beard + hair + gaze(sitter, "#3a6a8a", 4) + nose_and_mouth(sitter) + muzzle
    )


KINDS: dict[str, Callable[[Sitter], str]] = {
    "egyptian": egyptian,
    "roman": roman,
    "greek": greek,
    "babylonian": babylonian,
    "celtic": celtic,
    "chinese": chinese,
    "hero": hero,
}


@block
def portrait(
    canvas: Canvas,
    x: float = 100,
    y: float = 110,
    scale: float = 1,
    kind: str = "greek",
    skin: int = 2,
    cloth: str = "",
    hair: str = "",
) -> str:
    """Head and shoulders of someone; x and y are the middle of the face."""
    return group(pick(KINDS, kind, "portrait")(Sitter(canvas, skin, cloth, hair)), x, y, scale)
