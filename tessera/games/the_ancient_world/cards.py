"""Cards as plain values. The vocabulary is closed: section 12 of the rulebook page lists all that a card can show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tessera.games.the_ancient_world.bonuses import Bonus
    from tessera.games.the_ancient_world.effects import Effect
    from tessera.games.the_ancient_world.triggers import Trigger

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
"""AW-23, AW-24. The five tribes, by the colours of their banners."""
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

ON_GAIN_CITIZEN: Final = 0
ON_LEARN: Final = 1
ON_BUILD: Final = 2
ON_FIRST_PASS: Final = 3
ON_DEFEAT: Final = 4
ON_EXPLORE: Final = 5
ON_EXPAND: Final = 6
ON_RECRUIT: Final = 7
ON_GROW: Final = 8
ON_REBUILD: Final = 9
ON_DAMAGE: Final = 10
ON_LAST_PASS: Final = 11
ON_THREAT: Final = 12
ON_SURCHARGE: Final = 13
ON_STARVE: Final = 14
EVENTS: Final = (
    "gain_citizen",
    "learn",
    "build",
    "first_pass",
    "defeat_titan",
    "explore",
    "expand",
    "recruit",
    "grow",
    "rebuild",
    "damage",
    "last_pass",
    "threat",
    "surcharge",
    "starve",
)
"""What a card can react to. A threat is a damage that can still be prevented; packs name both damage."""

BY_SELF: Final = 0
BY_LEFT: Final = 1
BY_RIGHT: Final = 2
BY_OTHER: Final = 3
DOERS: Final = ("self", "left", "right", "other")
"""Whose doing a card reacts to, as its owner sees the table."""


class CardAction:
    """AW-199. What a citizen on this card does: the price, and the effects in their order."""

    def __init__(self, coins: int, knowledge: int, effects: list[Effect]) -> None:
        self.coins = coins
        self.knowledge = knowledge
        self.effects = effects
        self.copies = any(effect.COPIES for effect in effects)


class Card:
    """A card as the rules see it. Fields that a group of cards does not have are empty."""

    def __init__(self, id: str, name: str, group: int, back: int, copies: int) -> None:
        self.id = id
        self.name = name
        self.group = group
        self.back = back
        self.copies = copies
        self.coins = 0
        self.knowledge = 0
        self.banners: list[int] = [0] * N_TRIBES
        """How many banners of each tribe it shows."""
        self.tribes: list[int] = []
        """The tribes of its banners, in printed order."""
        self.live: list[int] = [0] * N_LIVE
        self.citizens = 0
        self.repairs = 0
        """AW-282. The Repair symbols that take effect once, when the card is gained."""
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

    def reactions(self, on: int) -> list[Trigger]:
        """The reactions of this card to an event."""
        return [trigger for trigger in self.triggers if trigger.on == on]
