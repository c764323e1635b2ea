"""The parameters of the bot."""

from __future__ import annotations


class Parameters:
    """The values that the bot gives to cards, items and spoils, all on one scale."""

    def __init__(self) -> None:
        self.city = 14.0
        self.claim = 25.0
        """Fulfilling a condition of victory, or breaking a rival's."""
        self.army = 5.5
        """An Army that is lost."""
        self.general = 4.0
        """A General that is lost."""
        self.hero = 3.6
        self.another_hero = 0.4
        """By how much each further Mighty Hero counts less than the one before."""
        self.card = 2.4
        """A card that is not known yet."""
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
        """The factor for Wood and Stone when the fifth City is to be built."""
        self.own_special: list[float] = [6.5, 8.0, 10.0, 13.0, 18.0, 2.0, 0.3]
        """The card that would be the first, second ... of the own Monument."""
        self.denial: list[float] = [0.6, 1.2, 2.2, 5.0, 12.0, 5.0, 0.2]
        """The cost of handing a rival the first, second ... card of its Monument."""
        self.other_special = 1.6
        """A special card of another tribe."""
        self.bargain = 3.2
        """What such a card may bring in trade, divided by the number of tribes."""
        self.keenness = 0.25
        """The least gain for which an exchange is offered."""

        self.new_army: list[float] = [8.5, 7.0, 5.0, 3.5, 3.0]
        """The first, second ... Army that is built."""
        self.citadel: list[float] = [6.5, 5.0, 3.5, 2.0]
        """The first, second ... Citadel that is built."""
        self.new_general = 6.0
        self.road = 6.0
        self.overflowing = 0.6
        """The factor for the cards of a payment when the hand is full."""
        self.building_on = 1.2
        """The factor for the best item, because a Build may bring more than one."""
        self.taxes_over = 0.5
        """How much is lost of each card that Taxes draw beyond the hand limit."""

        self.conquest = 5.0
        """By how much a City that is taken counts more than one that is built."""
        self.plunder = 0.8
        """By how much a plundered card counts more than one that is drawn."""
        self.sack = 0.8
        """The base value of each card that is removed from a Monument."""
        self.last_card = 10.0
        """Taking the last card of a tribe without Cities, which eliminates it."""
        self.absence = 0.8
        """The cost of having an Army away for a round."""
        self.bare = 1.0
        """The additional cost of having all Armies away."""
        self.surprise = 0.92
        """The probability that no card in the defender's hand spoils an attack."""
        self.response = 3.2
        """The least harm against which Luck or Olympic Games are played."""
        self.famine = 2.5
        """The number of Grain cards from which on Luck is played against a Famine."""
        self.refusal = 0.4
        """The cost of handing a rival any ordinary card."""
        self.last_refusal = 2.0
        """The cost of handing a rival a card for its fifth City."""
        self.crossing = 2.5
        """A Road, for each tribe that it connects beyond the neighbour."""

        # Factors by which values depend on what is on the table. Untuned, they are 1 and change nothing.
        self.nearer = 1.0
        """For spoils, to the power of the Cities or Monument cards by which their owner is ahead of the other rivals."""
        self.grown = 1.0
        """For a City, to the power of the Cities that the tribe has beyond two."""
        self.outnumbered = 1.0
        """For a new Army or Citadel, to the power of the Armies that the strongest rival has more."""
        self.holding = 1.0
        """For a new Army or Citadel while a claim is to be held."""
        self.hunger = 1.0
        """For Taxes, to the power of the cards that the hand has room for."""
        self.exposed = 1.0
        """For the cost of Armies away, to the power of the Armies of the strongest rival beyond two."""

        # Shares of a value, plus 1. Untuned, they are 1 and add nothing; 2 adds the full value, and less than 1 subtracts.
        self.rout = 1.0
        """The share of an Army's value for each one that the defender is expected to lose."""
        self.surfeit = 1.0
        """The share of a card's value that is lost for each plundered card beyond the hand limit."""
