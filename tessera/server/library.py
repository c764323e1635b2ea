"""The library: what is printed in a game's box, for clients that draw it. Nothing here depends on a match."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from tessera.core.game import Game
from tessera.server import wire
from tessera.server.doors import Call, Door, endpoint
from tessera.server.refusals import No

GAME = "/api/games/{game}"


def game_of(call: Call) -> Game:
    found = call.house.games.get(call.path["game"])
    if found is None:
        raise No("unknown", f"there is no such game here; there are {', '.join(call.house.games)}")
    return found


@endpoint("GET", GAME + "/kit", Door.ANYONE, wire.Kit)
async def kit(call: Call) -> Any:
    """The words and the components of a game, in every language there is."""
    game = game_of(call)
    return wire.Kit(game.id, game.version, all_words(game), all_components(game.folder))


@endpoint("GET", GAME + "/rules", Door.ANYONE, wire.Rulebook)
async def rules(call: Call) -> Any:
    """The rulebook page of a game."""
    game = game_of(call)
    path = game.folder / "rules.md"
    return wire.Rulebook(game.id, path.read_text(encoding="utf-8") if path.exists() else f"# {game.title}\n")


def all_words(game: Game) -> dict[str, dict[str, str]]:
    """Every sentence of a game, by language."""
    return {language: game.words(language).patterns for language in game.languages}


@cache
def all_components(folder: Path) -> dict[str, Any]:
    """The components as they are written down, by the name of their file."""
    return {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted((folder / "data").glob("*.toml"))}
