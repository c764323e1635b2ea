"""The lesson: the first turns of a city, until a Monument stands and a Noble lives there."""

from __future__ import annotations

from tessera.core.action import Action
from tessera.core.lesson import Lesson, LessonStep
from tessera.core.view import View
from tessera.games.city_builder.city import city_from, index_of
from tessera.games.city_builder.grid import ARMS, OPPOSITE, STEPS
from tessera.games.city_builder.state import CityBox

FEW_STREETS = 2
"""A tile with no more arms encloses little."""
SECOND, THIRD = 2, 3


def round_of(view: View) -> int:
    """The turn of the viewer that is being played, counted from 1."""
    return (int(view.fields["turn"]) + 1) // view.box.seats


def is_second_turn(view: View) -> bool:
    return round_of(view) == SECOND


def is_past_second_turn(view: View) -> bool:
    return round_of(view) > SECOND


def has_monument(view: View) -> bool:
    return bool(city_from(view.fields["cities"][view.seat]).monuments())


def has_settlers(view: View) -> bool:
    return bool(city_from(view.fields["cities"][view.seat]).housed)


def action_of(view: View, text: str) -> Action | None:
    return view.box.actions.find(text)


def joins_streets(view: View, text: str) -> bool:
    """CB-40. True if the tile makes a full link with the city."""
    assert isinstance(view.box, CityBox)
    action = action_of(view, text)
    if action is None:
        return False
    kind, position, turn = action.args
    city = city_from(view.fields["cities"][view.seat])
    arms = view.box.faces[kind][turn]
    for arm in range(len(ARMS)):
        there = index_of(city.where, position + STEPS[arm])
        if there >= 0 and arms & ARMS[arm] and city.faces[there] & OPPOSITE[arm]:
            return True
    return False


def completes(view: View, text: str) -> bool:
    """CB-39. True if the tile completes a district."""
    assert isinstance(view.box, CityBox)
    action = action_of(view, text)
    if action is None:
        return False
    kind, position, turn = action.args
    city = city_from(view.fields["cities"][view.seat])
    before = city.n_districts()
    city.lay(position, view.box.faces[kind][turn])
    return city.n_districts() > before


def has_few_streets(view: View, text: str) -> bool:
    assert isinstance(view.box, CityBox)
    action = action_of(view, text)
    return action is not None and (view.box.faces[action.args[0]][0] & 15).bit_count() <= FEW_STREETS


LESSON = Lesson(
    seed=219,
    steps=(
        LessonStep("starters", "CB-72", ("choose",)),
        LessonStep("tile", "CB-77", ("lay",)),
        LessonStep("turn", "CB-129", ("end",)),
        LessonStep("street", "CB-40", ("lay",), is_second_turn, joins_streets),
        LessonStep("discard", "CB-126", ("discard",), is_past_second_turn, has_few_streets),
        LessonStep("close", "CB-39", ("lay",), is_past_second_turn, completes),
        LessonStep("monument", "CB-117", ("build",)),
        LessonStep("wish", "CB-97", ("lay",), has_monument),
        LessonStep("settler", "CB-92", ("gain",)),
        LessonStep("statue", "CB-105", ("assign",)),
        LessonStep("plan", "CB-98", ("lay",), has_settlers),
        LessonStep("noble", "CB-98", ("gain * * column-1",)),
    ),
)
"""In the order in which the steps usually come up."""
