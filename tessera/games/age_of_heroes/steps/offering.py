"""Offers on the table: making, accepting and closing them (chapters 16.1 and 16.2)."""

from __future__ import annotations

from typing import Final

from tessera.core.action import Action
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE
from tessera.games.age_of_heroes.actions import ACCEPT, N_ALTERNATIVES, OFFERS_OF, PASS, WITHDRAW, in_hand
from tessera.games.age_of_heroes.components import COPIES, NAMES
from tessera.games.age_of_heroes.kinds import is_immediate
from tessera.games.age_of_heroes.offers import EVERYBODY, Terms, named, terms_of
from tessera.games.age_of_heroes.places import HAND, STRIDE
from tessera.games.age_of_heroes.state import Heroes, covers

MOST_OPEN: Final = 4
"""AH-259."""
MOST_OFFERS: Final = 12
"""AH-260."""
NUMBER: Final = 0
MAKER: Final = 1
TO: Final = 2
DECLINED: Final = 4
"""The columns of an offer in `Heroes.offers`. Column 3 is the offer that it replies to, which only views read."""

# -- the table --------------------------------------------------------------------------------------------------


def clear_offers(s: Heroes) -> None:
    """Clear the table of offers, at the beginning and at the end of a Market Day."""
    n = s.box.seats
    s.offers, s.gives, s.wants = [], [], []
    s.n_offers = 0
    s.offers_made, s.done, s.timed_out = [0] * n, [0] * n, [0] * n


def find_offer(s: Heroes, number: int) -> int:
    """The index of an open offer in the list, or -1 if there is no open offer of this number."""
    for i in range(len(s.offers)):
        if s.offers[i][NUMBER] == number:
            return i
    return -1


def n_open(s: Heroes, seat: int) -> int:
    n = 0
    for offer in s.offers:
        if offer[MAKER] == seat:
            n += 1
    return n


def close_offer(s: Heroes, i: int, key: str) -> None:
    """AH-250. An offer leaves the table, and everybody is told why."""
    s.tell(EVERYONE, key, seat=s.offers[i][MAKER], n=s.offers[i][NUMBER])
    remove_offer(s, i)


def remove_offer(s: Heroes, i: int) -> None:
    """An offer leaves the table, of which everybody has been told."""
    del s.offers[i]
    del s.gives[i]
    del s.wants[i]


def withdraw_all(s: Heroes, seat: int) -> None:
    """AH-311. Withdraw all offers of a seat."""
    for i in range(len(s.offers) - 1, -1, -1):
        if s.offers[i][MAKER] == seat:
            close_offer(s, i, "offer-withdrawn")


def end_trading(s: Heroes, why: str, n: int = 0) -> None:
    """AH-263, AH-268, AH-269, AH-312. Trading is over, and all open offers lapse."""
    s.tell(EVERYONE, why, n=n)
    if s.offers:
        s.tell(EVERYONE, "offers-expired", n=len(s.offers))
    clear_offers(s)


# -- offering ---------------------------------------------------------------------------------------------------


def may_offer(s: Heroes, seat: int) -> bool:
    """AH-259, AH-260, AH-270. True if this seat may make another offer."""
    return n_open(s, seat) < MOST_OPEN and not (s.heroes.open_market and s.offers_made[seat] >= MOST_OFFERS)


def quota_fault(s: Heroes, seat: int) -> Refused | None:
    """Why this seat may make no further offer, or None."""
    if may_offer(s, seat):
        return None
    if n_open(s, seat) >= MOST_OPEN:
        return refuse("AH-259", "no-room-for-offer", n=MOST_OPEN)
    return refuse("AH-260", "no-more-offers", n=MOST_OFFERS)


def offer_fault(s: Heroes, seat: int, terms: Terms) -> Refused | None:
    """AH-246, AH-251, AH-252, AH-307. Why this offer may not be made, or None."""
    fault = quota_fault(s, seat) or reply_fault(s, seat, terms)
    if fault is not None:
        return fault
    if not covers(s.counts(seat), terms.give):
        return refuse("AH-251", "no-cover", pieces=tuple(terms.give))
    if not 1 <= len(terms.wants) <= N_ALTERNATIVES:
        return refuse("AH-252", "no-so-many-alternatives", n=N_ALTERNATIVES, m=len(terms.wants))
    for i in range(len(terms.wants)):
        if terms.wants[i] == terms.give or terms.wants[i] in terms.wants[:i]:
            return refuse("AH-307", "no-difference")
        for kind in terms.wants[i]:
            if is_immediate(kind) or terms.wants[i].count(kind) > COPIES[kind]:
                return refuse("AH-307", "no-so-many-cards", piece=kind)
    return None


def reply_fault(s: Heroes, seat: int, terms: Terms) -> Refused | None:
    """AH-257, AH-307. Why an offer has a wrong addressee or reply, or None."""
    to = terms.to
    if to != EVERYBODY and (to == seat or to >= s.box.seats or not s.alive[to]):
        return refuse("AH-307", "no-other-tribe", n=to)
    if terms.reply:
        i = find_offer(s, terms.reply)
        if i < 0 or to != s.offers[i][MAKER]:
            return refuse("AH-307", "no-offer-to-reply", n=terms.reply)
    return None


def make_offer(s: Heroes, seat: int, action: Action) -> None:
    """AH-250, AH-253. The offer is open from now on. Everybody has seen that its maker holds what it gives."""
    terms = terms_of(action)
    s.n_offers += 1
    s.offers_made[seat] += 1
    s.offers.append([s.n_offers, seat, terms.to, terms.reply, 0])
    s.gives.append(terms.give)
    s.wants.append(terms.wants)
    show_given(s, seat, terms.give)
    s.tell(EVERYONE, "offer-made", seat=seat, n=s.n_offers, text=action.text.removeprefix("offer "))


def show_given(s: Heroes, seat: int, give: list[int]) -> None:
    """Show the cards that an offer gives to everybody: the first copies of each kind."""
    place = HAND + STRIDE * seat
    wanted = give[:]
    shown: list[int] = []
    for card in s.places[place]:
        if s.box.kind[card] in wanted:
            wanted.remove(s.box.kind[card])
            shown.append(card)
    s.show(shown, EVERYONE)


def listed_offers(s: Heroes, seat: int, found: list[Action]) -> None:
    """AH-318. Each legal one-for-one offer to everyone."""
    if not may_offer(s, seat):
        return
    last = -1
    for kind in s.kinds_in(HAND + STRIDE * seat):
        if kind != last:
            found.extend(OFFERS_OF[kind])
            last = kind


def trade_pieces(seat: int, action: Action) -> tuple[str, ...]:
    """The card that a listed offer gives and the kind that it wants; for an answer to an offer, that offer."""
    if action.verb != "offer" or action.code < 0:
        return action.on
    give, want = action.args[3], action.args[5]
    return (in_hand(seat, give), f"kind/{NAMES[want]}")


# -- accepting --------------------------------------------------------------------------------------------------


ADDRESSEE: Final = 1
CHOICE: Final = 2
DELIVERY: Final = 3
RUIN: Final = 4


def obstacle(s: Heroes, seat: int, i: int, choice: int, counts: list[int]) -> int:
    """AH-248, AH-255, AH-308. What keeps a seat with these counts from accepting an open offer; 0 if nothing does."""
    offer = s.offers[i]
    if offer[MAKER] == seat or offer[TO] not in (EVERYBODY, seat):
        return ADDRESSEE
    if choice >= len(s.wants[i]):
        return CHOICE
    want, give = s.wants[i][choice], s.gives[i]
    if not covers(counts, want):
        return DELIVERY
    ruined = is_ruinous(s, seat, len(want), len(give)) or is_ruinous(s, offer[MAKER], len(give), len(want))
    return RUIN if ruined else 0


def accept_fault(s: Heroes, seat: int, number: int, choice: int) -> Refused | None:
    """Why this seat may not accept an offer, or None."""
    i = find_offer(s, number)
    if i < 0:
        return refuse("AH-255", "no-open-offer", n=number)
    found = obstacle(s, seat, i, choice, s.counts(seat))
    if found == ADDRESSEE:
        return refuse("AH-255", "no-offer-to-you", n=number)
    if found == CHOICE:
        return refuse("AH-255", "no-such-alternative", n=number, m=len(s.wants[i]))
    if found == DELIVERY:
        return refuse("AH-255", "no-delivery", pieces=tuple(s.wants[i][choice]))
    if found == RUIN:
        return refuse("AH-248", "no-elimination-by-trade")
    return None


def is_ruinous(s: Heroes, seat: int, n_given: int, n_gotten: int) -> bool:
    """AH-248. True if this exchange would leave the seat with neither cards nor Cities."""
    return s.cities[seat] == 0 and s.n_hand(seat) - n_given + n_gotten <= 0


def listed_accepts(s: Heroes, seat: int, found: list[Action]) -> None:
    if not s.offers:
        return
    counts = s.counts(seat)
    for i in range(len(s.offers)):
        row = ACCEPT[s.offers[i][NUMBER] - 1]
        for choice in range(len(s.wants[i])):
            if obstacle(s, seat, i, choice, counts) == 0:
                found.append(row[choice])


def listed_withdrawals(s: Heroes, seat: int, found: list[Action]) -> None:
    for offer in s.offers:
        if offer[MAKER] == seat:
            found.append(WITHDRAW[offer[NUMBER] - 1])


def exchange(s: Heroes, seat: int, number: int, choice: int) -> None:
    """AH-247, AH-256, I-7. Both sides are delivered in one step, and the offer is closed."""
    i = find_offer(s, number)
    maker, give, want = s.offers[i][MAKER], s.gives[i], s.wants[i][choice]
    s.tell(EVERYONE, "traded", seat=seat, rival=maker, n=number, pieces=tuple(give), text=f"{named(want)} for {named(give)}")
    remove_offer(s, i)
    from_maker = first_copies(s, maker, give)
    from_taker = first_copies(s, seat, want)
    for card in from_maker:
        s.move(card, HAND + STRIDE * maker, HAND + STRIDE * seat, EVERYONE)
    for card in from_taker:
        s.move(card, HAND + STRIDE * seat, HAND + STRIDE * maker, EVERYONE)
    for kind in give:
        s.note_received(seat, kind)
    for kind in want:
        s.note_received(maker, kind)
    lapse_offers(s)


def first_copies(s: Heroes, seat: int, kinds: list[int]) -> list[int]:
    """AH-317. The first copies of these kinds in a hand."""
    wanted = kinds[:]
    found: list[int] = []
    for card in s.places[HAND + STRIDE * seat]:
        if s.box.kind[card] in wanted:
            wanted.remove(s.box.kind[card])
            found.append(card)
    return found


def lapse_offers(s: Heroes) -> None:
    """AH-254. Offers lapse whose makers no longer hold what they give. Those that stay open show that they do."""
    for i in range(len(s.offers) - 1, -1, -1):
        if covers(s.counts(s.offers[i][MAKER]), s.gives[i]):
            show_given(s, s.offers[i][MAKER], s.gives[i])
        else:
            close_offer(s, i, "offer-lapsed")


# -- commands of both forms ------------------------------------------------------------------------------------


def trade_fault(s: Heroes, seat: int, action: Action) -> Refused | None:
    """Why an offer, acceptance or withdrawal is illegal, or None."""
    if action.verb == "offer":
        return offer_fault(s, seat, terms_of(action))
    if action.verb == "accept":
        return accept_fault(s, seat, action.args[0], action.args[1])
    if action.verb == "withdraw":
        i = find_offer(s, action.args[0])
        if i < 0 or s.offers[i][MAKER] != seat:
            return refuse("AH-267", "no-offer-of-yours", n=action.args[0])
    return None


def carry_out(s: Heroes, seat: int, action: Action) -> None:
    """Carry out an action that both forms of trading have."""
    if action.verb == "offer":
        make_offer(s, seat, action)
    elif action.verb == "accept":
        exchange(s, seat, action.args[0], action.args[1])
    elif action.verb == "withdraw":
        close_offer(s, find_offer(s, action.args[0]), "offer-withdrawn")
    elif action is PASS:
        s.tell(EVERYONE, "passed", seat=seat)
