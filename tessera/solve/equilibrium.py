"""The agent that plays Tides of Time near perfectly."""

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
from tessera.games.tides_of_time.state import TidesBox
from tessera.solve.advice import VALUES, Counsel, Solver
from tessera.solve.fitted import Values, read_values
from tessera.solve.kingdoms import mask_of
from tessera.solve.position import Position

OBJECTIVES = ("win", "margin")


@cache
def fitted() -> Values:
    """Read once, when the first decision asks for it."""
    return read_values(VALUES)


@cache
def solver_for(win: bool, singles_by_amount: bool) -> Solver:
    """One for all agents of a process: what it has counted and solved serves them all."""
    return Solver(win, singles_by_amount, fitted())


@cache
def swift_solver_for(win: bool, singles_by_amount: bool) -> Solver:
    """The same by the compiled kernels; without their extra a word on how to get it."""
    from tessera.solve.swift import SwiftSolver

    return SwiftSolver(win, singles_by_amount, fitted())


class EquilibriumAgent(Agent):
    """Mixes as an equilibrium does: exactly in round 3 and at the second relic, by look-ahead to fitted values before."""

    about = "plays Tides of Time near perfectly, and no other game (equilibria: exact at the end, fitted before)"
    only_game = "tides-of-time"

    def __init__(self, game: Game, seed: int, objective: str = "win", numba: int = 0, seconds: float = 0.0) -> None:
        if game.id != self.only_game:
            raise BadCall(f"the agent 'equilibrium' plays tides-of-time only, not {game.id}")
        if objective not in OBJECTIVES:
            raise BadCall(f"the objective of 'equilibrium' is {' or '.join(OBJECTIVES)}, not '{objective}'")
        self.rng = Random(seed)
        self.win = objective == "win"
        self.swift = bool(numba)
        """Do compiled kernels make the dear decisions? Worth it for many games, as loading them takes seconds."""
        if self.swift:
            swift_solver_for(self.win, False)  # what is missing is said before the match begins
        self.seconds = seconds
        """After how long ends of round 2 are no longer solved but judged; 0: all are solved, if it takes four seconds."""
        self.five = 0
        """The cards it took back after round 1, if it was there."""

    def choose(self, view: View, options: list[str]) -> str:
        if len(options) == 1:
            return options[0]
        counsel = self.counsel(view, weigh=False)
        shares = dict(zip(counsel.texts, counsel.mixture, strict=True))
        chosen = [option for option in options if shares.get(option, 0.0) > 0]
        return self.rng.choices(chosen, [shares[option] for option in chosen])[0] if chosen else options[0]

    def counsel(self, view: View, weigh: bool = True) -> Counsel:
        at = Position(view)
        own = mask_of(at.hands[at.seat])
        if at.picks < 0 and at.round == 1:
            self.five = own
        kept = own & self.five
        known = at.round == 2 and at.picks == 0 and kept.bit_count() == 3 and kept in at.kept_before()
        solver = self.solver(view)
        solver.until = perf_counter() + self.seconds if self.seconds else inf
        return solver.counsel(at, kept if known else 0, weigh)

    def solver(self, view: View) -> Solver:
        assert isinstance(view.box, TidesBox)
        find = swift_solver_for if self.swift else solver_for
        return find(self.win, view.box.singles_by_amount)

    # -- saying why ---------------------------------------------------------------------------------------------

    def advise(self, view: View) -> Advice:
        counsel = self.counsel(view)
        mixture = dict(zip(counsel.texts, counsel.mixture, strict=True))
        unit = 0.5 if self.win else 1.0
        cost = {text: counsel.cost(text) * unit for text in counsel.texts}
        value = counsel.value()
        if not self.win:
            return Advice(mixture, cost, value, counsel.exact, "points")
        return Advice(mixture, cost, min(1.0, max(0.0, (1 + value) / 2)), counsel.exact, "win")

    def explain(self, view: View, option: str) -> list[Message]:
        return self.advise(view).reasons(option)
