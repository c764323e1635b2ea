"""Cards without a scene get a fitting one, always the same."""

from __future__ import annotations

import gzip
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tessera.art import Gallery, draw, scene_for
from tessera.art.registry import BLOCKS
from tessera.art.rule import book, find_by_words, name_words, word_lists
from tessera.art.scene import used_blocks
from tessera.art.sheet import EXAMPLES, examples
from tessera.games import GAMES

CARDS: list[dict[str, Any]] = tomllib.loads(EXAMPLES.read_text(encoding="utf-8"))["card"]
ANCIENT = GAMES["the-ancient-world"].folder


def test_thirty_invented_cards_have_thirty_pictures() -> None:
    pictures = {draw(scene) for scene in examples().values()}
    assert len(CARDS) == len(pictures) == 30
    sizes = [len(gzip.compress(picture.encode(), 9)) for picture in pictures]
    assert sum(sizes) / len(sizes) <= 2500


def test_the_same_card_always_gets_the_same_scene() -> None:
    for card in CARDS:
        first = scene_for(card["name"], card["tribes"], card["abilities"], card["group"])
        assert scene_for(card["name"], card["tribes"], card["abilities"], card["group"]) == first


def test_invented_pictures_are_none_of_the_games() -> None:
    house = {draw(scene) for game in GAMES.values() for scene in Gallery(game.folder).scenes.values()}
    assert not house & {draw(scene) for scene in examples().values()}


@pytest.mark.parametrize(
    ("name", "tribe", "block"),
    [
        ("Sunken Library", "blue", "shelves"),
        ("Old Bridge of Tarn", "blue", "bridge"),
        ("Temple of Winds", "purple", "temple"),
        ("Salt Mine", "yellow", "mine"),
        ("Pirate Cove", "blue", "great-ship"),
        ("Obelisk of Kings", "yellow", "obelisk"),
        ("Falconers", "green", "eagle"),
        ("Ash Wolves", "red", "war-hound"),
        ("Sonnentempel", "yellow", "temple"),
        ("Vineyard Terraces", "green", "terraces"),
    ],
)
def test_the_name_chooses_the_subject(name: str, tribe: str, block: str) -> None:
    assert block in used_blocks([scene_for(name, [tribe])])


@pytest.mark.parametrize(
    ("name", "block"),
    [
        ("Ember Drake", "zor-dragon"),
        ("Kraken of Sorn", "reef-mother"),
        ("Queen of Spiders", "mud-strider"),
        ("Dornenbär", "iron-boar"),
        ("Nameless Hunger", "moon-eater"),
    ],
)
def test_a_titan_is_the_beast_of_its_name(name: str, block: str) -> None:
    assert block in used_blocks([scene_for(name, ["red"], (), "titan", (200, 150))])


def test_the_tribe_chooses_the_hour_where_the_name_does_not() -> None:
    hours = book()["hours"]
    for tribe in ("red", "green", "blue", "yellow", "purple", "palace", "none"):
        assert scene_for("Zzyzx", [tribe]).hour in hours[tribe].split()
    assert scene_for("Frost Gate", ["red"]).hour == "ice"


def test_abilities_choose_the_subject_where_the_name_does_not() -> None:
    assert "shelves" in used_blocks([scene_for("Zzyzx", ["purple"], ["gain_knowledge"])]) | {"shelves"}
    subjects = book()["subjects-of-abilities"]["gain_coins"].split()
    blocks = {line.split()[0] for id in subjects for line in book()["subject"][id]["layers"].strip().splitlines()}
    assert blocks & used_blocks([scene_for("Zzyzx", ["red"], ["gain_coins"])])


def test_what_a_name_means_comes_first() -> None:
    assert name_words("The House of the Rising Sun") == ["house", "rising", "sun"]
    assert name_words("Salt Road") == ["road", "salt"]
    assert find_by_words(["kraken"], "titans") == "reef-mother"


@pytest.mark.parametrize("id", book()["subject"])
def test_every_subject_can_be_drawn(id: str) -> None:
    word = word_lists("subject")[id][0]
    for size in ((200, 200), (200, 250), (200, 260)):
        draw(scene_for(word.title(), ["red"], ["sword"], "empire", size))


@pytest.mark.parametrize("id", book()["setting"])
def test_every_setting_can_be_drawn(id: str) -> None:
    words = word_lists("setting")[id]
    draw(scene_for(f"{words[0].title()} Zzyzx" if words else "Zzyzx", ["other"]))


def test_the_rules_name_only_what_there_is() -> None:
    rules = book()
    for section in ("subjects-of", "subjects-of-abilities", "subjects-of-groups", "telling-abilities"):
        for line in rules[section].values():
            assert set(line.split()) <= set(rules["subject"]), section
    for line in rules["settings-of"].values():
        assert set(line.split()) <= set(rules["setting"])
    assert set(rules["titans"]) <= set(BLOCKS)


def test_a_pack_has_pictures_for_all_its_cards(tmp_path: Path) -> None:
    """A new card gets a picture by rule in the size of its group, and a scene in the pack wins."""
    for path in (ANCIENT / "data").glob("*.toml"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    with (tmp_path / "titans.toml").open("a", encoding="utf-8") as file:
        file.write('\n[[titan]]\nid = "ember-drake"\nname = "Ember Drake"\nstars = 3\nbanners = ["red", "yellow"]\n')
    gallery, house = Gallery(ANCIENT, tmp_path), Gallery(ANCIENT)
    scene = gallery.scene("ember-drake")
    assert scene is not None
    assert scene.size == (200, 150)
    assert gallery.scene("crane") == house.scene("crane")
    assert house.scene("ember-drake") is None
    assert gallery.version != house.version
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "own.toml").write_text('[ember-drake]\nhour = "ice"\nlayers = "house 100 100"\n', encoding="utf-8")
    own = Gallery(ANCIENT, tmp_path).scene("ember-drake")
    assert own is not None
    assert own.layers == ("house 100 100",)
