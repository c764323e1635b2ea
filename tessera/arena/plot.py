"""Plots as plain SVG, readable on light and dark pages, with numbers as text."""

from __future__ import annotations

from html import escape

from tessera.arena.analyse import Analysis
from tessera.arena.rating import Rating

WIDTH, ROW, LEFT, RIGHT, TOP = 640, 30, 170, 90, 40
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#222}"
    "line{stroke:#999}.bar{stroke:#4a6fa5;stroke-width:6;stroke-linecap:round}.dot{fill:#1d3557}"
    "@media (prefers-color-scheme: dark){text{fill:#ddd}.dot{fill:#e8eef7}}"
)


def plot_ratings(title: str, ratings: list[Rating]) -> str:
    """A dot for each rating and a bar for its interval, strongest first."""
    low = min(each.low if each.low > -1e9 else each.rating for each in ratings) - 20
    high = max(each.high if each.high < 1e9 else each.rating for each in ratings) + 20
    height = TOP + ROW * len(ratings) + 30

    def across(value: float) -> float:
        inside = min(max(value, low), high)
        return LEFT + (inside - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}: ratings</title><style>{STYLE}</style>",
        f'<text x="10" y="20" font-weight="bold">{escape(title)}</text>',
    ]
    for i, each in enumerate(ratings):
        y = TOP + ROW * i + ROW / 2
        lines += [
            f'<text x="10" y="{y + 4:.0f}">{escape(each.agent)}</text>',
            f'<line class="bar" x1="{across(each.low):.1f}" x2="{across(each.high):.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{across(each.rating):.1f}" cy="{y}" r="5"/>',
            f'<text x="{WIDTH - RIGHT + 12}" y="{y + 4:.0f}">{each.rating:.0f}</text>',
        ]
    return "\n".join([*lines, "</svg>"]) + "\n"


COLOURS = ("#4a6fa5", "#c8553d", "#588157", "#b08900", "#7b4b94", "#2a9d8f")
DASHES = ("", "6 3", "2 3", "10 3 2 3", "1 4", "12 4")
"""A seat has a colour and a dash pattern of its own, so that colour is never the only difference."""


def plot_chances(analysis: Analysis) -> str:
    """Every seat's probability of winning over the match: thick as the seat could know it, thin from the full state."""
    width, height, left, top = 760, 320, 54, 34
    inner, tall = width - left - 120, height - top - 40
    n = max(1, len(analysis.moments))

    def points(values: list[float]) -> str:
        return " ".join(f"{left + inner * i / n:.1f},{top + tall * (1 - value):.1f}" for i, value in enumerate(values, 1))

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(analysis.game)}: chances to win</title><style>{STYLE}polyline{{fill:none}}</style>",
        f'<text x="10" y="20" font-weight="bold">{escape(analysis.game)}: chances to win</text>',
    ]
    for share in (0, 25, 50, 75, 100):
        y = top + tall * (1 - share / 100)
        lines.append(f'<line x1="{left}" x2="{left + inner}" y1="{y:.1f}" y2="{y:.1f}" stroke-width="0.5"/>')
        lines.append(f'<text x="8" y="{y + 4:.1f}">{share} %</text>')
    for seat in range(analysis.seats):
        colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        known = points([moment.known[seat] for moment in analysis.moments])
        true = points([moment.true[seat] for moment in analysis.moments])
        lines.append(f'<polyline points="{known}" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"/>')
        lines.append(f'<polyline points="{true}" stroke="{colour}" stroke-width="0.8" stroke-dasharray="{dash}"/>')
        lines += legend(seat, width - 110, top + 18 * (seat + 1))
    said = f"entries 1 to {n}; thick: as the seat could know it, thin: with all cards known"
    lines.append(f'<text x="{left}" y="{height - 10}">{said}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def legend(seat: int, x: int, y: int) -> list[str]:
    colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
    style = f'style="stroke:{colour}" stroke-width="2.5" stroke-dasharray="{dash}"'
    return [
        f'<line x1="{x}" x2="{x + 30}" y1="{y - 4}" y2="{y - 4}" {style}/>',
        f'<text x="{x + 38}" y="{y}">seat {seat}</text>',
    ]


def plot_line(title: str, across: str, points: list[tuple[float, float]]) -> str:
    """A single curve of shares between 0 and 1."""
    width, height, left, top = 640, 300, 54, 34
    inner, tall = width - left - 30, height - top - 50
    most = max(x for x, _ in points) or 1.0

    def place(x: float, y: float) -> tuple[float, float]:
        return left + inner * x / most, top + tall * (1 - y)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}polyline{{fill:none}}</style>",
        f'<text x="10" y="20" font-weight="bold">{escape(title)}</text>',
    ]
    for share in (0, 25, 50, 75, 100):
        y = place(0, share / 100)[1]
        lines.append(f'<line x1="{left}" x2="{left + inner}" y1="{y:.1f}" y2="{y:.1f}" stroke-width="0.5"/>')
        lines.append(f'<text x="8" y="{y + 4:.1f}">{share} %</text>')
    drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in points))
    lines.append(f'<polyline points="{drawn}" stroke="{COLOURS[0]}" stroke-width="2.5"/>')
    lines += [f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="4"/>' for x, y in (place(*point) for point in points)]
    lines.append(f'<text x="{left}" y="{height - 10}">{escape(across)}, 0 to {most:,.0f}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"
