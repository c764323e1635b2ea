"""What people build to move and to fight: ships, carts, cranes and engines of war."""

from __future__ import annotations

from tessera.art.canvas import Canvas
from tessera.art.colours import mix
from tessera.art.registry import block
from tessera.art.shapes import circle, dots, ellipse, group, outline, path, points, polygon, ring, stroke


@block
def ship(
    canvas: Canvas, x: float = 100, y: float = 120, scale: float = 1, depth: float = 0, sail: str = "", mirror: bool = False
) -> str:
    """A galley under sail, with oars."""
    tones = canvas.at(depth)
    wood, cloth = mix(tones.shade, tones.dark, 0.55), canvas.colour(sail, "accent", depth)
    mast = stroke("M0-4V-42M-16-36.500H16", wood, 1.5)
    canvas_cloth = path("M-15-36Q-9-24-14-13Q0-8 15-13Q10-24 15-36Q0-32-15-36z", cloth) + path(
        "M-5-34.200Q-1-23-4.600-10.600Q0-9.800 4.600-10.600Q1-23 5-34.200Q0-33.600-5-34.200z", tones.lit
    )
    hull = path("M-26-8Q-30-14-27-19Q-24-17-23-11Q-18-5 0-5Q18-5 24-10Q27-14 33-14Q28 2 12 4H-12Q-22 4-26-8z", wood)
    trim = stroke("M-23-5Q-18-1 0-1Q20-1 27-8", tones.lit, 1.3) + circle(26, -7, 1.5, tones.lit)
    oars = stroke("M-14 0l-5 9M-7 0l-5 9M0 0l-5 9M7 0l-5 9M14 0l-5 9", wood, 0.9)
    return group(mast + canvas_cloth + hull + trim + oars, x, y, scale, mirror) + ellipse(
        x, y + 4 * scale, 34 * scale, 1.6 * scale, canvas.palette.sun, 0.35
    )


@block
def great_ship(
    canvas: Canvas, x: float = 100, y: float = 150, scale: float = 1, depth: float = 0, sail: str = "", mirror: bool = False
) -> str:
    """A large ship with two masts, a carved bow and shields along its side; it sails to the right."""
    tones = canvas.at(depth)
    wood, cloth = mix(tones.shade, tones.dark, 0.5), canvas.colour(sail, "accent", depth)
    masts = stroke("M-14-8V-74M22-8V-60M-34-66H8M6-54H38M-14-74l0-6", wood, 2)
    main = path(
        outline("-33,-66! -25,-50 -32,-28! -14,-21 9,-28! 2,-48 7,-66! -12,-61"),
        canvas.lighting(mix(cloth, tones.lit, 0.25), mix(cloth, tones.dark, 0.25)),
    )
    fore = path(
        outline("7,-54! 13,-42 8,-26! 22,-21 39,-27! 33,-40 37,-54! 22,-50"),
        canvas.lighting(mix(cloth, tones.lit, 0.2), mix(cloth, tones.dark, 0.3)),
    )
    bands = stroke("M-29-54Q-12-48 4-54M-28-40Q-12-34 4-40M10-44Q22-40 36-44", tones.lit, 2, 0.7)
    hull = path(
        outline("-52,-14! -58,-30 -50,-34! -46,-20 -40,-12 0,-8 36,-11 48,-22 60,-40! 62,-26 54,-6 40,9 0,12 -36,9 -46,0"),
        canvas.shading(mix(wood, tones.lit, 0.15), mix(wood, tones.dark, 0.4)),
    )
    planks = stroke("M-48-6Q0 2 50-10M-44 3Q0 8 44-1", tones.dark, 0.8, 0.5)
    shields = dots([(-34 + index * 11, -7 + (0.3 if index in (0, 6) else 1.2)) for index in range(7)], tones.lit, 6.4) + dots(
        [(-34 + index * 11, -7 + (0.3 if index in (0, 6) else 1.2)) for index in range(7)], cloth, 3.6
    )
    eye = circle(50, -12, 2, tones.lit) + circle(50, -12, 0.9, tones.dark)
    foam = ellipse(0, 12, 60, 3, canvas.palette.sun, 0.4)
    return group(masts + main + fore + bands + hull + planks + shields + eye + foam, x, y, scale, mirror)


@block
def boat(
    canvas: Canvas, x: float = 100, y: float = 130, scale: float = 1, depth: float = 0, sail: str = "", mirror: bool = False
) -> str:
    """A small boat with one sail."""
    tones = canvas.at(depth)
    hull = path("M-16-3Q0 3 16-3Q11 5 0 5Q-11 5-16-3z", mix(tones.dark, tones.shade, 0.4)) + stroke(
        "M-15-3Q0 2.600 15-3", tones.lit, 0.9
    )
    rig = (
        stroke("M3 0V-22", tones.dark, 1)
        + path("M4-22Q16-11 4-3z", canvas.colour(sail, "lit", depth))
        + path("M2-20Q-7-9 2-4z", mix(canvas.colour(sail, "lit", depth), tones.shade, 0.5))
    )
    return group(hull + rig, x, y, scale, mirror) + ellipse(x, y + 5 * scale, 18 * scale, 1 * scale, canvas.palette.sun, 0.35)


@block
def rowboat(canvas: Canvas, x: float = 100, y: float = 130, scale: float = 1, mirror: bool = False, cloth: str = "") -> str:
    """A rowing boat with one rower."""
    tones = canvas.palette
    rower = path("M-3-4Q-4-11 0-12Q4-11 4-4z", canvas.colour(cloth, mix(tones.accent, tones.dark, 0.25))) + circle(
        1, -14.5, 2.4, "#7a4a30"
    )
    oar = stroke("M2-9L14 6", tones.dark, 0.9)
    hull = path("M-18-4Q-10-2 0-2Q10-2 19-6Q14 4 4 4H-8Q-15 3-18-4z", mix(tones.dark, tones.shade, 0.35)) + stroke(
        "M-17-4Q0 1 18-6", tones.lit, 0.9
    )
    return group(rower + hull + oar, x, y, scale, mirror)


@block
def crane(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, depth: float = 0, mirror: bool = False) -> str:
    """A builders' crane with a treadwheel that lifts a stone."""
    tones = canvas.at(depth)
    wood = mix(tones.dark, tones.shade, 0.35)
    frame = stroke("M-16 0L4-62M20 0L6-60M-12-14L18-10M-8-30L12-28", wood, 2.6) + stroke("M-22-36L48-78", wood, 3.4)
    rope = stroke("M46-77V-38M46-77L4-58M-22-36L-8-22", tones.lit, 0.8)
    stone = (
        path("M37-38h18v13h-18z", tones.lit) + path("M47-38h8v13h-8z", tones.shade) + stroke("M37-38L46-46L55-38", wood, 0.8)
    )
    wheel = ring(-8, -20, 11, wood, 2.4) + stroke("M-19-20h22M-8-31v22M-16-28l16 16M0-28l-16 16", wood, 1.2)
    return group(frame + wheel + rope + stone, x, y, scale, mirror)


@block
def cart(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, mirror: bool = False, load: str = "") -> str:
    """A cart with two wheels and a load of sacks."""
    tones = canvas.palette
    wood = mix(tones.shade, tones.dark, 0.4)
    sacks = dots(points("-10,-17 0,-19 10,-17 -5,-24 5,-25"), canvas.colour(load, mix(tones.lit, tones.shade, 0.3)), 11) + dots(
        points("-11,-19 -1,-21 4,-27"), tones.lit, 5, 0.5
    )
    bed = path("M-20-14H20L17-6H-17z", wood) + stroke("M20-12L40-8", wood, 2)
    wheels = ring(0, -5, 9, tones.dark, 2) + stroke("M-9-5H9M0-14V4M-6-11L6 1M6-11L-6 1", tones.dark, 1)
    return group(sacks + bed + wheels, x, y, scale, mirror)


@block
def chariot(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, mirror: bool = False) -> str:
    """A war chariot, to be drawn behind a horse."""
    tones = canvas.palette
    body = path(
        "M-14-6Q-16-22-4-24L10-22Q12-12 8-6z",
        canvas.lighting(mix(tones.accent, tones.sun, 0.3), mix(tones.accent, tones.dark, 0.4)),
    ) + stroke("M-13-20Q0-26 10-22", tones.sun, 1.4)
    wheel = ring(-3, -6, 9, tones.dark, 1.8) + stroke("M-12-6H6M-3-15V3M-9-12L3 0M3-12L-9 0", tones.dark, 0.9)
    return group(body + wheel + stroke("M8-8L34-12", tones.dark, 1.8), x, y, scale, mirror)


@block
def catapult(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1, mirror: bool = False) -> str:
    """A siege engine with its arm drawn back and a burning shot."""
    tones = canvas.palette
    wood = mix(tones.shade, tones.dark, 0.45)
    frame = (
        stroke("M-34-6H34M-34-14L-12-14M-22-6L4-38L22-6M4-38V-6", wood, 3.4)
        + stroke("M4-32L-46-46", wood, 3)
        + stroke("M4-26L20-20", tones.lit, 1)
    )
    shot = (
        circle(-48, -50, 18, canvas.glow(tones.accent, 0.9))
        + circle(-48, -50, 5.4, tones.dark)
        + path("M-53-50Q-54-60-48-66Q-47-60-43-58Q-42-52-44-48z", tones.accent)
    )
    wheels = (
        ring(-24, -2, 8, tones.dark, 2.4)
        + ring(24, -2, 8, tones.dark, 2.4)
        + stroke("M-32-2h16M-24-10v16M16-2h16M24-10v16", tones.dark, 1.2)
    )
    return group(frame + shot + wheels, x, y, scale, mirror)


@block
def siege_tower(canvas: Canvas, x: float = 100, y: float = 150, scale: float = 1, mirror: bool = False) -> str:
    """A wooden tower on wheels with a drawbridge."""
    tones = canvas.palette
    wood = mix(tones.shade, tones.dark, 0.25)
    body = polygon(
        [(-20, -6), (-15, -92), (15, -92), (20, -6)], canvas.lighting(mix(wood, tones.lit, 0.3), mix(wood, tones.dark, 0.35))
    )
    beams = stroke(
        "M-19-22H19M-18-40H18M-17-58H17M-16-76H16M-19-22L18-40M18-22L-18-40M-17-58L16-76M17-58L-16-76", tones.dark, 1.2, 0.55
    )
    ramp = stroke("M15-78L40-66", wood, 3) + stroke("M15-92L40-66", tones.dark, 0.7)
    top = path("M-17-92h4v-5h6v5h4v-5h6v5h4v-5h6v5h4v4h-34z", wood)
    wheels = dots(points("-14,-3 14,-3"), tones.dark, 12) + dots(points("-14,-3 14,-3"), wood, 5)
    return group(body + beams + top + ramp + wheels, x, y, scale, mirror)


@block
def anvil(canvas: Canvas, x: float = 100, y: float = 140, scale: float = 1) -> str:
    """An anvil on a block, with a glowing bar on it."""
    tones = canvas.palette
    base = path("M-10 0L-8-14H8L10 0z", mix(tones.shade, tones.dark, 0.4))
    iron = path(
        "M-24-25H18Q16-19 8-18Q5-16 5-14H-7Q-7-17-10-18Q-22-19-24-25z",
        canvas.lighting(mix(tones.shade, tones.lit, 0.3), tones.dark),
    )
    bar = stroke("M-12-27H16", tones.accent, 3) + circle(4, -27, 20, canvas.glow(tones.accent, 0.8))
    return group(base + iron + bar, x, y, scale)
