"""What things are worth to a seat, in points: the judgement behind the bot's advice."""

from __future__ import annotations

from tessera.games.the_ancient_world import cards
from tessera.games.the_ancient_world.actions import N_SKILLS
from tessera.games.the_ancient_world.bot.parameters import Parameters
from tessera.games.the_ancient_world.cards import (
    ARMY_LIMIT,
    ARROW,
    CAPACITY,
    DECK_B,
    EXPLORE_BONUS,
    FOOD,
    FULL_SET,
    INCOME_COIN,
    INCOME_KNOWLEDGE,
    LOOT,
    N_LIVE,
    N_TRIBES,
    ON_BUILD,
    ON_GAIN_CITIZEN,
    REPAIR,
    SPY,
    SWORD,
    TRIBE_TABLE,
    Bonus,
    Card,
    CardAction,
    Effect,
    Trigger,
)
from tessera.games.the_ancient_world.scoring import TRIBE_POINTS, count_banners, count_cards
from tessera.games.the_ancient_world.state import AT_HAND, EMPIRE_ROW, N_ROUNDS, ROUND_OF_B, Ancient
from tessera.games.the_ancient_world.steps.attack import Muster, shown_by, top_titan
from tessera.games.the_ancient_world.steps.explore import EXPLORE_DRAWS


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
        """One more of each live symbol."""
        s, seat, left, parameters = self.s, self.seat, self.left, self.parameters
        worth = [0.0] * N_LIVE
        future = parameters.coin[max(left - 1, 0)]
        worth[INCOME_COIN] = left * future * parameters.income
        worth[INCOME_KNOWLEDGE] = left * future * parameters.income_knowledge
        hungry = s.n_citizens(seat) - s.food(seat)
        worth[FOOD] = parameters.hunger + left * parameters.citizen if hungry > 0 else parameters.spare_food * left
        worth[SWORD] = parameters.sword * (left + 1)
        worth[ARROW] = parameters.arrow * (left + 1)
        worth[ARMY_LIMIT] = parameters.army_limit * left
        worth[EXPLORE_BONUS] = parameters.explore_bonus * left
        free = s.free_capacity(seat)
        if free <= 1 and left > 0:
            worth[CAPACITY] = parameters.urgent_capacity
        else:
            worth[CAPACITY] = parameters.capacity if free <= left else parameters.spare_capacity
        return worth

    # -- cards --------------------------------------------------------------------------------------------------

    def of_banners(self, card: Card) -> float:
        """What these banners add to the sets."""
        worth = 0.0
        counts = self.banners[:]
        share = self.left / N_ROUNDS
        for tribe in card.tribes:
            n = min(counts[tribe], 6)
            exact = TRIBE_POINTS[n + 1] - TRIBE_POINTS[n] if n < 6 else 0
            worth += share * self.parameters.hope[n] + (1.0 - share) * exact
            counts[tribe] += 1
        return worth

    def of_symbols(self, card: Card) -> float:
        """What its live symbols are worth, as long as it is not damaged."""
        worth = 0.0
        for symbol in range(N_LIVE):
            if card.live[symbol]:
                worth += card.live[symbol] * self.live[symbol]
        if card.action is not None:
            worth += self.of_action_later(card.action)
        for trigger in card.triggers:
            worth += self.of_trigger(trigger)
        return worth

    def of_trigger(self, trigger: Trigger) -> float:
        """What a card that waits for something may bring."""
        if trigger.on == ON_BUILD and self.left:
            return self.parameters.crane
        if trigger.on == ON_GAIN_CITIZEN:
            to_come = min(self.left, N_SKILLS - self.s.n_citizens(self.seat))
            return self.parameters.newcomer * to_come * self.s.food(self.seat) * self.coin
        return self.parameters.trigger * self.left

    def of_card(self, card: Card) -> float:
        """Everything that gaining this card brings."""
        worth = self.of_banners(card) + self.of_symbols(card)
        if card.citizens:
            worth += self.of_citizen(card.live[FOOD])
        if card.repairs and self.s.places[self.s.ancient.damaged[self.seat]]:
            worth += self.of_repair()
        for bonus in card.bonuses:
            worth += self.of_bonus(bonus, card)
        return worth

    def of_citizen(self, more_food: int) -> float:
        """A new citizen, if there is food for it."""
        s, seat = self.s, self.seat
        n = s.n_citizens(seat)
        if n >= 5:
            return 0.0
        worth = self.left * self.parameters.citizen
        if n + 1 > s.food(seat) + more_food:
            worth = self.parameters.starved_citizen * worth - (self.parameters.hunger if self.left == 0 else 0.6)
        for piece in s.places[s.ancient.intact[seat]]:
            if s.cards[s.kind[piece]].trigger(ON_GAIN_CITIZEN) is not None:
                worth += self.coin * (s.food(seat) + more_food)
        return worth

    def of_bonus(self, bonus: Bonus, card: Card) -> float:
        """What a scoring card will give, with a little hope."""
        counts = [self.banners[tribe] + card.banners[tribe] for tribe in range(N_TRIBES)]
        if bonus.kind == TRIBE_TABLE:
            n = min(counts[bonus.of], 6)
            return bonus.table[n - 1] + self.parameters.bonus_hope * self.left
        if bonus.kind == FULL_SET:
            return bonus.vp * (min(counts) + self.parameters.set_hope * self.left)
        return bonus.vp * (count_cards(self.s, self.seat, bonus.of) / bonus.per + self.parameters.set_hope * self.left)

    def price(self, card: Card) -> float:
        return card.coins * self.coin + card.knowledge * self.knowledge

    def of_buy(self, card: Card) -> float:
        """A card against its price."""
        return self.of_card(card) - self.price(card)

    def of_store(self, card: Card) -> float:
        """A card to be bought later: less the further away its price is, and nothing if there is no later."""
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

    def of_repair(self) -> float:
        """The best card that a repair could mend."""
        s = self.s
        best = 0.0
        for piece in s.places[s.ancient.damaged[self.seat]]:
            best = max(best, self.of_mending(s.cards[s.kind[piece]]))
        return best

    def of_mending(self, card: Card) -> float:
        """What a damaged card will be worth again; its banners count in any case."""
        return 0.05 + self.of_symbols(card)

    # -- actions ------------------------------------------------------------------------------------------------

    def of_action_later(self, action: CardAction) -> float:
        """A card action over the rounds to come, against what the citizen would do instead."""
        gain = self.parameters.action * (self.of_action(action, True) - self.parameters.instead * self.coin)
        rounds = self.left + (1 if self.n_at_hand > 1 else 0)
        return rounds * max(self.parameters.handy * len(action.effects), gain)

    def of_action(self, action: CardAction, later: bool = False) -> float:
        """One use of a card action, now or at some time."""
        use = -action.coins * self.coin - action.knowledge * self.knowledge
        for effect in action.effects:
            use += self.of_effect(effect, later)
        return use

    def of_effect(self, effect: Effect, later: bool) -> float:
        s, seat = self.s, self.seat
        if effect.verb == cards.GAIN_COINS:
            return effect.n * self.coin
        if effect.verb == cards.GAIN_KNOWLEDGE:
            return effect.n * self.knowledge
        if effect.verb == cards.COINS_PER_FOOD:
            return s.food(seat) * self.coin
        if effect.verb == cards.REPAIR_CARDS:
            return self.parameters.repair if later else self.of_repair()
        if effect.verb == cards.EXPLORE:
            return self.parameters.explore if later else self.of_explore()
        if effect.verb == cards.CLAIM_TOKEN:
            return self.of_token()
        if effect.verb == cards.COPY_ACTION:
            return 0.7 * self.of_best_copy()
        return self.parameters.hideout if self.left else 0.4

    def of_token(self) -> float:
        """The first-player token, if it can be taken: worth the more the later one's turn comes without it."""
        s = self.s
        if s.hand_up or not self.left:
            return 0.0
        places = (self.seat - s.first_player) % s.n
        return self.parameters.token + self.parameters.token_place * (places - 1) if places else self.parameters.token_kept

    def of_best_copy(self) -> float:
        """The best action that a rival's card would offer."""
        s = self.s
        best = 0.0
        for rival in range(s.n):
            if rival != self.seat:
                for piece in s.places[s.ancient.intact[rival]]:
                    action = s.cards[s.kind[piece]].action
                    if action is not None and not action.copies:
                        best = max(best, self.of_action(action, True))
        return best

    def of_explore(self) -> float:
        """The better way to explore: a find in the deck, or a card of the row that cannot be paid yet."""
        s, seat = self.s, self.seat
        best = self.of_draw()
        if self.left and s.free_capacity(seat) > len(s.places[s.ancient.stored[seat]]):
            for kind in s.kinds_in(EMPIRE_ROW):
                card = s.cards[kind]
                if card.coins > s.coins[seat] or card.knowledge > s.knowledge[seat]:
                    best = max(best, self.parameters.saved * self.of_store(card))
        return best

    def of_draw(self) -> float:
        """A look through the deck: something to build when the row is bare, as long as there is time and room for it."""
        s, seat, left = self.s, self.seat, self.left
        stored = len(s.places[s.ancient.stored[seat]])
        if left == 0 and (self.n_at_hand < 2 or s.free_capacity(seat) <= stored):
            return 0.05
        if s.round < ROUND_OF_B:
            return max(0.1, self.parameters.explore - self.parameters.crowded * stored)
        return max(0.05, self.parameters.find[left] * self.of_find() - self.parameters.crowded * stored)

    def of_find(self) -> float:
        """The best of n cards drawn from deck B: as good as one in n + 1 of all."""
        n = EXPLORE_DRAWS + self.s.live[self.seat][EXPLORE_BONUS]
        worths = sorted([self.of_store(card) for card in self.s.cards if card.back == DECK_B])
        return worths[len(worths) - 1 - len(worths) // (n + 1)]

    # -- war ----------------------------------------------------------------------------------------------------

    def of_titan(self, titan: Card) -> float:
        """A Titan, less the damage that its dice may do."""
        harm = self.parameters.harm if self.left else self.parameters.last_harm
        return self.of_card(titan) - len(titan.tribes) * (harm + self.coin / 3)

    def of_attack(self, muster: Muster, titan: Card, armies: int) -> float:
        """A Titan against the coins paid and the higher prices afterwards."""
        price = muster.price(armies)
        wear = price * self.coin * (self.parameters.wear if self.left else 0.0)
        worth = self.of_titan(titan) - price * self.coin - wear
        worth += self.knowledge * shown_by(self.s, self.seat, armies, SPY)
        worth += self.coin * shown_by(self.s, self.seat, armies, LOOT)
        if shown_by(self.s, self.seat, armies, REPAIR):
            worth += self.of_repair()
        return worth

    def best_attack(self, more: int, spent: int) -> float:
        """The best attack with so much more Draft and so many coins spent before; 0 if there is none."""
        muster = Muster(self.s, self.seat)
        muster.swords += more
        muster.coins -= spent
        best = 0.0
        for deck in range(3):
            kind = top_titan(self.s, deck)
            if kind < 0:
                continue
            titan = self.s.cards[kind]
            armies = muster.ready & -muster.ready
            while armies:
                if not muster.bar(titan, armies):
                    best = max(best, self.of_attack(muster, titan, armies))
                armies = (armies - muster.ready) & muster.ready
        return best

    def of_strength(self, symbols: list[int]) -> float:
        """What an army's symbols are worth over the rounds to come."""
        uses = self.parameters.use * (self.left + 1)
        worth = uses * (self.parameters.blade * symbols[0] + symbols[1])
        return worth + self.parameters.spy * (self.left + 1) * (symbols[SPY] + 0.4 * symbols[LOOT] + 0.5 * symbols[REPAIR])

    def of_recruit(self, recruit: Card, slot: int) -> float:
        """A recruit in this army, or in a new one (-1), against its cost."""
        s = self.s
        worth = self.of_strength(recruit.active)
        more = recruit.active[0] + recruit.active[1]
        saved = 0
        if slot >= 0:
            retired = s.cards[s.kind[s.places[s.ancient.armies[self.seat] + slot][0]]]
            worth -= self.of_strength(retired.active) - self.of_strength(retired.legacy)
            more += retired.legacy[0] + retired.legacy[1] - retired.active[0] - retired.active[1]
            saved = s.picture_coins[self.seat][slot]
        if self.left == 0:
            worth = self.parameters.strike * self.best_attack(more, recruit.coins - saved) - self.best_attack(0, 0)
        return worth + self.parameters.fresh * saved * self.coin - recruit.coins * self.coin

    def best_recruit(self, recruit: Card) -> float:
        """A recruit in the army that suits it best."""
        s = self.s
        best = -9.0
        if s.n_armies(self.seat) < s.army_limit(self.seat):
            best = self.of_recruit(recruit, -1)
        for slot in range(s.ancient.slots):
            if s.is_ready(self.seat, slot):
                best = max(best, self.of_recruit(recruit, slot))
        return best
