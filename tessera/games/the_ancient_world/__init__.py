"""The Ancient World, for two to four: citizens, armies and Titans over six rounds."""

from pathlib import Path
from typing import Any

from tessera.core.box import Box
from tessera.core.game import Game, Option, steps_of
from tessera.core.parameters import one_for_all, read_parameters
from tessera.core.refusal import BadOption
from tessera.core.state import State
from tessera.games.the_ancient_world.bot.advice import AncientBot
from tessera.games.the_ancient_world.bot.parameters import Parameters
from tessera.games.the_ancient_world.cards import TRIBES
from tessera.games.the_ancient_world.components import HOUSE, most_armies, read_pack
from tessera.games.the_ancient_world.drawing import draw
from tessera.games.the_ancient_world.features import FEATURES
from tessera.games.the_ancient_world.gauges import gauges
from tessera.games.the_ancient_world.guide import GUIDE
from tessera.games.the_ancient_world.lesson import LESSON
from tessera.games.the_ancient_world.lists import LISTS
from tessera.games.the_ancient_world.state import AncientBox
from tessera.games.the_ancient_world.steps import (
    attack,
    board,
    build,
    card_actions,
    draws,
    explore,
    gain,
    reactions,
    recruit,
    rounds,
    turn,
)
from tessera.games.the_ancient_world.view import AncientKit, AncientView, kit


def open_box(seats: int, options: dict[str, Any]) -> Box:
    """AW-56. The box of a pack; a first player must be one of the seats."""
    if options["first_player"] >= seats:
        reason = f"first_player should be a seat from 0 to {seats - 1}, or -1 for a draw"
        raise BadOption(reason, f"first_player = -1 … {seats - 1}")
    cards = read_pack(Path(options["pack"]).expanduser() if options["pack"] else HOUSE)
    return AncientBox(seats, options, cards, most_armies(cards))


def start(box: Box) -> State:
    assert isinstance(box, AncientBox)
    return rounds.start(box)


FOLDER = Path(__file__).parent

GAME = Game(
    id="the-ancient-world",
    title="The Ancient World",
    version="5",
    seats=(2, 3, 4),
    open=open_box,
    start=start,
    steps=steps_of(attack, board, build, card_actions, draws, explore, gain, reactions, recruit, rounds, turn),
    folder=FOLDER,
    bot=AncientBot(one_for_all(Parameters())),
    tuned_bot=AncientBot(read_parameters(FOLDER / "bot", Parameters)),
    options=(
        Option("expand_plus", False, "Expand may draw three Districts and keep one (AW-372)"),
        Option("first_player", -1, "The seat that begins; -1 draws it (AW-56)", (-1, 0, 1, 2, 3)),
        Option("pack", "", "A folder with cards of your own, see docs/packs.md; empty for the house deck"),
    ),
    rule_prefix="AW",
    draw=draw,
    longest=6_000,
    features=FEATURES,
    minutes=75,
    view_type=AncientView,
    kit=kit,
    kit_type=AncientKit,
    guide=GUIDE,
    lists=LISTS,
    lesson=LESSON,
    pictures=tuple([f"tribe-{colour}" for colour in TRIBES]),
    test_positions="games.the_ancient_world.positions",
    gauges=gauges,
)
