"""The numbers by which the bot values things, in points. Other numbers make another player."""

from __future__ import annotations


class Parameters:
    """The parameters of the bot. They were found by playing thousands of matches of one set of parameters against another."""

    def __init__(self) -> None:
        self.coin: list[float] = [0.1, 0.32, 0.5, 0.49, 0.6, 0.8]
        """The value of a coin, by the number of rounds left."""
        self.last_coin = 0.07
        """The value of a coin in the last round, while two citizens can still act."""
        self.knowledge = 1.5
        """The value of a knowledge in coins, while at least two rounds are left; the next is for later."""
        self.late_knowledge = 1.1
        self.hope: list[float] = [1.95, 3.3, 2.75, 2.14, 2.32, 0.74, 0.25]
        """The value of the next banner of a tribe at the start of a match, by the number that the seat has. Towards the end
        the points of the table take its place."""
        self.citizen = 1.2
        """The value of a citizen in a round."""
        self.hunger = 0.9
        """What a citizen without food costs at the end, times the probability that it stays without."""
        self.starved_citizen = 0.56
        """The value of a citizen without food, as a share of that of one with food."""

        self.income = 0.96
        """The value of a coin of income, as a share of that of a coin in hand at that time; the next is for knowledge."""
        self.income_knowledge = 0.95
        self.spare_food = 0.2
        """The value of food that no citizen needs yet, for each round left. The next five are for each round left, too."""
        self.sword = 0.59
        self.arrow = 0.46
        self.army_limit = 0.09
        self.explore_bonus = 0.01
        self.trigger = 0.29
        self.newcomer = 0.3
        """The value of coins for a new citizen, for each citizen that may still come."""
        self.crane = 1.8
        self.urgent_capacity = 0.4
        self.capacity = 0.18
        self.spare_capacity = 0.0
        self.bonus_hope = 0.21
        self.set_hope = 0.12

        self.stored = 0.9
        """The value of a stored card, as a share of that of a card bought now."""
        self.short = 0.1
        """What is subtracted from it for each coin that is missing."""
        self.action = 0.4
        """The share of the rounds in which a card action is used."""
        self.instead = 2.4
        """The coins that its citizen would earn on the board."""
        self.handy = 0.18
        """The least value of a card action for each round left: it is open when all better spaces are taken."""
        self.copied = 3.2
        """The value of the best action that rivals will have, at some later time."""
        self.repair = 0.54
        self.explore = 0.28
        """The value of Explore while deck A is in use."""
        self.explored = 1.4
        """The value of Explore as a part of a card action, at some later time."""
        self.find: list[float] = [0.8, 0.7, 0.5]
        """The value of what Explore finds in deck B, as a share of that of a card bought now, by the number of rounds left."""
        self.saved = 0.3
        """The value of storing a card of the row that cannot be paid yet, as a share of that of a stored card."""
        self.crowded = 0.58
        """What is subtracted from Explore for each card that is stored already."""
        self.token = 0.45
        """The value of the first-player token to the second seat in turn order,"""
        self.token_place = 0.33
        """what is added for each place further back,"""
        self.token_kept = 0.25
        """and its value to the seat that holds it already."""
        self.hideout = 2.35

        self.harm = 0.04
        """The cost of a damage die while rounds are left; the next is for the last round."""
        self.last_harm = 0.11
        self.wear = 0.09
        """The cost of the higher price that an army has next time, for each coin paid."""
        self.use = 0.32
        """The value of an arrow of an army, for each round left."""
        self.blade = 1.54
        """The value of a sword, in arrows."""
        self.spy = 0.32
        self.fresh = 1.7
        """The value of a coin by which a recruit lowers the price of an army, in coins."""
        self.patience = 0.27
        """What is subtracted from an attack on a Titan that no rival can defeat now,"""
        self.race = 0.14
        """and what is added if a rival can."""
        self.strike = 0.78
        """The probability that a Titan is still there on the next turn."""
        self.second_draft = 0.42
        """The same if two citizens are needed to reach it."""

        self.skill = 0.02
        """What is subtracted for each point of skill, because high skills are needed on contested spaces."""
        self.room = 2.4
        """What is added to Expand if the seat has no room for another card."""
        self.learn_early = 1.4
        self.learn_late = 1.8
        self.learned = 0.6
        """What is subtracted from Learn for each knowledge in hand."""
        self.opening = 0.75
        """The value of a card that coins or knowledge make affordable, as a share of that of a card affordable now."""
        self.eager = 0.04
        """What is added to the best purchase, as a share of its lead over the second best."""
        self.full = 0.12
        """What is subtracted from a purchase that takes the last room."""
