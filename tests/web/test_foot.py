"""The foot of the first page says which engine the computer's players think with, and leads to the credits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from web.person import Person

PLAIN = "Engine in plain Python: the computer thinks less in the same time"


def test_the_foot_says_plain_or_compiled(person: Callable[..., Person]) -> None:
    """Tests run with TESSERA_COMPILE=off, so the server says plain until its answer is replaced."""
    someone = person()
    someone.home()
    page: Any = someone.page
    page.get_by_text(PLAIN).wait_for()
    page.route("**/healthz", lambda route: route.fulfill(json={"ok": True, "engine": "compiled"}))
    page.reload()
    page.get_by_text("Compiled engine").wait_for()
    assert page.get_by_text(PLAIN).count() == 0


def test_the_credits_are_a_page(person: Callable[..., Person]) -> None:
    someone = person(390)
    someone.home()
    someone.page.get_by_text("Credits and licences").click()
    someone.page.wait_for_selector("pre:has-text('Icons from game-icons.net')")
    for name in ("Lorc", "Delapouite", "Marcellus", "Source Sans 3", "SIL OPEN FONT LICENSE"):
        assert someone.page.locator("pre").get_by_text(name).count(), name
    someone.well()
