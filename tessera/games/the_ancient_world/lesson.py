"""The lesson: three rounds, in which a citizen goes to every action and a Titan falls."""

from __future__ import annotations

from tessera.core.lesson import Lesson, LessonStep
from tessera.core.view import View
from tessera.games.the_ancient_world.guide import seen
from tessera.games.the_ancient_world.state import AT_HAND


def has_damage(view: View) -> bool:
    s = seen(view)
    return bool(s.places[s.ancient.damaged[view.seat]])


def has_placed_all(view: View) -> bool:
    """Is no citizen at hand any more?"""
    return AT_HAND not in seen(view).citizens[view.seat]


def has_food_to_spare(view: View) -> bool:
    """AW-190. Would a new citizen be fed?"""
    s = seen(view)
    return s.food(view.seat) > s.n_citizens(view.seat)


LESSON = Lesson(
    seed=85,
    steps=(
        LessonStep("labor", "AW-110", ("place * labor",)),
        LessonStep("build", "AW-120", ("place * build",)),
        LessonStep("buy", "AW-123", ("buy",)),
        LessonStep("draft", "AW-134", ("place * draft",)),
        LessonStep("attack", "AW-207", ("attack",)),
        LessonStep("pass", "AW-251", ("pass",), has_placed_all),
        LessonStep("rebuild", "AW-152", ("place * rebuild",), has_damage),
        LessonStep("recruit", "AW-160", ("place * recruit",)),
        LessonStep("army", "AW-167", ("retire",)),
        LessonStep("explore", "AW-174", ("place * explore",)),
        LessonStep("deck", "AW-176", ("explore",)),
        LessonStep("learn", "AW-147", ("place * learn",)),
        LessonStep("expand", "AW-140", ("place * expand",)),
        LessonStep("grow", "AW-185", ("place * grow",), has_food_to_spare),
    ),
)
"""In the order in which the steps usually come up."""
