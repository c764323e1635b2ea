"""The value of cards, items and spoils for a tribe, estimated from what its player may know."""

from __future__ import annotations

from tessera.core.action import Action
from tessera.games.age_of_heroes.bot.parameters import Parameters
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
    HAND_LIMIT,
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


def card_value(p: Parameters, s: Heroes, seat: int, kind: int, n: int) -> float:
    """The value of one more card of a kind for a tribe that holds n of it."""
    if kind <= GOLD:
        return ordinary_value(p, s, seat, kind, n)
    if kind <= GRANITE:
        if kind == s.special(seat):
            return p.own_special[min(6, s.n_monument(seat) + n)]
        return trade_value(p, s, kind) - 0.1 * n
    if kind == OLYMPIC_GAMES:
        return p.games - n
    return p.hero - p.another_hero * n if kind == MIGHTY_HERO else p.luck - n


def ordinary_value(p: Parameters, s: Heroes, seat: int, kind: int, n: int) -> float:
    """An ordinary card. Wood and Stone count more for the fifth City, and less when no City is left to build."""
    row = p.ordinary[kind]
    value = row[n] if n < len(row) else row[-1] / 2
    if kind in (WOOD, STONE):
        if not s.supply[CITY]:
            return value / 2
        if s.cities[seat] >= EMPIRE - 1:
            return value * p.last_city
    return value


def trade_value(p: Parameters, s: Heroes, kind: int) -> float:
    """A special card of another tribe, which has a value for trade as long as that tribe still builds its Monument."""
    tribe = kind - LIMESTONE
    for rival in range(s.box.seats):
        if s.tribes[rival] == tribe and s.alive[rival]:
            return p.other_special + p.bargain / s.n_alive() if s.n_monument(rival) < CULTURE - 1 else 0.8
    return 0.2


def denial(p: Parameters, s: Heroes, rival: int, kind: int) -> float:
    """The cost of letting this rival have a card of this kind."""
    if LIMESTONE <= kind <= GRANITE:
        return p.denial[min(6, s.n_monument(rival))] if kind == s.special(rival) else 0.1
    if s.cities[rival] >= EMPIRE - 1 and kind in (WOOD, STONE, GOLD):
        return p.last_refusal
    return p.refusal


def bundle_value(p: Parameters, s: Heroes, seat: int, counts: list[int], gained: list[int], given: list[int]) -> float:
    """The value that a hand gains by an exchange."""
    after = counts[:]
    total = 0.0
    for kind in given:
        after[kind] -= 1
        total -= card_value(p, s, seat, kind, after[kind])
    for kind in gained:
        total += card_value(p, s, seat, kind, after[kind])
        after[kind] += 1
    return total


def least_wanted(p: Parameters, s: Heroes, seat: int, kind: int, counts: list[int]) -> float:
    """The value of the last copy of a kind in the hand, which is what its discard would lose."""
    return card_value(p, s, seat, kind, counts[kind] - 1)


def item_value(p: Parameters, s: Heroes, seat: int, item: int, target: int) -> float:
    """The value of an item that is built now. A General or a Road needs its target."""
    if item == CITY:
        return city_value(p, s, seat) + (p.claim if s.cities[seat] >= EMPIRE - 1 else 0.0)
    if item == ARMY:
        return p.new_army[min(4, s.n_armies(seat))] * alarm(p, s, seat)
    if item == CITADEL:
        return p.citadel[min(3, s.citadels[seat])] * alarm(p, s, seat) if s.n_armies(seat) else 1.0
    if item == GENERAL:
        return p.new_general
    if s.n_alive() <= 2:
        return p.road
    return p.road - 1.0 + p.crossing * (s.n_connected(target) - s.n_connected(seat) + 1)


def city_value(p: Parameters, s: Heroes, seat: int) -> float:
    return p.city * power(p.grown, s.cities[seat] - 2)


def alarm(p: Parameters, s: Heroes, seat: int) -> float:
    """The factor by which Armies and Citadels gain value because rivals are stronger, or because a claim is to be held."""
    claims = s.empire_claims[seat] or s.culture_claims[seat]
    factor = p.holding if claims else 1.0
    if p.outnumbered == 1.0:
        return factor
    return factor * power(p.outnumbered, strongest(s, seat) - s.n_armies(seat))


def exposure(p: Parameters, s: Heroes, seat: int) -> float:
    """The factor by which it costs more to have Armies away, because a rival has many."""
    return power(p.exposed, strongest(s, seat) - 2) if p.exposed != 1.0 else 1.0


def strongest(s: Heroes, seat: int) -> int:
    """The number of Armies of the strongest rival."""
    most = 0
    for rival in range(s.box.seats):
        if rival != seat:
            most = max(most, s.n_armies(rival))
    return most


def power(factor: float, n: int) -> float:
    """The factor to the power of n, which may be negative."""
    if factor == 1.0:
        return 1.0
    product = 1.0
    for _ in range(abs(n)):
        product *= factor
    return product if n >= 0 else 1.0 / product


def payment_value(p: Parameters, s: Heroes, seat: int, action: Action, counts: list[int]) -> float:
    """The value of the cards of a payment if they were kept, which is less when the hand is full."""
    left = counts[:]
    total = 0.0
    for kind in action.args[2:]:
        left[kind] -= 1
        total += card_value(p, s, seat, kind, left[kind])
    return total * (p.overflowing if sum(counts) > 4 else 1.0)


def unseen_counts(s: Heroes, seat: int) -> list[int]:
    """For each kind the number of copies whose place this seat does not know."""
    left = COPIES[:N_RESOURCES]
    kind = s.box.kind
    bit = 1 << seat
    for card in range(s.box.first[N_RESOURCES]):
        if s.eyes[card] & bit:
            left[kind[card]] -= 1
    return left


def known_counts(s: Heroes, seat: int, rival: int) -> list[int]:
    """For each kind the number of cards that this seat knows to be in a rival's hand."""
    found = [0] * N_RESOURCES
    kind = s.box.kind
    bit = 1 << seat
    for card in s.places[HAND + STRIDE * rival]:
        if s.eyes[card] & bit:
            found[kind[card]] += 1
    return found


def spoils_value(p: Parameters, s: Heroes, seat: int, target: int, objective: int, n: int) -> float:
    """The value of taking n Cities or cards from a target, who loses them."""
    if n == 0:
        return 0.0
    value = taken_value(p, s, seat, target, objective, n)
    return value if p.nearer == 1.0 else value * power(p.nearer, lead_of(s, seat, target))


def progress(s: Heroes, seat: int) -> int:
    """The Cities or the Monument cards of a tribe, whichever are more: five win."""
    return max(s.cities[seat], s.n_monument(seat))


def lead_of(s: Heroes, seat: int, target: int) -> int:
    """By how much the progress of a target exceeds that of the best other rival."""
    best = -1
    for rival in range(s.box.seats):
        if rival not in (seat, target) and s.alive[rival]:
            best = max(best, progress(s, rival))
    return progress(s, target) - best if best >= 0 else 0


def taken_value(p: Parameters, s: Heroes, seat: int, target: int, objective: int, n: int) -> float:
    """The value of the spoils themselves, and of the claims that they make or break."""
    if objective == CONQUEST:
        broken = s.cities[target] >= EMPIRE > s.cities[target] - n
        claim = p.claim if s.cities[seat] + n >= EMPIRE > s.cities[seat] else 0.0
        broken_claim = p.claim if broken else 0.0
        cities = n * (city_value(p, s, seat) + p.conquest)
        return cities + claim + broken_claim + claim_break(p, s.empire_claims[target], broken)
    if objective == PLUNDER:
        last = s.cities[target] == 0 and n == s.n_hand(target)
        surfeit = max(0, s.n_hand(seat) + n - HAND_LIMIT) * p.card * (p.surfeit - 1.0)
        return n * (p.card + p.plunder) + (p.last_card if last else 0.0) - surfeit
    size = s.n_monument(target)
    broken = size >= CULTURE > size - n
    return n * (p.sack + size) + (p.claim if broken else 0.0) + claim_break(p, s.culture_claims[target], broken)


def claim_break(p: Parameters, claimed: int, broken: bool) -> float:
    return 2.0 * p.claim if claimed and broken else 0.0


def threat(s: Heroes, rival: int) -> float:
    """How near a rival is to winning. Disasters are aimed at the greatest threat."""
    claims = s.empire_claims[rival] + s.culture_claims[rival]
    return 20.0 * claims + 3.0 * progress(s, rival) + s.cities[rival] + 0.1 * s.n_hand(rival)
