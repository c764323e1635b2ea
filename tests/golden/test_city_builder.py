"""A match of City Builder printed in brief, one for each mode: what is done, told, asked, and how the cities grow.

    TESSERA_GOLDEN=write python -m pytest tests/golden

writes the pages anew. A whole view is long here, so a page shows the maps and tracks of the acting seat's view; who plays
lays the tile that completes most, and takes the first settler or Monument offered; settlers join the tracks
in turn.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from golden.printed import told

from tessera.core.dealer import Dealer
from tessera.core.match import Match
from tessera.games.city_builder import GAME
from tessera.games.city_builder.state import CityState

PAGES = Path(__file__).parent
SEED = 7
MODES = [("competitive", 2), ("cooperative", 2), ("solo", 1)]


def choose(table: Match, seat: int) -> str:
    """The first option, the tracks in turn; of tiles the first that completes most and leaves least missing."""
    state = table.state
    assert isinstance(state, CityState)
    options = state.options(seat)
    if options[0].verb == "admit":
        return options[state.turn // state.box.seats % len(options)].text
    if options[0].verb != "lay":
        return options[0].text
    lays = [option for option in options if option.verb == "lay"]
    return min(lays, key=lambda option: after(state, seat, option.args)).text


def after(state: CityState, seat: int, lay: tuple[int, ...]) -> tuple[int, int]:
    kind, position, turn = lay
    city = state.city[seat].clone()
    city.lay(position, state.cb.faces[kind][turn])
    return -city.n_districts(), sum(n for n in city.missing if n > 0)


def print_match(mode: str, seats: int) -> str:
    table = Match(GAME, GAME.box(seats, {"mode": mode}), Dealer.seeded(SEED, seats))
    lines = [f"{GAME.title}, {mode}, {seats} seats, seed {SEED}", *moment(table, 0)]
    while not table.over:
        written = len(table.entries)
        seat = table.waiting()[0]
        table.play(seat, choose(table, seat))
        lines += moment(table, written)
    lines += ["", f"scores {table.scores}, winners {table.winners}"]
    return "\n".join(lines) + "\n"


def moment(table: Match, written: int) -> Iterator[str]:
    """The entries since so many were written, what the seats were told, and what is asked now."""
    yield ""
    for number, entry in enumerate(table.entries[written:], written + 1):
        yield f"=== {number}  {entry}"
    for seat in range(table.seats):
        yield f"--- seat {seat} is told"
        yield from told(table, seat, written)
    for seat in table.waiting():
        yield from asked(seat, table.view(seat), table.prompt(seat))


def asked(seat: int, view: dict[str, Any], prompt: dict[str, Any] | None) -> Iterator[str]:
    assert prompt is not None
    options = [option["do"] for option in prompt["options"]]
    yield f"--- seat {seat} is asked {prompt['title']} ({prompt['rule']}), {len(options)} options"
    if len(options) > 8:
        yield from drawn(view)
    for option in options if len(options) <= 8 else [*options[:3], "...", *options[-3:]]:
        yield f"    > {option}"


def drawn(view: dict[str, Any]) -> Iterator[str]:
    """The cities as maps, the hands, and who stands on the tracks."""
    for number, city in enumerate(view["maps"]):
        yield f"  city {number}, hand {' '.join(view['hands'][number])}"
        yield from (f"    {row}" for row in city.splitlines())
    for key, standing in view.items():
        if key.startswith(("column_", "track_")):
            yield f"  {key} {' '.join(standing)}".rstrip()


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_a_printed_match_reads_as_before(mode: str, seats: int) -> None:
    page = PAGES / f"city-builder-{mode}.txt"
    text = print_match(mode, seats)
    if os.environ.get("TESSERA_GOLDEN") == "write":
        page.write_text(text, encoding="utf-8")
    written = page.read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip(written, text.splitlines(), strict=False), 1):
        assert new == old, f"{page.name}, line {number}"
    assert len(text.splitlines()) == len(written)
