"""Every game has all rooms and values. The list is that of docs/adding-a-game.md."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import is_typeddict

import pytest
from toys import TOYS

from tessera.agents import levels
from tessera.agents.levels import NAMES, OWN_LADDER
from tessera.core.dealer import Dealer
from tessera.core.game import Game, no_gauges, no_kit
from tessera.core.match import Match
from tessera.core.messages import MARKS, Messages
from tessera.core.observation import Encoder
from tessera.core.phrases import SLOTS, forms_in
from tessera.core.view import View
from tessera.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "adding-a-game.md"
Check = Callable[[Game], bool]
DEFAULTS = {field.name: field.default for field in fields(Game)}
LANGUAGES = ("en", "de")
SHARED = MARKS
"""The attributes of messages that only the English file has."""
CLIENT_SLOTS = dict(
    re.findall(r"^  (\w+): '(.+)',$", (ROOT / "web/src/lib/phrases.ts").read_text(encoding="utf-8").replace("\\\\", "\\"), re.M)
)
"""What a slot of a form takes, as the client reads it."""


def has(path: str) -> Check:
    """Is there such a file or a folder with something in it, in the game's folder?"""
    return lambda game: is_filled(game.folder / path)


def beside(path: str) -> Check:
    """Is there such a file or folder in the repository? FOLDER is the name of the game's folder, ID its id."""
    return lambda game: is_filled(*ROOT.glob(path.replace("FOLDER", game.folder.name).replace("ID", game.id)))


def is_filled(*paths: Path) -> bool:
    return any(any(path.iterdir()) if path.is_dir() else path.is_file() and path.stat().st_size for path in paths)


def named(name: str) -> Check:
    """Does the game give this value, instead of taking the default?"""
    return lambda game: getattr(game, name) not in (DEFAULTS[name], None, "", ())


def says(*keys: str) -> Check:
    """Do the game's own words have these messages, in every language?"""
    return lambda game: all(own_words(game, language).keys() >= set(keys) for language in LANGUAGES)


def own_words(game: Game, language: str) -> dict[str, str]:
    path = game.folder / "words" / f"{language}.ftl"
    return Messages.load(path).patterns if path.exists() else {}


def speaks_all_languages(game: Game) -> bool:
    """Have the word files the same messages? Rules, forms and numbers from zero are the same in every language."""
    first, *others = [{key for key in own_words(game, language) if not key.endswith(SHARED)} for language in LANGUAGES]
    return all(first == other for other in others)


def says_titles_and_options(game: Game) -> bool:
    """Has every question, every option of a table and every choice of one its sentence?"""
    titles = [step.TITLE for step in game.steps.values() if step.TITLE]
    options = [f"option-{option.name}" for option in game.options]
    choices = [f"option-{option.name}-{choice}" for option in game.options for choice in option.choices]
    return says(*titles, *options, *choices)(game)


def says_actions(game: Game) -> bool:
    """Does a form of the words fit every action that a player may take?"""
    forms = forms_in(own_words(game, "en"))
    fits = re.compile("|".join(f"(?:{form.fits.pattern})" for form in forms))
    actions = [action for seats in game.seats for action in game.features.actions(game.box(seats)).all]
    return bool(forms) and all(fits.fullmatch(action.text) for action in actions)


def test_slots_take_the_same_in_the_client() -> None:
    assert SLOTS == CLIENT_SLOTS


def guides(game: Game) -> bool:
    """Are there hints, of steps that exist, with their sentences?"""
    steps = {hint.step for hint in game.guide} - {""}
    return bool(game.guide) and steps <= set(game.steps) and says(*[hint.key for hint in game.guide])(game)


def teaches(game: Game) -> bool:
    """Has the lesson steps with sentences before and after the move?"""
    steps = game.lesson.steps if game.lesson is not None else ()
    return bool(steps) and says(*[f"lesson-{step.name}{part}" for step in steps for part in ("", "-done")])(game)


def measures(game: Game) -> bool:
    """Have the gauges of the first question their words?"""
    names = {name for seats in game.seats for name in game.gauges(first_look(game, seats))}
    return game.gauges is not no_gauges and says(*[f"gauge-{name}" for name in names])(game)


def first_look(game: Game, seats: int) -> View:
    return Match(game, game.box(seats), Dealer.seeded(1, seats)).look(0)


def opens(game: Game) -> bool:
    """Does a match begin with a question, for every number of seats?"""
    return all(game.begin(game.box(seats)).agenda for seats in game.seats)


TOY: dict[str, Check] = {
    "steps": lambda game: bool(game.steps),
    "start": opens,
    "bot": lambda game: game.bot is not None,
    "levels": lambda game: tuple(level.name for level in levels(game)) == NAMES,
}
"""What a game must have to be played at all. The toys have no more."""
ROOMS = (
    "rules.md",
    "data/",
    "words/en.ftl",
    "words/de.ftl",
    "components.py",
    "actions.py",
    "state.py",
    "steps/",
    "scoring.py",
    "view.py",
    "art/box.toml",
    "drawing.py",
    "features.py",
    "bot/",
    OWN_LADDER,
)
BESIDE = (
    "tests/games/FOLDER/",
    "tests/golden/ID*.txt",
    "tests/perft/test_FOLDER.py",
    "web/src/games/ID/*.svelte",
)
VALUES: dict[str, Check] = {
    "rule_prefix": named("rule_prefix"),
    "draw": named("draw"),
    "longest": named("longest"),
    "quick_seats": lambda game: game.quick_seats in game.seats,
    "features": lambda game: game.features.make is not Encoder,
    "view_type": lambda game: is_typeddict(game.view_type),
    "kit": lambda game: game.kit is not no_kit,
    "kit_type": lambda game: is_typeddict(game.kit_type),
    "gauges": measures,
    "guide": guides,
    "lesson": teaches,
    "test_positions": named("test_positions"),
    "blurb": says("game-title", "blurb", "for-whom"),
    "do-": says_actions,
    "ask-": says_titles_and_options,
    "languages": speaks_all_languages,
}
COMPLETE: dict[str, Check] = {
    **TOY,
    **{path: has(path) for path in ROOMS},
    **{path: beside(path) for path in BESIDE},
    **VALUES,
}
MISSING: dict[str, set[str]] = {}
"""What is known to be missing. A name leaves this table with the commit that brings what it names."""


def missing(game: Game, checks: dict[str, Check]) -> set[str]:
    return {name for name, is_there in checks.items() if not is_there(game)}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_game_is_complete(game: Game) -> None:
    assert missing(game, COMPLETE) == MISSING.get(game.id, set())


@pytest.mark.parametrize("game", TOYS, ids=[game.id for game in TOYS])
def test_a_toy_can_be_played(game: Game) -> None:
    assert missing(game, TOY) == set()


def test_the_page_on_adding_a_game_names_all_of_it() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [name for name in COMPLETE if f"`{name}`" not in page] == []


def test_what_is_missing_is_named() -> None:
    """A toy has the default values and no folder of its own, so that every room and nearly every value is missing."""
    found = missing(TOYS[0], {**{path: has(path) for path in ROOMS}, "guide": VALUES["guide"]})
    assert {"rules.md", "words/de.ftl", "steps/", OWN_LADDER, "guide"} <= found
