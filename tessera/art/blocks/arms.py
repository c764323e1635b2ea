"""Arms and signs of rank: shields, swords, helmets, banners, crowns."""

from __future__ import annotations

import math

from tessera.art.canvas import Canvas, pick
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import (
    Point,
    around,
    circle,
    dots,
    ellipse,
    group,
    number,
    numbers,
    outline,
    path,
    points,
    polygon_data,
    rectangle,
    stroke,
)


@block
def chain(
    canvas: Canvas,
    start: Point = (30, 30),
    end: Point = (80, 60),
    count: int = 9,
    scale: float = 1,
    sag: float = 10,
    colour: str = "",
) -> str:
    """A chain between two points."""
    tone = canvas.colour(colour, "dark")
    links = ""
    for index in range(count):
        share = (index + 0.5) / count
        x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share + math.sin(share * 3.14) * sag
        angle = math.degrees(math.atan2(end[1] - start[1] + math.cos(share * 3.14) * sag * 3.1, end[0] - start[0]))
        link = ellipse(0, 0, 4.6 * scale, (1.3 if index % 2 else 2.7) * scale, "none")
        links += group(link, x, y, turn=angle)
    return f'<g stroke="{tone}" stroke-width="{number(1.5 * scale)}">{links}</g>'


@block
def standard(
    canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, cloth: str = "", sign: str = "", mirror: bool = False
) -> str:
    """A tall banner that hangs from a crossbar."""
    tones, dark = canvas.palette, mix(canvas.palette.dark, canvas.palette.shade, 0.3)
    cover = canvas.colour(cloth, "accent")
    pole = stroke("M0 0V-66M-13-58H13", dark, 1.8) + circle(0, -68, 2.6, tones.sun)
    flag = path("M-11-57H11V-26L0-32L-11-26z", canvas.lighting(cover, mix(cover, tones.dark, 0.3))) + stroke(
        "M-11-53H11", canvas.colour(sign, "sun"), 1.6
    )
    return group(pole + flag + circle(0, -43, 5, canvas.colour(sign, "sun")) + circle(0, -43, 2.6, cover), x, y, scale, mirror)


@block
def shield(canvas: Canvas, x: float = 100, y: float = 120, scale: float = 1, cloth: str = "", sign: str = "") -> str:
    """A round shield with a boss and a rim, 60 units wide."""
    tones, face = canvas.palette, canvas.colour(cloth, "accent")
    drawn = (
        circle(2, 3, 30, tones.dark, 0.35)
        + circle(0, 0, 30, mix(tones.shade, tones.dark, 0.35))
        + circle(0, 0, 27, canvas.lighting(mix(face, tones.lit, 0.2), mix(face, tones.dark, 0.25)))
    )
    drawn += dots([around(0, 0, 28.5, index * 30) for index in range(12)], tones.sun, 2)
    rays = "".join(
        polygon_data([around(0, 0, 9, index * 45 - 12), around(0, 0, 22, index * 45), around(0, 0, 9, index * 45 + 12)])
        for index in range(8)
    )
    return group(
        drawn
        + path(rays, canvas.colour(sign, "sun"))
        + circle(0, 0, 8, mix(tones.sun, tones.shade, 0.3))
        + circle(-2, -2, 3, tones.sun),
        x,
        y,
        scale,
    )


@block
def swords(canvas: Canvas, x: float = 100, y: float = 110, scale: float = 1) -> str:
    """Two crossed swords."""
    tones = canvas.palette
    blade = path("M-2.400 10L-2.400-40L0-48L2.400-40V10z", tones.lit) + path("M0-48L2.400-40V10H0z", tones.shade)
    hilt = (
        path("M-10 10h20v4h-20z", tones.accent)
        + path("M-2 14h4v12h-4z", mix(tones.dark, tones.shade, 0.4))
        + circle(0, 28, 3.4, tones.accent)
    )
    one = blade + hilt
    return group(group(one, turn=42) + group(one, turn=-42), x, y, scale)


@block
def helm(canvas: Canvas, x: float = 100, y: float = 120, scale: float = 1, crest: str = "") -> str:
    """A closed helmet with a high crest, seen from the side, looking to the right."""
    tones = canvas.palette
    plume = path(
        outline("-34,8! -40,-20 -26,-44 0,-52 20,-46 24,-38! 4,-40 -16,-30 -24,-10"),
        canvas.lighting(
            mix(canvas.colour(crest, "accent"), tones.lit, 0.2), mix(canvas.colour(crest, "accent"), tones.dark, 0.3)
        ),
    )
    hair = stroke("M-34-10L-24-8M-34-24L-22-18M-26-38L-16-28M-12-46L-6-36M4-50L6-38", tones.dark, 1.2, 0.4)
    metal = mix(tones.sun, tones.accent, 0.35)
    bowl = path(
        outline("-22,26! -26,0 -16,-26 6,-34 24,-22 26,-6! 28,8! 20,10! 21,28! 12,36! 8,14! 10,2! 2,4 -2,18 -6,30"),
        canvas.lighting(mix(metal, tones.sun, 0.4), mix(metal, tones.dark, 0.45)),
    )
    rim = stroke("M26-6Q14-12 6-4Q2 2 10 2", tones.dark, 1.4, 0.6)
    return group(plume + hair + bowl + rim, x, y, scale)


@block
def laurels(canvas: Canvas, x: float = 100, y: float = 100, scale: float = 1, colour: str = "") -> str:
    """A wreath, open at the top."""
    leaf = canvas.colour(colour, "#c9992a")
    leaves = ["", ""]
    for side in (-1, 1):
        for index in range(8):
            angle = 90 + side * (16 + index * 18)
            a, b = around(0, 0, 30, angle)
            c, d = around(0, 0, 42, angle + side * 15)
            e, f = around(0, 0, 22, angle + side * 17)
            tip_a, tip_b = around(0, 0, 31, angle + side * 20)
            leaves[0] += (
                f"M{numbers(a, b)}Q{numbers((a + c) / 2 + (c - tip_a) * 0.3, (b + d) / 2 + (d - tip_b) * 0.3, c, d)}"
                f"Q{numbers(tip_a, tip_b, a, b)}z"
            )
            leaves[1] += f"M{numbers(a, b)}Q{numbers((a + e) / 2, (b + f) / 2, e, f)}Q{numbers(tip_a, tip_b, a, b)}z"
    ribbon = path("M-4 29L-13 44L-5 40L0 46L5 40L13 44L4 29z", canvas.palette.accent)
    return group(
        ribbon
        + path(leaves[1], mix(leaf, canvas.palette.dark, 0.3))
        + path(leaves[0], mix(leaf, canvas.palette.lit, 0.15))
        + circle(0, 30, 3.4, canvas.palette.sun),
        x,
        y,
        scale,
    )


@block
def crown_jewel(canvas: Canvas, x: float = 100, y: float = 120, scale: float = 1) -> str:
    """A golden crown with stones."""
    gold = "#f0bf3a"
    band = path("M-30 6V-6Q0 4 30-6V6Q0 16-30 6z", canvas.lighting("#fff0b0", "#b9821e"))
    points_ = path("M-30-4L-36-34L-18-16L-12-42L0-18L12-42L18-16L36-34L30-4Q0 6-30-4z", canvas.lighting("#ffe48a", gold))
    gems = (
        dots(points("-36,-35 -12,-43 12,-43 36,-35"), "#fff6d8", 6)
        + dots(points("0,5 -18,2 18,2"), "#c5283d", 6)
        + dots(points("-9,4 9,4"), "#2f7fbf", 4.6)
    )
    return group(points_ + band + gems, x, y, scale)


def rays_data(x: float, y: float, inner: float, outer: float, count: int, half: float) -> str:
    return "".join(
        polygon_data(
            [
                around(x, y, inner, index * 360 / count - half),
                around(x, y, outer, index * 360 / count),
                around(x, y, inner, index * 360 / count + half),
            ]
        )
        for index in range(count)
    )


@block
def emblem(canvas: Canvas, x: float = 100, y: float = 100, scale: float = 1, kind: str = "sun", colour: str = "") -> str:
    """A tribe's sign: fire, leaf, wave, sun or moon."""
    tone = canvas.colour(colour, "sun")
    signs = {
        "fire": path(
            "M-20 24Q-34-4-12-26Q-14-8-4-6Q8-24-2-46Q34-22 24 6Q22 18 16 26Q20 10 8 0Q6 12-2 14Q-8 16-8 26Q-14 28-20 24z", tone
        ),
        "leaf": path("M-26 30Q-34-20 24-40Q34 20-18 22z", tone)
        + stroke("M-30 36Q-10 4 14-26M-16 14Q-16 2-18-6M-6 2Q4 4 12 2M2-8Q0-18 0-24", canvas.palette.dark, 2.4, 0.6),
        "wave": path(outline("-44,26! -36,-6 -12,-28 14,-26 28,-10 24,4 12,4 12,-6! 2,-10 -8,6 4,20 44,26!"), tone)
        + stroke("M-36 18Q-26-4-8-14M-24 22Q-16 4-8-2", canvas.palette.dark, 2, 0.4),
        "sun": path(rays_data(0, 0, 21, 42, 12, 9), tone) + circle(0, 0, 18, tone),
        "moon": path("M8-38A38 38 0 1 0 34 20A30 30 0 0 1 8-38z", tone) + dots(points("18,-8 30,-22 32,2"), tone, 4.6),
    }
    return group(pick(signs, kind, "sign"), x, y, scale)


@block
def sword_in_stone(canvas: Canvas, x: float = 100, y: float = 180, scale: float = 1) -> str:
    """A sword whose point is in the ground."""
    tones = canvas.palette
    blade = path("M-4 0L-4-70H4L4 0z", tones.lit) + path("M0 0V-70H4V0z", tones.shade)
    hilt = (
        path("M-18-74h36v6h-36z", tones.accent)
        + path("M-3-74V-92H3V-74z", mix(tones.dark, tones.shade, 0.4))
        + circle(0, -96, 5, tones.accent)
    )
    return group(blade + hilt + path("M-30 6Q-22-8 0-6T30 6z", mix(tones.land, tones.dark, 0.3)), x, y, scale)


@block
def rams(canvas: Canvas, x: float = 100, y: float = 180, scale: float = 1) -> str:
    """Three rams of captured ships on a wall."""
    bronze = mix(canvas.palette.accent, canvas.palette.shade, 0.35)
    one = path(
        "M-10-10H10L16 4L26 6L14 12H-8z",
        canvas.shading(mix(bronze, canvas.palette.lit, 0.4), mix(bronze, canvas.palette.dark, 0.3)),
    )
    return group(
        group(one, -38, 0, 1, True)
        + group(one, 38, 0)
        + path("M-10-12H10L6 12L0 20L-6 12z", canvas.shading(mix(bronze, canvas.palette.lit, 0.4), bronze)),
        x,
        y,
        scale,
    )


@block
def banner_cloth(canvas: Canvas, colour: str = "") -> str:
    """A cloth over the whole picture that hangs in folds, with a woven border."""
    cloth, width, height = canvas.colour(colour, "accent"), canvas.width, canvas.height
    drawn = rectangle(0, 0, width, height, mix(cloth, canvas.palette.dark, 0.1))
    light, dark = mix(cloth, "#ffffff", 0.16), mix(cloth, "#000000", 0.22)
    fold = canvas.fade((0, dark, 0), (0.35, light, 0.8), (0.7, dark, 0.6), (1, dark, 0), across=True)
    drawn += "".join(rectangle(width * index / 4 - 6, 0, width / 4 + 12, height, fold) for index in range(4))
    edge = mix(cloth, "#ffe9a8", 0.6)
    marks = "".join(f"M{round(width * (index + 0.5) / 12)} {round(height * 0.93)}l6-7l6 7l-6 7z" for index in range(12))
    return drawn + rectangle(0, height * 0.86, width, 3, edge) + path(marks, edge) + rectangle(0, height * 0.05, width, 3, edge)
