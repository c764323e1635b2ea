"""How the bot trades: by the value of cards for each tribe, and by who is likely to hold them."""

from __future__ import annotations

from typing import Final

from tessera.core.action import Action
from tessera.core.event import Message
from tessera.games.age_of_heroes.actions import DONE, PASS, TRADABLE
from tessera.games.age_of_heroes.bot.parameters import Parameters
from tessera.games.age_of_heroes.bot.valuation import bundle_value, card_value, denial, known_counts, unseen_counts
from tessera.games.age_of_heroes.kinds import N_RESOURCES
from tessera.games.age_of_heroes.offers import terms_of
from tessera.games.age_of_heroes.state import Heroes
from tessera.games.age_of_heroes.steps.offering import MAKER, find_offer

GIFT: Final = 2000.0
ACCEPTING: Final = 1000.0
COUNTERING: Final = 500.0
DECLINING: Final = 250.0
"""What is added to the value of each kind of answer, so that offers on the table are answered before new ones are made."""
ROUNDING: Final = 1e-9
"""A loss as small as this is none."""
DECISIVE: Final = 4.5
"""A card is not handed over, though it is well paid, if letting a rival have it costs as much as this."""
SHOWN: Final = 1.0
"""By how much a rival that offers a card wants it less than expected, and the card that it asks for more."""


class Barter:
    """The market as one seat sees it. It is worked out once for all options of a question."""

    def __init__(self, p: Parameters, s: Heroes, seat: int) -> None:
        self.parameters = p
        self.s = s
        self.seat = seat
        self.counts = s.counts(seat)
        self.taken: list[float] = [0.0] * N_RESOURCES
        """For each kind the value of one more card for this seat."""
        self.given: list[float] = [0.0] * N_RESOURCES
        """For each kind the value of the last card that this seat holds."""
        for kind in TRADABLE:
            n = self.counts[kind]
            self.taken[kind] = card_value(p, s, seat, kind, n)
            if n:
                self.given[kind] = card_value(p, s, seat, kind, n - 1)
        self.rivals: list[int] = []
        """The rivals whose hands were estimated. It stays empty until some offer could bring a gain."""
        self.rival_values: list[list[float]] = []
        """For each seat and kind the value of a first card."""
        self.chances: list[list[float]] = []
        """For each seat and kind the probability that the seat holds a card."""

    def look_around(self) -> None:
        """Estimate what the rivals want and hold. Whoever offers a card holds it, and wants it less than what it asks for."""
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
                self.rival_values[rival][kind] = card_value(self.parameters, s, rival, kind, 0)
                self.chances[rival][kind] = 1.0 if known[kind] else 1.0 - (1.0 - unseen[kind] / total) ** n
        for i in range(len(s.offers)):
            maker = s.offers[i][MAKER]
            if maker != self.seat:
                self.learn_from(self.rival_values[maker], s.gives[i], s.wants[i])

    def learn_from(self, values: list[float], give: list[int], wants: list[list[int]]) -> None:
        """Correct the values that a rival is thought to give to the cards that it has offered and asked for."""
        for kind in give:
            values[kind] -= SHOWN
        for want in wants:
            for kind in want:
                values[kind] += SHOWN

    def weigh(self, option: Action) -> float:
        """Acceptances come first, then counter-offers and answers to other offers, then new offers, if they are worth it."""
        if option.verb == "accept":
            return self.accept_value(option)
        if option.verb == "offer":
            return self.offer_value(option)
        if option.verb == "decline":
            return DECLINING
        return 0.0 if option is PASS or option is DONE else -1.0

    def accept_value(self, option: Action) -> float:
        """Gifts are always accepted, and all that is worth what it costs unless it brings a rival close to victory."""
        s = self.s
        i = find_offer(s, option.args[0])
        give, want = s.gives[i], s.wants[i][option.args[1]]
        gain = bundle_value(self.parameters, s, self.seat, self.counts, give, want)
        if not want:
            return GIFT + gain
        harm = self.harm(s.offers[i][MAKER], want)
        is_fair = gain >= -ROUNDING and (harm < DECISIVE or gain > harm)
        return ACCEPTING + 2.0 * gain - harm if is_fair else -1.0

    def harm(self, rival: int, kinds: list[int]) -> float:
        """What it costs to let a rival have these cards."""
        return sum([denial(self.parameters, self.s, rival, kind) for kind in kinds])

    def offer_value(self, option: Action) -> float:
        """The gain by a one-for-one offer, times the probability that somebody accepts it."""
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
        value = best * (1.0 - nobody) - 0.05
        return value + COUNTERING if value > 0.0 and self.is_counter(want) else value

    def is_counter(self, want: int) -> bool:
        """True if a rival offers the wanted card at another price."""
        n = 0
        for i in range(len(self.s.offers)):
            if self.s.offers[i][MAKER] != self.seat:
                n += self.s.gives[i].count(want)
        return n > 0

    def is_open(self, give: int, want: int) -> bool:
        """True if this seat has an open offer with the same terms."""
        s = self.s
        for i in range(len(s.offers)):
            if s.offers[i][MAKER] == self.seat and s.gives[i] == [give] and s.wants[i] == [[want]]:
                return True
        return False

    def explain(self, action: Action) -> Message:
        """The reason for an offer or an acceptance names the cards that it brings."""
        if action.verb == "offer":
            terms = terms_of(action)
            want = terms.wants[0]
        else:
            i = find_offer(self.s, action.args[0])
            want = self.s.gives[i]
        return Message("why-barter" if want else "why-nothing-better", pieces=tuple(want))
