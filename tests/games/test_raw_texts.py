"""No line of a log has the text of an action or the id of a piece in it, which are for programs, or its reader's own name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from laws.worlds import CASES, Case, acting, choose

from tessera.core.event import Event
from tessera.core.game import ENGLISH
from tessera.core.seats import WATCHER
from tessera.games import GAMES

OWN = [case for case in CASES if case.game in GAMES.values()]
SAME_WORDS = re.compile(r"decline o\d+")
"""Texts of actions that are English too."""
ID = re.compile(r"(?<!\w)[a-z0-9]+(?:[-_][a-z0-9]+)+(?!\w)")

PHRASE = re.compile(r"[a-z] \w")
"""What a text has that is more than a name or a list of numbers."""


def heard(case: Case) -> Iterator[Event]:
    """What is told in a random match."""
    rng = Random(5)
    log: list[Event] = []
    s = case.game.begin(case.box(), log)
    while not s.over():
        actor = acting(s, case.seats, rng)
        s.apply(actor, choose(s, actor, rng))
    yield from log


def runs(line: str) -> set[str]:
    """All that stands in a line in two words or more."""
    words = [word.strip(".,:;!?()'\"„“") for word in line.split()]
    return {" ".join(words[i:j]) for i in range(len(words)) for j in range(i + 2, min(len(words), i + 9) + 1)}


@pytest.mark.parametrize("case", OWN, ids=str)
def test_no_line_of_a_log_has_a_raw_text(case: Case) -> None:
    box = case.box()
    texts = {action.text for action in box.actions.all if " " in action.text}
    ids = {id for id in box.names if "-" in id or "_" in id}
    players = [f"Player {seat}" for seat in range(case.seats)]
    for event in heard(case):
        for language in case.game.languages:
            words = case.game.words(language)
            for viewer in (None if eye == WATCHER else eye for eye in case.eyes() if event.heard_by(eye)):
                line = words.tell(event.json(box.names), viewer, players)
                raw = {text for text in runs(line) & texts if not SAME_WORDS.fullmatch(text)} | (set(ID.findall(line)) & ids)
                assert raw == set(), line
                assert viewer is None or players[viewer] not in line, line
                assert language == ENGLISH or not PHRASE.search(event.text) or event.text.lower() not in line.lower(), line
