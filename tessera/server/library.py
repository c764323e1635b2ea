"""The library: what is printed in a game's box, for clients that draw it. Nothing here depends on a match.

Each game makes its kit from a box, so a table with a pack sends the cards of the pack, and nothing of the bots is sent.
"""

from __future__ import annotations

from typing import Any

from tessera.core.game import ENGLISH, Game
from tessera.server import wire
from tessera.server.art import art_version
from tessera.server.calls import TABLE
from tessera.server.doors import Call, Door, endpoint
from tessera.server.refusals import Rejection

GAME = "/api/games/{game}"


def game_of(call: Call) -> Game:
    found = call.services.games.get(call.path["game"])
    if found is None:
        raise Rejection("unknown", "server-no-such-game", text=", ".join(call.services.games))
    return found


@endpoint("GET", GAME + "/kit", Door.ANYONE, wire.Kit)
async def kit(call: Call) -> Any:
    """The words and the components of a game as it is sold, in every language there is."""
    game = game_of(call)
    return wire.Kit(game.id, game.version, all_words(game), house_components(game), art_version(game))


@endpoint("GET", TABLE + "/kit", Door.WATCHER, wire.Kit)
async def table_kit(call: Call) -> Any:
    """The words and the components of the box that this table plays with, the cards of its pack included."""
    state = await call.live.read_state()
    game, heading = state.game, state.heading
    components = game.kit(state.box)
    words = renamed(game, all_words(game), components)
    return wire.Kit(game.id, heading.rules, words, components, art_version(game, heading.options))


@endpoint("GET", GAME + "/rules", Door.ANYONE, wire.Rulebook, query=("language",))
async def rules(call: Call) -> Any:
    """The rulebook page of a game, in a language if it is translated, else in English."""
    game = game_of(call)
    wanted = call.query.get("language", ENGLISH)
    language = wanted if wanted in game.languages else ENGLISH
    has_page = (game.folder / "rules.md").exists()
    return wire.Rulebook(game.id, game.rulebook(language) if has_page else f"# {game.title}\n")


def house_components(game: Game) -> dict[str, Any]:
    """The components of the game as it is sold."""
    return game.kit(game.box(game.quick_seats))


def all_words(game: Game) -> dict[str, dict[str, str]]:
    """Every sentence of a game, by language."""
    return {language: game.words(language).patterns for language in game.languages}


def renamed(game: Game, words: dict[str, dict[str, str]], components: dict[str, Any]) -> dict[str, dict[str, str]]:
    """The words, in which every card of a pack has the name that the pack gives it, in whatever language."""
    printed = names_in(house_components(game))
    own = {id: name for id, name in names_in(components).items() if printed.get(id) != name}
    return {language: {**patterns, **own} for language, patterns in words.items()} if own else words


def names_in(value: Any) -> dict[str, str]:
    """The names of all components, by their ids."""
    if isinstance(value, list):
        return {id: name for one in value for id, name in names_in(one).items()}
    if not isinstance(value, dict):
        return {}
    found = {id: name for one in value.values() for id, name in names_in(one).items()}
    for id, one in [(value.get("id"), value), *value.items()]:
        if isinstance(id, str) and isinstance(one, dict) and isinstance(one.get("name"), str):
            found[one.get("id", id)] = one["name"]
    return found
