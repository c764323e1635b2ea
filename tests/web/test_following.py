"""What helps to follow and to understand a match: rings on what was touched last, questions that step, reasons by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from web.person import OWED, Person
from web.screens import OPEN, PLAY

SEAT = "(table) => JSON.parse(localStorage.getItem(`tessera.seat.${table}`)).seat"
"""The seat of this browser: seats are drawn."""


def sit_down(someone: Person, game: str, seats: int = 2) -> None:
    someone.page.goto(someone.base)
    table, link = someone.page.evaluate(OPEN, {"game": game, "seats": seats})
    someone.page.goto(f"{someone.base}#/table/{table}?join={link}")
    someone.page.wait_for_selector(OWED)


def place(someone: Person, space: str, citizen: int) -> str:
    """Send a citizen to an action; the answer is the question that stood there in between."""
    page = someone.page
    page.wait_for_selector(f"[data-on='space/{space}'].usable")
    page.click(f"[data-on='space/{space}']")
    mine = f".usable[data-on^='citizen/'][data-on$='/{citizen}']"
    page.wait_for_selector(mine)
    asked = someone.question()
    page.click(mine)
    page.wait_for_selector(OWED)
    return asked


def test_what_each_player_touched_last_keeps_a_ring(person: Callable[..., Person]) -> None:
    someone = person(seed=111)
    sit_down(someone, "the-ancient-world")
    page = someone.page
    place(someone, "labor", 1)
    own = page.evaluate(SEAT, someone.table) + 1
    # The ring of the own citizen and that of what the computer did, both at once.
    page.wait_for_selector(f"[data-on='space/labor'] .token[data-touched='{own}']")
    page.wait_for_selector(f"[data-touched='{3 - own}']")
    page.reload()
    page.wait_for_selector(f"[data-on='space/labor'] .token[data-touched='{own}']")
    page.wait_for_selector(".usable")
    place(someone, "draft", 2)
    page.wait_for_selector(f"[data-on='space/draft'] .token[data-touched='{own}']")
    assert page.locator(f"[data-on='space/labor'] [data-touched='{own}']").count() == 0
    someone.well()


def test_the_question_steps_with_each_piece(person: Callable[..., Person]) -> None:
    someone = person(seed=112)
    sit_down(someone, "the-ancient-world")
    assert "Which citizen goes to Labor?" in place(someone, "labor", 1)


def test_a_key_asks_why_a_piece_cannot_be_used(person: Callable[..., Person]) -> None:
    someone = person(seed=113)
    sit_down(someone, "the-ancient-world")
    page = someone.page
    closed = page.locator("[data-on='space/grow']")
    assert "usable" not in (closed.get_attribute("class") or "")
    for key in ("Enter", "Space"):
        closed.focus()
        page.keyboard.press(key)
        assert "AW-" in page.locator(".refused").inner_text()
        page.click(".refused .plain")
        page.wait_for_selector(".refused", state="detached")
    someone.well()


def test_what_happened_since_covers_nothing_and_goes_when_one_acts(person: Callable[..., Person]) -> None:
    someone = person(seed=114)
    sit_down(someone, "the-ancient-world", 4)
    page = someone.page
    place(someone, "labor", 1)
    line = page.locator("section.ask button.news")
    line.wait_for()
    assert page.locator("#since").is_hidden()
    line.click()
    assert 1 <= page.locator("#since li").count() <= 5
    page.click(".space.usable")
    page.wait_for_selector("#since", state="hidden")
    assert page.locator("button.news").count() == 0
    someone.well()


LAST_LINE = """
() => {
  const list = document.querySelector('.log .lines')
  const [line, box] = [list.querySelector('li:last-child').getBoundingClientRect(), list.getBoundingClientRect()]
  return line.top >= box.top - 1 && line.bottom <= box.bottom + 1
}
"""


def test_the_log_opens_at_its_last_line(person: Callable[..., Person]) -> None:
    someone = person(seed=115)
    sit_down(someone, "the-ancient-world", 4)
    for space, citizen in (("labor", 1), ("draft", 2)):
        place(someone, space, citizen)
    page = someone.page
    page.keyboard.press("l")
    page.wait_for_selector(".log li")
    assert page.evaluate("() => { const l = document.querySelector('.log .lines'); return l.scrollHeight > l.clientHeight }")
    page.wait_for_function(LAST_LINE)
    someone.well()


def test_a_refusal_takes_the_place_of_a_hint(person: Callable[..., Person]) -> None:
    someone = person(seed=116)
    sit_down(someone, "the-ancient-world")
    page = someone.page
    page.get_by_role("button", name="Hint", exact=True).click()
    page.wait_for_selector(".advice")
    page.locator("[data-on='space/grow']").click()
    page.wait_for_selector(".refused")
    assert page.locator(".advice, .reader").count() == 0
    page.get_by_role("button", name="Hint", exact=True).click()
    page.wait_for_selector(".advice")
    assert page.locator(".refused").count() == 0
    someone.well()


def test_a_small_screen_shows_the_pane_that_is_asked_for(person: Callable[..., Person]) -> None:
    someone = person(390, seed=117, touch=True, is_mobile=True)
    sit_down(someone, "the-ancient-world")
    page = someone.page
    page.wait_for_selector("[data-tab=board][aria-selected=true] b")
    page.click("[data-tab=market]")
    page.wait_for_timeout(300)
    assert page.locator("[data-tab=market]").get_attribute("aria-selected") == "true", "nothing can be used there, but seen"
    page.click("[data-tab=board]")
    place(someone, "build", 1)
    page.wait_for_selector("[data-tab=market][aria-selected=true]")
    someone.well()


def test_an_attack_is_added_up_and_its_dice_are_seen(person: Callable[..., Person]) -> None:
    someone = person(seed=118, speed="slow")
    sit_down(someone, "the-ancient-world")
    page = someone.page
    page.evaluate(PLAY, [9999, 118, ".stop .sum"])
    page.click("section.ask >> text=Hold")
    parts = [int(n) for n in page.locator(".stop .sum strong").all_inner_texts()]
    assert sum(parts) == int(page.locator(".stop .versus > b").inner_text())
    assert sum(parts) >= int(page.locator(".stop .of").inner_text())
    assert page.locator(".stop .titan").count() == 1
    for _ in range(9):
        if page.locator(".stop .die").count():
            break
        page.mouse.click(640, 480)
        page.wait_for_timeout(150)
    rolled = page.locator(".caption").inner_text().count("die shows")
    assert 1 <= page.locator(".stop .die").count() == rolled
    page.keyboard.press("Escape")
    page.wait_for_selector(OWED)
    assert page.locator(".stop").count() == 0
    someone.well()


@pytest.mark.parametrize("way", ["button", "card"])
def test_a_finger_reads_a_card_before_it_plays_it(person: Callable[..., Person], way: str) -> None:
    someone = person(390, seed=119, touch=True, is_mobile=True)
    sit_down(someone, "tides-of-time")
    page = someone.page
    card = page.locator(".hand .card").first
    text = card.get_attribute("data-do")
    assert text
    card.tap(position={"x": 12, "y": 60})
    page.wait_for_selector(".reader .large .card")
    assert card.get_attribute("data-do") is None
    assert page.locator(f"[data-do='{text}']").count() == 1, "an action keeps its one control"
    assert page.locator(".reader [data-do], .reader .usable").count() == 0
    assert page.locator(".kingdom .card").count() == 0
    if way == "button":
        page.locator(f".ask [data-do='{text}']").tap()
    else:
        card.tap(position={"x": 12, "y": 60})
    page.wait_for_selector(".kingdom .card")
    someone.well()


def test_a_finger_plays_at_once_where_that_is_wished(person: Callable[..., Person]) -> None:
    someone = person(390, seed=120, touch=True, is_mobile=True)
    someone.context.add_init_script(
        "localStorage['tessera.prefs'] = JSON.stringify({ ...JSON.parse(localStorage['tessera.prefs']), oneTap: true })"
    )
    sit_down(someone, "tides-of-time")
    someone.page.locator(".hand .card").first.tap(position={"x": 12, "y": 60})
    someone.page.wait_for_selector(".kingdom .card")
    someone.well()


def test_a_card_that_cannot_be_used_is_read_above_its_refusal(person: Callable[..., Person]) -> None:
    someone = person(390, seed=121, touch=True, is_mobile=True)
    sit_down(someone, "the-ancient-world")
    page = someone.page
    page.locator("[data-tab=market]").tap()
    page.locator(".empire .card").first.tap()
    page.wait_for_selector(".refused")
    page.wait_for_timeout(300)
    read, said = page.locator(".reader").bounding_box(), page.locator(".refused").bounding_box()
    assert read is not None
    assert said is not None
    assert read["y"] + read["height"] <= said["y"]
    page.locator("[data-tab=board]").tap()
    page.wait_for_selector(".reader", state="detached")
    someone.well()
