"""Word files, and the sentences that they give."""

from __future__ import annotations

import re

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
"""


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
    ],
)
def test_an_event_is_said_to_who_hears_it(event: dict[str, object], viewer: int | None, said: str) -> None:
    assert Messages(TEXT).tell(event, viewer, ["Ann", "Bob"]) == said


def test_a_message_names_its_rule() -> None:
    assert Messages(TEXT).rule({"key": "drew"}) == "XX-1"
    assert Messages(TEXT).rule({"key": "took"}) == ""


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_event_title_and_piece_of_a_game_has_its_words(game: Game) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in game.folder.glob("**/*.py"))
    told = set(re.findall(r"""\btell\(\s*[^"']*?["']([a-z][a-z0-9-]*)["']""", source))
    titles = {step.TITLE for step in game.steps.values() if step.TITLE}
    pieces = set(game.box(game.seats[0]).names)
    assert {key for key in told | titles | pieces if key not in game.words()} == set()
