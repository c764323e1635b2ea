"""The table as the terminal shows it: supplies and tracks above, every city as a map, and the own tiles below."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tessera.core.view import View
from tessera.games.city_builder.city import City, city_from
from tessera.games.city_builder.grid import COLOUR_NAMES, at
from tessera.games.city_builder.maps import SETTLERS, draw_map
from tessera.games.city_builder.scoring import CENTRE, OUTER
from tessera.games.city_builder.state import (
    COMPETITIVE,
    HAND,
    MONUMENTS,
    NOBLE_SUPPLY,
    STACK,
    TILES,
    UNDER,
    CityBox,
)

LEGEND = "H House, B G O R Landmark, S Statue, ~ Lake; b g o r p Commoner, 5 6 7 8 9 Noble; 1 2 3 4 a coloured Statue"


OUTER_SPACES = "".join([str(points) for points in OUTER])
CENTRE_SPACES = "".join([str(points) for points in CENTRE])


def draw(view: View) -> RenderableType:
    """The whole table from one seat."""
    box = view.box
    assert isinstance(box, CityBox)
    rows: list[RenderableType] = [Text(heading(box, view), style="bold"), Text(LEGEND, style="dim")]
    rows.append(Text(supplies(box, view)))
    rows.append(Text(tracks(box, view)))
    for seat in range(box.seats):
        rows.append(Text(f"City of seat {seat}" + (" (yours)" if seat == view.seat else ""), style="bold"))
        rows.append(Text(draw_map(city_from(view.fields["cities"][seat]))))
    for name, place in hands(box, view):
        rows.append(Text(name, style="bold"))
        rows.append(Text(draw_tiles(box, view.faces(place))))
    return Group(*rows)


def heading(box: CityBox, view: View) -> str:
    fields = view.fields
    stack = len(view.places[STACK]) + len(view.places[UNDER])
    said = f"Turn {fields['turn']} of {box.n_turns}, seat {fields['active']} acts, {stack} tiles in the stack"
    if box.mode == COMPETITIVE:
        return said
    said += f", {len(fields['fulfilled'])} of {box.target} Monuments fulfilled"
    if fields["edict"] >= 0:
        said += f", Edict: {box.pack.edicts[fields['edict']].sides[fields['side']].name}"
    return said


def supplies(box: CityBox, view: View) -> str:
    """The Monuments with their Landmarks; in cooperative and solo games also the Nobles that are left."""
    lines = ["Monuments:"]
    for kind in view.faces(MONUMENTS):
        needs = " ".join(COLOUR_NAMES[colour] for colour in box.needs[kind - box.monuments])
        lines.append(f"  {box.names[kind]} ({needs})")
    if box.mode != COMPETITIVE:
        lines.append(f"Nobles left: {letters(box, view, NOBLE_SUPPLY) or 'none'}")
    return "\n".join(lines)


def letters(box: CityBox, view: View, place: int) -> str:
    return "".join(SETTLERS[kind - box.settlers] for kind in view.faces(place))


def tracks(box: CityBox, view: View) -> str:
    """Each track under the number that actions call it by, with those who share it and its columns or its line."""
    lines: list[str] = []
    for track in range(box.tracks):
        near, *far = [called(view, seat) for seat in box.ends(track)]
        if box.mode != COMPETITIVE:
            standing = letters(box, view, box.column + track)
            room = "." * (box.last_space - 1 - len(standing))
            whose = " and ".join([near, *far])
            lines.append(f"Track {track} of {whose}: gate {standing}{room}! skull, {len(standing)} in line")
            continue
        lines.append(f"Track {track}, {near} at the left end, {far[0]} at the right:")
        lines.append("            column-0   column-1   column-2")
        columns = [column(box, view, 3 * track + number) for number in range(3)]
        lines.append(f"  spaces    {abreast([OUTER_SPACES, CENTRE_SPACES, OUTER_SPACES])}")
        lines.append(f"  settlers  {abreast(columns)}")
    return "\n".join(lines)


def abreast(columns: list[str]) -> str:
    return "   ".join([f"{column:^8}" for column in columns]).rstrip()


def called(view: View, seat: int) -> str:
    return "you" if seat == view.seat else f"seat {seat}"


def column(box: CityBox, view: View, number: int) -> str:
    near, far = [int(n) for n in view.fields["cleared"][2 * number : 2 * number + 2]]
    return "_" * near + letters(box, view, box.column + number) + "_" * far


def hands(box: CityBox, view: View) -> list[tuple[str, int]]:
    """The tiles that this seat sees: its own, all of them where hands lie open, and the tile supply."""
    found = [(f"Tiles of seat {seat}", HAND + seat) for seat in range(box.seats) if view.faces(HAND + seat)]
    if view.faces(TILES):
        found.append(("Tile supply", TILES))
    return found


def draw_tiles(box: CityBox, kinds: list[int]) -> str:
    """Tiles side by side, unturned, each under its name."""
    drawn: list[list[str]] = []
    for kind in kinds:
        city = City()
        city.lay(at(0, 0), box.faces[kind][0])
        drawn.append([box.names[kind], *draw_map(city).splitlines()])
    return "\n".join("  ".join(f"{tile[row]:<9}" for tile in drawn) for row in range(4))
