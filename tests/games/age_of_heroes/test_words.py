"""The words of the game: a sentence for whatever asks for one, and numbers as people say them."""

from __future__ import annotations

import pytest
from games.age_of_heroes.build import heroes
from support import rule

from tessera.core.event import Message
from tessera.core.view import look
from tessera.games.age_of_heroes import GAME
from tessera.games.age_of_heroes.steps.turn import ChooseAction


@pytest.mark.parametrize("language", GAME.languages)
def test_options_have_words_for_the_lobby(language: str) -> None:
    words = GAME.words(language)
    for option in GAME.options:
        for key in [f"option-{option.name}", *[f"option-{option.name}-{choice}" for choice in option.choices]]:
            assert key in words, key


@pytest.mark.parametrize("language", GAME.languages)
def test_questions_and_hints_have_words(language: str) -> None:
    words = GAME.words(language)
    titles = [step.TITLE for step in GAME.steps.values() if step.TITLE]
    assert [key for key in titles + [hint.key for hint in GAME.guide] if key not in words] == []


def test_hints_name_steps_that_exist() -> None:
    assert [hint.step for hint in GAME.guide if hint.step and hint.step not in GAME.steps] == []


@rule("AH-55", "AH-286")
def test_hints_fit_the_question_and_the_view() -> None:
    s = heroes(3, agenda=(ChooseAction(0),))
    assert [hint.key for hint in GAME.guide if hint.fits(look(s, 0))] == ["guide-action"]
    s.empire_claims[1] = 1
    assert [hint.key for hint in GAME.guide if hint.fits(look(s, 0))] == ["guide-action", "guide-claim"]
    s.phase = "market"
    assert [hint.key for hint in GAME.guide if hint.fits(look(s, 0))] == ["guide-market", "guide-action", "guide-claim"]


def said(key: str, language: str = "en", n: int = 0, m: int = 0) -> str:
    message = Message(key, seat=0, rival=1, n=n, m=m).json(GAME.box(2).names)
    return GAME.words(language).tell(message, None, ["Ada", "Bo"])


def test_numbers_are_said_as_people_say_them() -> None:
    assert said("boom", n=3) == "The people of Ada grow in number: a new City, the third of the tribe."
    assert said("boom", "de", n=12) == "Das Volk von Ada wächst: eine neue Stadt, die zwölfte des Stammes."
    assert said("turn-begins", n=0) == "Ada begins a turn with no cards in hand."
    assert said("city-lost", n=0) == "Ada loses a City and has none left."
    assert said("city-lost", "de", n=1) == "Ada verliert eine Stadt und hat noch eine."
    assert said("took-plunder", n=0, m=1) == "With one Victorious Army Ada plunders no card from Bo."
    assert said("war-razing", "de", n=1) == "Ada greift das Monument von Bo an, mit einer Armee."
    assert said("home-by-road", n=1) == "One Army of Ada comes home at once by the Road to Bo."
    assert said("heroes-as-armies", n=2) == "Ada calls 2 Mighty Heroes as Armies."
    assert said("unfinished", n=1) == "The game stops unfinished after one round."
