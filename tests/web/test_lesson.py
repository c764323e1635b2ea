"""The stranger's path: from the first page through a lesson to its end, by clicks alone."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from web.person import CLICK_MS, OWED, PATIENCE, TITLES, Person

from tessera.games import GAMES

TAUGHT = [game.id for game in GAMES.values() if game.lesson is not None]
GUIDE = ".ask .guide"
POINTED = ".usable.hinted, .hinted[data-do]"
STOPPED = "section.ask .go-on"


class Stranger:
    """Somebody who reads the guide and clicks what it points at."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.page = person.page
        self.game = game
        self.heard: list[str] = []

    def learn(self) -> None:
        """From the first page into the lesson."""
        self.person.home()
        self.page.click(f".box:has(h2:text-is('{TITLES[self.game]}')) .learn")
        self.page.wait_for_selector(OWED)

    def listen(self) -> None:
        said = self.page.locator(GUIDE)
        if said.count():
            text = " ".join(said.first.inner_text().split())
            if text not in self.heard:
                self.heard.append(text)

    def over(self) -> bool:
        return any(self.end in said for said in self.heard)

    @property
    def end(self) -> str:
        return "Spiel weiter!" if self.page.locator("html").get_attribute("lang") == "de" else "Play on!"

    def click(self) -> bool:
        """Click what is pointed at; false if nothing is."""
        if self.page.locator(STOPPED).count():
            self.page.locator(STOPPED).first.click()
            return True
        pointed = self.page.query_selector_all(POINTED)
        if not pointed:
            return False
        before = self.person.page.locator("section.ask").get_attribute("data-ask")
        self.person.bring_forward(pointed[0])
        pointed[0].click(timeout=CLICK_MS)
        return before is not None

    def go_on(self, upto: int = 500) -> None:
        """Play until the guide has said its last word, or so many clicks."""
        last, clicks = time.monotonic(), 0
        while not self.over() and clicks < upto:
            assert time.monotonic() - last < PATIENCE, f"stuck at {self.person.question()} after {self.heard[-1:]}"
            self.listen()
            try:
                clicked = self.click()
            except Exception:
                if time.monotonic() - last > PATIENCE / 2:
                    raise
                clicked = False  # it was redrawn under the pointer
            if clicked:
                clicks, last = clicks + 1, time.monotonic()
            self.page.wait_for_timeout(60)


def stranger(person: Callable[..., Person], game: str, **wishes: object) -> Stranger:
    return Stranger(person(seed=61, guided=True, **wishes), game)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_stranger_learns_a_game_by_clicks_alone(person: Callable[..., Person], game: str) -> None:
    someone = stranger(person, game)
    someone.learn()
    someone.go_on()
    lesson = GAMES[game].lesson
    assert lesson is not None
    assert len(someone.heard) == len(set(someone.heard)) > sum(not step.optional for step in lesson.steps) // 2
    assert any("Click" in said for said in someone.heard)
    assert not any("Tap " in said for said in someone.heard)
    for _ in range(20):  # it goes with the next answer, which may take several clicks
        if someone.page.locator(GUIDE).count():
            someone.person.play(someone.person.click_something, upto=1)
    someone.page.wait_for_selector(GUIDE, state="detached")
    someone.person.well()


@pytest.mark.parametrize("game", TAUGHT)
def test_on_a_phone_the_guide_speaks_of_tapping(person: Callable[..., Person], game: str) -> None:
    someone = stranger(person, game, width=390, touch=True, is_mobile=True)
    someone.learn()
    someone.go_on()
    assert any("Tap " in said for said in someone.heard)
    assert not any("Click" in said for said in someone.heard)
    someone.person.well()


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize(("locale", "wanted"), [("en-GB", "Tap "), ("de-DE", "Tippe ")])
def test_on_a_phone_the_hints_of_a_match_speak_of_tapping(
    person: Callable[..., Person], game: str, locale: str, wanted: str
) -> None:
    someone = stranger(person, game, width=390, touch=True, is_mobile=True, locale=locale)
    someone.person.home()
    someone.page.click(f".box:has(h2:text-is('{TITLES[game]}')) .button.first")
    someone.page.click(".sheet .start")
    someone.page.wait_for_selector(GUIDE)
    someone.listen()
    for _ in range(6):
        if any(wanted in said for said in someone.heard):
            break
        someone.person.play(someone.person.click_something, upto=1)
        someone.page.wait_for_selector(OWED)
        someone.listen()
    assert any(wanted in said for said in someone.heard)
    assert not any("Click" in said or "Klick" in said for said in someone.heard)


def test_a_lesson_in_german_goes_on_after_a_reload(person: Callable[..., Person]) -> None:
    someone = stranger(person, "tides-of-time", locale="de-DE")
    someone.learn()
    someone.go_on(upto=3)
    someone.page.wait_for_selector(POINTED)
    before = someone.page.locator(GUIDE).inner_text()
    someone.page.reload()
    someone.page.wait_for_selector(POINTED)
    assert someone.page.locator(GUIDE).inner_text() == before
    someone.go_on()
    assert any("Klicke auf" in said for said in someone.heard)
    someone.person.well()


def test_whoever_plays_for_the_first_time_is_offered_the_lesson(person: Callable[..., Person]) -> None:
    someone = person(seed=62)
    someone.home()
    box = f".box:has(h2:text-is('{TITLES['tides-of-time']}')) .button.first"
    someone.page.click(box)
    someone.page.click(".sheet .learn")
    someone.page.wait_for_selector(GUIDE)
    someone.home()
    someone.page.click(box)
    someone.page.wait_for_selector(".sheet .start")
    assert someone.page.locator(".sheet .learn").count() == 0


def test_what_was_said_last_can_be_heard_again(person: Callable[..., Person]) -> None:
    someone = stranger(person, "tides-of-time")
    someone.learn()
    someone.go_on()
    last = someone.page.locator(GUIDE).inner_text()
    someone.person.play(someone.person.click_something, upto=1)
    someone.page.wait_for_selector(GUIDE, state="detached")
    someone.page.keyboard.press("?")
    assert someone.page.locator(GUIDE).inner_text().split() == last.split()
    someone.page.click(".ask .again")
    assert someone.page.locator(GUIDE).count() == 0
