"""Packs are read strictly, and cards and events are told in right words."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest
from games.the_ancient_world.build import FIRST_DECK, kind, own
from support import rule

from tessera.core.messages import Messages
from tessera.core.playout import play_out
from tessera.core.refusal import BadCall
from tessera.core.view import look
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.card_text import describe
from tessera.games.the_ancient_world.components import FILES, HOUSE, read_pack
from tessera.games.the_ancient_world.scoring import bonus_points
from tessera.games.the_ancient_world.state import Ancient


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the first deck to be changed."""
    folder = tmp_path / "own"
    shutil.copytree(FIRST_DECK, folder)
    return folder


def change(pack: Path, file: str, old: str, new: str) -> None:
    path = pack / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def line_of(pack: Path, file: str, text: str) -> int:
    lines = (pack / f"{file}.toml").read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        ("empire", 'deck = "A"', 'deck = "C"', "one of start, A, B"),
        ("empire", "copies = 2", "copies = 0", "from 1 to 99"),
        (
            "empire",
            "cost = { coins = 2, knowledge = 1 }",
            "cost = { coins = 2, gold = 1 }",
            "no key 'gold'; it has coins, knowledge",
        ),
        ("empire", 'banners = ["red"]', 'banners = ["teal"]', "a list out of red, green, blue, yellow, purple"),
        ("empire", 'banners = ["red"]', "banners = []", "one to three tribes"),
        ("empire", "symbols = { income_coin = 1 }", "symbols = { capacity = 1 }", "no key 'capacity'"),
        ("empire", "{ explore = true }, { gain_coins = 2 }", "{ explore = false }", "true, or left out"),
        ("empire", "{ repair = 2 }", "{ mend = 2 }", "exactly one of gain_coins"),
        ("empire", "{ repair = 2 }", "{ repair = 2, explore = true }", "exactly one of gain_coins"),
        ("empire", 'on = "build"', 'on = "bild"', "one of gain_citizen, learn, build, first_pass"),
        ("empire", "remove_military_coin = 1", "remove_military_coin = 2", "from 1 to 1"),
        ("empire", "[1, 1, 2, 2, 3, 3]", "[1, 1, 2]", "six whole numbers"),
        ("empire", 'kind = "full_set"', 'kind = "half_set"', "one of tribe_table, full_set, per_card"),
        ("empire", 'id = "crane"', 'id = "Crane"', "kebab-case"),
        ("empire", 'id = "crane"', 'id = "bridge"', "an id that no other card of the pack has"),
        ("empire", 'banners = ["blue"]', 'cost = { coins = 1 }\nbanners = ["blue"]', "starting cards have none"),
        ("military", "active = { arrow = 3 }", "active = { arrow = 3, food = 1 }", "no key 'food'"),
        ("military", "cost = { coins = 1 }", "cost = { knowledge = 1 }", "no key 'knowledge'; it has coins"),
        ("titans", "stars = 1", "stars = 4", "from 1 to 3"),
        ("titans", 'counts = "swords"', 'counts = "arrows"', "one of swords, swords_and_arrows"),
        ("titans", "symbols = { food = 1 }", "symbols = { army_limit = 1 }", "no key 'army_limit'"),
        ("titans", "symbols = { food = 1 }", "symbols = {}", "at least one symbol"),
        ("districts", "capacity = 3", "capacity = 0", "from 1 to 99"),
        ("districts", "copies = 4", 'copies = 4\nbanners = ["red"]', "no key 'banners'"),
    ],
)
def test_a_pack_is_read_strictly(pack: Path, file: str, old: str, new: str, expected: str) -> None:
    """An unknown key or value is refused with file, line and what was expected."""
    change(pack, file, old, new)
    with pytest.raises(BadCall) as error:
        GAME.box(2, {"pack": str(pack)})
    assert expected in str(error.value)
    assert f"{file}.toml, line " in str(error.value)


def test_the_line_is_that_of_the_mistake(pack: Path) -> None:
    change(pack, "empire", 'banners = ["purple", "red"]', 'banners = ["purple", "rde"]')
    line = line_of(pack, "empire", '"rde"')
    with pytest.raises(BadCall, match=rf"empire\.toml, line {line}: oath-hall\.banners"):
        read_pack(pack)


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        ("districts", "symbols = { army_limit = 1 }", "symbols = { army_limit = 2 }", "army limits"),
        ("titans", "stars = 1", "stars = 2", ""),
        ("military", 'deck = "start"', 'deck = "main"\ncost = {}', "deck = start"),
    ],
)
def test_a_pack_must_be_enough_for_a_match(pack: Path, file: str, old: str, new: str, expected: str) -> None:
    change(pack, file, old, new)
    if not expected:
        assert read_pack(pack)
        return
    with pytest.raises(BadCall, match=expected):
        read_pack(pack)


@pytest.mark.parametrize("file", FILES)
def test_a_missing_or_broken_file_is_named(pack: Path, file: str) -> None:
    (pack / f"{file}.toml").write_text("[[", encoding="utf-8")
    with pytest.raises(BadCall, match=f"{file}.toml is not valid TOML"):
        read_pack(pack)
    (pack / f"{file}.toml").unlink()
    with pytest.raises(BadCall, match=f"{file}.toml cannot be read"):
        read_pack(pack)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadCall, match=r"a pack is a folder with empire\.toml"):
        GAME.box(2, {"pack": str(tmp_path / "nowhere")})


def test_a_pack_of_ones_own_is_played_and_names_its_cards(pack: Path) -> None:
    """Costs of actions, another count of inspected Titans and a second self-discarding card are all in the vocabulary."""
    change(pack, "empire", 'name = "Tidal Nets"', 'name = "Eel Traps"')
    change(
        pack,
        "empire",
        "action = { effects = [{ repair = 2 }] }",
        "action = { pay = { coins = 1 }, effects = [{ repair = 2 }] }",
    )
    change(pack, "empire", "titan_rearrange = 4, may_attack = true", "titan_rearrange = 2")
    change(pack, "empire", 'on = "first_pass", store_card = true', 'on = "build", discard_self_for_free_build = true')
    box = GAME.box(3, {"pack": str(pack)})
    assert "buy bridge discarding zori-dramatists" in box.actions.by_text
    for seed in range(20):
        s = GAME.begin(box)
        play_out(s, Random(seed))
        assert s.over()
    assert look(s, 0).json()["names"]["tidal-nets"] == "Eel Traps"
    assert "names" not in look(GAME.begin(GAME.box(3)), 0).json()


# -- words --------------------------------------------------------------------------------------------------------


def test_every_card_of_the_house_is_named_and_described() -> None:
    for card in read_pack(HOUSE):
        assert GAME.words().name(card.id) == card.name
        for language in GAME.languages:
            said = describe(card, GAME.words(language))
            assert not set("?{}") & set(said), said


def keys_told() -> set[str]:
    """Every event of many random matches."""
    told: set[str] = set()
    for seed in range(40):
        log: list[object] = []
        s = GAME.begin(GAME.box(2 + seed % 3, {"expand_plus": seed % 4 == 0}), log)  # type: ignore[arg-type]
        play_out(s, Random(seed))
        told.update(event.key for event in s.log or [])
    return told


def test_every_event_has_a_sentence_and_a_rule() -> None:
    messages: Messages = GAME.words()
    told = keys_told()
    assert len(told) > 60
    for key in told:
        assert key in messages, key
        assert messages.patterns.get(f"{key}.rule", "").startswith("AW-"), key


def test_every_question_has_a_title_and_a_rule() -> None:
    for step in GAME.steps.values():
        if step.TITLE:
            assert step.TITLE in GAME.words(), step
            assert step.RULE.startswith("AW-"), step


def test_sentences_read_well() -> None:
    event = {"key": "attacked", "seat": 0, "piece": "stone-being", "pieces": ["militia"], "n": 1, "m": 8, "text": "2"}
    assert GAME.words().tell(event, 0, ["Ann", "Bo"]) == "You pay one coin for Militia (army 2) and attack Stone Being with 8."
    assert (
        GAME.words().tell(event, 1, ["Ann", "Bo"]) == "Ann pays one coin for Militia (army 2) and attacks Stone Being with 8."
    )


@pytest.mark.parametrize(
    ("message", "english", "german"),
    [
        ({"key": "paid-for", "n": 3, "m": 0}, "Ann pays 3 coins for Crane.", "Ann zahlt 3 Münzen für Kran."),
        ({"key": "paid-for-knowledge", "n": 0, "m": 1}, "Ann pays 1 knowledge for Crane.", "Ann zahlt 1 Wissen für Kran."),
        (
            {"key": "paid-for-both", "n": 1, "m": 2},
            "Ann pays one coin and 2 knowledge for Crane.",
            "Ann zahlt eine Münze und 2 Wissen für Kran.",
        ),
        (
            {"key": "paid-coins", "n": 3, "m": 0},
            "Ann pays 3 coins and has none left.",
            "Ann zahlt 3 Münzen und hat keine mehr.",
        ),
        ({"key": "retired", "n": 0, "m": 2}, "Ann retires Crane in army 2.", "Ann löst in Armee 2 Kran ab."),
        (
            {"key": "retired-coins", "n": 1, "m": 2},
            "Ann retires Crane in army 2; the coin on it goes to the supply.",
            "Ann löst in Armee 2 Kran ab; die Münze darauf geht in den Vorrat.",
        ),
        ({"key": "laid", "n": 3, "m": 0}, "Ann lays Crane as the third.", "Ann legt Kran an die dritte Stelle."),
        ({"key": "final-score", "n": 1, "m": 0}, "Ann has one point.", "Ann hat einen Punkt."),
    ],
)
def test_zero_amounts_are_left_out_and_plurals_are_right(message: dict[str, object], english: str, german: str) -> None:
    event = {**message, "seat": 0, "piece": "crane"}
    assert GAME.words().tell(event, None, ["Ann", "Bo"]) == english
    assert GAME.words("de").tell(event, None, ["Ann", "Bo"]) == german


@rule("AW-357")
def test_a_card_of_a_pack_may_count_cards(pack: Path) -> None:
    """No card of the house deck does so."""
    tribes = 'banners = ["red", "blue", "yellow"]'
    change(pack, "empire", tribes, tribes + '\nscoring = [{ kind = "per_card", of = "district", vp = 2, per = 2 }]')
    s = GAME.begin(GAME.box(2, {"pack": str(pack)}))
    assert isinstance(s, Ancient)
    own(s, 0, "crown-road", "terrace-ward")
    assert bonus_points(s, 0, kind(s, "crown-road")) == 0
    own(s, 0, "river-ward", "market-ward")
    assert bonus_points(s, 0, kind(s, "crown-road")) == 2
