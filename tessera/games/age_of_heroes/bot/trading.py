"""How a sensible player trades: by what cards are worth to each tribe and who is likely to hold what."""

from __future__ import annotations

from tessera.core.action import Action
from tessera.core.event import Message
from tessera.games.age_of_heroes.actions import DONE, PASS, TRADABLE
from tessera.games.age_of_heroes.bot.parameters import Parameters
from tessera.games.age_of_heroes.bot.valuation import bundle_worth, card_worth, denial, known_counts, unseen_counts
from tessera.games.age_of_heroes.kinds import N_RESOURCES
from tessera.games.age_of_heroes.offers import terms_of
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.offering import MAKER, find_offer


class Barter:
    """The market as one seat sees it, worked out once for all its options."""

    def __init__(self, p: Parameters, s: Heroes, seat: int) -> None:
        self.parameters = p
        self.s = s
        self.seat = seat
        self.counts = s.counts(seat)
        self.taken: list[float] = [0.0] * N_RESOURCES
        """For each kind what one more card of it would be worth to me,"""
        self.given: list[float] = [0.0] * N_RESOURCES
        """and what the last one is that I hold."""
        for kind in TRADABLE:
            n = self.counts[kind]
            self.taken[kind] = card_worth(p, s, seat, kind, n)
            if n:
                self.given[kind] = card_worth(p, s, seat, kind, n - 1)
        self.rivals: list[int] = []
        """Whom I have looked at: nobody before there is an offer worth making."""
        self.rival_values: list[list[float]] = []
        """For each seat what a first card of each kind would be worth to it,"""
        self.chances: list[list[float]] = []
        """and how likely it holds one."""

    def look_around(self) -> None:
        """Work out what the rivals may want and have."""
        s, n_seats = self.s, self.s.box.seats
        self.rivals = [rival for rival in s.clockwise(self.seat) if rival != self.seat]
        self.rival_values = [[0.0] * N_RESOURCES for _ in range(n_seats)]
        self.chances = [[0.0] * N_RESOURCES for _ in range(n_seats)]
        unseen = unseen_counts(s, self.seat)
        total = max(1, sum(unseen))
        for rival in self.rivals:
            n = s.n_hand(rival)
            known = known_counts(s, self.seat, rival)
            for kind in TRADABLE:
                self.rival_values[rival][kind] = card_worth(self.parameters, s, rival, kind, 0)
                self.chances[rival][kind] = 1.0 if known[kind] else 1.0 - (1.0 - unseen[kind] / total) ** n

    def weigh(self, option: Action) -> float:
        if option.verb == "accept":
            return self.accept_worth(option)
        if option.verb == "offer":
            return self.offer_worth(option)
        if option is PASS or option is DONE:
            return 0.0
        return -1.0

    def accept_worth(self, option: Action) -> float:
        """What the exchange brings to me, less what it does for the other."""
        s = self.s
        i = find_offer(s, option.args[0])
        maker, give, want = s.offers[i][MAKER], s.gives[i], s.wants[i][option.args[1]]
        gain = bundle_worth(self.parameters, s, self.seat, self.counts, give, want)
        for kind in want:
            gain -= denial(self.parameters, s, maker, kind)
        return 2.0 * gain - self.parameters.keenness if gain > self.parameters.keenness else -1.0

    def offer_worth(self, option: Action) -> float:
        """What a one-for-one offer would bring, times how likely somebody takes it."""
        if len(option.args) != 6:
            return -1.0
        give, want = option.args[3], option.args[5]
        gain = self.taken[want] - self.given[give]
        if gain <= self.parameters.keenness or self.is_open(give, want):
            return -1.0
        if not self.rivals:
            self.look_around()
        nobody = 1.0
        best = 0.0
        for rival in self.rivals:
            if self.rival_values[rival][give] > self.rival_values[rival][want] + self.parameters.keenness:
                taken = gain - denial(self.parameters, self.s, rival, give)
                if taken > 0.0:
                    nobody *= 1.0 - self.chances[rival][want]
                    best = max(best, taken)
        return best * (1.0 - nobody) - 0.05

    def is_open(self, give: int, want: int) -> bool:
        """Do I offer this already?"""
        s = self.s
        for i in range(len(s.offers)):
            if s.offers[i][MAKER] == self.seat and s.gives[i] == [give] and s.wants[i] == [[want]]:
                return True
        return False

    def explain(self, action: Action) -> Message:
        """What it brings would do more than what is given."""
        if action.verb == "offer":
            terms = terms_of(action)
            want = terms.wants[0]
        else:
            i = find_offer(self.s, action.args[0])
            want = self.s.gives[i]
        return Message("why-barter" if want else "why-nothing-better", pieces=tuple(want))
