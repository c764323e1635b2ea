"""A replay on the table: it plays by itself, steps by key, and leaves the board where it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from web.person import Person
from web.screens import PLAY
from web.test_access import judge
from web.test_sizes import DESKTOPS, PHONES

STEP = "() => Number(document.querySelector('.timeline input').value)"
PLACES = "() => JSON.stringify([...document.querySelectorAll('.stage, .timeline')].map((e) => e.getBoundingClientRect()))"


def finish(someone: Person, game: str) -> None:
    """A match, clicked to its end inside the page."""
    someone.start(game)
    someone.page.evaluate(PLAY, [9999, 5, ".nothing"])
    someone.page.wait_for_selector(".ending")


def test_a_replay_plays_and_steps(person: Callable[..., Person]) -> None:
    someone = person(seed=111)
    finish(someone, "tides-of-time")
    page = someone.page
    assert "to" in page.locator(".ending h2").inner_text(), "who won is said with the points"
    assert page.locator(".ending .points tbody tr").count() == 3
    judge(someone)
    page.click(".ending .button.first")
    page.wait_for_selector(".timeline")
    page.wait_for_function("() => document.querySelectorAll('.rounds span').length === 3")
    last = int(page.locator(".timeline input").get_attribute("max") or 0)
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"() => ({STEP})() === 1")
    page.keyboard.press("End")
    page.wait_for_function(f"(last) => ({STEP})() === last", arg=last)
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(f"(last) => ({STEP})() === last - 1", arg=last)
    page.keyboard.press("Home")
    page.wait_for_function(f"() => ({STEP})() === 0")
    page.click(".rates >> text=4×")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    page.wait_for_function(f"() => ({STEP})() >= 3")
    page.wait_for_selector(".stop:has-text('Round 1 is scored')")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    page.wait_for_selector(".timeline button[aria-label=Play]")
    assert page.locator("#question").inner_text()
    judge(someone)
    someone.well()


@pytest.mark.parametrize(("width", "height"), [DESKTOPS[0], *PHONES])
def test_the_board_of_a_replay_stays_where_it_is(person: Callable[..., Person], width: int, height: int) -> None:
    phone = (width, height) in PHONES
    someone = person(width, seed=112, touch=phone, is_mobile=phone)
    finish(someone, "tides-of-time")
    someone.page.set_viewport_size({"width": width, "height": height})
    someone.page.click(".ending .button.first")
    someone.page.wait_for_selector(".timeline")
    before = someone.page.evaluate(PLACES)
    for step in range(1, 9):
        someone.page.click(".timeline button[aria-label=Next]")
        someone.page.wait_for_function(f"(step) => ({STEP})() >= step", arg=step)
        assert someone.page.evaluate(PLACES) == before
        assert someone.page.evaluate("[scrollX, scrollY, document.documentElement.scrollHeight - innerHeight]") == [0, 0, 0]
    someone.well()
