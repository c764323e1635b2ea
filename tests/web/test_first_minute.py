"""The first minute, sizes and policies."""

from __future__ import annotations

import gzip
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable

import pytest
from web.conftest import LONG, ROOT, WIDTHS
from web.person import TITLES, Person

from tessera.server.pages import STATIC


@pytest.mark.skipif(not LONG, reason="a time is measured on a quiet machine, by make test-long")
@pytest.mark.parametrize("game", TITLES)
def test_the_first_move_is_made_within_fifteen_seconds(person: Callable[..., Person], game: str) -> None:
    start = time.monotonic()
    someone = person(seed=41)
    someone.start(game)
    someone.play(someone.click_something, upto=2, seconds=15)
    assert time.monotonic() - start < 15


UNDERSTOOD = """
() => {
  const guide = document.querySelector('.guide')
  const said = guide && [guide.querySelector('p').innerText, guide.querySelector('a.rule').innerText]
  guide?.querySelector('.button.first').click()
  return said
}
"""
GUIDED = {"tides-of-time": "TT-", "the-ancient-world": "AW-", "age-of-heroes": "AH-", "city-builder": "CB-"}


@pytest.mark.parametrize("width", WIDTHS if LONG else WIDTHS[1:])
@pytest.mark.parametrize("game", GUIDED)
def test_a_first_game_is_guided_and_each_hint_names_its_rule(person: Callable[..., Person], game: str, width: int) -> None:
    """All of Tides of Time and, in the long run, of the others; hints that wait for a rare event may stay unsaid there."""
    someone = person(width, seed=42, guided=True)
    someone.start(game)
    page, said = someone.page, set()

    def read() -> None:
        page.wait_for_timeout(150)
        # In one step: while others play, a hint may go before it is clicked.
        while hint := page.evaluate(UNDERSTOOD):
            said.add(hint[0])
            assert hint[1].startswith(GUIDED[game])
            page.wait_for_timeout(50)

    page.wait_for_selector(".guide")
    read()
    whole = LONG or game == "tides-of-time"
    # Every table is dealt anew, so ten clicks of one match may meet fewer questions than those of another.
    someone.play(someone.click_something, upto=5000 if whole else 30, each=read)
    assert len(said) == 6 if game == "tides-of-time" else len(said) >= (5 if whole else 3)
    someone.home()
    someone.start(game)
    page.wait_for_selector("section.ask.owed")
    assert not said & set(page.locator(".guide p").all_inner_texts())
    someone.well()


def test_hints_can_be_skipped_at_once(person: Callable[..., Person]) -> None:
    someone = person(seed=43, guided=True)
    someone.start("tides-of-time")
    someone.page.click("text=No more hints")
    assert someone.page.locator(".guide").count() == 0


def test_first_load_is_small(person: Callable[..., Person]) -> None:
    """All that a browser fetches up to the first question, gzipped."""
    someone, sizes = person(seed=44), []
    someone.page.on("response", lambda answer: sizes.append(len(gzip.compress(answer.body()))))
    someone.start("tides-of-time")
    someone.page.wait_for_selector(".usable")
    assert sum(sizes) < 200_000
    whole = sum(len(gzip.compress(path.read_bytes())) for path in STATIC.rglob("*") if path.is_file())
    assert whole < 400_000


@pytest.mark.skipif(not LONG, reason="a time is measured on a quiet machine, by make test-long")
def test_an_input_answers_within_a_tenth_of_a_second(person: Callable[..., Person]) -> None:
    """From the server's message to the drawn board."""
    someone = person(seed=45)
    someone.context.add_init_script(
        "const Real = WebSocket; window.delays = [];"
        "window.WebSocket = class extends Real { set onmessage(f) { super.onmessage = (m) => { const t = performance.now();"
        " f(m); requestAnimationFrame(() => setTimeout(() => window.delays.push(performance.now() - t))) } } }"
    )
    someone.start("the-ancient-world")
    someone.play(someone.click_something, upto=25)
    delays = sorted(someone.page.evaluate("window.delays"))
    assert len(delays) > 10
    assert delays[int(len(delays) * 0.9)] < 100, delays


def test_the_policy_has_no_exception(base: str) -> None:
    with urllib.request.urlopen(base) as answer:
        policy = answer.headers["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy


def test_german_is_one_more_file(person: Callable[..., Person]) -> None:
    someone = person(seed=46, locale="de-DE")
    someone.home()
    someone.page.wait_for_selector("h1:text-is('Vier Spiele der alten Welt')")
    someone.start("tides-of-time")
    someone.page.wait_for_selector(".log li")
    assert "Runde 1 beginnt" in someone.page.locator(".log").inner_text()


def test_a_refusal_says_why_with_its_rule_and_what_is_possible(person: Callable[..., Person]) -> None:
    someone = person(seed=47)
    someone.start("tides-of-time")
    someone.page.wait_for_selector(".usable")
    someone.page.keyboard.press("/")
    someone.page.keyboard.type("draft the-moon")
    someone.page.keyboard.press("Enter")
    someone.page.wait_for_selector(".refused")
    assert someone.page.locator(".refused .near button").count() > 0


def test_an_action_can_be_undone_until_it_is_answered(person: Callable[..., Person]) -> None:
    host, guest = person(seed=48), person(seed=49)
    from web.test_together import open_table

    guest.page.goto(open_table(host, "tides-of-time"))
    host.page.wait_for_selector(".usable")
    host.click_something()
    host.page.click("button:text-is('Undo'):not([disabled])")
    host.page.wait_for_selector(".usable")
    host.well()


def test_the_types_are_those_of_the_server() -> None:
    subprocess.run([sys.executable, str(ROOT / "web" / "tools" / "write_types.py"), "--check"], check=True, cwd=ROOT)


def test_rules_can_be_searched_and_linked(person: Callable[..., Person]) -> None:
    someone = person(seed=50)
    someone.page.goto(f"{someone.base}#/rules/tides-of-time/TT-34")
    someone.page.wait_for_selector("#TT-34.wanted")
    someone.page.fill("#search", "relic keep")
    someone.page.wait_for_selector("text=found")
    assert 0 < someone.page.locator("article p").count() < 30
    someone.well()


def test_the_computer_plays_at_the_level_that_was_chosen(person: Callable[..., Person]) -> None:
    someone = person(seed=51, level="player")
    someone.home()
    level = someone.page.locator(".level select")
    assert level.input_value() == "player"
    level.select_option("novice")
    someone.start("tides-of-time")
    assert "Novice" in someone.page.locator(".players").inner_text()
    someone.play(someone.click_something, upto=1)
    someone.page.wait_for_selector(".log >> text=Novice adds")
    someone.well()
