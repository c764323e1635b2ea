"""The package imports what is used, when it is used."""

from __future__ import annotations

import subprocess
import sys

import pytest

import tessera
from tessera.agents import Agent, make_agent
from tessera.core.game import Game
from tessera.games import GAMES

LOADED = "\nimport sys; print(*sorted(name for name in sys.modules if name.split('.')[0] == 'tessera'))"


CHOICE = {"tessera.compiled", "tessera.compiled.kept"}
"""The modules that choose the engine. They come before all others, and `kept` only where a checkout may have one."""


def loaded_by(program: str) -> list[str]:
    """The modules of the package that a program loads in a process of its own, besides those that choose the engine."""
    done = subprocess.run([sys.executable, "-c", program + LOADED], capture_output=True, text=True, check=True)
    return [name for name in done.stdout.split() if name not in CHOICE]


def test_the_package_itself_loads_nothing_else() -> None:
    assert loaded_by("import tessera; tessera.__version__") == ["tessera"]


def test_a_match_loads_the_kernel_and_the_games_alone() -> None:
    rooms = {name.split(".")[1] for name in loaded_by("import tessera; tessera.new_match('tides-of-time', seed=1)")[1:]}
    assert rooms == {"api", "core", "games"}


def test_agents_load_neither_a_game_nor_the_solver_until_one_is_made() -> None:
    rooms = {name.split(".")[1] for name in loaded_by("import tessera; tessera.register")[1:]}
    assert rooms == {"agents", "core"}


def test_every_public_name_is_found_and_listed() -> None:
    for name in tessera.__all__:
        assert getattr(tessera, name).__name__ == name
        assert name in dir(tessera)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        getattr(tessera, "nothing")  # noqa: B009


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.expert], ids=lambda game: game.id)
def test_what_a_game_says_of_its_expert_is_what_it_says_itself(game: Game) -> None:
    assert game.expert is not None
    made = make_agent(game.expert.name, game, 1)
    assert isinstance(made, Agent)
    assert (made.about, made.only_game) == (game.expert.about, game.id)
