"""Matches side by side are the same as single matches: every observation, mask, seat and reward, in all games."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from laws.worlds import sized

from tessera.agents import make_agent
from tessera.core.action import Action
from tessera.core.playout import weighted
from tessera.core.refusal import BadCall
from tessera.core.seats import CHANCE
from tessera.core.view import look
from tessera.games import GAMES, find_game
from tessera.research.gymnasium import VectorEnv
from tessera.research.plan import shared_file
from tessera.research.rewards import rewards
from tessera.research.vector import SelfPlay, random_decisions

SEED = 11
CASES = [(game.id, seats) for game in GAMES.values() for seats in (game.seats[0], game.seats[-1])]
N_STEPS = sized(150, 6000)


class Single:
    """One match after the other, played by the calls of the state alone, and observed by way of views."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.game = find_game(game)
        self.box = self.game.box(seats)
        self.luck = Random(seed)
        self.space = self.game.features.actions(self.box)
        self.begin()

    def begin(self) -> None:
        self.s = self.game.begin(self.box)
        self.draw()

    def draw(self) -> None:
        while not self.s.over() and self.s.waiting()[0] == CHANCE:
            options, weights = self.s.options(CHANCE), self.s.agenda[-1].weights(self.s)
            chance = self.luck.random()
            self.s.apply(CHANCE, options[weighted(weights, chance) if weights else int(chance * len(options))])

    @property
    def seat(self) -> int:
        return self.s.waiting()[0]

    def options(self) -> list[Action]:
        return self.s.options(self.seat)

    def observation(self, seat: int) -> list[int]:
        return self.game.features.vector(look(self.s, seat))

    def mask(self) -> list[int]:
        """The numbers of the options."""
        return sorted(self.space.number[option.code] for option in self.options())

    def apply(self, action: Action) -> None:
        self.s.apply(self.seat, action)
        self.draw()

    def play(self, number: int) -> list[float] | None:
        """Answer; the rewards if the match ended, and then the next one has begun."""
        self.apply(self.space.all[number])
        if not self.s.over():
            return None
        paid = rewards(self.s)
        self.begin()
        return paid


def compare(matches: SelfPlay, singles: list[Single]) -> None:
    for row, single in enumerate(singles):
        assert matches.seats[row] == single.seat
        assert np.flatnonzero(matches.masks[row]).tolist() == single.mask()
        assert matches.observations[row].tolist() == single.observation(single.seat)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_every_row_is_a_single_match(game: str, seats: int) -> None:
    """A few rows wait now and then, so that matches are at different questions."""
    n = 3
    singles = [Single(game, seats, SEED + row) for row in range(n)]
    rng = Random(1)
    with SelfPlay(game, n, seats, seed=SEED) as matches:
        compare(matches, singles)
        for _ in range(N_STEPS):
            actions = matches.sample()
            rows = np.array([row for row in range(n) if rng.random() < 0.9], np.int64)
            matches.step_some(rows, actions[rows])
            for row in range(n):
                paid = singles[row].play(int(actions[row])) if row in rows else None
                assert matches.ended[row] == (paid is not None)
                assert matches.rewards[row].tolist() == pytest.approx(paid if paid is not None else [0] * seats)
            compare(matches, singles)


def test_matches_end_and_begin_anew_in_the_same_step() -> None:
    with SelfPlay("tides-of-time", 20, seed=1) as matches:
        n_ended = 0
        for _ in range(100):
            matches.step(matches.sample())
            n_ended += int(matches.ended.sum())
            assert (matches.rewards.sum(1) == 0).all()
            assert (matches.rewards.any(1) <= matches.ended).all()
            assert matches.masks.any(1).all()
        assert n_ended == 20 * (100 // 34), "a match has 34 decisions"


@pytest.mark.parametrize("game", GAMES)
def test_several_processes_show_what_one_does(game: str) -> None:
    with SelfPlay(game, 5, seed=3) as one, SelfPlay(game, 5, seed=3, processes=2) as two:
        for _ in range(40):
            actions = one.sample()
            one.step(actions)
            two.step(actions)
            for name in ("observations", "masks", "seats", "rewards", "ended"):
                assert (getattr(one, name) == getattr(two, name)).all(), name
        assert two.masks[range(5), two.sample()].all()
        one.reset(9)
        two.reset(9)
        assert (one.observations == two.observations).all()
        assert (one.masks == two.masks).all()


def test_what_cannot_be_played_is_refused_and_nothing_is_changed() -> None:
    with SelfPlay("tides-of-time", 4, seed=3, processes=2) as matches:
        legal, before = matches.sample(), matches.observations.copy()
        illegal = legal.copy()
        illegal[3] = np.flatnonzero(matches.masks[3] == 0)[0]
        for wrong, text in [
            (illegal, "not an option in match 3"),
            (legal[:3], "take as many actions"),
            (legal + 1000, "from 0 to 323"),
            (-legal - 1, "from 0 to 323"),
            (legal.astype(np.float32), "whole number"),
        ]:
            with pytest.raises(BadCall, match=text):
                matches.step(wrong)
        with pytest.raises(BadCall, match="only once"):
            matches.step_some([1, 1], legal[[1, 1]])
        with pytest.raises(BadCall, match="each match"):
            matches.step_some([4], legal[:1])
        assert (matches.observations == before).all()
        matches.step_some(np.array([], np.int64), np.array([], np.int64))
        matches.step(legal)
        assert (matches.observations != before).any()
    with pytest.raises(BadCall, match="closed"):
        matches.step(legal)


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        ({"n": 0}, "at least one match"),
        ({"n": 2, "processes": 3}, "at least one match"),
        ({"n": 2, "seats": 5}, "takes 2 seats"),
        ({"n": 2, "options": {"colour": "red"}}, "no option 'colour'"),
    ],
)
def test_what_cannot_be_opened_is_refused(wrong: dict[str, Any], text: str) -> None:
    with pytest.raises(BadCall, match=text):
        SelfPlay("tides-of-time", **wrong)


def test_a_process_that_dies_closes_the_environment() -> None:
    matches = SelfPlay("tides-of-time", 4, processes=2)
    path = Path(matches.workers.path)
    assert path.exists()
    os.kill(matches.workers.processes[0].pid, signal.SIGKILL)
    matches.workers.processes[0].join()
    with pytest.raises(BadCall, match="has ended"):
        matches.reset(1)
    assert not path.exists()


def test_shared_memory_is_a_file_where_there_is_room() -> None:
    for size in (1, 1 << 62):
        path = Path(shared_file(size))
        assert path.stat().st_size == 0
        path.unlink()


def test_its_clock_counts_decisions() -> None:
    with SelfPlay("tides-of-time", 4) as matches:
        assert random_decisions(matches, 0) > 0


# -- one learning seat -----------------------------------------------------------------------------------------------


def answer(single: Single, rng: Random, agents: list[Any]) -> Action:
    """The answer of a rival, as documented: at random, or by the agent of its seat."""
    options = single.options()
    if not agents:
        return options[int(rng.random() * len(options))]
    if len(options) == 1:
        return options[0]
    text = agents[single.seat].choose(look(single.s, single.seat), [option.text for option in options])
    return single.box.actions.by_text[text]


class Learner:
    """One match after the other with rivals, by the calls of the state."""

    def __init__(self, game: str, seats: int, seed: int, seat: int, rivals: str) -> None:
        self.single = Single(game, seats, seed)
        self.seat = seat
        self.rng = Random(f"rivals {seed}")
        found = find_game(game)
        self.agents = [] if rivals == "random" else [make_agent(rivals, found, seed * seats + k) for k in range(seats)]
        self.wait()

    def wait(self) -> None:
        while not self.single.s.over() and self.single.seat != self.seat:
            self.single.apply(answer(self.single, self.rng, self.agents))

    def play(self, number: int) -> tuple[float, list[int]] | None:
        """Answer; the reward and the last observation if the match ended."""
        self.single.apply(self.single.space.all[number])
        self.wait()
        if not self.single.s.over():
            return None
        found = rewards(self.single.s)[self.seat], self.single.observation(self.seat)
        self.single.begin()
        self.wait()
        return found


LEARNERS = [
    ("tides-of-time", 2, 1, "greedy", 60),
    ("tides-of-time", 2, 0, "random", 60),
    ("the-ancient-world", 3, 1, "random", 40),
    ("age-of-heroes", 3, 2, "random", 40),
    ("city-builder", 2, 1, "random", 40),
    ("city-builder", 1, 0, "random", 60),
]


@pytest.mark.parametrize(("game", "seats", "seat", "rivals", "n_steps"), LEARNERS)
def test_a_learner_meets_the_same_rivals_in_every_row(game: str, seats: int, seat: int, rivals: str, n_steps: int) -> None:
    n = 2
    learners = [Learner(game, seats, SEED + row, seat, rivals) for row in range(n)]
    envs = VectorEnv(game, n, seats, learner=seat, rivals=rivals)
    seen, _ = envs.reset(seed=SEED)
    rng = np.random.default_rng(1)
    for _ in range(sized(n_steps, 3000)):
        for row, learner in enumerate(learners):
            assert seen["observation"][row].tolist() == learner.single.observation(seat)
            assert np.flatnonzero(seen["action_mask"][row]).tolist() == learner.single.mask()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, reward, ended, cut, infos = envs.step(actions)
        assert not cut.any()
        for row, learner in enumerate(learners):
            found = learner.play(int(actions[row]))
            assert ended[row] == (found is not None)
            if found is not None:
                assert reward[row] == pytest.approx(found[0])
                assert infos["_final_obs"][row]
                assert infos["final_obs"][row]["observation"].tolist() == found[1]
                assert not infos["final_obs"][row]["action_mask"].any()
            else:
                assert reward[row] == 0
    envs.close()


def test_gymnasium_finds_its_spaces_and_its_way_to_begin_anew() -> None:
    envs = VectorEnv("tides-of-time", 3, rivals="greedy", processes=2)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert envs.action_space.shape == (3,)
    seen, infos = envs.reset(seed=5)
    assert infos == {}
    assert envs.observation_space.contains(seen)
    alone = VectorEnv("tides-of-time", 3, rivals="greedy")
    assert (alone.reset(seed=5)[0]["observation"] == seen["observation"]).all()
    for _ in range(40):
        sampled = [envs.single_action_space.sample(mask) for mask in seen["action_mask"]]
        seen, reward, ended, cut, _ = envs.step(np.array(sampled))
        same, *paid = alone.step(np.array(sampled))
        assert all((same[name] == seen[name]).all() for name in seen)
        assert (paid[0] == reward).all()
        assert envs.observation_space.contains(seen)
        assert reward.shape == ended.shape == cut.shape == (3,)
    envs.close()
    envs.close()


def test_a_seed_fixes_everything_and_without_one_matches_differ() -> None:
    envs = VectorEnv("tides-of-time", 3)
    first, _ = envs.reset(seed=5)
    second, _ = envs.reset()
    again, _ = envs.reset(seed=5)
    assert (first["observation"] == again["observation"]).all()
    assert (first["observation"] != second["observation"]).any()
    third, _ = envs.reset()
    assert (second["observation"] == third["observation"]).all(), "it follows from the seed before"


def test_without_copies_the_same_arrays_are_written_again() -> None:
    for copy in (True, False):
        envs = VectorEnv("tides-of-time", 3, copy=copy)
        seen, _ = envs.reset(seed=5)
        before = seen["observation"].copy()
        after, *_ = envs.step(np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]]))
        assert (after["observation"] is seen["observation"]) == (not copy)
        assert (seen["observation"] == before).all() == copy


@pytest.mark.parametrize(("wrong", "text"), [({"learner": 2}, "0 to 1"), ({"rivals": "nobody"}, "nobody")])
def test_a_learner_that_cannot_be_is_refused(wrong: dict[str, Any], text: str) -> None:
    with pytest.raises(BadCall, match=text):
        VectorEnv("tides-of-time", 2, **wrong)
