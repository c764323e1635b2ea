"""Friends at one table: links, a lost connection, watchers, talk."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from web.conftest import LONG, WIDTHS
from web.person import TITLES, Person


def open_table(host: Person, game: str) -> str:
    """Two clicks make a table for friends; the answer is the link to send."""
    host.home()
    box = f".box:has(h2:text-is('{TITLES[game]}'))"
    host.page.click(f"{box} .button:has-text('With friends')")
    host.page.click(f"{box} .new .button.first")
    host.page.wait_for_selector(".links input")
    return host.page.locator("#link-1").input_value()


def play_together(host: Person, guest: Person, upto: int = 100000, seconds: float = 600) -> None:
    start, n = time.monotonic(), 0
    while not (host.over() and guest.over()) and n < upto:
        assert time.monotonic() - start < seconds, f"stuck at: {host.question()} / {guest.question()}"
        acted = [host.click_something(), guest.click_something()]
        n += any(acted)
        if not any(acted):
            host.page.wait_for_timeout(25)


@pytest.mark.parametrize("game", TITLES if LONG else ["tides-of-time"])
@pytest.mark.parametrize("width", WIDTHS if LONG else WIDTHS[:1])
def test_two_browsers_with_a_reconnect_in_the_middle(person: Callable[..., Person], game: str, width: int) -> None:
    host, guest = person(width, seed=5), person(width, seed=6)
    link = open_table(host, game)
    guest.page.goto(link)
    guest.page.wait_for_selector("section.board")
    host.page.wait_for_selector("section.board")
    assert "join=" not in guest.page.url
    play_together(host, guest, upto=4)
    guest.context.set_offline(True)
    guest.page.evaluate("() => {}")
    host.play(host.click_something, upto=1, seconds=20)
    guest.context.set_offline(False)
    guest.page.reload()
    guest.page.wait_for_selector("section.board")
    play_together(host, guest)
    assert host.page.locator(".ending li strong").all_inner_texts() == guest.page.locator(".ending li strong").all_inner_texts()
    host.well()
    guest.well()


def test_what_is_half_chosen_stays_when_the_other_answers(person: Callable[..., Person]) -> None:
    host, guest = person(seed=7), person(seed=8)
    guest.page.goto(open_table(host, "tides-of-time"))
    for one in (host, guest):
        one.page.wait_for_selector("section.board")
    while not all(one.question().startswith("Keep one card") for one in (host, guest)):
        for one in (host, guest):
            # The last card goes by itself, so a click on it might come too late and fall on the next question.
            if one.question().startswith("Pick") and one.page.locator(".usable[role=button]").count() > 1:
                one.click_something()
            else:
                one.page.wait_for_timeout(25)
    host.page.locator(".usable[role=button]").first.click()
    chosen = host.page.locator(".chosen").get_attribute("data-on")
    while guest.question().startswith("Keep one card"):
        if not guest.click_something():
            guest.page.wait_for_timeout(25)
    host.page.wait_for_selector("text=has picked")
    assert host.page.locator(".chosen").get_attribute("data-on") == chosen
    host.play(host.click_something, upto=1, seconds=60)
    host.page.wait_for_function("() => !document.querySelector('.chosen')")
    host.well()
    guest.well()


def test_a_dropped_socket_is_shown_and_taken_up_again(person: Callable[..., Person]) -> None:
    someone = person(seed=9)
    someone.context.add_init_script(
        "const Real = WebSocket; window.sockets = [];"
        "window.WebSocket = class extends Real { constructor(...a) { super(...a); window.sockets.push(this) } }"
    )
    someone.start("tides-of-time")
    assert someone.page.locator(".link").inner_text() == "Connected"
    someone.page.evaluate("window.sockets.at(-1).close(3000)")
    someone.page.wait_for_selector(".link.lost")
    someone.page.wait_for_selector(".link.open")
    someone.play(someone.click_something)
    someone.well()


def test_a_watcher_sees_the_table_and_no_hand(person: Callable[..., Person]) -> None:
    player, watcher = person(seed=11), person(360, seed=12)
    player.start("tides-of-time")
    watcher.page.goto(f"{watcher.base}#/table/{player.table}?watch")
    watcher.page.wait_for_selector("section.board")
    assert watcher.page.locator(".watching").is_visible()
    hand = player.page.locator(".hand .title").all_inner_texts()
    assert len(hand) == 5
    shown = watcher.page.locator("section.board").inner_text()
    assert not [card for card in hand if card in shown]
    assert watcher.page.locator(".usable, [data-do]").count() == 0
    player.play(player.click_something)
    watcher.page.wait_for_selector(".ending")
    player.well()
    watcher.well()


def test_talk_is_heard_and_shown_as_plain_text(person: Callable[..., Person]) -> None:
    host, guest = person(seed=13), person(seed=14)
    guest.page.goto(open_table(host, "tides-of-time"))
    host.page.wait_for_selector("section.board")
    host.page.fill("#chat", "<b>Good luck</b>")
    host.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".talk .chat")
    assert "<b>Good luck</b>" in guest.page.locator(".talk").inner_text()
    host.well()


def test_what_happened_while_away_is_told(person: Callable[..., Person]) -> None:
    host, guest = person(seed=15), person(seed=16)
    guest.page.goto(open_table(host, "tides-of-time"))
    guest.page.wait_for_selector("section.board")
    host.page.wait_for_selector("section.board")
    guest.click_something()
    address = guest.page.url
    guest.page.goto("about:blank")
    host.play(host.click_something, upto=1)
    guest.page.goto(address)
    guest.page.wait_for_selector(".away")
    assert "kingdom" in guest.page.locator(".away").inner_text()
