"""The solver's answer to each decision of Tides of Time: the equilibrium mixture, and the value of every option."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import comb, inf
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from tessera.games.tides_of_time.actions import DRAFT, KEEP
from tessera.solve.bayesian_game import Bayesian
from tessera.solve.draft import HAND, Draft, shares
from tessera.solve.endgame import KEEPS, SecondRelic, result
from tessera.solve.kingdoms import EVERY_CARD, N_CARDS, Kingdoms, cards_of, mask_of
from tessera.solve.matrix import Solution, solve, value_of
from tessera.solve.position import Arranged, Position
from tessera.solve.value_network import Values, read_values

VALUES: Final = Path(__file__).parent / "values.json"
RIVALS: Final = 24
"""The number of sampled hands of the rival on which the values of the very first pick are estimated."""

CACHE_SIZE: Final = 50
"""The number of solved decisions, and of solved ends, that are kept in memory."""

Ends = Callable[[int, int], float]
"""The value of an end of a round to seat 0, given the cards that each seat has picked in it."""


class Evaluation:
    """The options of one seat: their texts, the equilibrium mixture, and each option's value against the rival's mixture."""

    def __init__(self, texts: list[str], mixture: list[float], values: list[float], exact: bool) -> None:
        self.texts = texts
        self.mixture = mixture
        self.values = values
        self.exact = exact

    def value(self) -> float:
        """The value of the mixture."""
        return sum([share * value for share, value in zip(self.mixture, self.values, strict=True)])

    def cost(self, text: str) -> float:
        """The loss of an option against the best one; it is zero for all options of the mixture."""
        return max(0.0, max(self.values) - self.values[self.texts.index(text)])


class Solver:
    """Solves decisions for one objective (win or margin) and one reading of the rules."""

    def __init__(self, win: bool, singles_by_amount: bool = False, values: Values | None = None) -> None:
        self.win = win
        self.kingdoms = Kingdoms(singles_by_amount)
        self.values = values if values is not None else read_values(VALUES)
        self.solved: dict[tuple[object, ...], tuple[Solution, bool]] = {}
        """The latest decisions without private cards, and whether each is exact; both seats ask for the same ones."""
        self.until = inf
        """The time at which an answer is due; after it, ends of round 2 are judged by the network."""
        self.hurried = False
        """True if an end was judged by the network for lack of time."""
        self.ends_of_2: dict[tuple[int, ...], float] = {}
        self.latest_private: tuple[tuple[object, ...], Evaluation] | None = None
        """The latest pick with private cards; a hint asks for it twice."""

    def evaluate(self, at: Position, kept: int = 0, weigh: bool = True) -> Evaluation:
        """Evaluate the options of the view's seat. `kept` are its cards that the rival saw it keep, if it remembers them.

        Without `weigh` only the mixture is computed, which saves time at the very first pick.
        """
        if at.picks < 0:
            return self.evaluate_relics(at)
        texts = [DRAFT[card].text for card in at.hands[at.seat]]
        if not at.has_private_cards():
            late = at.round == 2 and at.picks >= 2
            return self.evaluate_open(at, texts, self.late_solution if late else self.draft_solution, late or at.round == 3)
        if at.round == 1:
            return self.first_pick(at, texts, weigh)
        key = (*at.key(), kept)
        if self.latest_private is None or self.latest_private[0] != key:
            self.latest_private = (key, self.private_pick(at, texts, kept))
        return self.latest_private[1]

    def evaluate_relics(self, at: Position) -> Evaluation:
        hand = at.hands[at.seat]
        texts = [action.text for r, d in KEEPS if (action := KEEP[hand[r]][hand[d]]) is not None]
        return self.evaluate_open(at, texts, self.relic_solution, at.round == 2)

    def evaluate_open(self, at: Position, texts: list[str], solver: Callable[[Position], Solution], exact: bool) -> Evaluation:
        key = at.key()
        if key not in self.solved:
            if len(self.solved) > CACHE_SIZE:
                self.solved.clear()
            self.hurried = False
            found = solver(at)
            self.solved[key] = found, exact and not self.hurried
        found, exact = self.solved[key]
        if at.seat == 0:
            return Evaluation(texts, found.rows, found.row_values, exact)
        return Evaluation(texts, found.columns, [-value for value in found.column_values], exact)

    # -- decisions without private cards ---------------------------------------------------------------------------

    def draft_solution(self, at: Position) -> Solution:
        arranged = Arranged(at)
        draft = self.draft(at, arranged.hands, self.ends(at, at.unseen()))
        game = draft.game(at.picks, *arranged.places)
        return weighed(game, solve(game))

    def late_solution(self, at: Position) -> Solution:
        """Picks 3 and 4 of round 2. They lead to at most nine ends, few enough to solve the second relic at each exactly."""
        game = self.late_game(at, (at.taken[0], at.taken[1]), at.hands)
        return weighed(game, solve(game))

    def late_game(self, at: Position, taken: tuple[int, int], hands: list[list[int]]) -> list[list[float]]:
        """The matrix of values of all pairs of picks, given the cards taken and the hands left."""
        mine, theirs = hands
        game: list[list[float]] = []
        for own in mine:
            row: list[float] = []
            for other in theirs:
                now = (taken[0] | 1 << own, taken[1] | 1 << other)
                left = [[card for card in theirs if card != other], [card for card in mine if card != own]]
                if len(mine) == 2:
                    row.append(self.end_of_2(at, (now[0] | 1 << left[0][0], now[1] | 1 << left[1][0])))
                else:
                    row.append(value_of(self.late_game(at, now, left)))
            game.append(row)
        return game

    def end_of_2(self, at: Position, fives: tuple[int, int]) -> float:
        """The exact value of an end of round 2, or the network's if time is up. Pick 4 reuses ends solved at pick 3."""
        key = (at.so_far, *at.relics, *fives, at.unseen())
        found = self.ends_of_2.get(key)
        if found is None and perf_counter() > self.until:
            self.hurried = True
            return self.ends(at, at.unseen())(*fives)
        if found is None:
            relics = (at.relics[0], at.relics[1])
            lead = self.kingdoms.lead(relics[0] | fives[0], relics[1] | fives[1])
            value = self.second_relic(relics, fives, at.unseen(), at.so_far + lead if self.win else 0).value
            found = value if self.win else lead + value
            if len(self.ends_of_2) > CACHE_SIZE:
                self.ends_of_2.clear()
            self.ends_of_2[key] = found
        return found

    def second_relic(self, relics: tuple[int, int], fives: tuple[int, int], pile: int, so_far: int) -> Solution:
        """The exact solution of the relic choice after round 2."""
        return SecondRelic(self.kingdoms, relics, fives, pile, so_far, self.win).solve()

    def draft(self, at: Position, hands: list[list[int]], ends: Ends) -> Draft:
        theirs = shares(hands[1])
        found = []
        for first, second in shares(hands[0]):
            for their_first, their_second in theirs:
                found.append(ends(first | their_second, their_first | second))
        return Draft(found)

    def ends(self, at: Position, pile: int) -> Ends:
        """The function that values the ends of this round, given the cards that remain in the pile."""
        relic_0, relic_1, so_far, win = at.relics[0], at.relics[1], at.so_far, self.win
        lead = self.kingdoms.lead
        if at.round == 3:
            if win:
                return lambda mine, theirs: result(so_far + lead(relic_0 | mine, relic_1 | theirs))
            return lambda mine, theirs: float(lead(relic_0 | mine, relic_1 | theirs))
        network = self.values.end_1 if at.round == 1 else self.values.end_2

        def estimate(mine: int, theirs: int) -> float:
            gained = lead(relic_0 | mine, relic_1 | theirs) + network.value((relic_0, relic_1), (mine, theirs), pile)
            return network.result(so_far + gained) if win else gained

        return estimate

    def relic_solution(self, at: Position) -> Solution:
        fives = (mask_of(at.hands[0]), mask_of(at.hands[1]))
        relics = (at.relics[0], at.relics[1])
        if at.round == 2:
            return self.second_relic(relics, fives, at.unseen(), at.so_far)
        network, pile = self.values.start_2, at.unseen()
        keeps = [[self.keep(at.hands[seat], way) for way in range(len(KEEPS))] for seat in range(2)]
        game = [[network.value((relic, other), (left, theirs), pile) for other, theirs in keeps[1]] for relic, left in keeps[0]]
        if self.win:
            game = [[network.result(at.so_far + entry) for entry in row] for row in game]
        return weighed(game, solve(game))

    def keep(self, five: list[int], way: int) -> tuple[int, int]:
        relic, discard = KEEPS[way]
        return 1 << five[relic], mask_of(five) & ~(1 << five[relic] | 1 << five[discard])

    # -- decisions with private cards ------------------------------------------------------------------------------

    def first_pick(self, at: Position, texts: list[str], weigh: bool) -> Evaluation:
        """The very first pick, looked up in a table. The values of the picks are estimated on sampled hands of the rival."""
        hand = at.hands[at.seat]
        mixture = self.looked_up(hand)
        rng = Random(mask_of(hand))
        others = cards_of(EVERY_CARD & ~mask_of(hand))
        values = [0.0] * HAND
        for _ in range(RIVALS if weigh else 0):
            rivals = sorted(rng.sample(others, HAND))
            pile = mask_of(others) & ~mask_of(rivals)
            draft = self.draft(at, [hand, rivals], self.ends(at, pile))
            answer = self.looked_up(rivals)
            for pick, row in enumerate(draft.game(0, 0, 0)):
                values[pick] += sum([share * entry for share, entry in zip(answer, row, strict=True)]) / RIVALS
        return Evaluation(texts, mixture, values, False)

    def looked_up(self, hand: list[int]) -> list[float]:
        said = self.values.picks["win" if self.win else "margin"][rank_of(hand)]
        return [share / sum(said) for share in said]

    def private_pick(self, at: Position, texts: list[str], kept: int) -> Evaluation:
        """The first pick of round 2. Each seat has drawn two of eight cards that the other does not know."""
        own = at.seat
        seen = kept or at.kept_before()[0]
        drawn = mask_of(at.hands[own]) & ~seen
        known = [mask_of(at.hands[0]), mask_of(at.hands[1])]
        known[own] = seen
        pile = cards_of(at.unseen() | drawn)
        mixture, values = self.private_choice(at, (known[0], known[1]), pile, drawn)
        return Evaluation(texts, mixture, values, False)

    def private_choice(
        self, at: Position, known: tuple[int, int], pile: list[int], drawn: int
    ) -> tuple[list[float], list[float]]:
        """The mixture and the values of the seat that drew this pair, from the Bayesian game over all pairs."""
        own = at.seat
        pairs = [1 << a | 1 << b for a, b in combinations(pile, 2)]
        meetings: list[tuple[int, int]] = []
        games: list[list[list[float]]] = []
        for i, first in enumerate(pairs):
            for j, second in enumerate(pairs):
                if not first & second:
                    meetings.append((i, j))
                    ends = self.ends(at, mask_of(pile) & ~first & ~second)
                    hands = [cards_of(known[0] | first), cards_of(known[1] | second)]
                    games.append(self.draft(at, hands, ends).game(0, 0, 0))
        bayesian = Bayesian((len(pairs), len(pairs)), meetings, games)
        strategies = bayesian.solve()
        mine = pairs.index(drawn)
        n_rivals = sum([1 for meeting in meetings if meeting[own] == mine])
        return strategies[own][mine], [gain / n_rivals for gain in bayesian.gains(own, strategies[1 - own])[mine]]


def rank_of(hand: list[int]) -> int:
    """The rank of a sorted hand among all hands of five, in the order of `itertools.combinations`."""
    rank, low = 0, 0
    for place, card in enumerate(hand):
        for skipped in range(low, card):
            rank += comb(N_CARDS - 1 - skipped, HAND - 1 - place)
        low = card + 1
    return rank


def weighed(game: list[list[float]], found: Solution) -> Solution:
    """The solution with the values of all rows and columns against the other side's mixture."""
    found.row_values = [sum([share * entry for share, entry in zip(found.columns, row, strict=True)]) for row in game]
    found.column_values = [sum([found.rows[i] * game[i][j] for i in range(len(game))]) for j in range(len(game[0]))]
    return found
