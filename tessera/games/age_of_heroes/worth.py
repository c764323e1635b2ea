"""What cards and items are worth to a tribe, as a sensible player would guess from what is public."""

from __future__ import annotations

from typing import Final

from tessera.core.action import Action
from tessera.games.age_of_heroes.components import COPIES
from tessera.games.age_of_heroes.kinds import (
    ARMY,
    CITADEL,
    CITY,
    CONQUEST,
    CULTURE,
    EMPIRE,
    GENERAL,
    GOLD,
    GRANITE,
    LIMESTONE,
    MIGHTY_HERO,
    N_RESOURCES,
    OLYMPIC_GAMES,
    PLUNDER,
    STONE,
    WOOD,
)
from tessera.games.age_of_heroes.places import HAND, STRIDE
from tessera.games.age_of_heroes.state import Heroes

CITY_WORTH: Final = 14.0
CLAIM_WORTH: Final = 25.0
"""What it means to fulfil a condition, or to break a rival's."""
ARMY_WORTH: Final = 5.5
GENERAL_WORTH: Final = 4.0
HERO_WORTH: Final = 3.6
CARD_WORTH: Final = 2.4

ORDINARY: Final[list[list[float]]] = [
    [2.2, 1.4, 0.8, 0.5],  # iron
    [3.4, 3.2, 2.2, 2.0, 1.2, 1.0],  # wood
    [1.5, 1.3, 0.8, 0.5],  # grain
    [3.4, 2.4, 2.0, 1.2, 0.8],  # stone
    [5.0, 4.6, 4.2, 3.8, 3.4, 3.0],  # gold
]
"""For the first, second ... copy of each ordinary kind."""
OWN_SPECIAL: Final[list[float]] = [6.5, 8.0, 10.0, 13.0, 18.0, 2.0, 0.3]
"""For the card that would be the first, second ... of the Monument."""
DENIAL: Final[list[float]] = [0.6, 1.2, 2.2, 5.0, 12.0, 5.0, 0.2]
"""What it costs to hand a rival the first, second ... card of its Monument."""


def card_worth(s: Heroes, seat: int, kind: int, n: int) -> float:
    """What one more card of a kind is worth to a tribe that holds n of it."""
    if kind <= GOLD:
        return ordinary_worth(s, seat, kind, n)
    if kind <= GRANITE:
        if kind == s.special(seat):
            return OWN_SPECIAL[min(6, s.n_monument(seat) + n)]
        return trade_worth(s, kind) - 0.1 * n
    if kind == OLYMPIC_GAMES:
        return 3.0 - n
    return HERO_WORTH - 0.4 * n if kind == MIGHTY_HERO else 2.2 - n


def ordinary_worth(s: Heroes, seat: int, kind: int, n: int) -> float:
    """Wood and Stone for Cities, most of all for the fifth; Iron and Grain for Armies."""
    row = ORDINARY[kind]
    worth = row[n] if n < len(row) else row[-1] / 2
    if kind in (WOOD, STONE):
        if not s.supply[CITY]:
            return worth / 2
        if s.cities[seat] >= EMPIRE - 1:
            return worth * 1.4
    return worth


def trade_worth(s: Heroes, kind: int) -> float:
    """A special card of another tribe: worth something as long as that tribe still builds."""
    tribe = kind - LIMESTONE
    for rival in range(s.box.seats):
        if s.tribes[rival] == tribe and s.alive[rival]:
            return 1.6 + 3.2 / s.n_alive() if s.n_monument(rival) < CULTURE - 1 else 0.8
    return 0.2


def denial(s: Heroes, rival: int, kind: int) -> float:
    """What it costs to let this rival have such a card."""
    if LIMESTONE <= kind <= GRANITE:
        return DENIAL[min(6, s.n_monument(rival))] if kind == s.special(rival) else 0.1
    if s.cities[rival] >= EMPIRE - 1 and kind in (WOOD, STONE, GOLD):
        return 2.0
    return 0.4


def bundle_worth(s: Heroes, seat: int, counts: list[int], gained: list[int], given: list[int]) -> float:
    """What a hand gains by an exchange."""
    after = counts[:]
    total = 0.0
    for kind in given:
        after[kind] -= 1
        total -= card_worth(s, seat, kind, after[kind])
    for kind in gained:
        total += card_worth(s, seat, kind, after[kind])
        after[kind] += 1
    return total


def least_wanted(s: Heroes, seat: int, kind: int, counts: list[int]) -> float:
    """How gladly a card of this kind is let go: what the last copy is worth."""
    return card_worth(s, seat, kind, counts[kind] - 1)


def item_worth(s: Heroes, seat: int, item: int, target: int) -> float:
    """What an item built now does for a tribe."""
    if item == CITY:
        return CITY_WORTH + (CLAIM_WORTH if s.cities[seat] >= EMPIRE - 1 else 0.0)
    if item == ARMY:
        return [8.5, 7.0, 5.0, 3.5, 3.0][min(4, s.n_armies(seat))]
    if item == CITADEL:
        return [6.5, 5.0, 3.5, 2.0][min(3, s.citadels[seat])] if s.n_armies(seat) else 1.0
    if item == GENERAL:
        return 6.0
    return 5.0 + 2.5 * (s.n_connected(target) - s.n_connected(seat) + 1) if s.n_alive() > 2 else 6.0


def payment_worth(s: Heroes, seat: int, action: Action, counts: list[int]) -> float:
    """What the cards of a payment would be worth kept: less if the hand overflows."""
    left = counts[:]
    total = 0.0
    for kind in action.args[2:]:
        left[kind] -= 1
        total += card_worth(s, seat, kind, left[kind])
    return total * (0.6 if sum(counts) > 4 else 1.0)


def unseen_counts(s: Heroes, seat: int) -> list[int]:
    """For each kind how many copies this seat cannot place anywhere."""
    left = COPIES[:N_RESOURCES]
    kind = s.box.kind
    bit = 1 << seat
    for card in range(s.box.first[N_RESOURCES]):
        if s.eyes[card] & bit:
            left[kind[card]] -= 1
    return left


def n_known(s: Heroes, seat: int, rival: int, kind: int) -> int:
    """How many cards of a kind this seat knows to be in a rival's hand."""
    n = 0
    kinds = s.box.kind
    for card in s.places[HAND + STRIDE * rival]:
        if kinds[card] == kind and s.eyes[card] >> seat & 1:
            n += 1
    return n


def spoils_worth(s: Heroes, seat: int, target: int, objective: int, n: int) -> float:
    """What n Cities or cards taken from a target are worth: gained by one, missed by the other."""
    if n == 0:
        return 0.0
    if objective == CONQUEST:
        broken = s.cities[target] >= EMPIRE > s.cities[target] - n
        claim = CLAIM_WORTH if s.cities[seat] + n >= EMPIRE > s.cities[seat] else 0.0
        return n * (CITY_WORTH + 5.0) + claim + (CLAIM_WORTH if broken else 0.0) + claim_break(s.empire_claims[target], broken)
    if objective == PLUNDER:
        last = s.cities[target] == 0 and n == s.n_hand(target)
        return n * (CARD_WORTH + 0.8) + (10.0 if last else 0.0)
    size = s.n_monument(target)
    broken = size >= CULTURE > size - n
    return n * (0.8 + size) + (CLAIM_WORTH if broken else 0.0) + claim_break(s.culture_claims[target], broken)


def claim_break(claimed: int, broken: bool) -> float:
    return 2.0 * CLAIM_WORTH if claimed and broken else 0.0


def threat(s: Heroes, rival: int) -> float:
    """How near a rival is to winning, for whom disasters and denials are meant."""
    claims = s.empire_claims[rival] + s.culture_claims[rival]
    return 20.0 * claims + 3.0 * max(s.cities[rival], s.n_monument(rival)) + s.cities[rival] + 0.1 * s.n_hand(rival)
