"""The table in the terminal."""

from __future__ import annotations

from io import StringIO
from random import Random

from games.the_ancient_world.build import damage, fresh, own, put_citizen, world
from rich.console import Console

from tessera.core.seats import WATCHER
from tessera.core.view import look
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.state import Ancient


def drawn(s: Ancient, seat: int) -> str:
    assert GAME.draw is not None
    console = Console(width=200, file=StringIO(), record=True)
    console.print(GAME.draw(look(s, seat)))
    return console.export_text()


def test_the_terminal_can_show_every_position_to_everyone() -> None:
    said = ""
    for seats in (2, 3, 4):
        s = GAME.begin(GAME.box(seats))
        assert isinstance(s, Ancient)
        rng = Random(seats)
        for i in range(400):
            if s.over():
                break
            if i % 20 == 0:
                said += "".join(drawn(s, seat) for seat in (0, seats - 1, WATCHER))
            seat = s.waiting()[0]
            s.apply(seat, rng.choice(s.options(seat)))
    for word in ("Empire row", "Military row", "District, ", "Titans", "passed", "army 2", "Recruit", "Starving", "stored"):
        assert word in said, word


def test_before_the_first_round_there_is_nothing_to_see() -> None:
    assert drawn(fresh(), 0) == "The table is being set up\n"


def test_a_player_sees_the_own_cards_and_a_watcher_does_not() -> None:
    s = damage(own(world(), 0, "bridge", "salt-road"), 0, "bridge")
    put_citizen(s, 1, 2, "labor")
    mine = drawn(s, 0)
    assert any("damaged" in line and "Bridge" in line for line in mine.splitlines())
    assert any("Labor" in line and "1.2" in line for line in mine.splitlines())
    assert "Yours" not in drawn(s, WATCHER)


def test_wards_and_meals_are_shown() -> None:
    s = world()
    s.wards[0], s.meals[0] = 7, 2
    head = next(line for line in drawn(s, 0).splitlines() if "draft" in line)
    row = next(line for line in drawn(s, 0).splitlines() if line.strip().startswith("0"))
    assert "5 for 3" in row
    assert "7" in row[head.index("wards") :].split()[0]
