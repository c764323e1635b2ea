"""What a table offers besides moves: leaving, coming back, clocks, sound, light, motion, touch, and every event once."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from web.conftest import LONG
from web.person import LINKS, OWED, PATIENCE, SOCKETS, TITLES, Person
from web.test_together import open_table

FLOOD = """
async () => {
  const socket = window.sockets.at(-1)
  while (socket.readyState === WebSocket.OPEN) {
    for (let i = 0; i < 450; i++) socket.send('{"type":"ping"}')
    await new Promise((done) => setTimeout(done))
  }
}
"""
ANNOUNCED = """
window.announced = []
new MutationObserver((changes) => {
  for (const change of changes) for (const node of change.addedNodes)
    if (node.nodeType === 1 && node.parentElement?.matches('[role=log]')) window.announced.push(node.textContent)
}).observe(document, { childList: true, subtree: true })
"""
ANIMATED = """
window.moves = []
const real = Element.prototype.animate
Element.prototype.animate = function (frames, how) {
  window.moves.push(frames[0].transform ?? '')
  return real.call(this, frames, how)
}
"""
STORY = """
async (table) => {
  const { seat } = JSON.parse(localStorage.getItem(`tessera.seat.${table}`))
  const state = await fetch(`/api/tables/${table}?seat=${seat}`).then((answer) => answer.json())
  return state.log.add.length
}
"""
SMALL = """
(least) => [...document.querySelectorAll('button, a.button, select, input, summary, .usable[role=button]')].filter((e) => {
  const box = e.getBoundingClientRect()
  const text = e.matches('.moment, .skip, [type=checkbox]')
  return box.width > 0 && !text && Math.min(box.width, box.height) < least - 0.5
}).map((e) => `${e.className} ${e.textContent.trim().slice(0, 30)} ${e.getBoundingClientRect().height}`)
"""
"""Controls that are smaller than a finger. A line of the log is text, and a box to tick has its label."""


def pair(person: Callable[..., Person], seed: int, wish: str = "", game: str = "tides-of-time") -> tuple[Person, Person]:
    """Two friends at a table."""
    host, guest = person(seed=seed), person(seed=seed + 1)
    guest.page.goto(open_table(host, game, wish))
    for one in (host, guest):
        one.page.wait_for_selector("section.board")
    return host, guest


def test_who_resigns_is_asked_twice_and_both_may_play_again(person: Callable[..., Person]) -> None:
    host, guest = pair(person, 61)
    host.page.click("button[aria-label=More]")
    host.page.click("button:text-is('Resign')")
    assert not host.over()
    host.page.click(".options .button.first")
    guest.page.wait_for_selector(".ending")
    host.page.wait_for_selector(".ending")
    assert "You win" in guest.page.locator(".ending h2").inner_text()
    first = host.table
    host.page.click(".ending >> text=Rematch")
    host.page.wait_for_function("(first) => !location.hash.includes(first)", arg=first)
    guest.page.click(".ending >> text=Rematch")
    guest.page.wait_for_selector(OWED)
    host.page.wait_for_selector(OWED)
    assert host.table == guest.table != first
    host.well()
    guest.well()


def test_a_seat_is_handed_over_and_taken_back(person: Callable[..., Person]) -> None:
    host, guest = pair(person, 63, "The computer may play for who is away")
    host.page.click("button[aria-label=More]")
    host.page.click("text=Let the computer play")
    host.page.wait_for_selector("text=Take my seat back")
    guest.play(guest.click_something, upto=1)
    guest.page.wait_for_selector(OWED)
    host.page.click("text=Take my seat back")
    host.page.wait_for_selector("button[aria-label=Undo]")
    # The computer may have picked for this round already.
    guest.play(guest.click_something, upto=1)
    host.play(host.click_something, upto=1)
    host.well()
    guest.well()


def test_a_view_is_shared_with_one_who_may_not_move(person: Callable[..., Person]) -> None:
    host, friend = person(seed=65), person(seed=66)
    host.start("tides-of-time")
    host.page.click("button[aria-label=More]")
    host.page.click(".options >> text=Share")
    link = host.page.locator(".options input[readonly]").input_value()
    friend.page.goto(link)
    friend.page.wait_for_selector("section.board")
    hand = host.page.locator(".hand strong").all_inner_texts()
    assert friend.page.locator(".hand strong").all_inner_texts() == hand
    host.page.wait_for_selector(".plate >> text=shares")
    friend.well()


def test_a_clock_runs(person: Callable[..., Person]) -> None:
    host, guest = person(seed=67), person(seed=68)
    host.home()
    box = f".box:has(h2:text-is('{TITLES['tides-of-time']}'))"
    host.page.click(f"{box} .button:has-text('With friends')")
    host.page.select_option(".sheet label:has-text('Clock') select", "quick")
    host.page.click(".sheet .button.first")
    host.page.wait_for_selector(".links input")
    guest.page.goto(host.page.locator("#link-1").input_value())
    host.page.wait_for_selector("[role=timer]")
    shown = host.page.locator("[role=timer]").first.inner_text()
    assert shown.startswith(("10:", "09:"))
    host.page.wait_for_function("(shown) => document.querySelector('[role=timer]').innerText !== shown", arg=shown)
    host.well()


def test_sound_is_off_until_it_is_wished_for(person: Callable[..., Person]) -> None:
    someone = person(seed=69)
    someone.context.add_init_script(
        "window.chimes = 0; const Real = AudioContext;"
        "window.AudioContext = class extends Real { constructor() { super(); window.chimes += 1 } }"
    )
    someone.start("tides-of-time")
    someone.play(someone.click_something, upto=2)
    assert someone.page.evaluate("window.chimes") == 0
    someone.page.click("button[aria-label=More]")
    someone.page.check("label:has-text('Sound') input")
    someone.page.keyboard.press("Escape")
    someone.page.wait_for_selector(OWED)
    someone.click_something()
    someone.page.wait_for_function("() => window.chimes > 0")


def away(page: Page) -> None:
    """Look at something else: headless pages always think that they are looked at."""
    page.evaluate("() => { document.hasFocus = () => false; window.dispatchEvent(new Event('blur')) }")


def back(page: Page) -> None:
    page.evaluate("() => { document.hasFocus = () => true; window.dispatchEvent(new Event('focus')) }")


NOTICES = """async () => {
  const worker = await navigator.serviceWorker.getRegistration()
  const shown = (await worker?.getNotifications()) ?? []
  return shown.map((one) => [one.title, one.body, one.tag, one.data])
}"""


def notices(page: Page, wanted: int) -> list[list[str]]:
    """What the system shows of this page, as soon as it is so many, or at last."""
    start = time.monotonic()
    while len(shown := page.evaluate(NOTICES)) != wanted and time.monotonic() - start < PATIENCE:
        page.wait_for_timeout(100)
    return list(shown)


@pytest.mark.parametrize("wished", [True, False])
def test_a_notice_tells_of_a_turn_when_nobody_looks(person: Callable[..., Person], wished: bool) -> None:
    host, guest = pair(person, 171)
    host.context.grant_permissions(["notifications"])
    host.page.reload()
    host.page.wait_for_selector(OWED)
    if wished:
        host.page.click("button[aria-label=More]")
        host.page.check("label:has-text('Notice') input")
        host.page.keyboard.press("Escape")
    assert host.page.title().startswith("●")
    host.play(host.click_something, upto=1)
    away(host.page)
    guest.play(guest.click_something, upto=1)
    host.page.wait_for_selector(OWED)
    if not wished:
        # A notice comes a second after the question; the page's own timers run in order, however slow it is.
        host.page.evaluate("new Promise((done) => setTimeout(done, 1500))")
        assert notices(host.page, 0) == []
        return
    told = ["Tides of Time", "The table waits for you.", host.table, f"#/table/{host.table}"]
    assert notices(host.page, 1) == [told]
    back(host.page)
    assert notices(host.page, 0) == []
    host.well()
    guest.well()


def test_a_notice_that_the_browser_forbids_is_not_promised(person: Callable[..., Person]) -> None:
    someone = person(seed=172)
    someone.context.add_init_script("Notification.requestPermission = async () => 'denied'")
    someone.home()
    someone.page.click("text=Settings")
    someone.page.locator("label:has-text('Notice') input").click()
    someone.page.wait_for_selector("text=This browser forbids notices")
    assert not someone.page.locator("label:has-text('Notice') input").is_checked()
    someone.well()


def test_light_and_dark_are_chosen_and_kept(person: Callable[..., Person]) -> None:
    someone = person(seed=70, color_scheme="light")
    someone.home()
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    light = someone.page.evaluate(paper)
    someone.page.click("text=Settings")
    someone.page.locator(".panel select").nth(1).select_option("dark")
    assert someone.page.evaluate(paper) != light
    someone.page.reload()
    someone.page.wait_for_selector(".box")
    assert someone.page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_who_says_too_much_comes_back(person: Callable[..., Person]) -> None:
    """The server sends away whoever floods it: nothing glows until the line is open again."""
    someone = person(seed=71)
    someone.context.add_init_script(SOCKETS)
    someone.context.add_init_script(LINKS)
    someone.start("tides-of-time")
    someone.page.wait_for_selector(".usable")
    someone.page.evaluate(FLOOD)
    lost = someone.page.wait_for_function("() => window.links.find(([state]) => state === 'lost')")
    assert lost.json_value() == ["lost", 0]
    someone.page.wait_for_selector(".app[data-link=open]")
    someone.play(someone.click_something, upto=1)
    someone.well()


@pytest.mark.parametrize("game", TITLES if LONG else ["tides-of-time", "the-ancient-world"])
def test_each_event_is_announced_once(person: Callable[..., Person], game: str) -> None:
    someone = person(seed=72)
    someone.context.add_init_script(ANNOUNCED)
    someone.start(game)
    someone.page.wait_for_selector(OWED)
    told = someone.page.evaluate(STORY, someone.table)
    already = someone.page.evaluate("window.announced.length")
    someone.play(someone.click_something, upto=6)
    someone.page.wait_for_selector(f"{OWED}, .ending")
    someone.settled()
    now = someone.page.evaluate(STORY, someone.table)
    assert now > told
    someone.page.wait_for_function("(least) => window.announced.length >= least", arg=already + now - told)
    assert someone.page.evaluate("window.announced.length") - already == now - told


@pytest.mark.parametrize("still", [False, True])
def test_pieces_move_unless_that_is_not_wished(person: Callable[..., Person], still: bool) -> None:
    someone = person(seed=73, reduced_motion="reduce" if still else "no-preference")
    someone.context.add_init_script(ANIMATED)
    someone.start("tides-of-time")
    someone.play(someone.click_something, upto=2)
    someone.page.wait_for_selector(OWED)
    moves = someone.page.evaluate("window.moves")
    assert bool([move for move in moves if move.startswith("translate")]) is not still, moves
    assert not still or not moves


@pytest.mark.parametrize("game", TITLES)
def test_fingers_find_large_targets_and_a_long_press_reads(person: Callable[..., Person], game: str) -> None:
    someone = person(360, seed=74, touch=True, is_mobile=True)
    someone.start(game)
    page = someone.page
    page.wait_for_selector(".usable, [data-do]")
    assert not page.evaluate(SMALL, 44)
    piece = page.locator(".piece.usable").first
    if not piece.count():
        return
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    assert box is not None
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + min(20, box["height"] / 2)}
    finger = someone.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    page.evaluate("new Promise((done) => setTimeout(done, 600))")  # the page's own clock says how long the press is
    page.wait_for_selector(".reader")
    before = page.evaluate("document.querySelector('#question').textContent")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate("new Promise((done) => setTimeout(done, 300))")  # a click that follows the touch has come by then
    assert page.evaluate("document.querySelector('#question').textContent") == before
    someone.well()


@pytest.mark.parametrize("game", TITLES)
def test_nothing_scrolls_both_ways_at_four_times_the_size(person: Callable[..., Person], game: str) -> None:
    """1280 px at 400 % are 320 px."""
    someone = person(320, seed=75)
    someone.home()
    someone.well()
    someone.start(game)
    someone.play(someone.click_something, upto=6)
    someone.well()


def test_a_revealed_pick_is_taken_back_by_consent(person: Callable[..., Person]) -> None:
    host, guest = pair(person, 77)
    guest.play(guest.click_something, upto=1)
    host.play(host.click_something, upto=1)
    host.page.wait_for_selector(".kingdom .tide")
    host.page.click("button[aria-label=More]")
    host.page.click("text=Ask to take back")
    guest.page.click("[role=alert] >> text=Allow")
    host.page.wait_for_function("() => !document.querySelector('.kingdom .tide')")
    host.play(host.click_something, upto=1)
    host.well()
    guest.well()
