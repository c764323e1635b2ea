"""What all Titans are made of: hides with a rim of light, limbs, teeth, and eyes that burn."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tessera.art.canvas import Canvas
from tessera.art.colours import mix
from tessera.art.shapes import Point, circle, dots, group, path, points, polygon_data, smooth, stroke

BONE = "#fff1d2"


class Hide:
    """The colours of a Titan: its skin, the light on its edge, and what glows in it."""

    def __init__(self, canvas: Canvas, colour: str = "", glow: str = "") -> None:
        tones = canvas.palette
        self.canvas = canvas
        self.skin = canvas.colour(colour, mix(tones.land, tones.dark, 0.62))
        self.deep = mix(self.skin, tones.dark, 0.6)
        self.light = mix(self.skin, tones.lit, 0.3)
        self.rim = mix(tones.lit, tones.sun, 0.5)
        self.glow = canvas.colour(glow, "accent")
        self.hot = mix(self.glow, "#ffffff", 0.55)

    def body(self, data: str, rim: float = 1.8, top: float = 0.0) -> str:
        """A part of the body: a rim of light on the side of the light, and the hide over it. `top` brightens the hide."""
        light = mix(self.skin, self.canvas.palette.lit, 0.12 + top)
        fill = self.canvas.shading(light, self.deep)
        return path(data, self.rim, 0.85) + group(path(data, fill), -self.canvas.side * rim, rim * 0.7)

    def far(self, data: str) -> str:
        """A part of the body further away, as a flat shape."""
        return path(data, mix(self.skin, self.canvas.palette.haze, 0.3))

    def lines(self, data: str, width: float = 1.2, opacity: float = 0.5) -> str:
        """Folds of the hide in the light."""
        return stroke(data, self.rim, width, opacity)

    def folds(self, data: str, width: float = 1.6, opacity: float = 0.6) -> str:
        """Folds of the hide in the dark."""
        return stroke(data, self.canvas.palette.dark, width, opacity)

    def cracks(self, data: str, width: float = 2.2) -> str:
        """Cracks through which fire is seen."""
        return stroke(data, self.glow, width * 2.4, 0.25) + stroke(data, self.glow, width) + stroke(data, self.hot, width * 0.4)

    def eyes(self, text: str, size: float = 4, colour: str = "") -> str:
        """Burning eyes at points."""
        glow = colour or self.glow
        spots = points(text)
        halo = "".join(circle(x, y, size * 2.6, self.canvas.glow(glow, 0.95)) for x, y in spots)
        return halo + dots(spots, glow, size * 1.5) + dots(spots, "#fffbe8", size * 0.6)

    def slits(self, data: str, x: float, y: float, size: float) -> str:
        """Narrow eyes given as a path, with a glow around a point and its mirror image about x."""
        halo = circle(x - size, y, size * 1.5, self.canvas.glow(self.glow, 0.9)) + circle(
            x + size, y, size * 1.5, self.canvas.glow(self.glow, 0.9)
        )
        return halo + path(data, self.hot)


def limb(text: str, widths: Sequence[float]) -> str:
    """The outline of a limb, tail or neck: a soft curve through points, as thick as the widths say."""
    spine = points(text)
    left: list[Point] = []
    right: list[Point] = []
    for index, (x, y) in enumerate(spine):
        before, after = spine[max(0, index - 1)], spine[min(len(spine) - 1, index + 1)]
        run, rise = after[0] - before[0], after[1] - before[1]
        length = math.hypot(run, rise) or 1
        half = widths[index] / 2
        left.append((x - rise / length * half, y + run / length * half))
        right.append((x + rise / length * half, y - run / length * half))
    return smooth(left + right[::-1], closed=True)


def teeth(start: Point, end: Point, count: int, length: float, fill: str = BONE, bend: float = 0) -> str:
    """Teeth along a line, on the right-hand side of the way from start to end. `bend` bows the line outwards."""
    run, rise = (end[0] - start[0]) / count, (end[1] - start[1]) / count
    size = math.hypot(run, rise) or 1
    out = (-rise / size, run / size)
    data = ""
    for index in range(count):
        bow, next_bow = bend * arc(index / count), bend * arc((index + 1) / count)
        x, y = start[0] + run * index + out[0] * bow, start[1] + rise * index + out[1] * bow
        far = start[0] + run * (index + 1) + out[0] * next_bow, start[1] + rise * (index + 1) + out[1] * next_bow
        long = length * (1 if index % 2 == 0 else 0.62)
        tip = (x + far[0]) / 2 + out[0] * long, (y + far[1]) / 2 + out[1] * long
        data += polygon_data([(x, y), tip, far])
    return path(data, fill)


def arc(share: float) -> float:
    """A bow that is 0 at both ends and 1 in the middle."""
    return 4 * share * (1 - share)


def spikes(text: str, colour: str) -> str:
    """Spikes in one element, each written as foot, tip and foot: `1,2 3,4 5,6` and so on."""
    spots = points(text)
    return path("".join(polygon_data(spots[index : index + 3]) for index in range(0, len(spots), 3)), colour)


def facets(text: str, colour: str, opacity: float = 1) -> str:
    """Flat faces in one element, each a list of points, separated by `;`."""
    return path("".join(polygon_data(points(face)) for face in text.split(";")), colour, opacity)


def halo(canvas: Canvas, x: float, y: float, radius: float, colour: str, opacity: float = 0.8) -> str:
    return circle(x, y, radius, canvas.glow(colour, opacity))


def placed(content: str, x: float, y: float, scale: float, mirror: bool) -> str:
    """A Titan moved from its own space into the picture. Mirrored, it keeps its place."""
    return group(content, x + 200 * scale if mirror else x, y, scale, mirror)
