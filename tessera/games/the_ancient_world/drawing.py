"""The table as the terminal shows it: the rows and the Titans, a line for each player, the board, and the own cards."""

from __future__ import annotations

from pathlib import Path

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tessera.core.messages import Messages
from tessera.core.view import View
from tessera.games.the_ancient_world.actions import SPACES
from tessera.games.the_ancient_world.card_text import describe
from tessera.games.the_ancient_world.cards import TRIBES, Card
from tessera.games.the_ancient_world.state import (
    DISTRICT_BOTTOM,
    DISTRICT_DECK,
    DISTRICT_TOP,
    EMPIRE_ROW,
    MILITARY_ROW,
    TITAN_DECK,
    TITAN_TOP,
    AncientBox,
)
from tessera.games.the_ancient_world.view import Derived, derive

ENGLISH = Messages.load(Path(__file__).parent / "words" / "en.ftl")

COLOURS = ("red", "green", "blue", "yellow", "magenta")


def draw(view: View) -> RenderableType:
    """The whole table, as one seat sees it."""
    box = view.box
    assert isinstance(box, AncientBox)
    if not view.fields["round"]:
        return Text("The table is being set up", style="bold")
    said = derive(box, view)
    rows: list[RenderableType] = [heading(view, said), offers(box, view), titans(box, view, said)]
    rows += [players(box, view, said), board(box, said)]
    if view.seat < box.seats:
        rows.append(tableau(box, view, said))
    return Group(*rows)


def heading(view: View, said: Derived) -> Text:
    fields = view.fields
    token = f"seat {fields['first_player']} holds the first-player token"
    claimed = ", claimed for the next round" if fields["hand_up"] else ""
    covered = "".join(f"; {space.title()} opens in round {opens}" for space, opens in said["covered"].items())
    return Text(f"Round {fields['round']} of 6, deck {said['deck']}; {token}{claimed}{covered}", style="bold")


def offers(box: AncientBox, view: View) -> RenderableType:
    """Both rows, and the District on top."""
    grid = Table.grid(padding=(0, 2))
    for title, place in (("Empire row", EMPIRE_ROW), ("Military row", MILITARY_ROW)):
        for kind in view.faces(place):
            grid.add_row(Text(title, style="dim"), *card_cells(box.cards[kind]))
            title = ""
    for kind in view.faces(DISTRICT_TOP):
        left = len(view.places[DISTRICT_DECK]) + len(view.places[DISTRICT_BOTTOM])
        grid.add_row(Text(f"District, {left} below", style="dim"), *card_cells(box.cards[kind]))
    return Panel(grid, title="On offer", title_align="left")


def titans(box: AncientBox, view: View, said: Derived) -> RenderableType:
    """The top Titan of each deck, and how far every player reaches with all ready armies."""
    grid = Table.grid(padding=(0, 2))
    for deck in range(3):
        line = view.places[TITAN_TOP + deck]
        if not line:
            grid.add_row(Text(f"{deck + 1} star: none left", style="dim"))
            continue
        left = len(line) - 1 + len(view.places[TITAN_DECK + deck])
        reached = [row[deck] for row in said["reach"]]
        reach = "  ".join(f"seat {seat}: {one['all']}" for seat, one in enumerate(reached) if one is not None)
        grid.add_row(*card_cells(box.cards[line[0]]), Text(f"{left} below", style="dim"), f"reach {reach}")
    return Panel(grid, title="Titans", title_align="left")


def players(box: AncientBox, view: View, said: Derived) -> RenderableType:
    """What every player has. Banners are shown as their number, with the points that they give in brackets."""
    grid = Table(show_edge=False, pad_edge=False)
    for title in ("seat", "coins", "know.", "food", "room", "draft", "wards", *TRIBES, "Titans", "stored", "points now"):
        grid.add_column(title)
    fields = view.fields
    for seat in range(box.seats):
        live = said["live"][seat]
        banners = [f"{n} ({points})" for n, points, _ in said["banners"][seat].values()]
        starts = "★" if seat == fields["first_player"] else ""
        known = ", ".join(box.cards[kind].name for kind in view.faces(box.stored[seat])) if seat != view.seat else ""
        stored = str(len(view.places[box.stored[seat]]))
        grid.add_row(
            f"{seat}{starts}{' passed' if fields['passed'][seat] else ''}",
            str(fields["coins"][seat]),
            str(fields["knowledge"][seat]),
            f"{live['food'] + fields['meals'][seat]} for {said['mouths'][seat]}",
            f"{live['capacity'] - said['owned'][seat]} of {live['capacity']}",
            str(fields["draft"][seat]),
            str(fields["wards"][seat]),
            *[Text(cell, style=colour) for cell, colour in zip(banners, COLOURS, strict=True)],
            str(len(view.places[box.titans[seat]])),
            f"{stored} ({known})" if known else stored,
            str(said["points_now"][seat]),
            style="bold" if seat == view.seat else "",
        )
    return grid


def board(box: AncientBox, said: Derived) -> RenderableType:
    """Where the citizens stand: "seat.skill" on each action, then those at hand and those that starve."""
    at: dict[str, list[str]] = {}
    for seat, own in enumerate(said["citizens"]):
        for skill, where in enumerate(own, 1):
            if where is not None:
                at.setdefault(where, []).append(f"{seat}.{skill}")
    grid = Table.grid(padding=(0, 2))
    for where in (*SPACES, *sorted(set(at) - {*SPACES, "at-hand", "starving"}), "at-hand", "starving"):
        if where in at:
            name = where.replace("-", " ").capitalize() if where not in box.by_name else box.cards[box.by_name[where]].name
            grid.add_row(Text(name, style="dim"), " ".join(at[where]))
    return Panel(grid, title="Citizens (seat.skill)", title_align="left")


def tableau(box: AncientBox, view: View, said: Derived) -> RenderableType:
    """The viewer's own armies and cards, damaged cards included, and what is stored."""
    grid = Table.grid(padding=(0, 2))
    for army in said["armies"][view.seat]:
        brings = ", ".join(f"{n} {symbol}" for symbol, n in army["brings"].items() if n)
        ready = f"costs {army['price']}" if army["ready"] else "spent"
        retired = ", ".join(box.cards[box.by_name[name]].name for name in army["retired"])
        name = box.cards[box.by_name[army["active"]]].name + (f" over {retired}" if retired else "")
        grid.add_row(Text(f"army {army['army']}", style="dim"), Text(name, style="bold"), f"{brings}; {ready}")
    for title, place in (
        ("intact", box.intact[view.seat]),
        ("damaged", box.damaged[view.seat]),
        ("Titan", box.titans[view.seat]),
        ("District", box.districts[view.seat]),
        ("stored", box.stored[view.seat]),
        ("drawn", box.examined[view.seat]),
    ):
        for kind in view.faces(place):
            grid.add_row(Text(title, style="red" if title == "damaged" else "dim"), *card_cells(box.cards[kind]))
    return Panel(grid, title="Yours", title_align="left")


def card_cells(card: Card) -> tuple[Text, Text]:
    """The name of a card in the colour of its first tribe, and its text, which names the tribes as well."""
    style = f"bold {COLOURS[card.tribes[0]]}" if card.tribes else "bold"
    return Text(card.name, style=style), Text(describe(card, ENGLISH))
