"""The solver with its costly decisions made by numba kernels, for many games. Needs the extra `numba`.

Its values agree with those of plain Python to 1e-9. Where a game has several solutions, rounding may select another one.
"""

from __future__ import annotations

from functools import cache

from tessera.solve.advice import Solver
from tessera.solve.bayesian_game import TURNS
from tessera.solve.endgame import spread
from tessera.solve.kernels import Array, mixed_value, oracle, weigh_relics
from tessera.solve.kingdoms import N_CARDS, Kingdoms, cards_of
from tessera.solve.lookahead import N_DRAWS, PAIR_NUMBER, bayes, first_games, pick_gains
from tessera.solve.matrix import Solution
from tessera.solve.numbers import np
from tessera.solve.position import Position
from tessera.solve.tables import facts
from tessera.solve.value_network import N_ROLES, Network, Values

N_RIVALS = 15
"""TT-75. The number of pairs that the rival may have drawn from the six cards that a seat does not hold."""


@cache
def table_of(singles_by_amount: bool) -> Array:
    """The facts of all kingdoms, computed once in a process."""
    return facts(Kingdoms(singles_by_amount))


def arrays(network: Network) -> tuple[Array, Array, Array]:
    """A network in the form that the kernels take."""
    rows = np.array(network.rows).reshape(N_ROLES, N_CARDS, -1)
    return rows, np.array(network.bias), np.array(network.out)


def listed(mask: int) -> Array:
    return np.array(cards_of(mask), dtype=np.int64)


class NumbaSolver(Solver):
    """Solves like `Solver`, about twenty times as fast."""

    def __init__(self, win: bool, singles_by_amount: bool = False, values: Values | None = None) -> None:
        super().__init__(win, singles_by_amount, values)
        self.table = table_of(singles_by_amount)
        self.end_2 = arrays(self.values.end_2)

    def second_relic(self, relics: tuple[int, int], fives: tuple[int, int], pile: int, so_far: int) -> Solution:
        room = oracle()
        full, chosen, sizes, _, x, y = room
        weigh_relics(self.table, *relics, listed(fives[0]), listed(fives[1]), listed(pile), so_far, self.win, *room)
        rows, columns = chosen[0, : sizes[0]].tolist(), chosen[1, : sizes[1]].tolist()
        mixtures = [spread(x[: sizes[0]].tolist(), rows, 20), spread(y[: sizes[1]].tolist(), columns, 20)]
        found = Solution(float(mixed_value(full, chosen, sizes, x, y)), *mixtures)
        asked = np.nan_to_num(full)  # entries that were never needed have no share in the mixtures
        found.row_values, found.column_values = (asked @ mixtures[1]).tolist(), (mixtures[0] @ asked).tolist()
        return found

    def private_choice(
        self, at: Position, known: tuple[int, int], pile: list[int], drawn: int
    ) -> tuple[list[float], list[float]]:
        games, pairs = np.empty((N_DRAWS, 5, 5)), np.empty((N_DRAWS, 2), dtype=np.int64)
        relics = np.array([cards_of(at.relics[0])[0], cards_of(at.relics[1])[0]])
        so_far, width = (float(at.so_far), self.values.end_2.spread) if self.win else (0.0, 0.0)
        where = (relics, listed(known[0]), listed(known[1]), np.array(pile, dtype=np.int64))
        first_games(self.table, *self.end_2, *where, so_far, width, games, pairs)
        strategies, gains = np.empty((2, 28, 5)), np.empty((28, 5))
        bayes(games, pairs, TURNS, strategies)
        pick_gains(games, pairs, at.seat, strategies[1 - at.seat], gains)
        a, b = (pile.index(card) for card in cards_of(drawn))
        mine = int(PAIR_NUMBER[a, b])
        return strategies[at.seat, mine].tolist(), (gains[mine] / N_RIVALS).tolist()
