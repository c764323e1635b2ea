"""Pictures of each game at the start, in the middle and at the end, at both widths: python tests/web/screens.py URL [GAME...]

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
from web.person import SEEDED, TITLES

SCREENS = ROOT / "docs" / "screens"
MIDDLE = {"tides-of-time": 8, "the-ancient-world": 24, "age-of-heroes": 30, "city-builder": 26}
"""Clicks after which a match is in its middle."""
PLAY = """
async ([upto, seed]) => {
  let state = seed
  const random = (n) => ((state = (state * 1103515245 + 12345) & 0x7fffffff) >> 8) % n
  let clicks = 0
  const start = performance.now()
  while (clicks < upto && !document.querySelector('.ending') && performance.now() - start < 100000) {
    const controls = [...document.querySelectorAll('.usable[role=button], [data-do]')]
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


def show(browser: Any, base: str, game: str, width: int) -> None:
    theme = "light" if width > 500 else "dark"
    context = browser.new_context(
        viewport={"width": width, "height": 860}, color_scheme=theme, reduced_motion="reduce", locale="en-GB"
    )
    context.add_init_script(SEEDED % width)
    context.add_init_script("localStorage.setItem('tessera.prefs', JSON.stringify({ guide: false }))")
    page = context.new_page()
    page.set_default_timeout(90000)
    page.goto(f"{base}#/play/{game}")
    page.wait_for_selector("section.ask.owed")
    keep(page, f"{game}-start-{width}")
    page.evaluate(PLAY, [MIDDLE[game], width])
    page.wait_for_selector("section.ask.owed, .ending")
    keep(page, f"{game}-middle-{width}")
    page.evaluate(PLAY, [9999, width + 1])
    page.evaluate("document.querySelector('.ending')?.scrollIntoView()")
    keep(page, f"{game}-end-{width}")
    context.close()


if __name__ == "__main__":
    SCREENS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for game in sys.argv[2:] or TITLES:
            for width in [int(w) for w in os.environ.get("WIDTHS", "1280 360").split()]:
                show(chromium, sys.argv[1], game, width)
                print(game, width, file=sys.stderr)
        chromium.close()
