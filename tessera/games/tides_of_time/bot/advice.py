"""The bot: it takes cards that score for it and considers what it leaves to its rival."""

from __future__ import annotations

from tessera.core.action import Action
from tessera.core.bot import Bot
from tessera.core.event import Message
from tessera.games.tides_of_time.components import CARDS
from tessera.games.tides_of_time.scoring import NO_SUIT, Absent, BestCard, Each, Majority, MoreSingles, OneSet, Sets, score
from tessera.games.tides_of_time.state import HAND, KINGDOM, N_ROUNDS, Tides

DENIAL = 0.6
"""The value of a point kept from the rival, as a share of an own point."""


class TidesBot(Bot):
    """Greedy: it values what a card gives now and may give later, and what it would give the rival."""

    def weigh(self, s: Tides, seat: int, options: list[Action]) -> list[float]:
        return [self.option_value(s, seat, option) for option in options]

    def option_value(self, s: Tides, seat: int, option: Action) -> float:
        if option.verb == "draft":
            return self.draft_value(s, seat, option.args[0])
        relic, discard = option.args
        return self.future_value(s, seat, relic) + DENIAL * self.future_value(s, 1 - seat, discard)

    def draft_value(self, s: Tides, seat: int, card: int) -> float:
        """Points gained now and hoped for, and a share of what the rival would gain with it."""
        mine = gain(s, seat, card) + hope(s, seat, card)
        theirs = gain(s, 1 - seat, card) + hope(s, 1 - seat, card) if len(s.places[HAND + seat]) > 1 else 0.0
        return mine + DENIAL * theirs

    def future_value(self, s: Tides, seat: int, card: int) -> float:
        """What a card may bring in later rounds beside the relics already there."""
        return PROMISE[card] + gain(s, seat, card) + hope(s, seat, card)

    def explain(self, s: Tides, seat: int, action: Action) -> Message:
        if action.verb == "draft":
            card = action.args[0]
            return Message("why-draft", piece=card, n=gain(s, seat, card), m=gain(s, 1 - seat, card))
        return Message("why-keep", piece=action.args[0], pieces=(action.args[1],))

    def turn(self, s: Tides) -> int:
        return s.round

    def value(self, s: Tides, seat: int) -> float:
        """The lead, scored and on the table, relative to what the rounds left can change."""
        lead = s.scores()[seat] - s.scores()[1 - seat]
        if not s.over():
            points = s.card_points()
            lead += sum(points[seat]) - sum(points[1 - seat])
        spread = 6.0 + 8.0 * (N_ROUNDS - s.round)
        return 0.5 + 0.5 * max(-1.0, min(1.0, lead / spread))


def gain(s: Tides, seat: int, card: int) -> int:
    """How much this card changes the difference of the two kingdoms, if they were scored now."""
    kingdoms = [s.places[KINGDOM][:], s.places[KINGDOM + 1][:]]
    before = lead(s, kingdoms, seat)
    kingdoms[seat] = sorted(kingdoms[seat] + [card])
    return lead(s, kingdoms, seat) - before


def lead(s: Tides, kingdoms: list[list[int]], seat: int) -> int:
    points = score(s.tides.cards, kingdoms, s.tides.singles_by_amount)
    return sum(points[seat]) - sum(points[1 - seat])


def hope(s: Tides, seat: int, card: int) -> float:
    """What a card may still earn by the picks to come, and what its suit does for the cards already there."""
    left = len(s.places[HAND + seat]) - 1
    return left * 0.2 * PROMISE[card]


def promise(card: int) -> float:
    """What a card gives on the average in a kingdom of five to seven cards."""
    ability = CARDS[card].ability
    if isinstance(ability, Each):
        return 1.2 * ability.each
    if isinstance(ability, Majority):
        return 0.45 * ability.reward
    if isinstance(ability, Sets):
        return 0.5 * ability.each if len(ability.suits) < 3 else 0.35 * ability.each
    if isinstance(ability, OneSet):
        return 0.3 * ability.reward
    if isinstance(ability, Absent):
        return 1.3 * ability.each
    if isinstance(ability, MoreSingles | BestCard):
        return 0.4 * ability.reward
    return 2.5 if CARDS[card].suit == NO_SUIT else 2.0


PROMISE = [promise(card) for card in range(len(CARDS))]
