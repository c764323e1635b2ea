"""How much a bot likes things, in points. Another taste makes another player."""

from __future__ import annotations


class Taste:
    """The numbers behind the advice, found by playing thousands of matches of one taste against another."""

    def __init__(self) -> None:
        self.coin: list[float] = [0.12, 0.3, 0.36, 0.4, 0.42, 0.42]
        """A coin, by the rounds that are left."""
        self.last_coin = 0.22
        """A coin in the last round, while two citizens can still use it."""
        self.knowledge = 3.3
        """A knowledge in coins, while two rounds or more are left."""
        self.late_knowledge = 2.6
        self.hope: list[float] = [1.5, 1.6, 2.0, 2.1, 2.4, 2.6, 0.3]
        """The next banner of a tribe early on, when more may follow. At the end only the table counts."""
        self.citizen = 0.9
        """What a citizen brings in a round."""
        self.hunger = 2.0
        """What a citizen without food costs at the end."""
        self.starved_citizen = 0.35
        """The share of its work that a citizen without food does."""

        self.income = 0.7
        """A coin of income, against a coin in hand at that time."""
        self.income_knowledge = 1.3
        self.spare_food = 0.22
        """Food beyond need, for each round left; so are the next."""
        self.sword = 0.45
        self.arrow = 0.17
        self.army_limit = 0.25
        self.explore_bonus = 0.03
        self.trigger = 0.12
        self.crane = 2.2
        self.urgent_capacity = 0.7
        self.capacity = 0.4
        self.spare_capacity = 0.08
        self.bonus_hope = 0.2
        self.set_hope = 0.5

        self.stored = 0.45
        """A card to be bought later, against one bought now."""
        self.action = 0.75
        """How often a card action is really used."""
        self.instead = 3.4
        """The coins that its citizen would earn elsewhere."""
        self.handy = 0.16
        """Any card action is a place to go in a round in which all better ones are taken."""
        self.repair = 0.8
        self.explore = 0.38
        self.crowded = 0.45
        """Explore is worth less with every card stored already."""
        self.token = 0.2
        self.hideout = 0.9

        self.harm = 0.28
        """A die of damage, while there is time to suffer from it."""
        self.last_harm = 0.16
        self.wear = 0.35
        """The higher price of an army next time, for each coin paid."""
        self.use = 0.36
        """One attack symbol of an army, for each round left."""
        self.blade = 1.2
        """A sword in arrows."""
        self.spy = 0.12
        self.fresh = 0.55
        """The share of an army's coins that a recruit saves."""
        self.patience = 0.15
        """Attacks can wait a little: nobody else may want that Titan."""
        self.strike = 0.9
        """The chance that a Titan is still there next turn."""
        self.second_draft = 0.5
        """The same when it takes two citizens to reach it."""

        self.skill = 0.02
        """High skills are kept for contested spaces."""
        self.room = 0.6
        """An extra for Expand when no card finds room."""
        self.learn_early = 0.25
        self.learn_late = 0.55
        self.learned = 0.3
        """Learn is worth less with every knowledge in hand."""
        self.full = 0.1
        """A card is worth less when capacity is scarce."""
