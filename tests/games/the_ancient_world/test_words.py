"""Every key of the word files is said by somebody, every action has a sentence, and every hint is given when it helps."""

from __future__ import annotations

import re
from pathlib import Path

from games.the_ancient_world.build import ask, means, own, set_army, set_citizens, set_titans, turn, world
from games.the_ancient_world.positions import POSITIONS
from games.the_ancient_world.test_effects import SAID

from tessera.core.messages import Messages
from tessera.core.view import look
from tessera.games.the_ancient_world import GAME
from tessera.games.the_ancient_world.card_text import priced
from tessera.games.the_ancient_world.lists import CARD_KINDS, DECKS
from tessera.games.the_ancient_world.state import Ancient
from tessera.games.the_ancient_world.steps.attack import FACE_WORDS, Damage
from tessera.games.the_ancient_world.steps.recruit import JoinArmy
from tessera.games.the_ancient_world.steps.rounds import TRIBE_WORDS

ROOT = Path(__file__).resolve().parents[3]

SLOTS = {"n": r"\d+", "numbers": r"\d+(?: \d+)*", "piece": "[a-z][a-z0-9]*(?:-[a-z0-9]+)*"}
BY_CHANCE = {"begin", "deal", "roll"}


def forms() -> list[tuple[str, re.Pattern[str]]]:
    """The keys of the sentences that say actions, each with the texts that it is for."""
    found = []
    for key, form in GAME.words().patterns.items():
        if key.endswith(".form"):
            texts = re.sub(r"\{(?:\w+:)?(\w+)\}", lambda slot: f"({SLOTS[slot[1]]})", form)
            found.append((key.removesuffix(".form"), re.compile(texts)))
    return found


def test_every_action_is_said_by_a_sentence_of_its_own_and_every_sentence_is_used() -> None:
    used = set()
    for action in GAME.box(4).actions.all:
        if action.verb not in BY_CHANCE:
            key = next((key for key, form in forms() if form.fullmatch(action.text)), None)
            assert key is not None, action.text
            used.add(key)
    assert used == {key for key, _ in forms()}


# -- every key is used ----------------------------------------------------------------------------------------------

CLIENT = ROOT / "web" / "src" / "games" / GAME.id


def printed() -> set[str]:
    """What cards and spaces say, those of packs included."""
    kit = GAME.kit(GAME.box(2))
    shown = [*kit["cards"].values(), *kit["spaces"].values()]
    messages = [message for one in shown for message in one["text"]]
    messages += [space["short"] for space in kit["spaces"].values()]
    messages += [{"key": message.key, "pieces": [message.text] if message.text[:1].isalpha() else []} for message in SAID]
    keys = {message["key"] for message in messages} | {id for message in messages for id in message.get("pieces", ())}
    keys |= {
        priced(key, coins, knowledge)
        for key in ("card-cost", "card-paid-action")
        for coins, knowledge in ((1, 0), (0, 1), (1, 1))
    }
    return keys | {*kit["cards"], *kit["spaces"]}


def explained() -> set[str]:
    """The reasons that the bot gives for whatever can be done in the built positions, and where every space is open."""
    found = set()
    all_open = means(own(world(round=3), 0, "pearl-divers"), 0, coins=9, knowledge=9)
    for s in [all_open, *[make() for make in POSITIONS.values()]]:
        for seat in range(s.n):
            found |= {GAME.bot.explain(s, seat, option).key for option in s.options(seat)}
    return found


def test_every_key_is_used() -> None:
    words = Messages.load(GAME.folder / "words" / "en.ftl").patterns
    events = {key.removesuffix(".rule") for key in words if key.endswith(".rule")}
    spoken = {f"{event}{you}" for event in events for you in ("", "-you", "-rival-you")}
    asked = {step.TITLE for step in GAME.steps.values() if step.TITLE}
    drawn = set(re.findall(r"'(page-[a-z-]+)'", "".join(path.read_text(encoding="utf-8") for path in CLIENT.iterdir())))
    legend = set(re.findall(r"key: '([a-z-]+)'", (CLIENT / "legend.ts").read_text(encoding="utf-8")))
    choices = {f"option-{option.name}-{choice}" for option in GAME.options for choice in option.choices}
    others = {
        "game-title",
        "blurb",
        "for-whom",
        *FACE_WORDS,
        *TRIBE_WORDS,
        *choices,
        *[f"option-{option.name}" for option in GAME.options],
    }
    gauges = {f"gauge-{name}" for name in GAME.gauges(look(world(), 0))}
    known = spoken | asked | drawn | others | gauges | printed() | explained() | {hint.key for hint in GAME.guide}
    known |= {"list-example", "list-text", *[id for kind in CARD_KINDS for id in kind.RULES]}
    heads = {"card", "deck", "copies", "flavour", "tribe", *DECKS.values()}
    known |= {f"list-{head}" for head in heads}
    taught = GAME.lesson.steps if GAME.lesson is not None else ()
    known |= {f"lesson-{step.name}{part}" for step in taught for part in ("", "-done")}
    folded = {key for name, key in words.items() if name.endswith(".fold")}
    known |= {f"{key}{you}" for key in folded for you in ("", "-you")}
    known |= {key for key, _ in forms()} | {f"legend-{key}" for key in legend}
    keys = {key for key in words if "." not in key and not key.startswith("no-")}
    assert keys - known == set()
    assert {key for key in known - keys if not key.endswith("-you")} == set()


# -- hints ----------------------------------------------------------------------------------------------------------


def hints(s: Ancient, seat: int = 0) -> list[str]:
    view = look(s, seat)
    return [hint.key for hint in GAME.guide if hint.fits(view)]


def test_hints_are_worded_and_cite_rules() -> None:
    for hint in GAME.guide:
        assert hint.step in GAME.steps
        assert f"**{hint.rule}**" in GAME.rulebook()
        assert all(hint.key in GAME.words(language) for language in GAME.languages)


def test_a_first_turn_explains_citizens_and_skills_only() -> None:
    s = set_titans(world(), "fog-heron", "root-giant", "last-dragon-of-zor")
    set_army(s, 0, 0)
    assert hints(turn(set_citizens(s, 0, 3), 0)) == ["guide-place", "guide-skill"]


def test_a_hint_comes_when_it_helps() -> None:
    s = own(set_titans(world(round=4), "mud-strider"), 0, "bridge")
    assert hints(turn(set_citizens(s, 0, 5), 0)) == [
        "guide-place",
        "guide-skill",
        "guide-banners",
        "guide-attack",
        "guide-feed",
        "guide-end",
    ]


def test_questions_have_their_hints() -> None:
    s = world()
    assert hints(ask(s, Damage(0, 1))) == ["guide-damage"]
    assert hints(ask(s, JoinArmy(0, s.box.by_name["coast-watch"]))) == ["guide-recruit"]
