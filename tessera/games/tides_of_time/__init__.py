"""Tides of Time, for two: an eighteen-card draft over three rounds."""

from pathlib import Path
from typing import Any

from tessera.core.box import Box
from tessera.core.game import Expert, Game, Option, steps_of
from tessera.core.state import State
from tessera.games.tides_of_time.bot.advice import TidesBot
from tessera.games.tides_of_time.drawing import draw
from tessera.games.tides_of_time.features import FEATURES
from tessera.games.tides_of_time.gauges import gauges
from tessera.games.tides_of_time.guide import GUIDE
from tessera.games.tides_of_time.lesson import LESSON
from tessera.games.tides_of_time.state import TidesBox
from tessera.games.tides_of_time.steps import rounds
from tessera.games.tides_of_time.view import TidesKit, TidesView, kit


def open_box(seats: int, options: dict[str, Any]) -> Box:
    return TidesBox(options)


def start(box: Box) -> State:
    assert isinstance(box, TidesBox)
    return rounds.start(box)


EXPERT = Expert(
    "equilibrium",
    "plays only Tides of Time, and that nearly perfectly (exact equilibria at the end, estimated ones before)",
    "tessera.solve.equilibrium.EquilibriumAgent",
)
GAME = Game(
    id="tides-of-time",
    title="Tides of Time",
    version="1",
    seats=(2,),
    open=open_box,
    start=start,
    steps=steps_of(rounds),
    folder=Path(__file__).parent,
    bot=TidesBot(),
    options=(
        Option(
            "molehill_counts_amounts",
            False,
            "The Molehill counts suits that The Roof of the World doubled as two cards (TT-R2)",
        ),
    ),
    rule_prefix="TT",
    draw=draw,
    longest=52,
    features=FEATURES,
    minutes=15,
    view_type=TidesView,
    kit=kit,
    kit_type=TidesKit,
    guide=GUIDE,
    lesson=LESSON,
    expert=EXPERT,
    test_positions="games.tides_of_time.positions",
    gauges=gauges,
)
