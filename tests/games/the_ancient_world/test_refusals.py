"""Refusals are messages: each has a sentence in every language, with right plurals."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from games.the_ancient_world.build import (
    FIRST_DECK,
    ask,
    deal,
    expect_sentence,
    means,
    own,
    play,
    put_citizen,
    read,
    refused,
    set_citizens,
    set_military,
    set_row,
    set_titans,
    turn,
    world,
)
from games.the_ancient_world.positions import POSITIONS, recruiting
from support import rule

from tessera.core.event import Message
from tessera.core.seats import EVERYONE
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.cards import FOOD
from tessera.games.the_ancient_world.state import (
    DISTRICT_TOP,
    EMPIRE_A,
    EMPIRE_DISCARDS,
    EMPIRE_ROW,
    OUT,
    STARVING,
    TITAN_TOP,
    Ancient,
    AncientBox,
)
from tessera.games.the_ancient_world.steps.build import Build
from tessera.games.the_ancient_world.steps.explore import Explore

SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in GAME.folder.glob("**/*.py"))
KEYS = sorted({key for key in GAME.words().patterns if key.startswith("no-") and "." not in key})


SHARED = {"no-such-action", "no-such-seat", "no-such-entry"}
"""Keys of refusals that the kernel words for every game."""


def test_every_refusal_is_worded_and_every_sentence_is_used() -> None:
    used = set(re.findall(r"\"(no-[a-z-]+)\"", SOURCE))
    assert used == set(KEYS) - SHARED


def test_no_refusal_is_english_text() -> None:
    assert "Refused(" not in SOURCE


@pytest.mark.parametrize("language", GAME.languages)
@pytest.mark.parametrize("key", KEYS)
def test_plurals_are_right(key: str, language: str) -> None:
    box = GAME.box(2)
    for n in (1, 2, 5):
        message = Message(key, piece=box.by_name["crane"], n=n, m=n, k=n, text="grow")
        expect_sentence(GAME.words(language), message.json(box.names))


@pytest.mark.parametrize(
    ("message", "english", "german"),
    [
        (
            Message("no-covered-space", text="grow", n=3),
            "Grow is covered until round 3",
            "Wachsen ist bis Runde 3 verdeckt",
        ),
        (
            Message("no-purchase", n=1, m=0, k=0),
            "no card can be bought: you have 1 coin and no knowledge, with room for no more cards",
            "du kannst keine Karte kaufen: du hast 1 Münze und kein Wissen und Platz für keine weitere Karte",
        ),
        (
            Message("no-such-hunger", n=3, m=1, k=2),
            "3 citizens share 2 food: exactly one of yours goes without",
            "3 Bürger teilen sich 2 Nahrung: genau einer von deinen geht leer aus",
        ),
        (
            Message("no-used-army", n=2, m=1),
            "army 2 was used this round: 1 coin lies on the name of its active card",
            "Armee 2 wurde in dieser Runde benutzt: auf dem Namen ihrer aktiven Karte liegt 1 Münze",
        ),
    ],
)
def test_sentences(message: Message, english: str, german: str) -> None:
    said = message.json(GAME.box(2).names)
    assert GAME.words().tell(said, None, []) == english
    assert GAME.words("de").tell(said, None, []) == german


@pytest.mark.parametrize(
    ("coins", "knowledge", "key"),
    [(1, 1, "no-card-coins"), (2, 0, "no-card-knowledge"), (1, 0, "no-card-price")],
)
def test_a_price_says_what_is_short(coins: int, knowledge: int, key: str) -> None:
    """Crane costs two coins and a knowledge."""
    s = means(set_row(world(), "crane", "tidal-nets"), 0, coins, knowledge)
    s.apply(0, s.box.actions.by_text["place 1 build"])
    refusal = s.agenda[-1].why_not(s, 0, s.box.actions.by_text["buy crane"])
    assert (refusal.rule, refusal.message.key) == ("AW-122", key)


# -- every refusal is provoked ------------------------------------------------------------------------------------


@cache
def own_cards() -> AncientBox:
    """The house deck with card actions that cost something or take the token."""
    with TemporaryDirectory() as folder:
        pack = Path(folder) / "own"
        shutil.copytree(FIRST_DECK, pack)
        text = (pack / "empire.toml").read_text(encoding="utf-8")
        for old, new in (
            ("effects = [{ repair = 2 }]", "pay = { coins = 2 }, effects = [{ repair = 2 }]"),
            (
                "action = { effects = [{ gain_knowledge = 1 }] }",
                "action = { pay = { knowledge = 2 }, effects = [{ gain_coins = 9 }] }",
            ),
            ("effects = [{ gain_coins = 3 }]", "effects = [{ claim_first_player = true }]"),
            ("effects = [{ repair = 1 }, { gain_coins = 3 }]", "effects = [{ repair = 1 }, { claim_first_player = true }]"),
        ):
            assert old in text, old
            text = text.replace(old, new, 1)
        (pack / "empire.toml").write_text(text, encoding="utf-8")
        box = GAME.box(2, {"pack": str(pack), "first_player": 0})
    assert isinstance(box, AncientBox)
    return box


def with_action(card: str) -> Ancient:
    """The first turn of a match with these cards; seat 0 has one coin and this card, and the token is claimed."""
    s = GAME.begin(own_cards())
    assert isinstance(s, Ancient)
    deal(s)
    s.hand_up = True
    return means(own(s, 0, card), 0, coins=1)


def emptied(s: Ancient, *places: int) -> Ancient:
    """What lies in these places leaves the game."""
    for place in places:
        for piece in s.places[place][:]:
            s.move(piece, place, OUT, EVERYONE)
    return s


def poor(s: Ancient) -> Ancient:
    return means(s, 0, coins=0)


def busy() -> Ancient:
    """Both armies of seat 0 were used this round."""
    s = world()
    s.name_coins[0] = [1] * s.ancient.slots
    return s


def used() -> Ancient:
    """A citizen of seat 0 is on the card already."""
    return turn(play(own(world(), 0, "pearl-divers"), "0: place 1 pearl-divers"), 0)


def starving() -> Ancient:
    s = world()
    s.citizens[0][0] = STARVING
    return s


def without_food() -> Ancient:
    s = own(world(), 0, "desert-caravan")
    s.live[0][FOOD] = 0
    return s


def contested(space: str) -> Ancient:
    """A citizen of seat 1 is on this space, so that one of lower skill pays a surcharge."""
    return put_citizen(world(), 1, 3, space)


def building(*cards: str, coins: int = 9, knowledge: int = 9) -> Ancient:
    s = means(set_row(world(), "bridge", "crane"), 0, coins, knowledge)
    return ask(own(s, 0, *cards), Build(0))


def full() -> Ancient:
    return building("salt-road", "aqueduct", "bronze-foundry")


def spent_recruit() -> Ancient:
    """A recruit has been taken; army 1 was used this round."""
    s = recruiting("0: recruit coast-watch")
    s.name_coins[0][0] = 1
    return s


ROWS = (EMPIRE_ROW, EMPIRE_A, EMPIRE_DISCARDS)
TOPS = (TITAN_TOP, TITAN_TOP + 1, TITAN_TOP + 2)


def rich_world() -> Ancient:
    return means(world(), 0, coins=9, knowledge=9)


PROVOKED: dict[str, tuple[Callable[[], Ancient], str]] = {
    "no-turn-action": (world, "0: done"),
    "no-citizen-yet": (world, "0: place 4 labor"),
    "no-citizen-starving": (starving, "0: place 1 labor"),
    "no-citizen-placed": (lambda: put_citizen(world(), 0, 1, "learn"), "0: place 1 labor"),
    "no-higher-skill": (lambda: contested("labor"), "0: place 2 labor"),
    "no-own-action": (world, "0: place 1 bridge"),
    "no-used-action": (
        lambda: turn(play(own(world(), 0, "pearl-divers"), "0: place 1 pearl-divers"), 0),
        "0: place 2 pearl-divers",
    ),
    "no-action-to-copy": (lambda: own(world(), 0, "bridge"), "0: place 1 bridge"),
    "no-useful-action": (lambda: with_action("temple-of-masks"), "0: place 1 temple-of-masks"),
    "no-action-coins": (lambda: with_action("masons-yard"), "0: place 1 masons-yard"),
    "no-action-knowledge": (lambda: with_action("desert-archive"), "0: place 1 desert-archive"),
    "no-damage-to-repair": (lambda: own(world(), 0, "masons-yard"), "0: place 1 masons-yard"),
    "no-token-to-take": (lambda: with_action("pearl-divers"), "0: place 1 pearl-divers"),
    "no-thing-to-count": (without_food, "0: place 1 desert-caravan"),
    "no-titan-left": (lambda: emptied(own(world(), 0, "forest-hideout"), *TOPS), "0: place 1 forest-hideout"),
    "no-covered-space": (world, "0: place 1 grow"),
    "no-new-name": (lambda: own(set_row(rich_world(), "bridge"), 0, "bridge"), "0: place 1 build"),
    "no-purchase": (lambda: poor(world()), "0: place 1 build"),
    "no-purchase-after-surcharge": (lambda: means(set_row(contested("build"), "salt-road"), 0, 2), "0: place 1 build"),
    "no-surcharge": (lambda: poor(set_military(contested("recruit"), "coast-watch")), "0: place 1 recruit"),
    "no-recruit-after-surcharge": (
        lambda: means(set_military(contested("recruit"), "titan-hounds"), 0, 2),
        "0: place 1 recruit",
    ),
    "no-recruit-price": (lambda: poor(set_military(world(), "titan-hounds")), "0: place 1 recruit"),
    "no-space-price": (lambda: poor(world()), "0: place 1 learn"),
    "no-expand-price": (lambda: poor(world()), "0: place 1 expand"),
    "no-district-left": (lambda: emptied(world(), DISTRICT_TOP), "0: place 1 expand"),
    "no-army-for-recruit": (busy, "0: place 1 recruit"),
    "no-card-to-explore": (lambda: emptied(world(round=2), *ROWS), "0: place 1 explore"),
    "no-citizen-left": (lambda: set_citizens(world(round=3), 0, 5), "0: place 1 grow"),
    "no-buy-chosen": (building, "0: pass"),
    "no-row-card": (building, "0: buy salt-road"),
    "no-stored-card": (building, "0: buy stored bridge"),
    "no-card-coins": (lambda: building(coins=2), "0: buy bridge"),
    "no-card-knowledge": (lambda: building(knowledge=0), "0: buy crane"),
    "no-card-price": (lambda: building(coins=0, knowledge=0), "0: buy crane"),
    "no-capacity": (full, "0: buy bridge"),
    "no-card-to-discard": (building, "0: buy bridge discarding crane"),
    "no-second-of-name": (lambda: building("bridge"), "0: buy bridge"),
    "no-district-kept": (POSITIONS["ChooseDistrict"], "0: done"),
    "no-army-coin": (POSITIONS["RemoveCoin"], "1: remove picture coin of army 1"),
    "no-survey-chosen": (POSITIONS["MaySurvey"], "0: done"),
    "no-replacement-chosen": (POSITIONS["RefreshRow"], "0: pass"),
    "no-coin-chosen": (POSITIONS["RemoveCoin"], "1: pass"),
    "no-use-chosen": (POSITIONS["PayForKnowledge"], "3: pass"),
    "no-optional-repair": (POSITIONS["CardRepair"], "0: done"),
    "no-damaged-card": (POSITIONS["CardRepair"], "0: repair salt-road"),
    "no-repair-chosen": (POSITIONS["CardRepair"], "0: pass"),
    "no-recruit-chosen": (POSITIONS["Recruit"], "0: pass"),
    "no-military-row": (POSITIONS["Recruit"], "0: recruit sun-phalanx"),
    "no-new-army": (POSITIONS["JoinArmy"], "0: form a new army"),
    "no-army-chosen": (POSITIONS["JoinArmy"], "0: pass"),
    "no-such-army": (POSITIONS["JoinArmy"], "0: retire army 4"),
    "no-used-army": (spent_recruit, "0: retire army 1"),
    "no-empire-deck": (lambda: ask(emptied(world(round=2), *ROWS[1:]), Explore(0)), "0: explore"),
    "no-row-card-to-store": (lambda: ask(set_row(world(round=2), "bridge"), Explore(0)), "0: store salt-road"),
    "no-explore-chosen": (POSITIONS["Explore"], "0: pass"),
    "no-card-kept": (POSITIONS["KeepCard"], "0: pass"),
    "no-store-chosen": (POSITIONS["FirstPass"], "0: pass"),
    "no-copy-chosen": (POSITIONS["CopyAction"], "0: pass"),
    "no-card-action": (POSITIONS["CopyAction"], "0: copy salt-road"),
    "no-copy-of-copies": (POSITIONS["CopyAction"], "0: copy trade-city"),
    "no-rival-with-card": (POSITIONS["CopyAction"], "0: copy pearl-divers"),
    "no-useful-copy": (
        lambda: play(own(own(own(world(4), 0, "bridge"), 2, "desert-archive"), 3, "masons-yard"), "0: place 1 bridge"),
        "0: copy masons-yard",
    ),
    "no-titan-in-deck": (lambda: emptied(POSITIONS["InspectTitans"](), TITAN_TOP), "0: inspect one-star"),
    "no-deck-chosen": (POSITIONS["InspectTitans"], "0: pass"),
    "no-titan-laid": (POSITIONS["LayTitan"], "0: pass"),
    "no-attack-chosen": (POSITIONS["AttackNow"], "0: pass"),
    "no-other-deck": (POSITIONS["AttackNow"], "0: attack root-giant with army 1"),
    "no-top-titan": (lambda: set_titans(world(), "mud-strider"), "0: attack fog-heron with army 1"),
    "no-ready-army": (lambda: set_titans(busy(), "mud-strider"), "0: attack mud-strider with army 1"),
    "no-attack-price": (lambda: poor(set_titans(world(), "mud-strider")), "0: attack mud-strider with army 1"),
    "no-attack-strength": (lambda: set_titans(world(), "fog-heron"), "0: attack fog-heron with army 1"),
    "no-intact-card": (POSITIONS["Damage"], "0: damage salt-road"),
    "no-damage-chosen": (POSITIONS["Damage"], "0: pass"),
    "no-army-discarded": (POSITIONS["DiscardArmy"], "0: pass"),
    "no-such-hunger": (POSITIONS["Feed"], "0: starve 1"),
}
"""For each key of a refusal a position, and what is refused there."""


@rule("AW-123", "AW-126")
def test_a_purchase_is_refused_for_the_name_then_for_the_room_and_only_then_for_the_price() -> None:
    s = building("bridge", coins=0, knowledge=0)
    assert refused(s, "0: buy bridge") == "AW-126"
    s = means(full(), 0, coins=0)
    assert refused(s, "0: buy bridge") == "AW-123"
    assert refused(turn(s, 0), "0: place 1 build") == "AW-123"


@rule("AW-207")
def test_an_army_that_does_not_exist_is_named() -> None:
    s = set_titans(world(), "mud-strider")
    _, action = read(s, "0: attack mud-strider with army 3")
    message = s.agenda[-1].why_not(s, 0, action).message
    assert (message.key, message.n) == ("no-such-army", 3)


def test_every_refusal_has_a_provocation() -> None:
    assert set(PROVOKED) == set(KEYS) - SHARED


@pytest.mark.parametrize("key", PROVOKED)
def test_every_refusal_is_provoked_and_worded_in_every_language(key: str) -> None:
    make, line = PROVOKED[key]
    s = make()
    seat, action = read(s, line)
    assert seat in s.waiting()
    assert action not in s.options(seat)
    message = s.agenda[-1].why_not(s, seat, action).message.json(s.box.names)
    assert message["key"] == key
    said = {language: GAME.words(language).tell(message, None, []) for language in GAME.languages}
    for language in GAME.languages:
        expect_sentence(GAME.words(language), message)
    assert len(set(said.values())) == len(GAME.languages), "a German page refuses in German"


def test_refusals_read_as_before() -> None:
    """The sentences with their numbers. TESSERA_GOLDEN=write writes the page again."""
    lines, players = [], ["Ada", "Bo", "Cy", "Di"]
    for key, (make, line) in sorted(PROVOKED.items()):
        s = make()
        seat, action = read(s, line)
        refused = s.agenda[-1].why_not(s, seat, action)
        message = refused.message.json(s.box.names)
        lines += [f"{key}: {line} ({refused.rule})"]
        lines += [f"    {GAME.words(language).tell(message, seat, players)}" for language in GAME.languages]
    page = Path(__file__).with_name("refusals.txt")
    if os.environ.get("TESSERA_GOLDEN") == "write":
        page.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert page.read_text(encoding="utf-8").splitlines() == lines
