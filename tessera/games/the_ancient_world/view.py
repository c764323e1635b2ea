"""What a view says besides its facts, for those who draw it: words for places, and what the rules make of the facts."""

from __future__ import annotations

from typing import Any

from tessera.core.view import View, copied
from tessera.games.the_ancient_world.actions import SPACES
from tessera.games.the_ancient_world.cards import ARMY, LIVE, TRIBES
from tessera.games.the_ancient_world.scoring import banner_points, bonus_points, count_banners, worth_now
from tessera.games.the_ancient_world.state import EMPIRE_A, Ancient, AncientBox
from tessera.games.the_ancient_world.steps.attack import Muster, army_shows, top_titan
from tessera.games.the_ancient_world.steps.turn import UNCOVERED


def derive(box: AncientBox, view: View) -> dict[str, Any]:
    """I-1, I-2, I-5. Citizens, armies and live symbols in words; the names of cards that are not of the house."""
    s = as_seen(box, view)
    seats = range(box.seats if s.coins else 0)
    said: dict[str, Any] = {
        "citizens": [[box.whereabouts(at) for at in own] for own in s.citizens],
        "live": [dict(zip(LIVE, live, strict=True)) for live in s.live],
        "armies": [derive_armies(s, seat) for seat in seats],
        "deck": "A" if s.empire_deck() == EMPIRE_A else "B",
        "covered": {space: opens for space, opens in zip(SPACES, UNCOVERED, strict=True) if s.round < opens},
        "owned": [s.n_owned(seat) for seat in seats],
        "mouths": [s.n_citizens(seat) for seat in seats],
        "banners": [derive_banners(s, seat) for seat in seats],
        "bonus": [derive_bonuses(s, seat) for seat in seats],
        "worth": [worth_now(s, seat) for seat in seats],
        "reach": [[derive_reach(s, seat, deck) for deck in range(3)] for seat in seats],
    }
    if not box.house:
        said["names"] = {card.id: card.name for card in box.cards}
    return said


def as_seen(box: AncientBox, view: View) -> Ancient:
    """A position with the faces that this view shows and no others: whatever all may know can be asked of it."""
    s = Ancient(box)
    s.set_out()
    next_copy = box.first[:]
    for place in range(len(view.places)):
        for kind in view.places[place]:
            if kind >= 0:
                s.places[place].append(next_copy[kind])
                next_copy[kind] += 1
    for name, value in view.fields.items():
        setattr(s, name, copied(value))
    return s


def derive_armies(s: Ancient, seat: int) -> list[dict[str, Any]]:
    """AW-167, AW-208. Each army with its coins, its price, and all that it brings when it is paid."""
    found: list[dict[str, Any]] = []
    for slot in range(s.ancient.slots):
        pieces = s.places[s.ancient.armies[seat] + slot]
        if pieces:
            names = [s.ancient.names[s.kind[piece]] for piece in pieces]
            found.append(
                {
                    "army": slot + 1,
                    "active": names[0],
                    "retired": names[1:],
                    "name_coins": s.name_coins[seat][slot],
                    "picture_coins": s.picture_coins[seat][slot],
                    "ready": s.is_ready(seat, slot),
                    "price": s.price(seat, slot),
                    "brings": {ARMY[symbol]: army_shows(s, seat, slot, symbol) for symbol in range(len(ARMY))},
                }
            )
    return found


def derive_banners(s: Ancient, seat: int) -> dict[str, list[int]]:
    """AW-353. For each tribe the banners of a seat, the points they give, and those that one more would give."""
    counts = count_banners(s, seat)
    return {tribe: [n, banner_points(n), banner_points(n + 1)] for tribe, n in zip(TRIBES, counts, strict=True)}


def derive_bonuses(s: Ancient, seat: int) -> dict[str, int]:
    """AW-357. What the scoring cards of a seat would give now."""
    found: dict[str, int] = {}
    for place in (s.ancient.intact[seat], s.ancient.damaged[seat]):
        for piece in s.places[place]:
            kind = s.kind[piece]
            if s.cards[kind].bonuses:
                found[s.ancient.names[kind]] = bonus_points(s, seat, kind)
    return found


def derive_reach(s: Ancient, seat: int, deck: int) -> dict[str, Any] | None:
    """AW-217 to AW-220. How far a seat's attack on a deck's Titan goes: unpaid, with each ready army, with them all."""
    kind = top_titan(s, deck)
    if kind < 0:
        return None
    titan = s.cards[kind]
    muster = Muster(s, seat)
    free = muster.value(titan, 0)
    armies: dict[str, int] = {}
    for slot in range(s.ancient.slots):
        if muster.ready >> slot & 1:
            armies[str(slot + 1)] = muster.value(titan, 1 << slot) - free
    return {"defence": titan.defence, "free": free, "armies": armies, "all": muster.value(titan, muster.ready)}
