"""A table with a pack shows the pack's own cards: changed numbers, other names, and cards that the house does not have."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from web.conftest import WIDTHS
from web.person import OWED, Person

OPEN = """
async (wish) => {
  const post = (path, body) => fetch(path, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  }).then((answer) => answer.json())
  const made = await post('/api/tables', { ...wish, seats: 2, agents: [null, 'greedy'] })
  if (!made.table) throw new Error(made.reason)
  const seated = await post(`/api/tables/${made.table}/join`, { link: made.links[0], name: 'Ada', nonce: made.table })
  localStorage[`tessera.seat.${made.table}`] = JSON.stringify({ seat: seated.seat, kind: seated.kind })
  const state = await fetch(`/api/tables/${made.table}?seat=0`).then((answer) => answer.json())
  return [made.table, state.view]
}
"""
N_TABLES = 200
"""So many are opened at most, until all that is looked for lies on the table."""


def sit_down(someone: Person, game: str, pack: str, wanted: Callable[[list[str]], bool], place: str) -> list[str]:
    """Open tables until the one at which this place shows what is wanted, and sit down there; what lies in the place."""
    someone.home()
    for _ in range(N_TABLES):
        table, view = someone.page.evaluate(OPEN, {"game": game, "options": {"pack": pack}})
        if wanted(view[place]):
            someone.page.goto(f"{someone.base}#/table/{table}")
            someone.page.wait_for_selector(OWED)
            shown: list[str] = view[place]
            return shown
    raise AssertionError(f"the cards that are looked for are not among {place}")


def shown(someone: Person, name: str) -> tuple[str, str]:
    """What can be seen and what can be heard of the piece of this name."""
    piece = someone.page.locator(f'.app .piece[aria-label*="{name}"]').first
    return piece.inner_text(), piece.get_attribute("aria-label") or ""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("width", WIDTHS)
def test_the_ancient_world_is_drawn_with_the_cards_of_the_pack(
    person: Callable[..., Person], packs: Path, width: int, locale: str
) -> None:
    someone = person(width, seed=91, locale=locale)
    looked_for = {"crane", "masons-yard", "glass-tower"}
    sit_down(someone, "the-ancient-world", "ancient", lambda row: set(row) == looked_for, "empire_row")
    crane = someone.page.locator('.piece[aria-label*="Crane"], .piece[aria-label*="Kran"]').first
    assert "9" in crane.inner_text(), "the price of the pack"
    seen, heard = shown(someone, "House of Owls")
    assert "House of Owls" in seen
    seen, heard = shown(someone, "Glass Tower")
    assert "Glass Tower" in seen
    assert "7" in seen
    assert "5" in heard.removeprefix("Glass Tower"), "the text of a card that the house does not have"
    assert someone.page.locator("section.board >> text=/Masons.? Yard/").count() == 0
    someone.well()


@pytest.mark.parametrize("width", WIDTHS)
def test_city_builder_is_drawn_with_the_monuments_of_the_pack(person: Callable[..., Person], packs: Path, width: int) -> None:
    someone = person(width, seed=92)
    printed = {one["id"]: one for one in tomllib.loads((packs / "city" / "monuments.toml").read_text("utf-8"))["competitive"]}

    def wanted(supply: list[str]) -> bool:
        """A new Monument, a renamed one, and one that gives more points than in the house."""
        names = [printed[id]["name"] for id in supply]
        points = [printed[id]["bonus"]["points"] for id in supply]
        return any("Glass" in name for name in names) and any("Owls" in name for name in names) and 15 in points

    for id in sit_down(someone, "city-builder", "city", wanted, "monument_supply"):
        name, bonus = printed[id]["name"], printed[id]["bonus"]
        seen, heard = shown(someone, name)
        assert name in seen + heard
        assert str(bonus["points"]) in heard.replace(name, ""), heard
    someone.well()
