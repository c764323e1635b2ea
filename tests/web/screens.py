"""Pictures of each game at the start, in the middle and at the end, at both widths: python tests/web/screens.py URL [SCENE...]

The clicks are made inside the page, as fast as it can take them; the choices are seeded.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from web.conftest import FLAGS, ROOT
from web.person import SEEDED

SCREENS = ROOT / "docs" / "screens"
SCENES: dict[str, tuple[int, dict[str, Any] | None]] = {
    "tides-of-time": (11, None),
    "the-ancient-world": (22, None),
    "age-of-heroes": (44, None),
    "age-of-heroes-battle": (9999, {"game": "age-of-heroes", "seats": 6, "answers_forced": False}),
    "city-builder": (40, None),
    "city-builder-cooperative": (30, {"game": "city-builder", "seats": 2, "options": {"mode": "cooperative"}}),
    "city-builder-solo": (30, {"game": "city-builder", "seats": 1}),
}
"""For each scene the clicks after which it is in its middle, and the table that is opened unless one click does it."""
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
  e.scrollIntoView({ block: 'center' })
  const box = e.getBoundingClientRect()
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  return !top || !(e.contains(top) || top.contains(e) || top.closest('[data-do], .usable'))
}).map((e) => e.getAttribute('data-on') ?? e.getAttribute('data-do'))
"""


def keep(page: Page, name: str) -> None:
    page.wait_for_timeout(500)
    if hidden := page.evaluate(HIDDEN):
        print(f"{name}: something lies over {hidden[:4]}", file=sys.stderr)
    page.evaluate("scrollTo(0, 0)")
    page.screenshot(path=str(SCREENS / f"{name}.png"), full_page=True, timeout=60000)


def show(browser: Any, base: str, scene: str, width: int) -> None:
    theme = "light" if width > 500 else "dark"
    context = browser.new_context(
        viewport={"width": width, "height": 860}, color_scheme=theme, reduced_motion="reduce", locale="en-GB"
    )
    context.add_init_script(SEEDED % width)
    context.add_init_script("localStorage['tessera.prefs'] = JSON.stringify({ guide: false, level: 'greedy', name: 'Ada' })")
    page = context.new_page()
    page.set_default_timeout(90000)
    clicks, wish = SCENES[scene]
    if wish is None:
        page.goto(f"{base}#/play/{scene}")
    else:
        page.goto(base)
        table, link = page.evaluate(OPEN, wish)
        page.goto(f"{base}#/table/{table}?join={link}")
    page.wait_for_selector("section.ask.owed")
    if scene == "age-of-heroes-battle":
        page.evaluate(PLAY, [clicks, width, "[data-do^='fight ']"])
        keep(page, f"{scene}-{width}")
        context.close()
        return
    keep(page, f"{scene}-start-{width}")
    page.evaluate(PLAY, [clicks, width, ".nothing"])
    page.wait_for_selector("section.ask.owed, .ending")
    keep(page, f"{scene}-middle-{width}")
    page.evaluate(PLAY, [9999, width + 1, ".nothing"])
    page.evaluate("document.querySelector('.ending')?.scrollIntoView()")
    keep(page, f"{scene}-end-{width}")
    context.close()


if __name__ == "__main__":
    SCREENS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for scene in sys.argv[2:] or SCENES:
            for width in [int(w) for w in os.environ.get("WIDTHS", "1280 360").split()]:
                show(chromium, sys.argv[1], scene, width)
                print(scene, width, file=sys.stderr)
        chromium.close()
