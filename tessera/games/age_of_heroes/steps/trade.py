"""The two forms of trading: by turns, for simulations and play by mail, and all at once, for people (chapter 16)."""

from __future__ import annotations

from typing import ClassVar, Final

from tessera.core.action import Action
from tessera.core.agenda import Ask, Step
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE
from tessera.games.age_of_heroes.actions import DECLINE, DONE, PASS
from tessera.games.age_of_heroes.offers import BARGAIN_GRAMMAR, EVERYBODY, OFFER_GRAMMAR, read_accept, read_offer
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.offering import (
    DECLINED,
    MAKER,
    NUMBER,
    TO,
    carry_out,
    close_offer,
    end_trading,
    find_offer,
    listed_accepts,
    listed_offers,
    listed_withdrawals,
    remove_offer,
    trade_fault,
    trade_pieces,
    withdraw_all,
)

ANSWERS: Final = ("pass", "accept", "withdraw", "offer")
"""AH-266. The verbs of what a called seat may do."""

# -- by turns ---------------------------------------------------------------------------------------------------


class CallTrader(Ask[Heroes]):
    """AH-266 to AH-270. Survivors are called clockwise, and each answers once. A circuit of passes ends the trading."""

    RULE: ClassVar[str] = "AH-266"
    TITLE: ClassVar[str] = "ask-trade"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "circuit", "call", "passes")
    GRAMMAR: ClassVar[str] = OFFER_GRAMMAR

    def __init__(self, seat: int, circuit: int, call: int, passes: int) -> None:
        super().__init__(seat)
        self.circuit = circuit
        self.call = call
        """The number of survivors who were called in this circuit before."""
        self.passes = passes
        """The number of them who passed."""

    def choices(self, s: Heroes) -> list[Action]:
        found: list[Action] = [PASS]
        listed_accepts(s, self.seat, found)
        listed_withdrawals(s, self.seat, found)
        listed_offers(s, self.seat, found)
        return found

    def pieces(self, s: Heroes, seat: int, action: Action) -> tuple[str, ...]:
        return trade_pieces(seat, action)

    def parse(self, s: Heroes, seat: int, text: str) -> Action | None:
        return read_offer(text) or read_accept(text, [offer[NUMBER] for offer in s.offers], s.wants)

    def allows(self, s: Heroes, seat: int, action: Action) -> bool:
        return seat == self.seat and trade_fault(s, seat, action) is None and action.verb in ANSWERS

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        fault = trade_fault(s, seat, action)
        return fault or refuse("AH-266", "no-answer-to-call")

    def default(self, s: Heroes, seat: int) -> Action:
        return PASS

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        carry_out(s, seat, action)
        passes = self.passes + (1 if action is PASS else 0)
        n = s.n_alive()
        left = s.clockwise(seat + 1)[0]
        if self.call + 1 < n:
            s.agenda.append(CallTrader(left, self.circuit, self.call + 1, passes))
        elif passes == n:
            end_trading(s, "trading-over-passed", n)
        elif self.circuit + 1 == s.heroes.market_circuits:
            end_trading(s, "trading-over-circuits", self.circuit + 1)
        else:
            s.agenda.append(CallTrader(left, self.circuit + 1, 0, 0))


# -- live -------------------------------------------------------------------------------------------------------


class Bargain(Step[Heroes]):
    """AH-250 to AH-265. All trade at once until everybody is done.

    The offers of a seat that is done stay open, and it may still offer, accept, decline and withdraw.
    """

    RULE: ClassVar[str] = "AH-263"
    TITLE: ClassVar[str] = "ask-bargain"
    GRAMMAR: ClassVar[str] = BARGAIN_GRAMMAR

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

    def pieces(self, s: Heroes, seat: int, action: Action) -> tuple[str, ...]:
        return trade_pieces(seat, action)

    def parse(self, s: Heroes, seat: int, text: str) -> Action | None:
        if text.startswith("say "):
            return Action(-1, "say", (), text, ())
        return read_offer(text) or read_accept(text, [offer[NUMBER] for offer in s.offers], s.wants)

    def allows(self, s: Heroes, seat: int, action: Action) -> bool:
        return bargain_fault(s, seat, action) is None

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        return bargain_fault(s, seat, action) or refuse("AH-263", "no-time-but-trade", text=BARGAIN_GRAMMAR)

    def is_last_word(self, action: Action) -> bool:
        return action is DONE

    def default(self, s: Heroes, seat: int) -> Action:
        return DONE

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        if action is DONE:
            s.done[seat] = 1
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
        """AH-262. The parties of an exchange, and the maker and all addressees of an offer, are no longer done."""
        if action.verb == "accept":
            rival = s.offers[find_offer(s, action.args[0])][MAKER]
        elif action.verb == "offer":
            rival = action.args[0]
        else:
            return
        for other in range(s.box.seats):
            if other == seat or rival in (EVERYBODY, other):
                s.done[other] = s.timed_out[other]

    def go_on(self, s: Heroes) -> None:
        """AH-263. Trading ends when all survivors are done."""
        if self.waiting(s):
            s.agenda.append(self)
        else:
            end_trading(s, "trading-over")

    def timeout(self, s: Heroes, seat: int) -> None:
        """AH-264, AH-311. The seat trades no more today. Its offers are withdrawn, and those to it alone are declined."""
        s.done[seat] = 1
        s.timed_out[seat] = 1
        withdraw_all(s, seat)
        for i in range(len(s.offers) - 1, -1, -1):
            if s.offers[i][TO] == seat:
                close_offer(s, i, "offer-declined")
        s.tell(EVERYONE, "trades-no-more", seat=seat)
        self.go_on(s)


def may_trade(s: Heroes, seat: int) -> bool:
    """AH-282, AH-311. A survivor may trade who has not run out of time."""
    return 0 <= seat < s.box.seats and s.alive[seat] == 1 and not s.timed_out[seat]


def may_decline(offer: list[int], seat: int) -> bool:
    """AH-309. A seat may decline an offer to it or to everyone that is not its own and that it has not declined before."""
    return offer[MAKER] != seat and offer[TO] in (EVERYBODY, seat) and not offer[DECLINED] >> seat & 1


def decline(s: Heroes, seat: int, i: int) -> None:
    """AH-258. To decline closes an offer to one seat. On an offer to everyone it is only a signal."""
    s.tell(EVERYONE, "declined", seat=seat, rival=s.offers[i][MAKER], n=s.offers[i][NUMBER])
    if s.offers[i][TO] == seat:
        remove_offer(s, i)
    else:
        s.offers[i][DECLINED] |= 1 << seat


def bargain_fault(s: Heroes, seat: int, action: Action) -> Refused | None:
    """Why a trading command is illegal in the live form, or None."""
    if not may_trade(s, seat):
        return refuse("AH-311", "no-more-trade")
    if action is DONE:
        return refuse("AH-309", "no-second-done") if s.done[seat] else None
    if action.verb == "decline":
        i = find_offer(s, action.args[0])
        if i < 0 or not may_decline(s.offers[i], seat):
            return refuse("AH-309", "no-offer-to-decline", n=action.args[0])
        return None
    if action.verb not in ("offer", "accept", "withdraw", "say"):
        return refuse("AH-263", "no-time-but-trade", text=BARGAIN_GRAMMAR)
    if action.verb == "offer" and 0 <= action.args[0] < s.box.seats and s.timed_out[action.args[0]]:
        return refuse("AH-264", "no-trade-with", rival=action.args[0])
    return trade_fault(s, seat, action)


BARGAIN: Final = Bargain()
