"""The numbers behind the advice: what the bot thinks that things are worth."""

from __future__ import annotations


class Parameters:
    """The numbers behind the advice: what cards, items and spoils are worth, on one rough scale."""

    def __init__(self) -> None:
        self.city = 14.0
        self.claim = 25.0
        """What it means to fulfil a condition, or to break a rival's."""
        self.army = 5.5
        """An Army lost; so is the next."""
        self.general = 4.0
        self.hero = 3.6
        self.another_hero = 0.4
        """What each Mighty Hero is worth less than the one before."""
        self.card = 2.4
        """A card not yet known."""
        self.luck = 2.2
        self.games = 3.0

        self.ordinary: list[list[float]] = [
            [2.2, 1.4, 0.8, 0.5],  # iron
            [3.4, 3.2, 2.2, 2.0, 1.2, 1.0],  # wood
            [1.5, 1.3, 0.8, 0.5],  # grain
            [3.4, 2.4, 2.0, 1.2, 0.8],  # stone
            [5.0, 4.6, 4.2, 3.8, 3.4, 3.0],  # gold
        ]
        """For the first, second ... copy of each ordinary kind."""
        self.last_city = 1.4
        """How much more Wood and Stone are worth for the fifth City."""
        self.own_special: list[float] = [6.5, 8.0, 10.0, 13.0, 18.0, 2.0, 0.3]
        """For the card that would be the first, second ... of the Monument."""
        self.denial: list[float] = [0.6, 1.2, 2.2, 5.0, 12.0, 5.0, 0.2]
        """What it costs to hand a rival the first, second ... card of its Monument."""
        self.other_special = 1.6
        """A special card of another tribe, beside what it may be traded for:"""
        self.bargain = 3.2
        """more, the fewer tribes there are."""
        self.keenness = 0.25
        """What an exchange must bring to be worth the trouble."""

        self.new_army: list[float] = [8.5, 7.0, 5.0, 3.5, 3.0]
        """For the first, second ... Army built; so is the next."""
        self.citadel: list[float] = [6.5, 5.0, 3.5, 2.0]
        self.new_general = 6.0
        self.road = 6.0
        self.overflowing = 0.6
        """The share that cards of a payment are worth when the hand is full."""
        self.building_on = 1.2
        """The best item is not all that a Build brings."""
        self.taxes_over = 0.5
        """How much of a card is lost that Taxes draw beyond the limit."""

        self.conquest = 5.0
        """What a City taken is worth more than one built."""
        self.plunder = 0.8
        """The same of a card; so is the next, of a Monument."""
        self.sack = 0.8
        self.last_card = 10.0
        """To drive a tribe out."""
        self.absence = 0.8
        """What it costs to have an Army away for a round."""
        self.bare = 1.0
        """What it costs to have them all away."""
        self.surprise = 0.92
        """How likely no hidden card spoils an attack."""
        self.response = 3.2
        """What an attack must threaten for Luck or the Olympic Games to be played against it."""
        self.famine = 2.5
        """The Grain for which Luck is played against a Famine."""
        self.refusal = 0.4
        """What it costs to hand a rival any ordinary card,"""
        self.last_refusal = 2.0
        """and one for its fifth City."""
        self.crossing = 2.5
        """What a Road is worth for each tribe that it connects beyond the neighbour."""

        # Factors by which worths grow with what is on the table. The plain advice does not look there: 1 changes nothing.
        self.nearer = 1.0
        """Spoils, for each City or Monument card by which their owner is ahead of the other rivals."""
        self.grown = 1.0
        """A City, for each that the tribe has beyond two."""
        self.outnumbered = 1.0
        """A new Army or Citadel, for each Army that the strongest rival has more,"""
        self.holding = 1.0
        """and while a claim is to be held."""
        self.hunger = 1.0
        """Taxes, for each card that the hand has room for."""
        self.exposed = 1.0
        """What it costs to have Armies away, for each Army of the strongest rival beyond two."""
        # And shares of a worth that the plain advice leaves out: 1 is nothing, 2 the whole, less than 1 speaks against it.
        self.rout = 1.0
        """Of an Army, for each that the defender is likely to lose."""
        self.surfeit = 1.0
        """Of a card, as a loss, for each that is plundered without room for it."""
