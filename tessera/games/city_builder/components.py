"""Tiles, Town Squares, Monuments and Edicts, read from a pack of TOML files and checked, once."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tessera.core.data import Sheet, read_toml
from tessera.games.city_builder.grid import COLOUR_NAMES, COLOURS, EAST, LETTERS, NORTH, SOUTH, WEST, make_face, turned
from tessera.games.city_builder.measures import MEASURES, Condition
from tessera.games.city_builder.scoring import Bonus

HOUSE_SET = Path(__file__).parent / "data"
PATTERNS = {"X": NORTH | EAST | SOUTH | WEST, "T": NORTH | EAST | WEST, "I": NORTH | SOUTH, "V": NORTH | EAST}
ARM_LETTERS = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}

N_CITY = 60
N_STARTERS = 4
STARTER_SIZE = 3
N_SQUARES = 6
N_COMPETITIVE = 16
N_COOPERATIVE = 11
N_EDICTS = 5


@dataclass(frozen=True)
class Tile:
    """CB-29 to CB-31. A City or Starter tile, with its face for each number of quarter turns."""

    id: str
    code: str
    faces: tuple[int, int, int, int]

    @property
    def turns(self) -> list[int]:
        """The turns that show different faces: equal rotations of a symmetric tile are one."""
        return [turn for turn in range(4) if self.faces[turn] not in self.faces[:turn]]


@dataclass(frozen=True)
class Square:
    """CB-27. A Town Square: two halves side by side."""

    id: str
    number: int
    west: int
    east: int


@dataclass(frozen=True)
class Monument:
    """CB-8. A name, two required Landmarks, and a bonus or an objective."""

    id: str
    name: str
    needs: tuple[int, int]
    bonus: Bonus | None
    objective: list[Condition]


@dataclass(frozen=True)
class Side:
    """CB-195. One side of an Edict: a restriction or a demand."""

    name: str
    restriction: bool
    conditions: list[Condition]


@dataclass(frozen=True)
class Edict:
    id: str
    sides: tuple[Side, Side]


@dataclass(frozen=True)
class Pack:
    """Everything a match is played with."""

    tiles: list[Tile]
    """The City tiles, then the Starter sets one after the other."""
    starters: list[str]
    """CB-3. The prevalent colour of each Starter set."""
    squares: list[Square]
    monuments: list[Monument]
    """The competitive ones first."""
    edicts: list[Edict]
    spaces: int
    """CB-20. Of a cooperative track; the last one carries the skull."""


def read_code(sheet: Sheet, key: str, code: str) -> int:
    """A pattern letter and four cells as a face."""
    if len(code) != 5 or code[0] not in PATTERNS or any(cell not in LETTERS for cell in code[1:]):
        raise sheet.wrong(key, f"codes of a pattern ({' '.join(PATTERNS)}) and four cells ({' '.join(LETTERS)})")
    return make_face(PATTERNS[code[0]], [LETTERS.index(cell) for cell in code[1:]])


def read_tile(sheet: Sheet, key: str, id: str, code: str) -> Tile:
    first = read_code(sheet, key, code)
    second = turned(first)
    third = turned(second)
    return Tile(id, code, (first, second, third, turned(third)))


def read_half(sheet: Sheet, key: str) -> int:
    """Half a Town Square: its arms, then its cells."""
    arms, _, cells = sheet.text(key).partition(" ")
    if any(arm not in ARM_LETTERS for arm in arms) or len(cells) != 4 or any(cell not in LETTERS for cell in cells):
        raise sheet.wrong(key, "arms and four cells, such as 'NEW HBSH'")
    return make_face(sum(ARM_LETTERS[arm] for arm in set(arms)), [LETTERS.index(cell) for cell in cells])


def expect(sheet: Sheet, key: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise sheet.wrong(key, f"{wanted} entries, not {found}")


def read_tiles(page: Sheet) -> tuple[list[Tile], list[str], list[Square]]:
    """CB-1, CB-2, CB-4. Sixty City tiles, four Starter sets of three, six Town Squares."""
    codes = [str(code) for code in page.items("city")]
    expect(page, "city", len(codes), N_CITY)
    tiles = [read_tile(page, "city", f"c{number:02}", code) for number, code in enumerate(codes, 1)]
    starters = page.tables("starter")
    expect(page, "starter", len(starters), N_STARTERS)
    colours: list[str] = []
    for sheet in starters:
        colour = sheet.choice("colour", tuple(COLOUR_NAMES[:COLOURS]))
        codes = [str(code) for code in sheet.items("tiles")]
        expect(sheet, "tiles", len(codes), STARTER_SIZE)
        tiles += [read_tile(sheet, "tiles", f"{colour}-{number}", code) for number, code in enumerate(codes, 1)]
        colours.append(colour)
        sheet.done()
    if len(set(colours)) != N_STARTERS:
        raise page.wrong("starter", "a set for each of the four colours")
    return tiles, colours, read_squares(page)


def read_squares(page: Sheet) -> list[Square]:
    squares: list[Square] = []
    for sheet in page.tables("square"):
        number = sheet.number("number", 1, N_SQUARES)
        square = Square(f"town-square-{number}", number, read_half(sheet, "west"), read_half(sheet, "east"))
        if not square.west & EAST or not square.east & WEST:
            raise sheet.wrong("west", "a half whose street runs on through the fountain (CB-35)")
        squares.append(square)
        sheet.done()
    page.done()
    expect(page, "square", len({square.number for square in squares}), N_SQUARES)
    return sorted(squares, key=lambda square: square.number)


def read_needs(sheet: Sheet) -> tuple[int, int]:
    needs = [COLOUR_NAMES.index(colour) for colour in sheet.choices("needs", tuple(COLOUR_NAMES[:COLOURS]))]
    expect(sheet, "needs", len(needs), 2)
    return needs[0], needs[1]


def read_bonus(sheet: Sheet) -> Bonus:
    measure = MEASURES[sheet.choice("measure", tuple(MEASURES))]
    bonus = Bonus(measure, sheet.number("points", 1), sheet.flag("most"))
    sheet.done()
    return bonus


def read_condition(sheet: Sheet) -> Condition:
    measure = MEASURES[sheet.choice("measure", tuple(MEASURES))]
    at_least = sheet.number("at_least") if sheet.has("at_least") else 0
    at_most = sheet.number("at_most") if sheet.has("at_most") else -1
    sheet.done()
    return Condition(measure, at_least, at_most)


def read_monuments(page: Sheet) -> list[Monument]:
    """CB-6, CB-7. Sixteen competitive Monuments and eleven cooperative ones."""
    monuments: list[Monument] = []
    for sheet in page.tables("competitive"):
        bonus = read_bonus(sheet.table("bonus"))
        monuments.append(Monument(sheet.text("id"), sheet.text("name"), read_needs(sheet), bonus, []))
        sheet.done()
    expect(page, "competitive", len(monuments), N_COMPETITIVE)
    for sheet in page.tables("cooperative"):
        objective = [read_condition(condition) for condition in sheet.tables("objective")]
        monuments.append(Monument(sheet.text("id"), sheet.text("name"), read_needs(sheet), None, objective))
        sheet.done()
    expect(page, "cooperative", len(monuments) - N_COMPETITIVE, N_COOPERATIVE)
    page.done()
    return monuments


def read_side(sheet: Sheet) -> Side:
    conditions = [read_condition(condition) for condition in sheet.tables("conditions")]
    side = Side(sheet.text("name"), sheet.flag("restriction"), conditions)
    sheet.done()
    return side


def read_edicts(page: Sheet) -> tuple[list[Edict], int]:
    """CB-10, CB-20. Five Edicts of two sides, and the length of the track they are played with."""
    edicts: list[Edict] = []
    for sheet in page.tables("edict"):
        edicts.append(Edict(sheet.text("id"), (read_side(sheet.table("a")), read_side(sheet.table("b")))))
        sheet.done()
    expect(page, "edict", len(edicts), N_EDICTS)
    expect(page, "different names of sides", len({side.name for edict in edicts for side in edict.sides}), 2 * N_EDICTS)
    track = page.table("track")
    spaces = track.number("spaces", 2, 60)
    track.done()
    page.done()
    return edicts, spaces


def read_pack(folder: Path) -> Pack:
    """A pack from its three files."""
    tiles, starters, squares = read_tiles(read_toml(folder / "tiles.toml"))
    monuments = read_monuments(read_toml(folder / "monuments.toml"))
    edicts, spaces = read_edicts(read_toml(folder / "edicts.toml"))
    return Pack(tiles, starters, squares, monuments, edicts, spaces)


HOUSE_PACK = read_pack(HOUSE_SET)
