"""A hint: asked for by a button, said in words, gone with the next question."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from web.conftest import WIDTHS
from web.person import Person


@pytest.mark.parametrize("width", WIDTHS)
def test_the_adviser_says_what_it_would_do_and_why(person: Callable[..., Person], width: int) -> None:
    someone = person(width, seed=4)
    someone.start("city-builder")
    someone.page.get_by_role("button", name="Hint", exact=True).click()
    hint = someone.page.locator(".advice")
    hint.wait_for()
    assert "I would:" in hint.inner_text()
    assert hint.locator(".because").inner_text(), "one sentence says why"
    assert hint.locator("[data-do], .usable").count() == 0, "an action keeps its one control"
    someone.play(someone.click_something, upto=4)
    hint.wait_for(state="detached")
    someone.well()
