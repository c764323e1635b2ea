"""The lesson: Market Days, taxes, a building and a war, one action in each turn."""

from __future__ import annotations

from tessera.core.lesson import Lesson, LessonStep
from tessera.core.view import View
from tessera.games.age_of_heroes.kinds import HOME, special_of


def is_action(view: View, text: str) -> bool:
    """AH-55. Is it the choice of an action, and not what follows it?"""
    return " " not in text


def keeps_stone(view: View, text: str) -> bool:
    """AH-12. Is the special resource of the own tribe no part of what this trade costs?"""
    number, nth = text.split()[1:3]
    fields = view.fields
    for i in range(len(fields["offers"])):
        if f"o{fields['offers'][i][0]}" == number:
            return special_of(fields["tribes"][view.seat]) not in fields["wants"][i][int(nth) - 1]
    return False


def defends(view: View, seat: int) -> bool:
    """AH-128. Has a tribe an Army at home?"""
    owners, states = view.fields["army_owner"], view.fields["army_state"]
    return any(owners[army] == seat and states[army] == HOME for army in range(len(owners)))


def is_worth_war(view: View) -> bool:
    """Is there a rival to fight with?"""
    return any(defends(view, seat) for seat in range(view.box.seats) if seat != view.seat)


def meets_army(view: View, text: str) -> bool:
    """AH-137. Will there be a battle?"""
    return defends(view, int(text.split()[1]))


def is_addition(view: View, text: str) -> bool:
    return text != "place 0"


LESSON = Lesson(
    seed=665,
    steps=(
        LessonStep("tribe", "AH-12", ("tribe",)),
        LessonStep("offer", "AH-246", ("offer",)),
        LessonStep("accept", "AH-255", ("accept",), which=keeps_stone),
        LessonStep("allow", "AH-98", ("yes", "no"), optional=True),
        LessonStep("road", "AH-93", ("ask",)),
        LessonStep("taxes", "AH-57", ("taxes",)),
        LessonStep("monument", "AH-220", ("place",), which=is_addition),
        LessonStep("answer", "AH-216", ("play", "nothing"), optional=True),
        LessonStep("build", "AH-63", ("build",), which=is_action),
        LessonStep("item", "AH-64", ("build *",)),
        LessonStep("war", "AH-106", ("war",), when=is_worth_war, which=is_action),
        LessonStep("target", "AH-112", ("war * *",), which=meets_army),
        LessonStep("lay", "AH-135", ("lay",)),
        LessonStep("fight", "AH-139", ("fight",)),
        LessonStep("spoils", "AH-149", ("take",)),
        LessonStep("discard", "AH-224", ("discard",)),
    ),
    seats=3,
    options=(("market", "turns"), ("market_circuits", 3), ("max_rounds", 0)),
)
"""In the order in which the steps usually come up."""
