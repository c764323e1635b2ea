"""A person at a browser: clicks what glows, or types, and notes everything that should not happen."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page

TITLES = {
    "tides-of-time": "Tides of Time",
    "the-ancient-world": "The Ancient World",
    "age-of-heroes": "Age of Heroes",
    "city-builder": "City Builder: Ancient World",
}
CONTROLS = ".usable[role=button], [data-do], .doubt .button"
SEEDED = """
let state = %d >>> 0
crypto.getRandomValues = (array) => {
  for (let i = 0; i < array.length; i++) { state = (state * 1664525 + 1013904223) >>> 0; array[i] = state >>> 24 }
  return array
}
"""


SEEN = """
() => {
  const pick = (selector, ...names) => [...document.querySelectorAll(selector)]
    .map((e) => names.map((name) => e.getAttribute(name)).join('|')).join(';')
  return [
    document.querySelector('#question')?.textContent,
    document.querySelectorAll('.ending, .doubt, .menu, .council, .refused').length,
    pick('.usable, .chosen, [data-do]', 'class', 'data-on', 'data-do', 'aria-expanded', 'aria-pressed'),
    document.querySelector('.log ol')?.getAttribute('start'),
    document.querySelector('.log ol')?.textContent.length,
  ].join(' / ')
}
"""
"""All that a click on a control may change, as a text to compare."""
STILL = "([e, controls]) => e.isConnected && e.matches(controls)"
CLICK_MS, ANSWER_MS = 4000, 8000
ASKED = """
async (table) => {
  const { seat } = JSON.parse(localStorage.getItem(`tessera.seat.${table}`))
  const state = await fetch(`/api/tables/${table}?seat=${seat}`).then((answer) => answer.json())
  return state.prompt
}
"""


class Person:
    """One browser context with one page."""

    def __init__(self, context: BrowserContext, base: str, seed: int) -> None:
        self.base = base
        self.rng = random.Random(seed)
        self.troubles: list[str] = []
        context.add_init_script(SEEDED % seed)
        self.context = context
        self.page: Page = context.new_page()
        self.page.on("console", lambda said: self.trouble(said.text) if said.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.trouble(str(error)))
        self.page.on("request", lambda request: None if self.is_local(request.url) else self.trouble(request.url))

    def trouble(self, what: str) -> None:
        if "net::ERR" not in what and "WebSocket connection" not in what:  # a lost connection may be noticed
            self.troubles.append(what)

    def is_local(self, url: str) -> bool:
        return url.startswith((self.base, self.base.replace("http", "ws"), "data:", "blob:", "about:"))

    # -- going places -------------------------------------------------------------------------------------------

    def home(self) -> None:
        self.page.goto(self.base)
        self.page.wait_for_selector(".box")

    def start(self, game: str) -> None:
        """From the first page to a game against the computer, by one click."""
        self.home()
        self.page.click(f".box:has(h2:text-is('{TITLES[game]}')) .button.first")
        self.page.wait_for_selector("section.board")

    @property
    def table(self) -> str:
        return self.page.url.split("#/")[1].split("/")[1].split("?")[0]

    def prompt(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.page.evaluate(ASKED, self.table)
        return found

    # -- playing ------------------------------------------------------------------------------------------------

    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def question(self) -> str:
        return self.page.locator("#question").inner_text()

    def click_something(self) -> bool:
        """Click one of the controls that may be used, if any may. A control that cannot be clicked or does nothing fails."""
        before = self.page.evaluate(SEEN)  # first: a question with one answer is answered by the table itself
        controls = self.page.query_selector_all(CONTROLS)
        if not controls:
            return False
        chosen = self.rng.choice(controls)
        try:
            chosen.click(timeout=CLICK_MS)
        except Error as error:
            if self.page.evaluate(STILL, [chosen, CONTROLS]) and self.page.evaluate(SEEN) == before:
                raise AssertionError(f"something lies over {chosen.get_attribute('aria-label')}: {error}") from None
            return True  # it was redrawn under the pointer, as happens to people
        try:
            self.page.wait_for_function(f"(before) => ({SEEN})() !== before", arg=before, timeout=ANSWER_MS, polling=20)
        except Error as error:
            what = chosen.evaluate("e => e.isConnected + ' ' + e.outerHTML.slice(0, 200)")
            raise AssertionError(f"a click did nothing at {self.question()}: {what} among {before[:300]}; {error}") from None
        return True

    def press_something(self) -> bool:
        """Go to a control by the tab key alone and press it; now and then type the action instead."""
        if not self.page.locator(CONTROLS).count():
            return False
        keys = self.page.keyboard
        if self.rng.random() < 0.2 and (asked := self.prompt()) and asked["options"]:
            keys.press("Escape")
            keys.press("/")
            keys.type(self.rng.choice(asked["options"])["do"])
            keys.press("Enter")
            return True
        for _ in range(self.rng.randrange(1, 4)):
            for _ in range(400):
                keys.press("Tab")
                if self.page.evaluate("(controls) => document.activeElement.matches(controls)", CONTROLS):
                    break
        keys.press(self.rng.choice(["Enter", "Space"]))
        return True

    def play(
        self, act: Callable[[], bool], seconds: float = 600, upto: int = 5000, each: Callable[[], None] | None = None
    ) -> int:
        """Act until the match is over, or often enough."""
        start, n = time.monotonic(), 0
        while not self.over() and n < upto:
            assert time.monotonic() - start < seconds, f"stuck after {n} clicks at: {self.question()}"
            if act():
                n += 1
                if each:
                    each()
            else:
                self.page.wait_for_timeout(25)
        return n

    def well(self) -> None:
        assert not self.troubles, self.troubles
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"the page is {wide} px too wide"
