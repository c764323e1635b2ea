"""Agents that misbehave in every way, and one that counts, for the workers of a test."""

from __future__ import annotations

import os
import time

from tessera.agents import AGENTS, Agent, register
from tessera.core.game import Game
from tessera.core.view import View
from tessera.games import GAMES

__all__ = ["GAMES"]


class Bad(Agent):
    def __init__(self, game: Game, seed: int) -> None:
        self.game = game


class Sleeper(Bad):
    def choose(self, view: View, options: list[str]) -> str:
        time.sleep(60)
        return options[0]


class Dead(Bad):
    def choose(self, view: View, options: list[str]) -> str:
        os._exit(3)


class Shouter(Bad):
    def choose(self, view: View, options: list[str]) -> str:
        print('{"do": "' + options[0] + '"}')
        return "not an option"


class Counting(Bad):
    """Takes the first option at its first question, the second at its second: its answers tell how much it remembers."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.n = -1

    def choose(self, view: View, options: list[str]) -> str:
        self.n += 1
        return options[self.n]


for name, maker in {"bad-sleep": Sleeper, "bad-die": Dead, "bad-shout": Shouter, "counting": Counting}.items():
    if name not in AGENTS:
        register(name, maker)
