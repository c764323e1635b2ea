"""Plots as plain SVG: readable in light and dark, with numbers as text."""

from __future__ import annotations

from html import escape

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
