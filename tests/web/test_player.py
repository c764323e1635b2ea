"""The event player in a browser: what others did is shown one thing after another, can be skipped, and holds up no one."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from web.person import OWED, PATIENCE, SOCKETS, Person
from web.screens import OPEN

CAPTIONS = """
window.captions = []
new MutationObserver(() => {
  const said = document.querySelector('.caption > span:not(.crest, .time)')?.textContent
  if (said && said !== window.captions.at(-1)) window.captions.push(said)
}).observe(document, { childList: true, subtree: true, characterData: true })
"""
"""Each sentence that was shown under the table, in window.captions."""
MOVES = """
window.moves = []
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, how) {
  if (frames[0]?.transform) window.moves.push(frames[0].transform)
  return animate.call(this, frames, how)
}
"""
DEAF = """
window.deaf = false
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (text) { if (!window.deaf) send.call(this, text) }
"""
"""A line that swallows what is said while window.deaf is true."""
PLAYING = "section.ask:has(.choice.go:not([data-do]))"
"""What happened is being shown: there is a button that leads to now."""
DRAWN = """
() => [...document.querySelectorAll('.board .piece, .dock .piece')]
  .map((e) => `${e.dataset.on} ${Math.round(e.getBoundingClientRect().left)},${e.textContent}`).join('|')
"""
STORY = "() => [...document.querySelectorAll('.log li > :first-child')].map((e) => e.parentElement.title || e.textContent)"
"""Every line that was told; those that the log shows as one have them in its title."""
N_LINES = """
() => [...document.querySelectorAll('.log li')].reduce(
  (n, li) => n + li.title.split('\\n').length, document.querySelector('.log ol').start - 1)
"""
"""How many lines the log has, those that it does not show included."""
PING = """
() => new Promise((done) => {
  const socket = window.sockets.at(-1)
  const hear = (message) => {
    if (JSON.parse(message.data).type !== 'pong') return
    socket.removeEventListener('message', hear)
    done()
  }
  socket.addEventListener('message', hear)
  socket.send('{"type":"ping"}')
})
"""
N_TOLD = """
async (table) => {
  const { seat } = JSON.parse(localStorage.getItem(`tessera.seat.${table}`))
  const state = await fetch(`/api/tables/${table}?seat=${seat}`).then((answer) => answer.json())
  return state.log.add.length
}
"""


def sit_down(someone: Person, seats: int = 3) -> None:
    """At a table where so many others act one after another."""
    someone.context.add_init_script(CAPTIONS)
    someone.page.goto(someone.base)
    table, link = someone.page.evaluate(OPEN, {"game": "the-ancient-world", "seats": seats})
    someone.page.goto(f"{someone.base}#/table/{table}?join={link}")
    someone.page.wait_for_selector(OWED)


def hear_all(someone: Person) -> None:
    """Wait until the others have played and the page has heard of it: what the server says comes in order."""
    start = time.monotonic()
    while someone.prompt() is None:
        assert time.monotonic() - start < PATIENCE, "the others never end"
        someone.page.wait_for_timeout(25)
    someone.page.evaluate(PING)


def act_until_others_play(someone: Person) -> None:
    """Answer until what the others did is being shown."""
    for _ in range(20):
        someone.page.wait_for_selector(f"{OWED}, {PLAYING}")
        if someone.page.locator(PLAYING).count():
            return
        someone.click_something()
        someone.page.wait_for_selector(f"{OWED}, {PLAYING}")
    raise AssertionError("the others were never shown")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_events_are_shown_in_order_and_only_travel_is_dropped(person: Callable[..., Person], motion: str) -> None:
    someone = person(seed=101, speed="fast", reduced_motion=motion)
    someone.context.add_init_script(MOVES)
    sit_down(someone)
    act_until_others_play(someone)
    someone.page.wait_for_selector(OWED)
    captions: list[str] = someone.page.evaluate("window.captions")
    story = " ".join(someone.page.evaluate(STORY)).replace("\n", " ")
    assert len(captions) >= 2
    at = 0
    for caption in captions:
        found = story.find(caption, at)
        assert found >= 0, [caption, captions, story]
        at = found + len(caption)
    assert bool(someone.page.evaluate("window.moves.length")) is (motion == "no-preference")
    someone.well()


@pytest.mark.parametrize("way", ["Space", "tap", "Escape"])
def test_a_key_or_a_tap_skips(person: Callable[..., Person], way: str) -> None:
    someone = person(seed=102, speed="normal")
    someone.context.add_init_script(SOCKETS)
    sit_down(someone, seats=4)
    act_until_others_play(someone)
    page = someone.page
    page.click("section.ask >> text=Hold")  # nothing goes on by itself while it is held
    hear_all(someone)
    before: int = page.evaluate("window.captions.length")
    if way == "tap":
        page.mouse.click(640, 250)
    else:
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(way)
    if way == "Escape":
        page.wait_for_selector(OWED)
        assert page.evaluate("window.captions.length") == before
    else:
        page.wait_for_function("(before) => window.captions.length > before", arg=before)
        assert page.evaluate("window.captions.length") == before + 1
    someone.well()


def test_who_reconnects_in_the_middle_stands_before_what_is(person: Callable[..., Person]) -> None:
    someone = person(seed=103, speed="normal")
    someone.context.add_init_script(SOCKETS)
    sit_down(someone, seats=4)
    act_until_others_play(someone)
    someone.page.evaluate("window.sockets.at(-1).close()")
    someone.page.wait_for_function("() => window.sockets.length > 1 && document.querySelector('.app').dataset.link === 'open'")
    asked = someone.settled()
    assert asked is not None
    assert someone.page.evaluate(N_LINES) == someone.page.evaluate(N_TOLD, someone.table)
    someone.play(someone.click_something, upto=1)
    someone.well()


def test_an_own_answer_waits_for_no_show(person: Callable[..., Person]) -> None:
    """An answer that leads to the next question of the same seat is shown without a caption that would have to pass."""
    someone = person(seed=104, speed="normal")
    sit_down(someone)
    for _ in range(60):
        someone.page.wait_for_selector(OWED)
        asked: dict[str, Any] | None = someone.settled()
        before = someone.page.evaluate("window.captions.length")
        someone.click_something()
        someone.page.wait_for_selector(f"{OWED}, {PLAYING}")
        if someone.page.locator(PLAYING).count():
            someone.page.keyboard.press("Escape")
            continue
        now = someone.settled()
        if asked and now and now["ask"] == asked["ask"] + 1:
            assert someone.page.evaluate("window.captions.length") == before
            return
    raise AssertionError("no answer led to another question of the same seat")


def test_nothing_is_drawn_as_done_before_the_server_said_so(person: Callable[..., Person]) -> None:
    someone = person(seed=105)
    someone.context.add_init_script(DEAF)
    someone.start("tides-of-time")
    page = someone.page
    page.wait_for_selector(OWED)
    page.mouse.move(2, 2)
    before = page.evaluate(DRAWN)
    page.evaluate("window.deaf = true")
    page.locator(".piece[data-do]").first.click()
    page.wait_for_selector("section.ask[data-ask=sent]")
    page.wait_for_timeout(600)
    assert page.evaluate(DRAWN) == before
    assert page.locator(".usable").count() == 0
    someone.well()
