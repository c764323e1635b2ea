"""Many people, and people on the move: crowds, ranks, riders and runners."""

from __future__ import annotations

from tessera.art.blocks.animals import camel, elephant, horse
from tessera.art.blocks.people import SKINS, Looks, figure, shield_of
from tessera.art.canvas import Canvas, pick
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import Numbers, circle, dots, group, path, stroke


@block
def crowd(
    canvas: Canvas,
    y: float = 140,
    count: int = 6,
    scale: float = 1,
    left: float = 10,
    right: float = -1,
    seed: int = 2,
    depth: float = 0,
    pose: str = "",
    dress: str = "",
    cloth: str = "",
) -> str:
    """People side by side, with different clothes, hair and skin."""
    chance, border = Numbers(seed), canvas.width - 10 if right < 0 else right
    cloths = (
        (cloth,) if cloth else ("accent", "lit", "water", "leaf", "shade", mix(canvas.palette.accent, canvas.palette.dark, 0.4))
    )
    stand = []
    for index in range(count):
        x = left + (index + 0.5 + (chance.next() - 0.5) * 0.4) / count * (border - left)
        stand.append((y + (chance.next() - 0.5) * 5 * scale, x, index))
    drawn = ""
    for at, x, index in sorted(stand):
        looks = Looks(canvas, x, at, int(chance.next() * 6), cloths[int(chance.next() * len(cloths))], "", depth)
        wear = dress or ("robe", "gown", "tunic", "robe")[int(chance.next() * 4)]
        hat = ("hair", "long", "bun", "hair", "turban", "hood")[int(chance.next() * 6)]
        stance = pose or ("stand", "stand", "staff", "stand")[index % 4]
        drawn += group(figure(looks, stance, wear, hat), x, at, scale * chance.between(0.92, 1.06), chance.next() > 0.5)
    return drawn


@block
def ranks(
    canvas: Canvas,
    y: float = 140,
    count: int = 7,
    rows: int = 2,
    scale: float = 1,
    left: float = 10,
    right: float = -1,
    gap: float = 9,
    pose: str = "spear",
    dress: str = "armour",
    hat: str = "helmet",
    shield: str = "round",
    cloth: str = "",
    mirror: bool = False,
    depth: float = 0,
) -> str:
    """Soldiers in rows. Three of them with different skins are drawn once and placed many times."""
    border = canvas.width - 10 if right < 0 else right
    drawn = ""
    for row in range(rows):
        for index in range(count):
            looks = Looks(canvas, 0, 0, 1 + (index * 2 + row) % 5, cloth, "", depth)
            content = group(figure(looks, pose, dress, hat, shield, canvas.palette.sun), mirror=mirror)
            x = left + (index + row % 2 * 0.5) / count * (border - left) + 6
            drawn += canvas.stamp(content, x, y + row * gap * scale, scale * (0.82 + row * 0.18))
    return drawn


@block
def spears(
    canvas: Canvas,
    y: float = 110,
    count: int = 14,
    height: float = 30,
    left: float = 0,
    right: float = -1,
    seed: int = 3,
    lean: float = 3,
    banner: bool = False,
) -> str:
    """A forest of spears behind a line of soldiers."""
    chance, border = Numbers(seed), canvas.width if right < 0 else right
    shafts, tips, flags = "", "", ""
    for index in range(count):
        x, tall = left + (index + chance.next() * 0.6) / count * (border - left), height * chance.between(0.8, 1)
        slope = lean * chance.between(0.4, 1)
        shafts += f"M{x:.1f} {y:.1f}l{slope:.1f}-{tall:.1f}"
        tips += f"M{x + slope:.1f} {y - tall - 6:.1f}l-1.600 6h3.200z"
        if banner and index % 4 == 1:
            flags += f"M{x + slope:.1f} {y - tall:.1f}h11l-3 4l3 4h-11z"
    drawn = stroke(shafts, mix(canvas.palette.dark, canvas.palette.shade, 0.3), 1.1) + path(tips, canvas.palette.lit)
    return drawn + (path(flags, canvas.palette.accent) if flags else "")


@block
def torchbearers(canvas: Canvas, y: float = 140, count: int = 6, scale: float = 1, left: float = 10, right: float = -1) -> str:
    """A line of hooded people with torches."""
    border, drawn = canvas.width - 10 if right < 0 else right, ""
    for index in range(count):
        x = left + (index + 0.5) / count * (border - left)
        looks = Looks(canvas, x, y, -1, "shade", "", 0)
        drawn += group(figure(looks, "staff", "cloak", "hood"), x, y, scale) + circle(
            x + 8.5 * scale, y - 33 * scale, 12 * scale, canvas.glow(canvas.palette.accent, 0.9)
        )
        drawn += dots([(x + 8.5 * scale, y - 33 * scale)], canvas.palette.sun, 3.4 * scale)
    return drawn


@block
def diver(canvas: Canvas, x: float = 100, y: float = 100, scale: float = 1, skin: int = 2, mirror: bool = False) -> str:
    """A diver who swims down to the right."""
    tone = SKINS[skin]
    shade = mix(tone, canvas.palette.dark, 0.3)
    legs = stroke("M-14-14L-30-24L-44-20M-12-10L-26-12L-38-4", shade, 5)
    body = path("M-16-18Q-4-16 8-2Q10 6 2 8Q-10 4-18-8z", tone) + path(
        "M-18-16Q-10-14-6-8L-12-2Q-18-6-20-12z", canvas.palette.accent
    )
    arms = stroke("M6 2L22 12L32 22M2 6L14 20", tone, 4.4)
    head = (
        circle(14, 2, 6, tone) + path("M8 0Q8-7 15-6Q22-4 20 2Q14-3 8 0z", "#2a1a12") + stroke("M9-3Q-2-8-6-16", "#2a1a12", 2)
    )
    return group(legs + body + arms + head, x, y, scale, mirror)


@block
def rider(
    canvas: Canvas,
    x: float = 100,
    y: float = 140,
    scale: float = 1,
    pose: str = "spear",
    dress: str = "armour",
    hat: str = "helmet",
    cloth: str = "",
    skin: int = -1,
    shield: str = "",
    coat: str = "",
    mount: str = "horse",
    mirror: bool = False,
) -> str:
    """A rider on a horse, a camel or an elephant, to the right."""
    left, top, size = pick(SADDLES, mount, "mount")
    looks = Looks(canvas, x, y, skin, cloth, "", 0)
    leg = stroke("M0-13L4-6L1 2", looks.cloth, 4) + stroke("M1 2L4 3", looks.dark, 2.4) if mount != "elephant" else ""
    near = group(leg + shield_of(looks, shield, canvas.palette.sun), left, top, size)
    return group(
        group(figure(looks, pose, dress, hat), left, top, size) + mount_of(canvas, mount, coat) + near, x, y, scale, mirror
    )


SADDLES = {"horse": (-3.0, -11.0, 1.0), "camel": (-1.0, -14.0, 0.85), "elephant": (-5.0, -36.0, 0.9)}
"""Where a rider sits on each mount, and how large the rider is."""


def mount_of(canvas: Canvas, mount: str, coat: str) -> str:
    if mount == "camel":
        return camel(canvas, 0, 0, 1, colour=coat)
    return elephant(canvas, 0, 0, 1, colour=coat) if mount == "elephant" else horse(canvas, 0, 0, 1, colour=coat)


@block
def runner(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, colour: str = "", mirror: bool = False) -> str:
    """A hooded runner in the dark, to the right, with a streaming cloak."""
    dark = canvas.colour(colour, mix(canvas.palette.dark, canvas.palette.shade, 0.12))
    cloak_back = path("M2-24Q-12-24-26-14Q-18-14-22-8Q-12-12-4-10z", mix(dark, canvas.palette.shade, 0.3))
    legs = stroke("M0-11L-8-5L-16-7M1-11L9-7L8 1", dark, 3.2)
    body = path("M-3-10L2-25Q8-26 8-20L5-9z", dark) + stroke("M5-21L13-17L17-20M3-20L-3-14", dark, 2.6)
    head = (
        circle(8.5, -27.5, 3.6, dark)
        + path("M4-26Q5-33 11-31L13-26Q9-25 4-24z", mix(dark, canvas.palette.shade, 0.3))
        + dots([(11, -27.6)], canvas.palette.accent, 1.2)
    )
    return group(cloak_back + legs + body + head, x, y, scale, mirror)


@block
def barbarian(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, mirror: bool = False) -> str:
    """A raider in furs with a horned helmet, an axe and a torch."""
    looks = Looks(canvas, x, y, 1, "#8a5a34", "", 0)
    fur = path("M-8-24Q-10-14-7-6L-4-9L-2-5L1-9L4-5L7-8Q10-15 8-24Q0-20-8-24z", "#a8794a") + stroke(
        "M-6-20l2 5M-2-19l1 6M3-19l1 6M7-20l-1 5", "#3a2418", 1
    )
    horns = path("M-3.500-30Q-10-31-9-39Q-6-34-1-33zM3.500-30Q10-31 9-39Q6-34 1-33z", "#fff1d2")
    beard = path("M-3.300-26Q0-24 3.300-26Q3-20 0-18Q-3-20-3.300-26z", "#a8502a")
    fire = (
        stroke("M-8-20L-11-30", looks.wood, 1.4)
        + circle(-11.5, -33, 8, canvas.glow(canvas.palette.accent, 0.9))
        + path("M-14-31Q-14-36-11-39Q-8-35-9-31z", canvas.palette.accent)
    )
    body = figure(looks, "axe", "tunic", "cap")
    return group(fire + body + fur + beard + horns + stroke("M-4.600-21.500L-8-20", looks.skin, 2), x, y, scale, mirror)


@block
def runner_torch(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, mirror: bool = False) -> str:
    """An athlete who runs with a torch, to the right."""
    looks = Looks(canvas, x, y, 2, "#fdf6e6", "", 0)
    legs = stroke("M-1-11L-9-6L-17-9", mix(looks.skin, looks.dark, 0.2), 3.4) + stroke("M1-11L9-8L7 1", looks.skin, 3.4)
    body = path("M-4-9L0-25Q7-27 7-20L5-8Q0-6-4-9z", looks.cloth) + stroke("M-1-14L6-13", canvas.palette.accent, 1.3)
    arms = stroke("M1-22L-7-17L-10-21", mix(looks.skin, looks.dark, 0.15), 2.6) + stroke("M6-22L13-28L12-34", looks.skin, 2.6)
    flame = (
        stroke("M12-33V-41", looks.wood, 2)
        + circle(12, -46, 10, canvas.glow(canvas.palette.accent, 0.9))
        + path("M8.500-41Q8-48 12-53Q16-47 15.500-41z", canvas.palette.accent)
        + path("M10.500-41Q10-45 12-48Q14-45 13.500-41z", canvas.palette.sun)
    )
    face = (
        circle(6, -29, 3.6, looks.skin)
        + path("M2-29Q2-34 7-33.500Q11-32 9.500-29Q6-32 2-29z", looks.hair)
        + stroke("M2.500-31Q6-33.500 10-31", "#4f8a3f", 1.3)
    )
    return group(legs + body + arms + face + flame, x, y, scale, mirror)
