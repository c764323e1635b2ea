"""Age of Heroes, for two to six: tribes that build, trade and fight for an Empire or a Monument."""

from pathlib import Path
from typing import Any

from tessera.core.box import Box
from tessera.core.game import Game, Option, read_weights, steps_of
from tessera.core.parameters import one_for_all, read_parameters
from tessera.core.state import State
from tessera.games.age_of_heroes.bot.advice import HeroesBot
from tessera.games.age_of_heroes.bot.parameters import Parameters
from tessera.games.age_of_heroes.components import NAMES
from tessera.games.age_of_heroes.drawing import draw
from tessera.games.age_of_heroes.features import FEATURES
from tessera.games.age_of_heroes.gauges import gauges
from tessera.games.age_of_heroes.guide import GUIDE
from tessera.games.age_of_heroes.lesson import LESSON
from tessera.games.age_of_heroes.state import HeroesBox
from tessera.games.age_of_heroes.steps import (
    barbarians,
    battle,
    build,
    draws,
    ending,
    events,
    market,
    setup,
    spoils,
    trade,
    turn,
    war,
)
from tessera.games.age_of_heroes.view import HeroesKit, HeroesView, kit


def open_box(seats: int, options: dict[str, Any]) -> Box:
    return HeroesBox(seats, options)


def start(box: Box) -> State:
    assert isinstance(box, HeroesBox)
    return setup.start(box)


FOLDER = Path(__file__).parent
WEIGHTS = read_weights(FOLDER / "bot", HeroesBot.TERMS)

GAME = Game(
    id="age-of-heroes",
    title="Age of Heroes",
    version="1",
    seats=(2, 3, 4, 5, 6),
    open=open_box,
    start=start,
    steps=steps_of(barbarians, battle, build, draws, ending, events, market, setup, spoils, trade, turn, war),
    folder=FOLDER,
    bot=HeroesBot(WEIGHTS, one_for_all(Parameters())),
    tuned_bot=HeroesBot(WEIGHTS, read_parameters(FOLDER / "bot", Parameters)),
    options=(
        Option(
            "market", "turns", "How cards are traded: called by turns, or all at once", ("turns", "open"), with_people="open"
        ),
        Option("market_circuits", 6, "Circuits of trading by turns at most; 0 is no trading (AH-269)"),
        Option("tribes", "pick", "Tribes are picked in order of play, or dealt", ("pick", "random")),
        Option("max_rounds", 100, "Rounds after which a game stops unfinished; 0 is no limit (AH-295)", with_people=0),
    ),
    rule_prefix="AH",
    draw=draw,
    longest=60_000,
    quick_seats=3,
    features=FEATURES,
    minutes=60,
    view_type=HeroesView,
    kit=kit,
    kit_type=HeroesKit,
    guide=GUIDE,
    lesson=LESSON,
    pictures=tuple(NAMES),
    test_positions="games.age_of_heroes.positions",
    gauges=gauges,
)
