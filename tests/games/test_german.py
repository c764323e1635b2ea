"""German: every refusal of every game has its sentence, and a match says no in German alone."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random

import pytest
from laws.worlds import built, choose

import tessera.core
from tessera.core.dealer import Dealer
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.refusal import Refused
from tessera.core.seats import CHANCE
from tessera.core.state import State
from tessera.games import GAMES

CORE = Path(tessera.core.__file__).parent
PER_VERB = 12
"""How many actions of each verb are tried at a question."""
PER_STEP = 3
"""How often a step's question is tried in a match."""


def refusals(folder: Path) -> set[str]:
    """The keys that the modules of a folder refuse with: every text in the second argument of `refuse`."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                found |= {str(part.value) for part in ast.walk(node.args[1]) if isinstance(part, ast.Constant)}
    return found


def keys_of(game: Game) -> list[str]:
    """Every refusal of a game: those of its modules and of the kernel, and what its words call one."""
    worded = {key for key in game.words().patterns if key.startswith("no-") and "." not in key}
    return sorted(refusals(game.folder) | refusals(CORE) | worded)


def variables(pattern: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", pattern))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_refusal_has_a_german_sentence(game: Game) -> None:
    english, german = game.words().patterns, game.words("de").patterns
    assert refusals(game.folder)
    for key in keys_of(game):
        assert key in english, key
        assert key in german, key
        assert german[key] != english[key], key
        assert variables(german[key]) == variables(english[key]), key


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_german_match_refuses_in_german(game: Game) -> None:
    rng = Random(19)
    seats = game.quick_seats
    match = Match(game, game.box(seats), Dealer.seeded(19, seats))
    tried: dict[str, int] = {}
    provoked: set[str] = set()
    while not match.over:
        step = type(match.state.agenda[-1]).__name__
        tried[step] = tried.get(step, 0) + 1
        if tried[step] <= PER_STEP:
            provoked |= {said_in_german(match, refused) for refused in provoke(match, rng)}
        seat = rng.choice(match.waiting())
        match.play(seat, rng.choice(match.options(seat)))
    for s in built(game.test_positions):
        provoked |= {said_in_german(match, refused) for match in [at(game, s, rng)] for refused in provoke(match, rng)}
    assert provoked & refusals(game.folder), provoked


def at(game: Game, s: State, rng: Random) -> Match:
    """A match that has come to this position, or to the first question after it."""
    match = Match(game, s.box, Dealer.seeded(1, s.box.seats))
    match.state = s.clone()
    while CHANCE in match.state.waiting():
        match.state.apply(CHANCE, choose(match.state, CHANCE, rng))
    return match


def provoke(match: Match, rng: Random) -> list[Refused]:
    """What the match says to some actions of every verb, by whomever."""
    verbs: dict[str, list[str]] = {"": ["sing loudly"]}
    for action in match.box.actions.all:
        verbs.setdefault(action.verb, []).append(action.text)
    found: list[Refused] = []
    for texts in verbs.values():
        for text in rng.sample(texts, min(PER_VERB, len(texts))):
            try:
                match.read(rng.randrange(match.seats), text)
            except Refused as refused:
                found.append(refused)
    return found


def said_in_german(match: Match, refused: Refused) -> str:
    """The key of a refusal, after making sure that German has all of its words."""
    message = refused.message.json(match.box.names)
    players = [f"Platz {seat}" for seat in range(match.seats)]
    german = match.game.words("de").tell(message, None, players)
    assert refused.message.key in match.game.words("de")
    assert not set("{}?") & set(german), german
    assert german != refused.reason
    return refused.message.key
