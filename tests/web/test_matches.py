"""Whole matches against the computer in a real browser: by clicking, and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from web.conftest import LONG, WIDTHS
from web.person import TITLES, Person

KEYED = list(TITLES) if LONG else ["tides-of-time"]
STRETCH = {} if LONG else {"age-of-heroes": 40}
"""Matches that take minutes of clicking: in CI only so many clicks of them are made."""


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", TITLES)
def test_a_whole_match_by_clicking(person: Callable[..., Person], game: str, width: int) -> None:
    someone = person(width, seed=width)
    someone.start(game)
    if game in STRETCH:
        someone.play(someone.click_something, upto=STRETCH[game], seconds=600)
    else:
        someone.play(someone.click_something, seconds=600)
        assert someone.question() == "The match is over"
    someone.well()


@pytest.mark.parametrize("width", WIDTHS if LONG else WIDTHS[:1])
@pytest.mark.parametrize("game", KEYED)
def test_a_whole_match_by_keyboard_alone(person: Callable[..., Person], game: str, width: int) -> None:
    someone = person(width, seed=width + 1)
    someone.home()
    keys = someone.page.keyboard
    title = TITLES[game]
    for _ in range(40):
        keys.press("Tab")
        if someone.page.evaluate("document.activeElement.innerText").endswith(f": {title}"):
            break
    keys.press("Enter")
    someone.page.wait_for_selector("section.board")
    someone.play(someone.press_something, seconds=600)
    assert someone.question() == "The match is over"
    someone.well()
