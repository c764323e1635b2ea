"""The points that cards and kingdoms give (section 6 of the rulebook page)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

N_SUITS: Final = 5
NO_SUIT: Final = -1


class Tally:
    """What a kingdom amounts to: how many cards of each suit, and how many they count for."""

    def __init__(self) -> None:
        self.cards: list[int] = [0, 0, 0, 0, 0]
        self.amounts: list[int] = self.cards
        self.singles = 0
        self.wins_ties = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """What a card gives. Most give points for a kingdom, some in comparison with the rival's."""

    def points(self, mine: Tally, theirs: Tally) -> int:
        """TT-45, TT-47. A card that does something else gives no points itself."""
        return 0


class Each(Ability):
    """TT-33. Points for each card of one suit."""

    def __init__(self, suit: int, each: int) -> None:
        self.suit = suit
        self.each = each

    def points(self, mine: Tally, theirs: Tally) -> int:
        return self.each * mine.amounts[self.suit]


class Majority(Ability):
    """TT-34, TT-35. Points for more of one suit than the rival, and at least one."""

    def __init__(self, suit: int, reward: int) -> None:
        self.suit = suit
        self.reward = reward

    def points(self, mine: Tally, theirs: Tally) -> int:
        amount = mine.amounts[self.suit]
        return self.reward if amount > 0 and prevails(amount, theirs.amounts[self.suit], mine) else 0


class Sets(Ability):
    """TT-36, TT-37. Points for each whole set of suits."""

    def __init__(self, suits: tuple[int, ...], each: int) -> None:
        self.suits = suits
        self.each = each

    def points(self, mine: Tally, theirs: Tally) -> int:
        return self.each * n_sets(mine, self.suits)


class OneSet(Ability):
    """TT-38. Points for a whole set of suits, once."""

    def __init__(self, suits: tuple[int, ...], reward: int) -> None:
        self.suits = suits
        self.reward = reward

    def points(self, mine: Tally, theirs: Tally) -> int:
        return self.reward if n_sets(mine, self.suits) > 0 else 0


class Absent(Ability):
    """TT-39. Points for each suit that is missing."""

    def __init__(self, each: int) -> None:
        self.each = each

    def points(self, mine: Tally, theirs: Tally) -> int:
        missing = 0
        for amount in mine.amounts:
            if amount == 0:
                missing += 1
        return self.each * missing


class MoreSingles(Ability):
    """TT-41, TT-42. Points for more suits with exactly one card than the rival."""

    def __init__(self, reward: int) -> None:
        self.reward = reward

    def points(self, mine: Tally, theirs: Tally) -> int:
        return self.reward if prevails(mine.singles, theirs.singles, mine) else 0


class BestCard(Ability):
    """TT-43. Points for the best scoring card; counted last, see `score`."""

    def __init__(self, reward: int) -> None:
        self.reward = reward


class WinsTies(Ability):
    """TT-45. Its owner wins ties where objectives are compared."""


class Doubles(Ability):
    """TT-30. Doubles the owner's most numerous suits."""


class Card:
    """A card as scoring sees it."""

    def __init__(self, suit: int, ability: Ability) -> None:
        self.suit = suit
        self.ability = ability
        self.wins_ties = isinstance(ability, WinsTies)
        self.doubles = isinstance(ability, Doubles)
        self.best = ability.reward if isinstance(ability, BestCard) else 0


def prevails(amount: int, rival: int, mine: Tally) -> bool:
    """TT-34, TT-45. True if the amount is larger, or if it is equal and the owner wins ties."""
    return amount > rival or (amount == rival and mine.wins_ties)


def n_sets(tally: Tally, suits: tuple[int, ...]) -> int:
    """TT-32. How many whole sets of these suits the amounts make."""
    fewest = tally.amounts[suits[0]]
    for suit in suits:
        if tally.amounts[suit] < fewest:
            fewest = tally.amounts[suit]
    return fewest


def tally_up(cards: list[Card], kingdom: list[int], singles_by_amount: bool) -> Tally:
    """TT-30, TT-31. Count the suits of a kingdom, and double the most numerous if a card says so."""
    tally = Tally()
    counts = tally.cards
    doubled = False
    for number in kingdom:
        card = cards[number]
        if card.suit != NO_SUIT:
            counts[card.suit] += 1
        if card.wins_ties:
            tally.wins_ties = True
        if card.doubles:
            doubled = True
    if doubled:
        most = 0
        for n in counts:
            if n > most:
                most = n
        tally.amounts = [2 * n if n == most else n for n in counts]
    for n in tally.amounts if singles_by_amount else counts:
        if n == 1:
            tally.singles += 1
    return tally


def score(cards: list[Card], kingdoms: list[list[int]], singles_by_amount: bool) -> list[list[int]]:
    """TT-28, TT-29. For both kingdoms the points of each card, in the kingdom's order."""
    tallies = [tally_up(cards, kingdom, singles_by_amount) for kingdom in kingdoms]
    points: list[list[int]] = []
    best = [0, 0]
    for seat in range(2):
        mine = tallies[seat]
        theirs = tallies[1 - seat]
        given: list[int] = []
        for number in kingdoms[seat]:
            n = cards[number].ability.points(mine, theirs)
            if n > best[seat]:
                best[seat] = n
            given.append(n)
        points.append(given)
    for seat in range(2):
        for i in range(len(kingdoms[seat])):
            reward = cards[kingdoms[seat][i]].best
            if reward and best[seat] > 0 and prevails(best[seat], best[1 - seat], tallies[seat]):
                points[seat][i] = reward
    return points
