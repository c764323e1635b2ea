"""For everybody: axe on every page and in sampled positions, and one control for each legal action."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from web.conftest import LONG, ROOT, WIDTHS, lacking
from web.person import OWED, TITLES, Person

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PARITY = (Path(__file__).parent / "parity.js").read_text(encoding="utf-8").split("\n", 1)[1]
N_STATES = int(os.environ.get("TESSERA_STATES", 50 if LONG else 4))


def judge(someone: Person) -> None:
    """No serious or critical finding of axe on the page as it is."""
    if not AXE.exists():
        lacking("axe-core is not installed; `make client` installs it")
    page = someone.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then((r) => r.violations)")
    grave = [
        f"{one['id']}: {one['nodes'][0]['html'][:200]} {one['nodes'][0]['failureSummary'][:300]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]
    assert not grave, "\n".join(grave)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_have_no_grave_finding(person: Callable[..., Person], width: int, theme: str) -> None:
    someone = person(width, color_scheme=theme)
    someone.home()
    judge(someone)
    someone.page.click("text=With friends >> nth=0")
    judge(someone)
    someone.page.keyboard.press("Escape")
    someone.page.click("text=Play now >> nth=0")
    judge(someone)
    someone.page.keyboard.press("Escape")
    someone.page.click("text=Settings")
    judge(someone)
    someone.page.goto(f"{someone.base}#/rules/tides-of-time/TT-12")
    someone.page.wait_for_selector("#TT-12")
    judge(someone)
    someone.well()


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", TITLES)
def test_each_legal_action_has_one_control(person: Callable[..., Person], game: str, width: int) -> None:
    """In sampled positions: the ways from the page are the legal actions, each once; and axe finds nothing grave."""
    someone = person(width, seed=31, color_scheme="dark" if width == WIDTHS[1] else "light")
    states = 0
    while states < N_STATES:
        someone.start(game)
        while not someone.over() and states < N_STATES:
            someone.play(someone.click_something, upto=1 + someone.rng.randrange(4))
            someone.page.keyboard.press("Escape")
            someone.page.keyboard.press("Escape")
            if sample(someone):
                states += 1
                if states % 3 == 0:
                    judge(someone)
    judge(someone)
    someone.well()


def sample(someone: Person) -> bool:
    """Compare controls and legal actions, if the position holds still while we look."""
    someone.page.wait_for_selector(f"{OWED}, .ending")
    before = someone.settled()
    if before is None or len(before["options"]) < 2:
        return False
    shown = someone.page.evaluate(f"({PARITY})()")
    after = someone.prompt()
    # On an open market the question stays the same while rivals make offers.
    if after is None or after["ask"] != before["ask"] or after["options"] != before["options"]:
        return False
    legal = Counter(option["do"] for option in before["options"])
    assert Counter(shown["found"]) == legal, json.dumps([before["title"], shown["wrong"][:5]])
    assert not shown["wrong"], shown["wrong"][:5]
    return True
