"""Every game registered with OpenSpiel, as a Python game: `python_tessera_tides_of_time` and its like.

    tessera.research.openspiel.register()
    game = pyspiel.load_game("python_tessera_age_of_heroes(players=3,tribes=random)")

The options of a game are parameters in its string. Actions of players have the numbers of `features.actions`; outcomes of
chance have the codes of the action table, and their probabilities. Seats that answer at once are asked one after the other,
with the answers sealed until all are in, so that the game is sequential and of imperfect information.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tessera.core.action import Action
from tessera.core.game import Game
from tessera.core.refusal import BadCall
from tessera.core.seats import CHANCE
from tessera.core.state import State
from tessera.core.view import imagine, look
from tessera.games import GAMES, find_game
from tessera.research import HOW
from tessera.research.rewards import rewards

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise BadCall(f"an OpenSpiel game needs {error.name}: {HOW}") from None


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
        parameter_specification={"players": max(2, min(game.seats)), **{each.name: each.default for each in game.options}},
    )


class TesseraGame(pyspiel.Game):  # type: ignore[misc,unused-ignore]
    """One of the games, as OpenSpiel loads it."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        self.game = find_game(self.id)
        seats = int(chosen.get("players", max(2, min(self.game.seats))))
        self.box = self.game.box(seats, {name: value for name, value in chosen.items() if name != "players"})
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.features.actions(self.box).all),
            max_chance_outcomes=len(self.box.actions.all),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if min(self.game.seats) > 1 else None,
            max_game_length=self.game.longest,
        )
        super().__init__(game_type(self.game), info, chosen)

    def new_initial_state(self) -> TesseraState:
        return TesseraState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.game, self.box, recall)


class Shared:
    """The engine's state inside of a pyspiel one, copied by `clone` and saved as the game saves it."""

    def __init__(self, game: Game, s: State) -> None:
        self.game = game
        self.s = s
        self.space = game.features.actions(s.box)

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        return Shared(self.game, self.s.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.game.id, self.s.box.seats, self.s.box.options, self.game.save(self.s))

    def action(self, player: int, number: int) -> Action:
        """An action by its number: of the players' actions, or of all actions for chance."""
        return self.s.box.actions.all[number] if player < 0 else self.space.all[number]


def restore(game: str, seats: int, options: dict[str, Any], saved: dict[str, Any]) -> Shared:
    """Read a saved position."""
    found = find_game(game)
    return Shared(found, found.restore(found.box(seats, options), saved))


class TesseraState(pyspiel.State):  # type: ignore[misc,unused-ignore]
    """A position."""

    def __init__(self, game: TesseraGame) -> None:
        super().__init__(game)
        self.position = Shared(game.game, game.game.begin(game.box))
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

    def resample_from_infostate(self, player: int, sampler: Any) -> TesseraState:
        """A position that might be the real one, as far as this player knows: what it has seen is the same.

        The sampler returns a random number from 0 to 1. The history of actions stays that of this position.
        """
        other: TesseraState = self.clone()
        s = imagine(look(self.s, player), Random(sampler()))
        other.position = Shared(self.position.game, s)
        other.told = [told[:] if seat == player else [observation(s, seat)] for seat, told in enumerate(self.told)]
        return other

    def current_player(self) -> int:
        if self.s.over():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.s.waiting()[0]
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.space.number[option.code] for option in self.s.options(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        options = self.s.options(CHANCE)
        weights = self.s.agenda[-1].weights(self.s) or [1] * len(options)
        total = sum(weights)
        return sorted((option.code, weight / total) for option, weight in zip(options, weights, strict=True))

    def _apply_action(self, action: int) -> None:
        seat = self.s.waiting()[0]
        chosen = self.position.action(seat, action)
        if seat != CHANCE:
            self.told[seat].append(chosen.text)
        self.s.apply(seat, chosen)
        self.remember()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.action(player, action).text

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
        self.features = game.features
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
