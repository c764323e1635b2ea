"""One screen: at six sizes nothing scrolls, and whatever can be used now is in sight and large enough for a finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from web.conftest import LONG, ROOT
from web.person import OWED, Person
from web.screens import OPEN, PLAY

from tessera.games import GAMES

DESKTOPS = ((1280, 800), (1440, 900), (1024, 700))
PHONES = ((390, 844), (360, 640), (844, 390))
N_QUESTIONS = 400 if LONG else 7
"""So many questions of a match are looked at; a long run plays to the end."""
FINGER = 44
POINTER = 24
AT_TABLE = [game for game in GAMES.values() if (ROOT / "web" / "src" / "games" / game.id / "table.ts").exists()]
"""The games that are built into the regions of the shell."""
FULL = [
    pytest.param(game.id, seats, touch, id=f"{game.id}-{seats}-{'phone' if touch else 'desktop'}")
    for game in AT_TABLE
    for seats in sorted({max(2, min(game.seats)), max(game.seats)})
    for touch in (False, True)
]
FAULTS = """
async ([least, small]) => {
  // The page measures, lays out what has no room, and measures again.
  const frame = async () => { for (let i = 0; i < 6; i++) await new Promise(requestAnimationFrame) }
  await frame()
  const faults = new Set()
  const page = document.documentElement
  const called = (e) => e.dataset.do ?? e.dataset.on ?? e.getAttribute('aria-label') ?? e.textContent.trim().slice(0, 30)
  const measure = (width, height) => `${Math.round(width)} x ${Math.round(height)}`
  const shown = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0
  const controls = () => [...document.querySelectorAll('.usable[role=button], [data-do]')]
  const judge = (e) => {
    const box = e.getBoundingClientRect()
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      return `${called(e)} is outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`
    // What is seen of it, by a net of points: fans lie over each other.
    const N = 12
    const columns = new Set(), rows = new Set(), over = new Set()
    for (let x = 0; x < N; x++) for (let y = 0; y < N; y++) {
      const top = document.elementFromPoint(box.left + (box.width * (x + 0.5)) / N, box.top + (box.height * (y + 0.5)) / N)
      if (top && !e.contains(top)) over.add(top.className)
      if (top && (e === top || e.contains(top))) { columns.add(x); rows.add(y) }
    }
    const [width, height] = [(columns.size * box.width) / N, (rows.size * box.height) / N]
    if (Math.min(width, height) < least - 4)
      return `${called(e)} is covered or small: ${measure(width, height)} of ${measure(box.width, box.height)}, ${[...over]}`
    return ''
  }
  const scrolls = () => {
    const high = Math.max(page.scrollHeight, document.body.scrollHeight)
    if (high > innerHeight) faults.add(`the page is ${high} high`)
    if (page.scrollWidth > innerWidth) faults.add(`the page is ${page.scrollWidth} wide`)
  }
  const overlaps = () => {
    const own = [...document.querySelectorAll('.app button, .app a.button')].filter((e) => shown(e) && !e.closest('.piece'))
    const boxes = own.map((e) => e.getBoundingClientRect())
    for (let i = 0; i < own.length; i++) {
      if (Math.min(boxes[i].width, boxes[i].height) < least - 0.5)
        faults.add(`${called(own[i])} is ${measure(boxes[i].width, boxes[i].height)}`)
      if (boxes[i].left < -1 || boxes[i].right > innerWidth + 1 || boxes[i].top < -1 || boxes[i].bottom > innerHeight + 1)
        if (!own[i].closest('.notes, .ending, .rival')) faults.add(`${called(own[i])} is outside`)
      for (let j = 0; j < i; j++) {
        const [a, b] = [boxes[i], boxes[j]]
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (wide > 2 && high > 2) faults.add(`${called(own[i])} and ${called(own[j])} overlap`)
      }
    }
  }
  const look = () => {
    scrolls()
    overlaps()
    const seen = controls().filter(shown)
    for (const e of seen) if (e.dataset.on && !e.matches('.usable, .chosen')) faults.add(`${called(e)} does not glow`)
    for (const e of seen) { const fault = judge(e); if (fault) faults.add(fault) }
    return seen
  }
  const all = controls()
  const first = look()
  if (all.length && !first.length) faults.add('nothing that can be used is in sight')
  const away = all.filter((e) => !first.includes(e))
  if (!small) for (const e of away) faults.add(`${called(e)} is not shown`)
  // One tap away: behind a tab, or behind the button for choices that have no room.
  const before = [...document.querySelectorAll('[role=tab][aria-selected=true], .more[aria-expanded=false]')]
  for (const opener of document.querySelectorAll('[role=tab], .more[aria-expanded=false]')) {
    if (!small || opener.ariaSelected === 'true') continue
    opener.click()
    await frame()
    // Choices that are unfolded lie over the table, so that only they are looked at.
    if (opener.role === 'tab') look()
    else for (const e of document.querySelectorAll('#spare [data-do]')) { const fault = judge(e); if (fault) faults.add(fault) }
    for (const e of [...away]) if (shown(e)) away.splice(away.indexOf(e), 1)
  }
  for (const opener of before) opener.click()
  await frame()
  if (small) for (const e of away) faults.add(`${called(e)} is not one tap away`)
  return [...faults]
}
"""
"""All that is wrong with the page as it is. On a small screen every pane is looked at."""
CLICK = """
(n) => {
  const controls = [...document.querySelectorAll('.usable[role=button], [data-do], .doubt .button')]
  controls[n % controls.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return controls.length
}
"""


def sit_down(someone: Person, game: str, seats: int) -> None:
    someone.page.goto(someone.base)
    table, link = someone.page.evaluate(OPEN, {"game": game, "seats": seats})
    someone.page.goto(f"{someone.base}#/table/{table}?join={link}")
    someone.page.wait_for_selector(f"{OWED}, .ending")


@pytest.mark.parametrize(("game", "seats", "touch"), FULL)
def test_whatever_can_be_used_is_in_sight(person: Callable[..., Person], game: str, seats: int, touch: bool) -> None:
    someone = person(390 if touch else 1280, seed=91 + seats, touch=touch, is_mobile=touch)
    sit_down(someone, game, seats)
    faults: dict[str, str] = {}
    for n in range(N_QUESTIONS):
        someone.page.wait_for_selector(f"{OWED}, .ending")
        someone.settled()
        for width, height in PHONES if touch else DESKTOPS:
            someone.page.set_viewport_size({"width": width, "height": height})
            for fault in someone.page.evaluate(FAULTS, [FINGER if touch else POINTER, touch]):
                faults.setdefault(f"{width}x{height} {fault}", f"question {n}: {someone.question()}")
        if someone.over():
            break
        someone.page.evaluate(CLICK, someone.rng.randrange(9999))
    assert not faults, "\n".join(f"{fault}  ({where})" for fault, where in list(faults.items())[:40])
    someone.well()


STOPPED = """
() => {
  const faults = []
  const stage = document.querySelector('.stage').getBoundingClientRect()
  const table = document.querySelector('.stop table').getBoundingClientRect()
  if (table.top < stage.top || table.bottom > stage.bottom || table.left < stage.left || table.right > stage.right)
    faults.push(`the table is at ${[table.left, table.top, table.right, table.bottom].map(Math.round)}`)
  const button = document.querySelector('.ask .go-on')
  const box = button.getBoundingClientRect()
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  if (!button.contains(top)) faults.push(`what goes on is at ${[box.left, box.top].map(Math.round)}`)
  return faults
}
"""


@pytest.mark.parametrize("touch", [False, True])
def test_a_scored_round_is_seen_as_a_whole_and_waved_on(person: Callable[..., Person], touch: bool) -> None:
    someone = person(390 if touch else 1280, seed=95, touch=touch, is_mobile=touch, speed="fast")
    sit_down(someone, "tides-of-time", 2)
    page = someone.page
    page.evaluate(PLAY, [9999, 95, ".stop"])
    for width, height in PHONES if touch else DESKTOPS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        assert page.evaluate(STOPPED) == [], f"{width}x{height}"
    assert page.locator("#question").inner_text() == "Round 1 is scored"
    rounds = page.locator(".stop tfoot tr:first-child td").all_inner_texts()
    given = page.locator(".stop tbody td:nth-of-type(1)").all_inner_texts()
    assert sum(int(n or 0) for n in given) == int(rounds[0])
    page.click(".ask .go-on")
    page.wait_for_selector(OWED)
    someone.well()
