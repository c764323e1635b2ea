"""Market Day: draws, then immediate cards, then trading (chapter 15)."""

from __future__ import annotations

from typing import ClassVar

from tessera.core.action import Action
from tessera.core.agenda import Step
from tessera.core.refusal import Refused, refuse
from tessera.core.seats import EVERYONE
from tessera.games.age_of_heroes.actions import RESOLVE
from tessera.games.age_of_heroes.components import NAMES
from tessera.games.age_of_heroes.kinds import N_RESOURCES, is_disaster
from tessera.games.age_of_heroes.places import ASIDE, DISCARDS, REVEALED, STRIDE
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.base import AskIfDue
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


class ResolveAside(AskIfDue):
    """AH-236 to AH-240. The cards that a seat set aside are resolved one by one, in an order that the seat chooses."""

    RULE: ClassVar[str] = "AH-237"
    TITLE: ClassVar[str] = "ask-aside"

    def is_due(self, s: Heroes) -> bool:
        """Only different kinds have an order, and the disasters of the first Market Day have no effect (AH-37)."""
        return s.round > 0 and len(self.choices(s)) > 1

    def choices(self, s: Heroes) -> list[Action]:
        kinds = s.kinds_in(ASIDE + STRIDE * self.seat)
        return [RESOLVE[kind] for kind in range(N_RESOURCES) if kind in kinds]

    def pieces(self, s: Heroes, seat: int, action: Action) -> tuple[str, ...]:
        return (f"aside/{seat}/{NAMES[action.args[0]]}",)

    def default(self, s: Heroes, seat: int) -> Action:
        """The cards in the order drawn."""
        return RESOLVE[s.kinds_in(ASIDE + STRIDE * seat)[0]]

    def why_not(self, s: Heroes, seat: int, action: Action) -> Refused:
        return refuse("AH-237", "no-such-card-aside")

    def take(self, s: Heroes, seat: int, action: Action) -> None:
        self.resolve(s, action.args[0])

    def run(self, s: Heroes) -> None:
        kinds = s.kinds_in(ASIDE + STRIDE * self.seat)
        if kinds:
            self.resolve(s, kinds[0])

    def resolve(self, s: Heroes, kind: int) -> None:
        """Resolve a card of this kind completely before the next (AH-238)."""
        aside = ASIDE + STRIDE * self.seat
        card = s.one_of(kind, aside)
        s.agenda.append(self)
        if s.round == 0 and is_disaster(kind):  # AH-37
            s.move(card, aside, DISCARDS, EVERYONE)
            s.tell(EVERYONE, "disaster-passed-over", seat=self.seat, piece=kind)
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
