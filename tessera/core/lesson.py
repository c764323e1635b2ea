"""Lessons: a first match on a prepared deal, in which a guide waits for each kind of move and says why it matters.

A lesson is a list of steps. Each names the moves that fulfil it, so that the guide advances by playing alone. How far a seat
has come follows from its own moves and from what it saw before each of them, so that a lesson can be resumed anywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tessera.core.bot import Bot
from tessera.core.dealer import Dealer
from tessera.core.view import View, imagine

LEARNER: Final = 0
"""The seat of the person who learns."""
NO_STEP: Final = -1
"""Stands for a step where a move fulfilled none."""
FORCED: Final = -2
"""Stands for a step where the table made the move, because there was no other."""


@dataclass(frozen=True)
class LessonStep:
    """One thing to learn. Its sentences are `lesson-<name>` before the move and `lesson-<name>-done` after it."""

    name: str
    rule: str
    does: tuple[str, ...]
    """The actions that fulfil it, by their first words; `*` stands for any word."""
    when: Callable[[View], bool] | None = None
    """True for views in which the step fits. Without it the step fits every question that offers one of its actions."""
    which: Callable[[View, str], bool] | None = None
    """True for an action that shows what the step teaches, given the view. The action begins with one of the words of
    `does`."""
    optional: bool = False
    """True where the deal may pass it by; the lesson ends without it."""

    def fits(self, view: View, option: str) -> bool:
        """True if an action fulfils the step now."""
        if not any(begins(option, words) for words in self.does):
            return False
        return (self.when is None or self.when(view)) and (self.which is None or self.which(view, option))


@dataclass(frozen=True)
class Lesson:
    """A prepared deal, and what is learnt on it."""

    seed: int
    """The seed of the dealer, chosen so that all steps come up soon; `python -m tessera.lab.lessons` finds it."""
    steps: tuple[LessonStep, ...]
    seats: int = 2
    options: tuple[tuple[str, Any], ...] = ()
    """The options of the table that differ from the usual ones."""
    rival: str = "greedy"
    """The agent of all other seats. It answers the same position alike, so that the deal stays the prepared one."""

    def dealer(self) -> Dealer:
        """The dealer of the prepared deal. Its secret is known to all, so nothing here is left to luck."""
        return Dealer.seeded(self.seed, self.seats)

    def rival_seed(self, ask: int) -> int:
        """The seed of a rival's agent at its question of this number."""
        return self.seed * 10_000 + ask


@dataclass(frozen=True)
class LessonLine:
    """The text of the guide at a moment."""

    praise: int
    """The step that the last move fulfilled, or NO_STEP."""
    praised: str
    """The text of that move, or an empty text."""
    step: int
    """The step to be done now, or NO_STEP."""
    do: str
    """The move that the guide points at, also where it has nothing to say, so that the match takes its prepared way."""
    n_done: int
    n_steps: int
    """The number of steps that must be done, and how many of them are done."""
    over: bool
    """True once all is done: from now on the learner plays alone."""


class Course:
    """The progress of a learner."""

    def __init__(self, lesson: Lesson, bot: Bot) -> None:
        self.lesson = lesson
        self.bot = bot
        self.moves: list[int] = []
        """For each move of the learner in force the step that it fulfilled, NO_STEP or FORCED."""
        self.texts: list[str] = []
        """The text of each of these moves."""

    def step(self, view: View, options: list[str]) -> int:
        """The first step that is not done and fits the question, or NO_STEP."""
        for i in range(len(self.lesson.steps)):
            if i not in self.moves and any(self.lesson.steps[i].fits(view, option) for option in options):
                return i
        return NO_STEP

    def fulfilled(self, view: View, move: str) -> int:
        """The step that a move fulfils: whatever the guide has asked for, nothing is asked for twice."""
        return self.step(view, [move])

    def note(self, view: View, options: list[str], move: str) -> None:
        """Add a move of the learner, with what was seen and offered before it."""
        step = self.step(view, options)
        if step == NO_STEP or not self.lesson.steps[step].fits(view, move):
            step = self.fulfilled(view, move)
        self.moves.append(FORCED if step == NO_STEP and len(options) == 1 else step)
        self.texts.append(move)

    def take_back(self) -> None:
        """The latest move is in force no more."""
        self.moves.pop()
        self.texts.pop()

    def left(self) -> list[int]:
        """The steps that must still be done."""
        steps = self.lesson.steps
        return [i for i in range(len(steps)) if not steps[i].optional and i not in self.moves]

    def latest(self) -> int:
        """The place of the latest move that was the learner's own choice, or -1."""
        place = len(self.moves) - 1
        while place >= 0 and self.moves[place] == FORCED:
            place -= 1
        return place

    def line(self, view: View, options: list[str]) -> LessonLine | None:
        """The current text of the guide. It is silent after the move that follows the last step."""
        latest, left = self.latest(), self.left()
        praise = self.moves[latest] if latest >= 0 else NO_STEP
        if not left and (praise == NO_STEP or self.lesson.steps[praise].optional):
            return None
        step = self.step(view, options) if left else NO_STEP
        n_steps = sum([not step.optional for step in self.lesson.steps])
        return LessonLine(
            praise=praise,
            praised=self.texts[latest] if praise >= 0 else "",
            step=step,
            do=self.suggest(view, options, step) if left else "",
            n_done=n_steps - len(left),
            n_steps=n_steps,
            over=not left,
        )

    def suggest(self, view: View, options: list[str], step: int) -> str:
        """The best move, as the game's bot sees it, of those that fulfil a step; of all where nothing is taught."""
        world = imagine(view, Random(self.lesson.seed))
        offered = set(options)
        listed = [action for action in world.options(view.seat) if action.text in offered]
        wanted = [action for action in listed if step == NO_STEP or self.lesson.steps[step].fits(view, action.text)]
        if len(wanted) < 2:
            return wanted[0].text if wanted else ""
        weights = self.bot.weigh(world, view.seat, wanted)
        return wanted[weights.index(max(weights))].text


def begins(text: str, words: str) -> bool:
    """True if an action begins with these words; `*` stands for any word."""
    said, wanted = text.split(), words.split()
    if len(said) < len(wanted):
        return False
    return all(wanted[i] in ("*", said[i]) for i in range(len(wanted)))
