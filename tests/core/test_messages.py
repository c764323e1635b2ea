"""Word files, and the sentences that they give."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tessera.core.game import Game
from tessera.core.messages import Messages
from tessera.games import GAMES

TEXT = """
# a comment
iron = Iron
drew = { $seat } draws { $n ->
    [0] nothing
    [one] one card
   *[other] { $n } cards
    }.
    .rule = XX-1
drew-you = You draw { $n }.
took = { $seat } takes { $piece } from { $rival }.
took-rival-you = { $seat } takes { $piece } from you.
queued = { $text } joins track { $n }.
    .from-zero = n
called = { $seat } calls: { $text }
    .literal = text
do-lay = lay { $piece } on track { $track }
    .form = lay {piece} on {track}
do-give = give { $pieces } to { $seat }
    .form = give {pieces} to {seat}
do-pay = pay { $n ->
    [one] one coin
   *[other] { $n } coins
    }
    .form = pay {n}
"""
GERMAN = """
iron = Eisen
called = { $seat } ruft: { $text }
queued = { $text } kommt auf Bahn { $n }.
do-lay = { $piece } auf Bahn { $track } legen
"""
SAYINGS: list[dict[str, Any]] = json.loads((Path(__file__).parents[2] / "web/tests/said.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("event", "viewer", "said"),
    [
        ({"key": "drew", "seat": 1, "n": 1}, None, "Bob draws one card."),
        ({"key": "drew", "seat": 1, "n": 4}, 0, "Bob draws 4 cards."),
        ({"key": "drew", "seat": 1, "n": 0}, 0, "Bob draws nothing."),
        ({"key": "drew", "seat": 0, "n": 4}, 0, "You draw 4."),
        ({"key": "took", "seat": 0, "rival": 1, "piece": "iron"}, None, "Ann takes Iron from Bob."),
        ({"key": "took", "seat": 0, "rival": 1, "piece": "iron"}, 1, "Ann takes Iron from you."),
        ({"key": "unknown", "n": 3}, None, "unknown unknown 3"),
        ({"key": "queued", "n": 0, "text": "iron"}, None, "Iron joins track 1."),
        ({"key": "called", "seat": 1, "text": "lay iron on 0"}, None, "Bob calls: lay iron on 0"),
        ({"key": "queued", "n": 0, "text": "lay iron on 0"}, None, "lay Iron on track 1 joins track 1."),
        ({"key": "queued", "n": 0, "text": "burn iron"}, None, "burn Iron joins track 1."),
    ],
)
def test_an_event_is_said_to_who_hears_it(event: dict[str, object], viewer: int | None, said: str) -> None:
    assert Messages(TEXT).tell(event, viewer, ["Ann", "Bob"]) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("lay iron on 0", "Lay Iron on track 1"),
        ("lay old-bridge on 1", "Lay Old bridge on track 2"),
        ("give iron wood iron or wood to 1", "Give 2 × Iron, Wood or Wood to Bob"),
        ("pay 1", "Pay one coin"),
        ("pay 3", "Pay 3 coins"),
        ("sing iron loudly", "Sing Iron loudly"),
    ],
)
def test_an_action_is_said_by_its_phrase_or_else_word_by_word(text: str, said: str) -> None:
    assert Messages(TEXT + "wood = Wood\nor = or\n").action(text, ["Ann", "Bob"]) == said


def test_a_translation_has_the_attributes_and_the_missing_sentences_of_english() -> None:
    german = Messages(GERMAN, english=Messages(TEXT))
    players = ["Ann", "Bob"]
    assert german.tell({"key": "queued", "n": 0, "text": "lay iron on 1"}, None, players) == (
        "Eisen auf Bahn 2 legen kommt auf Bahn 1."
    )
    assert german.tell({"key": "called", "seat": 0, "text": "lay iron on 1"}, None, players) == "Ann ruft: lay iron on 1"
    assert german.tell({"key": "drew", "seat": 0, "n": 4}, 0, players) == "You draw 4."
    assert german.rule({"key": "drew"}) == "XX-1"
    assert german.action("pay 1", players) == "Pay one coin"


def test_neighbours_that_fold_are_one_line() -> None:
    words = Messages(
        "oak = Oak\ngot = { $seat } gets { $piece }.\n    .fold = got-all\n    .rule = X-1\n"
        "got-all = { $seat } gets { $n }: { $pieces }.\nend = The end.\n"
    )
    found: list[dict[str, Any]] = [{"key": "got", "seat": seat, "piece": piece} for seat, piece in ((0, "oak"), (0, "elm"))]
    found += [
        {"key": "got", "seat": 0, "piece": "oak"},
        {"key": "got", "seat": 1, "piece": "oak"},
        {"key": "end"},
        {"key": "end"},
    ]
    rows = words.fold(found)
    assert [words.tell(row, None, ["Ada", "Bo"]) for row in rows] == [
        "Ada gets 3: 2 × Oak, Elm.",
        "Bo gets Oak.",
        "The end.",
        "The end.",
    ]
    assert [words.rule(row) for row in rows] == ["X-1", "X-1", "", ""]


@pytest.mark.parametrize("case", SAYINGS, ids=[case["said"] for case in SAYINGS])
def test_the_server_says_a_message_as_the_browser_does(case: dict[str, Any]) -> None:
    """`kit.test.ts` reads the same file."""
    words = GAMES[case["game"]].words(case["language"])
    assert words.tell(case["message"], case["viewer"], ["Ada", "Bo"]) == case["said"]


def test_a_message_names_its_rule() -> None:
    assert Messages(TEXT).rule({"key": "drew"}) == "XX-1"
    assert Messages(TEXT).rule({"key": "took"}) == ""


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_event_title_and_piece_of_a_game_has_its_words(game: Game) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in game.folder.glob("**/*.py"))
    told = set(re.findall(r"""\bs\.tell\(\s*[^"']*?["']([a-z][a-z0-9-]*)["']""", source))
    titles = {step.TITLE for step in game.steps.values() if step.TITLE}
    pieces = set(game.box(game.seats[0]).names)
    assert {key for key in told | titles | pieces if key not in game.words()} == set()
