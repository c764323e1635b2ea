"""After the end: replay, verification in the browser, links to moments, playing on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from web.conftest import LONG, WIDTHS
from web.person import OWED, TITLES, Person
from web.test_access import judge

from tessera.core.dealer import Dealer, commit_nonce
from tessera.core.match import Match
from tessera.games import find_game
from tessera.server.history import draws_of
from tessera.server.wire import write


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", TITLES if LONG else ["tides-of-time"])
def test_a_finished_match_is_replayed_and_verified(person: Callable[..., Person], game: str, width: int) -> None:
    someone = person(width, seed=21)
    someone.start(game)
    someone.play(someone.click_something)
    page = someone.page
    page.click(".ending .button.first")
    page.wait_for_selector(".timeline")
    page.click("button[aria-label=More]")
    page.click("text=Verify the shuffle")
    page.wait_for_selector(".verify .good")
    judge(someone)
    page.select_option(".options select", "watcher")
    page.wait_for_function("() => !location.hash.includes('seat')")
    page.wait_for_selector(".app:has(.timeline) + .drawer[hidden]", state="attached")  # other eyes: the table is opened anew
    page.keyboard.press("l")
    page.locator(".told button").nth(3).click()
    page.wait_for_function("() => Number(document.querySelector('.timeline input').value) > 0")
    someone.well()
    address = page.url
    stranger = person(width, seed=22)
    stranger.page.goto(address)
    stranger.page.wait_for_selector(".timeline")
    stranger.well()


def test_a_moment_can_be_played_on(person: Callable[..., Person]) -> None:
    someone = person(seed=23)
    someone.start("tides-of-time")
    someone.play(someone.click_something)
    first = someone.table
    someone.page.goto(f"{someone.base}#/replay/{first}/14?seat=0")
    someone.page.wait_for_selector(".timeline")
    someone.page.click("button[aria-label=More]")
    someone.page.click("text=Play on from here")
    someone.page.wait_for_selector(OWED)
    assert someone.table != first
    someone.play(someone.click_something)
    someone.well()


def test_a_line_of_the_log_shows_its_moment(person: Callable[..., Person]) -> None:
    someone = person(seed=24)
    someone.start("tides-of-time")
    someone.play(someone.click_something, upto=2)
    someone.page.wait_for_selector(OWED)
    now = someone.page.locator(".kingdom .tide").count()
    someone.page.keyboard.press("l")
    someone.page.locator(".log .moment").nth(1).click()  # the cards that were dealt, in one line
    someone.page.wait_for_selector(".past")
    assert someone.page.locator(".kingdom .tide").count() < now
    assert someone.page.locator(".usable").count() == 0
    someone.page.click(".past .button")
    assert someone.page.locator(".kingdom .tide").count() == now


def test_a_server_that_exchanged_a_nonce_is_found_out(person: Callable[..., Person]) -> None:
    """The page said that all is as it should be when a patched server showed other nonces, because it had kept none."""
    someone = person(1280, seed=23)
    someone.start("tides-of-time")
    page = someone.page
    table = page.url.partition("#/table/")[2][:16]
    wish = {"method": "POST", "headers": {"content-type": "application/json"}, "body": '{"seat": 0}'}
    page.evaluate(f"(wish) => fetch('/api/tables/{table}/resign', wish)", wish)
    page.wait_for_selector(".ending")
    record = page.evaluate(f"fetch('/api/tables/{table}/record').then((answer) => answer.json())")
    game, nonces = find_game("tides-of-time"), ["liked", *record["dealer"]["nonces"][1:]]
    hashes = [commit_nonce("liked"), *record["dealer"]["nonce_commitments"][1:]]
    match = Match(game, game.box(2, record["options"]), Dealer(bytes.fromhex(record["dealer"]["secret"]), nonces, hashes))
    while not match.over:
        for seat in match.waiting():
            match.play(seat, match.options(seat)[0])
    forged = match.record()
    page.route("**/record", lambda route: route.fulfill(json=forged))
    page.route("**/draws", lambda route: route.fulfill(body=write(draws_of(game, forged)), content_type="application/json"))
    page.click(".ending .button.first")
    page.wait_for_selector(".timeline")
    page.click("button[aria-label=More]")
    page.click("text=Verify the shuffle")
    page.wait_for_selector(".verify .bad:has-text('the nonce of this browser was exchanged')")
