"""Whole matches of random players and of the bot end after round 6, and the bot's advice is sensible."""

from __future__ import annotations

from random import Random

import pytest
from games.the_ancient_world.build import (
    damage,
    means,
    open_box,
    own,
    put_citizen,
    set_citizens,
    set_row,
    set_titans,
    texts,
    turn,
    world,
)
from games.the_ancient_world.build import (
    play as answer,
)
from laws.worlds import sized

from tessera.core.playout import play_out
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.state import Ancient
from tessera.games.the_ancient_world.steps.attack import Damage
from tessera.lab.ancient_world_balance import Count, play, summary, tally

N_RANDOM = sized(150, 10_000)
N_GREEDY = sized(6, 1000)
BOT = GAME.bot


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_matches_end_after_round_6(seats: int) -> None:
    for seed in range(N_RANDOM):
        s = GAME.begin(GAME.box(seats, {"expand_plus": seed % 5 == 0}))
        play_out(s, Random(seed))
        assert isinstance(s, Ancient)
        assert (s.over(), s.round) == (True, 6)
        assert s.winners()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_matches_end_after_round_6(seats: int) -> None:
    count = Count(seats, wins=[0.0] * seats)
    for seed in range(N_GREEDY):
        s = play(open_box(seats), seed, count)
        assert (s.over(), s.round) == (True, 6)
        tally(s, count)
    assert "win share" in summary([count])
    assert sum(count.wins) == pytest.approx(N_GREEDY)


def advice(s: Ancient, seat: int) -> str:
    """The option to which the bot gives the highest value."""
    options = s.options(seat)
    weights = BOT.weigh(s, seat, options)
    return options[weights.index(max(weights))].text


def test_the_bot_takes_a_titan_that_costs_little() -> None:
    s = means(set_titans(world(round=6), "mud-strider"), 0, 3)
    for skill, space in enumerate(("labor", "draft", "rebuild"), 1):
        put_citizen(s, 0, skill, space)
    assert advice(turn(s, 0), 0) == "attack mud-strider with army 1 2"


def test_the_bot_buys_the_banner_that_completes_a_set() -> None:
    """Five green banners and one blue: the sixth green is worth three points, a second blue one."""
    s = own(turn(world(round=6), 0), 0, "terrace-ward", "greenwood-moot", "hunters-of-merk", "bramble-pickets", "honey-glades")
    set_row(means(s, 0, 9, 2), "elder-grove", "town-hall")
    s = answer(turn(s, 0), "0: place 1 build")
    assert advice(s, 0) == "buy elder-grove"


def test_the_bot_invests_early_and_not_late() -> None:
    """Income is bought in round 1; in round 6 the same money goes for banners."""
    early = set_row(world(round=1), "salt-road", "bramble-pickets")
    late = set_row(turn(world(round=6), 0), "harbour-market", "stag-archers-grove")
    worth_early = BOT.weigh(answer(early, "0: place 1 build"), 0, early.options(0))
    worth_late = BOT.weigh(answer(late, "0: place 1 build"), 0, late.options(0))
    assert max(worth_early) > max(worth_late)


def test_the_bot_spares_its_best_cards_and_feeds_its_best_citizens() -> None:
    s = own(world(), 0, "house-of-tablets", "outrider-lodge")
    s.then(Damage(0, 1))
    assert advice(s, 0) == "damage outrider-lodge"
    s = damage(set_citizens(world(), 0, 4), 0, "wheat-fields")
    answer(s, "0: pass", "1: pass")
    assert advice(s, 0) == "starve 1 2"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bot_explains_every_option_and_judges_every_position(seats: int) -> None:
    s = world(seats)
    rng = Random(seats)
    while not s.over():
        seat = s.waiting()[0]
        if seat >= 0:
            assert 0.0 <= BOT.value(s, seat) <= 1.0
            for option in s.options(seat)[:3]:
                reason = BOT.explain(s, seat, option).json(s.box.names)
                assert reason["key"] in GAME.words()
                assert "?" not in GAME.words().tell(reason, seat, ["A", "B", "C", "D"])
        s.apply(seat, rng.choice(s.options(seat)))
    assert {BOT.value(s, seat) for seat in s.winners()} == {1.0}


def test_the_greedy_agent_is_clearly_better_than_chance() -> None:
    """It wins at least nine of ten matches against a random player."""
    wins = 0
    for seed in range(10):
        s = world(2, first=seed % 2)
        rng = Random(seed)
        while not s.over():
            seat = s.waiting()[0]
            options = s.options(seat)
            if seat == 0:
                weights = BOT.weigh(s, seat, options)
                s.apply(seat, options[weights.index(max(weights))])
            else:
                s.apply(seat, rng.choice(options))
        wins += s.winners() == [0]
    assert wins >= 9


def test_nothing_is_offered_to_who_is_not_asked() -> None:
    s = world()
    assert texts(s, 1) == []
