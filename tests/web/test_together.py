"""Friends at one table: links, a lost connection, watchers, talk."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from web.conftest import LONG, WIDTHS
from web.person import HEARD, LINKS, PATIENCE, SOCKETS, TITLES, Person


def open_table(host: Person, game: str, wish: str = "") -> str:
    """Two clicks make a table for friends, and a third for a wish; the answer is the link to send."""
    host.home()
    box = f".box:has(h2:text-is('{TITLES[game]}'))"
    host.page.click(f"{box} .button:has-text('With friends')")
    if wish:
        host.page.check(f".sheet label:has-text('{wish}') input")
    host.page.click(".sheet .button.first")
    host.page.wait_for_selector(".links input")
    return host.page.locator("#link-1").input_value()


def play_together(host: Person, guest: Person, upto: int = 100000) -> None:
    last, n = time.monotonic(), 0
    while not (host.over() and guest.over()) and n < upto:
        assert time.monotonic() - last < PATIENCE, f"stuck at: {host.question()} / {guest.question()}"
        acted = [host.click_something(), guest.click_something()]
        if any(acted):
            last, n = time.monotonic(), n + 1
        else:
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
    host.play(host.click_something, upto=1)
    guest.context.set_offline(False)
    guest.page.reload()
    guest.page.wait_for_selector("section.board")
    play_together(host, guest)
    assert host.page.locator(".ending li strong").all_inner_texts() == guest.page.locator(".ending li strong").all_inner_texts()
    host.well()
    guest.well()


PIECE = ".usable[role=button]"
EXACTLY = """
([question, n]) => document.querySelector('#question')?.textContent.trim().startsWith(question)
  && document.querySelectorAll('.usable[role=button]').length === n
"""
"""Is this the question, with so many pieces to click?"""


def test_what_is_half_chosen_stays_when_the_other_answers(person: Callable[..., Person]) -> None:
    host, guest = person(seed=7), person(seed=8)
    guest.page.goto(open_table(host, "tides-of-time"))
    # The last of the five cards goes by itself.
    for n_cards in (5, 4, 3, 2):
        for one in (host, guest):
            one.page.wait_for_function(EXACTLY, arg=["Pick", n_cards])
            one.page.locator(PIECE).first.click()
    for one in (host, guest):
        one.page.wait_for_function(EXACTLY, arg=["Keep one card", 5])
    host.page.locator(PIECE).first.click()
    chosen = host.page.locator(".chosen").get_attribute("data-on")
    assert host.page.locator("text=has picked").count() == 0
    guest.page.locator(PIECE).first.click()
    guest.page.wait_for_selector(".chosen")
    guest.page.locator(PIECE).first.click()
    host.page.wait_for_selector("text=has picked")
    assert host.page.locator(".chosen").get_attribute("data-on") == chosen
    host.page.locator(PIECE).first.click()
    host.page.wait_for_function("() => !document.querySelector('.chosen')")
    host.well()
    guest.well()


def test_a_dropped_socket_is_shown_and_taken_up_again(person: Callable[..., Person]) -> None:
    someone = person(seed=9)
    someone.context.add_init_script(SOCKETS)
    someone.context.add_init_script(LINKS)
    someone.start("tides-of-time")
    assert someone.page.locator(".app").get_attribute("data-link") == "open"
    someone.page.evaluate("window.sockets.at(-1).close(3000)")
    someone.page.wait_for_function("() => window.links.some(([state]) => state === 'lost')")
    someone.page.wait_for_selector(".app[data-link=open]")
    someone.play(someone.click_something)
    someone.well()


def test_a_watcher_sees_the_table_and_no_hand(person: Callable[..., Person]) -> None:
    player, watcher = person(seed=11), person(360, seed=12)
    player.start("tides-of-time")
    watcher.page.goto(f"{watcher.base}#/table/{player.table}?watch")
    watcher.page.wait_for_selector("section.board")
    assert watcher.page.locator(".watching").is_visible()
    hand = player.page.locator(".hand strong").all_inner_texts()
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
    host.page.click("button[aria-label=Talk]")
    host.page.fill("#chat", "<b>Good luck</b>")
    host.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".unread:text-is('1')")
    guest.page.click("button[aria-label=Talk]")
    guest.page.wait_for_selector(".talk .chat")
    assert "<b>Good luck</b>" in guest.page.locator(".talk").inner_text()
    host.well()


def test_what_happened_while_away_is_told(person: Callable[..., Person]) -> None:
    host, guest = person(seed=15), person(seed=16)
    guest.page.goto(open_table(host, "tides-of-time"))
    guest.page.wait_for_selector("section.board")
    host.page.wait_for_selector("section.board")
    guest.click_something()
    guest.page.wait_for_selector(HEARD)
    address = guest.page.url
    guest.page.goto("about:blank")
    host.play(host.click_something, upto=1)
    guest.page.goto(address)
    guest.page.wait_for_selector(".away")
    assert "kingdom" in guest.page.locator(".away").inner_text()


OWN_SEAT = "(table) => JSON.parse(localStorage.getItem(`tessera.seat.${table}`)).seat"


def test_each_browser_follows_its_person_to_the_drawn_seat(person: Callable[..., Person]) -> None:
    """The one who opened the table is drawn for the second seat: names, questions, replay and proof go by that seat."""
    host, guest = person(seed=17), person(seed=18)
    for _ in range(20):
        guest.page.goto(open_table(host, "tides-of-time"))
        for one in (host, guest):
            one.page.wait_for_selector("section.board")
        seats = [one.page.evaluate(OWN_SEAT, one.table) for one in (host, guest)]
        assert sorted(seats) == [0, 1]
        if seats == [1, 0]:
            break
    assert seats == [1, 0], "in twenty tables the opener always sat first"
    guest.page.reload()
    guest.page.wait_for_selector("section.board")
    play_together(host, guest)
    for one, seat in ((host, 1), (guest, 0)):
        told = one.page.evaluate("(table) => fetch(`/api/tables/${table}`).then((answer) => answer.json())", one.table)
        won = seat in told["table"]["result"]["winners"]
        assert ("You" in one.page.locator(".ending h1, .ending h2").first.inner_text()) == won
        one.page.click(".ending .button.first")
        one.page.wait_for_selector(".timeline")
        one.page.click("button[aria-label=More]")
        one.page.click("text=Verify the shuffle")
        one.page.wait_for_selector(".verify .good")
        assert "promised" in one.page.locator(".verify .good").inner_text()
        one.well()


def test_who_joins_is_asked_for_a_name_and_reads_what_was_agreed(person: Callable[..., Person]) -> None:
    host, guest = person(seed=19), person(seed=20, name="")
    link = open_table(host, "tides-of-time")
    assert "drawn who sits where" in host.page.locator(".links .terms").inner_text()
    guest.page.goto(link)
    guest.page.wait_for_selector(".joining .terms")
    assert "No hints" in guest.page.locator(".joining .terms").inner_text()
    guest.page.fill(".joining input", "Zoe")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("section.board")
    host.page.wait_for_selector(".plate:has-text('Zoe')")
    # Both are there; who closes the page is away, and who comes back is there again.
    host.page.wait_for_selector(".plate .dot:not(.away)", state="attached")
    address = guest.page.url
    guest.page.goto(guest.base)
    host.page.wait_for_selector(".plate .dot.away", state="attached")
    host.page.wait_for_selector(".plate:has-text('away')")
    guest.page.goto(address)
    host.page.wait_for_selector(".plate .dot:not(.away)", state="attached")
    # A new name reaches the table.
    guest.page.click("button[aria-label=More]")
    guest.page.fill(".settings input[autocomplete=nickname]", "Zoe the Second")
    guest.page.keyboard.press("Tab")
    host.page.wait_for_selector(".plate:has-text('Zoe the Second')")
    host.well()
    guest.well()


def test_a_free_seat_is_given_to_the_computer(person: Callable[..., Person]) -> None:
    host = person(seed=21)
    open_table(host, "tides-of-time")
    host.page.click(".links .fill button")
    host.page.wait_for_selector("section.board")
    host.play(host.click_something, upto=2)
    host.well()


def test_ones_own_line_of_talk_is_in_sight(person: Callable[..., Person]) -> None:
    someone = person(seed=22)
    someone.start("tides-of-time")
    someone.page.click("button[aria-label=Talk]")
    for n in range(4):
        someone.page.fill("#chat", f"line {n} " + "and on " * 60)
        someone.page.keyboard.press("Enter")
        someone.page.wait_for_selector(f".talk .chat:has-text('line {n}')")
    at = "(ul) => ul.scrollHeight - ul.scrollTop - ul.clientHeight"
    assert someone.page.locator(".talk ul").evaluate(at) < 8
    someone.well()
