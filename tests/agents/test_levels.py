"""The computer's levels: five in every game, each a real agent, in order of strength."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from toys import bazaar

import tessera
from tessera.agents import AGENTS, agent_names, levels, make_agent, register, time_limit
from tessera.agents.levels import DEFAULT, DEFAULT_LADDER, NAMES, ladder_of, read_ladder
from tessera.agents.random import RandomAgent
from tessera.core.refusal import BadCall
from tessera.games import GAMES, find_game

TIDES = find_game("tides-of-time")
CALM = 2.0
"""The most seconds that the strongest level may take."""


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_five_levels_and_they_answer(game: str) -> None:
    ladder = levels(GAMES[game])
    assert tuple(level.name for level in ladder) == NAMES
    assert [level.seconds for level in ladder] == sorted(level.seconds for level in ladder)
    assert ladder[-1].seconds <= CALM
    match = tessera.new_match(game, seats=2, seed=3)
    seat = match.waiting()[0]
    for level in ladder[:3]:
        assert make_agent(level.name, find_game(game), 1).choose(match.look(seat), match.options(seat)) in match.options(seat)


def test_a_game_without_levels_of_its_own_has_the_default_ones() -> None:
    assert ladder_of(bazaar.GAME) == DEFAULT_LADDER
    assert len(levels(bazaar.GAME)) == len(NAMES)


def test_names_of_levels_come_first_and_are_not_given_away() -> None:
    names = agent_names(TIDES)
    assert names[: len(NAMES)] == list(NAMES)
    assert set(AGENTS) <= set(names)
    assert DEFAULT in names
    with pytest.raises(BadCall, match="already"):
        register("master", RandomAgent)


def test_a_level_says_how_long_it_takes() -> None:
    assert time_limit("champion", TIDES) == levels(TIDES)[-1].seconds
    assert time_limit("greedy", TIDES) is None


MEASURED = [id for id, game in GAMES.items() if ladder_of(game) != DEFAULT_LADDER]
"""The games with levels of their own; `tests/test_a_game_is_complete.py` names those without."""


@pytest.mark.parametrize("game", MEASURED)
def test_a_ladder_has_five_levels_and_lies_with_its_game(game: str) -> None:
    assert ladder_of(GAMES[game]).is_relative_to(GAMES[game].folder)
    assert set(read_ladder(ladder_of(GAMES[game]))) == set(NAMES) == set(read_ladder(DEFAULT_LADDER))


SIXTY_PER_CENT = 70
"""The rating difference of a level that wins 60 % of its games against the level below."""


@pytest.mark.parametrize("game", MEASURED)
def test_each_level_is_measured_a_clear_step_above_the_one_below(game: str) -> None:
    ratings = [level.rating or 0 for level in levels(GAMES[game])]
    assert ratings[0] == 1000
    assert min(above - below for below, above in pairwise(ratings)) >= SIXTY_PER_CENT


@pytest.mark.parametrize("game", MEASURED)
def test_ratings_are_those_of_the_strength_table(game: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "strength.md").read_text(encoding="utf-8")
    table = page.split("| game | novice |")[1].split("\n\n")[0]
    row = next(line for line in table.splitlines() if line.startswith(f"| {GAMES[game].title.split(':')[0]} |"))
    assert [int(cell) for cell in re.findall(r"(\d+) \(", row)] == [level.rating for level in levels(GAMES[game])]
