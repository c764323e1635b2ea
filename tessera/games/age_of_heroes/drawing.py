"""The table as the terminal shows it: a row for each tribe, the battle, the open offers, and the hand below."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tessera.core.view import View
from tessera.games.age_of_heroes.components import RESOURCES, TITLES, TRIBES
from tessera.games.age_of_heroes.places import BATTLE_HAND, BATTLE_LINE, DECK, DISCARDS, HAND, MONUMENT, STRIDE
from tessera.games.age_of_heroes.view import BattleFacts, Derived, OpenOffer, derive

COLOURS = {"ordinary": "yellow", "special": "cyan", "immediate": "green", "disaster": "red", "kept": "magenta"}
SIGNS = {"home": "●", "away": "○", "shaken": "×"}


def draw(view: View) -> RenderableType:
    """The table as one seat sees it."""
    said = derive(view)
    rows: list[RenderableType] = [heading(view), tribes(view, said)]
    if said["battle"]:
        rows.append(battle(view, said["battle"]))
    if said["open_offers"]:
        rows.append(offers(said["open_offers"]))
    if view.seat < view.box.seats:
        rows.append(hand(view))
    return Group(*rows)


def heading(view: View) -> Text:
    fields = view.fields
    where = f"Round {fields['round']}, {fields['phase']}" if fields["phase"] != "setup" else "Setup"
    decks = f"{len(view.places[DECK])} cards in the deck, {len(view.places[DISCARDS])} discarded"
    supply = ", ".join(f"{n} {name}" for name, n in derive(view)["supply"].items())
    return Text(f"{where}; {decks}; left to build: {supply}", style="bold")


def tribes(view: View, said: Derived) -> RenderableType:
    """A row for each tribe. ● is an Army at home, ○ is away, × is shaken, and * is a General."""
    grid = Table(show_edge=False, pad_edge=False)
    for title in ("seat", "tribe", "Cities", "Monument", "Armies", "Citadels", "Roads to", "hand", "claims"):
        grid.add_column(title)
    fields = view.fields
    for seat in range(view.box.seats):
        tribe = fields["tribes"][seat]
        name = TRIBES[tribe].name if tribe >= 0 else "-"
        armies = " ".join(SIGNS[army["state"]] + "*" * army["general"] for army in said["armies"][seat])
        roads = " ".join(str(sum(road) - seat) for road in fields["roads"] if seat in road)
        size = f"{len(view.places[HAND + STRIDE * seat])}"
        known = ", ".join(TITLES[kind] for kind in view.faces(HAND + STRIDE * seat)) if seat != view.seat else ""
        style = "dim" if not fields["alive"][seat] else "bold" if seat == view.seat else ""
        grid.add_row(
            f"{seat}{'▶' if seat == fields['active'] else ' '}{'★' if seat == fields['start_seat'] else ''}",
            name,
            str(fields["cities"][seat]),
            f"{len(view.places[MONUMENT + STRIDE * seat])} {TITLES[TRIBES[tribe].special] if tribe >= 0 else ''}",
            armies,
            str(fields["citadels"][seat]),
            roads,
            f"{size} ({known})" if known else size,
            " ".join(said["claims"][seat]),
            style=style,
        )
    return grid


def battle(view: View, fought: BattleFacts) -> RenderableType:
    """The sides, the objective, the rounds fought so far, and the own Battle Cards."""
    lines = [f"{fought['attacker']} attacks {fought['defender']} for {fought['objective']}"]
    for side, title in zip(fought["sides"], ("attack", "defence"), strict=True):
        lines.append(f"{title}: " + ", ".join(f"{row['fighter']}{' led' if row['general'] else ''}" for row in side))
    for row in fought["rounds"]:
        lines.append(f"{row['attack'][0]} {row['attack'][2]} against {row['defence'][0]} {row['defence'][2]}")
    if view.seat in (fought["attacker"], fought["defender"]):
        held, laid = view.faces(BATTLE_HAND + STRIDE * view.seat), view.faces(BATTLE_LINE + STRIDE * view.seat)
        lines.append(f"your Battle Cards: {cards(held) or 'all laid'}; under your Armies: {cards(laid) or 'none yet'}")
    return Panel(Text("\n".join(lines)), title="Battle", title_align="left")


def cards(kinds: list[int]) -> str:
    return ", ".join(TITLES[kind] for kind in kinds)


def offers(standing: list[OpenOffer]) -> RenderableType:
    """The open offers, as they would be typed."""
    lines = []
    for offer in standing:
        wants = " or ".join(" ".join(want) or "nothing" for want in offer["wants"])
        to = "" if offer["to"] is None else f" to {offer['to']}"
        reply = f" reply {offer['reply']}" if offer["reply"] else ""
        lines.append(f"{offer['offer']} by {offer['maker']}: {' '.join(offer['give']) or 'nothing'} for {wants}{to}{reply}")
    return Panel(Text("\n".join(lines)), title="Offers", title_align="left")


def hand(view: View) -> RenderableType:
    """The own cards, counted by kind."""
    held = view.faces(HAND + STRIDE * view.seat)
    text = Text()
    for kind in sorted(set(held)):
        group = RESOURCES[kind].group
        text.append(f"{held.count(kind)} {TITLES[kind]}  ", style=COLOURS[group])
    return Panel(text if held else Text("empty", style="dim"), title="Your hand", title_align="left")
