"""Fitting finds the terms that win, gives the same weights for the same seed, and the bots use the committed weights."""

from __future__ import annotations

import tomllib
from random import Random

import pytest

from tessera.arena import fit as fitting
from tessera.arena.fit import fit, loss, play
from tessera.core.action import Action
from tessera.core.bot import Bot, chances
from tessera.core.game import Game, read_weights
from tessera.core.state import State
from tessera.games import GAMES

FITTED = [game for game in GAMES.values() if game.bot.TERMS]


def test_the_term_that_wins_is_found() -> None:
    """Seats with more of the first term win; the second term is noise."""
    rng = Random(3)
    samples = []
    for _ in range(150):
        terms = [[rng.random(), rng.random()] for _ in range(3)]
        best = max(range(3), key=lambda seat: terms[seat][0])
        samples.append((terms, [1.0 if seat == best else 0.0 for seat in range(3)]))
    weights = fit(samples, 2)
    assert weights[0] > 3.0
    assert abs(weights[1]) < weights[0] / 4
    assert loss(samples, weights) < 0.6 * loss(samples, [0.0, 0.0])


def test_who_is_out_of_the_game_is_left_out() -> None:
    """In some positions only two of three seats are in the game; the missing seat counts neither as won nor as lost."""
    rng = Random(4)
    samples = []
    for n in range(300):
        terms = [[rng.random()] for _ in range(2 + n % 2)]
        best = max(range(len(terms)), key=lambda seat: terms[seat][0])
        samples.append((terms, [1.0 if seat == best else 0.0 for seat in range(len(terms))]))
    every = fit(samples, 1)
    assert fit([sample for sample in samples if len(sample[0]) == 2], 1)[0] == pytest.approx(every[0], rel=0.2)
    assert loss(samples, every) < 0.6 * loss(samples, [0.0])


def test_positions_are_noted_after_all_straying(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players stray until the first position is sampled, and never after it."""
    game, told = GAMES["age-of-heroes"], []

    def advised(bot: Bot, s: State, seat: int, rng: Random, stray: float) -> Action:
        told.append(stray)
        return plain(bot, s, seat, rng, stray)

    plain = fitting.advised
    monkeypatch.setattr(fitting, "advised", advised)
    monkeypatch.setattr(fitting, "SAMPLED", 1.0)
    noted = list(play(game, 2, Random(5), until=60))
    n_astray = len(told) - len(noted)
    assert 0 < n_astray < 120
    assert told == [fitting.STRAY] * n_astray + [0.0] * len(noted)
    told.clear()
    assert len(list(play(game, 2, Random(5)))) == len(told)
    assert set(told) == {fitting.STRAY}


def test_chances_add_up_and_follow_the_sums() -> None:
    found = chances([[1.0], [0.0], [0.0]], [2.0])
    assert sum(found) == pytest.approx(1.0)
    assert found[0] > found[1] == found[2]


@pytest.mark.parametrize("game", FITTED, ids=[game.id for game in FITTED])
def test_the_committed_weights_know_who_wins(game: Game) -> None:
    rng = Random(77)
    samples = [sample for _ in range(12) for sample in play(game, game.seats[1], rng)]
    weights = read_weights(game.folder / "bot", game.bot.TERMS)[game.seats[1]]
    assert loss(samples, weights) < loss(samples, [0.0] * len(weights))


@pytest.mark.parametrize("game", FITTED, ids=[game.id for game in FITTED])
def test_every_weight_is_of_a_mark(game: Game) -> None:
    """Every number of seats has weights of its own."""
    read = tomllib.loads((game.folder / "bot" / "weights.toml").read_text(encoding="utf-8"))["seats"]
    assert [int(seats) for seats in read] == [seats for seats in game.seats if seats > 1]
    for found in read.values():
        assert tuple(found) == game.bot.TERMS
