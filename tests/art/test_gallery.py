"""Pictures are drawn once; the command writes them with contact sheets."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.art import Drawings, Gallery, Scene
from tessera.art import gallery as gallery_module
from tessera.art.__main__ import main
from tessera.art.pieces import pieces_in, spoken
from tessera.games import GAMES

SCENE = Scene("noon", ("ground", "house 100 130"))


def test_a_picture_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Scene] = []

    def counted(scene: Scene) -> str:
        drawn.append(scene)
        return "<svg/>"

    monkeypatch.setattr(gallery_module, "draw", counted)
    drawings = Drawings()
    assert [drawings.svg(SCENE), drawings.svg(SCENE)] == ["<svg/>", "<svg/>"]
    assert drawn == [SCENE]


def test_a_folder_keeps_pictures_for_the_next_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Drawings(tmp_path).svg(SCENE)
    monkeypatch.setattr(gallery_module, "draw", lambda scene: "<svg/>")
    assert Drawings(tmp_path).svg(SCENE) == first
    assert len(list(tmp_path.glob("*/*.svg"))) == 1


def test_a_changed_scene_has_another_digest() -> None:
    assert SCENE.digest == Scene("noon", ("ground", "house 100 130")).digest
    assert SCENE.digest != Scene("noon", ("ground", "house 100 131")).digest


def test_a_gallery_knows_only_its_pieces() -> None:
    gallery = Gallery(GAMES["tides-of-time"].folder)
    assert gallery.svg("kings-nest") is not None
    assert gallery.svg("moon-eater") is None
    assert len(gallery.ids) == 19


def test_a_folder_without_pictures_has_no_version(tmp_path: Path) -> None:
    gallery = Gallery(tmp_path)
    assert (gallery.version, gallery.ids, gallery.svg("box")) == ("", [], None)


def test_pieces_are_read_with_what_a_picture_needs() -> None:
    pieces = {piece.id: piece for piece in pieces_in(GAMES["the-ancient-world"].folder / "data")}
    road = pieces["salt-road"]
    assert (road.name, road.group, road.tribes, road.abilities) == (
        "Salt Road",
        "empire",
        ("yellow",),
        ("symbols", "income_coin"),
    )
    sides = {piece.id: piece for piece in pieces_in(GAMES["city-builder"].folder / "data")}
    assert sides["many-peoples"].name == "Many Peoples"
    assert "colours" in sides["many-peoples"].abilities
    assert spoken("bone-colossus") == "Bone Colossus"


def test_the_command_writes_pictures_and_pages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["tides-of-time", "invented", "--out", str(tmp_path)])
    assert len(list((tmp_path / "tides-of-time").glob("*.svg"))) == 19
    assert len(list((tmp_path / "invented").glob("*.svg"))) == 30
    page = (tmp_path / "tides-of-time-places.html").read_text(encoding="utf-8")
    assert page.count("<img") == 18
    assert "style=" not in page
    assert "tides-of-time-places: 18 pictures" in capsys.readouterr().out
