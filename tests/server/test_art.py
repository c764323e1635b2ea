"""Pictures of games: drawn from the scenes of the game's art folder, and nothing else is sent."""

from __future__ import annotations

import asyncio
import dataclasses
import gzip
from pathlib import Path

import pytest
from server.asgi import Client, running
from toys import TOYS

from tessera.art import Gallery
from tessera.games import GAMES
from tessera.server.art import art_version, picture

BOX = "/api/games/{game}/art/box.svg"
OUTSIDE = ["secret", "../secret", "..%2fsecret", "%2e%2e/secret", "../words/en", "../art/lid", ".", "..", "", "/etc/passwd"]
NO_NAMES = [
    "Box",
    "BOX",
    "box.svg",
    "box\0",
    "box\n",
    "bo x",
    "b\u00f6x",
    "-box",
    "box-",
    "box--lid",
    "x" * 81,
    "box/../box",
    "\u0661",
]
SCENE = '[{id}]\nhour = "noon"\nlayers = "house 100 {y}"\n'


@pytest.mark.parametrize("game", GAMES)
def test_the_box_of_every_game_is_sent_and_kept(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            client = Client(app)
            line = next(one for one in (await client.get("/api/games")).json()["games"] if one["id"] == game)
            kit = (await client.get(f"/api/games/{game}/kit")).json()
            assert kit["art"] == line["art"] != ""
            answer = await client.get(BOX.format(game=game) + f"?v={line['art']}")
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert "immutable" in answer.headers["cache-control"]
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert answer.content.decode() == Gallery(GAMES[game].folder).svg("box")
            other = await client.get(BOX.format(game=game) + "?v=0123456789ab")
            assert other.headers["cache-control"] == "no-cache", "an address that does not change must not be kept"

    asyncio.run(story())


def test_a_picture_is_compressed_for_those_who_can_read_it() -> None:
    game = GAMES["tides-of-time"]
    plain, small = picture(game, "kings-nest", ""), picture(game, "kings-nest", "", "br, gzip")
    assert plain is not None
    assert small is not None
    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "gzip"
    assert small.headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(bytes(small.body)) == plain.body


def test_only_ids_of_pieces_are_names(tmp_path: Path) -> None:
    art = tmp_path / "art"
    art.mkdir()
    (tmp_path / "secret.toml").write_text(SCENE.format(id="secret", y=100), encoding="utf-8")
    (tmp_path / "secret.svg").write_text("<svg />", encoding="utf-8")
    (art / "box.toml").write_text(SCENE.format(id="box", y=100), encoding="utf-8")
    (art / "notes.svg").write_text("<svg />", encoding="utf-8")
    game = dataclasses.replace(TOYS[0], folder=tmp_path)
    assert picture(game, "box", "") is not None
    for name in [*OUTSIDE, *NO_NAMES, "notes", "notes.svg", "lid"]:
        assert picture(game, name, "") is None, name


def test_what_is_not_there_is_not_found(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as app:
            client = Client(app)
            for name in [*OUTSIDE, "nothing", "Box"]:
                answer = await client.get(f"/api/games/tides-of-time/art/{name}.svg")
                assert answer.status_code == 404, name
            for game in ("chess", "..", "%2e%2e", "tides_of_time"):
                assert (await client.get(BOX.format(game=game))).status_code == 404, game

    asyncio.run(story())


def test_a_changed_picture_has_another_version(tmp_path: Path) -> None:
    versions = set()
    for y in (100, 101):
        folder = tmp_path / str(y) / "art"
        folder.mkdir(parents=True)
        (folder / "box.toml").write_text(SCENE.format(id="box", y=y), encoding="utf-8")
        versions.add(art_version(dataclasses.replace(TOYS[0], folder=folder.parent)))
    assert len(versions) == 2
    assert art_version(dataclasses.replace(TOYS[0], folder=tmp_path / "none")) == ""


def make_pack(folder: Path) -> Path:
    """The house deck with one more Titan."""
    for path in (GAMES["the-ancient-world"].folder / "data").glob("*.toml"):
        (folder / path.name).write_bytes(path.read_bytes())
    with (folder / "titans.toml").open("a", encoding="utf-8") as file:
        file.write('\n[[titan]]\nid = "ember-drake"\nname = "Ember Drake"\nbanners = ["red"]\n')
    return folder


def test_a_pack_has_pictures_under_its_own_version(tmp_path: Path) -> None:
    game = GAMES["the-ancient-world"]
    version = art_version(game, {"pack": str(make_pack(tmp_path))})
    assert version not in ("", art_version(game))
    drake = picture(game, "ember-drake", version)
    assert drake is not None
    assert "immutable" in drake.headers["cache-control"]
    assert picture(game, "crane", version) is not None
    assert picture(game, "ember-drake", "") is None


def test_a_pack_with_faulty_scenes_has_the_pictures_of_the_game(tmp_path: Path) -> None:
    pack = make_pack(tmp_path)
    (pack / "art").mkdir()
    (pack / "art" / "own.toml").write_text('[ember-drake]\nhour = "teatime"\nlayers = ""\n', encoding="utf-8")
    game = GAMES["the-ancient-world"]
    assert art_version(game, {"pack": str(pack)}) == art_version(game)
