"""Lessons: whoever follows the guide has done every kind of thing once, and is then left alone."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tessera.core.game import Game
from tessera.core.lesson import LEARNER, NO_STEP, begins
from tessera.core.match import Match
from tessera.games import GAMES
from tessera.lab.lessons import Pupil

TAUGHT = [game for game in GAMES.values() if game.lesson is not None]
each_lesson = pytest.mark.parametrize("game", TAUGHT, ids=[game.id for game in TAUGHT])
MOST_MOVES = 60
"""A lesson is a matter of minutes: so many moves of the learner at most."""
NOT_TAUGHT: dict[str, dict[str, str]] = {
    "the-ancient-world": {
        "form": "a third army needs a card that allows one",
        "store": "only one of the two ways to explore is shown, the one that says more",
        "starve": "nobody goes hungry in a lesson; the guide lets the city grow where there is food",
        "take": "Districts are chosen with the option expand_plus only",
        "survey": "several Districts are drawn with the option expand_plus only",
        "replace": "a question of single cards",
        "copy": "a question of single cards",
        "inspect": "a question of single cards",
        "lay": "a question of single cards",
        "discard": "armies are lost only where a card allowed more than two",
        "remove": "a question of single cards",
        "use": "a question of single cards",
        "done": "it ends a choice that needs no end where one thing is repaired",
        "decline": "a question of single cards",
    },
    "age-of-heroes": {
        "decline": "in a market by turns nobody waits for an answer",
        "done": "a market by turns ends when all pass",
        "withdraw": "a first Market Day makes offers and takes them up",
        "no": "the lesson shows the answer that a friend gives",
        "nothing": "the lesson shows what a card may stop",
        "rest": "a turn without an action teaches nothing",
        "exchange": "only those who have lost all Cities discard for a card",
        "erupt": "what a Volcano asks comes up by chance",
        "shake": "what an Earthquake asks comes up by chance",
        "resolve": "only those who draw several immediate cards on one Market Day put them in order",
    },
    "city-builder": {
        "side": "an Edict is in the game only for those who play together or alone",
        "admit": "settlers arrive one by one only for those who play together or alone",
        "take": "tiles are taken from an open supply only by those who play together",
    },
}
"""Verbs that no lesson shows, with the reason."""


@cache
def played(id: str) -> Pupil:
    """The lesson of a game, played to its end by a pupil who does what the guide says."""
    game = GAMES[id]
    assert game.lesson is not None
    pupil = Pupil(game, game.lesson)
    assert pupil.play(), [game.lesson.steps[i].name for i in pupil.course.left()]
    return pupil


def done_by_learner(match: Match) -> list[str]:
    return [entry.partition(": ")[2] for entry in match.entries if entry.startswith(f"{LEARNER}: ")]


def verbs(game: Game) -> set[str]:
    """What players may do in the game of the lesson."""
    assert game.lesson is not None
    box = game.box(game.lesson.seats, dict(game.lesson.options))
    return {action.verb for action in game.features.actions(box).all}


@each_lesson
def test_everything_is_done_once_and_soon(game: Game) -> None:
    pupil = played(game.id)
    assert pupil.n_moves <= MOST_MOVES
    assert pupil.lines[-1].n_done == pupil.lines[-1].n_steps - 1
    assert not pupil.match.over, "something is left to play on"


@each_lesson
def test_every_verb_is_done_but_those_with_a_reason(game: Game) -> None:
    done = {text.split()[0] for text in done_by_learner(played(game.id).match)}
    assert verbs(game) - done == set(NOT_TAUGHT.get(game.id, {}))


@each_lesson
def test_the_guide_never_repeats_itself(game: Game) -> None:
    pupil = played(game.id)
    praised = [step for step in pupil.course.moves if step >= 0]
    assert len(praised) == len(set(praised))
    waited = [line.step for line in pupil.lines if line.step != NO_STEP]
    for i in range(1, len(waited)):
        assert waited[i] == waited[i - 1] or waited[i] not in waited[:i], "it came back to what it had left"


@each_lesson
def test_every_step_of_a_lesson_names_its_rule_and_points_at_a_legal_move(game: Game) -> None:
    assert game.lesson is not None
    book = game.rulebook()
    for step in game.lesson.steps:
        assert f"**{step.rule}**" in book, step.name
    for line in played(game.id).lines:
        assert line.do
        if line.step != NO_STEP:
            assert any(begins(line.do, words) for words in game.lesson.steps[line.step].does)


@each_lesson
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_step_is_said_before_and_after_in_short_sentences(game: Game, language: str) -> None:
    assert game.lesson is not None
    words = game.words(language)
    keys = {f"lesson-{step.name}{part}" for step in game.lesson.steps for part in ("", "-done")}
    assert {key for key in words.patterns if key.startswith("lesson-")} == keys
    for key in keys:
        said = words.say(key, press="Klicke auf" if language == "de" else "Click", piece="Kings Nest")
        assert len(said) <= 170, (key, said)
        assert not re.search(r"[{}$?]", said.replace("?", "", 1)), said
        assert said.endswith((".", "!")), said
        assert said != key


@each_lesson
def test_after_the_last_step_the_guide_is_silent_from_the_next_move_on(game: Game) -> None:
    pupil = Pupil(game, played(game.id).lesson)
    assert pupil.play()
    line = pupil.line()
    assert line is not None
    assert line.over
    assert line.praise != NO_STEP
    n = len(pupil.course.moves)
    while len(pupil.course.moves) == n or pupil.course.latest() < n:
        pupil.move()
    assert pupil.line() is None


@each_lesson
def test_whoever_goes_another_way_is_waited_for(game: Game) -> None:
    """A pupil who never takes what the guide points at, if there is a choice, hears of everything just the same."""
    pupil = Pupil(game, played(game.id).lesson)
    n = 0
    while not pupil.match.over and n < 400 and pupil.course.left():
        n += 1
        if pupil.match.waiting()[-1] != LEARNER and LEARNER not in pupil.match.waiting():
            pupil.move()
            continue
        view, options = pupil.match.look(LEARNER), pupil.match.options(LEARNER)
        line = pupil.course.line(view, options)
        before = set(pupil.course.moves)
        others = [option for option in options if line is None or option != line.do]
        do = (others or options)[0]
        pupil.match.play(LEARNER, do)
        pupil.course.note(view, options, do)
        step = pupil.course.moves[-1]
        assert step < 0 or step not in before


@each_lesson
def test_a_take_back_takes_the_praise_back(game: Game) -> None:
    pupil = Pupil(game, played(game.id).lesson)
    while LEARNER not in pupil.match.waiting():
        pupil.move()
    before = pupil.line()
    view, options = pupil.match.look(LEARNER), pupil.match.options(LEARNER)
    assert before is not None
    pupil.match.play(LEARNER, before.do)
    pupil.course.note(view, options, before.do)
    if pupil.match.can_undo(LEARNER):
        pupil.match.undo(LEARNER)
        pupil.course.take_back()
        assert pupil.line() == before
