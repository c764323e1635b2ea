"""The first minute, sizes and policies."""

from __future__ import annotations

import gzip
import time
import urllib.request
from collections.abc import Callable

import pytest
from web.conftest import LONG, WIDTHS
from web.person import CONTROLS, OWED, TITLES, Person

from tessera.games import GAMES
from tessera.server.pages import STATIC


@pytest.mark.skipif(not LONG, reason="a time is measured on a quiet machine, by make test-long")
@pytest.mark.parametrize("game", TITLES)
def test_the_first_move_is_made_within_fifteen_seconds(person: Callable[..., Person], game: str) -> None:
    start = time.monotonic()
    someone = person(seed=41)
    someone.start(game)
    someone.play(someone.click_something, upto=2)
    assert time.monotonic() - start < 15


SAID = """
() => {
  const guide = document.querySelector('.ask .guide')
  return guide && [guide.innerText, guide.querySelector('a.rule').innerText]
}
"""


@pytest.mark.parametrize("width", WIDTHS if LONG else WIDTHS[1:])
@pytest.mark.parametrize("game", TITLES)
def test_a_first_game_is_guided_and_each_hint_names_its_rule(person: Callable[..., Person], game: str, width: int) -> None:
    """All hints of a short game; in a long one those that wait for a rare event may stay unsaid."""
    someone = person(width, seed=42, guided=True)
    someone.start(game)
    page, said = someone.page, set()

    def read_and_click() -> bool:
        """Hints come with their question: once something can be clicked, they are there. They go on by playing."""
        if not page.locator(CONTROLS).count():
            return False
        if hint := page.evaluate(SAID):
            said.add(hint[0])
            assert hint[1].startswith(f"{GAMES[game].rule_prefix}-")
        return someone.click_something()

    page.wait_for_selector(".ask .guide")
    short = GAMES[game].longest < 100
    # Every table is dealt anew, so ten clicks of one match may meet fewer questions than those of another.
    someone.play(read_and_click, upto=5000 if LONG or short else 30)
    hints = len(GAMES[game].guide)
    assert len(said) >= (hints if short else min(hints, 5 if LONG else 3))
    someone.home()
    someone.start(game)
    page.wait_for_selector(OWED)
    assert not said & set(page.locator(".ask .guide").all_inner_texts())
    someone.well()


def test_first_load_is_small(person: Callable[..., Person]) -> None:
    """All that a browser fetches up to the first question, gzipped."""
    someone, sizes = person(seed=44), []
    someone.page.on("response", lambda answer: sizes.append(len(gzip.compress(answer.body()))))
    someone.start("tides-of-time")
    someone.page.wait_for_selector(".usable")
    assert sum(sizes) < 350_000
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
    someone.page.wait_for_selector("h1:text-is('Spiele der alten Welt')")
    someone.start("tides-of-time")
    someone.page.keyboard.press("l")
    someone.page.wait_for_selector(".log li")
    assert "Runde 1 beginnt" in someone.page.locator(".log").inner_text()


def typed(someone: Person, text: str) -> None:
    """Type an action instead of clicking it."""
    someone.page.wait_for_selector(OWED)
    someone.page.keyboard.press("/")
    someone.page.locator("#typed").fill(text)
    someone.page.keyboard.press("Enter")
    someone.page.wait_for_selector(".refused")


def test_a_refusal_says_why_with_its_rule_and_what_is_possible(person: Callable[..., Person]) -> None:
    someone = person(seed=47)
    someone.start("tides-of-time")
    typed(someone, "draft the-moon")
    assert someone.page.locator(".refused .near button").count() > 0


ABSENT = """
async (table) => {
  const kit = await fetch(`/api/tables/${table}/kit`).then((answer) => answer.json())
  const state = await fetch(`/api/tables/${table}?seat=0`).then((answer) => answer.json())
  const hand = state.prompt.options.map((option) => option.do)
  const card = Object.keys(kit.components.cards).find((id) => !hand.includes(`draft ${id}`))
  return [card, kit.words.de[card]]
}
"""
"""A card that is not in the hand, and its German name."""


def test_a_refusal_is_in_the_language_of_the_page(person: Callable[..., Person]) -> None:
    someone = person(seed=53, locale="de-DE")
    someone.start("tides-of-time")
    card, name = someone.page.evaluate(ABSENT, someone.table)
    typed(someone, f"draft {card}")
    said = someone.page.locator(".refused")
    assert f"Nicht möglich: {name} ist nicht" in " ".join(said.inner_text().split())
    assert said.locator("a.rule").inner_text().startswith("TT-")
    someone.well()


@pytest.mark.parametrize("game", TITLES)
def test_whatever_is_typed_the_answer_is_german_on_a_german_page(person: Callable[..., Person], game: str) -> None:
    someone = person(seed=54, locale="de-DE")
    someone.start(game)
    typed(someone, "dance on the table")
    assert "Nicht möglich: die Aktion „dance on the table“ gibt es hier nicht" in " ".join(
        someone.page.locator(".refused").inner_text().split()
    )
    someone.well()


def test_an_action_can_be_undone_until_it_is_answered(person: Callable[..., Person]) -> None:
    host, guest = person(seed=48), person(seed=49)
    from web.test_together import open_table

    guest.page.goto(open_table(host, "tides-of-time"))
    host.page.wait_for_selector(".usable")
    host.click_something()
    host.page.click("button[aria-label=Undo]:not([disabled])")
    host.page.wait_for_selector(".usable")
    host.well()


@pytest.mark.parametrize("width", WIDTHS)
def test_every_box_shows_its_picture_and_its_blurb(person: Callable[..., Person], width: int) -> None:
    someone = person(width, seed=52, locale="de-DE")
    someone.home()
    boxes = someone.page.locator(".box")
    assert boxes.count() == len(TITLES)
    for n in range(len(TITLES)):
        art = boxes.nth(n).locator("img.art")
        someone.page.wait_for_function("(image) => image.complete && image.naturalWidth > 0", arg=art.element_handle())
        around = art.bounding_box()
        assert around is not None
        assert around["height"] >= 100
        assert len(boxes.nth(n).locator("p.blurb").inner_text()) > 40
    someone.well()


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
    someone.page.click(f".box:has(h2:text-is('{TITLES['tides-of-time']}')) .button.first")
    assert someone.page.locator("input[name=level]:checked").get_attribute("value") == "player"
    someone.page.check("input[name=level][value=novice]")
    someone.page.click(".sheet .start")
    someone.page.wait_for_selector("section.board")
    assert "Novice" in someone.page.locator(".plate").first.inner_text()
    someone.play(someone.click_something, upto=1)
    someone.page.keyboard.press("l")
    someone.page.wait_for_selector(".log >> text=Novice adds")
    someone.well()
