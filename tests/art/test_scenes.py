"""Every piece of every game has a picture of its own, and pictures are small, plain SVG."""

from __future__ import annotations

import gzip
import re
import xml.etree.ElementTree as ElementTree
from functools import cache
from pathlib import Path

import pytest

from tessera.art import Gallery, Scene, draw
from tessera.art.registry import BLOCKS
from tessera.art.scene import used_blocks
from tessera.core.game import Game
from tessera.games import GAMES

AVERAGE = 2500
"""How many bytes a picture has on average, compressed as it is sent."""
LARGEST = 6000
SERIES = ("city-builder/", "the-ancient-world/tribe")
"""Pictures that are drawn as series: sealed Edicts, cells and Monuments of one city; the figures of the tribes."""
DRAWN = {"svg", "defs", "g", "use", "path", "circle", "ellipse", "linearGradient", "radialGradient", "stop", "clipPath"}


@cache
def gallery(game: str) -> Gallery:
    return Gallery(GAMES[game].folder)


def all_scenes() -> dict[str, Scene]:
    return {f"{game}/{id}": scene for game in GAMES for id, scene in gallery(game).scenes.items()}


@cache
def all_pictures() -> dict[str, str]:
    return {name: draw(scene) for name, scene in all_scenes().items()}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_piece_has_a_scene_of_its_own(game: Game) -> None:
    known = gallery(game.id)
    wanted = ["box", *known.pieces, *game.pictures]
    assert [id for id in wanted if id not in known.scenes] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_scene_is_of_a_piece(game: Game) -> None:
    known = gallery(game.id)
    assert set(known.scenes) - {"box", *known.pieces, *game.pictures} == set()


def test_scenes_name_only_known_blocks() -> None:
    assert used_blocks(all_scenes().values()) - set(BLOCKS) == set()


def test_no_picture_is_used_twice() -> None:
    seen: dict[str, str] = {}
    for name, picture in all_pictures().items():
        assert picture not in seen, f"{name} is {seen.get(picture)}"
        seen[picture] = name


def test_no_two_scenes_show_the_same_subject_in_the_same_way() -> None:
    """Two scenes may share a background, but not more than half of their lines."""
    scenes = list(all_scenes().items())
    for index, (name, scene) in enumerate(scenes):
        for other, second in scenes[index + 1 :]:
            if scene.size == second.size and not name.startswith(SERIES):
                shared = set(scene.layers) & set(second.layers)
                assert len(shared) * 2 < min(len(scene.layers), len(second.layers)), (name, other, shared)


def test_pictures_are_plain_svg() -> None:
    for name, picture in all_pictures().items():
        tree = ElementTree.fromstring(picture)
        tags = {element.tag.rpartition("}")[2] for element in tree.iter()}
        assert tags <= DRAWN, (name, tags - DRAWN)
        assert not re.search(r"style=|<script|\son\w+=|href=(?!\"#)|url\((?!#)|nan|inf\b|e-\d", picture), name


def test_every_reference_is_defined_once() -> None:
    for name, picture in all_pictures().items():
        defined = re.findall(r'\bid="(\w+)"', picture)
        used = set(re.findall(r'(?:url\(|href=")#(\w+)', picture))
        assert len(defined) == len(set(defined)), name
        assert used == set(defined), name


def test_pictures_are_small() -> None:
    sizes = {name: len(gzip.compress(picture.encode(), 9)) for name, picture in all_pictures().items()}
    assert sum(sizes.values()) / len(sizes) <= AVERAGE
    assert max(sizes.values()) <= LARGEST, max(sizes, key=lambda name: sizes[name])


def test_the_same_scene_gives_the_same_picture() -> None:
    for name, scene in list(all_scenes().items())[::7]:
        assert draw(scene) == all_pictures()[name], name


def test_pictures_can_share_a_page() -> None:
    """With a prefix, the ids of one picture are not those of another."""
    scene = gallery("tides-of-time").scenes["box"]
    ids = set(re.findall(r'\bid="(\w+)"', draw(scene, prefix="one-".replace("-", "_"))))
    assert ids
    assert all(id.startswith("one_") for id in ids)


def test_the_sheets_in_the_docs_are_not_too_large() -> None:
    folder = Path(__file__).resolve().parent.parent.parent / "docs" / "screens" / "art"
    sheets = list(folder.glob("*.png"))
    assert len(sheets) >= 8
    assert [sheet.name for sheet in sheets if sheet.stat().st_size > 400_000] == []
