"""Whole matches against the computer in a real browser: by clicking, and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from web.conftest import LONG, WIDTHS
from web.person import TITLES, Person
from web.test_access import judge

STRETCH = 12
"""In CI so many answers of the longer games are given by keyboard."""
EVERY = 5
"""In the long run the page is judged after so many clicks."""


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", TITLES)
def test_a_whole_match_by_clicking(person: Callable[..., Person], game: str, width: int) -> None:
    someone = person(width, seed=width)
    someone.start(game)
    someone.play(someone.click_something, each=Critic(someone).look)
    assert someone.question() == "The match is over"
    judge(someone)
    someone.well()


class Critic:
    """Judges a match as it goes: the first time that each question is asked and, in the long run, every few clicks."""

    def __init__(self, someone: Person) -> None:
        self.someone = someone
        self.known: set[str] = set()
        self.n_clicks = 0

    def look(self) -> None:
        self.n_clicks += 1
        if self.someone.question() not in self.known or (LONG and self.n_clicks % EVERY == 0):
            judge(self.someone)
            self.known.add(self.someone.question())


@pytest.mark.parametrize("width", WIDTHS if LONG else WIDTHS[:1])
@pytest.mark.parametrize("game", TITLES)
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
    someone.page.wait_for_selector(".sheet")
    keys.press("Enter")
    someone.page.wait_for_selector("section.board")
    if LONG or game == "tides-of-time":
        someone.play(someone.press_something)
        assert someone.question() == "The match is over"
    else:
        assert someone.play(someone.press_something, upto=STRETCH) == STRETCH
    someone.well()
