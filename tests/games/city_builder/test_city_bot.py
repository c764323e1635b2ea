"""The bot: it completes what it can use, takes settlers and Monuments with a plan, and watches skull and Edict."""

from __future__ import annotations

from random import Random

import pytest
from games.city_builder.build import (
    columns,
    expanding,
    fresh,
    hand,
    line,
    on_agenda,
    play,
    ready,
    sized,
    supply,
    together,
)
from games.city_builder.maps import EX1, EX3, block_map
from support import rule

from tessera.core.event import Message
from tessera.core.game import read_weights
from tessera.core.playout import drawn, play_out
from tessera.core.seats import CHANCE
from tessera.core.view import imagine, look
from tessera.games.city_builder import GAME
from tessera.games.city_builder.bot.advice import (
    AGAIN,
    AT_ONCE,
    LOST,
    NOW,
    CityBot,
    foresee,
    held_value,
    laid_value,
    levelled,
    side_value,
    trial_of,
)
from tessera.games.city_builder.bot.objectives import Objectives
from tessera.games.city_builder.bot.trial import Trial
from tessera.games.city_builder.bot.valuation import Wants, monument_value, ready_with
from tessera.games.city_builder.city import City
from tessera.games.city_builder.grid import COUNT, HOUSE, OF_COLOUR, STATUE, at
from tessera.games.city_builder.maps import read_map
from tessera.games.city_builder.state import CityState
from tessera.games.city_builder.steps.expansion import LayTile
from tessera.games.city_builder.steps.immigration import Immigrate, OpenGates

BOT = CityBot(read_weights(GAME.folder / "bot", CityBot.TERMS))
FULL = ("rgbpbgr", "rgpbo", "obgprrg", "ggbpbgr", "bgpbo", "ooopggg")


def advice(s: CityState, seat: int) -> str:
    options = s.options(seat)
    weights = BOT.weigh(s, seat, options)
    return options[weights.index(max(weights))].text


def greedy(s: CityState, seed: int) -> CityState:
    """Played to its end by the bot, draws at random."""
    rng = Random(seed)
    while not s.over():
        seat = s.waiting()[0]
        options = s.options(seat)
        if seat == CHANCE:
            action = drawn(s, options, rng)
        else:
            values = BOT.weigh(s, seat, options)
            action = options[values.index(max(values))]
        s.apply(seat, action)
    return s


def said(reason: Message) -> str:
    assert reason.key in GAME.words()
    names = fresh(2).box.names
    return GAME.words().tell(reason.json(names), 0, ["A", "B", "C", "D"])


def test_it_completes_a_district_that_settlers_can_use() -> None:
    s = hand(columns(ready(2), "rgbpbgr", *FULL[1:]), 0, "green-2")
    rows = EX1.strip().splitlines()
    s.city[0] = read_map("\n".join([*rows[:3], *[row[:4] + "..." for row in rows[3:]]]))
    assert advice(s, 0).startswith("lay green-2 at 1,1")
    best = BOT.best(s, 0, s.options(0), 5)
    assert best[0].text == advice(s, 0)
    assert len(best) == 5
    assert said(BOT.explain(s, 0, best[0])).startswith("It completes 0,0 with")


def test_it_takes_settlers_who_fit() -> None:
    s = supply(expanding(columns(ready(2), "rgbpbgr", *FULL[1:]), EX3), "")
    assert advice(s, 0).startswith("gain")
    assert "fits into" in said(BOT.explain(s, 0, s.options(0)[0]))


def test_it_builds_a_monument_that_pays() -> None:
    text = block_map("mmp\nqrz", m="BRHH HHHH", p="gBBG", q="rRBR", r="bBGG", z="bBGG")
    s = supply(expanding(columns(ready(2), *["r"] * 6), text), "temple-of-apollo")
    assert advice(s, 0) == "build temple-of-apollo at 0,0"


def test_it_keeps_lines_short_and_never_steps_on_the_skull_by_choice() -> None:
    s = line(line(together(2), 0, "rgrgrgrgrb"), 1, "r")
    on_agenda(s, OpenGates(1), Immigrate())
    play(s, "chance: call green-commoner")
    assert advice(s, 0) == "admit to track 1"


def test_it_never_ends_an_expansion_that_breaks_the_edict_if_it_can_mend_it() -> None:
    s = supply(expanding(together(2), block_map("aa", a="BGOH HHHH")), "")
    s.edict, s.side = 2, 0
    line(s, 0, "b")
    assert advice(s, 0) == "gain track 0 into 0,0"


@pytest.mark.parametrize("options", [{}, {"mode": "cooperative"}])
def test_its_judgement_lies_between_losing_and_winning(options: dict[str, str]) -> None:
    s = fresh(2, **options)
    rng = Random(4)
    while not s.over():
        seat = s.waiting()[0]
        if seat != CHANCE:
            assert 0.0 <= BOT.value(s, seat) <= 1.0
            assert "?" not in said(BOT.explain(s, seat, s.options(seat)[0]))
        s.apply(seat, rng.choice(s.options(seat)))
    assert 0.0 <= BOT.value(s, 0) <= 1.0


def test_it_advises_on_imagined_worlds() -> None:
    s = ready(3)
    world = imagine(look(s, 0), Random(2))
    assert isinstance(world, CityState)
    assert advice(world, 0) == advice(s, 0)


def test_it_reaches_the_figures_of_the_specification() -> None:
    """About 4.5 districts a city and 25 settler VP; a small sample allows for a fifth less."""
    games = [greedy(fresh(2), seed) for seed in range(sized(6, 100))]
    cities = [(s, seat) for s in games for seat in range(2)]
    assert sum(s.city[seat].n_districts() for s, seat in cities) / len(cities) > (3.7 if len(cities) < 50 else 4.3)
    assert sum(s.settler_points(seat) for s, seat in cities) / len(cities) > (20 if len(cities) < 50 else 24.5)


TABLES = [
    (2, "competitive"),
    (3, "competitive"),
    (4, "competitive"),
    (2, "cooperative"),
    (3, "cooperative"),
    (4, "cooperative"),
    (1, "solo"),
]


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_random_and_greedy_games_come_to_an_end(seats: int, mode: str) -> None:
    for seed in range(sized(10, 5000)):
        s = fresh(seats, mode=mode)
        s.log = None
        play_out(s, Random(seed))
        assert s.over()
    for seed in range(sized(1, 500)):
        s = fresh(seats, mode=mode)
        s.log = None
        assert greedy(s, seed).over()


def test_it_takes_the_side_of_an_edict_that_is_in_its_own_hands() -> None:
    names = [max(edict.sides, key=side_value).name for edict in together(2).cb.pack.edicts]
    assert names == ["boundary", "modest-rank", "census", "piety", "sacred-distance"]


def test_what_loses_at_once_stands_apart_and_leaves_the_others_their_scale() -> None:
    assert levelled([1.0, 3.0, LOST]) == [1.0, 3.0, -2.0]
    assert levelled([1.0, -LOST, 2.0]) == [1.0, 4.0, 2.0]
    assert levelled([LOST, LOST]) == [LOST, LOST]


def test_together_it_judges_a_position_by_target_skull_and_edict() -> None:
    s = together(2)
    begun = BOT.value(s, 0)
    s.fulfilled = [s.cb.cooperative_monuments, s.cb.cooperative_monuments + 1]
    ahead = BOT.value(s, 0)
    assert begun < ahead < 1.0
    assert BOT.value(line(s, 0, "rgrgrgrgrg"), 0) < ahead
    s.outcome = "won"
    assert BOT.value(s, 0) == 1.0
    s.outcome = "overrun"
    assert BOT.value(s, 0) == 0.0


def test_the_game_hands_out_this_bot() -> None:
    assert isinstance(GAME.bot, CityBot)


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_a_tile_on_trial_is_worth_what_it_is_worth_laid(seats: int, mode: str) -> None:
    """In every position of some matches, for every placement: what changes is found without laying it."""
    for seed in range(sized(1, 20)):
        s, rng = fresh(seats, mode=mode), Random(seed)
        while not s.over():
            seat = s.waiting()[0]
            options = s.options(seat)
            action = rng.choice(options)
            if options[0].verb == "lay":
                values = BOT.weigh(s, seat, options)
                action = options[values.index(max(values))]
                trial = trial_of(s, seat)
                lays = [option for option in options if option.verb == "lay"]
                for option in [action, *rng.sample(lays, min(8, len(lays)))]:
                    kind, position, turn = option.args
                    city = s.city[seat].clone()
                    city.lay(position, s.cb.faces[kind][turn])
                    tried = laid_value(s, seat, trial, trial.spot(position), s.cb.faces[kind][turn])
                    assert tried == pytest.approx(built_value(s, seat, trial.wants, city), abs=1e-9)
            s.apply(seat, action)


def built_value(s: CityState, seat: int, wants: Wants, city: City) -> float:
    """What a city is worth with its tile laid, all of it looked at anew."""
    at_once = AT_ONCE if wants.competitive else NOW
    return held_value(s, seat, city, wants) + Trial(city, wants).total + at_once * ready_with(city, wants)


def objectives(s: CityState, seat: int = 0) -> Objectives:
    return Objectives(s, seat, 10)


@rule("CB-180", "CB-215")
def test_together_it_goes_for_a_shape_that_the_city_has_not() -> None:
    """A Monument of the supply asks for unique shapes before it stands: one pair, so that a single block is worth more."""
    s = supply(expanding(together(2), block_map("aa", a="BGOH HHHH")), "house-of-the-surveyor")
    asked = objectives(s)
    assert asked.shapes > 0.0
    assert asked.by_size[1] > 0.0 > asked.by_size[2]
    assert objectives(supply(s, "forum-of-the-patricians")).shapes == 0.0


def test_together_it_yields_a_monument_to_a_city_that_is_nearer_to_it() -> None:
    near, far = block_map("aa.b", a="BGOH HHHH", b="HBBH"), block_map("aa", a="BGOH HHHH")
    s = supply(expanding(together(2), far, near), "house-of-the-surveyor")
    assert objectives(s, 0).claims < objectives(s, 1).claims == [1.0]
    assert objectives(s, 0).hopes < objectives(s, 1).hopes


@rule("CB-118", "CB-119")
def test_together_an_unfinished_site_is_worth_more_with_the_landmarks_of_a_monument() -> None:
    asked = objectives(supply(together(2), "rostra-of-the-tribunes"))
    blue, red, statue, house = OF_COLOUR[0], OF_COLOUR[3], COUNT[STATUE], COUNT[HOUSE]
    assert asked.site_hope(blue + red + house, 3) == asked.site_hope(blue + statue + house, 3)
    assert asked.site_hope(blue + red + house, 3) > asked.site_hope(blue + blue + house, 3) > 0.0
    assert asked.site_hope(blue + house, 1) == 0.0


@rule("CB-177")
def test_together_no_monument_is_worth_anything_once_the_target_is_reached() -> None:
    s = supply(expanding(together(2), block_map("aa", a="BROH HHHH")), "rostra-of-the-tribunes")
    first = s.cb.cooperative_monuments
    assert objectives(s).supply
    s.fulfilled = [first + 5, first + 6, first + 7]
    assert not objectives(s).supply
    assert objectives(s).objective_value(s.city[0], 0, s.box.names.index("rostra-of-the-tribunes")) == 0.0


def test_together_the_best_placements_are_seen_with_the_next_tile_of_the_hand() -> None:
    s = hand(together(2), 0, "blue-1 c30 c45")
    on_agenda(s, LayTile())
    options = s.options(0)
    trial = trial_of(s, 0)
    plain = [BOT.option_value(s, 0, trial, option) for option in options]
    seen = plain[:]
    foresee(s, 0, trial, options, seen)
    changed = [i for i in range(len(options)) if seen[i] != plain[i]]
    assert 0 < len(changed) <= AGAIN
    assert all(seen[i] > plain[i] for i in changed)
    assert min(plain[i] for i in changed) >= sorted(plain)[-AGAIN]


# -- Monuments and where they stand -------------------------------------------------------------------------------


def value_at(s: CityState, name: str, x: int, y: int) -> float:
    """What a Monument of the supply is worth to seat 0 in the district of this block."""
    district = s.city[0].district_named(at(x, y))
    return monument_value(s.city[0], district, s.box.by_name[name], Wants(s, 0))


@rule("CB-235", "CB-57")
def test_a_monument_is_valued_at_the_place_where_it_would_stand() -> None:
    s = expanding(
        ready(2), block_map("aa.bb\n.....\n.....\n.....\n...cc", a="BOOR HHHH", b="BOOR HHHH", c="BOOR HHHH"), turn=11
    )
    supply(s, "villa-of-the-patricians court-of-the-nymphs")
    villa = [value_at(s, "villa-of-the-patricians", *place) for place in ((0, 0), (3, 0), (3, 4))]
    assert villa == sorted(villa)
    assert villa[0] == 0.0
    assert value_at(s, "court-of-the-nymphs", 0, 0) > value_at(s, "court-of-the-nymphs", 3, 0) == 0.0
    assert advice(s, 0) == "build villa-of-the-patricians at 3,4"


@rule("CB-219")
def test_a_monument_for_the_most_is_worth_more_to_who_leads() -> None:
    long, short = block_map("aa......", a="GRHH HHHH"), block_map("aa", a="GRHH HHHH")
    values = []
    for own, rival in ((long, short), (short, short), (short, long)):
        s = supply(expanding(ready(2), own, rival, turn=33), "arch-of-the-legions")
        s.city[0].street, s.city[1].street = (8 if city == long else 3 for city in (own, rival))
        values.append(value_at(s, "arch-of-the-legions", 0, 0))
    assert values == sorted(values, reverse=True)
    assert values[0] > 0.9 * 10 > values[1] > values[2] > 0.0


@rule("CB-220")
def test_a_district_to_come_is_worth_more_beside_a_monument_that_counts_its_neighbours() -> None:
    """The same unfinished block, once beside the Temple of Apollo and once beside a Monument that does not care."""
    worth = []
    for name in ("temple-of-apollo", "house-of-waters"):
        s = expanding(ready(2), block_map("aab", a="BRGH HHHH", b="BGHH"), turn=5)
        s.city[0] = read_map("\n".join(row[:11] for row in block_map("aab", a="BRGH HHHH", b="BGHH").splitlines()))
        s.city[0].cover(0, s.box.by_name[name])
        wants = Wants(s, 0)
        blocks = [at(2, 0)]
        worth.append(Trial(s.city[0], wants).beside_value(blocks))
    assert worth[0] > worth[1] == 0.0
