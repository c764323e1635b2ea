"""Draws the figures of the rulebook pages as SVG: `python tools/figures.py` writes `tessera/games/<game>/figures/*.svg`.

Figures have no words, only numbers, letters and signs, so that they serve every language. The page describes each of them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

GAMES = Path(__file__).resolve().parent.parent / "tessera" / "games"
INK, PAPER, STREET, KERB, GROUND = "#2a2117", "#fbf5e6", "#fdf8ea", "#8d7a58", "#e8dcb9"
ZONE, OTHER, LAMP = "#f0c24b", "#8fb8d8", "#b8862b"
SEATS = ("#1f5fa8", "#b3312c", "#2f7a3d", "#a8660a")
LANDMARKS = {"B": "#2b6fb3", "G": "#3f7d3a", "O": "#a8660a", "R": "#b3382f", "P": "#6a3d97"}
SUITS = ("#a06a00", "#1f5c99", "#2a6e35", "#a5312a", "#6a3d97")
SPACES = (1, 2, 3, 4, 3, 2, 1)


def page(width: float, height: float, *parts: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{"".join(parts)}</svg>\n'


def rect(x: float, y: float, w: float, h: float, fill: str, edge: str = INK, r: float = 4, opacity: float = 1) -> str:
    look = f'fill="{fill}" stroke="{edge}" stroke-width="1.5"' + (f' fill-opacity="{opacity:g}"' if opacity < 1 else "")
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" {look}/>'


def disc(x: float, y: float, r: float, fill: str, text: str = "", edge: str = "#fff") -> str:
    circle = f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}" stroke="{edge}" stroke-width="1.5"/>'
    return circle + (label(x, y + r * 0.4, text, r * 1.15, "#fff") if text else "")


def label(x: float, y: float, text: str, size: float = 16, fill: str = INK, anchor: str = "middle") -> str:
    look = f'font-family="sans-serif" font-weight="700" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}"'
    return f'<text x="{x:g}" y="{y:g}" {look}>{text}</text>'


def path(data: str, stroke: str = INK, width: float = 2, fill: str = "none", dash: str = "") -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path d="{data}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}"{dashed}/>'


def arrow(x: float, y: float, to_x: float, to_y: float) -> str:
    """A straight arrow along one axis."""
    ahead = 1 if to_x + to_y > x + y else -1
    head = (
        f"M{to_x:g} {to_y - 6:g}l{9 * ahead} 6l{-9 * ahead} 6z"
        if y == to_y
        else f"M{to_x - 6:g} {to_y:g}l6 {9 * ahead}l6 {-9 * ahead}z"
    )
    return path(f"M{x:g} {y:g}L{to_x:g} {to_y:g}", LAMP, 3) + path(head, LAMP, 1, LAMP)


# -- City Builder ---------------------------------------------------------------------------------------------------

SIDE = 64
WAYS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def tile(x: float, y: float, arms: str, cells: str = "    ") -> str:
    """A tile of SIDE units: its ground, its streets, and what stands on its cells nw, ne, se, sw."""
    middle = SIDE / 2
    parts = [rect(x, y, SIDE, SIDE, "none", "#6d5a36", 1)]
    for stroke, width in ((KERB, 12), (STREET, 9)):
        for arm in arms:
            dx, dy = WAYS[arm]
            line = f"M{x + middle:g} {y + middle:g}l{dx * middle:g} {dy * middle:g}"
            parts.append(path(line, stroke, width))
        if arms:
            parts.append(f'<circle cx="{x + middle:g}" cy="{y + middle:g}" r="{width / 2:g}" fill="{stroke}"/>')
    for cell, (dx, dy) in zip(cells, ((14, 14), (50, 14), (50, 50), (14, 50)), strict=True):
        parts.append(feature(cell, x + dx, y + dy))
    return "".join(parts)


def feature(cell: str, x: float, y: float) -> str:
    if cell == "H":
        return path(f"M{x - 8:g} {y - 1:g}l8 -8l8 8v9h-16z", INK, 1.2, "#c9704a")
    return disc(x, y, 8, LANDMARKS[cell], cell) if cell in LANDMARKS else ""


def ground(x: float, y: float, w: float, h: float, fill: str = GROUND) -> str:
    return rect(x, y, w, h, fill, "none", 0)


def links() -> str:
    half = SIDE / 2
    upper = [ground(20, 20, 2 * SIDE, half, ZONE), ground(20, 20 + half, 2 * SIDE, half, OTHER)]
    upper += [tile(20, 20, "EW"), tile(20 + SIDE, 20, "EW"), label(190, 58, "✓", 26, "#1f6b3a")]
    top = 116
    lower = [ground(20, top, half, SIDE), ground(20 + half, top, SIDE, SIDE, ZONE), ground(20 + 1.5 * SIDE, top, half, SIDE)]
    lower += [tile(20, top, "EN" + "S"), tile(20 + SIDE, top, "NS"), label(190, top + 40, "–", 30, "#a3231f")]
    return page(220, 200, *upper, *lower)


def city(
    left: float, top: float, blocks: set[tuple[int, int]], columns: int, rows: int, contents: dict[tuple[int, int], str]
) -> str:
    """Tiles whose streets enclose these blocks, block (x, y) lying at the south-east corner of tile (x, y)."""
    parts = [ground(left, top, columns * SIDE, rows * SIDE)]
    parts += [ground(left + (x + 0.5) * SIDE, top + (y + 0.5) * SIDE, SIDE, SIDE, ZONE) for x, y in sorted(blocks)]
    for y in range(rows):
        for x in range(columns):
            arms = "".join(arm for arm in "NESW" if separates(x, y, arm, blocks))
            parts.append(tile(left + x * SIDE, top + y * SIDE, arms, contents.get((x, y), "    ")))
    return "".join(parts)


def separates(x: int, y: int, arm: str, blocks: set[tuple[int, int]]) -> bool:
    """An arm runs between the two blocks on its flanks; it is needed where just one of them belongs to the district."""
    flanks = {"N": ((-1, -1), (0, -1)), "S": ((-1, 0), (0, 0)), "E": ((0, -1), (0, 0)), "W": ((-1, -1), (-1, 0))}
    one, other = [(x + dx, y + dy) in blocks for dx, dy in flanks[arm]]
    return one != other


def block() -> str:
    return page(170, 170, city(20, 20, {(0, 0)}, 2, 2, {(0, 0): "  H ", (1, 0): "   B", (1, 1): "H   ", (0, 1): " R  "}))


def shapes() -> str:
    two = {(0, 0): "  B ", (1, 0): "  H ", (2, 0): "   R", (0, 1): " H  ", (1, 1): "    ", (2, 1): "H   "}
    three = {(0, 0): "  G ", (1, 0): "   H", (0, 1): " HH ", (1, 1): "    ", (2, 1): "   O", (2, 2): "H   ", (1, 2): "H   "}
    first = city(20, 20, {(0, 0), (1, 0)}, 3, 2, two)
    return page(480, 232, first, city(260, 20, {(0, 0), (0, 1), (1, 1)}, 3, 3, three))


def column() -> str:
    parts = [rect(30, 10, 60, 292, "#efe4ca", KERB, 10)]
    settlers = ["R", "B", "G", "P", "O"]
    for i, points in enumerate(SPACES):
        y = 34 + 41 * i
        parts.append(
            disc(60, y, 15, settlers[i] and LANDMARKS[settlers[i]], settlers[i])
            if i < 5
            else disc(60, y, 15, SEATS[0], str(points))
        )
        parts.append(label(104, y + 5, str(points), 13, "#65573f"))
    parts += [arrow(172, 198, 122, 198), disc(60, 324, 14, SEATS[0], "1"), disc(60, -6, 1, PAPER)]
    parts += [label(150, 290, "2 + 1 = 3", 17, INK, "start")]
    return page(250, 345, *parts)


def city_table() -> str:
    parts = [rect(4, 4, 472, 232, "#a4ba80", KERB, 10)]
    for x in (30, 400):
        parts.append(rect(x, 24, 50, 150, "#efe4ca", KERB, 8))
        for i in range(7):
            parts += [disc(x + 12, 36 + 21 * i, 7, SUITS[i % 5]), disc(x + 38, 36 + 21 * i, 7, SUITS[(i + 2) % 5])]
    shown = [((0, 1), "EW"), ((1, 1), "EW"), ((1, 0), "NS"), ((2, 1), "WS"), ((0, 0), "ES")]
    for (x, y), arms in shown:
        parts += [ground(140 + 64 * x, 30 + 64 * y, 64, 64), tile(140 + 64 * x, 30 + 64 * y, arms)]
    for i in range(3):
        parts += [rect(130 + 34 * i, 186, 30, 30, GROUND, INK), rect(258 + 46 * i, 186, 42, 30, "#f7f2e8", INK)]
    parts += [
        disc(55, 196, 13, SEATS[0], "1"),
        disc(425, 196, 13, SEATS[0], "1"),
        disc(55, 14, 9, SEATS[1], "2"),
        disc(425, 14, 9, SEATS[2], "3"),
    ]
    return page(480, 240, *parts)


# -- the other games ------------------------------------------------------------------------------------------------


def card(x: float, y: float, w: float, h: float, fill: str, sign: str = "") -> str:
    return rect(x, y, w, h, fill, INK, 5) + (label(x + w / 2, y + h / 2 + 7, sign, 20, "#fff") if sign else "")


def tides_table() -> str:
    parts = [rect(4, 4, 472, 292, "#24505f", INK, 10)]
    for i in range(5):
        parts += [card(70 + 66 * i, 20, 54, 76, SUITS[i]), card(70 + 66 * i, 112, 54, 76, SUITS[(i + 2) % 5])]
        parts.append(card(70 + 66 * i, 208, 54, 76, SUITS[(i + 1) % 5]))
    parts += [disc(36, 58, 16, SEATS[1], "2"), disc(36, 150, 16, SEATS[0], "1"), disc(36, 246, 16, SEATS[0], "1")]
    parts += [label(430, 64, "◆", 22, ZONE), label(430, 156, "◆", 22, ZONE)]
    return page(480, 300, *parts)


def majority() -> str:
    parts = []
    rows = [(0, 3, 1), (1, 2, 2), (2, 0, 1)]
    for line, (suit, mine, theirs) in enumerate(rows):
        y = 30 + 46 * line
        parts.append(disc(150, y, 16, SUITS[suit]))
        parts += [card(110 - 28 * i, y - 15, 22, 30, SUITS[suit]) for i in range(mine)]
        parts += [card(170 + 28 * i, y - 15, 22, 30, SUITS[suit]) for i in range(theirs)]
        parts.append(label(20 if mine > theirs else 280, y + 8, "7" if mine != theirs else "", 22, "#1f6b3a"))
    parts += [disc(110, 168, 13, SEATS[0], "1"), disc(190, 168, 13, SEATS[1], "2"), label(150, 83, "=", 22)]
    return page(300, 190, *parts)


def ancient_table() -> str:
    parts = [rect(4, 4, 472, 292, "#d9c28e", INK, 10)]
    parts += [rect(16 + 51 * i, 16, 46, 54, PAPER, KERB) for i in range(9)]
    parts += [disc(39, 52, 10, SEATS[0], "2"), disc(90, 52, 10, SEATS[1], "1"), disc(192, 52, 10, SEATS[0], "1")]
    parts += [card(16 + 60 * i, 84, 52, 60, "#3a2416", "★" * (i + 1)) for i in range(3)]
    parts += [card(210 + 46 * i, 88, 40, 54, SUITS[(i * 2) % 5]) for i in range(4)]
    parts += [card(404, 88, 30, 42, "#8a3c28"), card(440, 88, 30, 42, "#a8783a")]
    parts += [rect(8, 168, 464, 124, "#4a2f14", INK, 8), disc(36, 200, 14, SEATS[0], "1")]
    parts += [card(70 + 44 * i, 182, 36, 50, "#7b5133", str(i + 1)) for i in range(2)]
    parts += [card(180 + 52 * i, 182, 44, 60, SUITS[i]) for i in range(5)]
    parts += [
        label(30, 274, "6", 18, PAPER),
        disc(52, 268, 9, LAMP),
        rect(80, 258, 14, 18, "#7a5aa8"),
        label(112, 274, "2", 18, PAPER),
    ]
    return page(480, 300, *parts)


SWORD = "M0 9l14 -14l4 -2l-2 4l-14 14zM-2 6l6 6M-3 11l4 4"
BOW = "M0 8l14 -14M8 -7l7 1l1 7"


def attack() -> str:
    parts = [card(330, 20, 120, 150, "#2a1c1c"), disc(390, 76, 30, "#5a3a2a"), label(390, 152, "6", 30, ZONE)]
    parts += [card(20, 20, 84, 116, "#8a3c28"), label(62, 46, "1", 20, PAPER), card(120, 20, 84, 116, "#5d7040")]
    parts += [f'<g transform="translate({x} {y})">{path(SWORD, PAPER, 2.4)}</g>' for x, y in ((36, 80), (66, 80), (136, 80))]
    parts.append(f'<g transform="translate(168 80)">{path(BOW, PAPER, 2.4)}</g>')
    parts += [disc(62, 158, 11, LAMP, "1"), disc(250, 78, 20, SEATS[0], "+2"), label(160, 208, "2 + 2 + 2 = 6", 24)]
    parts += [label(390, 210, "6", 26), label(300, 210, "≥", 26), disc(162, 158, 11, LAMP, "2")]
    return page(480, 226, *parts)


def heroes_table() -> str:
    parts = [rect(4, 4, 472, 252, "#dcc196", INK, 10)]
    for i, x in enumerate((60, 220, 380)):
        parts += [rect(x - 46, 20, 92, 66, PAPER, SEATS[i + 1], 8), disc(x - 28, 38, 12, SEATS[i + 1], str(i + 2))]
        parts += [
            rect(x - 12 + 11 * j, 58, 8, 16, SEATS[i + 1] if j < 2 + i % 2 else "none", SEATS[i + 1], 1) for j in range(5)
        ]
    parts += [path("M106 52H174M266 52H334", "#65573f", 7), path("M106 52H174M266 52H334", "#f7f0df", 2, dash="6 5")]
    parts += [rect(90, 104, 240, 52, "#efdfc0", KERB, 8), card(110, 112, 28, 38, SUITS[0]), card(250, 112, 28, 38, SUITS[2])]
    parts += [arrow(150, 126, 236, 126), arrow(240, 140, 156, 140), rect(344, 104, 110, 52, PAPER, KERB, 8)]
    parts += [rect(20, 172, 130, 74, PAPER, SEATS[0], 8), disc(42, 194, 13, SEATS[0], "1")]
    parts += [
        path(f"M{64 + 6 * i} {234 - 11 * i}h{72 - 12 * i}v-9h-{72 - 12 * i}z", KERB, 1.5, LAMP if i < 2 else "none")
        for i in range(4)
    ]
    parts += [card(172 + 48 * i, 174, 40, 70, SUITS[i % 5]) for i in range(6)]
    return page(480, 260, *parts)


def battle() -> str:
    parts = []
    for x, seat, rows in ((30, 0, ((4, 0, 0), (3, 2, 0))), (290, 1, ((3, 0, 1), (5, 0, 1)))):
        for line, (face, general, citadels) in enumerate(rows):
            y = 20 + 90 * line
            parts += [
                card(x, y, 54, 70, SEATS[seat]),
                rect(x + 64, y + 14, 32, 44, PAPER),
                label(x + 80, y + 44, str(face), 24),
            ]
            added = "".join([f" + {general}" if general else "", f" + {citadels}" if citadels else ""])
            parts.append(label(x + 104, y + 44, f"{added} = {face + general + citadels}", 18, INK, "start"))
    parts += [label(240, 64, "=", 26), label(240, 154, "&lt;", 26)]
    return page(480, 196, *parts)


FIGURES: dict[str, dict[str, Callable[[], str]]] = {
    "city_builder": {"links": links, "block": block, "shapes": shapes, "column": column, "table": city_table},
    "tides_of_time": {"table": tides_table, "majority": majority},
    "the_ancient_world": {"table": ancient_table, "attack": attack},
    "age_of_heroes": {"table": heroes_table, "battle": battle},
}


def main() -> None:
    for game, figures in FIGURES.items():
        folder = GAMES / game / "figures"
        folder.mkdir(exist_ok=True)
        for name, drawn in figures.items():
            (folder / f"{name}.svg").write_text(drawn(), encoding="utf-8")


if __name__ == "__main__":
    main()
