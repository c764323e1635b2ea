"""Scoring a round (TT-28 to TT-48), with the vectors of the specification."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from random import Random

import pytest
from games.tides_of_time.build import tides
from support import rule

from tessera.games.tides_of_time.components import CARDS
from tessera.games.tides_of_time.scoring import Ability, Card, Each, Majority, score, tally_up
from tessera.games.tides_of_time.state import KINGDOM
from tessera.games.tides_of_time.steps.rounds import ScoreRound

NEST, WELL, MAZE, EYE, PILLARS, MOLEHILL, ROOF, PORT = 1, 5, 9, 10, 14, 16, 17, 18
OF_SUIT = {suit: [n for n, card in enumerate(CARDS, 1) if card.suit == suit] for suit in range(5)}
EACH = [(n, card.ability.suit) for n, card in enumerate(CARDS, 1) if isinstance(card.ability, Each)]
MAJORITIES = [(n, card.ability.suit) for n, card in enumerate(CARDS, 1) if isinstance(card.ability, Majority)]

Points = dict[int, int]
"""What cards give, by printed number; those that give nothing are left out."""


def points(mine: str, theirs: str = "", by_amount: bool = False) -> tuple[Points, Points]:
    """What the cards of two kingdoms give in the scoring of a round."""
    s = tides(kingdoms=[mine, theirs], agenda=[ScoreRound()], molehill_counts_amounts=by_amount)
    found: list[Points] = []
    for seat, given in enumerate(s.card_points()):
        cards = s.places[KINGDOM + seat]
        found.append({card + 1: n for card, n in zip(cards, given, strict=True) if n})
        assert s.round_scores[seat] == [sum(given)]
    return found[0], found[1]


def listed(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


# -- the vectors ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Vector:
    """Two kingdoms and what their cards give."""

    id: str
    kingdoms: tuple[str, str]
    totals: list[int]
    points: tuple[Points, Points]


def read_points(text: str) -> Points:
    return {int(pair.split(":")[0]): int(pair.split(":")[1]) for pair in text.split()}


def read_vectors(text: str) -> list[Vector]:
    found = []
    for line in text.strip().splitlines():
        id, a, b, total_a, points_a, total_b, points_b = [cell.strip() for cell in line.split("|")]
        found.append(Vector(id, (a, b), [int(total_a), int(total_b)], (read_points(points_a), read_points(points_b))))
    return found


VECTORS = read_vectors("""
V01 | 1 2 10 15 17      | 3 4 5 6 12       | 25 | 2:7 10:6 15:12                 | 16 | 3:9 12:7
V02 | 2 3 10 15 17      | 1 4 5 6 12       | 18 | 10:6 15:12                     |  7 | 12:7
V03 | 1 2 3 7 13        | 4 5 6 8 14       | 14 | 7:7 13:7                       |  8 | 6:3 14:5
V04 | 1 3 4 6 17        | 7 8 9 10 11      | 12 | 3:12                           | 15 | 8:6 10:9
V05 | 3 5 9 11 14 16 17 | 1 4 7 10 12 13 18 | 61 | 3:6 5:18 9:13 11:6 14:10 16:8 |  0 |
V06 | 1 4 8 16 17       | 2 3 10 11 13     |  8 | 16:8                           | 16 | 2:7 10:6 11:3
V07 | 3 7 12 13 16      | 1 4 8 10 17      |  0 |                                |  9 | 8:6 10:3
V08 | 2 3 4 7 16        | 1 5 10 11 13     | 10 | 3:3 7:7                        | 15 | 5:9 10:3 11:3
V09 | 1 3 4 7 16        | 5 10 11 12 13    | 18 | 3:3 7:7 16:8                   |  9 | 10:6 11:3
V10 | 1 2 4 5 16        | 7 8 9 11 12      |  8 | 16:8                           |  6 | 8:6
V11 | 3 4 5 6 18        | 7 8 10 13 15     | 17 | 3:9 18:8                       | 16 | 8:3 10:6 13:7
V12 | 3 5 11 14 18      | 7 8 9 10 12      | 15 | 3:3 5:9 11:3                   | 15 | 8:6 10:9
V13 | 1 2 3 15 18       | 7 9 10 12 17     | 17 | 15:9 18:8                      |  9 | 10:9
V14 | 1 5 8 17 18       | 7 9 12 14 16     |  0 |                                |  0 |
V15 | 5 6 9 11 18       | 1 2 3 8 10       |  3 | 6:3                            | 16 | 2:7 8:3 10:6
V16 | 10 11 12 17 18    | 1 4 7 13 16      | 20 | 10:12 18:8                     | 29 | 4:7 7:7 13:7 16:8
V17 | 8 10 16 17 18     | 1 2 3 4 5        | 31 | 8:6 10:9 16:8 18:8             |  6 | 3:6
V18 | 1 2 5 9 10 13 17  | 3 4 6 7 8 11 12  | 22 | 5:9 9:13                       | 25 | 3:6 6:6 8:6 12:7
V19 | 1 7 8 9 13 16     | 3 4 5 10 11 12   | 22 | 7:7 13:7 16:8                  | 19 | 3:6 10:6 12:7
V20 | 1 2 5 10 11 15 17 | 4 6 7 8 9 12 14  | 34 | 2:7 5:9 10:3 11:3 15:12        | 29 | 6:9 8:3 12:7 14:10
V21 | 2 5 7 10 13       | 1 3 8 12 14      |  9 | 5:9                            |  3 | 8:3
V22 | 2 5 9 12 13       | 1 3 14 15 16     | 43 | 2:7 5:9 9:13 12:7 13:7         |  6 | 15:6
V23 | 2 5 9 12 14 17    | 1 3 4 7 8 10     | 55 | 2:7 5:18 9:13 12:7 14:10       | 16 | 3:3 7:7 8:3 10:3
V24 | 2 5 9 12 14 16 17 | 1 3 4 7 8 10 13  | 63 | 2:7 5:18 9:13 12:7 14:10 16:8  | 20 | 3:3 7:7 8:3 13:7
""")
BY_ID = {vector.id: vector for vector in VECTORS}

BY_AMOUNT = {"V05": [53, 0], "V06": [0, 16], "V07": [8, 9], "V14": [0, 8], "V17": [23, 6], "V24": [55, 20]}
"""The scores that differ when the Molehill counts amounts; in each the Molehill's 8 points come or go."""


@rule("TT-28", "TT-29", "TT-30", "TT-33", "TT-34", "TT-36", "TT-37", "TT-38", "TT-39", "TT-41", "TT-43")
@pytest.mark.parametrize("vector", VECTORS, ids=list(BY_ID))
def test_each_card_of_a_vector_gives_its_points(vector: Vector) -> None:
    given = points(*vector.kingdoms)
    assert given == vector.points
    assert [sum(given[0].values()), sum(given[1].values())] == vector.totals


@rule("TT-R2", "TT-41")
@pytest.mark.parametrize("vector", VECTORS, ids=list(BY_ID))
def test_the_option_changes_the_molehill_and_nothing_else(vector: Vector) -> None:
    given = points(*vector.kingdoms, True)
    assert [sum(given[0].values()), sum(given[1].values())] == BY_AMOUNT.get(vector.id, vector.totals)
    for now, usual in zip(given, vector.points, strict=True):
        assert {n: now[n] for n in now if n != MOLEHILL} == {n: usual[n] for n in usual if n != MOLEHILL}


@rule("TT-29", "TT-81")
@pytest.mark.parametrize("vector", VECTORS, ids=list(BY_ID))
def test_the_order_of_seats_does_not_matter(vector: Vector) -> None:
    a, b = vector.kingdoms
    assert points(b, a) == vector.points[::-1]


# -- amounts --------------------------------------------------------------------------------------------------------


def amounts(kingdom: str) -> list[int]:
    """The amounts of P, L, G, S and T."""
    return tally_up(CARDS, [int(n) - 1 for n in kingdom.split()], False).amounts


@rule("TT-28", "TT-82")
def test_a_relic_is_scored_like_any_other_card() -> None:
    s = tides(kingdoms=["4 6", "10"], relics=["3", "8"], agenda=[ScoreRound()])
    plain = tides(kingdoms=["3 4 6", "8 10"], agenda=[ScoreRound()])
    assert s.card_points() == plain.card_points()
    assert s.scores() == plain.scores() == [6, 3 + 9]


@rule("TT-30")
@pytest.mark.parametrize(
    ("kingdom", "found"),
    [
        ("1 2 4", [2, 1, 0, 0, 0]),
        ("1 2 4 17", [4, 1, 0, 0, 0]),
        ("1 2 4 5 7 17", [4, 4, 1, 0, 0]),
        ("1 2 3 4 5 17", [6, 2, 0, 0, 0]),
        ("17 16 18", [0, 0, 0, 0, 0]),
    ],
)
def test_the_roof_doubles_the_most_numerous_suits(kingdom: str, found: list[int]) -> None:
    assert amounts(kingdom) == found


@rule("TT-30", "TT-R1")
def test_all_five_suits_are_doubled_when_all_tie_and_only_once() -> None:
    assert amounts("1 4 7 10 13 17") == [2, 2, 2, 2, 2]
    assert amounts("1 2 4 7 10 13 17") == [4, 1, 1, 1, 1]  # 2 becomes 4, and is not doubled again


@rule("TT-30")
def test_the_rivals_amounts_are_not_touched() -> None:
    assert points("4 17", "3 5 6")[1] == points("4", "3 5 6")[1] == {3: 6}


@rule("TT-31")
def test_cards_without_a_suit_are_not_a_suit() -> None:
    assert amounts("16 17 18 8") == [0, 0, 2, 0, 0]  # the single Garden is the most numerous suit
    assert points("10 16 17 18")[0] == {10: 12, 16: 8, 18: 8}  # the Eye misses four suits, not five
    assert points("16 4 5", "17 18")[0] == {}  # no singles on either side: the Molehill is none itself
    assert tally_up(CARDS, [15, 16, 17], False).singles == 0


@rule("TT-32")
def test_each_objectives_use_amounts() -> None:
    assert points("15 1 2")[0] == {15: 6}
    assert points("15 1 2 17")[0] == {15: 12}


@rule("TT-32")
def test_majorities_use_amounts_of_both_sides() -> None:
    assert points("2 10", "11") == ({10: 9}, {})  # Strongholds 1 to 1
    assert points("2 10 17", "11")[0] == {2: 7, 10: 9}  # 2 to 1
    assert points("2 10", "11 17")[0] == {10: 9}  # 1 to 2
    assert points("2 10 11", "12")[0][2] == 7
    assert 2 not in points("2 10 11", "12 17")[0]  # 2 to 2


@rule("TT-32", "TT-R3")
def test_sets_use_amounts_but_the_maze_pays_once() -> None:
    assert points("5 1 10 13")[0][WELL] == 9
    assert points("5 1 10 13 17")[0][WELL] == 18
    assert points("14 4 7")[0][PILLARS] == 5
    assert points("14 4 7 17")[0][PILLARS] == 10
    assert points("9 1 4 10 13 17")[0][MAZE] == 13


# -- one objective after the other ----------------------------------------------------------------------------------


@rule("TT-33")
@pytest.mark.parametrize(("card", "suit"), EACH)
@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_three_points_for_each_card_of_the_suit(card: int, suit: int, n: int) -> None:
    mine = listed([card, *OF_SUIT[suit][:n]])
    assert points(mine)[0].get(card, 0) == 3 * n


@rule("TT-34")
@pytest.mark.parametrize(("card", "suit"), MAJORITIES)
def test_seven_points_for_more_than_the_rival(card: int, suit: int) -> None:
    first, second, third = OF_SUIT[suit]
    assert points(listed([card, second, third]), str(first))[0][card] == 7
    assert points(listed([card, second]))[0][card] == 7
    assert card not in points(listed([card, third]), listed([first, second]))[0]


@rule("TT-34", "TT-45")
@pytest.mark.parametrize(("card", "suit"), MAJORITIES)
def test_a_tied_majority_needs_kings_nest(card: int, suit: int) -> None:
    mine, theirs = [n for n in OF_SUIT[suit] if n != NEST][:2]
    own = NEST if suit == 0 else mine  # for Palaces Kings Nest is itself the card that ties
    assert card not in points(listed([card, mine]), str(theirs))[0]
    assert points(listed(sorted({card, own, NEST})), str(theirs))[0][card] == 7
    rivals = [NEST] if suit == 0 else [theirs, NEST]
    assert card not in points(listed([card, mine]), listed(rivals))[0]


@rule("TT-35", "TT-R7")
@pytest.mark.parametrize("card", [card for card, suit in MAJORITIES if suit != 0])
def test_a_majority_of_nothing_gives_nothing_even_with_kings_nest(card: int) -> None:
    assert card not in points(listed([NEST, card]))[0]


@rule("TT-35")
def test_no_palace_no_majority_of_palaces() -> None:
    assert points("7", "8")[0] == {}


@rule("TT-36")
@pytest.mark.parametrize(
    ("others", "sets"),
    [("1 10", 0), ("1 13", 0), ("10 13", 0), ("1 10 13", 1), ("1 2 10 11 13", 1), ("1 2 10 11 13 14", 2)],
)
def test_the_mana_well_gives_nine_a_set(others: str, sets: int) -> None:
    assert points(f"5 {others}")[0].get(WELL, 0) == 9 * sets


@rule("TT-37")
@pytest.mark.parametrize(("others", "sets"), [("4 5", 0), ("7 8", 0), ("4 7", 1), ("4 5 7", 1), ("4 5 7 8", 2)])
def test_the_sky_pillars_give_five_a_set(others: str, sets: int) -> None:
    assert points(f"14 {others}")[0].get(PILLARS, 0) == 5 * sets


@rule("TT-38")
@pytest.mark.parametrize(
    ("others", "worth"),
    [("1 4 10", 0), ("1 4 13", 0), ("1 10 13", 0), ("4 10 13", 0), ("1 4 10 13", 13), ("1 2 4 5 8 10 11 13 14", 13)],
)
def test_the_maze_gives_thirteen_once_for_all_five_suits(others: str, worth: int) -> None:
    assert points(f"9 {others}")[0].get(MAZE, 0) == worth


@rule("TT-39")
@pytest.mark.parametrize(("others", "absent"), [("", 4), ("11 12", 4), ("1", 3), ("1 4", 2), ("1 4 7", 1), ("1 4 7 13", 0)])
def test_the_eye_gives_three_for_each_suit_that_is_absent(others: str, absent: int) -> None:
    assert points(f"10 {others}")[0].get(EYE, 0) == 3 * absent


@rule("TT-40")
def test_the_roof_never_changes_the_eye_and_twelve_is_its_best() -> None:
    rest = [card for card in range(18) if card not in (EYE - 1, ROOF - 1)]
    most = 0
    for others in combinations(rest, 4):
        kingdom = [EYE - 1, *others]
        plain = score(CARDS, [kingdom, []], False)[0][0]
        assert score(CARDS, [[*kingdom, ROOF - 1], []], False)[0][0] == plain
        most = max(most, plain)
    assert most == points("10 16 17 18")[0][EYE] == 12


@rule("TT-41")
def test_the_molehill_compares_suits_with_exactly_one_card() -> None:
    assert points("16 1 4", "7")[0].get(MOLEHILL) == 8  # 2 to 1
    assert MOLEHILL not in points("16 1", "4 7")[0]  # 1 to 2
    assert MOLEHILL not in points("16 2", "4")[0]  # 1 to 1
    assert points("16 1", "4")[0] == {16: 8}  # 1 to 1 and Kings Nest
    assert MOLEHILL not in points("16 2", "4 7 1")[0]  # 1 to 3
    assert MOLEHILL not in points("16 2 3", "4")[0]  # a pair is no single


@rule("TT-41", "TT-R2")
def test_a_doubled_single_stays_a_single_unless_the_option_is_on() -> None:
    assert points("16 17 2", "")[0] == {16: 8}
    assert points("16 17 2", "", by_amount=True)[0] == {}
    assert points("16 2", "17 4")[0] == {}
    assert points("16 2", "17 4", by_amount=True)[0] == {16: 8}


@rule("TT-42", "TT-R7")
def test_no_singles_on_either_side_are_a_tie_that_kings_nest_wins() -> None:
    assert points("16 1 2")[0] == {16: 8}
    assert points("16 2 3")[0] == {}


@rule("TT-43")
def test_the_port_compares_the_best_cards() -> None:
    assert points("18 3 4 5", "6 7")[0] == {3: 6, 18: 8}  # 6 against 3
    assert points("18 3 4", "6 7 8")[0] == {3: 3}  # 3 against 6
    assert points("18 3 4", "6 7")[0] == {3: 3}  # 3 against 3
    assert points("18 1 3 4", "6 7")[0] == {3: 3, 18: 8}  # the same with Kings Nest
    assert points("18 3 4", "1 6 7 2")[0] == {3: 3}  # with the rival's


@rule("TT-43", "TT-29")
def test_the_port_counts_comparisons_that_were_won_in_the_same_round() -> None:
    assert points("18 13 7", "3 4 5") == ({13: 7, 18: 8}, {3: 6})  # 7 for Gardens against 6
    assert points("18 3 4 5", "13 7") == ({3: 6}, {13: 7})


@rule("TT-44", "TT-43")
def test_a_card_that_gives_nothing_is_no_scoring_card() -> None:
    assert points("18 3 4", "6 15")[0] == {3: 3, 18: 8}  # the rival's cards 6 and 15 give nothing: 3 against 0


@rule("TT-43", "TT-R6", "TT-44")
def test_the_port_needs_a_scoring_card_even_with_kings_nest() -> None:
    assert points("18 1", "") == ({}, {})
    assert points("18 1 6", "15") == ({}, {})


@rule("TT-R4", "TT-43")
def test_the_port_does_not_count_itself() -> None:
    assert points("18 6 9", "2 11 12") == ({6: 3}, {2: 7})  # 3 against 7; with its own 8 it would win


@rule("TT-R8", "TT-43")
def test_molehill_and_majority_are_candidates_for_the_best_card() -> None:
    assert points("18 16 2 4", "3 5 6") == ({16: 8, 18: 8}, {3: 6})  # 8 against 6
    assert points("18 13 7", "16 3 4 10") == ({13: 7}, {3: 3, 10: 6, 16: 8})  # 7 against 8, not against 6
    assert points("18 13 7", "3 4 5") == ({13: 7, 18: 8}, {3: 6})  # 7 against 6


@rule("TT-45")
def test_kings_nest_gives_no_points_and_acts_on_seven_cards_of_its_owner() -> None:
    """Compared with a Kings Nest that does nothing, over many pairs of kingdoms."""
    dull = [Card(CARDS[0].suit, Ability()), *CARDS[1:]]
    rng = Random(1)
    acted: set[int] = set()
    for _ in range(4000):
        deal = rng.sample(range(1, 18), 13)
        mine, theirs = [0, *deal[:6]], deal[6:]
        real, plain = score(CARDS, [mine, theirs], False), score(dull, [mine, theirs], False)
        assert real[0][0] == 0
        acted |= {card + 1 for card, n, m in zip(mine, real[0], plain[0], strict=True) if n != m}
        assert {card + 1 for card, n, m in zip(theirs, real[1], plain[1], strict=True) if n != m} <= {PORT}
    assert acted == {2, 4, 7, 12, 13, 16, 18}


@rule("TT-46")
def test_kings_nest_takes_the_port_from_the_rival_only_by_a_better_card_of_its_owner() -> None:
    rival = "18 3 4 5 8"  # its best card gives 6
    assert points("2 7 13", rival) == ({}, {3: 6, 18: 8})  # Palaces and Gardens 1 to 1
    assert points("1 7 13", rival) == ({7: 7, 13: 7}, {3: 6})  # the same ties, won


@rule("TT-47")
def test_the_roof_gives_no_points_itself() -> None:
    assert ROOF not in points("17 15 1 2", "3 4")[0]


@rule("TT-48")
def test_a_round_score_is_the_sum_over_the_cards_and_never_negative() -> None:
    rng = Random(2)
    for _ in range(200):
        deal = rng.sample(range(1, 19), 14)
        s = tides(kingdoms=[listed(deal[:7]), listed(deal[7:])], agenda=[ScoreRound()])
        given = s.card_points()
        assert min(min(given[0]), min(given[1])) >= 0
        assert s.round_scores == [[sum(given[0])], [sum(given[1])]]


@rule("TT-R11", "TT-41")
def test_the_printed_molehill_example_gives_eight_in_both_readings() -> None:
    rival = "3 4 5 10 11 12"  # three Strongholds, two Libraries, one Palace
    assert points("7 8 9 13 2 16", rival)[0][MOLEHILL] == 8  # 3 + 1 + 1
    assert points("7 8 9 13 2 6 16", rival)[0][MOLEHILL] == 8  # 3 + 1 + 1 + 1
