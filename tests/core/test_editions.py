"""Editions: a record says which components it was played with, so that others are not taken for them."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from tessera.core import editions
from tessera.core.dealer import Dealer
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.record import Record
from tessera.core.refusal import BadRecord
from tessera.core.replay import replay
from tessera.games import GAMES

PACKS = [id for id, game in GAMES.items() if any(option.is_folder for option in game.options)]


def forget(game: Game) -> None:
    """Know of packs what a new process knows: nothing."""
    for known in (game.boxes, game.editions, editions.FILES, editions.FOLDERS):
        known.clear()


def pack_of(game: str) -> Path:
    """The folder of the house's own components."""
    return GAMES[game].folder / "data"


@pytest.mark.parametrize("game", PACKS)
def test_a_record_is_read_with_the_components_it_was_played_with(game: str, tmp_path: Path) -> None:
    found = GAMES[game]
    (option,) = [option.name for option in found.options if option.is_folder]
    folder = tmp_path / "mine"
    shutil.copytree(pack_of(game), folder)
    table = Match(found, found.box(2, {option: str(folder)}), Dealer.seeded(1, 2))
    rng = Random(1)
    for _ in range(10):
        seat = table.waiting()[0]
        table.play(seat, rng.choice(table.options(seat)))
    record = table.written()
    version, _, seal = record.rules.partition("+")
    assert (version, len(seal)) == (found.version, 12)
    assert replay(found, Record.read(record.json())).entries == table.entries
    file = sorted(folder.glob("*.toml"))[0]
    file.write_text(file.read_text(encoding="utf-8") + "\n# another\n", encoding="utf-8")
    forget(found)
    assert replay(found, record).entries == table.entries, "the record carries its pack"
    forget(found)
    record.components.clear()
    with pytest.raises(BadRecord, match=seal):
        replay(found, record)
    shutil.rmtree(folder)
    forget(found)
    with pytest.raises(BadRecord, match="missing"):
        replay(found, record)


def test_without_a_pack_an_edition_is_the_version() -> None:
    for game in GAMES.values():
        assert game.edition(game.choose({})) == game.version
