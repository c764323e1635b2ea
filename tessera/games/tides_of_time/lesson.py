"""The lesson: a first round, card by card, and the relic that outlives it."""

from __future__ import annotations

from tessera.core.lesson import Lesson, LessonStep
from tessera.core.view import View


def is_pick(view: View, n: int) -> bool:
    """TT-12. True at this pick of the first round."""
    return bool(view.fields["round"] == 1 and view.fields["pick"] == n)


def is_second_round(view: View) -> bool:
    return bool(view.fields["round"] == 2)


DRAFT = ("draft",)
LESSON = Lesson(
    seed=488,
    steps=(
        LessonStep("hand", "TT-12", DRAFT, lambda view: is_pick(view, 1)),
        LessonStep("swap", "TT-14", DRAFT, lambda view: is_pick(view, 2)),
        LessonStep("suit", "TT-3", DRAFT, lambda view: is_pick(view, 3)),
        LessonStep("rival", "TT-34", DRAFT, lambda view: is_pick(view, 4)),
        LessonStep("last", "TT-18", DRAFT, lambda view: is_pick(view, 5)),
        LessonStep("relic", "TT-22", ("keep",)),
        LessonStep("again", "TT-26", DRAFT, is_second_round),
    ),
)
"""In the order in which the steps come up."""
