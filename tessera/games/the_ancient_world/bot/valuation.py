"""What things are worth to a seat, in points: the values on which the bot's advice is based."""

from __future__ import annotations

from typing import Final

from tessera.core.action import Action
from tessera.games.the_ancient_world.bot.parameters import Parameters
from tessera.games.the_ancient_world.cards import (
    ARMY_LIMIT,
    ARROW,
    BY_OTHER,
    BY_SELF,
    CAPACITY,
    DECK_B,
    EXPLORE_BONUS,
    FOOD,
    INCOME_COIN,
    INCOME_KNOWLEDGE,
    LOOT,
    N_LIVE,
    ON_GAIN_CITIZEN,
    REPAIR,
    SPY,
    SWORD,
    Card,
    CardAction,
)
from tessera.games.the_ancient_world.scoring import TRIBE_POINTS, count_banners
from tessera.games.the_ancient_world.state import AT_HAND, DISTRICT_TOP, EMPIRE_ROW, N_ROUNDS, ROUND_OF_B, TITAN_DECK, Ancient
from tessera.games.the_ancient_world.steps.attack import Muster, shown_by, top_titan
from tessera.games.the_ancient_world.steps.build import purchases
from tessera.games.the_ancient_world.steps.explore import EXPLORE_DRAWS

EVENT_RATES: Final[list[float]] = [0.2, 0.4, 0.8, 0.3, 0.5, 0.3, 0.2, 0.5, 0.1, 0.4, 0.4, 0.3, 0.4, 0.3, 0.2]
"""How often a seat brings each event about in a round, in the order of `EVENTS`; mypyc 2.4 loses such a tuple."""


class Valuation:
    """The values of one seat in one position."""

    def __init__(self, s: Ancient, seat: int, parameters: Parameters) -> None:
        self.s = s
        self.seat = seat
        self.parameters = parameters
        self.left = max(0, N_ROUNDS - s.round)
        self.n_at_hand = s.citizens[seat].count(AT_HAND)
        self.coin = parameters.coin[self.left]
        if self.left == 0 and self.n_at_hand >= 2:
            self.coin = parameters.last_coin
        self.knowledge = self.coin * (parameters.knowledge if self.left >= 2 else parameters.late_knowledge)
        self.banners = count_banners(s, seat)
        self.live: list[float] = self.weigh_symbols()

    def weigh_symbols(self) -> list[float]:
        """The value of one more live symbol of each sort."""
        s, seat, left, parameters = self.s, self.seat, self.left, self.parameters
        points = [0.0] * N_LIVE
        future = parameters.coin[max(left - 1, 0)]
        points[INCOME_COIN] = left * future * parameters.income
        points[INCOME_KNOWLEDGE] = left * future * parameters.income_knowledge
        hungry = s.n_citizens(seat) - s.food(seat)
        points[FOOD] = parameters.hunger + left * parameters.citizen if hungry > 0 else parameters.spare_food * left
        points[SWORD] = parameters.sword * (left + 1)
        points[ARROW] = parameters.arrow * (left + 1)
        points[ARMY_LIMIT] = parameters.army_limit * left
        points[EXPLORE_BONUS] = parameters.explore_bonus * left
        free = s.free_capacity(seat)
        if free <= 1 and left > 0:
            points[CAPACITY] = parameters.urgent_capacity
        else:
            points[CAPACITY] = parameters.capacity if free <= left else parameters.spare_capacity
        return points

    # -- cards --------------------------------------------------------------------------------------------------

    def of_banners(self, card: Card) -> float:
        """What the banners of a card add to the sets of the seat."""
        points = 0.0
        counts = self.banners[:]
        share = self.left / N_ROUNDS
        for tribe in card.tribes:
            n = min(counts[tribe], 6)
            exact = TRIBE_POINTS[n + 1] - TRIBE_POINTS[n] if n < 6 else 0
            points += share * self.parameters.hope[n] + (1.0 - share) * exact
            counts[tribe] += 1
        return points

    def of_symbols(self, card: Card) -> float:
        """The value of what a card does while it is not damaged."""
        points = 0.0
        for symbol in range(N_LIVE):
            if card.live[symbol]:
                points += card.live[symbol] * self.live[symbol]
        if card.action is not None:
            points += self.of_action_later(card.action)
        for trigger in card.triggers:
            points += trigger.value(self)
        return points

    def of_card(self, card: Card) -> float:
        """The value of gaining a card, without its price."""
        points = self.of_banners(card) + self.of_symbols(card)
        if card.citizens:
            points += self.of_citizen(card.live[FOOD])
        if card.repairs and self.s.places[self.s.ancient.damaged[self.seat]]:
            points += self.of_repair()
        for bonus in card.bonuses:
            points += bonus.value(self, card)
        return points

    def of_event(self, on: int, by: int) -> float:
        """How often an event is expected in the rounds to come, brought about by whom a card looks at."""
        return EVENT_RATES[on] * self.left * (self.s.n - 1 if by == BY_OTHER else 1)

    def of_own_reactions(self, on: int) -> float:
        """What the cards of the seat bring if it does this once."""
        s, seat = self.s, self.seat
        points = 0.0
        for place in (s.ancient.intact[seat], s.ancient.titans[seat]):
            for piece in s.places[place]:
                for trigger in s.cards[s.kind[piece]].triggers:
                    if trigger.on == on and trigger.by == BY_SELF:
                        points += trigger.once(self)
        return points

    def of_citizen(self, more_food: int) -> float:
        """The value of a new citizen, with so much more food; it is lower if there is no food for it."""
        s, seat = self.s, self.seat
        n = s.n_citizens(seat)
        if n >= 5:
            return 0.0
        points = self.left * self.parameters.citizen
        if n + 1 > s.food(seat) + more_food:
            points = self.parameters.starved_citizen * points - (self.parameters.hunger if self.left == 0 else 0.6)
        for piece in s.places[s.ancient.intact[seat]]:
            if s.cards[s.kind[piece]].reactions(ON_GAIN_CITIZEN):
                points += self.coin * (s.food(seat) + more_food)
        return points

    def price(self, card: Card) -> float:
        return card.coins * self.coin + card.knowledge * self.knowledge

    def of_buy(self, card: Card) -> float:
        """The value of a card less its price."""
        return self.of_card(card) - self.price(card)

    def of_store(self, card: Card) -> float:
        """The value of storing a card: lower the more is missing for its price, and 0 if it cannot be bought any more."""
        if self.left == 0 and self.n_at_hand < 1:
            return 0.0
        s, seat = self.s, self.seat
        if s.owns(seat, s.box.by_name[card.id]):
            return 0.02
        coins, knowledge = s.coins[seat], s.knowledge[seat]
        if self.left:
            coins += s.live[seat][INCOME_COIN]
            knowledge += s.live[seat][INCOME_KNOWLEDGE]
        short = max(0, card.coins - coins) + 3 * max(0, card.knowledge - knowledge)
        if short and self.left == 0:
            return 0.0
        return max(0.05, self.parameters.stored * self.of_buy(card) - self.parameters.short * short)

    def of_purchase(self, option: Action) -> float:
        """D-3, D-4. The value of a purchase: the card less its price, or less the card that is discarded for it."""
        kind, discarded, _ = option.args
        if discarded < 0:
            return self.of_buy(self.s.cards[kind]) - self.parameters.full * (self.s.free_capacity(self.seat) <= 1)
        lost = self.s.cards[discarded]
        return self.of_card(self.s.cards[kind]) - self.of_banners(lost) - self.of_symbols(lost)

    def of_repair(self) -> float:
        """The value of repairing the best damaged card."""
        s = self.s
        best = 0.0
        for piece in s.places[s.ancient.damaged[self.seat]]:
            best = max(best, self.of_mending(s.cards[s.kind[piece]]))
        return best

    def of_mending(self, card: Card) -> float:
        """The value of repairing this card; its banners count in any case."""
        return 0.05 + self.of_symbols(card)

    # -- board actions ------------------------------------------------------------------------------------------

    def of_build(self, rebate: int = 0) -> float:
        """The value of the best purchase with so many more coins; more if it stands out, as rivals choose from the row."""
        s, seat = self.s, self.seat
        best, second = -1.0, -1.0
        for option in purchases(s, seat, s.coins[seat] + rebate):
            value = self.of_purchase(option)
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        if s.passed.count(False) < 2:
            return best
        return best + self.parameters.eager * (best - max(second, 0.0))

    def of_means(self, coins: int, knowledge: int) -> float:
        """How much better the best purchase becomes by these coins and knowledge, if a citizen is left to build it."""
        s, seat = self.s, self.seat
        if self.n_at_hand < 2 or s.free_capacity(seat) < 1:
            return 0.0
        best_now, best_then = 0.0, 0.0
        for kind in s.kinds_in(EMPIRE_ROW) + s.kinds_in(s.ancient.stored[seat]):
            card = s.cards[kind]
            if s.owns(seat, kind):
                continue
            value = self.of_buy(card)
            if card.coins <= s.coins[seat] and card.knowledge <= s.knowledge[seat]:
                best_now = max(best_now, value)
            if card.coins <= s.coins[seat] + coins and card.knowledge <= s.knowledge[seat] + knowledge:
                best_then = max(best_then, value)
        return self.parameters.opening * max(0.0, best_then - best_now)

    def of_swords(self, more: int, later: int) -> float:
        """The value of so many more swords this round, by which a Titan may come within reach; `later` counts those that a
        second citizen could add."""
        before = self.best_attack(0, 0)
        gain = self.parameters.strike * self.best_attack(more, 0) - before
        if gain <= 0.2 and self.n_at_hand >= 2:
            gain = max(gain, self.parameters.second_draft * (self.best_attack(later, 0) - before))
        return gain

    def of_expand(self, coins: int) -> float:
        """The value of the top District less the cheaper of its prices, a knowledge or so many coins."""
        s, seat = self.s, self.seat
        prices: list[float] = []
        if s.knowledge[seat] >= 1:
            prices.append(self.knowledge)
        if s.coins[seat] >= coins:
            prices.append(coins * self.coin)
        return self.of_district() - min(prices)

    def of_district(self) -> float:
        """The value of the top District, with an extra if the seat has no room."""
        s = self.s
        top = s.cards[s.kind[s.places[DISTRICT_TOP][0]]]
        need = self.parameters.room if s.free_capacity(self.seat) <= 0 and self.left else 0.0
        return need + self.of_card(top)

    def of_learn(self, coins: int) -> float:
        """The value of a knowledge for so many coins."""
        return self.of_knowledge(1, coins)

    def of_knowledge(self, n: int, coins: int) -> float:
        """The value of so much knowledge for so many coins. In the last round only a card counts that it makes affordable."""
        opened = self.of_means(-coins, n)
        if self.left == 0:
            return opened - coins * self.coin
        want = self.parameters.learn_late if self.s.round >= 3 else self.parameters.learn_early
        want -= self.parameters.learned * self.s.knowledge[self.seat]
        return want + opened + n * self.knowledge - coins * self.coin

    def of_knowledge_later(self) -> float:
        """The value of a knowledge in one of the rounds to come, when some may be in hand already."""
        return self.knowledge + 0.5 * self.parameters.learn_late

    def of_repairs(self, most: int) -> float:
        """The value of repairing the best damaged cards, up to so many."""
        s = self.s
        mended = sorted([self.of_mending(s.cards[kind]) for kind in s.kinds_in(s.ancient.damaged[self.seat])])
        return sum(mended[-most:])

    # -- card actions -----------------------------------------------------------------------------------------------

    def of_action_later(self, action: CardAction) -> float:
        """The value of a card action over the rounds to come, less what the citizen would earn elsewhere."""
        gain = self.parameters.action * (self.of_action(action, True) - self.parameters.instead * self.coin)
        rounds = self.left + (1 if self.n_at_hand > 1 else 0)
        return rounds * max(self.parameters.handy * len(action.effects), gain)

    def of_action(self, action: CardAction, later: bool = False) -> float:
        """The value of using a card action once, now or at some later time."""
        use = -action.coins * self.coin - action.knowledge * self.knowledge
        for effect in action.effects:
            use += effect.value(self, later)
        return use

    def of_token(self) -> float:
        """The value of the first-player token, if it can be taken; it is higher the later the seat's turn is without it."""
        s = self.s
        if s.hand_up or not self.left:
            return 0.0
        places = (self.seat - s.first_player) % s.n
        return self.parameters.token + self.parameters.token_place * (places - 1) if places else self.parameters.token_kept

    def of_best_copy(self, later: bool) -> float:
        """The value of the best action among the rivals' cards; at some later time they will have more of them."""
        s = self.s
        best = self.parameters.copied if later else 0.0
        for rival in range(s.n):
            if rival != self.seat:
                for piece in s.places[s.ancient.intact[rival]]:
                    action = s.cards[s.kind[piece]].action
                    if action is not None and not action.copies:
                        best = max(best, self.of_action(action, later))
        return best

    def of_sorting(self, n: int) -> float:
        """How much better the best attack is expected to be once the top Titans of a deck, up to so many, can be put in order.

        Of the Titans below the first one, a seat knows which they may be, not where they lie."""
        s = self.s
        muster = Muster(s, self.seat)
        if not muster.ready:
            return 0.0
        best = 0.0
        for deck in range(3):
            top = top_titan(s, deck)
            if top >= 0:
                below = sorted([self.best_attack_on(muster, s.cards[kind]) for kind in s.kinds_in(TITAN_DECK + deck)])
                best = max(best, expected_best(below, n - 1, self.best_attack_on(muster, s.cards[top])))
        return max(0.0, best - self.best_attack(0, 0))

    def of_explore(self) -> float:
        """The value of Explore: a draw from the deck, or a card of the row that cannot be paid yet, whichever is better."""
        return max(self.of_draw(), self.of_row_to_store())

    def of_row_to_store(self) -> float:
        """The value of storing the best card of the row that cannot be paid yet, as long as there is time and room for it."""
        s, seat = self.s, self.seat
        best = 0.0
        if self.left and s.free_capacity(seat) > len(s.places[s.ancient.stored[seat]]):
            for kind in s.kinds_in(EMPIRE_ROW):
                card = s.cards[kind]
                if card.coins > s.coins[seat] or card.knowledge > s.knowledge[seat]:
                    best = max(best, self.parameters.saved * self.of_store(card))
        return best

    def of_draw(self) -> float:
        """The value of drawing from the deck, as long as there is time and room to build the card."""
        s, seat, left = self.s, self.seat, self.left
        stored = len(s.places[s.ancient.stored[seat]])
        if left == 0 and (self.n_at_hand < 2 or s.free_capacity(seat) <= stored):
            return 0.05
        if s.round < ROUND_OF_B:
            return max(0.1, self.parameters.explore - self.parameters.crowded * stored)
        return max(0.05, self.parameters.find[left] * self.of_find() - self.parameters.crowded * stored)

    def of_find(self) -> float:
        """The expected value of the best of n cards drawn from deck B: only one card in n + 1 is better."""
        n = EXPLORE_DRAWS + self.s.live[self.seat][EXPLORE_BONUS]
        values = sorted([self.of_store(card) for card in self.s.cards if card.back == DECK_B])
        return values[len(values) - 1 - len(values) // (n + 1)]

    # -- war ----------------------------------------------------------------------------------------------------

    def of_ward(self, later: bool) -> float:
        """The value of keeping a card from the damage of one Titan face: of the best card, as far as an attack is likely."""
        s = self.s
        if later or not s.places[s.ancient.intact[self.seat]]:
            return self.parameters.repair
        cards = [self.of_mending(s.cards[kind]) for kind in s.kinds_in(s.ancient.intact[self.seat])]
        return 0.6 * min(cards) if self.best_attack(0, 0) > 0 else 0.1 * min(cards)

    def of_titan(self, titan: Card) -> float:
        """The value of a Titan, less the damage that its dice may do."""
        harm = self.parameters.harm if self.left else self.parameters.last_harm
        return self.of_card(titan) - len(titan.tribes) * (harm + self.coin / 3)

    def of_attack(self, muster: Muster, titan: Card, armies: int) -> float:
        """The value of an attack: the Titan and the armies' symbols, less the coins paid and the higher prices afterwards."""
        price = muster.price(armies)
        wear = price * self.coin * (self.parameters.wear if self.left else 0.0)
        points = self.of_titan(titan) - price * self.coin - wear
        points += self.knowledge * shown_by(self.s, self.seat, armies, SPY)
        points += self.coin * shown_by(self.s, self.seat, armies, LOOT)
        if shown_by(self.s, self.seat, armies, REPAIR):
            points += self.of_repair()
        return points

    def best_attack(self, more: int, spent: int) -> float:
        """The value of the best attack with so many more swords and fewer coins; 0 if none is possible."""
        muster = Muster(self.s, self.seat)
        muster.swords += more
        muster.coins -= spent
        best = 0.0
        for deck in range(3):
            kind = top_titan(self.s, deck)
            if kind >= 0:
                best = max(best, self.best_attack_on(muster, self.s.cards[kind]))
        return best

    def best_attack_on(self, muster: Muster, titan: Card) -> float:
        """The value of the best attack on this Titan; 0 if none is possible."""
        best = 0.0
        armies = muster.ready & -muster.ready
        while armies:
            if not muster.bar(titan, armies):
                best = max(best, self.of_attack(muster, titan, armies))
            armies = (armies - muster.ready) & muster.ready
        return best

    def of_strength(self, symbols: list[int]) -> float:
        """The value of an army's symbols over the rounds to come."""
        uses = self.parameters.use * (self.left + 1)
        points = uses * (self.parameters.blade * symbols[0] + symbols[1])
        return points + self.parameters.spy * (self.left + 1) * (symbols[SPY] + 0.4 * symbols[LOOT] + 0.5 * symbols[REPAIR])

    def of_recruit(self, recruit: Card, slot: int) -> float:
        """The value of a recruit in this army, or in a new one (-1), less its cost."""
        s = self.s
        points = self.of_strength(recruit.active)
        more = recruit.active[0] + recruit.active[1]
        saved = 0
        if slot >= 0:
            retired = s.cards[s.kind[s.places[s.ancient.armies[self.seat] + slot][0]]]
            points -= self.of_strength(retired.active) - self.of_strength(retired.legacy)
            more += retired.legacy[0] + retired.legacy[1] - retired.active[0] - retired.active[1]
            saved = s.picture_coins[self.seat][slot]
        if self.left == 0:
            points = self.parameters.strike * self.best_attack(more, recruit.coins - saved) - self.best_attack(0, 0)
        return points + self.parameters.fresh * saved * self.coin - recruit.coins * self.coin

    def best_recruit(self, recruit: Card) -> float:
        """The value of a recruit in the army that suits it best."""
        s = self.s
        best = -9.0
        if s.n_armies(self.seat) < s.army_limit(self.seat):
            best = self.of_recruit(recruit, -1)
        for slot in range(s.ancient.slots):
            if s.is_ready(self.seat, slot):
                best = max(best, self.of_recruit(recruit, slot))
        return best


def expected_best(values: list[float], n: int, least: float) -> float:
    """The expected value of the best of n that are drawn from these, sorted ones, or of `least` where that is better."""
    total = 0.0
    left = 1.0
    rest = len(values)
    for value in reversed(values):
        drawn = min(1.0, n / rest)
        total += left * drawn * max(value, least)
        left *= 1.0 - drawn
        rest -= 1
    return total + left * least
