"""Every game registered with OpenSpiel, as a Python game: `python_tessera_tides_of_time` and its like.

    tessera.research.openspiel.register()
    game = pyspiel.load_game("python_tessera_tides_of_time")

Draws are chance nodes with their probabilities. Seats that answer at once are asked one after the other, with the answers
sealed until all are in, so that the game is sequential and of imperfect information.
"""

from __future__ import annotations

from typing import Any

from tessera.core.action import Action
from tessera.core.game import Game
from tessera.core.refusal import BadCall
from tessera.core.seats import CHANCE
from tessera.core.state import State
from tessera.core.view import look
from tessera.games import GAMES, find_game
from tessera.research import HOW
from tessera.research.observe import features_of, rewards

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise BadCall(f"an OpenSpiel game needs {error.name}: {HOW}") from None

LONGEST = {"tides-of-time": 52, "the-ancient-world": 6_000, "age-of-heroes": 60_000, "city-builder": 6_000}
"""Answers and draws of the longest match, generously; of Tides of Time exactly."""


def short_name(game: str) -> str:
    return f"python_tessera_{game.replace('-', '_')}"


def game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game.id),
        long_name=f"Tessera {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if min(game.seats) > 1 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, min(game.seats))},
    )


class TesseraGame(pyspiel.Game):  # type: ignore[misc,unused-ignore]
    """A game of the house, as OpenSpiel loads it."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        self.game = find_game(self.id)
        seats = int(chosen.get("players", max(2, min(self.game.seats))))
        self.box = self.game.box(seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.box.actions.all),
            max_chance_outcomes=len(self.box.actions.all),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if min(self.game.seats) > 1 else None,
            max_game_length=LONGEST[self.id],
        )
        super().__init__(game_type(self.game), info, chosen)

    def new_initial_state(self) -> TesseraState:
        return TesseraState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.game, self.box, recall)


class Shared:
    """The engine's state inside of a pyspiel one: copied by its own hand."""

    def __init__(self, s: State) -> None:
        self.s = s

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        return Shared(self.s.clone())


class TesseraState(pyspiel.State):  # type: ignore[misc,unused-ignore]
    """A position."""

    def __init__(self, game: TesseraGame) -> None:
        super().__init__(game)
        self.position = Shared(game.game.begin(game.box))
        self.told: list[list[str]] = [[] for _ in range(game.box.seats)]
        """For each seat what it has seen, in order: its memory."""
        self.remember()

    @property
    def s(self) -> State:
        return self.position.s

    def remember(self) -> None:
        for seat, told in enumerate(self.told):
            seen = observation(self.s, seat)
            if not told or told[-1] != seen:
                told.append(seen)

    def current_player(self) -> int:
        if self.s.over():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.s.waiting()[0]
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(option.code for option in self.s.options(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        options = self.s.options(CHANCE)
        weights = self.s.agenda[-1].weights(self.s) or [1] * len(options)
        total = sum(weights)
        return sorted((option.code, weight / total) for option, weight in zip(options, weights, strict=True))

    def _apply_action(self, action: int) -> None:
        seat = self.s.waiting()[0]
        chosen: Action = self.s.box.actions.all[action]
        if seat != CHANCE:
            self.told[seat].append(chosen.text)
        self.s.apply(seat, chosen)
        self.remember()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.s.box.actions.all[action].text

    def is_terminal(self) -> bool:
        return self.s.over()

    def returns(self) -> list[float]:
        return rewards(self.s) if self.s.over() else [0.0] * self.s.box.seats

    def __str__(self) -> str:
        return " / ".join(observation(self.s, seat) for seat in range(self.s.box.seats))


def observation(s: State, seat: int) -> str:
    """All that a seat knows, as text."""
    return str(look(s, seat).facts())


class Observer:
    """What a seat sees: the flat numbers of `features.py`, and a text; with perfect recall all that it has seen so far."""

    def __init__(self, game: Game, box: Any, recall: bool) -> None:
        self.features = features_of(game)
        self.recall = recall
        self.tensor = np.zeros(self.features.size(box), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TesseraState, player: int) -> None:
        self.tensor[:] = self.features.vector(look(state.s, player))

    def string_from(self, state: TesseraState, player: int) -> str:
        return "\n".join(state.told[player]) if self.recall else observation(state.s, player)


def class_of(game: Game) -> type[TesseraGame]:
    return type(f"Tessera{game.title.title().replace(' ', '')}", (TesseraGame,), {"id": game.id})


CLASSES = {id: class_of(game) for id, game in GAMES.items()}
registered: set[str] = set()


def register() -> list[str]:
    """Make all games known to pyspiel; their names there."""
    for id, made in CLASSES.items():
        if id not in registered:
            pyspiel.register_game(game_type(GAMES[id]), made)
            registered.add(id)
    return [short_name(id) for id in CLASSES]
