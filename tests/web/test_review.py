"""The review of a finished match: begun by a click, shown when it is there, each decision a click away on the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from web.conftest import WIDTHS
from web.person import Person
from web.test_access import judge


@pytest.mark.parametrize("width", WIDTHS)
def test_a_match_is_reviewed_after_its_end(person: Callable[..., Person], width: int) -> None:
    someone = person(width, seed=31)
    someone.start("tides-of-time")
    someone.play(someone.click_something)
    page = someone.page
    page.click(".ending >> text=Review")
    page.wait_for_selector(".review svg[role=img]")
    assert page.locator(".review tbody tr").count() == 2
    judge(someone)
    look = page.locator(".review article a")
    if look.count():
        look.first.click()
        page.wait_for_selector(".timeline")
    someone.well()
