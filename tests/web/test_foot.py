"""The foot of the first page says which engine the computer's players think with."""

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
