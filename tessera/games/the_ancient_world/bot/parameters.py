"""How much a bot likes things, in points. Another parameters makes another player."""

from __future__ import annotations


class Parameters:
    """The numbers behind the advice, found by playing thousands of matches of one parameters against another."""

    def __init__(self) -> None:
        self.coin: list[float] = [0.1, 0.32, 0.5, 0.49, 0.6, 0.8]
        """A coin, by the rounds that are left."""
        self.last_coin = 0.07
        """A coin in the last round, while two citizens can still use it."""
        self.knowledge = 1.0
        """A knowledge in coins, while two rounds or more are left."""
        self.late_knowledge = 0.7
        self.hope: list[float] = [1.95, 3.3, 2.75, 2.14, 2.32, 0.74, 0.25]
        """The next banner of a tribe early on, when more may follow. At the end only the table counts."""
        self.citizen = 1.2
        """What a citizen brings in a round."""
        self.hunger = 0.9
        """What a citizen without food costs at the end, as far as there is no help for it."""
        self.starved_citizen = 0.56
        """The share of its work that a citizen without food does."""

        self.income = 0.96
        """A coin of income, against a coin in hand at that time."""
        self.income_knowledge = 0.95
        self.spare_food = 0.2
        """Food beyond need, for each round left; so are the next."""
        self.sword = 0.59
        self.arrow = 0.46
        self.army_limit = 0.09
        self.explore_bonus = 0.01
        self.trigger = 0.11
        self.newcomer = 0.3
        """Coins for a new citizen, for each that may still come."""
        self.crane = 0.9
        self.urgent_capacity = 0.4
        self.capacity = 0.18
        self.spare_capacity = 0.0
        self.bonus_hope = 0.21
        self.set_hope = 0.12

        self.stored = 0.9
        """A card to be bought later, against one bought now."""
        self.short = 0.1
        """Each coin that is missing for it."""
        self.action = 0.4
        """How often a card action is really used."""
        self.instead = 3.4
        """The coins that its citizen would earn elsewhere."""
        self.handy = 0.18
        """Any card action is a place to go in a round in which all better ones are taken."""
        self.repair = 0.54
        self.explore = 0.28
        """Explore while deck A is in use, and as a part of a card action."""
        self.find: list[float] = [0.8, 0.7, 0.5]
        """What Explore finds in deck B, by the rounds that are left, against a card bought now."""
        self.saved = 0.3
        """A card of the row stored until it can be paid."""
        self.crowded = 0.58
        """Explore is worth less with every card stored already."""
        self.token = 0.45
        """The first-player token to who is second,"""
        self.token_place = 0.33
        """for each place further back,"""
        self.token_kept = 0.25
        """and to who holds it and would only lock it."""
        self.hideout = 0.84

        self.harm = 0.04
        """A die of damage, while there is time to suffer from it."""
        self.last_harm = 0.11
        self.wear = 0.09
        """The higher price of an army next time, for each coin paid."""
        self.use = 0.32
        """One attack symbol of an army, for each round left."""
        self.blade = 1.54
        """A sword in arrows."""
        self.spy = 0.32
        self.fresh = 1.7
        """A coin that a recruit takes off the price of an army, which would else double round by round."""
        self.patience = 0.27
        """Attacks can wait a little while nobody else can take that Titan,"""
        self.race = 0.14
        """and hurry when somebody can."""
        self.strike = 0.78
        """The chance that a Titan is still there next turn."""
        self.second_draft = 0.42
        """The same when it takes two citizens to reach it."""

        self.skill = 0.02
        """High skills are kept for contested spaces."""
        self.room = 1.8
        """An extra for Expand when no card finds room."""
        self.learn_early = 0.17
        self.learn_late = 0.7
        self.learned = 0.37
        """Learn is worth less with every knowledge in hand."""
        self.opening = 0.34
        """A card that coins or knowledge bring within reach, against one in reach already."""
        self.eager = 0.04
        """A card that stands out in the row is bought before others do."""
        self.full = 0.12
        """A card is worth less when capacity is scarce."""
