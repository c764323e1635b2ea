"""Trading: offers that stand on the table, live for people and by turns for simulation (chapter 16)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused
from tessera.core.seats import EVERYONE
from tessera.games.age_of_heroes.actions import (
    ACCEPT,
    DECLINE,
    DONE,
    N_ALTERNATIVES,
    OFFER,
    PASS,
    TRADABLE,
    WITHDRAW,
)
from tessera.games.age_of_heroes.components import COPIES, NAMES
from tessera.games.age_of_heroes.kinds import is_immediate
from tessera.games.age_of_heroes.offers import EVERYBODY, GRAMMAR, Terms, read_accept, read_offer, terms_of
from tessera.games.age_of_heroes.places import HAND, STRIDE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.battle import ALONE

MOST_OPEN: Final = 4
"""AH-259."""
MOST_OFFERS: Final = 12
"""AH-260."""
NUMBER: Final = 0
MAKER: Final = 1
TO: Final = 2
REPLY: Final = 3
DECLINED: Final = 4

# -- the table --------------------------------------------------------------------------------------------------


def clear_offers(s: Heroes) -> None:
    """A Market Day begins or ends with an empty table."""
    n = s.box.seats
    s.offers, s.gives, s.wants = [], [], []
    s.n_offers = 0
    s.offers_made, s.done, s.timed_out = [0] * n, [0] * n, [0] * n


def find_offer(s: Heroes, number: int) -> int:
    """Where an open offer stands in the list; -1 if it is not open."""
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
    del s.offers[i]
    del s.gives[i]
    del s.wants[i]


def close_all(s: Heroes, seat: int, key: str) -> None:
    """Close all offers of a seat, or everybody's for -1."""
    for i in range(len(s.offers) - 1, -1, -1):
        if seat in (EVERYBODY, s.offers[i][MAKER]):
            close_offer(s, i, key)


def end_trading(s: Heroes) -> None:
    """AH-263, AH-312. All open offers lapse."""
    close_all(s, EVERYBODY, "offer-lapsed")
    clear_offers(s)
    s.tell(EVERYONE, "trading-over")


# -- offering ---------------------------------------------------------------------------------------------------


def quota_fault(s: Heroes, seat: int) -> Refused | None:
    """AH-259, AH-260, AH-270. Why this seat may make no further offer, or None."""
    if n_open(s, seat) >= MOST_OPEN:
        return Refused("AH-259", f"you have {MOST_OPEN} open offers; withdraw one first")
    if s.heroes.open_market and s.offers_made[seat] >= MOST_OFFERS:
        return Refused("AH-260", f"you have made {MOST_OFFERS} offers this Market Day")
    return None


def offer_fault(s: Heroes, seat: int, terms: Terms) -> Refused | None:
    """AH-246, AH-251, AH-252, AH-307. Why this offer may not be made, or None."""
    fault = quota_fault(s, seat) or reply_fault(s, seat, terms)
    if fault is not None:
        return fault
    if not s.holds(seat, terms.give):
        return Refused("AH-251", f"your hand does not hold all you offer: {' '.join([NAMES[kind] for kind in terms.give])}")
    if not 1 <= len(terms.wants) <= N_ALTERNATIVES:
        return Refused("AH-252", f"an offer names one to {N_ALTERNATIVES} alternatives, not {len(terms.wants)}")
    for i in range(len(terms.wants)):
        if terms.wants[i] == terms.give or terms.wants[i] in terms.wants[:i]:
            return Refused("AH-307", "the alternatives must differ from one another and from what is given")
        for kind in terms.wants[i]:
            if is_immediate(kind) or terms.wants[i].count(kind) > COPIES[kind]:
                return Refused("AH-307", f"nobody can deliver that much {NAMES[kind]}")
    return None


def reply_fault(s: Heroes, seat: int, terms: Terms) -> Refused | None:
    """AH-257, AH-307. Why addressee or reference of an offer are wrong, or None."""
    to = terms.to
    if to != EVERYBODY and (to == seat or to >= s.box.seats or not s.alive[to]):
        return Refused("AH-307", f"seat {to} is no other surviving player")
    if terms.reply:
        i = find_offer(s, terms.reply)
        if i < 0 or to != s.offers[i][MAKER]:
            return Refused("AH-307", f"o{terms.reply} is no open offer of the addressee")
    return None


def make_offer(s: Heroes, seat: int, terms: Terms) -> None:
    """AH-250, AH-253. The offer stands open; all have seen that its maker holds what is given."""
    s.n_offers += 1
    s.offers_made[seat] += 1
    s.offers.append([s.n_offers, seat, terms.to, terms.reply, 0])
    s.gives.append(terms.give)
    s.wants.append(terms.wants)
    show_given(s, seat, terms.give)
    s.tell(EVERYONE, "offer-made", seat=seat, n=s.n_offers, text=terms.text())


def show_given(s: Heroes, seat: int, give: list[int]) -> None:
    """Who offers a card has shown that it is there: the first copies of each kind."""
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
    if quota_fault(s, seat) is not None:
        return
    counts = s.counts(seat)
    for give in TRADABLE:
        if counts[give]:
            row = OFFER[give]
            for want in TRADABLE:
                action = row[want]
                if action is not None:
                    found.append(action)


# -- accepting --------------------------------------------------------------------------------------------------


def accept_fault(s: Heroes, seat: int, number: int, choice: int) -> Refused | None:
    """AH-248, AH-255, AH-308. Why this seat may not accept, or None."""
    i = find_offer(s, number)
    if i < 0:
        return Refused("AH-255", f"o{number} is not open")
    offer = s.offers[i]
    if offer[MAKER] == seat or offer[TO] not in (EVERYBODY, seat):
        return Refused("AH-255", f"o{number} is not addressed to you")
    if choice >= len(s.wants[i]):
        return Refused("AH-255", f"o{number} has {len(s.wants[i])} alternatives")
    want, give = s.wants[i][choice], s.gives[i]
    if not s.holds(seat, want):
        return Refused("AH-255", f"you do not hold {' '.join([NAMES[kind] for kind in want])}")
    if is_ruinous(s, seat, len(want), len(give)) or is_ruinous(s, offer[MAKER], len(give), len(want)):
        return Refused("AH-248", "the exchange would leave a player with neither cards nor Cities")
    return None


def is_ruinous(s: Heroes, seat: int, n_given: int, n_gotten: int) -> bool:
    """AH-248. Would this exchange leave the seat with nothing that keeps it in the game?"""
    return s.cities[seat] == 0 and s.n_hand(seat) - n_given + n_gotten <= 0


def listed_accepts(s: Heroes, seat: int, found: list[Action]) -> None:
    for i in range(len(s.offers)):
        number = s.offers[i][NUMBER]
        for choice in range(len(s.wants[i])):
            if accept_fault(s, seat, number, choice) is None:
                found.append(ACCEPT[number - 1][choice])


def listed_withdrawals(s: Heroes, seat: int, found: list[Action]) -> None:
    for offer in s.offers:
        if offer[MAKER] == seat:
            found.append(WITHDRAW[offer[NUMBER] - 1])


def exchange(s: Heroes, seat: int, number: int, choice: int) -> None:
    """AH-247, AH-256, I-7. Both sides are delivered in one step, and the offer is closed."""
    i = find_offer(s, number)
    maker, give, want = s.offers[i][MAKER], s.gives[i], s.wants[i][choice]
    s.tell(EVERYONE, "traded", seat=seat, rival=maker, n=number, pieces=tuple(give), text=spoken_kinds(want))
    close_offer(s, i, "offer-closed")
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


def spoken_kinds(kinds: list[int]) -> str:
    return " ".join([NAMES[kind] for kind in kinds]) if kinds else "nothing"


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
    """AH-254. An offer lapses when its maker no longer holds what it gives; one that stands shows that it does."""
    for i in range(len(s.offers) - 1, -1, -1):
        if s.holds(s.offers[i][MAKER], s.gives[i]):
            show_given(s, s.offers[i][MAKER], s.gives[i])
        else:
            close_offer(s, i, "offer-lapsed")


# -- by turns ---------------------------------------------------------------------------------------------------


class CallTrader(Step[Heroes]):
    """AH-266 to AH-270. Survivors are called clockwise, each answers once; a circuit of passes ends it."""

    RULE: ClassVar[str] = "AH-266"
    TITLE: ClassVar[str] = "ask-trade"
    FIELDS: ClassVar[tuple[str, ...]] = ("circuit", "call", "passes")
    GRAMMAR: ClassVar[str] = GRAMMAR

    def __init__(self, circuit: int, call: int, passes: int) -> None:
        self.circuit = circuit
        self.call = call
        """How many survivors were called in this circuit, and how many of them passed."""
        self.passes = passes

    def called(self, s: Heroes) -> int:
        return s.clockwise(s.start_seat)[self.call]

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return ALONE[self.called(s)]

    def options(self, s: Heroes, seat: int) -> list[Action]:
        if seat != self.called(s):
            return []
        found: list[Action] = [PASS]
        listed_accepts(s, seat, found)
        listed_withdrawals(s, seat, found)
        listed_offers(s, seat, found)
        return found

    def parse(self, s: Heroes, seat: int, text: str) -> Action | None:
        return read_offer(text) or read_accept(text, [offer[NUMBER] for offer in s.offers], s.wants)

    def allows(self, s: Heroes, seat: int, action: Action) -> bool:
        return seat == self.called(s) and trade_fault(s, seat, action) is None and action.verb in ANSWERS

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        fault = trade_fault(s, seat, action)
        return fault or Refused("AH-266", "a called player offers, accepts, withdraws or passes")

    def default(self, s: Heroes, seat: int) -> Action:
        return PASS

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        carry_out(s, seat, action)
        passes = self.passes + (1 if action is PASS else 0)
        n = s.n_alive()
        if self.call + 1 < n:
            s.agenda.append(CallTrader(self.circuit, self.call + 1, passes))
        elif passes < n and self.circuit + 1 < s.heroes.market_circuits:
            s.agenda.append(CallTrader(self.circuit + 1, 0, 0))
        else:
            end_trading(s)


ANSWERS: Final = ("pass", "accept", "withdraw", "offer")


def trade_fault(s: Heroes, seat: int, action: Action) -> Refused | None:
    """Why an offer, acceptance or withdrawal is illegal, or None."""
    if action.verb == "offer":
        return offer_fault(s, seat, terms_of(action))
    if action.verb == "accept":
        return accept_fault(s, seat, action.args[0], action.args[1])
    if action.verb == "withdraw":
        i = find_offer(s, action.args[0])
        if i < 0 or s.offers[i][MAKER] != seat:
            return Refused("AH-267", f"o{action.args[0]} is no open offer of yours")
    return None


def carry_out(s: Heroes, seat: int, action: Action) -> None:
    """What is the same in both forms of trading."""
    if action.verb == "offer":
        make_offer(s, seat, terms_of(action))
    elif action.verb == "accept":
        exchange(s, seat, action.args[0], action.args[1])
    elif action.verb == "withdraw":
        close_offer(s, find_offer(s, action.args[0]), "offer-withdrawn")
    elif action is PASS:
        s.tell(EVERYONE, "passed", seat=seat)


# -- live -------------------------------------------------------------------------------------------------------


class Bargain(Step[Heroes]):
    """AH-250 to AH-265. All talk at once; it ends when everybody is done. Even who is done may accept or offer."""

    RULE: ClassVar[str] = "AH-263"
    TITLE: ClassVar[str] = "ask-bargain"
    GRAMMAR: ClassVar[str] = GRAMMAR

    def waiting(self, s: Heroes) -> tuple[int, ...]:
        return tuple([seat for seat in range(s.box.seats) if s.alive[seat] and not s.done[seat]])

    def options(self, s: Heroes, seat: int) -> list[Action]:
        found: list[Action] = []
        if not may_trade(s, seat):
            return found
        if not s.done[seat]:
            found.append(DONE)
        listed_accepts(s, seat, found)
        for offer in s.offers:
            if may_decline(offer, seat):
                found.append(DECLINE[offer[NUMBER] - 1])
        listed_withdrawals(s, seat, found)
        listed_offers(s, seat, found)
        return found

    def parse(self, s: Heroes, seat: int, text: str) -> Action | None:
        if text.startswith("say "):
            return Action(-1, "say", (), text, ())
        return read_offer(text) or read_accept(text, [offer[NUMBER] for offer in s.offers], s.wants)

    def allows(self, s: Heroes, seat: int, action: Action) -> bool:
        return bargain_fault(s, seat, action) is None

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        return bargain_fault(s, seat, action) or Refused("AH-263", f"this is the time to trade: {GRAMMAR}")

    def default(self, s: Heroes, seat: int) -> Action:
        return DONE

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        if action is DONE:
            s.done[seat] = 1
            close_all(s, seat, "offer-withdrawn")
            s.tell(EVERYONE, "done-trading", seat=seat)
        elif action.verb == "say":
            s.tell(EVERYONE, "said", seat=seat, text=action.text[4:])
        elif action.verb == "decline":
            decline(s, seat, find_offer(s, action.args[0]))
        else:
            self.reopen(s, seat, action)
            carry_out(s, seat, action)
        self.go_on(s)

    def reopen(self, s: Heroes, seat: int, action: Action) -> None:
        """AH-262. Parties of an exchange, makers and sole addressees of offers are no longer done."""
        if action.verb == "offer":
            s.done[seat] = 0
            rival = action.args[0]
        elif action.verb == "accept":
            s.done[seat] = 0
            rival = s.offers[find_offer(s, action.args[0])][MAKER]
        else:
            return
        if rival != EVERYBODY and not s.timed_out[rival]:
            s.done[rival] = 0

    def go_on(self, s: Heroes) -> None:
        """AH-263. Trading ends when all survivors are done."""
        if self.waiting(s):
            s.agenda.append(self)
        else:
            end_trading(s)

    def timeout(self, s: Heroes, seat: int) -> None:
        """AH-264, AH-311. Done for this Market Day, with nothing open and nothing to be waited for."""
        s.done[seat] = 1
        s.timed_out[seat] = 1
        close_all(s, seat, "offer-withdrawn")
        for i in range(len(s.offers) - 1, -1, -1):
            if s.offers[i][TO] == seat:
                close_offer(s, i, "offer-declined")
        s.tell(EVERYONE, "timed-out", seat=seat)
        self.go_on(s)


def may_trade(s: Heroes, seat: int) -> bool:
    """AH-282, AH-311. A survivor whose time is not out."""
    return 0 <= seat < s.box.seats and s.alive[seat] == 1 and not s.timed_out[seat]


def may_decline(offer: list[int], seat: int) -> bool:
    """AH-309. An offer to this seat or to everyone, not its own, and not declined before."""
    return offer[MAKER] != seat and offer[TO] in (EVERYBODY, seat) and not offer[DECLINED] >> seat & 1


def decline(s: Heroes, seat: int, i: int) -> None:
    """AH-258. An offer to one is closed by it; to everyone it is a signal."""
    s.tell(EVERYONE, "declined", seat=seat, rival=s.offers[i][MAKER], n=s.offers[i][NUMBER])
    if s.offers[i][TO] == seat:
        close_offer(s, i, "offer-declined")
    else:
        s.offers[i][DECLINED] |= 1 << seat


def bargain_fault(s: Heroes, seat: int, action: Action) -> Refused | None:
    """Why a trading command is illegal in the live form, or None."""
    if not may_trade(s, seat):
        return Refused("AH-311", "you trade no more this Market Day")
    if action is DONE:
        return Refused("AH-309", "you are done already") if s.done[seat] else None
    if action.verb == "decline":
        i = find_offer(s, action.args[0])
        if i < 0 or not may_decline(s.offers[i], seat):
            return Refused("AH-309", f"o{action.args[0]} is not an open offer to you that you have not declined yet")
        return None
    if action.verb not in ("offer", "accept", "withdraw", "say"):
        return Refused("AH-263", f"this is the time to trade: {GRAMMAR}")
    if action.verb == "offer" and action.args[0] != EVERYBODY and s.timed_out[action.args[0] % s.box.seats]:
        return Refused("AH-264", f"seat {action.args[0]} trades no more this Market Day")
    return trade_fault(s, seat, action)


BARGAIN: Final = Bargain()
