"""After the end: replay, verification in the browser, links to moments, playing on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from web.conftest import LONG, WIDTHS
from web.person import TITLES, Person
from web.test_access import judge


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", TITLES if LONG else ["tides-of-time"])
def test_a_finished_match_is_replayed_and_verified(person: Callable[..., Person], game: str, width: int) -> None:
    someone = person(width, seed=21)
    someone.start(game)
    someone.play(someone.click_something)
    page = someone.page
    page.click(".ending .button.first")
    page.wait_for_selector(".controls")
    page.click("text=Verify the shuffle")
    page.wait_for_selector(".verify .good", timeout=20000)
    judge(someone)
    page.click(".controls >> text=First")
    page.wait_for_selector("code:text-is('The start')")
    page.click(".controls >> text=Next")
    page.wait_for_selector("[role=status]:has-text('Entry 1 of')")
    page.select_option(".controls select", "watcher")
    page.wait_for_function("() => !location.hash.includes('seat')")
    page.locator(".told button").nth(3).click()
    page.wait_for_function("() => !location.hash.includes('/1?') && !location.hash.endsWith('/1')")
    someone.well()
    address = page.url
    stranger = person(width, seed=22)
    stranger.page.goto(address)
    stranger.page.wait_for_selector(".controls")
    stranger.well()


def test_a_moment_can_be_played_on(person: Callable[..., Person]) -> None:
    someone = person(seed=23)
    someone.start("tides-of-time")
    someone.play(someone.click_something)
    first = someone.table
    someone.page.goto(f"{someone.base}#/replay/{first}/14?seat=0")
    someone.page.click("text=Play on from here")
    someone.page.wait_for_selector("section.ask.owed")
    assert someone.table != first
    someone.play(someone.click_something)
    someone.well()


def test_a_line_of_the_log_shows_its_moment(person: Callable[..., Person]) -> None:
    someone = person(seed=24)
    someone.start("tides-of-time")
    someone.play(someone.click_something, upto=2)
    someone.page.wait_for_selector("section.ask.owed")
    someone.page.wait_for_timeout(300)
    now = someone.page.locator(".kingdom .tide-card").count()
    someone.page.locator(".log .moment").nth(5).click()
    someone.page.wait_for_selector(".past")
    assert someone.page.locator(".kingdom .tide-card").count() < now
    assert someone.page.locator(".usable").count() == 0
    someone.page.click(".past .button")
    assert someone.page.locator(".kingdom .tide-card").count() == now
