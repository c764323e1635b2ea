"""City Builder: Ancient World, for one to four: against each other, together, or alone."""

from pathlib import Path
from typing import Any

from tessera.core.box import Box
from tessera.core.game import Game, Option, read_weights, steps_of
from tessera.core.refusal import BadOption
from tessera.core.state import State
from tessera.games.city_builder.actions import CityActions
from tessera.games.city_builder.bot.advice import CityBot
from tessera.games.city_builder.components import HOUSE_PACK, Pack, read_pack
from tessera.games.city_builder.drawing import draw
from tessera.games.city_builder.features import FEATURES
from tessera.games.city_builder.gauges import gauges
from tessera.games.city_builder.grid import COLOUR_NAMES, COLOURS
from tessera.games.city_builder.guide import GUIDE
from tessera.games.city_builder.lesson import LESSON
from tessera.games.city_builder.lists import LISTS
from tessera.games.city_builder.state import COMPETITIVE, DIFFICULTIES, MODES, SOLO, CityBox
from tessera.games.city_builder.steps import expansion, immigration, setup, supplies, turn, upkeep
from tessera.games.city_builder.view import CityKit, CityView, kit

PACKS: dict[str, tuple[Pack, CityActions]] = {}
MOST_EXTRA = 9
HOUSES = ("house", "house-2", "house-3", "house-4")
CELLS = (*HOUSES, *[f"landmark-{colour}" for colour in COLOUR_NAMES[:COLOURS]], "statue", "lake", "open-ground", "fountain")
"""The pictures of what stands on a cell of a tile."""


def find_pack(folder: str) -> tuple[Pack, CityActions]:
    """A pack and its actions, read and minted once."""
    if folder not in PACKS:
        pack = read_pack(Path(folder)) if folder else HOUSE_PACK
        PACKS[folder] = (pack, CityActions(pack))
    return PACKS[folder]


def open_box(seats: int, options: dict[str, Any]) -> Box:
    """CB-58, CB-145, CB-202. Two to four play against each other or together; one always plays alone."""
    mode = MODES.index(options["mode"])
    if seats == 1 and mode == COMPETITIVE:
        mode = SOLO
    if (mode == SOLO) != (seats == 1):
        wanted, taken = ("1 seat", "seats = 1") if mode == SOLO else ("2 to 4 seats", "seats = 2 … 4")
        raise BadOption(f"the {options['mode']} game takes {wanted}, not {seats} (CB-58)", f"mode = {options['mode']}, {taken}")
    if not 0 <= options["extra_commoners"] <= MOST_EXTRA:
        reason = f"option extra_commoners takes 0 to {MOST_EXTRA}, not {options['extra_commoners']} (CB-225)"
        raise BadOption(reason, f"extra_commoners = 0 … {MOST_EXTRA}")
    pack, deeds = find_pack(options["pack"])
    return CityBox(seats, options, mode, pack, deeds)


def start(box: Box) -> State:
    assert isinstance(box, CityBox)
    return setup.start(box)


GAME = Game(
    id="city-builder",
    title="City Builder: Ancient World",
    version="3",
    seats=(1, 2, 3, 4),
    open=open_box,
    start=start,
    steps=steps_of(setup, supplies, turn, immigration, expansion, upkeep),
    folder=Path(__file__).parent,
    bot=CityBot(read_weights(Path(__file__).parent / "bot", CityBot.TERMS)),
    options=(
        Option("mode", "competitive", "Against each other, together, or alone; one seat always plays alone", tuple(MODES)),
        Option("difficulty", "beginner", "How many Monuments to fulfil, together or alone", tuple(DIFFICULTIES)),
        Option("edict", True, "Play with an Emperor's Edict, together or alone"),
        Option("extra_commoners", 0, "Commoners on each track at the start (0 to 9), together or alone"),
        Option("pack", "", "A folder with tiles.toml, monuments.toml and edicts.toml; else the house set"),
    ),
    rule_prefix="CB",
    draw=draw,
    longest=6_000,
    features=FEATURES,
    minutes=45,
    view_type=CityView,
    kit=kit,
    kit_type=CityKit,
    guide=GUIDE,
    lesson=LESSON,
    lists=LISTS,
    pictures=CELLS,
    test_positions="games.city_builder.positions",
    gauges=gauges,
)
