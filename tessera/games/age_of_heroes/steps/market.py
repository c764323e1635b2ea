"""Market Day: draws, then immediate cards, then trading (chapter 15)."""

from __future__ import annotations

from tessera.core.agenda import Step
from tessera.core.seats import EVERYONE
from tessera.games.age_of_heroes.kinds import is_disaster
from tessera.games.age_of_heroes.places import ASIDE, DISCARDS, REVEALED, STRIDE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.base import SeatStep
from tessera.games.age_of_heroes.steps.draws import SET_ASIDE, DrawCards
from tessera.games.age_of_heroes.steps.events import ResolveEvent
from tessera.games.age_of_heroes.steps.offering import clear_offers
from tessera.games.age_of_heroes.steps.trade import BARGAIN, CallTrader


class MarketDay(Step[Heroes]):
    """AH-231 to AH-234. Everyone draws a card, and one more for each connected tribe. The counts are taken before the draws."""

    def run(self, s: Heroes) -> None:
        s.phase = "market"
        s.tell(EVERYONE, "market-day", n=s.round + 1)
        order = s.clockwise(s.start_seat)
        draws = [DrawCards(seat, 1 + s.n_connected(seat), SET_ASIDE) for seat in order]
        events = [ResolveAside(seat) for seat in order]
        s.then(*draws, *events, OpenTrading())


class ResolveAside(SeatStep):
    """AH-236 to AH-240. The cards that a seat set aside are resolved in the order drawn, each completely before the next."""

    def run(self, s: Heroes) -> None:
        aside = ASIDE + STRIDE * self.seat
        if not s.places[aside]:
            return
        card = s.places[aside][0]
        kind = s.box.kind[card]
        s.agenda.append(self)
        if s.round == 0 and is_disaster(kind):  # AH-37
            s.move(card, aside, DISCARDS, EVERYONE)
            s.tell(EVERYONE, "disaster-spared", seat=self.seat, piece=kind)
            return
        s.move(card, aside, REVEALED, EVERYONE)
        s.tell(EVERYONE, "event-resolved", seat=self.seat, piece=kind)
        s.keep_moment()
        s.then(ResolveEvent(kind, self.seat))


class OpenTrading(Step[Heroes]):
    """AH-241, AH-313. Trading begins, in the form that was chosen before the match."""

    def run(self, s: Heroes) -> None:
        clear_offers(s)
        if s.heroes.open_market:
            s.then(BARGAIN)
        elif s.heroes.market_circuits:
            s.then(CallTrader(s.start_seat, 0, 0, 0))
