"""Pictures of each game at the start, in the middle and at the end: python tests/web/screens.py URL [SCENE...]

The clicks are made inside the page, as fast as it can take them; the choices are seeded.
"""

from __future__ import annotations

import json
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from web.conftest import FLAGS, ROOT
from web.person import SEEDED

SCREENS = ROOT / "docs" / "screens"
GAMES = ROOT / "web" / "src" / "games"
HEIGHTS = {1280: 800, 390: 844}
"""By width. The desktop is shown light, the phone dark."""
PREFS = {"guide": False, "level": "greedy", "name": "Ada", "speed": "off"}


@dataclass(frozen=True)
class Scene:
    """What is photographed of a game: its start, its middle and its end, or the one moment at which `until` is there."""

    game: str
    name: str = ""
    clicks: int = 9999
    """So many lead to the middle."""
    until: str = ""
    table: dict[str, Any] | None = None
    """The table that is opened, unless the button of the first page does it."""

    @property
    def title(self) -> str:
        return f"{self.game}-{self.name}" if self.name else self.game


def read_scenes() -> dict[str, Scene]:
    """The scenes that the boards name in their scenes.json."""
    found = [
        Scene(path.parent.name, **one) for path in sorted(GAMES.glob("*/scenes.json")) for one in json.loads(path.read_text())
    ]
    return {scene.title: scene for scene in found}


OPEN = """
async (wish) => {
  const post = (path, body) => fetch(path, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  }).then((answer) => answer.json())
  const made = await post('/api/tables', { ...wish, agents: [null, ...Array(wish.seats - 1).fill('greedy')] })
  return [made.table, made.links[0]]
}
"""
PLAY = """
async ([upto, seed, until]) => {
  let state = seed
  const random = (n) => ((state = (state * 1103515245 + 12345) & 0x7fffffff) >> 8) % n
  let clicks = 0
  const start = performance.now()
  const done = () => document.querySelector('.ending') || document.querySelector(until)
  while (clicks < upto && !done() && performance.now() - start < 100000) {
    const controls = [...document.querySelectorAll('.usable[role=button], [data-do], .doubt .button')]
    if (controls.length) {
      const one = controls[random(controls.length)]
      one.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      clicks += 1
    }
    await new Promise((done) => setTimeout(done, controls.length ? 15 : 40))
  }
  return clicks
}
"""
HIDDEN = """
() => [...document.querySelectorAll('.usable[role=button], [data-do]')].filter((e) => {
  if (!e.checkVisibility()) return false
  const box = e.getBoundingClientRect()
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  return !top || !(e.contains(top) || top.contains(e) || top.closest('[data-do], .usable'))
}).map((e) => e.getAttribute('data-on') ?? e.getAttribute('data-do'))
"""


def keep(page: Page, name: str) -> None:
    page.wait_for_timeout(500)
    if hidden := page.evaluate(HIDDEN):
        print(f"{name}: something lies over {hidden[:4]}", file=sys.stderr)
    page.screenshot(path=str(SCREENS / f"{name}.png"), timeout=60000)


def show(browser: Any, base: str, scene: Scene, width: int) -> None:
    theme = "light" if width > 500 else "dark"
    small = width < 500
    context = browser.new_context(
        viewport={"width": width, "height": HEIGHTS[width]},
        color_scheme=theme,
        reduced_motion="reduce",
        locale="en-GB",
        has_touch=small,
        is_mobile=small,
    )
    context.add_init_script(SEEDED % width)
    context.add_init_script(f"localStorage['tessera.prefs'] = {json.dumps(json.dumps(PREFS))}")
    page = context.new_page()
    page.set_default_timeout(90000)
    if scene.table is None:
        page.goto(f"{base}#/play/{scene.game}")
    else:
        page.goto(base)
        table, link = page.evaluate(OPEN, {"game": scene.game, **scene.table})
        page.goto(f"{base}#/table/{table}?join={link}")
    page.wait_for_selector("section.ask.owed")
    if scene.until:
        page.evaluate(PLAY, [scene.clicks, width, scene.until])
        keep(page, f"{scene.title}-{width}")
    else:
        show_course(page, scene, width)
    context.close()


def show_home(browser: Any, base: str, width: int) -> None:
    page = browser.new_page(viewport={"width": width, "height": HEIGHTS[width]}, locale="en-GB")
    page.goto(base)
    page.wait_for_selector(".box img")
    keep(page, f"home-{width}")
    page.close()


def show_course(page: Page, scene: Scene, width: int) -> None:
    keep(page, f"{scene.title}-start-{width}")
    page.evaluate(PLAY, [scene.clicks, width, ".nothing"])
    page.wait_for_selector("section.ask.owed, .ending")
    keep(page, f"{scene.title}-middle-{width}")
    page.evaluate(PLAY, [9999, width + 1, ".nothing"])
    keep(page, f"{scene.title}-end-{width}")


if __name__ == "__main__":
    SCREENS.mkdir(parents=True, exist_ok=True)
    scenes = read_scenes()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for width in HEIGHTS:
            show_home(chromium, sys.argv[1], width)
        for title in sys.argv[2:] or scenes:
            for width in HEIGHTS:
                show(chromium, sys.argv[1], scenes[title], width)
                print(title, width, file=sys.stderr)
        chromium.close()
