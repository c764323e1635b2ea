"""People: figures in many poses, crowds, soldiers and riders. A figure is about 30 units high."""

from __future__ import annotations

from collections.abc import Callable

from tessera.art.canvas import Canvas, pick
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import circle, dots, group, path, polygon, stroke

SKINS = ("#efc7a0", "#d8a277", "#b97a4e", "#94603d", "#6f452d", "#4f3020")


FACE_SCALE = 1.7
"""How large a figure must be for its eyes to be seen."""
HAIR = ("#2a1a12", "#1c1411", "#4a2c18", "#6b4423", "#8a8378")


def skin_of(skin: int, x: float, y: float) -> str:
    """The skin tone of this number; where none is given it depends on the place, so that crowds are mixed."""
    return SKINS[skin % len(SKINS)] if skin >= 0 else SKINS[int(x * 7 + y * 3) % len(SKINS)]


class Looks:
    """The colours of a figure."""

    def __init__(self, canvas: Canvas, x: float, y: float, skin: int, cloth: str, hair: str, depth: float) -> None:
        tones = canvas.at(depth)
        self.skin = mix(skin_of(skin, x, y), canvas.palette.haze, min(0.9, depth))
        self.skin = mix(self.skin, canvas.palette.dark, 0.12)
        self.cloth = canvas.colour(cloth, mix(canvas.palette.accent, canvas.palette.dark, 0.2), depth)
        self.fold = mix(self.cloth, tones.dark, 0.38)
        self.trim = mix(self.cloth, tones.lit, 0.45)
        self.hair = canvas.colour(hair, HAIR[int(x * 3 + y) % len(HAIR)], depth)
        self.metal = mix(tones.sun, tones.shade, 0.35)
        self.metal_shade = mix(tones.shade, tones.dark, 0.45)
        self.dark = tones.dark
        self.wood = mix(tones.dark, tones.shade, 0.4)
        self.accent = tones.accent


def hair_cap(looks: Looks) -> str:
    return path("M-3.500-27q-.300-4.500 3.500-4.500t3.500 4.500q-1.300-2.400-3.500-2.200t-3.500 2.200z", looks.hair)


def long_hair(looks: Looks) -> str:
    return path("M-3.900-21Q-4.600-31.600 0-31.600T3.900-21L2.600-22.500L2.800-27Q0-29.500-2.800-27L-2.600-22.500z", looks.hair)


def bun(looks: Looks) -> str:
    return hair_cap(looks) + circle(-3.2, -30, 1.9, looks.hair)


def hood(looks: Looks) -> str:
    return path("M-4.400-21.500Q-5-32.500 0-32.500T4.400-21.500L2.400-23.500Q3.400-29-.2-29T-2.400-23.500z", looks.fold)


def turban(looks: Looks) -> str:
    return path("M-4-27.500Q-4.600-32.400 0-32.400T4-27.500Q0-29.500-4-27.500z", looks.trim) + stroke(
        "M-3-30Q0-32 3.400-28.600", looks.fold, 0.6
    )


def straw_hat(looks: Looks) -> str:
    return path(
        "M-6.500-28.600Q0-26.400 6.500-28.600Q3-29.800 2.200-31.400Q0-33-2.200-31.400Q-3-29.800-6.500-28.600z", "#d9b56a"
    )


def crown(looks: Looks) -> str:
    return hair_cap(looks) + path(
        "M-3.400-29.500L-4-33.400L-1.700-31.600L0-34.400L1.700-31.600L4-33.400L3.400-29.500z", "#f3c73c"
    )


def laurel(looks: Looks) -> str:
    return hair_cap(looks) + stroke("M-3.500-28.500Q0-31 3.500-28.500", "#4f8a3f", 1.3)


def helmet(looks: Looks) -> str:
    cap = path("M-3.700-26.500Q-4.200-32 0-32T3.700-26.500L2.200-27.600H-2.200z", looks.metal)
    return cap + path("M-4.800-31.500Q0-37.500 5-30.500L3.400-30.800Q0-34-4.800-31.500z", looks.accent)


def cap_helmet(looks: Looks) -> str:
    return path("M-3.800-27Q-4-31.500 0-33.800Q4-31.500 3.800-27Q0-28.400-3.800-27z", looks.metal_shade)


def bald(looks: Looks) -> str:
    return ""


HATS: dict[str, Callable[[Looks], str]] = {
    "hair": hair_cap,
    "long": long_hair,
    "bun": bun,
    "hood": hood,
    "turban": turban,
    "straw": straw_hat,
    "crown": crown,
    "laurel": laurel,
    "helmet": helmet,
    "cap": cap_helmet,
    "bald": bald,
}


def robe(looks: Looks) -> str:
    body = path("M-3-24Q-5.500-22-5.500-17L-6.500 0H6.500L5.500-17Q5.500-22 3-24Q0-23-3-24z", looks.cloth)
    shade = path("M.5-23.500Q-.5-12 .5 0H6.500L5.500-17Q5.500-22 3-24z", looks.fold, 0.75)
    return body + shade + stroke("M-5.400-13Q0-11.500 5.400-13", looks.trim, 1.1)


def tunic(looks: Looks) -> str:
    legs = path("M-4-9H-.6L-1 0H-3.600zM.6-9H4L3.600 0H1z", looks.skin) + path(
        "M-4-1.200H-.9V.3H-4.400zM1-1.200H3.800L4.400.3H1z", looks.fold
    )
    body = path("M-3-24Q-5.500-22-5-16L-5.600-7.500H5.600L5-16Q5.500-22 3-24Q0-23-3-24z", looks.cloth)
    shade = path("M.6-23.500Q0-14 .8-7.500H5.600L5-16Q5.500-22 3-24z", looks.fold, 0.75)
    return legs + body + shade + stroke("M-5.100-13.500H5.100", looks.trim, 1.2)


def cloak(looks: Looks) -> str:
    return (
        path("M-2.500-24.500Q-7.500-20-8.500 0H8.500Q7.500-20 2.500-24.500z", looks.cloth)
        + path("M0-24Q-2-10-1 0H8.500Q7.500-20 2.500-24.500z", looks.fold, 0.8)
        + stroke("M0-23Q-1-10-.5 0", looks.fold, 0.8)
    )


def gown(looks: Looks) -> str:
    body = path(
        "M-2.800-24Q-4.800-21-3.500-15Q-7-7-7.500 0H7.500Q7-7 3.500-15Q4.800-21 2.800-24Q0-22.500-2.800-24z", looks.cloth
    )
    return (
        body
        + path("M.6-23Q1-12 2.200 0H7.500Q7-7 3.500-15Q4.800-21 2.800-24z", looks.fold, 0.7)
        + stroke("M-3.600-15H3.600M-5-8Q-4-4-4.500 0", looks.trim, 0.9)
    )


def armour(looks: Looks) -> str:
    skirt = path("M-4.800-13L-5.400-7H5.400L4.800-13z", looks.cloth) + stroke(
        "M-3.400-12L-3.800-7.500M-1.100-12V-7.500M1.100-12V-7.500M3.400-12L3.800-7.500", looks.fold, 0.8
    )
    legs = path("M-4-8H-.6L-1 0H-3.600zM.6-8H4L3.600 0H1z", looks.skin) + path(
        "M-3.800-4H-.9V0H-3.900zM1-4H3.800L3.900 0H1z", looks.metal_shade
    )
    plate = path("M-3.200-24Q-5.600-22-5-13H5Q5.600-22 3.200-24Q0-22.500-3.200-24z", looks.metal) + path(
        "M.6-23.400L.8-13H5Q5.600-22 3.200-24z", looks.metal_shade, 0.8
    )
    return legs + skirt + plate + stroke("M-4-19Q0-17.500 4-19", looks.metal_shade, 0.7)


DRESSES: dict[str, Callable[[Looks], str]] = {"robe": robe, "tunic": tunic, "cloak": cloak, "gown": gown, "armour": armour}


def sleeve(looks: Looks, data: str) -> str:
    """An arm: its sleeve in cloth as far as the elbow and skin beyond are one stroke each."""
    return stroke(data, looks.skin, 2)


def arms_down(looks: Looks) -> str:
    return stroke("M-4.600-21.500Q-7-16-5.600-11.500M4.600-21.500Q7-16 5.600-11.500", looks.trim, 2.2)


def staff(looks: Looks) -> str:
    return stroke("M8.500 1.500V-31", looks.wood, 1.1) + stroke(
        "M-4.600-21.500Q-7-16-5-12M4.600-21.500Q7-18 8.500-17.500", looks.skin, 2
    )


def point_arm(looks: Looks) -> str:
    return stroke("M-4.600-21.500Q-7-16-5-12M4.600-21.500L14-24", looks.skin, 2)


def arms_up(looks: Looks) -> str:
    return stroke("M-4.600-21.500Q-9-26-8-34M4.600-21.500Q9-26 8-34", looks.skin, 2)


def carry(looks: Looks) -> str:
    jar = path("M-2.500-40h5l-.8 2q4.500 2 4 5.500t-3.200 3.500h-5q-2.700 0-3.200-3.500t4-5.500z", looks.accent)
    return jar + stroke("M-4.600-21.500Q-7-16-5-12M4.600-21.500Q9-27 4.500-34", looks.skin, 2)


def read(looks: Looks) -> str:
    return (
        stroke("M-4.600-21Q-5-15-1-15.500M4.600-21Q6-15 3-15.500", looks.skin, 2)
        + path("M-3.500-19h8l-.5 5.500h-7z", "#f4ead0")
        + stroke("M-1.500-17h5M-1.500-15.300h4", "#8a7a5a", 0.5)
    )


def hammer(looks: Looks) -> str:
    return (
        stroke("M-4.600-21.500Q-7-16-4-12M4.600-21.500L9-29", looks.skin, 2)
        + stroke("M8-26L12-37", looks.wood, 1.2)
        + path("M8.500-38.500L15-36L14-33L7.600-35.500z", looks.metal_shade)
    )


def spear(looks: Looks) -> str:
    shaft = stroke("M8.500 1.500V-37", looks.wood, 1.1) + polygon([(8.5, -44), (6.7, -36.5), (10.3, -36.5)], looks.metal)
    return shaft + stroke("M-4.600-21.500Q-7-16-5-13M4.600-21.500Q7-18 8.500-18.500", looks.skin, 2)


def bow(looks: Looks) -> str:
    drawn = stroke("M8-34Q18-20 8-6", looks.wood, 1.4) + stroke("M8-34L3.500-20.500L8-6", looks.metal, 0.4)
    return (
        drawn
        + stroke("M3.500-20.500H18", looks.wood, 0.8)
        + polygon([(20.5, -20.5), (16.5, -22), (16.5, -19)], looks.metal)
        + stroke("M-4.600-21.500L3.500-20.500M4.600-21.500L12-20.500", looks.skin, 2)
    )


def sword(looks: Looks) -> str:
    return (
        stroke("M-4.600-21.500Q-7-17-5-13M4.600-21.500L9-26", looks.skin, 2)
        + stroke("M9.500-27L16-42", looks.metal, 1.7)
        + stroke("M7.500-28.500L12-26.500", looks.wood, 1.3)
    )


def axe(looks: Looks) -> str:
    return (
        stroke("M-4.600-21.500Q-7-17-5-13M4.600-21.500L9-27", looks.skin, 2)
        + stroke("M7.500-21L11-41", looks.wood, 1.3)
        + path("M10-41Q18-42 18-34Q14-37 10.400-36z", looks.metal)
    )


def sling(looks: Looks) -> str:
    return (
        stroke("M-4.600-21.500L-11-24M4.600-21.500Q9-27 6-33", looks.skin, 2)
        + stroke("M6-33Q14-42-2-43Q-14-42-9-36", looks.wood, 0.8)
        + circle(-9, -36, 1.6, looks.metal_shade)
    )


def blade_low(looks: Looks) -> str:
    return stroke("M-4.600-21.500Q-8-17-6-12M4.600-21.500Q8-17 7-12", looks.skin, 2) + stroke(
        "M7-12L14-4M-6-12L-13-4", looks.metal, 1.4
    )


def banner_arm(looks: Looks) -> str:
    pole = stroke("M8.500 1.500V-44", looks.wood, 1.2) + path("M9-44H22L19-40L22-35H9z", looks.accent)
    return pole + stroke("M-4.600-21.500Q-7-16-5-13M4.600-21.500Q7-18 8.500-18.500", looks.skin, 2)


def horn(looks: Looks) -> str:
    return stroke("M-4.600-21.500Q-7-16-5-12M4.600-21.500L6-25", looks.skin, 2) + path(
        "M3-26.500Q10-27 14-33L17-29Q12-24 3-25.500z", looks.metal
    )


def net(looks: Looks) -> str:
    mesh = stroke("M10-24Q22-22 22-2M10-24Q12-10 8-1M10-24Q17-16 16-1M9-12Q15-10 20-13M8-5Q15-3 21.500-6", looks.trim, 0.6)
    return mesh + stroke("M-4.600-21.500Q-7-16-3-14M4.600-21.500L10-24", looks.skin, 2)


def lyre(looks: Looks) -> str:
    frame = stroke("M3-13Q1-22 5-24M9-13Q13-22 9-24M4-22H10", looks.wood, 1.2) + stroke(
        "M5.500-22V-13M7-22V-13M8.500-22V-13", looks.metal, 0.35
    )
    return (
        frame
        + path("M3-14h6v3q-3 2-6 0z", looks.wood)
        + stroke("M-4.600-21.500Q-6-15 3-15M4.600-21.500Q9-18 8-15", looks.skin, 2)
    )


POSES: dict[str, Callable[[Looks], str]] = {
    "stand": arms_down,
    "staff": staff,
    "point": point_arm,
    "pray": arms_up,
    "carry": carry,
    "read": read,
    "work": hammer,
    "spear": spear,
    "bow": bow,
    "sword": sword,
    "axe": axe,
    "sling": sling,
    "blades": blade_low,
    "banner": banner_arm,
    "horn": horn,
    "net": net,
    "lyre": lyre,
}


def shield_of(looks: Looks, kind: str, emblem: str) -> str:
    """A shield on the left arm: round, tall or none."""
    if kind == "round":
        return circle(-3, -15, 7, looks.fold) + circle(-3, -15, 5.7, looks.cloth) + circle(-3, -15, 2, emblem)
    if kind == "tall":
        board = path("M-9.500-23Q-4-25.500 1.500-23V-6Q-4-3-9.500-6z", looks.cloth) + path(
            "M-4-24.300Q-1-24.300 1.500-23V-6Q-1-4.600-4-4.500z", looks.fold
        )
        return board + stroke("M-4-22V-7M-8-14.500H0", emblem, 1)
    return ""


def figure(
    looks: Looks, pose: str, dress: str, hat: str, shield: str = "", emblem: str = "#fff3d0", has_face: bool = False
) -> str:
    """A whole figure around the origin."""
    head = path("M-1.200-25.500h2.400v3h-2.400z", mix(looks.skin, looks.dark, 0.2)) + circle(0, -27.4, 3.3, looks.skin)
    if has_face:
        head += dots([(-1.2, -27), (1.2, -27)], mix(looks.skin, "#1c1008", 0.8), 0.8)
    body = pick(DRESSES, dress, "dress")(looks) + head + pick(HATS, hat, "hat")(looks)
    return body + pick(POSES, pose, "pose")(looks) + shield_of(looks, shield, emblem)


@block
def person(
    canvas: Canvas,
    x: float = 100,
    y: float = 140,
    scale: float = 1,
    pose: str = "stand",
    dress: str = "robe",
    hat: str = "hair",
    cloth: str = "",
    skin: int = -1,
    hair: str = "",
    depth: float = 0,
    shield: str = "",
    mirror: bool = False,
) -> str:
    """A person by the middle between the feet."""
    looks = Looks(canvas, x, y, skin, cloth, hair, depth)
    return group(figure(looks, pose, dress, hat, shield, canvas.palette.sun, scale >= FACE_SCALE), x, y, scale, mirror)


@block
def shade(
    canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, colour: str = "", arms: str = "", mirror: bool = False
) -> str:
    """A person as a silhouette, seen from behind."""
    tone = canvas.colour(colour, "dark")
    body = (
        "M0-31q4 0 4 4.400q0 2.200-1.400 3.400q4.600 2 5 9.200l1.200 15h-17.600l1.200-15q.400-7.200 5-9.200"
        "q-1.400-1.200-1.400-3.400q0-4.400 4-4.400z"
    )
    raised = stroke("M-5-20Q-11-26-10-36M5-20Q11-26 10-36", tone, 2.8) if arms == "up" else ""
    return group(path(body, tone) + raised, x, y, scale, mirror)
