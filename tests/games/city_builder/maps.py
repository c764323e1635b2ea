"""The maps of the worked examples, in the notation of the rulebook page."""

EX1 = """
.:. .:.
:+- -+:
.|R B|.
.|~ H|.
:+- -+:
.:. .:.
"""

EX2 = """
.:. .:.
:+- :+:
.|R B|.
.|~ H|.
:+- -+:
.:. .:.
"""

EX3 = """
.:. .:. .:. .:. .:.
:+- -+- -+- -+: :+:
.|H G:B H|R G|H B|.
.|H H:R H|~ ~|. R|.
:+- -+- -+- -+- -+:
.|B H:G R|H R:G H|.
.|O H:H ~|H O:H ~|.
:+- -+- -+- -+- -+:
.:. .:. .:. .:. .:.
"""

EX4 = """
.:. .:. .:. .:.
:+- -+- -+- -+:
.|B H:H ~|G g|.
.|H R:H G|O H|.
:+- -+- -+- -+:
.|R r|O H|B b|.
.|B H|~ G|G H|.
:+- -+- -+- -+:
.:. .:. .:. .:.
"""

EX5 = """
.:. .:. .:.
:+- -+- -+:
.|B H|H ~|.
.|H R:H G|.
:+- -+- -+:
.:. .:. .:.
"""

EX7 = """
R:H O:H
:+- -+-
~|B H|B
S|H O|B
:T- -T:
R|G H:H
"""

EX11 = """
.:. .|. .:. .|.
:+- -T- -T- :+:
.|. .:. .:. .|.
.|. ... ... ...
:+: ... ... ...
.|. ... ... ...
"""

EX12 = """
.:. .:. .:. .:.
:+- -+- -+: :+:
.|G H:H ~|. .:.
.|H O:R H|. .:.
:+- -T- -T: :+:
.:. .|B H|. .:.
.:. .|R H|. .:.
:+: :+- :+: :+:
.:. .:. .:. .:.
"""


def block_map(text: str, **contents: str) -> str:
    """A grid of letters for blocks as a map: links have both arms where letters differ; `.` is outside.

    `m="BHHR H~HG"` lists the cells of district m block by block in reading order, each block as top left, top right,
    bottom left, bottom right.
    """
    rows = [row.strip() for row in text.strip().splitlines()]
    width, height = len(rows[0]), len(rows)
    cells: dict[tuple[int, int, int, int], str] = {}
    for name, listed in contents.items():
        wanted = [(x, y) for y in range(height) for x in range(width) if rows[y][x] == name]
        for (x, y), four in zip(wanted, listed.split(), strict=True):
            for number, letter in enumerate(four):
                cells[(x, y, number % 2, number // 2)] = letter

    def block(x: int, y: int) -> str:
        return rows[y][x] if 0 <= x < width and 0 <= y < height else "."

    def cell(x: int, y: int, right: int, below: int) -> str:
        """The cell of tile (x, y); its block is the one at that corner."""
        return cells.get((x - 1 + right, y - 1 + below, 1 - right, 1 - below), ".")

    lines: list[str] = []
    for y in range(height + 1):
        three = ["", "", ""]
        for x in range(width + 1):
            nw, ne, sw, se = block(x - 1, y - 1), block(x, y - 1), block(x - 1, y), block(x, y)
            three[0] += cell(x, y, 0, 0) + ("|" if nw != ne else ":") + cell(x, y, 1, 0) + " "
            three[1] += ("-" if nw != sw else ":") + "+" + ("-" if ne != se else ":") + " "
            three[2] += cell(x, y, 0, 1) + ("|" if sw != se else ":") + cell(x, y, 1, 1) + " "
        lines += [row.rstrip() for row in three]
    return "\n".join(lines)
