"""The corpus of finished matches: every edition replays, and no component changes without a new edition."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.core.editions import read_folder, seal_of_files
from tessera.core.game import Game
from tessera.games import GAMES
from tessera.lab import corpus

FOLDERS = sorted(corpus.CORPUS.glob("*/edition-*"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_every_match_of_the_corpus_replays_as_it_was_written(folder: Path) -> None:
    altered = {path.name: why for path in corpus.matches(folder) if (why := corpus.judge(path))}
    assert not altered, "a change of the rules must ask for the edition, see docs/editions.md"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_corpus_has_every_seat_count_and_option_of_the_current_edition(game: Game) -> None:
    folder = corpus.folder_of(game, game.version)
    wanted = {corpus.name_of(seats, options, 0) for seats, options in corpus.variants(game)}
    assert wanted <= {path.name for path in corpus.matches(folder)}, "python -m tessera.lab.corpus --write"
    assert len(corpus.matches(folder)) >= corpus.FEWEST


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_components_change_with_their_edition_only(game: Game) -> None:
    kept = (corpus.folder_of(game, game.version) / corpus.COMPONENTS).read_text(encoding="utf-8").strip()
    assert corpus.house_seal(game) == kept, "the components are not those of this edition, see docs/editions.md"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: f"{folder.parent.name}-{folder.name}")
def test_the_components_of_every_edition_are_kept(folder: Path) -> None:
    game, number = GAMES[folder.parent.name], folder.name.removeprefix("edition-")
    if number != game.version:
        past = game.folder / "editions" / number
        kept = (folder / corpus.COMPONENTS).read_text(encoding="utf-8").strip()
        assert seal_of_files(read_folder(past)) == kept


def test_an_altered_match_is_noticed(tmp_path: Path) -> None:
    path = corpus.matches(FOLDERS[0])[0]
    lines = path.read_text(encoding="utf-8").splitlines()
    (tmp_path / "cut.txt").write_text("\n".join([*lines[:-2], lines[-1]]) + "\n")
    assert "altered" in corpus.judge(tmp_path / "cut.txt")
