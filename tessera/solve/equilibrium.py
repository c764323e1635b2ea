"""The agent that plays Tides of Time nearly perfectly."""

from __future__ import annotations

from functools import cache
from math import inf
from random import Random
from time import perf_counter

from tessera.agents.base import Advice, Agent
from tessera.core.event import Message
from tessera.core.game import Game
from tessera.core.refusal import BadCall
from tessera.core.view import View
from tessera.games.tides_of_time import EXPERT, GAME
from tessera.games.tides_of_time.state import TidesBox
from tessera.solve.advice import VALUES, Evaluation, Solver
from tessera.solve.kingdoms import mask_of
from tessera.solve.position import Position
from tessera.solve.value_network import Values, read_values

OBJECTIVES = ("win", "margin")


@cache
def learned_values() -> Values:
    """The learned values, read once in a process."""
    return read_values(VALUES)


@cache
def solver_for(win: bool, singles_by_amount: bool) -> Solver:
    """The solver that all agents of a process share, with what it has counted and solved."""
    return Solver(win, singles_by_amount, learned_values())


@cache
def numba_solver_for(win: bool, singles_by_amount: bool) -> Solver:
    """The solver that uses the numba kernels; it raises BadCall where numba is not installed."""
    from tessera.solve.numba_solver import NumbaSolver

    return NumbaSolver(win, singles_by_amount, learned_values())


class EquilibriumAgent(Agent):
    """Plays the equilibrium mixture: exact in round 3 and at the second relic, by look-ahead to learned values before."""

    about = EXPERT.about
    only_game = GAME.id

    def __init__(self, game: Game, seed: int, objective: str = "win", numba: int = 0, seconds: float = 0.0) -> None:
        if game.id != self.only_game:
            raise BadCall(f"the agent '{EXPERT.name}' plays {GAME.id} only, not {game.id}")
        if objective not in OBJECTIVES:
            raise BadCall(f"the objective of '{EXPERT.name}' is {' or '.join(OBJECTIVES)}, not '{objective}'")
        self.rng = Random(seed)
        self.win = objective == "win"
        self.uses_numba = bool(numba)
        """True if numba kernels make the costly decisions. This pays for many games only: loading them takes seconds."""
        if self.uses_numba:
            numba_solver_for(self.win, False)  # a missing package is reported before the match begins
        self.seconds = seconds
        """The time after which ends of round 2 are judged by the network; with 0 all are solved, which may take 4 seconds."""
        self.five = 0
        """The cards that this seat took back after round 1, if the agent was asked then."""

    def choose(self, view: View, options: list[str]) -> str:
        if len(options) == 1:
            return options[0]
        evaluation = self.evaluate(view, weigh=False)
        shares = dict(zip(evaluation.texts, evaluation.mixture, strict=True))
        chosen = [option for option in options if shares.get(option, 0.0) > 0]
        return self.rng.choices(chosen, [shares[option] for option in chosen])[0] if chosen else options[0]

    def evaluate(self, view: View, weigh: bool = True) -> Evaluation:
        at = Position(view)
        own = mask_of(at.hands[at.seat])
        if at.picks < 0 and at.round == 1:
            self.five = own
        kept = own & self.five
        known = at.round == 2 and at.picks == 0 and kept.bit_count() == 3 and kept in at.kept_before()
        solver = self.solver(view)
        solver.until = perf_counter() + self.seconds if self.seconds else inf
        return solver.evaluate(at, kept if known else 0, weigh)

    def solver(self, view: View) -> Solver:
        assert isinstance(view.box, TidesBox)
        find = numba_solver_for if self.uses_numba else solver_for
        return find(self.win, view.box.singles_by_amount)

    # -- advice -------------------------------------------------------------------------------------------------

    def advise(self, view: View) -> Advice:
        evaluation = self.evaluate(view)
        mixture = dict(zip(evaluation.texts, evaluation.mixture, strict=True))
        unit = 0.5 if self.win else 1.0
        cost = {text: evaluation.cost(text) * unit for text in evaluation.texts}
        value = evaluation.value()
        if not self.win:
            return Advice(mixture, cost, value, evaluation.exact, "points")
        return Advice(mixture, cost, min(1.0, max(0.0, (1 + value) / 2)), evaluation.exact, "win")

    def explain(self, view: View, option: str) -> list[Message]:
        return self.advise(view).reasons(option)
