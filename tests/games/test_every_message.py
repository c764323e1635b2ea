"""Every sentence of a log is told to somebody in some test, so that an event that is lost is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random

import pytest
from laws.worlds import CASES, acting, built, choose

from tessera.core.event import Event
from tessera.core.game import Game
from tessera.core.messages import Messages
from tessera.core.state import State
from tessera.games import GAMES

PREPARED = [game for game in GAMES.values() if game.test_positions]
N_MATCHES = 3
"""Random matches from each start and from each built position."""


def own_words(game: Game) -> Messages:
    return Messages.load(game.folder / "words" / "en.ftl")


def sentences(words: Messages) -> set[str]:
    """The keys of events, which are those that cite a rule, with what they say to the seats that are meant."""
    events = [key.removesuffix(".rule") for key in words.patterns if key.endswith(".rule")]
    return {key for event in events for key in (event, f"{event}-you", f"{event}-rival-you") if key in words}


def starts(game: Game) -> Iterator[State]:
    """Every way to begin a match, and the built positions; each with all that was told before."""
    for case in [case for case in CASES if case.game is game]:
        log: list[Event] = []
        yield game.begin(case.box(), log)
    for s in built(game.test_positions):
        copy = s.clone()
        copy.log = list(s.log or [])
        yield copy


def told(s: State, rng: Random) -> list[Event]:
    """What is told until the end of a random match."""
    for _ in range(100_000):
        if s.over():
            break
        actor = acting(s, s.box.seats, rng)
        s.apply(actor, choose(s, actor, rng))
    return s.log or []


def heard(events: list[Event]) -> Iterator[str]:
    """The keys of these events, and of the sentences in which seats hear that they are meant."""
    for event in events:
        yield event.key
        if event.seat >= 0 and event.heard_by(event.seat):
            yield f"{event.key}-you"
        if event.rival >= 0 and event.heard_by(event.rival):
            yield f"{event.key}-rival-you"


@pytest.mark.parametrize("game", PREPARED, ids=[game.id for game in PREPARED])
def test_every_sentence_of_the_log_is_told(game: Game) -> None:
    words = own_words(game)
    found: set[str] = set()
    for seed in range(N_MATCHES):
        for s in starts(game):
            found.update(heard(told(s, Random(seed))))
    for key, tell in import_module(game.test_positions).TOLD.items():
        keys = set(heard(tell().log or []))
        assert key in keys
        found |= keys
    assert sentences(words) - found == set()
