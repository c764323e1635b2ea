"""What a card can show: the closed vocabulary of section 12 of the rulebook page, as plain values."""

from __future__ import annotations

from typing import Final

EMPIRE: Final = 0
MILITARY: Final = 1
TITAN: Final = 2
DISTRICT: Final = 3
"""The groups of cards."""

START: Final = 0
DECK_A: Final = 1
DECK_B: Final = 2
MAIN: Final = 3
TITANS: Final = 4
"""Three decks, one for each number of stars."""
DISTRICTS: Final = 7
"""The backs: cards of one back cannot be told apart face down (AW-22)."""

TRIBES: Final = ("red", "green", "blue", "yellow", "purple")
"""AW-23, AW-24."""
N_TRIBES: Final = 5

INCOME_COIN: Final = 0
INCOME_KNOWLEDGE: Final = 1
FOOD: Final = 2
SWORD: Final = 3
ARROW: Final = 4
ARMY_LIMIT: Final = 5
EXPLORE_BONUS: Final = 6
CAPACITY: Final = 7
LIVE: Final = (
    "income_coin",
    "income_knowledge",
    "food",
    "sword",
    "arrow",
    "army_limit",
    "explore_bonus",
    "capacity",
)
"""The symbols that count as long as their card is live (AW-270 to AW-285)."""
N_LIVE: Final = 8
CAPITAL_CITY: Final = (5, 0, 1, 0, 0, 2, 0, 4)
"""AW-4. What the Capital City of every player shows, in the order of `LIVE`."""

SPY: Final = 2
LOOT: Final = 3
REPAIR: Final = 4
ARMY: Final = ("sword", "arrow", "spy", "loot", "repair")
"""The symbols of Military cards; the first two are the attack."""

GAIN_COINS: Final = 0
GAIN_KNOWLEDGE: Final = 1
COINS_PER_FOOD: Final = 2
REPAIR_CARDS: Final = 3
EXPLORE: Final = 4
CLAIM_TOKEN: Final = 5
COPY_ACTION: Final = 6
REARRANGE: Final = 7
REARRANGE_AND_ATTACK: Final = 8
"""What a card action can do."""

ON_GAIN_CITIZEN: Final = 0
ON_LEARN_RIGHT: Final = 1
ON_LEARN_LEFT: Final = 2
ON_BUILD: Final = 3
ON_FIRST_PASS: Final = 4
"""What a card can react to."""

TRIBE_TABLE: Final = 0
FULL_SET: Final = 1
PER_CARD: Final = 2
"""What a card can score for."""


class Effect:
    """One thing that a card action does, and how much of it."""

    def __init__(self, verb: int, n: int) -> None:
        self.verb = verb
        self.n = n


class CardAction:
    """AW-199. What a citizen on this card does: the price, and the effects in their order."""

    def __init__(self, coins: int, knowledge: int, effects: list[Effect]) -> None:
        self.coins = coins
        self.knowledge = knowledge
        self.effects = effects
        self.copies = any(effect.verb == COPY_ACTION for effect in effects)


class Trigger:
    """What a card reacts to, and the coins and knowledge that its reaction costs and gives."""

    def __init__(self, on: int, pay_coins: int = 0, gain_knowledge: int = 0) -> None:
        self.on = on
        self.pay_coins = pay_coins
        self.gain_knowledge = gain_knowledge


class Bonus:
    """AW-357. Points that a card gives at the end."""

    def __init__(self, kind: int, of: int, table: list[int], vp: int, per: int) -> None:
        self.kind = kind
        self.of = of
        """A tribe, or a group of cards."""
        self.table = table
        self.vp = vp
        self.per = per


class Card:
    """A card as the rules see it. Whatever a group of cards does not have is empty."""

    def __init__(self, id: str, name: str, group: int, back: int, copies: int) -> None:
        self.id = id
        self.name = name
        self.group = group
        self.back = back
        self.copies = copies
        self.coins = 0
        self.knowledge = 0
        self.banners: list[int] = [0] * N_TRIBES
        """How many of each tribe."""
        self.tribes: list[int] = []
        """The same in printed order."""
        self.live: list[int] = [0] * N_LIVE
        self.citizens = 0
        self.repairs = 0
        """AW-282. Bare Repair symbols, resolved on gaining the card."""
        self.action: CardAction | None = None
        self.triggers: list[Trigger] = []
        self.bonuses: list[Bonus] = []
        self.active: list[int] = [0] * len(ARMY)
        self.legacy: list[int] = [0] * len(ARMY)
        self.stars = 0
        self.defence = 0
        self.counts_arrows = False

    def show_banners(self, tribes: list[int]) -> None:
        self.tribes = tribes
        for tribe in tribes:
            self.banners[tribe] += 1

    def trigger(self, on: int) -> Trigger | None:
        """Its reaction to this, if it has one."""
        for trigger in self.triggers:
            if trigger.on == on:
                return trigger
        return None
