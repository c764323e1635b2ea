"""The table as the terminal shows it: two kingdoms with what each card gives now, and the hands below."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tessera.core.seats import WATCHER
from tessera.core.view import View
from tessera.games.tides_of_time.components import CARDS, FACES, SUITS
from tessera.games.tides_of_time.scoring import score, tally_up
from tessera.games.tides_of_time.state import DECK, HAND, KINGDOM, TidesBox

COLOURS = {
    "palace": "yellow",
    "library": "cyan",
    "garden": "green",
    "stronghold": "red",
    "temple": "magenta",
    "none": "white",
}


def draw(view: View) -> RenderableType:
    """The whole table from one seat."""
    first = 1 if view.seat == 0 else 0
    fields = view.fields
    n_deck = len(view.places[DECK])
    title = f"Round {fields['round']} of 3" + (f", pick {fields['pick']} of 5" if fields["pick"] else ", after the round")
    rows: list[RenderableType] = [Text(f"{title}, {n_deck} cards in the deck", style="bold")]
    for seat in (first, 1 - first):
        rows.append(kingdom(view, seat))
    for seat in (first, 1 - first):
        rows.append(hand(view, seat))
    return Group(*rows)


def whose(view: View, seat: int) -> str:
    if view.seat == WATCHER:
        return f"Seat {seat}"
    return "Your" if seat == view.seat else "Rival's"


def kingdom(view: View, seat: int) -> RenderableType:
    """A kingdom: its cards, their points if it were scored now, its suits, and the points of earlier rounds."""
    box = view.box
    assert isinstance(box, TidesBox)
    kingdoms = [view.faces(KINGDOM), view.faces(KINGDOM + 1)]
    points = score(CARDS, kingdoms, box.singles_by_amount)[seat]
    grid = Table.grid(padding=(0, 2))
    for card, n in zip(kingdoms[seat], points, strict=True):
        relic = "◆ relic" if card in view.fields["relics"][seat] else ""
        grid.add_row(named(card), suit(card), Text(f"{n:>2} now", style="bold" if n else "dim"), Text(relic, style="bold"))
    earned = view.fields["round_scores"][seat]
    total = f"{sum(earned)} points ({' + '.join(map(str, earned))})" if earned else "no points yet"
    amounts = tally_up(CARDS, kingdoms[seat], box.singles_by_amount).amounts
    suits = "  ".join(f"{name.title()} {n}" for name, n in zip(SUITS, amounts, strict=True))
    now = Text(f"{suits}\n{total}, {sum(points)} more if scored now", style="dim")
    return Panel(Group(grid, now), title=f"{whose(view, seat)} kingdom", title_align="left")


def hand(view: View, seat: int) -> RenderableType:
    """A hand: known cards in full, the others as a number."""
    grid = Table.grid(padding=(0, 2))
    for card in view.faces(HAND + seat):
        grid.add_row(named(card), suit(card), Text(meaning(card), style="dim"))
    unseen = view.n_unseen(HAND + seat)
    if unseen:
        grid.add_row(Text(f"{unseen} face down", style="dim"))
    if not view.places[HAND + seat]:
        grid.add_row(Text("empty", style="dim"))
    return Panel(grid, title=f"{whose(view, seat)} hand", title_align="left")


def named(card: int) -> Text:
    return Text(FACES[card].name, style=f"bold {COLOURS[FACES[card].suit]}")


def suit(card: int) -> Text:
    """The name of a suit, because not everybody can tell the colours apart."""
    name = FACES[card].suit
    return Text(name.title() if name != "none" else "no suit", style=COLOURS[name])


def meaning(card: int) -> str:
    from tessera.games.tides_of_time import GAME

    return GAME.words().patterns[f"{FACES[card].id}.text"]
