"""SVG elements as text. Numbers are written with one decimal at most and as few characters as possible."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]


def number(value: float, digits: int = 1) -> str:
    """A number for SVG: rounded, without a leading or trailing zero."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def numbers(*values: float) -> str:
    """Several numbers, with a space only where no minus sign separates them."""
    text = ""
    for value in values:
        word = number(value)
        text += word if not text or word.startswith("-") else f" {word}"
    return text


def attributes(opacity: float = 1, turn: float = 0, about: Point = (0, 0)) -> str:
    """The opacity and the rotation of an element, where it has them."""
    text = "" if opacity >= 1 else f' opacity="{number(opacity, 2)}"'
    if turn:
        text += f' transform="rotate({numbers(turn, *about)})"'
    return text


def path(data: str, fill: str, opacity: float = 1) -> str:
    return f'<path d="{data}" fill="{fill}"{attributes(opacity)}/>'


def stroke(data: str, colour: str, width: float, opacity: float = 1) -> str:
    """A line. Its ends and corners are round, because the picture says so for all lines."""
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{number(width)}"{attributes(opacity)}/>'


def line(points: Sequence[Point], colour: str, width: float, opacity: float = 1) -> str:
    """Straight lines from point to point."""
    return stroke(polyline(points), colour, width, opacity)


def dots(points: Iterable[Point], colour: str, width: float, opacity: float = 1) -> str:
    """Round dots in one element: lines without length and with round ends."""
    data = "".join(f"M{numbers(x, y)}h0" for x, y in points)
    return stroke(data, colour, width, opacity) if data else ""


def dashes(bars: Iterable[tuple[float, float, float]], colour: str, width: float, opacity: float = 1) -> str:
    """Level strokes in one element, each given by its left end and its length."""
    data = "".join(f"M{numbers(x, y)}h{number(length)}" for x, y, length in bars)
    return stroke(data, colour, width, opacity) if data else ""


def polyline(points: Sequence[Point]) -> str:
    """Path data from point to point, in relative coordinates. The rounding errors do not add up."""
    at_x, at_y = round(points[0][0], 1), round(points[0][1], 1)
    data = f"M{numbers(at_x, at_y)}l"
    steps = []
    for x, y in points[1:]:
        step_x, step_y = round(x - at_x, 1), round(y - at_y, 1)
        at_x, at_y = at_x + step_x, at_y + step_y
        steps += [step_x, step_y]
    return data + numbers(*steps)


def polygon_data(points: Sequence[Point]) -> str:
    return polyline(points) + "z"


def polygon(points: Sequence[Point], fill: str, opacity: float = 1) -> str:
    return path(polygon_data(points), fill, opacity)


def rectangle_data(x: float, y: float, width: float, height: float) -> str:
    return f"M{numbers(x, y)}h{number(width)}v{number(height)}h{number(-width)}z"


def rectangle(x: float, y: float, width: float, height: float, fill: str, opacity: float = 1) -> str:
    """A rectangle by its upper left corner."""
    return path(rectangle_data(x, y, width, height), fill, opacity)


def rectangles(boxes: Iterable[tuple[float, float, float, float]], fill: str, opacity: float = 1) -> str:
    """Rectangles of one colour in one element."""
    data = "".join(rectangle_data(*box) for box in boxes)
    return path(data, fill, opacity) if data else ""


def circle(x: float, y: float, radius: float, fill: str, opacity: float = 1) -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"{attributes(opacity)}/>'


def ring(x: float, y: float, radius: float, colour: str, width: float, opacity: float = 1) -> str:
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="none"'
        f' stroke="{colour}" stroke-width="{number(width)}"{attributes(opacity)}/>'
    )


def ellipse(x: float, y: float, across: float, down: float, fill: str, opacity: float = 1, turn: float = 0) -> str:
    """An ellipse by its centre and its two radii."""
    return (
        f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(across)}" ry="{number(down)}"'
        f' fill="{fill}"{attributes(opacity, turn, (x, y))}/>'
    )


def circle_data(x: float, y: float, radius: float) -> str:
    """A circle as path data, to join many of them in one element."""
    both = number(radius)
    return f"M{numbers(x - radius, y)}a{both} {both} 0 1 1 {number(radius * 2)} 0a{both} {both} 0 1 1 {number(-radius * 2)} 0z"


def arch_data(x: float, y: float, width: float, height: float) -> str:
    """An opening with a round top, by the middle of its foot."""
    half = width / 2
    return (
        f"M{numbers(x - half, y)}v{number(half - height)}"
        f"a{number(half)} {number(half)} 0 0 1 {number(width)} 0v{number(height - half)}z"
    )


def arch(x: float, y: float, width: float, height: float, fill: str, opacity: float = 1) -> str:
    return path(arch_data(x, y, width, height), fill, opacity)


def group(content: str, x: float = 0, y: float = 0, scale: float = 1, mirror: bool = False, turn: float = 0) -> str:
    """Content drawn around the origin, moved to its place."""
    moves = f"translate({numbers(x, y)})" if x or y else ""
    if turn:
        moves += f"rotate({number(turn)})"
    if scale != 1 or mirror:
        size = number(scale, 3)
        moves += f"scale({number(-scale, 3)} {size})" if mirror else f"scale({size})"
    return f'<g transform="{moves}">{content}</g>' if moves else content


def faded(content: str, opacity: float) -> str:
    """Several elements as one layer that lets the background through."""
    return f'<g opacity="{number(opacity, 2)}">{content}</g>'


def smooth(points: Sequence[Point], closed: bool = False, corners: frozenset[int] = frozenset()) -> str:
    """Path data of a soft curve through the points (Catmull-Rom). At the corners it turns sharply."""
    count = len(points)

    def at(index: int) -> Point:
        return points[index % count] if closed else points[max(0, min(count - 1, index))]

    def slope(index: int) -> Point:
        if index % count in corners:
            return 0, 0
        (before_x, before_y), (after_x, after_y) = at(index - 1), at(index + 1)
        return (after_x - before_x) / 6, (after_y - before_y) / 6

    at_x, at_y = round(points[0][0], 1), round(points[0][1], 1)
    data = f"M{numbers(at_x, at_y)}"
    steps: list[float] = []
    for index in range(count if closed else count - 1):
        (x, y), (next_x, next_y) = at(index), at(index + 1)
        (out_x, out_y), (in_x, in_y) = slope(index), slope(index + 1)
        step_x, step_y = round(next_x - at_x, 1), round(next_y - at_y, 1)
        steps += [x + out_x - at_x, y + out_y - at_y, next_x - in_x - at_x, next_y - in_y - at_y, step_x, step_y]
        at_x, at_y = at_x + step_x, at_y + step_y
    return data + "c" + numbers(*steps) + ("z" if closed else "")


def outline(text: str, closed: bool = True) -> str:
    """A soft curve through points written as `12,4 20,8! 30,4`. An exclamation mark makes a point a corner."""
    words = text.split()
    corners = frozenset(index for index, word in enumerate(words) if word.endswith("!"))
    points = [point(word.rstrip("!")) for word in words]
    return smooth(points, closed, corners)


def symmetric(text: str) -> str:
    """The outline of something alike on both sides, by the points of its right half from top to bottom."""
    half = text.split()
    return outline(" ".join(half + [mirrored(word) for word in half[::-1] if not word.startswith("0,")]))


def mirrored(word: str) -> str:
    """The point `12,4` as `-12,4`."""
    return word[1:] if word.startswith("-") else f"-{word}"


def point(text: str) -> Point:
    """A point written as `12,4`."""
    x, _, y = text.partition(",")
    return float(x), float(y)


def points(text: str) -> list[Point]:
    """Points written as `12,4 20,8`."""
    return [point(word) for word in text.split()]


def around(x: float, y: float, radius: float, angle: float) -> Point:
    """The point at an angle in degrees, clockwise from the right, on a circle."""
    turn = math.radians(angle)
    return x + math.cos(turn) * radius, y + math.sin(turn) * radius


def rounded(points: Iterable[Point]) -> list[Point]:
    """Points in whole units, for what lies far away: they take less room."""
    return [(round(x), round(y)) for x, y in points]


class Numbers:
    """A stream of numbers from 0 to 1 that is the same for the same seed, on every machine."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * 9301 + 49297) % 233280

    def next(self) -> float:
        self.state = (self.state * 9301 + 49297) % 233280
        return self.state / 233280

    def between(self, low: float, high: float) -> float:
        return low + self.next() * (high - low)
