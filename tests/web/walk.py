"""Pictures of every kind of question of every game: python tests/web/walk.py URL FOLDER [GAME...]

Matches are played by computers, brought to the server, and gone on with where a question of each kind is asked, so the
boards look as in a real match. URL is that of a running `tests/web/seeded.py`. Desktops are shown light, phones dark.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from web.conftest import FLAGS

import tessera
from tessera.agents import make_agent
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.prompt import prompt
from tessera.games import GAMES

SIZES = {1280: 800, 390: 844}
PREFS = {"guide": False, "name": "Ada", "speed": "off"}
MATCHES = 24
"""Matches of each number of seats and set of options in which questions are looked for. Half of them are played at random."""


@dataclass(frozen=True)
class Found:
    """A question of some kind: the match, the seat that is asked, and after how many entries."""

    title: str
    match: Match
    entry: int
    seat: int


def variants(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Numbers of seats with options: the default with the quickest and the most seats, and every other choice of an option."""
    yield game.quick_seats, {}
    yield game.seats[-1], {}
    for option in game.options:
        for choice in option.choices:
            wanted = {option.name: choice}
            for seats in (game.quick_seats, game.seats[0]):
                try:
                    game.box(seats, wanted)
                except tessera.BadCall:
                    continue
                yield seats, wanted
                break


def played(game: Game, seats: int, options: dict[str, Any], seed: int) -> tuple[Match, list[Found]]:
    """A whole match, and the last question of each kind in it that has more than one answer."""
    match = tessera.new_match(game.id, seats=seats, seed=seed, options=options)
    agents = [make_agent("greedy", game, seed + seat) for seat in range(seats)]
    rng = Random(seed)
    found: dict[str, Found] = {}
    while not match.over:
        seat = match.waiting()[0]
        choices = match.options(seat)
        asked = prompt(match.state, seat, 1)
        if asked is not None and len(choices) > 1 and len(match.entries) > 0:
            found[asked["title"]] = Found(asked["title"], match, len(match.entries), seat)
        match.play(seat, rng.choice(choices) if seed % 2 else agents[seat].choose(match.look(seat), choices))
    return match, list(found.values())


def questions(game: Game) -> dict[str, Found]:
    """One question of each kind."""
    found: dict[str, Found] = {}
    for seats, options in variants(game):
        for seed in range(MATCHES):
            for one in played(game, seats, options, seed)[1]:
                found.setdefault(one.title, one)
    return found


def photograph(base: str, browser: Any, table: str, one: Found, folder: Path) -> None:
    for width, height in SIZES.items():
        small = width < 500
        made = httpx.post(f"{base}api/tables/{table}/moments/{one.entry}/play-on", json={"seat": one.seat}).json()
        link = next(link for link in made["links"] if link)
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if small else "light",
            reduced_motion="reduce",
            locale="en-GB",
            has_touch=small,
            is_mobile=small,
        )
        context.add_init_script(f"localStorage['tessera.prefs'] = {json.dumps(json.dumps(PREFS))}")
        page = context.new_page()
        page.goto(f"{base}#/table/{made['table']}?join={link}")
        page.wait_for_selector("section.ask.owed", timeout=60_000)
        page.wait_for_timeout(700)
        page.screenshot(path=str(folder / f"{one.title}-{width}.jpg"), type="jpeg", quality=72)
        context.close()


def main(base: str, target: Path, names: list[str]) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for game in [GAMES[name] for name in names or GAMES]:
            folder = target / game.id
            folder.mkdir(parents=True, exist_ok=True)
            found = questions(game)
            asked = {step.TITLE for step in game.steps.values() if step.TITLE}
            print(
                f"{game.id}: {len(found)} kinds of questions; not met: {', '.join(sorted(asked - set(found))) or 'none'}",
                flush=True,
            )
            tables: dict[int, str] = {}
            for title, one in sorted(found.items()):
                if id(one.match) not in tables:
                    brought = httpx.post(f"{base}api/records", json=one.match.record(), timeout=120).json()
                    tables[id(one.match)] = brought["table"]
                photograph(base, browser, tables[id(one.match)], one, folder)
                print(f"  {title}", flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3:])
