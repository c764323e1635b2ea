"""How large the game is (TT-72 to TT-77). Every number is counted exactly; nothing here is sampled.

The sum of all scores over all pairs of kingdoms is counted by classes. What a card gives depends on the two tallies
alone, and which tallies can stand against a kingdom depends only on its *shape*: its cards of each suit, and whether it
has the Roof. Only the Port compares cards rather than tallies, so its pairs are gone through one by one.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from math import comb, factorial, prod
from random import Random

import pytest
from games.tides_of_time.build import DECK_OF_G1, choose_any, draft_all, feed, hand, pile, relics, start
from laws.worlds import LONG
from support import rule

from tessera.core.seats import CHANCE
from tessera.games.tides_of_time import GAME
from tessera.games.tides_of_time.components import CARDS
from tessera.games.tides_of_time.scoring import Ability, Majority, MoreSingles, Tally, prevails, score, tally_up
from tessera.games.tides_of_time.state import Tides

Kingdom = tuple[int, ...]
Shape = tuple[tuple[int, ...], bool]

NEST, MOLEHILL, ROOF, PORT = 0, 15, 16, 17
PAIRS = {5: 11_027_016, 6: 17_153_136, 7: 10_501_920}
MEAN = {5: 10.681, 6: 15.039, 7: 20.370}
HIGHEST = {5: 43, 6: 55, 7: 63}
LARGEST_LEAD = {5: 43, 6: 55, 7: 61}
READINGS_DIFFER = {5: 4.4, 6: 4.3, 7: 2.4}


class Census:
    """All kingdoms of so many cards."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.tallies = {kingdom: tally_up(CARDS, list(kingdom), False) for kingdom in combinations(range(18), n)}
        self.shapes: dict[Kingdom, Shape] = {
            kingdom: (tuple(tally.cards), ROOF in kingdom) for kingdom, tally in self.tallies.items()
        }
        self.example = {shape: kingdom for kingdom, shape in self.shapes.items()}
        self.known_rivals: dict[Shape, list[tuple[Kingdom, int]]] = {}

    def rivals(self, kingdom: Kingdom) -> list[Kingdom]:
        """All kingdoms that can stand against this one."""
        return list(combinations([card for card in range(18) if card not in kingdom], self.n))

    def n_pairs(self) -> int:
        return len(self.tallies) * len(self.rivals(next(iter(self.tallies))))

    def rival_shapes(self, shape: Shape) -> list[tuple[Kingdom, int]]:
        """The shapes that can stand against this one: an example of each, and how many kingdoms have it."""
        if shape not in self.known_rivals:
            found = Counter(self.shapes[rival] for rival in self.rivals(self.example[shape]))
            self.known_rivals[shape] = [(self.example[other], n) for other, n in found.items()]
        return self.known_rivals[shape]

    def holders(self) -> dict[tuple[Shape, bool], Counter[int]]:
        """For each shape, with and without Kings Nest, how many of its kingdoms have each card."""
        found: dict[tuple[Shape, bool], Counter[int]] = {}
        for kingdom, shape in self.shapes.items():
            found.setdefault((shape, NEST in kingdom), Counter()).update(kingdom)
        return found

    def points(self) -> int:
        """What the cards of all first kingdoms give over all ordered pairs."""
        return self.points_without_port() + CARDS[PORT].best * self.ports_won()

    def points_without_port(self) -> int:
        """The same with the Port left out."""
        total = 0
        for (shape, nest), cards in self.holders().items():
            mine = copied(self.tallies[self.example[shape]], nest)
            rivals = [(self.tallies[rival], n) for rival, n in self.rival_shapes(shape)]
            for card, n_kingdoms in cards.items():
                points = CARDS[card].ability.points
                total += n_kingdoms * sum([n * points(mine, theirs) for theirs, n in rivals])
        return total

    def ports_won(self) -> int:
        """In how many ordered pairs the Port of the first kingdom gives its points."""
        alone = {kingdom: best_alone(kingdom, tally) for kingdom, tally in self.tallies.items()}
        comparing = {kingdom: comparing_cards(kingdom) for kingdom in self.tallies}
        won = 0
        for kingdom, mine in self.tallies.items():
            if PORT not in kingdom:
                continue
            for rival in self.rivals(kingdom):
                theirs = self.tallies[rival]
                most = best(alone[kingdom], comparing[kingdom], mine, theirs)
                if most >= alone[rival] and most > 0:
                    won += prevails(most, best(alone[rival], comparing[rival], theirs, mine), mine)
        return won


def copied(tally: Tally, wins_ties: bool) -> Tally:
    """The same tally, with or without Kings Nest."""
    twin = Tally()
    twin.cards, twin.amounts, twin.singles, twin.wins_ties = tally.cards, tally.amounts, tally.singles, wins_ties
    return twin


def comparing_cards(kingdom: Kingdom) -> list[Ability]:
    return [CARDS[card].ability for card in kingdom if isinstance(CARDS[card].ability, Majority | MoreSingles)]


def best_alone(kingdom: Kingdom, tally: Tally) -> int:
    """The most that a card gives which does not look at the rival."""
    rest = [CARDS[card].ability for card in kingdom if not isinstance(CARDS[card].ability, Majority | MoreSingles)]
    return max([ability.points(tally, tally) for ability in rest], default=0)


def best(alone: int, comparing: list[Ability], mine: Tally, theirs: Tally) -> int:
    """The most that a card other than the Port gives."""
    for ability in comparing:
        points = ability.points(mine, theirs)
        if points > alone:
            alone = points
    return alone


@cache
def census(n: int) -> Census:
    return Census(n)


# -- deals and starts -----------------------------------------------------------------------------------------------


def n_deals(total: int, *sizes: int) -> int:
    """In how many ways cards can be dealt to places of these sizes, one after the other."""
    ways = 1
    for size in sizes:
        ways *= comb(total, size)
        total -= size
    return ways


@rule("TT-72")
def test_round_one_has_eleven_million_deals_and_as_many_ends() -> None:
    s = GAME.begin(GAME.box(2))
    drawn = []
    while CHANCE in s.waiting():
        drawn.append(len(s.options(CHANCE)))
        s.apply(CHANCE, s.options(CHANCE)[0])
    assert prod(drawn) // factorial(5) ** 2 == 11_027_016
    assert census(5).n_pairs() == comb(18, 5) * comb(13, 5) == 11_027_016


@rule("TT-74")
def test_round_three_starts_from_two_relics_and_five_cards_each() -> None:
    s = starts(3)
    feed(s, DECK_OF_G1)
    sizes = [len(relics(s, 0)), len(relics(s, 1)), len(hand(s, 0)), len(hand(s, 1))]
    assert sizes == [2, 2, 5, 5]
    assert n_deals(18, *sizes) == 4_631_346_720


@rule("TT-75")
def test_round_two_starts_from_a_relic_and_three_known_cards_each_and_two_discards() -> None:
    s = starts(2)
    sizes = [len(relics(s, 0)), len(relics(s, 1)), len(hand(s, 0)), len(hand(s, 1)), 2]
    assert sizes == [1, 1, 3, 3, 2]  # whose discard is whose makes no difference any more
    assert n_deals(18, *sizes) == 2_205_403_200
    drawn = []
    while CHANCE in s.waiting():
        drawn.append(len(s.options(CHANCE)))
        s.apply(CHANCE, s.options(CHANCE)[0])
    assert prod(drawn) // factorial(2) ** 2 == 28 * 15 == 420
    assert len(pile(s)) == 4


def starts(round: int) -> Tides:
    """A game whose draw for this round is due."""
    rng = Random(1)
    s = start(DECK_OF_G1)
    while s.round < round:
        feed(s, DECK_OF_G1)
        draft_all(s, rng)
        choose_any(s, rng)
    return s


# -- scores ---------------------------------------------------------------------------------------------------------


def at_most(kingdom: Kingdom) -> int:
    """An upper bound of what a kingdom can score: against a rival that has nothing and loses to the Port."""
    tally = tally_up(CARDS, list(kingdom), False)
    return sum(CARDS[card].ability.points(tally, Tally()) + CARDS[card].best for card in kingdom)


def largest(n: int, lead: bool) -> int:
    """The highest score or lead over all pairs. Kingdoms that cannot reach the best so far are passed over."""
    found = 0
    for kingdom in sorted(census(n).tallies, key=at_most, reverse=True):
        if at_most(kingdom) <= found:
            break
        for rival in census(n).rivals(kingdom):
            points = score(CARDS, [list(kingdom), list(rival)], False)
            found = max(found, sum(points[0]) - (sum(points[1]) if lead else 0))
    return found


@rule("TT-76")
@pytest.mark.parametrize("n", [5, 6, 7])
def test_highest_scores_and_largest_leads(n: int) -> None:
    assert largest(n, lead=False) == HIGHEST[n]
    assert largest(n, lead=True) == LARGEST_LEAD[n]


@rule("TT-76")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("3 7 12 13 16", "1 4 8 10 17"),
        ("1 2 3 8 9 14", "4 5 6 7 10 11"),
        ("1 4 7 10 12 13 18", "3 5 9 11 14 16 17"),
    ],
)
def test_a_kingdom_can_score_nothing(mine: str, theirs: str) -> None:
    kingdoms = [[int(number) - 1 for number in kingdom.split()] for kingdom in (mine, theirs)]
    assert sum(score(CARDS, kingdoms, False)[0]) == 0


@rule("TT-77")
@pytest.mark.parametrize("n", [5, 6, 7] if LONG else [5])
def test_the_mean_score_over_all_pairs_of_kingdoms(n: int) -> None:
    assert census(n).n_pairs() == PAIRS[n]
    assert f"{census(n).points() / PAIRS[n]:.3f}" == f"{MEAN[n]:.3f}"


@rule("TT-R2")
@pytest.mark.parametrize("n", [5, 6, 7])
def test_in_how_many_pairs_the_two_readings_of_the_molehill_differ(n: int) -> None:
    molehill = CARDS[MOLEHILL].ability
    by_amount = {shape: tally_up(CARDS, list(kingdom), True) for shape, kingdom in census(n).example.items()}
    differ = 0
    for (shape, nest), cards in census(n).holders().items():
        mine, other = copied(census(n).tallies[census(n).example[shape]], nest), copied(by_amount[shape], nest)
        for rival, n_rivals in census(n).rival_shapes(shape):
            theirs = census(n).tallies[rival]
            if molehill.points(mine, theirs) != molehill.points(other, by_amount[census(n).shapes[rival]]):
                differ += cards[MOLEHILL] * n_rivals
    assert f"{100 * differ / PAIRS[n]:.1f}" == f"{READINGS_DIFFER[n]:.1f}"


@rule("TT-76", "TT-77")
@pytest.mark.parametrize("n", [2, 3, 5, 6, 7] if LONG else [2, 3])
def test_counting_by_classes_agrees_with_scoring_each_pair(n: int) -> None:
    """Each pair is scored by the engine as a round would be, both ways round at once; minutes in the long run."""
    total = highest = lead = 0
    lowest = 1000
    for kingdom in census(n).tallies:
        for rival in census(n).rivals(kingdom):
            if rival > kingdom:
                points = score(CARDS, [list(kingdom), list(rival)], False)
                first, second = sum(points[0]), sum(points[1])
                total += first + second
                highest = max(highest, first, second)
                lowest = min(lowest, first, second)
                lead = max(lead, first - second, second - first)
    assert (highest, lowest, lead) == (largest(n, lead=False), 0, largest(n, lead=True))
    assert total == census(n).points()
