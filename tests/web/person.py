"""A person at a browser: clicks what glows, or types, and notes everything that should not happen."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ElementHandle, Error, Page

from tessera.games import GAMES

TITLES = {game.id: game.title for game in GAMES.values()}
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
BARE = """
(e) => {
  const around = e.getBoundingClientRect()
  const places = [0.5, 0.15, 0.85, 0.3, 0.7]
  for (const y of places) for (const x of places) {
    const at = document.elementFromPoint(around.x + x * around.width, around.y + y * around.height)
    if (at && e.contains(at)) return { x: x * around.width, y: y * around.height }
  }
  return null
}
"""
"""Where a piece is not covered, as cards of a fan cover one another: its middle if possible; null if nothing of it is bare."""
SOCKETS = """
const Real = WebSocket
window.sockets = []
window.WebSocket = class extends Real { constructor(...a) { super(...a); window.sockets.push(this) } }
"""
"""Every socket of the page, in window.sockets."""
LINKS = """
window.links = []
new MutationObserver(() => {
  const state = document.querySelector('.app')?.dataset.link
  if (state && state !== window.links.at(-1)?.[0])
    window.links.push([state, document.querySelectorAll('.usable, [data-do]').length])
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] })
"""
"""Each state that the connection was in, however short, with how many controls there were then, in window.links."""
OWED = "section.ask.owed:not([data-ask=sent])"
"""A question is open, and no answer to it is on its way."""
HEARD = "section.ask:not([data-ask=sent])"
"""Whatever was answered, the server has taken it."""
CLICK_MS = 4000
PATIENCE = 120.0
"""Seconds after which a state that is waited for counts as missing. No test is slower for it unless it fails."""
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
        context.set_default_timeout(PATIENCE * 1000)
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
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector("section.board")

    @property
    def table(self) -> str:
        return self.page.url.split("#/")[1].split("/")[1].split("?")[0]

    def prompt(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.page.evaluate(ASKED, self.table)
        return found

    def settled(self) -> dict[str, Any] | None:
        """The question to this person as soon as the page shows what the server asks; None if nothing is asked."""
        start = time.monotonic()
        while True:
            asked = self.prompt()
            shown = self.page.locator("section.ask").get_attribute("data-ask")
            if shown == (str(asked["ask"]) if asked else ""):
                return asked
            assert time.monotonic() - start < PATIENCE, f"the page shows {shown}, the server asks {asked}"
            self.page.wait_for_timeout(25)

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
        start = time.monotonic()
        while True:
            try:
                self.bring_forward(chosen)
                chosen.click(timeout=CLICK_MS, position=chosen.evaluate(BARE))
                break
            except Error as error:
                if not self.page.evaluate(STILL, [chosen, CONTROLS]) or self.page.evaluate(SEEN) != before:
                    return True  # it was redrawn under the pointer, as happens to people
                if time.monotonic() - start > PATIENCE:
                    drawn = chosen.evaluate("(it) => it.outerHTML.slice(0, 300)")
                    raise AssertionError(f"something lies over {drawn}: {error}") from None
        try:
            self.page.wait_for_function(f"(before) => ({SEEN})() !== before", arg=before, polling=20)
        except Error as error:
            what = chosen.evaluate("e => e.isConnected + ' ' + e.outerHTML.slice(0, 200)")
            raise AssertionError(f"a click did nothing at {self.question()}: {what} among {before[:300]}; {error}") from None
        return True

    def bring_forward(self, control: ElementHandle) -> None:
        """Turn to the pane of a small screen in which a control lies, or unfold the choices among which it is."""
        pane = control.evaluate("(e) => e.closest('[data-pane][hidden]')?.dataset.pane")
        if pane:
            self.page.click(f"[data-tab={pane}]", timeout=CLICK_MS)
        if control.evaluate("(e) => e.closest('.choices[hidden]') !== null"):
            self.page.click(".ask .more", timeout=CLICK_MS)

    def press_something(self) -> bool:
        """Go to a control by the tab key alone and press it; now and then type the action instead."""
        if not self.page.locator(CONTROLS).count():
            return False
        keys = self.page.keyboard
        if self.rng.random() < 0.2 and (asked := self.prompt()) and asked["options"]:
            keys.press("Escape")
            keys.press("/")
            try:
                self.page.wait_for_function("() => document.activeElement.matches('input')", timeout=CLICK_MS)
            except Error:
                return True  # the question was answered meanwhile, and letters would be shortcuts
            keys.type(self.rng.choice(asked["options"])["do"])
            keys.press("Enter")
            return True
        for _ in range(self.rng.randrange(1, 4)):
            for _ in range(400):
                keys.press("Tab")
                if self.page.evaluate("(controls) => document.activeElement.matches(controls)", CONTROLS):
                    break
            else:
                return True  # the table answered meanwhile, and something else has the focus
        keys.press(self.rng.choice(["Enter", "Space"]))
        return True

    def play(self, act: Callable[[], bool], upto: int = 5000, each: Callable[[], None] | None = None) -> int:
        """Act until the match is over, or often enough. It fails if for a long time there is nothing to do."""
        last, n = time.monotonic(), 0
        while not self.over() and n < upto:
            assert time.monotonic() - last < PATIENCE, f"stuck after {n} clicks at: {self.question()}"
            if act():
                n += 1
                if each:
                    each()
                last = time.monotonic()
            else:
                self.page.wait_for_timeout(25)
        return n

    def well(self) -> None:
        assert not self.troubles, self.troubles
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"the page is {wide} px too wide"
